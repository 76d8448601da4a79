"""What events tell of cards that stay where they are: rest and stand, faces, numbers, skills, locks, gifts, energy."""

from __future__ import annotations

from .reckoning import gain_marker
from .record import Event, by_ability
from .table import Card, Change, Table
from .words import ACCEL, ENERGY_CAP, FLAGS, LOST, SKILLS, STATS

TIMED = ("Change", "SetTo")


def note(table: Table, event: Event) -> None:
    """Write down what an event tells, and judge whether it could be."""
    kind = event["kind"]
    cards = [card for told in event["cards"] if (card := table.cards.get(told["handle"])) is not None]
    if kind in ("ON_REST", "ON_STAND"):
        for card in cards:
            turn_sideways(table, card, kind == "ON_REST")
    elif kind == "ON_FLIP":
        for card in cards:
            flip(table, card, bool(event["values"]["face"]))
    elif kind == "ON_STAT_CHANGED":
        change_numbers(table, event, cards)
    elif kind == "ON_SKILL_CHANGED":
        change_skills(table, event, cards)
    elif kind == "ON_COME_UNDER":
        come_under(table, event)
    elif kind in ("ON_LOCK", "ON_UNLOCK", "ON_DELETE", "ON_UNDELETE"):
        for card in cards:
            cover(table, card, kind)
    elif kind == "ON_GIFT_GAINED":
        gain_gift(table, event)
    elif kind in ("ON_ENERGY_CHARGE", "ON_ENERGY_BLAST"):
        use_energy(table, event)
    elif kind == "ON_OVERDRESS" and cards:
        cards[0].resting = table.sides[cards[0].seat].rest_of_worn
    elif kind == "ON_CALL" and cards and cards[0].resting is None and not by_ability(event):
        cards[0].resting = False


def turn_sideways(table: Table, card: Card, rests: bool) -> None:
    """To put a resting unit at rest is no event, nor to stand a standing one (C.1)."""
    was = None if card.resting is None else card.resting != rests
    word = "rest" if rests else "stand"
    table.book.judge("Stand and rest", was, f"{card.name} on {card.zone} to change", f"it is to {word} and did already")
    card.resting = rests


def flip(table: Table, card: Card, down: bool) -> None:
    """A card is turned over where it lies."""
    if card.zone == "damage":
        side = "face up" if down else "face down"
        table.book.judge("Damage zone", card.face_down != down, f"{card.name} {side}", "it was turned already")
    card.face_down = down


def duration(table: Table, event: Event, stat: str, amount: int) -> frozenset[str] | None:
    """How long a number stays changed, by the printed text; None where no text says such a thing."""
    if not by_ability(event):
        return frozenset(("turn",))
    printed = table.library.cards[by_ability(event)]
    fitting = [
        part
        for part in printed.parts(*TIMED)
        if part.word("stat") == stat and (part.name == "SetTo" or part.number("by") in (None, amount))
    ]
    return frozenset(part.word("until") for part in fitting) or None


def change_numbers(table: Table, event: Event, cards: list[Card]) -> None:
    stat, amount = STATS[event["values"]["stat"]], event["values"]["amount"]
    until = duration(table, event, stat, amount)
    told = f"{stat} {amount:+} by {by_ability(event) or event['cause']}"
    table.book.judge("Numbers as printed", until is not None, "a text that says so", told)
    for card in cards:
        card.changes.append(Change(stat, amount, until or frozenset(("turn",)), event["seat"], table.turn))


def change_skills(table: Table, event: Event, cards: list[Card]) -> None:
    skill, gained = SKILLS[event["values"]["skill"]], bool(event["values"]["gained"])
    if skill == "ability":
        return
    printed = table.library.cards[by_ability(event)]
    fitting = [
        part
        for part in printed.parts("Gain", "Lose")
        if (part.word("skill") == skill if gained else LOST[part.word("skill")] == skill)
    ]
    table.book.judge("Numbers as printed", bool(fitting), "a text that says so", f"{skill} by {printed.name}")
    until = frozenset(part.word("until") for part in fitting)
    for card in cards:
        card.changes.append(Change(skill, 1, until, event["seat"], table.turn))


def come_under(table: Table, event: Event) -> None:
    flag = FLAGS[event["values"]["flag"]]
    parts = table.library.cards[by_ability(event)].parts("ComeUnder")
    until = frozenset(part.word("until") for part in parts if part.word("flag") == flag)
    table.book.judge("Numbers as printed", bool(until), "a text that says so", f"{flag} by {by_ability(event)}")
    table.sides[event["seat"]].flags.append(Change(flag, 1, until, event["seat"], table.turn))


def cover(table: Table, card: Card, kind: str) -> None:
    """Lock, delete, and their ends; an unlocked card is a new object and stands."""
    if kind == "ON_LOCK":
        card.locked = card.face_down = True
    elif kind == "ON_UNLOCK":
        table.book.judge("Lock", card.locked, f"{card.name} to be locked", "it is unlocked")
        card.locked = card.face_down = card.moved = False
        card.resting = False
        card.changes, card.used = [], set()
    else:
        card.deleted = card.face_down = kind == "ON_DELETE"


def gain_gift(table: Table, event: Event) -> None:
    """A gift keeps its kind and type for the rest of the fight."""
    seat, told = event["seat"], event["cards"][0]
    side = table.sides[seat]
    name = table.library.cards[told["card"]].name
    table.book.judge("Imaginary gifts", side.gift in ("", name), f"a gift {side.gift or 'of any kind'}", name)
    side.gift = name
    if name.startswith("Accel"):
        side.accels += 1
        fits = side.accels <= len(ACCEL)
        table.book.judge("Imaginary gifts", fits, f"at most {len(ACCEL)} circles", f"{side.accels}")
    elif told["to"] == "markers":
        gain_marker(table, seat)


def use_energy(table: Table, event: Event) -> None:
    """Energy up to its cap; what is used must be there."""
    side, n = table.sides[event["seat"]], event["values"]["n"]
    now = side.energy + (n if event["kind"] == "ON_ENERGY_CHARGE" else -n)
    told = event["values"]["energy"]
    table.book.judge("Energy", now == told, f"{now} energy", f"{told}")
    table.book.judge("Energy", 0 <= now <= ENERGY_CAP, f"0 to {ENERGY_CAP} energy", f"{now}")
    side.energy = now
