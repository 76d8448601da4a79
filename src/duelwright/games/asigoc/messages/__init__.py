"""What ASIGOC tells besides its cards: events, refusals, faults of decks; by language."""

from ....language.glossary import glossary
from . import en, fr, ru
from .labels import LABELS

MESSAGES: dict[str, dict[str, str]] = {
    lang: {**glossary(lang).labels(LABELS), **own}
    for lang, own in (("en", en.MESSAGES), ("fr", fr.MESSAGES), ("ru", ru.MESSAGES))
}
