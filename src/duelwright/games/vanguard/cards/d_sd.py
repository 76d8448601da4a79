"""The start decks D-SD01 (Dragon Empire) and D-SD02 (Dark States), every card with all of its abilities."""

from ....core.card import CardDef
from ....language.nodes import (
    Change,
    Choose,
    Draw,
    If,
    It,
    Reveal,
    Search,
    Shuffle,
    This,
    ToHand,
)
from ..make import order, perfect_guard, trigger, unit
from ..vocabulary import (
    Act,
    Attacks,
    Auto,
    Boosts,
    Call,
    ComeUnder,
    Continuous,
    CounterBlast,
    DiscardFromHand,
    Grade,
    Group,
    Has,
    Having,
    InRole,
    InRow,
    InState,
    Matches,
    Named,
    OverDress,
    OverText,
    Pay,
    PhaseStarts,
    Placed,
    Play,
    PutOnGuard,
    Putting,
    Retire,
    RodeUpon,
    SoulBlast,
    SoulCharge,
    Stand,
    Under,
    WentSecond,
)
from ..vocabulary.filters import Place
from ..vocabulary.timings import Where

DRAGON_EMPIRE = "Dragon Empire"
DARK_STATES = "Dark States"
NIRVANA = "Chakrabarthi Divine Dragon, Nirvana"
REIYU = "Blaze Maiden, Reiyu"
BRUCE = 'Diabolos, "Violence" Bruce'

FINAL_RUSH = Under("final rush")
SECOND_DRAWS = Auto(RodeUpon(), (Draw(1),), needs=WentSecond())
RUSHES = Continuous(This(), "power", 5000, ("RC",), FINAL_RUSH)
DRESSED = Matches(This(), that=(InState("overDress"),))
THEIR_VANGUARD = Group("vanguard", "opponent's")
PRESENTS = (SoulCharge(1), If(FINAL_RUSH, (SoulCharge(1),)))
BRUCE_LEADS = Matches(Group("vanguard"), that=(Named(BRUCE),))


def _strikes(*where: Where) -> Continuous:
    return Continuous(This(), "power", 2000, where, InRole("attacking"))


def _named(place: Place, name: str) -> Group:
    return Group(place, that=(Named(name),))


HOLY_DRAGON: list[CardDef] = [
    unit(
        "d-sd01/001",
        NIRVANA,
        DRAGON_EMPIRE,
        3,
        13000,
        0,
        "persona ride",
        Act((Choose("t", Group("drop", that=(Grade(0, 0),))), Call(It("t"))), cost=(DiscardFromHand(1),)),
        Auto(
            Attacks(),
            (Change(This(), "power", 10000), Change(Group("units", that=(Having("overDress"),)), "power", 10000)),
            where=("VC",),
            cost=(CounterBlast(1),),
        ),
        race="Flame Dragon",
    ),
    unit(
        "d-sd01/002",
        REIYU,
        DRAGON_EMPIRE,
        2,
        10000,
        5000,
        Auto(
            RodeUpon(_named("vanguard", NIRVANA)),
            (Search("t", _named("deck", "Vairina")), Reveal(It("t")), ToHand(It("t")), Shuffle()),
            cost=(SoulBlast(1),),
        ),
        _strikes("VC", "RC"),
        race="Human",
    ),
    unit(
        "d-sd01/003",
        "Blaze Maiden, Rino",
        DRAGON_EMPIRE,
        1,
        8000,
        5000,
        Auto(
            RodeUpon(_named("vanguard", REIYU)),
            (Search("t", _named("deck", "Trickstar")), Call(It("t")), Shuffle()),
        ),
        _strikes("VC", "RC"),
        race="Human",
    ),
    unit("d-sd01/004", "Sunrise Egg", DRAGON_EMPIRE, 0, 6000, 5000, SECOND_DRAWS, race="Flame Dragon"),
    unit(
        "d-sd01/005",
        "Fire Slash Dragon, Inferno Sword",
        DRAGON_EMPIRE,
        3,
        13000,
        0,
        "persona ride",
        _strikes("RC"),
        race="Flame Dragon",
    ),
    unit(
        "d-sd01/006",
        "Vairina",
        DRAGON_EMPIRE,
        2,
        10000,
        5000,
        "overDress",
        OverDress(_named("rear-guards", "Trickstar")),
        Auto(
            Attacks(target=THEIR_VANGUARD),
            (
                Change(This(), "power", 10000, "battle"),
                Pay((SoulBlast(2),), (Choose("t", Group("rear-guards", "opponent's")), Retire(It("t")))),
            ),
            where=("RC",),
            gate=DRESSED,
        ),
        race="Talisman",
    ),
    unit("d-sd01/007", "Iron Ball Dragon, Ankybowler", DRAGON_EMPIRE, 1, 8000, 5000, race="Dinodragon"),
    perfect_guard("d-sd01/008", "Escort Stealth Dragon, Hayashi Kaze", DRAGON_EMPIRE, race="Abyss Dragon"),
    unit("d-sd01/009", "Trickstar", DRAGON_EMPIRE, 0, 5000, 5000, Has(This(), "resist", ("RC",)), race="Talisman"),
    trigger(
        "d-sd01/010",
        "Spiritual King of Determination, Olbaria",
        "",
        "over",
        100000000,
        5000,
        50000,
        OverText((Choose("t", Group("units")), Change(It("t"), "power", 100000000))),
        race="Elemental",
    ),
    trigger("d-sd01/011", "Blaze Maiden, Zonne", DRAGON_EMPIRE, "critical", 10000, 5000, 15000, race="Human"),
    trigger("d-sd01/012", "Blaze Staff Monk, Cho Kuu Sha", DRAGON_EMPIRE, "draw", 10000, 5000, 5000, race="Human"),
    trigger("d-sd01/013", "Blaze Fist Monk, Nikko", DRAGON_EMPIRE, "front", 10000, 5000, 15000, race="Human"),
    trigger("d-sd01/014", "Blaze Maiden, Rona", DRAGON_EMPIRE, "heal", 10000, 5000, 15000, race="Human"),
    order(
        "d-sd01/015",
        "Sunburst Evolution",
        DRAGON_EMPIRE,
        2,
        Play(
            (
                Choose("t", Group("units")),
                Change(It("t"), "power", 5000),
                Choose("u", _named("drop", "Vairina")),
                ToHand(It("u")),
            ),
            cost=(CounterBlast(1),),
        ),
    ),
]

