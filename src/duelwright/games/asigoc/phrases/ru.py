"""ASIGOC's own words in Russian."""

from __future__ import annotations

from typing import Final

from ....language.grammar import ANY, Table
from ....language.grammars.ru import CARD, HUSHED, adjective, noun
from ....language.nodes import AtLeast, Cards
from ....language.phrases.wiring import Wiring
from ....language.phrases.zones import SIDES
from .wiring import nouns_in, wire

PLACES: Final = {
    "hand": ("в вашей руке", "в руке соперника", "в руке любого игрока"),
    "deck": ("в вашей колоде", "в колоде соперника", "в любой колоде"),
    "discard": ("в вашем сбросе", "в сбросе соперника", "в любом сбросе"),
    "weapons": ("под вашим контролем", "под контролем соперника", "в игре"),
    "ace": ("в вашей зоне Туза", "в зоне Туза соперника", "в любой зоне Туза"),
}
WORDS: Final = {
    "stat": {"attack": "{attack}", "block": "{block}"},
    "happening": {"draw": "взять карту", "damage": "получить урон"},
    "place": {
        "weapons": "{slot}", "discard": "{discard}", "hand": "{hand} владельца", "deck": "{deck} владельца",
        "ace": "{zone} Туза",
    },
    "timing": {
        "main": "главный шаг", "battle": "шаг битвы", "any": "в любой момент", "attack": "до блокирования",
        "block": "после блокирования", "waiting": "пока ожидает эффект соперника",
    },
    "limit": {"turn": "один раз за ход", "game": "один раз за партию", "": "любое число раз"},
}  # fmt: skip
_HEAD: Final = "(, если {needs:condition})?(, цена [{cost:costs}])?: {do:sentences}"
SAID: Final = {
    "Attacker": "{attacking} {weapon}",
    "Attacker single": "{attacking} {weapon}",
    "Blocker": "{blocking} {weapon}",
    "Blocker single": "{blocking} {weapon}",
    # Effects
    "Choose theirs": "соперник выбирает {n:number} {<noun>/acc*n} в своей руке",
    "Choose theirs, up to": "соперник выбирает не больше {n:number} {<noun>/gen*n} в своей руке",
    "Choose theirs, one": "соперник выбирает {<noun>/acc} в своей руке",
    "Damage opponent": "нанесите сопернику {n:number} {unit/acc*n} урона",
    "Damage opponent, amount": "нанесите сопернику урон, равный {n:amount}",
    "Damage you": "получите {n:number} {unit/acc*n} урона",
    "Damage you, amount": "получите урон, равный {n:amount}",
    "Damage each": "каждый игрок получает {n:number} {unit/acc*n} урона",
    "Damage each, amount": "каждый игрок получает урон, равный {n:amount}",
    "Heal opponent": "соперник получает {n:number} {unit/acc*n} здоровья",
    "Heal opponent, amount": "соперник получает здоровье, равное {n:amount}",
    "Heal you": "получите {n:number} {unit/acc*n} здоровья",
    "Heal you, amount": "получите здоровье, равное {n:amount}",
    "Heal each": "каждый игрок получает {n:number} {unit/acc*n} здоровья",
    "Heal each, amount": "каждый игрок получает здоровье, равное {n:amount}",
    "Wear": "{of:subject} навсегда теряет {n:number} {unit/acc*n} Блока",
    "Mend": "{of:subject} восстанавливает до {n:number} {unit/gen*n} потерянного Блока",
    "Nullify": "отмените последний ожидающий эффект соперника",
    "Nullify every": "отмените все ожидающие эффекты соперника",
    "Deploy": "переместите {of:object/acc} в ваши свободные ячейки",
    "StopAttack": "атака прекращается",
    # Conditions
    "AtLeast control, yours": "вы контролируете не меньше {n:number} {of:controlled/gen*n}",
    "AtLeast control one, yours": "вы контролируете {of:controlled/acc.sg}",
    "AtLeast control, opponent's": "соперник контролирует не меньше {n:number} {of:controlled/gen*n}",
    "AtLeast control one, opponent's": "соперник контролирует {of:controlled/acc.sg}",
    "Cards": "<noun>",
    "Not your attack": "соперник атакует",
    "YourAttack": "вы атакуете",
    "HealthAtMost you": "у вас не больше {n:number} {unit/gen*n} здоровья",
    "HealthAtMost opponent": "у соперника не больше {n:number} {unit/gen*n} здоровья",
    # Abilities
    "Entered": "когда эта карта входит в игру: {do:sentences}",
    "Item": "{when:timing}" + _HEAD,
    "Activated": "{when:timing}, {once:limit}" + _HEAD,
    "DiscardCards": "сбросьте {n:count/acc}",
    "PayHealth": "заплатите {n:number} {unit/acc*n} здоровья",
}


