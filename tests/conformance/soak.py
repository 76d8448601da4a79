"""Many random games with random legal decks: no invariant breaks; every piece of every card and every refusal is met.

Run it with `make soak`; a slice of it is part of `make test`.
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import Progress

import duelwright as dw
from duelwright.core.ability import CONT, INSTEAD, CardsFn, Expr, Instr, InstrFn, NumberFn
from duelwright.core.action import OWN_VERBS
from duelwright.core.event import EVERYONE, SEATS
from duelwright.core.frame import ABILITY, NONE, Frame
from duelwright.core.modifiers import compute, value
from duelwright.core.rng import seeded
from duelwright.core.state import State, is_marked, mark, marks_by_kind
from duelwright.games import SHIPPED
from duelwright.games.duel import names as duel
from duelwright.games.vanguard import decks as vanguard
from duelwright.games.vanguard.compile.abilities import HAND_RULE

LONGEST = 4000
BATCH = 250
STOPPED = 130
WIDER: dict[str, dict[str, object]] = {  # so that every card meets every other
    "vanguard-d": {"one_group": "none"},
    "vanguard-v": {"one_group": "none"},
}
TRIED = 0.05  # of the decisions: things that are refused are tried, too
HARD_TO_MEET = {  # by chance; scenarios show each of them
    "endless_loop",
    "no_spell_space",  # a deck has five spells for five slots
    "cannot_guard",
    "no_ability",
    "no_card_to_discard",
    "no_move_in_turn_1",  # only by a rules field
    "not_there",
}
ABSENT = {  # what the cards or the rules of a game never lead to; scenarios show it, or another format
    "duel": {"last_phase"},  # only by a rules field
    "vanguard-d": {"lord", "no_g_guardian", "no_heal_trigger", "ultimate_stride"},
    "vanguard-v": {
        "cannot_attack", "locked_circle", "lord", "no_g_guardian", "no_heal_trigger", "no_stride", "order_grade",
        "order_limit", "ride_deck_grade", "stride_cost", "ultimate_stride",
    },
    "vanguard-premium": {"ride_deck_grade"},  # there is no ride deck
}  # fmt: skip


@dataclass
class Tally:
    """What a run has seen."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    seen: set[str] = field(default_factory=set)
    pieces: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)

    def add(self, other: Tally) -> None:
        """Take in what another run has seen."""
        self.games += other.games
        self.decisions += other.decisions
        self.endings += other.endings
        self.seen |= other.seen
        self.pieces |= other.pieces
        self.refused |= other.refused


def watch(game: dw.Game, tally: Tally) -> None:
    """Note every instruction and expression of every ability when it runs."""
    done: set[int] = set()
    game.compile(range(len(game.definitions)))
    for ability in game.abilities:
        for at, instr in enumerate(ability.code):
            name = f"{ability.name} {ability.number}.{at}"
            tally.pieces.add(name)
            instr.fn = noted(instr.fn, name, tally.seen)
            instr.op = 0  # else compiled play calls the operation itself, by its number
            for i, arg in enumerate(instr.args):
                watch_expr(arg, f"{name} arg {i}", tally, done)
        if ability.gated:
            watch_expr(ability.gate, f"{ability.name} {ability.number} condition", tally, done)
        if ability.kind == INSTEAD or (ability.kind == CONT and not ability.who.alone):  # that is not looked up
            watch_expr(ability.who, f"{ability.name} {ability.number} whom", tally, done)
        if ability.stat >= 0:
            watch_expr(ability.amount, f"{ability.name} {ability.number} amount", tally, done)


def noted(fn: InstrFn, name: str, seen: set[str]) -> InstrFn:
    """The same instruction, which tells that it ran."""

    def run(state: State, frame: Frame, instr: Instr) -> None:
        seen.add(name)
        fn(state, frame, instr)

    return run


def watch_expr(expr: Expr, name: str, tally: Tally, done: set[int]) -> None:
    """Note when an expression is worked out."""
    if id(expr) in done:
        return
    done.add(id(expr))
    tally.pieces.add(name)
    number, cards = expr.number, expr.cards
    expr.number, expr.cards = noted_number(number, name, tally.seen), noted_cards(cards, name, tally.seen)
    expr.op = 0


def noted_number(fn: NumberFn, name: str, seen: set[str]) -> NumberFn:
    """The same amount or condition, which tells that it was read."""

    def run(state: State, frame: Frame, expr: Expr) -> int:
        seen.add(name)
        return fn(state, frame, expr)

    return run


