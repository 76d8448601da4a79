"""What a prompt asks, in words; and why something else is not possible."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from .. import Prompt, Refusal, State, View
from .board import shown
from .label import label
from .voice import Voice, printable

UNASKED: Final = ("block", "leave", "pass")  # of no interest where they are just not offered


def question(voice: Voice, view: View, prompt: Prompt) -> Text:
    """The question itself, in one line."""
    name = printable(voice.names[prompt.seat])
    other = voice.names[1 - prompt.seat]
    step = view.phase.title()
    asked = {
        "turn": f"your {step} step. What do you do?",
        "chance": f"{other} wants to leave the {step} step. Do you use something first?",
        "priority": _occasion(voice, view),
        "response": _attack_so_far(voice, view),
        "block": f"{_attacker(voice, view)} attacks you. Do you block?",
        "order": "which of these goes first?",
        "choice": f"{prompt.why.partition(':')[0]}: choose a card{_picked(voice, view)}.",
        "option": f"{prompt.why.partition(':')[0]}: what will it be?",
        "replacement": "what happens instead?",
    }.get(prompt.kind, f"{prompt.kind} ({prompt.why})")
    text = Text(f"{name}, " if name != "You" else "", "bold")
    text.append(asked if text else asked[:1].upper() + asked[1:], "bold")
    return text


def _occasion(voice: Voice, view: View) -> str:
    """What can be responded to."""
    if not view.chain:
        return "do you use something now?"
    top = view.chain[-1]
    name = voice.game.abilities[top.ability].name
    if voice.is_you(top.seat):
        return f"your {name} waits in the Outlet. Do you add something?"
    return f"{name} of {voice.names[top.seat]} waits in the Outlet. Do you answer it?"


def _attack_so_far(voice: Voice, view: View) -> str:
    """The attack that can be responded to, with its blocker where it has one."""
    attacker = _attacker(voice, view)
    for frame in view.stack:
        if voice.game.procedures[frame.proc].name == "attack" and frame.refs:
            return f"{attacker} is blocked by {shown(voice, view, frame.refs[0], 'block')}. Do you respond?"
    return f"{attacker} attacks. Do you respond?"


def _attacker(voice: Voice, view: View) -> str:
    for frame in view.stack:
        if voice.game.procedures[frame.proc].name == "attack":
            return shown(voice, view, frame.source, "attack")
    return "A card"


def _picked(voice: Voice, view: View) -> str:
    """What was picked so far in the choice that is open."""
    top = view.stack[-1]
    if voice.game.procedures[top.proc].name != "choose" or not top.refs:
        return ""
    cards = [card for side in view.seats for zone in side.zones.values() for card in zone if card is not None]
    picks = [card.card for card in cards if card.handle in top.refs]
    return f" (so far: {voice.cards(picks)})"


def options(voice: Voice, view: View, prompt: Prompt) -> Grid:
    """The options, numbered."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan")
    grid.add_column()
    for number, option in enumerate(prompt.options, 1):
        grid.add_row(f"{number:>4}", Text(label(voice, view, prompt, option)))
    return grid


def refusals(voice: Voice, state: State, prompt: Prompt) -> Grid:
    """What the seat could want to do and may not, each with its reason and its rule."""
    view = state.view(prompt.seat)
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    last = ""
    for action, refusal in state.candidates(prompt.seat):
        if refusal is not None and action.verb not in UNASKED:
            said = sentence(refusal)
            same = Text("for the same reason", "dim")
            grid.add_row(Text(f"  {label(voice, view, prompt, action.text)}"), same if said.plain == last else said)
            last = said.plain
    return grid


def sentence(refusal: Refusal) -> Text:
    """A refusal in words, with the rule and what would help."""
    text = Text(printable(refusal.text()))
    text.append(f" {refusal.needs}" if refusal.needs else "", "dim")
    return text.append(f" [rule: {refusal.rule}]", "dim")
