"""What a prompt asks, in words."""

from __future__ import annotations

from typing import Final

from ..core.card import CardDef
from ..core.frame import NONE
from ..core.view import View
from ..core.wire import Prompt
from ..language.messages import Parameter
from ..language.node import AbilityNode, Node, node_at
from ..language.nodes import OneOf
from ..language.voice import Voice, printable
from .cardline import shown
from .names import name_of
from .passage import asking_part, begun, is_cost
from .replacing import happening

OF_CARDS: Final = ("choice", "option", "circle")  # prompts by which a card asks: its text is shown
UNASKED: Final = ("block", "leave", "pass")  # of no interest where they are just not offered


def asking_card(voice: Voice, prompt: Prompt) -> CardDef | None:
    """The card that asks, where it is a card and not a rule."""
    return voice.game.find(prompt.cause[1]) if isinstance(prompt.cause, tuple) and prompt.kind in OF_CARDS else None


def asking_node(voice: Voice, prompt: Prompt) -> Node | None:
    """The node of that card which asks."""
    if not isinstance(prompt.cause, tuple):
        return None
    card = voice.game.find(prompt.cause[1])
    return node_at(card.abilities, prompt.cause[2]) if card is not None else None


def asked_of(voice: Voice, view: View, prompt: Prompt) -> str:
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
        params["name"] = voice.game.ability(top.ability).name
        params["other"] = voice.names[top.seat]
    elif prompt.kind == "response" and "blocker" in params:
        key = "ask.response_blocked"
    elif prompt.kind == "choice" and isinstance(prompt.cause, str) and voice.say(f"ask.choice.{prompt.cause}"):
        key = f"ask.choice.{prompt.cause}"
    elif prompt.kind in OF_CARDS and isinstance(prompt.cause, tuple):
        return _of_card(voice, view, prompt, params)
    elif prompt.kind == "choice" and picked(voice, view):
        key = "ask.choice_more"
        params["cards"] = voice.named(picked(voice, view))
    elif prompt.kind == "replacement" and voice.say(f"ask.replacement.{happening(voice, view)}"):
        key = f"ask.replacement.{happening(voice, view)}"
    return voice.say(key, params, mine) or voice.say("client.question", params)


def _of_card(voice: Voice, view: View, prompt: Prompt, params: dict[str, Parameter]) -> str:
    """What a card asks: its cost, or the part of its text that is carried out, and what was chosen so far."""
    part, node = asking_part(voice, prompt), asking_node(voice, prompt)
    params["part"] = begun(part).rstrip(".")
    if isinstance(node, AbilityNode):
        key = "ask.option.use"
    elif not part:
        key = f"ask.{prompt.kind}"
    elif _holder(voice, view) not in (prompt.seat, NONE):
        key = "ask.part.theirs"
    elif prompt.kind == "choice":
        key = "ask.choice.cost" if is_cost(prompt) else "ask.choice.effect"
    elif prompt.kind == "option":
        key = "ask.option.one" if isinstance(node, OneOf) else "ask.option.part"
    else:
        key = f"ask.{prompt.kind}.part"
    asked = voice.say(key, params) or voice.say("client.question", params)
    chosen = picked(voice, view) if prompt.kind == "choice" else []
    return voice.say("ask.so_far", {"asked": asked, "cards": voice.named(chosen)}) if chosen else asked


def _holder(voice: Voice, view: View) -> int:
    """Whose ability it is that asks."""
    found = [frame.seat for frame in view.stack if frame.ability]
    return found[-1] if found else NONE


def cause(voice: Voice, prompt: Prompt) -> str:
    """The card or the rule that asks."""
    if isinstance(prompt.cause, str):
        return name_of(voice, "rule", prompt.cause)
    card = voice.game.find(prompt.cause[1])
    return printable(card.name) if card is not None else ""


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
