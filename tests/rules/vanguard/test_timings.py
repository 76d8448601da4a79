"""What an AUTO may wait for: every event of S2's list (F), the moments of a turn, and what players do."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.games.vanguard import vocabulary as v
from duelwright.games.vanguard.events import EVENTS
from duelwright.games.vanguard.vocabulary import (
    Act,
    Auto,
    CounterBlast,
    CounterCharge,
    EntersZone,
    Group,
    Hits,
    Later,
    Moves,
    PhaseEnds,
    PhaseStarts,
    PlayerDoes,
    Reveals,
    SoulBlast,
    SoulCharge,
    TurnEnds,
    TurnOver,
    TurnStarts,
)
from duelwright.games.vanguard.vocabulary.filters import Place
from duelwright.games.vanguard.vocabulary.timings import Deed, Entered, Phase
from duelwright.language.node import Effect
from duelwright.language.nodes import Change, Choose, Draw, It, May, This, ToBottom

from .formats import ALL, Format, in_formats
from .table import EGG, REIYU, RINO, THEY, YOU, Side, asked, count, options, power, say, spent
from .test_rulings import OTHER, TEST, lay, made
from .test_rulings_abilities import played

PHASES: tuple[Phase, ...] = ("stand", "draw", "ride", "stride", "main", "battle", "end")
DEEDS: tuple[Deed, ...] = ("draw", "soul charge", "soul blast", "counter blast", "counter charge")
ENTERED: tuple[Entered, ...] = ("soul", "drop", "hand", "bind", "deck", "ride deck")
DECK = ["blank"] * 30


def waiting(on: v.Timing, *do: Effect, name: str = TEST) -> dw.CardDef:
    """A vanguard with an AUTO that must be played."""
    return made(name, Auto(on, do or (Draw(1),), mandatory=True))


def to_turn(state: dw.State, turn: int, phase: str = "") -> dw.State:
    """Everybody does as little as possible until a turn, or a prompt in a phase of it."""
    while state.turn < turn or (phase and state.view(YOU).phase != phase):
        assert state.prompt is not None
        options_now = options(state)
        state.apply("pass" if "pass" in options_now else options_now[0])
    return state


@in_formats(*ALL)
@pytest.mark.parametrize("phase", PHASES)
def test_the_end_of_a_phase(phase: Phase, form: Format) -> None:
    """F: ON_…_PHASE_END is an event like any other; a phase that is not there has none."""
    state = lay("ride", {"V": [TEST], "deck": DECK}, {"deck": DECK}, waiting(PhaseEnds(phase)))
    there = phase != "stride" or form.rules.stride
    turns = 0 if not there else 1 if phase in ("stand", "draw") else 2  # which are past in the first of the two
    assert played(to_turn(state, 8)).count(TEST) == turns


@in_formats(*ALL)
def test_the_end_of_the_opponents_phase() -> None:
    state = lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, waiting(PhaseEnds("main", "opponent's")))
    assert played(to_turn(state, 6)) == []
    assert played(to_turn(state, 7)) == [TEST]


@in_formats(*ALL)
def test_the_beginning_of_a_turn_comes_before_its_stand_phase() -> None:
    """C.3: [ON_TURN_START] ◆, then STAND."""
    card = made(TEST, Auto(TurnStarts(), (Draw(1),), mandatory=True), Auto(PhaseStarts("stand"), (SoulCharge(1),)))
    state = lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, card, rules={"auto_default": "by_cost"})
    to_turn(state, 7)
    told = [event.kind for event in state.events(None)]
    last = len(told) - told[::-1].index("ON_TURN_START") - 1
    drawn = next(i for i in range(last, len(told)) if told[i] == "ON_DRAW")
    assert drawn < told.index("ON_STAND_PHASE_START", last) < told.index("ON_SOUL_CHARGE", last)


@in_formats(*ALL)
def test_the_beginning_of_the_end_phase_comes_before_the_end_of_the_turn() -> None:
    """C.3: two moments; an ability of the second sees what one of the first has done."""
    card = made(
        TEST,
        Auto(TurnEnds(), (Draw(1),), mandatory=True, needs=v.Under("final rush")),
        Auto(PhaseStarts("end"), (v.ComeUnder("final rush"),), mandatory=True),
    )
    state = lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, card)
    assert (played(to_turn(state, 6)), count(state, YOU, "hand")) == ([TEST, TEST], 1)


@in_formats(*ALL)
def test_at_the_end_of_the_turn_what_lasts_until_then_still_counts_and_afterwards_it_does_not() -> None:
    """C.3: "end of turn" AUTOs ◆ → "until end of turn" expires → [ON_END_PHASE_END][ON_TURN_END]◆."""
    strong = v.Matches(Group("vanguard"), that=(v.Power(20000),))
    for on, drawn in ((TurnEnds(), 1), (PhaseEnds("end"), 0), (TurnOver(), 0)):
        card = made(
            TEST,
            Act((Change(This(), "power", 10000),)),
            Auto(on, (Draw(1),), mandatory=True, needs=strong),
        )
        state = say(lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, card), f"act {TEST}>1")
        assert power(state, YOU, "V") == 23000
        assert count(to_turn(state, 6), YOU, "hand") == drawn


@in_formats(*ALL)
def test_a_turn_that_is_over() -> None:
    """F: ON_TURN_END can be waited for like any event; the opponent's, too."""
    for on, turn in ((TurnOver(), 6), (TurnOver("opponent's"), 7), (TurnEnds("opponent's"), 7)):
        state = lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, waiting(on, SoulCharge(1)))
        to_turn(state, turn - 1)
        assert count(state, YOU, "soul") == 0
        assert count(to_turn(state, turn), YOU, "soul") == 1


