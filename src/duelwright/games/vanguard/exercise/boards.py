"""A board around a card on which one of its abilities can come about: plenty of everything that it asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.card import CardDef
from ....core.game import Game
from ....core.rng import Rng
from ....language.node import AbilityNode, Node, walk
from ....language.nodes import Not, This
from .. import names as n
from .. import vocabulary as v
from ..rules import VanguardRules
from .meant import Wish, is_meant, wishes
from .scenes import Scene, scene_of
from .stage import FIGHTING, LEADER, MATE, ORDER_KINDS, PREFIX

ZONES: Final = {  # where the cards of a place are laid
    "rear-guards": "R", "units": "R", "hand": "hand", "deck": "deck", "drop": "drop", "soul": "soul",
    "damage": "damage", "trigger": "deck", "bind": "bind", "G": "G", "order": "order",
    "hearts": "heart", "vanguard": "V",
}  # fmt: skip
FRONT: Final = ("R1", "R2")
BACK: Final = ("R3", "R4", "R5")
CIRCLES: Final = (*FRONT, *BACK)
PILES: Final = {"hand": 6, "deck": 24, "drop": 9, "soul": 7, "bind": 2}  # cards in each, about
MOST_DAMAGE: Final = 5
ENERGY: Final = 3  # and more where it is paid with
MORE_CIRCLES: Final = ("X1", "X2", "X3")  # that Accel adds
LAST_GRADE: Final = 3
COUNTED: Final = {
    "called": "called0", "discarded": "discarded0", "played orders": "orders0", "soul charged": "soul_charged0",
    "played normal orders": "normal_orders0", "put into soul": "ensouled0",
    "called to RC": "rear_called0", "called from soul": "soul_called0",
    "called from deck": "deck_called0", "rode": "rides0",
    "rode in the ride phase": "phase_rides0", "counter charged": "charges0",
    "soul blasted": "soul_paid0", "soul blasted for a vanguard": "front_paid0", "energy blasted": "energy_paid0",
    "battled": "battles",
}  # fmt: skip
BEFALLEN: Final = {
    "damage": "damaged", "drop": "retired", "bind": "bound", "hand": "returned", "bottom": "sunk", "soul": "souled",
    "stood": "stood",
}  # fmt: skip
Entry = dict[str, object]
Side = dict[str, list[Entry]]


class _Table:
    """What is needed to lay a board: the cards at hand, what the ability asks for, and chance."""

    def __init__(self, game: Game, card: CardDef, place: int, cards: Sequence[CardDef], rng: Rng) -> None:
        assert isinstance(game.rules, VanguardRules)
        self.game = game
        self.rules = game.rules
        self.card = card
        self.part = ability_in(card, place)
        self.asked = walk(self.part)
        self.rng = rng
        shipped = [one for one in game.definitions[1:] if not one.id.startswith((PREFIX, "user:"))]
        known = [one for one in (card, *cards) if one.id in game.index]
        self.units = [one for one in known if one.kind == "unit"] + _spare(shipped, "unit")
        self.triggers = [one for one in known if "trigger" in one.numbers] or _spare(shipped, "trigger unit")
        self.g_units = [one for one in known if one.kind == "G unit"] + _spare(shipped, "G unit")
        self.orders = [one for one in known if one.kind in ORDER_KINDS]
        self.known = known
        self.wishes = [wish for wish in wishes(self.part) if wish.is_own]
        crowded = any(wish.least > len(CIRCLES) for wish in self.wishes if ZONES.get(wish.place) == "R")
        self.more_circles = MORE_CIRCLES if crowded and game.rules.accel_circles else ()
        self.limits = {  # places of which there must be few cards, or none
            (one.of.place, one.of.side): one.n
            for one in self.asked
            if isinstance(one, v.AtMost) and isinstance(one.of, v.Group)
        }

    def one(self, cards: Sequence[CardDef]) -> CardDef:
        """Any of these."""
        return cards[self.rng.below(len(cards))]

    def chance(self, of: int) -> bool:
        """One of so many times."""
        return self.rng.below(of) == 0

    def fitting(self, wish: Wish) -> list[CardDef]:
        """The cards that an ability asks for."""
        return [one for one in self.known if is_meant(one, wish.kind, wish.filters, self.card)]

    def asks(self, kind: type[Node]) -> bool:
        """Whether the ability has such a piece."""
        return any(isinstance(one, kind) for one in self.asked)

    def of_grade(self, grade: int) -> list[CardDef]:
        """Units of a grade; there are some of each."""
        return [one for one in self.units if one.numbers.get("grade") == grade]


def ability_in(card: CardDef, place: int) -> AbilityNode:
    """The ability in this place among those that are played; rules of decks and of energy are none."""
    parts = [one for one in card.abilities if not isinstance(one, v.CopyLimit | v.EnergyLimit)]
    part = parts[place]
    assert isinstance(part, AbilityNode)
    return part


def _spare(shipped: Sequence[CardDef], kind: str) -> list[CardDef]:
    """Shipped cards for what a file does not have: one of each grade, or icon."""
    found: dict[tuple[int, object], CardDef] = {}
    for one in shipped:
        if one.kind == kind:
            found.setdefault((one.numbers.get("grade", 0), one.traits.get("icons")), one)
    return list(found.values())


def board(game: Game, card: CardDef, place: int, cards: Sequence[CardDef], rng: Rng) -> dict[str, object]:
    """A board for the ability in this place of the card's text, another each time; yours is seat 0."""
    table = _Table(game, card, place, cards, rng)
    scene = scene_of(card, table.part, rng)
    phase = scene.phase
    if phase == "stride" and not table.rules.stride:
        phase = "ride"
    yours = _side(table, scene)
    theirs = _opposite(table, scene)
    second = table.asks(v.WentSecond) or table.chance(2)
    return {
        "phase": phase,
        "turn": 5 + rng.below(2),
        "active": 0 if scene.is_yours else 1,
        "first": int(second),
        "seed": rng.below(1 << 30),
        "registers": _registers(table),
        "seats": [{**yours, "energy": _energy(table)}, {**theirs, "energy": ENERGY}],
    }


