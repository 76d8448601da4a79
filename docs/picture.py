"""Draws the README's picture of a game in the terminal: `python -m docs.picture`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import duelwright as dw
from duelwright.language.voice import Voice
from duelwright.terminal.board import board

BOARD: dict[str, object] = {
    "phase": "battle",
    "turn": 9,
    "active": 0,
    "seats": [
        {
            "weapons": ["Twin Daggers", "Banner Pike"],
            "hand": ["Whetstone", "Breaking Rune", "Scout's Bow"],
            "discard": ["Throwing Knife"],
            "ace": ["Captain of the Ford"],
            "health": 7,
        },
        {
            "weapons": [{"card": "Ironbark Shield", "block_lost": 1}, None],
            "hand": ["Old Map", "Smoke Pot"],
            "discard": ["Bandage", "Lantern Mace"],
            "ace": ["Mender of Roads"],
            "health": 5,
        },
    ],
}


def main() -> None:
    """Write docs/pictures/terminal.svg."""
    game = dw.game("asigoc")
    state = game.position(BOARD)
    console = Console(record=True, width=108, file=io.StringIO(), force_terminal=True)
    console.print(board(Voice(game, ("You", "Bot"), 0), state.view(0)))
    console.print(Text("\nYour Battle step. What do you do?", "bold"))
    for number, label in enumerate(
        ("attack with Twin Daggers (W1)", "attack with Banner Pike (W2)", "leave the step"), 1
    ):
        console.print(f"   {number}  {label}")
    console.print("> [bold]? block W1[/bold]")
    refusal = state.explain(0, "block W1")
    assert refusal is not None
    console.print(f"  {refusal.text()} {refusal.needs} [dim](rule: {refusal.rule})[/dim]")
    path = Path(__file__).parent / "pictures" / "terminal.svg"
    svg = console.export_svg(title="duelwright play asigoc")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from elsewhere: the reader's own will do
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    path.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
