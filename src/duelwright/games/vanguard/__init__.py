"""Cardfight!! Vanguard: one machine for its formats, which are rules records."""

from __future__ import annotations

from functools import partial
from typing import Final

from ...core.blueprint import Blueprint, DeckRules, Face, Judgement, Layout, Rulebook
from ...core.card import CardDef
from ...core.engine import OptionsFn
from ...core.family import Family
from ...core.frame import Quiet, Step, paying, quiet
from ...core.rules import Rules
from ...core.terms import endings_of, events_of, procedures_of, prompts_of, verbs_of
from ...core.zone import FIELD, HIDDEN, OWNER, PUBLIC, Zone
from ...facets.facets import register_facets
from ...language.cardform import card_to_json
from ...language.messages import register_messages
from ...language.node import share_nodes
from ...language.ready import register_ready
from ...language.words import register_words
from . import (
    assist,
    g_guardian,
    gifts,
    hints,
    legality,
    options,
    orders,
    policy,
    rule_actions,
    stride,
    terms,
)
from . import battle as b
from . import names as n
from . import procedures as p
from .board import bonus, original
from .cardform import card_from_json
from .cards import CARDS
from .clans import counted, with_keywords
from .compile.abilities import compile_card, waits, window_of
from .decks import CV, DECKS, D, V, check, fits, illegal, prior
from .dispatch import DECLARED, Direct
from .execute import relocation
from .execute.actions import destination, draw
from .execute.calls import circle_options
from .facets import FACETS
from .make import facts
from .measures import MEASURES
from .messages import MESSAGES, messages
from .messages.ready import READY
from .outside import outside
from .phrases import AS_A_CARD, NO_UNITS, WORDS
from .refusals import REFUSALS
from .rules import CV_PREMIUM, D_STANDARD, V_STANDARD, VanguardRules

__all__ = ["FAMILY"]

KEY: Final = "vanguard"
FORMATS: Final = {
    D: ("Cardfight!! Vanguard D", D_STANDARD),
    V: ("Cardfight!! Vanguard V", V_STANDARD),
    CV: ("Cardfight!! Vanguard Premium", CV_PREMIUM),
}

share_nodes(KEY, FORMATS)
register_facets(KEY, FACETS)
for key in FORMATS:
    for lang in MESSAGES:
        register_messages(key, lang, messages(key, lang))
    register_ready(key, {deck.name: READY[deck.name] for deck in DECKS[key]})
    for lang, write in WORDS.items():
        register_words(key, lang, write, dict.fromkeys(NO_UNITS, AS_A_CARD[lang]))

SIGHT = {"deck": HIDDEN, "hand": OWNER, "V": FIELD, "bind": FIELD, "G": FIELD, "ride": FIELD, "gauge": FIELD}
MARK_NAMES: Final = {"rest": ["stand", "rest"], "face": ["up", "down"]}
# What only the whole log tells: phases and steps, and what another event says better.
ROUTINE: Final = [
    *(name for name in terms.EVENTS.words if name.endswith(("_PHASE_START", "_PHASE_END", "_STEP"))),
    "ON_STRIDE_PHASE", "ON_SHUFFLE", "ON_END_OF_TURN", "ON_TURN_END", "ON_BATTLE_END", "ON_PLACED", "ON_RODE_UPON",
    "ON_ATTACKED", "ON_BOOSTED", "ON_CHECK", "ON_PUT_ON_GC", "ON_TRIGGER_RESOLVED", "ON_REST", "ON_SENT_TO_DROP",
    "ON_FLIP", "ON_CHOSEN", "ON_COST_PAID", "ON_PERSONA_RIDE", "ON_BECAME_DRESS", "ON_HEART", "ON_HEART_RETURNED",
]  # fmt: skip
# What the table's log folds besides: what every turn has, and what the line before has told.
FOLDED: Final = [
    "ON_FIGHT_START", "BATTLE_PHASE_END", "ON_ABILITY_PLAYED", "ON_STAND Stand phase", "ON_DRAW Draw phase",
    "ON_DRAW Set-up", "ON_SENT_TO_DECK Set-up", "ON_SENT_TO_SOUL Ride", "ON_SENT_TO_HAND Checks", "ON_RETIRE Battle",
    "ON_CALL Battle",
]  # fmt: skip
CAUSES: Final = [
    "ON_STAND_UP", "ON_RIDE", "ON_STRIDE", "ON_CALL", "ON_OVERDRESS", "ON_LEGION", "ON_ORDER_PLAYED", "ON_BOOST",
    "ON_ATTACK",
]  # fmt: skip

