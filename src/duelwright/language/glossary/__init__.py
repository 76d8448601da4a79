"""What things are called, once per language, for cards, terminal and browser: `en.json` and so on have the words.

`terms` are the words by their English names, as they stand inside a sentence. `never` are expressions for words that
mean the same and are not ours, each with the word to say instead; tests look for them in everything that is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

HEADINGS: Final = ("counter.", "section.")  # messages that stand by themselves


class Glossary(msgspec.Struct, frozen=True):
    """The words of a language."""

    terms: dict[str, str]
    never: list[tuple[str, str]]

    def __getitem__(self, name: str) -> str:
        """A term as it stands inside a sentence.

        >>> glossary("fr")["drop zone"]
        'zone de drop'
        """
        return self.terms[name]

    def head(self, name: str) -> str:
        """A term as a heading.

        >>> glossary("fr").head("soul")
        'Âme'
        """
        return self.terms[name][:1].upper() + self.terms[name][1:]

    def labels(self, named: Mapping[str, str]) -> dict[str, str]:
        """Messages that are a term, by their keys.

        >>> glossary("fr").labels({"zone.soul": "soul", "counter.energy": "energy"})
        {'zone.soul': 'âme', 'counter.energy': 'Énergie'}
        """
        return {key: self.head(term) if key.startswith(HEADINGS) else self[term] for key, term in named.items()}


@cache
def glossary(lang: str) -> Glossary:
    """The words of a language."""
    return msgspec.json.decode(files(__package__).joinpath(f"{lang}.json").read_bytes(), type=Glossary)
