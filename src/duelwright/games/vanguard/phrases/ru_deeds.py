"""What Vanguard's abilities do, in Russian: numbers and skills, moves of cards, and the rest."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.grammar import Table
from .. import vocabulary as n

SKILLS = {
    "boost": "{of:subject} получает буст",
    "intercept": "{of:subject} получает перехват",
    "resist": "{of:subject} не может быть целью эффектов карт соперника",
    "restraint": "{of:subject} не может атаковать",
    "unhit": "{of:subject} не может получить попадание",
    "no stand": "{of:subject} не может встать в фазе подъёма",
    "no boost": "{of:subject} не может давать буст",
    "no intercept": "{of:subject} не может перехватывать",
    "back row attack": "{of:subject} может атаковать из заднего ряда",
    "front row battle": "{of:subject} одной атакой вступает в битву со всеми юнитами переднего ряда соперника",
    "sure hit": "{of:subject} игнорирует эффекты, мешающие попаданию",
    "lord": "{of:subject} не может атаковать, пока у вас есть юнит другого клана [Lord]",
    "column attack": "{of:subject} может атаковать задний ряд соперника в своей колонке",
    "hits anyway": "{of:subject} и без попадания применяет свои способности на попадание",
}
UNTIL = {
    "turn": "до конца хода",
    "battle": "до конца этой битвы",
    "next turn": "до конца следующего хода соперника",
    "always": "до конца партии",
}


def deeds(t: Table) -> None:
    """Add the phrases of what is done."""
    _numbers(t)
    _moves(t)
    _others(t)


def _numbers(t: Table) -> None:
    words = UNTIL["next turn"]
    said = f"{{of:subject}} получает {{by:signed}} к {{stat:stat/dat}} {words}"
    t.phrase("simple", shared.Change, said, until="next turn")
    said = f"{{of:subject}} получает прибавку к {{stat:stat/dat}}, равную {{by:amount}}, {words}"
    t.phrase("simple", shared.Change, said, until="next turn")
    for until, words in UNTIL.items():
        number = f"{words} значение {{stat:stat/gen}} {{of:unit/gen}} становится равным "
        t.phrase("simple", n.SetTo, number + "{to:number}", until=until)
        t.phrase("simple", n.SetTo, number + "{to:amount}", until=until)
        for skill, said in SKILLS.items():
            t.phrase("simple", n.Gain, f"{words} {said}", skill=skill, until=until)
        t.phrase("simple", n.Grant, f"{words} {{of:subject}} получает способность [{{ability:ability}}]", until=until)
        for skill, lost in (("boost", "буст"), ("intercept", "перехват"), ("twin drive", "Twin Drive")):
            t.phrase("simple", n.Lose, f"{words} {{of:subject}} теряет {lost}", skill=skill, until=until)
    for until in ("turn", "battle"):
        for who, whom in (("you", "вас"), ("opponent", "соперника")):
            said = f"{UNTIL[until]} на {whom} действует {{flag:flag}}"
            t.phrase("simple", n.ComeUnder, said, who=who, until=until)


def _moves(t: Table) -> None:
    t.phrase("simple", n.ToTop, "положите {of:object/acc} на верх своей колоды")
    said = "положите выбранную карту в низ колоды её владельца"
    t.prefer("simple", shared.ToBottom, said, of=shared.It("it"))
    said = "положите выбранные карты в низ колод их владельцев"
    t.prefer("simple", shared.ToBottom, said, of=shared.It("them"))
    t.phrase("simple", n.ToBottomAnyOrder, "положите {of:object/acc} в низ своей колоды в любом порядке")
    for zone in ("soul", "drop", "damage", "crest", "order"):
        t.phrase("simple", n.Put, "положите {of:object/acc} в {zone:place/acc}", zone=zone)
    t.phrase("simple", n.Put, "уберите {of:object/acc} из игры", zone="removed")
    t.words("spot", {
        "RC": "(RC)", "open RC": "свободный (RC)", "back row RC": "(RC) заднего ряда",
        "front row RC": "(RC) переднего ряда", "back row center RC": "центральный (RC) заднего ряда",
        "separate RC": "разные (RC)",
    })  # fmt: skip
    t.phrase("simple", n.Call, "вызовите {of:object/acc} на {to:spot}")
    t.phrase("simple", n.Call, "вызовите {of:object/acc} на {to:spot} в положении отдыха", rest=True)
    t.phrase("simple", n.Ride, "сделайте райд {of:object/ins}")
    t.phrase("simple", n.Ride, "сделайте revolDress {of:object/ins}", by="revolDress")
    t.phrase("simple", n.Stride, "сделайте страйд {of:object/ins}")
    t.phrase("simple", n.Stand, "поднимите {of:unit/acc}")
    t.phrase("simple", n.PutAtRest, "отправьте на отдых {of:unit/acc}")
    t.phrase("simple", n.Retire, "уберите с поля {of:unit/acc}")
    t.phrase("simple", n.SoulCharge, "соул-чардж {n:number}")
    t.phrase("simple", n.CounterCharge, "каунтер-чардж {n:number}")
    t.phrase("simple", n.EnergyCharge, "энерджи-чардж {n:number}")
    t.phrase("simple", n.Bind, "положите {of:object/acc} в зону бинда")
    t.phrase("simple", n.Bind, "положите {of:object/acc} в зону бинда лицом вниз", face="down")
    t.phrase("simple", n.Lock, "заблокируйте {of:unit/acc}")
    t.phrase("simple", n.Unlock, "разблокируйте {of:unit/acc}")
    t.phrase("simple", n.Delete, "примените Delete к {of:unit/dat}")
    t.phrase("simple", n.Exchange, "поменяйте местами {of:cards/acc.pl}")
    t.phrase("simple", n.Exchange, "поменяйте местами {of:object/acc}")
    t.phrase("simple", n.Exchange, "поменяйте местами {of:pair}")
    t.phrase("pair", n.Or, "этого юнита и {other:object/acc}", of=shared.This())


def _others(t: Table) -> None:
    t.phrase("simple", n.WinFight, "вы выигрываете партию")
    t.phrase("simple", n.WinFight, "вы проигрываете партию", who="opponent")
    t.phrase("simple", n.ExtraTurn, "после этого хода сделайте дополнительный ход")
    t.words("gift", {gift: gift for gift in ("Force", "Accel", "Protect")})
    t.phrase("simple", n.GainGift, "получите {imaginary/acc} {gift/acc} {gift:gift}", n=1)
    t.phrase("simple", n.GainGift, "получите {n:number} {imaginary/acc*n} {gift/acc*n} {gift:gift}")
    t.phrase("simple", n.GetTicket, "возьмите в руку тикет Quick Shield")
    t.phrase("simple", n.HealDamage, "вылечите {n:number} {point/acc*n} урона")
    t.phrase("simple", n.DealDamage, "нанесите {n:number} {point/acc*n} урона Авангарду соперника")
    t.phrase("simple", n.DealDamage, "нанесите {n:number} {point/acc*n} урона вашему Авангарду", who="you")
    for rest, words in ((False, ""), (True, " в положении отдыха")):
        t.phrase("simple", n.CreateToken, f"поместите жетон {{token:name}} на свободный (RC){words}", n=1, rest=rest)
        said = f"поместите {{n:number}} {{token/acc*n}} {{token:name}} на свободные (RC){words}"
        t.phrase("simple", n.CreateToken, said, rest=rest)
    t.phrase("compound", n.Pay, "вы можете заплатить ЦЕНУ [{cost:costs}]; если заплатили, {do:steps}")
    t.phrase("compound", n.Repeat, "сделайте это {n:number} {time/acc*n}: {do:steps}")
    t.phrase("compound", n.Repeat, "сделайте это число раз, равное {n:amount}: {do:steps}")
    t.phrase("compound", n.Later, "в конце этой битвы {do:steps}", at="battle")
    t.phrase("compound", n.Later, "в конце этого хода {do:steps}", at="turn")
    t.phrase("simple", n.DriveMore, "сделайте {additional/acc} {check/acc}", n=1)
    t.phrase("simple", n.DriveMore, "сделайте {n:number} {additional/acc*n} {check/acc*n}")
