"""Vanguard's own words in Russian."""

from __future__ import annotations

from ....language.grammar import Table
from ....language.phrases.zones import inflected_cards
from ....language.tongues.ru import noun
from .. import nodes as n
from .fr import NOUNS

PLACES = {
    "hand": ("в вашей руке", "в руке соперника", "в руке любого игрока"),
    "deck": ("в вашей колоде", "в колоде соперника", "в любой колоде"),
    "drop": ("в вашем сбросе", "в сбросе соперника", "в любом сбросе"),
    "soul": ("в вашей душе", "в душе соперника", "в любой душе"),
    "damage": ("в вашей зоне урона", "в зоне урона соперника", "в любой зоне урона"),
}
STATS = {"power": "силе", "shield": "щиту", "critical": "криту", "drive": "драйву", "grade": "грейду"}  # "+1 к силе"
ZONES = {"hand": "руку", "deck": "колоду", "drop": "сброс", "soul": "душу", "damage": "зону урона"}
UNIT = ("юнит юнита юниту юнита юнитом юните", "юниты юнитов юнитам юнитов юнитами юнитах")


def russian(t: Table) -> None:
    """Add Vanguard's Russian phrases."""
    t.lexicon.nouns["unit"] = noun("m", *UNIT, animate=True)
    t.lexicon.nouns["normal_unit"] = noun("m", *UNIT, animate=True, after="без триггера")
    t.lexicon.nouns["trigger_unit"] = noun("m", *UNIT, animate=True, after="с триггером")
    inflected_cards(t, PLACES, dict.fromkeys(PLACES, NOUNS))
    t.phrase("cards", n.YourUnits, "{det} {unit} под вашим контролем")
    t.phrase("single", n.YourUnits, "юнит под вашим контролем")
    t.words("stat", STATS)
    t.words("place", ZONES)
    for circle in ("VC", "RC", "GC"):
        t.word("circle", circle, circle)
    t.row("circles", "circle", "/")
    t.alias("on_circles", "({:circles})")
    t.phrase("timing", n.RodeUpon, "когда поверх этого юнита совершают райд")
    t.phrase("timing", n.PutOnGuard, "когда этого юнита помещают на круг защиты")
    t.phrase("timing", n.Attacks, "когда этот юнит атакует")
    t.phrase("condition", n.WentSecond, "вы ходили вторым")
    t.phrase("condition", n.Attacking, "этот юнит атакует")
    t.phrase("simple", n.Unhit, "{of:subject} не может получить попадание в этом бою")
    t.row("costs", "cost", "&")
    t.phrase("cost", n.DiscardFromHand, "сбросьте {n:count/acc} из руки")
    t.phrase(
        "ability", n.Auto, "[AUTO]: {on:timing}(, если {needs:condition})?(, ЦЕНА [{cost:costs}])?: {do:sentences}"
    )
    said = "[CONT]{where:on_circles}: {of:subject} получает {by:signed} к {stat:stat}(, пока {when:condition})?."
    t.phrase("ability", n.Continuous, said)
