"""Words of any kind on one line of a card's description, so that each is read back as it was."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

NO_TEXT: Final = "(No ability)"
LINE_END: Final = re.compile(r"\r?\n")
ITEM: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[^,]*)\s*(?:,|$)')
KNOWN_SKILLS: Final = {  # as they are printed, where capitals alone do not tell our word
    "twin drive": "Twin Drive!!",
    "triple drive": "Triple Drive!!!",
    "quadra drive": "Quadra Drive!!!!",
    "quinta drive": "Quinta Drive!!!!!",
    "G guardian": "G Guardian",
    "overDress": "overDress",
}
SPELLINGS: Final = {word.lower(): word for word in KNOWN_SKILLS}


def quoted(value: str) -> str:
    """A value as it stands after a colon: plain, or as a JSON string where it would not be read back as it is.

    >>> quoted("Royal: Paladin"), quoted(" two\\nlines")
    ('Royal: Paladin', '" two\\\\nlines"')
    """
    plain = value.isprintable() and value == value.strip() and value and value[0] != '"'
    return value if plain else json.dumps(value, ensure_ascii=False)


def unquoted(value: str) -> str:
    """The value that stands after a colon; what only looks like a JSON string is taken as it stands.

    >>> unquoted(' Human '), unquoted('"a\\\\nb"'), unquoted('"Omega" Glendios')
    ('Human', 'a\\nb', '"Omega" Glendios')
    """
    said = value.strip()
    found = _json_string(said)
    return said if found is None else found


def skill_line(skills: Iterable[str]) -> str:
    """Skills as they are printed, with commas between them.

    >>> skill_line(("twin drive", "persona ride", "odd, one"))
    'Twin Drive!!, Persona Ride, "odd, one"'
    """
    return ", ".join(map(_printed_skill, skills))


def skill_words(line: str) -> tuple[str, ...]:
    """Our words for the skills of a line.

    >>> skill_words('Twin Drive!!, G guardian, "odd, one"')
    ('twin drive', 'G guardian', 'odd, one')
    """
    items = (found[1].strip() for found in ITEM.finditer(line.strip()))
    return tuple(_skill_word(item) for item in items if item)


def body(text: tuple[str, ...]) -> list[str]:
    """The lines of a description that hold a card's text; one that would be read otherwise is escaped.

    >>> body(()), body(("[AUTO]: draw", "two\\nlines"))
    (['(No ability)'], ['[AUTO]: draw', '\\\\"two\\\\nlines"'])
    """
    if not text:
        return [NO_TEXT]
    lines = [line if _is_safe(line) else _escaped(line) for line in text]
    if not lines[-1] or lines == [NO_TEXT]:
        lines[-1] = _escaped(lines[-1])
    return lines


def text_of(lines: list[str]) -> tuple[str, ...]:
    """The card's text that such lines hold; empty lines at the end are none.

    >>> text_of(["(No ability)", ""]), text_of(["[AUTO]: draw"])
    ((), ('[AUTO]: draw',))
    """
    last = max((at for at, line in enumerate(lines, 1) if line), default=0)
    return () if lines[:last] == [NO_TEXT] else tuple(map(_unescaped, lines[:last]))


def _json_string(said: str) -> str | None:
    if len(said) < 2 or said[0] != '"' or said[-1] != '"':
        return None
    try:
        return str(json.loads(said))
    except ValueError:
        return None


def _printed_skill(word: str) -> str:
    said = KNOWN_SKILLS.get(word) or " ".join(part[:1].upper() + part[1:] for part in word.split(" "))
    safe = "," not in said and quoted(said) == said and _skill_word(said) == word
    return said if safe else json.dumps(word, ensure_ascii=False)


def _skill_word(said: str) -> str:
    found = _json_string(said)
    if found is not None:
        return found
    word = said.rstrip("!").strip().lower()
    return SPELLINGS.get(word, word)


def _is_safe(line: str) -> bool:
    return not ("\r" in line or "\n" in line) and _unescaped(line) == line


def _escaped(line: str) -> str:
    return "\\" + json.dumps(line, ensure_ascii=False)


def _unescaped(line: str) -> str:
    found = _json_string(line[1:]) if line.startswith("\\") else None
    return line if found is None else found
