"""From what printed words say to what they mean: the course of a sentence, and what each reference refers to.

An ability whose words are read and whose meaning is not certain is refused with `Unclear`: a reference without an
antecedent, a duration that nobody said, a word that the vocabulary has no node for.
"""

from __future__ import annotations

from typing import Final, Literal, cast

import msgspec

from ....language import nodes as shared
from ....language.node import AbilityNode, Condition, Cost, Effect, Node, Selector, walk
from .. import vocabulary as n
from ..vocabulary.abilities import Limit
from ..vocabulary.timings import Where
from . import said as s
from . import said_deeds as d
from .deeds import Steps
from .instead import is_instead, picked, replaced, replaced_static
from .keywords import meaning_of
from .meaning import Unclear, all_of
from .parts import charged, each_of_all, for_each, once, shows_choice, spot, while_held
from .parts import sentences as sentences_of
from .recalled import Recalled

LEAVING: Final = (n.Retired, n.Discarded, n.EntersZone, n.RodeUpon, n.Placed, n.PutOnGuard)
# What happens to a card that is spoken of later, where it is not this one.
EVENTFUL: Final = (n.Placed, n.Attacks, n.Attacked, n.Boosts, n.Boosted, n.Stood, n.Rested, n.Hits, n.Misses, n.Reveals,
                   n.BattleEnds, n.Legions, n.Unlocked, n.Enters)  # fmt: skip
SEVERAL: Final = (s.OneOfThese, d.AllOfThese, d.ByType)  # which go on to the end of the text


def lowered(ability: AbilityNode) -> AbilityNode:
    """The ability that printed words mean."""
    if isinstance(ability, s.Labelled):
        return _with_word(ability.word, while_held(lowered(ability.ability), ability.when))
    if isinstance(ability, s.Worded):
        return _with_word(ability.word, Lowering().worded(ability))
    if isinstance(ability, s.AbilitySaid):
        either = _either_time(ability)
        if either is not None:
            return s.Together(tuple(Lowering().ability(one) for one in either))
        words = [m.word for m in ability.marks if isinstance(m, s.Holding) and m.word]
        words += ["homare" for m in ability.marks if isinstance(m, s.Limited) and m.limit == "homare"]
        return _with_word(words[0] if words else "", Lowering().ability(ability))
    if isinstance(ability, s.PlaySaid):
        lowering = Lowering()
        needs = [lowering.condition(cast(Condition, one)) for one in ability.needs]
        return n.Play((), needs=needs[0] if needs else None, cost=lowering.costs(ability.cost))
    return ability


def _with_word(word: str, found: AbilityNode) -> AbilityNode:
    """An ability with the word that other cards call it by."""
    if not word:
        return found
    return s.Together((s.Keyword(word), *(found.of if isinstance(found, s.Together) else (found,))))


def _either_time(said: s.AbilitySaid) -> tuple[s.AbilitySaid, s.AbilitySaid] | None:
    """An AUTO that two events play, as two; they cannot share a limit."""
    for i, clause in enumerate(said.body):
        if isinstance(clause, s.WhenSaid) and isinstance(clause.on, s.EitherTime):
            if any(isinstance(mark, s.Limited) for mark in said.marks):
                raise Unclear("two timings with one limit")
            both = [msgspec.structs.replace(clause, on=on) for on in (clause.on.one, clause.on.other)]
            one, other = ((*said.body[:i], each, *said.body[i + 1 :]) for each in both)
            return msgspec.structs.replace(said, body=one), msgspec.structs.replace(said, body=other)
    return None


