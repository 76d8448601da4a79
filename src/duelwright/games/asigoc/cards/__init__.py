"""The card sets of ASIGOC."""

from __future__ import annotations

from ....core.card import CardDef
from .shazehi import CARDS as SHAZEHI

CARDS: list[CardDef] = [*SHAZEHI]
