"""What is replaced: moves that effects and costs make, draws, damage and payments (4a.3 of the architecture page).

Each replacement at most once for an event; the player it happens to chooses among several.
"""

from __future__ import annotations

from typing import Literal

import pytest

import duelwright as dw
from duelwright import CardDef
from duelwright.games.vanguard import make
from duelwright.games.vanguard.vocabulary import (
    Act,
    AddPhases,
    Attacks,
    Auto,
    Bind,
    CounterBlast,
    CountsAs,
    DealDamage,
    DidSo,
    DiscardFromHand,
    EnergyBlast,
    Gain,
    Grade,
    Grant,
    Group,
    Named,
    PlayerDoes,
    Redirect,
    Retire,
    Retired,
    Retiring,
    SoulBlast,
    SoulCharge,
    Would,
)
from duelwright.language.node import AbilityNode, Effect
from duelwright.language.nodes import Change, Discard, Draw, If, This, ToBottom

from .formats import ALL, STRIDING, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, THEY, YOU, Side, asked, count, names, options, power, say
from .test_rulings import DRAGON, OTHER, TEST, acting, lay, made

DECK = ["blank"] * 30
WHATS: tuple[Literal["draw", "damage", "soul charge"], ...] = ("draw", "damage", "soul charge")
Payment = Literal["counter blast", "soul blast", "energy blast"]
MINE = Group("rear-guards")
SAVE = Redirect(This(), "RC", "drop", "hand")


def keeper(*abilities: AbilityNode) -> CardDef:
    """A unit of grade 1 with these abilities."""
    return made(OTHER, *abilities, grade=1, power=8000)


# --- moves ---


@in_formats(*ALL)
def test_a_unit_that_would_be_retired_goes_to_the_hand_instead() -> None:
    state = lay(
        "main", {"V": [TEST], "R1": [OTHER], "R2": [RINO], "deck": DECK}, None, acting(Retire(MINE)), keeper(SAVE)
    )
    say(state, f"act {TEST}>1")
    assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == ([OTHER], [RINO])


@in_formats(*ALL)
def test_who_is_not_retired_is_not_told_to_be() -> None:
    watch = Auto(Retired(), (Draw(1),), mandatory=True)
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, acting(Retire(MINE)), keeper(SAVE, watch))
    say(state, f"act {TEST}>1")
    assert names(state, YOU, "hand") == [OTHER]
    assert not [event for event in state.events(None) if event.kind == "ON_RETIRE"]


@in_formats(*ALL)
def test_a_cost_that_sends_a_card_away_is_replaced_too_and_paid() -> None:
    paying = made(TEST, Act((Draw(1),), cost=(Retiring(MINE),)))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, paying, keeper(SAVE))
    say(state, f"act {TEST}>1")
    while asked(state)[1] == "choice":
        say(state, options(state)[0])
    assert (count(state, YOU, "hand"), names(state, YOU, "drop")) == (2, [])


@in_formats(*ALL)
@pytest.mark.parametrize(("answer", "zone"), [("option 1", "hand"), ("pass", "drop")])
def test_what_may_be_replaced_is_asked_of_the_cards_owner(answer: str, zone: str) -> None:
    save = Redirect(Group("rear-guards"), "RC", "drop", "hand", optional=True)
    they: Side = {"R1": [OTHER], "deck": DECK}
    enemy = acting(Retire(Group("rear-guards", "opponent's")))
    state = say(lay("main", {"V": [TEST], "deck": DECK}, they, enemy, keeper(save)), f"act {TEST}>1")
    assert asked(state) == (THEY, "replacement")
    say(state, answer)
    assert names(state, THEY, zone) == [OTHER]


@in_formats(*ALL)
def test_two_replacements_of_one_move_apply_once_each() -> None:
    """From drop to hand, and from there to bind: the owner says which comes first, and each is done once."""
    one = keeper(Redirect(MINE, "RC", "drop", "bind"))
    other = made("A Third", Redirect(MINE, "RC", "drop", "soul"), grade=1)
    you: Side = {"V": [TEST], "R1": [OTHER], "R2": ["A Third"], "deck": DECK}
    state = lay("main", you, None, acting(Retire(MINE)), one, other)
    say(state, f"act {TEST}>1")
    assert asked(state) == (YOU, "replacement")
    while asked(state)[1] == "replacement":
        say(state, "option 1")
    assert count(state, YOU, "drop") == 0
    assert count(state, YOU, "bind") + count(state, YOU, "soul") == 2


