"""Amounts of Vanguard's own (G.3); with the shared ones: a count, a current number."""

from __future__ import annotations

from typing import Literal

from ....language import layers
from ....language.layers import reads
from ....language.node import Amount, Selector, node
from .abilities import Settable
from .filters import FAMILY


@node(FAMILY)
class OriginalOf(Amount, frozen=True):
    """An original number of cards, added up: printed, or what was set."""

    stat: Settable
    of: Selector


@node(FAMILY)
class Greatest(Amount, frozen=True):
    """The greatest grade of cards; 0 where there are none."""

    of: Selector


@node(FAMILY)
class Multiple(Amount, frozen=True):
    """An amount times a number; for every so many of it."""

    of: Amount
    times: int = 1
    per: int = 1


@node(FAMILY)
class OpenCircles(Amount, frozen=True):
    """How many rear-guard circles of somebody's have no unit on them, in a row or in all."""

    side: Literal["yours", "opponent's"] = "yours"
    row: Literal["", "front", "back"] = ""


@node(FAMILY)
class Touched(Amount, frozen=True):
    """To how many cards the step before was done."""


reads(layers.ORIGINAL, OriginalOf)
reads(layers.GRADE, Greatest)
