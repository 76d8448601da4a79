"""What printed cards ask of the turn and the fight so far, and what they forbid, in play (G)."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from duelwright.core.errors import CardError
from duelwright.games.vanguard import make
from duelwright.games.vanguard import vocabulary as v
from duelwright.games.vanguard.exercise.boards import COUNTED
from duelwright.language.nodes import Draw

from .formats import ALL, in_formats
from .table import NIRVANA, REIYU, RINO, THEY, YOU, Side, count, options, power, say
from .test_read_cards import DECK, printed
from .test_read_events import settled
from .test_rulings import OTHER, TEST, lay, made

SENTINEL = make.perfect_guard("test/sentinel", "A Sentinel", "Dragon Empire")


@in_formats("D")
def test_who_rode_no_grade_3_in_this_fight_is_told_apart() -> None:
    """Not(RodeThisFight(3)): it does not matter which unit is the vanguard now."""
    text = "[AUTO](VC):When this unit attacks, if you did not ride a grade 3 or greater unit this fight, draw a card."
    laid = lay("battle", {"V": [TEST], "deck": DECK}, {"deck": DECK}, printed(text))
    assert count(settled(say(laid, "attack V>V")), YOU, "hand") == 1 + 2  # and two drive checks
    state = lay("ride", {"V": [REIYU], "hand": [TEST], "deck": DECK}, {"deck": DECK}, printed(text))
    say(state, f"ride {TEST}")
    while not any(one.startswith("attack") for one in options(state)):
        say(state, "pass" if "pass" in options(state) else "done" if "done" in options(state) else options(state)[-1])
    held = count(state, YOU, "hand")
    assert count(settled(say(state, "attack V>V")), YOU, "hand") == held + 2


@in_formats(*ALL)
def test_a_guardian_asks_how_often_the_attacker_has_attacked() -> None:
    """HasAttacked(2)."""
    text = (
        "[AUTO]:When this unit is placed on (GC), if your opponent's attacking unit has attacked 2 or more times this "
        "turn, draw a card."
    )
    for times in (1, 2):
        they: Side = {"hand": [TEST], "deck": DECK}
        you: Side = {"V": [{"card": NIRVANA, "attacks": times - 1}], "deck": DECK}
        state = lay("battle", you, they, printed(text, grade=1))
        say(state, "attack V>V", f"guard {TEST}")
        assert count(state, THEY, "hand") == times - 1


@in_formats("D")
def test_a_normal_order_was_played_this_turn_and_no_other_kind_counts() -> None:
    """ThisTurn("played normal orders")."""
    text = "[CONT](RC):If you played a normal order this turn, this unit gets [Power]+5000."
    for kind, more in (("normal order", 5000), ("set order", 0)):
        order = make.order("test/order", "An Order", "Dragon Empire", 1, v.Play((Draw(1),)), kind=kind)
        board: Side = {"R1": [OTHER], "hand": ["An Order"], "deck": DECK}
        state = lay("main", board, {}, printed(text, OTHER), order)
        assert power(state, YOU, "R1") == 13000
        say(state, "order An Order")
        assert power(state, YOU, "R1") == 13000 + more


@in_formats(*ALL)
def test_a_vanguard_whose_limit_break_is_early_needs_no_damage() -> None:
    """Has(…, "early limit break"): for Limit Break 4 of the vanguard, not for 5, nor for a rear-guard."""
    early = 'Your vanguard\'s "[Limit-Break 4]" is active even when you have 3 or less damage.'
    for level, circle, more in ((4, "V", 5000), (5, "V", 0), (4, "R2", 0)):
        text = f"[CONT](VC/RC)[Limit-Break {level}]:This unit gets [Power]+5000."
        board: Side = {"V": [NIRVANA], "R1": [OTHER], "deck": DECK}
        board[circle] = [TEST]
        state = lay("main", board, {}, printed(text), printed(f"[CONT](RC):{early}", OTHER))
        assert power(state, YOU, circle) == 13000 + more
    text = "[CONT](VC)[Limit-Break 4]:This unit gets [Power]+5000."
    alone = lay("main", {"V": [TEST], "deck": DECK}, {}, printed(text))
    assert power(alone, YOU, "V") == 13000


def test_what_makes_a_limit_break_early_may_not_wait_for_one() -> None:
    card = made(TEST, v.Has(v.Group("vanguard"), "early limit break", ("RC",), v.LimitBreak(4)))
    with pytest.raises(CardError, match="may not depend on"):
        lay("main", {"R1": [TEST], "deck": DECK}, {}, card)


@in_formats(*ALL)
@pytest.mark.parametrize("banned", [True, False])
def test_a_ban_on_sentinels_and_on_intercepting_leaves_other_guards(banned: bool) -> None:
    """ComeUnder("no sentinel guard"), ComeUnder("no interception")."""
    text = (
        "[AUTO](VC):When this unit attacks, until end of that battle, your opponent cannot intercept, and your "
        "opponent cannot call sentinels from hand to (GC)."
    )
    you: Side = {"V": [TEST], "deck": DECK}
    they: Side = {"R1": [REIYU], "hand": ["A Sentinel", RINO], "deck": DECK}
    state = say(lay("battle", you, they, printed(text) if banned else made(TEST), SENTINEL), "attack V>V")
    found = options(state)
    assert sum(one.startswith("guard") for one in found) == (1 if banned else 2)
    assert any(one.startswith("intercept") for one in found) == (not banned)


def test_all_that_a_turn_remembers_can_be_laid_out_for_a_card_that_asks_for_it() -> None:
    assert set(COUNTED) == set(get_args(get_type_hints(v.ThisTurn)["what"]))
