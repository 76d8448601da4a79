"""What ASIGOC tells besides its cards: events, refusals, faults of decks; by language."""

from . import en, fr, ru

MESSAGES: dict[str, dict[str, str]] = {"en": en.MESSAGES, "fr": fr.MESSAGES, "ru": ru.MESSAGES}
