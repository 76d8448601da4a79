"""A bot in any language: a program that is told lines of plain text and answers with lines.

    duelwright 1                      the version of the protocol, once for each process
    game vanguard-d                   a game begins
    you 0                             the program's seat
    event {...}                       what it saw happen, as JSON
    view {...}                        what it knows, as JSON
    prompt main Main phase            a question: its kind, and the rule or ability that asks
    option 1 call h12>R1              the answers there are
    option 2 pass
    go                                now it is to answer: `play 2`, or `pass`
    refused no_such_option There ...  an answer that was none; the question follows again
    result win six_damage             the end of the game: win, loss or draw, and why
    bye                               no more games

Empty lines and lines that begin with # are not listened to. A question with a single answer is not asked.
"""

from __future__ import annotations

import hashlib
import shlex
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ..core.deck import Deck
from ..core.errors import DuelwrightError, IllegalAction, worded
from ..core.game import Game, one_line
from ..core.state import State
from ..core.wire import Prompt
from ..rates import Rate, rate
from .roster import Bot
from .worker import Child, Gone, Silent

VERSION: Final = 1
STARTING: Final = 5.0  # seconds at least for the first answer of a process
REPEATS: Final = 3  # a question is asked again so often after answers that were none
CRASHED: Final = "crashed"
OUT_OF_TIME: Final = "out_of_time"
NO_ANSWER: Final = "no_legal_answer"
FORFEITS: Final = (CRASHED, OUT_OF_TIME, NO_ANSWER)
WORDS: Final = {True: "win", False: "loss", None: "draw"}

Show = Callable[[str, str], None]  # who speaks (">" to the program, "<" from it), and the line


class Match(msgspec.Struct, frozen=True):
    """How one game went for the program: won, lost (False) or drawn (None), and why."""

    number: int
    seat: int
    won: bool | None
    reason: str
    turns: int
    answers: int
    refused: int
    slowest: float  # seconds


class Tally(msgspec.Struct, frozen=True):
    """What came of some games. `endings` counts a reason by what it meant for the program, such as `loss crashed`."""

    game: str
    hash: str
    command: str
    against: str
    seed: int
    games: int
    wins: int
    losses: int
    draws: int
    forfeits: int
    refused: int
    slowest: float
    rate: Rate
    endings: dict[str, int]


