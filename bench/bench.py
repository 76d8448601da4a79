"""Figures of every game through the public interface: `make bench`.

Prints tables, how they stand beside the last commit that was measured and beside other engines, and keeps them under
bench/results: `bench.json` is the last run, `history.jsonl` has a line for each.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import duelwright as dw
from duelwright.bots import LEVELS, Estimate, bot, estimates
from duelwright.language import parse, render
from duelwright.language.node import Node

from .history import Ratio, Values, calibrated, keep, ratios, run_of
from .peers import PACKAGES, PEERS

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"


class Figures(msgspec.Struct):
    """What was measured for one game. Forced prompts (a single answer) are counted apart."""

    game: str
    mode: str
    games_per_s: float
    decisions_per_s: float
    forced_per_s: float
    prompts_per_s: float
    playouts_per_s: float
    playout_decisions_per_s: float
    playout_prompts_per_s: float
    clone_us: float
    key_us: float
    view_us: float
    determinize_us: float
    encoded_bytes: int
    search_playouts_per_s: float  # of the searching opponent, guesses included
    levels_per_s: list[float]  # answers of the opponents of level 1 to 10, from a view


def play(game: dw.Game, games: int, log: bool) -> tuple[float, int, int]:
    """Seconds, decisions and forced prompts of uniformly random games."""
    decisions = forced = 0
    rng = random.Random(1)
    started = time.process_time()
    for seed in range(games):
        state = game.start(seed=seed, log=log)
        while not state.over:
            legal = state.legal()
            count = len(legal)
            if count == 1:
                forced += 1
                state.apply(legal[0])
            else:
                decisions += 1
                state.apply(legal[int(rng.random() * count)])
    return time.process_time() - started, decisions, forced


def micros(call: Callable[[dw.State], object], states: list[dw.State], repeat: int) -> float:
    """The mean processor time of a call over many states, in microseconds; the better of two rounds."""
    best = 1e9
    for _ in range(2):
        started = time.process_time()
        for _ in range(repeat):
            for state in states:
                call(state)
        best = min(best, (time.process_time() - started) / (repeat * len(states)))
    return best * 1e6


def view_us(game: dw.Game) -> float:
    """The mean processor time of a seat's view after each decision of some games, in microseconds."""
    spent, views, rng = 0.0, 0, random.Random(1)
    for seed in range(6):
        state = game.start(seed=seed)
        while not state.over:
            state.apply(rng.choice(state.legal()))
            began = time.process_time()
            state.view(0)
            spent += time.process_time() - began
            views += 1
    return spent / views * 1e6


def middles(game: dw.Game, count: int) -> list[dw.State]:
    """States from the middle of random games."""
    found: list[dw.State] = []
    for seed in range(count):
        rng = random.Random(seed)
        state = game.start(seed=seed)
        for _ in range(40 + seed):
            if not state.over:
                state.apply(rng.choice(state.legal()))
        found.append(state)
    return found


# The vanilla duel has monsters only; it is what other engines are compared with.
GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "asigoc": ("asigoc", {}),
    "duel": ("duel", {}),
    "duel, vanilla": ("duel", {"deck_monsters": 20, "deck_spells": 0}),
    "vanguard-d": ("vanguard-d", {}),
    "vanguard-v": ("vanguard-v", {}),
    "vanguard-premium": ("vanguard-premium", {}),
}
PLAYOUTS = 60  # of a search that is measured
COMPARED = (
    "games_per_s", "decisions_per_s", "playouts_per_s", "clone_us", "key_us", "view_us", "determinize_us",
    "search_playouts_per_s",
)  # fmt: skip


