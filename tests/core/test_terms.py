"""Names stand for numbers: what a game declares once is what the engine plays with."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest
from docs.names import GAMES, constants

import duelwright as dw
from duelwright.core.frame import Frame, Procedure, quiet
from duelwright.core.state import State
from duelwright.core.terms import Group, events, procedures, procedures_of, prompts, prompts_of, terms, verbs, verbs_of

KEYS = {"vanguard": "vanguard-premium"}


def first(state: State, top: Frame) -> None:
    """A step."""


def second(state: State, top: Frame) -> None:
    """Another step."""


def test_a_quiet_step_is_a_step_with_a_bit() -> None:
    made = Procedure("ride", "Ride", [first, quiet(second), quiet(first)])
    assert made.steps == [first, second, first]
    assert made.quiet == 0b110


@pytest.mark.parametrize("game", GAMES)
def test_a_constant_is_the_place_of_its_word_in_the_family(game: str) -> None:
    declared = importlib.import_module(f"duelwright.games.{game}.terms")
    names = importlib.import_module(f"duelwright.games.{game}.names")
    made = dw.game(KEYS.get(game, game))
    lists = {
        "ZONES": [zone.name for zone in made.layout.zones],
        "VERBS": [verb.name for verb in made.actions.verbs],
        "PROMPTS": [prompt.name for prompt in made.prompt_kinds],
        "PROCEDURES": [procedure.name for procedure in made.procedures],
        "ENDINGS": [ending.code for ending in made.endings],
    }
    for name, words in lists.items():
        group = getattr(declared, name)
        for term in group.terms:
            if term.name and term.words:
                assert words[getattr(names, term.name)] == term.words[0], term.name


def test_what_is_missing_or_not_declared_is_refused() -> None:
    asked = prompts("ASK_MAIN main | Main phase")
    with pytest.raises(ValueError, match="Missing: ASK_MAIN"):
        prompts_of(asked, {})
    carried_out = procedures("TURN turn | The turn")
    number = carried_out.first
    with pytest.raises(ValueError, match=f"Not declared: {number + 1}"):
        procedures_of(carried_out, {number: [first], number + 1: [second]})


@pytest.mark.parametrize(
    ("declare", "text"),
    [
        (terms, "# Zones.\nDECK deck\nDECK hand"),
        (terms, "# Zones.\nDECK deck\nHAND deck"),
        (terms, "# Zones.\nDECK\nHAND hand"),
        (prompts, "ASK_MAIN main | Main phase\nASK_TURN main | The turn"),
        (prompts, "ASK_MAIN main Main phase"),
        (events, "ON_DRAW\nON_DRAW n"),
    ],
)
def test_a_line_that_says_too_much_or_too_little_is_refused(declare: object, text: str) -> None:
    assert callable(declare)
    with pytest.raises(ValueError, match=r"declared twice|has no word|has no rule"):
        declare(text)


def test_verbs_may_share_a_word_and_take_only_known_parts() -> None:
    group: Group = verbs("GUARD guard handle tells\nGUARD_FOR guard handle slot tells")
    assert [verb.name for verb in verbs_of(group)] == ["guard", "guard"]
    with pytest.raises(ValueError, match="CALL: a verb has no hand"):
        verbs_of(verbs("CALL call hand"))


def test_constants_are_written_without_the_games_that_need_them() -> None:
    script = """
import sys
from docs.names import constants, stand_in
stand_in()
sys.stdout.write("".join(constants().values()))
assert "duelwright.games.vanguard.names" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, encoding="utf-8")
    assert done.stdout == "".join(constants().values())
