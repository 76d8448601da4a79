"""Games are loaded when they are asked for, and what they register is there whichever way one asks."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.games import _FORMATS, SHIPPED, families

from ..loading import modules_after

OF_GAMES = tuple(f"duelwright.games.{folder}" for folder in _FORMATS)


def test_a_game_is_loaded_when_it_is_asked_for() -> None:
    assert not {name for name in modules_after("import duelwright") if name.startswith(OF_GAMES)}
    asked = {name for name in modules_after("import duelwright; duelwright.game('duel')") if name.startswith(OF_GAMES)}
    assert asked and all(name.startswith("duelwright.games.duel") for name in asked)


@pytest.mark.parametrize(
    "asked",
    [
        "from duelwright.language import parse; parse('Draw 2 cards.', game='asigoc')",
        "from duelwright.language.node import nodes; assert 'OnEnter' in nodes('asigoc') or nodes('asigoc')",
        "from duelwright.facets import facets_of; assert facets_of('vanguard').passcodes",
        "from duelwright.language import say; assert say('duel', 'fr', 'ready.title.Stone Wall') == 'Mur de pierre'",
        "import duelwright; assert len(duelwright.games()) >= 5",
    ],
)
def test_what_a_game_registers_is_there_without_asking_for_the_game_first(asked: str) -> None:
    assert "duelwright" in modules_after(asked)


def test_the_keys_that_are_known_beforehand_are_those_of_the_games() -> None:
    shipped = {made.key: tuple(made.formats) for made in families() if made.key in _FORMATS}
    assert {key: sorted(formats) for key, formats in shipped.items()} == {
        key: sorted(formats) for key, formats in _FORMATS.items()
    }
    assert set(SHIPPED) <= set(dw.games())
