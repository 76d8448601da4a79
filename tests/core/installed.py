"""Run by `make test` against what is installed in .venv: the compiled modules are really the ones that play."""

from __future__ import annotations

import os
import shutil

import duelwright as dw

from ..mode import IS_INSTALLED, SRC


def test_the_installed_package_is_compiled_where_a_compiler_is_at_hand() -> None:
    assert IS_INSTALLED
    if shutil.which("cc") and not os.environ.get("DUELWRIGHT_PURE"):
        assert dw.build_mode() == "compiled"


def test_no_compiled_file_lies_among_the_sources() -> None:
    assert [path for path in SRC.rglob("*") if path.suffix in (".so", ".pyd")] == []
