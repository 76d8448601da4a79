"""What stands behind a heading of the rules, in a sentence or two; of all games here, of one beside its messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "fr", "ru")
Texts = Mapping[str, tuple[str, str, str]]  # by heading, in these languages


def rule_texts(texts: Texts, lang: str) -> dict[str, str]:
    """The texts of headings as messages of a language.

    >>> rule_texts({"Deck": ("15 cards.", "15 cartes.", "15 карт.")}, "fr")
    {'rule_text.Deck': '15 cartes.'}
    """
    at = LANGUAGES.index(lang)
    return {f"rule_text.{heading}": said[at] for heading, said in texts.items()}


COMMON: Final[Texts] = {
    "Actions": (
        "All that can be done stands in a list of actions. What is not in it is refused, with the reason.",
        "Tout ce qui est possible figure dans une liste d'actions. Le reste est refusé, avec la raison.",
        "Всё, что можно сделать, стоит в списке действий. Остальное отклоняется с объяснением.",
    ),
    "Prompts": (
        "The game asks one player at a time and waits for one of the answers on offer.",
        "Le jeu pose une question à un joueur à la fois et attend l'une des réponses proposées.",
        "Игра спрашивает игроков по одному и ждёт одного из предложенных ответов.",
    ),
    "The end of the game": (
        "Once somebody has won, or the game is drawn, nothing more is played.",
        "Dès qu'un joueur a gagné, ou que la partie est nulle, on ne joue plus rien.",
        "Когда кто-то победил или объявлена ничья, больше ничего не играют.",
    ),
    "Choices": (
        "Where a card or a rule leaves a choice, you pick among what is on offer, one after the other.",
        "Quand une carte ou une règle laisse le choix, on choisit parmi ce qui est proposé, un élément après l'autre.",
        "Если карта или правило дают выбор, вы выбираете из предложенного по одному.",
    ),
    "Check timing": (
        "Effects that were triggered wait and are played one at a time. The player whose turn it is goes first.",
        "Les effets déclenchés attendent et se jouent un par un. Le joueur dont c'est le tour commence.",
        "Сработавшие эффекты ждут, и их применяют по одному. Первым идёт тот, чей сейчас ход.",
    ),
    "Replacements": (
        'An effect that says "instead" changes what is about to happen. What it replaces does not happen at all.',
        "Un effet qui dit « à la place » change ce qui va arriver. Ce qu'il remplace n'arrive pas du tout.",
        "Эффект со словом «вместо» меняет то, что должно случиться. Заменённое не происходит вовсе.",
    ),
    "Endless loops": (
        "The same position may not come back for ever: whoever could bring it back must choose something else.",
        "La même position ne peut revenir sans fin: qui pourrait la ramener doit choisir autre chose.",
        "Одна и та же позиция не может повторяться без конца: тот, кто её возвращает, выбирает иное.",
    ),
    "Abilities": (
        "A card does what its text says, part by part, in the order written. What is impossible is left out.",
        "Une carte fait ce que dit son texte, partie par partie, dans l'ordre écrit. L'impossible est omis.",
        "Карта делает то, что сказано в её тексте, по частям и по порядку. Невозможное пропускают.",
    ),
    "The start of the game": (
        "The decks are shuffled, both players draw their first cards, and the first turn begins.",
        "Les decks sont mélangés, chaque joueur pioche ses premières cartes, et le premier tour commence.",
        "Колоды перемешивают, оба игрока берут первые карты, и начинается первый ход.",
    ),
}
