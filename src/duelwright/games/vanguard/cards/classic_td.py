"""TD01 and TD02: the first two trial decks of the clan era, with all abilities."""

from ....core.card import CardDef
from ....language.nodes import (
    AtLeast,
    Change,
    Choose,
    Draw,
    It,
    Reveal,
    Search,
    Shuffle,
    This,
    ToHand,
)
from ..make import trigger, unit
from ..vocabulary import (
    Act,
    AtMost,
    Attacks,
    Auto,
    Boosts,
    Clan,
    Continuous,
    CounterBlast,
    DiscardFromHand,
    DuringPhase,
    Grade,
    Grant,
    Group,
    Has,
    Hits,
    InRole,
    Lose,
    Matches,
    More,
    Named,
    On,
    Other,
    Placed,
    Putting,
    RearGuardFalls,
    Resting,
    Retire,
    Revealing,
    Reveals,
    Ride,
    Role,
    Stand,
)

PALADIN = "Royal Paladin"
KAGERO = "Kagero"
OTHER_KAGERO = Group("units", that=(Other(), On(("VC", "RC")), Clan(KAGERO)))
BOOSTED = Group("units", that=(Role("boosted"),))
THEIR_REAR = Group("rear-guards", "opponent's")
BLADE = (Named("Blaster Blade"),)
IN_MAIN_PHASE = DuringPhase("main")


def _led_by(clan: str) -> AtLeast:
    return AtLeast(1, Group("vanguard", that=(Clan(clan),)))


def _top_grade(clan: str) -> Reveals:
    return Reveals("drive", Group("trigger", that=(Grade(3, 3), Clan(clan))))


def _helps(name: str) -> Auto:
    """When this unit boosts a named one, that one is stronger."""
    named = Group("units", that=(Role("boosted"), Named(name)))
    return Auto(Boosts(), (Change(BOOSTED, "power", 4000, "battle"),), where=("RC",), gate=AtLeast(1, named))


CHARGES = Auto(_top_grade(PALADIN), (Change(This(), "power", 5000, "battle"),), where=("VC",))
RAGES = Auto(RearGuardFalls(), (Change(This(), "power", 3000),), where=("RC",), gate=IN_MAIN_PHASE)

ROYAL_PALADIN: list[CardDef] = [
    unit("td01/001", "Crimson Butterfly, Brigitte", PALADIN, 3, 10000, 0, CHARGES, race="Salamander"),
    unit(
        *("td01/002", "Knight of Conviction, Bors", PALADIN, 3, 10000, 0),
        Auto(Attacks(), (Change(This(), "power", 3000, "battle"),), where=("VC", "RC"), cost=(CounterBlast(1),)),
        race="Human",
    ),
    unit(
        *("td01/003", "Solitary Knight, Gancelot", PALADIN, 3, 9000, 0),
        Act(
            (Change(This(), "power", 5000), Change(This(), "critical", 1)),
            limit="",
            needs=AtLeast(1, Group("soul", that=BLADE)),
            cost=(CounterBlast(2),),
        ),
        Act(
            (Search("t", Group("deck", that=BLADE)), Reveal(It("t")), ToHand(It("t")), Shuffle()),
            ("hand",),
            limit="",
            cost=(Revealing(This()), Putting(This(), "top")),
        ),
        race="Elf",
    ),
    unit("td01/004", "Knight of Silence, Gallatin", PALADIN, 2, 10000, 5000, race="Human"),
    unit(
        *("td01/005", "Blaster Blade", PALADIN, 2, 9000, 5000),
        Auto(Placed(("VC",)), (Choose("t", THEIR_REAR), Retire(It("t"))), cost=(CounterBlast(2),)),
        Auto(
            Placed(),
            (Choose("t", Group("rear-guards", "opponent's", that=(Grade(2),))), Retire(It("t"))),
            needs=_led_by(PALADIN),
            cost=(CounterBlast(2),),
        ),
        race="Human",
    ),
    unit("td01/006", "Knight of the Harp, Tristan", PALADIN, 2, 8000, 5000, CHARGES, race="Human"),
    unit(
        *("td01/007", "Covenant Knight, Randolf", PALADIN, 2, 8000, 5000),
        Auto(
            Attacks(),
            (Change(This(), "power", 3000, "battle"),),
            where=("VC", "RC"),
            needs=More(Group("hand"), Group("hand", "opponent's")),
        ),
        race="Human",
    ),
    unit("td01/008", "Little Sage, Marron", PALADIN, 1, 8000, 5000, race="Giant"),
    unit("td01/009", "Wingal", PALADIN, 1, 6000, 5000, _helps("Blaster Blade"), race="High Beast"),
    unit(
        *("td01/010", "Starlight Unicorn", PALADIN, 1, 6000, 5000),
        Auto(
            Placed(),
            (Choose("t", Group("units", that=(Other(), Clan(PALADIN)))), Change(It("t"), "power", 2000)),
        ),
        race="High Beast",
    ),
    unit(
        *("td01/011", "Knight of Rose, Morgana", PALADIN, 1, 6000, 5000),
        Auto(Attacks(), (Change(This(), "power", 4000),), where=("VC", "RC"), cost=(DiscardFromHand(1),)),
        race="Human",
    ),
    unit("td01/012", "Stardust Trumpeter", PALADIN, 0, 6000, 10000, race="Angel"),
    trigger("td01/013", "Bringer of Good Luck, Epona", PALADIN, "critical", 5000, 5000, 10000, race="Sylph"),
    trigger("td01/014", "Yggdrasil Maiden, Elaine", PALADIN, "heal", 5000, 5000, 10000, race="Elf"),
    trigger("td01/015", "Weapons Dealer, Govannon", PALADIN, "draw", 5000, 5000, 5000, race="Gnome"),
    trigger("td01/016", "Flogal", PALADIN, "stand", 5000, 5000, 10000, race="High Beast"),
]

