"""What nouns, references, conditions and costs mean, in the light of what has been spoken of before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, cast

import msgspec

from ....core.errors import CardError
from ....language import nodes as shared
from ....language.binding import EVENT
from ....language.node import Amount, Condition, Effect, Node, Selector
from ....language.nodes import Side
from .. import vocabulary as n
from ..vocabulary.filters import Adjective, Clause, Filter, Kind, Place
from . import said as s
from .timings import Fewer, Has, HasNot, IsA

NAMES: Final = "tuvwxyzabcdefghijklmnopqrs"
FIELD: Final = ("vanguard", "rear-guards", "units", "hearts")


class Unclear(CardError):
    """Words that were read, and whose meaning the vocabulary does not have or the words do not settle."""


class Context:
    """What has been spoken of so far in one ability."""

    def __init__(self) -> None:
        self.names = 0
        self.one = ""  # the latest name of one card
        self.unit = ""  # of one unit on the field
        self.many = ""  # of several
        self.looked = ""  # of cards of the deck that were looked at
        self.taken: list[str] = []  # out of those
        self.sought: list[str] = []  # of cards that were sought in the deck
        self.about_this = False  # this unit is what is spoken of
        self.called = ""  # of what was called
        self.calls = 0  # how many times
        self.revealed = ""  # the one card of the deck that was revealed
        self.has_rest = False  # the rest of those is spoken of: what is taken out of them has a name
        self.subject: Selector | None = None  # of whom a condition has asked what it is
        self.together: Selector | None = None  # all of such units, to which the same was done
        self.counted: Selector | None = None  # what a condition has counted
        self.event = False  # the timing is about another card, which is spoken of

    def bind(self, many: bool) -> str:
        """A name for cards that are chosen or looked at."""
        if self.names == len(NAMES):
            raise Unclear(f"more than {len(NAMES)} choices")
        name = NAMES[self.names]
        self.names += 1
        if many:
            self.many = name
        else:
            self.one = name
        self.about_this = False
        return name

    def choice(self, pick: s.Pick, by: Literal["you", "opponent"] = "you") -> shared.Choose:
        """So many of such cards are chosen; of those that have just been looked at, where no other place is said."""
        if self.looked and not self.taken and pick.other is None and _is_nowhere(pick.of):
            pick = msgspec.structs.replace(
                pick, of=msgspec.structs.replace(pick.of, post=(*pick.of.post, s.FromAmong()))
            )
        of = self.group(pick.of) if pick.other is None else self.one_or_other(pick.of, pick.other)
        posts = pick.of.post if pick.other is None else (*pick.of.post, *pick.other.post)
        among = any(isinstance(one, s.FromAmong) for one in posts)
        every = pick.how == "any" or (pick.how == "all" and among)
        count: int | Amount = shared.Count(of) if every else pick.n
        if pick.each is not None:
            count = self.times(pick.n, pick.each, pick.per)
        name = self.bind(pick.many)
        if among:
            self.taken.append(name)
        if isinstance(of, n.Group) and of.place in FIELD and not pick.many:
            self.unit = name
        return shared.Choose(name, of, count, pick.how in ("up to", "any"), by)

    def one_or_other(self, one: s.Noun, other: s.Noun) -> Selector:
        """Cards that are one thing, or another; where they come from is said once, of both."""
        shared_place = [post for post in other.post if isinstance(post, s.InPlace | s.FromAmong)]
        placed = one.side or one.head.place or any(isinstance(post, s.InPlace | s.FromAmong) for post in one.post)
        if not placed:
            one = msgspec.structs.replace(one, post=(*one.post, *shared_place))
        return n.Or(self.group(one), self.group(other))

    def times(self, number: int, each: Node, per: int) -> Amount:
        """A number for each of such cards, or for every so many of them."""
        raise NotImplementedError

    # --- cards ---

    def cards(self, of: Selector) -> tuple[list[Effect], Selector]:
        """The cards that something is done to, and how they are chosen first."""
        if isinstance(of, s.Ref):
            return [], self.reference(of)
        if isinstance(of, s.Both):
            first, one = self.cards(of.of)
            second, other = self.cards(of.other)
            return [*first, *second], n.Or(one, other)
        if isinstance(of, s.Pick):
            among = any(isinstance(one, s.FromAmong) for one in of.of.post)
            if of.how == "all" and not (among and self.has_rest):
                return [], self.group(of.of)
            choice = self.choice(of)
            return [choice], shared.It(choice.name)
        if isinstance(of, s.SameMany):
            choice = self.as_many(of)
            return [choice], shared.It(choice.name)
        if isinstance(of, s.TopCards):
            name = self.bind(of.many)
            return [shared.Look(name, of.n)], shared.It(name)
        raise Unclear("which cards")

    def as_many(self, of: s.SameMany, by: Literal["you", "opponent"] = "you") -> shared.Choose:
        """As many of such cards are chosen as there are of others."""
        cards, count = self.group(of.of), self.times(1, of.count, 1)
        name = self.bind(True)
        if any(isinstance(one, s.FromAmong) for one in of.of.post):
            self.taken.append(name)
        return shared.Choose(name, cards, count, of.up_to, by)

    def whole_group(self, of: Selector) -> Selector:
        """Cards of which none is chosen."""
        before, found = self.cards(of)
        if before:
            raise Unclear("a choice where there is none")
        return found

    def reference(self, ref: s.Ref) -> Selector:
        """What a word refers to."""
        if ref.form == "this":
            self.about_this = True
            return shared.This()
        if ref.form in ("it", "that unit", "that card"):
            if self.about_this and ref.form == "it":
                return shared.This()
            named = self.unit if ref.form == "that unit" and self.unit else self.one
            if named:
                return shared.It(named)
            if self.event:
                return shared.It(EVENT)
        elif ref.form in ("them", "those units") and self.many:
            return shared.It(self.many)
        elif ref.form == "called" and self.called:
            if self.calls > 1:
                raise Unclear("which of those that were called")
            return shared.It(self.called)
        elif ref.form in ("them", "those units") and self.together is not None:
            return self.together
        elif ref.form == "boosted":
            return n.Group("units", that=(n.Role("boosted"),))
        elif ref.form == "attacking" or ref.form == "attacked":
            return n.Group("units", "any", that=(n.Role(ref.form),))
        elif ref.form == "revealed" and self.revealed:
            return shared.It(self.revealed)
        elif ref.form == "rest" and self.looked:
            if len(self.taken) > 1:
                raise Unclear("the rest of several choices")
            return shared.Rest(self.looked, self.taken[0]) if self.taken else shared.It(self.looked)
        raise Unclear(f"{ref.form!r} refers to nothing that was spoken of")

    def is_looked_at(self, of: Selector) -> bool:
        """Whether these are cards of the deck that were looked at, or sought there."""
        named = of.name if isinstance(of, shared.It) else of.of if isinstance(of, shared.Rest) else ""
        return named in self.sought or (bool(self.looked) and named in (self.looked, *self.taken))

    def group(self, noun: s.Noun, side: Side | Literal[""] = "", place: Place | Literal[""] = "") -> Selector:
        """The cards that a noun means."""
        filters: list[Filter] = [n.Other()] if noun.other else []
        circles = [one for one in noun.head.that if isinstance(one, n.On)]
        said = (*circles, *noun.pre, *(one for one in noun.head.that if one not in circles))
        filters += self.filters(said)
        among = False
        given = place
        whose = noun.side or side
        for post in noun.post:
            if isinstance(post, s.InPlace):
                if place or noun.head.place:
                    raise Unclear("two places")
                place = post.place
                if whose and noun.side and whose != post.side:
                    raise Unclear("whose it is")
                whose = post.side
            elif isinstance(post, s.InRowOf):
                if whose and noun.side and whose != post.side:
                    raise Unclear("whose row")
                whose = post.side
                filters.append(n.InRow(post.row))
            elif isinstance(post, s.FromAmong):
                among = True
            elif isinstance(post, s.NamedApart):
                filters += [n.NameHas(post.part), n.Apart()]
            elif isinstance(post, s.NamedOther):
                filters += [n.NameHas(post.part), n.ButNot(n.SameName(shared.This()))]
            elif isinstance(post, s.OnYours):
                if noun.head.place not in ("", "units", post.place) or place or whose not in ("", "yours"):
                    raise Unclear("two places")
                circles_of = {"vanguard": n.On(("VC",)), "rear-guards": n.On(("RC",)), "units": n.On(("VC", "RC"))}
                if whose or post.place == "units":
                    filters.append(circles_of[post.place])
                place, whose = "units" if whose else post.place, "yours"
            else:
                filters += self.filters((post,))
        named_like = [one.of for one in filters if isinstance(one, n.SameName)]
        if n.Other() in filters and any(isinstance(one, shared.It) for one in named_like):
            raise Unclear("other than which card")
        pairs = [one for one in filters if isinstance(one, s.OneOrOther)]
        if pairs:
            if len(pairs) > 1:
                raise Unclear("two pairs")
            return self._either(noun, pairs[0], side, given)
        that = tuple(one for one in filters if isinstance(one, Adjective | Clause))
        head = noun.head
        if among:
            if place or not self.looked or head.place not in ("", "units"):
                raise Unclear("from among what")
            if len(self.taken) > 1:
                raise Unclear("what is left of several choices")
            looked = shared.Rest(self.looked, self.taken[0]) if self.taken else shared.It(self.looked)
            return n.Among(looked, head.kind, that) if head.kind or that else looked
        kind = head.kind
        if head.place and place and place != head.place:
            if place in ("trigger", "deck") and head.place == "units":
                kind = "unit"
            elif place != "vanguard" and not (place in FIELD and head.place == "units"):
                raise Unclear("two places")
        elif head.place:
            place = head.place
        if not place and not whose and n.InState("locked") in that and not head.kind:
            place, whose = "rear-guards", "any"
        if not place:
            if not whose:
                raise Unclear("where the cards are")
            place = "units"
        if place in FIELD and not whose and any(isinstance(one, n.Role) for one in that):
            whose = "any"  # there is one battle
        if place in FIELD and not whose:
            raise Unclear("whose they are")
        if place in FIELD and kind and kind != "unit" and place != "vanguard":
            that = (*that, n.OfKind(kind))
        return n.Group(place, whose or "yours", kind if place not in FIELD else "", that)

    def _either(
        self, noun: s.Noun, pair: s.OneOrOther, side: Side | Literal[""], place: Place | Literal[""]
    ) -> Selector:
        """Cards that are one thing or another."""
        both: list[Selector] = []
        for one in (pair.one, pair.other):
            head = msgspec.structs.replace(noun.head, that=tuple(one if f is pair else f for f in noun.head.that))
            pre = tuple(one if f is pair else f for f in noun.pre)
            post = tuple(one if f is pair else f for f in noun.post)
            both.append(self.group(s.Noun(head, pre, post, noun.side, noun.other), side, place))
        return n.Or(both[0], both[1])

    def filters(self, said: Iterable[object]) -> list[Filter]:
        """What is asked of a card."""
        found: list[Filter] = []
        for one in said:
            both = isinstance(one, s.OnlyClan)
            found += [n.Clan(one.clan), n.OfOneClan()] if isinstance(one, s.OnlyClan) else []
            found += [] if both else [self.filter(cast(Filter, one))]
        return found

    def filter(self, one: Filter) -> Filter:
        """A filter whose reference is bound."""
        if isinstance(one, n.SameName) and isinstance(one.of, s.Ref):
            return n.SameName(self.reference(one.of))
        if isinstance(one, n.PowerAs) and isinstance(one.of, s.Ref):
            return n.PowerAs(self.reference(one.of))
        if isinstance(one, n.SameColumn) and isinstance(one.of, s.Ref):
            return n.SameColumn(self.reference(one.of))
        return one

    # --- conditions ---

    def conditions(self, clauses: list[Node]) -> tuple[Condition | None, list[Node]]:
        """The conditions that a list of clauses begins with, and what follows them."""
        found: list[Condition] = []
        at = 0
        for clause in clauses:
            if isinstance(clause, s.IfSaid | s.DuringSaid) or (isinstance(clause, s.AlsoSaid) and found):
                found.append(self.condition(clause.when))
            elif isinstance(clause, s.OrSaid) and found:
                if len(found) > 1:
                    raise Unclear("what an or joins")
                found = [shared.Either((found[0], self.condition(clause.when)))]
            else:
                break
            at += 1
        return all_of(found), clauses[at:]

    def condition(self, when: Condition) -> Condition:
        """What must hold."""
        if isinstance(when, Has | HasNot):
            of = self.group(when.of, when.place.side, when.place.place)
            return shared.AtLeast(when.n, of) if isinstance(when, Has) else n.AtMost(when.n, of)
        if isinstance(when, IsA):
            return self._is(when)
        if isinstance(when, s.Exactly | s.GradesIn):
            at = when.place
            counted = self.group(when.of) if at is None else self.group(when.of, at.side, at.place)
            if isinstance(when, s.GradesIn):
                return n.DifferentGrades(when.n, counted)
            return shared.All((shared.AtLeast(when.n, counted), n.AtMost(when.n, counted)))
        if isinstance(when, s.OnCircle):
            return self._on_circle(when)
        if isinstance(when, s.InRowThere):
            noun = msgspec.structs.replace(when.of, pre=(*when.of.pre, n.InRow(when.row)))
            of = self.group(noun, when.side)
            return n.AtMost(when.n, of) if when.most else shared.AtLeast(when.n, of)
        if isinstance(when, s.HasBoth):
            where = when.place or s.InPlace(when.on)
            both = (n.Group(where.place, where.side, that=(one,)) for one in (when.one, when.other))
            return shared.All(tuple(shared.AtLeast(1, group) for group in both))
        if isinstance(when, s.HasArrived):
            return self._has_arrived(when)
        if isinstance(when, s.Fought):
            return self._fought(when)
        if isinstance(when, s.HasCrest):
            return shared.AtLeast(1, self.group(s.Noun(s.Head(that=when.that)), "yours", "crest"))
        if isinstance(when, s.AsMany):
            if self.counted is None:
                raise Unclear("what is counted")
            return shared.AtLeast(when.n, self.counted)
        if isinstance(when, s.InPosture):
            return self._in_posture(when)
        if isinstance(when, s.InBattleWith):
            return self._in_battle_with(when)
        if isinstance(when, Fewer):
            mine = self.group(when.of)
            if not isinstance(mine, n.Group) or mine.side != "yours":
                raise Unclear("what is compared")
            return n.More(msgspec.structs.replace(mine, side="opponent's"), mine)
        if isinstance(when, s.Compared):
            one = self.group(when.of)
            if when.than is None and (not isinstance(one, n.Group) or one.side != "yours"):
                raise Unclear("what is compared")
            than = self.group(when.than) if when.than is not None else msgspec.structs.replace(one, side="opponent's")
            return shared.Not(n.More(than, one) if when.how == "at least" else n.More(one, than))
        if isinstance(when, n.More):
            assert isinstance(when.of, s.Noun)
            of = self.group(when.of)
            if not isinstance(of, n.Group) or of.side != "yours":
                raise Unclear("what is compared")
            return n.More(of, msgspec.structs.replace(of, side="opponent's"))
        if isinstance(when, shared.AtLeast | n.AtMost) and isinstance(when.of, s.Noun):
            if self._is_beside_that(when.of):
                counted = self.group(msgspec.structs.replace(when.of, other=False))
                return msgspec.structs.replace(when, n=when.n + 1, of=counted)
            self.counted = counted = self.group(when.of)
            return msgspec.structs.replace(when, of=counted)
        return when

    def _is_beside_that(self, noun: s.Noun) -> bool:
        """Whether other units are meant than a unit of yours that was spoken of, which has the same name."""
        named = [post.of for post in noun.post if isinstance(post, n.SameName)]
        if not noun.other or len(named) != 1 or len(noun.post) != 1 or noun.pre or noun.side != "yours":
            return False
        if noun.head.place != "units" or not isinstance(named[0], s.Ref) or named[0].form == "this":
            return False
        return isinstance(self.reference(named[0]), shared.It)

    def _fought(self, when: s.Fought) -> Condition:
        """There is one battle, and such units have a part in it."""
        parts: list[Condition] = []
        for noun, side, role in ((when.of, "yours", n.Role(when.role)), (when.by, "opponent's", n.Role("attacking"))):
            if noun is None:
                continue
            found = self.group(noun)
            if not isinstance(found, n.Group) or found.side != side or found.place not in FIELD:
                raise Unclear("who battles")
            parts.append(shared.AtLeast(1, msgspec.structs.replace(found, that=(role, *found.that))))
        return parts[0] if len(parts) == 1 else shared.All(tuple(parts))

    def _has_arrived(self, when: s.HasArrived) -> Condition:
        """A unit that is still there was placed this turn; another than a vanguard may have left.

        Of the vanguard's placing in the ride phase it is asked whether there was one: another may be there since.
        """
        if isinstance(when.of, s.Pick) and when.of.of.head.place != "vanguard":
            raise Unclear("whether it is still there")
        of, that = self.whole_group(when.of), [cast(Filter, one) for one in when.that]
        rode = of == n.Group("vanguard") and that == [n.Arrived("ride phase")]
        found = n.ThisTurn("rode in the ride phase") if rode else _matches(of, "", that)
        return shared.Not(found) if when.no else found

    def _in_posture(self, when: s.InPosture) -> Condition:
        """So many units are in such a posture; of all, one must be there: who has a vanguard has a unit."""
        if when.every and when.of.head.place not in ("units", "vanguard"):
            raise Unclear("all of none")
        if when.every and (when.of.pre or when.of.post or when.of.other):
            raise Unclear("all of none")
        of = self.group(msgspec.structs.replace(when.of, pre=(*when.of.pre, n.Posture(when.state))))
        return n.AtMost(0, of) if when.every else shared.AtLeast(when.n, of)

    def _on_circle(self, when: s.OnCircle) -> Condition:
        """Such a card is on a circle of yours."""
        if when.of.head.place or (when.of.post and any(isinstance(one, s.InPlace) for one in when.of.post)):
            raise Unclear("two places")
        of = self.group(msgspec.structs.replace(when.of, head=msgspec.structs.replace(when.of.head, kind="")), "yours",
                        when.place)  # fmt: skip
        return shared.AtLeast(1, of)

    def _in_battle_with(self, when: s.InBattleWith) -> Condition:
        """This unit boosts such a unit, or attacks it."""
        assert isinstance(when.only, s.Pick)
        noun = when.only.of
        side: Side = "opponent's" if when.role == "attacking" else "yours"
        partners: dict[str, n.Role] = {
            "boosting": n.Role("boosted"), "attacking": n.Role("attacked"), "boosted": n.Role("boosting"),
        }  # fmt: skip
        role = partners[when.role]
        found = self.group(noun, side, "" if noun.head.place else "units")
        if not isinstance(found, n.Group) or found.side != side:
            raise Unclear("whom it battles")
        partner = msgspec.structs.replace(found, that=(role, *found.that))
        return shared.All((n.InRole(when.role), shared.AtLeast(1, partner)))

    def _is(self, when: IsA) -> Condition:
        if when.other is not None:
            one, other = (IsA(when.of, noun, when.that) for noun in (when.noun, when.other))
            return shared.Either((self._is(one), self._is(other)))
        said = cast(Selector, when.of)
        of = self.whole_group(said)
        if isinstance(said, s.Pick):
            self.subject = of
        elif said == s.Ref("it") and of == shared.This() and self.subject is not None:
            of = self.subject
        filters = [cast(Filter, one) for one in when.that]
        kind: Kind = ""
        if when.noun is not None:
            front = isinstance(of, n.Group) and of.place == "vanguard" and when.noun.head.place == "units"
            if (when.noun.head.place and not front) or when.noun.side:
                raise Unclear("what it is")
            for post in when.noun.post:
                if isinstance(post, s.InPlace | s.FromAmong):
                    raise Unclear("what it is")
            if of == shared.This() and any(isinstance(one, n.Named) for one in when.noun.head.that):
                raise Unclear("a state of this unit")  # nobody asks a card for its own name
            kind = when.noun.head.kind
            filters += self.filters((*when.noun.pre, *when.noun.head.that, *when.noun.post))
        if any(isinstance(one, s.OneOrOther) for one in filters):
            pair = next(one for one in filters if isinstance(one, s.OneOrOther))
            return shared.Either(tuple(
                _matches(of, kind, [choice if one is pair else one for one in filters])
                for choice in (pair.one, pair.other)
            ))  # fmt: skip
        return _matches(of, kind, filters)


def _is_nowhere(noun: s.Noun) -> bool:
    """Whether a noun says neither whose the cards are nor where."""
    places = (s.InPlace, s.InRowOf, s.FromAmong, s.OnYours)
    pairs = any(isinstance(one, s.OneOrOther) for one in (*noun.pre, *noun.head.that, *noun.post))
    return not (noun.side or noun.head.place or noun.other or pairs or any(isinstance(p, places) for p in noun.post))


def all_of(found: list[Condition]) -> Condition | None:
    """One condition for several."""
    each = [part for one in found for part in (one.of if isinstance(one, shared.All) else (one,))]
    if not each:
        return None
    return each[0] if len(each) == 1 else shared.All(tuple(each))


def _matches(of: Selector, kind: Kind, filters: list[Filter]) -> Condition:
    return n.Matches(of, kind, tuple(one for one in filters if isinstance(one, Adjective | Clause)))
