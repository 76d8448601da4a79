"""The second set: weapons, items and aces of the tidal marsh called Orrumai."""

from ....language.nodes import (
    All,
    AtLeast,
    Cards,
    Change,
    Choose,
    Cont,
    Count,
    Discard,
    Draw,
    Either,
    If,
    Instead,
    InsteadOf,
    It,
    Look,
    May,
    Not,
    OneOf,
    Rest,
    Return,
    Reveal,
    Search,
    Shuffle,
    This,
    ToBottom,
    ToHand,
)
from ..make import ace, item, weapon
from ..nodes import (
    Activated,
    Attacker,
    Blocker,
    Damage,
    DiscardCards,
    Entered,
    Heal,
    HealthAtMost,
    Item,
    Nullify,
    PayHealth,
    Wear,
    YourAttack,
)

CARDS = [
    # --- Weapons: attack, block ---
    weapon("Reed Javelin", 2, 0, Activated((Discard(This()), Damage(2)), "battle")),
    weapon("Ferry Chain", 1, 2, Instead(Cards("weapons", other=True), "weapons", "discard", "hand", optional=True)),
    weapon("Barbed Net", 1, 2, Instead(Cards("weapons", "opponent's"), "weapons", "hand", "discard")),
    weapon("Patient Blade", 1, 1, InsteadOf("draw", (Heal(2),), optional=True)),
    weapon(
        "Fogbell",
        1,
        2,
        Activated((Change(Attacker(), "attack", -2, "battle"),), "attack", Not(YourAttack()), cost=(DiscardCards(1),)),
    ),
    weapon("Cornered Pike", 2, 1, Cont(This(), "attack", 2, HealthAtMost(4))),
    weapon("Cairn Shield", 1, 0, Cont(This(), "block", Count(Cards("discard", kind="weapon")))),
    weapon("Hoarder's Maul", 0, 1, Cont(This(), "attack", Count(Cards("hand")))),
    weapon("Mud Anchor", 1, 1, Cont(Cards("weapons", "opponent's"), "attack", -1)),
    weapon(
        "Toll Hook",
        2,
        0,
        Entered(
            (
                OneOf(
                    (
                        (Choose("t", Cards("hand", "opponent's"), by="opponent"), Discard(It("t"))),
                        (Damage(1),),
                    )
                ),
            )
        ),
    ),
    weapon(
        "Tempering Tongs",
        1,
        1,
        Activated(
            (Choose("t", Cards("weapons")), Change(It("t"), "attack", 1, "always")), "main", cost=(PayHealth(1),)
        ),
    ),
    weapon(
        "Sounding Pole",
        2,
        1,
        Entered((Look("t", 2), Choose("u", It("t"), 2, up_to=True), ToBottom(It("u")))),
    ),
    weapon(
        "Eel Knife",
        2,
        0,
        Activated((Change(Blocker(), "block", -2, "battle"),), "block", All((YourAttack(), AtLeast(1, Blocker())))),
    ),
    weapon(
        "Drowned Blade",
        4,
        1,
        Entered(
            (
                If(
                    AtLeast(1, Cards("weapons", other=True)),
                    (Choose("t", Cards("weapons", other=True)), Discard(It("t"))),
                    (Damage(1, "you"),),
                ),
            )
        ),
    ),
    # --- Items ---
    item("Backfiring Seal", Item((Nullify(), Damage(1)), "waiting", cost=(DiscardCards(1),))),
    item("Leech Jar", Item((Damage(1), Heal(1)), "any")),
    item("Powder Trail", Item((Damage(Count(Cards("discard", kind="item"))),), cost=(PayHealth(2),))),
    item("Pitch Barrel", Item((Damage(2, "each"), Draw(1)), "any", Not(HealthAtMost(2)))),
    item(
        "Low Tide",
        Item(
            (Choose("t", Cards("weapons", "any")), Return(It("t")), Draw(1)),
            "any",
            AtLeast(1, Cards("weapons", "any")),
        ),
    ),
    item("Undertow", Item((Return(Attacker()),), "attack", Not(YourAttack()), cost=(DiscardCards(1),))),
    item(
        "Salvage Boat",
        Item(
            (
                OneOf(
                    (
                        (Choose("t", Cards("discard", kind="item", other=True)), ToHand(It("t"))),
                        (Choose("u", Cards("discard", kind="weapon"), 2, up_to=True), ToHand(It("u"))),
                    )
                ),
            )
        ),
    ),
    item(
        "Spring Flood",
        Item(
            (
                Wear(Cards("weapons", "opponent's"), 1),
                Change(Cards("weapons", "opponent's"), "block", -1, "turn"),
            ),
            needs=AtLeast(1, Cards("weapons", "opponent's")),
        ),
    ),
    item(
        "Reckless Charge",
        Item(
            (Change(Cards("weapons"), "attack", 1, "turn"), Wear(Cards("weapons"), 1)),
            "battle",
            AtLeast(1, Cards("weapons")),
        ),
    ),
    item("Broth of Nine Herbs", Item((If(HealthAtMost(5), (Heal(4),), (Heal(1), Draw(1))),))),
    item(
        "Pilot's Almanac",
        Item(
            (
                Search("t", Cards("deck", kind="item")),
                Reveal(It("t")),
                ToHand(It("t")),
                Shuffle(),
                May((Choose("u", Cards("hand")), ToBottom(It("u")), Draw(1))),
            )
        ),
    ),
    item(
        "Customs Raid",
        Item(
            (
                Choose("t", Cards("hand", "opponent's"), 2, by="opponent"),
                Discard(It("t")),
                Draw(1, "opponent"),
            ),
            needs=AtLeast(2, Cards("hand", "opponent's")),
        ),
    ),
    # --- Aces ---
    ace(
        "Warden of the Sluice",
        Activated(
            (Choose("t", Cards("weapons")), Change(It("t"), "block", 1, "battle")),
            "attack",
            All((Not(YourAttack()), AtLeast(1, Cards("weapons")))),
        ),
    ),
    ace(
        "Mother of Smugglers",
        Activated(
            (
                Choose("t", Cards("hand")),
                ToBottom(It("t")),
                Look("u", 2),
                Choose("v", It("u")),
                ToHand(It("v")),
                ToBottom(Rest("u", "v")),
            ),
            "main",
            AtLeast(1, Cards("hand")),
        ),
    ),
    ace(
        "The Leech Baron",
        Activated(
            (Damage(2), Heal(2)),
            "any",
            Either((HealthAtMost(3), HealthAtMost(3, "opponent"))),
            cost=(DiscardCards(2),),
            once="game",
        ),
    ),
    ace("The Drowned Cantor", Activated((Nullify(),), "waiting", cost=(DiscardCards(1),))),
]
