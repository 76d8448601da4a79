"""What `make` does on a machine without Node, told without doing it."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

from ..mode import SRC

needs_make = pytest.mark.skipif(shutil.which("make") is None, reason="looks at what make would do")


def told(*args: str) -> str:
    """The commands that make would run, all of them."""
    command = ["make", "--dry-run", "--always-make", "--no-print-directory", *args]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}  # it may be make's test
    return subprocess.run(command, cwd=SRC.parent, env=alone, capture_output=True, text=True, check=True).stdout


@needs_make
def test_without_node_everything_but_the_page_is_set_up_and_the_terminal_plays() -> None:
    without = told("NPM=", "terminal")
    assert "npm ci" not in without and "npm run" not in without
    assert "install node and npm" in without and "The terminal plays without" in without
    assert without.rstrip().endswith("duelwright play asigoc")


@needs_make
def test_with_node_the_page_is_built_first() -> None:
    everything = told("NPM=/usr/bin/npm", "setup")
    assert everything.index("npm run --silent build") < everything.index("--force-reinstall")
    assert "The terminal plays without" not in everything


@needs_make
def test_every_step_says_what_it_is_and_how_long_it_took() -> None:
    everything = told("NPM=/usr/bin/npm", "setup")
    for step in ("setting up .venv", "fetching the client's tools", "building the client", "building duelwright"):
        assert f'"{step}"' in everything
    assert everything.count("started=$(date +%s)") == 4
