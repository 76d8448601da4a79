"""What printed clauses do: choose, look, move, give; each in the light of what has been spoken of before."""

from __future__ import annotations

from typing import Final, cast

import msgspec

from ....language import nodes as shared
from ....language.binding import EVENT
from ....language.node import AbilityNode, Amount, Effect, Node, Selector
from .. import vocabulary as n
from . import said as s
from . import said_deeds as d
from .meaning import Unclear
from .occasions import Occasions
from .parts import each_of_all, next_until
from .parts import sentences as sentences_of

Steps = tuple[Effect, ...]
LARGEST_DECK: Final = 50  # cards, of which any number may be sought


class Deeds(Occasions):
    """One ability on its way from words to meaning: what its clauses do."""

    def __init__(self) -> None:
        super().__init__()
        self.until: s.Lasting = ""
        self.removed = False  # this card has left the fight
        self.getter: Selector | None = None  # who got something in the clause before
        self.before: list[Effect | None] = []  # the steps so far; None where what was done is forgotten

    def steps(self, clauses: list[Node]) -> list[Effect]:
        """What a sentence does."""
        raise NotImplementedError

    def granted(self, said: AbilityNode) -> tuple[AbilityNode, ...]:
        """The abilities that are given."""
        raise NotImplementedError

    def handled(self, verb: str, zone: str) -> Selector:
        """The cards that a step before did something to."""
        raise NotImplementedError

    def how_many(self, verb: str, zone: str) -> Amount:
        """How many they are."""
        raise NotImplementedError

    def effect(self, effect: Effect, rest: list[Node]) -> list[Effect]:
        """One thing that is done."""
        if isinstance(effect, d.EachDone):
            return self._each_done(effect, rest)
        if isinstance(effect, d.Increases | d.Becomes):
            return self._becomes(effect, rest)
        if isinstance(effect, d.AllOfThese):
            return self._all_of_these(effect)
        if isinstance(effect, shared.Reveal) and isinstance(effect.of, s.TopCards):
            return self.effect(s.RevealsTop(effect.of.n, effect.of.many), rest)
        if isinstance(effect, d.ByType):
            return self._by_type(effect)
        if isinstance(effect, d.GoesEither):
            return [self._goes_either(effect)]
        if isinstance(effect, d.ChoosesRandom):
            place = s.Noun(s.Head(), post=(effect.place,))
            of = self.group(place)
            return [n.ChooseRandom(self.bind(effect.many), of, effect.n)]
        if isinstance(effect, d.FromThose):
            of = _from_among(getattr(effect.do, "of"))  # noqa: B009
            return self.effect(msgspec.structs.replace(effect.do, of=of), rest)
        if isinstance(effect, d.SearchesEither):
            raise Unclear("whether the deck is shuffled")
        if isinstance(effect, d.GetsInstead | d.PicksInstead | d.GetsAll):
            raise Unclear("how what is got is meant")
        if isinstance(effect, s.Chooses):
            return self._chooses(effect)
        if isinstance(effect, s.Searches):
            return self._searches(effect)
        if isinstance(effect, s.LooksAt | s.RevealsTop):
            self.looked = self.bind(effect.many)
            self.taken = []
            shown = [shared.Reveal(shared.It(self.looked))] if isinstance(effect, s.RevealsTop) else []
            self.revealed = self.looked if shown and not effect.many else ""
            up_to = isinstance(effect, s.LooksAt) and effect.up_to
            return [shared.Look(self.looked, effect.n, up_to), *shown]
        if isinstance(effect, s.LooksSame):
            front = n.Greatest(n.Group("vanguard"))
            count = front if effect.count is None else self.as_said(effect.count)
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
        if isinstance(effect, s.LaysUpon):
            return self._lays_upon(effect)
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
            if not any(isinstance(one, s.DoSaid) and isinstance(one.do, shared.Shuffle) for one in rest):
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
                self.calls += 1
            if isinstance(effect, n.Stand):
                self.together = _all_of_them(of)
            if isinstance(effect, shared.Discard) and self.is_looked_at(of):
                return [*before, n.Put(of, "drop")]  # only cards of a hand are discarded
            return [*before, msgspec.structs.replace(effect, of=of)]
        return [effect]

    def _lays_upon(self, effect: s.LaysUpon) -> list[Effect]:
        """What holds for the rest of the fight is given to the card that has left it, and there it stays."""
        if not self.removed:
            raise Unclear("which card holds it for the rest of the fight")
        made: list[Effect] = []
        for one in self.granted(effect.ability):
            if not isinstance(one, n.Continuous | n.Has):
                raise Unclear("what holds for the rest of the fight")
            made.append(n.Grant(shared.This(), msgspec.structs.replace(one, where=("removed",)), "always"))
        return made

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

    def _all_of_these(self, said: d.AllOfThese) -> list[Effect]:
        """Several things, one after the other; each where there are then so many of such cards."""
        count = None if said.count is None else self.group(cast(s.Noun, said.count))
        done: list[Effect] = []
        for one in said.of:
            do = self._choice(cast(s.Choice | d.Part, one))
            if isinstance(one, d.Part):
                assert count is not None
                done.append(shared.If(n.AtMost(one.n, count) if one.most else shared.AtLeast(one.n, count), do))
            else:
                done += do
        return done

    def _by_type(self, said: d.ByType) -> list[Effect]:
        """What is done where the card that was spoken of last is such a card."""
        card = self.reference(s.Ref("that card"))
        parts = [cast(d.OfType, one) for one in said.of]
        return [shared.If(n.Matches(card, one.kind), self._choice(one)) for one in parts]

    def _goes_either(self, said: d.GoesEither) -> shared.OneOf:
        """One card goes to one of two places."""
        of = getattr(said.one, "of", None)
        if not isinstance(of, s.Ref) or of.form not in ("it", "that card"):
            raise Unclear("how many go where")
        return shared.OneOf(tuple(tuple(self.effect(one, [])) for one in (said.one, said.other)))

    def _choice(self, said: s.Choice | d.Part | d.OfType) -> Steps:
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
        if not effect.deck:
            return [self.choice(cast(s.Pick, _from_among(pick)))]
        if any(isinstance(one, s.InPlace) for one in pick.of.post):
            raise Unclear("where it is sought")
        of = self.group(pick.of, "yours", "deck")
        if pick.other is not None:
            if any(isinstance(one, s.InPlace | s.FromAmong) for one in pick.other.post):
                raise Unclear("where it is sought")
            of = n.Or(of, self.group(pick.other, "yours", "deck"))
        name = self.bind(pick.many)
        self.sought.append(name)
        return [shared.Search(name, of, LARGEST_DECK if pick.how == "any" else pick.n)]

    def _gains(self, effect: s.Gains, rest: list[Node]) -> list[Effect]:
        until = effect.until or self.until or next_until(rest)
        if not until:
            raise Unclear("how long it lasts")
        before: list[Effect] = []
        if effect.of is not None:
            before, self.getter = self.cards(effect.of)
            self.together = _all_of_them(self.getter) or self.together
        of = self.getter
        if of is None:
            raise Unclear("who gets it")
        made: list[Effect] = []
        for gain in each_of_all(effect.gains):
            if isinstance(gain, s.GainStat):
                made.append(shared.Change(of, gain.stat, self.amount(gain), until))
            elif isinstance(gain, s.LoseSkill):
                made.append(n.Lose(of, gain.skill, until))
            elif isinstance(gain, s.GainSkill):
                made.append(n.Gain(of, gain.skill, until))
            elif isinstance(gain, s.GainAbility):
                made += [n.Grant(of, one, until) for one in self.granted(gain.ability)]
        return [*before, *made]

    # --- amounts ---

    def amount(self, gain: s.GainStat) -> int | Amount:
        """How much a number changes."""
        return gain.by if gain.each is None else self.times(gain.by, gain.each, gain.per)

    def times(self, number: int, each: Node, per: int) -> Amount:
        """A number for each of such cards, or for every so many of them."""
        if isinstance(each, s.Noun):
            return shared.Count(self.group(each), number, per)
        return n.Multiple(self.tally(each), number, per)

    def as_said(self, said: Node) -> Amount:
        """How many such cards there are, or what is counted otherwise."""
        return shared.Count(self.group(said)) if isinstance(said, s.Noun) else self.tally(said)

    def tally(self, said: Node) -> Amount:
        """What is counted, or added up."""
        if isinstance(said, d.OpenSaid):
            return n.OpenCircles(said.side, said.row)
        if isinstance(said, d.Handled):
            return self.how_many(said.verb, said.zone)
        if isinstance(said, d.GradesOf):
            of = self.whole_group(said.of)
            if isinstance(of, n.Group):
                if of.place != "vanguard":
                    raise Unclear("whose grades")
                return n.Greatest(of)  # of two in Legion the greater grade counts
            return shared.ValueOf("grade", of)
        assert isinstance(said, d.NumberOf), said
        was_about = self.about_this
        of = self.whole_group(said.of)
        self.about_this = was_about
        return n.OriginalOf(said.stat, of) if said.original else shared.ValueOf(said.stat, of)

    def cards(self, of: Selector) -> tuple[list[Effect], Selector]:
        """The cards that something is done to, and how they are chosen first."""
        if isinstance(of, d.HandledCards):
            if self.event and of.verb == "retire" and not any(isinstance(one, n.Retire) for one in self.before):
                return [], shared.It(EVENT)
            found = self.handled(of.verb, of.zone)
            only = of.rear_guards and of.verb == "choose"
            return [], n.Among(found, that=(n.On(("RC",)),)) if only else found
        return super().cards(of)

    def _each_done(self, said: d.EachDone, rest: list[Node]) -> list[Effect]:
        """Something is done with so many cards for each of others."""
        do = said.do
        if isinstance(do, shared.Draw):
            assert isinstance(do.n, int)
            return [msgspec.structs.replace(do, n=self.times(do.n, said.each, said.per))]
        if isinstance(do, n.SoulCharge | n.CounterCharge):
            return [n.Repeat(self.times(1, said.each, said.per), (do,))]
        of = getattr(do, "of", None)
        if not isinstance(of, s.Pick) or of.how == "all" or of.how == "any":
            raise Unclear("how many are chosen")
        return self.effect(
            msgspec.structs.replace(do, of=msgspec.structs.replace(of, many=True, each=said.each, per=said.per)), rest
        )

    def search_either(self, said: d.SearchesEither, rest: list[Node]) -> shared.OneOf:
        """The deck is searched and shuffled, or the other zone; what is done with the cards is the same."""
        of = said.of
        last = rest[-1] if rest else None
        shuffles = isinstance(last, s.DoSaid) and isinstance(last.do, shared.Shuffle)
        if not isinstance(of, s.Pick) or len(rest) < 3 or not isinstance(rest[-2], d.SearchedSaid) or not shuffles:
            raise Unclear("whether the deck is shuffled")
        before = (self.names, self.one, self.unit, self.many, self.about_this, self.called)
        deck = [*self._searches(s.Searches(of)), *self.steps(rest[:-2]), shared.Shuffle()]
        self.names, self.one, self.unit, self.many, self.about_this, self.called = before
        there = s.InPlace(said.zone)
        placed = msgspec.structs.replace(of.of, post=(*of.of.post, there))
        also = None if of.other is None else msgspec.structs.replace(of.other, post=(*of.other.post, there))
        other = self.choice(msgspec.structs.replace(of, of=placed, other=also))
        return shared.OneOf((tuple(deck), (other, *self.steps(rest[:-2]))))

    def _becomes(self, said: d.Increases | d.Becomes, rest: list[Node]) -> list[Effect]:
        """A number of units is increased by an amount, or becomes one."""
        until = said.until or self.until or next_until(rest)
        if not until:
            raise Unclear("how long it lasts")
        before, of = self.cards(said.of)
        if isinstance(said, d.Increases):
            return [*before, shared.Change(of, said.stat, self.tally(said.by), until)]
        if isinstance(said.to, Selector):
            chosen, match = self.cards(said.to)
            return [*before, *chosen, n.SetTo(of, said.stat, shared.ValueOf(said.stat, match), until)]
        return [*before, n.SetTo(of, said.stat, said.to, until)]


def _all_of_them(of: Selector) -> Selector | None:
    """Units that are still the same when something has been done to all of them."""
    if not isinstance(of, n.Group) or any(isinstance(one, n.Posture | n.Power) for one in of.that):
        return None
    return of


def _from_among(of: Selector) -> Selector:
    """Such cards, of those that were looked at."""
    if not isinstance(of, s.Pick) or of.of.side or of.other is not None:
        raise Unclear("from among what")
    return msgspec.structs.replace(of, of=msgspec.structs.replace(of.of, post=(*of.of.post, s.FromAmong())))
