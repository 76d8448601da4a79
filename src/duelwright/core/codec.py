"""States as bytes and keys. The header names format, game and definitions, so that nothing foreign is read."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import msgspec

from .engine import options
from .errors import DecodeError
from .frame import Frame
from .rng import Rng
from .state import Entry, Modifier, State

if TYPE_CHECKING:
    from .game import Game

MAGIC: Final = b"DWST"
FORMAT: Final = 1


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
    if data[:4] != MAGIC:
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
    return _restored(game, saved)


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
    return Frame(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7], f[1], f[2])
