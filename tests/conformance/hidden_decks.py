"""Pairs of games that differ only in one side's hidden deck: the other side gets equal bytes until something public
differs.

`python -m tests.conformance.hidden_decks --pairs 1000` plays many. Where the two decks differ, a card may even be one
that only this side brought, so that the pools differ, too.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass, field

import msgspec

import duelwright as dw
from duelwright import Action, CardDef, Deck, Game, State
from duelwright.core.action import CHOOSE_CARD, first_of, verb_of
from duelwright.core.state import card_by_handle
from duelwright.games import SHIPPED

WATCHER = 0  # who looks
HIDDEN = 1  # whose deck is another
LONGEST = 400  # decisions of a pair
TRIES = 2000
SWAPS = 6


@dataclass
class Tally:
    """How far the pairs went."""

    pairs: int = 0
    decisions: int = 0
    brought: int = 0  # pairs in which the pools differ, too
    ends: Counter[str] = field(default_factory=Counter)


def brought_card(game: Game, like: CardDef) -> CardDef:
    """A card of one side's own, with the numbers of another and no abilities."""
    return CardDef("user:mine/unheard-of", "Unheard Of", like.kind, dict(like.numbers), (), "", dict(like.traits))


def other_deck(game: Game, deck: Deck, rng: random.Random) -> tuple[Game, Deck]:
    """A legal deck with some other cards that brings nothing else to the table; at times with a card of its own."""
    pool = game.cards()

    def alike(card: CardDef) -> list[CardDef]:
        groups = [card.traits.get(kind) for kind in ("nation", "clan")]
        same = [one for one in pool if one.kind == card.kind]
        return [one for one in same if [one.traits.get(kind) for kind in ("nation", "clan")] == groups]

    for _ in range(TRIES):
        main = dict(deck.cards["main"])
        table, mine = game, None
        for _ in range(rng.randint(1, SWAPS)):
            out = rng.choice(sorted(name for name in main if not name.startswith("user:")))
            card = game.find(out)
            assert card is not None
            if mine is None and not card.abilities and rng.random() < 0.7:
                mine = brought_card(game, card)
                table = game.plus([mine], announced=False)
            put = (
                mine if mine is not None and mine.id not in main and mine.kind == card.kind else rng.choice(alike(card))
            )
            copies = main.pop(out)
            main[put.id] = main.get(put.id, 0) + copies
        made = Deck(deck.name, deck.game, {**deck.cards, "main": main})
        if made.cards != deck.cards and not table.check(made):
            return table, made
    raise AssertionError(f"{game.key}: no other deck was found")


def received(state: State, since: int) -> bytes:
    """Every byte that the watcher gets: its view, its prompt, what it could try, and what it saw happen."""
    tried = [(action.text, refusal) for action, refusal in state.candidates(WATCHER)]
    told = [tried, state.events(WATCHER, since), state.events(None, since), state.view(None)]
    return state.view(WATCHER).encode() + msgspec.json.encode(told)


def is_told(state: State, twin: State, since: int, is_other: bool) -> bool:
    """Whether the watcher or everybody saw another card in the two games: then they differ in public.

    Where the hidden side has just picked another card in the two, it may be shown in one of them alone: a price may
    be paid with it there, and not yet in the other.
    """
    for viewer in (WATCHER, None):
        mine, theirs = state.events(viewer, since), twin.events(viewer, since)
        for a, b in zip(mine, theirs, strict=False):
            if a != b:
                shown = [card.card for card in a.cards] != [card.card for card in b.cards]
                return shown and a.kind == b.kind and (viewer is None or viewer in a.learned)
        extra = mine[len(theirs) :] or theirs[len(mine) :]
        if is_other and any(card.card for event in extra for card in event.cards):
            return True
    return False


def common(state: State, twin: State, rng: random.Random) -> Action | None:
    """An answer that is possible in both games, and does not show a card that is another one in the two."""
    theirs = set(twin.legal())
    found = [action for action in state.legal() if action in theirs and not _shows(state, twin, action)]
    return rng.choice(found) if found else None


def _shows(state: State, twin: State, action: Action) -> bool:
    return state.game.actions.verbs[verb_of(action.code)].tells and is_other_card(state, twin, action)


def is_other_card(state: State, twin: State, action: Action) -> bool:
    """Whether the card that an action names is another one in the two games."""
    card = card_by_handle(state, state.prompt_seat, first_of(action.code))
    return state.game.definitions[state.defs[card]].id != twin.game.definitions[twin.defs[card]].id


def play_pairs(key: str, count: int, tally: Tally) -> None:
    """Play so many pairs of a game."""
    for number in range(count):
        play_pair(key, number, tally)


def play_pair(key: str, number: int, tally: Tally) -> None:
    """Play two games side by side; AssertionError where the watcher can tell them apart."""
    rng = random.Random(f"{key}/{number}")
    game = dw.game(key)
    mine, theirs = game.pair(None, number) if game.deals else [rng.choice(game.decks()) for _ in range(2)]
    table, other = other_deck(game, theirs, rng)
    state = game.start((mine, theirs), seed=number)
    twin = table.start((mine, other), seed=number)
    tally.pairs += 1
    tally.brought += table is not game
    since = 0
    is_other = False
    for n in range(LONGEST):
        if is_told(state, twin, since, is_other):
            tally.ends["a card was shown"] += 1
            return
        where = f"{key} pair {number} decision {n}"
        assert received(state, since) == received(twin, since), f"{where}: the other side can tell the decks apart"
        if state.over or twin.over:
            tally.ends["the game is over"] += 1
            return
        is_other = is_other and state.logged == since  # a price is picked card by card, and told when it is paid
        since = state.logged
        action = common(state, twin, rng)
        if action is None:
            tally.ends["nothing in common"] += 1
            return
        is_other = is_other or (verb_of(action.code) == CHOOSE_CARD and is_other_card(state, twin, action))
        state.apply(action)
        twin.apply(action)
        tally.decisions += 1
    tally.ends["long enough"] += 1


def main() -> int:
    """Play many pairs of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--game", choices=SHIPPED, action="append")
    asked = parser.parse_args()
    for key in asked.game or SHIPPED:
        tally = Tally()
        play_pairs(key, asked.pairs, tally)
        ends = ", ".join(f"{what} {count}" for what, count in tally.ends.most_common())
        print(f"{key}: {tally.pairs} pairs ({tally.brought} with other pools), {tally.decisions} decisions; {ends}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
