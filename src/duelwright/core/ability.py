"""Compiled abilities: flat instruction lists and small expression trees that the engine can run.

Everything here is static and shared; the state holds only an ability's number and a position in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .frame import NONE, Frame

if TYPE_CHECKING:
    from .state import State

# Kinds of ability.
AUTO: Final = 0  # triggered by an event; waits in standby
ACT: Final = 1  # activated by a player
CONT: Final = 2  # continuous: changes a computed value
INSTEAD: Final = 3  # replaces a move by another
EFFECT: Final = 4  # what an activated card does (an Item, a Spell)
COST: Final = 5  # pays another ability's cost

NumberFn = Callable[["State", Frame, "Expr"], int]
CardsFn = Callable[["State", Frame, "Expr"], list[int]]
InstrFn = Callable[["State", Frame, "Instr"], None]


class Expr:
    """An amount, condition (`number`, not 0 = true) or selector (`cards`), with its operands."""

    __slots__ = ("args", "cards", "m", "n", "number")

    def __init__(self, number: NumberFn, cards: CardsFn, n: int, m: int, args: list[Expr]) -> None:
        self.number = number
        self.cards = cards
        self.n = n
        self.m = m
        self.args = args


class Instr:
    """One instruction of an ability."""

    __slots__ = ("args", "fn", "intent", "k", "m", "n", "node", "path")

    def __init__(self, fn: InstrFn, n: int, m: int, k: int, args: list[Expr], node: str = "", path: str = "") -> None:
        self.node = node  # the name of the node it was made from
        self.path = path  # where that node is on its card: `0.do.1` is the second effect of the first ability
        self.intent = 0  # of a choice: above 0 where what is chosen will be helped, below 0 where it will be harmed
        self.fn = fn
        self.n = n
        self.m = m
        self.k = k
        self.args = args


class Ability:
    """One compiled ability of one card, known to the game by its number."""

    __slots__ = (
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
        "source",
        "stat",
        "timing",
        "to",
        "who",
        "window",
        "worth",
        "zones",
    )

    def __init__(self, number: int, defn: int, name: str, identity: str, kind: int, always: Expr) -> None:
        self.number = number
        self.id = identity
        self.defn = defn
        self.name = name
        self.kind = kind
        self.zones = 0  # bit per zone in which it is active
        self.event = NONE  # AUTO: the event kind that triggers it
        self.leaving = False  # AUTO: matched against the board before the card left
        self.others = False  # AUTO: for events about the cards that `who` selects, not only its own
        self.timing = 0  # ACT and EFFECT: the game's own timing number
        self.limit = 0  # ACT: the game's own use limit
        self.gated = False
        self.gate = always  # condition, tested when the event happens or the ability is played
        self.stat = NONE  # CONT: the computed value it changes
        self.who = always  # CONT and INSTEAD: whom it touches
        self.amount = always  # CONT: by how much
        self.source = NONE  # INSTEAD: the zone the card would leave
        self.into = NONE  # INSTEAD: the zone it would go to
        self.to = NONE  # INSTEAD: the zone it goes to
        self.optional = False
        self.payable = always  # whether the cost can be paid
        self.cost = NONE  # the number of the ability that pays the cost
        self.window = NONE  # AUTO of a hidden zone: the number of the ability that asks for it
        self.worth = 0  # what it brings, in hundredths of a card; for opponents
        self.price = 0  # what its costs take
        self.code: list[Instr] = []


def no_number(state: State, frame: Frame, expr: Expr) -> int:
    """A selector has no number."""
    raise AssertionError("a selector was read as a number")


def no_cards(state: State, frame: Frame, expr: Expr) -> list[int]:
    """An amount selects no cards."""
    raise AssertionError("an amount was read as a selector")


def constant(state: State, frame: Frame, expr: Expr) -> int:
    """The number itself."""
    return expr.n


def number(n: int) -> Expr:
    """The expression that is always n."""
    return Expr(constant, no_cards, n, 0, [])
