"""Runs of the client: as a process of its own, or at a table in this one with scripted input."""

from __future__ import annotations

import contextlib
import io
import os
import random
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from unittest.mock import patch

from rich.console import Console

import duelwright as dw
from duelwright.bots import random_answer
from duelwright.cli import main
from duelwright.language import say
from duelwright.terminal.table import Table

from ..patience import PATIENCE

ROOT = Path(__file__).parents[2]
IN_ENGLISH: Mapping[str, str] = {"DUELWRIGHT_LANG": "en"}
SEED = 1316  # the bot begins with Healer's Staff; in your hand is Breaking Rune (h9)


def duelwright(
    *args: str,
    given: str | bytes = "",
    folder: Path = ROOT,
    encoding: str = "utf-8",
    environment: Mapping[str, str] = IN_ENGLISH,
) -> subprocess.CompletedProcess[str]:
    """Run the command; the output is text whatever it contains."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": encoding, **environment}
    data = given.encode() if isinstance(given, str) else given
    done = subprocess.run([sys.executable, "-m", "duelwright", *args], input=data, capture_output=True, cwd=folder,
                          env=env, timeout=PATIENCE, check=False)  # fmt: skip
    out, err = (text.decode("utf-8", "replace").replace("\r\n", "\n") for text in (done.stdout, done.stderr))
    return subprocess.CompletedProcess(args, done.returncode, out, err)


def inside(
    *args: str, given: str = "", folder: Path = ROOT, environment: Mapping[str, str] = IN_ENGLISH
) -> subprocess.CompletedProcess[str]:
    """Run the command in this process, which is faster."""
    out, err = io.StringIO(), io.StringIO()
    was = sys.argv, sys.stdin
    sys.argv, sys.stdin = ["duelwright", *args], io.StringIO(given)
    try:
        with (
            patch.dict(os.environ, environment),
            contextlib.chdir(folder),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
        ):
            main()
    except SystemExit as left:
        status = left.code
    finally:
        sys.argv, sys.stdin = was
    assert isinstance(status, int)
    return subprocess.CompletedProcess(args, status, out.getvalue(), err.getvalue())


def fails(done: subprocess.CompletedProcess[str], *words: str, status: int = 1) -> None:
    """Assert that a run said in one line what is wrong."""
    assert done.returncode == status, done
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("duelwright: ")
    assert "Traceback" not in done.stderr + done.stdout
    for word in words:
        assert word in done.stderr, done.stderr


class Sitting:
    """A table with a recording console, driven by lines or by a function that looks at the table."""

    def __init__(
        self,
        *lines: str,
        hotseat: bool = False,
        seed: int = SEED,
        then: Callable[[], str] | None = None,
        game: str = "asigoc",
        lang: str = "en",
    ) -> None:
        self.text = io.StringIO()
        self.lines = list(lines)
        self.then = then
        self.asked: list[dw.Prompt] = []
        console = Console(file=self.text, width=110, highlight=False)
        names = ("Ann", "Bob") if hotseat else (say("", lang, "you"), say("", lang, "bot", {"level": "1"}))
        self.game = dw.game(game)
        rng = random.Random(seed)
        bots = (None, None if hotseat else lambda view, prompt: random_answer(view, prompt, rng))
        self.table = Table(self.game, console, self.read, names, bots, lang=lang)
        self.table.begin((self.game.decks()[0], self.game.decks()[1]), seed)

    def read(self, prompt: str) -> str:
        if prompt and self.table.state.prompt is not None:
            self.asked.append(self.table.state.prompt)
        if self.lines:
            return self.lines.pop(0)
        if self.then is None:
            raise EOFError
        return self.then()

    def last_line(self) -> str:
        """What was said last; the text grows long, so only its end is read."""
        self.text.seek(max(0, self.text.tell() - 400))
        return self.text.read().rstrip().splitlines()[-1]

    def play(self) -> str:
        assert self.table.play() == 0
        return self.text.getvalue()
