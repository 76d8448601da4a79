"""The state of one game: plain data, nothing that knows a rule. Its verbs are the public interface."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import UnknownSeat, worded
from .event import Record, read
from .frame import CARD_BITS, CARD_MASK, NONE, SIGNS, Frame, bit_of, sign
from .packed import Ints, Rows, append, i64, mypyc_attr, vec
from .rng import Rng
from .wire import Event, Prompt, Result

if TYPE_CHECKING:
    from .action import Action
    from .errors import Refusal
    from .game import Game
    from .sight import Sights
    from .view import View

DRAWN: Final[i64] = 2  # `winner` of a drawn game
PLAYING: Final[i64] = -1
UNCOUNTED: Final[i64] = 0x3FFFFFFFFFFFFFFF  # every bit: nobody has looked yet which marks there are
MOST_OWNED: Final[i64] = 60  # places that a state may own; rows of others are copied every time
PUBLIC: Final = (
    "apply", "candidates", "clone", "determinize", "encode", "events", "explain", "game", "key", "legal", "over",
    "position", "prompt", "result", "turn", "view",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class Modifier:
    """A change to a computed value of one card: which, by how much, until when, and from which ability."""

    __slots__ = ("ability", "amount", "ref", "seat", "stat", "until")

    def __init__(self, ref: i64, stat: i64, amount: i64, until: i64, ability: i64, seat: i64) -> None:
        self.ref = ref
        self.stat = stat
        self.amount = amount
        self.until = until
        self.ability = ability
        self.seat = seat


@mypyc_attr(acyclic=True)
class Entry:
    """An ability that was triggered and stands by: whose, from which card, by which batch of events."""

    __slots__ = ("ability", "batch", "seat", "source", "value")

    def __init__(self, ability: i64, source: i64, seat: i64, batch: i64, value: i64) -> None:
        self.ability = ability
        self.source = source
        self.seat = seat
        self.batch = batch
        self.value = value


class State:
    """Everything that changes in a game. Made by `Game.start`, `Game.position`, `Game.decode` or `clone`.

    >>> import duelwright as dw
    >>> state = dw.game("asigoc").start(seed=7)
    >>> state.prompt.seat == state.view(0).active
    True
    >>> twin = state.clone()
    >>> twin.apply(twin.legal()[-1])
    >>> twin.key() == state.key()
    False
    """

    __slots__ = (
        "active",
        "actives",
        "answer",
        "asked",
        "batch",
        "batch_open",
        "cache",
        "chain",
        "counters",
        "decided",
        "defs",
        "dirty",
        "ended",
        "ever",
        "first",
        "game",
        "handle_rng",
        "handles",
        "history",
        "inc",
        "known",
        "log",
        "logged",
        "logging",
        "marked",
        "marks",
        "mods",
        "moved",
        "open_lists",
        "option_codes",
        "option_made",
        "owned",
        "owner",
        "phase",
        "place",
        "prompt_kind",
        "prompt_seat",
        "question",
        "registers",
        "rng",
        "scratch",
        "sights",
        "stack",
        "stamps",
        "standby",
        "turn",
        "version",
        "watched",
        "winner",
        "zones",
    )

    def __init__(
        self,
        game: Game,
        rng: Rng,
        defs: Ints,
        owner: Ints,
        place: Ints,
        inc: Ints,
        known: Ints,
        ever: Ints,
        handles: Rows,
        zones: Rows,
        marks: Ints,
        counters: Ints,
        registers: Ints,
        mods: list[Modifier],
        actives: Ints,
        stack: list[Frame],
        chain: list[Frame],
        standby: list[Entry],
        asked: Ints,
        history: list[int],
    ) -> None:
        self.game = game
        self.rng = rng
        self.handle_rng = rng  # handles have a stream of their own, so that they tell nothing of deals
        # Cards by number: what each is, whose, where, which incarnation, who knows it now, who ever knew it.
        self.defs = defs
        self.owner = owner
        self.place = place
        self.inc = inc
        self.known = known
        self.ever = ever
        self.handles = handles  # per seat: card to handle
        self.zones = zones  # per place (seat and zone): the cards there; -1 is an empty slot
        self.owned: i64 = 0  # a bit per row of zones and handles that no clone shares; others are copied to be changed
        self.marks = marks  # every mark of the first card, then those of the next
        self.marked: i64 = UNCOUNTED  # a bit, as `sign` has it, per kind of mark that some card may have
        self.counters = counters  # per seat and counter
        self.registers = registers
        self.mods = mods  # this list, `standby` and `history` are shared with clones: a change makes another list
        self.actives = actives  # cards whose abilities watch the table from where they are
        self.stack = stack
        self.chain = chain  # effects that wait to resolve, the last added at the end
        self.standby = standby
        self.asked = asked  # per seat: how many prompts it had
        self.history = history  # the loop guard's memory of this turn
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.active: i64 = 0  # the turn player's seat
        self.first: i64 = 0  # the seat that had the first turn
        self.batch: i64 = 0
        self.batch_open = False
        self.decided: i64 = 0  # decisions in this turn
        self.open_lists = False
        self.prompt_seat: i64 = NONE
        self.prompt_kind: i64 = NONE
        self.answer: i64 = NONE
        self.winner: i64 = PLAYING
        self.ended: i64 = NONE  # which ending
        self.version: i64 = 0
        self.dirty = False
        self.moved = True  # a card has changed its place since rule actions last looked
        self.cache = vec[i64]()  # computed values, made when the first is asked for
        self.stamps = vec[i64]()
        self.sights: Sights | None = None  # what views showed last
        self.option_made = False
        self.option_codes = vec[i64]()
        self.scratch = vec[i64]()  # where answers are written down before it is known how many there are
        self.watched = True  # somebody may look: handles are given anew where a seat loses sight of a card
        self.question: Prompt | None = None  # the open prompt in words, while the listed options are its own
        self.logging = True
        self.log: list[Record] = []
        self.logged: i64 = 0

    def clone(self, log: bool = True) -> State:
        """An equal state that goes its own way; without `log` it writes no events (for search)."""
        self.owned = 0
        s = State(
            self.game,
            self.rng.clone(),
            self.defs,
            self.owner,
            self.place[:],
            self.inc[:],
            self.known[:],
            self.ever[:],
            self.handles[:],
            self.zones[:],
            self.marks[:],
            self.counters[:],
            self.registers[:],
            self.mods,
            self.actives[:],
            [frame.clone() for frame in self.stack],
            [frame.clone() for frame in self.chain],
            self.standby,
            self.asked[:],
            self.history,
        )
        s.handle_rng = s.rng if self.handle_rng is self.rng else self.handle_rng.clone()
        s.turn = self.turn
        s.phase = self.phase
        s.active = self.active
        s.first = self.first
        s.batch = self.batch
        s.decided = self.decided
        s.open_lists = self.open_lists
        s.prompt_seat = self.prompt_seat
        s.prompt_kind = self.prompt_kind
        s.answer = self.answer
        s.winner = self.winner
        s.ended = self.ended
        s.dirty = self.dirty
        s.moved = self.moved
        s.option_made = self.option_made
        s.option_codes = self.option_codes
        s.question = self.question
        s.watched = self.watched
        s.marked = self.marked
        s.logging = self.logging and log
        if s.logging:
            s.log = self.log
            s.logged = self.logged
        return s

    def __repr__(self) -> str:
        now = f"turn {self.turn}, {self.game.phases[self.phase]}"
        if self.winner != PLAYING:
            return f"<State {self.game.key} {now}, over>"
        return f"<State {self.game.key} {now}, seat {self.prompt_seat} asked>"

    def __dir__(self) -> list[str]:
        """What is public; the rest is the engine's."""
        return list(PUBLIC)

    @property
    def prompt(self) -> Prompt | None:
        """The open question, or None when the game is over."""
        return self.game.prompt_of(self)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.winner != PLAYING

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        if self.winner == PLAYING:
            return None
        ending = self.game.endings[self.ended]
        return Result(None if self.winner == DRAWN else self.winner, ending.code, ending.rule)

    def legal(self) -> list[Action]:
        """The legal answers to the open prompt, in the game's documented order."""
        codes = self.option_codes if self.option_made else self.game.options(self)
        made = self.game.actions.made
        try:
            return [made[code] for code in codes]
        except KeyError:
            return [self.game.actions.action(code) for code in codes]

    def apply(self, action: Action | str, seat: int | None = None) -> None:
        """Answer the open prompt and play on to the next one; raises IllegalAction and changes nothing.

        `concede` is no answer: a seat may say it at any time, and has lost.
        """
        self.game.apply(self, action, seat)

    def explain(self, seat: int, action: Action | str) -> Refusal | None:
        """Why a seat cannot do this now, or None where it can."""
        return self.game.explain(self, known_seat(seat), action)

    def candidates(self, seat: int) -> list[tuple[Action, Refusal | None]]:
        """All that a person at this seat could try on what they see, each with its refusal or None."""
        return self.game.candidates(self, known_seat(seat))

    def reasons(self, seat: int) -> list[tuple[Action, Refusal]]:
        """What a person at this seat could try and may not; the first that names a card or place fits it best."""
        return self.game.reasons(self, known_seat(seat))

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is the public table."""
        return self.game.view(self, None if seat is None else known_seat(seat))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat saw happen after event number `since`."""
        return read(self, NONE if seat is None else known_seat(seat), since)

    def encode(self) -> bytes:
        """The state as bytes that `Game.decode` reads."""
        return self.game.encode(self)

    def key(self) -> bytes:
        """Sixteen bytes over everything that influences the future."""
        return self.game.key_of(self)

    def determinize(self, seat: int, seed: int) -> State:
        """A full state consistent with what a seat knows, filled at random from the seed."""
        return self.game.determinize(self.view(known_seat(seat)), seed)

    def position(self) -> dict[str, object]:
        """The board as `Game.position` takes it; where an ability is under way this raises PositionError."""
        return self.game.position_of(self)


