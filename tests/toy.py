"""Skirmish: a very small game that uses what ASIGOC does not, namely standby order, leaving and replacement choices.

Two players with 6 life. In a turn: draw a card, call one unit, strike with each unit once. A strike discards the unit
in the same slot on the other side, or costs life where there is none. Whoever cannot draw loses.
"""

from __future__ import annotations

from typing import Final

from duelwright.core.ability import AUTO, Ability
from duelwright.core.action import HANDLE, OWN_VERBS, SLOT, Verb, first_of, pack, second_of, verb_of
from duelwright.core.blueprint import Blueprint, DeckRules, Layout, RefusalKind, Rulebook
from duelwright.core.card import CardDef
from duelwright.core.deck import Deck
from duelwright.core.engine import (
    OWN_ENDINGS,
    OWN_EVENTS,
    OWN_PROMPTS,
    Ending,
    PromptKind,
    ask,
    finish,
    new_turn,
    push,
    trigger,
)
from duelwright.core.errors import Violation
from duelwright.core.event import EventKind, tell, tell_of
from duelwright.core.family import Family
from duelwright.core.format import OWN_REFUSALS
from duelwright.core.frame import ABILITY, NONE, OWN_PROCEDURES, Frame, Procedure
from duelwright.core.game import Game
from duelwright.core.modifiers import value
from duelwright.core.moves import move, shuffle
from duelwright.core.relocate import relocate
from duelwright.core.rng import Rng
from duelwright.core.rules import Rules
from duelwright.core.state import DRAWN, PLAYING, Entry, State, reference
from duelwright.core.zone import HIDDEN, OWNER, PUBLIC, Zone
from duelwright.language.compile import Compiler, Vocabulary, compile_cont, compile_instead, new_ability
from duelwright.language.node import AbilityNode, Effect, node
from duelwright.language.nodes import (
    Cards,
    Change,
    Choose,
    Cont,
    Count,
    Discard,
    Draw,
    Instead,
    It,
    Look,
    May,
    This,
    ToBottom,
)

DECK, HAND, FIELD, DROP = range(4)
STRUCK: Final = 0
CALL, STRIKE, END = OWN_VERBS, OWN_VERBS + 1, OWN_VERBS + 2
ASK_MAIN: Final = OWN_PROMPTS
TURN: Final = OWN_PROCEDURES
NO_LIFE, NO_CARD = OWN_ENDINGS, OWN_ENDINGS + 1
EVENTS = ["ON_TURN", "ON_SHUFFLE", "ON_DRAW", "ON_CALL", "ON_STRIKE", "ON_LIFE", "ON_DISCARD", "ON_RETURN", "ON_BOTTOM",
          "ON_LOOK", "ON_REVEAL", "ON_TAKE", "ON_CHANGE"]  # fmt: skip
ON_TURN, ON_SHUFFLE, ON_DRAW, ON_CALL, ON_STRIKE, ON_LIFE, ON_DISCARD = range(OWN_EVENTS, OWN_EVENTS + 7)
CALLED: Final = 0  # register
WORDS: Final = Vocabulary(field="field", discard="drop")
NOT_NOW: Final = OWN_REFUSALS


@node("skirmish")
class Called(AbilityNode, frozen=True):
    """When this unit is called."""

    do: tuple[Effect, ...]


@node("skirmish")
class OtherDiscarded(AbilityNode, frozen=True):
    """When another of your units is discarded from the field."""

    do: tuple[Effect, ...]


def _unit(name: str, power: int, *abilities: AbilityNode) -> CardDef:
    return CardDef(f"skirmish/{name.lower()}", name, "unit", {"power": power}, abilities)


CARDS = [
    _unit("Squire", 1),
    _unit("Mourner", 1, OtherDiscarded((Draw(1),))),
    _unit("Avenger", 2, OtherDiscarded((May((Change(This(), "power", 1, "always"),)),))),
    _unit("Phoenix", 1, Instead(This(), "field", "drop", "hand", optional=True)),
    _unit("Shepherd", 1, Instead(Cards("field"), "field", "drop", "deck")),
    _unit("Bombard", 0, Called((Discard(Cards("field", "any")),))),
    _unit("Captain", 1, Cont(Cards("field", other=True), "power", Count(Cards("drop")))),
    _unit("Seer", 1, Called((Look("s", 2), Choose("t", It("s")), ToBottom(It("t"))))),
    _unit("Broker", 1, Called((Choose("h", Cards("hand")), ToBottom(It("h")), Draw(1, "each")))),
]
NAMES = [card.id for card in CARDS]
DECKS = [Deck("All sorts", "skirmish", {"main": dict.fromkeys(NAMES, 2)}),
         Deck("Firm line", "skirmish", {"main": {**dict.fromkeys(NAMES[:6], 3)}})]  # fmt: skip


def draw(state: State, seat: int) -> None:
    pile = state.zones[state.game.place(seat, DECK)]
    if pile:
        move(state, pile[0], state.game.place(seat, HAND), ON_DRAW)
    else:
        finish(state, 1 - seat, NO_CARD)


def draw_cards(state: State, seat: int, count: int) -> None:
    for _ in range(count):
        if state.winner == PLAYING:
            draw(state, seat)


def setup(state: State) -> None:
    for seat in (0, 1):
        shuffle(state, state.game.place(seat, DECK), ON_SHUFFLE)
        for _ in range(3):
            draw(state, seat)
    push(state, Frame(TURN, 0))


def begin(state: State, phase: int) -> None:
    turn = Frame(TURN, state.active)
    turn.at = 1
    state.stack = [turn]


def begin_turn(state: State, top: Frame) -> None:
    new_turn(state, top.seat)
    state.vars[CALLED] = 0
    state.marks[STRUCK] = [0] * len(state.defs)
    tell(state, ON_TURN, top.seat, [])
    draw(state, top.seat)


