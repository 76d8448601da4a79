"""ASIGOC, "A SImple Game Of Cards": two players, 10 health, weapons, items and an ace."""

from __future__ import annotations

from typing import Final

from ...core.blueprint import Blueprint, DeckRules, Face, Judgement, Layout, Rulebook
from ...core.card import CardDef
from ...core.engine import OptionsFn
from ...core.family import Family
from ...core.frame import Step
from ...core.rules import Rules
from ...core.terms import endings_of, events_of, procedures_of, prompts_of, verbs_of
from ...core.zone import HIDDEN, OWNER, PUBLIC, Zone
from ...facets.facets import register_facets
from ...language.cardform import card_to_json
from ...language.messages import register_messages
from ...language.ready import register_ready
from ...language.words import register_words
from . import hints, legality, policy, terms
from . import names as n
from . import procedures as steps
from .cards import CARDS
from .decks import DECKS, check, prior
from .dispatch import DECLARED, Direct
from .facets import FACETS
from .make import card_from_json
from .measures import MEASURES
from .messages import MESSAGES
from .messages.ready import READY
from .nodes import compile_card
from .phrases import WORDS
from .rules import AsigocRules

__all__ = ["FAMILY"]

register_facets(n.KEY, FACETS)
for lang, write in WORDS.items():
    register_words(n.KEY, lang, write)
    register_messages(n.KEY, lang, MESSAGES[lang])
register_ready(n.KEY, READY)

# What the table's log folds besides: steps, what an Item does each time, and the draw of each turn.
FOLDED: Final = [
    "ON_STEP", "ON_RESOLVE", "ON_NO_BLOCK", "ON_DISCARD Items, Aces and Weapons with an effect",
    "ON_DRAW Turn and steps", "ON_DRAW The start of the game",
]  # fmt: skip
SIGHT = {"deck": HIDDEN, "hand": OWNER, "weapons": PUBLIC, "discard": PUBLIC, "ace": PUBLIC}

OPTIONS: Final[dict[int, OptionsFn]] = {
    n.ASK_TURN: legality.turn_options,
    n.ASK_PRIORITY: legality.response_options,
    n.ASK_CHANCE: legality.response_options,
    n.ASK_BLOCK: legality.block_options,
    n.ASK_RESPONSE: legality.response_options,
}
STEPS: Final[dict[int, list[Step]]] = {
    n.TURN: [
        steps.begin_turn,
        steps.draw_step,
        steps.main_step,
        steps.battle_step,
        steps.end_step,
        steps.next_turn,
    ],
    n.STEP: [steps.enter_step, steps.act, steps.perform, steps.chance, steps.answer_chance, steps.stay],
    n.ACTIVATE: [steps.announce, steps.pay, steps.declare, steps.add],
    n.OUTLET: [steps.offer_priority, steps.add_or_pass, steps.resolve, steps.close_outlet],
    n.WINDOW: [steps.offer, steps.respond, steps.reopen],
    n.BATTLE_ATTACK: [
        steps.declare_attack,
        steps.respond_to_attack,
        steps.choose_block,
        steps.block,
        steps.respond_to_block,
        steps.strike,
        steps.damage,
        steps.close_attack,
    ],
}


def blueprint(rules: Rules | None = None) -> Blueprint:
    """ASIGOC as the engine takes it, under the given rules or the shipped ones."""
    shipped = AsigocRules()
    played = rules if rules is not None else shipped
    assert isinstance(played, AsigocRules)
    lasting = ["block_lost", "spent"] if played.block_loss_stays else ["spent"]
    return Blueprint(
        family=FAMILY,
        key=n.KEY,
        name="ASIGOC",
        rules=shipped,
        remake=blueprint,
        cards=CARDS,
        decks=DECKS,
        blank=CardDef("asigoc/blank", "Blank", "blank"),
        earlier={2: {"given_block_wears": False, "asks_in_vain": True}},
        card_to_json=card_to_json,
        card_from_json=card_from_json,
        layout=Layout(
            board=["deck", "hand", "weapons", "discard", "ace", "outlet", "health"],
            zones=[Zone(name, SIGHT[name], played.weapon_slots if name == "weapons" else 0, "W") for name in n.ZONES],
            counters=["health"],
            start_counters=[played.health],
            marks=n.MARKS,
            lasting_marks=lasting,
            stats=n.STATS,
            stat_marks={"block": "block_lost"},
            marks_lower_all=played.given_block_wears,
            registers=n.REGISTERS,
            phases=n.STEPS,
            kinds=n.KINDS,
            verbs=verbs_of(terms.VERBS),
            slots=[f"W{slot + 1}" for slot in range(played.weapon_slots)],
            slot_zone="weapons",
            chain="outlet",
        ),
        rulebook=Rulebook(
            prompts=prompts_of(terms.PROMPTS, OPTIONS),
            procedures=procedures_of(terms.PROCEDURES, STEPS),
            events=events_of(terms.EVENTS),
            zone_events={"hand": "ON_RETURN", "discard": "ON_DISCARD", "deck": "ON_BOTTOM", "weapons": "ON_ENTER"},
            endings=endings_of(terms.ENDINGS),
            refusals=legality.REFUSALS,
            measures=MEASURES,
            compile_card=compile_card,
            direct=(Direct(), DECLARED),
            setup=steps.setup,
            begin=steps.begin,
            draw=steps.draw,
            happenings=n.HAPPENINGS,
            happen=steps.happen,
            rule_actions=steps.rule_actions,
            standby_ready=steps.outlet_is_open,
            play_standby=steps.add_standby,
            candidates=legality.candidates,
            refuse=legality.refuse,
            procedures_at_rest=["turn", "step"],
            prompts_at_rest=["turn"],
        ),
        deck_rules=DeckRules(
            sections=[("main", "deck"), ("ace", "ace")],
            check=check,
            prior=prior,
            kind_sections={"ace": "ace"},
            copies=1,
        ),
        judgement=Judgement(
            policy=policy.policy,
            card_value=policy.card_value,
            evaluate=policy.evaluate,
            decisive_margin=400,
            horizon=6,
            leaving=["leave"],
        ),
        face=Face(
            fight=hints.fight,
            is_nullified=hints.is_nullified,
            facts=hints.facts,
            headings=["ON_TURN", "ON_STEP"],
            minor=["ON_STEP", "ON_SHUFFLE", "ON_ATTACK_END", "ON_OUTLET_ADD", "ON_RESOLVE"],
            routine=["ON_SHUFFLE", "ON_ATTACK_END", "ON_OUTLET_ADD"],
            folded=FOLDED,
        ),
    )


FAMILY: Final = Family(n.KEY, "ASIGOC", {n.KEY: blueprint})
