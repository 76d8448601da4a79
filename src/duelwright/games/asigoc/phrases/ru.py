"""ASIGOC's own words in Russian."""

from __future__ import annotations

from ....language.grammar import ANY, Table
from ....language.grammars.ru import CARD, HUSHED, adjective, noun
from ....language.node import Node
from ....language.nodes import AtLeast, Cards, Choose, Not, Side
from ....language.phrases.zones import SIDES, inflected_cards
from .. import nodes as n
from .fr import IN_PLAY, NOUNS

PLACES = {
    "hand": ("в вашей руке", "в руке соперника", "в руке любого игрока"),
    "deck": ("в вашей колоде", "в колоде соперника", "в любой колоде"),
    "discard": ("в вашем сбросе", "в сбросе соперника", "в любом сбросе"),
    "weapons": ("под вашим контролем", "под контролем соперника", "в игре"),
    "ace": ("в вашей зоне Туза", "в зоне Туза соперника", "в любой зоне Туза"),
}


def russian(t: Table) -> None:
    """Add ASIGOC's Russian phrases."""
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
    words.agreeing["attacking"] = adjective("атакующ", HUSHED)
    words.agreeing["blocking"] = adjective("блокирующ", HUSHED)
    _cards(t)
    _words(t)
    _effects(t)
    _conditions(t)
    _abilities(t)


def _cards(t: Table) -> None:
    inflected_cards(t, PLACES, {zone: IN_PLAY if zone == "weapons" else NOUNS for zone in PLACES})
    weapons: list[tuple[type[Node], str]] = [(n.Attacker, "attacking"), (n.Blocker, "blocking")]
    for selector, word in weapons:
        for category in ("object", "subject", "whichever", "single"):
            t.phrase(category, selector, f"{{{word}}} {{weapon}}")


def _words(t: Table) -> None:
    t.word("stat", "attack", "{attack}")
    t.word("stat", "block", "{block}")
    for zone, key, rest in (
        ("weapons", "slot", ""),
        ("discard", "discard", ""),
        ("hand", "hand", " владельца"),
        ("deck", "deck", " владельца"),
        ("ace", "zone", " Туза"),
    ):
        t.word("place", zone, f"{{{key}}}{rest}")
    t.lexicon.nouns["slot"] = noun(
        "f", "ячейка ячейки ячейке ячейку ячейкой ячейке", "ячейки ячеек ячейкам ячейки ячейками ячейках"
    )
    t.lexicon.nouns["discard"] = noun(
        "m", "сброс сброса сбросу сброс сбросом сбросе", "сбросы сбросов сбросам сбросы сбросами сбросах"
    )
    t.lexicon.nouns["hand"] = noun("f", "рука руки руке руку рукой руке", "руки рук рукам руки руками руках")
    t.lexicon.nouns["deck"] = noun(
        "f", "колода колоды колоде колоду колодой колоде", "колоды колод колодам колоды колодами колодах"
    )
    t.lexicon.nouns["zone"] = noun("f", "зона зоны зоне зону зоной зоне", "зоны зон зонам зоны зонами зонах")
    t.words(
        "timing",
        {
            "main": "главный шаг",
            "battle": "шаг битвы",
            "any": "в любой момент",
            "attack": "до блокирования",
            "block": "после блокирования",
            "waiting": "пока ожидает эффект соперника",
        },
    )
    t.words(
        "limit",
        {
            "turn": "один раз за ход",
            "game": "один раз за партию",
            "": "любое число раз",
        },
    )


