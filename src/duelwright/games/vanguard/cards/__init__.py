"""Vanguard's cards: the D starters, the DZ starters, and a showcase of what cards can do."""

from . import d_sd, dz_starters, showcase_d, showcase_earlier

CARDS = [*d_sd.CARDS, *dz_starters.CARDS, *showcase_d.CARDS, *showcase_earlier.CARDS]

__all__ = ["CARDS"]
