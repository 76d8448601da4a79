"""A format: rules, zones, procedures, verbs and prompts of a game, by number. It knows no cards: the pool does."""

from __future__ import annotations

import hashlib
from typing import Final, final

from .action import Actions, core_verbs
from .blueprint import Blueprint, Judgement, Layout, RefusalKind, Rulebook
from .dispatch import IS_COMPILED, Dispatch
from .engine import (
    Ending,
    PromptKind,
    ask_pick,
    choice_options,
    option_options,
    options,
    order_options,
    pick_standby,
    play_standby,
    read_pick,
)
from .errors import Refusal, told
from .event import SEATS, EventKind
from .frame import NONE, Procedure
from .need import Want
from .packed import i64, vec
from .policy import any_answer, no_evaluation, no_value
from .relocate import propose, replace, replace_options
from .rules import Rules
from .state import State

CORE_REFUSALS: Final = [
    RefusalKind("", "", ""),
    RefusalKind(
        "unknown_action", "Actions", "There is no action '{action}' in this game.", "Choose one of the options.",
        (Want("word", "{action}", least="1"),),
    ),
    RefusalKind(
        "game_over", "The end of the game", "The game is over.", "Start another game.", (Want("over", most="0"),)
    ),
    RefusalKind(
        "not_your_turn", "Prompts", "It is the other player who must answer now.", "Wait for their answer.",
        (Want("asked", among="{seat}"),),
    ),
    RefusalKind(
        "not_an_answer", "Prompts", "That does not answer the question that is open.",
        "Choose one of the options.", (Want("answer", "{action}", least="1"),),
    ),
    RefusalKind(
        "endless_loop", "Endless loops", "The same position came back again; choose something else this time.",
        "Make another choice.", (Want("answer", "{action}", least="1"),),
    ),
]  # fmt: skip
UNKNOWN_ACTION: Final[i64] = 1
GAME_OVER: Final[i64] = 2
NOT_YOUR_TURN: Final[i64] = 3
NOT_AN_ANSWER: Final[i64] = 4
ENDLESS_LOOP: Final[i64] = 5
OWN_REFUSALS: Final[i64] = 6


def only_draws(state: State, seat: int, what: int, count: int, source: int, times: int) -> None:
    """For games where nothing but a draw can be replaced."""
    state.game.draw(state, seat, times)


def as_sent(state: State, card: int, zone: int) -> int:
    """For games where every card goes where it is sent."""
    return zone


def no_batch(state: State, refs: list[int], zones: list[int], zone: int, kind: int, bottom: bool, down: bool) -> None:
    """For games that move batches in the usual way."""
    raise AssertionError("this game has no way of its own to move a batch")


def as_printed(state: State, card: int, stat: int, printed: int) -> int:
    """For games whose rules do not change what is printed."""
    return printed


def _place(words: list[str], by: dict[str, str], stat: str) -> int:
    return words.index(by[stat]) if stat in by else NONE


def no_bonus(state: State, card: int, stat: int) -> int:
    """The rules add nothing."""
    return 0


