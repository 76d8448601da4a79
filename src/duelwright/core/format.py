"""A format: rules, zones, procedures, verbs and prompts of a game, by number. It knows no cards: the pool does."""

from __future__ import annotations

import hashlib
from typing import Final

from .action import Actions, core_verbs
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
from .family import Family, RefusalKind
from .frame import NONE, Procedure
from .policy import any_answer, no_standing, no_worth
from .relocate import propose, replace, replace_options
from .rules import Rules
from .state import State

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
UNKNOWN_ACTION: Final = 1
GAME_OVER: Final = 2
NOT_YOUR_TURN: Final = 3
NOT_AN_ANSWER: Final = 4
ENDLESS_LOOP: Final = 5
OWN_REFUSALS: Final = 6


def no_bonus(state: State, card: int, stat: int) -> int:
    """The rules add nothing."""
    return 0


class Format:
    """What a family declares, under one rules record, as the engine reads it."""

    def __init__(self, family: Family, rules: Rules) -> None:
        self.family = family
        self.key = family.key
        self.name = family.name
        self.rules = rules
        self.step_budget = rules.step_budget
        self.loop_after = rules.loop_after
        self._lay_table(family)
        self._read_rulebook(family)
        self._read_judgement(family)

    def _lay_table(self, family: Family) -> None:
        """What lies on the table: zones and places, counters, marks, numbers of cards."""
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

    def _read_rulebook(self, family: Family) -> None:
        """What is done and asked: verbs, procedures, prompts, events, endings, refusals."""
        self.actions = Actions([*core_verbs(), *family.verbs], family.slots)
        self.procedures = [
            Procedure("choose", "Choices", [ask_pick, read_pick]),
            Procedure("checkpoint", "Check timing", [pick_standby, play_standby]),
            Procedure("replace", "Replacements", [propose, replace]),
            Procedure("ability", "Abilities", []),
            *family.procedures,
        ]
        self.steps = [procedure.steps for procedure in self.procedures]
        self.places = [{step: i for i, step in enumerate(steps)} for steps in self.steps]
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
        self.event_index = {kind.name: i for i, kind in enumerate(self.event_kinds)}
        self.zone_events = [
            self.event_index[family.zone_events[zone.name]] if zone.name in family.zone_events else NONE
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

    def _read_judgement(self, family: Family) -> None:
        """What opponents go by."""
        self.policy = family.policy or any_answer
        self.keep = family.keep or no_worth
        self.standing = family.standing or no_standing
        self.outlook = family.outlook or self.standing
        self.clear = family.clear
        self.horizon = family.horizon
        self.idle = [verb.name in family.idle for verb in self.actions.verbs]

    def digest(self, waits: list[str]) -> str:
        """Twelve hex digits over what decides how a game goes, besides the cards that are brought.

        That is the rules, the steps, and what windows open by: the AUTOs of hidden zones in the pool that all know.
        """
        family = self.family
        parts = [self.key, repr(self.rules), *waits]
        parts += [f"{p.name}{len(p.steps)}" for p in self.procedures] + family.counters + family.marks
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:12]

    @property
    def zones(self) -> list[str]:
        """The names of the zones and counters a position may hold."""
        return list(self.family.board)

    @property
    def slots(self) -> list[str]:
        """The names of the slots that actions and boards use."""
        return list(self.family.slots)

    @property
    def deals(self) -> bool:
        """Whether the game deals decks by chance where none are brought."""
        return self.family.deal is not None

    def place(self, seat: int, zone: int) -> int:
        """The place of a seat's zone."""
        return seat * self.zone_count + zone

    def place_name(self, place: int) -> str:
        """A place for people: the zone's name; nothing for a place that is not told."""
        if place < 0:
            return ""
        return self.family.zones[self.place_zone[place]].name

    def refusal(self, number: int, params: dict[str, str | int]) -> Refusal:
        """The refusal with this number."""
        kind = self.refusals[number]
        needs = told(self.key, "en", f"needs.{kind.code}", params, kind.needs)
        sentence = told(self.key, "en", f"refusal.{kind.code}", params, kind.sentence)
        return Refusal(kind.code, params, kind.rule, needs, sentence, self.key)

    def changed_rules(self) -> dict[str, int | bool | str]:
        """The rules that differ from the shipped ones."""
        return {
            name: value
            for name, value in self.rules.changes(self.family.rules).items()
            if isinstance(value, int | bool | str)
        }
