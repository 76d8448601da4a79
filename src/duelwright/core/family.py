"""A family: one game, and the formats in which it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .rules import Rules

if TYPE_CHECKING:
    from .blueprint import Blueprint


@dataclass(frozen=True, eq=False)
class Family:
    """One game: its key, its name, and how the blueprint of each format is made, for given rules or the shipped."""

    key: str
    name: str
    formats: Mapping[str, Callable[[Rules | None], Blueprint]]
