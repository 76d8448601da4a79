"""What printed clauses do: choose, look, move, give; each in the light of what has been spoken of before."""

from __future__ import annotations

from typing import cast

import msgspec

from ....language import nodes as shared
from ....language.node import AbilityNode, Amount, Effect, Node, Selector
from .. import vocabulary as n
from . import said as s
from .meaning import Unclear
from .occasions import Occasions
from .parts import each_of_all, next_until
from .parts import sentences as sentences_of

Steps = tuple[Effect, ...]


class Deeds(Occasions):
    """One ability on its way from words to meaning: what its clauses do."""

    def __init__(self) -> None:
        super().__init__()
        self.until: s.Lasting = ""
        self.getter: Selector | None = None  # who got something in the clause before
        self.before: list[Effect | None] = []  # the steps so far; None where what was done is forgotten

    def steps(self, clauses: list[Node]) -> list[Effect]:
        """What a sentence does."""
        raise NotImplementedError

    def granted(self, said: AbilityNode) -> AbilityNode:
        """An ability that is given."""
        raise NotImplementedError

    def effect(self, effect: Effect, rest: list[Node]) -> list[Effect]:
        """One thing that is done."""
        if isinstance(effect, s.Chooses):
            return self._chooses(effect)
        if isinstance(effect, s.Searches):
            return self._searches(effect)
        if isinstance(effect, s.LooksAt | s.RevealsTop):
            self.looked = self.bind(effect.many)
            self.taken = []
            shown = [shared.Reveal(shared.It(self.looked))] if isinstance(effect, s.RevealsTop) else []
            self.revealed = self.looked if shown and not effect.many else ""
            return [shared.Look(self.looked, effect.n), *shown]
        if isinstance(effect, s.LooksSame):
            front = n.Greatest(n.Group("vanguard"))
            count = front if effect.count is None else shared.Count(self.group(effect.count))
            self.looked = self.bind(True)
            self.taken = []
            return [shared.Look(self.looked, count)]
        if isinstance(effect, s.TopTo):
            name = self.bind(effect.many)
            return [shared.Look(name, effect.n), n.Put(shared.It(name), effect.zone)]
        if isinstance(effect, s.Gains):
            return self._gains(effect, rest)
        if isinstance(effect, s.GainsEach):
            each = msgspec.structs.replace(effect.gain, each=effect.each, per=effect.per)
            return self._gains(s.Gains(effect.of, (each,), effect.until), rest)
        if isinstance(effect, s.Bans):
            until = effect.until or self.until or next_until(rest)
            if until == "turn" or until == "battle":
                return [n.ComeUnder(effect.flag, effect.who, until)]
            raise Unclear("how long it lasts")
        if isinstance(effect, s.BansFor):
            before, of = self.cards(effect.of)
            bar = n.Bars(effect.flag, when=n.InRole("attacking"))
            return [*before, n.Grant(of, bar, self.until or "turn")]
        if isinstance(effect, s.CallsAmong):
            return self.effect(n.Call(_from_among(effect.of), effect.to, effect.rest), rest)
        if isinstance(effect, s.TimeLeaps):
            return self._time_leaps(effect)
        if isinstance(effect, s.Swaps):
            return self._swaps(effect)
        if isinstance(effect, s.OneOfThese):
            return [shared.OneOf(tuple(self._choice(cast(s.Choice, one)) for one in effect.of))]
        if isinstance(effect, s.EitherDone):
            return [shared.OneOf(((effect.one,), (effect.other,)))]
        if isinstance(effect, s.TopOrBottom):
            before, of = self.cards(effect.of)
            return [*before, shared.OneOf(((n.ToTop(of),), (shared.ToBottom(of),)))]
        if isinstance(effect, s.ToDeckShuffled):
            if not rest or not isinstance(rest[0], s.DoSaid) or not isinstance(rest[0].do, shared.Shuffle):
                raise Unclear("where in the deck it goes")
            before, of = self.cards(effect.of)
            return [*before, shared.ToBottom(of)]
        if isinstance(effect, n.Bind) and effect.face == "down" and isinstance(effect.of, s.TopCards):
            raise Unclear("whether they are looked at")
        if isinstance(effect, shared.Discard) and isinstance(effect.of, s.TopCards):
            before, of = self.cards(effect.of)
            return [*before, n.Put(of, "drop")]  # only cards of a hand are discarded
        if "of" in effect.__struct_fields__:
            before, of = self.cards(effect.of)  # type: ignore[attr-defined]
            if isinstance(effect, n.Call | n.Ride) and isinstance(of, shared.It):
                self.unit = self.called = of.name
            if isinstance(effect, shared.Discard) and self.is_looked_at(of):
                return [*before, n.Put(of, "drop")]  # only cards of a hand are discarded
            return [*before, msgspec.structs.replace(effect, of=of)]
        return [effect]

    def _time_leaps(self, effect: s.TimeLeaps) -> list[Effect]:
        """It is bound, one of the grade above is called from the deck; at the end of the turn it is the other way."""
        before, of = self.cards(effect.of)
        if not isinstance(of, shared.This | shared.It) or (isinstance(of, shared.It) and of.name == self.many):
            raise Unclear("which card leaps")
        come = shared.It(self.bind(False))
        above = n.Group("deck", that=(n.GradeAs(of, 1),))
        back = n.Later("turn", (shared.ToBottom(come), n.Call(of)))
        leap = (n.Bind(of), shared.Search(come.name, above), n.Call(come), shared.Shuffle(), back)
        return [*before, shared.If(shared.AtLeast(1, of), leap)]

    def _swaps(self, effect: s.Swaps) -> list[Effect]:
        """Two units change places: both were chosen, or one was, to change with this one."""
        of = self.whole_group(effect.of)
        if effect.other is not None:
            return [n.Exchange(n.Or(shared.This(), of))]
        chosen = [step for step in self.before if isinstance(step, shared.Choose) and shared.It(step.name) == of]
        if not chosen or chosen[0].up_to:
            raise Unclear("which two change places")
        return [n.Exchange(of)]

    def _choice(self, said: s.Choice) -> Steps:
        """What one of several choices does; what it speaks of ends with it."""
        before = (self.one, self.unit, self.many, self.about_this)
        done: list[Effect] = []
        for sentence in sentences_of(said.body):
            self.until = ""
            done += self.steps(sentence)
        self.one, self.unit, self.many, self.about_this = before
        if not done:
            raise Unclear("nothing is done")
        return tuple(done)

    def _chooses(self, effect: s.Chooses) -> list[Effect]:
        pick = effect.of
        if isinstance(pick, s.SameMany):
            return [self.as_many(pick, effect.by)]
        if not isinstance(pick, s.Pick) or (pick.how == "all" and pick.many):
            raise Unclear("how many are chosen")
        return [self.choice(pick, effect.by)]

    def _searches(self, effect: s.Searches) -> list[Effect]:
        pick = effect.of
        if not isinstance(pick, s.Pick) or pick.how == "all":
            raise Unclear("how many are sought")
        if any(isinstance(one, s.FromAmong) for one in pick.of.post):
            return [self.choice(pick)]
        if any(isinstance(one, s.InPlace) for one in pick.of.post):
            raise Unclear("where it is sought")
        of = self.group(pick.of, "yours", "deck")
        return [shared.Search(self.bind(pick.many), of, pick.n)]

    def _gains(self, effect: s.Gains, rest: list[Node]) -> list[Effect]:
        until = effect.until or self.until or next_until(rest)
        if not until:
            raise Unclear("how long it lasts")
        before: list[Effect] = []
        if effect.of is not None:
            before, self.getter = self.cards(effect.of)
        of = self.getter
        if of is None:
            raise Unclear("who gets it")
        made: list[Effect] = []
        for gain in each_of_all(effect.gains):
            if isinstance(gain, s.GainStat):
                made.append(shared.Change(of, gain.stat, self.amount(gain), until))
            elif isinstance(gain, s.GainSkill):
                made.append(n.Gain(of, gain.skill, until))
            elif isinstance(gain, s.GainAbility):
                made.append(n.Grant(of, self.granted(gain.ability), until))
        return [*before, *made]

    def amount(self, gain: s.GainStat) -> int | Amount:
        """How much a number changes."""
        if gain.each is None:
            return gain.by
        assert isinstance(gain.each, s.Noun)
        return shared.Count(self.group(gain.each), gain.by, gain.per)


def _from_among(of: Selector) -> Selector:
    """Such cards, of those that were looked at."""
    if not isinstance(of, s.Pick) or of.of.side:
        raise Unclear("from among what")
    return msgspec.structs.replace(of, of=msgspec.structs.replace(of.of, post=(*of.of.post, s.FromAmong())))
