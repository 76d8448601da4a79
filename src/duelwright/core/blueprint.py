"""What a game declares of one format, in parts by who reads them. Everything is data and plain functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .ability import Ability
from .action import Verb
from .card import CardDef
from .deck import Deck
from .engine import Ending, PromptKind
from .errors import Violation
from .event import EventKind
from .family import Family
from .frame import Procedure
from .need import Want
from .packed import Ints
from .rng import Rng
from .rules import Rules
from .state import Entry, State
from .zone import Zone

if TYPE_CHECKING:
    from .dispatch import Dispatch
    from .game import Game
    from .hints import Fact, Fight
    from .measure import Measure
    from .view import View, ViewFrame


@dataclass(frozen=True)
class RefusalKind:
    """A reason to refuse: its code, the rule behind it, a sentence with {parameters}, and what would help.

    `wants` says the latter so that it can be checked: at least one of them is not fulfilled where this is the reason.
    """

    code: str
    rule: str
    sentence: str
    needs: str = ""
    wants: tuple[Want, ...] = ()


@dataclass(frozen=True)
class Layout:
    """What lies on the table. Numbers are places in these lists."""

    board: list[str]  # what a position may hold per seat: zones, counters, waiting effects
    zones: list[Zone]
    counters: list[str]
    start_counters: list[int]
    marks: list[str]
    stats: list[str]
    registers: list[str]
    phases: list[str]
    kinds: list[str]
    verbs: list[Verb]
    slots: list[str]
    slot_zone: str
    lasting_marks: list[str] = field(default_factory=list)  # marks that stay with a card in every zone
    stat_marks: dict[str, str] = field(default_factory=dict)  # a stat that a mark lowers
    marks_lower_all: bool = True  # not only what is printed, but what it was given, too
    stat_gains: dict[str, str] = field(default_factory=dict)  # a stat that a mark raises
    mark_names: dict[str, list[str]] = field(default_factory=dict)  # words for a mark's values, from 0 on
    memories: list[str] = field(default_factory=list)  # marks that only remember: no part of where a replay stands
    mutes: list[str] = field(default_factory=list)  # the marks of cards whose abilities are silent
    zone_kinds: dict[str, str] = field(default_factory=dict)  # the only kind of card that can lie in a zone
    zone_marks: dict[str, dict[str, int]] = field(default_factory=dict)  # marks that a card on a board has by default
    skills: list[str] = field(default_factory=list)  # what a card may be given besides numbers
    silences: str = ""  # the skill of a card that has lost all its abilities
    sets: dict[str, str] = field(default_factory=dict)  # a stat, and the skill whose amount it becomes
    originals: dict[str, str] = field(default_factory=dict)  # a stat, and the skill whose amount its original becomes
    grants: str = ""  # the skill by which a card has an ability that it was given
    trait_kinds: list[str] = field(default_factory=list)  # the traits of cards that filters ask for
    skipped: list[str] = field(default_factory=list)  # phases that these rules never come to
    phase_names: dict[str, str] = field(default_factory=dict)  # other names that a position may use
    chain: str = ""  # the name of the chain of waiting effects on a position's board


@dataclass(frozen=True)
class Rulebook:
    """What is done, asked and refused, and how a game begins and ends."""

    prompts: list[PromptKind]
    procedures: list[Procedure]
    events: list[EventKind]
    zone_events: dict[str, str]  # the event of entering a zone where none is named
    endings: list[Ending]
    refusals: list[RefusalKind]
    compile_card: Callable[[Game, int, CardDef], list[Ability]]
    setup: Callable[[State], None]
    begin: Callable[[State, int], None]  # go to the first prompt of a phase
    draw: Callable[[State, int, int], None]  # a seat draws cards, or cannot
    rule_actions: Callable[[State], None]
    standby_ready: Callable[[State], bool]
    play_standby: Callable[[State, Entry], None]
    candidates: Callable[[State, int], list[int]]
    refuse: Callable[[State, int, int], tuple[int, dict[str, str | int]]]
    measures: dict[str, Measure] = field(default_factory=dict)  # what needs of refusals name, besides `measure.COMMON`
    private: dict[str, str] = field(default_factory=dict)  # procedures that can be taken back unseen; the prompt below
    card_facts: Callable[[CardDef], list[int]] | None = None  # what the rules must know of a card, as numbers
    card_traits: Callable[[CardDef], dict[str, tuple[str, ...]]] | None = None  # words it counts as having, where other
    happenings: list[str] = field(default_factory=lambda: ["draw"])  # what happens to a player and can be replaced
    happen: Callable[[State, int, int, int, int, int], None] | None = None  # seat, which, count, source, times
    destination: Callable[[State, int, int], int] | None = None  # where a card goes by a rule that is sent to a zone
    move_batch: Callable[[State, list[int], list[int], int, int, bool, bool], None] | None = None  # its own way
    original: Callable[[State, int, int, int], int] | None = None  # what the rules make of a printed number
    bonus: Callable[[State, int, int], int] | None = None  # what the rules themselves add to a number of a card
    direct: tuple[Dispatch, list[object]] | None = None  # calls these functions by number, where all is compiled
    bonus_stats: list[str] | None = None  # the numbers that they may add to; any where that is not told
    waits: Callable[[CardDef], bool] | None = None  # whether a card has an AUTO that waits in a hidden zone
    window: Callable[[Game, object], int] | None = None  # the ability that asks at such a timing, from its JSON form
    illegal: Callable[[State, list[bool]], None] | None = None  # ends a game of illegal decks, where it is not refused
    procedures_at_rest: list[str] = field(default_factory=list)  # frames a position can be taken in
    prompts_at_rest: list[str] = field(default_factory=list)  # and the prompts


@dataclass(frozen=True)
class DeckRules:
    """How a deck is built, and what may be guessed of one that is hidden."""

    sections: list[tuple[str, str]]  # a deck's section and the zone its cards start in
    check: Callable[[Game, Deck], list[Violation]]
    prior: Callable[[Game, list[int], list[int], Rng], list[int]]  # cards for hidden places that want a kind, or -1
    fits: Callable[[Game, int, int, int], bool] | None = None  # zone, which of its hidden cards, card: may it lie there
    deal: Callable[[Game, int, int], list[Deck]] | None = None  # decks by chance from a seed and a generator's number
    outside: Callable[[Game, Deck], list[tuple[str, str]]] | None = None  # cards a deck may bring in play: id, zone
    kind_sections: dict[str, str] = field(default_factory=dict)  # where a card of a kind belongs in a deck
    other_sections: dict[str, str] = field(default_factory=dict)  # where a card of a kind may stand, too
    reading_order: list[str] = field(default_factory=list)  # of the sections, where it is another than they have
    copies: int = 0  # of one card that a deck may have, where that is limited; a help for who builds one
    reprints: bool = False  # whether several cards may share a name


@dataclass(frozen=True)
class Judgement:
    """What opponents go by. A game without it is played by chance and by search alone."""

    policy: Callable[[State, Ints], int] | None = None  # which answer a sensible player gives; else any
    card_value: Callable[[State, int], int] | None = None  # how much a card is worth to its player where it is
    evaluate: Callable[[State, int], int] | None = None  # how a position stands for a seat; 0 where it is even
    search_evaluate: Callable[[State, int], int] | None = None  # the same where a turn begins; else `evaluate`
    decisive_margin: int = 100  # a position that stands so is won in nearly three games of four
    leaving: list[str] = field(default_factory=list)  # answers that go on in the turn: a verb, or a verb and a prompt
    idle: list[str] = field(default_factory=list)  # verbs that the same verb undoes: a search needs good reasons
    horizon: int = 2  # the turns that a search plays out before it judges by how the position stands


@dataclass(frozen=True)
class Face:
    """What clients show besides the table itself."""

    headings: list[str] = field(default_factory=list)  # events that begin a part of the log, the turn first
    minor: list[str] = field(default_factory=list)  # events that are told in passing
    routine: list[str] = field(default_factory=list)  # events that only the whole log tells
    folded: list[str] = field(default_factory=list)  # more that a table's log folds: events, or `EVENT heading`
    causes: list[str] = field(default_factory=list)  # events that what follows in the same step is the effect of
    rows: list[list[str]] = field(default_factory=list)  # slots that are zones of their own, front row first
    counted: str = ""  # the zone whose cards decide the game, where it is not a counter
    closed: list[str] = field(default_factory=list)  # piles that show their last card alone until a player opens them
    fight: Callable[[Game, View], Fight | None] | None = None  # how an attack stands, as a seat can work out
    is_nullified: Callable[[ViewFrame], bool] | None = None  # whether an effect that waits will be skipped
    note: Callable[[Game, View, str], Fact | None] | None = None  # what an answer would lead to
    facts: Callable[[Game, View], list[Fact]] | None = None  # what else a seat can work out
    # By kind of prompt: whether every answer to it comes to the same, as far as all can see.
    moot: dict[str, Callable[[Game, View], bool]] = field(default_factory=dict)


@dataclass(frozen=True)
class Blueprint:
    """One format of a game as it is declared: its name and cards, and the parts."""

    family: Family
    key: str
    name: str
    rules: Rules  # as shipped
    remake: Callable[[Rules], Blueprint]  # the same format under other rules
    cards: list[CardDef]
    decks: list[Deck]
    blank: CardDef
    layout: Layout
    rulebook: Rulebook
    deck_rules: DeckRules
    judgement: Judgement = field(default_factory=Judgement)
    face: Face = field(default_factory=Face)
    card_to_json: Callable[[CardDef], dict[str, object]] = lambda card: {}
    card_from_json: Callable[[dict[str, object]], CardDef] | None = None
    earlier: dict[int, dict[str, object]] = field(default_factory=dict)  # rules as they were, up to a replay's version
