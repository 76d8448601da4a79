"""Cardfight!! Vanguard: one machine for its formats, which are rules records."""

from __future__ import annotations

from functools import partial
from typing import Final

from ...core.action import HANDLE, NUMBER, SLOT, Verb
from ...core.card import CardDef
from ...core.engine import Ending, PromptKind
from ...core.event import EventKind
from ...core.family import Family
from ...core.frame import Procedure, quiet
from ...core.rules import Rules
from ...core.zone import FIELD, HIDDEN, OWNER, PUBLIC, Zone
from ...language.cardform import card_to_json
from ...language.messages import register_messages
from ...language.words import register_words
from . import assist, g_guardian, gifts, insight, legality, options, orders, policy, rule_actions, running, stride
from . import battle as b
from . import names as n
from . import procedures as p
from .board import bonus
from .cardform import card_from_json
from .cards import CARDS
from .compiling import compile_card, waits, window_of
from .decks import CV, DECKS, D, V, check, fits, illegal, outside, prior
from .deeds import draw
from .events import EVENTS, ROUTINE
from .make import facts
from .messages import MESSAGES, messages
from .phrases import WORDS
from .rules import CV_PREMIUM, D_STANDARD, V_STANDARD, VanguardRules

__all__ = ["family", "family_premium", "family_v"]

FORMATS: Final = {
    D: ("Cardfight!! Vanguard D", D_STANDARD),
    V: ("Cardfight!! Vanguard V", V_STANDARD),
    CV: ("Cardfight!! Vanguard Premium", CV_PREMIUM),
}

for key in FORMATS:
    for lang in MESSAGES:
        register_messages(key, lang, messages(key, lang))
    for lang, write in WORDS.items():
        register_words(key, lang, write)

SIGHT = {"deck": HIDDEN, "hand": OWNER, "V": FIELD, "bind": FIELD, "G": FIELD, "ride": FIELD, "gauge": FIELD}


