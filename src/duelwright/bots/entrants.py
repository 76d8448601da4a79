"""Who and what goes round in an arena, and how it is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .. import Deck, DuelwrightError, Game
from ..core.errors import worded


class ArenaError(DuelwrightError):
    """A round robin that cannot be played as it was asked for."""


def wrong(code: str, template: str, params: Mapping[str, object] = {}) -> ArenaError:
    """What refuses a round robin, in words."""
    return ArenaError(worded(code, template, params))


def other_settings(path: str, name: str, there: str, here: str) -> ArenaError:
    """What to say of a file whose games were played with another setting."""
    what = {
        "hash": worded("arena_hash", "game hash: its cards or rules have changed"),
        "lists": worded("arena_lists", "deck lists"),
    }.get(name, name)
    return wrong(
        "arena_settings",
        "{path} holds games with other settings ({what}): {there} there, {here} here; give the same settings to go on "
        "with it, or another file with --out",
        {"path": path, "what": what, "there": there, "here": here},
    )


def chosen_decks(game: Game, decks: Sequence[str | Deck]) -> tuple[Deck, ...]:
    """The decks that go round: those that were named, or all ready ones, or none where the game deals them."""
    if not decks and game.deals:
        return ()
    found = tuple(game.deck(deck) for deck in decks) or tuple(game.decks())
    names = [deck.name for deck in found]
    if len(set(names)) < len(names):
        raise wrong("deck_names", "each deck needs a name of its own: {list}", {"list": ", ".join(names)})
    for deck in found:
        game.start((deck, deck), log=False)  # an illegal deck is told here, not by a worker
    return found