def noted_cards(fn: CardsFn, name: str, seen: set[str]) -> CardsFn:
    """The same selector, which tells that it was read."""

    def run(state: State, frame: Frame, expr: Expr) -> list[int]:
        seen.add(name)
        return fn(state, frame, expr)

    return run


def random_decks(game: dw.Game, rng: random.Random) -> tuple[dw.Deck, dw.Deck]:
    """Two legal decks of random cards; in Vanguard every other game is one of ready decks."""
    if game.key.startswith("vanguard"):
        if rng.random() < 0.5:
            ready = game.decks()
            return rng.choice(ready), rng.choice(ready)
        chance = seeded(rng.randrange(1 << 30), game.key)
        return vanguard.random_deck(game, chance), vanguard.random_deck(game, chance)
    if game.deals:
        dealt = game.pair(None, rng.randrange(1 << 30))
        return dealt[0], dealt[1]
    return random_deck(game, rng), random_deck(game, rng)


def random_deck(game: dw.Game, rng: random.Random) -> dw.Deck:
    """A legal deck of ASIGOC."""
    main = [card.id for card in game.cards() if card.kind in ("weapon", "item")]
    aces = [card.id for card in game.cards() if card.kind == "ace"]
    deck = dw.Deck("Random", game.key, {"main": dict.fromkeys(rng.sample(main, 15), 1), "ace": {rng.choice(aces): 1}})
    assert game.check(deck) == []
    return deck


def check_invariants(state: State, where: str) -> None:
    """What must hold at every decision of every game."""
    game = state.game
    laid = sorted(card for row in state.zones for card in row if card != NONE)
    assert laid == list(range(len(state.defs))), f"{where}: a card is lost or doubled"
    if all(frame.proc != ABILITY for frame in state.stack):  # an effect is carried out before anybody loses
        assert all(left > 0 for left in state.counters) or not all(game.layout.start_counters), f"{where}: on at 0"
    if game.prompt_kinds[state.prompt_kind].name == "turn":
        assert not state.chain, f"{where}: an effect still waits when the turn player acts"
        assert not state.standby, f"{where}: an effect was left standing by"
        names = [game.procedures[frame.proc].name for frame in state.stack]
        assert names == game.rulebook.procedures_at_rest, f"{where}: a frame was left"
    for kind, row in enumerate(marks_by_kind(state)):
        assert is_marked(state, kind) or not any(row), f"{where}: a mark is not known of"
    for seat in range(SEATS):
        board = [
            place for place in range(len(state.zones)) if game.place_board[place] and game.place_seat[place] == seat
        ]
        for card in [card for place in board for card in state.zones[place]]:
            for stat in range(len(game.stats)):
                if card != NONE:
                    assert value(state, card, stat) == compute(state, card, stat), f"{where}: a value is stale"
    if game.key == "duel":
        check_duel(state, where)


def check_duel(state: State, where: str) -> None:
    """Monsters and spells lie in their own rows; what lies face down is known to its side; nothing else is marked."""
    game = state.game
    for seat in range(SEATS):
        for zone, kind in ((duel.MONSTERS, duel.MONSTER), (duel.SPELLS, duel.SPELL)):
            for card in state.zones[game.place(seat, zone)]:
                if card == NONE:
                    continue
                down = mark(state, card, duel.FACE) == duel.DOWN
                assert game.kinds[state.defs[card]] == kind, f"{where}: a card lies in the wrong row"
                assert state.known[card] & 1 << seat, f"{where}: a side does not know its own card"
                assert down or state.known[card] == EVERYONE, f"{where}: a face-up card is hidden"
                mode = mark(state, card, duel.MODE)
                assert zone == duel.SPELLS or not down or mode == duel.DEFENSE_MODE, f"{where}: an attacker lies down"
    for card, place in enumerate(state.place):
        if game.place_zone[place] not in (duel.MONSTERS, duel.SPELLS):
            marked = [mark(state, card, kind) for kind in range(duel.GAIN)]
            assert not any(marked), f"{where}: a card that is not on the field is marked"


