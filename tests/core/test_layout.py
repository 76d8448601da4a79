"""The map of the project holds: import directions, sizes, names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from docs.rooms import imported

import duelwright
from duelwright.games import SHIPPED

ROOT = Path(duelwright.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))
FOLDERS = sorted(path.name for path in (ROOT / "games").iterdir() if (path / "__init__.py").is_file())
SHARED = ("core", "language", "facets", "library", "speech", "server", "terminal", "bots")
EXCEPTIONS = {
    ("facets/record.py", "vanguard"),  # whose the records are that people keep, and that name no game
}
BELOW = ("core.", "language.", "facets.")  # what a game may import
OUTER = ("bots", "cli", "library", "server", "simulate", "speech", "terminal")


def strings(path: Path) -> list[str]:
    """The strings of a file, without docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {
        id(part.body[0].value)
        for part in ast.walk(tree)
        if isinstance(part, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if part.body and isinstance(part.body[0], ast.Expr)
    }
    every = [part for part in ast.walk(tree) if isinstance(part, ast.Constant) and id(part) not in told]
    return [part.value for part in every if isinstance(part.value, str)]


def inside(folder: str) -> list[tuple[Path, str]]:
    return [(path, name) for path in FILES if path.is_relative_to(ROOT / folder) for name in imported(path)]


def test_the_core_imports_nothing_but_itself() -> None:
    assert [(path.name, name) for path, name in inside("core") if not name.startswith("core")] == []


def test_the_core_opens_no_files() -> None:
    """A text is never a path there: whoever wants a file read reads it."""
    opening = re.compile(
        r"\bopen\(\s*[\"'\w]|\.(read|write)_(text|bytes)\(|^(?:from|import) (?:io|os|shutil|pathlib)\b", re.MULTILINE
    )
    found = {path.name: opening.findall(path.read_text(encoding="utf-8")) for path in (ROOT / "core").glob("*.py")}
    assert {name: calls for name, calls in found.items() if calls} == {}


def test_the_language_knows_the_core_and_no_game() -> None:
    wrong = [(path.name, name) for path, name in inside("language") if not name.startswith(("core", "language"))]
    assert wrong == []


def test_the_facets_know_the_core_the_language_and_no_game() -> None:
    wrong = [(path.name, name) for path, name in inside("facets") if not name.startswith(BELOW)]
    assert wrong == []


def test_nothing_that_all_games_share_names_one() -> None:
    """A new game brings what is its own: no file here has to be changed for it. Docstrings may give examples."""
    named = re.compile(rf"\b({'|'.join(FOLDERS)})\b")
    found = {
        (path.relative_to(ROOT).as_posix(), text)
        for folder in SHARED
        for path in FILES
        if path.is_relative_to(ROOT / folder)
        for text in strings(path)
        if named.search(text)
    }
    assert found == EXCEPTIONS


def test_nothing_that_all_games_share_imports_one() -> None:
    """Games are asked for by key: `duelwright.games` is imported, and no module of a game."""
    of_a_game = tuple(f"games.{folder}" for folder in FOLDERS)
    wrong = [(path.name, name) for folder in SHARED for path, name in inside(folder) if name.startswith(of_a_game)]
    assert wrong == []


def test_a_game_imports_no_other_game_and_nothing_above_it() -> None:
    for folder in (ROOT / "games").iterdir():
        if not folder.is_dir() or folder.name.startswith("_"):
            continue
        for path, name in inside(f"games/{folder.name}"):
            assert name.startswith((*BELOW, f"games.{folder.name}")), f"{path.name} imports {name}"


FLOORS = [  # each may import what stands before it, and the package itself, which is the public interface
    "core", "language", "facets", "games", "deck_files", "home", "locale", "rates", "workers", "bots", "speech",
    "library", "simulate", "backup", "terminal", "server", "cli",
]  # fmt: skip


def test_every_package_imports_only_those_below_it() -> None:
    rooms = {path.relative_to(ROOT).parts[0].removesuffix(".py") for path in FILES} - {"__init__", "__main__"}
    assert rooms == set(FLOORS)
    for at, room in enumerate(FLOORS):
        above = set(FLOORS[at + 1 :])
        paths = [path for path in FILES if path.relative_to(ROOT).parts[0].removesuffix(".py") == room]
        found = {(path.name, name) for path in paths for name in imported(path) if name.split(".")[0] in above}
        assert found == set(), room


def test_nothing_below_imports_a_client() -> None:
    for folder in ("core", "language", "facets", "games"):
        assert [name for _, name in inside(folder) if name.startswith(OUTER)] == []


def test_files_are_short_and_steps_shorter() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") <= 500, f"{path.name} is too long"
        if path.name == "procedures.py":
            for part in ast.walk(ast.parse(text)):
                if isinstance(part, ast.FunctionDef):
                    assert (part.end_lineno or 0) - part.lineno < 25, f"{path.name}: {part.name} is too long"


def test_the_engine_loop_is_at_most_40_lines() -> None:
    tree = ast.parse((ROOT / "core/engine.py").read_text(encoding="utf-8"))
    run = next(part for part in tree.body if isinstance(part, ast.FunctionDef) and part.name == "run")
    assert (run.end_lineno or 0) - run.lineno + 1 <= 40


def test_there_is_no_broad_except_and_no_foreign_randomness_or_clock_in_play() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"except\s*(Exception|BaseException)?\s*:", text), path.name
        if path.is_relative_to(ROOT / "core") or path.is_relative_to(ROOT / "games"):
            assert not re.search(r"^\s*(import|from) (random|time|datetime)\b", text, re.MULTILINE), path.name


