"""Frames: continuations as plain data. The stack of frames is where a game stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .state import State

NONE: Final = -1
NO_REFS: Final[list[int]] = []  # shared: the lists of a frame are replaced, never changed
CARD_BITS: Final = 16
SECRET_TAG: Final = 64  # tags from here on: cards that were picked where nobody else looks
CARD_MASK: Final = 0xFFFF

# The procedures every game has, by number; a game's own follow.
CHOOSE: Final = 0
CHECKPOINT: Final = 1
REPLACE: Final = 2
ABILITY: Final = 3
OWN_PROCEDURES: Final = 4

# Their slots; a game's own procedures declare theirs in its terms.
SLOTS: Final = 3
CHOOSE_LEAST: Final = 0
CHOOSE_MOST: Final = 1
CHOOSE_HOW: Final = 2  # the tag to bind what is picked under, above bits for how
REPLACE_MOVE: Final = 0  # the move that was proposed
REPLACE_USED: Final = 1  # what replaced this card's move already, a bit each
REPLACE_NTH: Final = 2  # the card it has come to
ABILITY_OPTION: Final = 0  # the option that was chosen


class Frame:
    """One running procedure or ability: where it is, whose it is, and three numbers that it keeps.

    What a slot is for is the procedure's to say, and has a name there: `top[CHOOSE_LEAST]`. `source` and `refs` are
    references (card and incarnation in one int); `tags` says what each reference is for.
    """

    __slots__ = ("a", "ability", "at", "b", "c", "proc", "refs", "seat", "source", "tags")

    def __init__(
        self,
        proc: int,
        seat: int,
        ability: int = NONE,
        source: int = NONE,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        at: int = 0,
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

    def __getitem__(self, slot: int) -> int:
        """What is kept in a slot."""
        if slot == 0:
            return self.a
        if slot == 1:
            return self.b
        return self.c

    def __setitem__(self, slot: int, number: int) -> None:
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

    def bound(self, tag: int) -> list[int]:
        """The references bound under a tag, in the order they were bound."""
        tags = self.tags
        return [ref for i, ref in enumerate(self.refs) if tags[i] == tag]

    def bind(self, tag: int, refs: list[int]) -> None:
        """Bind references under a tag, in place of what was bound there."""
        keep = [i for i, t in enumerate(self.tags) if t != tag]
        self.refs = [self.refs[i] for i in keep] + refs
        self.tags = [self.tags[i] for i in keep] + [tag] * len(refs)


Step = Callable[["State", Frame], None]


class Quiet:
    """A step that no check timing comes before."""

    __slots__ = ("step",)

    def __init__(self, step: Step) -> None:
        self.step = step


def quiet(step: Step) -> Quiet:
    """Mark a step of a procedure: no check timing comes before it."""
    return Quiet(step)


class Procedure:
    """A named list of steps, one per step of the rulebook, with the heading of the rules page it implements.

    `quiet` has a bit for each step that is marked so.
    """

    __slots__ = ("name", "quiet", "rule", "steps")

    def __init__(self, name: str, rule: str, steps: Sequence[Step | Quiet]) -> None:
        self.name = name
        self.rule = rule
        self.steps: list[Step] = []
        self.quiet = 0
        for at, step in enumerate(steps):
            if isinstance(step, Quiet):
                self.quiet |= 1 << at
                self.steps.append(step.step)
            else:
                self.steps.append(step)