@in_formats(*ALL)
def test_what_the_rules_themselves_send_away_is_not_replaced() -> None:
    """A rear-guard that a battle retires; the printed cards that save one from a battle say so."""
    state = lay("battle", {"deck": DECK}, {"R1": [OTHER], "deck": DECK}, keeper(SAVE))
    say(state, "attack V>R1", "pass")
    while asked(state)[1] != "attack":
        say(state, "pass")
    assert names(state, THEY, "drop") == [OTHER]


@in_formats(*ALL)
def test_who_has_lost_its_abilities_replaces_nothing() -> None:
    both = acting(Gain(MINE, "no abilities"), Retire(MINE))
    state = say(lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, both, keeper(SAVE)), f"act {TEST}>1")
    assert names(state, YOU, "drop") == [OTHER]


@in_formats(*ALL)
def test_a_discard_is_bound_instead_and_the_ability_goes_on_to_speak_of_it() -> None:
    hold = keeper(Redirect(Group("hand"), "hand", "drop", "bind"))
    do = acting(Discard(Group("hand")), Change(This(), "power", 1000))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "hand": [RINO, EGG], "deck": DECK}, None, do, hold)
    say(state, f"act {TEST}>1")
    assert sorted(names(state, YOU, "bind")) == sorted([RINO, EGG])
    assert power(state, YOU, "V") == 14000


@in_formats(*ALL)
def test_other_moves_of_effects_are_replaced_by_their_zones() -> None:
    """Bind and deck are zones like the others; a move to somewhere else is left alone."""
    hold = keeper(Redirect(Group("drop"), "drop", "deck", "soul"))
    you: Side = {"V": [TEST], "R1": [OTHER], "drop": [RINO], "deck": DECK}
    state = say(lay("main", you, None, acting(ToBottom(Group("drop"))), hold), f"act {TEST}>1")
    assert names(state, YOU, "soul") == [RINO]
    state = say(lay("main", you, None, acting(Bind(Group("drop"))), hold), f"act {TEST}>1")
    assert names(state, YOU, "bind") == [RINO]


# --- what happens to players ---


@in_formats(*ALL)
def test_a_draw_is_replaced_card_by_card() -> None:
    instead = keeper(Would("draw", (SoulCharge(1),)))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, acting(Draw(2)), instead)
    say(state, f"act {TEST}>1")
    assert (count(state, YOU, "hand"), count(state, YOU, "soul")) == (0, 2)


@in_formats(*ALL)
def test_a_draw_may_be_replaced_each_time_anew() -> None:
    instead = keeper(Would("draw", (SoulCharge(1),), optional=True))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, acting(Draw(2)), instead)
    say(state, f"act {TEST}>1", "option 1", "pass")
    assert (count(state, YOU, "hand"), count(state, YOU, "soul")) == (1, 1)


@in_formats(*ALL)
def test_a_soul_charge_is_replaced_card_by_card() -> None:
    instead = keeper(Would("soul charge", (Draw(1),), optional=True))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, acting(SoulCharge(3)), instead)
    say(state, f"act {TEST}>1", "option 1", "pass", "option 1")
    assert (count(state, YOU, "hand"), count(state, YOU, "soul")) == (2, 1)


@in_formats(*ALL)
def test_the_draw_of_the_draw_phase_is_replaced() -> None:
    instead = keeper(Would("draw", (SoulCharge(1),)))
    state = lay("main", {"deck": DECK}, {"R1": [OTHER], "deck": DECK}, instead)
    while state.turn == 5:
        say(state, "pass")
    assert (count(state, THEY, "hand"), count(state, THEY, "soul")) == (0, 1)


@in_formats(*ALL)
def test_the_opponents_draw_is_replaced_where_it_says_so() -> None:
    instead = keeper(Would("draw", (SoulCharge(1),), who="opponent"))
    state = lay("main", {"V": [TEST], "deck": DECK}, {"R1": [OTHER], "deck": DECK}, acting(Draw(1)), instead)
    say(state, f"act {TEST}>1")
    assert (count(state, YOU, "hand"), count(state, THEY, "soul")) == (0, 1)


