"""Replays: versions, decks, seed and actions as lines of text. An undo is a line, never a deletion.

Each answer is kept with a key of where the game stood. So a replay plays in any build that comes to the same keys, and
where one does not, it says at which answer they part. A version is also a way to deal (`core/rng.py`); 1 had no keys.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sized
from typing import TYPE_CHECKING, Final

import msgspec

from .deck import Deck
from .errors import IllegalAction, IllegalDeck, ReplayError, Worded, worded
from .rng import GENERATOR
from .trail import trail

if TYPE_CHECKING:
    from .game import Game
    from .state import State

HEAD: Final = "duelwright-replay"
FIRST: Final = 1
VERSION: Final = GENERATOR
ENGINE: Final = "0.2"
EVERY: Final = 50  # lines between two chain values
MAX_CHARS: Final = 5_000_000
MOST_MOVES: Final = 100_000  # answers and undos
MOST_CARDS: Final = 5_000  # that are embedded; as many are used, and as many windows open, at most


class Move(msgspec.Struct, frozen=True, gc=False):
    """One line of play: the answer of a seat, or (with `undo`) everything after answer `n` taken back.

    `key` says where the game stood when it was given.
    """

    n: int
    seat: int = -1
    action: str = ""
    undo: bool = False
    key: str = ""


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
    hash: str  # of the rules and of the definitions that are used
    decks: list[Deck]
    seed: int
    engine: str = ENGINE
    rules: dict[str, int | bool | str] = {}
    cards: list[dict[str, object]] = []
    moves: list[Move] = []
    result: str = ""
    open_lists: bool = False
    version: int = VERSION
    uses: dict[str, str] = {}  # the cards that are used, each with a digest of its definition
    windows: list[object] = []  # the timings at which cards of hidden zones are asked for

    @staticmethod
    def of(
        game: Game, decks: tuple[Deck | str, Deck | str] | None = None, seed: int = 0, open_lists: bool = False
    ) -> Replay:
        """An empty replay of a game that is about to start."""
        pair = game.pair(decks, seed)
        used = game.used(pair)
        uses = {game.definitions[defn].id: game.pool.digest(defn) for defn in used}
        return Replay(
            game.key,
            hashlib.sha256("\n".join([game.format_hash, *uses.values()]).encode()).hexdigest()[:12],
            pair,
            seed,
            rules=game.changed_rules(),
            cards=game.foreign_cards(used),
            moves=[],
            open_lists=open_lists,
            uses=uses,
            windows=game.windows(),
        )

    def apply(self, state: State, action: str, seat: int | None = None) -> None:
        """Play an action and write it down; who concedes may be another seat than the one that is asked."""
        seat = state.prompt_seat if seat is None else seat
        action = state.game.action(action).text
        key = trail(state) if self.version > FIRST else ""
        state.apply(action, seat)
        line = self.line()
        self.moves.append(Move(line[-1].n + 1 if line else 1, seat, action, key=key))
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
                while stands and stands[-1].n > move.n:
                    stands.pop()
            else:
                stands.append(move)
        return stands

    @property
    def generator(self) -> int:
        """Which generator dealt."""
        return self.version

    def begin(self, game: Game) -> State:
        """The state before the first answer."""
        self.fits(game)
        try:
            return game.start((self.decks[0], self.decks[1]), self.seed, self.open_lists, generator=self.generator)
        except IllegalDeck as error:
            raise ReplayError(
                worded(
                    "replay_begin",
                    "this game cannot begin: {error}{changes}",
                    {"error": error, "changes": self._changes(game)},
                )
            ) from None

    def play(self, state: State, move: Move) -> None:
        """Play one answer; ReplayError where the game no longer stands as it did, or it is not possible."""
        if move.key and trail(state) != move.key:
            raise ReplayError(self._parted(state, move, worded("replay_stands", "the game no longer stands as it did")))
        try:
            state.apply(move.action, move.seat)
        except IllegalAction as error:
            params = {"n": move.n, "action": repr(move.action), "error": error}
            why = worded("replay_answer", "answer {n} ({action}) was not possible: {error}", params)
            raise ReplayError(self._parted(state, move, why)) from None

    def _parted(self, state: State, move: Move, why: Worded) -> Worded:
        game = state.game
        step = game.procedures[state.stack[-1].proc].name if state.stack else "end"
        at = f"turn {state.turn}, {game.phases[state.phase]}, {step}"
        params = {"n": move.n, "at": at, "why": why, "changes": self._changes(game)}
        return worded(
            "replay_parts", "this replay parts from this version at decision {n} ({at}): {why}{changes}", params
        )

    def _changes(self, game: Game) -> Worded | str:
        """What has changed since the replay was recorded, as far as that can be told."""
        known = {name: digest for name, digest in self.uses.items() if name in game.index}
        changed = [name for name, digest in known.items() if game.pool.digest(game.index[name]) != digest]
        if changed:
            more = worded("and_more", " and {n} more", {"n": len(changed) - 3}) if len(changed) > 3 else ""
            params = {"list": ", ".join(changed[:3]), "more": more}
            return worded("replay_changed", " (since it was recorded, cards have changed: {list}{more})", params)
        if self.engine == ENGINE:
            return ""
        params = {"engine": self.engine[:20], "ours": ENGINE}
        return worded("replay_engine", " (it was recorded with engine {engine}, this is {ours})", params)

    def state(self, game: Game, upto: int | None = None) -> State:
        """The state after answer number `upto` (default: the last that stands)."""
        state = self.begin(game)
        line = self.line()
        for move in line[:upto]:
            self.play(state, move)
        if self.result and state.result is not None and line[:upto] == line:
            ended = f"{state.result.winner} {state.result.reason}"
            if ended != self.result:
                last = len(line)
                params = {
                    "last": last,
                    "result": repr(self.result),
                    "ended": repr(ended),
                    "changes": self._changes(game),
                }
                template = (
                    "this replay parts from this version at decision {last}: "
                    "it ended {result} and now ends {ended}{changes}"
                )
                raise ReplayError(worded("replay_ends", template, params))
        return state

    def fits(self, game: Game) -> None:
        """Raise ReplayError where the game is not the one this was recorded with, or lacks one of its cards."""
        if game.key != self.game:
            raise ReplayError(
                worded(
                    "replay_game",
                    "this is a replay of {game}, not of {game2}",
                    {"game": repr(self.game), "game2": repr(game.key)},
                )
            )
        missing = [name for name in self.uses if name not in game.index]
        if missing:
            raise ReplayError(
                worded(
                    "replay_cards",
                    "this replay (decision 0) needs cards that are not here: {list}",
                    {"list": ", ".join(missing[:5])},
                )
            )

    def text(self) -> str:
        """The replay as text, with chain values and a closing checksum."""
        lines = [f"{HEAD} {self.version}", f"game {self.game}", f"engine {self.engine}", f"hash {self.hash}"]
        lines += [f"uses {name} {digest}" for name, digest in self.uses.items()]
        lines += [f"window {_json(window)}" for window in self.windows]
        lines += [f"card {_json(card)}" for card in self.cards]
        lines += [f"deck {seat} {deck.encode()}" for seat, deck in enumerate(self.decks)]
        lines += [f"rules {_json(self.rules)}", f"seed {self.seed}"]
        lines += ["lists open"] if self.open_lists else []
        lines += [_line(move) for move in self.moves]
        if self.result:
            lines.append(f"result {self.result}")
        out: list[str] = []
        chain = _Chain()
        for line in lines:
            out.append(chain.add(line))
            if len(out) % EVERY == 0:
                out.append(chain.add(f"chain {chain.value[:12]}"))
        out.append(f"sha256 {chain.value}")
        return "\n".join(out) + "\n"

    @staticmethod
    def parse(text: str) -> Replay:
        """A replay from its text; ReplayError names the lines where it is damaged."""
        if len(text) > MAX_CHARS:
            raise ReplayError(
                worded(
                    "replay_long",
                    "this file is over {max_chars} characters long; no replay is",
                    {"max_chars": MAX_CHARS},
                )
            )
        lines = text.split("\n")
        word, _, version = lines[0].partition(" ")
        if word != HEAD or not version:
            raise ReplayError(
                worded(
                    "replay_none",
                    "line 1: this is no replay; one starts with '{head} {version}'",
                    {"head": HEAD, "version": VERSION},
                )
            )
        if version not in map(str, range(FIRST, VERSION + 1)):
            raise ReplayError(
                worded(
                    "replay_version",
                    "line 1: this is a replay of version {version}; this version reads {first} to {version2}",
                    {"version": repr(version[:9]), "first": FIRST, "version2": VERSION},
                )
            )
        _check_chain(lines)
        return _read(lines, int(version))


def _line(move: Move) -> str:
    if move.undo:
        return f"undo {move.n}"
    return f"{move.n} {move.seat} {move.action}" + (f" #{move.key}" if move.key else "")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class _Chain:
    """A digest of lines, which grows with them: however many values are asked for, each line is read once."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()
        self.read = 0  # bytes

    def add(self, line: str) -> str:
        """Go on with a line; the line."""
        data = line.encode("utf-8", "surrogatepass")
        self.hash.update(data if self.read == 0 else b"\n" + data)
        self.read += 1 + len(data)
        return line

    @property
    def value(self) -> str:
        """The digest of the lines so far."""
        return self.hash.hexdigest()


