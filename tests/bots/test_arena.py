"""The arena: the same games on any number of workers, nothing lost when it stops, and no mixing of settings."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner

import duelwright as dw
from duelwright.bots import roster
from duelwright.bots.arena import TOO_LONG, Arena, ArenaError, Played, Tournament, deck_pair
from duelwright.bots.rating import standings
from duelwright.bots.report import page
from duelwright.cli.arena import register
from duelwright.rates import Progress

from ..patience import PATIENCE
from ..processes import children, command, needs_proc
from ..terminal.run import ROOT

BOTS = ["greedy", "random", "careless"]
DECKS = ["Ford Raiders", "Road Wardens"]


def outcome(played: Tournament) -> list[Played]:
    """The games without their times."""
    still = {"mean_a": 0.0, "mean_b": 0.0, "longest_a": 0.0, "longest_b": 0.0}
    return [msgspec.structs.replace(one, **still) for one in played.games]


class Halt(Exception):
    """What stops a run in these tests."""


def stop_after(number: int, error: type[BaseException] = Halt) -> Progress:
    def progress(done: int) -> None:
        if done >= number:
            raise error

    return progress


# --- the games --------------------------------------------------------------------------------------------------------


def test_the_games_are_the_same_on_one_worker_and_on_two() -> None:
    for bots, games in ((BOTS, 8), (["greedy", "search:4"], 4)):
        one = Arena().run("asigoc", bots, DECKS, games, seed=3)
        two = Arena().run("asigoc", bots[::-1], DECKS, games, seed=3, workers=2)
        assert outcome(one) == outcome(two)
        assert len(one.games) == one.planned == games * len(bots) * (len(bots) - 1) // 2


def test_two_games_share_a_deal_with_the_seats_changed() -> None:
    games = Arena().run("asigoc", ["greedy", "random"], DECKS, 8).games
    for even, odd in zip(games[::2], games[1::2], strict=True):
        assert (even.deck_a, even.deck_b) == (odd.deck_b, odd.deck_a)
        assert even.first_seat == odd.first_seat and even.first != odd.first
    assert {(one.deck_a, one.deck_b) for one in games} == {(a, b) for a in DECKS for b in DECKS}


def test_every_ordered_pair_of_decks_comes_once_in_a_round() -> None:
    ready = tuple(dw.game("asigoc").decks())
    n = len(ready)
    pairs = [deck_pair(ready, deal) for deal in range(n * n)]
    assert len({(a.name, b.name) for a, b in filter(None, pairs)}) == n * n
    assert {a.name for a, _ in filter(None, pairs[:n])} == {deck.name for deck in ready}


def test_a_game_that_deals_uses_seeds_only() -> None:
    played = Arena().run("duel", ["greedy", "random"], games=4)
    assert {one.deck_a for one in played.games} == {""}
    assert standings(played).by_deck == []


def test_a_game_that_never_ends_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster._BUILT_IN, "last", lambda game: lambda view, prompt: prompt.options[-1])
    played = Arena(longest=12).run("asigoc", ["last", "random"], games=2)
    assert [(one.winner, one.reason, one.answers) for one in played.games] == [(None, TOO_LONG, 12)] * 2
    found = standings(played)
    assert (found.draws, found.too_long) == (2, 2)
    assert [one.elo for one in found.ranking] == [1500, 1500]


def test_a_bot_that_answers_what_is_not_legal_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster._BUILT_IN, "wrong", lambda game: lambda view, prompt: "nonsense")
    with pytest.raises(ArenaError, match=r"wrong in game 0 of random against wrong.*nonsense"):
        Arena().run("asigoc", ["wrong", "random"], games=2)


# --- the file ---------------------------------------------------------------------------------------------------------


@cache
def whole_run() -> list[Played]:
    """What a run brings that nobody stops."""
    return outcome(Arena().run("asigoc", BOTS, DECKS, 20))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, workers: int) -> None:
    file = tmp_path / "games.sqlite"
    with pytest.raises(Halt):
        Arena().run("asigoc", BOTS, DECKS, 20, 1, workers, file, stop_after(12))
    with sqlite3.connect(file) as base:
        (held,) = base.execute("SELECT count(*) FROM games").fetchone()
    base.close()
    assert 12 <= held < 60
    seen: list[int] = []
    resumed = Arena().run("asigoc", BOTS, DECKS, 20, 1, workers, file, seen.append)
    assert outcome(resumed) == whole_run()
    assert seen[0] == held and seen[-1] == 60


def test_ctrl_c_hands_over_what_was_finished(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    stop = stop_after(3, KeyboardInterrupt)
    played = Arena().run("asigoc", BOTS, DECKS, 4, path=file, progress=stop)
    assert played.interrupted and len(played.games) == 3
    assert not Arena().run("asigoc", BOTS, DECKS, 4, path=file).interrupted


def test_more_games_can_be_added_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    first = Arena().run("asigoc", ["greedy", "random"], games=2, path=file)
    more = Arena().run("asigoc", ["greedy", "random"], games=4, path=file)
    assert more.games[:2] == first.games and len(more.games) == 4


def test_other_settings_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    Arena().run("asigoc", ["greedy", "random"], DECKS, 2, path=file)
    with pytest.raises(ArenaError, match=r"seed.*1 there, 2 here; give the same settings .* or another file"):
        Arena().run("asigoc", ["greedy", "random"], DECKS, 2, seed=2, path=file)
    with pytest.raises(ArenaError, match="bots"):
        Arena().run("asigoc", BOTS, DECKS, 2, path=file)
    with pytest.raises(ArenaError, match="decks"):
        Arena().run("asigoc", ["greedy", "random"], DECKS[:1], 2, path=file)
    with sqlite3.connect(file) as base:
        base.execute("""UPDATE settings SET value = '"0123456789ab"' WHERE name = 'hash'""")
    base.close()
    with pytest.raises(ArenaError, match="cards or rules have changed"):
        Arena().run("asigoc", ["greedy", "random"], DECKS, 4, path=file)
    assert len(Arena().run("asigoc", ["greedy", "random"], DECKS, 2, path=file).games) == 2, "it is still told"


def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    text, other = tmp_path / "notes.txt", tmp_path / "other.sqlite"
    text.write_text("no database, but long enough to be looked at\n" * 40)
    with sqlite3.connect(other) as base:
        base.execute("CREATE TABLE mine (x)")
    base.close()
    short = tmp_path / "short.txt"
    short.write_text("x")
    held = [file.read_bytes() for file in (text, other, short)]
    for file in (text, other, short, tmp_path / "nowhere" / "games.sqlite"):
        with pytest.raises(ArenaError, match="another file with --out"):
            Arena().run("asigoc", ["greedy", "random"], games=2, path=file)
    assert [file.read_bytes() for file in (text, other, short)] == held
    assert len(list(tmp_path.iterdir())) == 3


def test_a_damaged_file_is_told_in_words(tmp_path: Path) -> None:
    other, torn = tmp_path / "columns.sqlite", tmp_path / "torn.sqlite"
    with sqlite3.connect(other) as base:
        base.execute("CREATE TABLE settings (x)")
        base.execute("CREATE TABLE games (y)")
    base.close()
    Arena().run("asigoc", ["greedy", "random"], games=2, path=torn)
    torn.write_bytes(torn.read_bytes()[:4096] + b"\xff" * (torn.stat().st_size - 4096))
    for file in (other, torn):
        with pytest.raises(ArenaError, match=f"{file.name} cannot be used as an arena file: .*another file with --out"):
            Arena().run("asigoc", ["greedy", "random"], games=2, path=file)


@pytest.mark.parametrize(
    ("bots", "games", "word"),
    [(["greedy"], 2, "two bots"), (["greedy", "greedy"], 2, "each once"), (["greedy", "random"], 3, "even number")],
)
def test_a_round_robin_that_makes_no_sense_is_refused(bots: list[str], games: int, word: str) -> None:
    with pytest.raises(ArenaError, match=word):
        Arena().run("asigoc", bots, games=games)
    with pytest.raises(roster.UnknownBot):
        Arena().run("asigoc", ["greedy", "nobody"])


# --- the sequential test ----------------------------------------------------------------------------------------------


def test_the_sequential_test_stops_at_the_same_game_on_any_number_of_workers() -> None:
    one = Arena(sprt=0.65).run("asigoc", ["greedy", "random"], DECKS, 100)
    two = Arena(sprt=0.65).run("asigoc", ["greedy", "random"], DECKS, 100, workers=2)
    assert one.verdict == "better" and len(one.games) < 40
    assert outcome(one) == outcome(two)
    assert Arena(sprt=0.65).run("asigoc", ["random", "greedy"], DECKS, 100).verdict == "not better"


# --- the page and the command -----------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """Reads a page and notes what is not closed, what comes from elsewhere, and what is said."""

    VOID = frozenset(("meta",))

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[str] = []
        self.names: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag != "script" and not {"src", "href"} & {name for name, _ in attrs}
        self.names += [value or "" for name, value in attrs if name == "id"]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("rect", "line", "circle")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def test_the_page_is_well_formed_and_names_every_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster._BUILT_IN, "<b>&\"'", roster._BUILT_IN["random"])
    names = ["greedy", "random", "<b>&\"'"]
    text = page(standings(Arena().run("asigoc", names, DECKS, 4)))
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    assert len(reader.names) == len(set(reader.names))
    assert set(names) <= set(reader.said)
    assert text.count("<svg") == text.count("<title id") == text.count("<details>") == 6
    assert "http" not in text


def test_a_page_can_be_made_of_no_games() -> None:
    stop = stop_after(0, KeyboardInterrupt)
    played = Arena().run("asigoc", BOTS, progress=stop)
    assert "No game was finished." in page(standings(played))


def test_the_command_ranks_bots_and_writes_a_page(tmp_path: Path) -> None:
    app = typer.Typer()
    register(app)
    files = ["--out", str(tmp_path / "games.sqlite"), "--report", str(tmp_path / "page.html")]
    args = ["--bots", "random,greedy", "--decks", ",".join(DECKS), "--games", "6", *files]
    shown = CliRunner().invoke(app, args)
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.index("greedy") < shown.stdout.index("random")
    assert "</html>" in (tmp_path / "page.html").read_text(encoding="utf-8")
    told = json.loads(CliRunner().invoke(app, [*args, "--json"]).stdout)
    assert (told["games"], told["planned"]) == (6, 6)
    assert told["ranking"][0]["name"] == "greedy"
    assert CliRunner().invoke(app, ["--bots", "1,2,3", "--sprt", "0.6"]).exit_code == 2


def test_the_tables_name_the_bot_behind_a_level(tmp_path: Path) -> None:
    app = typer.Typer()
    register(app)
    files = ["--out", str(tmp_path / "games.sqlite"), "--report", str(tmp_path / "page.html")]
    args = ["--bots", "3,1,greedy", "--games", "2", *files]
    shown = CliRunner().invoke(app, args)
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.count("3 (greedy)") == 3 and "1 (random)" in shown.stdout
    assert "3 (greedy)" in (tmp_path / "page.html").read_text(encoding="utf-8")
    told = json.loads(CliRunner().invoke(app, [*args, "--json"]).stdout)
    assert {one["name"] for one in told["ranking"]} == {"1", "3", "greedy"}


def is_worker(process: Path) -> bool:
    """Whether a process is to play games: Python has started another, too."""
    return b"spawn_main" in command(process)


def has_loaded(process: Path) -> bool:
    """Whether a process is a worker that has said that Ctrl-C is none of its business."""
    told = re.search(r"^SigIgn:\s*(\w+)$", (process / "status").read_text(), re.MULTILINE)
    return is_worker(process) and told is not None and bool(int(told[1], 16) & 1 << signal.SIGINT - 1)


def hear_ctrl_c() -> None:
    """What a shell runs in the background is deaf to Ctrl-C, and so would be all that a test starts there."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@needs_proc
@pytest.mark.parametrize("job", ["arena", "simulate"])
@pytest.mark.parametrize("when", [Path.exists, is_worker, has_loaded])
def test_ctrl_c_while_the_workers_load_is_one_line(tmp_path: Path, job: str, when: Callable[[Path], bool]) -> None:
    counts = ["--game", "asigoc"] if job == "arena" else ["asigoc"]
    args = [job, *counts, "--bots", "greedy,random", "--games", "100000", "--workers", "2"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.Popen([sys.executable, "-m", "duelwright", *args], cwd=tmp_path, env=env, text=True,
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
                           preexec_fn=hear_ctrl_c)  # fmt: skip
    try:
        while run.poll() is None and not any(when(child) for child in children(run.pid)):
            time.sleep(0.01)
        os.killpg(run.pid, signal.SIGINT)
        _, said = run.communicate(timeout=PATIENCE)
    finally:
        run.kill()
    assert run.returncode == 130, said
    assert said.count("\n") == 1 and said.startswith("duelwright: stopped after "), said
