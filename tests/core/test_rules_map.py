"""The rules map tells the truth: the code and the tests that it names are there."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

import duelwright
from duelwright.games import SHIPPED

ROOT = Path(duelwright.__file__).parent
TESTS = Path(__file__).parents[1]
MAP = (Path(__file__).parents[2] / "docs" / "rules-map.md").read_text(encoding="utf-8")
FAMILIES = {"ASIGOC": "asigoc", "Duel": "duel", "Cardfight": "vanguard"}  # by how a heading begins
CODE = re.compile(r"`((?:compile\.|execute\.)?[a-z_]+)\.([a-z_]\w*)")
MODULES = {"actions": "execute/actions"}  # called by its own name alone
ELSEWHERE = {"duelwright", "cli", "__init__", "tests"}


def sections() -> list[tuple[str, str]]:
    """The parts of the map, by the folder of their game."""
    parts = re.split(r"^## (.+)$", MAP, flags=re.MULTILINE)[1:]
    heads = [FAMILIES.get(head.split()[0].removesuffix("!!"), "") for head in parts[::2]]
    return [(family, text) for family, text in zip(heads, parts[1::2], strict=True) if family]


@cache
def defined(path: Path) -> set[str]:
    """The names that a module defines at its top, and the methods of its classes."""
    found: set[str] = set()
    for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(part.name)
        elif isinstance(part, ast.Assign | ast.AnnAssign):
            targets = part.targets if isinstance(part, ast.Assign) else [part.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


@pytest.mark.parametrize("number", range(len(sections())))
def test_the_code_that_the_map_names_is_there(number: int) -> None:
    family, text = sections()[number]
    named = {(module, name) for module, name in CODE.findall(text) if module not in ELSEWHERE and name != "py"}
    missing = []
    for module, name in sorted(named):
        path = ROOT / "games" / family / f"{MODULES.get(module, module.replace('.', '/'))}.py"
        if not path.is_file() or name not in defined(path):
            missing.append(f"{module}.{name}")
    assert named and missing == []


@pytest.mark.parametrize("key", SHIPPED)
def test_the_map_names_every_field_of_the_rules(key: str) -> None:
    rules = duelwright.game(key).rules
    told = "".join(text for family, text in sections() if key.startswith(family))
    assert [field.name for field in fields(rules) if f"`{field.name}`" not in told] == []


@pytest.mark.parametrize("number", range(len(sections())))
def test_the_tests_that_the_map_names_are_there(number: int) -> None:
    _, text = sections()[number]
    files = sorted(TESTS.rglob("*.py"))
    every = {name for path in files for name in defined(path)}
    asked = set(re.findall(r"`(?:tests/\w+/)?(test_\w+)`", text))
    assert asked and sorted(asked - {path.stem for path in files} - every) == []
    told = re.findall(r"`test_\w+`: ((?:`[\w…]+`(?:, )?)+)", text)
    names = [name for row in told for name in re.findall(r"`([\w…]+)`", row) if not name.startswith("test_")]
    patterns = {name: re.compile(f"(test_)?{name.replace('…', '.*')}") for name in names}
    assert [name for name in names if not any(patterns[name].fullmatch(one) for one in every)] == []
