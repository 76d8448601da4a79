"""G-TD01 and G-TD02: two trial decks of the G era, with all abilities.

That a G unit strides for cards of grade 3 in sum is a rule of G units, not an ability of theirs.
"""

from ....core.card import CardDef
from ....language.node import Effect
from ....language.nodes import (
    All,
    AtLeast,
    Change,
    Choose,
    If,
    It,
    Look,
    May,
    Not,
    Reveal,
    Search,
    Shuffle,
    This,
    ToBottom,
    ToHand,
)
from ..make import forerunner, g_unit, trigger, unit
from ..vocabulary import (
    Act,
    Attacked,
    Attacks,
    Auto,
    Boosts,
    Call,
    Clan,
    ComeUnder,
    Continuous,
    CounterBlast,
    DifferentGrades,
    DiscardFromHand,
    DiscardGrades,
    DuringTurn,
    ExtraTurn,
    Facing,
    Gain,
    GainGift,
    GenerationBreak,
    GotGift,
    Grade,
    Group,
    Has,
    Hits,
    InRole,
    InRow,
    Intercepts,
    Matches,
    Named,
    NotNamed,
    Pay,
    Placed,
    Putting,
    Role,
    SameName,
    Stride,
    TurningUp,
    YouStride,
)
from ..vocabulary.filters import Clause

GEARS = "Gear Chronicle"
PALADIN = "Royal Paladin"
UNITS = Group("units")
THEIR_REAR = Group("rear-guards", "opponent's")
THEIR_VANGUARD = Group("vanguard", "opponent's")
AT_VANGUARD = Attacks(target=THEIR_VANGUARD)
HITS_VANGUARD = Hits(target=THEIR_VANGUARD)
FIRST_BREAK = GenerationBreak(1)
ALTMILE = "Blue Sky Knight, Altmile"


def _called(least: int, most: int = 9, that: tuple[Clause, ...] = ()) -> tuple[Effect, ...]:
    """A card of the deck is called."""
    return Search("t", Group("deck", that=(Grade(least, most), *that))), Call(It("t")), Shuffle()


def _stronger(by: int) -> tuple[Effect, ...]:
    return (Change(This(), "power", by, "battle"),)


def _lends(clan: str) -> Act:
    """It goes into the soul to strengthen a unit of the clan."""
    chosen = Choose("t", Group("units", that=(Clan(clan),)), up_to=True)
    return Act((chosen, Change(It("t"), "power", 3000)), ("RC",), limit="", cost=(Putting(This(), "soul"),))


AWAY = (Choose("t", Group("rear-guards", "opponent's", that=(Grade(0, 2),))), ToBottom(It("t")))
STRIKES_FOR_ONE = Auto(Attacks(), _stronger(3000), where=("VC", "RC"), cost=(CounterBlast(1),))
STRIKES = Auto(AT_VANGUARD, _stronger(3000), where=("RC",), gate=FIRST_BREAK)
LEADS = Auto(AT_VANGUARD, _stronger(6000), where=("VC",), gate=FIRST_BREAK)
HARDENS = Auto(Attacked(), _stronger(5000), where=("VC", "RC"))
SHIELDS = Auto(Intercepts(), (Change(This(), "shield", 5000, "battle"),))
DRIVES = Auto(
    Boosts(),
    (Change(Group("units", that=(Role("boosted"),)), "power", 4000, "battle"),),
    where=("RC",),
    gate=All((FIRST_BREAK, AtLeast(1, Group("vanguard", that=(Role("boosted"),))))),
)
GUARDS = Auto(
    Placed(("GC",)),
    (Choose("t", Group("units", that=(Role("attacked"),))), Gain(It("t"), "unhit", "battle")),
    cost=(DiscardFromHand(1),),
)

