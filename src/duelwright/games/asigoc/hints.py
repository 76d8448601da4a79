"""What a player of ASIGOC can work out: how an attack stands, and how long the decks last."""

from __future__ import annotations

from ...core.game import Game
from ...core.hints import Fact, Fight, known_hand, with_handles
from ...core.view import View, ViewFrame
from . import names as n


def fight(game: Game, view: View) -> Fight | None:
    """The attack under way: attack against block, where somebody blocks."""
    frame = next((frame for frame in view.stack if game.procedures[frame.proc].name == "attack"), None)
    if frame is None:
        return None
    cards = with_handles(view, (frame.source, *frame.refs))
    attacker = cards.get(frame.source)
    if attacker is None:
        return None
    blockers = [cards[ref] for ref in frame.refs if ref in cards]
    block = sum(card.values["block"] for card in blockers)
    targets = tuple(card.handle for card in blockers)
    return Fight(attacker.handle, targets, (), attacker.values["attack"], block)


def facts(game: Game, view: View) -> list[Fact]:
    """The other hand, and how many draws each deck has left."""
    found = known_hand(view)
    for seat, key in ((1 - view.viewer, "know.their_deck"), (view.viewer, "know.your_deck")):
        found.append(Fact(key, {"n": len(view.seats[seat].zones["deck"])}))
    return found


def is_nullified(effect: ViewFrame) -> bool:
    """Whether an effect in the Outlet is skipped when it is reached."""
    return bool(effect[n.ABILITY_NULLIFIED])
