"""Messages of the duel that are a term of the glossary, in every language."""

from typing import Final

LABELS: Final = {
    "kind.monster": "monster",
    "kind.spell": "spell",
    "zone.graveyard": "graveyard",
    "zone.hand": "hand",
    "zone.deck": "deck",
    "counter.life": "life points",
    "mark.mode.0": "attack mode",
    "mark.mode.1": "defense mode",
}
