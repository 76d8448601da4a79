"""Fights with legal decks of cards that were read from print: no invariant breaks, and better opponents win.

`python -m tests.conformance.read_decks CARDS.csv --games 100000 --out soak.jsonl` plays by chance and looks for what
breaks; `--bots greedy,random` lets two opponents meet, each deal from both seats. What the file named by `--out` holds
already is not played again. A group is a nation in the D format and a clan in the others.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import duelwright as dw
from duelwright import CardDef, Game
from duelwright.bots import bot
from duelwright.core.policy import sensible
from duelwright.core.rng import seeded
from duelwright.facets.facets import facets_of
from duelwright.facets.reading import COMPLETE
from duelwright.facets.record import Record
from duelwright.games import widest
from duelwright.games.vanguard import decks
from duelwright.library.exercise import playable
from duelwright.library.exercising.checks import FAULTS, check_cards, check_decision
from duelwright.library.files import read_cards
from duelwright.library.reading import printed_of
from duelwright.library.record import definition
from duelwright.library.traits import read_traits, with_traits

FAMILY: Final = "vanguard"
FORMATS: Final = {"vanguard-d": "nation", "vanguard-v": "clan", "vanguard-premium": "clan"}  # and what a deck is of
LONGEST: Final = 4000
EVERY: Final = 50  # decisions between two at which everything is checked
BATCH: Final = 50
TRIGGERS: Final = 4  # kinds at least, as a deck has 16 of them
OTHERS: Final = 12  # kinds at least, besides those
OUTSIDE: Final = ("token", "gift", "crest")  # what cards make
READY: Final = 4  # decks that are guessed from
MOST_TOLD: Final = 20  # faults
SENSIBLE: Final = 4  # one game of so many is played by sensible answers, else by chance


class Fault(NamedTuple):
    """What broke, and the game that shows it."""

    game: int
    format: str
    group: str
    decision: int
    what: str


class Stock:
    """The cards of a file that are read completely, by format and group, as far as decks can be made of them."""

    def __init__(self, file: Path, traits: Path | None = None) -> None:
        records, _ = read_cards(file, FAMILY)
        if traits is not None:
            records = with_traits(records, read_traits(traits, FAMILY))
        printed = printed_of(FAMILY)
        game = widest(FAMILY)
        self.groups: dict[tuple[str, str], list[CardDef]] = {}
        found: dict[tuple[str, str], list[CardDef]] = defaultdict(list)
        for record in records:
            read = printed.read(game, record)
            if read.status != COMPLETE or record.kind not in game.layout.kinds or facets_of(FAMILY).lacks(record):
                continue
            card = printed.with_abilities(definition(record, f"read:{record.key}"), read.abilities)
            for key in formats_of(record):
                for group in card.traits.get(FORMATS[key], ()):
                    if playable(key, card) is card:
                        found[key, group].append(card)
        self.groups = {key: cards for key, cards in sorted(found.items()) if makes_decks(cards)}


def formats_of(record: Record) -> tuple[str, ...]:
    """The formats that a card may be played in."""
    formats = facets_of(FAMILY).formats
    return tuple(key for key in FORMATS if formats is None or key in formats(record))


def makes_decks(cards: Sequence[CardDef]) -> bool:
    """Whether there are cards of each grade and triggers of several kinds, so that legal decks are found soon."""
    triggers = {card.name for card in cards if "trigger" in card.numbers and "heal trigger" not in icons(card)}
    units = [card for card in cards if card.kind == "unit"]
    grades = {card.numbers.get("grade", 0) for card in units}
    return len(triggers) >= TRIGGERS and len({card.name for card in units}) >= OTHERS and grades >= {0, 1, 2, 3}


def icons(card: CardDef) -> tuple[str, ...]:
    """What stands on a card besides its text."""
    return card.traits.get("icons", ())


class Table:
    """Where the fights are played: the stock, and the games made of its groups so far."""

    def __init__(self, file: Path, traits: Path | None) -> None:
        self.stock = Stock(file, traits).groups
        self.groups = list(self.stock)

        self.made: tuple[int, Game] | None = None

    def game(self, number: int) -> Game:
        """A format with the cards of one group, and decks of them for those who guess; the last one is kept."""
        if self.made is None or self.made[0] != number:
            key, group = self.groups[number]
            shipped = dw.game(key)
            outside = [card for card in shipped.cards() if card.kind in OUTSIDE or "ticket" in icons(card)]
            cards = [*outside, *self.stock[key, group]]
            chance = seeded(number, "ready decks")
            bare = Game(replace(shipped.blueprint, decks=[]), shipped.rules, cards)
            ready = [decks.random_deck(bare, chance, f"{group} {i}") for i in range(READY)]
            self.made = number, Game(replace(shipped.blueprint, decks=ready), shipped.rules, cards)
        return self.made[1]

    def deal(self, number: int) -> tuple[Game, tuple[dw.Deck, dw.Deck]]:
        """The game of this number with two legal decks; the same ones each time."""
        chance = seeded(number, "decks of read cards")
        game = self.game(number // BATCH % len(self.groups))  # a batch plays in one game
        return game, (decks.random_deck(game, chance), decks.random_deck(game, chance))


def play(table: Table, number: int) -> dict[str, object]:
    """One game, by chance or now and then by sensible answers; what broke, if anything."""
    rng = random.Random(number)
    decision, where = 0, table.groups[number // BATCH % len(table.groups)]
    try:
        game, brought = table.deal(number)
        state = game.start(brought, seed=number)
        while not state.over and decision < LONGEST:
            legal = state.legal()
            action = rng.choice(legal)
            if number % SENSIBLE == 0:
                action = game.actions.action(sensible(state))
            if decision % EVERY == EVERY - 1:
                check_decision(state, action, decision)
            state.apply(action)
            decision += 1
        if not state.over:
            raise AssertionError(f"it has no end after {LONGEST} decisions")
        check_cards(state)
    except FAULTS as error:
        what = " ".join(f"{type(error).__name__}: {error}".split())
        return {"game": number, "decisions": decision, "fault": Fault(number, *where, decision, what)}
    return {"game": number, "decisions": decision}


def meet(table: Table, bots: tuple[str, str], number: int) -> dict[str, object]:
    """One game of two opponents; two games in a row are one deal from both seats."""
    seated = bots if number % 2 == 0 else (bots[1], bots[0])
    answers, where = 0, table.groups[number // 4 % len(table.groups)]
    try:
        game, brought = table.deal(number // 2 * BATCH // 2)
        state = game.start(brought, seed=number // 2)
        players = [bot(name, game) for name in seated]
        while not state.over and answers < LONGEST:
            prompt = state.prompt
            assert prompt is not None
            state.apply(prompt.options[0] if prompt.forced else players[prompt.seat](state.view(prompt.seat), prompt))
            answers += 1
        if not state.over:
            raise AssertionError(f"it has no end after {LONGEST} answers")
    except FAULTS as error:
        what = " ".join(f"{type(error).__name__}: {error}".split())
        return {"game": number, "bots": bots, "fault": Fault(number, *where, answers, what)}
    winner = None if state.result is None or state.result.winner is None else seated[state.result.winner]
    return {"game": number, "bots": bots, "format": game.key, "winner": winner, "answers": answers}


_TABLE: list[Table] = []  # of this process


def _begin(file: Path, traits: Path | None) -> None:
    _TABLE[:] = [Table(file, traits)]


def _batch(numbers: Sequence[int], bots: tuple[str, str] | None) -> list[dict[str, object]]:
    return [play(_TABLE[0], one) if bots is None else meet(_TABLE[0], bots, one) for one in numbers]


def results(args: argparse.Namespace, done: set[int]) -> Iterator[dict[str, object]]:
    """What comes of the games that are not done yet, as it comes."""
    left = [number for number in range(args.first, args.first + args.games) if number not in done]
    bots = tuple(args.bots.split(",")) if args.bots else None
    size = 2 if bots else BATCH
    batches = [left[i : i + size] for i in range(0, len(left), size)]
    if args.workers == 1:
        _begin(args.file, args.traits)
        for batch in batches:
            yield from _batch(batch, bots)
        return
    with ProcessPoolExecutor(args.workers, initializer=_begin, initargs=(args.file, args.traits)) as pool:
        for job in as_completed([pool.submit(_batch, batch, bots) for batch in batches]):
            yield from job.result()


def told(found: Sequence[dict[str, object]]) -> str:
    """What all games came to."""
    faults = [one["fault"] for one in found if "fault" in one]
    lines = [f"{len(found)} games, {len(faults)} broken"]
    lines += [json.dumps(fault, ensure_ascii=False) for fault in faults[:MOST_TOLD]]
    for key in FORMATS:
        won: dict[str, int] = defaultdict(int)
        for one in found:
            if one.get("format") == key:
                won[str(one["winner"])] += 1
        if won:
            lines.append(f"{key}: " + ", ".join(f"{name} won {count}" for name, count in sorted(won.items())))
    return "\n".join(lines)


def kept_in(out: Path | None, bots: str) -> list[dict[str, object]]:
    """What was played before by the same players; a last line that was cut off is played again."""
    if out is None or not out.exists():
        return []
    text = out.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        out.write_text(whole, encoding="utf-8")
    found: list[dict[str, object]] = [json.loads(line) for line in whole.splitlines()]
    return [one for one in found if one.get("bots", None) == (bots.split(",") if bots else None)]


def main() -> int:
    """The command line; the exit status is 1 where a game broke."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="cards with their printed text: .csv, .json or .cdb")
    parser.add_argument("--traits", type=Path, help="a table that tells triggers by number")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bots", default="", help="two opponents, such as greedy,random")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file that keeps what was played, so that it goes on from there")
    args = parser.parse_args()
    found = kept_in(args.out, args.bots)
    keep = args.out.open("a", encoding="utf-8") if args.out else None
    for one in results(args, {int(str(one["game"])) for one in found}):
        found.append(one)
        if keep:
            keep.write(json.dumps(one, ensure_ascii=False) + "\n")
            keep.flush()
    sys.stdout.write(told(found) + "\n")
    return int(any("fault" in one for one in found))


if __name__ == "__main__":
    sys.exit(main())
