"""The public interface: a change of this list is a change of the contract, and is said where changes are said."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import duelwright as dw
from duelwright.core.game import PUBLIC as OF_GAME
from duelwright.core.state import PUBLIC as OF_STATE

from ..mode import SRC

PACKAGE = [
    "Action", "CardDef", "CardError", "Deck", "DeckError", "DecodeError", "DuelwrightError", "Event", "EventCard",
    "Game", "IllegalAction", "IllegalDeck", "PositionError", "Prompt", "Refusal", "Replay", "ReplayError", "Result",
    "Rules", "RulesError", "State", "UnknownGame", "UnknownLanguage", "UnknownSeat", "View", "ViewCard", "ViewSeat",
    "Violation", "__version__", "build_mode", "game", "game_for", "games", "playout", "profile", "profiles", "register",
]  # fmt: skip
SIGNATURES = {
    "Game.start": "(self, /, decks=None, seed=0, open_lists=False, log=True, generator=3)",
    "Game.position": "(self, /, board)",
    "Game.decode": "(self, /, data)",
    "Game.determinize": "(self, /, view, seed)",
    "Game.decks": "(self, /)",
    "Game.deck": "(self, /, source)",
    "Game.deck_from_text": "(self, /, text)",
    "Game.check": "(self, /, deck)",
    "Game.cards": "(self, /)",
    "Game.plus": "(self, /, cards, announced=True)",
    "State.legal": "(self, /)",
    "State.apply": "(self, /, action, seat=None)",
    "State.explain": "(self, /, seat, action)",
    "State.candidates": "(self, /, seat)",
    "State.view": "(self, /, seat)",
    "State.events": "(self, /, seat, since=0)",
    "State.clone": "(self, /, log=True)",
    "State.encode": "(self, /)",
    "State.key": "(self, /)",
    "State.determinize": "(self, /, seat, seed)",
}


def test_the_package_has_these_names_and_no_others() -> None:
    assert sorted(dw.__all__) == sorted(PACKAGE)
    assert all(hasattr(dw, name) for name in PACKAGE)


def test_a_game_and_a_state_show_what_is_public() -> None:
    state = dw.game("asigoc").start(seed=1)
    assert dir(state.game) == sorted(OF_GAME)
    assert dir(state) == sorted(OF_STATE)
    assert all(hasattr(state.game, name) for name in OF_GAME)
    assert all(hasattr(state, name) for name in OF_STATE)


@pytest.mark.parametrize("name", SIGNATURES)
def test_a_verb_takes_what_it_took(name: str) -> None:
    owner, _, verb = name.partition(".")
    given = inspect.signature(getattr(getattr(dw, owner), verb)).parameters.values()
    shown = [one.name if one.default is one.empty else f"{one.name}={one.default!r}" for one in given]
    assert f"({', '.join([shown[0], '/', *shown[1:]])})" == SIGNATURES[name]


def written(file: Path, owner: str) -> dict[str, str]:
    """The docstrings of a class in its source, its own under its name."""
    found = next(
        part for part in ast.parse(file.read_text()).body if isinstance(part, ast.ClassDef) and part.name == owner
    )
    parts = [part for part in found.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("__")]
    verbs = {part.name: ast.get_docstring(part) for part in parts}
    return {name: said for name, said in {**verbs, owner: ast.get_docstring(found)}.items() if said}


@pytest.mark.parametrize("owner", ["Game", "State"])
def test_help_says_in_every_build_what_the_source_says(owner: str) -> None:
    made = getattr(dw, owner)
    said = written(SRC / "duelwright" / "core" / f"{owner.lower()}.py", owner)
    assert inspect.getdoc(made) == said.pop(owner)
    assert {name: inspect.getdoc(getattr(made, name)) for name in said} == said
    assert len(said) > 13


@pytest.mark.parametrize("seat", [2, -1, 10**30, -(10**30)])
def test_a_seat_that_there_is_not_is_named(seat: int) -> None:
    state = dw.game("duel").start(seed=1)
    for ask in (state.view, state.candidates, state.events):
        with pytest.raises(dw.UnknownSeat, match="there is no seat"):
            ask(seat)


def test_events_after_any_number_are_none() -> None:
    assert dw.game("duel").start(seed=1).events(0, 10**30) == []
