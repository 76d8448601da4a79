"""Vanguard's own words, by language."""

from .en import english
from .fr import french
from .ru import russian

WORDS = {"en": english, "fr": french, "ru": russian}
