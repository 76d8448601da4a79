"""The referee of what players do in their turns: rides, strides, calls, moves, orders, overDress (C.3, E)."""

from __future__ import annotations

from .conditions import fits
from .record import Event, by_ability
from .table import Card, Table
from .words import COLUMN, STRIDE_GRADE

ORDERS = ("normal order", "blitz order", "set order")


class Plays:
    """Judges what is placed and played."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.book = table.book
        self.came_from: dict[int, str] = {}  # by handle: the zone that a card was placed from
        self.old: Card | None = None  # the vanguard before a ride or a stride
        self.old_grade = (0, 0)
        self.draws_to_come: list[int] = []  # seats that persona rode
        self.discards: list[Card] = []  # paid since the step began

    def before(self, event: Event) -> None:
        kind, table = event["kind"], self.table
        if kind in ("ON_PLACED", "ON_TOKEN_CREATED"):
            told = event["cards"][0]
            self.came_from[told["handle"]] = told["source"]
            if told["to"] == "V" and (table.vanguard(event["seat"]) is not None or told["source"] != "G"):
                self.remember(event["seat"])
        elif kind in ("ON_HEART", "ON_SENT_TO_G_ZONE") and event["cards"][0]["source"] == "V":
            self.remember(event["seat"])
        if self.draws_to_come:
            seat = self.draws_to_come.pop()
            draws = kind == "ON_DRAW" and event["seat"] == seat
            self.book.judge("Persona ride", draws, "a card drawn for the persona ride", kind)

    def remember(self, seat: int) -> None:
        self.old = self.table.vanguard(seat)
        self.old_grade = self.table.grade(self.old)

    def after(self, event: Event) -> None:
        kind = event["kind"]
        if kind == "ON_RIDE":
            self.ride(event)
        elif kind == "ON_PERSONA_RIDE":
            self.table.sides[event["seat"]].persona = True
            if self.table.count(event["seat"], "deck"):
                self.draws_to_come.append(event["seat"])
        elif kind == "ON_STRIDE":
            self.stride(event)
        elif kind == "ON_CALL":
            self.call(event)
        elif kind == "ON_MOVE" and event["step"] == "main" and not by_ability(event):
            self.move(event)
        elif kind == "ON_ORDER_PLAYED":
            self.order(event)
        elif kind == "ON_OVERDRESS":
            self.overdress(event)
        elif kind == "ON_DISCARD":
            found = [self.table.cards.get(told["handle"]) for told in event["cards"]]
            self.discards = [card for card in found if card is not None]
        elif kind == "ON_SOUL_CHARGE":
            self.table.sides[event["seat"]].soul_charged += event["values"]["n"]

    # --- rides and strides ---

    def ride(self, event: Event) -> None:
        """One normal ride in the turn: the same grade or the next from the hand, the next one from the ride deck."""
        table, card, values = self.table, self.table.told(event), event["values"]
        if card is None:
            return
        side = table.sides[card.seat]
        source = self.came_from.get(card.handle, "")
        persona = bool(values["normal"]) and source == "hand" and self.is_persona(card)
        self.book.judge("Persona ride", persona == bool(values["persona"]), f"persona: {persona}", str(values))
        if self.old is not None:
            home = "G" if self.old.printed.kind == "G unit" else "soul"
            there = any(one.handle == self.old.handle for one in table.zone(card.seat, home))
            gone = self.old.printed.kind in ("token", "gift") or there
            self.book.judge("Ride", gone, f"{self.old.name} in the {home}", "it is not there")
        self.book.judge("Ride", card.resting is False, f"{card.name} to stand", "it rests")
        if not values["normal"]:
            return
        right = table.active == card.seat and table.phase == "ride"
        self.book.judge("Ride", right, "the turn player's ride phase", f"{table.phase}, seat {card.seat}")
        side.rides += 1
        self.book.judge("Ride", side.rides == 1, "one normal ride in a turn", f"ride {side.rides}")
        self.book.judge("Ride", card.printed.kind in ("unit", "trigger unit"), "a unit", card.printed.kind)
        self.ride_grade(card, source)

    def ride_grade(self, card: Card, source: str) -> None:
        low, high = (card.printed.number("grade") - grade for grade in reversed(self.old_grade))
        told = f"{card.name} of grade {card.printed.number('grade')} on {self.old_grade[0]}"
        if source == "ride" and self.table.rules.ride_deck:
            self.book.judge("Ride", low <= 1 <= high, "the next grade from the ride deck", told)
            paid = len(self.discards) == 1
            self.book.judge("Ride", paid, "one card discarded for the ride", f"{len(self.discards)}")
            self.discards = []
            return
        self.book.judge("Ride", source == "hand", "a card of the hand", source)
        self.book.judge("Ride", high >= 0 and low <= 1, "the same grade or the next", told)

    def is_persona(self, card: Card) -> bool:
        both = [card, self.old]
        return (
            self.old is not None
            and self.old.name == card.name
            and all(one is not None and "persona ride" in one.printed.icons for one in both)
        )

    def stride(self, event: Event) -> None:
        """Once a turn: both vanguards of grade 3 or greater, or one's own since the turn began; grades of 3 paid."""
        table, card = self.table, self.table.told(event)
        if card is None:
            return
        side = table.sides[card.seat]
        is_g = card.printed.kind == "G unit" and not card.printed.is_g_guardian
        self.book.judge("Stride", is_g, "a G unit", card.name)
        side.strides += 1
        if by_ability(event):
            return
        self.book.judge("Stride", side.strides == 1, "one stride in a turn", f"stride {side.strides}")
        right = table.active == card.seat and table.phase == "stride"
        self.book.judge("Stride", right, "the turn player's stride phase", f"{table.phase}, seat {card.seat}")
        other = table.grade(table.vanguard(1 - card.seat))[1]
        told = f"grades {self.old_grade[1]} and {other}, {side.began_at} when the turn began"
        may = self.old_grade[1] >= STRIDE_GRADE and max(other, side.began_at) >= STRIDE_GRADE
        self.book.judge("Stride", may, "vanguards of grade 3 or greater", told)
        grades = sum(one.printed.number("grade") for one in self.discards)
        if "ultimate stride" in card.printed.icons:
            names = [one.name for one in self.discards]
            self.book.judge("Stride", len(names) == 1, "one card of the vanguard's name", str(names))
        else:
            self.book.judge("Stride", grades >= STRIDE_GRADE, "cards of grade 3 or more in all", f"{grades}")
        self.discards = []

    # --- main phase ---

    def call(self, event: Event) -> None:
        """A normal call: from the hand in the main phase, of a grade up to the vanguard's, to a rear-guard circle."""
        table, card = self.table, self.table.told(event)
        if card is None or card.zone == "GC":
            return
        table.sides[card.seat].called += 1
        self.book.judge("Calls", card.printed.is_unit, "a unit", f"{card.name}, {card.printed.kind}")
        self.book.judge("Calls", card.zone not in ("V", "mate"), "a rear-guard circle", card.zone)
        if not event["values"]["normal"]:
            self.book.judge("Calls", bool(by_ability(event)), "an effect that calls", str(event["cause"]))
            return
        right = table.active == card.seat and table.phase == "main"
        self.book.judge("Calls", right, "the turn player's main phase", f"{table.phase}, seat {card.seat}")
        source = self.came_from.get(card.handle, "")
        self.book.judge("Calls", source == "hand", "a card of the hand", source)
        self.within_grade("Calls", card)
        self.book.judge("Calls", card.resting is not True, "a unit that stands", f"{card.name} rests")

    def within_grade(self, rule: str, card: Card) -> None:
        most = self.table.grade(self.table.vanguard(card.seat))[1]
        grade = card.printed.number("grade")
        self.book.judge(rule, grade <= most, f"a grade up to {most}", f"{card.name} of grade {grade}")

    def move(self, event: Event) -> None:
        """Inside the left and the right column only."""
        told = event["cards"][0]
        columns = {COLUMN.get(told["source"], 9), COLUMN.get(told["to"], 8)}
        way = f"{told['source']} to {told['to']}"
        self.book.judge("Moves", columns in ({0}, {2}), "a move inside the left or the right column", way)
        right = event["seat"] == self.table.active
        self.book.judge("Moves", right, "a unit of the turn player's", f"seat {event['seat']}")

    def order(self, event: Event) -> None:
        """One order for each player in a turn: normal and set in one's main phase, blitz when attacked."""
        table, card = self.table, self.table.told(event)
        if card is None:
            return
        side = table.sides[card.seat]
        side.orders += 1
        more = table.is_under(card.seat, "extra order")
        fits_ = side.orders <= 1 + bool(more) if more is not None or side.orders == 1 else None
        self.book.judge("Orders", fits_, "one order in a turn", f"order {side.orders}")
        self.book.judge("Orders", card.printed.kind in ORDERS, "an order", f"{card.name}, {card.printed.kind}")
        source = event["cards"][0]["source"]
        self.book.judge("Orders", source == "hand", "an order of the hand", source)
        self.within_grade("Orders", card)
        if card.printed.kind == "blitz order":
            right = table.active != card.seat and table.battle is not None and table.battle.step == "guard"
            self.book.judge("Orders", right, "the guard step of the opponent's turn", f"{table.phase} phase")
        else:
            right = table.active == card.seat and table.phase == "main"
            self.book.judge("Orders", right, "the turn player's main phase", f"{table.phase}, seat {card.seat}")

    def overdress(self, event: Event) -> None:
        """In the main phase, over a unit that its text names."""
        table, card, worn = self.table, self.table.told(event), self.table.told(event, 1)
        if card is None or worn is None or by_ability(event):
            return
        self.within_grade("overDress", card)
        names = [part for part in card.printed.text if part.name == "OverDress"]
        group = names[0].part("on") if names else None
        answers = [fits(table, card, worn, part) for part in group.parts("that")] if group is not None else [False]
        right = False if False in answers else None if None in answers else True
        self.book.judge("overDress", right, "a unit that its text names", f"{card.name} over {worn.name}")
