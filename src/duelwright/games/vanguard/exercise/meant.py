"""Which cards an ability means: those that fit its filters, and the cards of a file that go with a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec

from ....core.card import CardDef
from ....core.pool import EVERY_WORD
from ....core.rng import Rng
from ....facets.exercise import STAND_IN
from ....language.node import walk
from ....language.nodes import AtLeast
from .. import names as n
from .. import vocabulary as v
from ..cards import CARDS
from ..clans import counted
from ..decks import CV
from ..vocabulary.filters import Filter, Kind, Place

UNITS: Final = ("unit", "trigger unit", "G unit", "token")
TURNED: Final = ("critical", "draw", "heal", "stand", "critical")  # icons for triggers whose file tells none
WORTH: Final = 10_000
OF_EACH: Final = 3  # cards of the own group, by grade
OF_A_NAME: Final = 6  # cards that fit what an ability asks for
LAST_GRADE: Final = 3


class Wish(NamedTuple):
    """Cards that an ability asks for: where, whose, what they must be, and how many."""

    place: Place
    is_own: bool
    kind: Kind
    filters: tuple[Filter, ...]
    least: int


def wishes(root: object) -> list[Wish]:
    """What an ability asks for, outermost first."""
    found: list[Wish] = []
    parts = walk(root)
    counts = {id(part.of): part.n for part in parts if isinstance(part, AtLeast)}
    counts |= {id(part.of): part.n for part in parts if isinstance(part, v.Retiring | v.Putting | v.Resting)}
    refused = {id(part.of) for part in parts if isinstance(part, v.AtMost)}  # of which there are to be few
    for part in parts:
        if isinstance(part, v.Group) and id(part) in refused:
            continue
        if isinstance(part, v.Group):
            count = counts.get(id(part), 2)
            found.append(Wish(part.place, part.side != "opponent's", part.kind, part.that, count))
        elif isinstance(part, v.Matches) and isinstance(part.of, v.Group):
            of = part.of
            filters = of.that + part.that
            found.append(Wish(of.place, of.side != "opponent's", part.kind or of.kind, filters, 1))
        elif isinstance(part, v.Among):
            found.append(Wish("deck", True, part.kind, part.that, 4))
        elif isinstance(part, v.DiscardFromHand):
            found.append(Wish("hand", True, "", part.that, part.n))
        elif isinstance(part, v.TurningUp):
            found.append(Wish("G", True, "", part.that, part.n))
        elif isinstance(part, v.Legion):
            found.append(Wish("deck", True, "", (v.Named(part.mate),), 2))
    return found


def is_meant(card: CardDef, kind: Kind, filters: Iterable[Filter], own: CardDef) -> bool:
    """Whether a card is what an ability of another asks for, as far as it is printed."""
    return _is_kind(card, kind) and all(_fits(card, one, own) for one in filters)


def _is_kind(card: CardDef, kind: Kind) -> bool:
    if kind == "normal unit":
        return card.kind == "unit"
    if kind == "unit":
        return card.kind in UNITS
    return not kind or card.kind == kind or (kind == "order" and card.kind.endswith(" order"))


def _fits(card: CardDef, one: Filter, own: CardDef) -> bool:
    grade = card.numbers.get("grade", 0)
    if isinstance(one, v.Grade):
        return one.least <= grade <= one.most
    if isinstance(one, v.Parity):
        return grade % 2 == (one.grade == "odd")
    if isinstance(one, v.Named | v.NameHas | v.NotNamed | v.SameName):
        return _is_named(card, one, own)
    if isinstance(one, v.Clan | v.NotClan | v.Nation | v.Race):
        return _is_of(card, one)
    icons = card.traits.get("icons", ())
    if isinstance(one, v.Icon):
        return f"{one.icon} trigger" in icons
    return not isinstance(one, v.Having) or one.skill in icons


def _is_named(card: CardDef, one: v.Named | v.NameHas | v.NotNamed | v.SameName, own: CardDef) -> bool:
    names = [card.name, *(part.word for part in card.abilities if isinstance(part, v.CountsAs) and part.what == "name")]
    if isinstance(one, v.Named):
        return one.name in names
    if isinstance(one, v.NotNamed):
        return one.name not in names
    if isinstance(one, v.NameHas):
        return any(one.part in name for name in names)
    return own.name in names


def _is_of(card: CardDef, one: v.Clan | v.NotClan | v.Nation | v.Race) -> bool:
    traits = counted(card)
    if isinstance(one, v.Race):
        return one.race in traits.get("race", ())
    if isinstance(one, v.Nation):
        words = traits.get("nation", ())
        return one.nation in words or EVERY_WORD in words
    words = traits.get("clan", ())
    if isinstance(one, v.Clan):
        return one.clan in words or EVERY_WORD in words
    return one.clan not in words


# --- of a file ---


def helpers(card: CardDef, stock: Sequence[CardDef], rng: Rng) -> list[CardDef]:
    """The cards of a file that go with a card: what its abilities name, and its own clan or nation in every grade."""
    found: dict[str, CardDef] = {}
    stock = [one for one in (*stock, *CARDS[CV]) if one.kind in n.KINDS]
    found |= {one.id: one for one in stand_ins(card, stock)}
    group = [one for one in stock if one.id != card.id and _is_of_group(one, card)]
    for wish in wishes(card.abilities):
        narrow = [one for one in wish.filters if isinstance(one, v.Named | v.NameHas | v.Clan | v.Nation)]
        among = stock if narrow else group
        races = [one.race for one in wish.filters if isinstance(one, v.Race)]
        filters = [one for one in wish.filters if not isinstance(one, v.Race)]
        fitting = [one for one in among if one.id != card.id and is_meant(one, wish.kind, filters, card)]
        for one in _some(fitting, OF_A_NAME, rng):
            found[one.id] = _with_race(found.get(one.id, one), races)
    for grade in range(LAST_GRADE + 1):
        units = [one for one in group if one.kind == "unit" and one.numbers.get("grade") == grade]
        found |= {one.id: one for one in _some(units, OF_EACH, rng) if one.id not in found}
    for kind, count in (("G unit", OF_EACH), ("trigger unit", len(TURNED))):
        units = [one for one in group if one.kind == kind]
        found |= {one.id: one for one in _some(units, count, rng) if one.id not in found}
    icons = [one.icon for wish in wishes(card.abilities) for one in wish.filters if isinstance(one, v.Icon)]
    return _turned(list(found.values()), [*dict.fromkeys(icons), *TURNED])


def _is_of_group(one: CardDef, card: CardDef) -> bool:
    trait = "clan" if card.traits.get("clan") else "nation"
    return one.traits.get(trait) == card.traits.get(trait)


def _some(cards: Sequence[CardDef], most: int, rng: Rng) -> list[CardDef]:
    """Some of these cards, of different names and of as many grades as there are."""
    order = list(range(len(cards)))
    rng.shuffle(order)
    by_grade: dict[int, list[CardDef]] = {}
    names: set[tuple[str, str]] = set()
    for i in order:
        if (cards[i].name, cards[i].kind) not in names:
            names.add((cards[i].name, cards[i].kind))
            by_grade.setdefault(cards[i].numbers.get("grade", 0), []).append(cards[i])
    found: list[CardDef] = []
    while len(found) < most and any(by_grade.values()):
        found += [by_grade[grade].pop() for grade in sorted(by_grade) if by_grade[grade]]
    return found[:most]


def _with_race(card: CardDef, races: Sequence[str]) -> CardDef:
    """A file that tells no race leaves it to what is asked for."""
    if not races or card.traits.get("race"):
        return card
    return msgspec.structs.replace(card, traits={**card.traits, "race": (races[0],)})


def _turned(cards: list[CardDef], icons: Sequence[str]) -> list[CardDef]:
    """Triggers of unknown kinds get one each, in turn."""
    made: list[CardDef] = []
    unknown = 0
    for card in cards:
        if card.kind == "trigger unit" and "trigger" not in card.numbers:
            card = with_icon(card, icons[unknown % len(icons)])
            unknown += 1
        made.append(card)
    return made


def with_icon(card: CardDef, icon: str, worth: int = WORTH) -> CardDef:
    """A trigger unit with its icon."""
    icons = (*card.traits.get("icons", ()), f"{icon} trigger")
    numbers = {**card.numbers, "trigger": worth}
    return msgspec.structs.replace(card, numbers=numbers, traits={**card.traits, "icons": icons})


def stand_ins(card: CardDef, stock: Sequence[CardDef]) -> list[CardDef]:
    """Plain units with the names that its abilities ask for and no card has, of its own group."""
    made: dict[str, CardDef] = {}
    for part in card.abilities:
        upon = isinstance(part, v.Auto) and isinstance(part.on, v.RodeUpon)
        for wish in wishes(part):
            named = [one for one in wish.filters if isinstance(one, v.Named | v.NameHas)]
            grade = next((one.least for one in wish.filters if isinstance(one, v.Grade)), 0)
            asked = [one for one in wish.filters if not isinstance(one, v.Race)]
            is_plain = not named and grade <= LAST_GRADE
            if (
                is_plain
                or wish.place == "G"
                or any(is_meant(other, wish.kind, asked, card) for other in (card, *stock))
            ):
                continue
            if wish.place == "vanguard":
                grade = grade or (card.numbers.get("grade", 0) + 1 if upon else LAST_GRADE)
            name = " ".join(one.name if isinstance(one, v.Named) else one.part for one in named) or f"Grade {grade}"
            numbers = {"grade": grade or 2, "power": 10_000, "shield": 5_000, "critical": 1}
            traits = {trait: words for trait, words in card.traits.items() if trait != "icons"}
            made.setdefault(name, CardDef(f"{STAND_IN}{name}", name, "unit", numbers, (), "", traits))
    return list(made.values())
