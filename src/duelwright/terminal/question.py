"""What a prompt asks, in words; and why something else is not possible."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from .. import Prompt, Refusal, State, View
from ..language.voice import Voice, printable
from ..speech.ask import UNASKED, asked_of, asking_card
from ..speech.label import copies, label
from ..speech.names import capital, name_of
from ..speech.passage import passage_of


def question(voice: Voice, view: View, prompt: Prompt) -> Text:
    """The question itself, in one line."""
    name = printable(voice.names[prompt.seat])
    asked = asked_of(voice, view, prompt)
    text = Text(capital(asked) if name == voice.say("you") else f"{name}, {asked}", "bold")
    found = passage_of(voice, prompt) if asking_card(voice, prompt) is not None else None
    if found is not None:
        text.append(f"\n  {found.text[: found.start]}", "not bold dim")
        text.append(found.text[found.start : found.end], "not bold underline")
        text.append(found.text[found.end :], "not bold dim")
    return text


def options(voice: Voice, view: View, prompt: Prompt) -> Grid:
    """The options, numbered; equal ones once, under the first number of theirs."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan")
    grid.add_column()
    for equal in copies(voice, view, prompt):
        said = label(voice, view, prompt, equal[0])
        if len(equal) > 1:
            said = voice.say("terminal.copies", {"option": said, "n": len(equal)})
        grid.add_row(f"{prompt.options.index(equal[0]) + 1:>4}", Text(said))
    return grid


def refusals(voice: Voice, state: State, prompt: Prompt, width: int = 80) -> Grid:
    """What the seat could want to do and may not, each with its reason and its rule; half the width is for reasons."""
    view = state.view(prompt.seat)
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", max_width=width // 2)
    grid.add_column()
    last = ""
    for action, refusal in state.candidates(prompt.seat):
        if refusal is not None and action.verb not in UNASKED:
            said = sentence(voice, refusal)
            same = Text(voice.say("terminal.same_reason"), "dim")
            refused = Padding(Text(label(voice, view, prompt, action.text)), (0, 0, 0, 2))
            grid.add_row(refused, same if said.plain == last else said)
            last = said.plain
    return grid


def sentence(voice: Voice, refusal: Refusal) -> Text:
    """A refusal in words, with the rule and what would help."""
    text = Text(printable(refusal.text(voice.lang)))
    advice = refusal.advice(voice.lang)
    text.append(f" {advice}" if advice else "", "dim")
    return text.append(f" {rule(voice, refusal.rule)}", "dim")


def rule(voice: Voice, heading: str) -> str:
    """The rule that a reason rests on, in brackets."""
    return voice.say("terminal.rule", {"rule": name_of(voice, "rule", heading)})
