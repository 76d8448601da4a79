"""Messages that every game shares, by language."""

from . import en, fr, ru

CATALOGUE: dict[str, dict[str, str]] = {"en": en.MESSAGES, "fr": fr.MESSAGES, "ru": ru.MESSAGES}
