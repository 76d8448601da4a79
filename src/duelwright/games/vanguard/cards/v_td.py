"""V-TD01 and V-TD02: two trial decks of the V era, with all abilities."""

from ....core.card import CardDef
from ....language.nodes import AtLeast, Change, Choose, Draw, If, It, This
from ..make import perfect_guard, trigger, unit
from ..vocabulary import (
    Act,
    AtMost,
    Attacks,
    Auto,
    Boosts,
    Call,
    Continuous,
    CounterBlast,
    DidSo,
    DiscardFromHand,
    DuringTurn,
    Grade,
    Group,
    Hits,
    InRow,
    More,
    Named,
    Or,
    Placed,
    Putting,
    Resting,
    Retire,
    RodeUpon,
    Role,
    SameColumn,
    SoulBlast,
    Stand,
    WithinGrade,
)

PALADIN = "Royal Paladin"
KAGERO = "Kagero"
REAR = Group("rear-guards")
THEIR_REAR = Group("rear-guards", "opponent's")
AT_VANGUARD = Attacks(target=Group("vanguard", "opponent's"))
STRONGER = (Change(This(), "power", 5000, "battle"),)
WITH_THREE = Auto(AT_VANGUARD, STRONGER, where=("RC",), needs=AtLeast(3, REAR))
AGAINST_FEW = Auto(AT_VANGUARD, STRONGER, where=("RC",), needs=AtMost(3, THEIR_REAR))
OUTNUMBERS = More(REAR, THEIR_REAR)
DRAWS = Auto(RodeUpon(), (Draw(1),))
BLADE = (Named("Blaster Blade"),)

ROYAL_PALADIN: list[CardDef] = [
    unit(
        *("v-td01/001", "Alfred Early", PALADIN, 3, 13000, 0),
        "force gift",
        Auto(
            Placed(("VC",)),
            (
                Choose("t", Or(Group("hand", that=BLADE), Group("soul", that=BLADE)), up_to=True),
                Call(It("t")),
                If(DidSo(), (Change(It("t"), "power", 10000), Draw(1))),
            ),
            cost=(CounterBlast(1),),
        ),
        race="Human",
    ),
    unit("v-td01/002", "Stardrive Dragon", PALADIN, 3, 13000, 0, "force gift", WITH_THREE),
    unit("v-td01/003", "Knight of Silence, Gallatin", PALADIN, 2, 10000, 10000, race="Human"),
    unit(
        *("v-td01/004", "Blaster Blade", PALADIN, 2, 10000, 5000),
        Continuous(This(), "critical", 1, ("VC",), AtLeast(4, REAR)),
        Auto(
            Placed(("VC", "RC")),
            (Choose("t", Group("rear-guards", "opponent's", that=(InRow("front"),))), Retire(It("t"))),
            cost=(CounterBlast(1), SoulBlast(1)),
        ),
        race="Human",
    ),
    unit("v-td01/006", "Sage of the Arts, Jauron", PALADIN, 2, 10000, 5000, WITH_THREE),
    unit(
        *("v-td01/007", "Wingal", PALADIN, 1, 8000, 10000),
        Continuous(Group("units", that=(*BLADE, SameColumn())), "power", 5000, ("RC",), DuringTurn()),
        race="High Beast",
    ),
    unit(
        *("v-td01/008", "Knight Squire, Allen", PALADIN, 1, 8000, 10000),
        Auto(
            Placed(),
            (
                Choose("t", Group("hand", that=(WithinGrade(),)), up_to=True),
                Call(It("t")),
                If(DidSo(), (Draw(1), Change(This(), "power", 3000))),
            ),
            cost=(CounterBlast(1),),
        ),
    ),
    perfect_guard("v-td01/009", "Strong Knight, Rounoria", PALADIN, placed=True),
    unit(
        *("v-td01/010", "Auspice Falcon", PALADIN, 1, 6000, 10000),
        Act(
            (Choose("t", REAR, 2), Change(It("t"), "power", 5000)),
            ("RC",),
            limit="",
            cost=(CounterBlast(1), Resting(This())),
        ),
    ),
    unit("v-td01/011", "Glyme", PALADIN, 0, 6000, 10000, DRAWS),
    trigger("v-td01/012", "Bringer of Good Luck, Epona", PALADIN, "critical", 10000, 5000, 15000, race="Sylph"),
    trigger("v-td01/013", "Flogal", PALADIN, "critical", 10000, 5000, 15000, race="High Beast"),
    trigger("v-td01/014", "Margal", PALADIN, "draw", 10000, 5000, 5000, race="High Beast"),
    trigger("v-td01/015", "Yggdrasil Maiden, Elaine", PALADIN, "heal", 10000, 5000, 20000, race="Elf"),
]

