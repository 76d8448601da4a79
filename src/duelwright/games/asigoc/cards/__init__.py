"""The card sets of ASIGOC."""

from __future__ import annotations

from ....core.card import CardDef
from .orrumai import CARDS as ORRUMAI
from .shazehi import CARDS as SHAZEHI

CARDS: list[CardDef] = [*SHAZEHI, *ORRUMAI]