@in_formats(*ALL)
def test_what_was_put_off_to_the_end_of_the_turn_is_ordered_with_what_waits_for_it() -> None:
    """G.1: both stand by at the same moment, so their player says which comes first."""
    card = made(TEST, Act((Later("turn", (SoulCharge(1),)),)))
    other = made(OTHER, Auto(TurnEnds(), (Draw(1),), mandatory=True))
    state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, {"deck": DECK}, card, other)
    say(state, f"act {TEST}>1", "pass")
    while asked(state)[1] != "order":
        say(state, "pass")
    assert asked(state) == (YOU, "order") and options(state) == ["option 1", "option 2"]
    since = len(state.events(None))
    say(state, "option 2")
    told = [event.kind for event in state.events(None, since)]
    assert told.index("ON_SOUL_CHARGE") < told.index("ON_DRAW")
    assert state.chain == []


@in_formats(*ALL)
@pytest.mark.parametrize(
    ("what", "do"), [("draw", Draw(1)), ("soul charge", SoulCharge(1)), ("counter charge", CounterCharge(1))]
)
def test_what_a_player_has_done_by_an_effect(what: Deed, do: Effect) -> None:
    """F: once an action; each card that is drawn is one."""
    card = made(TEST, Act((do,)))
    mine = made(OTHER, Auto(PlayerDoes(what), (Change(This(), "power", 1000),), mandatory=True))
    theirs = made(
        "A Third",
        Auto(PlayerDoes(what, "opponent"), (Change(This(), "power", 2000),), mandatory=True),
    )
    you: Side = {"V": [TEST], "R1": [OTHER], "R2": ["A Third"], "deck": DECK, "damage": [spent(RINO), spent(EGG)]}
    they: Side = {"R1": [OTHER], "R2": ["A Third"], "deck": DECK}
    state = say(lay("main", you, they, card, mine, theirs), f"act {TEST}>1")
    while asked(state)[1] != "main":
        say(state, options(state)[0])
    assert [power(state, YOU, circle) for circle in ("R1", "R2")] == [14000, 13000]
    assert [power(state, THEY, circle) for circle in ("R1", "R2")] == [13000, 15000]


@in_formats(*ALL)
@pytest.mark.parametrize(("what", "cost"), [("soul blast", SoulBlast(1)), ("counter blast", CounterBlast(1))])
def test_what_a_player_has_paid(what: Deed, cost: v.SoulBlast | v.CounterBlast) -> None:
    """F: ON_SOUL_BLAST and ON_COUNTER_BLAST, as a cost too."""
    card = made(TEST, Act((SoulCharge(1),), cost=(cost,)))
    mine = made(OTHER, Auto(PlayerDoes(what), (Draw(1),), mandatory=True))
    you: Side = {"V": [TEST], "R1": [OTHER], "deck": DECK, "damage": [RINO], "soul": [RINO]}
    state = say(lay("main", you, {"deck": DECK}, card, mine), f"act {TEST}>1")
    while asked(state)[1] != "main":
        say(state, options(state)[0])
    assert count(state, YOU, "hand") == 1