def try_anything(state: State, rng: random.Random, tally: Tally) -> None:
    """Note why things are refused: what a person could try, and nonsense."""
    game = state.game
    seat = rng.randrange(SEATS)
    tried = [refusal for _, refusal in state.candidates(seat)]
    hand = [card.handle for card in state.view(seat).seats[seat].zones["hand"] if card is not None]
    tried += [state.explain(seat, f"{one.name} h{handle}") for one in game.actions.verbs[OWN_VERBS:] for handle in hand]
    verb = rng.choice(game.actions.verbs).name
    spot = rng.choice([f"h{rng.randrange(1, len(state.defs) + 3)}", *game.slots])
    for text in (verb, f"{verb} {spot}", f"{verb} {spot}>{rng.choice(game.slots)}", "dance"):
        tried.append(state.explain(seat, text))
    tally.refused |= {refusal.code for refusal in tried if refusal is not None}


def play(key: str, first: int, count: int) -> Tally:
    """Play a batch of games by their numbers."""
    tally = Tally()
    shipped = dw.game(key, rules=WIDER.get(key))
    game = dw.Game(shipped.blueprint, shipped.rules, shipped.cards())
    watch(game, tally)
    for number in range(first, first + count):
        rng = random.Random(number)
        state = game.start(random_decks(game, rng), seed=number)
        for n in range(LONGEST):
            if state.over:
                break
            check_invariants(state, f"game {number} decision {n}")
            if rng.random() < TRIED:
                try_anything(state, rng, tally)
            state.apply(rng.choice(state.legal()))
            tally.decisions += 1
        assert state.result is not None, f"game {number} has no end"
        try_anything(state, rng, tally)
        tally.endings[state.result.reason] += 1
        tally.games += 1
    return tally


def soak(key: str, games: int, workers: int, first: int = 0) -> Tally:
    """Play many games, with a progress bar."""
    total = Tally()
    starts = range(first, first + games, BATCH)
    with ProcessPoolExecutor(workers, initializer=ignore_ctrl_c) as pool, Progress() as progress:
        task = progress.add_task("games", total=games)
        jobs = [pool.submit(play, key, start, min(BATCH, first + games - start)) for start in starts]
        try:
            for job in as_completed(jobs):
                total.add(job.result())
                progress.update(task, completed=total.games)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return total


def by_scenario(game: dw.Game, pieces: set[str]) -> set[str]:
    """Pieces of cards that hardly come about by chance, because they need others by name: scenarios show these."""
    folder = Path(__file__).parents[1] / "rules" / game.key.partition("-")[0]
    text = "\n".join(
        path.read_text(encoding="utf-8")
        for path in [*sorted(folder.glob("test_cards_*.py")), *sorted(folder.glob("test_*_format.py"))]
    )
    shown = [card.name for card in game.cards() if card.abilities and (card.name in text or f'"{card.id}"' in text)]
    shown.append(HAND_RULE)  # the windows of cards of the hand: Yaksha shows them
    return {piece for piece in pieces if any(piece.startswith(f"{name} ") for name in shown)}


def ignore_ctrl_c() -> None:
    """Leave Ctrl-C to the process that waits for this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def at_least_one(text: str) -> int:
    """A count from the command line."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("give a number from 1 on")
    return int(text)


def main() -> int:
    """The command line: `python -m tests.conformance.soak --games 20000`."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SHIPPED, default=SHIPPED[0])
    parser.add_argument("--games", type=at_least_one, default=20_000)
    parser.add_argument("--workers", type=at_least_one, default=2)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    try:
        total = soak(args.game, args.games, args.workers, args.first)
    except KeyboardInterrupt:
        sys.stderr.write("soak: stopped\n")
        return STOPPED
    built = by_scenario(dw.game(args.game), total.pieces - total.seen)
    missing = sorted(total.pieces - total.seen - built)
    out = [f"{total.games} games, {total.decisions} decisions, endings {dict(total.endings)}"]
    out.append(f"{len(total.seen)} of {len(total.pieces)} pieces of cards exercised; missing: {missing or 'none'}")
    if built:
        cards = sorted({piece.rpartition(" ")[0] for piece in built})
        out.append(f"{len(built)} more are exercised from built positions only: {cards}")
    unmet = sorted({kind.code for kind in dw.game(args.game).refusals[1:]} - total.refused)
    unmet = [code for code in unmet if code not in HARD_TO_MEET and code not in ABSENT.get(args.game, ())]
    out.append(f"{len(total.refused)} refusals met; missing: {unmet or 'none'}")
    sys.stdout.write(f"{args.game}: " + "\n".join(out) + "\n")
    return 1 if missing or unmet else 0


if __name__ == "__main__":
    sys.exit(main())
