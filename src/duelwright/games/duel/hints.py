"""What a duelist can work out: what an attack would do to either side, and how long the decks last."""

from __future__ import annotations

from ...core.game import Game
from ...core.hints import Fact, known_hand
from ...core.view import View
from . import names as n


def note(game: Game, view: View, action: str) -> Fact | None:
    """What an attack would do, where the target lies face up (heading Attack)."""
    verb, _, rest = action.partition(" ")
    first, _, second = rest.partition(">")
    if verb != "attack" or not first.isdecimal():
        return None
    attacker = view.seats[view.viewer].zones["monsters"][int(first) - 1]
    if attacker is None:
        return None
    attack = attacker.values["attack"]
    if not second:
        return Fact("note.direct", {"n": attack})
    target = view.seats[1 - view.viewer].zones["monsters"][int(second) - 1]
    if target is None or not target.card:
        return Fact("note.unknown")
    if target.marks.get("mode", 0) == n.DEFENSE_MODE:
        defence = target.values["defense"]
        if attack > defence:
            return Fact("note.destroyed")
        return Fact("note.nothing") if attack == defence else Fact("note.you_lose", {"n": defence - attack})
    other = target.values["attack"]
    if attack == other:
        return Fact("note.both")
    return (
        Fact("note.destroyed_loses", {"n": attack - other})
        if attack > other
        else Fact("note.you_fall", {"n": other - attack})
    )


def facts(game: Game, view: View) -> list[Fact]:
    """The other hand, and how many draws each deck has left."""
    found = known_hand(view)
    for seat, key in ((1 - view.viewer, "know.their_deck"), (view.viewer, "know.your_deck")):
        found.append(Fact(key, {"n": len(view.seats[seat].zones["deck"])}))
    return found
