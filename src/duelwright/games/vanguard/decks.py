"""The formats' ready decks and deck rules, and what may be guessed of a deck that was not shown."""

from __future__ import annotations

from ...core.card import CardDef
from ...core.deck import Deck
from ...core.decklist import RULE, listed
from ...core.engine import finish
from ...core.errors import Violation, violation
from ...core.game import Game
from ...core.lines import SIDE
from ...core.rng import Rng
from ...core.state import DRAWN, State
from . import names as n
from .clans import OF_ALL
from .rules import VanguardRules

D = "vanguard-d"
V = "vanguard-v"
CV = "vanguard-premium"
VIOLATIONS = {
    "too_many_copies": "{card} is in the deck {count} times, main and ride deck together; at most {most} are allowed.",
    "deck_size": "Main deck {count} and ride deck {ride} cards: together they need {needed}, or the main deck alone.",
    "ride_deck": "The ride deck needs one unit of each grade from 0 to 3; it has {count} cards.",
    "trigger_count": "The deck has {count} triggers; it needs exactly {needed}.",
    "heal_count": "The deck has {count} heal triggers; at most {most} are allowed.",
    "over_count": "The deck has {count} over triggers; at most {most} is allowed.",
    "kind_count": "The deck has {count} {icon} triggers; at most {most} are allowed.",
    "sentinel_count": "The deck has {count} sentinels; at most {most} are allowed.",
    "ace_count": "The deck has {count} ace units; at most {most} is allowed.",
    "regalis_count": "The deck has {count} cards with a regalis piece; at most {most} is allowed.",
    "crest_count": "The ride deck has {count} crests; at most {most} is allowed.",
    "g_zone_size": "The G zone has {count} cards; at most {most} are allowed.",
    "g_zone_kind": "{card} is no G unit and cannot be in the G zone.",
    "outside_card": "{card} cannot be put into a deck: G units, tokens and crests have places of their own.",
    "several_clans": "The deck has cards of {count} clans; one is allowed.",
    "no_starter": "The deck has no unit of grade 0 to start with.",
    "several_nations": "The deck has cards of {count} nations; one is allowed.",
}


def _deck(name: str, ride: list[int], main: dict[int, int]) -> Deck:
    """A deck of one product: numbers of its list, with the over trigger that all products share."""
    cards = {f"{name.lower()}/{number:03}": count for number, count in main.items()}
    cards[OVER] = 1
    return Deck(name, D, {"main": cards, "ride": {f"{name.lower()}/{number:03}": 1 for number in ride}})


def _with_energy(name: str, ride: list[str], main: dict[str, int]) -> Deck:
    """A deck of the later era: fifty cards, a ride deck of four, and the crest."""
    return Deck(name, D, {"main": main, "ride": dict.fromkeys([*ride, ENERGY_GENERATOR], 1)})


