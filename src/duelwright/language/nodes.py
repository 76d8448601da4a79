"""The nodes that every game's cards share. Zones, stats and events are named in the game's own words."""

from __future__ import annotations

from typing import Literal

from .node import AbilityNode, Amount, Condition, Effect, Selector, node

Who = Literal["you", "opponent", "each"]
Side = Literal["yours", "opponent's", "any"]
Until = Literal["turn", "battle", "next turn", "always"]

# --- selectors ---


@node()
class This(Selector, frozen=True):
    """The card that has the ability."""


@node()
class It(Selector, frozen=True):
    """The cards that were chosen or looked at under a name."""

    name: str


@node()
class Rest(Selector, frozen=True):
    """Of the cards under one name, those that are not under another."""

    of: str
    without: str


@node()
class Cards(Selector, frozen=True):
    """The cards of a zone: whose, of which kind, and whether this card itself is left out."""

    zone: str
    side: Side = "yours"
    kind: str = ""
    other: bool = False


# --- amounts ---


@node()
class Count(Amount, frozen=True):
    """How many cards a selector finds, times a number; for every so many of them."""

    of: Selector
    times: int = 1
    per: int = 1


@node()
class ValueOf(Amount, frozen=True):
    """A current number of cards, added up."""

    stat: str
    of: Selector


# --- conditions ---


@node()
class AtLeast(Condition, frozen=True):
    """There are at least n such cards."""

    n: int
    of: Selector


@node()
class All(Condition, frozen=True):
    """Every one of these holds."""

    of: tuple[Condition, ...]


@node()
class Either(Condition, frozen=True):
    """At least one of these holds."""

    of: tuple[Condition, ...]


@node()
class Not(Condition, frozen=True):
    """This does not hold."""

    of: Condition


# --- effects ---


@node()
class Draw(Effect, frozen=True):
    """Somebody draws cards."""

    n: int | Amount = 1
    who: Who = "you"


class Binder(Effect, frozen=True):
    """Names the cards that it finds, so that later effects can speak of them; it has a number `n`, too."""

    name: str


@node()
class Choose(Binder, frozen=True):
    """Somebody chooses cards, which are called by a name from then on."""

    name: str
    of: Selector
    n: int | Amount = 1
    up_to: bool = False
    by: Literal["you", "opponent"] = "you"


@node()
class Discard(Effect, frozen=True):
    """Cards go to their owners' discard piles."""

    of: Selector


@node()
class Return(Effect, frozen=True):
    """Cards go back to their owners' hands."""

    of: Selector


@node()
class Look(Binder, frozen=True):
    """You look at the top cards of your deck; where it says "up to", you say how many first."""

    name: str
    n: int | Amount
    up_to: bool = False


@node()
class Search(Binder, frozen=True):
    """You look through your deck for up to n such cards."""

    name: str
    of: Selector
    n: int = 1


@node()
class Reveal(Effect, frozen=True):
    """Everybody sees these cards."""

    of: Selector


@node()
class ToHand(Effect, frozen=True):
    """Cards are put into their owners' hands."""

    of: Selector


@node()
class ToBottom(Effect, frozen=True):
    """Cards are put under their owners' decks, in the order they have."""

    of: Selector


@node()
class Shuffle(Effect, frozen=True):
    """You shuffle your deck."""


@node()
class Change(Effect, frozen=True):
    """A number of some cards changes for a time."""

    of: Selector
    stat: str
    by: int | Amount
    until: Until = "turn"


@node()
class If(Effect, frozen=True):
    """Do something where a condition holds, else something else."""

    when: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@node()
class OneOf(Effect, frozen=True):
    """You choose one of several."""

    options: tuple[tuple[Effect, ...], ...]


@node()
class May(Effect, frozen=True):
    """You may do this, or your opponent may."""

    do: tuple[Effect, ...]
    by: Literal["you", "opponent"] = "you"


# --- abilities that need no game ---


@node()
class Cont(AbilityNode, frozen=True):
    """A number of some cards is changed for as long as this card is there and the condition holds."""

    of: Selector
    stat: str
    by: int | Amount
    when: Condition | None = None


@node()
class InsteadOf(AbilityNode, frozen=True):
    """Where something would happen to a player, such as a draw, something else is done instead."""

    what: str
    do: tuple[Effect, ...]
    who: Literal["you", "opponent"] = "you"
    optional: bool = False


@node()
class Instead(AbilityNode, frozen=True):
    """Where such a card would go from one zone into another, it goes somewhere else instead."""

    of: Selector
    source: str
    into: str
    to: str
    optional: bool = False
