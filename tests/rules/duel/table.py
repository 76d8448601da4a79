"""A table for scenarios: lay out a board, say actions by card names, read what is on it."""

from __future__ import annotations

import duelwright as dw
from duelwright import Refusal, State, ViewCard

Side = dict[str, object]
YOU, THEY = 0, 1
FULL = ["Kuriboh", "Mokey Mokey", "Time Wizard", "Man-Eater Bug", "Clown Zombie"]  # a full monster area
SHELF = ["Raigeki", "Dark Hole", "Heavy Storm", "Pot of Greed", "Monster Reborn"]  # a full spell area


def board(
    phase: str, you: Side, they: Side, turn: int = 5, rules: dict[str, object] | None = None, seed: int = 0
) -> State:
    """A board in your turn, in a phase of it."""
    position: dict[str, object] = {"phase": phase, "turn": turn, "active": YOU, "first": YOU, "seats": [you, they]}
    if rules:
        position["rules"] = rules
    return dw.game("duel").position({**position, "seed": seed})


def main1(you: Side, they: Side | None = None, rules: dict[str, object] | None = None) -> State:
    """A board in your first main phase."""
    return board("main1", you, they or {}, rules=rules)


def battle(yours: object, theirs: object = None, life: int = 8000) -> State:
    """A board in your battle phase: one monster of yours, one of theirs or none, and their life points."""
    return board("battle", {"monsters": [yours]}, {"monsters": [theirs] if theirs else [], "life": life})


def defending(card: str, gain: int = 0) -> Side:
    """A monster in defense mode, face up."""
    return {"card": card, "mode": "defense", "gain": gain}


def hidden(card: str) -> Side:
    """A monster that was set: in defense mode, face down."""
    return {"card": card, "mode": "defense", "face": "down"}


def say(state: State, *actions: str) -> State:
    """Let whoever is asked say these, cards by name."""
    for action in actions:
        state.apply(spelled(state, action))
    return state


def end_turns(state: State, count: int = 1) -> State:
    """End as many turns."""
    return say(state, *["end"] * count)


def spelled(state: State, action: str, seat: int | None = None) -> str:
    """The action's text, with a card's name replaced by the handle that a seat (by default the asked one) knows."""
    prompt = state.prompt
    assert prompt is not None, f"the game is over, nobody can say {action!r}"
    verb, _, name = action.partition(" ")
    found = handles(state, prompt.seat if seat is None else seat, name)
    on_offer = [h for h in found if f"{verb} h{h}" in prompt.options]
    return f"{verb} h{(on_offer or found)[0]}" if found else action


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
    refusal = state.explain(asked, spelled(state, action, asked))
    assert refusal is not None, f"{action!r} is legal"
    return refusal


def life(state: State) -> tuple[int, int]:
    """Your life points and theirs."""
    seats = state.view(None).seats
    return seats[YOU].counters["life"], seats[THEY].counters["life"]


def phase(state: State) -> str:
    """The phase of the turn."""
    return state.view(None).phase


def row(state: State, seat: int, zone: str, viewer: int | None = None) -> list[str]:
    """The names of all cards in a zone as a viewer sees them (by default its player), '?' for one that is hidden."""
    found = []
    for card in state.view(seat if viewer is None else viewer).seats[seat].zones[zone]:
        known = state.game.find(card.card) if card is not None and card.card else None
        found.append("" if card is None else known.name if known is not None else "?")
    return found


def names(state: State, seat: int, zone: str, viewer: int | None = None) -> list[str]:
    """The names of the cards in a zone, without its empty slots."""
    return [name for name in row(state, seat, zone, viewer) if name]


def count(state: State, seat: int, zone: str) -> int:
    """How many cards lie in a zone."""
    return len(names(state, seat, zone))


def card_at(state: State, seat: int, slot: int, zone: str = "monsters") -> ViewCard:
    """The card in a slot (counted from 1), as its player sees it."""
    card = state.view(seat).seats[seat].zones[zone][slot - 1]
    assert card is not None, f"slot {slot} is empty"
    return card


def values(state: State, seat: int, slot: int, zone: str = "monsters") -> tuple[int, int]:
    """Attack and defense of the card in a slot (of a pile: the n-th card from the bottom)."""
    card = card_at(state, seat, slot, zone)
    return card.values["attack"], card.values["defense"]


def lies(state: State, seat: int, slot: int) -> tuple[str, str]:
    """Mode and face of the monster in a slot."""
    marks = card_at(state, seat, slot).marks
    return "defense" if marks.get("mode") else "attack", "down" if marks.get("face") else "up"


def kinds(state: State) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in state.events(None)]


def ending(state: State) -> tuple[int | None, str]:
    """Who won, and by what."""
    assert state.result is not None, "the game goes on"
    return state.result.winner, state.result.reason