def measure(name: str, games: int, log: bool) -> Figures:
    """All figures of one game."""
    key, rules = GAMES[name]
    game = dw.game(key, rules=rules)
    play(game, 20, log)
    seconds, decisions, forced = play(game, games, log)
    states = middles(game, 20)
    playouts = 1e6 / micros(lambda state: dw.playout(state, 1), [game.start(seed=n) for n in range(40)], 5)
    return Figures(
        name,
        dw.build_mode(),
        games / seconds,
        decisions / seconds,
        forced / seconds,
        (decisions + forced) / seconds,
        playouts,
        playouts * decisions / games,
        playouts * (decisions + forced) / games,
        micros(dw.State.clone, states, 200),
        micros(dw.State.key, states, 50),
        view_us(game),
        micros(lambda state: state.determinize(0, 1), states, 5),
        sum(len(state.encode()) for state in states) // len(states),
        1e6 * PLAYOUTS / micros(lambda state: searched(state, game), open_ones(states)[:4], 1),
        [answers_per_s(level.bot, game, open_ones(states)) for level in LEVELS],
    )


def answers_per_s(name: str, game: dw.Game, states: list[dw.State]) -> float:
    """How many prompts a bot answers in a second; one that thinks is asked a few."""
    player = bot(name, game)
    some = states[:3] if name.startswith("search") else states * 20
    started = time.process_time()
    for state in some:
        player(*asked(state))
    return len(some) / (time.process_time() - started)


def open_ones(states: list[dw.State]) -> list[dw.State]:
    """The states at a real decision."""
    return [state for state in states if state.prompt is not None and not state.prompt.forced]


def searched(state: dw.State, game: dw.Game) -> list[Estimate]:
    """What a short search finds."""
    return estimates(asked(state)[0], PLAYOUTS, game=game)


def asked(state: dw.State) -> tuple[dw.View, dw.Prompt]:
    """What the seat that is asked sees."""
    assert state.prompt is not None
    return state.view(state.prompt.seat), state.prompt


def parse_rate() -> float:
    """How many abilities in English are read into trees per second."""
    parts = [part for card in dw.game("asigoc").cards() for part in card.abilities if isinstance(part, Node)]
    texts = [render(part, game="asigoc") for part in parts]
    started = time.process_time()
    for _ in range(10):
        for text in texts:
            parse(text, game="asigoc")
    return 10 * len(texts) / (time.process_time() - started)


def in_plain_mode(arguments: list[str]) -> list[Figures]:
    """The same figures from the sources, without the compiled modules."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "bench.bench", "--json", *arguments, "--rounds", "1"]
    done = subprocess.run(command, env=env, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=list[Figures])


class Peer(msgspec.Struct):
    """Another engine's own game in the same run; no figure where it could not be installed or did not run."""

    peer: str
    decisions_per_s: float | None


def peers() -> list[Peer]:
    """Figures of other engines, from an environment that is theirs alone."""
    home = ROOT / "build" / "peers"
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        venv.create(home, with_pip=True)
        for package in PACKAGES.values():
            subprocess.run([str(python), "-m", "pip", "install", "--quiet", package], capture_output=True, check=False)
    found: list[Peer] = []
    for name in PEERS:
        command = [str(python), str(ROOT / "bench" / "peers.py"), name]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
        lines = done.stdout.split()
        found.append(Peer(name, float(lines[-1]) if done.returncode == 0 and lines else None))
    return found


def show_figures(console: Console, found: list[Figures], title: str) -> None:
    """A row per game and mode."""
    table = Table(title=title)
    shown = [name for name in Figures.__struct_fields__ if name != "levels_per_s"]
    for name in shown:
        table.add_column(name.replace("_", " "), justify="left" if name in ("game", "mode") else "right")
    for figures in found:
        cells = [getattr(figures, name) for name in shown]
        table.add_row(*[f"{cell:,.1f}" if isinstance(cell, float) else str(cell) for cell in cells])
    console.print(table)


def show_levels(console: Console, found: list[Figures]) -> None:
    """A row per game and mode: the answers a second of each level."""
    table = Table(title="answers a second of each level")
    for name in ("game", "mode", *(str(level.number) for level in LEVELS)):
        table.add_column(name, justify="left" if name in ("game", "mode") else "right")
    for figures in found:
        table.add_row(
            figures.game, figures.mode, *(f"{rate:,.{0 if rate >= 10 else 1}f}" for rate in figures.levels_per_s)
        )
    console.print(table)