def test_every_step_of_a_procedure_says_which_rule_it_is() -> None:
    for key in SHIPPED:
        for procedure in duelwright.game(key).procedures:
            assert procedure.rule
            assert all(step.__doc__ for step in procedure.steps), procedure.name


def test_what_a_frame_keeps_is_read_by_name() -> None:
    unnamed = re.compile(r"\b(top|frame|effect|attack|fight|made)\.[abc]\b|\bFrame\(.*\b[abc]=")
    rules = [path for path in FILES if path.is_relative_to(ROOT / "games") or path.is_relative_to(ROOT / "language")]
    found = [path.name for path in rules if unnamed.search(path.read_text(encoding="utf-8"))]
    assert rules and found == []


def test_a_family_tells_only_of_events_that_it_has() -> None:
    for key in duelwright.games():
        made = duelwright.game(key)
        known = {kind.name for kind in made.rulebook.events}
        assert {*made.face.headings, *made.face.minor, *made.face.routine} <= known, key


def test_no_client_names_an_event_of_a_game() -> None:
    """ON_DISCARD is told apart by the step that it comes from; every other choice is the family's."""
    for path, _ in [*inside("terminal"), *inside("speech"), *inside("server")]:
        found = set(re.findall(r'"(ON_[A-Z_]+)"', path.read_text(encoding="utf-8")))
        assert found <= {"ON_DISCARD"}, f"{path.name} names {found}"


def test_the_client_names_a_game_in_the_map_of_boards_alone() -> None:
    sources = ROOT.parents[1] / "web" / "src"
    named = re.compile(r"""['"`](vanguard|asigoc|duel)(-\w+)?['"`]""")
    shared = [
        path
        for path in sources.rglob("*")
        if path.suffix in (".ts", ".svelte") and "boards" not in path.parts and "Gallery" not in path.name
    ]
    found = [path.relative_to(sources).as_posix() for path in shared if named.search(path.read_text(encoding="utf-8"))]
    assert len(shared) > 50
    assert found == []


def test_the_nearest_name_is_searched_for_in_one_place() -> None:
    found = [path.name for path in FILES if re.search(r"^(import|from) difflib", path.read_text("utf-8"), re.MULTILINE)]
    assert found == ["nearest.py"]
