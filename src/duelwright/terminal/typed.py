"""What a person meant by the words they typed: an option, an action that is not possible, a card."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from .. import CardDef, Game, Prompt, View
from ..language.voice import Voice
from ..speech.label import Board, label

NUMBER: Final = re.compile(r"(\w+)\s*(<=|>=|=|<|>)\s*(\d{1,9})")
COMPARED: Final[dict[str, Callable[[int, int], bool]]] = {
    "=": operator.eq, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge,
}  # fmt: skip
SHORTEST_VERB: Final = 2  # letters; a slip of one key shall not be an answer


def words(text: str) -> list[str]:
    """The words of a text, without marks and capitals.

    >>> words("use Healer's Staff (h7)")
    ['use', 'healers', 'staff', 'h7']
    """
    return re.findall(r"\w+", re.sub("['\u2019]", "", text.casefold()))


def is_short_for(typed: list[str], full: list[str]) -> bool:
    """Whether every typed word begins a word of the full text, in the same order.

    >>> is_short_for(["gr", "rope"], ["use", "grappling", "rope"])
    True
    """
    left = iter(full)
    return bool(typed) and all(any(word.startswith(short) for word in left) for short in typed)


def meant(voice: Voice, view: View, prompt: Prompt, text: str, among: Iterable[str]) -> list[str]:
    """The actions that a text can mean: the one that is spelled so, or all that begin with its words."""
    actions = list(among)
    typed = words(text)
    parts = text.casefold().split()
    written = {" ".join(parts), f"{' '.join(parts[:2])}>{parts[-1]}" if len(parts) == 3 else ""}
    spelled = [action for action in actions if action.casefold() in written]
    said = [action for action in actions if typed and words(label(voice, view, prompt, action)) == typed]
    if spelled or said:
        return spelled or said
    if not typed or len(typed[0]) < SHORTEST_VERB:
        return []
    fitting = [action for action in actions if _fits(typed, action, label(voice, view, prompt, action))]
    board = Board(voice, view)
    different = {_likeness(voice, board, prompt, action): action for action in reversed(fitting)}
    return fitting if len(different) > 1 else list(different.values())  # copies of one card are as good as one


def _likeness(voice: Voice, board: Board, prompt: Prompt, action: str) -> tuple[str, str]:
    """What an action has in common with one of a card that is the same but for its handle and its id."""
    held = board.held(action.partition(" ")[2].partition(">")[0])
    card = voice.find(held[2].card) if held is not None else None
    said = re.sub(r"\bh\d+\b", "", label(voice, board.view, prompt, action))
    return said, repr(msgspec.structs.replace(card, id="", flavour="")) if card is not None else ""


def _fits(typed: list[str], action: str, said: str) -> bool:
    """Whether typed words begin with an action's verb and go on with words of its label."""
    full = words(said)
    is_verb = action.startswith(typed[0]) or full[0].startswith(typed[0])
    return is_verb and (len(typed) == 1 or is_short_for(typed[1:], full[1:]))


def cards_like(game: Game, text: str) -> list[CardDef]:
    """The card of that name, all whose names have these beginnings of words, or all with a number such as `attack>=4`.

    >>> import duelwright as dw
    >>> [card.name for card in cards_like(dw.game("asigoc"), "twin")]
    ['Twin Daggers']
    >>> {card.numbers["level"] for card in cards_like(dw.game("duel"), "level > 6")} == {7, 8}
    True
    """
    exact = game.find(text)
    if exact is not None:
        return [exact]
    number = NUMBER.fullmatch(text.strip().casefold())
    if number is not None and number[1] in game.stats:
        holds = COMPARED[number[2]]
        return [c for c in game.cards() if number[1] in c.numbers and holds(c.numbers[number[1]], int(number[3]))]
    return [card for card in game.cards() if is_short_for(words(text), words(card.name))]


def spelled_out(game: Game, text: str) -> str:
    """An action of this game in its exact spelling, where a text names one in a free one; else the text itself.

    >>> import duelwright as dw
    >>> spelled_out(dw.game("vanguard-d"), "Attack r2 v")
    'attack R2>V'
    """
    verb, *parts = text.casefold().replace(">", " ").split() or [""]
    slots = {slot.casefold(): slot for slot in game.slots}
    made = " ".join([verb, ">".join(slots.get(part, part) for part in parts)]).strip()
    return made if game.actions.parse(made) >= 0 else text
