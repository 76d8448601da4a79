"""How each shipped game's functions are called by number, written from its declarations: part of `make docs`.

The engine runs a step or an operand by its number. Written out as comparisons, the compiled group calls the functions
directly and the C compiler makes a jump of them; through a list of functions every call would parse its arguments.
"""

from __future__ import annotations

import importlib
import inspect
import math
import pkgutil
import sys
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from duelwright import Game

SOURCES: Final = Path(__file__).parents[1] / "src" / "duelwright"
SHARED: Final = "duelwright.language.execute"
FAMILIES: Final = {"asigoc": "asigoc", "duel": "duel", "vanguard": "vanguard-d"}  # with a format of each
Function = Callable[..., Any]
WIDTH: Final = 120
HAPPENS: Final = "seat: i64, what: i64, count: i64, source: i64, times: i64"
MOVES: Final = "refs: list[int], zones: list[int], zone: i64, kind: i64, bottom: bool, down: bool"
HEAD: Final = '''"""Written by `make docs` from what the game declares; do not edit. Each number calls its function."""

from __future__ import annotations

from typing import Final

'''


def dispatchers() -> dict[str, str]:
    """Every written file by its path below src/duelwright: how a game's steps are called, and how what cards do is."""
    import duelwright as dw

    found: dict[str, str] = {}
    for family, key in FAMILIES.items():
        found[f"games/{family}/operations.py"] = operations_page(family)
        found[f"games/{family}/dispatch.py"] = steps_page(family, dw.game(key))
    return found


def operations_page(family: str) -> str:
    """The instructions and operands of the cards of a game."""
    from duelwright.core.ability import constant

    operations: list[Function] = [constant, *functions(importlib.import_module(SHARED)), *own(family)]
    methods = [
        method("perform", "frame: Frame, instr: Instr", "None", "instr.op", "state, frame, instr",
               _of(operations, "Instr", "None")),
        method("number", "frame: Frame, expr: Expr", "i64", "expr.op", "state, frame, expr",
               _of(operations, "Expr", "int", "i64")),
        method("cards", "frame: Frame, expr: Expr", "list[int]", "expr.op", "state, frame, expr",
               _of(operations, "Expr", "list[int]")),
    ]  # fmt: skip
    needs = {
        "core.ability": "Expr, Instr, number_operations",
        "core.dispatch": "Dispatch",
        "core.frame": "Frame",
        "core.packed": "i64",
        "core.state": "State",
    }
    return (
        f"{HEAD}{imports(family, operations, needs)}\n\nclass Operations(Dispatch):\n"
        f'    """What cards of the game do, called directly."""\n\n{chr(10).join(methods)}\n\n'
        f"OPERATIONS: Final[list[object]] = {listing(operations)}number_operations(OPERATIONS)\n"
    )


def steps_page(family: str, game: Game) -> str:
    """The steps and options of a game."""
    rulebook = game.rulebook
    judge = game.judgement
    own = [  # what a game may bring, in the order of `Format.declared`
        ("happen", HAPPENS, "None", rulebook.happen),
        ("move_batch", MOVES, "None", rulebook.move_batch),
        ("original", "card: i64, stat: i64, printed: i64", "i64", rulebook.original),
        ("bonus", "card: i64, stat: i64", "i64", rulebook.bonus),
        ("policy", "codes: Ints", "i64", judge.policy),
        ("card_value", "card: i64", "i64", judge.card_value),
        ("evaluate", "seat: i64", "i64", judge.evaluate),
        ("search_evaluate", "seat: i64", "i64", judge.search_evaluate),
    ]
    methods = [
        method("step", "top: Frame, number: i64", "None", "number", "state, top", enumerate(game.all_steps)),
        method("options", "kind: i64", "Ints", "kind", "state", _options(game)),
        hook("rule_actions", "", "None", rulebook.rule_actions),
        *(hook(*one) for one in own if one[-1] is not None),
    ]
    declared: list[Any] = game.declared()
    used = [one for one in declared if one is not None]
    needs = {"core.frame": "Frame", "core.packed": "Ints, i64", "core.state": "State"}
    return (
        f"{HEAD}{imports(family, used, needs)}from .operations import Operations\n\n\nclass Direct(Operations):\n"
        f'    """The functions of the game, called directly."""\n\n{chr(10).join(methods)}\n\n'
        f"DECLARED: Final[list[object]] = {listing(declared)}"
    )


def hook(name: str, parts: str, returned: str, function: Function | None) -> str:
    """A method that calls the one function that the game has for it."""
    assert function is not None
    given = ", ".join(["state", *(part.split(":")[0] for part in parts.split(", ") if part)])
    head = f"    def {name}(self, state: State{', ' if parts else ''}{parts}) -> {returned}:\n"
    if len(head) > WIDTH:
        head = f"    def {name}(\n        self, state: State, {parts}\n    ) -> {returned}:\n"
    call = f"{named(function)}({given})"
    return f'{head}        """The game\'s own."""\n        {call if returned == "None" else f"return {call}"}\n'


