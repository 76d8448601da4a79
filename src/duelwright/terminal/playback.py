"""A recorded game, stepped through forwards and backwards."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Console
from rich.text import Text

from .. import CardDef, Event, Game, Replay, State
from .board import board
from .commands import cards_text, named
from .howto import how_to_play
from .logline import log, together
from .table import Reader
from .voice import Voice, printable

HELP: Final = """\
Enter or n: next   p: previous   NUMBER: that decision   t NUMBER: that turn   a: forced answers, too
v 0 / v 1 / v full: whose view   card NAME   rules   q: leave"""


VIEWS: Final = {"v 0": 0, "v 1": 1, "v full": None, "full": None}
ASKED: Final = {
    "turn": "what to do in this step", "priority": "whether to add to the Outlet", "block": "whether to block",
    "chance": "whether to use something before the step ends", "response": "whether to respond to the attack",
    "choice": "which card to choose", "order": "what goes first", "option": "which of several it will be",
    "replacement": "what happens instead",
}  # fmt: skip


class Playback:
    """A replay, how far it has been played, and whose eyes look at it (None: both)."""

    def __init__(self, game: Game, replay: Replay, console: Console, read: Reader) -> None:
        self.game = game
        self.console = console
        self.read = read
        self.replay = replay
        self.moves = replay.line()
        self.viewer: int | None = None if replay.result else 0
        self.at = 0
        self.shows_all = False
        self.forced: list[bool] = []  # per answer: whether there was no other
        self.turns = self._turns()
        self.names = ("Seat 0", "Seat 1")

    def _turns(self) -> list[int]:
        """The turn at every decision; raises ReplayError where an answer does not fit."""
        state = self.replay.state(self.game, 0)
        turns = [state.view(None).turn]
        self.replay.state(self.game)
        for move in self.moves:
            self.forced.append(state.prompt is not None and state.prompt.forced)
            state.apply(move.action, move.seat)
            turns.append(state.view(None).turn)
        return turns

    def watch(self) -> None:
        """Show the start, then go where the watcher says until they leave."""
        self.show()
        self.console.print(Text(HELP, "dim"))
        if self.viewer is not None:
            self.console.print(Text("This game is not over: you see it as seat 0 did; `full` shows both hands."))
        while True:
            try:
                line = self.read(f"{self.at}/{len(self.moves)}> ").strip().casefold()
            except EOFError:
                return
            if not self.console.is_terminal:
                self.console.print(Text(printable(line)))
            if line in ("q", "quit", "exit"):
                return
            if self.go(line):
                self.show()

    def go(self, line: str) -> bool:
        """Follow a command; false where nothing changed."""
        word, _, rest = line.partition(" ")
        count = int(rest or word) if re.fullmatch(r"(t )?[0-9]{1,5}", line) else -1
        if line in VIEWS:
            self.viewer = VIEWS[line]
            return True
        if count >= 0:
            return self.to_turn(count) if word == "t" else self.jump(count)
        if line in ("", "n"):
            return self.step(1)
        if line == "p":
            return self.step(-1)
        self.console.print(self.said(line, word, rest))
        return False

    def said(self, line: str, word: str, rest: str) -> Text:
        """What a command tells without going anywhere."""
        if line == "a":
            self.shows_all = not self.shows_all
            return Text("Forced answers are shown, too." if self.shows_all else "Forced answers are passed over.")
        if word == "card":
            return Text("\n").join(cards_text(self.game, self.cards(rest), rest))
        if line == "rules":
            return Text(how_to_play(self.game))
        return Text(HELP if line in ("help", "?") else f"Nothing is called {line[:40]!r}. {HELP}")

    def cards(self, name: str) -> list[CardDef]:
        """The cards of a name or a handle; a handle in either hand where both are shown."""
        state, voice = self.state(), Voice(self.game, self.names, self.viewer)
        seats = (0, 1) if self.viewer is None else (self.viewer,)
        found = [card for seat in seats for card in named(self.game, voice, state.view(seat), name)]
        return list({card.id: card for card in found}.values())

    def state(self) -> State:
        """The state at this decision."""
        return self.replay.state(self.game, self.at)

    def step(self, by: int) -> bool:
        """Go one answer on or back, past forced ones unless they are shown; the last is always shown."""
        to = self.at + by
        while not self.shows_all and 0 < to < len(self.moves) and self.forced[to - 1]:
            to += by
        return self.jump(to)

    def jump(self, to: int) -> bool:
        """Go to a decision, if there is such."""
        if not 0 <= to <= len(self.moves):
            self.console.print(Text(f"This replay has the decisions 0 to {len(self.moves)}."))
            return False
        self.at = to
        return True

    def to_turn(self, turn: int) -> bool:
        """Go to the first decision of a turn."""
        if turn not in self.turns:
            self.console.print(Text(f"This replay has the turns {self.turns[0]} to {self.turns[-1]}."))
            return False
        return self.jump(self.turns.index(turn))

    def show(self) -> None:
        """Draw the board at this decision, the last answer and what came of it."""
        if self.console.is_terminal:
            self.console.clear()
        state = self.state()
        voice = Voice(self.game, self.names, None)
        if self.at:
            move = self.moves[self.at - 1]
            self.console.print(Text(f"Decision {move.n}: {self.names[move.seat]} answers `{move.action}`", "bold"))
            for line in log(voice, self.fresh(state), []):
                self.console.print(line, soft_wrap=True)
        self.console.print()
        if self.viewer is None:
            self.console.print(board(voice, state.view(0), state.view(1)))
        else:
            self.console.print(board(voice, state.view(self.viewer)))
        self.show_next(state)

    def fresh(self, state: State) -> list[Event]:
        """What came of the last answer, as the watcher may see it."""
        since = len(self.replay.state(self.game, self.at - 1).events(None))
        if self.viewer is not None:
            return state.events(self.viewer, since)
        return together(state.events(0, since), state.events(1, since))

    def show_next(self, state: State) -> None:
        """Say who is asked next, or how the game ended."""
        if state.result is not None:
            winner = state.result.winner
            text = "The game is a draw" if winner is None else f"{self.names[winner]} wins"
            self.console.print(Text(f"{text}. Rule: {state.result.rule}.", "bold green"))
        elif state.prompt is not None:
            kind = state.prompt.kind
            self.console.print(Text(f"{self.names[state.prompt.seat]} is asked: {ASKED.get(kind, kind)}.", "bold"))