def _effects(t: Table) -> None:
    for kind, key in NOUNS.items():
        theirs = Cards("hand", "opponent's", kind)
        said = f"соперник выбирает {{n:number}} {{{key}/acc*n}} в своей руке"
        t.prefer("simple", Choose, said, name="", by="opponent", of=theirs)
        said = f"соперник выбирает не больше {{n:number}} {{{key}/gen*n}} в своей руке"
        t.prefer("simple", Choose, said, name="", by="opponent", of=theirs, up_to=True)
    for who, deals, gains in (
        ("opponent", "нанесите сопернику", "соперник получает"),
        ("you", "получите", "получите"),
        ("each", "каждый игрок получает", "каждый игрок получает"),
    ):
        t.phrase("simple", n.Damage, f"{deals} {{n:number}} {{unit/acc*n}} урона", who=who)
        t.phrase("simple", n.Damage, f"{deals} урон, равный {{n:amount}}", who=who)
        t.phrase("simple", n.Heal, f"{gains} {{n:number}} {{unit/acc*n}} здоровья", who=who)
        t.phrase("simple", n.Heal, f"{gains} здоровье, равное {{n:amount}}", who=who)
    t.phrase("simple", n.Wear, "{of:subject} навсегда теряет {n:number} {unit/acc*n} Блока")
    t.phrase("simple", n.Mend, "{of:subject} восстанавливает до {n:number} {unit/gen*n} потерянного Блока")
    t.phrase("simple", n.Nullify, "отмените последний ожидающий эффект соперника")
    t.phrase("simple", n.Nullify, "отмените все ожидающие эффекты соперника", every=True)
    t.phrase("simple", n.Deploy, "переместите {of:object/acc} в ваши свободные ячейки")
    t.phrase("simple", n.StopAttack, "атака прекращается")


def _conditions(t: Table) -> None:
    for zone, places in PLACES.items():
        for side, place in zip(SIDES, places, strict=True):
            t.phrase("where", Cards, place, zone=zone, side=side, kind=ANY, other=ANY)
        for kind, key in (IN_PLAY if zone == "weapons" else NOUNS).items():
            t.phrase("what", Cards, f"{{{key}}}", zone=zone, side=ANY, kind=kind)
            t.phrase("what", Cards, f"{{other}} {{{key}}}", zone=zone, side=ANY, kind=kind, other=True)
    t.prefer("condition", AtLeast, "{of:where} не меньше {n:number} {of:what/gen*n}")
    t.prefer("condition", AtLeast, "{of:where} есть {of:what/nom.sg}", n=1)
    controls: list[tuple[Side, str]] = [("yours", "вы контролируете"), ("opponent's", "соперник контролирует")]
    for side, verb in controls:
        for kind in NOUNS:
            for other in (False, True):
                of = Cards("weapons", side, kind, other)
                t.prefer("condition", AtLeast, f"{verb} не меньше {{n:number}} {{of:controlled/gen*n}}", of=of)
                t.prefer("condition", AtLeast, f"{verb} {{of:controlled/acc.sg}}", n=1, of=of)
                word = f"{{other}} {{{kind or 'weapon'}}}" if other else f"{{{kind or 'weapon'}}}"
                t.phrase("controlled", Cards, word, zone="weapons", side=side, kind=kind, other=other)
    t.prefer("condition", Not, "соперник атакует", of=n.YourAttack())
    t.phrase("condition", n.YourAttack, "вы атакуете")
    for who, has in (("you", "у вас"), ("opponent", "у соперника")):
        t.phrase("condition", n.HealthAtMost, f"{has} не больше {{n:number}} {{unit/gen*n}} здоровья", who=who)


def _abilities(t: Table) -> None:
    t.phrase("ability", n.Entered, "когда эта карта входит в игру: {do:sentences}")
    t.phrase("ability", n.Item, "{do:sentences}")
    head = "(, если {needs:condition})?(, цена [{cost:costs}])?: {do:sentences}"
    t.phrase("ability", n.Item, "{when:timing}" + head)
    t.phrase("ability", n.Activated, "{when:timing}, {once:limit}" + head)
    t.row("costs", "cost", ";")
    t.phrase("cost", n.DiscardCards, "сбросьте {n:count/acc}")
    t.phrase("cost", n.PayHealth, "заплатите {n:number} {unit/acc*n} здоровья")
