"""No byte that a seat is sent tells what the seat may not know: cards, seeds, tokens."""

from __future__ import annotations

import asyncio
import copy
import os
import random
from pathlib import Path

import msgspec
import pytest

import duelwright as dw
from duelwright.server.audience import encode
from duelwright.server.lobby import Lobby
from duelwright.server.presenter import Presenter
from duelwright.server.table import Table
from duelwright.server.wire import Act
from tests.conformance.checks import _tells
from tests.conformance.permute import permute_unknown

from ..patience import PATIENCE
from .inside import TOKENS, Watcher, hosting, opened
from .players import alone, within

GAMES = int(os.environ.get("DUELWRIGHT_LEAKS", "20"))
ATONCE = 10
LANGS = ("en", "ru")  # of the seats
PAIRS = {
    "asigoc": ("Ford Raiders", "Sluice Keepers"),
    "duel": ("First Strike", "Stone Wall"),
    "vanguard-d": ("D-SD01", "D-SD02"),
    "vanguard-premium": ("G-TD01", "TD02"),
}


def listed(deck: dw.Deck) -> set[str]:
    """The cards of a deck, by id."""
    return {card for section in deck.cards.values() for card in section}


def disjoint(game: dw.Game) -> tuple[dw.Deck, dw.Deck]:
    """Two decks without a common card, but for one that has no equal: what they share is changed for something else."""
    first, second = (game.deck(name) for name in PAIRS[game.key])
    for common in sorted(listed(first) & listed(second)):
        for other in game.cards():
            if other.id in listed(first) | listed(second):
                continue
            cards = {
                section: {other.id if card == common else card: n for card, n in row.items()}
                for section, row in second.cards.items()
            }
            changed = msgspec.structs.replace(second, cards=cards)
            if not game.check(changed):
                second = changed
                break
    assert len(listed(first) & listed(second)) <= 1 and not game.check(second)
    return first, second


class Secrets:
    """What a seat may know: its own list, and whatever it was shown."""

    def __init__(self, game: dw.Game, seat: int, decks: tuple[dw.Deck, dw.Deck], seed: str) -> None:
        self.game = game
        self.seat = seat
        played = listed(decks[0]) | listed(decks[1])
        self.words = {card.id: (card.id, card.name) for card in game.cards() if card.id in played}
        self.known = listed(decks[seat])
        self.seed = seed
        self.checked = 0

    def learn(self, state: dw.State) -> None:
        """Add what the engine says this seat has been shown."""
        bit = 1 << self.seat
        for card, number in enumerate(state.defs):
            if (state.known[card] | state.ever[card]) & bit:
                self.known.add(self.game.definitions[number].id)

    def check(self, data: str, is_over: bool) -> None:
        """Nothing in a frame that the seat may not know."""
        assert TOKENS[1 - self.seat] not in data and TOKENS[self.seat] not in data
        assert is_over or self.seed not in data, "the seed was told before the end"
        for card, words in self.words.items():
            if card not in self.known:
                self.checked += 1
                if any(word in data for word in words) and any(word in self._rest(data) for word in words):
                    raise AssertionError(f"seat {self.seat} was told of {words}: {data}")

    def _rest(self, data: str) -> str:
        """A frame without the words that the seat knows, which may hold others: Fence Guard Dragon, Fence Guard."""
        for word in sorted(
            (word for card in self.known & set(self.words) for word in self.words[card]), key=len, reverse=True
        ):
            data = data.replace(word, "")
        return data


