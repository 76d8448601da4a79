"""Run by `make test` against what is installed in .venv: the compiled modules are really the ones that play."""

from __future__ import annotations

import os
import resource
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from hatch_build import COMPILED

import duelwright as dw
from duelwright.bots import estimates
from duelwright.core.choices import in_order
from duelwright.core.engine import options
from duelwright.games import SHIPPED

from ..mode import IS_INSTALLED, SRC
from ..processes import needs_proc


def test_the_installed_package_is_compiled_where_a_compiler_is_at_hand() -> None:
    assert IS_INSTALLED
    if shutil.which("cc") and not os.environ.get("DUELWRIGHT_PURE"):
        assert dw.build_mode() == "compiled"


def test_no_compiled_file_lies_among_the_sources() -> None:
    assert [path for path in SRC.rglob("*") if path.suffix in (".so", ".pyd")] == []


def held() -> int:
    """The bytes of memory that this process has now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


@needs_proc
def test_states_that_are_read_again_leave_nothing_behind() -> None:
    """Twenty kilobytes of each were once never freed: packed rows that plain Python gave to compiled objects."""
    game = dw.game("vanguard-d")
    data = game.start(seed=1).encode()
    for _ in range(200):
        game.decode(data)
    before = held()
    for _ in range(2000):
        game.decode(data)
    assert held() - before < 10_000_000


@needs_proc
@pytest.mark.parametrize("key", SHIPPED)
def test_a_search_leaves_nothing_behind(key: str) -> None:
    """Each sensible answer once left its list of options behind, handed over by a hook: 40 megabytes a second."""
    game = dw.game(key)
    state = game.start(seed=3)
    while state.prompt is not None and state.prompt.forced:
        state.apply(state.legal()[0])
    view = state.view(state.prompt.seat if state.prompt is not None else 0)
    for _ in range(4):
        estimates(view, playouts=60, game=game)
    before = held()
    for _ in range(40):
        estimates(view, playouts=60, game=game)
    assert held() - before < 1_000_000


@needs_proc
def test_rows_that_plain_python_hands_over_are_let_go() -> None:
    """A game with a hook of its own calls the others through Python: what mypyc's wrappers take, they give back."""
    row = dw.game("duel").start(seed=1)
    for _ in range(100):
        in_order(options(row))
    before = held()
    for _ in range(30_000):
        row.option_made = False
        in_order(options(row))
    assert held() - before < 1_000_000


def test_a_blueprint_with_another_judgement_is_not_played_by_the_old_one() -> None:
    made = dw.game("asigoc")
    moved = replace(made.judgement, evaluate=None, search_evaluate=made.judgement.evaluate)
    other = dw.Game(replace(made.blueprint, judgement=moved), made.rules, made.cards())
    state = other.start(seed=3)
    assert other.dispatch.evaluate(state, 0) == other.evaluate(state, 0) == 0


def test_only_compiled_code_makes_packed_rows() -> None:
    compiled = {f"src/duelwright/{name}" for name in [*COMPILED, "core/packed.py"]}
    makers = [path for path in SRC.rglob("*.py") if "vec[i64](" in path.read_text(encoding="utf-8")]
    assert {path.relative_to(SRC.parent).as_posix() for path in makers} <= compiled
