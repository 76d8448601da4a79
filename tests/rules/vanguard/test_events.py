"""Every event of the rules page (F), brought about once: its neighbours, its cards, its values and its cause."""

from __future__ import annotations

from functools import cache

import pytest

from duelwright import CardDef, Event, State
from duelwright.games.vanguard import make
from duelwright.games.vanguard import names as n
from duelwright.games.vanguard.events import EVENTS
from duelwright.games.vanguard.vocabulary import (
    Act,
    Auto,
    Bind,
    ComeUnder,
    CounterBlast,
    CounterCharge,
    CreateToken,
    EnergyBlast,
    EnergyCharge,
    Gain,
    Group,
    HealDamage,
    InState,
    Lock,
    Named,
    OverDress,
    Placed,
    Play,
    Put,
    PutAtRest,
    Retire,
    Retiring,
    SoulBlast,
    SoulCharge,
    Stand,
    ToTop,
    Unlock,
)
from duelwright.language.node import Cost, Effect
from duelwright.language.nodes import Choose, Discard, Draw, It, Look, Return, Shuffle, ToBottom, ToHand

from .table import (
    BLANKS,
    BOWLER,
    EGG,
    GAME,
    HEAL,
    INFERNO,
    NIRVANA,
    REIYU,
    RINO,
    THEY,
    TRICKSTAR,
    VAIRINA,
    YOU,
    Side,
    kinds,
    number,
    options,
    resting,
    say,
    spent,
)
from .test_course import COURSE
from .test_premium_events import EVENTS as PREMIUM_EVENTS
from .test_rulings import DRAGON, HEART, OTHER, TEST, lay, made
from .test_rulings_battle import locked
from .told import PLAYED, Case, Scene, check, name_of


def acts(you: Side, they: Side, *do: Effect, cost: tuple[Cost, ...] = (), more: tuple[str, ...] = ()) -> Scene:
    """Your vanguard does something; `more` are the answers."""

    @cache
    def scene() -> tuple[State, int]:
        state = lay("main", {"V": [TEST], **you}, they, made(TEST, Act(do, cost=cost)))
        return say(state, f"act {TEST}>1", *more), 0

    return scene


def fight(you: Side, they: Side, *answers: str) -> Scene:
    """A battle."""

    @cache
    def scene() -> tuple[State, int]:
        state = lay("battle", you, they)
        since = number(state)
        return say(state, *answers), since

    return scene


def plays(phase: str, you: Side, *answers: str, they: Side | None = None, more: tuple[CardDef, ...] = ()) -> Scene:
    """Something in another phase."""

    @cache
    def scene() -> tuple[State, int]:
        state = lay(phase, you, they, *more)
        since = number(state)
        return say(state, *answers), since

    return scene


# --- scenes ---


@cache
def returned() -> tuple[State, int]:
    """The first player returns a card."""
    state = GAME.start(seed=1)
    assert state.prompt is not None and state.prompt.seat == YOU
    since = number(state)
    return say(state, options(state)[0], "done"), since


@cache
def stood_up() -> tuple[State, int]:
    """The second player keeps the hand."""
    state = say(GAME.start(seed=1), "done")
    since = number(state)
    return say(state, "done"), since


DRESS = made(OTHER, OverDress(Group("rear-guards", that=(Named(REIYU),))), grade=2)
POST = make.order("test/post", "A Post", "", 0, kind="set order")
WHISTLE = make.order("test/whistle", "A Whistle", "Dragon Empire", 1, Play((Draw(1),)))
GENERATOR = "Energy Generator"

