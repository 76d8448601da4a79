"""Cards from outside the fight: tokens, gifts, tickets. None of them is there before it is made (A: markers)."""

from __future__ import annotations

import pytest

import duelwright as dw
from duelwright.games.vanguard.make import unit
from duelwright.games.vanguard.vocabulary import Act, CreateToken, GainGift, GetTicket, Group, Retire

from .table import BLANKS, THEY, YOU, Side, asked, count, names, options, say

SOWER = unit("test/sower", "Test Sower", "Kagero", 3, 11000, 0, Act((CreateToken("Plant"),)))
REAPER = unit("test/reaper", "Test Reaper", "Kagero", 3, 11000, 0, Act((Retire(Group("rear-guards")),)))
FORCE = unit("test/force", "Test Force", "Kagero", 3, 11000, 0, Act((GainGift("Force"),)))
COUNTER = unit("test/counter", "Test Counter", "Kagero", 3, 11000, 0, Act((GetTicket(),)))
CARDS = [SOWER, REAPER, FORCE, COUNTER]
PREMIUM = dw.game("vanguard-premium", cards=CARDS)


def fight(vanguard: str, **more: object) -> dw.State:
    """Your main phase with a vanguard; nothing is laid out besides."""
    seats: list[Side] = [{"V": [vanguard], "deck": BLANKS, **more}, {"V": [vanguard], "deck": BLANKS}]
    return PREMIUM.position({"phase": "main", "turn": 6, "active": YOU, "first": YOU, "seats": seats})


@pytest.mark.parametrize("key", ["vanguard-v", "vanguard-premium", "vanguard-d"])
def test_nobody_sees_what_a_deck_could_make(key: str) -> None:
    game = dw.game(key)
    for deck in game.decks():
        state = game.start((deck, game.decks()[0]), seed=4)
        for viewer in (YOU, THEY, None):
            shown = state.view(viewer).seats[YOU].zones
            assert shown["removed"] == () and sum(map(len, shown.values())) == sum(
                copies for section, row in deck.cards.items() if section != "side" for copies in row.values()
            )


def test_a_deck_that_could_make_tickets_looks_like_one_that_could_not() -> None:
    game = dw.game("vanguard-premium", cards=CARDS)
    ready = game.decks()[0]
    plain = next(name for name, copies in ready.cards["main"].items() if copies == 4 and "trigger" not in name)
    lists = ready.copied()
    lists["main"] |= {plain: 3, COUNTER.id: 1}
    mine = dw.Deck("Mine", game.key, lists)
    assert game.check(mine) == []
    seen = [game.start((deck, ready), seed=4).view(THEY).encode() for deck in (ready, mine)]
    assert seen[0] == seen[1]


def test_a_gift_is_made_when_it_is_gained() -> None:
    state = say(fight(FORCE.name), f"act {FORCE.name}>1", "option 1")
    assert asked(state)[1] == "gift_circle"
    say(state, "place R1")
    assert names(state, YOU, "markers") == ["Force I"] and count(state, YOU, "removed") == 0


def test_a_ticket_is_made_when_it_is_got() -> None:
    state = say(fight(COUNTER.name), f"act {COUNTER.name}>1")
    assert names(state, YOU, "hand") == ["Quick Shield"] and count(state, YOU, "removed") == 0


def test_a_token_that_has_left_is_the_one_that_comes_next() -> None:
    state = fight(SOWER.name, R3=["Plant"])
    cards = len(state.defs)
    say(state, f"act {SOWER.name}>1", "place R1")
    assert names(state, YOU, "R1") == ["Plant"] and len(state.defs) == cards + 1
    left = fight(SOWER.name, removed=["Plant"])
    cards = len(left.defs)
    say(left, f"act {SOWER.name}>1", "place R1")
    assert (names(left, YOU, "R1"), count(left, YOU, "removed"), len(left.defs)) == (["Plant"], 0, cards)


def test_who_makes_a_card_in_a_copy_leaves_the_fight_as_it_is() -> None:
    state = fight(SOWER.name)
    before = state.encode()
    twins = [state.clone(), state.clone(), state.determinize(YOU, 3)]
    for twin in twins:
        say(twin, f"act {SOWER.name}>1", "place R1")
        assert names(twin, YOU, "R1") == ["Plant"]
    assert state.encode() == before
    again = PREMIUM.decode(twins[0].encode())
    assert again.key() == twins[0].key() == twins[1].key()


def test_both_know_a_card_that_was_made_by_a_handle_of_its_own() -> None:
    state = say(fight(SOWER.name), f"act {SOWER.name}>1", "place R1")
    for viewer in (YOU, THEY):
        (token,) = [card for card in state.view(viewer).seats[YOU].zones["R1"] if card is not None]
        every = [
            card.handle
            for seat in state.view(viewer).seats
            for row in seat.zones.values()
            for card in row
            if card is not None and card.handle
        ]
        assert token.card == PREMIUM.printings("Plant")[0].id and every.count(token.handle) == 1
    assert options(state)
