"""States as bytes and keys. Cards and abilities are named by their ids, with a digest of each definition.

So a state can be read wherever these definitions are the same, whatever else is in the pool.
"""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from .engine import options
from .errors import DecodeError, worded
from .event import SEATS
from .frame import ABILITY, CARD_MASK, CHOOSE, NONE, Frame, bound_frame
from .rng import KEY_BYTES, WORD, Deals, Rng
from .state import PLAYING, Entry, Modifier, State, marks_by_kind, state_of

if TYPE_CHECKING:
    from .game import Game

MAGIC: Final = b"DWST"
FORMAT: Final = 2
FRAME_INTS: Final = 8
ABILITY_AT: Final = 3  # in a frame's ints
MODIFIER_INTS: Final = 6
ENTRY_INTS: Final = 5
FAST_WORDS: Final = 4
DEAL_WORDS: Final = KEY_BYTES // 4 + 1  # the key, and how many words were drawn
LONGEST_STREAM: Final = 1 << 40
MOST_REGISTER: Final = 1 << 16
MOST_INCARNATIONS: Final = 1 << 40  # a reference has the card below it
MOST: Final = 1 << 62  # what a state keeps fits into a machine integer

Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]


class Head(msgspec.Struct, array_like=True):
    """What stands before every state, in each version of the format."""

    format: int
    game: str
    hash: str


class Saved(msgspec.Struct, array_like=True):
    """The wire form of a state: ints and lists of ints; cards and abilities by their places in `cards`, `abilities`."""

    format: int
    game: str
    hash: str  # of the format
    cards: list[str]  # the ids of the definitions, in the order in which they were laid
    digests: list[str]  # what is printed on each
    abilities: list[str]  # the ids of the abilities that are under way
    streams: list[list[Number]]  # the generators: of deals, and of handles where that is another
    defs: list[Number]
    owner: list[Number]
    place: list[Number]
    inc: list[Number]
    known: list[Number]
    ever: list[Number]
    handles: list[list[Number]]
    zones: list[list[Number]]
    marks: list[list[Number]]
    counters: list[Number]
    registers: list[Number]
    mods: list[list[Number]]
    actives: list[Number]
    stack: list[list[list[Number]]]
    chain: list[list[list[Number]]]
    standby: list[list[Number]]
    asked: list[Number]
    history: list[Number]
    scalars: list[Number]


class _Names:
    """The definitions and abilities that a state names, each with its place in a list."""

    def __init__(self, state: State) -> None:
        cards = state.game.definitions
        self.order = list(dict.fromkeys(state.defs))  # as they were laid, which no pool changes
        self.cards = [cards[defn].id for defn in self.order]
        self.place = {defn: i for i, defn in enumerate(self.order)}
        self.known = state.game.abilities
        self.abilities: list[str] = []

    def ability(self, number: int) -> int:
        """The place of an ability; -1 stays."""
        if number < 0:
            return number
        name = self.known[number].id
        if name not in self.abilities:
            self.abilities.append(name)
        return self.abilities.index(name)

    def frame(self, f: Frame) -> list[list[int]]:
        """A frame as ints."""
        return [[f.proc, f.at, f.seat, self.ability(f.ability), f.source, f.a, f.b, f.c], list(f.refs), list(f.tags)]

    def modifier(self, m: Modifier, granted: int) -> list[int]:
        """A modifier as ints; one of the stat `granted` gives an ability."""
        amount = self.ability(m.amount) if m.stat == granted else m.amount
        return [m.ref, m.stat, amount, m.until, self.ability(m.ability), m.seat]


