"""Endless effects end with a ruling: a draw where nobody can leave the loop, else another choice is forced."""

from __future__ import annotations

import duelwright as dw
from duelwright import CardDef
from duelwright.core.ability import Instr
from duelwright.core.frame import Frame
from duelwright.core.state import State
from duelwright.games.asigoc.nodes import Activated, Heal
from duelwright.language import execute as run

from ..rules.asigoc.table import can, end_turn, options, say, settle, why_not

WELL = CardDef("user:well", "Endless Well", "ace", {}, (Activated((Heal(1),), "main", once=""),))


def well_game(**rules: object) -> dw.Game:
    return dw.game("asigoc", cards=[WELL], rules=rules)


def test_an_optional_loop_forces_another_choice_at_the_third_repetition() -> None:
    game = well_game(loop_after=4)
    state = game.position({"phase": "main", "turn": 3, "seats": [{"ace": ["Endless Well"]}, {}]})
    uses = 0
    while can(state, "use Endless Well"):
        settle(say(state, "use Endless Well"))
        uses += 1
        assert uses < 50
    assert options(state) == ["leave"]
    assert 4 < uses < 20
    assert why_not(state, "use Endless Well").code == "endless_loop"


def test_the_next_turn_starts_afresh() -> None:
    game = well_game(loop_after=4)
    state = game.position({"phase": "main", "turn": 3, "seats": [{"ace": ["Endless Well"]}, {}]})
    for _ in range(20):
        if can(state, "use Endless Well"):
            settle(say(state, "use Endless Well"))
    assert not can(state, "use Endless Well")
    settle(say(end_turn(end_turn(state)), "leave"))
    assert can(state, "use Endless Well")


def test_a_mandatory_loop_is_a_draw() -> None:
    game = well_game(step_budget=500)
    number = game.acts[game.index["user:well"]]
    code = game.abilities[number].code
    code.append(Instr(run.jump, []))  # back to the start, for ever
    state = game.position({"phase": "main", "turn": 3, "seats": [{"ace": ["Endless Well"]}, {}]})
    settle(say(state, "use Endless Well"))
    assert state.result == dw.Result(None, "endless_loop", "Endless loops")


def test_a_loop_of_forced_prompts_is_a_draw() -> None:
    game = well_game(loop_after=4)
    number = game.acts[game.index["user:well"]]
    game.abilities[number].code[:] = [Instr(ask_for_ever, [], count=1), Instr(run.jump, [])]
    state = game.position({"phase": "main", "turn": 3, "seats": [{"ace": ["Endless Well"]}, {}]})
    say(state, "use Endless Well")
    for _ in range(40):
        if not state.over:
            state.apply(state.legal()[0])
    assert state.result is not None
    assert state.result.reason == "endless_loop"


def ask_for_ever(state: State, frame: Frame, instr: Instr) -> None:
    run.ask_option(state, frame, instr)


def test_choosing_and_taking_back_for_ever_is_no_draw() -> None:
    """Who picks a sacrifice and takes it back again and again has to go on with it in the end."""
    game = dw.game("duel", rules={"loop_after": 6})
    monsters = [{"card": name, "mode": "attack"} for name in ("Kuriboh", "Mokey Mokey", "Gemini Elf")]
    board = {"phase": "main1", "turn": 3, "seats": [{"hand": ["Dark Magician"], "monsters": monsters}, {}]}
    state = game.position(dict(board))
    state.apply(next(one.text for one in state.legal() if one.text.startswith("summon")))
    for _ in range(60):
        prompt = state.prompt
        assert prompt is not None, "the game goes on"
        if prompt.kind != "choice":
            break
        state.apply("back" if "back" in prompt.options and len(prompt.options) == 3 else prompt.options[0])
    assert not state.over
    placed = [card for card in state.view(0).seats[0].zones["monsters"] if card is not None]
    assert "duel/dark-magician" in [card.card for card in placed], "it was summoned in the end"
