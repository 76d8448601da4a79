"""Skirmish: a very small game, whole in a package of its own; it shows how one is made and installed."""

from __future__ import annotations

from typing import Final

from duelwright.core.action import HANDLE, SLOT, Verb
from duelwright.core.blueprint import Blueprint, DeckRules, Face, Layout, RefusalKind, Rulebook
from duelwright.core.card import CardDef
from duelwright.core.engine import Ending, PromptKind
from duelwright.core.event import EventKind
from duelwright.core.family import Family
from duelwright.core.frame import Procedure
from duelwright.core.need import Want
from duelwright.core.rules import Rules
from duelwright.core.zone import HIDDEN, OWNER, PUBLIC, Zone
from duelwright.facets import Facets, register_facets

from . import names as n
from . import play, words
from .cards import CARDS, DECKS, compile_card
from .lessons import LESSONS

__all__ = ["FAMILY"]

words.register()
register_facets(n.KEY, Facets(lessons=LESSONS))
NOT_OFFERED: Final = Want("answer", "{action}", least="1")
AT_MAIN: Final = ("main",)


def blueprint(rules: Rules | None = None) -> Blueprint:
    """Skirmish as the engine takes it; there is nothing to change about its rules."""
    return Blueprint(
        family=FAMILY,
        key=n.KEY,
        name="Skirmish",
        rules=Rules(),
        remake=blueprint,
        cards=CARDS,
        decks=DECKS,
        blank=CardDef("skirmish/blank", "Blank", "blank"),
        layout=Layout(
            board=["deck", "hand", "field", "drop", "life"],
            zones=[Zone("deck", HIDDEN), Zone("hand", OWNER), Zone("field", PUBLIC, 2, "F"), Zone("drop", PUBLIC)],
            counters=["life"],
            start_counters=[6],
            marks=["struck"],
            stats=["power"],
            registers=["called"],
            phases=["main"],
            kinds=["unit", "blank"],
            verbs=[Verb("call", HANDLE, SLOT, at=AT_MAIN), Verb("strike", SLOT, at=AT_MAIN), Verb("end", at=AT_MAIN)],
            slots=["F1", "F2"],
            slot_zone="field",
        ),
        rulebook=Rulebook(
            prompts=[PromptKind("main", "Turn", play.main_options)],
            procedures=[Procedure("turn", "Turn", [play.begin_turn, play.ask_main, play.perform])],
            events=[EventKind(name, values) for name, values in n.EVENTS.items()],
            zone_events={"hand": "ON_RETURN", "drop": "ON_DISCARD", "deck": "ON_BOTTOM"},
            endings=[Ending("no_life", "Life"), Ending("no_card", "Turn")],
            refusals=[RefusalKind("not_now", "Turn", "That cannot be done now.", "Wait.", (NOT_OFFERED,))],
            compile_card=compile_card,
            setup=play.setup,
            begin=play.begin,
            draw=play.draw_cards,
            rule_actions=play.rule_actions,
            standby_ready=play.standby_ready,
            play_standby=play.play_standby,
            candidates=play.candidates,
            refuse=play.refuse,
            procedures_at_rest=["turn"],
            prompts_at_rest=["main"],
        ),
        deck_rules=DeckRules(
            sections=[("main", "deck")],
            check=play.check,
            prior=play.prior,
        ),
        face=Face(headings=["ON_TURN"], minor=["ON_SHUFFLE"], routine=["ON_SHUFFLE"]),
    )


FAMILY: Final = Family(n.KEY, "Skirmish", {n.KEY: blueprint})
