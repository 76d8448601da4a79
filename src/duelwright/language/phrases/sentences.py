"""How effects are strung together, in any language: sentences at the top, steps within a sentence."""

from __future__ import annotations

from ..grammar import Table


def sentences(t: Table, then: str, other: str) -> None:
    """Sentences side by side, steps joined by `then`, options by `other`; a sentence within one stands in brackets."""
    t.row("sentences", "sentence", "")
    t.alias("sentence", "{:simple}.")
    t.alias("sentence", "{:compound}.")
    t.row("steps", "step", then)
    t.alias("step", "{:simple}")
    t.alias("step", "[{:compound}]")
    t.row("alternatives", "steps", other)
