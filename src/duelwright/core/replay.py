"""Replays: versions, decks, seed and actions as lines of text. An undo is a line, never a deletion."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Final

import msgspec

from .deck import Deck
from .errors import IllegalAction, ReplayError

if TYPE_CHECKING:
    from .game import Game
    from .state import State

HEAD: Final = "duelwright-replay 1"
ENGINE: Final = "0.1"
EVERY: Final = 50  # lines between two chain values
MAX_CHARS: Final = 5_000_000


class Move(msgspec.Struct, frozen=True, gc=False):
    """One line of play: the answer of a seat, or (with `undo`) everything after answer `n` taken back."""

    n: int
    seat: int = -1
    action: str = ""
    undo: bool = False


class Replay(msgspec.Struct):
    """A game that can be played again, move for move.

    >>> import duelwright as dw
    >>> game = dw.game("asigoc")
    >>> replay = dw.Replay.of(game, seed=7)
    >>> state = replay.state(game)
    >>> replay.apply(state, state.legal()[-1].text)
    >>> dw.Replay.parse(replay.text()).state(game).key() == state.key()
    True
    """

    game: str
    hash: str
    decks: list[Deck]
    seed: int
    engine: str = ENGINE
    rules: dict[str, int | bool | str] = {}
    cards: list[dict[str, object]] = []
    moves: list[Move] = []
    result: str = ""
    open_lists: bool = False

    @staticmethod
    def of(
        game: Game, decks: tuple[Deck | str, Deck | str] | None = None, seed: int = 0, open_lists: bool = False
    ) -> Replay:
        """An empty replay of a game that is about to start."""
        pair = game.pair(decks, seed)
        return Replay(
            game.key,
            game.hash,
            pair,
            seed,
            rules=game.changed_rules(),
            cards=game.foreign_cards(),
            moves=[],
            open_lists=open_lists,
        )

    def apply(self, state: State, action: str, seat: int | None = None) -> None:
        """Play an action and write it down; who concedes may be another seat than the one that is asked."""
        seat = state.prompt_seat if seat is None else seat
        action = state.game.action(action).text
        state.apply(action, seat)
        line = self.line()
        self.moves.append(Move(line[-1].n + 1 if line else 1, seat, action))
        if state.result is not None:
            self.result = f"{state.result.winner} {state.result.reason}"

    def undo(self, n: int) -> None:
        """Take back every answer after number n."""
        self.moves.append(Move(n, undo=True))
        self.result = ""

    def line(self) -> list[Move]:
        """The answers that stand, undone ones left out."""
        stands: list[Move] = []
        for move in self.moves:
            if move.undo:
                stands = [other for other in stands if other.n <= move.n]
            else:
                stands.append(move)
        return stands

    def state(self, game: Game, upto: int | None = None) -> State:
        """The state after answer number `upto` (default: the last that stands)."""
        self.fits(game)
        state = game.start((self.decks[0], self.decks[1]), self.seed, self.open_lists)
        for move in self.line()[:upto]:
            try:
                state.apply(move.action, move.seat)
            except IllegalAction as error:
                raise ReplayError(f"answer {move.n} ({move.action!r}) was not possible: {error}") from None
        return state

    def fits(self, game: Game) -> None:
        """Raise ReplayError where the game is not the one this was recorded with."""
        if game.key != self.game:
            raise ReplayError(f"this is a replay of {self.game!r}, not of {game.key!r}")
        if self.engine != ENGINE:
            raise ReplayError(f"this replay was recorded with engine {self.engine}; this is engine {ENGINE}")
        if game.hash != self.hash:
            raise ReplayError(f"this replay was recorded with other cards or rules of {game.key} ({self.hash})")

    def text(self) -> str:
        """The replay as text, with chain values and a closing checksum."""
        lines = [HEAD, f"game {self.game}", f"engine {self.engine}", f"hash {self.hash}"]
        lines += [f"card {_json(card)}" for card in self.cards]
        lines += [f"deck {seat} {deck.encode()}" for seat, deck in enumerate(self.decks)]
        lines += [f"rules {_json(self.rules)}", f"seed {self.seed}"]
        lines += ["lists open"] if self.open_lists else []
        lines += [f"undo {m.n}" if m.undo else f"{m.n} {m.seat} {m.action}" for m in self.moves]
        if self.result:
            lines.append(f"result {self.result}")
        out: list[str] = []
        for line in lines:
            out.append(line)
            if len(out) % EVERY == 0:
                out.append(f"chain {_digest(out)[:12]}")
        out.append(f"sha256 {_digest(out)}")
        return "\n".join(out) + "\n"

    @staticmethod
    def parse(text: str) -> Replay:
        """A replay from its text; ReplayError names the lines where it is damaged."""
        if len(text) > MAX_CHARS:
            raise ReplayError(f"this file is over {MAX_CHARS} characters long; no replay is")
        lines = text.split("\n")
        if lines[0] != HEAD:
            raise ReplayError(f"line 1: this is no replay; one starts with {HEAD!r}")
        _check_chain(lines)
        return _read(lines)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()


def _check_chain(lines: list[str]) -> None:
    """Find the first stretch of lines that is not as it was written."""
    good = 1
    for i, line in enumerate(lines):
        if line.startswith("chain "):
            written = f"chain {_digest(lines[:i])[:12]}"
            if i + 1 == len(lines) and written.startswith(line):  # it breaks off in this very line
                break
            if line != written:
                raise ReplayError(f"lines {good} to {i + 1} are damaged; take another copy of this replay")
            good = i + 2
        elif line.startswith("sha256 "):
            if line != f"sha256 {_digest(lines[:i])}" or lines[i + 1 :] != [""]:
                raise ReplayError(f"lines {good} to {len(lines)} are damaged; take another copy of this replay")
            return
    raise ReplayError(f"the replay breaks off after line {len(lines)}: its last line (sha256) is missing")


def _read(lines: list[str]) -> Replay:
    head: dict[str, str] = {}
    decks: list[Deck] = []
    cards: list[dict[str, object]] = []
    moves: list[Move] = []
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.partition(" ")
        try:
            if word in ("chain", "sha256", ""):
                continue
            if word == "deck":
                if rest.partition(" ")[0] != str(len(decks)):
                    raise ValueError("the decks are not in the order of their seats")
                decks.append(msgspec.json.decode(rest.partition(" ")[2], type=Deck))
            elif word == "card":
                cards.append(msgspec.json.decode(rest, type=dict[str, object]))
            elif word == "undo":
                moves.append(Move(int(rest), undo=True))
            elif word.isdecimal():
                seat, _, action = rest.partition(" ")
                moves.append(Move(int(word), int(seat), action))
            else:
                head[word] = rest
        except (ValueError, msgspec.MsgspecError) as error:
            raise ReplayError(f"line {number}: {line[:40]!r} cannot be read: {error}") from None
    missing = [name for name in ("game", "hash", "seed", "rules") if name not in head]
    if missing or len(decks) != 2 or not re.fullmatch(r"-?[0-9]{1,40}", head["seed"]):
        raise ReplayError(f"this replay has no sound {', '.join(missing) or 'decks or seed'}")
    try:
        rules = msgspec.json.decode(head["rules"], type=dict[str, int | bool | str])
    except msgspec.MsgspecError as error:
        raise ReplayError(f"the rules of this replay cannot be read: {error}") from None
    return Replay(
        head["game"], head["hash"], decks, int(head["seed"]), head.get("engine", ""), rules, cards, moves,
        head.get("result", ""), head.get("lists") == "open",
    )  # fmt: skip
