"""The duel of the CSEN 401 course: two players, 8000 life points, thirty monsters and ten spells."""

from __future__ import annotations

from ...core.action import HANDLE, SLOT, Verb
from ...core.card import CardDef
from ...core.engine import Ending, PromptKind
from ...core.event import EventKind
from ...core.family import Family
from ...core.rules import Rules
from ...core.zone import FIELD, HIDDEN, OWNER, PUBLIC, Zone
from ...language.cardform import card_to_json
from ...language.messages import register_messages
from ...language.words import register_words
from . import insight, legality, policy
from . import names as n
from . import procedures as steps
from .cards import CARDS
from .decks import DECKS, check, deal, prior
from .make import card_from_json
from .messages import MESSAGES
from .nodes import compile_card
from .phrases import WORDS
from .rules import DuelRules

__all__ = ["family"]

for lang, write in WORDS.items():
    register_words(n.KEY, lang, write)
    register_messages(n.KEY, lang, MESSAGES[lang])


def family(rules: Rules | None = None) -> Family:
    """The duel as the engine takes it, under the given rules or the shipped ones."""
    shipped = DuelRules()
    played = rules if rules is not None else shipped
    assert isinstance(played, DuelRules)
    monsters = Zone("monsters", FIELD, played.monster_slots)
    return Family(
        key=n.KEY,
        name="Duel",
        rules=shipped,
        remake=family,
        board=["hand", "deck", "monsters", "spells", "graveyard", "life"],
        zones=[
            Zone("deck", HIDDEN),
            Zone("hand", OWNER),
            monsters,
            Zone("spells", FIELD, played.spell_slots, "S"),
            Zone("graveyard", PUBLIC),
        ],
        counters=["life"],
        start_counters=[played.life],
        marks=n.MARKS,
        lasting_marks=["gain"],
        mark_names=n.MARK_NAMES,
        zone_marks={"spells": {"face": n.DOWN}},
        zone_kinds={"monsters": "monster", "spells": "spell"},
        stats=n.STATS,
        stat_marks={},
        stat_gains={"attack": "gain", "defense": "gain"},
        registers=n.REGISTERS,
        phases=n.PHASES,
        sections=[("main", "deck")],
        kinds=n.KINDS,
        verbs=[
            Verb("summon", HANDLE, tells=True),
            Verb("set", HANDLE, tells=True),
            Verb("activate", HANDLE, tells=True),
            Verb("switch", SLOT),
            Verb("attack", SLOT, SLOT, across=True),
            Verb("attack", SLOT),
            Verb("next"),
            Verb("end"),
        ],
        slots=monsters.slot_names(),
        slot_zone="monsters",
        prompts=[PromptKind("turn", "Phases", legality.turn_options)],
        procedures=steps.procedures(),
        events=[EventKind(name, values) for name, values in n.EVENTS],
        zone_events={"hand": "ON_DRAW", "graveyard": "ON_DISCARD", "monsters": "ON_REVIVE"},
        endings=[
            Ending("no_life", "Win: life points at 0"),
            Ending("empty_deck", "Win: the opponent must draw from an empty deck"),
        ],
        refusals=legality.REFUSALS,
        cards=CARDS,
        decks=DECKS,
        deal=deal,
        blank=CardDef("duel/blank", "Blank", "blank"),
        policy=policy.policy,
        keep=policy.keep,
        standing=policy.standing,
        outlook=policy.outlook,
        clear=1000,
        note=insight.note,
        knows=insight.facts,
        horizon=4,
        compile_card=compile_card,
        check=check,
        setup=steps.setup,
        begin=steps.begin,
        draw=steps.draw,
        rule_actions=steps.rule_actions,
        standby_ready=steps.nothing_waits,
        play_standby=steps.play_standby,
        candidates=legality.candidates,
        refuse=legality.refuse,
        prior=prior,
        kind_sections={},
        card_to_json=card_to_json,
        card_from_json=card_from_json,
        leaving=["next", "end"],
        headings=["ON_TURN", "ON_PHASE"],
        minor=["ON_PHASE", "ON_SHUFFLE", "ON_SPELL_DONE"],
        routine=["ON_SHUFFLE"],
        private={"add": "turn"},
        phase_names={"main": "main1"},
        procedures_at_rest=["turn"],
        prompts_at_rest=["turn"],
    )