def listing(all_: Iterable[Function | None]) -> str:
    """A list of functions, in full lines."""
    told = textwrap.fill(", ".join("None" if f is None else named(f) for f in all_) + ",", 112, break_long_words=False)
    return "[\n" + textwrap.indent(told, "    ") + "\n]  # fmt: skip\n"


def functions(module: ModuleType) -> list[Function]:
    """What instructions and operands of cards can be, in the order of the module."""
    found = [f for f in vars(module).values() if inspect.isfunction(f) and f.__module__ == module.__name__]
    return [f for f in found if kind_of(f) is not None]


def kind_of(function: Function) -> tuple[str, str] | None:
    """What a function is called with and what it returns, where it is an instruction or an operand."""
    told = inspect.signature(function)
    parts = [str(part.annotation) for part in told.parameters.values()]
    if len(parts) != 3 or parts[:2] != ["State", "Frame"] or parts[2] not in ("Expr", "Instr"):
        return None
    if parts[2] == "Instr" and told.return_annotation != "None":
        return None
    return parts[2], str(told.return_annotation)


def own(family: str) -> list[Function]:
    """The operations that a game adds."""
    package = importlib.import_module(f"duelwright.games.{family}")
    names = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    modules = [importlib.import_module(name) for name in names if ".execute" in name]
    return [function for module in modules for function in functions(module)]


def _options(game: Game) -> list[tuple[int, Function]]:
    """The prompts whose answers are listed as a packed row."""
    told = [(i, kind.options) for i, kind in enumerate(game.prompt_kinds)]
    return [(i, f) for i, f in told if inspect.signature(f).return_annotation == "Ints"]


def _of(operations: list[Function], argument: str, *returned: str) -> list[tuple[int, Function]]:
    kinds = [(argument, one) for one in returned]
    return [(i, f) for i, f in enumerate(operations, 1) if kind_of(f) in kinds]


def method(name: str, parts: str, returned: str, by: str, given: str, cases: Iterable[tuple[int, Function]]) -> str:
    """One method: a comparison for each number, and the functions of others at the end."""
    names = ", ".join(part.split(":")[0] for part in parts.split(", "))
    other = f"super().{name}(state, {names})"  # steps and operations that are not ours
    lines = [
        f"    def {name}(self, state: State, {parts}) -> {returned}:\n",
        '        """By its number."""\n',
        f"        what = {by}\n",
    ]
    told = list(cases)
    width = max(1, math.isqrt(len(told)))
    for first in range(0, len(told), width):  # in groups: two short rows of comparisons instead of a long one
        group = told[first : first + width]
        if len(group) == 1 and returned != "None":
            lines.append(f"        if what == {group[0][0]}:\n            return {named(group[0][1])}({given})\n")
            continue
        lines.append(f"        {'el' if first else ''}if what <= {group[-1][0]}:\n")
        for i, (number, function) in enumerate(group):
            call = f"{named(function)}({given})"
            lines.append(f"            {'el' if i and returned == 'None' else ''}if what == {number}:\n")
            lines.append(f"                {call if returned == 'None' else f'return {call}'}\n")
        if returned == "None":
            lines.append(f"            else:\n                {other}\n")
    if returned == "None":
        lines.append(f"        else:\n            {other}\n")
    else:
        lines.append(f"        return {other}\n")
    return "".join(lines)


def named(function: Function) -> str:
    """A function as the file names it: by its module's last name, which is one in the file."""
    return f"{alias(function.__module__)}.{function.__name__}"


def alias(module: str) -> str:
    """The name of a module in the file."""
    parts = module.split(".")
    return "language" if module == SHARED else parts[-1]


def imports(family: str, used: list[Function], needs: dict[str, str]) -> str:
    """What the file needs, in the order of the linter."""
    modules = sorted({function.__module__ for function in used})
    core = [module.split(".")[2] for module in modules if module.split(".")[1] == "core"]
    lines = [f"from ...core import {', '.join(core)}\n"]
    lines += [f"from ...{module} import {names}\n" for module, names in needs.items()]
    lines += ["from ...language import execute as language\n"] if SHARED in modules else []
    rooms: dict[str, list[str]] = {}
    for module in modules:
        parts = module.split(".")[1:]
        if parts[0] == "games":
            assert parts[1] == family, module
            rooms.setdefault(".".join(parts[2:-1]), []).append(parts[-1])
    return "".join([*lines, *(f"from .{room} import {', '.join(names)}\n" for room, names in sorted(rooms.items()))])


def stand_in() -> None:
    """Let the games be imported without the files that are written here: these may be of yesterday, or not there."""
    for family in FAMILIES:
        name = f"duelwright.games.{family}.dispatch"
        empty = ModuleType(name)
        vars(empty).update(Direct=type("Direct", (), {}), DECLARED=[])
        sys.modules[name] = empty


def main() -> None:
    """Write them all."""
    stand_in()
    for name, text in dispatchers().items():
        (SOURCES / name).write_text(text, encoding="utf-8")
        sys.stdout.write(f"wrote src/duelwright/{name}\n")


if __name__ == "__main__":
    main()
