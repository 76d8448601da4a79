"""The languages: words that inflect, the rule for numbers, and spelling; once per language."""

from .en import English
from .fr import French
from .ru import Russian

__all__ = ["English", "French", "Russian"]
