"""What the duel tells besides its spells: events, refusals, faults of decks, flavour; by language."""

from ..flavour import FLAVOUR
from ..make import slug
from . import en, fr, ru

MESSAGES: dict[str, dict[str, str]] = {
    lang: {**messages, **{f"flavour.{slug(name)}": sentences[i] for name, sentences in FLAVOUR.items()}}
    for i, (lang, messages) in enumerate((("en", en.MESSAGES), ("fr", fr.MESSAGES), ("ru", ru.MESSAGES)))
}
