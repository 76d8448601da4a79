"""French and Russian are French and Russian: numbers, cases, genders, articles, elisions."""

from __future__ import annotations

import re

import pytest

import duelwright as dw
from duelwright.games import SHIPPED
from duelwright.games.asigoc import nodes as a
from duelwright.language import nodes as n
from duelwright.language.grammars import French, Russian
from duelwright.language.inflection import CASES, Form, Lexicon, Named
from duelwright.language.messages import say
from duelwright.language.node import Node
from duelwright.language.words import languages, render, table_of

from ..conformance.golden import card_texts, golden_texts

GAMES = list(SHIPPED)


def lexicon(lang: str, game: str = "asigoc") -> Lexicon:
    return table_of(game, lang).lexicon


# --- each counted noun after 1, 2, 5 and 21 ---------------------------------------------------------------------------

FRENCH = {
    "card": ("1 carte", "2 cartes", "5 cartes", "21 cartes"),
    "point": ("1 point", "2 points", "5 points", "21 points"),
    "game": ("1 partie", "2 parties", "5 parties", "21 parties"),
    "win": ("1 victoire", "2 victoires", "5 victoires", "21 victoires"),
    "loss": ("1 défaite", "2 défaites", "5 défaites", "21 défaites"),
    "draw": ("1 nulle", "2 nulles", "5 nulles", "21 nulles"),
    "decision": ("1 décision", "2 décisions", "5 décisions", "21 décisions"),
    "board": ("1 plateau", "2 plateaux", "5 plateaux", "21 plateaux"),
    "process": ("1 processus", "2 processus", "5 processus", "21 processus"),
    "bot": ("1 bot", "2 bots", "5 bots", "21 bots"),
    "ability": ("1 capacité", "2 capacités", "5 capacités", "21 capacités"),
    "weapon": ("1 Arme", "2 Armes", "5 Armes", "21 Armes"),
    "item": ("1 Objet", "2 Objets", "5 Objets", "21 Objets"),
    "ace": ("1 As", "2 As", "5 As", "21 As"),
    "attack": ("1 Attaque", "2 Attaques", "5 Attaques", "21 Attaques"),
    "block": ("1 Blocage", "2 Blocages", "5 Blocages", "21 Blocages"),
}
RUSSIAN = {  # nominative; accusative
    "card": ("1 карта", "2 карты", "5 карт", "21 карта", "1 карту", "2 карты", "5 карт", "21 карту"),
    "unit": ("1 единица", "2 единицы", "5 единиц", "21 единица", "1 единицу", "2 единицы", "5 единиц", "21 единицу"),
    "game": ("1 партия", "2 партии", "5 партий", "21 партия", "1 партию", "2 партии", "5 партий", "21 партию"),
    "win": ("1 победа", "2 победы", "5 побед", "21 победа", "1 победу", "2 победы", "5 побед", "21 победу"),
    "loss": (
        "1 поражение", "2 поражения", "5 поражений", "21 поражение",
        "1 поражение", "2 поражения", "5 поражений", "21 поражение",
    ),
    "draw": ("1 ничья", "2 ничьи", "5 ничьих", "21 ничья", "1 ничью", "2 ничьи", "5 ничьих", "21 ничью"),
    "decision": (
        "1 решение", "2 решения", "5 решений", "21 решение", "1 решение", "2 решения", "5 решений", "21 решение",
    ),
    "board": ("1 доска", "2 доски", "5 досок", "21 доска", "1 доску", "2 доски", "5 досок", "21 доску"),
    "process": (
        "1 процесс", "2 процесса", "5 процессов", "21 процесс",
        "1 процесс", "2 процесса", "5 процессов", "21 процесс",
    ),
    "bot": ("1 бот", "2 бота", "5 ботов", "21 бот", "1 бота", "2 ботов", "5 ботов", "21 бота"),
    "ability": (
        "1 способность", "2 способности", "5 способностей", "21 способность",
        "1 способность", "2 способности", "5 способностей", "21 способность",
    ),
    "weapon": (
        "1 Оружие", "2 карты Оружия", "5 карт Оружия", "21 Оружие",
        "1 Оружие", "2 карты Оружия", "5 карт Оружия", "21 Оружие",
    ),
    "item": (
        "1 Предмет", "2 Предмета", "5 Предметов", "21 Предмет",
        "1 Предмет", "2 Предмета", "5 Предметов", "21 Предмет",
    ),
    "ace": ("1 Туз", "2 Туза", "5 Тузов", "21 Туз", "1 Туза", "2 Тузов", "5 Тузов", "21 Туза"),
    "attack": ("1 Атака", "2 Атаки", "5 Атак", "21 Атака", "1 Атаку", "2 Атаки", "5 Атак", "21 Атаку"),
    "block": ("1 Блок", "2 Блока", "5 Блоков", "21 Блок", "1 Блок", "2 Блока", "5 Блоков", "21 Блок"),
    "slot": ("1 ячейка", "2 ячейки", "5 ячеек", "21 ячейка", "1 ячейку", "2 ячейки", "5 ячеек", "21 ячейку"),
    "discard": ("1 сброс", "2 сброса", "5 сбросов", "21 сброс", "1 сброс", "2 сброса", "5 сбросов", "21 сброс"),
    "hand": ("1 рука", "2 руки", "5 рук", "21 рука", "1 руку", "2 руки", "5 рук", "21 руку"),
    "deck": ("1 колода", "2 колоды", "5 колод", "21 колода", "1 колоду", "2 колоды", "5 колод", "21 колоду"),
    "zone": ("1 зона", "2 зоны", "5 зон", "21 зона", "1 зону", "2 зоны", "5 зон", "21 зону"),
}  # fmt: skip
NUMBERS = (1, 2, 5, 21)


