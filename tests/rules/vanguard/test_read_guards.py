"""Printed cards that say how the opponent may guard, and what begins with a step of the battle, in play (G)."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright import State
from duelwright.bots import greedy_answer
from duelwright.core.errors import CardError, IllegalAction
from duelwright.games.vanguard.board import UNDER
from duelwright.games.vanguard.make import unit
from duelwright.games.vanguard.names import FLAGS, SKILLS, STATS
from duelwright.games.vanguard.vocabulary import Bars, Group, Has, InState, Matches, Under
from duelwright.games.vanguard.vocabulary.conditions import BARRED
from duelwright.language.node import AbilityNode
from duelwright.language.nodes import This

from .formats import ALL, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, THEY, YOU, Side, asked, count, names, options, say
from .test_read_cards import DECK, printed
from .test_rulings import OTHER, TEST, lay

TWO = "when your opponent would call cards from hand to (GC), they must call 2 or more at the same time."


def guards(state: State) -> list[str]:
    """What the opponent may guard with, and whether they may go without."""
    assert asked(state)[1] == "guard"
    return sorted({one.split()[0] for one in options(state)})


def attacked(text: str, hand: list[str], you: Side | None = None) -> State:
    """Your vanguard with such a text has attacked theirs; they are asked to guard."""
    board: Side = {"V": [TEST], "deck": DECK, **(you or {})}
    return say(lay("battle", board, {"V": [REIYU], "hand": hand, "deck": DECK}, printed(text)), "attack V>V")


@in_formats(*ALL)
def test_two_or_more_are_called_at_the_same_time_or_none() -> None:
    """Bars("paired guard"): after the first card a second is owed; after that there may be more."""
    state = attacked(f"[CONT](VC):During the battle this unit attacked, {TWO}", [EGG, EGG, EGG])
    assert guards(state) == ["guard", "pass"]
    say(state, options(state)[0])
    assert guards(state) == ["guard"]
    say(state, options(state)[0])
    assert guards(state) == ["guard", "pass"]
    say(state, options(state)[0])
    assert (guards(state), count(state, THEY, "GC")) == (["pass"], 3)
    assert guards(say(state, "pass")) == ["pass"]  # these were called; now the guard step may end


@in_formats(*ALL)
def test_once_two_were_called_a_third_may_not_come_alone_later() -> None:
    """Bars("paired guard"): who ends a call begins the next one with two again."""
    state = attacked(f"[CONT](VC):During the battle this unit attacked, {TWO}", [EGG, EGG, EGG])
    say(state, options(state)[0])
    say(state, options(state)[0])
    say(state, "pass")
    assert (guards(state), count(state, THEY, "GC"), count(state, THEY, "hand")) == (["pass"], 2, 1)


@in_formats(*ALL)
def test_who_holds_one_card_alone_cannot_call_it() -> None:
    state = attacked(f"[CONT](VC):During the battle this unit attacked, {TWO}", [EGG])
    assert guards(state) == ["pass"]
    handle = state.view(THEY).seats[THEY].zones["hand"][0]
    assert handle is not None
    refusal = state.explain(THEY, f"guard h{handle.handle}")
    assert refusal is not None and refusal.code == "guard_together"
    with pytest.raises(IllegalAction, match="two or more"):
        state.apply(f"guard h{handle.handle}", THEY)


@in_formats(*ALL)
def test_a_unit_of_the_field_intercepts_alone_all_the_same() -> None:
    text = f"[CONT](VC):During the battle this unit attacked, {TWO}"
    board: Side = {"V": [TEST], "deck": DECK}
    they: Side = {"V": [REIYU], "R1": [OTHER], "hand": [EGG], "deck": DECK}
    stepper = printed('[CONT](RC):This unit gets "Intercept".', OTHER, grade=2)
    state = say(lay("battle", board, they, printed(text), stepper), "attack V>V")
    assert guards(state) == ["intercept", "pass"]


@in_formats(*ALL)
def test_a_duty_until_the_end_of_the_turn_lasts_for_each_battle() -> None:
    text = f"[AUTO](VC):When this unit attacks, until end of turn, {TWO}"
    state = attacked(text, [EGG, EGG], {"R1": [RINO]})
    say(state, "pass")
    while not any(one.startswith("attack R1") for one in options(state)):
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    say(state, "attack R1>V")
    say(state, options(state)[0])
    assert guards(state) == ["guard"]


@in_formats(*ALL)
def test_what_a_card_forbids_is_forbidden_while_it_holds() -> None:
    """Bars("no grade 0 guard"): only while the unit attacks."""
    text = "[CONT](VC):During the battle this unit attacked, your opponent cannot call grade 0 cards from hand to (GC)."
    state = attacked(text, [EGG], {"R1": [RINO]})
    assert guards(state) == ["pass"]
    say(state, "pass")
    while not any(one.startswith("attack R1") for one in options(state)):
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    say(state, "attack R1>V")
    assert guards(state) == ["guard", "pass"]


@in_formats(*ALL)
def test_the_guard_step_of_a_battle_is_heard_by_whom_is_attacked() -> None:
    """StepStarts("guard", "opponent's")."""
    text = "[AUTO](RC):At the beginning of the guard step of the battle that your vanguard was attacked, draw a card."
    for target, drawn in (("V", 1), ("R2", 0)):
        they: Side = {"V": [NIRVANA], "R1": [OTHER], "R2": [RINO], "deck": DECK}
        state = lay("battle", {"V": [REIYU], "deck": DECK}, they, printed(text, OTHER))
        say(state, f"attack V>{target}")
        assert count(state, THEY, "hand") == drawn


@in_formats(*ALL)
def test_what_returns_at_the_close_step_has_fought_its_battle() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, draw a card, and at the beginning of the close step of that battle, return "
        "this unit to your deck, and shuffle your deck."
    )
    state = lay("battle", {"V": [NIRVANA], "R1": [OTHER], "deck": DECK}, {"deck": DECK}, printed(text, OTHER))
    say(state, "attack R1>V")
    assert names(state, YOU, "R1") == [OTHER]
    while asked(state)[1] != "attack":
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    assert (names(state, YOU, "R1"), count(state, YOU, "deck")) == ([], 20)


@in_formats(*ALL)
def test_a_unit_that_was_chosen_brings_its_ban_into_its_own_battles() -> None:
    """Grant of Bars: the vanguard's attack is guarded as ever, that of the unit is not."""
    banned = (
        "your opponent cannot call grade 0 cards from hand to (GC) for the battle that that unit attacks this turn."
    )
    text = f"[ACT](VC)[1/turn]:Choose 1 of your rear-guards, and {banned}"
    board: Side = {"V": [TEST], "R1": [RINO], "deck": DECK}
    state = lay("main", board, {"V": [REIYU], "hand": [EGG], "deck": DECK}, printed(text))
    say(state, f"act {TEST}>1")
    while not any(one.startswith("attack") for one in options(state)):
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    assert guards(say(state.clone(), "attack V>V")) == ["guard", "pass"]
    assert guards(say(state.clone(), "attack R1>V")) == ["pass"]


