"""Two DZ starter decks, Keter Sanctuary (Sarevsael) and Lyrical Monasterio (Marlean), with all abilities."""

from ....core.card import CardDef
from ....language.nodes import (
    All,
    AtLeast,
    Change,
    Choose,
    Discard,
    Draw,
    If,
    It,
    Look,
    May,
    Not,
    Return,
    Reveal,
    Search,
    Shuffle,
    This,
    ToHand,
)
from ..make import crest, order, perfect_guard, trigger, unit
from ..vocabulary import (
    Act,
    Attacks,
    Auto,
    Boosts,
    Call,
    Continuous,
    CopyLimit,
    CounterBlast,
    DidSo,
    DifferentNames,
    Discarded,
    DiscardFromHand,
    DuringPhase,
    DuringTurn,
    EnergyBlast,
    EnergyCharge,
    EnergyLimit,
    Gain,
    Grade,
    Group,
    Having,
    Matches,
    Named,
    NameHas,
    Pay,
    PhaseStarts,
    Placed,
    Play,
    Put,
    RodeUpon,
    SameName,
    SoulBlast,
    WentSecond,
    YouRide,
)

KETER = "Keter Sanctuary"
LYRICAL = "Lyrical Monasterio"
SWITHELM = "Knight of Calming Silence, Swithelm"
LOUISE = "Resolve to Sing Until the End, Louise"

THEIR_VANGUARD = Group("vanguard", "opponent's")
DRAWS_HARDER = (Draw(1), Change(This(), "power", 5000, "battle"))
BOTH_BLASTS = (CounterBlast(1), EnergyBlast(2))
SECOND_DRAWS = Auto(RodeUpon(), (Draw(1),), needs=WentSecond())
LEAPS_IN = Auto(Discarded(), (May((Call(This(), rest=True),)),), gate=DuringPhase("ride"))
PAYS_TO_DRAW = Auto(Discarded(), (Draw(1),), gate=DuringPhase("ride"), cost=(SoulBlast(2),))
FINDS_ITSELF = Act(
    (
        Search("t", Group("deck", that=(SameName(This()),))),
        Reveal(It("t")),
        ToHand(It("t")),
        Shuffle(),
        Change(This(), "power", 10000),
    ),
    cost=(CounterBlast(1),),
)


def _led_by(name: str) -> AtLeast:
    return AtLeast(1, Group("vanguard", that=(Grade(3), NameHas(name))))


def _rider(name: str) -> Group:
    return Group("vanguard", that=(Grade(3, 3), NameHas(name)))


def _shields(name: str) -> Continuous:
    return Continuous(This(), "shield", 10000, ("GC",), _led_by(name))


def _strengthens(name: str) -> Continuous:
    return Continuous(This(), "power", 5000, ("RC",), All((DuringTurn(), _led_by(name))))


SHARED: list[CardDef] = [
    crest(
        "dz-td01/005",
        "Energy Generator",
        Auto(YouRide(), (Put(This(), "crest"), If(WentSecond(), (EnergyCharge(3),))), where=("ride deck",)),
        EnergyLimit(10),
        Auto(PhaseStarts("ride"), (EnergyCharge(3),), where=("crest zone",)),
        Act((Draw(1),), where=("crest zone",), cost=(EnergyBlast(7),)),
    ),
    order(
        "dz-ss06/020",
        "Elementaria Sanctitude",
        "",
        1,
        "sentinel",
        CopyLimit(1),
        Play(
            (Choose("t", Group("units")), Gain(It("t"), "unhit", "battle"), Put(This(), "removed")),
            needs=Matches(Group("vanguard"), that=(Grade(0, 3),)),
            cost=(DiscardFromHand(1),),
            free=Matches(THEIR_VANGUARD, that=(Having("triple drive"),)),
        ),
        kind="blitz order",
    ),
]