GEAR_CHRONICLE: list[CardDef] = [
    g_unit(
        *("g-td01/001", "Interdimensional Dragon, Mystery-flare Dragon", GEARS, 15000),
        Auto(
            HITS_VANGUARD,
            (
                May(
                    (
                        Look("t", 4),
                        Reveal(It("t")),
                        If(DifferentGrades(4, It("t")), (Pay((CounterBlast(4),), (ExtraTurn(),)),)),
                        Shuffle(),
                    )
                ),
            ),
            where=("VC",),
        ),
    ),
    unit(
        *("g-td01/002", "Chronojet Dragon", GEARS, 3, 11000, 0),
        Auto(
            AT_VANGUARD,
            (*_stronger(5000), ComeUnder("no grade 1 guard", "opponent", "battle")),
            where=("VC",),
            gate=GenerationBreak(2),
        ),
        Auto(
            YouStride(),
            (Choose("t", THEIR_REAR), ToBottom(It("t"))),
            where=("VC",),
            gate=DuringTurn(),
            cost=(CounterBlast(1),),
        ),
        race="Gear Dragon",
    ),
    unit("g-td01/003", "Smithereen Colossus", GEARS, 3, 10000, 0, STRIKES_FOR_ONE),
    unit(
        *("g-td01/004", "Steam Knight, Ubara-tutu", GEARS, 3, 10000, 0),
        LEADS,
        Auto(Placed(("VC",)), AWAY, cost=(CounterBlast(2),)),
    ),
    unit("g-td01/005", "Smokegear Dragon", GEARS, 2, 10000, 5000, race="Gear Dragon"),
    unit(
        *("g-td01/006", "Steam Fighter, Amber", GEARS, 2, 9000, 5000),
        Auto(AT_VANGUARD, AWAY, where=("RC",), gate=FIRST_BREAK, needs=InRole("boosted"), cost=(CounterBlast(1),)),
    ),
    unit("g-td01/007", "Twinmaser Dragon", GEARS, 2, 9000, 5000, STRIKES),
    unit("g-td01/008", "Great Carapace, Gear Turtle", GEARS, 2, 8000, 5000, SHIELDS),
    unit("g-td01/009", "Masergear Dragon", GEARS, 1, 8000, 5000, race="Gear Dragon"),
    unit("g-td01/010", "Brasswing Dragon", GEARS, 1, 7000, 5000, STRIKES),
    unit("g-td01/011", "Steam Soldier, Tauge", GEARS, 1, 6000, 5000, HARDENS),
    unit("g-td01/012", "Steam Rider, Burnham", GEARS, 1, 6000, 5000, DRIVES),
    unit("g-td01/013", "Withdrawn Gear Raven", GEARS, 1, 6000, 0, "sentinel", GUARDS),
    unit(
        *("g-td01/014", "Gunnergear Dracokid", GEARS, 0, 5000, 10000),
        forerunner(GEARS),
        Act(
            (Search("t", Group("deck", that=(Grade(3, 3),))), Reveal(It("t")), ToHand(It("t")), Shuffle()),
            ("RC",),
            limit="",
            gate=FIRST_BREAK,
            cost=(CounterBlast(1), Putting(This(), "soul")),
        ),
    ),
    trigger("g-td01/015", "Steam Battler, Dadasig", GEARS, "critical", 5000, 5000, 10000),
    trigger("g-td01/016", "Steam Knight, Shu Sin", GEARS, "draw", 5000, 5000, 5000),
    trigger("g-td01/017", "Stomach Clock Gear Rabbit", GEARS, "stand", 5000, 5000, 10000),
    trigger("g-td01/018", "Steam Maiden, Uluru", GEARS, "heal", 5000, 5000, 10000),
    trigger("g-td01/019", "Luckypot Dracokid", GEARS, "draw", 5000, 4000, 5000, _lends(GEARS)),
]