OPTIONS: Final[dict[int, OptionsFn]] = {
    n.ASK_MULLIGAN: options.mulligan_options,
    n.ASK_RIDE: options.ride_options,
    n.ASK_DISCARD: options.discard_options,
    n.ASK_MAIN: options.main_options,
    n.ASK_ATTACK: options.attack_options,
    n.ASK_BOOST: options.boost_options,
    n.ASK_GUARD: options.guard_options,
    n.ASK_TRIGGER: options.trigger_options,
    n.ASK_HEAL: options.heal_options,
    n.ASK_STAND: options.stand_options,
    n.ASK_SOUL: options.soul_options,
    n.ASK_STRIDE: options.stride_options,
    n.ASK_STRIDE_COST: options.stride_cost_options,
    n.ASK_CIRCLE: circle_options,
    n.ASK_STARTER: options.starter_options,
    n.ASK_PARTS: options.parts_options,
    n.ASK_GIFT: gifts.type_options,
    n.ASK_GIFT_CIRCLE: gifts.circle_options,
    n.ASK_ASSIST: assist.assist_options,
    n.ASK_ASSIST_CARD: assist.card_options,
    n.ASK_ASSIST_PRICE: assist.price_options,
    n.ASK_CRITICAL: options.trigger_options,
    n.ASK_HEAL_COST: g_guardian.heal_cost_options,
    n.ASK_HEART: stride.heart_options,
}
STEPS: Final[dict[int, list[Step | Quiet]]] = {
    n.SETUP: [p.ask_starter, p.take_starter, p.deal, p.ask_mulligan, p.mulligan, p.stand_up, p.first_turn],
    n.TURN: [
        p.begin_turn,
        p.stand_phase,
        p.draw_phase,
        p.ride_phase,
        p.stride_phase,
        p.main_phase,
        p.battle_phase,
        p.added_phase,
        p.end_phase,
        p.next_turn,
    ],
    n.STANDING: [p.stand_start, p.stand_units, p.stand_end],
    n.DRAWING: [p.draw_start, p.draw_one, assist.ask_assist, assist.begin_assist, p.draw_end],
    n.RIDING: [p.ride_start, p.ask_ride, p.do_ride, p.ride_end],
    n.RIDE_PROC: [p.pay_for_ride, paying(p.discard_for_ride), quiet(p.ride)],
    n.MAIN_PROC: [p.main_start, p.ask_main, p.do_main, p.main_end],
    n.BATTLE_PROC: [b.battle_start, b.start_step, b.choose_attack, b.attack, b.battle_end],
    n.ATTACKING: [
        b.attack_step,
        b.ask_boost,
        b.declare,
        b.guard_step,
        b.ask_guard,
        b.guard,
        quiet(b.ask_another),
        quiet(b.another),
        b.drive_step,
        b.drive_checks,
        b.damage_step,
        b.compare,
        b.deal_damage,
        b.leave_field,
        b.tell_hit,
        b.close_step,
        b.close_battle,
    ],
    n.CHECK: [
        b.reveal_check,
        quiet(b.ask_parts),  # a trigger resolves at once: no check timing until its power is given
        quiet(b.read_parts),
        quiet(b.trigger_extra),
        quiet(b.apply_extra),
        quiet(b.trigger_power),
        quiet(b.apply_power),
        quiet(b.turn_back),
        quiet(b.over_text),
        b.take_check,
    ],
    n.ENDING: [p.end_start, p.end_of_turn, p.end_durations, p.end_turn],
    n.FROM_SOUL: [rule_actions.ask_soul, rule_actions.ride_from_soul],
    n.STRIDING: [stride.stride_start, stride.ask_stride, stride.do_stride, stride.stride_end],
    n.STRIDE_PROC: [stride.pay_for_stride, paying(stride.discard_for_stride), quiet(stride.stride)],
    n.ACTING: [orders.pay, quiet(orders.act)],
    n.ORDERING: [orders.pay, quiet(orders.order)],
    n.BLITZING: [orders.pay, quiet(orders.order)],
    n.DEALING: [b.deal_one],
    n.RESOLVING: [quiet(orders.resolve_order), quiet(orders.order_done)],
    n.GIFTING: [quiet(gifts.ask_type), quiet(gifts.read_type), quiet(gifts.ask_circle), quiet(gifts.gain)],
    n.ASSISTING: [
        assist.show_hand,
        quiet(assist.take),
        quiet(assist.put_back),
        quiet(assist.ask_price),
        paying(assist.pay_price),
    ],
    n.G_GUARDING: [g_guardian.ask_heal, paying(g_guardian.discard_for_guardian), quiet(g_guardian.call)],
    n.HEART_CHOICE: [quiet(stride.ask_heart), quiet(stride.take_heart)],
}


