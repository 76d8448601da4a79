"""What Vanguard tells besides its abilities: events, refusals, faults of decks, what clients say; by language."""

from . import en, fr, ru

MESSAGES: dict[str, dict[str, str]] = {"en": en.MESSAGES, "fr": fr.MESSAGES, "ru": ru.MESSAGES}
