"""A showcase of real cards for what only the Premium format has: legion, delete, lord, limit breaks, G guardians."""

from ....core.card import CardDef
from ....language.nodes import (
    All,
    AtLeast,
    Change,
    Choose,
    Draw,
    If,
    It,
    May,
    Search,
    Shuffle,
    This,
)
from ..make import g_guardian, g_unit, order, ticket, unit
from ..vocabulary import (
    Act,
    Attacks,
    Auto,
    BattleEnds,
    Bind,
    Boosts,
    Call,
    Clan,
    ComeUnder,
    Continuous,
    CounterBlast,
    Delete,
    Deleted,
    DidSo,
    Exchange,
    Facing,
    GenerationBreak,
    GetTicket,
    Grade,
    Grant,
    Group,
    Has,
    Having,
    Hits,
    InRow,
    InState,
    Legion,
    Legions,
    LimitBreak,
    Lock,
    Matches,
    Named,
    NameHas,
    NotClan,
    NthBattle,
    On,
    Or,
    Other,
    Placed,
    Play,
    PutOnGuard,
    Retire,
    Retiring,
    RodeUpon,
    Role,
    SoulBlast,
    SoulCharge,
    TurningUp,
    Unlock,
    WinFight,
)

PALADIN = "Royal Paladin"
KAGERO = "Kagero"
LINK_JOKER = "Link Joker"
AQUA_FORCE = "Aqua Force"
UNITS = Group("units")
VANGUARD = Group("vanguard")
REAR = Group("rear-guards")
THEIR_VANGUARD = Group("vanguard", "opponent's")
THEIR_REAR = Group("rear-guards", "opponent's")
LOCKED = Group("rear-guards", "any", that=(InState("locked"),))
AT_VANGUARD = Attacks(target=THEIR_VANGUARD)
LORD = Has(This(), "lord")
SEEKER = (NameHas("Seeker"),)
DELETOR = (NameHas("Deletor"),)


def _rode(clan: str) -> RodeUpon:
    """When a unit of a clan rides this one."""
    return RodeUpon(by=Group("vanguard", that=(Clan(clan),)))


BREAK = (Choose("t", VANGUARD), Change(It("t"), "power", 10000))  # of a break ride
LEADS = Auto(AT_VANGUARD, (Change(This(), "power", 2000, "battle"),), where=("VC",))

LEGION: list[CardDef] = [
    unit(
        *("td14/001", "Seeker, Sacred Wingal", PALADIN, 3, 11000, 0),
        Legion("Blaster Blade Seeker"),
        Auto(
            Legions(),
            (Search("t", Group("deck", that=(Grade(2), *SEEKER))), Call(It("t")), Shuffle()),
            where=("VC",),
        ),
        LEADS,
    ),
    unit(
        *("td14/005", "Blaster Blade Seeker", PALADIN, 2, 9000, 5000),
        Auto(
            Placed(),
            (Choose("t", Group("rear-guards", "opponent's", that=(Grade(2),))), Retire(It("t"))),
            needs=AtLeast(1, Group("vanguard", that=SEEKER)),
            cost=(CounterBlast(1),),
        ),
    ),
    unit(
        *("td14/007", "Provocation Seeker, Blumental", PALADIN, 2, 8000, 5000),
        Auto(
            Attacks(),
            (Change(This(), "power", 4000, "battle"),),
            where=("RC",),
            needs=Matches(Group("vanguard"), that=(InState("legion"),)),
        ),
    ),
]

LINKS: list[CardDef] = [
    unit(
        *("v-td07/001", "Docking Deletor, Greion", LINK_JOKER, 3, 13000, 0),
        "force gift",
        Act((Delete(THEIR_VANGUARD),), limit="", cost=(CounterBlast(2),)),
        Auto(
            Hits(target=THEIR_VANGUARD),
            (Choose("t", THEIR_REAR), Bind(It("t"), "down")),
            where=("VC",),
            cost=(SoulBlast(1),),
        ),
    ),
    unit(
        *("v-bt08/045", "Hire Deletor, Farwon", LINK_JOKER, 1, 8000, 10000),
        Auto(Deleted(THEIR_VANGUARD), (May((Call(This()),)),), where=("drop",)),
    ),
    unit(
        *("td11/005", "Star-vader, Mobius Breath Dragon", LINK_JOKER, 2, 9000, 5000),
        Auto(Hits(target=THEIR_VANGUARD), (Choose("t", THEIR_REAR), Lock(It("t"))), where=("VC",)),
        race="Cyber Dragon",
    ),
    unit(
        *("g-bt05/017", "Lady Battler of the White Dwarf", LINK_JOKER, 1, 7000, 5000),
        Auto(
            Boosts(),
            (
                Choose("t", LOCKED),
                May((Unlock(It("t")),)),
                If(DidSo(), (Change(Group("units", that=(Role("boosted"),)), "power", 4000, "battle"),)),
            ),
            where=("RC",),
            gate=GenerationBreak(1),
        ),
    ),
    g_unit(
        *("g-rc02/010", "Original Deletor, Egorg", LINK_JOKER, 15000),
        Act(
            (
                If(
                    AtLeast(1, Group("hearts", that=DELETOR)),
                    (
                        Delete(THEIR_VANGUARD),
                        Choose("t", Group("rear-guards", "opponent's", that=(InRow("back"),)), up_to=True),
                        Lock(It("t")),
                        Choose("u", Group("drop", "opponent's"), by="opponent"),
                        Bind(It("u"), "down"),
                    ),
                ),
                If(
                    All(
                        (
                            AtLeast(4, Group("damage", "opponent's")),
                            AtLeast(13, Group("bind", "opponent's", that=(Facing("down"),))),
                        )
                    ),
                    (WinFight(),),
                ),
            ),
            gate=GenerationBreak(2),
            cost=(CounterBlast(1), Retiring(Group("rear-guards", that=DELETOR))),
        ),
    ),
]

