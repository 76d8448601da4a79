"""What an installer leaves behind, without one: a game in a package of its own, found by its entry point."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .mode import SRC

EXAMPLE: Final = SRC.parent / "examples" / "skirmish" / "src"


def install(folder: Path, name: str, value: str, module: str = "") -> None:
    """The entry point of a package in a folder, and a module where one is given."""
    told = folder / f"{name}-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[duelwright.games]\n{name} = {value}\n")
    if module:
        (folder / f"{name}.py").write_text(module)