OVER = "d-sd01/010"
KETER_LIST = {
    "dz-td04/001": 3, "dz-td04/006": 4, "dz-bt01/110": 4, "dz-bt01/113": 4, "d-td03/007": 4, "dz-bt01/064": 4,
    "dz-bt01/065": 4, "dz-td04/012": 3, "dz-td04/013": 3, "dz-ss08/046": 4, "dz-ss08/047": 4, "dz-ss08/048": 4,
    "dz-ss08/049": 4, "dz-ss06/020": 1,
}  # fmt: skip
LYRICAL_LIST = {
    "dz-td06/001": 3, "dz-td06/006": 4, "dz-bt01/133": 4, "dz-bt01/136": 4, "dz-td06/009": 4, "dz-bt01/072": 4,
    "dz-bt01/073": 4, "dz-td06/012": 3, "dz-td06/013": 3, "dz-ss08/057": 4, "dz-lbt01/090": 4, "dz-lbt01/091": 4,
    "dz-lbt01/094": 4, "dz-ss06/020": 1,
}  # fmt: skip
ENERGY_GENERATOR = "dz-td01/005"
D_DECKS = [
    _deck("D-SD01", [1, 2, 3, 4], {1: 3, 2: 3, 3: 3, 5: 3, 6: 4, 7: 3, 8: 4, 9: 4, 11: 4, 12: 4, 13: 3, 14: 4, 15: 3}),
    _deck("D-SD02", [1, 2, 3, 4], {1: 3, 2: 3, 3: 3, 5: 4, 6: 3, 7: 3, 8: 4, 9: 4, 11: 4, 12: 4, 13: 3, 14: 4, 15: 3}),
    _with_energy("Keter Starter", ["dz-td04/001", "dz-bt01/109", "dz-bt01/115", "dz-bt01/117"], KETER_LIST),
    _with_energy("Lyrical Starter", ["dz-td06/001", "dz-bt01/132", "dz-bt01/138", "dz-bt01/140"], LYRICAL_LIST),
]
V_LISTS = {
    "V-TD01": {1: 4, 2: 4, 3: 4, 4: 4, 6: 3, 7: 3, 8: 4, 9: 4, 10: 3, 11: 1, 12: 4, 13: 4, 14: 4, 15: 4},
    "V-TD02": {1: 4, 3: 4, 4: 4, 5: 4, 6: 3, 7: 4, 8: 4, 9: 3, 10: 3, 11: 1, 12: 4, 13: 4, 14: 4, 15: 4},  # list: ours
}
V_DECKS = [
    Deck(name, V, {"main": {f"{name.lower()}/{number:03}": count for number, count in listed.items()}})
    for name, listed in V_LISTS.items()
]
CV_LISTS = {  # those of the G era are ours
    "TD01": {1: 4, 2: 1, 3: 2, 4: 4, 5: 1, 6: 3, 7: 4, 8: 4, 9: 2, 10: 4, 11: 4, 12: 1, 13: 4, 14: 4, 15: 4, 16: 4},
    "TD02": {1: 2, 2: 1, 3: 4, 4: 4, 5: 4, 6: 4, 7: 4, 8: 2, 9: 4, 10: 2, 11: 2, 12: 1, 13: 4, 14: 4, 15: 4, 16: 4},
    "G-TD01": {2: 3, 3: 2, 4: 3, 5: 3, 6: 3, 7: 3, 8: 2, 9: 3, 10: 3, 11: 2, 12: 2, 13: 4, 14: 1, 15: 4, 16: 2, 17: 4,
               18: 4, 19: 2},
    "G-TD02": {2: 3, 3: 3, 4: 2, 5: 3, 6: 3, 7: 3, 8: 2, 9: 3, 10: 3, 11: 2, 12: 2, 13: 4, 14: 1, 15: 4, 16: 2, 17: 4,
               18: 4, 19: 2},
}  # fmt: skip
CV_DECKS = [
    Deck(
        name,
        CV,
        {"main": {f"{name.lower()}/{number:03}": count for number, count in listed.items()}}
        | ({"G": {f"{name.lower()}/001": 4}} if name.startswith("G") else {}),
    )
    for name, listed in CV_LISTS.items()
]
DECKS = {D: D_DECKS, V: V_DECKS, CV: CV_DECKS}


def check(game: Game, deck: Deck) -> list[Violation]:
    """Every fault of a deck, all at once."""
    rules = game.rules
    assert isinstance(rules, VanguardRules)
    brought = Deck(deck.name, deck.game, {name: row for name, row in deck.cards.items() if name != SIDE})
    entries, faults = listed(game, brought, ["main", "ride", "G"])
    copies: dict[int, int] = {}
    for _, defn, count in entries:
        copies[defn] = copies.get(defn, 0) + count
    return faults + _check_sizes(game, brought, rules) + _check_counts(game, copies, rules)


def _check_sizes(game: Game, deck: Deck, rules: VanguardRules) -> list[Violation]:
    faults: list[Violation] = []
    known = {
        section: [(game.definitions[game.index[name]], count) for name, count in cards.items() if name in game.index]
        for section, cards in deck.cards.items()
    }
    main = sum(deck.cards.get("main", {}).values())
    crests = sum(count for card, count in known.get("ride", []) if card.kind == "crest")
    ride = sum(deck.cards.get("ride", {}).values()) - crests
    alone = rules.deck_size_without_ride_deck and main == rules.deck_size
    if main + ride != rules.deck_size and not alone:
        faults.append(_fault("deck_size", "main", count=main, ride=ride, needed=rules.deck_size))
    units = [(card, count) for card, count in known.get("ride", []) if card.kind != "crest"]
    grades = sorted(card.numbers.get("grade", 0) for card, _ in units)
    one_each = all(count == 1 and card.kind in ("unit", "trigger unit") for card, count in units)
    if grades != list(range(rules.ride_deck_size)) or not one_each:
        faults.append(_fault("ride_deck", "ride", count=ride))
    most = int(rules.ride_deck_size > 0)
    if crests > most:
        faults.append(_fault("crest_count", "ride", count=crests, most=most))
    extra = sum(deck.cards.get("G", {}).values())
    if extra > rules.g_zone_size:
        faults.append(_fault("g_zone_size", "G", count=extra, most=rules.g_zone_size))
    for card, _ in known.get("G", []):
        if card.kind != "G unit":
            faults.append(_fault("g_zone_kind", card.id, card=card.name))
    for card, _ in known.get("main", []):
        if card.kind in ("G unit", "token", "crest", "gift", "blank") or "ticket" in card.traits.get("icons", ()):
            faults.append(_fault("outside_card", card.id, card=card.name))
    if not rules.starter_from_ride_deck and not any(_is_starter(card) for card, _ in known.get("main", [])):
        faults.append(_fault("no_starter", "main"))
    return faults