turn = plays("battle", {}, "pass", "pass", "pass", they={"V": [resting(NIRVANA)]})
from_ride_deck = plays(
    "ride", {"V": [RINO], "hand": [TRICKSTAR], "ride": [REIYU]}, f"ride {REIYU}", f"choose {TRICKSTAR}"
)
persona = plays("ride", {"hand": [NIRVANA]}, f"ride {NIRVANA}")
strode = plays(
    "stride",
    {"V": ["A Heart"], "hand": [NIRVANA], "G": ["Test Dragon"]},
    "stride Test Dragon",
    f"choose {NIRVANA}",
    more=(DRAGON, HEART),
)
went_home = plays("battle", {"V": ["Test Dragon"], "heart": ["A Heart"]}, "pass", more=(DRAGON, HEART))
called_over = plays("main", {"R1": [REIYU], "hand": [RINO]}, f"call {RINO}>R1")
placed = plays("main", {"hand": [TEST]}, f"call {TEST}>R1", more=(made(TEST, Auto(Placed(), (Draw(1),))),))
moved = plays("main", {"R1": [REIYU]}, "move R1")
dressed = plays("main", {"R1": [REIYU], "hand": [OTHER]}, f"dress {OTHER}>R1", more=(DRESS,))
set_up = plays("main", {"hand": ["A Post"]}, "order A Post", more=(POST,))
ordered = plays("main", {"hand": ["A Whistle"]}, "order A Whistle", more=(WHISTLE,))
boosted = fight(
    {"V": [RINO], "R4": [EGG], "deck": [REIYU, *BLANKS]},
    {"V": [BOWLER], "deck": [EGG, *BLANKS]},
    "attack V>V",
    "boost R4",
    "pass",
)
attacked = fight({"R1": [INFERNO]}, {"deck": [HEAL, *BLANKS]}, "attack R1>V", "pass")
guarded = fight({"R1": [INFERNO]}, {"hand": [VAIRINA]}, "attack R1>V", f"guard {VAIRINA}", "pass")
intercepted = fight({"R1": [INFERNO]}, {"R1": [REIYU]}, "attack R1>V", "intercept R1", "pass")
beaten = fight({"R1": [INFERNO]}, {"R1": [REIYU]}, "attack R1>R1", "pass")
healed = fight(
    {"V": [RINO], "damage": [EGG], "deck": [HEAL, *BLANKS]}, {}, "attack V>V", "pass", f"choose {EGG}", "choose V"
)
stood = acts({"R1": [resting(REIYU)]}, {}, Stand(Group("rear-guards")))
rested = acts({"R1": [REIYU]}, {}, PutAtRest(Group("rear-guards")))
bottomed = acts({"drop": [RINO]}, {}, ToBottom(Group("drop")))
topped = acts({"drop": [RINO]}, {}, ToTop(Group("drop")))
to_ride_deck = acts({"soul": [{"card": RINO, "ride_card": 1}]}, {}, ToBottom(Group("soul")))
charged = acts({"deck": [RINO, *BLANKS]}, {}, SoulCharge(1))
blasted = acts({"soul": [RINO]}, {}, Draw(1), cost=(SoulBlast(1),), more=(f"choose {RINO}",))
countered = acts({"damage": [RINO]}, {}, Draw(1), cost=(CounterBlast(1),), more=(f"choose {RINO}",))
uncountered = acts({"damage": [spent(RINO)]}, {}, CounterCharge(1))
used = acts({"energy": 5}, {}, Draw(1), cost=(EnergyBlast(2),))
energized = acts({"energy": 5}, {}, EnergyCharge(2))
thrown = acts({"hand": [RINO]}, {}, Choose("t", Group("hand")), Discard(It("t")), more=(f"choose {RINO}",))
bound = acts({"drop": [RINO]}, {}, Bind(Group("drop")))
bound_down = acts({"hand": [RINO]}, {}, Bind(Group("hand"), "down"))
unbound = acts({"bind": [RINO]}, {}, Return(Group("bind")))
fetched = acts({"drop": [RINO]}, {}, ToHand(Group("drop")))
shuffled = acts({}, {}, Shuffle())
looked = acts({"deck": [RINO, REIYU, *BLANKS]}, {}, Look("t", 2))
removed = acts({"drop": [RINO]}, {}, Put(Group("drop"), "removed"))
hurt = acts({"drop": [RINO]}, {}, Put(Group("drop"), "damage"))
cured = acts({"damage": [RINO]}, {}, HealDamage(1))
retired = acts({}, {"R1": [REIYU]}, Retire(Group("rear-guards", "opponent's")))
paid_with_a_unit = acts({"R1": [REIYU]}, {}, Draw(1), cost=(Retiring(Group("rear-guards")),), more=(f"choose {REIYU}",))
lock = acts({}, {"R1": [REIYU]}, Lock(Group("rear-guards", "opponent's")))
unlock = acts({"R1": [locked(REIYU)]}, {}, Unlock(Group("rear-guards", that=(InState("locked"),))))
made_a_token = acts({"removed": ["Plant"]}, {}, CreateToken("Plant"), more=("place R1",))
erased = acts({"R1": ["Plant"]}, {}, Return(Group("rear-guards")))
chosen = acts(
    {"R1": [REIYU], "R2": [RINO]}, {}, Choose("t", Group("rear-guards")), Stand(It("t")), more=(f"choose {RINO}",)
)
gained = acts({"R1": [REIYU]}, {}, Gain(Group("rear-guards"), "resist"))
rushed = acts({}, {}, ComeUnder("final rush"))
crested = acts({"ride": [GENERATOR]}, {}, Put(Group("ride"), "crest"))