class Refused(Exception):
    """An answer that cannot be played: a code, and a sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Forfeit(Exception):
    """The program has lost the game it plays, whatever the board says."""


class Speechless(DuelwrightError):
    """A program that has never answered; there is no use in another game."""


def read_answer(line: str, prompt: Prompt) -> str:
    """The action that a line means: its number, as in `play 3`, or its text.

    >>> prompt = Prompt(0, "attack", ("attack R1>V", "pass"))
    >>> read_answer("play 2", prompt), read_answer("attack R1>V", prompt), read_answer("play pass", prompt)
    ('pass', 'attack R1>V', 'pass')
    """
    text = " ".join(line.split())
    if text in prompt.options:
        return text
    word, _, rest = text.partition(" ")
    if word != "play":
        return text
    if rest.isdecimal() and rest not in prompt.options:
        if len(rest) > 6 or not 0 < int(rest) <= len(prompt.options):
            raise Refused("no_such_option", f"There is no option {rest[:9]}; they are 1 to {len(prompt.options)}.")
        return prompt.options[int(rest) - 1]
    return rest


def block(state: State, seat: int, prompt: Prompt) -> list[str]:
    """The lines of a question."""
    options = [f"option {n} {text}" for n, text in enumerate(prompt.options, 1)]
    return [f"view {state.view(seat).encode().decode()}", f"prompt {prompt.kind} {_flat(prompt.why)}", *options, "go"]


def _flat(text: str) -> str:
    return " ".join(text.split())


class Program:
    """An external program at the table: it is started when it is needed, and anew where it has ended."""

    def __init__(self, command: Sequence[str], seconds: float = 10.0, show: Show | None = None) -> None:
        self.command = command
        self.seconds = seconds
        self.show = show
        self.child: Child | None = None
        self.fresh = False  # it has not answered yet, and may still be starting
        self.spoke = False  # some process of it has answered
        self.told = 0  # events of this game
        self.answers = 0
        self.refused = 0
        self.slowest = 0.0

    def say(self, *lines: str) -> None:
        """Tell the program some lines."""
        if self.child is None:
            return
        if self.show is not None:
            for line in lines:
                self.show(">", line)
        self.child.send("".join(f"{line}\n" for line in lines).encode())

    def hear(self) -> str:
        """Its next line that says something; Forfeit where there is none in time."""
        assert self.child is not None
        begin = time.monotonic()
        patience = max(self.seconds, STARTING) if self.fresh else self.seconds
        until = begin + patience
        try:
            while True:
                line = self.child.receive(until - time.monotonic()).decode("utf-8", "replace").strip()
                if self.show is not None:
                    self.show("<", one_line(line))
                if line and not line.startswith("#"):
                    break
        except Gone as error:
            gone = worded("speechless_gone", "{error} before its first answer", {"error": error})
            raise Forfeit(CRASHED) if self.spoke else Speechless(gone) from None
        except Silent:
            late = worded(
                "speechless_late",
                "{command} gave no answer in {patience} s; --seconds says how long an answer may take",
                {"command": repr(self.command[0]), "patience": f"{patience:g}"},
            )
            raise Forfeit(OUT_OF_TIME) if self.spoke else Speechless(late) from None
        if not self.fresh:
            self.slowest = max(self.slowest, time.monotonic() - begin)
        self.fresh = False
        self.spoke = True
        return line

    def begin(self, key: str, seat: int) -> None:
        """Tell it that a game begins."""
        if self.child is None or not self.child.alive:
            self.end()
            self.child = Child(self.command)
            self.fresh = True
            self.say(f"duelwright {VERSION}")
        self.told = self.answers = self.refused = 0
        self.slowest = 0.0
        self.say(f"game {key}", f"you {seat}")

    def news(self, state: State, seat: int) -> None:
        """Tell it what it saw happen since it was told last."""
        for event in state.events(seat, self.told):
            self.say(f"event {msgspec.json.encode(event).decode()}")
            self.told = event.seq

    def move(self, state: State, seat: int, prompt: Prompt) -> None:
        """Ask it, until its answer can be played."""
        self.news(state, seat)
        for _ in range(1 + REPEATS):
            self.say(*block(state, seat, prompt))
            try:
                state.apply(read_answer(self.hear(), prompt), seat)
            except IllegalAction as error:
                self.say(f"refused {error.refusal.code} {_flat(error.refusal.sentence)}")
            except Refused as error:
                self.say(f"refused {error.code} {error}")
            else:
                self.answers += 1
                return
            self.refused += 1
        raise Forfeit(NO_ANSWER)

    def finish(self, won: bool | None, reason: str) -> None:
        """Tell it how the game ended; one that hangs or fell silent is not kept for the next game."""
        self.say(f"result {WORDS[won]} {reason}")
        if reason in (OUT_OF_TIME, CRASHED) and self.child is not None:
            self.child.kill()

    def end(self) -> None:
        """Send it home."""
        if self.child is not None:
            if self.child.alive:
                self.say("bye")
            self.child.close()
            self.child = None


def play_match(game: Game, program: Program, other: Bot, decks: tuple[Deck, Deck], seed: int, number: int) -> Match:
    """One game between a program and a bot; the program sits at seat 0 where the number is even."""
    seat = number % 2
    state = game.start(decks if seat == 0 else (decks[1], decks[0]), seed)
    program.begin(game.key, seat)
    try:
        while (prompt := state.prompt) is not None:
            if prompt.forced:
                state.apply(prompt.options[0])
            elif prompt.seat == seat:
                program.move(state, seat, prompt)
            else:
                state.apply(other(state.view(prompt.seat), prompt))
        program.news(state, seat)
        result = state.result
        assert result is not None
        won, reason = None if result.winner is None else result.winner == seat, result.reason
    except Forfeit as error:
        won, reason = False, str(error)
    program.finish(won, reason)
    slowest = round(program.slowest, 3)
    return Match(number, seat, won, reason, state.turn, program.answers, program.refused, slowest)


def seed_for(seed: int, number: int) -> int:
    """The shuffle of a game, by the seed of all and its number."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:6], "little")


def decks_for(game: Game, mine: Deck | None, theirs: Deck | None, seed: int) -> tuple[Deck, Deck]:
    """The program's deck and the other's: those that were asked for, or what the game deals, or the first two."""
    usual = game.pair(None, seed)
    return mine or usual[0], theirs or usual[1]


def tally(game: Game, command: Sequence[str], against: str, seed: int, matches: list[Match]) -> Tally:
    """Sum up some games."""
    wins = sum(match.won is True for match in matches)
    losses = sum(match.won is False for match in matches)
    endings = Counter(f"{WORDS[match.won]} {match.reason}" for match in matches)
    return Tally(
        game.key,
        game.hash,
        shlex.join(command),
        against,
        seed,
        len(matches),
        wins,
        losses,
        len(matches) - wins - losses,
        sum(match.reason in FORFEITS for match in matches),
        sum(match.refused for match in matches),
        max((match.slowest for match in matches), default=0.0),
        rate("program", wins, len(matches)),
        {ending: endings[ending] for ending in sorted(endings)},
    )