@pytest.mark.parametrize("key", sorted(lexicon("fr").nouns))
def test_a_french_noun_after_a_number(key: str) -> None:
    assert tuple(lexicon("fr").counted(number, key) for number in NUMBERS) == FRENCH[key]


@pytest.mark.parametrize("key", sorted(lexicon("ru").nouns))
def test_a_russian_noun_after_a_number(key: str) -> None:
    found = [lexicon("ru").counted(number, key, case) for case in ("nom", "acc") for number in NUMBERS]
    assert tuple(found) == RUSSIAN[key]


def test_nought_is_singular_in_french_and_plural_in_russian() -> None:
    assert lexicon("fr").counted(0, "card") == "0 carte"
    assert lexicon("ru").counted(0, "card") == "0 карт"


def test_eleven_to_fourteen_are_many_in_russian() -> None:
    assert [lexicon("ru").counted(number, "card") for number in (11, 12, 14, 22, 111, 121)] == [
        "11 карт", "12 карт", "14 карт", "22 карты", "111 карт", "121 карта",
    ]  # fmt: skip


# --- agreement, in each gender ----------------------------------------------------------------------------------------


def phrase(lang: str, *keys: str, form: Form) -> str:
    words = lexicon(lang)
    head = next(words.nouns[key] for key in keys if key in words.nouns)
    return " ".join(words.word(key, form, head) for key in keys)


@pytest.mark.parametrize(
    ("key", "forms"),
    [
        ("weapon", ("une autre Arme", "la autre Arme", "chaque autre Arme", "ces autres Armes")),
        ("item", ("un autre Objet", "le autre Objet", "chaque autre Objet", "ces autres Objets")),
    ],
)
def test_french_determiners_and_adjectives_agree(key: str, forms: tuple[str, ...]) -> None:
    wanted = [("a", "sg"), ("the", "sg"), ("each", "sg"), ("this", "pl")]
    found = [phrase("fr", "det", "other", key, form=Form(number=number, determiner=det)) for det, number in wanted]
    assert tuple(found) == forms  # the elision of "la autre" comes with the whole text


@pytest.mark.parametrize(
    ("key", "cases"),
    [
        ("item", "другой Предмет другого Предмета другому Предмету другой Предмет другим Предметом другом Предмете"),
        ("card", "другая карта другой карты другой карте другую карту другой картой другой карте"),
        ("weapon", "другое Оружие другого Оружия другому Оружию другое Оружие другим Оружием другом Оружии"),
        ("ace", "другой Туз другого Туза другому Тузу другого Туза другим Тузом другом Тузе"),
    ],
)
def test_russian_adjectives_agree_in_gender_case_and_life(key: str, cases: str) -> None:
    assert " ".join(phrase("ru", "other", key, form=Form(case)) for case in CASES) == cases


@pytest.mark.parametrize(
    ("key", "forms"),
    [
        ("item", ("1 другой Предмет", "2 других Предмета", "5 других Предметов", "21 другой Предмет")),
        ("card", ("1 другую карту", "2 другие карты", "5 других карт", "21 другую карту")),
        ("weapon", ("1 другое Оружие", "2 другие карты Оружия", "5 других карт Оружия", "21 другое Оружие")),
        ("ace", ("1 другого Туза", "2 других Тузов", "5 других Тузов", "21 другого Туза")),
    ],
)
def test_russian_adjectives_between_a_number_and_a_noun(key: str, forms: tuple[str, ...]) -> None:
    words = Russian()
    found = [f"{number} {phrase('ru', 'other', key, form=Form('acc', words.plural(number)))}" for number in NUMBERS]
    assert tuple(found) == forms


