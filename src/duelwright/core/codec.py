"""States as bytes and keys. The header names format, game and definitions, so that nothing foreign is read."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import msgspec

from .engine import options
from .errors import DecodeError
from .event import SEATS
from .frame import ABILITY, CHOOSE, Frame
from .rng import WORD, Rng
from .state import PLAYING, Entry, Modifier, State

if TYPE_CHECKING:
    from .game import Game

MAGIC: Final = b"DWST"
FORMAT: Final = 1
FRAME_INTS: Final = 8


class Saved(msgspec.Struct, array_like=True):
    """The wire form of a state: ints and lists of ints."""

    format: int
    game: str
    hash: str
    words: list[int]
    defs: list[int]
    owner: list[int]
    place: list[int]
    inc: list[int]
    known: list[int]
    ever: list[int]
    handles: list[list[int]]
    zones: list[list[int]]
    marks: list[list[int]]
    counters: list[int]
    registers: list[int]
    mods: list[list[int]]
    actives: list[int]
    stack: list[list[list[int]]]
    chain: list[list[list[int]]]
    standby: list[list[int]]
    asked: list[int]
    history: list[int]
    scalars: list[int]


def _saved(state: State) -> Saved:
    rng = state.rng
    return Saved(
        FORMAT,
        state.game.key,
        state.game.hash,
        [rng.a, rng.b, rng.c, rng.d],
        state.defs,
        state.owner,
        state.place,
        state.inc,
        state.known,
        state.ever,
        state.handles,
        state.zones,
        state.marks,
        state.counters,
        state.vars,
        [[m.ref, m.stat, m.amount, m.until, m.ability, m.seat] for m in state.mods],
        state.actives,
        [_frame(frame) for frame in state.stack],
        [_frame(frame) for frame in state.chain],
        [[e.ability, e.source, e.seat, e.batch, e.value] for e in state.standby],
        state.asked,
        state.history,
        [
            state.turn,
            state.phase,
            state.active,
            state.first,
            state.batch,
            state.decided,
            int(state.open_lists),
            state.prompt_seat,
            state.prompt_kind,
            state.answer,
            state.winner,
            state.ended,
            int(state.dirty),
        ],
    )


def _frame(f: Frame) -> list[list[int]]:
    return [[f.proc, f.at, f.seat, f.ability, f.source, f.a, f.b, f.c], f.refs, f.tags]


def encode(state: State) -> bytes:
    """A header, a checksum and the state."""
    body = msgspec.msgpack.encode(_saved(state))
    return MAGIC + hashlib.blake2b(body, digest_size=8).digest() + body


def key(state: State) -> bytes:
    """Sixteen bytes over everything that influences the future."""
    return hashlib.blake2b(msgspec.msgpack.encode(_saved(state)), digest_size=16).digest()


def decode(game: Game, data: bytes) -> State:
    """The state that was encoded; DecodeError names what does not match."""
    if not isinstance(data, bytes) or data[:4] != MAGIC:
        raise DecodeError("these bytes are no encoded Duelwright state")
    body = data[12:]
    if hashlib.blake2b(body, digest_size=8).digest() != data[4:12]:
        raise DecodeError("this encoded state is damaged; take another copy of it")
    try:
        saved = msgspec.msgpack.decode(body, type=Saved)
    except msgspec.DecodeError as error:
        raise DecodeError(f"this encoded state cannot be read: {error}") from None
    if saved.format != FORMAT:
        raise DecodeError(f"this state has format {saved.format}; this version reads {FORMAT}")
    if saved.game != game.key:
        raise DecodeError(f"this state is of the game {saved.game!r}, not of {game.key!r}")
    if saved.hash != game.hash:
        raise DecodeError(f"this state was made with other cards or rules of {game.key} ({saved.hash})")
    if not _is_sound(game, saved):
        raise DecodeError("this encoded state does not hang together; it was not written by this engine")
    return _restored(game, saved)


def _is_sound(game: Game, s: Saved) -> bool:
    """Whether every list has its length and every number names something."""
    cards = len(s.defs)
    laid = sorted(card for row in s.zones for card in row if card >= 0)
    frames = s.stack + s.chain
    return (
        len(s.words) == 4
        and len(s.scalars) == 13
        and all(0 <= word <= WORD for word in s.words)
        and all(len(row) == cards for row in [s.owner, s.place, s.inc, s.known, s.ever, *s.handles, *s.marks])
        and len(s.handles) == len(s.asked) == SEATS
        and len(s.marks) == len(game.marks)
        and len(s.counters) == SEATS * len(game.counters)
        and len(s.registers) == len(game.family.registers)
        and len(s.zones) == len(game.place_zone)
        and laid == list(range(cards))
        and all(s.place[card] == place for place, row in enumerate(s.zones) for card in row if card >= 0)
        and all(len(row) == slots for row, slots in zip(s.zones, game.place_slots, strict=True) if slots)
        and all(0 <= defn < len(game.cards_) for defn in s.defs)
        and all(seat in range(SEATS) for seat in s.owner)
        and all(sorted(row) == list(range(1, cards + 1)) for row in s.handles)
        and sorted(s.actives) == _watching(game, s)
        and all(len(f) == 3 and len(f[0]) == FRAME_INTS and len(f[1]) == len(f[2]) for f in frames)
        and all(f[0][0] in range(len(game.procedures)) and f[0][3] < len(game.abilities) for f in frames)
        and all(f[0][2] in range(SEATS) and 0 <= f[0][1] <= _length(game, f[0]) for f in frames)
        and all(s.scalars[i] in range(SEATS) for i in (2, 3))
        and s.scalars[7] in range(-1, SEATS)
        and (s.scalars[7] < 0) == (s.scalars[10] != PLAYING)
        and _stack_is_sound(s)
        and all(len(m) == 6 for m in s.mods)
        and all(len(e) == 5 and e[0] in range(len(game.abilities)) for e in s.standby)
        and len(s.history) % 2 == 0
        and s.scalars[1] in range(len(game.phases))
        and s.scalars[8] in range(-1, len(game.prompt_kinds))
        and s.scalars[11] in range(-1, len(game.endings))
    )


def _stack_is_sound(s: Saved) -> bool:
    """A game that goes on has something to go on with, and a choice stands on the ability that asks."""
    procs = [frame[0][0] for frame in s.stack]
    choices = [i for i, proc in enumerate(procs) if proc == CHOOSE]
    return (bool(procs) or s.scalars[10] != PLAYING) and all(i and procs[i - 1] == ABILITY for i in choices)


def _length(game: Game, frame: list[int]) -> int:
    """How many steps or instructions a frame runs through."""
    proc, ability = frame[0], frame[3]
    if proc == ABILITY:
        return len(game.abilities[ability].code) if ability >= 0 else -1
    return len(game.procedures[proc].steps)


def _watching(game: Game, s: Saved) -> list[int]:
    """The cards whose abilities watch the table from where they are."""
    return [c for c, defn in enumerate(s.defs) if game.watch_zones[defn] & 1 << game.place_zone[s.place[c]]]


def _restored(game: Game, s: Saved) -> State:
    state = State(
        game,
        Rng(s.words[0], s.words[1], s.words[2], s.words[3]),
        s.defs,
        s.owner,
        s.place,
        s.inc,
        s.known,
        s.ever,
        s.handles,
        s.zones,
        s.marks,
        s.counters,
        s.registers,
        [Modifier(m[0], m[1], m[2], m[3], m[4], m[5]) for m in s.mods],
        s.actives,
        [_unframe(frame) for frame in s.stack],
        [_unframe(frame) for frame in s.chain],
        [Entry(e[0], e[1], e[2], e[3], e[4]) for e in s.standby],
        s.asked,
        s.history,
    )
    state.turn, state.phase, state.active, state.first, state.batch, state.decided = s.scalars[:6]
    state.open_lists = bool(s.scalars[6])
    state.prompt_seat, state.prompt_kind, state.answer, state.winner, state.ended = s.scalars[7:12]
    state.dirty = bool(s.scalars[12])
    options(state)
    return state


def _unframe(f: list[list[int]]) -> Frame:
    r = f[0]
    made = Frame(r[0], r[2], r[3], r[4], r[5], r[6], r[7], r[1])
    made.refs = f[1]
    made.tags = f[2]
    return made
