"""A showcase of real cards of the eras before D, for what no card of D says."""

from ....core.card import CardDef
from ....language.nodes import (
    AtLeast,
    Change,
    Choose,
    Count,
    Discard,
    Draw,
    If,
    It,
    May,
    Return,
    This,
    ToBottom,
    ValueOf,
)
from ..make import g_unit, unit
from ..vocabulary import (
    Act,
    AtMost,
    Attacks,
    Auto,
    BattleEnds,
    Bind,
    Call,
    ChooseRandom,
    Clan,
    CounterBlast,
    CounterCharge,
    CreateToken,
    DealDamage,
    DidSo,
    DuringPhase,
    EntersZone,
    Exchange,
    GenerationBreak,
    Grade,
    Group,
    HealDamage,
    Hits,
    InRole,
    InState,
    Intercepts,
    Later,
    Lock,
    Locking,
    Matches,
    Misses,
    Named,
    Other,
    Placed,
    Power,
    PutOnGuard,
    Putting,
    Repeat,
    Retiring,
    Ride,
    RodeUpon,
    SoulBlast,
    SoulCharge,
    StepStarts,
    Stood,
    TurningUp,
    Unlock,
)

REAR = Group("rear-guards")
THEIR_VANGUARD = Group("vanguard", "opponent's")
THEIR_REAR = Group("rear-guards", "opponent's")
LOCKED = Group("rear-guards", "any", that=(InState("locked"),))


V_ERA: list[CardDef] = [
    unit(
        *("v-bt04/029", "Stealth Fiend, Rainy Madame", "Murakumo", 1, 8000, 10000),
        Auto(
            Misses(Group("units")),
            (Choose("t", Group("drop", that=(Named("Fantasy Petal Storm, Shirayuki"),))), Return(It("t"))),
            where=("RC",),
            cost=(Putting(This(), "soul"),),
        ),
    ),
    unit(
        *("v-eb08/009", "Wheel Assault", "Aqua Force", 1, 8000, 10000),
        Auto(
            BattleEnds(Group("units")),
            (Choose("t", REAR, 2), May((Exchange(It("t")),))),
            where=("RC",),
            gate=InRole("boosting"),
        ),
        Auto(RodeUpon(), (Draw(1), Choose("t", Group("hand")), Call(It("t"))), cost=(CounterBlast(1),)),
        race="Aquaroid",
    ),
    unit(
        *("v-eb14/054", "Maiden of White Color", "Neo Nectar", 3, 13000, 0),
        Act(
            (Choose("t", Group("hand", that=(Grade(3),))), Ride(It("t")), If(AtLeast(7, Group("soul")), (Draw(3),))),
            cost=(Retiring(REAR, 3),),
        ),
    ),
    unit(
        *("v-pr/0272", "Heat Elemental, Bobo", "Cray Elemental", 2, 9000, 5000),
        Auto(
            Placed(source="hand"),
            (CounterCharge(1), SoulCharge(1), DealDamage(1, "you")),
            gate=GenerationBreak(1),
            needs=AtMost(3, Group("damage")),
        ),
    ),
    g_unit(
        *("v-ss01/009", "Evangel Seraph, Raphael Mitra", "Angel Feather", 15000),
        Act((Choose("t", Group("hand"), 2), Discard(It("t")), HealDamage(2)), cost=(CounterBlast(3), TurningUp(1))),
    ),
    unit(
        *("v-ss03/071", "Sunlight Garden's Guide", "Neo Nectar", 2, 10000, 5000),
        Auto(
            Placed(("VC", "RC")),
            (Repeat(Count(Group("rear-guards", that=(Named("Plant"),))), (May((CreateToken("Plant"),)),)),),
        ),
    ),
]

EARLIER: list[CardDef] = [
    unit(
        *("bt03/020", "Super Dimensional Robo, Daiyusha", "Dimension Police", 3, 10000, 0),
        Auto(
            StepStarts("attack"),
            (Change(This(), "critical", 1, "battle"),),
            where=("VC",),
            needs=Matches(This(), that=(Power(14000),)),
        ),
        race="Battleroid",
    ),
    unit(
        *("bt05/019", "Evil-eye Princess, Euryale", "Oracle Think Tank", 3, 10000, 0),
        Auto(
            Placed(("VC", "RC")),
            (ChooseRandom("t", Group("hand", "opponent's")), Bind(It("t"), "down"), Later("turn", (Return(It("t")),))),
            needs=AtLeast(6, Group("soul", that=(Clan("Oracle Think Tank"),))),
        ),
        race="Noble",
    ),
    unit(
        *("bt09/033", "Beast Deity, Golden Anglet", "Nova Grappler", 2, 9000, 5000),
        Auto(Stood(), (Change(This(), "power", 3000),), where=("RC",), gate=DuringPhase("battle")),
        race="Battleroid",
    ),
    unit(
        *("bt14/068", "Witch of Grapes, Grappa", "Genesis", 2, 9000, 5000),
        Auto(
            EntersZone("drop", "soul"),
            (May((SoulCharge(2),)),),
            needs=AtLeast(1, Group("vanguard", that=(Clan("Genesis"),))),
        ),
    ),
    unit(
        *("g-bt05/068", "Lady Battler of the Accretion Disc", "Link Joker", 3, 11000, 0),
        Auto(
            Hits(target=THEIR_VANGUARD),
            (Choose("t", THEIR_REAR, up_to=True), Lock(It("t"))),
            where=("VC", "RC"),
            gate=GenerationBreak(1),
            cost=(Locking(Group("rear-guards", that=(Other(),))),),
        ),
    ),
    unit(
        *("g-td15/009", "Great Wall", "Link Joker", 2, 8000, 5000),
        Auto(Intercepts(), (Change(This(), "shield", 10000, "battle"),), needs=AtLeast(1, LOCKED)),
    ),
    unit(
        *("pr/0234", "Lady Searcher of Planetary Minerals", "Link Joker", 1, 6000, 5000),
        Auto(
            PutOnGuard(),
            (May((Choose("t", LOCKED), Unlock(It("t")))), If(DidSo(), (Change(This(), "shield", 5000, "battle"),))),
        ),
    ),
    unit(
        *("pr/0243", "Devildom Chemist", "Spike Brothers", 2, 6000, 5000),
        Auto(
            Attacks(target=THEIR_VANGUARD),
            (Change(This(), "power", ValueOf("power", This()), "battle"), Later("battle", (ToBottom(This()),))),
            where=("RC",),
            cost=(SoulBlast(1),),
        ),
    ),
]

CARDS: list[CardDef] = [*V_ERA, *EARLIER]
