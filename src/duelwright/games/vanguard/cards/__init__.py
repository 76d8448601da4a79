"""Vanguard's cards by format: starters, gifts, and a showcase of what cards can do."""

from . import (
    classic_td,
    d_sd,
    dz_starters,
    g_td,
    gifts,
    showcase_d,
    showcase_earlier,
    showcase_premium,
    showcase_v,
    v_td,
)

D_CARDS = [*d_sd.CARDS, *dz_starters.CARDS, *showcase_d.CARDS, *showcase_earlier.CARDS]
V_CARDS = [*v_td.CARDS, *showcase_v.CARDS]
CARDS = {
    "vanguard-d": D_CARDS,
    "vanguard-v": [*V_CARDS, *gifts.CARDS],
    # Every card ever printed; where a name was printed more than once, it means the first one here.
    "vanguard-premium": [
        *classic_td.CARDS, *g_td.CARDS, *showcase_premium.CARDS, *V_CARDS, *gifts.CARDS, *D_CARDS,
    ],
}  # fmt: skip

__all__ = ["CARDS"]
