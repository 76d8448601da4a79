"""Russian phrases of the shared nodes. Slots name the case; the noun phrase brings gender and number together."""

from __future__ import annotations

from typing import Final

from ..grammar import Table
from ..grammars import Russian
from .sentences import sentences
from .wiring import Wiring, wire

_WAY: Final = "вместо перехода из {source:place/gen} в {into:place/acc} {of:whichever} "
_RETURN: Final = "верните {of:object/acc} в руку владельца"
SAID: Final = {
    # Things
    "This": "{this} {card}",
    "It it": "{chosen} {card}",
    "It seen it": "{seen} {card}",
    "It them, object": "{chosen/pl} {card/pl}",
    "It seen them, object": "{seen/pl} {card/pl}",
    "It by number, object": "{card/pl} {name:ordinal}",
    "It them, subject": "каждая из выбранных карт",
    "It seen them, subject": "каждая из просмотренных карт",
    "It by number, subject": "каждая из карт {name:ordinal}",
    "Rest object": "{remaining/pl} {card/pl}",
    "Rest by number, object": "{card/pl} {of:ordinal}, кроме карт {without:ordinal},",
    "Rest subject": "каждая из остальных карт",
    "Rest by number, subject": "каждая из карт {of:ordinal}, кроме карт {without:ordinal},",
    "any card": "{:cards/sg}",
    "ordinal": "выбора № <n>",
    # Numbers; an amount stands in the dative
    "a card": "{card}",
    "as many cards": "число карт, равное {:amount}",
    "Count": "числу {of:cards/gen.pl}",
    "Count per": "{times:number} за каждые {per:number} из {of:cards/gen.pl}",
    "Count times": "числу {of:cards/gen.pl}, умноженному на {times:number}",
    "ValueOf": "{stat:stat/dat} {of:object/gen}",
    # Conditions
    "AtLeast one": "есть {of:cards/nom.sg}",
    "AtLeast": "есть не меньше {n:number} {of:cards/gen*n}",
    "AtLeast single": "есть {of:single}",
    "Not": "не выполнено условие [{of:condition}]",
    "All": "выполнены все условия [{of:conditions}]",
    "Either": "выполнено хотя бы одно условие [{of:conditions}]",
    # Effects
    "Draw you": "возьмите {n:count/acc}",
    "Draw opponent": "соперник берёт {n:count/acc}",
    "Draw each": "каждый игрок берёт {n:count/acc}",
    "choose you": "выберите",
    "choose opponent": "соперник выбирает",
    "Choose one": "<choose> {of:cards/acc.sg}",
    "Choose some": "<choose> {n:number} {of:cards/acc*n}",
    "Choose up to": "<choose> не больше {n:number} {of:cards/gen*n}",
    "Choose among": "<choose> {n:number} из {of:object/gen}",
    "Choose amount": "<choose> {of:cards/acc.pl} в количестве, равном {n:amount}",
    "Choose up to, amount": "<choose> {of:cards/acc.pl} в количестве, равном {n:amount}, или меньше",
    "Choose up to, among": "<choose> не больше {n:number} из {of:object/gen}",
    "Discard it": "выбранная карта отправляется в сброс",
    "Discard them": "выбранные карты отправляются в сброс",
    "Discard": "отправьте {of:object/acc} в сброс",
    "Return them": _RETURN,
    "Return the rest": _RETURN,
    "Return": _RETURN,
    "ToHand": "возьмите {of:object/acc} в руку",
    "ToBottom": "положите {of:object/acc} под свою колоду",
    "Look one": "посмотрите верхнюю карту своей колоды",
    "Look up to": "посмотрите не больше {n:number} {top/gen*n} {card/gen*n} своей колоды",
    "Look up to, amount": "посмотрите верхние карты своей колоды в количестве, равном {n:amount}, или меньше",
    "Look amount": "посмотрите верхние карты своей колоды в количестве, равном {n:amount}",
    "Look": "посмотрите {n:number} {top/acc*n} {card/acc*n} своей колоды",
    "Search one": "найдите в своей колоде {of:deck_cards/acc.sg}",
    "Search up to": "найдите в своей колоде не больше {n:number} {of:deck_cards/gen*n}",
    "Search one, any group": "найдите в своей колоде {of:cards/acc.sg}",
    "Search up to, any group": "найдите в своей колоде не больше {n:number} {of:cards/gen*n}",
    "Reveal": "покажите {of:object/acc}",
    "Shuffle": "перетасуйте свою колоду",
    "until turn": "до конца хода",
    "until battle": "на время этой атаки",
    "until always": "навсегда",
    "Change": "{of:subject} получает {by:signed} к {stat:stat/dat} <until>",
    "Change amount": "{of:subject} получает прибавку к {stat:stat/dat}, равную {by:amount}, <until>",
    "If": "если {when:condition}, {then:steps}(; иначе {otherwise:steps})?",
    "OneOf": "выберите одно: {options:alternatives}",
    "May opponent": "если соперник хочет, {do:steps}",
    "May": "если хотите, {do:steps}",
    # Abilities
    "Cont": "{of:subject} имеет {by:signed} к {stat:stat/dat}(, пока {when:condition})?.",
    "Cont amount": "{of:subject} имеет прибавку к {stat:stat/dat}, равную {by:amount}(, пока {when:condition})?.",
    "InsteadOf you": "если вам предстоит {what:happening}, вместо этого {do:steps}.",
    "InsteadOf you optional": "если вам предстоит {what:happening}, вместо этого, если хотите, {do:steps}.",
    "InsteadOf opponent": "если сопернику предстоит {what:happening}, вместо этого {do:steps}.",
    "InsteadOf opponent optional": "если сопернику предстоит {what:happening}, вместо этого, если хотите, {do:steps}.",
    "Instead": _WAY + "переходит в {to:place/acc}.",
    "Instead optional": _WAY + "может перейти в {to:place/acc}.",
}


def table() -> Table:
    """The shared Russian phrases."""
    w = Wiring(Table(Russian()), SAID)
    sentences(w.table, ", затем", "; или")
    wire(w)
    return w.whole()
