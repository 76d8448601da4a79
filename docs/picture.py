"""Draws the README's pictures of games in the terminal: `python -m docs.picture`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import duelwright as dw
from duelwright.language.voice import Voice
from duelwright.speech.label import label
from duelwright.terminal.board import board

ASIGOC: dict[str, object] = {
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
VANGUARD: dict[str, object] = {
    "phase": "battle",
    "turn": 7,
    "active": 0,
    "seats": [
        {
            "V": ["Chakrabarthi Divine Dragon, Nirvana"],
            "R1": ["Fire Slash Dragon, Inferno Sword"],
            "R2": ["Vairina"],
            "R4": ["Blaze Maiden, Rino"],
            "hand": ["Blaze Maiden, Reiyu", "Sunburst Evolution"],
            "soul": ["Blaze Maiden, Reiyu", "Blaze Maiden, Rino", "Sunrise Egg"],
            "damage": ["Trickstar", "Blaze Maiden, Rona", {"card": "Vairina", "face": "down"}],
            "drop": ["Trickstar"],
        },
        {
            "V": ['Diabolos, "Violence" Bruce'],
            "R1": ["Steam Gunner, Brody"],
            "R3": ["Acrobat Presenter"],
            "hand": ["Steam Gunner, Brody", "Psychic Prima, Miranda", "Brothers' Soul"],
            "soul": ['Diabolos, "Anger" Richard', 'Diabolos, "Bad" Steve'],
            "damage": ["Icicle Ein, Aizer", "Diabolos Girls, Maimai", "Diabolos Boys, Jake", "Brothers' Soul"],
        },
    ],
}


def main() -> None:
    """Write docs/pictures/terminal.svg and docs/pictures/vanguard.svg."""
    draw("terminal", "asigoc", ASIGOC, "Your Battle step. What do you do?", "block W1")
    draw("vanguard", "vanguard-d", VANGUARD, "Your battle phase. What do you do?", "attack R1>R3")


def draw(name: str, key: str, position: dict[str, object], question: str, tried: str) -> None:
    """Draw a board, what can be done, and why something else cannot."""
    game = dw.game(key)
    state = game.position(position)
    view, voice = state.view(0), Voice(game, ("You", "Bot"), 0)
    console = Console(record=True, width=108, file=io.StringIO(), force_terminal=True)
    console.print(board(voice, view))
    console.print(Text(f"\n{question}", "bold"))
    assert state.prompt is not None
    for number, option in enumerate(state.prompt.options, 1):
        console.print(f"   {number}  {label(voice, view, state.prompt, option)}")
    console.print(f"> [bold]? {tried}[/bold]")
    refusal = state.explain(0, tried)
    assert refusal is not None
    console.print(f"  {refusal.text()} {refusal.needs} [dim](rule: {refusal.rule})[/dim]")
    path = Path(__file__).parent / "pictures" / f"{name}.svg"
    svg = console.export_svg(title=f"duelwright play {key}")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no fonts from elsewhere: the reader's own will do
    svg = re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)
    path.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