TYRANT_TIGER: list[CardDef] = [
    unit(
        "d-sd02/001",
        BRUCE,
        DARK_STATES,
        3,
        13000,
        0,
        "persona ride",
        Auto(PhaseStarts("ride"), (ComeUnder("final rush"),), where=("VC",)),
        Auto(
            Attacks(),
            (Stand(Group("rear-guards", that=(InRow("front"),))),),
            where=("VC",),
            needs=FINAL_RUSH,
            cost=(SoulBlast(5),),
        ),
        race="Demon",
    ),
    unit(
        "d-sd02/002",
        'Diabolos, "Anger" Richard',
        DARK_STATES,
        2,
        10000,
        5000,
        Auto(Placed(("VC",)), (Draw(1),), cost=(Putting(Group("rear-guards"), "soul"),)),
        RUSHES,
        race="Demon",
    ),
    unit(
        "d-sd02/003",
        'Diabolos, "Bad" Steve',
        DARK_STATES,
        1,
        8000,
        5000,
        Auto(Placed(("VC",)), (Choose("t", Group("soul")), Call(It("t"), "back row center RC"), SoulCharge(1))),
        RUSHES,
        race="Demon",
    ),
    unit("d-sd02/004", 'Diabolos, "Innocent" Matt', DARK_STATES, 0, 6000, 5000, SECOND_DRAWS, race="Demon"),
    unit(
        "d-sd02/005",
        "Time-fissuring Fist Colossus",
        DARK_STATES,
        3,
        13000,
        0,
        "persona ride",
        Auto(
            Placed(),
            (SoulCharge(1), If(FINAL_RUSH, (Pay((CounterBlast(1),), (Change(This(), "power", 15000),)),))),
        ),
        race="Gear Colossus",
    ),
    unit("d-sd02/006", "Icicle Ein, Aizer", DARK_STATES, 2, 10000, 5000, race="Human"),
    unit(
        "d-sd02/007",
        "Steam Gunner, Brody",
        DARK_STATES,
        2,
        10000,
        5000,
        Auto(PutOnGuard(), (Change(This(), "shield", 5000, "battle"),), cost=(CounterBlast(1),)),
        race="Gearoid",
    ),
    unit(
        "d-sd02/008",
        "Acrobat Presenter",
        DARK_STATES,
        1,
        8000,
        5000,
        Auto(Attacks(), PRESENTS, where=("RC",), needs=BRUCE_LEADS),
        Auto(Boosts(), PRESENTS, where=("RC",), needs=BRUCE_LEADS),
        race="Demon",
    ),
    perfect_guard("d-sd02/009", "Psychic Prima, Miranda", DARK_STATES, race="Human"),
    trigger("d-sd02/011", "Diabolos Girls, Maimai", DARK_STATES, "critical", 10000, 5000, 15000, race="Succubus"),
    trigger("d-sd02/012", "Diabolos Boys, Jake", DARK_STATES, "draw", 10000, 5000, 5000, race="Demon"),
    trigger("d-sd02/013", "Diabolos Officer, Kilian", DARK_STATES, "front", 10000, 5000, 15000),
    trigger("d-sd02/014", "Diabolos Girls, Arianna", DARK_STATES, "heal", 10000, 5000, 15000, race="Succubus"),
    order("d-sd02/015", "Brothers' Soul", DARK_STATES, 1, Play((SoulCharge(2),))),
]

CARDS: list[CardDef] = [*HOLY_DRAGON, *TYRANT_TIGER]
