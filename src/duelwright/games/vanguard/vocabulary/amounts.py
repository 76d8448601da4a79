"""Amounts of Vanguard's own (G.3); with the shared ones: a count, a current number."""

from __future__ import annotations

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


reads(layers.ORIGINAL, OriginalOf)
reads(layers.GRADE, Greatest)