def _saved(state: State, names: _Names) -> Saved:
    """All of a state but its definitions' digests."""
    game, place = state.game, names.place
    return Saved(
        FORMAT,
        game.key,
        game.format_hash,
        names.cards,
        [],
        names.abilities,
        _streams(state),
        [place[defn] for defn in state.defs],
        list(state.owner),
        list(state.place),
        list(state.inc),
        list(state.known),
        list(state.ever),
        [list(row) for row in state.handles],
        [list(row) for row in state.zones],
        marks_by_kind(state),
        list(state.counters),
        list(state.registers),
        [names.modifier(mod, game.given_skill) for mod in state.mods],
        list(state.actives),
        [names.frame(frame) for frame in state.stack],
        [names.frame(frame) for frame in state.chain],
        [[names.ability(e.ability), e.source, e.seat, e.batch, e.value] for e in state.standby],
        list(state.asked),
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


def _streams(state: State) -> list[list[int]]:
    found = [_words(state.rng)]
    return found if state.handle_rng is state.rng else [*found, _words(state.handle_rng)]


def _words(rng: Rng) -> list[int]:
    """A generator as ints."""
    if isinstance(rng, Deals):
        return [*struct.unpack("<8I", rng.key), rng.drawn]
    return [rng.a, rng.b, rng.c, rng.d]


def _stream(words: list[int]) -> Rng:
    if len(words) == DEAL_WORDS:
        return Deals(struct.pack("<8I", *words[:-1]), words[-1])
    return Rng(words[0], words[1], words[2], words[3])


def encode(state: State) -> bytes:
    """A header, a checksum and the state."""
    names = _Names(state)
    saved = _saved(state, names)
    saved.digests = [state.game.pool.digest(defn) for defn in names.order]
    body = msgspec.msgpack.encode(saved)
    return MAGIC + hashlib.blake2b(body, digest_size=8).digest() + body


def key(state: State) -> bytes:
    """Sixteen bytes over everything that influences the future."""
    return hashlib.blake2b(msgspec.msgpack.encode(_saved(state, _Names(state))), digest_size=16).digest()


def decode(game: Game, data: bytes) -> State:
    """The state that was encoded; DecodeError names what does not match."""
    if not isinstance(data, bytes) or data[:4] != MAGIC:
        raise DecodeError(worded("state_none", "these bytes are no encoded Duelwright state"))
    body = data[12:]
    if hashlib.blake2b(body, digest_size=8).digest() != data[4:12]:
        raise DecodeError(worded("state_damaged", "this encoded state is damaged; take another copy of it"))
    try:
        _check_head(game, msgspec.msgpack.decode(body, type=Head))
        saved = msgspec.msgpack.decode(body, type=Saved)
    except msgspec.DecodeError as error:
        raise DecodeError(
            worded("state_unreadable", "this encoded state cannot be read: {error}", {"error": error})
        ) from None
    if len(saved.registers) != len(game.layout.registers):
        raise DecodeError(
            worded(
                "state_registers",
                "this state was written by another version of Duelwright, which kept other numbers of {game}. "
                "Replays and positions of that version can still be read",
                {"game": game.key},
            )
        )
    if saved.hash != game.format_hash:
        made = {"game": game.key, "hash": saved.hash}
        raise DecodeError(
            worded("state_rules", "this state was made with other cards or rules of {game} ({hash})", made)
        )
    try:
        _number(game, saved)
    except (IndexError, KeyError):
        raise _unsound() from None
    if not _is_sound(game, saved):
        raise _unsound()
    return _restored(game, saved)


def _unsound() -> DecodeError:
    return DecodeError(
        worded("state_unsound", "this encoded state does not hang together; it was not written by this engine")
    )


def _check_head(game: Game, head: Head) -> None:
    if head.format < FORMAT:
        raise DecodeError(
            worded(
                "state_older",
                "this state was written by an older version of Duelwright (format {format}); this version reads "
                "{reads}. Replays and positions of that version can still be read",
                {"format": head.format, "reads": FORMAT},
            )
        )
    if head.format != FORMAT:
        known = {"format": head.format, "reads": FORMAT}
        raise DecodeError(worded("state_format", "this state has format {format}; this version reads {reads}", known))
    if head.game != game.key:
        keys = {"theirs": repr(head.game), "ours": repr(game.key)}
        raise DecodeError(worded("state_game", "this state is of the game {theirs}, not of {ours}", keys))


def _number(game: Game, s: Saved) -> None:
    """Give cards and abilities the numbers that they have in this game's pool."""
    if len(s.cards) != len(s.digests):
        raise IndexError
    for name, digest in zip(s.cards, s.digests, strict=True):
        if name not in game.index:
            raise DecodeError(
                worded(
                    "state_card",
                    "this state has the card {name}, which is not in this pool of {game}",
                    {"name": repr(name[:80]), "game": game.key},
                )
            )
        if game.pool.digest(game.index[name]) != digest:
            raise DecodeError(
                worded(
                    "state_definition",
                    "this state was made with another definition of the card {name}",
                    {"name": repr(name[:80])},
                )
            )
    numbers = [game.index[name] for name in s.cards]
    game.compile(numbers)
    abilities = [game.ability(name).number for name in s.abilities]
    s.defs = [numbers[_place(defn)] for defn in s.defs]
    for frame in s.stack + s.chain:
        frame[0][ABILITY_AT] = _named(abilities, frame[0][ABILITY_AT])
    for mod in s.mods:
        mod[4] = _named(abilities, mod[4])
        mod[2] = _named(abilities, mod[2]) if mod[1] == game.given_skill else mod[2]
    for entry in s.standby:
        entry[0] = _named(abilities, entry[0])


def _place(place: int) -> int:
    """A place in a list; what is below 0 is none."""
    if place < 0:
        raise IndexError
    return place


def _named(abilities: list[int], place: int) -> int:
    return NONE if place == NONE else abilities[_place(place)]


def _is_sound(game: Game, s: Saved) -> bool:
    """Whether every list has its length and every number names something."""
    cards = len(s.defs)
    laid = sorted(card for row in s.zones for card in row if card >= 0)
    frames = s.stack + s.chain
    return (
        len(s.scalars) == 13
        and len(s.streams) in (1, 2)
        and all(len(words) in (FAST_WORDS, DEAL_WORDS) and min(words) >= 0 for words in s.streams)
        and all(max(words[: DEAL_WORDS - 1]) <= WORD and words[-1] < LONGEST_STREAM for words in s.streams)
        and all(any(words) for words in s.streams)
        and all(0 <= register < MOST_REGISTER for register in s.registers)
        and all(len(row) == cards for row in [s.owner, s.place, s.inc, s.known, s.ever, *s.handles, *s.marks])
        and len(s.handles) == len(s.asked) == SEATS
        and len(s.marks) == len(game.marks)
        and len(s.counters) == SEATS * len(game.counters)
        and len(s.zones) == len(game.place_zone)
        and all(slots or min(row, default=0) >= 0 for row, slots in zip(s.zones, game.place_slots, strict=True))
        and all(card >= NONE for row in s.zones for card in row)
        and laid == list(range(cards))
        and all(0 <= incarnation < MOST_INCARNATIONS for incarnation in s.inc)
        and all(s.place[card] == place for place, row in enumerate(s.zones) for card in row if card >= 0)
        and all(len(row) == slots for row, slots in zip(s.zones, game.place_slots, strict=True) if slots)
        and all(seat in range(SEATS) for seat in s.owner)
        and all(sorted(row) == list(range(1, cards + 1)) for row in s.handles)
        and sorted(s.actives) == _watching(game, s)
        and all(len(f) == 3 and len(f[0]) == FRAME_INTS and len(f[1]) == len(f[2]) for f in frames)
        and all(f[0][0] in range(len(game.procedures)) for f in frames)
        and all(f[0][2] in range(SEATS) and 0 <= f[0][1] <= _length(game, f[0]) for f in frames)
        and all(s.scalars[i] in range(SEATS) for i in (2, 3))
        and s.scalars[7] in range(-1, SEATS)
        and (s.scalars[7] < 0) == (s.scalars[10] != PLAYING)
        and _stack_is_sound(s)
        and all(len(m) == MODIFIER_INTS for m in s.mods)
        and all(len(e) == ENTRY_INTS and e[0] >= 0 for e in s.standby)
        and all(_is_ref(ref, cards) for f in frames for ref in [*f[1], f[0][4]])
        and all(_is_ref(m[0], cards) and 0 <= m[1] < len(game.modified) for m in s.mods)
        and all(_is_ref(ref, cards) for e in s.standby for ref in (e[1], e[4]))
        and len(s.history) % 2 == 0
        and s.scalars[1] in range(len(game.phases))
        and s.scalars[8] in range(-1, len(game.prompt_kinds))
        and s.scalars[11] in range(-1, len(game.endings))
    )


def _is_ref(ref: int, cards: int) -> bool:
    """Whether a reference names a card, or nothing."""
    return ref == NONE or (ref >= 0 and ref & CARD_MASK < cards)


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
    marks = [row[card] for card in range(len(s.defs)) for row in s.marks]
    cards = [s.defs, s.owner, s.place, s.inc, s.known, s.ever, marks]
    state = state_of(
        game, _stream(s.streams[0]), cards, s.handles, s.zones, [s.counters, s.registers, s.actives, s.asked]
    )
    state.mods = [Modifier(m[0], m[1], m[2], m[3], m[4], m[5]) for m in s.mods]
    state.stack = [_unframe(frame) for frame in s.stack]
    state.chain = [_unframe(frame) for frame in s.chain]
    state.standby = [Entry(e[0], e[1], e[2], e[3], e[4]) for e in s.standby]
    state.history = s.history
    state.handle_rng = _stream(s.streams[1]) if len(s.streams) > 1 else state.rng
    state.turn, state.phase, state.active, state.first, state.batch, state.decided = s.scalars[:6]
    state.open_lists = bool(s.scalars[6])
    state.prompt_seat, state.prompt_kind, state.answer, state.winner, state.ended = s.scalars[7:12]
    state.dirty = bool(s.scalars[12])
    try:
        options(state)
    except (AssertionError, IndexError, KeyError, ValueError):
        raise _unsound() from None
    return state


def _unframe(f: list[list[int]]) -> Frame:
    r = f[0]
    return bound_frame(Frame(r[0], r[2], r[3], r[4], r[5], r[6], r[7], r[1]), f[1], f[2])