@pytest.mark.parametrize("word", sorted(lexicon("ru").agreeing))
def test_russian_adjectives_have_every_form(word: str) -> None:
    forms = lexicon("ru").agreeing[word].forms
    assert len(forms) == 6 * 4
    assert all(re.fullmatch("[а-яё]+", form) for form in forms.values())


@pytest.mark.parametrize(
    ("written", "spelled"),
    [
        ("le nombre de les Armes", "le nombre des Armes"),
        ("de le deck à le sommet", "du deck au sommet"),
        ("le effet de Arme", "l'effet d'Arme"),
        ("de le As", "de l'As"),
        ("placez-le ici", "placez-le ici"),
        ("parce que il", "parce qu'il"),
        ("si ils viennent, si elle vient", "s'ils viennent, si elle vient"),
        ("ce effet, ce tour", "cet effet, ce tour"),
        ("Choix: un; deux!", "Choix\u00a0: un\u00a0; deux\u00a0!"),
        ("à 12:30", "à 12:30"),
        ("sa Arme, ma Arme", "sa Arme, ma Arme"),
        ("la carte « Bow »", "la carte «\u00a0Bow\u00a0»"),
    ],
)
def test_french_is_spelled_as_it_is_spoken(written: str, spelled: str) -> None:
    assert French().finish(written) == spelled


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [("en", "Bow and a card", "2x Bow and 5 cards"), ("fr", "Bow et une carte", "2x Bow et 5 cartes"),
     ("ru", "Bow и карту", "2x Bow и 5 карт")],
)  # fmt: skip
def test_known_cards_are_named_and_hidden_ones_counted(lang: str, one: str, many: str) -> None:
    assert lexicon(lang).named(Named(("Bow",), 1), "acc") == one
    assert lexicon(lang).named(Named(("Bow", "Bow"), 5), "acc") == many


def test_names_stay_as_they_are_while_the_text_around_them_is_spelled() -> None:
    said = say("asigoc", "fr", "ON_DAMAGE", {"who": "La Espada: Uno!", "amount": 1, "health": 2}, mine=False)
    assert said.startswith("La Espada: Uno! subit 1 point de dégâts\u00a0:")
    assert say("asigoc", "fr", "ON_DISCARD", {"who": "Olga", "cards": Named(("Bow",), 0)}, mine=False) == (
        "Dans la défausse d'Olga\u00a0: Bow."
    )
    assert (
        say("", "en", "ON_DRAW", {"who": "{cards} | x", "cards": Named((), 1)}, mine=False)
        == "{cards} | x draws a card."
    )


def test_numbered_choices_are_told_apart() -> None:
    tree = a.Item(
        (
            n.Look("t", 3),
            n.Choose("u", n.It("t"), 2),
            n.Choose("v", n.Cards("hand"), 2),
            n.ToBottom(n.Rest("t", "u")),
        )
    )
    french, russian = said(tree)
    assert "les cartes du choix nº 1 hors du choix nº 2" in french
    assert "карты выбора № 1, кроме карт выбора № 2, под" in russian


# --- cards ------------------------------------------------------------------------------------------------------------


def said(tree: Node) -> list[str]:
    return [render(tree, lang, game="asigoc") for lang in ("fr", "ru")]


def test_a_card_that_was_looked_at_is_not_called_chosen() -> None:
    tree = a.Item((n.Look("t", 1), n.ToHand(n.It("t"))))
    assert said(tree) == [
        "Regardez la première carte de votre deck. Ajoutez la carte regardée à votre main.",
        "Посмотрите верхнюю карту своей колоды. Возьмите просмотренную карту в руку.",
    ]


def test_numbers_reach_the_noun_of_what_is_chosen() -> None:
    for number, french, russian in (
        (2, "2 autres Armes", "2 другие карты Оружия"),
        (5, "5 autres Armes", "5 других карт Оружия"),
        (21, "21 autres Armes", "21 другое Оружие"),
    ):
        tree = a.Item((n.Choose("t", n.Cards("weapons", other=True), number),))
        assert said(tree) == [
            f"Choisissez {french} que vous contrôlez.",
            f"Выберите {russian} под вашим контролем.",
        ]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", GAMES)
def test_the_golden_texts_of_every_card_are_unchanged(key: str, lang: str) -> None:
    """They were read through with care; if a change is intended, read them again and run: make golden."""
    assert card_texts(dw.game(key), lang).splitlines() == golden_texts(key, lang).splitlines()
