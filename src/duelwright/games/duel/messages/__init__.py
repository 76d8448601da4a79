"""What the duel tells besides its spells: events, refusals, faults of decks, flavour; by language."""

from ....facets.lesson import lesson_texts
from ....language.glossary import glossary
from ....language.messages.rules import rule_texts
from ..flavour import FLAVOUR
from ..make import slug
from . import en, fr, ru
from .labels import LABELS
from .lessons import LESSONS
from .rules import RULES

MESSAGES: dict[str, dict[str, str]] = {
    lang: {
        **glossary(lang).labels(LABELS),
        **rule_texts(RULES, lang),
        **lesson_texts(LESSONS, lang),
        **own,
        **{f"flavour.{slug(name)}": sentences[i] for name, sentences in FLAVOUR.items()},
    }
    for i, (lang, own) in enumerate((("en", en.MESSAGES), ("fr", fr.MESSAGES), ("ru", ru.MESSAGES)))
}
