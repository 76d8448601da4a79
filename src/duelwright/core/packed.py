"""Packed numbers: rows of machine integers, which compiled code reads, writes and copies as memory.

This module itself is not compiled: `Ints` must be there as a type when plain Python runs the same source.
"""

from __future__ import annotations

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64

Ints = vec[i64]
Rows = vec[vec[i64]]

__all__ = ["Ints", "Rows", "append", "extend", "i64", "remove", "vec"]
