"""Messages of ASIGOC that are a term of the glossary, in every language."""

from typing import Final

LABELS: Final = {
    "kind.weapon": "weapon",
    "kind.item": "item",
    "kind.ace": "ace",
    "zone.discard": "discard",
    "zone.ace": "ace",
    "zone.hand": "hand",
    "zone.deck": "deck",
    "counter.health": "health",
}
