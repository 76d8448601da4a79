"""How to play, on one screen, by game."""

from __future__ import annotations

from typing import Final

from .. import Game

HOW_TO_PLAY: Final = {
    "asigoc": """\
Goal: bring your opponent from 10 health to 0. Both at 0 at once is a draw.
Deck: 15 different Weapons and Items, and one Ace, which lies open beside it from the start. You begin with 4 cards.
A turn has four steps: Draw (take a card), Main, Battle, End. You leave a step when you are done in it.
Main: once per turn, EITHER move a Weapon from your hand to one of your two slots OR take one from a slot back.
Items are used from the hand, as often as you like, and are then discarded. If a card does not say when: in your Main
  step. Aces, and some Weapons, can be used from where they lie; the card says when and how often.
Battle: each of your Weapons may attack once a turn, one after the other, even on the turn it came.
  There is no Battle step in the first turn of the game.
Block: your opponent may block with one of their Weapons. Not blocked: they take damage equal to the Attack.
  Block at least the Attack: no damage, but the blocker loses 1 Block for good, wherever the card goes.
  Block less than the Attack: the blocker is discarded, and the rest of the Attack is damage.
The Outlet: what you use, and every Weapon that enters, waits there first. Then the other player has priority: they
  add something to it or pass. After two passes in a row everything in it happens, the latest first.
Before a step ends your opponent may use something, too; then you go on in that step. Attacks can be responded to
  before the block and after it.""",
}


def how_to_play(game: Game) -> str:
    """The rules of a game in a few lines.

    >>> import duelwright as dw
    >>> how_to_play(dw.game("asigoc")).splitlines()[0]
    'Goal: bring your opponent from 10 health to 0. Both at 0 at once is a draw.'
    """
    return HOW_TO_PLAY.get(game.key, f"There is no guide to {game.name} yet; `?` explains what you can do.")
