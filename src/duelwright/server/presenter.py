"""What a table shows: to each seat everything at first, then what has changed, in the seat's language."""

from __future__ import annotations

from typing import Final

from .. import Event, Result, State, View
from ..core.hints import Fact
from ..language.log import logline
from ..language.ready import ReadyWords, ready_words
from ..language.voice import Voice
from ..speech.names import capital, name_of
from .audience import WATCHER
from .present import (
    ask,
    counted,
    counters,
    facts_of,
    fought,
    greyed,
    known,
    lines,
    notes,
    patch,
    phases,
    picture,
    reason,
    sent,
    zones,
)
from .refusals import refused
from .setup import Shifts, may_hint
from .sight import BOTH, public_table, seen_table
from .table import AGREED, GRACE, LEFT, TIMEOUT, Denied, Table
from .teacher import Teacher
from .wire import (
    Ask,
    Clock,
    Ending,
    Fought,
    Frozen,
    Info,
    Line,
    Offered,
    Picture,
    Reason,
    Taught,
    Update,
    Welcome,
    Whys,
)

CONCEDED: Final = "conceded"


class Shown:
    """What one seat was shown: its view and picture at a revision, what had changed in it, and the log up to where."""

    def __init__(self) -> None:
        self.rev = -1
        self.view: View | None = None
        self.picture: Picture = {}
        self.changes: Picture = {}
        self.read = 0  # events that were told
        self.since = 0  # events that had been told before the last change
        self.facts: list[Fact] = []  # what the seat can work out
        self.learned = False  # whether those have just changed


