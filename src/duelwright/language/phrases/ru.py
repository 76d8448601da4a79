"""Russian phrases of the shared nodes. Slots name the case; the noun phrase brings gender and number together."""

from __future__ import annotations

from .. import nodes as n
from ..grammar import Table
from ..grammars import Russian
from .sentences import sentences


def table() -> Table:
    """The shared Russian phrases."""
    t = Table(Russian())
    sentences(t, ", затем", "; или")
    _things(t)
    _numbers(t)
    _conditions(t)
    _effects(t)
    _abilities(t)
    return t


def _things(t: Table) -> None:
    for category in ("object", "subject"):
        t.phrase(category, n.This, "{this} {card}")
        t.phrase(category, n.It, "{chosen} {card}", name="it")
        t.phrase(category, n.It, "{seen} {card}", name="seen it")
    t.phrase("object", n.It, "{chosen/pl} {card/pl}", name="them")
    t.phrase("object", n.It, "{seen/pl} {card/pl}", name="seen them")
    t.phrase("object", n.It, "{card/pl} {name:ordinal}")
    t.phrase("object", n.Rest, "{remaining/pl} {card/pl}", of="", without="")
    t.phrase("object", n.Rest, "{card/pl} {of:ordinal}, кроме карт {without:ordinal},")
    t.alias("object", "{:cards/each.sg}")
    t.phrase("subject", n.It, "каждая из выбранных карт", name="them")
    t.phrase("subject", n.It, "каждая из просмотренных карт", name="seen them")
    t.phrase("subject", n.It, "каждая из карт {name:ordinal}")
    t.phrase("subject", n.Rest, "каждая из остальных карт", of="", without="")
    t.phrase("subject", n.Rest, "каждая из карт {of:ordinal}, кроме карт {without:ordinal},")
    t.alias("subject", "{:cards/each.sg}")
    t.phrase("whichever", n.This, "{this} {card}")
    t.alias("whichever", "{:cards/sg}")
    for number in range(1, 13):
        t.word("ordinal", str(number), f"выбора № {number}")


def _numbers(t: Table) -> None:
    t.count("number", "{#}")
    t.count("signed", "+{#}")
    t.count("signed", "-{#}", least=1, factor=-1)
    t.word("count", 1, "{card}")
    t.count("count", "{#} {card*#}")
    t.alias("count", "число карт, равное {:amount}")
    t.phrase("amount", n.Count, "числу {of:cards/gen.pl}")  # an amount stands in the dative
    t.phrase("amount", n.Count, "числу {of:cards/gen.pl}, умноженному на {times:number}")
    t.phrase("amount", n.ValueOf, "{stat:stat/dat} {of:object/gen}")


def _conditions(t: Table) -> None:
    t.phrase("condition", n.AtLeast, "есть {of:cards/nom.sg}", n=1)
    t.phrase("condition", n.AtLeast, "есть не меньше {n:number} {of:cards/gen*n}")
    t.phrase("condition", n.AtLeast, "есть {of:single}", n=1)
    t.phrase("condition", n.Not, "не выполнено условие [{of:condition}]")
    t.phrase("condition", n.All, "выполнены все условия [{of:conditions}]")
    t.phrase("condition", n.Either, "выполнено хотя бы одно условие [{of:conditions}]")
    t.row("conditions", "condition", ";")


def _effects(t: Table) -> None:
    for who, verb in (("you", "возьмите"), ("opponent", "соперник берёт"), ("each", "каждый игрок берёт")):
        t.phrase("simple", n.Draw, f"{verb} {{n:count/acc}}", who=who)
    for by, verb in (("you", "выберите"), ("opponent", "соперник выбирает")):
        t.phrase("simple", n.Choose, f"{verb} {{of:cards/acc.sg}}", name="", n=1, by=by)
        t.phrase("simple", n.Choose, f"{verb} {{n:number}} {{of:cards/acc*n}}", name="", by=by)
        t.phrase("simple", n.Choose, f"{verb} не больше {{n:number}} {{of:cards/gen*n}}", name="", up_to=True, by=by)
        t.phrase("simple", n.Choose, f"{verb} {{n:number}} из {{of:object/gen}}", name="", by=by)
        t.phrase("simple", n.Choose, f"{verb} не больше {{n:number}} из {{of:object/gen}}", name="", up_to=True, by=by)
    t.phrase("simple", n.Discard, "отправьте {of:object/acc} в сброс")
    t.phrase("simple", n.Return, "верните {of:object/acc} в руку владельца")
    t.phrase("simple", n.ToHand, "положите {of:object/acc} в свою руку")
    t.phrase("simple", n.ToBottom, "положите {of:object/acc} в низ своей колоды")
    t.phrase("simple", n.Look, "посмотрите верхнюю карту своей колоды", name="", n=1)
    t.phrase("simple", n.Look, "посмотрите {n:number} {top/acc*n} {card/acc*n} своей колоды", name="")
    t.phrase("simple", n.Search, "найдите в своей колоде {of:deck_cards/acc.sg}", name="")
    t.phrase("simple", n.Search, "найдите в своей колоде не больше {n:number} {of:deck_cards/gen*n}", name="")
    t.phrase("simple", n.Search, "найдите в своей колоде {of:cards/acc.sg}", name="")
    t.phrase("simple", n.Search, "найдите в своей колоде не больше {n:number} {of:cards/gen*n}", name="")
    t.phrase("simple", n.Reveal, "покажите {of:object/acc}")
    t.phrase("simple", n.Shuffle, "перетасуйте свою колоду")
    for until, words in (("turn", "до конца хода"), ("battle", "на время этой атаки"), ("always", "навсегда")):
        t.phrase("simple", n.Change, f"{{of:subject}} получает {{by:signed}} к {{stat:stat/dat}} {words}", until=until)
        t.phrase(
            "simple",
            n.Change,
            f"{{of:subject}} получает прибавку к {{stat:stat/dat}}, равную {{by:amount}}, {words}",
            until=until,
        )
    t.phrase("compound", n.If, "если {when:condition}, {then:steps}(; иначе {otherwise:steps})?")
    t.phrase("compound", n.OneOf, "выберите одно: {options:alternatives}")
    t.phrase("compound", n.May, "если хотите, {do:steps}")


def _abilities(t: Table) -> None:
    t.phrase("ability", n.Cont, "{of:subject} имеет {by:signed} к {stat:stat/dat}(, пока {when:condition})?.")
    t.phrase(
        "ability",
        n.Cont,
        "{of:subject} имеет прибавку к {stat:stat/dat}, равную {by:amount}(, пока {when:condition})?.",
    )
    way = "вместо перехода из {source:place/gen} в {into:place/acc} {of:whichever} "
    t.phrase("ability", n.Instead, way + "переходит в {to:place/acc}.")
    t.phrase("ability", n.Instead, way + "может перейти в {to:place/acc}.", optional=True)
