"""Shared messages in English. Reasons for refusals stand beside the rules."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "section.main": "Main deck",
    "section.aside": "Aside",
    "you": "You",
    "caused": "{text} ({cause}).",
    "ON_SHUFFLE": "You shuffle your deck. | {who} shuffles their deck.",
    "ON_DRAW": "You draw {cards}. | {who} draws {cards}.",
    "ON_GAME_END": "You win the game. | {who} wins the game.",
    "drawn_game": "The game ends in a draw.",
    "unknown_event": "{who}: {event}{values}.",
    "unknown_event_of": "{who}: {event} of {cards}{values}.",
}