def _check_chain(lines: list[str]) -> None:
    """Find the first stretch of lines that is not as it was written."""
    good = 1
    chain = _Chain()
    for i, line in enumerate(lines):
        if line.startswith("chain "):
            written = f"chain {chain.value[:12]}"
            if i + 1 == len(lines) and written.startswith(line):  # it breaks off in this very line
                break
            if line != written:
                raise ReplayError(
                    worded(
                        "replay_damaged",
                        "lines {good} to {i} are damaged; take another copy of this replay",
                        {"good": good, "i": i + 1},
                    )
                )
            good = i + 2
        elif line.startswith("sha256 "):
            if line != f"sha256 {chain.value}" or lines[i + 1 :] != [""]:
                raise ReplayError(
                    worded(
                        "replay_damaged_end",
                        "lines {good} to {lines} are damaged; take another copy of this replay",
                        {"good": good, "lines": len(lines)},
                    )
                )
            return
        chain.add(line)
    raise ReplayError(
        worded(
            "replay_breaks_off",
            "the replay breaks off after line {lines}: its last line (sha256) is missing",
            {"lines": len(lines)},
        )
    )


def _room(kept: Sized, most: int, what: str) -> None:
    """Raise ValueError where a replay has more of something than any game."""
    if len(kept) >= most:
        raise ValueError(f"a replay has at most {most} {what}")


