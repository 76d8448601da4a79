"""Cards made for the tests: what the language can say and no shipped card does yet."""

from __future__ import annotations

from duelwright.games.vanguard.make import unit
from duelwright.games.vanguard.vocabulary import (
    Act,
    AddPhases,
    Apart,
    Arrived,
    AsHeal,
    AtMost,
    Attacked,
    Attacks,
    Auto,
    Bars,
    Becomes,
    Befell,
    Bind,
    ButNot,
    Call,
    Caused,
    ChangeTarget,
    ComeUnder,
    Continuous,
    CopyLimit,
    CounterBlast,
    CountsAs,
    DidSo,
    DiscardThis,
    DriveMore,
    EndTurn,
    Enters,
    Exceeds,
    Facing,
    ForStride,
    Gain,
    GainGift,
    Grade,
    GradeAs,
    Grant,
    Greatest,
    Group,
    GuardUnit,
    Has,
    HasAttacked,
    Having,
    Heal,
    Hits,
    Icon,
    InColumn,
    InRole,
    InState,
    Later,
    LimitBreak,
    Lose,
    Matches,
    Moves,
    MoveToGuard,
    Multiple,
    NameHas,
    Nation,
    OfKind,
    OfOneClan,
    OpenCircles,
    Opposed,
    Or,
    Original,
    OriginalNameHas,
    OriginalOf,
    Other,
    PhaseEnds,
    Placed,
    PlayerDoes,
    Power,
    PowerAs,
    Put,
    Putting,
    PuttingTop,
    Redirect,
    Rested,
    Retire,
    Retired,
    Reveals,
    RodeFromRideDeck,
    RodeOver,
    RodeThisFight,
    SameColumn,
    SameRow,
    SkipPhase,
    SoulBlast,
    SoulCharge,
    StepStarts,
    ThisTurn,
    ToTopAnyOrder,
    Touched,
    Turn,
    TurnEnds,
    TurnOver,
    TurnStarts,
    Unlocked,
    WinFight,
    Would,
    YouStride,
)
from duelwright.language.nodes import (
    AtLeast,
    Change,
    Choose,
    Count,
    Draw,
    If,
    It,
    Look,
    May,
    Not,
    Search,
    Shuffle,
    This,
)

THEIRS = Group("rear-guards", "opponent's")
MINE = Group("rear-guards")
CENTER = Group("rear-guards", that=(InColumn("center"),))
WINNER = unit("test/winner", "Final Word", "", 3, 13000, 0, Act((WinFight(),), needs=AtMost(3, Group("hand"))))
LOSER = unit("test/loser", "Last Sigh", "", 3, 13000, 0, Act((WinFight("opponent"),)))
DRIVER = unit(
    "test/driver", "Long Look", "", 3, 13000, 0, Auto(Reveals("drive", Group("trigger")), (DriveMore(),), limit="turn")
)
BREAKER = unit(
    "test/breaker", "Boot Puller", "", 2, 10000, 5000,
    Act((Choose("t", THEIRS), Lose(It("t"), "intercept", "next turn")), ("RC",)),
)  # fmt: skip
PATRIOT = unit(
    "test/patriot", "Home Guard", "", 1, 8000, 5000,
    Act((Change(Group("units", that=(Nation("Dragon Empire"),)), "power", 1000),), ("RC",)),
)  # fmt: skip
DUELLIST = unit(
    "test/duellist", "Duellist", "", 2, 10000, 5000,
    Auto(Attacks(), (Change(Group("units", "opponent's", that=(Opposed(),)), "power", -1000, "battle"),)),
)  # fmt: skip
SLEEPER = unit("test/sleeper", "Sleeper", "", 2, 10000, 5000, Auto(Rested(), (Change(This(), "power", 3000),)))
LINE = unit("test/line", "Line Rider", "", 1, 8000, 5000, Act((Draw(1),), ("RC",), gate=RodeFromRideDeck()))
REAPER = unit(
    "test/reaper", "Reaper", "", 2, 10000, 5000,
    Auto(Hits(target=THEIRS), (Choose("t", THEIRS), Retire(It("t")))),
)  # fmt: skip

GIVER = unit(
    "test/giver", "Giver", "", 3, 13000, 0,
    Act((Choose("t", Group("rear-guards")), Grant(It("t"), Auto(Retired(), (Draw(1),))))),
)  # fmt: skip

CLOCK = unit(
    "test/clock", "Grandfather Clock", "", 3, 13000, 0,
    *(Auto(on, (Draw(1),)) for on in (Moves(), PlayerDoes("soul blast"), TurnStarts(), TurnEnds("opponent's"))),
    *(Auto(on, (Draw(1),)) for on in (TurnOver(), PhaseEnds("main"), PhaseEnds("ride", "opponent's"))),
)  # fmt: skip