LIMIT_BREAKS: list[CardDef] = [
    unit(
        *("td08/001", "Solitary Liberator, Gancelot", "Gold Paladin", 3, 11000, 0),
        Auto(
            _rode("Gold Paladin"),
            (
                *BREAK,
                Choose("u", Group("rear-guards", that=(Clan("Gold Paladin"),)), 3, up_to=True),
                Change(It("u"), "power", 5000),
            ),
            gate=LimitBreak(4),
        ),
        LEADS,
        LORD,
        race="Elf",
    ),
    unit(
        *("pr/0109", "Wisdom Keeper, Metis", "Genesis", 3, 11000, 0),
        Auto(_rode("Genesis"), (Draw(1), SoulCharge(3), *BREAK), gate=LimitBreak(4), cost=(CounterBlast(1),)),
        Auto(AT_VANGUARD, (SoulCharge(1), Change(This(), "power", 1000, "battle")), where=("VC",)),
        LORD,
        race="Noble",
    ),
    unit(
        *("g-bt09/re:05", "Blue Storm Supreme Dragon, Glory Maelstrom", AQUA_FORCE, 3, 11000, 0),
        Auto(
            AT_VANGUARD,
            (Change(This(), "power", 5000, "battle"), ComeUnder("no grade 1 guard", "opponent", "battle")),
            where=("VC",),
            gate=LimitBreak(5),
            cost=(CounterBlast(1),),
        ),
        Continuous(
            This(), "power", 2000, ("VC",), AtLeast(1, Group("soul", that=(Named("Blue Storm Dragon, Maelstrom"),)))
        ),
        LORD,
        race="Tear Dragon",
    ),
    unit(
        *("bt08/005", "Blue Storm Dragon, Maelstrom", AQUA_FORCE, 3, 11000, 0),
        Auto(
            AT_VANGUARD,
            (
                Change(This(), "power", 5000, "battle"),
                Grant(
                    This(),
                    Auto(
                        Hits(),
                        (Draw(1), Choose("t", THEIR_REAR), Retire(It("t"))),
                        where=("VC",),
                        cost=(CounterBlast(1),),
                    ),
                    "battle",
                ),
            ),
            where=("VC",),
            gate=LimitBreak(4),
            needs=NthBattle(4),
        ),
        Continuous(
            This(), "power", -2000, when=AtLeast(1, Group("units", that=(On(("VC", "RC")), NotClan(AQUA_FORCE))))
        ),
        race="Tear Dragon",
    ),
]

G_ZONE: list[CardDef] = [
    g_guardian(
        *("pr/0439", "Flame Wing Steel Beast, Denial Griffin", KAGERO, 15000),
        Auto(
            PutOnGuard(),
            (Choose("t", Group("rear-guards", "opponent's", that=(Role("attacking"),))), Retire(It("t"))),
            where=("GC",),
            cost=(CounterBlast(1),),
        ),
    ),
    g_guardian(
        *("v-ss09/002", "Holy Beast, Divine Maskkgal", PALADIN, 15000),
        Auto(
            Placed(("GC",)),
            (Change(This(), "shield", 10000, "battle"),),
            gate=GenerationBreak(1),
            needs=AtLeast(1, Group("rear-guards", that=(InRow("front"),))),
            cost=(TurningUp(1, that=(Having("G guardian"),)),),
        ),
    ),
    g_unit(
        *("bcs2023/vgp04", "Zeroth Dragon of Distant Sea, Megiddo", "Magallanica", 25000),
        "ultimate stride",
        Auto(
            Placed(("VC",)),
            (
                Choose("t", Or(Group("hand"), Group("drop")), 5, up_to=True),
                Call(It("t"), "separate RC"),
                Change(It("t"), "power", 5000),
                Grant(
                    It("t"),
                    Auto(
                        BattleEnds(),
                        (
                            Choose("t", Group("rear-guards", that=(Other(),))),
                            May((Exchange(Or(This(), It("t"))),)),
                        ),
                        where=("RC",),
                    ),
                ),
            ),
            cost=(CounterBlast(2),),
        ),
    ),
    g_unit(
        *("v-ss05/008", "Supreme Heavenly Emperor Dragon, Zanbust Dragon", KAGERO, 15000),
        Act(
            (Retire(THEIR_REAR), Change(Group("units", that=(Grade(3),)), "power", 10000)),
            cost=(TurningUp(1),),
        ),
    ),
    g_unit(
        *("pr/0185", "Great Sage of Contradiction, Jirron", PALADIN, 15000),
        Auto(
            Placed(("VC",), by="stride"),
            (
                Choose("t", Group("hand"), up_to=True),
                Call(It("t")),
                Choose("u", UNITS),
                Change(It("u"), "power", 5000),
            ),
        ),
    ),
]

TICKETS: list[CardDef] = [
    unit(
        *("v-ss03/073", "Glyme", PALADIN, 0, 6000, 10000),
        Auto(
            RodeUpon(),
            (Draw(1), If(Matches(Group("vanguard", "opponent's"), that=(Grade(1),)), (GetTicket(),))),
        ),
    ),
    order(
        *("v-td12/016", "Power Rise Elixir", "", 2),
        Play((Choose("t", UNITS), Change(It("t"), "power", 20000)), cost=(CounterBlast(2),)),
    ),
    ticket(
        "Quick Shield",
        Play((Choose("t", Group("units", that=(Role("attacked"),))), Change(It("t"), "power", 5000, "battle"))),
    ),
]

CARDS: list[CardDef] = [*LEGION, *LINKS, *LIMIT_BREAKS, *G_ZONE, *TICKETS]