def procedures() -> list[Procedure]:
    """Every procedure of a fight, in the order of its numbers."""
    return [
        Procedure(
            "setup",
            "Set-up",
            [p.ask_starter, p.take_starter, p.deal, p.ask_mulligan, p.mulligan, p.stand_up, p.first_turn],
        ),
        Procedure(
            "turn",
            "The turn",
            [
                p.begin_turn,
                p.stand_phase,
                p.draw_phase,
                p.ride_phase,
                p.stride_phase,
                p.main_phase,
                p.battle_phase,
                p.end_phase,
                p.next_turn,
            ],
        ),
        Procedure("stand", "Stand phase", [p.stand_start, p.stand_units, p.stand_end]),
        Procedure(
            "draw",
            "Draw phase",
            [p.draw_start, p.draw_one, assist.ask_assist, assist.begin_assist, p.draw_end],
        ),
        Procedure("ride phase", "Ride phase", [p.ride_start, p.ask_ride, p.do_ride, p.ride_end]),
        Procedure("ride", "Ride", [p.pay_for_ride, quiet(p.discard_for_ride), quiet(p.ride)]),
        Procedure("main", "Main phase", [p.main_start, p.ask_main, p.do_main, p.main_end]),
        Procedure("battle", "Battle phase", [b.battle_start, b.start_step, b.choose_attack, b.attack, b.battle_end]),
        Procedure(
            "attack",
            "Battle",
            [
                b.attack_step,
                b.ask_boost,
                b.declare,
                b.guard_step,
                b.ask_guard,
                b.guard,
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
        ),
        Procedure(
            "check",
            "Checks",
            [
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
        ),
        Procedure("end", "End phase", [p.end_start, p.end_durations, p.end_turn]),
        Procedure("no vanguard", "No vanguard", [rule_actions.ask_soul, rule_actions.ride_from_soul]),
        Procedure(
            "stride phase",
            "Stride phase",
            [stride.stride_start, stride.ask_stride, stride.do_stride, stride.stride_end],
        ),
        Procedure("stride", "Stride", [stride.pay_for_stride, quiet(stride.stride)]),
        Procedure("act", "ACT", [orders.pay, quiet(orders.act)]),
        Procedure("order", "Orders", [orders.pay, quiet(orders.order)]),
        Procedure("blitz", "Orders", [orders.pay, quiet(orders.order)]),
        Procedure("deal", "Damage by an effect", [b.deal_one]),
        Procedure("resolve", "Orders", [quiet(orders.resolve_order), quiet(orders.order_done)]),
        Procedure(
            "gift",
            "Imaginary gifts",
            [quiet(gifts.ask_type), quiet(gifts.read_type), quiet(gifts.ask_circle), quiet(gifts.gain)],
        ),
        Procedure(
            "assist",
            "G-assist",
            [assist.show_hand, quiet(assist.take), quiet(assist.ask_price), quiet(assist.pay_price)],
        ),
        Procedure("G guardian", "G guardian", [g_guardian.ask_heal, quiet(g_guardian.call)]),
        Procedure("heart", "Stride", [quiet(stride.ask_heart), quiet(stride.take_heart)]),
    ]


def family(rules: Rules | None = None) -> Family:
    """The D format, under the given rules or the shipped ones."""
    return of_format(D, rules)


def family_v(rules: Rules | None = None) -> Family:
    """The V format."""
    return of_format(V, rules)


def family_premium(rules: Rules | None = None) -> Family:
    """The premium format."""
    return of_format(CV, rules)


def of_format(key: str, rules: Rules | None = None) -> Family:
    """A format as the engine takes it: a name, a rules record, a card pool and ready decks; the steps are the same."""
    name, shipped = FORMATS[key]
    played = rules if rules is not None else shipped
    assert isinstance(played, VanguardRules)
    zones = [Zone(name, SIGHT.get(name, PUBLIC)) for name in n.ZONES]
    zones += [Zone(f"X{i + 1}", PUBLIC) for i in range(played.accel_circles)]
    circles = [zone.name for i, zone in enumerate(zones) if n.V <= i <= n.R5 or i >= n.ACCEL]
    return Family(
        key=key,
        name=name,
        rules=shipped,
        remake=partial(of_format, key),
        board=[zone.name for zone in zones] + ["energy"],
        zones=zones,
        counters=["energy"],
        start_counters=[0],
        marks=n.MARKS,
        lasting_marks=["ride_card"],
        mark_names=n.MARK_NAMES,
        zone_marks={"ride": {"face": 1, "ride_card": 1}, "G": {"face": 1}},
        stats=n.STATS,
        skills=n.SKILLS,
        mutes=["locked", "deleted"],
        reprints=True,
        trait_kinds=n.TRAITS,
        waits=waits,
        window=window_of,
        grants="ability",
        skipped=[] if played.stride else ["stride"],
        leaving=["pass ride", "pass stride", "pass main", "pass attack"],
        stat_marks={},
        stat_gains={},
        registers=n.REGISTERS,
        phases=n.PHASES,
        sections=[("main", "deck"), ("ride", "ride"), ("G", "G")],
        kinds=n.KINDS,
        verbs=[
            Verb("ride", HANDLE, tells=True),
            Verb("call", HANDLE, SLOT, tells=True),
            Verb("move", SLOT),
            Verb("attack", SLOT, SLOT, across=True),
            Verb("boost", SLOT),
            Verb("guard", HANDLE, tells=True),
            Verb("intercept", SLOT),
            Verb("act", HANDLE, NUMBER),
            Verb("order", HANDLE, tells=True),
            Verb("stride", HANDLE, tells=True),
            Verb("dress", HANDLE, SLOT, tells=True),
            Verb("place", SLOT),
            Verb("guard", HANDLE, SLOT, tells=True),
            Verb("intercept", SLOT, SLOT),
            Verb("gguard", HANDLE, tells=True),
            Verb("gguard", HANDLE, SLOT, tells=True),
        ],
        slots=circles,
        slot_zone="V",
        rows=[["R1", "V", "R2", *circles[6:]], ["R3", "R4", "R5", *[""] * played.accel_circles]],
        prompts=[
            PromptKind("mulligan", "Set-up", options.mulligan_options),
            PromptKind("ride", "Ride phase", options.ride_options),
            PromptKind("discard", "Ride", options.discard_options),
            PromptKind("main", "Main phase", options.main_options),
            PromptKind("attack", "Battle phase", options.attack_options),
            PromptKind("boost", "Battle", options.boost_options),
            PromptKind("guard", "Battle", options.guard_options),
            PromptKind("trigger", "Triggers", options.trigger_options),
            PromptKind("heal", "Triggers", options.heal_options),
            PromptKind("stand", "Triggers", options.stand_options),
            PromptKind("soul", "No vanguard", options.soul_options),
            PromptKind("stride", "Stride phase", options.stride_options),
            PromptKind("stride_cost", "Stride", options.stride_cost_options),
            PromptKind("circle", "Calls", running.circle_options),
            PromptKind("starter", "Set-up", options.starter_options),
            PromptKind("parts", "Triggers", options.parts_options),
            PromptKind("gift", "Imaginary gifts", gifts.type_options),
            PromptKind("gift_circle", "Imaginary gifts", gifts.circle_options),
            PromptKind("assist", "G-assist", assist.assist_options),
            PromptKind("assist_card", "G-assist", assist.card_options),
            PromptKind("assist_price", "G-assist", assist.price_options),
            PromptKind("critical", "Triggers", options.trigger_options),
            PromptKind("heal_cost", "G guardian", g_guardian.heal_cost_options),
            PromptKind("heart", "Stride", stride.heart_options),
        ],
        procedures=procedures(),
        events=[EventKind(name, values) for name, values in EVENTS],
        zone_events={"drop": "ON_SENT_TO_DROP", "soul": "ON_SENT_TO_SOUL", "hand": "ON_SENT_TO_HAND"},
        endings=[
            Ending("six_damage", "Six damage"),
            Ending("empty_deck", "No card in the deck"),
            Ending("no_vanguard", "No vanguard"),
            Ending("both_lose", "Both lose at once: a draw"),
            Ending("by_effect", "A card's effect"),
            Ending("illegal_deck", "An illegal deck"),
        ],
        refusals=legality.REFUSALS,
        cards=CARDS[key],
        decks=DECKS[key],
        facts=facts,
        bonus=bonus,
        blank=CardDef("vanguard/blank", "Blank", "blank"),
        policy=policy.policy,
        idle=["move"],
        fight=insight.fight,
        note=insight.note,
        knows=insight.facts,
        keep=policy.keep,
        standing=policy.standing,
        compile_card=compile_card,
        check=check,
        setup=p.setup,
        begin=p.begin,
        draw=draw,
        rule_actions=rule_actions.rule_actions,
        standby_ready=p.always_ready,
        play_standby=p.play_standby,
        candidates=legality.candidates,
        refuse=legality.refuse,
        prior=prior,
        fits=fits,
        outside=outside,
        illegal=illegal if played.on_illegal_deck == "lose" else None,
        kind_sections={},
        card_to_json=card_to_json,
        card_from_json=card_from_json,
        headings=["ON_TURN_START"],
        minor=["ON_STAND", "ON_MOVE", "ON_SENT_TO_SOUL"],
        routine=ROUTINE,
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
    )
