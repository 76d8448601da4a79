"""Rows that plain Python hands to compiled functions: mypyc takes a reference to each, and never lets it go.

The wrapper of a compiled function unboxes a packed row into an argument of its own, which the function only borrows.
Here the reference is given back after the call, in the C that mypyc writes. Where a later mypyc does so itself, nothing
is added.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

TAKEN = re.compile(r"\b(arg_\w+) = VecI64Api\.unbox\(")
CALL = re.compile(r"\bretval = CPyDef_\w+\([^;]*\);")
HEAD, ROW, END = "PyObject *CPyPy_", "VecI64Api.unbox(obj_", "fail: ;"


def let_rows_go(folder: Path) -> None:
    """Give the rows back in every C file of a folder."""
    for path in folder.rglob("*.c"):
        written = path.read_text(encoding="utf-8")
        mended = "".join(parts(written))
        if mended != written:
            path.write_text(mended, encoding="utf-8")


def parts(written: str) -> Iterator[str]:
    """A C file piece by piece, each wrapper that unboxes a row with its rows let go."""
    done = 0
    while (row := written.find(ROW, done)) >= 0:
        start, end = written.rfind(HEAD, done, row), written.index(END, row)
        yield written[done:start]
        yield with_rows_let_go(written[start:end])
        done = end
    yield written[done:]


def with_rows_let_go(wrapper: str) -> str:
    """A wrapper that gives back the rows that it has unboxed, right after the call.

    >>> wrapper = "arg_row = VecI64Api.unbox(obj_row);\\n  char retval = CPyDef_f(arg_row);\\n"
    >>> with_rows_let_go(wrapper).splitlines()[-1].strip()
    'VEC_I64_DECREF(arg_row);'
    >>> with_rows_let_go(with_rows_let_go(wrapper)).count("DECREF")
    1
    """
    rows = [row for row in dict.fromkeys(TAKEN.findall(wrapper)) if f"DECREF({row})" not in wrapper]
    calls = list(CALL.finditer(wrapper))
    if not rows or len(calls) != 1:
        return wrapper
    end = calls[0].end()
    return wrapper[:end] + "".join(f"\n    VEC_I64_DECREF({row});" for row in rows) + wrapper[end:]
