"""A slice of the pairs of tables that differ only in a hidden deck; and the watch over them can fail."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from duelwright.games import SHIPPED
from duelwright.server.presenter import Presenter
from duelwright.server.wire import Welcome

from ..conformance.hidden_decks import Tally
from .served_decks import play_pairs

PAIRS = 2


@pytest.mark.parametrize("key", SHIPPED)
def test_a_seat_is_sent_nothing_of_the_others_deck(key: str) -> None:
    tally = Tally()
    asyncio.run(play_pairs(key, PAIRS, tally))
    assert tally.pairs == PAIRS and tally.decisions > PAIRS


def test_a_frame_that_tells_of_the_other_deck_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Presenter.welcome

    def telling(presenter: Presenter, seat: int, lang: str) -> Welcome:
        made = honest(presenter, seat, lang)
        return msgspec.structs.replace(made, info=msgspec.structs.replace(made.info, hash=presenter.table.game.hash))

    monkeypatch.setattr(Presenter, "welcome", telling)
    with pytest.raises(AssertionError, match="is sent other bytes"):
        asyncio.run(play_pairs("vanguard-d", 4, Tally()))
