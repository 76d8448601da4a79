"""A showcase of real cards of the D era that use what the start decks leave unused."""

from ....core.card import CardDef
from ....language.nodes import (
    All,
    AtLeast,
    Change,
    Choose,
    Count,
    Draw,
    Either,
    If,
    It,
    Look,
    Not,
    OneOf,
    Rest,
    Reveal,
    Shuffle,
    This,
    ToHand,
)
from ..make import order, token, unit
from ..vocabulary import (
    Act,
    Among,
    AtMost,
    Attacked,
    AttackedTimes,
    AttackHit,
    Attacks,
    Auto,
    BattleEnds,
    BecameDress,
    Bind,
    Boosted,
    Call,
    Continuous,
    CounterBlast,
    CounterCharge,
    DidSo,
    DiscardFromHand,
    DuringPhase,
    DuringTurn,
    EnergyBlast,
    EnergyCharge,
    EntersZone,
    Facing,
    Gain,
    GenerationBreak,
    Grade,
    Group,
    Has,
    Icon,
    InRole,
    InRow,
    IsOn,
    Later,
    Matches,
    More,
    Named,
    NameHas,
    NthBattle,
    OrderPlayed,
    Other,
    Parity,
    Pay,
    PersonaRode,
    Placed,
    Play,
    Posture,
    Power,
    Put,
    PutAtRest,
    PutOnGuard,
    Putting,
    Race,
    Resting,
    Retire,
    Retiring,
    Revealing,
    Reveals,
    Ride,
    Role,
    SameColumn,
    SetTo,
    SoulBlast,
    SoulCharge,
    Stand,
    ThisTurn,
    ToBottomAnyOrder,
    ToTop,
    WithinGrade,
    YouStride,
)

VANGUARD = Group("vanguard")
REAR = Group("rear-guards")
THEIR_VANGUARD = Group("vanguard", "opponent's")
THEIR_REAR = Group("rear-guards", "opponent's")
BLACK_WINGS = All((AtLeast(1, Group("bind", that=(Parity("even"),))), AtMost(0, Group("bind", that=(Parity("odd"),)))))


def _named_so(part: str) -> AtLeast:
    return AtLeast(1, Group("vanguard", that=(NameHas(part),)))


def _attacks_anywhere(name: str) -> tuple[Gain, Change]:
    return Gain(It(name), "back row attack"), Change(It(name), "power", 5000)


DEMOLISHES = (
    Draw(1),
    Choose("t", Group("drop", "opponent's"), up_to=True),
    Bind(It("t")),
    If(All((DidSo(), IsOn(("RC",)))), (Put(This(), "soul"),)),
)