def of_format(key: str, rules: Rules | None = None) -> Blueprint:
    """A format as the engine takes it: a name, a rules record, a card pool and ready decks; the steps are the same."""
    name, shipped = FORMATS[key]
    played = rules if rules is not None else shipped
    assert isinstance(played, VanguardRules)
    zones = [Zone(name, SIGHT.get(name, PUBLIC)) for name in n.ZONES]
    zones += [Zone(f"X{i + 1}", PUBLIC) for i in range(played.accel_circles)]
    circles = [zone.name for i, zone in enumerate(zones) if n.V <= i <= n.R5 or i >= n.ACCEL]
    return Blueprint(
        family=FAMILY,
        key=key,
        name=name,
        rules=shipped,
        remake=partial(of_format, key),
        cards=CARDS[key],
        decks=DECKS[key],
        blank=CardDef("vanguard/blank", "Blank", "blank"),
        earlier={2: {"clans_of_nation": False, "stride_overpay": False, "asks_in_vain": True}},
        card_to_json=card_to_json,
        card_from_json=card_from_json,
        layout=Layout(
            board=[zone.name for zone in zones] + ["energy"],
            zones=zones,
            counters=["energy"],
            start_counters=[0],
            marks=n.MARKS,
            lasting_marks=["ride_card"],
            mark_names=MARK_NAMES,
            zone_marks={"ride": {"face": 1, "ride_card": 1}, "G": {"face": 1}},
            stats=n.STATS,
            skills=n.SKILLS,
            mutes=["locked", "deleted"],
            memories=["arrived"],
            silences="no abilities",
            sets={stat: f"set {stat}" for stat in n.STATS},
            originals={stat: f"original {stat}" for stat in ("power", "shield", "critical")},
            trait_kinds=n.TRAITS,
            grants="ability",
            skipped=[] if played.stride else ["stride"],
            registers=n.REGISTERS,
            phases=n.PHASES,
            kinds=n.KINDS,
            verbs=verbs_of(terms.VERBS),
            slots=circles,
            slot_zone="V",
        ),
        rulebook=Rulebook(
            waits=waits,
            window=window_of,
            prompts=prompts_of(terms.PROMPTS, OPTIONS),
            procedures=procedures_of(terms.PROCEDURES, STEPS),
            events=events_of(terms.EVENTS),
            zone_events={"drop": "ON_SENT_TO_DROP", "soul": "ON_SENT_TO_SOUL", "hand": "ON_SENT_TO_HAND"},
            endings=endings_of(terms.ENDINGS),
            refusals=REFUSALS,
            measures=MEASURES,
            card_facts=facts,
            card_traits=counted if played.clans_of_nation else with_keywords,
            happenings=n.HAPPENINGS,
            happen=relocation.happen,
            destination=destination,
            move_batch=relocation.move_batch,
            original=original,
            bonus=bonus,
            bonus_stats=[n.STATS[stat] for stat in (n.POWER, n.CRITICAL, n.DRIVE)],
            compile_card=compile_card,
            direct=(Direct(), DECLARED),
            setup=p.setup,
            begin=p.begin,
            draw=draw,
            rule_actions=rule_actions.rule_actions,
            standby_ready=p.always_ready,
            play_standby=p.play_standby,
            candidates=legality.candidates,
            refuse=legality.refuse,
            illegal=illegal if played.on_illegal_deck == "lose" else None,
            private={
                "ride": "ride",
                "stride": "stride",
                "act": "main",
                "order": "main",
                "blitz": "guard",
                "G guardian": "guard",
            },
            procedures_at_rest=["turn", "main", "battle", "ride phase", "stride phase"],
            prompts_at_rest=["ride", "main", "attack", "stride"],
        ),
        deck_rules=DeckRules(
            kind_sections={"crest": "ride", "G unit": "G"},
            other_sections=dict.fromkeys(("unit", "trigger unit"), "ride") if played.ride_deck_size else {},
            reading_order=["ride", "main", "G"],
            copies=4,
            reprints=True,
            sections=[("main", "deck"), ("ride", "ride"), ("G", "G")],
            check=check,
            prior=prior,
            fits=fits,
            outside=outside,
        ),
        judgement=Judgement(
            leaving=["pass ride", "pass stride", "pass main", "pass attack"],
            policy=policy.policy,
            idle=["move"],
            card_value=policy.card_value,
            evaluate=policy.evaluate,
        ),
        face=Face(
            rows=[["R1", "V", "R2", *circles[6:]], ["R3", "R4", "R5", *[""] * played.accel_circles]],
            fight=hints.fight,
            note=hints.note,
            facts=hints.facts,
            moot={"parts": hints.order_is_moot},
            counted="damage",
            headings=["ON_TURN_START"],
            minor=["ON_STAND", "ON_MOVE", "ON_SENT_TO_SOUL"],
            routine=ROUTINE,
            folded=FOLDED,
            causes=CAUSES,
        ),
    )


FAMILY: Final = Family(KEY, "Cardfight!! Vanguard", {key: partial(of_format, key) for key in FORMATS})
