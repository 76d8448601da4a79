"""The duel of the CSEN 401 course: two players, 8000 life points, thirty monsters and ten spells."""

from __future__ import annotations

from typing import Final

from ...core.blueprint import Blueprint, DeckRules, Face, Judgement, Layout, Rulebook
from ...core.card import CardDef
from ...core.family import Family
from ...core.frame import Step
from ...core.rules import Rules
from ...core.terms import endings_of, events_of, procedures_of, prompts_of, verbs_of
from ...core.zone import FIELD, HIDDEN, OWNER, PUBLIC, Zone
from ...facets.facets import register_facets
from ...language.cardform import card_to_json
from ...language.messages import register_messages
from ...language.ready import register_ready
from ...language.words import register_words
from . import hints, legality, policy, terms
from . import names as n
from . import procedures as steps
from .cards import CARDS
from .decks import DECKS, check, deal, prior
from .dispatch import DECLARED, Direct
from .facets import FACETS
from .make import card_from_json
from .measures import MEASURES
from .messages import MESSAGES
from .messages.ready import READY
from .nodes import compile_card
from .phrases import WORDS
from .rules import DuelRules

__all__ = ["FAMILY"]

register_facets(n.KEY, FACETS)
for lang, write in WORDS.items():
    register_words(n.KEY, lang, write)
    register_messages(n.KEY, lang, MESSAGES[lang])
register_ready(n.KEY, READY)

STEPS: Final[dict[int, list[Step]]] = {
    n.TURN: [steps.begin_turn, steps.draw_card, steps.act, steps.perform, steps.next_turn],
    n.ADD_MONSTER: [steps.sacrifice, steps.add_monster],
    n.ACTIVATE_SPELL: [steps.announce, steps.carry_out, steps.discard_spell],
    n.ATTACK_WITH: [steps.declare_attack, steps.turn_up_defender, steps.compare],
}


def blueprint(rules: Rules | None = None) -> Blueprint:
    """The duel as the engine takes it, under the given rules or the shipped ones."""
    shipped = DuelRules()
    played = rules if rules is not None else shipped
    assert isinstance(played, DuelRules)
    zones = {
        "deck": Zone("deck", HIDDEN),
        "hand": Zone("hand", OWNER),
        "monsters": Zone("monsters", FIELD, played.monster_slots),
        "spells": Zone("spells", FIELD, played.spell_slots, "S"),
        "graveyard": Zone("graveyard", PUBLIC),
    }
    return Blueprint(
        family=FAMILY,
        key=n.KEY,
        name="Duel",
        rules=shipped,
        remake=blueprint,
        cards=CARDS,
        decks=DECKS,
        blank=CardDef("duel/blank", "Blank", "blank"),
        earlier={2: {"next_ends_turn": False, "asks_in_vain": True}},
        card_to_json=card_to_json,
        card_from_json=card_from_json,
        layout=Layout(
            board=["hand", "deck", "monsters", "spells", "graveyard", "life"],
            zones=[zones[name] for name in n.ZONES],
            counters=["life"],
            start_counters=[played.life],
            marks=n.MARKS,
            lasting_marks=["gain"],
            mark_names={"mode": n.MODES, "face": n.FACES},
            zone_marks={"spells": {"face": n.DOWN}},
            zone_kinds={"monsters": "monster", "spells": "spell"},
            stats=n.STATS,
            stat_gains={"attack": "gain", "defense": "gain"},
            registers=n.REGISTERS,
            phases=n.PHASES,
            kinds=n.KINDS,
            verbs=verbs_of(terms.VERBS),
            slots=zones["monsters"].slot_names(),
            slot_zone="monsters",
            phase_names={"main": "main1"},
        ),
        rulebook=Rulebook(
            prompts=prompts_of(terms.PROMPTS, {n.ASK_TURN: legality.turn_options}),
            procedures=procedures_of(terms.PROCEDURES, STEPS),
            events=events_of(terms.EVENTS),
            zone_events={"hand": "ON_DRAW", "graveyard": "ON_DISCARD", "monsters": "ON_REVIVE"},
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
            move_batch=steps.bury_batch,
            rule_actions=steps.rule_actions,
            standby_ready=steps.nothing_waits,
            play_standby=steps.play_standby,
            candidates=legality.candidates,
            refuse=legality.refuse,
            private={"add": "turn"},
            procedures_at_rest=["turn"],
            prompts_at_rest=["turn"],
        ),
        deck_rules=DeckRules(
            sections=[("main", "deck")],
            deal=deal,
            check=check,
            prior=prior,
            reprints=True,
        ),
        judgement=Judgement(
            policy=policy.policy,
            card_value=policy.card_value,
            evaluate=policy.evaluate,
            search_evaluate=policy.search_evaluate,
            decisive_margin=1000,
            horizon=4,
            leaving=["next", "end"],
        ),
        face=Face(
            note=hints.note,
            facts=hints.facts,
            headings=["ON_TURN", "ON_PHASE"],
            minor=["ON_PHASE", "ON_SHUFFLE", "ON_SPELL_DONE"],
            routine=["ON_SHUFFLE"],
            folded=["ON_PHASE", "ON_SPELL_DONE", "ON_DRAW Phases", "ON_DRAW The start of the game", "ON_FLIP Spells"],
            closed=[] if played.closed_piles == "none" else [played.closed_piles],
        ),
    )


FAMILY: Final = Family(n.KEY, "Duel", {n.KEY: blueprint})
