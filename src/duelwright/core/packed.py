"""Packed numbers: rows of machine integers, which compiled code reads, writes and copies as memory.

Plain Python runs the same source with lists, which it reads faster. Either way a row that was handed to `append`,
`remove` or `extend` is stale: what they return is the row. This module itself is never compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

_state = find_spec(f"{__package__}.state")
is_compiled = _state is not None and not str(_state.origin).endswith(".py")

if TYPE_CHECKING or is_compiled:
    from librt.vecs import append, extend, remove, vec
    from mypy_extensions import i64, mypyc_attr

    Ints = vec[i64]
    Rows = vec[vec[i64]]
else:
    i64 = int

    def mypyc_attr(**how: bool) -> Callable[[type[Any]], type[Any]]:
        """What the compiler is told of a class says nothing to plain Python."""
        return lambda kind: kind

    class Vec:
        """What makes rows: `vec[i64]([1, 2])`, `vec[i64](capacity=8)`."""

        def __getitem__(self, kind: object) -> Callable[..., list[Any]]:
            return row

    def row(items: Iterable[Any] = (), capacity: int = 0) -> list[Any]:
        """A row with these items."""
        return list(items)

    def append(row: list[Any], item: Any) -> list[Any]:
        """The row with one more item; an empty one may be shared by many, and stays as it is."""
        if not row:
            return [item]
        row.append(item)
        return row

    def extend(row: list[Any], items: Iterable[Any]) -> list[Any]:
        """The row with more items."""
        return [*row, *items]

    def remove(row: list[Any], item: Any) -> list[Any]:
        """The row without the first such item."""
        row.remove(item)
        return row

    vec = Vec()
    Ints = list[int]
    Rows = list[list[int]]

__all__ = ["Ints", "Rows", "append", "extend", "i64", "mypyc_attr", "remove", "vec"]