def russian(t: Table) -> None:
    """Add ASIGOC's Russian phrases."""
    _nouns(t)
    _counted(t)
    w = Wiring(t, SAID)
    wire(w, PLACES, WORDS)
    w.whole()


def _nouns(t: Table) -> None:
    words = t.lexicon
    words.nouns["weapon"] = noun(
        "n", "Оружие Оружия Оружию Оружие Оружием Оружии", "Оружия Оружия Оружиям Оружия Оружиями Оружиях"
    )
    words.nouns["weapon"].several = noun("f", *CARD, after="Оружия")  # the word has no plural in good Russian
    words.nouns["item"] = noun(
        "m",
        "Предмет Предмета Предмету Предмет Предметом Предмете",
        "Предметы Предметов Предметам Предметы Предметами Предметах",
    )
    words.nouns["ace"] = noun("m", "Туз Туза Тузу Туза Тузом Тузе", "Тузы Тузов Тузам Тузов Тузами Тузах", animate=True)
    words.nouns["attack"] = noun("f", "Атака Атаки Атаке Атаку Атакой Атаке", "Атаки Атак Атакам Атаки Атаками Атаках")
    words.nouns["block"] = noun("m", "Блок Блока Блоку Блок Блоком Блоке", "Блоки Блоков Блокам Блоки Блоками Блоках")
    words.nouns["slot"] = noun(
        "f", "ячейка ячейки ячейке ячейку ячейкой ячейке", "ячейки ячеек ячейкам ячейки ячейками ячейках"
    )
    words.nouns["discard"] = noun(
        "m", "сброс сброса сбросу сброс сбросом сбросе", "сбросы сбросов сбросам сбросы сбросами сбросах"
    )
    words.nouns["hand"] = noun("f", "рука руки руке руку рукой руке", "руки рук рукам руки руками руках")
    words.nouns["deck"] = noun(
        "f", "колода колоды колоде колоду колодой колоде", "колоды колод колодам колоды колодами колодах"
    )
    words.nouns["zone"] = noun("f", "зона зоны зоне зону зоной зоне", "зоны зон зонам зоны зонами зонах")
    words.agreeing["attacking"] = adjective("атакующ", HUSHED)
    words.agreeing["blocking"] = adjective("блокирующ", HUSHED)


def _counted(t: Table) -> None:
    """How many cards there are: first where, then what."""
    for zone, places in PLACES.items():
        for side, place in zip(SIDES, places, strict=True):
            t.phrase("where", Cards, place, zone=zone, side=side, kind=ANY, other=ANY)
        for kind, key in nouns_in(zone).items():
            t.phrase("what", Cards, f"{{{key}}}", zone=zone, side=ANY, kind=kind)
            t.phrase("what", Cards, f"{{other}} {{{key}}}", zone=zone, side=ANY, kind=kind, other=True)
    t.prefer("condition", AtLeast, "{of:where} не меньше {n:number} {of:what/gen*n}")
    t.prefer("condition", AtLeast, "{of:where} есть {of:what/nom.sg}", n=1)