def attacks(state: State) -> list[str]:
    return sorted(one for one in options(state) if one.startswith("attack R1"))


@in_formats(*ALL)
def test_a_unit_that_cannot_attack_a_vanguard_attacks_rear_guards() -> None:
    """Has(…, "no vanguard attack"), Has(…, "no rear attack")."""
    they: Side = {"V": [REIYU], "R1": [RINO], "deck": DECK}
    for said, left in (("the vanguard", ["attack R1>R1"]), ("a rear-guard", ["attack R1>V"])):
        text = f"[CONT](RC):This unit cannot attack {said}."
        state = lay("battle", {"V": [NIRVANA], "R1": [OTHER], "deck": DECK}, they, printed(text, OTHER))
        assert attacks(state) == left


@in_formats(*ALL)
def test_a_unit_that_cannot_be_attacked_is_left_alone_while_that_holds() -> None:
    """Has(…, "not attacked"), with its reason."""
    text = "[CONT](RC):If your soul has 1 or more cards, this unit cannot be attacked."
    for soul, left in (([], ["attack R1>R1", "attack R1>V"]), ([EGG], ["attack R1>V"])):
        they: Side = {"V": [REIYU], "R1": [OTHER], "soul": soul, "deck": DECK}
        state = lay("battle", {"V": [NIRVANA], "R1": [RINO], "deck": DECK}, they, printed(text, OTHER))
        assert attacks(state) == left
        refusal = state.explain(YOU, "attack R1>R1")
        assert (refusal.code if refusal else "") == ("attack_target" if soul else "")


