"""A slice of the soak."""

from __future__ import annotations

import duelwright as dw

from .soak import play


def test_random_games_with_random_decks_break_no_invariant_and_use_every_card() -> None:
    tally = play(0, 150)
    assert sum(tally.endings.values()) == 150
    assert sorted(tally.pieces - tally.seen) == []
    cards = {name.rsplit(" ", 1)[0] for name in tally.pieces}
    assert len(cards) >= len([card for card in dw.game("asigoc").cards() if card.abilities]) - 3
