"""Opponents. A bot is a function of a view, its prompt and a random generator; it never sees the state."""

from __future__ import annotations

from .random import random_answer

__all__ = ["random_answer"]