def test_opening_hands_are_nobodys_deed() -> None:
    """F: a fight has not begun while hands are drawn."""
    starter = made("A Starter", Auto(PlayerDoes("draw"), (SoulCharge(1),), mandatory=True), grade=0)
    game = dw.game("vanguard-d", cards=[starter])
    deck = game.decks()[0]
    lists = deck.copied()
    old = next(name for name in lists["ride"] if game.cards()[game.index[name] - 1].numbers.get("grade") == 0)
    lists["ride"] = {starter.id if name == old else name: copies for name, copies in lists["ride"].items()}
    lists["main"].pop(old, None)
    mine = dw.Deck("Mine", game.key, lists)
    assert game.check(mine) == []
    state = to_turn(game.start((mine, game.decks()[1]), seed=3), 1, "ride")
    charged = [event.values["n"] for event in state.events(None) if event.kind == "ON_SOUL_CHARGE"]
    assert charged == ([1] if state.active == YOU else [])


@in_formats(*ALL)
def test_a_unit_that_moves() -> None:
    """F: ON_MOVE, of both units that change places."""
    card = made(TEST, Auto(Moves(), (Draw(1),), mandatory=True), grade=2)
    state = say(lay("main", {"R1": [TEST], "R3": [RINO], "deck": DECK}, {"deck": DECK}, card), "move R1")
    assert count(state, YOU, "hand") == 1
    other = say(lay("main", {"R2": [TEST], "R1": [REIYU], "deck": DECK}, {"deck": DECK}, card), "move R1")
    assert count(other, YOU, "hand") == 0


@in_formats(*ALL)
def test_an_interceptor_moves() -> None:
    """F: ON_MOVE is circle to circle, an intercept too."""
    watcher = made(OTHER, Auto(Moves(Group("units")), (Draw(1),), mandatory=True))
    state = lay("battle", {"deck": DECK}, {"V": [OTHER], "R1": [REIYU], "deck": DECK}, watcher)
    say(state, "attack V>V", "intercept R1")
    assert count(state, THEY, "hand") == 1


@in_formats(*ALL)
@pytest.mark.parametrize(("place", "zone", "told"), [("rear-guards", "R1", 1), ("hand", "hand", 0)])
def test_a_card_that_is_put_into_the_deck_from_where_all_saw_it(place: Place, zone: str, told: int) -> None:
    """F: ON_SENT_TO_DECK; from a hand nobody is told, for that would say what the card is."""
    card = made(TEST, Auto(EntersZone("deck"), (SoulCharge(1),), mandatory=True), grade=1)
    sender = made(OTHER, Act((Choose("t", Group(place)), ToBottom(It("t")))))
    you: Side = {"V": [OTHER], "deck": DECK, zone: [TEST]}
    state = say(lay("main", you, {"deck": DECK}, card, sender), f"act {OTHER}>1")
    while asked(state)[1] != "main":
        say(state, options(state)[0])
    assert count(state, YOU, "soul") == told


def test_a_card_that_goes_back_to_the_ride_deck() -> None:
    """F: ON_SENT_TO_RIDE_DECK."""
    card = made(TEST, Auto(EntersZone("ride deck"), (SoulCharge(1),), mandatory=True), grade=1)
    sender = made(OTHER, Act((Choose("t", Group("rear-guards")), ToBottom(It("t")))))
    you: Side = {"V": [OTHER], "R1": [{"card": TEST, "ride_card": 1}], "deck": DECK}
    state = say(lay("main", you, {"deck": DECK}, card, sender), f"act {OTHER}>1")
    assert (count(state, YOU, "ride"), count(state, YOU, "soul")) == (1, 1)


@in_formats(*ALL)
def test_either_check_reveals() -> None:
    """F: ON_CHECK, of both kinds."""
    mine = made(OTHER, Auto(Reveals("any", Group("trigger")), (SoulCharge(1),), mandatory=True))
    side: Side = {"V": [OTHER], "deck": DECK}
    state = say(lay("battle", side, side, mine), "attack V>V", "pass")
    while asked(state)[1] not in ("attack",):
        say(state, "pass")
    assert (count(state, YOU, "soul"), count(state, THEY, "soul")) == (2, 1)


