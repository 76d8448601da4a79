"""A game in one format: rules, procedures, card pool and deck rules. Static, frozen, shared by all its states."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

import msgspec

from . import codec, determinize, position
from .ability import ACT, AUTO, CONT, EFFECT, INSTEAD, Ability
from .action import CONCEDE, Action, Actions, core_verbs
from .card import CardDef
from .deck import Deck, read_deck
from .engine import (
    Ending,
    PromptKind,
    answer,
    ask_pick,
    choice_options,
    concede,
    option_options,
    options,
    order_options,
    pick_standby,
    play_standby,
    read_pick,
    run,
)
from .errors import CardError, DeckError, DuelwrightError, IllegalAction, IllegalDeck, Refusal, Violation, told
from .event import SEATS, EventKind
from .family import Family, RefusalKind
from .frame import ABILITY, CHOOSE, NONE, Procedure
from .policy import any_answer, no_standing, no_worth
from .relocate import propose, replace, replace_options
from .rng import seeded
from .rules import Rules
from .sight import view_of
from .state import State, known_seat
from .view import View
from .wire import Prompt

CORE_REFUSALS: Final = [
    RefusalKind("", "", ""),
    RefusalKind(
        "unknown_action", "Actions", "There is no action '{action}' in this game.", "Choose one of the options."
    ),
    RefusalKind("game_over", "The end of the game", "The game is over.", "Start another game."),
    RefusalKind(
        "not_your_turn", "Prompts", "It is the other player who must answer now.", "Wait for their answer."
    ),
    RefusalKind(
        "not_an_answer", "Prompts", "'{action}' does not answer the question that is open ({kind}).",
        "Choose one of the options.",
    ),
    RefusalKind(
        "endless_loop", "Endless loops", "The same position came back again; choose something else this time.",
        "Make another choice.",
    ),
]  # fmt: skip
KEPT_LAYOUTS: Final = 64  # pairs of decks that are kept laid out, so that many games start fast
UNKNOWN_ACTION: Final = 1
GAME_OVER: Final = 2
NOT_YOUR_TURN: Final = 3
NOT_AN_ANSWER: Final = 4
ENDLESS_LOOP: Final = 5
OWN_REFUSALS: Final = 6


def no_bonus(state: State, card: int, stat: int) -> int:
    """The rules add nothing."""
    return 0


def one_line(text: str) -> str:
    """The beginning of what somebody typed, without marks that could steer a terminal.

    >>> one_line("a\\x1b[2J\\nb")
    'a?[2J?b'
    """
    return "".join(c if c.isprintable() else "?" for c in text[:60])


class Game:
    """One game in one format. Get it by `duelwright.game(key)`.

    >>> import duelwright as dw
    >>> game = dw.game("asigoc")
    >>> game.zones
    ['deck', 'hand', 'weapons', 'discard', 'ace', 'outlet', 'health']
    """

    def __init__(self, family: Family, rules: Rules, cards: list[CardDef]) -> None:
        self.family = family
        self.key = family.key
        self.name = family.name
        self.rules = rules
        self.step_budget = rules.step_budget
        self.loop_after = rules.loop_after
        self.cards_ = [family.blank, *cards]
        self.index = {card.id: i for i, card in enumerate(self.cards_)}
        self.names: dict[str, int] = {}
        for i, card in enumerate(self.cards_):
            self.names.setdefault(card.name.casefold(), i)  # a name means the first printing
        if len(self.index) != len(self.cards_) or (len(self.names) != len(self.cards_) and not family.reprints):
            raise CardError(f"two cards of {family.key} share an id or a name; give each its own")
        self._declare(family)
        self._read_cards(family)
        self.hash = self._hash()
        self.start_rule = "The start of the game"
        self.laid_out: dict[tuple[str, str], State] = {}

    def __repr__(self) -> str:
        return f"<Game {self.key} {self.hash}, {len(self.cards_) - 1} cards>"

    def _declare(self, family: Family) -> None:
        zones = len(family.zones)
        self.zone_count = zones
        self.zone_index = {zone.name: i for i, zone in enumerate(family.zones)}
        self.counters = family.counters
        self.marks = family.marks
        self.mutes = [family.marks.index(mark) for mark in family.mutes]
        self.stats = family.stats
        self.modified = [*family.stats, *family.skills]  # what modifiers and continuous abilities may change
        self.given_skill = self.modified.index(family.grants) if family.grants else NONE
        self.phases = family.phases
        self.slot_zone = self.zone_index[family.slot_zone]
        self.place_seat = [place // zones for place in range(SEATS * zones)]
        self.place_zone = [place % zones for place in range(SEATS * zones)]
        self.place_sight = [family.zones[zone].sight for zone in self.place_zone]
        self.place_slots = [family.zones[zone].slots for zone in self.place_zone]
        self.place_board = [
            family.zones[zone].slots > 0 or family.zones[zone].name in family.slots for zone in self.place_zone
        ]
        self.fleeting_marks = [i for i, mark in enumerate(family.marks) if mark not in family.lasting_marks]
        self.lasting_marks = [i for i, mark in enumerate(family.marks) if mark in family.lasting_marks]
        self.stat_marks = [
            family.marks.index(family.stat_marks[stat]) if stat in family.stat_marks else NONE for stat in family.stats
        ]
        self.stat_gains = [
            family.marks.index(family.stat_gains[stat]) if stat in family.stat_gains else NONE for stat in family.stats
        ]
        self.zone_kinds = [
            family.kinds.index(family.zone_kinds[zone.name]) if zone.name in family.zone_kinds else NONE
            for zone in family.zones
        ]
        self.actions = Actions([*core_verbs(), *family.verbs], family.slots)
        self.procedures = [
            Procedure("choose", "Choices", [ask_pick, read_pick]),
            Procedure("checkpoint", "Check timing", [pick_standby, play_standby]),
            Procedure("replace", "Replacements", [propose, replace]),
            Procedure("ability", "Abilities", []),
            *family.procedures,
        ]
        self.steps = [procedure.steps for procedure in self.procedures]
        self.quiet = [procedure.quiet for procedure in self.procedures]
        self.private = [family.private.get(procedure.name, "") for procedure in self.procedures]
        self.prompt_kinds = [
            PromptKind("choice", "Choices", choice_options),
            PromptKind("order", "Check timing", order_options),
            PromptKind("replacement", "Replacements", replace_options),
            PromptKind("option", "Choices", option_options),
            *family.prompts,
        ]
        self.event_kinds = [EventKind("ON_GAME_END", ["winner", "ending"]), *family.events]
        names = [kind.name for kind in self.event_kinds]
        self.zone_events = [
            names.index(family.zone_events[zone.name]) if zone.name in family.zone_events else NONE
            for zone in family.zones
        ]
        self.endings = [Ending("endless_loop", "Endless loops"), Ending("conceded", "Conceding"), *family.endings]
        self.refusals = [*CORE_REFUSALS, *family.refusals]
        self.options = options  # the legal answers as packed actions
        self.has_bonus = family.bonus is not None
        self.bonus = family.bonus if family.bonus is not None else no_bonus
        self.rule_actions = family.rule_actions
        self.draw = family.draw
        self.standby_ready = family.standby_ready
        self.play_standby = family.play_standby
        self.policy = family.policy or any_answer
        self.keep = family.keep or no_worth
        self.standing = family.standing or no_standing
        self.outlook = family.outlook or self.standing
        self.clear = family.clear
        self.horizon = family.horizon
        self.idle = [verb.name in family.idle for verb in self.actions.verbs]

    def _read_cards(self, family: Family) -> None:
        for card in self.cards_:
            if card.kind not in family.kinds:
                raise CardError(f"{card.name}: there is no kind of card {card.kind!r} in {family.key}")
        self.kinds = [family.kinds.index(card.kind) for card in self.cards_]
        self.printed = [[card.numbers.get(stat, 0) for stat in family.stats] for card in self.cards_]
        facts = family.facts
        self.facts: list[list[int]] = [facts(card) if facts is not None else [] for card in self.cards_]
        self.abilities: list[Ability] = []
        self.granted: list[int] = []  # abilities that are given to other cards
        self.hidden_autos: list[int] = []  # AUTOs of hidden zones: each seat hears of them, whatever it holds
        self.own: list[list[int]] = []  # definition to the numbers of its abilities
        for defn, card in enumerate(self.cards_):
            made = family.compile_card(self, defn, card)
            self.own.append([ability.number for ability in made])
        self.conts = self._by_kind(CONT, False)
        self.given = sorted({self.abilities[n].stat for row in self.conts for n in row} - set(range(len(self.stats))))
        self.insteads = self._by_kind(INSTEAD, False)
        self.self_autos = self._by_kind(AUTO, False)
        self.watch_autos = self._by_kind(AUTO, True)
        self.acts = [
            next((n for n in numbers if self.abilities[n].kind in (ACT, EFFECT)), NONE) for numbers in self.own
        ]
        self.act_bits = [1 << self.abilities[number].timing if number >= 0 else 0 for number in self.acts]
        self.act_zones = 0  # where any card has an ability to play, a bit for each zone
        for ability in self.abilities:
            self.act_zones |= ability.zones if ability.kind == ACT else 0
        self.watch_zones = [0] * len(self.cards_)
        for defn, numbers in enumerate(self.own):
            for number in numbers:
                ability = self.abilities[number]
                if ability.kind in (CONT, INSTEAD) or (ability.kind == AUTO and ability.others):
                    self.watch_zones[defn] |= ability.zones

    def _by_kind(self, kind: int, others: bool) -> list[list[int]]:
        return [
            [n for n in numbers if self.abilities[n].kind == kind and self.abilities[n].others == others]
            for numbers in self.own
        ]

    def _hash(self) -> str:
        """Twelve hex digits over everything that decides how a game goes."""
        family = self.family
        parts = [self.key, repr(self.rules), repr(list(self.cards_))]
        parts += [f"{p.name}{len(p.steps)}" for p in self.procedures] + family.counters + family.marks
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]

    # --- places and names ---

    @property
    def zones(self) -> list[str]:
        """The names of the zones and counters a position may hold."""
        return list(self.family.board)

    @property
    def slots(self) -> list[str]:
        """The names of the slots that actions and boards use."""
        return list(self.family.slots)

    def place(self, seat: int, zone: int) -> int:
        """The place of a seat's zone."""
        return seat * self.zone_count + zone

    def place_name(self, place: int) -> str:
        """A place for people: the zone's name; nothing for a place that is not told."""
        if place < 0:
            return ""
        return self.family.zones[self.place_zone[place]].name

    def find(self, name: str) -> CardDef | None:
        """The card with this id or name (in any case), or None."""
        i = self.index.get(name, self.names.get(name.casefold(), NONE))
        return self.cards_[i] if i >= 0 else None

    # --- making states ---

    def start(
        self,
        decks: tuple[Deck | str, Deck | str] | None = None,
        seed: int = 0,
        open_lists: bool = False,
        log: bool = True,
    ) -> State:
        """A new game at its first prompt; decks default to what the game deals, or to the first two ready ones."""
        if type(seed) is not int:
            raise DuelwrightError(f"a seed is a whole number, not {str(seed)[:40]!r}")
        pair = self.pair(decks, seed)
        if self.family.illegal is not None:
            faulty = [bool(self.check(deck)) for deck in pair]
            if any(faulty):
                state = self.empty(seed)
                self.family.illegal(state, faulty)
                return state
        names = (pair[0].encode(), pair[1].encode())
        if names not in self.laid_out:
            if len(self.laid_out) >= KEPT_LAYOUTS:
                self.laid_out.clear()
            self.laid_out[names] = self._lay_out(pair)
        state = self.laid_out[names].clone(log=False)
        state.rng = seeded(seed, self.key)
        state.logging = log
        state.open_lists = open_lists
        self.family.setup(state)
        run(state)
        return state

    @property
    def deals(self) -> bool:
        """Whether the game deals decks by chance where none are brought."""
        return self.family.deal is not None

    def pair(self, decks: tuple[Deck | str, Deck | str] | None, seed: int) -> list[Deck]:
        """Two decks, by default those that the game deals by this seed, or the first two ready ones."""
        if decks is None:
            return self.family.decks[:2] if self.family.deal is None else self.family.deal(self, seed)
        if not isinstance(decks, tuple | list) or len(decks) != SEATS:
            raise DeckError(f"give two decks, one per seat, not {str(decks)[:40]!r}")
        return [self.deck(deck) for deck in decks]

    def _lay_out(self, pair: list[Deck]) -> State:
        """Both decks, checked and laid out in their zones, before anything is shuffled."""
        for seat, deck in enumerate(pair):
            faults = self.check(deck)
            if faults:
                reasons = " ".join(fault.sentence for fault in faults)
                raise IllegalDeck(f"deck {deck.name!r} (seat {seat}) is not legal: {reasons}", faults)
        state = self.empty(0)
        for seat, deck in enumerate(pair):
            for section, zone in self.family.sections:
                for name, copies in sorted(deck.cards.get(section, {}).items()):
                    for _ in range(copies):
                        position.add_card(state, seat, self.index[name], self.zone_index[zone], NONE)
            if self.family.outside is not None:
                for name, zone in self.family.outside(self, deck):
                    position.add_card(state, seat, self.index[name], self.zone_index[zone], NONE)
        return state

    def empty(self, seed: int) -> State:
        """A state with no cards, for those who lay out a board."""
        zones = [[NONE] * slots for slots in self.place_slots]
        marks: list[list[int]] = [[] for _ in self.marks]
        registers = [0] * len(self.family.registers)
        counters = self.family.start_counters * SEATS
        handles: list[list[int]] = [[] for _ in range(SEATS)]
        rng = seeded(seed, self.key)
        none: list[int] = []
        return State(
            self, rng, none[:], none[:], none[:], none[:], none[:], none[:], handles, zones, marks, counters, registers,
            [], [], [], [], [], [0] * SEATS, [],
        )  # fmt: skip

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
            return self.refusal(UNKNOWN_ACTION, {"action": one_line(text)})
        if state.over:
            return self.refusal(GAME_OVER, {})
        if code == CONCEDE:
            return None
        if seat != state.prompt_seat:
            return self.refusal(NOT_YOUR_TURN, {})
        if code in options(state):
            return None
        if state.history and code in self.prompt_kinds[state.prompt_kind].options(state):
            return self.refusal(ENDLESS_LOOP, {})
        number, params = self.family.refuse(state, seat, code)
        if number == 0:
            params = {"action": text, "kind": self.prompt_kinds[state.prompt_kind].name}
            number = NOT_AN_ANSWER
        return self.refusal(number, params)

    def refusal(self, number: int, params: dict[str, str | int]) -> Refusal:
        """The refusal with this number."""
        kind = self.refusals[number]
        needs = told(self.key, "en", f"needs.{kind.code}", params, kind.needs)
        sentence = told(self.key, "en", f"refusal.{kind.code}", params, kind.sentence)
        return Refusal(kind.code, params, kind.rule, needs, sentence, self.key)

    def candidates(self, state: State, seat: int) -> list[tuple[Action, Refusal | None]]:
        """See `State.candidates`."""
        codes = self.family.candidates(state, seat)
        if seat == state.prompt_seat:
            codes = codes + [code for code in options(state) if code not in codes]
        actions = [self.actions.action(code) for code in codes]
        return [(action, self.explain(state, seat, action)) for action in actions]

    def prompt_of(self, state: State) -> Prompt | None:
        """See `State.prompt`."""
        if state.prompt_seat < 0:
            return None
        codes = options(state)
        kind = self.prompt_kinds[state.prompt_kind]
        texts = tuple(self.actions.action(code).text for code in codes)
        return Prompt(
            state.prompt_seat, kind.name, texts, self.why(state), state.asked[state.prompt_seat], len(codes) == 1
        )

    def why(self, state: State) -> str:
        """The ability or the rule that asks."""
        top = state.stack[-1]
        if top.proc == CHOOSE:
            top = state.stack[-2]
        if top.proc == ABILITY:
            ability = self.abilities[top.ability]
            return f"{ability.name}: {ability.code[top.at - 1].node}"
        return self.prompt_kinds[state.prompt_kind].rule

    def view(self, state: State, seat: int | None) -> View:
        """See `State.view`."""
        return view_of(state, NONE if seat is None else seat)

    # --- cards, rules and decks ---

    def but(self, rules: dict[str, object]) -> Game:
        """The same game with some rules changed; this one stays as it is."""
        changed = self.rules.but(**rules)
        return Game(self.family.remake(changed), changed, self.cards_[1:])

    def changed_rules(self) -> dict[str, int | bool | str]:
        """The rules that differ from the shipped ones."""
        return {
            name: value
            for name, value in self.rules.changes(self.family.rules).items()
            if isinstance(value, int | bool | str)
        }

    def foreign_cards(self) -> list[dict[str, object]]:
        """The cards that are not shipped, as JSON forms."""
        shipped = {card.id: card for card in self.family.cards}
        return [self.card_form(card) for card in self.cards() if shipped.get(card.id) != card]

    def card_form(self, card: CardDef) -> dict[str, object]:
        """A card as JSON."""
        return self.family.card_to_json(card)

    def cards(self) -> list[CardDef]:
        """Every card of the pool, in set order."""
        return [msgspec.structs.replace(card, numbers=dict(card.numbers)) for card in self.cards_[1:]]

    def decks(self) -> list[Deck]:
        """The ready decks."""
        return [msgspec.structs.replace(deck, cards=deck.copied()) for deck in self.family.decks]

    def deck(self, source: str | Deck | Path) -> Deck:
        """A deck by name, text, JSON or path; DeckError says what is wrong."""
        return read_deck(self, source)

    def check(self, deck: Deck) -> list[Violation]:
        """Every way in which a deck breaks the rules."""
        return self.family.check(self, deck)
