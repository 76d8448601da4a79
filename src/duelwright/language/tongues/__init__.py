"""The languages: words that inflect, the rule for numbers, and spelling; once per language."""

from ..inflection import Lexicon
from .en import English
from .fr import French
from .ru import Russian

__all__ = ["NAMES", "TONGUES", "English", "French", "Russian"]

TONGUES: dict[str, type[Lexicon]] = {"en": English, "fr": French, "ru": Russian}
NAMES: dict[str, str] = {"en": "English", "fr": "français", "ru": "русский"}