SALVATION: list[CardDef] = [
    unit(
        "dz-td04/001",
        "Salvation Wing Angel, Sarevsael",
        KETER,
        3,
        13000,
        0,
        "persona ride",
        FINDS_ITSELF,
        Auto(
            Attacks(target=THEIR_VANGUARD),
            (
                Choose("t", Group("drop", kind="normal unit", that=(Grade(0, 3),))),
                Call(It("t")),
                Change(It("t"), "power", 10000),
            ),
            where=("VC",),
            cost=(EnergyBlast(4),),
        ),
        race="Angel",
    ),
    unit(
        "dz-bt01/109",
        SWITHELM,
        KETER,
        2,
        10000,
        5000,
        Auto(
            RodeUpon(_rider("Sarevsael")),
            (
                Choose("t", Group("hand", that=(Grade(0, 3),)), up_to=True),
                Call(It("t")),
                If(DidSo(), (Draw(1),)),
            ),
        ),
        _shields("Sarevsael"),
        race="Human",
    ),
    unit(
        "dz-bt01/115",
        "Caring Sage",
        KETER,
        1,
        8000,
        5000,
        Auto(
            RodeUpon(Group("vanguard", that=(Named(SWITHELM),))),
            (
                Look("t", 1),
                Reveal(It("t")),
                If(Matches(It("t"), "normal unit", (Grade(0, 2),)), (May((Call(It("t")),)),)),
                If(Not(DidSo()), (ToHand(It("t")), Choose("u", Group("hand")), Discard(It("u")))),
            ),
        ),
        _strengthens("Sarevsael"),
        race="Elf",
    ),
    unit("dz-bt01/117", "Wings of Aspiration, Soel", KETER, 0, 6000, 5000, SECOND_DRAWS, race="Angel"),
    unit("dz-td04/006", "Bright Glass Dragon", KETER, 3, 13000, 0, "persona ride", race="Cosmo Dragon"),
    unit("dz-bt01/110", "Tolerance Wizard", KETER, 2, 10000, 5000, PAYS_TO_DRAW, race="Human"),
    unit(
        "dz-bt01/113",
        "Resurgent Dragon",
        KETER,
        2,
        10000,
        5000,
        Auto(
            Placed(source="drop"),
            (Change(This(), "power", 10000),),
            needs=Matches(Group("vanguard"), that=(Grade(3),)),
        ),
        race="Abyss Dragon",
    ),
    unit(
        "d-td03/007",
        "Knight of Partings, Lloygre",
        KETER,
        2,
        10000,
        5000,
        Auto(
            Placed(("VC",), Group("vanguard"), by="revolDress"),
            (Change(This(), "power", 10000),),
            where=("RC",),
            cost=(CounterBlast(1),),
        ),
        race="Human",
    ),
    unit(
        "dz-bt01/064",
        "Noble of Glittering Staff, Sia",
        KETER,
        1,
        8000,
        5000,
        Auto(Boosts(), DRAWS_HARDER, where=("RC",), needs=AtLeast(4, Group("units")), cost=BOTH_BLASTS),
        race="Human",
    ),
    unit("dz-bt01/065", "Medical Shot Angel", KETER, 1, 8000, 5000, LEAPS_IN, race="Angel"),
    unit("dz-td04/012", "Shadow Bow Archer, Lisana", KETER, 1, 8000, 5000, race="Human"),
    perfect_guard("dz-td04/013", "Lifesaving Angel, Kurabiel", KETER, race="Angel"),
    trigger("dz-ss08/046", "Daring Knight, Sauel", KETER, "critical", 10000, 5000, 15000, race="Human"),
    trigger("dz-ss08/047", "Operating Angel", KETER, "draw", 10000, 5000, 5000, race="Angel"),
    trigger("dz-ss08/048", "Merciless Buffalo", KETER, "front", 10000, 5000, 15000, race="High Beast"),
    trigger("dz-ss08/049", "Palpitation Angel", KETER, "heal", 10000, 5000, 15000, race="Angel"),
]