@in_formats(*ALL)
def test_damage_is_replaced_one_by_one() -> None:
    """Critical 2: two damages, of which the second is taken."""
    instead = keeper(Would("damage", (SoulCharge(1),), optional=True))
    strong = made(TEST, Auto(Attacks(), (Change(This(), "critical", 1),), mandatory=True))
    state = lay("battle", {"V": [TEST], "deck": DECK}, {"R1": [OTHER], "deck": DECK}, strong, instead)
    say(state, "attack V>V", "pass")
    while asked(state)[1] != "replacement":
        say(state, "pass")
    assert asked(state) == (THEY, "replacement")
    say(state, "option 1", "pass")
    while asked(state)[1] not in ("attack", "replacement"):
        say(state, "pass")
    assert (count(state, THEY, "damage"), count(state, THEY, "soul")) == (1, 1)


@in_formats(*ALL)
@pytest.mark.parametrize(
    ("what", "cost", "side"),
    [
        ("counter blast", CounterBlast(1), {"damage": [RINO]}),
        ("soul blast", SoulBlast(1), {"soul": [RINO]}),
        ("energy blast", EnergyBlast(1), {"energy": 1}),
    ],
)
def test_a_payment_is_replaced(what: Payment, cost: CounterBlast, side: Side) -> None:
    """Something else is done for it, and what it was paid for comes."""
    instead = keeper(Would(what, (Change(This(), "power", -1000),)))
    payer = made(TEST, Act((Draw(1),), cost=(cost,)))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK, **side}, None, payer, instead)
    say(state, f"act {TEST}>1")
    while asked(state)[1] == "choice":
        say(state, options(state)[0])
    assert (power(state, YOU, "R1"), count(state, YOU, "hand")) == (7000, 1)
    kinds = {event.kind for event in state.events(None)}
    assert f"ON_{what.replace(' ', '_').upper()}" not in kinds


# --- what must not matter, and what must not go on for ever ---


@in_formats(*ALL)
@pytest.mark.parametrize("do", [Draw(2), Draw(1, "each"), SoulCharge(3), Retire(MINE)])
def test_that_a_card_could_replace_something_changes_nothing(do: Effect) -> None:
    """A card that lies in no deck, or in a hidden one, is not told of by what happens."""
    watch = Auto(PlayerDoes("soul charge"), (Draw(1),), mandatory=True)
    told: list[list[dw.Event]] = []
    for brought in ([], [keeper(SAVE, *(Would(what, (Draw(1),)) for what in WHATS))]):
        you: Side = {"V": [TEST], "R1": ["A Third"], "deck": DECK}
        state = lay("main", you, {"deck": DECK}, acting(do), made("A Third", watch), *brought)
        state.game.compile([state.game.index[card.id] for card in brought])
        told.append(say(state, f"act {TEST}>1").events(None))
    assert told[0] == told[1]


@in_formats(*ALL)
def test_each_draws_in_turn_though_one_of_them_is_asked() -> None:
    instead = keeper(Would("draw", (SoulCharge(1),), optional=True))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, {"deck": DECK}, acting(Draw(1, "each")), instead)
    say(state, f"act {TEST}>1")
    assert (asked(state), count(state, THEY, "hand")) == ((YOU, "replacement"), 0)
    say(state, "pass")
    assert [event.seat for event in state.events(None) if event.kind == "ON_DRAW"] == [YOU, THEY]


@in_formats(*ALL)
def test_what_is_done_instead_is_not_replaced_by_the_same_ability() -> None:
    more = keeper(Would("draw", (Draw(2),)))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, acting(Draw(1)), more)
    say(state, f"act {TEST}>1")
    assert (state.result, count(state, YOU, "hand")) == (None, 2)


@in_formats(*ALL)
def test_two_that_replace_each_others_doing_come_to_an_end() -> None:
    one = keeper(Would("draw", (SoulCharge(1),)))
    other = made("A Third", Would("soul charge", (Draw(1),)), grade=1)
    you: Side = {"V": [TEST], "R1": [OTHER], "R2": ["A Third"], "deck": DECK}
    state = say(lay("main", you, None, acting(Draw(1)), one, other), f"act {TEST}>1")
    assert (state.result, count(state, YOU, "hand")) == (None, 1)


