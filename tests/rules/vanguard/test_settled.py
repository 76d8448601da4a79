"""Questions that the rules ask and a client need not, because every answer comes to the same."""

from __future__ import annotations

import pytest

from duelwright.games.vanguard import vocabulary as v
from duelwright.games.vanguard.vocabulary import SoulCharge
from duelwright.speech.settled import settled

from .formats import Format, in_formats
from .table import BLANKS, DRAW, RINO, YOU, Side, asked, say
from .test_rulings import lay, made

HEARS = made("Watcher", v.Auto(v.PlayerDoes("draw"), (SoulCharge(1),)))
DEAF = made("Watcher", v.Auto(v.PlayerDoes("soul charge"), (SoulCharge(1),)))


@in_formats("V", "CV")
@pytest.mark.parametrize(
    ("card", "zone", "given"),
    [(HEARS, "R1", ""), (HEARS, "hand", "option 1"), (DEAF, "R1", "option 1")],
    ids=["who hears", "who hears in the hand", "who hears of something else"],
)
def test_the_order_of_a_triggers_parts_is_asked_where_a_card_that_lies_open_hears_of_them(
    form: Format, card: object, zone: str, given: str
) -> None:
    """A.1 6: the rules ask in any case; nothing that only one player sees decides whether a client does."""
    watcher = HEARS if card is HEARS else DEAF
    you: Side = {"V": [RINO], "deck": [DRAW, *BLANKS], zone: [watcher.id]}
    state = lay("battle", you, {}, watcher, rules={"trigger_part_order": "player"})
    say(state, "attack V>V", "pass")
    assert asked(state) == (YOU, "parts") and state.prompt is not None
    assert settled(state.game, state.prompt, lambda: state.view(YOU)) == given