# --- what is expected ---

PHASES = [
    ("BATTLE_PHASE_END", YOU, "Battle phase", "", "ON_END_PHASE_START"),
    ("ON_END_PHASE_START", YOU, "End phase", "BATTLE_PHASE_END", "ON_END_OF_TURN"),
    ("ON_END_OF_TURN", YOU, "End phase", "ON_END_PHASE_START", "ON_END_PHASE_END"),
    ("ON_END_PHASE_END", YOU, "End phase", "ON_END_OF_TURN", "ON_TURN_END"),
    ("ON_TURN_END", YOU, "End phase", "ON_END_PHASE_END", "ON_TURN_START"),
    ("ON_TURN_START", THEY, "The turn", "ON_TURN_END", "ON_STAND_PHASE_START"),
    ("ON_STAND_PHASE_START", THEY, "Stand phase", "ON_TURN_START", "ON_STAND"),
    ("ON_STAND_PHASE_END", THEY, "Stand phase", "ON_STAND", "ON_DRAW_PHASE_START"),
    ("ON_DRAW_PHASE_START", THEY, "Draw phase", "ON_STAND_PHASE_END", "ON_DRAW"),
    ("ON_DRAW_PHASE_END", THEY, "Draw phase", "ON_DRAW", "ON_RIDE_PHASE_START"),
    ("ON_RIDE_PHASE_START", THEY, "Ride phase", "ON_DRAW_PHASE_END", "ON_RIDE_PHASE_END"),
    ("ON_RIDE_PHASE_END", THEY, "Ride phase", "ON_RIDE_PHASE_START", "ON_STRIDE_PHASE"),
    ("ON_STRIDE_PHASE", THEY, "Stride phase", "ON_RIDE_PHASE_END", "ON_STRIDE_PHASE_END"),
    ("ON_STRIDE_PHASE_END", THEY, "Stride phase", "ON_STRIDE_PHASE", "ON_MAIN_PHASE_START"),
    ("ON_MAIN_PHASE_START", THEY, "Main phase", "ON_STRIDE_PHASE_END", "ON_MAIN_PHASE_END"),
    ("ON_MAIN_PHASE_END", THEY, "Main phase", "ON_MAIN_PHASE_START", "ON_BATTLE_PHASE_START"),
    ("ON_BATTLE_PHASE_START", THEY, "Battle phase", "ON_MAIN_PHASE_END", "ON_START_STEP"),
    ("ON_START_STEP", THEY, "Battle phase", "ON_BATTLE_PHASE_START", ""),
]
IN_TURN = [
    Case(kind, turn, seat, cause, after, before, [], {"turn": 6} if kind == "ON_TURN_START" else {})
    for kind, seat, cause, after, before in PHASES
]
BEGINNING = [
    Case("ON_SENT_TO_DECK", returned, YOU, "Set-up", "", "ON_MULLIGAN", [("", "hand", "deck")], {"bottom": 1}),
    Case("ON_MULLIGAN", returned, YOU, "Set-up", "ON_SENT_TO_DECK", "ON_DRAW", [], {"returned": 1}),
    Case("ON_SHUFFLE", returned, YOU, "Set-up", "ON_DRAW", "", [], {}),
    Case("ON_MULLIGAN", stood_up, THEY, "Set-up", "", "ON_STAND_UP", [], {"returned": 0}),
    Case(
        "ON_STAND_UP", stood_up, YOU, "Set-up", "ON_MULLIGAN", "ON_FIGHT_START",
        [(EGG, "V", "V"), ('Diabolos, "Innocent" Matt', "V", "V")], {},
    ),
    Case("ON_FIGHT_START", stood_up, YOU, "The start of the game", "ON_STAND_UP", "ON_TURN_START", [], {}),
]  # fmt: skip
BEFORE_BATTLE = [
    Case(
        "ON_STAND", turn, THEY, "Stand phase", "ON_STAND_PHASE_START", "ON_STAND_PHASE_END",
        [(NIRVANA, "V", "V")], {"by_effect": 0},
    ),
    Case("ON_STAND", stood, YOU, TEST, "ON_ABILITY_PLAYED", "", [(REIYU, "R1", "R1")], {"by_effect": 1}),
    Case("ON_REST", rested, YOU, TEST, "ON_ABILITY_PLAYED", "", [(REIYU, "R1", "R1")], {}),
    Case(
        "ON_DRAW", turn, THEY, "Draw phase", "ON_DRAW_PHASE_START", "ON_DRAW_PHASE_END",
        [("", "deck", "hand")], {"normal": 1},
    ),
    Case(
        "ON_DRAW", persona, YOU, "Ride", "ON_PERSONA_RIDE", "ON_RIDE_PHASE_END", [("", "deck", "hand")], {"normal": 0}
    ),
    Case(
        "ON_SENT_TO_DROP", from_ride_deck, YOU, "Ride", "", "ON_DISCARD",
        [(TRICKSTAR, "hand", "drop")], {"reason": n.BY_DISCARD},
    ),
    Case(
        "ON_DISCARD", from_ride_deck, YOU, "Ride", "ON_SENT_TO_DROP", "ON_PLACED",
        [(TRICKSTAR, "drop", "drop")], {"n": 1, "as_cost": 1},
    ),
    Case("ON_PLACED", from_ride_deck, YOU, "Ride", "ON_DISCARD", "ON_SENT_TO_SOUL", [(REIYU, "ride", "V")], {}),
    Case(
        "ON_SENT_TO_SOUL", from_ride_deck, YOU, "Ride", "ON_PLACED", "ON_RIDE",
        [(RINO, "V", "soul")], {"reason": n.BY_RIDE},
    ),
    Case(
        "ON_RIDE", from_ride_deck, YOU, "Ride", "ON_SENT_TO_SOUL", "ON_RODE_UPON",
        [(REIYU, "V", "V"), (RINO, "soul", "soul")], {"source": n.RIDE, "normal": 1, "persona": 0},
    ),
    Case(
        "ON_RIDE", persona, YOU, "Ride", "ON_SENT_TO_SOUL", "ON_RODE_UPON",
        [(NIRVANA, "V", "V"), (NIRVANA, "soul", "soul")], {"source": n.HAND, "normal": 1, "persona": 1},
    ),
    Case("ON_RODE_UPON", from_ride_deck, YOU, "Ride", "ON_RIDE", "ON_RIDE_PHASE_END", [(RINO, "soul", "soul")], {}),
    Case("ON_PERSONA_RIDE", persona, YOU, "Ride", "ON_RODE_UPON", "ON_DRAW", [(NIRVANA, "V", "V")], {}),
    Case("ON_HEART", strode, YOU, "Stride phase", "ON_DISCARD", "ON_PLACED", [("A Heart", "V", "heart")], {}),
    Case(
        "ON_STRIDE", strode, YOU, "Stride phase", "ON_PLACED", "ON_STRIDE_PHASE_END",
        [("Test Dragon", "V", "V"), ("A Heart", "heart", "heart")], {},
    ),
    Case(
        "ON_CALL", called_over, YOU, "Main phase", "ON_PLACED", "ON_SENT_TO_DROP",
        [(RINO, "R1", "R1"), (REIYU, "R1", "R1")], {"normal": 1},
    ),
    Case(
        "ON_SENT_TO_DROP", called_over, YOU, "Main phase", "ON_CALL", "ON_RETIRE",
        [(REIYU, "R1", "drop")], {"reason": n.BY_RULE},
    ),
    Case("ON_MOVE", moved, YOU, "Main phase", "", "", [(REIYU, "R1", "R3")], {}),
    Case("ON_BECAME_DRESS", dressed, YOU, "Main phase", "", "ON_PLACED", [(REIYU, "R1", "dress")], {}),
    Case(
        "ON_OVERDRESS", dressed, YOU, "Main phase", "ON_PLACED", "",
        [(OTHER, "R1", "R1"), (REIYU, "dress", "dress")], {},
    ),
    Case(
        "ON_ORDER_PLAYED", ordered, YOU, "Main phase", "", "ON_ABILITY_PLAYED",
        [("A Whistle", "hand", "order_area")], {"kind": n.NORMAL_ORDER},
    ),
    Case(
        "ON_SENT_TO_ORDER_ZONE", set_up, YOU, "Orders", "ON_ORDER_PLAYED", "",
        [("A Post", "order_area", "order")], {},
    ),
    Case(
        "ON_SENT_TO_DROP", ordered, YOU, "Orders", "ON_DRAW", "",
        [("A Whistle", "order_area", "drop")], {"reason": n.BY_ORDER},
    ),
]  # fmt: skip
BATTLE = [
    Case("ON_ATTACK_STEP", boosted, YOU, "Battle", "", "ON_REST", [], {}),
    Case("ON_BOOST", boosted, YOU, "Battle", "ON_REST", "ON_BOOSTED", [(EGG, "R4", "R4"), (RINO, "V", "V")], {}),
    Case("ON_BOOSTED", boosted, YOU, "Battle", "ON_BOOST", "ON_ATTACK", [(RINO, "V", "V")], {}),
    Case(
        "ON_ATTACK", boosted, YOU, "Battle", "ON_BOOSTED", "ON_ATTACKED",
        [(RINO, "V", "V"), (BOWLER, "V", "V")], {"battle": 1},
    ),
    Case("ON_ATTACKED", boosted, THEY, "Battle", "ON_ATTACK", "ON_GUARD_STEP", [(BOWLER, "V", "V")], {}),
    Case("ON_GUARD_STEP", boosted, THEY, "Battle", "ON_ATTACKED", "ON_DRIVE_STEP", [], {}),
    Case("ON_DRIVE_STEP", boosted, YOU, "Battle", "ON_GUARD_STEP", "ON_CHECK", [], {}),
    Case(
        "ON_DRIVE_CHECK", boosted, YOU, "Checks", "ON_CHECK", "ON_SENT_TO_HAND",
        [(REIYU, "trigger", "trigger"), (RINO, "V", "V")], {},
    ),
    Case(
        "ON_SENT_TO_HAND", boosted, YOU, "Checks", "ON_DRIVE_CHECK", "ON_DAMAGE_STEP",
        [(REIYU, "trigger", "hand")], {"reason": n.BY_CHECK},
    ),
    Case("ON_DAMAGE_STEP", boosted, YOU, "Battle", "ON_SENT_TO_HAND", "ON_CHECK", [], {}),
    Case(
        "ON_DAMAGE_CHECK", boosted, THEY, "Checks", "ON_CHECK", "ON_DAMAGE_TAKEN",
        [(EGG, "trigger", "trigger")], {"damage": 1},
    ),
    Case(
        "ON_DAMAGE_TAKEN", boosted, THEY, "Checks", "ON_DAMAGE_CHECK", "ON_ATTACK_HIT", [(EGG, "trigger", "damage")], {}
    ),
    Case(
        "ON_ATTACK_HIT", boosted, YOU, "Battle", "ON_DAMAGE_TAKEN", "ON_CLOSE_STEP",
        [(RINO, "V", "V"), (BOWLER, "V", "V")], {},
    ),
    Case("ON_CLOSE_STEP", boosted, YOU, "Battle", "ON_ATTACK_HIT", "ON_BATTLE_END", [], {}),
    Case("ON_BATTLE_END", boosted, YOU, "Battle", "ON_CLOSE_STEP", "ON_START_STEP", [], {}),
    Case("ON_REST", attacked, YOU, "Battle", "ON_ATTACK_STEP", "ON_ATTACK", [(INFERNO, "R1", "R1")], {}),
    Case(
        "ON_CHECK", attacked, THEY, "Checks", "ON_DAMAGE_STEP", "ON_DAMAGE_CHECK", [(HEAL, "deck", "trigger")],
        {"check": n.DAMAGE_CHECK, "icon": n.HEAL_TRIGGER, "matched": 1},
    ),
    Case("ON_PLACED", guarded, THEY, "Battle", "ON_GUARD_STEP", "ON_CALL", [(VAIRINA, "hand", "GC")], {}),
    Case("ON_CALL", guarded, THEY, "Battle", "ON_PLACED", "ON_GUARD", [(VAIRINA, "GC", "GC")], {"normal": 1}),
    Case(
        "ON_GUARD", guarded, THEY, "Battle", "ON_CALL", "ON_PUT_ON_GC",
        [(VAIRINA, "GC", "GC"), (NIRVANA, "V", "V")], {},
    ),
    Case("ON_PUT_ON_GC", guarded, THEY, "Battle", "ON_GUARD", "ON_DAMAGE_STEP", [(VAIRINA, "GC", "GC")], {}),
    Case(
        "ON_SENT_TO_DROP", guarded, THEY, "Battle", "ON_DAMAGE_STEP", "ON_RETIRE",
        [(VAIRINA, "GC", "drop")], {"reason": n.BY_GUARD_END},
    ),
    Case(
        "ON_ATTACK_MISS", guarded, YOU, "Battle", "ON_RETIRE", "ON_CLOSE_STEP",
        [(INFERNO, "R1", "R1"), (NIRVANA, "V", "V")], {},
    ),
    Case("ON_MOVE", intercepted, THEY, "Battle", "ON_GUARD_STEP", "ON_INTERCEPT", [(REIYU, "R1", "GC")], {}),
    Case(
        "ON_INTERCEPT", intercepted, THEY, "Battle", "ON_MOVE", "ON_PUT_ON_GC",
        [(REIYU, "GC", "GC"), (NIRVANA, "V", "V")], {},
    ),
    Case("ON_PUT_ON_GC", intercepted, THEY, "Battle", "ON_INTERCEPT", "ON_DAMAGE_STEP", [(REIYU, "GC", "GC")], {}),
    Case(
        "ON_SENT_TO_DROP", beaten, THEY, "Battle", "ON_DAMAGE_STEP", "ON_RETIRE",
        [(REIYU, "R1", "drop")], {"reason": n.BY_RETIRE},
    ),
    Case(
        "ON_RETIRE", beaten, THEY, "Battle", "ON_SENT_TO_DROP", "ON_ATTACK_HIT",
        [(REIYU, "drop", "drop")], {"by_effect": 0, "as_cost": 0},
    ),
    Case(
        "ON_SENT_TO_DROP", healed, YOU, "Checks", "ON_DRIVE_CHECK", "ON_HEAL",
        [(EGG, "damage", "drop")], {"reason": n.BY_HEAL},
    ),
    Case("ON_HEAL", healed, YOU, "Checks", "ON_SENT_TO_DROP", "ON_STAT_CHANGED", [(EGG, "drop", "drop")], {}),
    Case(
        "ON_STAT_CHANGED", healed, YOU, "Checks", "ON_HEAL", "ON_TRIGGER_RESOLVED",
        [(RINO, "V", "V")], {"stat": n.POWER, "amount": 10000},
    ),
    Case(
        "ON_TRIGGER_RESOLVED", healed, YOU, "Checks", "ON_STAT_CHANGED", "ON_SENT_TO_HAND", [],
        {"icon": n.HEAL_TRIGGER},
    ),
]  # fmt: skip
EFFECTS = [
    Case("ON_SENT_TO_DECK", bottomed, YOU, TEST, PLAYED, "", [(RINO, "drop", "deck")], {"bottom": 1}),
    Case("ON_SENT_TO_DECK", topped, YOU, TEST, PLAYED, "", [(RINO, "drop", "deck")], {"bottom": 0}),
    Case("ON_SENT_TO_RIDE_DECK", to_ride_deck, YOU, TEST, PLAYED, "", [(RINO, "soul", "ride")], {}),
    Case("ON_REVEAL", charged, YOU, TEST, PLAYED, "ON_SENT_TO_SOUL", [(RINO, "deck", "deck")], {}),
    Case(
        "ON_SENT_TO_SOUL", charged, YOU, TEST, "ON_REVEAL", "ON_SOUL_CHARGE",
        [(RINO, "deck", "soul")], {"reason": n.BY_SOUL_CHARGE},
    ),
    Case("ON_SOUL_CHARGE", charged, YOU, TEST, "ON_SENT_TO_SOUL", "", [(RINO, "soul", "soul")], {"n": 1}),
    Case(
        "ON_SENT_TO_DROP", blasted, YOU, TEST, "", "ON_SOUL_BLAST",
        [(RINO, "soul", "drop")], {"reason": n.BY_SOUL_BLAST},
    ),
    Case(
        "ON_SOUL_BLAST", blasted, YOU, TEST, "ON_SENT_TO_DROP", "ON_COST_PAID",
        [(RINO, "drop", "drop")], {"n": 1, "as_cost": 1},
    ),
    Case("ON_FLIP", countered, YOU, TEST, "", "ON_COUNTER_BLAST", [(RINO, "damage", "damage")], {"face": 1}),
    Case(
        "ON_COUNTER_BLAST", countered, YOU, TEST, "ON_FLIP", "ON_COST_PAID",
        [(RINO, "damage", "damage")], {"n": 1, "as_cost": 1},
    ),
    Case(PLAYED, countered, YOU, TEST, "ON_COST_PAID", "ON_DRAW", [(TEST, "V", "V")], {"ability": 1}),
    Case("ON_COST_PAID", countered, YOU, TEST, "ON_COUNTER_BLAST", PLAYED, [], {}),
    Case(PLAYED, placed, YOU, TEST, "ON_CALL", "ON_DRAW", [(TEST, "R1", "R1")], {"ability": 1}),
    Case("ON_FLIP", uncountered, YOU, TEST, PLAYED, "ON_COUNTER_CHARGE", [(RINO, "damage", "damage")], {"face": 0}),
    Case("ON_COUNTER_CHARGE", uncountered, YOU, TEST, "ON_FLIP", "", [(RINO, "damage", "damage")], {"n": 1}),
    Case("ON_ENERGY_BLAST", used, YOU, TEST, "", "ON_COST_PAID", [], {"n": 2, "energy": 3}),
    Case("ON_ENERGY_CHARGE", energized, YOU, TEST, PLAYED, "", [], {"n": 2, "energy": 7}),
    Case(
        "ON_DISCARD", thrown, YOU, TEST, "ON_SENT_TO_DROP", "", [(RINO, "drop", "drop")], {"n": 1, "as_cost": 0}
    ),
    Case("ON_BIND", bound, YOU, TEST, PLAYED, "", [(RINO, "drop", "bind")], {"face": 0}),
    Case("ON_BIND", bound_down, YOU, TEST, PLAYED, "", [("", "hand", "bind")], {"face": 1}),
    Case("ON_SENT_TO_HAND", unbound, YOU, TEST, PLAYED, "", [(RINO, "bind", "hand")], {"reason": n.BY_EFFECT}),
    Case("ON_SENT_TO_HAND", fetched, YOU, TEST, PLAYED, "", [(RINO, "drop", "hand")], {"reason": n.BY_EFFECT}),
    Case("ON_SHUFFLE", shuffled, YOU, TEST, PLAYED, "", [], {}),
    Case("ON_LOOK", looked, YOU, TEST, PLAYED, "", [("", "deck", "deck"), ("", "deck", "deck")], {}),
    Case("ON_REMOVED", removed, YOU, TEST, PLAYED, "", [(RINO, "drop", "removed")], {}),
    Case("ON_DAMAGE_TAKEN", hurt, YOU, TEST, PLAYED, "", [(RINO, "drop", "damage")], {}),
    Case("ON_HEAL", cured, YOU, TEST, "ON_SENT_TO_DROP", "", [(RINO, "drop", "drop")], {}),
    Case(
        "ON_RETIRE", retired, THEY, TEST, "ON_SENT_TO_DROP", "",
        [(REIYU, "drop", "drop")], {"by_effect": 1, "as_cost": 0},
    ),
    Case(
        "ON_RETIRE", paid_with_a_unit, YOU, TEST, "ON_SENT_TO_DROP", "ON_COST_PAID",
        [(REIYU, "drop", "drop")], {"by_effect": 0, "as_cost": 1},
    ),
    Case("ON_LOCK", lock, THEY, TEST, PLAYED, "", [(REIYU, "R1", "R1")], {}),
    Case("ON_UNLOCK", unlock, YOU, TEST, PLAYED, "", [(REIYU, "R1", "R1")], {}),
    Case("ON_TOKEN_CREATED", made_a_token, YOU, TEST, PLAYED, "", [("Plant", "removed", "R1")], {}),
    Case("ON_TOKEN_ERASED", erased, YOU, TEST, PLAYED, "", [("Plant", "R1", "removed")], {}),
    Case("ON_CHOSEN", chosen, YOU, TEST, PLAYED, "", [(RINO, "R2", "R2")], {}),
    Case(
        "ON_SKILL_CHANGED", gained, YOU, TEST, PLAYED, "",
        [(REIYU, "R1", "R1")], {"skill": n.SKILLS.index("resist"), "gained": 1},
    ),
    Case("ON_COME_UNDER", rushed, YOU, TEST, PLAYED, "", [], {"flag": n.FLAGS.index("final rush")}),
    Case("ON_CREST", crested, YOU, TEST, PLAYED, "", [(GENERATOR, "ride", "crest")], {}),
]  # fmt: skip
CASES = [*IN_TURN, *BEGINNING, *BEFORE_BATTLE, *BATTLE, *EFFECTS]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.kind}-{i}" for i, case in enumerate(CASES)])
def test_an_event_is_told_once_and_in_its_place(case: Case) -> None:
    """F; the order is that of C.3."""
    check(case)