HURRY = unit(
    "test/hurry", "White Rabbit", "", 3, 13000, 0,
    Act((SkipPhase("ride"), SkipPhase("battle", "opponent"), AddPhases(("main", "battle")))),
    Act((EndTurn(),)),
)  # fmt: skip
DECOY = unit(
    "test/decoy", "Decoy", "", 2, 10000, 5000,
    Auto(Attacked(), (Choose("t", MINE), ChangeTarget(It("t")), GuardUnit(Group("guardians"), It("t")))),
    Auto(Attacked(), (Choose("t", Group("soul")), Call(It("t"), "GC"))),
)  # fmt: skip

SHADE = unit(
    "test/shade", "Shade", "", 3, 13000, 0,
    CountsAs("name", "Final Word"),
    CountsAs("clan", "Gold Paladin", ("VC",)),
    Original(MINE, "power", 10000, when=RodeFromRideDeck()),
    Original(MINE, "critical", Count(Group("vanguard"))),
    Continuous(MINE, "power", OriginalOf("power", Group("vanguard"))),
    Has(THEIRS, "no abilities"),
    Act((Gain(THEIRS, "no abilities"), Grant(MINE, Continuous(This(), "power", 2000)))),
)  # fmt: skip

FERRY = unit(
    "test/ferry", "Ferry", "", 2, 10000, 5000,
    Redirect(MINE, "RC", "drop", "hand"),
    Redirect(This(), "RC", "drop", "soul", optional=True, where=("RC",)),
    Would("draw", (Change(This(), "power", 1000),)),
    Would("counter blast", (Retire(This()),), optional=True),
    Would("damage", (Draw(1),), who="opponent"),
    Would("soul blast", (Draw(1),), who="opponent", optional=True),
)  # fmt: skip

WITNESS = unit(
    "test/witness", "Witness", "", 2, 10000, 5000,
    Auto(Placed(of=Group("units", that=(Other(),))), (Change(It("event"), "power", 1000),), gate=Caused()),
    Auto(Placed(), (Draw(1),), gate=Caused("effect", "any", that=(ButNot(Icon("heal")),))),
    Auto(Enters(Group("soul")), (Change(This(), "power", 1000),), limit="turn"),
    Auto(Enters(Group("drop", "opponent's", that=(OfKind("unit"),)), "RC"), (SoulCharge(1),), limit="turn"),
    Continuous(This(), "power", Count(Group("soul"), 1000, 2), when=AtMost(0, CENTER)),
    Continuous(Group("rear-guards", that=(Having("limit break"),)), "power", 1000),
    Act((Choose("t", MINE), Grant(It("t"), Auto(Attacks(of=MINE), (Change(It("event"), "power", 2000),)))), ("RC",)),
    AsHeal(),
    ForStride(plus=1),
    ForStride(grade=3),
)  # fmt: skip
CLERK = unit(
    "test/clerk", "Clerk", "", 3, 13000, 0,
    Auto(Placed(("VC",)), (Draw(1),), gate=RodeOver(that=(Grade(2),))),
    Act((Choose("t", Group("damage"), Count(Group("damage")), True), Turn(It("t"))), cost=(PuttingTop("drop", 2),)),
    Act((Look("t", 3), ToTopAnyOrder(It("t"))), gate=Exceeds(Count(Group("hand")), Greatest(Group("vanguard")))),
    Act((Draw(1), Later("end phase", (SoulCharge(1),))), cost=(CounterBlast(1, that=(Nation("Dragon Empire"),)),)),
    Act((Change(Group("vanguard"), "power", 5000),), ("hand",), "", cost=(DiscardThis(),)),
    Auto(YouStride(Group("vanguard", that=(OriginalNameHas("Dragon"),))), (Draw(1),)),
    Act((Look("t", Count(Group("damage"))), Choose("u", It("t"), 1, True), Call(It("u"), "same column RC")), limit=""),
    Act((Turn(Group("damage"), "down"),), cost=(SoulBlast(1, that=(Grade(0, 1),)),)),
    Act((ComeUnder("no sentinel guard", "opponent"), ComeUnder("no interception", "opponent"))),
    Auto(Attacks(), (Draw(1),), gate=Not(RodeThisFight(3))),
    Auto(Attacks(), (Draw(1),), gate=ThisTurn("played normal orders")),
    Auto(Attacked(of=Group("units")), (Change(Group("units", "opponent's", that=(HasAttacked(2),)), "power", -1000),)),
    Has(Group("vanguard"), "early limit break"),
    Auto(Attacks(), (Change(This(), "power", 5000),), gate=LimitBreak(4)),
)  # fmt: skip
ABOVE = Search("u", Group("deck", that=(GradeAs(It("t"), 1),)))
HERALD = unit(
    "test/herald", "Herald", "", 2, 9000, 5000,
    Auto(Becomes(state="hollowed"), (Draw(1),)),
    Auto(Placed(), (May((Gain(This(), "hollowed"), Later("turn", (Retire(This()),)))),)),
    Act((Choose("t", Group("rear-guards")), Bind(It("t")), ABOVE, Call(It("u")), Shuffle()), limit="homare"),
    Continuous(This(), "power", 2000, when=Matches(This(), that=(InState("hollowed"),))),
    Auto(Attacks(), (Draw(1), If(DidSo(2), (Draw(1),))), gate=ThisTurn("put into soul")),
    Act((Choose("t", Group("damage", that=(Facing("up"),))), Heal(It("t"))), limit=""),
    Has(Or(This(), Group("units", that=(Other(), SameColumn()))), "friends"),
    Auto(Attacks(), (Draw(1),), gate=Matches(This(), that=(InState("friends"), Having("harmony")))),
)  # fmt: skip

