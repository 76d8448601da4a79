"""What printed costs mean: a choice and what is done with it are one cost, and what is said as an effect is paid."""

from __future__ import annotations

from typing import Literal

from ....language import nodes as shared
from ....language.node import Cost, Node, Selector
from .. import vocabulary as n
from ..vocabulary.filters import Clause
from . import said as s
from .meaning import Context, Unclear


class Payments(Context):
    """What has been spoken of, and what is paid."""

    def costs(self, said: tuple[object, ...]) -> tuple[Cost, ...]:
        """What is paid; a choice and what is done with it are one cost."""
        parts = [one for one in said if isinstance(one, Node)]
        paid: list[Cost] = []
        chosen: s.Pick | None = None
        by_this = False  # this card has just been spoken of
        for part in parts:
            if isinstance(part, s.Chooses) and isinstance(part.of, s.Pick) and part.by == "you":
                if chosen is not None:
                    raise Unclear("a choice that is not paid with")
                chosen = part.of
                continue
            if isinstance(part, Cost):
                paid.append(part)
                continue
            if isinstance(part, s.BlastOf):
                paid.append(self.blast(part))
                continue
            top = getattr(part, "of", None)
            if isinstance(top, s.TopCards):
                paid.append(n.PuttingTop(_from_top(part), top.n))
                continue
            if isinstance(part, s.TopTo) and (part.zone == "soul" or part.zone == "drop"):
                paid.append(n.PuttingTop(part.zone, part.n))
                continue
            of = getattr(part, "of", None)
            if isinstance(of, s.Both):
                paid += [self.cost(part, of.of), self.cost(part, of.other)]
                continue
            if isinstance(of, s.Ref) and of.form in ("it", "them", "that unit", "those units"):
                if chosen is None and not by_this:
                    raise Unclear("what is paid with")
                of, chosen = s.Ref("this") if chosen is None else chosen, None
            by_this = isinstance(of, s.Ref) and of.form == "this"
            paid.append(self.cost(part, of))
        if chosen is not None:
            raise Unclear("a choice that is not paid with")
        return tuple(paid)

    def blast(self, said: s.BlastOf) -> Cost:
        """A blast with such cards."""
        if said.of.head.place or said.of.head.kind or said.of.side:
            raise Unclear("what is blasted")
        cards = self.group(said.of, "yours", "damage" if said.kind == "counter" else "soul")
        if not isinstance(cards, n.Group):
            raise Unclear("what is blasted")
        return (n.CounterBlast if said.kind == "counter" else n.SoulBlast)(said.n, cards.that)

    def cost(self, part: Node, of: object) -> Cost:
        """One cost that is said as an effect."""
        if isinstance(of, s.Ref) and of.form == "this":
            cards: Selector = shared.This()
            count = 1
        elif isinstance(of, s.Pick) and of.how == "n":
            cards, count = self.group(of.of, "yours"), of.n
        else:
            raise Unclear("what is paid with")
        if isinstance(part, shared.Discard):
            if isinstance(cards, shared.This):
                return n.DiscardThis()
            if not isinstance(cards, n.Group) or cards.place != "hand" or cards.side != "yours":
                raise Unclear("what is discarded")
            kinds = (n.OfKind(cards.kind),) if cards.kind else ()
            return n.DiscardFromHand(count, (*cards.that, *kinds))
        if isinstance(part, n.Turn):
            turned = isinstance(cards, n.Group) and cards.place == "G" and cards.side == "yours" and part.face == "up"
            if not isinstance(cards, n.Group) or not turned or cards.kind:
                raise Unclear("what is turned")
            that = tuple(one for one in cards.that if isinstance(one, Clause))
            if set(cards.that) - {n.Facing("down"), *that}:
                raise Unclear("what is turned")
            return n.TurningUp(count, that)
        if isinstance(part, n.Retire):
            return n.Retiring(cards, count)
        if isinstance(part, n.PutAtRest):
            return n.Resting(cards, count)
        if isinstance(part, shared.Reveal):
            return n.Revealing(cards, count)
        if isinstance(part, n.Lock) and isinstance(cards, n.Group):
            return n.Locking(cards, count)
        return n.Putting(cards, _zone_of(part), count)


def _from_top(part: Node) -> Literal["soul", "drop", "bind"]:
    """Where a cost puts the top cards of the deck."""
    if isinstance(part, shared.Discard):
        return "drop"
    if isinstance(part, n.Bind) and part.face == "up":
        return "bind"
    if isinstance(part, n.Put) and (part.zone == "soul" or part.zone == "drop"):
        return part.zone
    raise Unclear("where the top of the deck goes")


def _zone_of(
    part: Node,
) -> Literal[
    "soul", "drop", "bottom", "bind", "hand", "top", "removed", "damage", "damage face down", "bind face down"
]:
    """Where a cost puts cards."""
    if isinstance(part, n.Put) and part.zone == "damage":
        return "damage" if part.face == "up" else "damage face down"
    if isinstance(part, n.Put) and (part.zone == "soul" or part.zone == "drop" or part.zone == "removed"):
        return part.zone
    if isinstance(part, n.Bind):
        return "bind" if part.face == "up" else "bind face down"
    if isinstance(part, shared.ToBottom | n.ToBottomAnyOrder):
        return "bottom"  # in the order in which they are chosen
    if isinstance(part, n.ToTop):
        return "top"
    if isinstance(part, shared.Return | shared.ToHand):
        return "hand"
    raise Unclear(f"{type(part).__name__} as a cost")
