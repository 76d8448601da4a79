"""What things are called, once per language, for cards, terminal and browser: `en.json` and so on have the words.

`terms` are the words by their English names, as they stand inside a sentence. `never` are expressions for words that
mean the same and are not ours, each with the word to say instead; tests look for them in everything that is said.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


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


@cache
def glossary(lang: str) -> Glossary:
    """The words of a language."""
    return msgspec.json.decode(files(__package__).joinpath(f"{lang}.json").read_bytes(), type=Glossary)
