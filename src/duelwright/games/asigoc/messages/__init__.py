"""What ASIGOC tells besides its cards: events, refusals, faults of decks; by language."""

from ....facets.lesson import lesson_texts
from ....language.glossary import glossary
from ....language.messages.rules import rule_texts
from . import en, fr, ru
from .labels import LABELS
from .lessons import LESSONS
from .rules import RULES

MESSAGES: dict[str, dict[str, str]] = {
    lang: {**glossary(lang).labels(LABELS), **rule_texts(RULES, lang), **lesson_texts(LESSONS, lang), **own}
    for lang, own in (("en", en.MESSAGES), ("fr", fr.MESSAGES), ("ru", ru.MESSAGES))
}
