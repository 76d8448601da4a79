"""The referee of turns: phases in their order, standing and drawing, what ends with a turn, and who has lost (C)."""

from __future__ import annotations

from .record import Ending, Event
from .table import Table
from .words import ASSIST_PRICE, LOSING_DAMAGE, OPENING_HAND, PHASE_STARTS, REAR, SEATS, STEP_STARTS

MOMENTS = frozenset((*PHASE_STARTS, *STEP_STARTS, "ON_TURN_START", "ON_TURN_END", "ON_CHECK"))


class Turns:
    """Judges the order of things."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.book = table.book
        self.extra_turns = 0
        self.phases: list[str] = []
        self.draws = 0
        self.taken = 0
        self.removed = 0

    def before(self, event: Event) -> None:
        if event["kind"] in MOMENTS and self.table.turn > 0:
            self.still_in(event)

    def still_in(self, event: Event) -> None:
        """Whoever has six damage, no deck or no vanguard has lost at check timing: nothing new begins."""
        table = self.table
        for seat in SEATS:
            damage, deck = table.count(seat, "damage"), table.count(seat, "deck")
            self.book.judge("Six damage", damage < LOSING_DAMAGE, "the end of the fight", f"{damage} damage")
            self.book.judge("No card in the deck", deck > 0, "the end of the fight", f"an empty deck of seat {seat}")
            there = len(table.zone(seat, "V"))
            self.book.judge("No vanguard", there == 1, f"one vanguard of seat {seat}", f"{there}")
            if event["kind"] in PHASE_STARTS:
                for circle in REAR:
                    units = len(table.zone(seat, circle))
                    self.book.judge("Circles", units <= 1, f"one unit on {circle}", f"{units}")

    def after(self, event: Event) -> None:
        kind = event["kind"]
        if kind == "ON_FIGHT_START":
            self.begin(event)
        elif kind == "ON_TURN_START":
            self.begin_turn(event)
        elif kind == "ON_EXTRA_TURN":
            self.extra_turns += 1
        elif kind in PHASE_STARTS:
            self.begin_phase(event)
        elif kind == "ON_STAND_PHASE_END":
            self.all_stand()
        elif kind == "ON_DRAW":
            self.draw(event)
        elif kind == "ON_DRAW_PHASE_END":
            self.end_draw(event)
        elif event["step"] == "assist":
            self.assist(event)
        elif kind == "ON_END_PHASE_END":
            self.end_turn()

    def begin(self, event: Event) -> None:
        self.table.first = event["seat"]
        for seat in SEATS:
            hand = self.table.count(seat, "hand")
            self.book.judge("Set-up", hand == OPENING_HAND, f"{OPENING_HAND} cards in hand", f"{hand}")

    def begin_turn(self, event: Event) -> None:
        """Turns alternate, unless an additional one was told."""
        table, seat = self.table, event["seat"]
        turn = event["values"]["turn"]
        self.book.judge("The turn", turn == table.turn + 1, f"turn {table.turn + 1}", f"turn {turn}")
        wanted = table.first if table.turn == 0 else table.active if self.extra_turns else 1 - table.active
        self.extra_turns -= int(table.turn > 0 and self.extra_turns > 0)
        self.book.judge("The turn", seat == wanted, f"a turn of seat {wanted}", f"seat {seat}")
        table.turn, table.active, table.battles = turn, seat, 0
        self.phases, self.draws, self.taken, self.removed = [], 0, 0, 0
        for side in table.sides:
            side.rides = side.orders = side.strides = side.soul_charged = side.discarded = side.called = 0
            side.persona = False
        for card in table.cards.values():
            card.used = set()
        table.sides[seat].began_at = table.grade(table.vanguard(seat))[1]

    def begin_phase(self, event: Event) -> None:
        rules, table = self.table.rules, self.table
        order = [phase for phase in PHASE_STARTS if rules.stride or phase != "ON_STRIDE_PHASE"]
        if table.turn == 1 and rules.skips_first_battle:
            order.remove("ON_BATTLE_PHASE_START")
        self.phases.append(event["kind"])
        at = len(self.phases)
        self.book.judge("The turn", self.phases == order[:at], f"{order[at - 1 : at]}", event["kind"])
        self.book.judge("The turn", event["seat"] == table.active, "the turn player's phase", f"seat {event['seat']}")
        table.phase = event["phase"]

    def all_stand(self) -> None:
        """Every resting unit of the turn player has stood, unless it cannot."""
        table = self.table
        circles = [*table.zone(table.active, "V"), *table.zone(table.active, "mate"), *table.rear_guards(table.active)]
        for card in circles:
            bound = table.has(card, "no stand")
            if bound is False and not card.locked:
                self.book.judge("Stand phase", not card.resting, f"{card.name} to stand", "it rests")
                card.resting = False
            elif card.resting is not True:
                self.book.judge("Stand phase", None, "", "")

    def draw(self, event: Event) -> None:
        if not event["values"]["normal"]:
            return
        self.draws += 1
        right = event["phase"] == "draw" and event["seat"] == self.table.active
        self.book.judge("Draw phase", right, "the turn player's draw phase", f"{event['phase']}, seat {event['seat']}")

    def end_draw(self, event: Event) -> None:
        self.book.judge("Draw phase", self.draws == 1, "one card drawn", f"{self.draws}")
        if self.table.rules.assist:
            hand = self.table.count(event["seat"], "hand") + self.removed
            price = min(ASSIST_PRICE, hand) if self.taken else 0
            self.book.judge("G-assist", self.removed == price, f"{price} cards removed", f"{self.removed}")

    def assist(self, event: Event) -> None:
        """The hand is shown and lacks the next grade; then one card may be taken, and two are removed."""
        kind, table = event["kind"], self.table
        self.book.judge("G-assist", table.rules.assist, "no G-assist in this format", kind)
        next_grade = table.grade(table.vanguard(event["seat"]))[1] + 1
        if kind == "ON_REVEAL" and event["cards"] and event["cards"][0]["to"] == "hand":
            shown = [table.library.cards[told["card"]] for told in event["cards"]]
            held = [card.name for card in shown if card.kind in ("unit", "trigger unit")]
            grades = [card.number("grade") for card in shown if card.kind in ("unit", "trigger unit")]
            self.book.judge("G-assist", next_grade not in grades, f"no grade {next_grade} in hand", str(held))
        elif kind == "ON_SENT_TO_HAND":
            self.taken += 1
            grade = table.library.cards[event["cards"][0]["card"]].number("grade")
            self.book.judge("G-assist", grade == next_grade, f"grade {next_grade} taken", f"grade {grade}")
        elif kind == "ON_REMOVED":
            self.removed += 1

    def end_turn(self) -> None:
        """What lasts until end of turn ends; by then G units went home and locked cards were unlocked (C.3, END)."""
        table = self.table
        for card in [*table.zone(table.active, "V"), *table.rear_guards(table.active)]:
            home = card.printed.kind != "G unit"
            self.book.judge("End phase", home, "G units to go home", f"{card.name} on {card.zone}")
        for circle in REAR:
            for card in table.zone(table.active, circle):
                self.book.judge("End phase", not card.locked, "locked cards to be unlocked", card.name)
        table.end("turn")
        table.end_next_turn()
        for side in table.sides:
            side.persona = False

    def end(self, result: Ending) -> None:
        """The result says who lost, and why; it must be so on the table."""
        lost = {seat: self.why_lost(seat) for seat in SEATS}
        winner, why = result["winner"], result["reason"]
        if why == "by_effect":
            self.book.judge("The end", None, "", "")
            return
        if why == "both_lose":
            self.book.judge("The end", winner is None and all(lost.values()), "both to have lost", str(lost))
            return
        if winner is None:
            self.book.judge("The end", None, "", "")
            return
        self.book.judge("The end", why in lost[1 - winner], f"seat {1 - winner} to have lost by {why}", str(lost))
        self.book.judge("The end", not lost[winner], f"seat {winner} not to have lost", str(lost))

    def why_lost(self, seat: int) -> list[str]:
        table = self.table
        found = ["six_damage"] if table.count(seat, "damage") >= LOSING_DAMAGE else []
        found += ["empty_deck"] if table.count(seat, "deck") == 0 else []
        return found + (["no_vanguard"] if not table.zone(seat, "V") and not table.count(seat, "soul") else [])
