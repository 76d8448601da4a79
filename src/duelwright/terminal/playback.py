"""A recorded game, stepped through forwards and backwards."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from .. import Event, Game, Replay, State
from .board import board
from .logline import log, together
from .table import Reader
from .voice import Voice, printable

HELP: Final = (
    "Enter or n: next   p: previous   NUMBER: that decision   t NUMBER: that turn   0 / 1 / full: whose view   q"
)


class Playback:
    """A replay, how far it has been played, and whose eyes look at it (None: both)."""

    def __init__(self, game: Game, replay: Replay, console: Console, read: Reader) -> None:
        self.game = game
        self.console = console
        self.read = read
        self.replay = replay
        self.moves = replay.line()
        self.viewer: int | None = None
        self.at = 0
        self.turns = self._turns()
        self.names = ("Seat 0", "Seat 1")

    def _turns(self) -> list[int]:
        """The turn at every decision; raises ReplayError where an answer does not fit."""
        state = self.replay.state(self.game, 0)
        turns = [state.view(None).turn]
        self.replay.state(self.game)
        for move in self.moves:
            state.apply(move.action, move.seat)
            turns.append(state.view(None).turn)
        return turns

    def watch(self) -> None:
        """Show the start, then go where the watcher says until they leave."""
        self.show()
        self.console.print(Text(HELP, "dim"))
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
        if line in ("0", "1", "full"):
            self.viewer = None if line == "full" else int(line)
            return True
        if line in ("", "n"):
            return self.jump(self.at + 1)
        if line == "p":
            return self.jump(self.at - 1)
        if word == "t" and rest.isascii() and rest.isdecimal() and len(rest) < 6:
            return self.to_turn(int(rest))
        if line.isascii() and line.isdecimal() and len(line) < 6:
            return self.jump(int(line))
        self.console.print(Text(HELP if line in ("help", "?") else f"Nothing is called {line[:40]!r}. {HELP}"))
        return False

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
        state = self.replay.state(self.game, self.at)
        voice = Voice(self.game, self.names, None)
        if self.at:
            move = self.moves[self.at - 1]
            self.console.print(Text(f"Decision {move.n}: {self.names[move.seat]} answers `{move.action}`", "bold"))
            before = self.replay.state(self.game, self.at - 1)
            for line in log(voice, self.events(state, len(before.events(None))), []):
                self.console.print(line, soft_wrap=True)
        self.console.print()
        if self.viewer is None:
            self.console.print(board(voice, state.view(0), state.view(1)))
        else:
            self.console.print(board(voice, state.view(self.viewer)))
        self.show_next(state)

    def events(self, state: State, since: int) -> list[Event]:
        """What happened, as the watcher may see it."""
        if self.viewer is None:
            return together(state.events(0, since), state.events(1, since))
        return state.events(self.viewer, since)

    def show_next(self, state: State) -> None:
        """Say who is asked next, or how the game ended."""
        if state.result is not None:
            winner = state.result.winner
            text = "The game is a draw" if winner is None else f"{self.names[winner]} wins"
            self.console.print(Text(f"{text}. Rule: {state.result.rule}.", "bold green"))
        elif state.prompt is not None:
            self.console.print(Text(f"{self.names[state.prompt.seat]} is asked: {state.prompt.kind}.", "bold"))