CARDS: list[CardDef] = [
    unit(
        *("dz-bt01/001", "Fated One of Unparalleled, Varga Dragres", "Dragon Empire", 3, 13000, 0),
        "persona ride",
        Auto(
            Attacks(target=THEIR_VANGUARD),
            (
                Retire(Group("rear-guards", "any", that=(InRow("front"),))),
                Change(This(), "power", 10000),
                Later("battle", (Stand(This()), Change(This(), "drive", -2))),
            ),
            where=("VC",),
            limit="turn",
            cost=(CounterBlast(1),),
        ),
        Auto(
            BattleEnds(target=Group("units", "opponent's", that=(Grade(3),))),
            (Stand(This()), Change(This(), "drive", 2)),
            where=("VC",),
            limit="divine skill",
            needs=All((AtLeast(4, Group("damage", "opponent's")), AttackedTimes(2))),
            cost=(CounterBlast(1),),
        ),
    ),
    unit(
        *("dz-ss08/005", "Mutual Feelings Maiden, Pense", "Stoicheia", 2, 10000, 0),
        "ace unit",
        Auto(
            Placed(),
            (
                Change(This(), "power", 5000),
                Pay(
                    (EnergyBlast(3),),
                    (
                        Look("t", 7),
                        Choose("u", It("t"), up_to=True),
                        Put(It("u"), "drop"),
                        Shuffle(),
                        Choose("v", Group("drop", that=(WithinGrade(),)), up_to=True),
                        Call(It("v")),
                    ),
                ),
            ),
            limit="unique skill",
            gate=All((Not(DuringPhase("battle")), Not(DuringPhase("battle", "opponent's")))),
        ),
        Auto(
            Attacks(),
            (
                Change(This(), "power", 5000, "battle"),
                If(AtLeast(10, Group("drop")), (Change(This(), "power", 5000, "battle"),)),
            ),
            where=("RC",),
            needs=AtLeast(1, Group("vanguard", "opponent's", that=(Grade(3),))),
        ),
    ),
    unit(
        *("d-bt03/058", "Patrol Dragon, Scoutptera", "Dragon Empire", 2, 10000, 5000),
        Auto(
            Boosted(),
            (
                Choose("t", Group("rear-guards", "opponent's", that=(Grade(2),))),
                Retire(It("t")),
                Change(This(), "power", 2000, "battle"),
            ),
            where=("RC",),
            cost=(CounterBlast(1),),
        ),
        race="Dinodragon",
    ),
    unit(
        *("d-bt04/070", "Blaze Fist Monk, Chouki", "Dragon Empire", 1, 6000, 5000),
        Auto(
            PutOnGuard(),
            (Change(This(), "shield", 10000, "battle"),),
            cost=(Revealing(Group("hand", that=(Grade(4, 4),))),),
        ),
        race="Human",
    ),
    unit(
        *("d-bt07/016", "Break Equip Dragon, Urbargo", "Dragon Empire", 2, 10000, 5000),
        Auto(BecameDress(), (SoulCharge(1), Choose("t", THEIR_REAR), Retire(It("t"))), cost=(CounterBlast(1),)),
        race="Prayer Dragon",
    ),
    order(
        *("dz-bt06/050", "Secret Bath Dragoncry Hot Springs", "Dragon Empire", 2),
        Act((EnergyCharge(1),), where=("order zone",), limit="", cost=(Resting(This()),)),
        kind="set order",
    ),
    unit(
        *("d-pr/031", "Desire Devil, Hystera", "Dark States", 3, 13000, 0),
        "persona ride",
        Auto(
            Attacks(),
            (
                If(
                    AtLeast(5, Group("damage")),
                    (Change(This(), "power", Count(Group("rear-guards", that=(Posture("standing"),)), 5000)),),
                    (Change(This(), "power", Count(Group("rear-guards", that=(Posture("standing"),)), 2000)),),
                ),
            ),
            where=("RC",),
        ),
        race="Demon",
    ),
    unit(
        *("d-bt01/070", "Soulful Wildmaster, Megan", "Dark States", 2, 10000, 5000),
        Continuous(This(), "power", 2000, ("RC",), ThisTurn("soul charged")),
        race="Elf",
    ),
    unit(
        *("d-ss03/007", "Steam Fighter, Argandia", "Dark States", 2, 10000, 5000),
        Auto(
            PutOnGuard(),
            (
                If(
                    AtLeast(1, Group("G", that=(Facing("up"),))),
                    (Change(This(), "shield", 10000, "battle"),),
                    (Change(This(), "shield", 5000, "battle"),),
                ),
            ),
            cost=(SoulBlast(1),),
        ),
        race="Gearoid",
    ),
    order(
        *("dz-bt01/106", "Refueling Stand", "Brandt Gate", 2),
        Play(
            (Look("t", 2), Choose("u", It("t")), ToHand(It("u")), Put(Rest("t", "u"), "soul")), cost=(EnergyBlast(2),)
        ),
    ),
    unit(
        *("d-bt02/096", "Octadevote Sorceress", "Keter Sanctuary", 3, 13000, 0),
        "persona ride",
        Auto(
            Reveals("drive", Group("trigger", kind="trigger unit")),
            (OneOf(((CounterCharge(1),), (SoulCharge(1),))),),
            where=("RC",),
            needs=Matches(VANGUARD, that=(Named("Hexaorb Sorceress"),)),
            cost=(Retiring(This()),),
        ),
        race="Human",
    ),
    unit(
        *("d-bt06/010", 'Youthberk "Skyfall Arms"', "Keter Sanctuary", 3, 13000, 0),
        "persona ride",
        Auto(
            BattleEnds(),
            (
                Choose("t", Group("hand", that=(NameHas("RevolForm"),)), up_to=True),
                Ride(It("t"), "revolDress"),
                Change(It("t"), "drive", -2),
            ),
            where=("VC",),
        ),
        Act(
            (
                Look("t", 3),
                OneOf(
                    (
                        (
                            Choose("u", Among(It("t"), that=(NameHas("RevolForm"),)), up_to=True),
                            Reveal(It("u")),
                            ToHand(It("u")),
                            ToBottomAnyOrder(Rest("t", "u")),
                        ),
                        (
                            Choose("v", Among(It("t"), that=(Grade(0, 2),)), up_to=True),
                            Call(It("v")),
                            ToBottomAnyOrder(Rest("t", "v")),
                        ),
                    )
                ),
            ),
            cost=(DiscardFromHand(1),),
        ),
        race="Human",
    ),
    unit(
        *("d-pr/267", "Witch of Accumulation, Sequana", "Keter Sanctuary", 1, 8000, 5000),
        Continuous(This(), "power", 2000, ("RC",), All((DuringTurn(), _named_so("Youthberk")))),
        Auto(
            Placed(("VC",), Group("units"), by="revolDress"),
            (Choose("t", VANGUARD), SetTo(It("t"), "drive", 1)),
            where=("RC",),
            cost=(Putting(This(), "soul"),),
        ),
        race="Human",
    ),
    unit(
        *("d-sd04/001", "Sylvan Horned Beast King, Magnolia", "Stoicheia", 3, 13000, 0),
        "persona ride",
        Auto(
            BattleEnds(),
            (
                If(
                    PersonaRode(),
                    (Choose("t", REAR, 3), *_attacks_anywhere("t")),
                    (Choose("u", REAR), *_attacks_anywhere("u")),
                ),
            ),
            where=("VC",),
            cost=(CounterBlast(1),),
        ),
        race="Wild Dragon",
    ),
    unit(
        *("d-lbt01/075", "Love-gazing, Tyrusiel", "Lyrical Monasterio", 2, 8000, 5000),
        Auto(
            PutOnGuard(),
            (Choose("t", Group("rear-guards", "opponent's", that=(InRow("back"),))), PutAtRest(It("t"))),
            gate=BLACK_WINGS,
        ),
        race="Angel",
    ),
    order(
        *("d-lbt01/119", "Luminescence Fountain", "Lyrical Monasterio", 3),
        Play((If(AtLeast(3, REAR), (Change(Group("units", that=(Role("attacked"),)), "power", 15000, "battle"),)),)),
        kind="blitz order",
    ),
    unit(
        *("d-tb03/108", "Jiang Si, Lee Pyron", "SHAMAN KING", 1, 8000, 5000),
        Auto(OrderPlayed("normal"), (Change(This(), "power", 5000),), where=("RC",)),
    ),
    order(
        *("d-tb03/158", "Homing Pendulum", "SHAMAN KING", 2),
        Play(
            (Choose("t", Group("units", that=(NameHas("Lyserg"),))), Gain(It("t"), "front row battle")),
            needs=AtLeast(1, Group("units", that=(NameHas("Lyserg"),))),
            cost=(CounterBlast(1), SoulBlast(1)),
        ),
    ),
    unit(
        *("d-tb04/038", "Otegine Kiwame", "Touken Ranbu", 3, 13000, 0),
        "persona ride",
        Has(
            This(), "restraint", ("RC",), AtLeast(1, Group("units", "opponent's", that=(InRow("front"), SameColumn())))
        ),
        Continuous(This(), "power", 10000, ("RC",), DuringTurn()),
    ),
    unit(
        *("d-ttd02/006", "Prodigious Love, Adam", "Record of Ragnarok", 2, 10000, 5000),
        Continuous(
            This(),
            "shield",
            5000,
            ("GC",),
            Either(
                (
                    AtLeast(1, Group("vanguard", that=(Grade(3), Race("Man")))),
                    AtLeast(1, Group("vanguard", that=(Grade(3), Race("Valkyrie")))),
                )
            ),
        ),
    ),
    order(
        *("dz-ss01/003", "Radiance Caliburn", "", 3),
        Play((OneOf(((Draw(2),), (Put(This(), "soul"), CounterCharge(1)))),), limit="regalis piece"),
    ),
    unit(
        *("d-pv01/027", "Light Elemental, Peaker", "Cray Elemental", 1, 7000, 10000),
        Has(This(), "resist", ("RC",)),
        Auto(
            Attacked(Group("vanguard", that=(Power(0, 11000),))),
            (Choose("t", VANGUARD), Change(It("t"), "power", 2000)),
            where=("RC",),
            gate=GenerationBreak(1),
        ),
    ),
    unit(
        *("d-pv01/107", "Dragonic Blademaster", "Kagero", 3, 11000, 0),
        *(
            Continuous(This(), stat, by, ("VC",), All((GenerationBreak(2), DuringTurn(), More(REAR, THEIR_REAR))))
            for stat, by in (("power", 5000), ("critical", 1))
        ),
        Auto(
            YouStride(),
            (Choose("t", THEIR_REAR), Retire(It("t"))),
            where=("VC",),
            gate=DuringTurn(),
            cost=(CounterBlast(1),),
        ),
    ),
    unit(
        *("d-pv01/189", "Cold Dragon, Freezernyx", "Tachikaze", 1, 7000, 5000),
        Auto(
            EntersZone("drop", "RC"),
            (
                CounterCharge(1),
                SoulCharge(1),
                Choose("t", Group("rear-guards", that=(Other(),)), up_to=True),
                Change(It("t"), "power", 2000),
            ),
            gate=All((GenerationBreak(1), DuringTurn())),
            needs=_named_so("Gaia"),
        ),
    ),
    unit(
        *("d-vs01/014", "Tetra Magus", "Oracle Think Tank", 1, 8000, 10000),
        Auto(
            Placed(),
            (
                Draw(1),
                Choose("t", Group("hand", that=(Icon("critical"),)), up_to=True),
                Reveal(It("t")),
                ToTop(It("t")),
            ),
            needs=Matches(VANGUARD, that=(Grade(3),)),
            cost=(CounterBlast(1),),
        ),
        race="Human",
    ),
    unit(
        *("d-vs01/038", "Eradicator, Demolition Dragon", "Narukami", 1, 8000, 10000),
        Auto(BattleEnds(), DEMOLISHES, where=("VC", "RC"), needs=AttackHit()),
        Auto(BattleEnds(Group("units")), DEMOLISHES, where=("VC", "RC"), gate=InRole("boosting"), needs=AttackHit()),
        race="Thunder Dragon",
    ),
    unit(
        *("d-vs03/074", "Tidal Assault", "Aqua Force", 2, 9000, 5000),
        Auto(
            Attacks(),
            (Stand(This()), If(NthBattle(2), (Change(This(), "power", -5000),))),
            where=("RC",),
            limit="turn",
            cost=(SoulBlast(1),),
        ),
        race="Aquaroid",
    ),
    token("d-pr/248", "Plant", "", 0, 5000, 0),
]
