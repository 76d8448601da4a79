"""The names of sets in YGOPro's strings.conf, which a card's setcode stands for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ...core.errors import worded
from ...facets.record import LONGEST, LibraryError
from .guard import printable
from .quoting import LINE_END

LONGEST_FILE: Final = 4_000_000  # characters
MOST_CODE: Final = 0xFFFF
SET_NAME: Final = re.compile(r"!setname[ \t]+0x([0-9a-f]{1,4})[ \t]+(.*)", re.IGNORECASE)
MARK: Final = "!setname"


def read_set_names(text: str) -> dict[int, str]:
    """The names of sets by their code; what stands after a tab is a comment, and the last line of a code counts.

    >>> read_set_names("!system 1 Draw\\n!setname 0x1a Liberator\\tJapanese name\\n")
    {26: 'Liberator'}
    """
    if len(text) > LONGEST_FILE:
        raise LibraryError(
            worded(
                "sets_long",
                "the set names have {text} characters; {longest_file} are the most that is read",
                {"text": f"{len(text):,}", "longest_file": f"{LONGEST_FILE:,}"},
            )
        )
    names: dict[int, str] = {}
    for number, line in enumerate(LINE_END.split(text), 1):
        if not _is_set_name(line):
            continue
        found = SET_NAME.fullmatch(line)
        name = found[2].partition("\t")[0].strip() if found else ""
        if found is None or not _is_sound(int(found[1], 16), name):
            raise LibraryError(
                worded(
                    "sets_line",
                    "line {number}: {line} is not '!setname', a code such as 0x1, a name",
                    {"number": number, "line": repr(printable(line, 60))},
                )
            )
        names[int(found[1], 16)] = name
    return names


def write_set_names(names: Mapping[int, str]) -> str:
    """The lines of strings.conf that name sets, by their code.

    >>> write_set_names({26: "Liberator"})
    '!setname 0x1a Liberator\\n'
    """
    for code, name in names.items():
        if not _is_sound(code, name) or name != name.strip():
            raise LibraryError(
                worded(
                    "sets_name",
                    "set {code}: {name} cannot stand in strings.conf",
                    {"code": code, "name": repr(printable(name, 60))},
                )
            )
    return "".join(f"{MARK} {code:#x} {names[code]}\n" for code in sorted(names))


def with_set_names(text: str, names: Mapping[int, str]) -> str:
    """A strings.conf with these names of sets instead of its own, at the same place; all other lines are kept.

    >>> with_set_names("!system 1 Draw\\n!setname 0x1 Old\\n!victory 0x1 Won\\n", {2: "New"})
    '!system 1 Draw\\n!setname 0x2 New\\n!victory 0x1 Won\\n'
    """
    end = "\r\n" if "\r\n" in text else "\n"
    added = write_set_names(names).replace("\n", end)
    lines = re.findall(r"[^\n]*\n|[^\n]+", text)
    own = [at for at, line in enumerate(lines) if _is_set_name(line)]
    if not own and lines and not lines[-1].endswith("\n") and added:
        lines[-1] += end
    at = own[0] if own else len(lines)
    return "".join(lines[:at]) + added + "".join(line for line in lines[at:] if not _is_set_name(line))


def _is_set_name(line: str) -> bool:
    return line.split(maxsplit=1)[:1] == [MARK] and line.startswith(MARK)


def _is_sound(code: int, name: str) -> bool:
    return 0 < code <= MOST_CODE and 0 < len(name) <= LONGEST and name.isprintable()