def _registers(table: _Table) -> dict[str, int]:
    """What must have happened this turn, or lasts."""
    found: dict[str, int] = {}
    denied = {id(one.of) for one in table.asked if isinstance(one, Not)}
    for one in table.asked:
        if id(one) in denied:
            continue
        if isinstance(one, v.Befell):
            found[BEFALLEN[one.what] + ("1" if one.whose == "opponent's" else "0")] = one.n
        elif isinstance(one, v.ThisTurn):
            found[COUNTED[one.what]] = one.n - (one.what == "battled" and not table.chance(2))
        elif isinstance(one, v.NthBattle):
            found["battles"] = min(one.n - 1, found.get("battles", one.n))
        elif isinstance(one, v.PersonaRode):
            found["persona0"] = 1
        elif isinstance(one, v.RodeFromRideDeck):
            found["ride_deck0"] = 1
        elif isinstance(one, v.Under):
            found["turn_flags0"] = found.get("turn_flags0", 0) | 1 << n.FLAGS.index(one.flag)
    found["began_with_3"] = 1
    found["accels0"] = len(table.more_circles)
    return found


def _energy(table: _Table) -> int:
    """Enough to pay with, and room for more."""
    return max([one.n for one in table.asked if isinstance(one, v.EnergyBlast)], default=ENERGY)


# --- your side ---


def _side(table: _Table, scene: Scene) -> Side:
    """Your cards: the piles, the circles, then the card where the scene wants it, and what its ability asks for."""
    side: Side = {zone: [_entry(_any(table)) for _ in range(_size(table, zone))] for zone in PILES}
    side["damage"] = _damage(table)
    side["G"] = _g_zone(table)
    side["V"] = [_entry(_vanguard(table, scene))]
    for circle in CIRCLES:
        if not table.chance(4):
            side[circle] = [_entry(table.one(table.units), table)]
    for circle in table.more_circles:
        side[circle] = [_entry(table.one(table.units))]
    _grant(table, side)
    _put(table, scene, side)
    if table.rules.ride_deck_size:
        side["ride"] = _ride_deck(table, scene, str(side["V"][0]["card"]))
    for hand in scene.hands:
        _stage(table, side, hand)
    if table.asks(v.Legions) and scene.spot != "V":
        side["V"] = [{"card": LEADER.id}]
        side["deck"] += [{"card": MATE.id}] * 2
    if table.asks(v.Legion) or table.asks(v.Legions):
        side["drop"] += [_entry(_any(table)) for _ in range(4)]
    _states(table, side, "yours")
    return side