@in_formats(*ALL)
def test_who_loses_twin_drive_checks_once() -> None:
    text = '[ACT](VC)[1/turn]:Until end of turn, this unit gets [Power] +5000, and loses "Twin drive!!".'
    state = lay("main", {"V": [TEST], "deck": DECK}, {"V": [REIYU], "deck": DECK}, printed(text))
    say(state, f"act {TEST}>1")
    while not any(one.startswith("attack") for one in options(state)):
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    say(state, "attack V>V", "pass")
    while asked(state)[1] != "attack":
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    assert count(state, YOU, "hand") == 1


# --- what a second reader of the engine found ---


@in_formats(*ALL)
def test_an_opponent_that_must_call_two_answers_what_may_be_answered() -> None:
    """Five damage: each of five guards is too little alone, and the second is owed all the same."""
    text = f"[CONT](VC):During the battle this unit attacked, {TWO}"
    they: Side = {"V": [REIYU], "hand": [EGG] * 5, "damage": [RINO] * 5, "deck": DECK}
    state = say(lay("battle", {"V": [TEST], "deck": DECK}, they, printed(text)), "attack V>V")
    while asked(state) == (THEY, "guard"):
        assert state.prompt is not None
        answer = greedy_answer(state.view(THEY), state.prompt, state.game)
        assert answer in options(state)
        say(state, answer)


@in_formats(*ALL)
def test_an_attack_on_the_whole_front_row_leaves_out_who_is_not_attacked() -> None:
    sweeps = unit("test/sweep", "Sweeper", "", 3, 50000, 0, Has(This(), "front row battle"))
    text = "[CONT](RC):This unit cannot be attacked."
    they: Side = {"V": [REIYU], "R1": [OTHER], "R2": [RINO], "deck": DECK}
    state = lay("battle", {"V": ["Sweeper"], "deck": DECK}, they, printed(text, OTHER), sweeps)
    say(state, "attack V>V")
    while asked(state)[1] != "attack":
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    assert (names(state, THEY, "R1"), names(state, THEY, "R2")) == ([OTHER], [])


@pytest.mark.parametrize(
    "ability",
    [
        Has(This(), "friends", when=Matches(This(), that=(InState("friends"),))),
        Has(This(), "harmony"),
        Bars("no grade 0 guard", "you", when=Under("no grade 0 guard")),
    ],
)
def test_an_ability_that_would_ask_for_itself_is_refused(ability: AbilityNode) -> None:
    card = unit("test/loop", "Loop", "", 1, 8000, 5000, ability)
    with pytest.raises(CardError, match="Loop"):
        dw.game("vanguard-premium", cards=[card])


@in_formats(*ALL)
def test_losing_all_abilities_may_depend_on_a_legion_as_ever() -> None:
    taker = unit("test/taker", "Taker", "", 3, 13000, 0,
                 Has(Group("units", "opponent's", that=(InState("legion"),)), "no abilities"))  # fmt: skip
    state = lay("main", {"V": ["Taker"], "deck": DECK}, {"V": [NIRVANA], "deck": DECK}, taker)
    assert names(state, YOU, "V") == ["Taker"]


@pytest.mark.parametrize(
    ("hand", "drop", "payable"), [([EGG], [], False), ([EGG, EGG], [], True), ([EGG], [RINO], True)]
)
@in_formats(*ALL)
def test_one_card_does_not_pay_for_two_parts_of_a_cost(hand: list[str], drop: list[str], payable: bool) -> None:
    text = "[ACT](VC)[1/turn]:[COST][Discard a card from hand & remove a card from hand or drop], and draw a card."
    state = lay("main", {"V": [TEST], "hand": hand, "drop": drop, "deck": DECK}, {}, printed(text))
    assert any(one.startswith("act") for one in options(state)) == payable


def test_what_cards_lay_upon_players_is_named_in_the_order_of_the_flags() -> None:
    for flag, skill in zip(FLAGS, UNDER, strict=True):
        assert (skill >= 0) == (flag in BARRED)
        assert skill < 0 or SKILLS[skill - len(STATS)] == f"under {flag}"
