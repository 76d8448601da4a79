"""The first set: weapons, items and aces of the land called Shazehi."""

from ....language.nodes import (
    AtLeast,
    Cards,
    Change,
    Choose,
    Cont,
    Count,
    Discard,
    Draw,
    If,
    Instead,
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
    ValueOf,
)
from ..make import ace, item, weapon
from ..nodes import (
    Activated,
    Attacker,
    Blocker,
    Damage,
    Deploy,
    DiscardCards,
    Entered,
    Heal,
    HealthAtMost,
    Item,
    Mend,
    Nullify,
    PayHealth,
    StopAttack,
    Wear,
    YourAttack,
)

CARDS = [
    # --- Weapons: attack, block ---
    weapon("Wooden Sword", 2, 1),
    weapon("Ironbark Shield", 1, 3),
    weapon("River Spear", 3, 0),
    weapon("Quarry Hammer", 4, 0, Entered((Damage(1, "you"),))),
    weapon("Scout's Bow", 1, 1, Entered((Draw(1),))),
    weapon("Twin Daggers", 1, 1, Cont(This(), "attack", 1, AtLeast(1, Cards("weapons", other=True)))),
    weapon("Homing Boomerang", 2, 0, Instead(This(), "weapons", "discard", "hand")),
    weapon(
        "Thorn Whip",
        2,
        1,
        Entered((Choose("t", Cards("weapons", "opponent's")), Wear(It("t"), 1))),
    ),
    weapon("Healer's Staff", 1, 2, Activated((Heal(1),), "main")),
    weapon(
        "Parrying Knife",
        1,
        1,
        Activated((Change(This(), "block", 2, "battle"),), "attack", Not(YourAttack())),
    ),
    weapon("Banner Pike", 1, 2, Cont(Cards("weapons", other=True), "attack", 1)),
    weapon(
        "Grave Sickle",
        2,
        1,
        Entered((May((Choose("t", Cards("discard", kind="weapon")), ToBottom(It("t")), Draw(1))),)),
    ),
    weapon("Lantern Mace", 2, 2, Entered((Draw(1, "each"),))),
    # --- Items ---
    item("Bandage", Item((Heal(2),))),
    item("Throwing Knife", Item((Damage(2),))),
    item(
        "Whetstone",
        Item((Choose("t", Cards("weapons")), Change(It("t"), "attack", 2)), needs=AtLeast(1, Cards("weapons"))),
    ),
    item("Smoke Pot", Item((StopAttack(),), "attack", Not(YourAttack()))),
    item("Breaking Rune", Item((Nullify(),), "waiting")),
    item(
        "Old Map",
        Item((Look("t", 3), Choose("u", It("t")), ToHand(It("u")), ToBottom(Rest("t", "u")))),
    ),
    item(
        "Grappling Rope",
        Item(
            (Choose("t", Cards("weapons", "opponent's")), Return(It("t"))),
            needs=AtLeast(1, Cards("weapons", "opponent's")),
        ),
    ),
    item(
        "Call to Arms",
        Item((Choose("t", Cards("hand", kind="weapon"), 2, up_to=True), Deploy(It("t")))),
    ),
    item(
        "Trader's Wagon",
        Item(
            (
                OneOf(
                    (
                        (Draw(2), Choose("t", Cards("hand")), Discard(It("t"))),
                        (Choose("u", Cards("hand"), 2, up_to=True), ToBottom(It("u")), Draw(2)),
                    )
                ),
            )
        ),
    ),
    item(
        "Smith's Errand",
        Item((Search("t", Cards("deck", kind="weapon")), Reveal(It("t")), ToHand(It("t")), Shuffle())),
    ),
    item("Last Stand", Item((Change(Blocker(), "block", 3, "battle"),), "block", AtLeast(1, Blocker()))),
    item(
        "Whispered Threat",
        Item(
            (
                Choose("t", Cards("hand", "opponent's"), by="opponent"),
                Discard(It("t")),
                If(HealthAtMost(4), (Draw(1),)),
            ),
            "any",
        ),
    ),
    # --- Aces ---
    ace(
        "Ember Queen",
        Activated((Damage(1),), "main", cost=(DiscardCards(1),)),
    ),
    ace(
        "The Quiet Duke",
        Activated((Nullify(every=True), Draw(1)), "waiting", once="game"),
    ),
    ace(
        "Mender of Roads",
        Activated(
            (Heal(Count(Cards("weapons"), 2)), Mend(Cards("weapons"), 2)),
            "main",
            HealthAtMost(5),
            once="game",
        ),
    ),
    ace(
        "Captain of the Ford",
        Activated(
            (Change(Attacker(), "attack", 1, "battle"),),
            "attack",
            YourAttack(),
            cost=(PayHealth(1),),
        ),
    ),
    ace(
        "Oathbreaker",
        Activated(
            (
                Choose("t", Cards("weapons")),
                Damage(ValueOf("attack", It("t"))),
                Discard(It("t")),
            ),
            "battle",
            AtLeast(1, Cards("weapons")),
            cost=(DiscardCards(1), PayHealth(1)),
            once="game",
        ),
    ),
]