@pytest.mark.parametrize(
    ("key", "games"), [("asigoc", GAMES), ("duel", GAMES), ("vanguard-d", GAMES // 5), ("vanguard-premium", GAMES // 5)]
)
@within(3 * PATIENCE + GAMES * 3)
async def test_a_seat_is_told_only_of_cards_it_was_shown(folder: Path, key: str, games: int) -> None:
    game = dw.game(key)
    decks = disjoint(game)
    async with hosting(folder) as lobby:

        async def one(number: int) -> int:
            rng = random.Random(f"{key}/{number}")
            seed = str(rng.getrandbits(128) | 1 << 127)
            presenter = await opened(lobby, key, int(seed), decks=decks)
            secrets = [Secrets(game, seat, decks, seed) for seat in (0, 1)]
            await watched(lobby, presenter, secrets, rng)
            return sum(secret.checked for secret in secrets)

        for begin in range(0, games, ATONCE):
            checked = await asyncio.gather(*[one(number) for number in range(begin, min(begin + ATONCE, games))])
            assert min(checked) > 300, "or nothing was hidden"


async def watched(lobby: Lobby, presenter: Presenter, secrets: list[Secrets], rng: random.Random) -> None:
    """Play a table by chance; every frame to either seat is checked as it comes."""
    table = presenter.table
    watchers = [Watcher(lobby, presenter, seat, lang) for seat, lang in enumerate(LANGS)]
    while True:
        assert table.state is not None
        for secret, watcher in zip(secrets, watchers, strict=True):
            secret.learn(table.state)
            if rng.random() < 0.1:
                watcher.client.send(presenter.whys(watcher.client.seat, watcher.client.lang))
            if rng.random() < 0.01:
                watcher.client.send(presenter.welcome(watcher.client.seat, watcher.client.lang))
            begin = len(watcher.raw)
            watcher.read()
            for data in watcher.raw[begin:]:
                secret.check(data, table.is_over)
        prompt = table.prompt
        if prompt is None:
            break
        if rng.random() < 0.02 and table.undo_point(prompt.seat) >= 0:
            await lobby.bargains.offer(presenter, prompt.seat, "undo")
            await lobby.bargains.reply(presenter, 1 - prompt.seat, "undo", True)
            continue
        await table.act(prompt.seat, Act(f"n-{table.seq}", table.numbers[prompt.seat], rng.choice(prompt.options)))
    for watcher in watchers:
        assert watcher.ending is not None and watcher.ending["seed"] == table.seed
        watcher.go()


def test_the_check_above_can_fail() -> None:
    game = dw.game("duel")
    secret = Secrets(game, 0, disjoint(game), "12345678901234567890")
    secret.check('{"text":"Vorse Raider","card":"duel/vorse-raider"}', False)
    hidden = next(card for card in game.cards() if card.id in secret.words and card.id not in secret.known)
    for leak in (f'"{hidden.id}"', f'"Ann draws {hidden.name}."', "12345678901234567890", TOKENS[1]):
        with pytest.raises(AssertionError):
            secret.check(leak, False)


@alone
async def test_a_stranger_learns_no_list_from_the_name_of_a_deck(folder: Path) -> None:
    decks = disjoint(dw.game("duel"))
    async with hosting(folder) as lobby:
        for kind, told in (("invite", ["", decks[1].name]), ("hotseat", [deck.name for deck in decks])):
            presenter = await opened(lobby, "duel", decks=decks, kind=kind)
            watcher = Watcher(lobby, presenter, 1)
            watcher.read()
            assert watcher.info["decks"] == told


# --- non-interference -------------------------------------------------------------------------------------------------


def twin_of(table: Table, state: dw.State) -> Presenter:
    """The same table in another world."""
    other = copy.copy(table)
    other.state = state
    other.moves = list(table.moves)
    other.numbers = list(table.numbers)
    other.taken = dict(table.taken)
    return Presenter(other)


def sent_to(presenter: Presenter, seat: int) -> list[bytes]:
    """Everything a seat could be sent now."""
    lang = LANGS[seat]
    frames = [
        encode(presenter.welcome(seat, lang)),
        encode(presenter.whys(seat, lang)),
        encode(presenter.update(seat, lang)),
    ]
    presenter.offers = [
        ("undo", seat),
        ("draw", 1 - seat),
    ]  # the other's undo goes back to a choice, so it tells of one
    frames.append(msgspec.json.encode(presenter.offered(seat, lang)))
    presenter.offers = []
    return frames


@pytest.mark.parametrize(("key", "games", "every"), [("asigoc", 2, 41), ("duel", 2, 17), ("vanguard-d", 1, 29)])
@alone
async def test_other_hidden_cards_send_the_same_bytes(folder: Path, key: str, games: int, every: int) -> None:
    compared = went_on = 0
    async with hosting(folder) as lobby:
        for number in range(games):
            presenter = await opened(lobby, key, number)
            table, rng = presenter.table, random.Random(number)
            while (prompt := table.prompt) is not None:
                if (table.seq + number) % every == 0:
                    for seat in (0, 1):
                        went_on += alike(table, seat, rng.getrandbits(30))
                        compared += 1
                act = Act(f"n-{table.seq}", table.numbers[prompt.seat], rng.choice(prompt.options))
                await table.act(prompt.seat, act)
    assert compared >= 10 and went_on > 3


def alike(table: Table, seat: int, seed: int) -> bool:
    """A seat is sent the same in a world with other hidden cards, now and (True) after an answer that tells nothing."""
    assert table.state is not None
    twin = permute_unknown(table.state, seat, seed)
    here, there = twin_of(table, table.state.clone()), twin_of(table, twin)
    assert sent_to(here, seat) == sent_to(there, seat), (
        f"seat {seat} can tell at move {len(table.moves)} of {table.seed}"
    )
    common = [one for one in table.state.legal() if one in twin.legal() and not _tells(table.state, twin, one)]
    if not common:
        return False
    action = random.Random(seed).choice(common)
    since = table.events
    for presenter in (here, there):
        assert presenter.table.prompt is not None
        presenter.table._play(presenter.table.prompt.seat, action.text, "")
    assert here.table.state is not None and there.table.state is not None
    if any(seat in event.learned for event in here.table.state.events(seat, since)):
        return False  # what is shown may differ
    updates = [encode(presenter.update(seat, LANGS[seat])) for presenter in (here, there)]
    assert updates[0] == updates[1], f"seat {seat} can tell after {action} at move {len(table.moves)} of {table.seed}"
    assert sent_to(here, seat) == sent_to(there, seat)
    return True