KAGERO_CARDS: list[CardDef] = [
    unit(
        *("td02/001", "Dragonic Overlord", KAGERO, 3, 11000, 0),
        Continuous(This(), "power", -2000, when=AtMost(0, OTHER_KAGERO)),
        Act(
            (
                Change(This(), "power", 5000),
                Grant(This(), Auto(Hits(target=THEIR_REAR), (Stand(This()),), where=("VC", "RC"))),
                Lose(This(), "twin drive"),
            ),
            ("VC", "RC"),
            limit="",
            cost=(CounterBlast(3),),
        ),
        race="Flame Dragon",
    ),
    unit(
        *("td02/002", "Dragon Monk, Goku", KAGERO, 3, 10000, 0),
        Auto(
            _top_grade(KAGERO),
            (Choose("t", Group("rear-guards", "opponent's", that=(Grade(0, 1),))), Retire(It("t"))),
            where=("VC",),
        ),
        race="Warbeast",
    ),
    unit(
        *("td02/003", "Demonic Dragon Berserker, Yaksha", KAGERO, 3, 9000, 0),
        Auto(
            RearGuardFalls(),
            (Reveal(This()), Ride(This())),
            where=("hand",),
            gate=IN_MAIN_PHASE,
            needs=Matches(Group("vanguard"), that=(Grade(2, 2),)),
            mandatory=False,
        ),
        race="Dragonman",
    ),
    unit("td02/004", "Dragon Knight, Nehalem", KAGERO, 2, 10000, 5000, race="Human"),
    unit(
        *("td02/005", "Berserk Dragon", KAGERO, 2, 9000, 5000),
        Auto(
            Placed(("VC", "RC")),
            (Choose("t", Group("rear-guards", "opponent's", that=(Grade(0, 2),))), Retire(It("t"))),
            needs=_led_by(KAGERO),
            cost=(CounterBlast(2),),
        ),
        race="Flame Dragon",
    ),
    unit(
        *("td02/006", "Wyvern Strike, Tejas", KAGERO, 2, 8000, 5000),
        Has(This(), "column attack"),
        race="Winged Dragon",
    ),
    unit("td02/007", "Embodiment of Armor, Bahr", KAGERO, 1, 8000, 5000, race="Demon"),
    unit(
        *("td02/008", "Dragon Monk, Gojo", KAGERO, 1, 7000, 5000),
        Act((Draw(1),), ("VC", "RC"), limit="", cost=(Resting(This()), DiscardFromHand(1))),
        race="Gillman",
    ),
    unit(
        *("td02/009", "Flame of Hope, Aermo", KAGERO, 1, 6000, 5000),
        Auto(Hits(Group("units")), (Draw(1),), where=("RC",), gate=InRole("boosting"), cost=(DiscardFromHand(1),)),
        race="Salamander",
    ),
    unit("td02/010", "Demonic Dragon Madonna, Joka", KAGERO, 1, 6000, 5000, RAGES, race="Dragonman"),
    unit(
        *("td02/011", "Wyvern Strike, Jarran", KAGERO, 1, 6000, 5000),
        _helps("Wyvern Strike, Tejas"),
        race="Winged Dragon",
    ),
    unit("td02/012", "Lizard Runner, Undeux", KAGERO, 0, 6000, 10000, race="Dragonman"),
    trigger("td02/013", "Dragon Dancer, Monica", KAGERO, "draw", 5000, 5000, 5000, race="Human"),
    trigger("td02/014", "Lizard Soldier, Ganlu", KAGERO, "stand", 5000, 5000, 10000, race="Dragonman"),
    trigger("td02/015", "Dragon Monk, Genjo", KAGERO, "heal", 5000, 5000, 10000, race="Human"),
    trigger(
        *("td02/016", "Demonic Dragon Mage, Rakshasa", KAGERO, "critical", 5000, 3000, 10000),
        RAGES,
        race="Dragonman",
    ),
]

CARDS: list[CardDef] = [*ROYAL_PALADIN, *KAGERO_CARDS]