def _entry(card: CardDef, table: _Table | None = None) -> Entry:
    """A card as it is laid; some units are at rest."""
    rests = table is not None and (table.asks(v.Posture) or table.asks(v.Stand)) and table.chance(2)
    return {"card": card.id, "rest": "rest"} if rests else {"card": card.id}


def _any(table: _Table) -> CardDef:
    """A card of a deck: mostly units, some triggers and orders."""
    roll = table.rng.below(6)
    if roll == 0:
        return table.one(table.triggers)
    return table.one(table.orders) if roll == 1 and table.orders else table.one(table.units)


def _size(table: _Table, zone: str) -> int:
    limits = [most for (place, side), most in table.limits.items() if ZONES.get(place) == zone and side == "yours"]
    if limits:
        return table.rng.below(min(limits) + 1)
    blasts = [one.n for one in table.asked if isinstance(one, v.SoulBlast)] if zone == "soul" else []
    return max([PILES[zone], *blasts]) + table.rng.below(4) * (2 if zone == "drop" else 1)


def _damage(table: _Table) -> list[Entry]:
    """Up to five, one or two of them face down; enough for a limit break."""
    least = max([one.n for one in table.asked if isinstance(one, v.LimitBreak | v.CounterBlast)], default=2)
    few = [one.of for one in table.asked if isinstance(one, v.AtMost) and isinstance(one.of, v.Group)]
    none_up = any(of.place == "damage" and v.Facing("up") in of.that for of in few)
    limits = [most for (place, side), most in table.limits.items() if place == "damage" and side == "yours"]
    limits = [] if none_up else limits
    least = min([least, MOST_DAMAGE, *limits])
    most = min([MOST_DAMAGE, *limits])
    count = least + table.rng.below(most - least + 1)
    down = count if none_up else table.rng.below(3) if least < MOST_DAMAGE else 0
    found = [_entry(_any(table)) for _ in range(count)]
    return [{**one, "face": "down"} if i < down else one for i, one in enumerate(found)]


def _g_zone(table: _Table) -> list[Entry]:
    """Some G units, enough of them face up for a generation break; the card strides from here, too."""
    if table.rules.g_zone_size == 0 or not table.g_units:
        return []
    broken = max([one.n for one in table.asked if isinstance(one, v.GenerationBreak)], default=0)
    up = broken + table.rng.below(2)
    found = [_entry(table.one(table.g_units)) for _ in range(up + 4)]
    return [{**one, "face": "up" if i < up else "down"} for i, one in enumerate(found)]


def _vanguard(table: _Table, scene: Scene) -> CardDef:
    """What the ability asks for on VC, else a unit of grade 3; where the card is to be ridden, the grade below."""
    grade = LAST_GRADE
    if scene.below:
        grade = max(0, table.card.numbers.get("grade", 0) - 1)
    elif scene.low:
        grade = table.rng.below(LAST_GRADE)
    if any(wish.place == "hearts" for wish in table.wishes) and table.g_units and table.rules.stride:
        return table.one(table.g_units)
    asked = [wish for wish in table.wishes if wish.place in ("vanguard", "units") and wish.filters]
    found = [one for wish in asked for one in table.fitting(wish) if one.kind in ("unit", "G unit")]
    of_grade = [one for one in found if one.numbers.get("grade") == grade]
    if of_grade or (found and not scene.below and not scene.low):
        return table.one(of_grade if of_grade and not table.chance(3) else found)
    return table.one(table.of_grade(grade) or table.units)


