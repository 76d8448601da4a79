"""The picture of the rooms: packages as they import each other, drawn from the sources (`make docs`)."""

from __future__ import annotations

import ast
from html import escape
from pathlib import Path

import duelwright

ROOT = Path(duelwright.__file__).parent
ROOMS = {  # column, floor from the ground, what a room is for
    "core": (1, 0, "states, steps, events, views"),
    "language": (1, 1, "nodes, words, messages"),
    "facets": (0, 2, "what a game brings besides rules"),
    "games": (1, 3, "ASIGOC, Duel, Vanguard; others"),
    "bots": (0, 4, "random, greedy, search, arena"),
    "speech": (2, 4, "questions, options, cards in words"),
    "library": (2, 5, "cards, decks, search, pictures"),
    "simulate": (0, 5, "many games at once"),
    "terminal": (0, 6, "a table of letters"),
    "server": (1, 6, "tables, journal, replays, decks"),
    "cli": (1, 7, "the commands"),
}
WIDE, HIGH, STEP, DOWN, LEFT, FLOORS = 236, 50, 286, 88, 24, 8
INK, QUIET, PAPER, LINE, BRASS = "#1a2322", "#58625d", "#fbf8f0", "#8a917f", "#8f6400"


def imported(path: Path) -> set[str]:
    """The modules of the package that a file imports, as dotted names below `duelwright`."""
    package = list(path.relative_to(ROOT).parts[:-1])
    found: set[str] = set()
    for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(part, ast.ImportFrom) and part.level:
            base = package[: len(package) - part.level + 1]
            found.update(
                ".".join([*base, *(part.module or "").split("."), alias.name]).strip(".") for alias in part.names
            )
        elif isinstance(part, ast.ImportFrom) and (part.module or "").startswith("duelwright"):
            found.update(f"{part.module}.{alias.name}".removeprefix("duelwright.") for alias in part.names)
        elif isinstance(part, ast.Import):
            found.update(alias.name.removeprefix("duelwright.") for alias in part.names if "duelwright." in alias.name)
    return found


def imports() -> dict[str, set[str]]:
    """Which room imports which; the modules that stand beside the packages are left out."""
    found: dict[str, set[str]] = {room: set() for room in ROOMS}
    for path in sorted(ROOT.rglob("*.py")):
        room = path.relative_to(ROOT).parts[0].removesuffix(".py")
        if room in ROOMS:
            found[room] |= {name.split(".")[0] for name in imported(path)} & set(ROOMS) - {room}
    return found


def needed(graph: dict[str, set[str]]) -> list[tuple[str, str]]:
    """The arrows that no longer way stands for."""
    reach: dict[str, set[str]] = {}
    for room in sorted(graph, key=lambda name: ROOMS[name][1]):
        reach[room] = set(graph[room]).union(*(reach[other] for other in graph[room]))
    return [
        (room, other)
        for room in graph
        for other in sorted(graph[room])
        if not any(other in reach[between] for between in graph[room] - {other})
    ]


def place(room: str) -> tuple[int, int]:
    """The corner of a room."""
    column, floor, _ = ROOMS[room]
    return LEFT + column * STEP, 20 + (FLOORS - 1 - floor) * DOWN


def arrow(above: str, below: str) -> str:
    """A line from the floor of one room to the ceiling of another."""
    (x, y), (to_x, to_y) = place(above), place(below)
    shift = (to_x - x) // 8
    start, end = x + WIDE // 2 + shift, to_x + WIDE // 2 - shift
    return f'<path d="M{start} {y + HIGH}L{end} {to_y - 3}" stroke="{LINE}" stroke-width="1.6" marker-end="url(#a)"/>'


def box(x: int, y: int, name: str, what: str, dashed: bool = False) -> str:
    """A room with its name."""
    edge = f'stroke="{BRASS if dashed else LINE}"' + (' stroke-dasharray="5 4"' if dashed else "")
    return (
        f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="7" fill="{PAPER}" {edge}/>'
        f'<text x="{x + WIDE // 2}" y="{y + 21}" font-size="15" font-weight="700" fill="{INK}">{escape(name)}</text>'
        f'<text x="{x + WIDE // 2}" y="{y + 39}" font-size="12" fill="{QUIET}">{escape(what)}</text>'
    )


def picture() -> str:
    """The house, from the ground up."""
    wide, high = LEFT * 2 + STEP * 2 + WIDE, FLOORS * DOWN + 12
    x, y = place("server")
    web = x + STEP
    rooms = "".join(box(*place(room), f"{room}/" if room != "simulate" else room, ROOMS[room][2]) for room in ROOMS)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" role="img"'
        ' font-family="sans-serif" text-anchor="middle"><title>The rooms of Duelwright and who imports whom</title>'
        f'<defs><marker id="a" markerWidth="8" markerHeight="8" refX="6" refY="3" orient="auto">'
        f'<path d="M0 0L6 3L0 6Z" fill="{LINE}"/></marker></defs><rect width="{wide}" height="{high}" fill="#eee9dc"/>'
        + "".join(arrow(above, below) for above, below in needed(imports()))
        + rooms
        + box(web, y, "web/", "the table in the browser", dashed=True)
        + f'<path d="M{x + WIDE} {y + HIGH // 2}H{web}" stroke="{BRASS}" stroke-dasharray="5 4"/>'
        f'<text x="{web + WIDE // 2}" y="{y - 8}" font-size="12" fill="{BRASS}">'
        "HTTP, WebSocket</text></svg>\n"
    )
