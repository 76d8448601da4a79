"""What the print demands and play did not do, found by judging three hundred cards from their print alone (G)."""

from __future__ import annotations

import pytest

from duelwright import State
from duelwright.core.errors import CardError
from duelwright.games.vanguard.make import order, perfect_guard, unit
from duelwright.games.vanguard.vocabulary import Act, Greatest, Group, Play, Putting, ToBottomAnyOrder
from duelwright.language.nodes import Draw, It, Look
from duelwright.language.voice import Voice
from duelwright.speech.label import label

from .formats import ALL, in_formats
from .table import EGG, REIYU, RINO, THEY, YOU, Side, asked, cards, count, names, options, power, resting, say
from .test_read_cards import DECK, act, playing, printed
from .test_read_events import settled
from .test_rulings import OTHER, TEST, lay, made

ACT = "[ACT](VC)[1/turn]:"
LOOKS = f"{ACT}Look at up to two cards from the top of your deck, and put them on the bottom of your deck in any order."


def looking() -> State:
    """Asked for how many cards are looked at."""
    state = act(playing(LOOKS, {"deck": [RINO, REIYU, EGG]}))
    assert asked(state) == (YOU, "option") and options(state) == ["option 1", "option 2", "pass"]
    return state


@in_formats(*ALL)
@pytest.mark.parametrize(
    ("answer", "known"), [("pass", ["?", "?", "?"]), ("option 1", ["?", "?", RINO]), ("option 2", ["?", RINO, REIYU])]
)
def test_who_looks_at_up_to_two_cards_says_how_many(answer: str, known: list[str]) -> None:
    """Look(…, 2, up_to=True): what is not looked at stays on top, and unknown."""
    state = settled(say(looking(), answer))
    assert sorted(names(state, YOU, "deck")) == sorted(known) and names(state, YOU, "deck")[0] == "?"


@in_formats("D")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "look at the top two cards of your deck"),
        ("fr", "regardez les 2 premières cartes de votre deck"),
        ("ru", "посмотрите 2 верхние карты своей колоды"),
    ],
)
def test_a_number_of_cards_to_look_at_is_told_in_words(lang: str, words: str) -> None:
    state = looking()
    assert state.prompt is not None
    assert label(Voice(state.game, ("Ann", "Bob"), YOU, lang), state.view(YOU), state.prompt, "option 2") == words


@in_formats("V", "CV")
def test_as_many_as_the_grade_is_the_most_that_is_looked_at() -> None:
    """Look(…, Greatest(…), up_to=True)."""
    looks = Act((Look("t", Greatest(Group("vanguard")), up_to=True), ToBottomAnyOrder(It("t"))))
    state = act(lay("main", {"V": [TEST], "deck": DECK}, {}, made(TEST, looks, grade=3)))
    assert options(state) == ["option 1", "option 2", "option 3", "pass"]


@in_formats("CV")
@pytest.mark.parametrize(("damage", "more"), [(4, 5000), (5, 0)])
def test_a_unit_with_limit_break_5_is_none_with_limit_break_4(damage: int, more: int) -> None:
    """Having("limit break 4")."""
    text = "[CONT](RC):If you have a vanguard with [Limit-Break 4], this unit gets [Power]+5000."
    breaker = printed(f"[CONT](VC)[Limit-Break {damage}]:This unit gets [Power]+5000.")
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, {}, breaker, printed(text, OTHER))
    assert power(state, YOU, "R1") == 13000 + more


@pytest.mark.parametrize(("apart", "circles"), [(False, 3), (True, 2)])
@in_formats(*ALL)
def test_whether_cards_that_are_called_together_go_apart_is_a_rule(apart: bool, circles: int) -> None:
    """calls_apart: the second of two cards that one effect calls may retire the first, or not."""
    text = f"{ACT}Choose up to two cards from your hand, and call them to back row (RC)."
    you: Side = {"V": [TEST], "hand": [RINO, REIYU], "deck": DECK}
    state = act(lay("main", you, {}, printed(text), rules={"calls_apart": apart}))
    for _ in range(3):  # two cards, and where the first goes
        say(state, options(state)[0])
    assert asked(state) == (YOU, "circle") and len(options(state)) == circles
    settled(state)
    assert count(state, YOU, "drop") == (0 if apart else 1)


@in_formats(*ALL)
@pytest.mark.parametrize(("unit", "drawn"), [([RINO], 1), ([], 0)])
def test_a_number_that_is_nobodys_was_not_changed(unit: list[str], drawn: int) -> None:
    """Change(…) of no card, then DidSo()."""
    text = f"{ACT}Choose one of your rear-guards, it gets [Power]+1000 until end of turn, and if you do, draw a card."
    state = settled(act(playing(text, {"R1": unit, "deck": DECK})))
    assert count(state, YOU, "hand") == drawn


@in_formats(*ALL)
@pytest.mark.parametrize("ends", ["This ability cannot be used for the rest of that turn.", ""])
def test_what_cannot_be_used_again_though_it_was_not_paid_for_is_offered_once(ends: str) -> None:
    """Auto(…, limit="turn, declined too"); a plain limit is used up by who pays."""
    once = "" if ends else "[1/turn]"
    pays = "[Counter-Blast 1] When this unit attacks, you may pay the cost. If you do, draw a card."
    text = f"[AUTO](RC){once}:{pays} {ends}"
    stands = "[AUTO](VC):When this unit attacks, choose one of your rear-guards, and [Stand] it."
    you: Side = {"V": [TEST], "R1": [OTHER], "damage": ["blank"], "deck": DECK}
    state = lay("battle", you, {"deck": DECK}, printed(text, OTHER), printed(stands))
    assert asked(say(state, "attack R1>V")) == (YOU, "option")
    settled(say(state, "pass"))
    settled(say(state, "attack V>V"))
    assert (asked(say(state, "attack R1>V")) == (YOU, "option")) == (not ends)


