"""Printed cards that ask for different names, count as another, and are used once by a name, in play (G)."""

from __future__ import annotations

import pytest

from duelwright import State
from duelwright.games.vanguard import make
from duelwright.games.vanguard.printed.cards import with_abilities
from duelwright.games.vanguard.vocabulary import Play
from duelwright.language.nodes import Draw

from .formats import ALL, in_formats
from .table import EGG, NIRVANA, REIYU, RINO, VAIRINA, YOU, Side, cards, count, names, options, power, say
from .test_read_cards import DECK, playing, printed, read_text
from .test_read_events import settled
from .test_rulings import OTHER, TEST, lay


@pytest.mark.parametrize(("soul", "more"), [([RINO, RINO, RINO], 0), ([RINO, RINO, REIYU], 5000)])
@in_formats(*ALL)
def test_cards_of_one_name_count_once(soul: list[str], more: int) -> None:
    """Apart()."""
    text = "[CONT](VC):If your soul has 2 or more cards with different card names, this unit gets [Power] +5000."
    assert power(playing(text, {"soul": soul}), YOU, "V") == 13000 + more


@in_formats(*ALL)
def test_who_chose_a_card_chooses_no_other_of_its_name() -> None:
    text = (
        "[ACT](VC)[1/turn]:Choose up to 3 cards with different card names from your drop, and put them into your soul."
    )
    state = playing(text, {"drop": [RINO, RINO, REIYU]})
    say(state, f"act {TEST}>1")
    assert len([one for one in options(state) if one != "done"]) == 3
    say(state, options(state)[0])
    left = [one for one in options(state) if one not in ("done", "back")]
    for one in left:
        say(state.clone(), one)
    say(state, left[0])
    assert [one for one in options(state) if one not in ("done", "back")] == []
    settled(say(state, "done"))
    assert len(set(names(state, YOU, "soul"))) == count(state, YOU, "soul") == 2


@pytest.mark.parametrize(("mates", "payable"), [((RINO, RINO), False), ((RINO, REIYU), True)])
@in_formats(*ALL)
def test_a_cost_of_different_names_is_paid_with_different_names(mates: tuple[str, str], payable: bool) -> None:
    text = "[ACT](VC)[1/turn]:[COST][Rest 2 rear-guards with different card names], and draw a card."
    state = playing(text, {"R1": [mates[0]], "R2": [mates[1]], "R3": [mates[0]]})
    assert any(one.startswith("act") for one in options(state)) == payable
    if payable:
        say(state, f"act {TEST}>1")
        state = settled(state)
        rested = [circle for circle in ("R1", "R2", "R3") if _rests(state, circle)]
        assert len(rested) == 2 and "R2" in rested
        assert count(state, YOU, "hand") == 1


def _rests(state: State, circle: str) -> bool:
    return bool(cards(state, YOU, circle)[0].marks.get("rest", 0))


@in_formats(*ALL)
def test_another_name_is_not_this_cards_own() -> None:
    chosen = "Choose a card with a different card name from this unit from your drop"
    text = f"[ACT](VC)[1/turn]:{chosen}, and put it into hand."
    state = playing(text, {"drop": [TEST, RINO]})
    settled(say(state, f"act {TEST}>1"))
    assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == ([RINO], [TEST])


@in_formats(*ALL)
def test_a_card_that_is_regarded_as_another_keeps_its_own_name() -> None:
    """CountsAs: wherever it is."""
    for name in (RINO, OTHER):
        ask = f'[CONT](VC):If you have a "{name}", this unit gets [Power] +5000.'
        other = printed(f'[CONT]:This card is regarded as "{RINO}".', OTHER)
        state = lay("main", {"V": [TEST], "R1": [OTHER], "deck": DECK}, {}, printed(ask), other)
        assert power(state, YOU, "V") == 18000


@in_formats(*ALL)
def test_what_is_used_once_by_a_name_is_not_used_by_another_of_it() -> None:
    """The limit "card name"."""
    once = "This ability may only be used by a card with the same card name once a turn."
    text = f"[ACT](RC):[COST][Soul-Blast 1], and draw a card. {once}"
    board: Side = {"V": [NIRVANA], "R1": [OTHER], "R2": [OTHER], "R3": [VAIRINA], "soul": [EGG, EGG], "deck": DECK}
    state = lay("main", board, {}, printed(text, OTHER))
    acts = [one for one in options(state) if one.startswith("act")]
    assert len(acts) == 2
    act_now = say(state, acts[0])
    settled(say(act_now, options(act_now)[0]) if act_now.prompt and act_now.prompt.kind == "choice" else act_now)
    assert count(state, YOU, "hand") == 1
    assert [one for one in options(state) if one.startswith("act")] == []


@in_formats(*ALL)
def test_a_card_that_is_removed_for_a_cost_leaves_the_fight() -> None:
    text = "[ACT](VC)[1/turn]:[COST][Remove a card from hand or drop], and draw a card."
    state = playing(text, {"hand": [RINO], "drop": [REIYU]})
    say(state, f"act {TEST}>1")
    assert len([one for one in options(state) if one.startswith("choose")]) == 2
    settled(say(state, options(state)[0]))
    assert (count(state, YOU, "removed"), count(state, YOU, "hand") + count(state, YOU, "drop")) == (1, 2)


@in_formats("D")
def test_a_card_without_a_regalis_piece_is_told_from_one_that_is() -> None:
    """The word on a line of its own is the limit of its order, and an icon."""
    ask = printed(
        "[ACT](VC)[1/turn]:Choose an order card without [Regalis Piece] from your drop, and put it into hand."
    )
    draw = Play((Draw(1),))
    plain = make.order("test/plain", "A Plain Order", "Dragon Empire", 1, draw)
    piece = with_abilities(
        make.order("test/piece", "A Piece", "Dragon Empire", 1, draw), read_text("Regalis Piece\nDraw a card.")
    )
    board: Side = {"V": [TEST], "drop": ["A Plain Order", "A Piece"], "deck": DECK}
    state = lay("main", board, {}, ask, plain, piece)
    settled(say(state, f"act {TEST}>1"))
    assert (names(state, YOU, "hand"), names(state, YOU, "drop")) == (["A Plain Order"], ["A Piece"])


@in_formats(*ALL)
def test_a_unit_that_comes_from_elsewhere_than_the_hand() -> None:
    """Placed(source="not hand")."""
    text = "[AUTO](RC):When your other unit is placed on (RC) other than from hand, draw a card."
    for zone, drawn in (("hand", 0), ("drop", 1)):
        caller = printed(f"[ACT](VC)[1/turn]:Choose a card from your {zone}, and call it to (RC).")
        board: Side = {"V": [TEST], "R1": [OTHER], zone: [EGG], "deck": DECK}
        state = lay("main", board, {}, caller, printed(text, OTHER))
        settled(say(state, f"act {TEST}>1"))
        assert count(state, YOU, "hand") == drawn
