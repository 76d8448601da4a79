"""A recorded game, stepped through forwards and backwards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from rich.console import Console
from rich.text import Text

from .. import CardDef, Event, Game, Replay, State
from ..language.log import together
from ..language.messages import Parameter, say
from ..language.voice import Voice, printable
from ..speech.names import name_of
from .board import board
from .commands import cards_text, named, outcome
from .howto import rules_text
from .logline import log
from .table import Reader

VIEWS: Final = {"v 0": 0, "v 1": 1, "v full": None, "full": None}


class Playback:
    """A replay, how far it has been played, and whose eyes look at it (None: both)."""

    def __init__(self, game: Game, replay: Replay, console: Console, read: Reader, lang: str = "en") -> None:
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
        self.lang = lang
        self.names = (self.words("terminal.seat", {"n": 0}), self.words("terminal.seat", {"n": 1}))

    def voice(self, viewer: int | None = None) -> Voice:
        """How the watcher is spoken to."""
        return Voice(self.game, self.names, viewer, self.lang)

    def words(self, key: str, params: Mapping[str, Parameter] = {}) -> str:
        """A message in the watcher's language."""
        return say(self.game.key, self.lang, key, params)

    def tell(self, key: str, params: Mapping[str, Parameter] = {}, style: str = "") -> None:
        """Print a message."""
        self.console.print(Text(self.words(key, params), style))

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
        self.tell("terminal.replay_help", style="dim")
        if self.viewer is not None:
            self.tell("terminal.not_over")
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
            return Text(self.words("terminal.forced_shown" if self.shows_all else "terminal.forced_passed_over"))
        if word == "card":
            return Text("\n").join(cards_text(self.voice(), self.cards(rest), rest))
        if word == "rules":
            return Text(rules_text(self.game, self.lang, rest))
        told = self.words("terminal.replay_help")
        if line not in ("help", "?"):
            told = f"{self.words('terminal.unknown_command', {'text': printable(line[:40])})} {told}"
        return Text(told)

    def cards(self, name: str) -> list[CardDef]:
        """The cards of a name or a handle; a handle in either hand where both are shown."""
        state, voice = self.state(), self.voice(self.viewer)
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
            self.tell("terminal.decisions", {"n": len(self.moves)})
            return False
        self.at = to
        return True

    def to_turn(self, turn: int) -> bool:
        """Go to the first decision of a turn."""
        if turn not in self.turns:
            self.tell("terminal.turns", {"first": self.turns[0], "last": self.turns[-1]})
            return False
        return self.jump(self.turns.index(turn))

    def show(self) -> None:
        """Draw the board at this decision, the last answer and what came of it."""
        if self.console.is_terminal:
            self.console.clear()
        state = self.state()
        voice = self.voice()
        if self.at:
            move = self.moves[self.at - 1]
            params: dict[str, Parameter] = {"n": move.n, "who": self.names[move.seat], "action": move.action}
            self.tell("terminal.decision", params, "bold")
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
            self.console.print(Text(outcome(self.voice(), state.result), "bold green"))
        elif state.prompt is not None:
            what = name_of(self.voice(), "asked", state.prompt.kind)
            self.tell("terminal.is_asked", {"who": self.names[state.prompt.seat], "what": what}, "bold")