def _number(text: str) -> int:
    """The number of an answer."""
    if not text.isdecimal() or len(text) > len(str(MOST_MOVES)):
        raise ValueError(f"{text[:20]!r} is no number of an answer")
    return int(text)


def _read(lines: list[str], version: int) -> Replay:
    head: dict[str, str] = {}
    decks: list[Deck] = []
    cards: list[dict[str, object]] = []
    moves: list[Move] = []
    uses: dict[str, str] = {}
    windows: list[object] = []
    stands: list[int] = []  # the numbers of the answers that stand
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.partition(" ")
        try:
            if word in ("chain", "sha256", ""):
                continue
            if word == "deck":
                if rest.partition(" ")[0] != str(len(decks)):
                    raise ValueError("the decks are not in the order of their seats")
                _room(decks, 2, "decks")
                decks.append(msgspec.json.decode(rest.partition(" ")[2], type=Deck))
            elif word == "card":
                _room(cards, MOST_CARDS, "cards")
                cards.append(msgspec.json.decode(rest, type=dict[str, object]))
            elif word == "uses":
                _room(uses, MOST_CARDS, "cards that are used")
                name, _, digest = rest.rpartition(" ")
                uses[name] = digest
            elif word == "window":
                _room(windows, MOST_CARDS, "windows")
                windows.append(msgspec.json.decode(rest))
            elif word == "undo":
                _room(moves, MOST_MOVES, "answers and undos")
                moves.append(Move(_number(rest), undo=True))
                while stands and stands[-1] > moves[-1].n:
                    stands.pop()
            elif word.isdecimal():
                _room(moves, MOST_MOVES, "answers and undos")
                seat, _, action = rest.partition(" ")
                action, _, key = action.partition(" #")
                if seat not in ("0", "1"):
                    raise ValueError(f"there is no seat {seat!r}")
                stands.append(_number(word))
                if stands[-1] <= max(stands[-2:-1], default=0):
                    raise ValueError("it does not come after the answers before it")
                moves.append(Move(stands[-1], int(seat), action, key=key))
            else:
                head[word] = rest
        except (ValueError, RecursionError, msgspec.MsgspecError) as error:
            raise ReplayError(
                worded(
                    "replay_line",
                    "line {number}: {line} cannot be read: {error}",
                    {"number": number, "line": repr(line[:40]), "error": error},
                )
            ) from None
    missing = [name for name in ("game", "hash", "seed", "rules") if name not in head]
    if missing or len(decks) != 2 or not re.fullmatch(r"-?[0-9]{1,40}", head["seed"]):
        raise ReplayError(
            worded(
                "replay_unsound", "this replay has no sound {value}", {"value": ", ".join(missing) or "decks or seed"}
            )
        )
    try:
        rules = msgspec.json.decode(head["rules"], type=dict[str, int | bool | str])
    except msgspec.MsgspecError as error:
        raise ReplayError(
            worded("replay_rules", "the rules of this replay cannot be read: {error}", {"error": error})
        ) from None
    return Replay(
        head["game"], head["hash"], decks, int(head["seed"]), head.get("engine", ""), rules, cards, moves,
        head.get("result", ""), head.get("lists") == "open", version, uses, windows,
    )  # fmt: skip
