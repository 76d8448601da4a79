"""The code of a page, as somebody who follows it has it: blocks with a title are files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).parents[2] / "docs"
BLOCK: Final = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```', re.MULTILINE | re.DOTALL)


def files_of(page: str) -> dict[str, str]:
    """The files that a page has one write, by name."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return {name: code for _, name, code in BLOCK.findall(text) if name}


def examples_of(page: str) -> list[str]:
    """The examples in Python that are no files."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return [code for language, name, code in BLOCK.findall(text) if language == "python" and not name]


def write_files(page: str, folder: Path) -> dict[str, Path]:
    """Write the files of a page into a folder."""
    found: dict[str, Path] = {}
    for name, code in files_of(page).items():
        found[name] = folder / name
        found[name].parent.mkdir(parents=True, exist_ok=True)
        found[name].write_text(code, encoding="utf-8")
    return found