class Presenter:
    """What the seats of a table are shown. A seat is looked at when somebody is there to be told."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.offers: list[tuple[str, int]] = []  # what is offered, and by whom
        self.replay = ""  # where the game can be seen again
        self.shifts: Shifts | None = None  # what it did to both ratings
        self.shown = (Shown(), Shown(), Shown())  # the last is what who looks on sees
        self.is_attended = True  # somebody who plays here has come since it was rebuilt
        self.open_hands = False  # both players let who looks on see their hands
        self.teacher = Teacher(table) if table.setup.lesson else None
        self.names: dict[int, tuple[int, set[str]]] = {}  # by seat: events that were looked through, cards they named

    @property
    def is_busy(self) -> bool:
        """Whether a player is here, or something under way; who looks on keeps nothing busy."""
        bots, prompt = self.table.setup.bots(), self.table.prompt
        is_bots_turn = prompt is not None and bool(bots[prompt.seat])
        return any(self.table.audience.here()) or self.table.busy.locked() or is_bots_turn

    def kept(self, replay: str, shifts: Shifts | None) -> None:
        """The game is over, and can be seen again."""
        self.replay, self.shifts = replay, shifts

    def voice(self, seat: int, lang: str) -> Voice:
        """How the table speaks to a seat, or to who looks on."""
        return Voice(self.table.game, self.table.setup.names(lang), None if seat == WATCHER else seat, lang)

    # --- pictures ---

    def look(self, seat: int) -> Shown:
        """Take a seat's picture again where there is a new one, and keep what has changed since the last."""
        table, shown = self.table, self.shown[seat]
        if table.state is None or shown.rev == table.rev:
            return shown
        shown.rev = table.rev
        shown.view = table.state.view(seat) if seat != WATCHER else self._seen(table.state)
        made = picture(table.game, shown.view)
        shown.changes = patch(shown.picture, made)
        shown.picture = made
        shown.since = shown.read
        shown.read = table.events
        facts = shown.facts
        if shown.changes and seat != WATCHER:
            facts = facts_of(table.game, shown.view)
        shown.learned = facts != shown.facts
        shown.facts = facts
        return shown

    def _seen(self, state: State) -> View:
        """What who looks on sees: both hands where both players agreed, or all is over; else what everybody may."""
        return seen_table(state, BOTH) if self.open_hands or self.table.is_over else public_table(state)

    def _events(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat, or who looks on, saw happen."""
        assert self.table.state is not None
        return self.table.state.events(None if seat == WATCHER else seat, since)

    def welcome(self, seat: int, lang: str) -> Welcome:
        """Everything a seat may know."""
        table, voice, shown = self.table, self.voice(seat, lang), self.look(seat)
        told: tuple[Line, ...] = lines(voice, self._events(seat)) if table.state is not None else ()
        return Welcome(
            self.info(seat, lang),
            table.rev,
            sent(shown.picture),
            self.ask(voice),
            self.waiting(),
            told,
            () if seat == WATCHER else tuple(table.chat),
            () if seat == WATCHER else self.offered(seat, lang),
            self.clock(),
            self.ending(voice),
            table.audience.here(),
            table.undo_point(seat) >= 0,
            self.fight(voice),
            known(voice, shown.facts),
            table.audience.watchers,
            self.open_hands,
            self.taught(voice),
        )

    def update(self, seat: int, lang: str) -> Update:
        """What the last change was for a seat."""
        table, voice, shown = self.table, self.voice(seat, lang), self.look(seat)
        assert table.state is not None
        events = self._events(seat, max(0, shown.since - 1))  # with the last that was told
        before = events.pop(0).step if shown.since else ""
        return Update(
            table.rev,
            sent(shown.changes),
            self.ask(voice),
            self.waiting(),
            lines(voice, events, before),
            self.clock(),
            self.ending(voice),
            table.undo_point(seat) >= 0,
            self.fight(voice),
            known(voice, shown.facts) if shown.learned else None,
            self.taught(voice),
        )

    def named(self, seat: int) -> set[str]:
        """The cards that a seat, or who looks on, was told of: those in sight, and those that were in the log."""
        since, found = self.names.get(seat, (0, set[str]()))
        found.update(card.card for event in self._events(seat, since) for card in event.cards)
        view = self.look(seat).view
        for side in view.seats if view is not None else ():
            found.update(card.card for row in side.zones.values() for card in row if card is not None)
        self.names[seat] = self.table.events, found
        return found

    # --- parts of them ---

    def info(self, seat: int, lang: str) -> Info:
        """What does not change during a game."""
        table, voice = self.table, self.voice(seat, lang)
        first, second = (self._deck(of, seat, lang) for of in (0, 1))
        return Info(
            table.id,
            table.game.key,
            table.game.family.key,
            table.game.name,
            table.game.format_hash,
            table.setup.names(lang),
            table.setup.bots(),
            (first[0], second[0]),
            seat,
            phases(voice),
            tuple(table.game.slots),
            table.commit,
            table.setup.clock,
            table.setup.kind,
            zones(voice),
            counters(voice),
            counted(voice),
            (first[1], second[1]),
            table.setup.bank,
            table.setup.increment,
            int(GRACE) if table.setup.kind in ("invite", "lobby") else 0,
            table.setup.rated,
            table.setup.ranks(),
            table.setup.watched,
            may_hint(table.setup),
        )

    def _deck(self, of: int, seat: int, lang: str) -> tuple[str, ReadyWords]:
        """The name of a deck, and its words; another's is told when the game is over, for it may give the list away."""
        chair = self.table.setup.at(of)
        is_told = of == seat or self.table.is_over or self.table.setup.kind in ("bot", "hotseat")
        if not is_told or chair is None or chair.deck is None:
            return "", ReadyWords("")
        return chair.deck.name, ready_words(self.table.game, chair.deck, lang)

    def ask(self, voice: Voice) -> Ask | None:
        """The open prompt, where it is this seat's."""
        prompt, seat = self.table.prompt, voice.viewer
        if prompt is None or seat is None or prompt.seat != seat:
            return None
        view = self.look(seat).view
        assert view is not None
        return ask(voice, view, prompt, self.table.numbers[seat])

    def taught(self, voice: Voice) -> Taught | None:
        """The lesson of the table, where it has one."""
        return self.teacher.told(voice) if self.teacher is not None else None

    def fight(self, voice: Voice) -> Fought | None:
        """How an attack stands, as a seat can work out."""
        view = self.look(seat_of(voice)).view
        return fought(voice, view) if view is not None and not self.table.is_over else None

    def waiting(self) -> int:
        """Whose turn it is to decide."""
        prompt = self.table.prompt
        return prompt.seat if prompt is not None else -1

    def clock(self) -> Clock | None:
        """The clock of the open prompt; a bot has none."""
        seat = self.waiting()
        control, clock = self.table.setup.control, self.table.clock
        if not control.is_timed or seat < 0:
            return None
        banks = (round(clock.banks[0], 2), round(clock.banks[1], 2)) if control.bank else None
        if self.table.setup.bots()[seat]:
            return Clock(control.clock, -1, 0.0, banks) if banks else None
        return Clock(control.clock, seat, round(clock.shown(seat), 2), banks)

    def ending(self, voice: Voice) -> Ending | None:
        """How the game ended."""
        result = self.table.ending
        if result is None or self.table.state is None:
            return None
        rule = name_of(voice, "rule", result.rule)
        if result.rule.startswith("server."):
            rule = voice.say(result.rule)
        seat = seat_of(voice)
        if self.table.setup.kind == "hotseat":  # two people read it
            voice = Voice(voice.game, voice.names, None, voice.lang)
        return Ending(
            result.winner,
            result.reason,
            self._ended(voice, seat, result),
            rule,
            self.replay,
            self.table.seed,
            self.shifts,
        )

    def _ended(self, voice: Voice, seat: int, result: Result) -> str:
        if result.reason == TIMEOUT and result.winner is not None:
            loser = 1 - result.winner
            return capital(voice.say("server.timeout", {"who": voice.who(loser)}, voice.is_you(loser)))
        if result.reason == LEFT:
            return voice.say("server.left" if result.winner is not None else "server.left_draw")
        if result.reason == AGREED:
            return voice.say("server.agreed")
        told = logline(voice, self._events(seat, self.table.events - 1)[-1])
        if result.reason != CONCEDED or result.winner is None:
            return told
        loser = 1 - result.winner
        return f"{voice.say('server.conceded', {'who': voice.names[loser]}, voice.is_you(loser))} {told}"

    def offered(self, seat: int, lang: str) -> tuple[Offered, ...]:
        """The offers that wait, as one seat reads them."""
        return tuple(
            Offered(what, by, self._undo_text(by, seat, lang) if what == "undo" else "") for what, by in self.offers
        )

    def _undo_text(self, by: int, seat: int, lang: str) -> str:
        """What an undo would take back, and what would be hidden again."""
        table, voice = self.table, self.voice(seat, lang)
        point = table.undo_point(by)
        if point < 0 or table.state is None:
            return ""
        then = table.state.events(seat, max(0, table.moves[point].events - 1))[0]  # what had happened last
        phase, taken = name_of(voice, "phase", then.phase), len(table.moves) - point
        key = "server.undo" if then.turn else "server.undo_setup"
        said = voice.say(key, {"phase": phase, "turn": then.turn, "n": taken})
        saw = [(seat, table.seen_since(point, seat)) for seat in (by, 1 - by)]
        told = [voice.say("server.undo_saw", {"other": voice.names[seat], "n": seen}) for seat, seen in saw if seen]
        return " ".join([said, *(told or [voice.say("server.undo_saw_none")])])

    def whys(self, seat: int, lang: str) -> Whys:
        """What cannot be done now, and why; nothing where another seat is asked."""
        prompt, shown = self.table.prompt, self.look(seat)
        view = shown.view
        if view is None or self.table.state is None:
            return Whys(self.table.numbers[seat], ())
        voice = self.voice(seat, lang)
        seen = known(voice, shown.facts)
        if prompt is None or prompt.seat != seat:
            return Whys(self.table.numbers[seat], (), {}, seen)
        items = greyed(voice, self.table.state, view, prompt)
        return Whys(self.table.numbers[seat], items, notes(voice, view, prompt), seen)

    def stopped(self, seat: int, lang: str) -> Frozen:
        """That the table is frozen."""
        return Frozen(refused(self.voice(seat, lang), "frozen"))

    def denial(self, denied: Denied, seat: int, lang: str) -> Reason:
        """Why something was refused, in words."""
        voice = self.voice(seat, lang)
        if denied.refusal is not None:
            return reason(voice, denied.refusal)
        return refused(voice, denied.code)


def seat_of(voice: Voice) -> int:
    """The seat that is spoken to, or that of who looks on."""
    return WATCHER if voice.viewer is None else voice.viewer