def test_the_reasons_of_zone_events_have_names() -> None:
    """F: reason."""
    numbered = {name.removeprefix("BY_").lower(): getattr(n, name) for name in dir(n) if name.startswith("BY_")}
    del numbered["card"]  # an ending
    assert sorted(numbered, key=lambda name: int(numbered[name])) == n.REASONS


def test_every_event_is_brought_about_here() -> None:
    """F."""
    here = {case.kind for case in CASES} | {"ON_SENT_TO_G_ZONE", "ON_HEART_RETURNED", "ON_GIFT_GAINED"}
    here |= {kind for kind, *_ in PREMIUM_EVENTS} | {case.kind for case in COURSE}
    assert here == {name for name, _ in EVENTS}


def test_a_g_unit_goes_home_before_its_heart_is_the_vanguard_again() -> None:
    """C.3, END [S0]: ON_SENT_TO_G_ZONE, ON_HEART_RETURNED."""
    state, since = went_home()
    events = state.events(None, since)
    (home,) = [event for event in events if event.kind == "ON_SENT_TO_G_ZONE"]
    assert [(name_of(state, card.card), card.source, card.to) for card in home.cards] == [("Test Dragon", "V", "G")]
    assert (home.turn, home.phase, home.seat, home.cause, home.values) == (5, "end", YOU, "End phase", {})
    following = events[events.index(home) + 1]
    assert (events[events.index(home) - 1].kind, following.kind) == ("ON_END_PHASE_START", "ON_HEART_RETURNED")
    assert [(name_of(state, card.card), card.to) for card in following.cards] == [("A Heart", "V")]