def show_peers(console: Console, others: list[Peer], ours: Figures) -> None:
    """How one of our games stands beside each peer."""
    table = Table(title=f"beside others, each playing its own game at random ({ours.game}, {ours.mode})")
    for name in ("peer", "decisions per s", "real decisions", "all prompts", "real, in playouts", "all, in playouts"):
        table.add_column(name, justify="left" if name == "peer" else "right")
    for other in others:
        rate = other.decisions_per_s
        if rate is None:
            table.add_row(other.peer, "missing", "", "", "", "")
        else:
            figures = (
                ours.decisions_per_s,
                ours.prompts_per_s,
                ours.playout_decisions_per_s,
                ours.playout_prompts_per_s,
            )
            table.add_row(other.peer, f"{rate:,.0f}", *(f"{figure / rate:.1f} x" for figure in figures))
    console.print(table)


def show_ratios(console: Console, found: list[Ratio], commit: str) -> None:
    """A row per game and mode: how many times faster each figure is than at a commit; sure differences stand out."""
    names = list(dict.fromkeys(one.figure for one in found))
    table = Table(title=f"times as fast as {commit}, by the machine's own speed (* more than rounds differ by)")
    for name in ("game", *names):
        table.add_column(name.replace("_", " "), justify="left" if name == "game" else "right")
    for game in dict.fromkeys(one.game for one in found):
        by_name = {one.figure: one for one in found if one.game == game}
        cells = [by_name.get(name) for name in names]
        table.add_row(game, *("" if one is None else f"{one.ratio:.2f}{'*' if one.is_sure else ''}" for one in cells))
    console.print(table)


def values_of(figures: Figures) -> Values:
    """The figures of one game that are compared from run to run."""
    return {name: getattr(figures, name) for name in COMPARED}


def rounds_of(args: argparse.Namespace) -> tuple[list[float], list[list[Figures]]]:
    """Everything measured several times in turn, the speed of the machine before each."""
    loops: list[float] = []
    found: list[list[Figures]] = []
    for number in range(args.rounds):
        loops.append(calibrated())
        found.append([measure(name, args.games, not args.no_log) for name in GAMES])
        print(f"round {number + 1} of {args.rounds}: the machine's loop took {loops[-1]:.0f} ms", file=sys.stderr)
    return loops, found


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured")
    parser.add_argument("--no-log", action="store_true", help="play without the event log, as search does")
    parser.add_argument("--no-peers", action="store_true", help="leave other engines out")
    parser.add_argument("--json", action="store_true", help="print the figures of this mode as JSON")
    args = parser.parse_args()
    loops, rounds = rounds_of(args)
    found = sorted(rounds, key=lambda one: sum(figures.playouts_per_s for figures in one))[len(rounds) // 2]
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode())
        return
    found = [*found, *(in_plain_mode(sys.argv[1:]) if dw.build_mode() == "compiled" else [])]
    measured = {f"{one.game} ({one.mode})": [values_of(done[i]) for done in rounds] for i, one in enumerate(rounds[0])}
    run = run_of(ROOT, f"Python {platform.python_version()}", loops, measured)
    before = keep(RESULTS / "history.jsonl", run)
    others = [] if args.no_peers else peers()
    console = Console(width=150)
    title = f"Python {platform.python_version()}, {'without' if args.no_log else 'with'} event log"
    show_figures(console, found, title)
    show_levels(console, found)
    if before is not None:
        show_ratios(console, ratios(run, before), before.commit)
    for ours in found[: len(GAMES)] if others else ():
        show_peers(console, others, ours)
    RESULTS.mkdir(exist_ok=True)
    read = parse_rate()
    console.print(f"{read:,.0f} abilities of ASIGOC read per second ({dw.build_mode()})")
    written = {"figures": found, "peers": others, "abilities_read_per_s": read}
    (RESULTS / "bench.json").write_bytes(msgspec.json.format(msgspec.json.encode(written), indent=2))
    sys.stdout.write("wrote bench/results/bench.json\n")


if __name__ == "__main__":
    main()
