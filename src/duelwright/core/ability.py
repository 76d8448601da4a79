"""Compiled abilities: flat instruction lists and small expression trees that the engine can run.

Everything here is static and shared; the state holds only an ability's number and a position in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypedDict, Unpack

from .frame import NONE, Frame
from .packed import i64

if TYPE_CHECKING:
    from .state import State

# Kinds of ability.
AUTO: Final[i64] = 0  # triggered by an event; waits in standby
ACT: Final[i64] = 1  # activated by a player
CONT: Final[i64] = 2  # continuous: changes a computed value
INSTEAD: Final[i64] = 3  # replaces a move by another
EFFECT: Final[i64] = 4  # what an activated card does (an Item, a Spell)
COST: Final[i64] = 5  # pays another ability's cost
TRAIT: Final[i64] = 6  # continuous, too: what its own card counts as; it is read of the card, wherever that lies

NumberFn = Callable[["State", Frame, "Expr"], int]
CardsFn = Callable[["State", Frame, "Expr"], list[int]]
InstrFn = Callable[["State", Frame, "Instr"], None]


# Bits for how an instruction works; a game's own have other names for the same bits.
UP_TO: Final[i64] = 1  # of a choice: fewer may be chosen
SECRET: Final[i64] = 2  # of a choice: where nobody else looks
BY_OPPONENT: Final[i64] = 4  # of a choice: the opponent chooses
FOR_COST: Final[i64] = 8  # of a choice: it can be taken back
MAY_DECLINE: Final[i64] = 1  # of an option: none of them may be chosen
AS_MANY: Final[i64] = 2  # of an option: there are as many as the operand says
AT_BOTTOM: Final[i64] = 1  # of a move: to the bottom of a deck


class Numbers(TypedDict, total=False):
    """The numbers of an instruction or expression, each by what it means; those that are not given are 0."""

    count: int  # how many, how much
    times: int  # the factor of an amount
    value: int  # a number as such: a constant, what a filter compares with
    who: int  # you, the opponent, each; of a selector: whose cards
    tag: int  # the name under which cards are bound in the frame
    without: int  # the tag of what is left out
    tags: int  # several of them, a bit each
    zone: int
    zones: int  # several of them, a bit each
    event: int
    stat: int  # or the skill
    until: int
    jump: int  # where to go on
    option: int
    ability: int
    kind: int  # which of the game's own: a gift, a phase, a circle, a filter
    how: int  # bits


class Numbered:
    """What carries numbers by name."""

    __slots__ = (
        "ability",
        "count",
        "event",
        "how",
        "jump",
        "kind",
        "option",
        "stat",
        "tag",
        "tags",
        "times",
        "until",
        "value",
        "who",
        "without",
        "zone",
        "zones",
    )

    def __init__(self, **numbers: Unpack[Numbers]) -> None:
        self.count: i64 = numbers.get("count", 0)
        self.times: i64 = numbers.get("times", 0)
        self.value = numbers.get("value", 0)
        self.who: i64 = numbers.get("who", 0)
        self.tag: i64 = numbers.get("tag", 0)
        self.without: i64 = numbers.get("without", 0)
        self.tags = numbers.get("tags", 0)
        self.zone: i64 = numbers.get("zone", 0)
        self.zones: i64 = numbers.get("zones", 0)
        self.event: i64 = numbers.get("event", 0)
        self.stat: i64 = numbers.get("stat", 0)
        self.until: i64 = numbers.get("until", 0)
        self.jump: i64 = numbers.get("jump", 0)
        self.option: i64 = numbers.get("option", 0)
        self.ability: i64 = numbers.get("ability", 0)
        self.kind: i64 = numbers.get("kind", 0)
        self.how: i64 = numbers.get("how", 0)


_NUMBERS: Final[dict[object, int]] = {}  # the operations that a dispatch knows, by function


def number_operations(functions: Sequence[object]) -> None:
    """Give functions their numbers, from 1; games number what they share alike."""
    for number, function in enumerate(functions, 1):
        assert _NUMBERS.setdefault(function, number) == number, f"{function!r} has two numbers"


class Expr(Numbered):
    """An amount, condition (`number`, not 0 = true) or selector (`cards`), with its operands."""

    __slots__ = ("alone", "args", "cards", "number", "op")

    def __init__(self, number: NumberFn, cards: CardsFn, args: list[Expr], **numbers: Unpack[Numbers]) -> None:
        super().__init__(**numbers)
        self.number = number
        self.cards = cards
        self.op: i64 = _NUMBERS.get(number, 0) or _NUMBERS.get(
            cards, 0
        )  # goes before the function; 0: only that is known
        self.alone = False  # a selector that means the card which has the ability, and no other
        self.args = args


class Instr(Numbered):
    """One instruction of an ability."""

    __slots__ = ("args", "fn", "intent", "node", "op", "path", "pays")

    def __init__(
        self, fn: InstrFn, args: list[Expr], node: str = "", path: str = "", **numbers: Unpack[Numbers]
    ) -> None:
        super().__init__(**numbers)
        self.node = node  # the name of the node it was made from
        self.path = path  # where that node is on its card: `0.do.1` is the second effect of the first ability
        self.intent: i64 = (
            0  # of a choice: above 0 where what is chosen will be helped, below 0 where it will be harmed
        )
        self.pays = False  # it pays a cost
        self.fn = fn
        self.op: i64 = _NUMBERS.get(fn, 0)  # goes before the function; 0: only that is known
        self.args = args


class Ability:
    """One compiled ability of one card, known to the game by its number."""

    __slots__ = (
        "about",
        "amount",
        "code",
        "cost",
        "defn",
        "event",
        "gate",
        "gated",
        "id",
        "into",
        "kind",
        "leaving",
        "limit",
        "name",
        "number",
        "optional",
        "others",
        "payable",
        "price",
        "sources",
        "stat",
        "timing",
        "to",
        "who",
        "window",
        "worth",
        "zones",
    )

    def __init__(self, number: int, defn: int, name: str, identity: str, kind: int, always: Expr) -> None:
        self.number: i64 = number
        self.id = identity
        self.defn: i64 = defn
        self.name = name
        self.kind: i64 = kind
        self.zones: i64 = 0  # bit per zone in which it is active
        self.event: i64 = NONE  # AUTO: the event kind that triggers it. INSTEAD: the happening, where it is no move
        self.leaving = False  # AUTO: matched against the board before the card left
        self.others = False  # AUTO: for events about cards that `who` selects. INSTEAD: of what happens to the opponent
        self.about = False  # AUTO: it speaks of the card that its event was about
        self.timing: i64 = 0  # ACT and EFFECT: the game's own timing number
        self.limit: i64 = 0  # ACT: the game's own use limit
        self.gated = False
        self.gate = always  # condition, tested when the event happens or the ability is played
        self.stat: i64 = NONE  # CONT: the computed value it changes
        self.who = always  # CONT and INSTEAD: whom it touches
        self.amount = always  # CONT: by how much
        self.sources: i64 = 0  # INSTEAD: the zones the card would leave, a bit each
        self.into: i64 = NONE  # INSTEAD: the zone it would go to
        self.to: i64 = NONE  # INSTEAD: the zone it goes to
        self.optional = False
        self.payable = always  # whether the cost can be paid
        self.cost: i64 = NONE  # the number of the ability that pays the cost
        self.window: i64 = NONE  # AUTO of a hidden zone: the number of the ability that asks for it
        self.worth: i64 = 0  # what it brings, in hundredths of a card; for opponents
        self.price: i64 = 0  # what its costs take
        self.code: list[Instr] = []


def no_number(state: State, frame: Frame, expr: Expr) -> int:
    """A selector has no number."""
    raise AssertionError("a selector was read as a number")


def no_cards(state: State, frame: Frame, expr: Expr) -> list[int]:
    """An amount selects no cards."""
    raise AssertionError("an amount was read as a selector")


def constant(state: State, frame: Frame, expr: Expr) -> int:
    """The number itself."""
    return expr.value


def number(n: int) -> Expr:
    """The expression that is always n."""
    return Expr(constant, no_cards, [], value=n)
