"""What Vanguard tells besides its abilities: events, refusals, faults of decks, what clients say; by language."""

from ....facets.lesson import lesson_texts
from ....language.glossary import glossary
from ....language.messages.rules import rule_texts
from . import en, fr, ru
from .howto import HOW_TO_PLAY
from .labels import LABELS
from .lessons import LESSONS
from .rules import RULES

MESSAGES: dict[str, dict[str, str]] = {
    lang: {**glossary(lang).labels(LABELS), **rule_texts(RULES, lang), **lesson_texts(LESSONS, lang), **own}
    for lang, own in (("en", en.MESSAGES), ("fr", fr.MESSAGES), ("ru", ru.MESSAGES))
}
SHORT = {"vanguard-d": "D", "vanguard-v": "V", "vanguard-premium": "Premium"}  # the formats beside one another


def messages(key: str, lang: str) -> dict[str, str]:
    """The messages of a format."""
    return {**MESSAGES[lang], "how_to_play": HOW_TO_PLAY[key][lang], "client.format": SHORT[key]}
