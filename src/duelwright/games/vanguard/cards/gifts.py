"""The imaginary gifts of the V era."""

from ....core.card import CardDef
from ..make import GUARD, gift

CARDS: list[CardDef] = [
    gift("Force I"),
    gift("Force II"),
    gift("Accel I"),
    gift("Accel II"),
    gift("Protect I", GUARD),
    gift("Protect II"),
]