def known_seat(seat: int) -> int:
    """The seat, where there is one of that number."""
    if type(seat) is not int or seat not in (0, 1):
        raise UnknownSeat(worded("no_seat", "there is no seat {seat}; the seats are 0 and 1", {"seat": repr(seat)}))
    return seat


def state_of(
    game: Game,
    rng: Rng,
    cards: list[list[int]],
    handles: list[list[int]],
    zones: list[list[int]],
    rows: list[list[int]],
) -> State:
    """A state with nothing under way, from seven lists by card, handles, zones, and four other lists.

    They are packed here: a packed row that plain Python gives to an object of compiled code is never freed.
    """
    return State(
        game,
        rng,
        vec[i64](cards[0]),
        vec[i64](cards[1]),
        vec[i64](cards[2]),
        vec[i64](cards[3]),
        vec[i64](cards[4]),
        vec[i64](cards[5]),
        packed_rows(handles),
        packed_rows(zones),
        vec[i64](cards[6]),
        vec[i64](rows[0]),
        vec[i64](rows[1]),
        [],
        vec[i64](rows[2]),
        [],
        [],
        [],
        vec[i64](rows[3]),
        [],
    )


def packed_rows(rows: list[list[int]]) -> Rows:
    """Rows of numbers, packed."""
    made = vec[vec[i64]](capacity=len(rows))
    for row in rows:
        made = append(made, vec[i64](row))
    return made


