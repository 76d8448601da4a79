"""The language is whole: every node of every game runs, has words in every language, a JSON form and a test."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.core.errors import told
from duelwright.games import SHIPPED
from duelwright.language.compile import _EFFECTS, _EXPRESSIONS
from duelwright.language.grammar import Extra, Part, Slot, Table
from duelwright.language.messages import keys_of, message
from duelwright.language.node import Amount, Condition, Effect, Node, Selector, from_json, nodes, to_json, walk
from duelwright.language.nodes import Draw
from duelwright.language.words import READ_BACK, languages, table_of
from tests.rules.vanguard.made import MADE

from .productions import is_shadowed, words

TESTS = Path(__file__).parents[1] / "rules"
NODES = [(key, name) for key in SHIPPED for name in nodes(key)]


@cache
def parts_of_cards(key: str) -> dict[str, list[tuple[dw.CardDef, Node]]]:
    """Every node on a card of a game, by the node's name."""
    found: dict[str, list[tuple[dw.CardDef, Node]]] = {}
    for card in [*dw.game(key).cards(), *(MADE if key.startswith("vanguard") else [])]:
        for part in walk(card.abilities):
            if isinstance(part, Node):
                found.setdefault(type(part).__name__, []).append((card, part))
    return found


def on_cards(key: str, name: str) -> list[tuple[dw.CardDef, Node]]:
    return parts_of_cards(key).get(name, [])


def scenarios(key: str, name: str) -> str:
    """The scenarios that may show a node: its game's, or every game's where all share it."""
    shared = name in nodes()
    return text_of(TESTS if shared else TESTS / key.partition("-")[0])


def is_shown(key: str, name: str) -> bool:
    """Whether a scenario names a node, or a card that has it."""
    text = scenarios(key, name)
    cards = [card.name for other in SHIPPED for card, _ in on_cards(other, name)]
    return f"{name}(" in text or any(card in text for card in cards)


@cache
def text_of(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("test_*.py")))


@pytest.mark.parametrize(("key", "name"), NODES)
def test_a_node_runs(key: str, name: str) -> None:
    kind = nodes(key)[name]
    if issubclass(kind, Effect | Amount | Condition | Selector):
        assert kind in _EFFECTS or kind in _EXPRESSIONS, f"{name} cannot run"
    else:  # abilities, costs, timings, filters run as part of a card, which is compiled with its game
        assert any(on_cards(other, name) for other in SHIPPED), f"{name} is on no card"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("key", "name"), NODES)
def test_a_node_has_words(key: str, name: str, lang: str) -> None:
    kind = nodes(key)[name]
    said = [made.kind for made in table_of(key, lang).productions if made.kind is not None]
    assert any(issubclass(one, kind) for one in said), f"{name} has no phrase in {lang}"


@pytest.mark.parametrize(("key", "name"), NODES)
def test_a_node_has_a_json_form(key: str, name: str) -> None:
    found = [(other, part) for other in SHIPPED for _, part in on_cards(other, name)]
    assert found, f"{name} is on no card"
    for other, part in found:
        assert from_json(to_json(part), other) == part


@pytest.mark.parametrize(("key", "name"), NODES)
def test_a_node_has_a_test(key: str, name: str) -> None:
    assert is_shown(key, name), f"no scenario names {name}, or a card that has it"


# --- messages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", SHIPPED)
def test_every_event_and_every_refusal_has_words(key: str, lang: str) -> None:
    game = dw.game(key)
    for kind in game.rulebook.events:
        assert message(key, lang, kind.name), f"{kind.name} is not told in {lang}"
    for refusal in game.refusals[1:]:
        for part in ("refusal", "needs"):
            assert lang == "en" or message(key, lang, f"{part}.{refusal.code}"), f"{part} {refusal.code} in {lang}"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", ["", *SHIPPED])
def test_every_english_message_is_translated(key: str, lang: str) -> None:
    assert keys_of(key, "en") - keys_of(key, lang) == set()


def test_a_language_that_nobody_speaks_is_refused_by_name() -> None:
    with pytest.raises(dw.UnknownLanguage, match=r"'tlh'; the languages are: .*fr"):
        dw.Refusal("game_over").text("tlh")
    assert told("", "en", "refusal.game_over", {}, "The game is over.") == "The game is over."


def test_a_phrase_in_the_shadow_of_another_is_found() -> None:
    table = Table()
    table.phrase("simple", Draw, "take {n:number}")
    table.phrase("simple", Draw, "draw {n:number}")
    assert [is_shadowed(table, made) for made in table.productions] == [False, True]


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != READ_BACK])
@pytest.mark.parametrize("key", SHIPPED)
def test_no_phrase_that_is_only_rendered_stands_in_the_shadow_of_another(key: str, lang: str) -> None:
    table = table_of(key, lang)
    assert [words(made) for made in table.productions if is_shadowed(table, made)] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", SHIPPED)
def test_every_slot_of_every_phrase_names_a_category_that_there_is(key: str, lang: str) -> None:
    table = table_of(key, lang)
    known = {*table.by_category, *table.rows}
    asked = {slot.category for made in table.productions for slot in _slots(made.parts)}
    asked |= {row.item for row in table.rows.values()}
    assert asked - known == set()
    entered = {"ability", "costs", "steps"}  # from outside
    assert known - asked - entered == set(), "nothing asks for these"


def _slots(parts: list[Part]) -> list[Slot]:
    found = [part for part in parts if isinstance(part, Slot)]
    return found + [slot for part in parts if isinstance(part, Extra) for slot in _slots(part.parts)]


def test_a_field_that_is_left_out_is_no_part_of_what_a_card_is_known_by() -> None:
    """Digests go by it: a field with a default that a node gets in another version leaves old cards what they are."""
    assert repr(nodes("vanguard-d")["CounterBlast"](n=1)) == "CounterBlast(n=1)"