KAGERO_CARDS: list[CardDef] = [
    unit(
        *("v-td02/001", "Dragonic Overlord", KAGERO, 3, 13000, 0),
        "force gift",
        Act((Change(This(), "power", 10000),), ("VC", "RC"), cost=(SoulBlast(1),)),
        Auto(
            Hits(),
            (Stand(This()), Change(This(), "drive", -1)),
            where=("VC",),
            limit="turn",
            cost=(CounterBlast(1), DiscardFromHand(2)),
        ),
        race="Flame Dragon",
    ),
    unit("v-td02/003", "Crested Dragon", KAGERO, 3, 13000, 0, "force gift", AGAINST_FEW),
    unit("v-td02/004", "Dragon Armored Knight", KAGERO, 2, 10000, 5000, AGAINST_FEW, race="Human"),
    unit(
        *("v-td02/005", "Dragon Knight, Nehalem", KAGERO, 2, 10000, 5000),
        Auto(
            Placed(),
            (
                Choose("t", Group("rear-guards", "opponent's", that=(InRow("back"),))),
                Retire(It("t")),
                Change(This(), "power", 5000),
            ),
            cost=(CounterBlast(1),),
        ),
        race="Human",
    ),
    unit("v-td02/006", "Embodiment of Shield, Lahm", KAGERO, 2, 10000, 10000),
    perfect_guard("v-td02/007", "Guard Griffin", KAGERO, race="Chimera", placed=True),
    unit(
        *("v-td02/008", "Dragon Monk, Gojo", KAGERO, 1, 8000, 10000),
        Auto(
            Boosts(),
            (Change(Group("units", that=(Role("boosted"),)), "power", 3000),),
            where=("RC",),
            needs=OUTNUMBERS,
        ),
        race="Gillman",
    ),
    unit(
        *("v-td02/009", "Embodiment of Armor, Bahr", KAGERO, 1, 8000, 10000),
        Auto(
            Placed(),
            (
                Choose("t", Group("rear-guards", "opponent's", that=(Grade(0, 2), SameColumn()))),
                Retire(It("t")),
                If(OUTNUMBERS, (Change(This(), "power", 5000),)),
            ),
            cost=(CounterBlast(1), SoulBlast(1)),
        ),
        race="Demon",
    ),
    unit(
        *("v-td02/010", "Dragon Knight, Burj", KAGERO, 1, 6000, 10000),
        Act(
            (
                Choose("t", THEIR_REAR),
                Retire(It("t")),
                Choose("u", REAR),
                Change(It("u"), "power", 10000),
            ),
            ("RC",),
            limit="",
            gate=AtLeast(4, THEIR_REAR),
            cost=(CounterBlast(1), Putting(This(), "soul")),
        ),
    ),
    unit("v-td02/011", "Lizard Runner, Undeux", KAGERO, 0, 6000, 10000, DRAWS, race="Dragonman"),
    trigger("v-td02/012", "Embodiment of Spear, Tahr", KAGERO, "critical", 10000, 5000, 15000),
    trigger("v-td02/013", "Demonic Dragon Mage, Rakshasa", KAGERO, "critical", 10000, 5000, 15000, race="Dragonman"),
    trigger("v-td02/014", "Red Gem Carbuncle", KAGERO, "draw", 10000, 5000, 5000),
    trigger("v-td02/015", "Dragon Monk, Genjo", KAGERO, "heal", 10000, 5000, 20000, race="Human"),
]

CARDS: list[CardDef] = [*ROYAL_PALADIN, *KAGERO_CARDS]