def test_what_is_about_no_card_cannot_be_waited_for_in_a_hand() -> None:
    for on in (TurnStarts(), TurnEnds(), TurnOver(), PhaseEnds("main"), PlayerDoes("draw")):
        card = made(TEST, Auto(on, (Draw(1),), where=("hand",)))
        with pytest.raises(dw.CardError, match="happens to a card"):
            dw.game("vanguard-d", cards=[card])


def test_every_event_that_s2_lists_can_be_waited_for() -> None:
    """F: the forty events of the list, each with a timing that waits for it."""
    listed = [name for name, _ in EVENTS][:40]
    timings = [
        TurnStarts(), TurnOver(), v.YouRide(), v.YouStride(), v.Placed(("RC",)), Moves(),
        v.Stood(), v.Discarded(), v.Attacks(), v.Boosts(), v.PutOnGuard(), v.Intercepts(), Hits(),
        Reveals("any", Group("trigger")), Reveals("drive", Group("trigger")), Reveals("damage", Group("trigger")),
        *(EntersZone(zone) for zone in ENTERED),
        *(PhaseStarts(phase) for phase in PHASES),
        *(PhaseEnds(phase) for phase in PHASES),
        *(PlayerDoes(deed) for deed in DEEDS),
    ]  # fmt: skip
    cards = [made(f"Test {nth}", Auto(on, (Draw(1),))) for nth, on in enumerate(timings)]
    game = dw.game("vanguard-d", cards=cards)
    waited = {game.event_kinds[ability.event].name for ability in game.abilities if ability.event >= 0}
    assert set(listed) - waited == {"ON_CALL", "ON_GUARD"}  # told with ON_PLACED and ON_PUT_ON_GC, which are waited for


@in_formats(*ALL)
def test_you_may_is_not_asked_where_all_can_see_that_nothing_would_come_of_it() -> None:
    """G.1: there is no rear-guard to choose; where there is one it is asked. A hand is nobody's business."""
    theirs = Group("rear-guards", "opponent's")
    for do in ((May((Choose("t", theirs), v.Retire(It("t")))),), (May((v.Retire(theirs),)),)):
        card = made(TEST, Act(do))
        say(state := lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, card), f"act {TEST}>1")
        assert asked(state) == (YOU, "main")
        there = lay("main", {"V": [TEST], "deck": DECK}, {"R1": [RINO], "deck": DECK}, card)
        assert asked(say(there, f"act {TEST}>1")) == (YOU, "option")
    hidden = made(TEST, Act((May((Choose("t", Group("hand", kind="trigger unit")), v.Put(It("t"), "soul"))),)))
    for hand in ([RINO], ["Blaze Maiden, Rona"]):
        state = lay("main", {"V": [TEST], "hand": hand, "deck": DECK}, {"deck": DECK}, hidden)
        assert asked(say(state, f"act {TEST}>1")) == (YOU, "option")


@in_formats(*ALL)
@pytest.mark.parametrize("on", [TurnOver(), PhaseEnds("end"), TurnEnds()])
def test_what_lasts_until_end_of_turn_does_not_outlive_it(on: v.Timing) -> None:
    """C.3: not even where an ability gives it when the turn is over."""
    card = made(TEST, Auto(on, (Change(This(), "power", 5000), Later("turn", (Draw(1),))), mandatory=True))
    state = to_turn(lay("main", {"V": [TEST], "deck": DECK}, {"deck": DECK}, card), 6)
    assert power(state, YOU, "V") == 13000 and state.chain == []


@in_formats(*ALL)
def test_a_unit_that_intercepts_has_moved_itself() -> None:
    """F: it waits for its own move, on the guardian circle by then."""
    card = made(TEST, "intercept", Auto(Moves(), (Draw(1),), mandatory=True), grade=2)
    state = lay("battle", {"deck": DECK}, {"R1": [TEST], "deck": DECK}, card)
    assert count(say(state, "attack V>V", "intercept R1"), THEY, "hand") == 1
