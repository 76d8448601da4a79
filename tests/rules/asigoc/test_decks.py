"""The set and the ready decks: enough cards, six legal decks with plans of their own, and none that always wins."""

from __future__ import annotations

from itertools import combinations

import duelwright as dw
from duelwright import Deck
from duelwright.core.playout import playout

GAME = dw.game("asigoc")
GAMES = 40  # per pairing


def test_the_set_has_at_least_24_weapons_16_items_and_8_aces() -> None:
    kinds = [card.kind for card in GAME.cards()]
    assert kinds.count("weapon") >= 24
    assert kinds.count("item") >= 16
    assert kinds.count("ace") >= 8
    assert len({card.name for card in GAME.cards()}) == len(kinds)


def test_there_are_six_ready_decks_and_all_are_legal() -> None:
    assert len(GAME.decks()) == 6
    for deck in GAME.decks():
        assert GAME.check(deck) == [], deck.name


def test_no_two_ready_decks_have_the_same_name_list_or_ace() -> None:
    decks = GAME.decks()
    assert len({deck.name for deck in decks}) == len(decks)
    assert len({frozenset(deck.cards["main"]) for deck in decks}) == len(decks)
    assert len({frozenset(deck.cards["ace"]) for deck in decks}) == len(decks)


def test_any_two_ready_decks_differ_in_half_of_their_cards() -> None:
    for a, b in combinations(GAME.decks(), 2):
        assert len(set(a.cards["main"]) & set(b.cards["main"])) <= 7, f"{a.name} and {b.name}"


def test_every_ready_deck_holds_its_own_against_the_others_in_random_play() -> None:
    decks = GAME.decks()
    wins = dict.fromkeys([deck.name for deck in decks], 0.0)
    for a, b in combinations(decks, 2):
        share = share_of_wins(a, b)
        wins[a.name] += share
        wins[b.name] += 1 - share
    for name, shares in wins.items():
        assert 0.2 <= shares / (len(decks) - 1) <= 0.8, f"{name}: {wins}"


def share_of_wins(a: Deck, b: Deck) -> float:
    """How much deck a wins of games with fixed seeds, each deck in each seat as often; a draw is half a win."""
    won = 0.0
    for seed in range(GAMES):
        seat = seed % 2
        winner = playout(GAME.start((a, b) if seat == 0 else (b, a), seed=seed, log=False), seed)
        won += 0.5 if winner not in (0, 1) else winner == seat
    return won / GAMES