def ask_main(state: State, top: Frame) -> None:
    ask(state, top.seat, ASK_MAIN)


def perform(state: State, top: Frame) -> None:
    verb, seat = verb_of(state.answer), top.seat
    top.at = 1
    if verb == END:
        top.seat = 1 - seat
        top.at = 0
    elif verb == CALL:
        card = state.handles[seat].index(first_of(state.answer))
        state.vars[CALLED] = 1
        move(state, card, state.game.place(seat, FIELD), ON_CALL, second_of(state.answer))
        trigger(state, ON_CALL, [reference(state, card)])
    else:
        strike(state, seat, first_of(state.answer))


def strike(state: State, seat: int, slot: int) -> None:
    card = state.zones[state.game.place(seat, FIELD)][slot]
    state.marks[STRUCK][card] = 1
    tell_of(state, ON_STRIKE, seat, [reference(state, card)], [])
    target = state.zones[state.game.place(1 - seat, FIELD)][slot]
    if target == NONE:
        state.counters[1 - seat] = max(0, state.counters[1 - seat] - value(state, card, 0))
        tell(state, ON_LIFE, 1 - seat, [])
    else:
        relocate(state, [reference(state, target)], DROP, ON_DISCARD)


def main_options(state: State) -> list[int]:
    seat = state.prompt_seat
    field = state.zones[state.game.place(seat, FIELD)]
    hand = state.zones[state.game.place(seat, HAND)] if not state.vars[CALLED] else []
    codes = [pack(CALL, state.handles[seat][card], slot) for card in hand for slot in (0, 1) if field[slot] == NONE]
    codes += [pack(STRIKE, slot) for slot, c in enumerate(field) if c != NONE and not state.marks[STRUCK][c]]
    return [*codes, pack(END)]


def rule_actions(state: State) -> None:
    if min(state.counters) <= 0:
        finish(state, DRAWN if max(state.counters) <= 0 else int(state.counters[1] > 0), NO_LIFE)


def play_standby(state: State, entry: Entry) -> None:
    push(state, Frame(ABILITY, entry.seat, entry.ability, entry.source))


def compile_card(game: Game, defn: int, card: CardDef) -> list[Ability]:
    made: list[Ability] = []
    for part in card.abilities:
        c = Compiler(game, WORDS)
        if isinstance(part, Cont):
            made.append(compile_cont(c, defn, part))
        elif isinstance(part, Instead):
            made.append(compile_instead(c, defn, part))
        elif isinstance(part, Called | OtherDiscarded):
            ability = new_ability(game, defn, AUTO)
            ability.zones = 1 << FIELD
            ability.event = ON_CALL if isinstance(part, Called) else ON_DISCARD
            if isinstance(part, OtherDiscarded):
                ability.leaving, ability.others = True, True
                ability.who = c.expr(Cards("field", other=True))
            c.effects(part.do)
            ability.code = c.code
            made.append(ability)
    return made


def check(game: Game, deck: Deck) -> list[Violation]:
    return [Violation("empty", {}, "Deck", "The deck is empty.")] if not deck.cards.get("main") else []


def candidates(state: State, seat: int) -> list[int]:
    hand = state.zones[state.game.place(seat, HAND)]
    return [pack(CALL, state.handles[seat][card], slot) for card in hand for slot in (0, 1)] + [pack(END)]


def refuse(state: State, seat: int, code: int) -> tuple[int, dict[str, str | int]]:
    return NOT_NOW, {}


def prior(game: Game, seen: list[int], wanted: list[int], rng: Rng) -> list[int]:
    return [1 + rng.below(len(game.cards_) - 1) for _ in wanted]


def blueprint(rules: Rules | None = None) -> Blueprint:
    return Blueprint(
        family=FAMILY,
        key="skirmish",
        name="Skirmish",
        rules=Rules(),
        remake=blueprint,
        cards=CARDS,
        decks=DECKS,
        blank=CardDef("skirmish/blank", "Blank", "blank"),
        layout=Layout(
            board=["deck", "hand", "field", "drop", "life"],
            zones=[Zone("deck", HIDDEN), Zone("hand", OWNER), Zone("field", PUBLIC, 2), Zone("drop", PUBLIC)],
            counters=["life"],
            start_counters=[6],
            marks=["struck"],
            stats=["power"],
            registers=["called"],
            phases=["main"],
            kinds=["unit", "blank"],
            verbs=[Verb("call", HANDLE, SLOT), Verb("strike", SLOT), Verb("end")],
            slots=["F1", "F2"],
            slot_zone="field",
        ),
        rulebook=Rulebook(
            prompts=[PromptKind("main", "Turn", main_options)],
            procedures=[Procedure("turn", "Turn", [begin_turn, ask_main, perform])],
            events=[EventKind(name, ["stat", "amount"] if name == "ON_CHANGE" else []) for name in EVENTS],
            zone_events={"hand": "ON_RETURN", "drop": "ON_DISCARD", "deck": "ON_BOTTOM"},
            endings=[Ending("no_life", "Life"), Ending("no_card", "Turn")],
            refusals=[RefusalKind("not_now", "Turn", "That cannot be done now.", "Wait.")],
            compile_card=compile_card,
            setup=setup,
            begin=begin,
            draw=draw_cards,
            rule_actions=rule_actions,
            standby_ready=lambda state: True,
            play_standby=play_standby,
            candidates=candidates,
            refuse=refuse,
            procedures_at_rest=["turn"],
            prompts_at_rest=["main"],
        ),
        deck_rules=DeckRules(
            sections=[("main", "deck")],
            check=check,
            prior=prior,
        ),
    )


FAMILY = Family("skirmish", "Skirmish", {"skirmish": blueprint})