# --- who sees what, and what every event has ---


def seen(state: State, viewer: int | None, kind: str) -> list[str]:
    """The names of the cards of an event as a viewer knows them."""
    (event,) = [event for event in state.events(viewer) if event.kind == kind]
    return [name_of(state, card.card) for card in event.cards]


def test_what_is_looked_at_is_told_to_who_looks_only() -> None:
    """F: ON_LOOK has a private payload."""
    state, _ = looked()
    assert seen(state, YOU, "ON_LOOK") == [RINO, REIYU]
    assert seen(state, THEY, "ON_LOOK") == seen(state, None, "ON_LOOK") == ["", ""]


def test_what_is_revealed_is_told_to_all() -> None:
    """F: ON_REVEAL."""
    state, _ = charged()
    assert seen(state, YOU, "ON_REVEAL") == seen(state, THEY, "ON_REVEAL") == [RINO]
    (event,) = [event for event in state.events(None) if event.kind == "ON_REVEAL"]
    assert event.learned == (YOU, THEY)


def test_a_drawn_card_is_told_to_its_player_only() -> None:
    """F: ON_DRAW."""
    state = lay("main", {"V": [TEST], "deck": [RINO, *BLANKS]}, {}, made(TEST, Act((Draw(1),))))
    say(state, f"act {TEST}>1")
    assert (seen(state, YOU, "ON_DRAW"), seen(state, THEY, "ON_DRAW")) == ([RINO], [""])


