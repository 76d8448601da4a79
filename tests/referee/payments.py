"""The referee of payments and limits: counter and soul blasts, discards, costs as printed, once per turn (E)."""

from __future__ import annotations

from collections import Counter

from .attack import reason
from .conditions import place_word
from .printed import Part, Printed
from .record import Event, by_ability
from .table import Table
from .words import FIELD

PAID = {
    "CounterBlast": "counter blast",
    "SoulBlast": "soul blast",
    "EnergyBlast": "energy",
    "DiscardFromHand": "discard",
}
ONCE_A_FIGHT = ("divine skill", "regalis piece", "unique skill")
LEGION_PRICE = 4  # cards of the drop zone that go back to the deck
Cost = dict[str, int]


class Payments:
    """Judges what is paid, and how often abilities are used."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.book = table.book
        self.flipped: list[int] = []  # damage cards turned face down, by handle, since the last word on it
        self.charged: list[int] = []  # turned face up
        self.dropped: Counter[str] = Counter()  # cards that went to the drop zone, by reason, since the last word on it
        self.paid: Counter[str] = Counter()  # what was paid since a cost was last done with
        self.costs_done: Counter[str] = Counter()  # by card: costs paid for abilities that are still to be played
        self.grades = 0
        self.returned: Counter[str] = Counter()  # by card: what its ability put from the drop zone into the deck

    def before(self, event: Event) -> None:
        """Nothing is judged before cards have moved."""

    def after(self, event: Event) -> None:
        kind, values = event["kind"], event["values"]
        if kind == "ON_FLIP" and event["cards"][0]["to"] == "damage":
            (self.flipped if values["face"] else self.charged).append(event["cards"][0]["handle"])
        elif kind == "ON_COUNTER_BLAST":
            self.counter(event, self.flipped, "Counter blast")
            self.flipped = []
            self.pay(event, "counter blast")
        elif kind == "ON_COUNTER_CHARGE":
            self.counter(event, self.charged, "Counter charge")
            self.charged = []
        elif kind == "ON_SENT_TO_DROP":
            self.drop(event)
        elif kind == "ON_SENT_TO_DECK" and event["cards"][0]["source"] == "drop":
            self.returned[by_ability(event)] += 1
        elif kind == "ON_SOUL_BLAST":
            self.pile(event, "soul_blast", "Soul blast", "soul blast")
        elif kind == "ON_DISCARD":
            self.discard(event)
        elif kind == "ON_ENERGY_BLAST":
            self.pay(event, "energy")
        elif kind == "ON_COST_PAID":
            self.cost(event)
        elif kind == "ON_ABILITY_PLAYED":
            self.play(event)

    def pay(self, event: Event, word: str) -> None:
        """A part of the cost of a card's ability; what the rules ask for is judged with the ride or the stride."""
        if by_ability(event):
            self.paid[word] += event["values"]["n"]

    def counter(self, event: Event, turned: list[int], rule: str) -> None:
        """As many cards were turned over as it says, each in the damage zone."""
        n, told = event["values"]["n"], [card["handle"] for card in event["cards"]]
        self.book.judge(rule, len(turned) == n, f"{n} damage cards turned over", f"{len(turned)}")
        self.book.judge(rule, sorted(told) == sorted(turned), "the cards that were turned over", str(told))

    def drop(self, event: Event) -> None:
        why, source = reason(event), event["cards"][0]["source"]
        places = {"soul_blast": "soul", "discard": "hand", "heal": "damage", "guard_end": "GC"}
        if why in places:
            self.book.judge("Zones", source == places[why], f"{why} from {places[why]}", f"from {source}")
        self.dropped[why] += 1

    def pile(self, event: Event, why: str, rule: str, word: str) -> None:
        """As many cards went to the drop zone as it says; gifts and tickets leave the fight instead."""
        n = event["values"]["n"]
        gone = self.dropped[why]
        if all(card["to"] == "drop" for card in event["cards"]):
            self.book.judge(rule, gone == n == len(event["cards"]), f"{n} cards put into the drop zone", f"{gone}")
        self.dropped[why] = 0
        if event["values"]["as_cost"]:
            self.pay(event, word)

    def discard(self, event: Event) -> None:
        self.table.sides[event["seat"]].discarded += event["values"]["n"]
        self.pile(event, "discard", "Discard", "discard")
        cards = self.table.library.cards
        self.grades += sum(cards[told["card"]].number("grade") for told in event["cards"] if told["card"])

    def cost(self, event: Event) -> None:
        """What was paid is what the card asks for, every part of it."""
        card = self.table.library.cards.get(by_ability(event))
        paid = {word: self.paid[word] for word in PAID.values()}
        self.paid.clear()
        grades, self.grades = self.grades, 0
        returned = self.returned.pop(by_ability(event), 0)
        if card is None:
            self.book.judge("Costs", None, "", "")
            return
        if card.parts("Legion") and not costs_of(card):
            self.book.judge("Legion", returned == LEGION_PRICE, f"{LEGION_PRICE} cards returned", f"{returned}")
            return
        free = self.table.is_under(event["seat"], "free counter blast")
        asked = [cost for cost in costs_of(card) if not any(part.name == "DiscardGrades" for part in cost)]
        wanted = [total(cost, bool(free)) for cost in asked]
        by_grades = len(asked) < len(costs_of(card)) and grades >= 3
        told = f"{paid} for {card.name}"
        self.book.judge("Costs", None if free is None else paid in wanted or by_grades, str(wanted), told)
        self.costs_done[card.id] += 1

    def play(self, event: Event) -> None:
        """An ability with a cost was paid for; one with a limit was not used before."""
        cause, told = by_ability(event), event["cards"][0]["card"] if event["cards"] else ""
        card = self.table.library.cards.get(cause)
        at = event["values"]["ability"] - 1
        if card is None or told not in ("", cause) or at >= len(card.abilities) or card.parts("Grant"):
            self.book.judge("Costs", None, "", "")  # an ability that another card gave is told without its place
            return
        ability = card.abilities[at]
        if ability.name == "Act":
            self.act(event, ability)
        if ability.parts("cost"):
            self.paid_for(card, ability)
        limit = ability.word("limit")
        if limit == "turn":
            self.once_a_turn(event, card, at)
        elif limit in ONCE_A_FIGHT:
            side = self.table.sides[event["seat"]]
            self.book.judge("Limits", limit not in side.once, f"one {limit} in a fight", card.name)
            side.once.add(limit)

    def act(self, event: Event, ability: Part) -> None:
        """In one's own main phase, from where its text says."""
        table, source = self.table, self.table.told(event)
        right = table.active == event["seat"] and table.phase == "main"
        self.book.judge("ACT", right, "the turn player's main phase", f"{table.phase}, seat {event['seat']}")
        if source is not None and source.zone in FIELD:
            there = place_word(source.zone) in ability.words("where")
            self.book.judge("ACT", there, f"{source.name} on {ability.words('where')}", f"on {source.zone}")

    def paid_for(self, card: Printed, ability: Part) -> None:
        if ability.part("free") is not None:
            self.book.judge("Costs", None, "", "")
            return
        self.book.judge("Costs", self.costs_done[card.id] > 0, f"the cost of {card.name} to be paid", "it was not")
        self.costs_done[card.id] = max(0, self.costs_done[card.id] - 1)

    def once_a_turn(self, event: Event, card: Printed, at: int) -> None:
        """1/Turn, for each card as long as it stays in its zone."""
        source = self.table.told(event)
        if source is None:
            self.book.judge("Limits", None, "", "")
            return
        self.book.judge("Limits", at not in source.used, f"ability {at + 1} of {card.name} once in a turn", "again")
        source.used.add(at)


def costs_of(card: Printed) -> list[list[Part]]:
    """Every cost in a card's text."""
    return [part.parts("cost") for part in card.all_parts if part.parts("cost")]


def total(cost: list[Part], free: bool) -> Cost:
    """What a cost asks for."""
    found = dict.fromkeys(PAID.values(), 0)
    for part in cost:
        if part.name in PAID and not (free and part.name == "CounterBlast"):
            found[PAID[part.name]] += part.number("n") or 0
    return found
