"""What a prompt asks, in words; and why something else is not possible."""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from .. import Prompt, Refusal, State, View
from ..language.messages import Parameter
from ..language.voice import Voice, printable
from .board import shown
from .cardline import cardline
from .label import copies, label
from .words import capital, name_of

OF_CARDS: Final = ("choice", "option", "circle")  # prompts by which a card asks: its text is shown
UNASKED: Final = ("block", "leave", "pass")  # of no interest where they are just not offered


def question(voice: Voice, view: View, prompt: Prompt) -> Text:
    """The question itself, in one line."""
    name = printable(voice.names[prompt.seat])
    asked = _asked(voice, view, prompt)
    text = Text(capital(asked) if name == voice.say("you") else f"{name}, {asked}", "bold")
    card = voice.game.find(prompt.why.partition(": ")[0]) if prompt.kind in OF_CARDS and ": " in prompt.why else None
    said = cardline(voice.game, card, voice.lang) if card is not None else ""
    return text.append(f"\n  {said}", "not bold dim") if said else text


def _asked(voice: Voice, view: View, prompt: Prompt) -> str:
    """What is asked, by the kind of the prompt and by what is under way."""
    params: dict[str, Parameter] = {
        "other": voice.names[1 - prompt.seat],
        "phase": view.phase,
        "cause": cause(voice, prompt),
        "kind": prompt.kind,
        **_attack(voice, view),
    }
    key, mine = f"ask.{prompt.kind}", True
    if prompt.kind == "priority" and view.chain:
        top = view.chain[-1]
        key, mine = "ask.priority_waiting", voice.is_you(top.seat)
        params["name"] = voice.game.abilities[top.ability].name
        params["other"] = voice.names[top.seat]
    elif prompt.kind == "response" and "blocker" in params:
        key = "ask.response_blocked"
    elif prompt.kind == "choice" and voice.say(f"ask.choice.{prompt.why.partition(': ')[2]}"):
        key = f"ask.choice.{prompt.why.partition(': ')[2]}"
    elif prompt.kind == "choice" and picked(voice, view):
        key = "ask.choice_more"
        params["cards"] = voice.named(picked(voice, view))
    return voice.say(key, params, mine) or voice.say("terminal.question", params)


def cause(voice: Voice, prompt: Prompt) -> str:
    """The card or the rule that asks."""
    return name_of(voice, "rule", printable(prompt.why.partition(":")[0]))


def _attack(voice: Voice, view: View) -> dict[str, Parameter]:
    """Who attacks, and who blocks, where there is an attack."""
    for frame in view.stack:
        if voice.game.procedures[frame.proc].name == "attack":
            found: dict[str, Parameter] = {"attacker": shown(voice, view, frame.source, "attack")}
            if frame.refs:
                found["blocker"] = shown(voice, view, frame.refs[0], "block")
            return found
    return {"attacker": voice.card("")}


def picked(voice: Voice, view: View) -> list[str]:
    """What was picked so far in the choice that is open."""
    top = view.stack[-1]
    if voice.game.procedures[top.proc].name != "choose" or not top.refs:
        return []
    cards = [card for side in view.seats for zone in side.zones.values() for card in zone if card is not None]
    return [card.card for card in cards if card.handle in top.refs]


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
