"""What continuous abilities ask for, read by the referee itself; None where it is not public or not read here."""

from __future__ import annotations

from .clans import is_of
from .printed import Part
from .table import Card, Table
from .words import COLUMN, FRONT

WHERE = {"V": "VC", "mate": "VC", "GC": "GC"}


def place_word(zone: str) -> str:
    """VC, RC or GC."""
    return WHERE.get(zone, "RC")


def holds(table: Table, source: Card, part: Part | None) -> bool | None:
    """Whether a condition holds for the unit that has the ability."""
    if part is None:
        return True
    if part.name in ("All", "Either"):
        found = [holds(table, source, one) for one in part.parts("of")]
        decided = part.name == "Either"  # one that says so decides
        if decided in found:
            return decided
        return None if None in found else not decided
    if part.name in ("AtLeast", "AtMost", "More"):
        return _counted(table, source, part)
    return _simple(table, source, part)


def _simple(table: Table, source: Card, part: Part) -> bool | None:
    battle = table.battle
    if part.name == "Not":
        inner = holds(table, source, part.part("of"))
        return None if inner is None else not inner
    if part.name == "DuringTurn":
        return (table.active == source.seat) == (part.word("whose") == "your")
    if part.name == "Under":
        return table.is_under(source.seat, part.word("flag"))
    if part.name == "IsOn":
        return place_word(source.zone) in part.words("where")
    if part.name == "LimitBreak":
        return table.count(source.seat, "damage") >= (part.number("n") or 0)
    if part.name == "GenerationBreak":
        return generation(table, source.seat) >= (part.number("n") or 0)
    if part.name == "PersonaRode":
        return table.sides[source.seat].persona
    if part.name == "ThisTurn":
        return _this_turn(table, source, part)
    if part.name == "InRole":
        roles = {"attacking": battle.attacker, "boosting": battle.booster} if battle else {}
        if part.word("role") in ("attacked", "boosted"):
            return None
        return battle is not None and roles[part.word("role")] is source
    return None


def _this_turn(table: Table, source: Card, part: Part) -> bool | None:
    side = table.sides[source.seat]
    counts = {
        "soul charged": side.soul_charged,
        "called": side.called,
        "discarded": side.discarded,
        "played orders": side.orders,
        "battled": table.battles,
    }
    return counts[part.word("what")] >= (part.number("n") or 1)


def generation(table: Table, seat: int) -> int:
    """Generation Break: face-up cards of the G zone, G units on VC and GC."""
    on_field = [*table.zone(seat, "V"), *table.zone(seat, "GC")]
    return len(table.zone(seat, "G")) + sum(card.printed.kind == "G unit" for card in on_field)


def _counted(table: Table, source: Card, part: Part) -> bool | None:
    found = group(table, source, part.part("of"))
    if found is None:
        return None
    if part.name == "More":
        others = group(table, source, part.part("than"))
        return None if others is None else len(found) > len(others)
    n = part.number("n") or 0
    return len(found) >= n if part.name == "AtLeast" else len(found) <= n


def group(table: Table, source: Card, part: Part | None) -> list[Card] | None:
    """The cards that are meant."""
    if part is None:
        return None
    if part.name == "This":
        return [source]
    if part.name != "Group" or part.word("kind"):
        return None
    seat = source.seat if part.word("side") == "yours" else 1 - source.seat
    place = part.word("place")
    if place == "vanguard":
        cards = [card for card in table.units(seat) if card.zone in ("V", "mate")]
    elif place == "units":
        cards = table.units(seat)
    elif place == "rear-guards":
        cards = table.rear_guards(seat)
    elif place in ("soul", "drop", "damage", "order"):
        cards = table.zone(seat, place)
    else:
        return None
    kept = []
    for card in cards:
        answers = [fits(table, source, card, one) for one in part.parts("that")]
        if None in answers and False not in answers:
            return None
        if all(answers):
            kept.append(card)
    return kept


def fits(table: Table, source: Card, card: Card, part: Part) -> bool | None:
    """Whether a card is what a filter asks for."""
    names = [card.name]
    if card.printed.kind == "G unit" and card.zone == "V":
        hearts = table.zone(card.seat, "heart")
        if len(hearts) > 1:
            return None
        names += [heart.name for heart in hearts]
    if part.name == "Named":
        return part.word("name") in names
    if part.name == "NotNamed":
        return part.word("name") not in names
    if part.name == "NameHas":
        return any(part.word("part") in name for name in names)
    if part.name in ("Clan", "NotClan"):
        return is_of(card.printed, "clan", part.word("clan")) == (part.name == "Clan")
    if part.name == "Nation":
        return is_of(card.printed, "nation", part.word("nation"))
    if part.name == "Race":
        return part.word("race") in card.printed.traits.get("race", ())
    if part.name == "Grade":
        low, high = table.grade(card)
        least, most = part.number("least") or 0, part.number("most") or 0
        return None if low != high else least <= low <= most
    return _fits_place(source, card, part)


def _fits_place(source: Card, card: Card, part: Part) -> bool | None:
    if part.name == "Other":
        return card is not source
    if part.name == "InRow":
        return card.zone != "GC" and (card.zone in FRONT) == (part.word("row") == "front")
    if part.name == "On":
        return place_word(card.zone) in part.words("where")
    if part.name == "SameColumn":
        here, there = COLUMN.get(source.zone), COLUMN.get(card.zone)
        if here is None or there is None:
            return False
        return here == (there if card.seat == source.seat else 2 - there)
    return None
