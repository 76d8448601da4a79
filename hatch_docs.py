"""Docstrings for the compiled modules: mypyc leaves them out, so they are put into the C that it writes.

`help(duelwright.Game.start)` then says the same in the compiled build as in the plain one. A stub would only speak to
editors, and a table filled at import cannot reach the methods of a compiled class, whose `__doc__` is read-only.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

FUNCTION = re.compile(r'\(PyCFunction\)CPyPy_(\w+),\s*METH_[\w |]+, PyDoc_STR\("((?:[^"\\]|\\.)*?--\\n\\n)"\)')
CLASS = re.compile(
    r'PyTypeObject CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\("((?:[^"\\]|\\.)*?--\\n\\n)"\)'
)
PROPERTY = re.compile(r"\(getter\)(\w+)_get_(\w+),\s*(?:NULL|\(setter\)\w+), (NULL), NULL\}")

Documented = ast.FunctionDef | ast.ClassDef


def write_docstrings(folder: Path, files: Sequence[str]) -> None:
    """Put the docstrings of the sources into every C file of a folder."""
    docs = dict(docstrings(files))
    for path in folder.rglob("*.c"):
        written = path.read_text(encoding="utf-8")
        spoken = with_docstrings(written, docs)
        if spoken != written:
            path.write_text(spoken, encoding="utf-8")


def docstrings(files: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every docstring of some sources by the name that it may have in C.

    mypyc shortens the name of a module as far as it stays the only one: `game___Game___start` is a method of core/game.
    """
    for file in files:
        parts = Path(file).with_suffix("").parts
        modules = ["___".join(parts[-length:]) for length in range(1, len(parts) + 1)]
        for outer in ast.parse(Path(file).read_text(encoding="utf-8")).body:
            if isinstance(outer, Documented):
                inner = [part for part in outer.body if isinstance(part, Documented)]
                named = [(outer.name, outer), *((f"{outer.name}___{part.name}", part) for part in inner)]
                for name, part in named:
                    said = ast.get_docstring(part, clean=False)
                    if said:
                        yield from ((f"{module}___{name}", said) for module in modules)


def with_docstrings(written: str, docs: dict[str, str]) -> str:
    """C with the docstrings in it."""

    def after_signature(match: re.Match[str]) -> str:
        said = docs.get(match[1], "")
        end = match.end(2) - match.start()
        return match[0][:end] + in_c(said) + match[0][end:]

    def of_property(match: re.Match[str]) -> str:
        said = docs.get(f"{match[1]}___{match[2]}", "")
        start, end = match.start(3) - match.start(), match.end(3) - match.start()
        return match[0][:start] + f'"{in_c(said)}"' + match[0][end:] if said else match[0]

    return PROPERTY.sub(of_property, CLASS.sub(after_signature, FUNCTION.sub(after_signature, written)))


def in_c(text: str) -> str:
    """A text as it stands between quotes in C; what is not plain ASCII, in octal."""
    plain = "".join(chr(code) for code in range(32, 127) if chr(code) not in '"\\?')
    return "".join(chr(byte) if chr(byte) in plain else f"\\{byte:03o}" for byte in text.encode())