def own_zone(state: State, place: i64) -> Ints:
    """The cards of a place, to be changed: a state shares them with its clones until one of them does."""
    row = state.zones[place]
    if place >= MOST_OWNED or not state.owned >> place & 1:
        row = row[:]
        state.zones[place] = row
        if place < MOST_OWNED:
            state.owned |= bit_of(place)
    return row


def own_handles(state: State, seat: i64) -> Ints:
    """The handles that a seat has for the cards, to be changed."""
    row = state.handles[seat]
    if not state.owned >> (MOST_OWNED + seat) & 1:
        row = row[:]
        state.handles[seat] = row
        state.owned |= bit_of(MOST_OWNED + seat)
    return row


def mark(state: State, card: i64, kind: i64) -> i64:
    """What a mark on a card says; 0 where there is none."""
    return state.marks[card * state.game.mark_count + kind]


def set_mark(state: State, card: i64, kind: i64, to: i64) -> None:
    """Put a mark on a card; 0 takes it off."""
    state.marks[card * state.game.mark_count + kind] = to
    state.marked |= sign(kind)


def is_marked(state: State, kind: i64) -> bool:
    """Whether any card may have a mark of this kind: most are on no card, and then no card is looked at."""
    if state.marked == UNCOUNTED:
        count_marks(state)
    return state.marked >> (kind % SIGNS) & 1 != 0


def count_marks(state: State) -> None:
    """See which marks there are; from here on those that are put on cards are added."""
    kinds = state.game.mark_count
    found: i64 = 0
    for i, number in enumerate(state.marks):
        if number:
            found |= sign(i % kinds)
    state.marked = found


def clear_marks(state: State, kind: i64) -> None:
    """Take a mark off every card."""
    if not is_marked(state, kind):
        return
    if state.game.mark_count < SIGNS:  # else another kind may have the same bit
        state.marked &= ~sign(kind)
    marks, step = state.marks, state.game.mark_count
    i = kind
    while i < len(marks):
        marks[i] = 0
        i += step


def marks_by_kind(state: State) -> list[list[int]]:
    """The marks as they are told and saved: per mark, the value on each card. Most marks are on no card."""
    kinds, cards = state.game.mark_count, len(state.defs)
    none = [0] * cards
    rows: list[list[int]] = [none for _kind in range(kinds)]
    marks = state.marks
    for i in range(len(marks)):
        if marks[i]:
            kind = i % kinds
            if rows[kind] is none:
                rows[kind] = none[:]
            rows[kind][i // kinds] = marks[i]
    return rows


def card_by_handle(state: State, seat: i64, handle: i64) -> i64:
    """The card that a seat knows by this handle; -1 where there is none."""
    return index_of(state.handles[seat], handle)


def index_of(row: Ints, number: i64) -> i64:
    """Where a number stands first in a row; -1 where it does not."""
    for i in range(len(row)):
        if row[i] == number:
            return i
    return NONE


def reference(state: State, card: i64) -> i64:
    """Card and incarnation in one int."""
    return state.inc[card] << CARD_BITS | card


def is_live(state: State, ref: i64) -> bool:
    """Whether a reference still means the card it was made for."""
    return ref >= 0 and state.inc[ref & CARD_MASK] == ref >> CARD_BITS