class Format:
    """What a blueprint declares, under one rules record, as the engine reads it."""

    def __init__(self, blueprint: Blueprint, rules: Rules) -> None:
        self.blueprint = blueprint
        self.family = blueprint.family
        self.layout = blueprint.layout
        self.rulebook = blueprint.rulebook
        self.deck_rules = blueprint.deck_rules
        self.judgement = blueprint.judgement
        self.face = blueprint.face
        self.key = blueprint.key
        self.name = blueprint.name
        self.rules = rules
        self.step_budget: i64 = rules.step_budget
        self.loop_after: i64 = rules.loop_after
        self._lay_table(blueprint.layout)
        self._read_rulebook(blueprint.layout, blueprint.rulebook)
        self._read_judgement(blueprint.judgement)

    def _lay_table(self, layout: Layout) -> None:
        """What lies on the table: zones and places, counters, marks, numbers of cards."""
        zones = len(layout.zones)
        self.zone_count: i64 = zones
        self.zone_index = {zone.name: i for i, zone in enumerate(layout.zones)}
        self.counters = layout.counters
        self.marks = layout.marks
        self.mark_count: i64 = len(layout.marks)
        self.mutes = vec[i64]([layout.marks.index(mark) for mark in layout.mutes])
        self.stats = layout.stats
        self.modified = [*layout.stats, *layout.skills]  # what modifiers and continuous abilities may change
        self.given_skill: i64 = self.modified.index(layout.grants) if layout.grants else NONE
        self.silence: i64 = self.modified.index(layout.silences) if layout.silences else NONE
        self.set_by = vec[i64]([_place(self.modified, layout.sets, stat) for stat in layout.stats])
        self.original_by = vec[i64]([_place(self.modified, layout.originals, stat) for stat in layout.stats])
        self.phases = layout.phases
        self.slot_zone: i64 = self.zone_index[layout.slot_zone]
        names = [zone.name for zone in layout.zones]
        self.slot_by_zone = vec[i64]([layout.slots.index(name) if name in layout.slots else NONE for name in names])
        self.zone_by_slot = vec[i64](
            [self.zone_index.get(slot, NONE) for slot in layout.slots]
        )  # where a slot is a whole zone
        self.place_seat = vec[i64]([place // zones for place in range(SEATS * zones)])
        self.place_zone = vec[i64]([place % zones for place in range(SEATS * zones)])
        self.place_sight = vec[i64]([layout.zones[zone].sight for zone in self.place_zone])
        self.place_slots = vec[i64]([layout.zones[zone].slots for zone in self.place_zone])
        self.place_board = [
            layout.zones[zone].slots > 0 or layout.zones[zone].name in layout.slots for zone in self.place_zone
        ]
        self.fleeting_marks = vec[i64]([i for i, mark in enumerate(layout.marks) if mark not in layout.lasting_marks])
        self.lasting_marks = vec[i64]([i for i, mark in enumerate(layout.marks) if mark in layout.lasting_marks])
        self.stat_marks = vec[i64](
            [
                layout.marks.index(layout.stat_marks[stat]) if stat in layout.stat_marks else NONE
                for stat in layout.stats
            ]
        )
        self.marks_lower_all = layout.marks_lower_all
        self.stat_gains = vec[i64](
            [
                layout.marks.index(layout.stat_gains[stat]) if stat in layout.stat_gains else NONE
                for stat in layout.stats
            ]
        )
        self.zone_kinds = vec[i64](
            [
                layout.kinds.index(layout.zone_kinds[zone.name]) if zone.name in layout.zone_kinds else NONE
                for zone in layout.zones
            ]
        )

    def _read_rulebook(self, layout: Layout, rulebook: Rulebook) -> None:
        """What is done and asked: verbs, procedures, prompts, events, endings, refusals."""
        self.actions = Actions([*core_verbs(), *layout.verbs], layout.slots)
        self.procedures = [
            Procedure("choose", "Choices", [ask_pick, read_pick]),
            Procedure("checkpoint", "Check timing", [pick_standby, play_standby]),
            Procedure("replace", "Replacements", [propose, replace]),
            Procedure("ability", "Abilities", []),
            *rulebook.procedures,
        ]
        self.steps = [procedure.steps for procedure in self.procedures]
        self.lengths = vec[i64]([len(steps) for steps in self.steps])
        self.first_steps = vec[i64]([sum(len(steps) for steps in self.steps[:i]) for i in range(len(self.steps))])
        self.all_steps = [step for steps in self.steps for step in steps]
        self.quiet = vec[i64]([procedure.quiet for procedure in self.procedures])
        self.pays = vec[i64]([procedure.pays for procedure in self.procedures])
        self.private = [rulebook.private.get(procedure.name, "") for procedure in self.procedures]
        self.prompt_kinds = [
            PromptKind("choice", "Choices", choice_options),
            PromptKind("order", "Check timing", order_options),
            PromptKind("replacement", "Replacements", replace_options),
            PromptKind("option", "Choices", option_options),
            *rulebook.prompts,
        ]
        self.event_kinds = [EventKind("ON_GAME_END", ["winner", "ending"]), *rulebook.events]
        self.event_index = {kind.name: i for i, kind in enumerate(self.event_kinds)}
        self.zone_events = vec[i64](
            [
                self.event_index[rulebook.zone_events[zone.name]] if zone.name in rulebook.zone_events else NONE
                for zone in layout.zones
            ]
        )
        self.endings = [Ending("endless_loop", "Endless loops"), Ending("conceded", "Conceding"), *rulebook.endings]
        self.refusals = [*CORE_REFUSALS, *rulebook.refusals]
        self.options = options  # the legal answers as packed actions
        raised = layout.stats if rulebook.bonus_stats is None else rulebook.bonus_stats
        self.has_bonus = [rulebook.bonus is not None and stat in raised for stat in layout.stats]
        self.bonus = rulebook.bonus if rulebook.bonus is not None else no_bonus
        self.has_original = [rulebook.original is not None and stat in raised for stat in layout.stats]
        self.original = rulebook.original if rulebook.original is not None else as_printed
        self.rule_actions = rulebook.rule_actions
        self.dispatch = Dispatch()
        self.by_number = rulebook.direct is not None and IS_COMPILED and rulebook.direct[1] == self.declared()
        if rulebook.direct is not None and self.by_number:
            self.dispatch = rulebook.direct[0]
        self.draw = rulebook.draw
        self.happenings = rulebook.happenings
        self.happen = rulebook.happen or only_draws
        self.destination = rulebook.destination or as_sent
        self.moves_batches = rulebook.move_batch is not None
        self.move_batch = rulebook.move_batch or no_batch
        self.standby_ready = rulebook.standby_ready
        self.play_standby = rulebook.play_standby

    def _read_judgement(self, judgement: Judgement) -> None:
        """What opponents go by."""
        self.policy = judgement.policy or any_answer
        self.card_value = judgement.card_value or no_value
        self.evaluate = judgement.evaluate or no_evaluation
        self.search_evaluate = judgement.search_evaluate or self.evaluate
        self.decisive_margin = judgement.decisive_margin
        self.horizon = judgement.horizon
        self.idle = [verb.name in judgement.idle for verb in self.actions.verbs]

    def digest(self, waits: list[str]) -> str:
        """Twelve hex digits over what decides how a game goes, besides the cards that are brought.

        That is the rules, the steps, and what windows open by: the AUTOs of hidden zones in the pool that all know.
        """
        layout = self.layout
        parts = [self.key, repr(self.rules), *waits]
        parts += [f"{p.name}{len(p.steps)}" for p in self.procedures] + layout.counters + layout.marks
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]

    def declared(self) -> list[object]:
        """The functions that a dispatch of the game's own calls by number: it serves while they are the same."""
        found: list[object] = [*self.all_steps, *(kind.options for kind in self.prompt_kinds), self.rule_actions]
        book, judge = self.rulebook, self.judgement
        own = (
            book.happen, book.move_batch, book.original, book.bonus,
            judge.policy, judge.card_value, judge.evaluate, judge.search_evaluate,
        )  # fmt: skip
        return [*found, *own]  # with nothing in the place of what it does not bring

    @property
    def zones(self) -> list[str]:
        """The names of the zones and counters a position may hold."""
        return list(self.layout.board)

    @property
    def slots(self) -> list[str]:
        """The names of the slots that actions and boards use."""
        return list(self.layout.slots)

    @property
    def deals(self) -> bool:
        """Whether the game deals decks by chance where none are brought."""
        return self.deck_rules.deal is not None

    @final
    def place(self, seat: i64, zone: i64) -> i64:
        """The place of a seat's zone."""
        return seat * self.zone_count + zone

    def place_name(self, place: int) -> str:
        """A place for people: the zone's name; nothing for a place that is not told."""
        if place < 0:
            return ""
        return self.layout.zones[self.place_zone[place]].name

    def refusal(self, number: int, params: dict[str, str | int]) -> Refusal:
        """The refusal with this number, in words alone."""
        kind = self.refusals[number]
        needs = told(self.key, "en", f"needs.{kind.code}", params, kind.needs)
        sentence = told(self.key, "en", f"refusal.{kind.code}", params, kind.sentence)
        return Refusal(kind.code, params, kind.rule, needs, sentence, self.key)

    def changed_rules(self) -> dict[str, int | bool | str]:
        """The rules that differ from the shipped ones."""
        return {
            name: value
            for name, value in self.rules.changes(self.blueprint.rules).items()
            if isinstance(value, int | bool | str)
        }