ROYAL_PALADIN: list[CardDef] = [
    g_unit(
        *("g-td02/001", "Shrouded Divine Knight, Gablade", PALADIN, 15000),
        Act(
            (Stride(This()), Pay((TurningUp(1, that=(SameName(This()),)),), (GainGift("Force", 2),))),
            ("G zone",),
            limit="",
            gate=All(
                (
                    Matches(Group("vanguard"), that=(Grade(3, 3), Named(ALTMILE))),
                    Not(GotGift()),
                    Matches(This(), that=(Facing("down"),)),
                )
            ),
            cost=(DiscardGrades(3),),
        ),
        Has(This(), "hits anyway", ("VC",)),
        Auto(HITS_VANGUARD, _called(2), where=("VC",)),
    ),
    unit(
        *("g-td02/002", ALTMILE, PALADIN, 3, 11000, 0),
        Continuous(
            Group("units", that=(InRow("front"),)), "power", 5000, ("VC",), All((GenerationBreak(2), DuringTurn()))
        ),
        Auto(
            YouStride(),
            (
                Choose("t", Group("hand"), 2, up_to=True),
                Call(It("t"), "separate RC"),
                Choose("u", UNITS, 2, up_to=True),
                Change(It("u"), "power", 5000),
            ),
            where=("VC",),
            gate=DuringTurn(),
            cost=(CounterBlast(1),),
        ),
    ),
    unit(
        *("g-td02/003", "Aurashooter Dragon", PALADIN, 3, 10000, 0),
        LEADS,
        Auto(Placed(("VC",)), _called(2), cost=(CounterBlast(2),)),
    ),
    unit("g-td02/004", "Profound Sage, Kunron", PALADIN, 3, 10000, 0, STRIKES_FOR_ONE),
    unit("g-td02/005", "Absolute Blade Knight, Livarot", PALADIN, 2, 10000, 5000),
    unit(
        *("g-td02/006", "Knight of Twin Sword", PALADIN, 2, 9000, 5000),
        Auto(
            AT_VANGUARD,
            _called(2, 2, (NotNamed("Knight of Twin Sword"),)),
            where=("RC",),
            gate=FIRST_BREAK,
            needs=InRole("boosted"),
            cost=(CounterBlast(1),),
        ),
    ),
    unit("g-td02/007", "Transmigration Knight, Brede", PALADIN, 2, 9000, 5000, STRIKES),
    unit("g-td02/008", "Mithrilguard Lion", PALADIN, 2, 8000, 5000, SHIELDS),
    unit("g-td02/009", "Lunar Crescent Knight, Felax", PALADIN, 1, 8000, 5000),
    unit("g-td02/010", "Archer of Heaven's Tower", PALADIN, 1, 7000, 5000, STRIKES),
    unit("g-td02/011", "Knight of Steel Wing", PALADIN, 1, 6000, 5000, HARDENS),
    unit("g-td02/012", "Milky Way Unicorn", PALADIN, 1, 6000, 5000, DRIVES),
    unit("g-td02/013", "Rainbow Guardian", PALADIN, 1, 6000, 0, "sentinel", GUARDS),
    unit(
        *("g-td02/014", "Shining Knight, Millius", PALADIN, 0, 5000, 10000),
        forerunner(PALADIN),
        Act(_called(2, 2), ("RC",), limit="", gate=FIRST_BREAK, cost=(CounterBlast(1), Putting(This(), "soul"))),
    ),
    trigger("g-td02/015", "Burning Mane Lion", PALADIN, "critical", 5000, 5000, 10000),
    trigger("g-td02/016", "Pixy Assault Captain", PALADIN, "draw", 5000, 5000, 5000),
    trigger("g-td02/017", "Knight of Festival", PALADIN, "stand", 5000, 5000, 10000),
    trigger("g-td02/018", "Healing Pegasus", PALADIN, "heal", 5000, 5000, 10000),
    trigger("g-td02/019", "Margal", PALADIN, "draw", 5000, 4000, 5000, _lends(PALADIN), race="High Beast"),
]

CARDS: list[CardDef] = [*GEAR_CHRONICLE, *ROYAL_PALADIN]
