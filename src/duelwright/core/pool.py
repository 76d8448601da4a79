"""A pool: the cards a game can be played with, by number, and their abilities, compiled when they are first needed.

A number is a place in these lists. Numbers never leave the process: what is sent, kept or hashed names cards and
abilities by their ids, so that nobody can tell which cards are in a pool, or which of them are compiled.
"""

from __future__ import annotations

import hashlib
from bisect import insort
from collections.abc import Iterable
from typing import Final

from .ability import ACT, AUTO, CONT, EFFECT, INSTEAD, TRAIT, Ability
from .blueprint import Blueprint
from .card import CardDef
from .errors import CardError, worded
from .frame import NONE, sign
from .packed import append, i64, vec

MOST: Final = 1 << 31  # of a number on a card
EVERY_WORD: Final = "*"  # among the words of a card: it has all of them


class Pool:
    """The cards of a game, what the rules know of each, and what was made of their abilities so far."""

    def __init__(self, blueprint: Blueprint) -> None:
        self.blueprint = blueprint
        # What is read of every card.
        self.cards: list[CardDef] = []
        self.index: dict[str, int] = {}  # id to number
        self.names: dict[str, list[int]] = {}  # a name in any case to its printings, the first one first
        self.kinds = vec[i64]()
        self.printed = vec[vec[i64]]()  # the numbers on it
        self.facts = vec[vec[i64]]()
        self.titles = vec[i64]()  # its name, by number: cards of one name share it
        self.traits: list[list[int]] = []  # per kind of trait: its words, a bit each
        self.words: list[dict[str, int]] = [{} for _ in blueprint.layout.trait_kinds]  # per kind of trait: word to bit
        self.title_numbers: dict[str, int] = {}
        self.title_names: list[str] = []  # the same by number
        self.name_parts: list[str] = []  # what filters look for within names
        self.digests: list[str] = []  # filled when they are asked for
        self.known: list[int] = []  # cards that all know to be in the pool; what one side brought is not among them
        self.waits: list[int] = []  # cards known to be in the pool that have AUTOs of hidden zones
        # What is made of a card once it is needed.
        self.abilities: list[Ability] = []
        self.compiled: list[bool] = []
        self.parts: list[list[int]] = []  # everything that was made of it, by number
        self.own: list[list[int]] = []  # its abilities, in the order of its text
        self.conts = vec[vec[i64]]()
        self.insteads = vec[vec[i64]]()
        self.self_autos = vec[vec[i64]]()
        self.watch_autos = vec[vec[i64]]()
        self.acts = vec[i64]()
        self.act_bits = vec[i64]()
        self.watch_zones = vec[i64]()
        self.hears = vec[i64]()  # the events that its AUTOs wait for, as `sign` has them
        self.gives = vec[i64]()  # the values that its continuous abilities change, likewise
        layout = blueprint.layout
        self.act_zones = [False] * len(layout.zones)  # where any card has an ability to play
        self.given = [False] * (len(layout.stats) + len(layout.skills))  # what continuous abilities give
        self.replaces: list[bool] = []  # whether any card of the pool replaces anything
        self.granted: list[int] = []  # abilities that are given to other cards
        self.granted_conts: list[int] = []  # continuous ones among them
        self.granted_watchers: list[int] = []  # AUTOs among them that wait for what others do
        self.windows: dict[str, int] = {}  # the timings of AUTOs of hidden zones, each with the ability that asks
        self.timings: dict[int, object] = {}  # what each of them asks at, as a JSON form
        self.open_windows: list[int] = []  # those that cards in `waits` have

    # --- adding cards ---

    def plus(self, cards: Iterable[CardDef], announced: bool = True) -> Pool:
        """A pool with more cards; one with a known id takes that card's place. This one stays as it is.

        Cards that are not announced, because only one side brought them, open no windows.
        """
        twin = self._copy(True)
        for card in cards:
            twin._put(card, announced)
        return twin

    def under(self, blueprint: Blueprint) -> Pool:
        """The same cards under other rules: abilities may mean something else there, so none is kept."""
        twin = self._copy(False)
        twin.blueprint = blueprint
        twin.act_zones = [False] * len(blueprint.layout.zones)
        for number, card in enumerate(twin.cards):
            twin.traits[number] = twin._traits(card)
        return twin

    def _copy(self, with_abilities: bool) -> Pool:
        twin = Pool(self.blueprint)
        twin.cards = self.cards[:]
        twin.index = self.index.copy()
        twin.names = self.names.copy()
        twin.kinds = self.kinds[:]
        twin.printed = self.printed[:]
        twin.facts = self.facts[:]
        twin.titles = self.titles[:]
        twin.traits = self.traits[:]
        twin.words = [words.copy() for words in self.words]
        twin.title_numbers = self.title_numbers.copy()
        twin.title_names = self.title_names[:]
        twin.name_parts = self.name_parts[:]
        twin.digests = self.digests[:]
        twin.known = self.known[:]
        twin.waits = self.waits[:]
        if not with_abilities:
            for _ in self.cards:
                twin._unmade()
            return twin
        twin.abilities = self.abilities[:]
        twin.compiled = self.compiled[:]
        twin.parts = self.parts[:]
        twin.own = self.own[:]
        twin.conts = self.conts[:]
        twin.insteads = self.insteads[:]
        twin.self_autos = self.self_autos[:]
        twin.watch_autos = self.watch_autos[:]
        twin.acts = self.acts[:]
        twin.act_bits = self.act_bits[:]
        twin.watch_zones = self.watch_zones[:]
        twin.hears = self.hears[:]
        twin.gives = self.gives[:]
        twin.act_zones = self.act_zones[:]
        twin.given = self.given[:]
        twin.replaces = self.replaces[:]
        twin.granted = self.granted[:]
        twin.granted_conts = self.granted_conts[:]
        twin.granted_watchers = self.granted_watchers[:]
        twin.windows = self.windows.copy()
        twin.timings = self.timings.copy()
        twin.open_windows = self.open_windows[:]
        return twin

    def _put(self, card: CardDef, announced: bool) -> None:
        """Add a card, or put it in the place of the one with its id."""
        layout, rulebook = self.blueprint.layout, self.blueprint.rulebook
        if card.kind not in layout.kinds:
            raise CardError(
                worded(
                    "card_kind",
                    "{card}: there is no kind of card {kind} in {blueprint}",
                    {"card": card.name, "kind": repr(card.kind), "blueprint": self.blueprint.key},
                )
            )
        for stat, printed in card.numbers.items():
            if not -MOST <= printed <= MOST:
                raise CardError(
                    worded(
                        "card_stat",
                        "{card}: {stat} takes a number from {value} to {most}, not {printed}",
                        {"card": card.name, "stat": stat, "value": -MOST, "most": MOST, "printed": printed},
                    )
                )
        number = self.index.get(card.id, len(self.cards))
        name = card.name.casefold()
        same = self.names.get(name, [])
        is_double = announced and same and same != [number]  # two sides may bring cards of one name
        if is_double and not self.blueprint.deck_rules.reprints:
            raise CardError(
                worded(
                    "card_twice",
                    "two cards of {blueprint} share an id or a name; give each its own",
                    {"blueprint": self.blueprint.key},
                )
            )
        if number < len(self.cards):
            self._take_out(number)
        else:
            self.cards.append(card)
            self.kinds = append(self.kinds, 0)
            self.printed = append(self.printed, vec[i64]())
            self.facts = append(self.facts, vec[i64]())
            self.titles = append(self.titles, 0)
            self.traits.append([])
            self.digests.append("")
            self._unmade()
        self.cards[number] = card
        self.digests[number] = ""
        self.index[card.id] = number
        self.names[name] = sorted([*self.names.get(name, []), number])
        self.kinds[number] = layout.kinds.index(card.kind)
        self.printed[number] = vec[i64]([card.numbers.get(stat, 0) for stat in layout.stats])
        self.facts[number] = vec[i64](rulebook.card_facts(card) if rulebook.card_facts is not None else [])
        self.titles[number] = self.title(card.name)
        self.traits[number] = self._traits(card)
        if announced and number > 0:
            insort(self.known, number)
            if rulebook.waits is not None and rulebook.waits(card):
                insort(self.waits, number)

    def _take_out(self, number: int) -> None:
        """Forget what was known of a card that another one replaces."""
        old = self.cards[number].name.casefold()
        self.names[old] = [other for other in self.names[old] if other != number]
        if not self.names[old]:
            del self.names[old]
        self.waits = [other for other in self.waits if other != number]
        self.known = [other for other in self.known if other != number]
        self.compiled[number] = False

    def _unmade(self) -> None:
        """Room for what will be made of a card."""
        self.compiled.append(False)
        self.parts.append([])
        self.own.append([])
        self.conts = append(self.conts, vec[i64]())
        self.insteads = append(self.insteads, vec[i64]())
        self.self_autos = append(self.self_autos, vec[i64]())
        self.watch_autos = append(self.watch_autos, vec[i64]())
        self.acts = append(self.acts, NONE)
        self.act_bits = append(self.act_bits, 0)
        self.watch_zones = append(self.watch_zones, 0)
        self.hears = append(self.hears, 0)
        self.gives = append(self.gives, 0)

    # --- words of cards by number ---

    def title(self, name: str) -> int:
        """The number of a name, whether or not a card has it."""
        if name not in self.title_numbers:
            self.title_names.append(name)
        return self.title_numbers.setdefault(name, len(self.title_numbers))

    def name_part(self, part: str) -> int:
        """The number of a part of names."""
        if part not in self.name_parts:
            self.name_parts.append(part)
        return self.name_parts.index(part)

    def has_part(self, title: int, part: int) -> bool:
        """Whether a part is in a name, both by their numbers."""
        return self.name_parts[part] in self.title_names[title]

    def word(self, kind: int, word: str) -> int:
        """The bit of a word of one kind of trait, whether or not a card has it."""
        words = self.words[kind]
        return words.setdefault(word, len(words))

    def _traits(self, card: CardDef) -> list[int]:
        """The words that a card counts as having under these rules, per kind of trait."""
        hook = self.blueprint.rulebook.card_traits
        words = card.traits if hook is None else hook(card)
        return [self._mask(i, words.get(kind, ())) for i, kind in enumerate(self.blueprint.layout.trait_kinds)]

    def _mask(self, kind: int, words: tuple[str, ...]) -> int:
        if EVERY_WORD in words:
            return -1
        found = 0
        for word in words:
            found |= 1 << self.word(kind, word)
        return found

    # --- abilities ---

    def made(self, number: int, own: list[Ability]) -> None:
        """Keep what was made of a card's abilities where play looks for it."""
        self.own[number] = [ability.number for ability in own]
        self.conts[number] = vec[i64]([one.number for one in own if one.kind == CONT])
        self.insteads[number] = vec[i64]([one.number for one in own if one.kind == INSTEAD])
        self.self_autos[number] = vec[i64]([one.number for one in own if one.kind == AUTO and not one.others])
        self.watch_autos[number] = vec[i64]([one.number for one in own if one.kind == AUTO and one.others])
        self.acts[number] = next((one.number for one in own if one.kind in (ACT, EFFECT)), NONE)
        self.act_bits[number] = 1 << self.abilities[self.acts[number]].timing if self.acts[number] >= 0 else 0
        watched: i64 = 0
        hears: i64 = 0
        gives: i64 = 0
        for ability in own:
            if ability.kind in (CONT, INSTEAD) or (ability.kind == AUTO and ability.others):
                watched |= ability.zones
            if ability.kind == INSTEAD:
                self.replaces[:] = [True]
            if ability.kind == AUTO:
                hears |= sign(ability.event)
            if ability.kind in (CONT, TRAIT):
                gives |= sign(ability.stat)
                self.given[ability.stat] = True
            if ability.kind == ACT:
                for zone in range(len(self.act_zones)):
                    self.act_zones[zone] = self.act_zones[zone] or bool(ability.zones >> zone & 1)
        self.watch_zones[number] = watched
        self.hears[number] = hears
        self.gives[number] = gives
        self.compiled[number] = True

    def grant(self, ability: Ability) -> None:
        """An ability may be given to cards."""
        self.granted.append(ability.number)
        if ability.kind in (CONT, TRAIT):
            self.given[ability.stat] = True
        if ability.kind == CONT:
            self.granted_conts.append(ability.number)
        if ability.others:
            self.granted_watchers.append(ability.number)

    def announce(self) -> None:
        """Open the windows of the cards that are known to wait, in the order of the pool."""
        found = [self.abilities[number].window for defn in self.waits for number in self.own[defn]]
        self.open_windows[:] = dict.fromkeys(number for number in found if number >= 0)

    def digest(self, number: int) -> str:
        """Sixteen hex digits over what is printed on a card."""
        if not self.digests[number]:
            self.digests[number] = hashlib.blake2b(repr(self.cards[number]).encode(), digest_size=8).hexdigest()
        return self.digests[number]