LOVE_CALL: list[CardDef] = [
    unit(
        "dz-td06/001",
        "Love Call, Marlean",
        LYRICAL,
        3,
        13000,
        0,
        "persona ride",
        FINDS_ITSELF,
        Auto(
            Attacks(target=THEIR_VANGUARD),
            (
                Choose("t", Group("rear-guards")),
                Return(It("t")),
                Choose("u", Group("hand", kind="unit", that=(Grade(0, 3),)), up_to=True),
                Call(It("u"), "open RC"),
                Change(It("u"), "power", 10000),
            ),
            where=("VC",),
            cost=(EnergyBlast(4),),
        ),
        race="Elf",
    ),
    unit(
        "dz-bt01/132",
        LOUISE,
        LYRICAL,
        2,
        10000,
        5000,
        Auto(
            RodeUpon(_rider("Marlean")),
            (
                Choose("t", Group("rear-guards")),
                May((Return(It("t")),)),
                If(DidSo(), (May((Call(This()),)),)),
            ),
        ),
        _shields("Marlean"),
        race="Human",
    ),
    unit(
        "dz-bt01/138",
        "Heartwarming, Lorica",
        LYRICAL,
        1,
        8000,
        5000,
        Auto(
            RodeUpon(Group("vanguard", that=(Named(LOUISE),))),
            (
                Choose("t", Group("hand", kind="normal unit", that=(Grade(0, 2),)), up_to=True),
                Call(It("t")),
                If(
                    DidSo(),
                    (
                        Search("u", Group("deck", that=(SameName(It("t")),))),
                        Reveal(It("u")),
                        ToHand(It("u")),
                        Shuffle(),
                    ),
                ),
            ),
        ),
        _strengthens("Marlean"),
        race="Demon",
    ),
    unit("dz-bt01/140", "Wonder Lavender, Ursule", LYRICAL, 0, 6000, 5000, SECOND_DRAWS, race="Mermaid"),
    unit("dz-td06/006", "Perfect Mentality, Adriana", LYRICAL, 3, 13000, 0, "persona ride", race="Dragoroid"),
    unit(
        "dz-bt01/133",
        "Playful Scribbling, Seere",
        LYRICAL,
        2,
        10000,
        5000,
        Auto(Placed(), (Change(This(), "power", 10000),), gate=DuringPhase("battle"), needs=_led_by("Marlean")),
        race="Human",
    ),
    unit("dz-bt01/136", "Rapid-growing Flowerbed, Selin", LYRICAL, 2, 10000, 5000, PAYS_TO_DRAW, race="Human"),
    unit("dz-td06/009", "Negligent Carelessness, Likkris", LYRICAL, 2, 10000, 5000, race="Warbeast"),
    unit("dz-bt01/072", "Theatre Lesson, Lafferty", LYRICAL, 1, 8000, 5000, LEAPS_IN, race="Human"),
    unit(
        "dz-bt01/073",
        "Hasty Loafer, Niina",
        LYRICAL,
        1,
        8000,
        5000,
        Auto(
            Boosts(),
            (
                Choose("t", Group("units"), 3),
                If(All((AtLeast(3, It("t")), DifferentNames(It("t")))), (Pay(BOTH_BLASTS, DRAWS_HARDER),)),
            ),
            where=("RC",),
        ),
        race="Warbeast",
    ),
    unit("dz-td06/012", "Lyrics Flower, Risacher", LYRICAL, 1, 8000, 5000, race="Human"),
    perfect_guard("dz-td06/013", "Earnest Wish, Hanael", LYRICAL, race="Angel"),
    trigger("dz-ss08/057", "Love thy Cat, Lysanne", LYRICAL, "heal", 10000, 5000, 15000, race="Elf"),
    trigger("dz-lbt01/090", "Fluffy Lady, Godelieve", LYRICAL, "critical", 10000, 5000, 15000, race="Mermaid"),
    trigger("dz-lbt01/091", "Answerer Encore, Daatje", LYRICAL, "draw", 10000, 5000, 5000, race="Mermaid"),
    trigger("dz-lbt01/094", "Pop Out Front Line, Gisela", LYRICAL, "front", 10000, 5000, 15000, race="Mermaid"),
]

CARDS: list[CardDef] = [*SHARED, *SALVATION, *LOVE_CALL]
