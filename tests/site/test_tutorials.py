"""The tutorials, followed step by step: what they write runs, and does what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ..conformance.checks import CHECKS
from ..installing import install
from ..mode import SRC
from ..patience import PATIENCE
from .tutorial import DOCS, examples_of, files_of, write_files

LIBRARY = {"DUELWRIGHT_LANG": "en"}


def run(folder: Path, *command: str, paths: tuple[Path, ...] = ()) -> subprocess.CompletedProcess[str]:
    """A command in a folder, as somebody types it there."""
    env = {**os.environ, **LIBRARY, "PYTHONPATH": os.pathsep.join(map(str, (SRC, folder, *paths))),
           "DUELWRIGHT_HOME": str(folder / "home")}  # fmt: skip
    return subprocess.run([sys.executable, *command], cwd=folder, env=env, capture_output=True, text=True,
                          timeout=PATIENCE, check=False)  # fmt: skip


def duelwright(folder: Path, *args: str, paths: tuple[Path, ...] = ()) -> str:
    """The output of a command that must go well."""
    done = run(folder, "-m", "duelwright", *args, paths=paths)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_first_bot_beats_chance_by_far(tmp_path: Path) -> None:
    write_files("first-bot.md", tmp_path)
    done = run(tmp_path, "match.py")
    told = re.fullmatch(r"won (\d+) of 40\n", done.stdout)
    assert told is not None, done.stderr
    assert int(told[1]) >= 32
    (tmp_path / "try.py").write_text(
        "import duelwright as dw\nfrom careful import make\nstate = dw.game('duel').start(seed=1)\n"
        "prompt = state.prompt\nassert make(state.game)(state.view(prompt.seat), prompt) in prompt.options\n"
    )
    assert run(tmp_path, "try.py").returncode == 0


def test_the_first_card_is_read_imported_and_played(tmp_path: Path) -> None:
    write_files("first-card.md", tmp_path)
    assert "Quand cette carte entre en jeu" in duelwright(tmp_path, "read", "asigoc", "When this enters: draw a card.")
    assert "2 cards, 0 left out: 2 defined" in duelwright(tmp_path, "cards", "check", "mine.csv")
    duelwright(tmp_path, "cards", "import", "mine.csv")
    duelwright(tmp_path, "decks", "convert", "Road Wardens", "mine.txt")
    deck = tmp_path / "mine.txt"
    lines = deck.read_text(encoding="utf-8").splitlines()
    cards = [at for at, line in enumerate(lines) if re.match(r"1x? ", line)][:2]
    lines[cards[0]], lines[cards[1]] = "1 Old Friend", "1 Second Wind"
    deck.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "is legal" in duelwright(tmp_path, "decks", "check", "mine.txt", "--game", "asigoc")
    played = duelwright(tmp_path, "simulate", "asigoc", "-n", "8", "--deck", "mine.txt", "--json")
    assert '"games": 8' in played


def test_the_first_game_is_found_and_plays(tmp_path: Path) -> None:
    files = write_files("first-game.md", tmp_path)
    told = files["tally/pyproject.toml"].read_text(encoding="utf-8")
    assert '[project.entry-points."duelwright.games"]\ntally = "tally:FAMILY"' in told
    install(tmp_path, "tally", "tally:FAMILY")
    source = (tmp_path / "tally" / "src",)
    listed = duelwright(tmp_path, "games", paths=source)
    assert "tally  Tally: 5 cards, 2 ready decks\n" in listed
    assert '"points": 20' in duelwright(tmp_path, "simulate", "tally", "-n", "20", "--json", paths=source)
    fought = duelwright(
        tmp_path, "arena", "--game", "tally", "--bots", "greedy,random", "--games", "4", "--json", paths=source
    )
    assert '"games": 4' in fought


@pytest.mark.parametrize("check", CHECKS)
def test_the_first_game_conforms(tmp_path: Path, check: str) -> None:
    write_files("first-game.md", tmp_path)
    code = (
        f"import tally, duelwright as dw\nfrom tests.conformance.checks import CHECKS\n"
        f"dw.register(tally.FAMILY)\nCHECKS[{check!r}](dw.game('tally'), 0)\n"
    )
    done = run(tmp_path, "-c", code, paths=(tmp_path / "tally" / "src", DOCS.parent))
    assert done.returncode == 0, done.stderr


def test_the_examples_of_the_research_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    for code in examples_of("research.md"):
        exec(compile(code, "research.md", "exec"), {})
    assert "went first" in capsys.readouterr().out


def test_what_a_page_on_own_cards_shows_is_read_alike(tmp_path: Path) -> None:
    text = (DOCS / "own-cards.md").read_text(encoding="utf-8")
    shown = re.findall(r"```(toml|csv|json)\n(.*?)```", text, re.DOTALL)
    cards = [(suffix, code) for suffix, code in shown if "Old Friend" in code]
    assert [suffix for suffix, _ in cards] == ["toml", "csv", "json"]
    found = set()
    for suffix, code in cards:
        (tmp_path / f"mine.{suffix}").write_text(code, encoding="utf-8")
        duelwright(tmp_path, "cards", "import", f"mine.{suffix}", "--source", "mine")
        found.add(duelwright(tmp_path, "cards", "show", "Old Friend"))
    assert len(found) == 1


def test_every_tutorial_writes_files() -> None:
    assert all(files_of(page) for page in ("first-bot.md", "first-card.md", "first-game.md"))
