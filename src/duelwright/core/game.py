"""A game in one format: rules, procedures, card pool and deck rules. Static, frozen, shared by all its states."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from threading import Lock
from typing import TYPE_CHECKING, Final

import msgspec

from . import codec, determinize, position
from .ability import Ability
from .action import CONCEDE, Action, verb_of
from .blueprint import Blueprint
from .card import CardDef
from .deck import Deck, deck_from_text, read_deck
from .engine import answer, concede, options, run
from .errors import CardError, DeckError, DuelwrightError, IllegalAction, IllegalDeck, Refusal, Violation, worded
from .event import SEATS
from .format import ENDLESS_LOOP, GAME_OVER, NOT_AN_ANSWER, NOT_YOUR_TURN, UNKNOWN_ACTION, Format
from .frame import ABILITY, CHOOSE, NONE
from .laying import add_card
from .measure import best_first, unmet
from .packed import Ints, i64, vec
from .pool import Pool
from .rng import FIRST_GENERATOR, GENERATOR, WITH_OUTSIDE, deals, seeded
from .rules import Rules
from .sight import view_of
from .state import State, known_seat, packed_rows
from .view import View
from .wire import Prompt

if TYPE_CHECKING:
    from pathlib import Path

KEPT_LAYOUTS: Final[i64] = 64  # pairs of decks that are kept laid out, so that many games start fast
LONGEST_PART: Final[i64] = 6  # digits of an ability's number on its card
PUBLIC: Final = (
    "ability", "but", "card_form", "cards", "check", "deals", "deck", "deck_from_text", "decks", "decode",
    "determinize", "family", "find", "format_hash", "hash", "key", "name", "phases", "plus", "position", "printings",
    "rules", "slots", "start", "windows", "with_windows", "zones",
)  # fmt: skip
_COMPILING: Final = Lock()  # a pool may be shared by threads


def one_line(text: str) -> str:
    """The beginning of what somebody typed, without marks that could steer a terminal.

    >>> one_line("a\\x1b[2J\\nb")
    'a?[2J?b'
    """
    return "".join(c if c.isprintable() else "?" for c in text[:60])


class Game(Format):
    """One game in one format. Get it by `duelwright.game(key)`.

    >>> import duelwright as dw
    >>> game = dw.game("asigoc")
    >>> game.zones
    ['deck', 'hand', 'weapons', 'discard', 'ace', 'outlet', 'health']
    """

    def __init__(
        self, blueprint: Blueprint, rules: Rules, cards: Sequence[CardDef] = (), pool: Pool | None = None
    ) -> None:
        """A game of these cards, or of a pool that is made already."""
        super().__init__(blueprint, rules)
        self.pool = Pool(blueprint).plus([blueprint.blank, *cards]) if pool is None else pool
        if pool is None and len(self.pool.cards) != len(cards) + 1:
            raise CardError(
                worded(
                    "card_shared", "two cards of {value} share an id or a name; give each its own", {"value": self.key}
                )
            )
        self._take_columns(self.pool)
        self.compile([0, *self.pool.waits])
        self.pool.announce()
        self.format_hash = self._format_hash()
        self._hash = ""
        self.start_rule = "The start of the game"
        self.laid_out: dict[tuple[str, str, bool], State] = {}
        self.fitting: dict[tuple[int, int], list[int]] = {}  # a zone and a hidden place of it: what can lie there
        self.fits: dict[tuple[int, int, int], bool] = {}  # and whether a card can
        self.guessed: determinize.Guesses | None = None  # the view that was last guessed from

    def _format_hash(self) -> str:
        return self.digest(sorted(self.abilities[number].id for number in self.open_windows))

    def _take_columns(self, pool: Pool) -> None:
        """The lists of the pool, at hand for play."""
        self.definitions = pool.cards
        self.index = pool.index
        self.kinds = pool.kinds
        self.printed = pool.printed
        self.facts = pool.facts
        self.titles = pool.titles
        self.traits = pool.traits
        self.abilities = pool.abilities
        self.own = pool.own
        self.conts = pool.conts
        self.insteads = pool.insteads
        self.self_autos = pool.self_autos
        self.watch_autos = pool.watch_autos
        self.acts = pool.acts
        self.act_bits = pool.act_bits
        self.watch_zones = pool.watch_zones
        self.hears = pool.hears
        self.gives = pool.gives
        self.act_zones = pool.act_zones
        self.given = pool.given
        self.granted_conts = pool.granted_conts
        self.granted_watchers = pool.granted_watchers
        self.replaces = pool.replaces
        self.granted = pool.granted
        self.open_windows = pool.open_windows

    def __dir__(self) -> list[str]:
        """What is public; the rest is the engine's."""
        return list(PUBLIC)

    def __repr__(self) -> str:
        return f"<Game {self.key} {self.hash}, {len(self.definitions) - 1} cards>"

    @property
    def hash(self) -> str:
        """Twelve hex digits over everything that decides how games go: the format, and every card of the pool."""
        if not self._hash:
            digests = [self.pool.digest(number) for number in range(len(self.definitions))]
            self._hash = hashlib.sha256("\n".join([self.format_hash, *digests]).encode()).hexdigest()[:12]
        return self._hash

    # --- cards and abilities ---

    def compile(self, definitions: Iterable[int]) -> None:
        """Make the abilities of cards ready for play; whoever puts a card into a state sees to it."""
        pool = self.pool
        for defn in definitions:
            if not pool.compiled[defn]:
                with _COMPILING:
                    if not pool.compiled[defn]:
                        pool.parts[defn] = []
                        pool.made(defn, self.rulebook.compile_card(self, defn, pool.cards[defn]))

    def ability(self, name: str) -> Ability:
        """The ability with this id, such as `td01/001#0`; KeyError where there is none."""
        number = self.pool.windows.get(name, NONE)
        if number >= 0:
            return self.abilities[number]
        card, _, part = name.rpartition("#")
        defn = self.index[card]
        self.compile([defn])
        parts = self.pool.parts[defn]
        if not part.isdecimal() or len(part) > LONGEST_PART or int(part) >= len(parts):
            raise KeyError(name)
        return self.abilities[parts[int(part)]]

    def plus(self, cards: Sequence[CardDef], announced: bool = True) -> Game:
        """The same game with more cards; one with a known id takes its place. Each is looked through at once."""
        with _COMPILING:
            pool = self.pool.plus(cards, announced)
        grown = Game(self.blueprint, self.rules, pool=pool)
        grown.compile([grown.index[card.id] for card in cards])
        return grown

    def find(self, name: str) -> CardDef | None:
        """The card with this id or name (in any case), or None."""
        i = self.index.get(name, NONE)
        if i < 0:
            printings = self.pool.names.get(name.casefold())
            i = printings[0] if printings else NONE
        return self.definitions[i] if i >= 0 else None

    def printings(self, name: str) -> list[CardDef]:
        """Every card with this name (in any case), the first printing first."""
        return [self.definitions[i] for i in self.pool.names.get(name.casefold(), [])]

    # --- making states ---

    def start(
        self,
        decks: tuple[Deck | str, Deck | str] | None = None,
        seed: int = 0,
        open_lists: bool = False,
        log: bool = True,
        generator: int = GENERATOR,
    ) -> State:
        """A new game at its first prompt; decks default to what the game deals, or to the first two ready ones.

        Games go on as they were dealt: `generator` is the version of their replays.
        """
        if type(seed) is not int:
            raise DuelwrightError(
                worded("no_seed", "a seed is a whole number, not {seed}", {"seed": repr(str(seed)[:40])})
            )
        pair = self.pair(decks, seed, generator)
        if self.rulebook.illegal is not None:
            faulty = [bool(self.check(deck)) for deck in pair]
            if any(faulty):
                state = self.empty(seed)
                self.rulebook.illegal(state, faulty)
                return state
        with_outside = generator <= WITH_OUTSIDE
        names = (pair[0].encode(), pair[1].encode(), with_outside)
        if names not in self.laid_out:
            if len(self.laid_out) >= KEPT_LAYOUTS:
                self.laid_out.clear()
            self.laid_out[names] = self._lay_out(pair, with_outside)
        state = self.laid_out[names].clone(log=False)
        if generator == FIRST_GENERATOR:
            state.rng = state.handle_rng = seeded(seed, self.key)
        else:
            state.rng, state.handle_rng = deals(seed, self.key), deals(seed, f"{self.key} handles")
        state.logging = log
        state.open_lists = open_lists
        self.rulebook.setup(state)
        run(state)
        return state

    def pair(self, decks: tuple[Deck | str, Deck | str] | None, seed: int, generator: int = GENERATOR) -> list[Deck]:
        """Two decks, by default those that the game deals by this seed, or the first two ready ones."""
        if decks is None:
            deal = self.deck_rules.deal
            return self.blueprint.decks[:2] if deal is None else deal(self, seed, generator)
        if not isinstance(decks, tuple | list) or len(decks) != SEATS:
            raise DeckError(
                worded("two_decks", "give two decks, one per seat, not {decks}", {"decks": repr(str(decks)[:40])})
            )
        return [self.deck(deck) for deck in decks]

    def _lay_out(self, pair: list[Deck], with_outside: bool) -> State:
        """Both decks, checked and laid out in their zones, before anything is shuffled."""
        for seat, deck in enumerate(pair):
            faults = self.check(deck)
            if faults:
                raise IllegalDeck(
                    worded(
                        "deck_illegal",
                        "deck {deck} (seat {seat}) is not legal: {reasons}",
                        {"deck": repr(deck.name), "seat": seat, "reasons": tuple(faults)},
                    ),
                    faults,
                )
        state = self.empty(0)
        for seat, deck in enumerate(pair):
            for section, zone in self.deck_rules.sections:
                for name, copies in sorted(deck.cards.get(section, {}).items()):
                    for _ in range(copies):
                        add_card(state, seat, self.index[name], self.zone_index[zone], NONE)
            if with_outside and self.deck_rules.outside is not None:
                for name, zone in self.deck_rules.outside(self, deck):
                    add_card(state, seat, self.index[name], self.zone_index[zone], NONE)
        return state

    def empty(self, seed: int) -> State:
        """A state with no cards, for those who lay out a board."""
        zones = packed_rows([[NONE] * slots for slots in self.place_slots])
        handles = packed_rows([[] for _ in range(SEATS)])
        registers = vec[i64]([0] * len(self.layout.registers))
        counters = vec[i64]([count for _ in range(SEATS) for count in self.layout.start_counters])
        asked = vec[i64]([0] * SEATS)
        none = vec[i64]()
        state = State(
            self, deals(seed, self.key), none, none, none, none, none, none, handles, zones, none, counters, registers,
            [], none, [], [], [], asked, [],
        )  # fmt: skip
        state.handle_rng = deals(seed, f"{self.key} handles")
        return state

    def position(self, board: dict[str, object]) -> State:
        """Any board: play begins at the first prompt of its phase."""
        return position.build(self, board)

    def position_of(self, state: State) -> dict[str, object]:
        """The inverse of `position`."""
        return position.describe(state)

    def decode(self, data: bytes) -> State:
        """A state from `State.encode`; DecodeError where the bytes are not one of this game."""
        return codec.decode(self, data)

    def encode(self, state: State) -> bytes:
        """See `State.encode`."""
        return codec.encode(state)

    def key_of(self, state: State) -> bytes:
        """See `State.key`."""
        return codec.key(state)

    def determinize(self, view: View, seed: int) -> State:
        """A full state consistent with a view, with a random state from the seed."""
        return determinize.determinize(self, view, seed)

    # --- playing ---

    def apply(self, state: State, action: Action | str, seat: int | None) -> None:
        """See `State.apply`."""
        if seat is not None:
            known_seat(seat)
        if isinstance(action, Action) and self.actions.made.get(action.code) is action:
            code = action.code
        else:
            code = self._code(action)
        if code == CONCEDE and not state.over:
            concede(state, state.prompt_seat if seat is None else seat)
            return
        codes = state.option_codes if state.option_made else options(state)
        is_legal = code == codes[0] if len(codes) == 1 else code in codes
        if not is_legal or (seat is not None and seat != state.prompt_seat):
            refusal = self.explain(state, state.prompt_seat if seat is None else seat, action)
            assert refusal is not None
            raise IllegalAction(refusal)
        answer(state, code)

    def action(self, text: str) -> Action:
        """The action with this text; IllegalAction where the game knows none."""
        code = self.actions.parse(text)
        if code < 0:
            raise IllegalAction(self.refusal(UNKNOWN_ACTION, {"action": one_line(text)}))
        return self.actions.action(code)

    def _code(self, action: Action | str) -> int:
        if isinstance(action, Action):
            if self.actions.made.get(action.code) is action:
                return action.code
            return self.actions.parse(action.text)
        return self.actions.parse(action) if isinstance(action, str) else NONE

    def explain(self, state: State, seat: int, action: Action | str) -> Refusal | None:
        """See `State.explain`."""
        code = self._code(action)
        text = action.text if isinstance(action, Action) else str(action).strip()
        if code < 0:
            return self._refused(state, seat, UNKNOWN_ACTION, {"action": one_line(text)}, code)
        if state.over:
            return self._refused(state, seat, GAME_OVER, {}, code)
        if code == CONCEDE:
            return None
        if seat != state.prompt_seat:
            return self._refused(state, seat, NOT_YOUR_TURN, {}, code)
        if code in options(state):
            return None
        if state.history and code in self.prompt_kinds[state.prompt_kind].options(state):
            return self._refused(state, seat, ENDLESS_LOOP, {}, code)
        number, params = self.rulebook.refuse(state, seat, code)
        if number == 0:
            params = {"action": text, "kind": self.prompt_kinds[state.prompt_kind].name}
            number = NOT_AN_ANSWER
        return self._refused(state, seat, number, params, code)

    def _refused(self, state: State, seat: int, number: int, params: dict[str, str | int], code: int) -> Refusal:
        """A refusal with what is not as it would have to be."""
        known: dict[str, str | int] = {"seat": seat}
        if code >= 0:
            action = self.actions.action(code)
            known |= {"action": action.text, "prompts": ", ".join(self.actions.verbs[verb_of(code)].at)}
        wants = unmet(state, seat, self.refusals[number].wants, known | params)
        return msgspec.structs.replace(self.refusal(number, params), wants=wants)

    def reasons(self, state: State, seat: int) -> list[tuple[Action, Refusal]]:
        """See `State.reasons`."""
        refused = [(action, found) for action, found in self.candidates(state, seat) if found is not None]
        return best_first(state, seat, refused) if state.prompt_seat == seat else refused

    def candidates(self, state: State, seat: int) -> list[tuple[Action, Refusal | None]]:
        """See `State.candidates`."""
        codes = self.rulebook.candidates(state, seat)
        if seat == state.prompt_seat:
            codes = codes + [code for code in options(state) if code not in codes]
        actions = [self.actions.action(code) for code in codes]
        return [(action, self.explain(state, seat, action)) for action in actions]

    def prompt_of(self, state: State) -> Prompt | None:
        """See `State.prompt`."""
        if state.prompt_seat < 0:
            return None
        codes = options(state)
        asked = state.question
        if asked is None:
            asked = state.question = self._question(state, codes)
        return asked

    def _question(self, state: State, codes: Ints) -> Prompt:
        kind = self.prompt_kinds[state.prompt_kind]
        texts = tuple(self.actions.action(code).text for code in codes)
        asked = state.asked[state.prompt_seat]
        top = state.stack[-2] if state.stack[-1].proc == CHOOSE else state.stack[-1]
        if top.proc != ABILITY:
            return Prompt(state.prompt_seat, kind.name, texts, kind.rule, asked, len(codes) == 1, kind.rule)
        ability = self.abilities[top.ability]
        instr = ability.code[top.at - 1]
        cause = (ability.id, self.definitions[ability.defn].id, instr.path) if ability.defn else ability.name
        why = f"{ability.name}: {instr.node}"
        return Prompt(state.prompt_seat, kind.name, texts, why, asked, len(codes) == 1, cause)

    def view(self, state: State, seat: int | None) -> View:
        """See `State.view`."""
        return view_of(state, NONE if seat is None else seat)

    # --- cards, rules and decks ---

    def with_cards_of(self, other: Game) -> Game:
        """The same game with the cards that another has besides."""
        mine, index = self.definitions, self.index
        more = [card for card in other.definitions[1:] if card.id not in index or mine[index[card.id]] != card]
        return self.plus(more) if more else self

    def but(self, rules: dict[str, object]) -> Game:
        """The same game with some rules changed; this one stays as it is."""
        changed = self.rules.but(**rules)
        blueprint = self.blueprint.remake(changed)
        return Game(blueprint, changed, pool=self.pool.under(blueprint))

    def foreign_cards(self, among: Iterable[int] | None = None) -> list[dict[str, object]]:
        """The cards that are not shipped, as JSON forms: all of them, or those among some definitions."""
        shipped = {card.id: card for card in self.blueprint.cards}
        found = self.definitions[1:] if among is None else [self.definitions[defn] for defn in among]
        return [self.card_form(card) for card in found if shipped.get(card.id) != card]

    def used(self, pair: Sequence[Deck]) -> list[int]:
        """The definitions that two decks bring to a game, in the order of their ids; what is in no pool is left out."""
        names = {name for deck in pair for row in deck.cards.values() for name in row if name in self.index}
        if self.deck_rules.outside is not None:
            for deck in pair:
                if all(name in self.index for row in deck.cards.values() for name in row):
                    names.update(name for name, _ in self.deck_rules.outside(self, deck))
        return [self.index[name] for name in sorted(names)]

    def windows(self) -> list[object]:
        """The timings at which cards of hidden zones are asked for, as JSON forms."""
        return [self.pool.timings[number] for number in self.open_windows]

    def with_windows(self, forms: Sequence[object]) -> Game:
        """The same game with these windows and no others, whatever the pool holds: as it was when it was recorded."""
        if list(forms) == self.windows() or self.rulebook.window is None:
            return self
        with _COMPILING:
            pool = self.pool.plus(())
        made = Game(self.blueprint, self.rules, pool=pool)
        made.open_windows[:] = [self.rulebook.window(made, form) for form in forms]
        made.format_hash = made._format_hash()
        return made

    def card_form(self, card: CardDef) -> dict[str, object]:
        """A card as JSON."""
        return self.blueprint.card_to_json(card)

    def cards(self) -> list[CardDef]:
        """Every card of the pool, in set order."""
        return [msgspec.structs.replace(card, numbers=dict(card.numbers)) for card in self.definitions[1:]]

    def decks(self) -> list[Deck]:
        """The ready decks."""
        return [msgspec.structs.replace(deck, cards=deck.copied()) for deck in self.blueprint.decks]

    def deck(self, source: str | Deck | Path) -> Deck:
        """A deck by name, text, JSON or path; DeckError says what is wrong."""
        return read_deck(self, source)

    def deck_from_text(self, text: str) -> Deck:
        """A deck from a text alone: what comes from a stranger is no path."""
        return deck_from_text(self, text)

    def check(self, deck: Deck) -> list[Violation]:
        """Every way in which a deck breaks the rules."""
        return self.deck_rules.check(self, deck)
