"""What is said of what was done before: whether it was, to which cards and to how many."""

from __future__ import annotations

from typing import Final

import msgspec

from ....language import nodes as shared
from ....language.node import Amount, Condition, Effect, Selector
from .. import vocabulary as n
from ..vocabulary.filters import Kind
from . import said as s
from .deeds import Deeds
from .meaning import Unclear
from .parts import name_of

# After these steps "if you called a card" is still about the step before them.
UNTOUCHED: Final = (shared.Shuffle, shared.Reveal, shared.Look)
DEEDS: Final[dict[str, tuple[type[Effect], ...]]] = {
    "call": (n.Call,), "retire": (n.Retire,), "put": (shared.ToHand, n.Put, shared.ToBottom, n.ToTop),
    "choose": (shared.Choose, shared.Search), "reveal": (shared.Reveal,), "bind": (n.Bind,),
    "discard": (shared.Discard,), "ride": (n.Ride,), "unlock": (n.Unlock,), "lock": (n.Lock,),
    "return": (shared.Return, shared.ToHand, shared.ToBottom), "draw": (shared.Draw,),
}  # fmt: skip


class Recalled(Deeds):
    """One ability on its way from words to meaning: what was done in the steps so far."""

    def __init__(self) -> None:
        super().__init__()
        self.pays = False  # a cost in the middle has been spoken of

    def way(self, said: s.IfDoneSaid, put: Effect) -> int | None:
        """Which of the two ways that a card may have gone is spoken of; none where it had no two ways."""
        if not isinstance(put, shared.OneOf) or any(len(one) != 1 for one in put.options) or not said.done:
            return None
        wanted: tuple[type[Effect], ...] = ()
        if said.bottom:
            wanted = (shared.ToBottom,)
        elif said.into:
            wanted = (n.Put,) if said.into == "soul" else (shared.ToHand, shared.Return)
        elif said.verb == "call":
            wanted = (n.Call,)
        ways = [i for i, one in enumerate(put.options) if wanted and isinstance(one[0], wanted)]
        if not wanted or (len(ways) != 1 and not said.bottom):
            return None
        if len(ways) != 1:
            raise Unclear("which of several was done")
        return ways[0]

    def perhaps_none(self, put: shared.OneOf) -> bool:
        """Whether there may have been no card to go either way."""
        of = getattr(put.options[0][0], "of", None)
        chosen = [part for part in self.before if isinstance(part, shared.Choose) and shared.It(part.name) == of]
        return any(part.up_to for part in chosen)

    def was_done(self, said: s.IfDoneSaid) -> Condition:
        """Whether a step was done: the latest, or the latest that chose or revealed; else its meaning is open."""
        kinds = DEEDS.get(said.verb, ())
        if not said.done and self.pays:
            raise Unclear("whether it was not done for a cost that was not paid")
        if said.of is not None:
            return self._was_such(said, said.of)
        latest_step = next((part for part in reversed(self.before) if not isinstance(part, UNTOUCHED)), None)
        if said.into and isinstance(latest_step, shared.OneOf) and self._differs(latest_step):
            raise Unclear("which way it went")
        if said.verb in ("choose", "reveal"):
            test = self._by_name(kinds, said.n)
        else:
            latest = self._is_latest(kinds)
            if not latest and said.many:
                raise Unclear("which step was done, and to how many")
            test = n.DidSo(said.n) if latest else self._by_name(kinds)
            if isinstance(test, shared.AtLeast) and None in self.before:
                raise Unclear("which step was done")  # it may have been declined, and its cards are chosen all the same
        return test if said.done else shared.Not(test)

    def _is_latest(self, kinds: tuple[type[Effect], ...]) -> bool:
        """Whether the latest step that touched a card was of this kind; it is forgotten where a new part begins."""
        for part in reversed(self.before):
            if isinstance(part, shared.OneOf):  # whichever of several is taken, its last step is the latest
                return not kinds or all(isinstance(option[-1], kinds) for option in part.options)
            if not isinstance(part, UNTOUCHED):
                return part is not None and (not kinds or isinstance(part, kinds))
        return False

    def _differs(self, put: shared.OneOf) -> bool:
        """Whether a card goes to one place or another."""
        return len({type(one[-1]) for one in put.options if not isinstance(one[-1], UNTOUCHED)}) > 1

    def _was_such(self, said: s.IfDoneSaid, of: s.Noun) -> Condition:
        """Whether a step was done to such a card: by the name of the cards, and that it was done at all."""
        kinds = DEEDS.get(said.verb, ())
        done = self._by_name(kinds)
        assert isinstance(done, shared.AtLeast)
        rear_guard = of.head.place == "rear-guards" and self._were_rear_guards(done.of)
        if rear_guard or of.head.place == "units":
            kind: Kind = "" if rear_guard or said.verb in ("call", "choose") else "unit"
            of = msgspec.structs.replace(of, head=msgspec.structs.replace(of.head, place="", kind=kind))
        wanted = self.group(msgspec.structs.replace(of, post=(*of.post, s.InPlace("drop"))))
        if not isinstance(wanted, n.Group) or wanted.side != "yours":
            raise Unclear("to which card it was done")
        if not (wanted.kind or wanted.that) and not rear_guard:
            raise Unclear("to which card it was done")
        such = shared.AtLeast(1, n.Among(done.of, wanted.kind, wanted.that))
        if rear_guard and not wanted.that and said.verb not in ("choose", "reveal") and self._is_latest(kinds):
            return n.DidSo()
        if said.verb in ("choose", "reveal"):
            return such
        if not self._is_latest(kinds):
            raise Unclear("which step was done")
        return shared.All((n.DidSo(), such))

    def _were_rear_guards(self, of: Selector) -> bool:
        """Whether these cards were chosen among rear-guards."""
        chosen = [part.of for part in self.before if isinstance(part, shared.Choose) and shared.It(part.name) == of]
        return bool(chosen) and all(isinstance(one, n.Group) and one.place == "rear-guards" for one in chosen)

    def _by_name(self, kinds: tuple[type[Effect], ...], least: int = 1) -> Condition:
        """Whether a step touched so many cards, by the name of the cards that it was about."""
        named = [name_of(part) for part in self.before if kinds and isinstance(part, kinds)]
        if not named or not named[-1]:
            raise Unclear("which step was done")
        return shared.AtLeast(least, shared.It(named[-1]))

    def handled(self, verb: str, zone: str) -> Selector:
        """The cards of the only step that did so."""
        named = {name_of(part) for part in self.before if self._did(part, verb, zone)}
        if len(named) != 1 or not all(named):
            raise Unclear("to which cards it was done")
        return shared.It(named.pop())

    def how_many(self, verb: str, zone: str) -> Amount:
        """How many cards the step before touched, or such a step before it."""
        latest = next((part for part in reversed(self.before) if not isinstance(part, UNTOUCHED)), None)
        alone = sum(self._did(part, verb, zone) for part in self.before) == 1
        return n.Touched() if alone and self._did(latest, verb, zone) else shared.Count(self.handled(verb, zone))

    def _did(self, part: Effect | None, verb: str, zone: str) -> bool:
        """Whether a step does so."""
        if zone == "hand" or zone == "deck":
            return isinstance(part, shared.ToHand if zone == "hand" else shared.ToBottom | n.ToBottomAnyOrder)
        if zone:
            return isinstance(part, n.Put) and part.zone == zone
        return isinstance(part, DEEDS.get(verb, ()))
