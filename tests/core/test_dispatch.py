"""Calling by number does what the lists of functions say."""

from __future__ import annotations

import importlib
import random
import re
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

import duelwright as dw
from duelwright.core.dispatch import Dispatch
from duelwright.core.frame import Procedure
from duelwright.core.game import Game
from duelwright.games.duel.procedures import act

SOURCES = Path(__file__).parents[2] / "src" / "duelwright"
FAMILIES = {"asigoc": "asigoc", "duel": "duel", **{f"vanguard-{part}": "vanguard" for part in ("d", "v", "premium")}}


def played(game: Game, seed: int) -> list[bytes]:
    """The keys of a random game."""
    state, rng = game.start(seed=seed), random.Random(seed)
    keys = [state.key()]
    while not state.over:
        state.apply(rng.choice(state.legal()))
        keys.append(state.key())
    return keys


@pytest.mark.parametrize("key", FAMILIES)
def test_a_game_goes_the_same_way_by_number_and_by_function(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = dw.game(key)
    written = importlib.import_module(f"duelwright.games.{FAMILIES[key]}.dispatch")
    assert game.declared() == written.DECLARED
    keys = []
    for dispatch in (Dispatch(), written.Direct()):
        monkeypatch.setattr(game, "dispatch", dispatch)
        keys.append([played(game, seed) for seed in range(2)])
    assert keys[0] == keys[1]


def calls(module: ModuleType, method: str) -> dict[int, object]:
    """What a written method calls under each number, read from its source."""
    text = (
        (SOURCES / module.__name__.replace("duelwright.", "").replace(".", "/")).with_suffix(".py").read_text("utf-8")
    )
    body = re.split(r"\n    def ", text.split("class ")[1])
    (own,) = [part for part in body if part.startswith(f"{method}(")]
    found = re.findall(r"if what == (\d+):\n\s+(?:return )?(\w+)\.(\w+)\(", own)
    return {int(number): getattr(vars(module)[room], name) for number, room, name in found}


@pytest.mark.parametrize("family", ["asigoc", "duel", "vanguard"])
def test_every_number_calls_its_own_function(family: str) -> None:
    steps = importlib.import_module(f"duelwright.games.{family}.dispatch")
    game = dw.game("vanguard-d" if family == "vanguard" else family)
    assert calls(steps, "step") == dict(enumerate(game.all_steps))
    kinds = {i: kind.options for i, kind in enumerate(game.prompt_kinds)}
    offered = calls(steps, "options")
    assert len(offered) > len(kinds) // 2 and offered.items() <= kinds.items()
    cards = importlib.import_module(f"duelwright.games.{family}.operations")
    found = [calls(cards, method) for method in ("perform", "number", "cards")]
    assert dict(enumerate(cards.OPERATIONS, 1)) == {**found[0], **found[1], **found[2]}


def test_an_installed_game_is_run_by_its_functions() -> None:
    assert type(dw.game("skirmish").dispatch) is Dispatch


def test_a_game_with_another_step_is_run_by_its_functions() -> None:
    duel = dw.game("duel")
    twice = [*duel.blueprint.rulebook.procedures[:-1], Procedure("attack", "Attack", [act, act])]
    rulebook = replace(duel.blueprint.rulebook, procedures=twice)
    game = Game(replace(duel.blueprint, rulebook=rulebook), duel.rules, duel.definitions[1:])
    assert type(game.dispatch) is Dispatch
    assert game.all_steps[-1] is act