def _put(table: _Table, scene: Scene, side: Side) -> None:
    """The card in its spot; a rider for it where it is to be ridden upon; a heart under a G unit."""
    stands = scene.spot in ("V", "front", "back") and any(
        isinstance(one, v.Stand) and isinstance(one.of, This) for one in table.asked
    )
    card: Entry = {"card": table.card.id, "rest": "rest"} if stands and table.chance(2) else _entry(table.card)
    if scene.spot in ("front", "back"):
        circles = FRONT if scene.spot == "front" else BACK
        side[circles[table.rng.below(len(circles))]] = [card]
    elif scene.spot in ("V", "mate"):
        if scene.spot == "mate":
            side["deck"] += [card] * 4
        else:
            side["V"] = [card]
        _add_riders(table, side)
    elif scene.spot == "deck":
        side["deck"] = [card, *side["deck"], card, card]
    elif scene.spot == "G":
        side["G"] = [{**card, "face": "down"}] * 3 + side["G"]
        side["hand"] += [_entry(table.one(table.of_grade(LAST_GRADE))) for _ in range(2)]
        side["hand"] += [_entry(one) for one in table.triggers if "heal trigger" in one.traits.get("icons", ())][:2]
    elif scene.spot == "ride" and not table.rules.ride_deck_size:
        side["hand"] = [card, *side["hand"]]
    elif scene.spot in ("order", "crest", "damage"):
        side.setdefault(scene.spot, []).append(card)
    elif scene.spot != "ride":
        side[scene.spot] = [card, *side[scene.spot]]
    hearts = side.pop("heart", [])
    vanguard = table.game.find(str(side["V"][0]["card"]))
    if vanguard is not None and vanguard.kind == "G unit":
        side["heart"] = hearts[:1] or [_entry(table.one(table.of_grade(LAST_GRADE)))]


def _ride_deck(table: _Table, scene: Scene, vanguard: str) -> list[Entry]:
    """Grade 3 to 1, one of each, with the card or who rides upon it; the first is face up where that is asked for."""
    asked = [one for wish in table.wishes if wish.place == "vanguard" for one in table.fitting(wish)]
    found: list[Entry] = []
    for grade in range(LAST_GRADE, 0, -1):
        fitting = [one for one in asked if one.kind == "unit" and one.numbers.get("grade") == grade]
        is_here = scene.spot == "ride" and table.card.numbers.get("grade") == grade and table.card.kind == "unit"
        card = table.card if is_here else table.one(fitting or table.of_grade(grade))
        found.append(_entry(card))
    ups = [wish for wish in table.wishes if wish.place == "ride" and v.Facing("up") in wish.filters]
    if ups:
        fitting = table.fitting(ups[0])
        same = any(isinstance(one, v.SameName) for one in ups[0].filters)
        found[0] = {"card": vanguard if same or not fitting else table.one(fitting).id, "face": "up"}
    return found


def _add_riders(table: _Table, side: Side) -> None:
    """Who can ride upon the card, of a kind that its ability may ask for; and G units' costs."""
    grade = table.card.numbers.get("grade", 0)
    upon = [wish for wish in table.wishes if wish.place == "vanguard"]
    fitting = [one for wish in upon for one in table.fitting(wish) if one.kind == "unit"]
    riders = [one for one in fitting if one.numbers.get("grade") == grade + 1] or table.of_grade(grade + 1)
    riders = riders or [one for one in fitting if one.numbers.get("grade") == grade] or table.of_grade(grade)
    if riders:
        side["hand"] += [_entry(table.one(riders)) for _ in range(2)]


def _grant(table: _Table, side: Side) -> None:
    """Cards that the ability asks for, where it asks for them; now and then one of these wishes is left open."""
    order = list(range(len(CIRCLES)))
    table.rng.shuffle(order)
    free = [CIRCLES[i] for i in order]
    for wish in table.wishes:
        zone = ZONES.get(wish.place, "")
        found = [one for one in table.fitting(wish) if _can_lie(one, zone)]
        if not found or not zone or zone == "V" or table.chance(8):
            continue
        count = wish.least + (0 if zone == "R" else table.rng.below(3))
        laid = [_entry(table.one(found), table if zone == "R" else None) for _ in range(count)]
        if zone == "R":
            for one in laid[: len(free)]:
                side[free.pop()] = [one]
            side["hand"].append(_entry(table.one(found)))
        elif zone == "G":
            side["G"] = [{**one, "face": "down"} for one in laid] + side.get("G", [])
        elif zone == "damage":
            side["damage"] = (laid + side["damage"])[:MOST_DAMAGE]
        else:
            side[zone] = laid + side.get(zone, [])


