"""The same game with everything one seat may not know changed."""

from __future__ import annotations

from duelwright import State
from duelwright.core.determinize import Assignment, wanted_kind
from duelwright.core.event import PUBLIC_BIT, SEATS
from duelwright.core.packed import i64, vec
from duelwright.core.rng import seeded
from duelwright.core.state import mark, set_mark
from duelwright.core.zone import FIELD


def permute_unknown(state: State, viewer: int, seed: int) -> State:
    """The seat's own unknown cards change places; the opponent's unseen ones become others a deck may hold."""
    twin = state.clone()
    twin.defs = state.defs[:]
    rng = seeded(seed, "permute")
    game = state.game
    bit = 1 << viewer
    for seat in range(SEATS):
        own = [card for card, owner in enumerate(state.owner) if owner == seat]
        hidden = [card for card in own if not state.known[card] & bit]
        listed = [card for card in hidden if seat == viewer or state.open_lists or state.ever[card] & bit]
        unlisted = [card for card in hidden if card not in listed]
        seen = [state.defs[card] for card in own if card not in unlisted]
        faces = [
            (
                state.defs[card],
                [mark(state, card, kind) for kind in range(game.mark_count)],
                state.ever[card] & (bit | PUBLIC_BIT),
            )
            for card in listed
        ]
        spots = Assignment(state, hidden, [defn for defn, _, _ in faces]).places(rng)
        rest = [card for card in hidden if card not in spots]
        guess = game.deck_rules.prior(game, seen, [wanted_kind(state, card) for card in rest], rng)
        faces += [(defn, [0] * game.mark_count, 0) for defn in guess]
        for card, (defn, marks, ever) in zip([*spots, *rest], faces, strict=True):
            twin.defs[card] = defn
            if game.place_sight[state.place[card]] != FIELD:  # there all can see the marks
                for kind in game.lasting_marks:
                    set_mark(twin, card, kind, marks[kind])
            twin.ever[card] = ever | state.known[card]
    twin.stamps = vec[i64]()
    twin.option_made = False
    return twin