def test_a_card_bound_face_down_is_known_to_its_player_only() -> None:
    """F: ON_BIND."""
    state, _ = bound_down()
    assert (seen(state, YOU, "ON_BIND"), seen(state, None, "ON_BIND")) == ([RINO], [""])


def test_a_drive_check_is_no_draw() -> None:
    """F: ON_DRAW never for drive checks."""
    state, since = boosted()
    assert "ON_DRAW" not in kinds(state, since)


def test_a_unit_that_leaves_is_told_with_the_numbers_it_had() -> None:
    """F: the snapshot before."""
    state, since = beaten()
    (event,) = [event for event in state.events(None, since) if event.kind == "ON_SENT_TO_DROP"]
    assert (event.cards[0].before["power"], event.cards[0].before["grade"]) == (10000, 2)


def test_nothing_is_told_of_a_unit_that_stands_already() -> None:
    """C.1: changing to the same state is no event."""
    state, _ = acts({"R1": [REIYU]}, {}, Stand(Group("rear-guards")))()
    assert kinds(state) == [PLAYED]


def test_events_are_numbered_and_say_turn_and_phase() -> None:
    """F: the payload of every event."""
    state, since = boosted()
    events: list[Event] = state.events(None)
    assert [event.seq for event in events] == list(range(1, len(events) + 1))
    assert {(event.turn, event.phase) for event in events[since:]} == {(5, "battle")}
    batches = [event.batch for event in events]
    assert batches == sorted(batches)


def test_an_event_has_the_values_that_are_listed_for_it() -> None:
    """F: extra payload."""
    listed = dict(EVENTS)
    for case in CASES:
        state, _ = case.scene()
        for event in state.events(None):
            assert list(event.values) == listed.get(event.kind, list(event.values)), event.kind