class Lowering(Recalled):
    """One ability on its way from words to meaning."""

    def __init__(self) -> None:
        super().__init__()
        self.then: list[bool] = []  # whether each sentence but the first goes on with the one before

    # --- abilities ---

    def ability(self, said: s.AbilitySaid) -> AbilityNode:
        """A whole ability."""
        where, limits, holds = self.header(said.marks)
        if len(limits) > 1:
            raise Unclear("two limits of one ability")
        limit: Limit = limits[0] if limits else ""
        self.has_rest = any(isinstance(part, s.Ref) and part.form == "rest" for part in walk(said.body))
        sentences = sentences_of(said.body)
        self.then = [part == ".then" for part in said.body[1::2] if part in (".", ".then")]
        if said.kind == "auto":
            return self._auto(where, limit, holds, sentences, self.costs(said.paid))
        if said.kind == "act":
            return self._act(where, limit, holds, sentences, self.costs(said.paid))
        if said.kind == "cont":
            return self._cont(where, limit, holds, sentences)
        if said.marks:
            raise Unclear("an order has no marks")
        if said.kind == "over":
            self.removed = True
            return n.OverText(self.sentences(sentences))
        return n.Play(self.sentences(sentences))

    def header(self, marks: tuple[s.Mark, ...]) -> tuple[tuple[Where, ...], list[Limit], list[Condition]]:
        """Where a card must be, how often, and what must hold."""
        places = [m for m in marks if isinstance(m, s.AtPlace)]
        where = tuple(dict.fromkeys(w for m in places for w in m.where))
        limits = [m.limit for m in marks if isinstance(m, s.Limited)]
        holds = [m.when for m in marks if isinstance(m, s.Holding)]
        holds += [n.Matches(shared.This(), that=spot(m.row)) for m in places if m.row]
        return where, limits, holds

    def worded(self, said: s.Worded) -> AbilityNode:
        """What a word alone means."""
        where, limits, holds = self.header(said.marks)
        if limits or (said.word in ("revelation", "friend") and not where):
            raise Unclear("where it is")
        return while_held(meaning_of(said, where), all_of(holds))

    def _auto(
        self,
        where: tuple[Where, ...],
        limit: Limit,
        holds: list[Condition],
        sentences: list[list[Node]],
        paid_first: tuple[Cost, ...],
    ) -> AbilityNode:
        sentences, limit = once(sentences, limit, "turn, declined too")
        first, *others = sentences
        while first and isinstance(first[0], s.DuringSaid):
            holds.append(self.condition(first[0].when))
            first = first[1:]
        if not first or not isinstance(first[0], s.WhenSaid):
            raise Unclear("an AUTO begins with when it is played")
        said = first[0].on
        if isinstance(first[0].by, s.OverRidden) and isinstance(said, n.Placed) and not said.on:
            said = msgspec.structs.replace(said, on=("VC",))
        on = self.timing(said, where, holds)
        if first[0].during is not None:
            holds.append(self.condition(first[0].during))
        if first[0].by is not None:
            holds.append(self.cause(first[0].by))
        self.about_this = getattr(on, "of", shared.This()) == shared.This()
        self.event = isinstance(on, EVENTFUL) and not self.about_this
        if len(first) > 1 and isinstance(first[1], s.AlsoSaid):
            first = [first[0], s.IfSaid(first[1].when), *first[2:]]  # "when it attacks, and you have …"
        needs, rest = self.conditions(first[1:])
        if self._has_else(needs, rest):
            needs, rest = None, first[1:]  # the condition parts what is done
        cost: tuple[Cost, ...] = ()
        if paid_first:
            if len(rest) != 1 or not isinstance(rest[0], s.PaySaid) or not others:
                raise Unclear("a cost that is never paid")
            if not others[0] or not isinstance(others[0][0], s.IfDoneSaid):
                raise Unclear("what the cost is paid for")
            cost = paid_first
            rest = others[0][1:]
            others = others[1:]
        elif rest and isinstance(rest[0], s.CostSaid):
            cost = self.costs(rest[0].cost)
            rest = rest[1:]
        if needs is not None and not cost and rest and self._stands_alone(others):
            do = (shared.If(needs, self.sentences([rest])), *self.sentences(others))
            needs = None
        else:
            do = self.sentences([rest, *others] if rest else others)
        placed = (n.Placed, n.PutOnGuard)
        stays = where if not isinstance(on, LEAVING) or (isinstance(on, placed) and on.of != shared.This()) else ()
        return n.Auto(
            on, do, stays, limit if cost or limit != "turn, declined too" else "turn", all_of(holds), needs, cost
        )

    def _stands_alone(self, others: list[list[Node]]) -> bool:
        """Whether later sentences do not go on with the first, so that its condition is not theirs."""
        alone = [
            not self.then[i]
            and not is_instead(sentence)
            and not any(isinstance(one, s.IfDoneSaid | s.LaterSaid) for one in sentence[:1])
            for i, sentence in enumerate(others)
        ]
        if any(alone) and not all(alone):
            raise Unclear("how far the first condition reaches")
        return any(alone)

    def _act(
        self,
        where: tuple[Where, ...],
        limit: Limit,
        holds: list[Condition],
        sentences: list[list[Node]],
        cost: tuple[Cost, ...],
    ) -> AbilityNode:
        if not where:
            raise Unclear("where it is played from")
        sentences, limit = once(sentences, limit)
        first, *others = sentences
        rest = first
        if not cost:
            gate, rest = self.conditions(first)
            if self._has_else(gate, rest):
                gate, rest = None, first
            holds += [gate] if gate is not None else []
        if not cost and rest and isinstance(rest[0], s.CostSaid):
            cost = self.costs(rest[0].cost)
            rest = rest[1:]
        self.about_this = True
        needs: Condition | None = None
        if not others:
            needs, body = self.conditions(rest)
            needs, rest = (None, rest) if self._has_else(needs, body) else (needs, body)
        do = self.sentences([rest, *others] if rest else others)
        if n.Stride(shared.This()) in do:
            holds.append(n.Matches(shared.This(), that=(n.Facing("down"),)))  # else there is nothing to stride
        return n.Act(do, where, limit, all_of(holds), needs, cost)

    def _cont(
        self, where: tuple[Where, ...], limit: Limit, holds: list[Condition], sentences: list[list[Node]]
    ) -> AbilityNode:
        if limit:
            raise Unclear("a CONT with a limit")
        anywhere = not where
        where = where or ("VC", "RC", "GC")  # what names no place works wherever its unit is
        self.about_this = True
        given = self._given(where, holds, sentences, anywhere)
        if not given:
            raise Unclear("nothing is given")
        return given[0] if len(given) == 1 else s.Together(tuple(given))

    def _given(
        self, where: tuple[Where, ...], holds: list[Condition], sentences: list[list[Node]], anywhere: bool
    ) -> list[AbilityNode]:
        """Everything that a CONT gives, or a part of it."""
        given: list[AbilityNode] = []
        of: Selector | None = None
        gate: Condition | None = None
        for i, sentence in enumerate(sentences):
            if is_instead(sentence):
                given = self._given_instead(given, sentence)
                continue
            goes_on = i > 0 and self.then[i - 1] and gate is not None
            gate, rest = self._gate([gate] if goes_on and gate is not None else holds, sentence)
            each: d.ForEachSaid | None = None
            while rest:
                clause = rest[0]
                if isinstance(clause, s.IfSaid | s.DuringSaid) and given:
                    gate, rest = self._gate([gate] if gate is not None else [], rest)
                    continue
                rest = rest[1:]
                if isinstance(clause, d.ForEachSaid) and each is None:
                    each = clause
                    continue
                if isinstance(clause, s.DoSaid) and isinstance(clause.do, d.GetsAll):
                    given += self._gets_all(clause.do, gate, anywhere)
                    continue
                if isinstance(clause, s.DoSaid) and isinstance(clause.do, s.Bans) and not clause.do.until:
                    given.append(n.Bars(clause.do.flag, clause.do.who, where, gate))
                    continue
                if not isinstance(clause, s.DoSaid) or not isinstance(clause.do, s.Gains) or clause.do.until:
                    raise Unclear("a CONT that does more than give")
                if clause.do.of is not None:
                    of = self.whole_group(clause.do.of)
                if of is None:
                    raise Unclear("who gets it")
                for one in each_of_all(clause.do.gains):
                    given += self._statics(of, for_each(one, each), where, gate)
        return given

    def _gets_all(self, said: d.GetsAll, gate: Condition | None, anywhere: bool) -> list[AbilityNode]:
        """Several abilities of this card, while the condition holds."""
        if not anywhere:
            raise Unclear("an ability that is given for another place")
        given: list[AbilityNode] = []
        for one in said.abilities:
            found = lowered(one)
            given += found.of if isinstance(found, s.Together) else (found,)
        return [while_held(one, gate) for one in given]

    def _given_instead(self, given: list[AbilityNode], sentence: list[Node]) -> list[AbilityNode]:
        """A number that a CONT gives is another where a condition holds besides."""
        when, rest = self.conditions(sentence)
        last = rest[0].do if len(rest) == 1 and isinstance(rest[0], s.DoSaid) else None
        if not isinstance(last, d.GetsInstead) or when is None or last.of is None:
            raise Unclear("what is got instead")
        self.about_this = True
        return replaced_static(given, last, self.whole_group(last.of), when)

    def _gate(self, holds: list[Condition], clauses: list[Node]) -> tuple[Condition | None, list[Node]]:
        """What must hold for what a CONT gives, and what it gives."""
        when, rest = self.conditions(clauses)
        self.about_this = True
        return all_of([*holds, *([when] if when is not None else [])]), rest

    def _statics(self, of: Selector, gain: Node, where: tuple[Where, ...], gate: Condition | None) -> list[AbilityNode]:
        """What a CONT gives; an ability that it gives its own unit is one of the unit's, while the condition holds."""
        if not isinstance(gain, s.GainAbility):
            return [self._static(of, gain, where, gate)]
        return [self._given_static(of, one, where, gate) for one in self.granted(gain.ability)]

    def _given_static(
        self, of: Selector, given: AbilityNode, where: tuple[Where, ...], gate: Condition | None
    ) -> AbilityNode:
        """An ability that a CONT gives."""
        if isinstance(given, n.Has) and given.of == shared.This() and given.when is None:
            return n.Has(of, given.skill, where, gate)
        if of != shared.This() or not isinstance(given, n.Auto | n.Act) or not given.where or gate is None:
            raise Unclear("a CONT that gives an ability")
        if not set(given.where) <= set(where):
            raise Unclear("an ability that is given for another place")
        return msgspec.structs.replace(given, gate=all_of([gate, *([given.gate] if given.gate else [])]))

    def _static(self, of: Selector, gain: Node, where: tuple[Where, ...], gate: Condition | None) -> AbilityNode:
        if isinstance(gain, s.GainStat):
            return n.Continuous(of, gain.stat, self.amount(gain), where, gate)
        if isinstance(gain, s.GainSkill):
            return n.Has(of, gain.skill, where, gate)
        raise Unclear("a CONT that gives an ability")

    # --- sentences ---

    def sentences(self, sentences: list[list[Node]]) -> Steps:
        """What is done, one sentence after the other."""
        done: list[Effect] = []
        paid = False  # this sentence has been read with the one before
        for i, sentence in enumerate(sentences):
            self.until = ""
            first = sentence[0] if sentence else None
            if is_instead(sentence):
                done = self._instead(done, sentence)
            elif sentence and isinstance(sentence[-1], s.MayPaySaid):
                done += self._pay_for(sentence, sentences[i + 1 : i + 2])
                paid = True
                continue
            elif paid:
                paid = False
                continue
            elif isinstance(first, s.IfDoneSaid) and done and self.way(first, done[-1]) is not None:
                done[-1] = self._if_that_way(first, done[-1], sentence[1:])
            else:
                done += self.steps(sentence)
            if i + 1 < len(sentences) and any(isinstance(getattr(c, "do", None), SEVERAL) for c in sentence):
                raise Unclear("what is one of the choices")
        if not done:
            raise Unclear("nothing is done")
        return tuple(done)

    def _pay_for(self, sentence: list[Node], following: list[list[Node]]) -> list[Effect]:
        """A cost that may be paid, and in the sentence behind it what is done if it is."""
        may, first = sentence[-1], following[0][:1] if following else []
        assert isinstance(may, s.MayPaySaid)
        if first != [s.IfDoneSaid()]:
            raise Unclear("what the cost is paid for")
        rest = [s.CostSaid(may.cost), *following[0][1:]]
        return self.steps([*sentence[:-1], *rest])

    def _instead(self, done: list[Effect], sentence: list[Node]) -> list[Effect]:
        """A number that was said before is another where a condition holds, or where a cost is paid."""
        when, rest = self.conditions(sentence)
        cost: tuple[Cost, ...] = ()
        if when is None and rest and isinstance(rest[0], s.CostSaid):
            cost = self.costs(rest[0].cost)
            rest = rest[1:]
        last = rest[0].do if len(rest) == 1 and isinstance(rest[0], s.DoSaid) else None
        if isinstance(last, d.PicksInstead) and when is not None:
            self.before.append(None)
            return picked(done, last, when)
        if not isinstance(last, d.GetsInstead) or (when is None and not cost):
            raise Unclear("what is got instead")
        of = None if last.of is None else self.whole_group(last.of)
        self.before.append(None)
        return replaced(done, last, of, when, cost)

    def _if_that_way(self, said: s.IfDoneSaid, put: Effect, rest: list[Node]) -> shared.OneOf:
        """What is done where a card went one way, and not the other, goes on with that choice."""
        assert isinstance(put, shared.OneOf)
        taken = self.way(said, put)
        went = self.governed(rest)
        if self.perhaps_none(put):
            went = (shared.If(n.DidSo(), went),)
        return shared.OneOf(tuple((*one, *went) if i == taken else one for i, one in enumerate(put.options)))

    def done(self, said: Effect, rest: list[Node]) -> list[Effect]:
        """One step, kept for what is said of it later."""
        made = self.effect(said, rest)
        self.before += made
        return made

    def steps(self, clauses: list[Node]) -> list[Effect]:
        """What a sentence does; a condition, a duration or a "may" governs the rest of it."""
        done: list[Effect] = []
        for i, clause in enumerate(clauses):
            rest = clauses[i + 1 :]
            if isinstance(clause, s.DoSaid) and isinstance(clause.do, d.SearchesEither):
                return [*done, self.search_either(clause.do, rest)]
            if isinstance(clause, s.DoSaid):
                if isinstance(clause.do, SEVERAL) and rest:
                    raise Unclear("what is one of the choices")
                done = charged([*done, *self.done(clause.do, rest)])
            elif isinstance(clause, s.DoLaterSaid):
                done.append(n.Later(clause.at, tuple(self.done(clause.do, rest))))
                self.before = [None]  # nobody can ask yet whether it was done
            elif isinstance(clause, s.UntilSaid):
                self.until = clause.until
            elif isinstance(clause, d.ForEachSaid):
                often = self.times(1, clause.each, clause.per)
                self.before.append(None)
                return [*done, n.Repeat(often, self.governed(rest))]
            elif isinstance(clause, s.MaySaid):
                self.before.append(None)
                called = self.called
                chosen = done.pop() if shows_choice(done, clause.do) else None
                steps = charged([*self.done(clause.do, rest), *self.steps(rest)])
                done.append(shared.May((*([] if chosen is None else [chosen]), *steps), clause.by))
                if self.called != called:
                    self.called = ""  # it may not have been called
                return done
            elif isinstance(clause, s.IfDoneSaid) and done and self.way(clause, done[-1]) is not None:
                return [*done[:-1], self._if_that_way(clause, done[-1], rest)]
            elif isinstance(clause, s.IfDoneSaid):
                also = [one for one in rest if isinstance(one, s.AlsoSaid)]
                if rest and isinstance(rest[0], s.OrSaid) and not also:
                    either = shared.Either((self.was_done(clause), self.condition(rest[0].when)))
                    return [*done, shared.If(either, self.governed(rest[1:]))]
                if rest[: len(also)] != also:
                    raise Unclear("what must hold besides")
                when = all_of([self.was_done(clause), *(self.condition(one.when) for one in also)])
                assert when is not None
                return [*done, shared.If(when, self.governed(rest[len(also) :]))]
            elif isinstance(clause, d.DoIfSaid):
                done = self._in_case(done, clause)
            elif isinstance(clause, s.IfSaid | s.DuringSaid):
                when, after = self.conditions(clauses[i:])
                assert when is not None
                self.before.append(None)
                other = next((k for k, one in enumerate(after) if self._is_else(one, when)), 0)
                if other and isinstance(after[other], s.IfSaid):  # a question of its own, asked when its turn comes
                    return [*done, shared.If(when, self.governed(after[:other])), *self.steps(after[other:])]
                if other:
                    return [*done, shared.If(when, self.governed(after[:other]), self.governed(after[other + 1 :]))]
                return [*done, shared.If(when, self.governed(after))]
            elif isinstance(clause, s.WhenSaid) and clause.on == n.PhaseStarts("end"):
                return [*done, self.later("end phase", rest)]
            elif isinstance(clause, s.LaterSaid):
                self.before.append(None)  # by then nobody knows what the step before was
                return [*done, self.later(clause.at, rest)]
            elif isinstance(clause, s.CostSaid):
                cost = self.costs(clause.cost)
                self.before.append(None)
                self.pays = True
                return [*done, n.Pay(cost, self.governed(rest))]
            else:
                raise Unclear(f"a {type(clause).__name__} in the middle of a sentence")
        return done

    def _has_else(self, when: Condition | None, clauses: list[Node]) -> bool:
        """Whether something is done where a condition does not hold, too, so that it is not that of the whole."""
        return when is not None and any(self._is_else(one, when) for one in clauses)

    def _is_else(self, clause: Node, when: Condition) -> bool:
        """Whether what follows is done where a condition does not hold: "if not", or so many or less of the same."""
        if isinstance(clause, s.IfSaid) and isinstance(when, shared.AtLeast) and isinstance(clause.when, n.AtMost):
            other = self.condition(clause.when)
            return isinstance(other, n.AtMost) and other.of == when.of
        return isinstance(clause, d.IfNotSaid)

    def later(self, at: Literal["battle", "turn", "end phase"], clauses: list[Node]) -> n.Later:
        """The rest of a sentence is done later, so that no sentence behind it can ask whether it was done."""
        kept = n.Later(at, self.governed(clauses))
        self.before = [None]
        return kept

    def _in_case(self, done: list[Effect], said: d.DoIfSaid) -> list[Effect]:
        """What is done to a card if it is such a card; and otherwise, where that follows at once."""
        self.before.append(None)
        do = tuple(self.done(said.do, []))
        if said.when is not None:
            return [*done, shared.If(self.condition(said.when), do)]
        last = done[-1] if done else None
        if not isinstance(last, shared.If) or last.otherwise:
            raise Unclear("if it is not what")
        return [*done[:-1], msgspec.structs.replace(last, otherwise=do)]

    def governed(self, clauses: list[Node]) -> Steps:
        """The rest of a sentence, which must do something."""
        done = tuple(self.steps(clauses))
        if not done:
            raise Unclear("nothing follows")
        return done

    def granted(self, said: AbilityNode) -> tuple[AbilityNode, ...]:
        """The abilities that are given; the word by which others call one is not given along."""
        given = lowered(said)
        parts = given.of if isinstance(given, s.Together) else (given,)
        parts = tuple(one for one in parts if not isinstance(one, s.Keyword))
        if not parts or isinstance(given, s.Keyword):
            raise Unclear(f"a {type(given).__name__} that is given")
        return parts
