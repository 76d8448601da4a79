"""A table for scenarios: lay out a board, say actions by card names, read what is on it."""

from __future__ import annotations

import duelwright as dw
from duelwright import Refusal, State

Side = dict[str, object]
YOU, THEY = 0, 1


def board(phase: str, you: Side, they: Side, turn: int = 5, rules: dict[str, object] | None = None) -> State:
    """A board in your turn, at the first prompt of a step."""
    position: dict[str, object] = {"phase": phase, "turn": turn, "active": YOU, "first": YOU, "seats": [you, they]}
    if rules:
        position["rules"] = rules
    return dw.game("asigoc").position(position)


def say(state: State, *actions: str) -> State:
    """Let whoever is asked say these, cards by name; prompts with a single answer are answered on the way."""
    for action in actions:
        text = spelled(state, action)
        while text not in options(state) and state.prompt is not None and state.prompt.forced:
            state.apply(state.legal()[0])
            text = spelled(state, action)
        state.apply(text)
    return state


def settle(state: State) -> State:
    """Pass where responses are asked for, and take single answers, until somebody has something to decide."""
    while state.prompt is not None and state.prompt.kind != "turn":
        if state.prompt.kind not in ("priority", "chance", "response") and not state.prompt.forced:
            break
        state.apply("pass" if "pass" in options(state) else state.legal()[0])
    return state


def end_turn(state: State) -> State:
    """Leave every step until the other player is the turn player and asked in the Draw step."""
    turn = state.turn
    while state.turn == turn and not state.over:
        settle(state)
        if not state.over:
            state.apply("leave")
            settle(state)
    return state


def spelled(state: State, action: str) -> str:
    """The action's text, with a card's name replaced by the handle the asked seat knows it by."""
    prompt = state.prompt
    assert prompt is not None, f"the game is over, nobody can say {action!r}"
    verb, _, rest = action.partition(" ")
    name, arrow, target = rest.partition(">")
    found = handles(state, prompt.seat, name)
    if not found:
        return action
    on_offer = [h for h in found if f"{verb} h{h}{arrow}{target}" in prompt.options]
    return f"{verb} h{(on_offer or found)[0]}{arrow}{target}"


def handles(state: State, seat: int, name: str) -> list[int]:
    """The handles of the cards with this name that a seat sees."""
    view = state.view(seat)
    card = state.game.find(name)
    return [
        shown.handle
        for side in (view.seats[seat], view.seats[1 - seat])
        for row in side.zones.values()
        for shown in row
        if shown is not None and card is not None and shown.card == card.id
    ]


def options(state: State) -> list[str]:
    """What can be answered, as texts."""
    return [action.text for action in state.legal()]


def can(state: State, action: str) -> bool:
    """Whether the seat that is asked may say this."""
    return spelled(state, action) in options(state)


def why_not(state: State, action: str, seat: int | None = None) -> Refusal:
    """The refusal of an action."""
    asked = state.prompt_seat if seat is None else seat
    refusal = state.explain(asked, spelled(state, action))
    assert refusal is not None, f"{action!r} is legal"
    return refusal


def health(state: State) -> tuple[int, int]:
    """Your health and theirs."""
    seats = state.view(None).seats
    return seats[0].counters["health"], seats[1].counters["health"]


def names(state: State, seat: int, zone: str) -> list[str]:
    """The names of the cards in a zone as its owner sees them; an empty slot is an empty text."""
    row = state.view(seat).seats[seat].zones[zone]
    found = []
    for card in row:
        known = state.game.find(card.card) if card is not None and card.card else None
        found.append("" if card is None else known.name if known is not None else "?")
    return found


def values(state: State, seat: int, slot: int) -> tuple[int, int]:
    """Attack and Block of the Weapon in a slot."""
    card = state.view(None).seats[seat].zones["weapons"][slot]
    assert card is not None
    return card.values["attack"], card.values["block"]


def kinds(state: State) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in state.events(None)]