def _is_starter(card: CardDef) -> bool:
    return card.kind in ("unit", "trigger unit") and card.numbers.get("grade", 0) == 0


def _check_counts(game: Game, copies: dict[int, int], rules: VanguardRules) -> list[Violation]:
    faults: list[Violation] = []
    named: dict[str, int] = {}  # printings of one name count together
    for defn, count in copies.items():
        named[game.definitions[defn].name] = named.get(game.definitions[defn].name, 0) + count
    for name, count in named.items():
        card = game.printings(name)[0]
        most = game.facts[game.index[card.id]][n.COPY_LIMIT] or rules.copies
        if count > most:
            faults.append(_fault("too_many_copies", card.id, card=card.name, count=count, most=most))
    icons = [(game.facts[defn], count) for defn, count in copies.items()]
    triggers = sum(count for facts, count in icons if facts[n.ICON] != n.NO_TRIGGER)
    if triggers != rules.triggers:
        faults.append(_fault("trigger_count", "main", count=triggers, needed=rules.triggers))
    for code, found, most in (
        ("heal_count", sum(c for facts, c in icons if facts[n.ICON] == n.HEAL_TRIGGER), rules.heals),
        ("over_count", sum(c for facts, c in icons if facts[n.ICON] == n.OVER_TRIGGER), rules.overs),
        ("sentinel_count", sum(c for facts, c in icons if facts[n.SENTINEL]), rules.sentinels),
        ("ace_count", sum(c for facts, c in icons if facts[n.ACE]), rules.aces),
        ("regalis_count", sum(c for facts, c in icons if facts[n.REGALIS_ICON]), rules.regalis_pieces),
    ):
        if found > most:
            faults.append(_fault(code, "main", count=found, most=most))
    for icon in (n.CRITICAL_TRIGGER, n.DRAW_TRIGGER, n.FRONT_TRIGGER):
        found = sum(count for facts, count in icons if facts[n.ICON] == icon)
        if found > rules.trigger_kind_cap:
            kind, most = n.TRIGGERS[icon], rules.trigger_kind_cap
            faults.append(_fault("kind_count", "main", count=found, icon=kind, most=most))
    if rules.one_group != "none":
        faults += _several(game, copies, "several_nations", n.NATION)
    if rules.one_group == "clan_and_nation":
        faults += _several(game, copies, "several_clans", n.CLAN)
    return faults


def _several(game: Game, copies: dict[int, int], code: str, trait: int) -> list[Violation]:
    """A fault where no nation (or clan) is that of every card that has one."""
    groups = {game.traits[defn][trait] for defn in copies} - {0, -1}  # of none, and of all
    shared = -1
    for group in groups:
        shared &= group
    words = {word for defn in copies for word in game.definitions[defn].traits.get(n.TRAITS[trait], ())} - {OF_ALL}
    return [] if shared else [_fault(code, "main", count=max(2, len(words)))]  # one may have no word of its own


def _fault(code: str, about: str, **params: str | int) -> Violation:
    return violation(D, code, RULE, VIOLATIONS[code], {"about": about, **params})


def prior(game: Game, seen: list[int], wanted: list[int], rng: Rng) -> list[int]:
    """Cards for the unknown places of a seat, from the ready deck that fits best what was seen."""
    lists = [
        [game.index[name] for name, count in deck.cards["main"].items() for _ in range(count)] for deck in game.decks()
    ]
    lists.sort(key=lambda cards: -sum(defn in cards for defn in seen))
    likely = lists[0][:]
    for defn in seen:
        if defn in likely:
            likely.remove(defn)
    rng.shuffle(likely)
    while len(likely) < len(wanted):
        likely.append(lists[0][rng.below(len(lists[0]))])
    return likely[: len(wanted)]