@in_formats("CV")
@pytest.mark.parametrize(("attacker", "held"), [("V", 2 + 1), ("R1", 1)])
def test_the_drive_check_of_a_rear_guard_is_not_the_vanguards(attacker: str, held: int) -> None:
    """Reveals("drive"), gate: the vanguard attacks."""
    text = "[AUTO](RC):When your vanguard's drive check reveals a grade 3 card, draw a card."
    drives = printed("[CONT](VC):All of your rear-guards get [Drive]+1.")
    you: Side = {"V": [TEST], "R1": [RINO], "R2": [OTHER], "deck": [TEST, *DECK]}
    state = settled(say(lay("battle", you, {"deck": DECK}, printed(text, OTHER), drives), f"attack {attacker}>V"))
    assert count(state, YOU, "hand") == held


@in_formats("D")
def test_a_nation_of_another_work_is_a_nation() -> None:
    """Nation("CoroCoro"), not a race of that name."""
    text = "[CONT](RC):If you have a grade 3 or greater <CoroCoro> vanguard, this unit gets [Power]+5000."
    for nation, more in (("CoroCoro", 5000), ("Dragon Empire", 0)):
        lead = unit("test/lead", "A Lead", nation, 3, 13000, 0)
        state = lay("main", {"V": ["A Lead"], "R1": [OTHER], "deck": DECK}, {}, lead, printed(text, OTHER))
        assert power(state, YOU, "R1") == 13000 + more


@in_formats("V", "CV")
def test_an_order_that_is_played_does_not_pay_for_itself() -> None:
    """Putting(Group("hand"), "soul"): it is no longer in the hand."""
    pays = order(
        "test/pays", "A Paying Order", "Dragon Empire", 1, Play((Draw(),), cost=(Putting(Group("hand"), "soul"),))
    )
    for hand, playable in (["A Paying Order"], False), (["A Paying Order", RINO], True):
        state = lay("main", {"V": [TEST], "hand": hand, "deck": DECK}, {}, pays, made(TEST))
        assert any(one.startswith("order") for one in options(state)) == playable


@in_formats(*ALL)
def test_those_that_are_called_at_the_same_time_lie_there_before_anything_else_happens() -> None:
    """Bars("paired guard"): a perfect guard cannot be paid for with the card that came with it."""
    text = (
        "[CONT](VC):During the battle this unit attacked, when your opponent would call cards from hand to (GC), they "
        "must call 2 or more at the same time."
    )
    guard = perfect_guard("test/wall", "A Wall", "Dragon Empire")
    you: Side = {"V": [TEST], "deck": DECK}
    for hand, left in ((["A Wall", RINO], False), (["A Wall", RINO, REIYU], True)):
        they: Side = {"V": [REIYU], "hand": hand, "deck": DECK}
        state = say(lay("battle", you, they, printed(text), guard), "attack V>V")
        wall = next(one for one in cards(state, THEY, "hand") if one.card == guard.id)
        say(state, f"guard h{wall.handle}")
        assert count(state, THEY, "GC") == 1 and all(one.startswith("guard") for one in options(state))
        say(state, options(state)[0], "pass")
        assert (asked(state) == (THEY, "option") or asked(state) == (THEY, "choice")) == left


@in_formats("D")
@pytest.mark.parametrize(("phase", "drawn"), [("ride", 1), ("main", 0)])
def test_a_vanguard_that_came_in_the_ride_phase_came_though_another_is_there_by_now(phase: str, drawn: int) -> None:
    """ThisTurn("rode in the ride phase"), asked after another was ridden in the main phase."""
    text = (
        f'[ACT](RC)[1/turn]:Choose a "{EGG}" from your hand, and ride it. If your vanguard was placed during the ride '
        "phase this turn, draw a card."
    )
    you: Side = {"V": [RINO], "R1": [OTHER], "hand": [REIYU, EGG], "deck": DECK}
    state = lay(phase, you, {"V": [REIYU], "deck": DECK}, printed(text, OTHER, grade=1))
    if phase == "ride":
        say(state, f"ride {REIYU}")
        while asked(state)[1] != "main":
            say(state, "pass")
    held = count(state, YOU, "hand")
    settled(say(state, f"act {OTHER}>1"))
    assert names(state, YOU, "V") == [EGG] and count(state, YOU, "hand") == held - 1 + drawn


@in_formats(*ALL)
@pytest.mark.parametrize(("rests", "drawn"), [(False, 1), (True, 0)])
def test_a_unit_that_rests_is_not_put_at_rest(rests: bool, drawn: int) -> None:
    """PutAtRest(…) of a resting unit, then DidSo()."""
    text = f"{ACT}Choose one of your rear-guards, [Rest] it, and if you do, draw a card."
    state = settled(act(playing(text, {"R1": [resting(RINO) if rests else RINO], "deck": DECK})))
    assert count(state, YOU, "hand") == drawn


def test_a_limit_on_what_is_offered_is_none_of_an_act() -> None:
    """Act(limit="turn, declined too"): it is played by who wants to."""
    with pytest.raises(CardError, match="is one of an AUTO"):
        lay("main", {"V": [TEST], "deck": DECK}, {}, made(TEST, Act((Draw(),), limit="turn, declined too")))
