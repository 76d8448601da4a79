"""Strides beside the rulings: how they are paid for, and how they end (E: stride and G)."""

from __future__ import annotations

import pytest

from duelwright.games.vanguard.vocabulary import Act, Group, Put

from .formats import STRIDING, in_formats
from .table import EGG, NIRVANA, RINO, YOU, Side, asked, names, options, rests, say
from .test_rulings import DRAGON, HEART, OTHER, lay, made


@in_formats(*STRIDING)
@pytest.mark.parametrize(("returns", "rested"), [("as_it_left", True), ("standing", False)])
def test_a_heart_is_the_vanguard_again_in_the_state_its_g_unit_left_in(returns: str, rested: bool) -> None:
    """E: a stride keeps the state, and so does its end, also where an effect brings it about; a rule says so."""
    sender = made(OTHER, Act((Put(Group("vanguard"), "removed"),), ("RC",)))
    for unit_, resting_ in (({"card": "Test Dragon", "rest": "rest"}, rested), ("Test Dragon", False)):
        you: Side = {"V": [unit_], "heart": ["A Heart"], "R1": [OTHER]}
        state = lay("main", you, {}, DRAGON, HEART, sender, rules={"heart_returns": returns})
        say(state, f"act {OTHER}>1")
        assert (names(state, YOU, "V"), rests(state, YOU, "V")) == (["A Heart"], resting_)


@in_formats(*STRIDING)
def test_a_stride_may_be_paid_with_more_than_it_costs() -> None:
    """E [W]: one or more cards whose grades sum to 3 or greater."""
    you: Side = {"hand": [NIRVANA, RINO, EGG], "G": ["Test Dragon"]}
    state = say(lay("stride", you, {}, DRAGON), "stride Test Dragon", f"choose {NIRVANA}", f"choose {RINO}")
    assert asked(state) == (YOU, "stride_cost") and {"done", "back"} < set(options(state))
    say(state, "done")
    assert (names(state, YOU, "hand"), names(state, YOU, "V")) == ([EGG], ["Test Dragon"])


@in_formats(*STRIDING)
def test_whether_more_may_be_paid_is_a_rule() -> None:
    """E [W]."""
    you: Side = {"hand": [NIRVANA, RINO, EGG], "G": ["Test Dragon"]}
    state = lay("stride", you, {}, DRAGON, rules={"stride_overpay": False})
    say(state, "stride Test Dragon", f"choose {NIRVANA}")
    assert (names(state, YOU, "hand"), names(state, YOU, "V")) == ([RINO, EGG], ["Test Dragon"])
