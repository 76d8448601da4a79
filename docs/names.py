"""The constants of the games, written from their terms: `python -m docs.names`, which `make docs` does first."""

from __future__ import annotations

import importlib
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from duelwright.core.terms import Group, Term

SOURCES: Final = Path(__file__).parents[1] / "src" / "duelwright"
GAMES: Final = ("asigoc", "duel", "vanguard")
APART: Final = {("vanguard", "EVENTS"): "events"}  # groups with a file of their own
BASES: Final = {
    "OWN_VERBS": "action",
    "OWN_ENDINGS": "engine",
    "OWN_EVENTS": "engine",
    "OWN_PROMPTS": "engine",
    "OWN_PROCEDURES": "frame",
}
NO_LISTS: Final = ("OWN_VERBS", "OWN_PROMPTS", "OWN_PROCEDURES", "OWN_ENDINGS")  # the family makes its own from terms
HEAD: Final = '''"""Written by `make docs` from terms.py; do not edit. A thing's number is its place among its like."""

from __future__ import annotations

from typing import Final
'''
WIDTH: Final = 120


def constants() -> dict[str, str]:
    """Every file of constants by its path below src/duelwright."""
    from duelwright.core.terms import Group

    found: dict[str, str] = {}
    for game in GAMES:
        declared = importlib.import_module(f"duelwright.games.{game}.terms")
        groups = {name: group for name, group in vars(declared).items() if isinstance(group, Group)}
        refuse_doubles(game, groups)
        for file in ("names", *(file for (other, _), file in APART.items() if other == game)):
            own = {name: group for name, group in groups.items() if APART.get((game, name), "names") == file}
            found[f"games/{game}/{file}.py"] = page(declared, own, file == "names")
    return found


def refuse_doubles(game: str, groups: dict[str, Group]) -> None:
    """One name is one number in the whole game."""
    names = [term.name for group in groups.values() for term in group.terms if term.name] + list(groups)
    names += [name for group in groups.values() for name, _ in slots(group)]
    doubled = sorted({name for name in names if names.count(name) > 1})
    if doubled:
        raise ValueError(f"{game}: declared twice: {', '.join(doubled)}")


def page(declared: ModuleType, groups: dict[str, Group], main_file: bool) -> str:
    """One file: what it needs from the core, the groups, and what the terms give as it stands."""
    bases = {group.base: group.first for group in groups.values() if group.base}
    parts = [HEAD, *imports(set(bases)), *begins(bases)]
    if main_file and hasattr(declared, "KEY"):
        parts.append(f'\nKEY: Final = "{declared.KEY}"\n')
    parts += [section(name, group) for name, group in groups.items()]
    if main_file and hasattr(declared, "DERIVED"):
        parts.append(declared.DERIVED)
    return "".join(parts)


def imports(bases: set[str]) -> list[str]:
    """The lines that bring in where a game's own numbers begin."""
    modules = {module: sorted(base for base in bases if BASES[base] == module) for module in sorted(BASES.values())}
    lines = [f"from ...core.{module} import {', '.join(names)}\n" for module, names in modules.items() if names]
    return ["\n", *lines, "from ...core.packed import i64\n"]


def begins(bases: dict[str, int]) -> list[str]:
    """The check that they still begin there: written out, a number is none that compiled code has to look up."""
    return ["\n"] * bool(bases) + [
        f'assert {base} == {first}, "run `make docs`"\n' for base, first in sorted(bases.items())
    ]


def section(name: str, group: Group) -> str:
    """A group: its title, its constants, and its words where they have a use."""
    lines = [f"\n# {group.title}\n", *(constant(group, term) for term in group.terms if term.name)]
    lines += ["\n# Slots of their frames.\n" for _ in slots(group)[:1]]
    lines += [f"{slot}: Final[i64] = {number}\n" for slot, number in slots(group)]
    if group.by_word:
        lines.append(table(name, group))
    elif group.base == "OWN_EVENTS":
        lines.append(event_list(name, group))
    elif group.words and group.base not in NO_LISTS:
        lines.append(listed(name, group.words))
    return "".join(lines)


def slots(group: Group) -> list[tuple[str, int]]:
    """The slots of all procedures of a group."""
    from duelwright.core.terms import slots_of

    return [slot for term in group.terms if group.base == "OWN_PROCEDURES" for slot in slots_of(term)]


def constant(group: Group, term: Term) -> str:
    """The line of one constant."""
    pair = f"and {term.number + 1}" if len(term.words) > 1 else ""
    note = ": ".join(part for part in (pair, term.comment) if part)
    return f"{term.name}: Final[i64] = {term.number}" + (f"  # {note}" if note else "") + "\n"


def listed(name: str, words: list[str]) -> str:
    """The words of a group as a list, on as few lines as it takes."""
    told = ", ".join(f'"{word}"' for word in words)
    line = f"{name}: Final = [{told}]"
    if len(line) <= WIDTH:
        return line + "\n"
    rows = textwrap.wrap(told.replace(" ", "\0").replace(",\0", ", ") + ",", WIDTH - 4, break_long_words=False)
    told = "\n".join(f"    {row}" for row in rows).replace("\0", " ")
    return f"{name}: Final = [\n{told}\n]  # fmt: skip\n"


def table(name: str, group: Group) -> str:
    """The numbers of a group by their words."""
    rows = [f'    "{term.words[0]}": {term.name or term.number},\n' for term in group.terms]
    return f"{name}: Final = {{\n{''.join(rows)}}}\n"


def event_list(name: str, group: Group) -> str:
    """The events with the names of their values."""
    values = [", ".join(f'"{value}"' for value in term.more) for term in group.terms]
    rows = [f'    ("{term.name}", [{told}]),\n' for term, told in zip(group.terms, values, strict=True)]
    return f"{name}: Final[list[tuple[str, list[str]]]] = [\n{''.join(rows)}]\n"


def stand_in() -> None:
    """Put empty packages in place of the games': those cannot be imported while a constant that they use is missing."""
    for name in ("duelwright", "duelwright.games", *(f"duelwright.games.{game}" for game in GAMES)):
        empty = ModuleType(name)
        empty.__path__ = [str(SOURCES.joinpath(*name.split(".")[1:]))]
        sys.modules[name] = empty


def main() -> None:
    """Write them all."""
    stand_in()
    for name, text in constants().items():
        (SOURCES / name).write_text(text, encoding="utf-8")
        sys.stdout.write(f"wrote src/duelwright/{name}\n")


if __name__ == "__main__":
    main()
