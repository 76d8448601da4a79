"""Frames: continuations as plain data. The stack of frames is where a game stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from .packed import Ints, append, i64, mypyc_attr, vec

if TYPE_CHECKING:
    from .state import State

NONE: Final[i64] = -1
NO_REFS: Final[Ints] = vec[i64]()  # shared: the rows of a frame are replaced, never changed
CARD_BITS: Final[i64] = 16
SHOWN_TAG: Final[i64] = 63  # cards of a hand that an ability has shown: everybody sees where it puts them
EVENT_TAG: Final[i64] = 61  # in the frame of an AUTO that speaks of it: the card that its event was about
REPLACER_TAG: Final[i64] = 62  # in a replacing frame: the cards whose abilities may replace what is asked about
SECRET_TAG: Final[i64] = 64  # tags from here on: cards that were picked where nobody else looks
CARD_MASK: Final[i64] = 0xFFFF

# The procedures every game has, by number; a game's own follow.
CHOOSE: Final[i64] = 0
CHECKPOINT: Final[i64] = 1
REPLACE: Final[i64] = 2
ABILITY: Final[i64] = 3
OWN_PROCEDURES: Final[i64] = 4

# Their slots; a game's own procedures declare theirs in its terms.
SLOTS: Final[i64] = 3
CHOOSE_LEAST: Final[i64] = 0
CHOOSE_MOST: Final[i64] = 1
CHOOSE_HOW: Final[i64] = 2  # the tag to bind what is picked under, above bits for how
REPLACE_MOVE: Final[i64] = 0  # the move that was proposed
REPLACE_USED: Final[i64] = 1  # what replaced this card's move already, a bit each
REPLACE_NTH: Final[i64] = 2  # the card it has come to
ABILITY_OPTION: Final[i64] = 0  # the option that was chosen


# The bits of a number that compiled code keeps unboxed: it has 63, one of them its sign.
SIGNS: Final[i64] = 62
BITS: Final[Ints] = vec[i64]([1 << place for place in range(62)])


def bit_of(place: i64) -> i64:
    """The number that has one bit, in this place; compiled, a literal 1 can be shifted by no more than 30."""
    return BITS[place]


def sign(number: i64) -> i64:
    """A bit for a number of any size: where it is missing from a set, the number is not in there.

    >>> hears = sign(3) | sign(70)
    >>> bool(hears & sign(70)), bool(hears & sign(4))
    (True, False)
    """
    return BITS[number % SIGNS]


@mypyc_attr(acyclic=True)
class Frame:
    """One running procedure or ability: where it is, whose it is, and three numbers that it keeps.

    What a slot is for is the procedure's to say, and has a name there: `top[CHOOSE_LEAST]`. `source` and `refs` are
    references (card and incarnation in one int); `tags` says what each reference is for.
    """

    __slots__ = ("a", "ability", "at", "b", "c", "proc", "refs", "seat", "source", "tags")

    def __init__(
        self,
        proc: i64,
        seat: i64,
        ability: i64 = NONE,
        source: i64 = NONE,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        at: i64 = 0,
    ) -> None:
        self.proc = proc
        self.at = at
        self.seat = seat
        self.ability = ability
        self.source = source
        self.a = a
        self.b = b
        self.c = c
        self.refs = NO_REFS
        self.tags = NO_REFS

    def __getitem__(self, slot: i64) -> i64:
        """What is kept in a slot."""
        if slot == 0:
            return self.a
        if slot == 1:
            return self.b
        return self.c

    def __setitem__(self, slot: i64, number: i64) -> None:
        """Keep a number in a slot."""
        if slot == 0:
            self.a = number
        elif slot == 1:
            self.b = number
        else:
            self.c = number

    def clone(self) -> Frame:
        """An equal, independent frame."""
        twin = Frame(self.proc, self.seat, self.ability, self.source, self.a, self.b, self.c, self.at)
        twin.refs = self.refs
        twin.tags = self.tags
        return twin

    def bound(self, tag: i64) -> list[int]:
        """The references bound under a tag, in the order they were bound."""
        tags = self.tags
        return [ref for i, ref in enumerate(self.refs) if tags[i] == tag]

    def add(self, tag: i64, ref: i64) -> None:
        """Bind one more reference under a tag."""
        self.refs = append(self.refs[:], ref)
        self.tags = append(self.tags[:], tag)

    def bind(self, tag: i64, refs: list[int]) -> None:
        """Bind references under a tag, in place of what was bound there.

        After a choice that nobody else sees, nobody can tell any more whether a card that was shown is the one that
        goes.
        """
        old, old_tags = self.refs, self.tags
        if len(old) == 0:
            self.refs = vec[i64](refs) if refs else NO_REFS
            self.tags = vec[i64]([tag] * len(refs)) if refs else NO_REFS
            return
        kept, tags = vec[i64](), vec[i64]()
        for i in range(len(old)):
            if old_tags[i] != tag and (tag < SECRET_TAG or old_tags[i] != SHOWN_TAG):
                kept = append(kept, old[i])
                tags = append(tags, old_tags[i])
        for ref in refs:
            kept = append(kept, ref)
            tags = append(tags, tag)
        self.refs = kept
        self.tags = tags


Step = Callable[["State", Frame], None]


class Quiet:
    """A step that no check timing comes before; in some of them a cost is paid."""

    __slots__ = ("pays", "step")

    def __init__(self, step: Step, pays: bool = False) -> None:
        self.step = step
        self.pays = pays


def quiet(step: Step) -> Quiet:
    """Mark a step of a procedure: no check timing comes before it."""
    return Quiet(step)


def paying(step: Step) -> Quiet:
    """Mark a quiet step in which a cost is paid that the rules ask for: what happens there says so."""
    return Quiet(step, True)


class Procedure:
    """A named list of steps, one per step of the rulebook, with the heading of the rules page it implements.

    `quiet` and `pays` have a bit for each step that is marked so.
    """

    __slots__ = ("name", "pays", "quiet", "rule", "steps")

    def __init__(self, name: str, rule: str, steps: Sequence[Step | Quiet]) -> None:
        self.name = name
        self.rule = rule
        self.steps: list[Step] = []
        self.quiet = 0
        self.pays = 0
        for at, step in enumerate(steps):
            if isinstance(step, Quiet):
                self.quiet |= 1 << at
                self.pays |= int(step.pays) << at
                self.steps.append(step.step)
            else:
                self.steps.append(step)


def bound_frame(frame: Frame, refs: list[int], tags: list[int]) -> Frame:
    """The frame with these references; they are packed here, for the reason that `state_of` has."""
    frame.refs, frame.tags = vec[i64](refs), vec[i64](tags)
    return frame
