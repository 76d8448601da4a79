"""Run by `make test` against what is installed in .venv: the compiled modules are really the ones that play."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import duelwright as dw

SRC = Path(__file__).parents[2] / "src"


def test_the_installed_package_is_compiled_where_a_compiler_is_at_hand() -> None:
    assert not Path(dw.__file__).is_relative_to(SRC)
    if shutil.which("cc") and not os.environ.get("DUELWRIGHT_PURE"):
        assert dw.build_mode() == "compiled"


def test_no_compiled_file_lies_among_the_sources() -> None:
    assert [path for path in SRC.rglob("*") if path.suffix in (".so", ".pyd")] == []
