"""The processes that a process has started, by what the kernel keeps of them in /proc."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")


def children(process: int) -> list[Path]:
    """The folders of its children; one that ends meanwhile is left out."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            parent = (folder / "stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == process:
                found.append(folder)
    return found


def command(process: Path) -> bytes:
    """How a process was started; nothing where it has ended."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return (process / "cmdline").read_bytes()
    return b""
