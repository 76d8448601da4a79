"""Vanguard's cards by format: starters, gifts, and a showcase of what cards can do."""

from . import d_sd, dz_starters, gifts, showcase_d, showcase_earlier, v_td

CARDS = {
    "vanguard-d": [*d_sd.CARDS, *dz_starters.CARDS, *showcase_d.CARDS, *showcase_earlier.CARDS],
    "vanguard-v": [*v_td.CARDS, *gifts.CARDS],
}

__all__ = ["CARDS"]