@in_formats(*ALL)
def test_who_may_replace_what_happens_to_the_other_says_whether_it_does() -> None:
    instead = keeper(Would("draw", (SoulCharge(1),), who="opponent", optional=True))
    state = lay("main", {"V": [TEST], "deck": DECK}, {"R1": [OTHER], "deck": DECK}, acting(Draw(2)), instead)
    say(state, f"act {TEST}>1")
    assert asked(state) == (THEY, "replacement")
    say(state, "option 1")
    assert asked(state) == (THEY, "replacement")
    say(state, "pass")
    assert (count(state, YOU, "hand"), count(state, THEY, "soul")) == (1, 1)


@in_formats(*ALL)
def test_a_replacement_tells_nothing_of_what_is_hidden() -> None:
    for wrong in (
        Would("draw", (SoulCharge(1),), where=("hand",)),
        Redirect(This(), "hand", "drop", "bind", where=("hand",)),
        Redirect(Group("hand", that=(Grade(3, 3),)), "hand", "drop", "bind"),
    ):
        with pytest.raises(dw.CardError, match="hidden"):
            lay("main", {"R1": [OTHER]}, None, keeper(wrong))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (Would("draw", ()), "what is done instead of 'draw' is missing"),
        (CountsAs("name", ""), "CountsAs needs the name that the card has, too"),
        (Act((AddPhases(()),)), "AddPhases needs a phase to add"),
        (Act((Grant(This(), SAVE),)), "or a continuous ability that gives or sets something, can be given"),
    ],
)
def test_a_card_that_says_too_little_is_refused_with_what_it_lacks(wrong: AbilityNode, why: str) -> None:
    with pytest.raises(dw.CardError, match=why):
        lay("main", {"R1": [OTHER]}, None, keeper(wrong))


@in_formats(*ALL)
def test_a_guess_has_the_same_replacements_in_the_same_order() -> None:
    one = keeper(Redirect(MINE, "RC", "drop", "bind"))
    other = made("A Third", Redirect(MINE, "RC", "drop", "soul"), grade=1)
    you: Side = {"V": [TEST], "hand": ["A Third", OTHER], "R2": [RINO], "deck": DECK}
    retire = acting(Retire(Group("rear-guards", that=(Named(RINO),))))
    state = lay("main", you, None, retire, one, other)
    say(state, "call A Third>R3", f"call {OTHER}>R1", f"act {TEST}>1")
    guess = state.determinize(YOU, seed=1)
    assert guess.view(YOU) == state.view(YOU)
    for there in (state, guess):
        while asked(there)[1] == "replacement":
            say(there, "option 1")
    assert names(state, YOU, "soul") == names(guess, YOU, "soul")


@in_formats(*ALL)
def test_damage_that_is_dealt_instead_of_damage_is_not_left_over() -> None:
    back = keeper(Would("damage", (DealDamage(1),)))
    state = lay("main", {"V": [TEST], "deck": DECK}, {"R1": [OTHER], "deck": DECK}, acting(DealDamage(1)), back)
    say(state, f"act {TEST}>1")
    while asked(state)[1] != "main":
        say(state, options(state)[-1])
    assert (count(state, YOU, "damage"), count(state, THEY, "damage")) == (1, 0)


@in_formats(*ALL)
def test_what_was_replaced_was_not_done() -> None:
    do = (Retire(MINE), If(DidSo(), (Draw(1),)))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, acting(*do), keeper(SAVE))
    assert count(say(state, f"act {TEST}>1"), YOU, "hand") == 1  # the unit that was saved, and no card drawn


@in_formats("D", "CV")
def test_nobody_is_asked_for_a_card_that_goes_elsewhere_by_a_rule() -> None:
    """A G unit goes to the G zone whatever is said."""
    save = keeper(Redirect(MINE, "RC", "drop", "hand", optional=True))
    giant = make.g_unit("test/giant", "A Giant", "Kagero", 15000)
    you: Side = {"V": [TEST], "R1": [OTHER], "R2": ["A Giant"], "deck": DECK}
    retire = acting(Retire(Group("rear-guards", that=(Named("A Giant"),))))
    state = say(lay("main", you, None, retire, save, giant), f"act {TEST}>1")
    assert asked(state) == (YOU, "main")


# --- causes ---


@in_formats(*ALL)
def test_an_event_says_whose_ability_it_was_and_whether_it_was_paid() -> None:
    payer = made(TEST, Act((Draw(1),), cost=(DiscardFromHand(1),)))
    state = lay("main", {"V": [TEST], "hand": [RINO], "deck": DECK}, None, payer)
    say(state, f"act {TEST}>1", f"choose {RINO}")
    handle = state.view(YOU).seats[YOU].zones["V"][0]
    assert handle is not None
    told = {event.kind: event for event in state.events(YOU)}
    assert (told["ON_DISCARD"].cost, told["ON_DISCARD"].source) == (True, handle.handle)
    assert (told["ON_DRAW"].cost, told["ON_DRAW"].source) == (False, handle.handle)


