"""What would have to be so for a refused action to be possible, as values that a program can check."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

Measured = str | int


class Need(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is not so and would have to be: what is measured, of which card, slot or zone, and what would do.

    Either one of the values `among`, or a number that is at `least` and at `most` so much; `now` is what it is.

    >>> need = Need("grade", "h7", most=1, now=3)
    >>> need.holds(need.now), need.holds(1)
    (False, True)
    """

    what: str
    of: str = ""
    among: tuple[Measured, ...] = ()
    least: int | None = None
    most: int | None = None
    now: Measured = ""

    def holds(self, now: Measured) -> bool:
        """Whether it would be fulfilled if that were so."""
        if self.among:
            return now in self.among
        number = now if isinstance(now, int) else -1
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


@dataclass(frozen=True)
class Want:
    """A need as a refusal declares it: texts in which `{names}` stand for the refusal's parameters."""

    what: str
    of: str = ""
    among: str = ""  # with commas between
    least: str = ""
    most: str = ""

    def need(self, params: Mapping[str, str | int]) -> Need:
        """The need with these parameters.

        >>> Want("phase", among="{needed}").need({"needed": "main1, main2"}).among
        ('main1', 'main2')
        """

        def told(text: str) -> str:
            return text.format_map(params) if "{" in text else text

        among = tuple(_value(part) for part in told(self.among).split(", ")) if self.among else ()
        least, most = (int(told(text)) if text else None for text in (self.least, self.most))
        return Need(told(self.what), told(self.of), among, least, most)


def _value(text: str) -> Measured:
    return int(text) if text.isdecimal() else text
