"""Vanguard's cards."""

from .starters import CARDS

__all__ = ["CARDS"]