@in_formats(*ALL)
def test_what_a_rule_does_has_no_card_behind_it() -> None:
    state = lay("main", {"deck": DECK}, {"deck": DECK})
    while state.turn == 5:
        say(state, "pass")
    (drawn,) = [event for event in state.events(None) if event.kind == "ON_DRAW"]
    assert (drawn.cause, drawn.source, drawn.cost) == ("Draw phase", 0, False)


@in_formats(*ALL)
def test_each_of_several_draws_has_its_cause() -> None:
    instead = keeper(Would("draw", (SoulCharge(1),), optional=True))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, None, acting(Draw(2)), instead)
    say(state, f"act {TEST}>1", "pass", "pass")
    drawn = [event for event in state.events(YOU) if event.kind == "ON_DRAW"]
    assert [(event.source > 0, event.values["normal"]) for event in drawn] == [(True, 0), (True, 0)]


# --- costs of the rules ---

HOLD = keeper(Redirect(Group("hand"), "hand", "drop", "bind"))


def paid(state: dw.State) -> list[str]:
    """What happened as a cost, and of no card's ability."""
    return [event.kind for event in state.events(None) if event.cost and not event.source]


@in_formats("D")
def test_what_a_ride_from_the_ride_deck_costs_is_replaced_and_paid() -> None:
    """A: ride from ride deck [S2]; 4a.3: the cost is one, whoever asks for it."""
    you: Side = {"V": [RINO], "R1": [OTHER], "hand": [EGG], "ride": [REIYU], "deck": DECK}
    state = say(lay("ride", you, None, HOLD), f"ride {REIYU}", f"choose {EGG}")
    assert (names(state, YOU, "V"), names(state, YOU, "bind"), names(state, YOU, "drop")) == ([REIYU], [EGG], [])
    assert paid(state) == ["ON_BIND"]


@in_formats(*STRIDING)
def test_each_card_that_a_stride_costs_may_be_replaced() -> None:
    """E [W]: the player says of each; the stride is paid either way."""
    may = keeper(Redirect(Group("hand"), "hand", "drop", "bind", optional=True))
    you: Side = {"R1": [OTHER], "hand": [NIRVANA, RINO, EGG], "G": ["Test Dragon"], "deck": DECK}
    state = say(lay("stride", you, None, DRAGON, may), "stride Test Dragon", f"choose {NIRVANA}", f"choose {RINO}")
    say(state, "done")
    assert asked(state) == (YOU, "replacement")
    say(state, "option 1", "pass")
    assert (names(state, YOU, "bind"), names(state, YOU, "drop")) == ([NIRVANA], [RINO])
    assert names(state, YOU, "V") == ["Test Dragon"]


@in_formats("D")
def test_what_is_discarded_for_a_ride_says_that_it_was_a_cost() -> None:
    you: Side = {"V": [RINO], "hand": [EGG], "ride": [REIYU], "deck": DECK}
    state = say(lay("ride", you, None), f"ride {REIYU}", f"choose {EGG}")
    assert "ON_DISCARD" in paid(state) and "ON_RIDE" not in paid(state)


# --- triggers ---


@in_formats(*ALL)
def test_what_a_draw_trigger_draws_may_be_replaced() -> None:
    """4a.3; D: the trigger resolves whole, and its power is given all the same."""
    drawing = make.trigger("test/drawing", "A Draw Trigger", "Kagero", "draw", 10000, 5000, 5000)
    instead = keeper(Would("draw", (SoulCharge(1),)))
    you: Side = {"V": [TEST], "R1": [OTHER], "deck": ["A Draw Trigger", *DECK]}
    state = lay("battle", you, {"deck": DECK}, made(TEST), instead, drawing)
    say(state, "attack V>V", "pass")
    while asked(state)[1] != "trigger":
        say(state, "pass" if "pass" in options(state) else options(state)[0])
    assert (count(state, YOU, "soul"), count(state, YOU, "hand")) == (1, 0)
    say(state, "choose V")
    assert power(state, YOU, "V") == 23000
