"""The referee's own model of the table: who lies where, at rest or not, with what was told to last how long."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from .printed import Library, Printed
from .record import Event, ToldCard, by_ability
from .scorebook import Scorebook
from .words import ACCEL, CIRCLES, FIELD, HIDDEN, MIXED, REAR, Format

MARKED: Final = ("V", *REAR, *ACCEL)  # circles that a marker can lie on


@dataclass
class Change:
    """A number that changed, or a skill that was gained: for how long; several words where the card has several."""

    stat: str
    amount: int
    until: frozenset[str]
    seat: int
    turn: int
    doubtful: bool = False  # it may have ended


@dataclass
class Card:
    """A card in a place where everybody sees it: one object, until it changes zone."""

    handle: int
    printed: Printed
    seat: int
    zone: str
    resting: bool | None = False  # None: not told
    face_down: bool = False
    locked: bool = False
    deleted: bool = False
    guards: str = ""
    moved: bool = False  # to another circle in this battle
    changes: list[Change] = field(default_factory=list)
    used: set[int] = field(default_factory=set)

    @property
    def name(self) -> str:
        return self.printed.name


@dataclass
class Battle:
    """The battle that is fought."""

    seat: int
    step: str = "attack"
    attacker: Card | None = None
    attacker_circle: str = ""
    targets: list[Card] = field(default_factory=list)
    target_circles: list[str] = field(default_factory=list)
    booster: Card | None = None
    mate: Card | None = None
    guard_source: str = ""  # the zone that the latest guardian was called from
    discarded: list[str] = field(default_factory=list)  # the trigger icons of the latest discard
    rested: list[Card] = field(default_factory=list)  # in the attack step, by the rules
    drives: int = 0
    more_drives: int = 0  # that an effect may have added
    damage: int = 0  # damage checks so far
    other_damage: bool = False  # an effect may deal damage, too
    compared: bool = False
    outcomes: list[set[bool]] = field(default_factory=list)
    marks: list[set[bool]] = field(default_factory=list)  # what may come out, for each way the attacker's gifts may lie
    strengths: str = ""  # for people
    critical: tuple[int, int] = (0, 0)
    was_guarded: bool = False
    beaten: set[int] = field(default_factory=set)  # retired by the rules in this battle, by handle
    told: int = 0  # of how many targets it was told whether they were hit


@dataclass
class Side:
    """What is counted for one player."""

    hidden: Counter[str] = field(default_factory=Counter)  # cards of a zone that nobody can tell apart
    energy: int = 0
    rides: int = 0
    orders: int = 0
    strides: int = 0
    persona: bool = False
    soul_charged: int = 0
    discarded: int = 0
    called: int = 0
    once: set[str] = field(default_factory=set)  # divine skill and the like, once in a fight
    flags: list[Change] = field(default_factory=list)
    gift: str = ""
    accels: int = 0
    gifts: list[tuple[int, ...]] = field(default_factory=lambda: [(0,) * len(MARKED)])  # how they may lie
    began_at: int = 0  # the vanguard's grade when the turn began
    rest_of_old: bool | None = False  # of the vanguard that became a heart, of a G unit that went home
    rest_of_worn: bool | None = False


MADE: Final = ("ON_GIFT_GAINED", "ON_TICKET", "ON_TOKEN_CREATED")  # by these a card comes that was not there before


class Table:
    """Everything the referee believes."""

    def __init__(self, library: Library, rules: Format, book: Scorebook, brought: list[dict[str, int]]) -> None:
        self.library = library
        self.rules = rules
        self.book = book
        self.sides = [Side(Counter(zones)) for zones in brought]
        self.cards: dict[int, Card] = {}
        self.zones: dict[tuple[int, str], list[Card]] = {}
        self.turn = 0
        self.active = -1
        self.first = -1
        self.phase = ""
        self.battles = 0
        self.battle: Battle | None = None
        self.moved: list[Card] = []  # by the event that is read: the cards as they are now

    # --- questions ---

    def zone(self, seat: int, zone: str) -> list[Card]:
        return self.zones.get((seat, zone), [])

    def count(self, seat: int, zone: str) -> int:
        return len(self.zone(seat, zone)) + self.sides[seat].hidden[zone]

    def unit(self, seat: int, circle: str) -> Card | None:
        """The unit on a circle, the newest of two; a locked card is none."""
        row = self.zone(seat, circle)
        return row[-1] if row and not row[-1].locked else None

    def vanguard(self, seat: int) -> Card | None:
        return self.unit(seat, "V")

    def units(self, seat: int) -> list[Card]:
        """Vanguard, mate, rear-guards and guardians."""
        circles = ("V", "mate", *REAR, *ACCEL, "GC")
        return [card for circle in circles for card in self.zone(seat, circle) if not card.locked]

    def rear_guards(self, seat: int) -> list[Card]:
        return [card for circle in (*REAR, *ACCEL) for card in self.zone(seat, circle) if not card.locked]

    def grade(self, card: Card | None) -> tuple[int, int]:
        """Its grade now: at least, at most."""
        if card is None:
            return 0, 0
        low, high = changed(card, "grade")
        printed = card.printed.number("grade")
        return max(0, printed + low), max(0, printed + high)

    def has(self, card: Card, skill: str) -> bool | None:
        """Whether it was given a skill."""
        found = [change for change in card.changes if change.stat == skill]
        return None if found and all(change.doubtful for change in found) else bool(found)

    def is_under(self, seat: int, flag: str) -> bool | None:
        found = [change for change in self.sides[seat].flags if change.stat == flag]
        return None if found and all(change.doubtful for change in found) else bool(found)

    def told(self, event: Event, at: int = 0) -> Card | None:
        """The card that an event tells of, where it lies openly."""
        return self.cards.get(event["cards"][at]["handle"]) if at < len(event["cards"]) else None

    # --- changes ---

    def move(self, event: Event, told: ToldCard) -> None:
        """A card goes from zone to zone, or is told of where it lies."""
        card = self.cards.get(told["handle"]) if told["handle"] else None
        source, to = told["source"], told["to"]
        if source == to:
            self.locate(event, told, card)
            return
        if card is None:
            if not (source == "removed" and event["kind"] in MADE):
                self.leave_hidden(event["seat"], source, told["card"])
        else:
            self.book.judge("Zones", card.zone == source, f"{card.name} in {card.zone}", f"it leaves {source}")
        if card is not None and source in FIELD and to in FIELD and event["kind"] == "ON_MOVE":
            self.zones[card.seat, card.zone].remove(card)
            card.zone = to
            card.moved = card.moved or self.battle is not None
            self.zones.setdefault((card.seat, to), []).append(card)
            self.moved.append(card)
            return
        if card is not None:
            self.note_rest(card, to)
            self.zones[card.seat, card.zone].remove(card)
            del self.cards[card.handle]
        self.arrive(event, told)

    def note_rest(self, card: Card, to: str) -> None:
        """What comes in its place may have its state."""
        if to == "dress":
            self.sides[card.seat].rest_of_worn = card.resting
        elif card.zone == "V":
            self.sides[card.seat].rest_of_old = card.resting

    def leave_hidden(self, seat: int, zone: str, card: str) -> None:
        if zone not in HIDDEN and zone not in MIXED:
            self.book.judge("Zones", False, f"{card or 'a card'} to be known in {zone}", "it leaves that zone")
            return
        hidden = self.sides[seat].hidden
        self.book.judge("Zones", hidden[zone] > 0, f"a card in {zone} of seat {seat}", "one more leaves it")
        hidden[zone] -= 1

    def arrive(self, event: Event, told: ToldCard) -> None:
        seat, to = event["seat"], told["to"]
        if to in HIDDEN or not told["handle"]:
            is_known = to in HIDDEN or to in MIXED
            self.book.judge("Zones", is_known, "a card that goes to an open zone to be shown", f"unseen to {to}")
            self.sides[seat].hidden[to] += 1
            return
        card = Card(told["handle"], self.library.cards[told["card"]], seat, to)
        card.resting = self.resting_there(event, card)
        card.face_down = to == "bind" and event["values"].get("face", 0) == 1
        self.put(card)
        self.moved.append(card)

    def put(self, card: Card) -> None:
        self.cards[card.handle] = card
        self.zones.setdefault((card.seat, card.zone), []).append(card)

    def resting_there(self, event: Event, card: Card) -> bool | None:
        """Units stand when they are placed, unless they guard, an effect says so or they take another's state."""
        side, kind = self.sides[card.seat], event["kind"]
        if card.zone == "GC":
            return True
        if card.zone not in CIRCLES:
            return False
        if kind == "ON_HEART_RETURNED" or (card.zone == "V" and card.printed.kind == "G unit"):
            return side.rest_of_old
        if card.zone == "mate":
            leader = self.vanguard(card.seat)
            return leader.resting if leader is not None else None
        if by_ability(event) and card.zone != "V":
            parts = self.library.cards[by_ability(event)].parts("Call", "CreateToken")
            ways = {bool(part.fields.get("rest")) for part in parts}
            return ways.pop() if len(ways) == 1 else None if ways else False
        return False

    def locate(self, event: Event, told: ToldCard, card: Card | None) -> None:
        """A card that is told of must be where it is said to be."""
        zone = told["to"]
        if card is not None:
            self.book.judge("Zones", card.zone == zone, f"{card.name} in {card.zone}", f"it is in {zone}")
        elif told["handle"] and zone in MIXED and event["kind"] in ("ON_STAND_UP", "ON_FLIP"):
            seat = event["cards"].index(told) if event["kind"] == "ON_STAND_UP" else event["seat"]
            self.leave_hidden(seat, zone, told["card"])
            self.put(Card(told["handle"], self.library.cards[told["card"]], seat, zone))
        elif zone and zone not in HIDDEN and zone not in MIXED:
            self.book.judge("Zones", False, f"{told['card']} to be known in {zone}", "it is told of there")

    # --- what ends ---

    def end(self, *words: str) -> None:
        """What lasts so long ends; what may last so long is doubtful from now on."""
        for changes in [card.changes for card in self.cards.values()] + [side.flags for side in self.sides]:
            for change in changes:
                change.doubtful = change.doubtful or bool(change.until & set(words))
            changes[:] = [change for change in changes if not change.until <= set(words)]

    def end_next_turn(self) -> None:
        """With a turn ends what the other player gave until the end of it, unless it was given in this turn."""
        for card in self.cards.values():
            kept = []
            for change in card.changes:
                ends = change.seat != self.active and change.turn < self.turn and "next turn" in change.until
                change.doubtful = change.doubtful or ends
                if not ends or change.until != {"next turn"}:
                    kept.append(change)
            card.changes = kept


def changed(card: Card, stat: str) -> tuple[int, int]:
    """What was told to be added to a number: at least, at most."""
    low = high = 0
    for change in card.changes:
        if change.stat == stat:
            low += min(0, change.amount) if change.doubtful else change.amount
            high += max(0, change.amount) if change.doubtful else change.amount
    return low, high
