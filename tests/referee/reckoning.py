"""How strong a unit is: printed numbers, what was told, continuous abilities, boost, guardians, gifts.

A number is a span where something is not public: its least and its most. Gifts are apart from it: no event tells which
circle a marker was put on, so the referee keeps every way in which markers may lie and strikes out what cannot be.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .conditions import group, holds, place_word
from .printed import Part
from .table import MARKED, Card, Table, changed
from .words import ACCEL, ACCEL_POWER, FORCE_POWER, FRONT, PERSONA_POWER, PROTECT_POWER, PROTECT_SHIELD

UNREAD = 100_000  # more than any ability gives whose amount the referee does not read


@dataclass
class Reckoning:
    """A number between two, and the circles (seat and name) whose markers of gifts count besides."""

    low: int = 0
    high: int = 0
    marked: list[tuple[int, str]] = field(default_factory=list)

    def add(self, low: int, high: int) -> None:
        self.low += low
        self.high += high

    def add_all(self, other: Reckoning) -> None:
        self.add(other.low, other.high)
        self.marked += other.marked


def power(table: Table, card: Card, in_battle: bool = True) -> Reckoning:
    """The power of a unit as everybody can reckon it."""
    printed = 0 if card.deleted else card.printed.number("power")
    found = Reckoning(printed, printed)
    found.add(*changed(card, "power"))
    found.add(*continuous(table, card, "power"))
    side = table.sides[card.seat]
    if side.persona and card.zone in FRONT:
        found.add(PERSONA_POWER, PERSONA_POWER)
    if card.zone in ACCEL and table.active == card.seat:
        found.add(ACCEL_POWER[side.gift], ACCEL_POWER[side.gift])
    if side.gift in ("Force I", "Protect II") and card.zone in MARKED:
        found.marked.append((card.seat, card.zone))
    if card.printed.kind == "G unit" and card.zone == "V" and not card.deleted:
        hearts = [heart.printed.number("power") for heart in table.zone(card.seat, "heart")]
        found.add(min(hearts, default=0), max(hearts, default=0))
    if in_battle and table.battle is not None:
        add_battle(table, card, found)
    found.low, found.high = max(0, found.low), max(0, found.high)
    return found


def add_battle(table: Table, card: Card, found: Reckoning) -> None:
    """Boost and mate while they stay in place; the shields of those who guard this unit."""
    battle = table.battle
    assert battle is not None
    if battle.attacker is card and stays(card):
        for ally in (battle.booster, battle.mate):
            if ally is not None and stays(ally) and table.cards.get(ally.handle) is ally:
                found.add_all(power(table, ally))
    for guardian in table.zone(card.seat, "GC"):
        if guardian.guards == card.zone:
            found.add(*shield(table, guardian))


def stays(card: Card) -> bool:
    """Whether a unit of the battle is where it was."""
    return not card.moved and not card.locked


def shield(table: Table, card: Card) -> tuple[int, int]:
    """The shield of a guardian."""
    printed = card.printed.number("shield")
    low, high = changed(card, "shield")
    more = continuous(table, card, "shield")
    return max(0, printed + low + more[0]), max(0, printed + high + more[1])


def critical(table: Table, card: Card) -> tuple[int, int]:
    """The critical, without negative numbers; Force II on its circle makes the original one 2."""
    printed = card.printed.number("critical")
    low, high = changed(card, "critical")
    more = continuous(table, card, "critical")
    side = table.sides[card.seat]
    gifts = {0}
    if side.gift == "Force II" and card.zone in MARKED:
        gifts = {min(1, way[MARKED.index(card.zone)]) for way in side.gifts}
    raised = max(0, 2 - printed)
    least, most = min(gifts) * raised, max(gifts) * raised
    return max(0, printed + low + more[0] + least), max(0, printed + high + more[1] + most)


def drive(table: Table, card: Card) -> tuple[int, int]:
    """Drive counts on VC only: 1, or what is printed; what effects give counts everywhere."""
    printed = card.printed.number("drive")
    own = 0
    low, high = changed(card, "drive")
    more = continuous(table, card, "drive")
    if card.zone == "V":
        own = max(1, printed)
        lost = table.has(card, "no icon twin drive")
        if printed == 2 and lost is not False:
            low -= 1
            high -= 1 if lost else 0
    return max(0, own + low + more[0]), max(0, own + high + more[1])


def continuous(table: Table, card: Card, stat: str) -> tuple[int, int]:
    """What continuous abilities add: at least, at most."""
    low = high = 0
    for seat in (0, 1):
        for source in table.units(seat):
            for part in source.printed.continuous:
                if part.name != "Continuous" or part.word("stat") != stat or source.deleted:
                    continue
                if place_word(source.zone) not in part.words("where"):
                    continue
                least, most = given(table, source, card, part)
                low, high = low + least, high + most
    return low, high


def given(table: Table, source: Card, card: Card, part: Part) -> tuple[int, int]:
    """What one continuous ability gives a unit."""
    found = group(table, source, part.part("of"))
    if found is not None and card not in found:
        return 0, 0
    held = holds(table, source, part.part("when"))
    if held is False:
        return 0, 0
    amount = part.number("by")
    if amount is None:
        return -UNREAD, UNREAD
    sure = held and found is not None
    return (amount, amount) if sure else (min(0, amount), max(0, amount))


def skill(table: Table, card: Card, name: str) -> bool | None:
    """Whether a unit has a skill, for a time or continuously."""
    answers: list[bool | None] = [table.has(card, name)]
    for source in table.units(card.seat):
        for part in source.printed.continuous:
            if part.name != "Has" or part.word("skill") != name or source.deleted:
                continue
            if place_word(source.zone) not in part.words("where"):
                continue
            found = group(table, source, part.part("of"))
            if found is None or card in found:
                answers.append(holds(table, source, part.part("when")) if found is not None else None)
    return True if True in answers else None if None in answers else False


# --- gifts ------------------------------------------------------------------------------------------------------------


def worth(table: Table, seat: int) -> int:
    """What one marker gives the unit on its circle now."""
    side = table.sides[seat]
    if side.gift == "Protect II":
        return PROTECT_POWER
    return FORCE_POWER if side.gift == "Force I" and table.active == seat else 0


def gain_marker(table: Table, seat: int) -> None:
    """One more marker lies on a circle that was not told: a rear-guard circle, or any where it is Force."""
    side = table.sides[seat]
    spots = range(1 if side.gift.startswith("Protect") else 0, 6 + side.accels)
    ways = {(*way[:at], way[at] + 1, *way[at + 1 :]) for way in side.gifts for at in spots}
    side.gifts = sorted(ways)


def marker_sums(table: Table, seat: int, found: Reckoning) -> list[int]:
    """What the markers of one player may add, in each way in which they may lie."""
    side, each = table.sides[seat], worth(table, seat)
    places = [MARKED.index(zone) for owner, zone in found.marked if owner == seat]
    return [each * sum(way[at] for at in places) for way in side.gifts]


def strike_out(table: Table, seat: int, keep: list[bool]) -> None:
    """Forget ways that were shown to be wrong; at least one is kept."""
    side = table.sides[seat]
    left = [way for way, stays_ in zip(side.gifts, keep, strict=True) if stays_]
    if left:
        side.gifts = left


def intercept_shield(table: Table, seat: int, circle: str) -> tuple[int, int]:
    """Protect II: a unit that intercepts from its circle has more shield."""
    side = table.sides[seat]
    if side.gift != "Protect II" or circle not in MARKED:
        return 0, 0
    counts = {way[MARKED.index(circle)] for way in side.gifts}
    return min(counts) * PROTECT_SHIELD, max(counts) * PROTECT_SHIELD