def _has(side: Side, circle: str, card: CardDef) -> bool:
    return any(one["card"] == card.id for one in side.get(circle, []))


def _can_lie(card: CardDef, zone: str) -> bool:
    """G units come from the G zone, units alone stand on circles, and nothing made by cards lies anywhere."""
    if zone == "G" or card.kind == "G unit":
        return zone == "G" and card.kind == "G unit"
    return card.kind in (("unit", "trigger unit") if zone == "R" else ("unit", "trigger unit", *ORDER_KINDS))


def _stage(table: _Table, side: Side, hand: str) -> None:
    """A stage hand on a circle, or an order of the stage in the hand."""
    entry: Entry = {"card": f"{PREFIX}{hand}"}
    if hand in ORDER_KINDS:
        side["hand"] = [entry, *side["hand"]]
        return
    if hand in FIGHTING:
        side[FRONT[table.rng.below(len(FRONT))]] = [entry]
        return
    taken = {circle for circle in CIRCLES if _has(side, circle, table.card)}
    free = [circle for circle in (*BACK, *FRONT) if circle not in taken]
    if free:
        side[free[table.rng.below(len(free))]] = [entry]


def _states(table: _Table, side: Side, whose: str) -> None:
    """Locked and deleted cards, and a vanguard in Legion, where the ability asks for such."""
    groups = [one for one in table.asked if isinstance(one, v.Group | v.Matches | v.Among)]
    for group in groups:
        of = group.of if isinstance(group, v.Matches | v.Among) else group
        is_this = (of.side if isinstance(of, v.Group) else "yours") in (whose, "any")
        for one in group.that:
            if not isinstance(one, v.InState) or not is_this:
                continue
            if one.state == "locked":
                _lock(table, side)
            elif one.state == "deleted" and side["V"]:
                side["V"] = [{**side["V"][0], "deleted": 1, "face": "down"}]
            elif one.state == "legion":
                side["V"] = [{**side["V"][0], "legioned": 1}]
                side["mate"] = [_entry(table.one(table.units))]
    if whose == "yours" and table.asks(v.Unlock):
        _lock(table, side)


def _lock(table: _Table, side: Side) -> None:
    circles = [one for one in CIRCLES if not _has(side, one, table.card)]
    for _ in range(1 + table.rng.below(3)):
        circle = circles[table.rng.below(len(circles))]
        laid = side.get(circle) or [_entry(table.one(table.units))]
        side[circle] = [{**laid[0], "locked": 1, "face": "down"}]


# --- the opponent's ---


def _opposite(table: _Table, scene: Scene) -> Side:
    """The opponent's side: a vanguard of grade 3, rear-guards, cards everywhere; what the ability asks for there."""
    few: dict[str, int] = {place: most for (place, side), most in table.limits.items() if side == "opponent's"}
    side: Side = {}
    for zone, count in (("hand", 5), ("deck", 24), ("drop", 5), ("soul", 4), ("bind", 1), ("damage", 4)):
        count = few.get(zone, count)
        side[zone] = [_entry(_any(table)) for _ in range(table.rng.below(count + 1) if zone != "deck" else count)]
    grade = LAST_GRADE - table.rng.below(2) * table.chance(3)
    side["V"] = [_entry(table.one(table.of_grade(grade)))]
    empty = few.get("rear-guards", few.get("units", 9))
    for i, circle in enumerate(CIRCLES):
        if i < empty and not table.chance(5):
            side[circle] = [_entry(table.one(table.units), table)]
    for wish in wishes(table.part):
        here = not wish.is_own and ZONES.get(wish.place) == "R"
        found = [one for one in table.fitting(wish) if _can_lie(one, "R")] if here else []
        for _ in range(wish.least if found else 0):
            circle = CIRCLES[table.rng.below(5)]
            side[circle] = [_entry(table.one(found), table)]
    for hand in scene.by_opponent:
        _stage(table, side, hand)
    _states(table, side, "opponent's")
    return side