WARD = unit(
    "test/ward", "Ward", "", 1, 8000, 10000,
    Bars("paired guard", when=InRole("attacking")),
    Bars("no grade 0 guard", when=Matches(This(), that=(Power(20000),))),
    Act((ComeUnder("paired guard", "opponent"),), where=("RC",), limit="card name"),
    Act((Choose("t", Group("soul", that=(Apart(),)), 2, True), Put(It("t"), "drop")), where=("RC",), limit=""),
    Act((Draw(1),), ("RC",), cost=(Putting(Or(Group("hand", that=(Other(),)), Group("drop")), "removed"),)),
    Auto(StepStarts("guard", "opponent's"), (Change(This(), "power", 1000),), gate=InRole("attacked")),
    Continuous(This(), "power", 1000, when=AtLeast(2, Group("soul", that=(Apart(), NameHas("Dragon"))))),
)  # fmt: skip
HISTORIAN = unit(
    "test/historian", "Historian", "", 3, 13000, 0,
    Continuous(This(), "power", 1000, when=Befell("damage", "opponent's")),
    Continuous(This(), "power", 1000, when=Befell("stood", "any", 2)),
    Continuous(Group("rear-guards", that=(Arrived(),)), "power", 1000, when=ThisTurn("called to RC", 2)),
    Auto(Attacks(), (Retire(Group("rear-guards", "opponent's", that=(Arrived("ability"),))),)),
    Auto(Unlocked(Group("rear-guards", "any")), (Draw(1),), where=("VC",)),
    Has(Group("rear-guards", that=(OfOneClan(),)), "not retired"),
    Has(This(), "not retired by opponent"),
    Auto(Attacks(), (Choose("t", MINE), Retire(Group("rear-guards", that=(SameColumn(It("t")),))))),
)  # fmt: skip

SURVEYOR = unit(
    "test/surveyor", "Surveyor", "", 3, 13000, 0,
    Continuous(This(), "power", Multiple(OpenCircles("opponent's", "front"), 1000)),
    Act((Retire(Group("rear-guards")), Draw(Multiple(Touched(), 1, 2)))),
    Act((Change(This(), "power", Multiple(OpenCircles(), 2000)),), limit=""),
    Auto(Attacked(), (Choose("t", MINE), MoveToGuard(It("t")))),
)  # fmt: skip

GAUGER = unit(
    "test/gauger", "Gauger", "", 3, 13000, 0,
    Act((Choose("t", Group("rear-guards", "opponent's", that=(PowerAs(This()),))), Retire(It("t"))), limit=""),
    Continuous(Group("units", that=(Other(), SameRow())), "power", 1000, when=AtLeast(1, Group("crest"))),
    Has(This(), "back row vanguard attack"),
    Act((GainGift("Force", to="VC"), ComeUnder("no persona ride")), limit=""),
    CopyLimit(16, "Gauger"),
)  # fmt: skip

MADE = [
    GAUGER, WARD, HERALD, HISTORIAN, WITNESS, CLERK, FERRY, SHADE, HURRY, DECOY, CLOCK, GIVER, WINNER, LOSER,
    DRIVER,
    BREAKER, PATRIOT, DUELLIST, SLEEPER, LINE, REAPER, SURVEYOR,
]  # fmt: skip