def fits(game: Game, zone: int, place: int, defn: int) -> bool:
    """What can lie hidden in a zone: a starter on VC, a ride deck's grades and crest, G units, a gift in the hand."""
    card = game.definitions[defn]
    grade = card.numbers.get("grade", 0)
    if zone == n.V:
        return _is_starter(card)
    if zone == n.G:
        return card.kind == "G unit"
    if zone == n.RIDE:
        return card.kind == "crest" if place == LAST_GRADE else card.kind == "unit" and grade == LAST_GRADE - place
    if card.kind == "gift" or game.facts[defn][n.TICKET]:
        return zone == n.HAND  # where it was seen to come; others may hide which card of the hand it is
    return card.kind not in ("G unit", "crest", "token")


LAST_GRADE = 3  # of a ride deck


def illegal(state: State, faults: list[bool]) -> None:
    """Who brings an illegal deck loses at once; both at fault: a draw (S0 of docs/sources.md)."""
    finish(state, DRAWN if all(faults) else int(faults[0]), n.ILLEGAL_DECK)


def random_deck(game: Game, rng: Rng, name: str = "Random") -> Deck:
    """A legal deck of random cards: a ride deck, fifty cards with it, and G units where there are any."""
    rules = game.rules
    assert isinstance(rules, VanguardRules)
    while True:
        deck = _dealt(game, rng, rules, name)
        if not check(game, deck):
            return deck


def _dealt(game: Game, rng: Rng, rules: VanguardRules, name: str) -> Deck:
    """One try; a nation that has too few cards gives no legal deck. Where nations mix, half the decks do not."""
    pool = list(range(1, len(game.definitions)))
    rng.shuffle(pool)
    if rules.one_group != "none" or rng.below(2):
        nations = sorted({word for card in game.definitions for word in card.traits.get("nation", ())} - {OF_ALL})
        mine = (nations[rng.below(len(nations))],)
        pool = [defn for defn in pool if game.definitions[defn].traits.get("nation", mine) in (mine, (OF_ALL,))]
    units = [defn for defn in pool if game.definitions[defn].kind == "unit"]
    ride: dict[str, int] = {}
    for grade in range(rules.ride_deck_size):
        found = [defn for defn in units if game.definitions[defn].numbers["grade"] == grade]
        ride.update({game.definitions[defn].id: 1 for defn in found[:1]})
    crests = [game.definitions[defn].id for defn in pool if game.definitions[defn].kind == "crest"]
    ride.update(dict.fromkeys(crests[: rng.below(2)], 1))
    main: dict[str, int] = {}
    left = {"trigger unit": rules.triggers, "other": rules.deck_size - rules.triggers - rules.ride_deck_size}
    most = {"heal": rules.heals, "over": rules.overs, "sentinel": rules.sentinels, "ace unit": rules.aces,
            "regalis": rules.regalis_pieces}  # fmt: skip
    for defn in [*pool, *pool]:
        card = game.definitions[defn]
        part = "trigger unit" if card.kind == "trigger unit" else "other"
        if card.kind in ("G unit", "token", "crest", "gift") or game.facts[defn][n.TICKET]:
            continue
        groups = _limited(game, defn)
        held = sum(
            count
            for held, count in [*main.items(), *ride.items()]
            if game.definitions[game.index[held]].name == card.name
        )
        copies = (game.facts[defn][n.COPY_LIMIT] or rules.copies) - held
        count = min(copies, left[part], *(most[group] for group in groups), 1 + rng.below(4))
        if count > 0:
            main[card.id] = main.get(card.id, 0) + count
            left[part] -= count
            for group in groups:
                most[group] -= count
    extras = [game.definitions[defn] for defn in pool if game.definitions[defn].kind == "G unit"]
    extra = list({card.name: card.id for card in extras}.values())  # printings of one name count together
    sections = {"main": main, "ride": ride, "G": dict.fromkeys(extra[: rules.g_zone_size // 4], min(4, rules.copies))}
    return Deck(name, game.key, {section: cards for section, cards in sections.items() if cards})


def _limited(game: Game, defn: int) -> list[str]:
    """The limits that a card counts against."""
    facts = game.facts[defn]
    icons = game.definitions[defn].traits.get("icons", ())
    found: list[str] = [word for word in ("sentinel", "ace unit") if word in icons]
    found += [n.TRIGGERS[facts[n.ICON]]] if facts[n.ICON] in (n.HEAL_TRIGGER, n.OVER_TRIGGER) else []
    return [*found, "regalis"] if facts[n.REGALIS_ICON] else found
