"""The duel's cards."""

from .course import MONSTERS, SPELLS

CARDS = [*MONSTERS, *SPELLS]
