"""Vanguard's own words in Russian. What a card must be is said after its noun, in words that need not agree."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.grammar import ANY, Table
from ....language.grammars.ru import HARD, adjective, noun
from ....language.inflection import Noun
from ....language.node import Node
from ....language.phrases.zones import SIDES
from .. import vocabulary as n
from ..vocabulary.filters import HIGHEST
from .fr import FIELD
from .ru_deeds import SKILLS, deeds

KINDS = {
    "": "{card}", "normal unit": "{usual} {unit}", "trigger unit": "{trigger_unit}", "unit": "{unit}",
    "G unit": "{g_unit}", "token": "{token}", "order": "{order}", "normal order": "{usual} {order}",
    "blitz order": "{blitz_order}", "set order": "{lasting} {order}",
}  # fmt: skip
OWNED = {"yours": ("{your} ", "", ""), "opponent's": ("", " соперника", ""), "any": ("", "", " на поле")}
HELD = {"yours": "у вас", "opponent's": "у соперника", "any": "на поле"}
ZONES = {  # by place: yours, your opponent's, anybody's
    "hand": ("в вашей руке", "в руке соперника", "в руках обоих игроков"),
    "deck": ("в вашей колоде", "в колоде соперника", "в колодах обоих игроков"),
    "drop": ("в вашем сбросе", "в сбросе соперника", "в сбросах обоих игроков"),
    "soul": ("в вашей душе", "в душе соперника", "в душах обоих игроков"),
    "damage": ("в вашей зоне урона", "в зоне урона соперника", "в зонах урона обоих игроков"),
    "trigger": ("в вашей зоне триггеров", "в зоне триггеров соперника", "в зонах триггеров обоих игроков"),
    "bind": ("в вашей зоне бинда", "в зоне бинда соперника", "в зонах бинда обоих игроков"),
    "G": ("в вашей G-зоне", "в G-зоне соперника", "в G-зонах обоих игроков"),
    "ride": ("в вашей райд-колоде", "в райд-колоде соперника", "в райд-колодах обоих игроков"),
    "order": ("в вашей зоне приказов", "в зоне приказов соперника", "в зонах приказов обоих игроков"),
    "hearts": ("среди ваших сердец", "среди сердец соперника", "среди сердец обоих игроков"),
    "dress": ("в originalDress этого юнита", "в originalDress соперника", "в originalDress обоих игроков"),
}
PLACES = {  # as something is put into them, or comes from them
    "hand": "{hand}", "deck": "{deck}", "drop": "{drop}", "soul": "{soul}", "damage": "{zone} урона",
    "bind": "{zone} бинда", "crest": "{zone} гербов", "order": "{zone} приказов", "removed": "{zone} вне игры",
}  # fmt: skip
WHERE = {
    "VC": "VC", "RC": "RC", "GC": "GC", "hand": "Рука", "drop": "Сброс", "soul": "Душа", "bind": "Бинд",
    "ride deck": "Райд-колода", "crest zone": "Зона гербов", "order zone": "Зона приказов", "G zone": "G-зона",
}  # fmt: skip
PHASES = {
    "stand": "{phase} подъёма", "draw": "{phase} добора", "ride": "{phase} райда", "stride": "{phase} страйда",
    "main": "{main} {phase}", "battle": "{phase} боя", "end": "{phase} конца хода",
}  # fmt: skip
STEPS = {  # in the genitive
    "start": "шага начала битвы", "attack": "шага атаки", "guard": "шага гарда", "drive": "шага драйва",
    "damage": "шага урона", "close": "заключительного шага",
}  # fmt: skip
ICONS = {
    "critical": "с критическим триггером", "draw": "с триггером добора", "heal": "с лечащим триггером",
    "stand": "с триггером подъёма", "front": "с фронт-триггером", "over": "с овер-триггером",
}  # fmt: skip
ORDERS = {"": "приказ", "normal": "обычный приказ", "blitz": "блиц-приказ", "set": "постоянный приказ"}
HAVING = {
    "boost": "с бустом", "intercept": "с перехватом", "twin drive": "с Twin Drive", "triple drive": "с Triple Drive",
    "persona ride": "со значком персона-райда", "sentinel": "со значком стража", "overDress": "с overDress",
    "resist": "с Resist", "G guardian": "со значком G-защитника",
}  # fmt: skip
FLAGS = {
    "final rush": "Final Rush",
    "dark night": "Dark Night",
    "no guard from hand": "запрет вызывать карты из руки на (GC)",
    "no grade 0 guard": "запрет вызывать карты грейда 0 из руки на (GC)",
    "no grade 1 guard": "запрет вызывать карты грейда 1 или выше из руки на (GC)",
    "extra order": "разрешение разыграть дополнительный приказ",
    "free counter blast": "разрешение играть способности без оплаты каунтер-бласта",
}
YOUR = {
    "m sg": "ш шего шему ш шим шем", "f sg": "ша шей шей шу шей шей", "n sg": "ше шего шему ше шим шем",
    "pl": "ши ших шим ши шими ших",
}  # fmt: skip
OWN = {
    "m sg": "й его ему й им ём", "f sg": "я ей ей ю ей ей", "n sg": "ё его ему ё им ём", "pl": "и их им и ими их",
}  # fmt: skip
ONE = {
    "m sg": "ин ного ному ин ним ном", "f sg": "на ной ной ну ной ной", "n sg": "но ного ному но ним ном",
    "pl": "ни них ним ни ними них",
}  # fmt: skip
ONLY, THAT = "( {only:adjectives})?", "( {that:clauses})?"


def russian(t: Table) -> None:
    """Add Vanguard's Russian phrases."""
    _nouns(t)
    _words(t)
    _filters(t)
    _groups(t)
    _timings(t)
    _conditions(t)
    _counted(t)
    _costs(t)
    deeds(t)
    _abilities(t)


def _masculine(stem: str, animate: bool = False, many: str = "ы") -> Noun:
    one, several = ("а", "ов") if animate else ("", many)
    singular = " ".join(stem + ending for ending in ("", "а", "у", one, "ом", "е"))
    plural = " ".join(stem + ending for ending in (many, "ов", "ам", several, "ами", "ах"))
    return noun("m", singular, plural, animate)


def _feminine(stem: str, many: str = "ы") -> Noun:
    singular = " ".join(stem + ending for ending in ("а", many, "е", "у", "ой", "е"))
    plural = " ".join(stem + ending for ending in (many, "", "ам", many, "ами", "ах"))
    return noun("f", singular, plural)


def _nouns(t: Table) -> None:
    point = t.lexicon.nouns["unit"]  # of damage or energy
    t.lexicon.nouns |= {
        "point": point, "unit": _masculine("юнит", animate=True),
        "trigger_unit": _masculine("триггер-юнит", animate=True), "g_unit": _masculine("G-юнит", animate=True),
        "token": _masculine("жетон"), "order": _masculine("приказ"), "blitz_order": _masculine("блиц-приказ"),
        "vanguard": _masculine("Авангард", animate=True), "rear_guard": _masculine("Арьергард", animate=True),
        "guardian": _masculine("защитник", animate=True, many="и"), "power": _feminine("сил"),
        "shield": _masculine("щит"), "critical": _masculine("крит"), "drive": _masculine("драйв"),
        "grade": _masculine("грейд"), "hand": _feminine("рук", many="и"), "deck": _feminine("колод"),
        "drop": _masculine("сброс"), "soul": _feminine("душ", many="и"), "zone": _feminine("зон"),
        "phase": _feminine("фаз"), "battle": _feminine("битв"), "check": _masculine("драйв-чек", many="и"),
        "gift": _masculine("дар"),
        "time": noun("m", "раз раза разу раз разом разе", "разы раз разам разы разами разах"),
        "copy": noun("f", "копия копии копии копию копией копии", "копии копий копиям копии копиями копиях"),
    }  # fmt: skip
    t.lexicon.agreeing["your"] = adjective("ва", YOUR)
    t.lexicon.agreeing["own"] = adjective("сво", OWN)
    t.lexicon.agreeing["one"] = adjective("од", ONE)
    t.lexicon.agreeing["usual"] = adjective("обычн", HARD)
    t.lexicon.agreeing["lasting"] = adjective("постоянн", HARD)
    t.lexicon.agreeing["imaginary"] = adjective("воображаем", HARD)
    t.lexicon.agreeing["main"] = adjective("главн", HARD)
    t.lexicon.agreeing["additional"] = adjective("дополнительн", HARD)


def _words(t: Table) -> None:
    t.quoted("name")
    for stat in ("power", "shield", "critical", "drive", "grade"):
        t.word("stat", stat, f"{{{stat}}}")
    t.words("place", PLACES)
    t.words("where", WHERE)
    t.row("wheres", "where", "/")
    t.alias("on_circles", "({:wheres})")
    t.words("flag", FLAGS)
    t.words("phase", PHASES)
    t.words("step", STEPS)
    t.alias("subject", "{:self}", first=True)
    t.phrase("self", shared.This, "{this} {unit}")
    t.alias("unit", "{:self}")  # the object of what is done to units only
    t.alias("unit", "{:object}")
    t.phrase("single", shared.It, "выбранная карта", name="it")
    t.phrase("single", shared.It, "карта среди выбранных", name="them")
    t.phrase("single", shared.It, "просмотренная карта", name="seen it")
    t.phrase("single", shared.It, "карта среди просмотренных", name="seen them")
    t.phrase("single", shared.It, "карта {name:ordinal}")


def _filters(t: Table) -> None:
    t.row("adjectives", "adjective", "")
    t.row("clauses", "clause", "и")
    for grade in range(HIGHEST + 1):
        t.phrase("adjective", n.Grade, f"грейда {grade}", least=grade, most=grade)
    t.phrase("adjective", n.Grade, "грейда {least:number} или выше", most=HIGHEST)
    t.phrase("adjective", n.Grade, "грейда {most:number} или ниже", least=0)
    t.phrase("adjective", n.Grade, "грейда от {least:number} до {most:number}")
    t.phrase("adjective", n.Parity, "нечётного грейда", grade="odd")
    t.phrase("adjective", n.Parity, "чётного грейда", grade="even")
    t.phrase("adjective", n.Posture, "в положении стоя", state="standing")
    t.phrase("adjective", n.Posture, "в положении отдыха", state="resting")
    t.phrase("adjective", n.Facing, "лицом вверх", face="up")
    t.phrase("adjective", n.Facing, "лицом вниз", face="down")
    t.phrase("adjective", n.Other, "кроме этой карты")
    t.phrase("adjective", n.Role, "в роли атакующего", role="attacking")
    t.phrase("adjective", n.Role, "под атакой", role="attacked")
    t.phrase("adjective", n.Role, "в роли бустера", role="boosting")
    t.phrase("adjective", n.Role, "под бустом", role="boosted")
    t.phrase("clause", n.Named, "с названием {name:name}")
    t.phrase("clause", n.NotNamed, "с названием не {name:name}")
    t.phrase("clause", n.NameHas, "с {part:name} в названии")
    t.phrase("clause", n.SameName, "с названием как у {of:object/gen.sg}")
    t.phrase("clause", n.Nation, "нации {nation:name}")
    t.phrase("clause", n.Clan, "клана {clan:name}")
    t.phrase("clause", n.NotClan, "не клана {clan:name}")
    t.phrase("clause", n.Race, "расы {race:name}")
    for icon, words in ICONS.items():
        t.phrase("clause", n.Icon, words, icon=icon)
    t.phrase("clause", n.On, "на {where:on_circles}")
    t.phrase("clause", n.InRow, "в переднем ряду", row="front")
    t.phrase("clause", n.InRow, "в заднем ряду", row="back")
    t.phrase("clause", n.SameColumn, "в одной колонке с этим юнитом")
    t.phrase("clause", n.Power, "с силой {most:number} или меньше", least=0)
    t.phrase("clause", n.Power, "с силой {least:number} или больше")
    t.phrase("clause", n.Power, "с силой от {least:number} до {most:number}")
    t.phrase("clause", n.WithinGrade, "с грейдом не выше грейда вашего Авангарда")
    t.phrase("clause", n.Opposed, "в битве с этим юнитом")
    for skill, words in HAVING.items():
        t.phrase("clause", n.Having, words, skill=skill)
    for state, word in (
        ("overDress", "overDress"),
        ("locked", "блокировки"),
        ("legion", "Legion"),
        ("deleted", "Delete"),
    ):
        t.phrase("clause", n.InState, f"в состоянии {word}", state=state)


def _groups(t: Table) -> None:
    other = (n.Other(),)
    for place, key in FIELD.items():
        for side, (before, after, end) in OWNED.items():
            said = f"{before}{{{key}}}{after}"
            t.phrase("cards", n.Group, f"{{det}} {{other}} {said}{THAT}{end}", place=place, side=side, only=other)
            t.phrase("cards", n.Group, f"{{det}} {said}{ONLY}{THAT}{end}", place=place, side=side)
            t.phrase("among", n.Group, HELD[side], place=place, side=side, only=ANY, that=ANY)
        for side, whose in (("yours", "your"), ("opponent's", "own")):
            said = f"{{{whose}/gen.pl}} {{{key}/gen.pl}}"
            if key != "vanguard":
                some = f"{{one}} из {{other/gen.pl}} {said}{THAT}"
                t.phrase(f"one_of_{whose}", n.Group, some, place=place, side=side, only=other)
                t.phrase(f"one_of_{whose}", n.Group, f"{{one}} из {said}{ONLY}{THAT}", place=place, side=side)
        t.phrase("theirs", n.Group, f"{{other}} {{own}} {{{key}}}{THAT}", place=place, side="opponent's", only=other)
        t.phrase("theirs", n.Group, f"{{own}} {{{key}}}{ONLY}{THAT}", place=place, side="opponent's")
    nouns = [(place, "", f"{{{key}}}") for place, key in FIELD.items()]
    nouns += [("", kind, words) for kind, words in KINDS.items()]
    for place, kind, words in nouns:
        at = place or ANY
        t.phrase("what", n.Group, f"{{det}} {{other}} {words}{THAT}", place=at, side=ANY, kind=kind, only=other)
        t.phrase("what", n.Group, f"{{det}} {words}{ONLY}{THAT}", place=at, side=ANY, kind=kind)
    for kind, words in KINDS.items():
        t.phrase("cards", n.Among, f"{{det}} {words}{ONLY}{THAT} среди {{of:object/gen.sg}}", kind=kind)
    t.phrase("cards", n.Or, "{of:cards} или {other:cards}")
    for place, where in ZONES.items():
        for side, said in zip(SIDES, where, strict=True):
            t.phrase("zone", n.Group, said, place=place, side=side, kind=ANY, only=ANY, that=ANY)
    t.alias("among", "{:zone}")
    t.alias("cards", "{:what} {:zone}")
    t.phrase("deck_cards", n.Group, "{:what}", place="deck", kind=ANY, only=ANY, that=ANY)
    t.phrase("shown", n.Group, "{:what}", place="trigger", kind=ANY, only=ANY, that=ANY)
    t.phrase("rider", n.Group, f"{{card}}{ONLY}{THAT}", place="vanguard")
    t.phrase("worn", n.Group, f"{{unit}}{ONLY}{THAT}", place="rear-guards")
    t.phrase("leader", n.Group, f"{{your}} {{vanguard}}{ONLY}{THAT}", place="vanguard")
    t.phrase("leader", n.Group, f"{{vanguard}} соперника{ONLY}{THAT}", place="vanguard", side="opponent's")
    for category in ("object", "subject"):
        t.alias(category, "{:leader}", first=True)
    t.alias("one", "{:leader}")
    t.alias("one", "{:one_of_your/sg}")
    t.alias("one", "{:cards/sg}")
    t.alias("doer", "{:self}")
    t.alias("doer", "{:one}")


def _timings(t: Table) -> None:
    t.words("way", {"overDress": "через overDress", "revolDress": "через revolDress", "stride": "через страйд"})
    placed = "когда {of:doer} выходит на {on:on_circles}( из {source:place/gen})?( {by:way})?"
    t.phrase("timing", n.Placed, placed)
    t.phrase("timing", n.RodeUpon, "когда поверх этого юнита совершают райд( {by:rider/ins})?")
    t.phrase("timing", n.YouRide, "когда вы делаете райд")
    t.phrase("timing", n.YouStride, "когда вы делаете страйд")
    t.phrase("timing", n.Attacks, "когда {of:doer} атакует( {target:one/acc})?")
    t.phrase("timing", n.Attacked, "когда атакуют {of:doer/acc}")
    t.phrase("timing", n.Boosts, "когда {of:doer} даёт буст")
    t.phrase("timing", n.Boosted, "когда {of:doer} получает буст")
    t.phrase("timing", n.PutOnGuard, "когда {of:doer} выходит на (GC)")
    t.phrase("timing", n.Intercepts, "когда {of:doer} перехватывает")
    t.phrase("timing", n.Reveals, "когда ваш драйв-чек открывает {of:shown/acc}", check="drive")
    t.phrase("timing", n.Reveals, "когда ваша проверка урона открывает {of:shown/acc}", check="damage")
    t.phrase("timing", n.Hits, "когда атака {of:doer/gen} попадает( в {target:one/acc})?")
    t.phrase("timing", n.Misses, "когда атака {of:doer/gen} не попадает")
    t.phrase("timing", n.BattleEnds, "в конце битвы после атаки {of:doer/gen}( на {target:one/acc})?")
    t.phrase("timing", n.Retired, "когда этот юнит уходит с поля в сброс")
    t.phrase("timing", n.Retired, "когда этот юнит уходит с поля в сброс из-за эффекта соперника", by="opponent")
    for side, whose in (("yours", "ваш Арьергард"), ("opponent's", "Арьергард соперника"), ("any", "любой Арьергард")):
        t.phrase("timing", n.RearGuardFalls, f"когда {whose} попадает в сброс", side=side)
    t.phrase("timing", n.Legions, "когда {of:doer} входит в состояние Legion")
    t.phrase("timing", n.Deleted, "когда к {of:doer/dat} применяют Delete")
    t.phrase("timing", n.EntersZone, "когда эта карта попадает в {zone:place/acc}( из {source:place/gen})?")
    t.phrase("timing", n.Discarded, "когда эту карту сбрасывают из вашей руки")
    t.phrase("timing", n.Stood, "когда {of:doer} встаёт")
    t.phrase("timing", n.Rested, "когда {of:doer} уходит на отдых")
    t.phrase("timing", n.PhaseStarts, "в начале {:span}", phase=ANY, whose=ANY)
    t.phrase("timing", n.StepStarts, "в начале {step:step}")
    for kind, words in ORDERS.items():
        t.phrase("timing", n.OrderPlayed, f"когда вы разыгрываете {words}", kind=kind)
    t.phrase("timing", n.BecameDress, "когда этот юнит становится originalDress")


def _conditions(t: Table) -> None:
    for kind, words in KINDS.items():
        t.phrase("condition", n.Matches, f"{{of:subject}} — {words}{ONLY}{THAT}", kind=kind)
    t.phrase("condition", n.IsOn, "этот юнит находится на {where:on_circles}")
    t.phrase("condition", n.InRole, "этот юнит атакует", role="attacking")
    t.phrase("condition", n.InRole, "этого юнита атакуют", role="attacked")
    t.phrase("condition", n.InRole, "этот юнит даёт буст", role="boosting")
    t.phrase("condition", n.InRole, "этот юнит получает буст", role="boosted")
    for in_role, said in (
        (n.InRole("attacking"), "этот юнит не атакует"),
        (n.InRole("attacked"), "этого юнита не атакуют"),
        (n.InRole("boosting"), "этот юнит не даёт буст"),
        (n.InRole("boosted"), "этот юнит не получает буст"),
    ):
        t.prefer("condition", shared.Not, said, of=in_role)
    t.alias("condition", "{:past}")
    t.phrase("past", n.AttackHit, "атака попала")
    t.phrase("condition", n.NthBattle, "идёт битва № {n:number} этого хода или более поздняя")
    t.phrase("condition", n.DuringTurn, "идёт ваш ход")
    t.phrase("condition", n.DuringTurn, "идёт ход соперника", whose="opponent's")
    t.phrase("condition", n.DuringPhase, "идёт ваша {phase:phase}")
    t.phrase("condition", n.DuringPhase, "идёт {phase:phase} соперника", whose="opponent's")
    t.phrase("span", n.DuringTurn, "вашего хода")  # a span stands in the genitive
    t.phrase("span", n.DuringTurn, "хода соперника", whose="opponent's")
    phases: list[type[Node]] = [n.DuringPhase, n.PhaseStarts]
    for node in phases:
        t.phrase("span", node, "вашей {phase:phase/gen}")
        t.phrase("span", node, "{phase:phase/gen} соперника", whose="opponent's")
    t.phrase("past", n.PersonaRode, "в этом ходу вы сделали персона-райд")
    t.phrase("past", n.RodeFromRideDeck, "в этом ходу вы сделали райд из райд-колоды")
    for what, said in (
        ("called", "вы вызвали не меньше {n:number} {unit/gen*n}"),
        ("discarded", "вы сбросили не меньше {n:number} {card/gen*n}"),
        ("played orders", "вы разыграли не меньше {n:number} {order/gen*n}"),
        ("soul charged", "вы положили в душу соул-чарджем не меньше {n:number} {card/gen*n}"),
        ("battled", "прошло не меньше {n:number} {battle/gen*n}"),
    ):
        t.phrase("past", n.ThisTurn, f"в этом ходу {said}", what=what)
    t.phrase("past", n.AttackedTimes, "в этом ходу этот юнит атаковал не меньше {n:number} {time/gen*n}")
    t.phrase("condition", n.Under, "на вас действует {flag:flag}")
    t.phrase("condition", n.GenerationBreak, "действует Generation Break {n:number}")
    t.phrase("condition", n.LimitBreak, "действует Limit Break {n:number}")
    t.phrase("past", n.GotGift, "в этой партии вы получили воображаемый дар")
    for those in ("{of:cards/gen.pl}", "{of:object/gen}"):
        t.phrase("condition", n.DifferentGrades, f"среди {those} не меньше {{n:number}} разных грейдов")
    t.phrase("condition", n.DifferentNames, "все названия {of:cards/gen.pl} разные")
    t.phrase("condition", n.DifferentNames, "все названия {of:object/gen} разные")
    t.phrase("past", n.WentSecond, "вы ходили вторым")
    t.phrase("past", n.DidSo, "вы это сделали")
    t.prefer("condition", shared.Not, "вы этого не сделали", of=n.DidSo())
    t.prefer("condition", shared.Not, "в этой партии вы не получали воображаемых даров", of=n.GotGift())


def _counted(t: Table) -> None:
    """How many cards there are, and what your opponent chooses of their own."""
    t.prefer("condition", shared.AtLeast, "{of:among} не меньше {n:number} {of:what/gen*n}")
    t.prefer("condition", shared.AtLeast, "{of:among} есть {of:what/nom.sg}", n=1)
    t.phrase("condition", n.AtMost, "{of:among} нет {of:what/gen.pl}", n=0)
    t.phrase("condition", n.AtMost, "{of:among} не больше {n:number} {of:what/gen*n}")
    t.prefer("condition", shared.AtLeast, "эта карта ещё на месте", n=1, of=shared.This())
    t.phrase("condition", shared.AtLeast, "среди {of:object/gen} не меньше {n:number} {card/gen*n}")
    t.phrase("condition", n.AtMost, "нет {of:cards/gen.pl}", n=0)
    t.phrase("condition", n.AtMost, "есть не больше {n:number} {of:cards/gen*n}")
    t.phrase("condition", n.More, "{of:cards/gen.pl} больше, чем {than:cards/gen.pl}")
    theirs = "соперник выбирает {n:number} {of:theirs/acc*n}"
    t.prefer("simple", shared.Choose, theirs, name="", by="opponent")
    theirs = "соперник выбирает не больше {n:number} {of:theirs/gen*n}"
    t.prefer("simple", shared.Choose, theirs, name="", up_to=True, by="opponent")
    t.prefer("simple", shared.Choose, "соперник выбирает {of:theirs/acc.sg}", name="", n=1, by="opponent")
    t.prefer("simple", shared.Choose, "соперник выбирает {of:one_of_own/acc.sg}", name="", n=1, by="opponent")
    t.prefer("simple", shared.Choose, "соперник выбирает {of:one_of_your/acc.sg}", name="", n=1, by="opponent")
    t.prefer("simple", shared.Choose, "выберите {of:one_of_your/acc.sg}", name="", n=1)
    t.phrase("simple", n.ChooseRandom, "выберите наугад {of:cards/acc.sg}", name="", n=1)
    t.phrase("simple", n.ChooseRandom, "выберите наугад {n:number} {of:cards/acc*n}", name="")


def _costs(t: Table) -> None:
    t.row("costs", "cost", "&")
    t.phrase("cost", n.CounterBlast, "каунтер-бласт {n:number}")
    t.phrase("cost", n.SoulBlast, "соул-бласт {n:number}")
    t.phrase("cost", n.EnergyBlast, "энерджи-бласт {n:number}")
    t.phrase("cost", n.DiscardFromHand, f"сбросьте из руки карту{ONLY}{THAT}", n=1)
    t.phrase("cost", n.DiscardFromHand, f"сбросьте из руки {{n:number}} {{card/acc*n}}{ONLY}{THAT}")
    t.words("into", {
        "soul": "в свою душу", "drop": "в свой сброс", "bottom": "в низ своей колоды", "bind": "в свою зону бинда",
        "hand": "в свою руку", "top": "на верх своей колоды",
    })  # fmt: skip
    t.phrase("cost", n.Putting, "положите эту карту {zone:into}", of=shared.This(), n=1)
    t.phrase("cost", n.Revealing, "покажите эту карту", of=shared.This(), n=1)
    t.phrase("cost", n.Retiring, "уберите с поля {of:self/acc}", n=1)
    t.phrase("cost", n.Resting, "отправьте на отдых {of:self/acc}", n=1)
    paid: list[tuple[type[Node], str]] = [
        (n.Retiring, "уберите с поля"),
        (n.Putting, "положите {zone:into}"),
        (n.Resting, "отправьте на отдых"),
        (n.Revealing, "покажите"),
        (n.Locking, "заблокируйте"),
    ]
    for node, verb in paid:
        t.phrase("cost", node, f"{verb} {{of:one/acc}}", n=1)
        t.phrase("cost", node, f"{verb} {{n:number}} {{of:cards/acc*n}}")
    t.phrase("cost", n.TurningUp, f"переверните лицом вверх карту в своей G-зоне{THAT}", n=1)
    t.phrase("cost", n.TurningUp, f"переверните лицом вверх {{n:number}} {{card/acc*n}} в своей G-зоне{THAT}")
    t.phrase("cost", n.DiscardGrades, "сбросьте из руки карты с суммой грейдов не меньше {n:number}")


def _abilities(t: Table) -> None:
    t.words("limit", {name: name.title() for name in ("divine skill", "regalis piece", "unique skill")})
    t.word("limit", "turn", "1/Ход")
    t.alias("gate", "во время {:span}")
    t.alias("gate", "если {:past}")
    t.alias("gate", "пока {:condition}")
    timed = "({where:on_circles})?( [{limit:limit}])?:( {gate:gate},)?"
    ending = "(, если {needs:condition})?(, ЦЕНА [{cost:costs}])?: {do:sentences}"
    t.phrase("ability", n.Auto, f"[AUTO]{timed} {{on:timing}}{ending}")
    t.phrase("ability", n.Auto, f"[AUTO]{timed} {{on:timing}}, по желанию{ending}", mandatory=False)
    paid = "( {gate:gate},)?( ЦЕНА [{cost:costs}]:)?( если {needs:condition}:)? {do:sentences}"
    t.phrase("ability", n.Act, "[ACT]{where:on_circles} [{limit:limit}]:" + paid)
    t.phrase("ability", n.Act, "[ACT]{where:on_circles}:" + paid, limit="")
    head = "разыграйте эту карту( [{limit:limit}])?( с ЦЕНОЙ [{cost:costs}])?(, если {needs:condition})?."
    free = "( цену можно не платить, если {free:condition}.)?"
    t.phrase("ability", n.Play, f"{head}{free} {{do:sentences}}")
    t.alias("holding", "во время {:span}")
    t.alias("holding", ", если {:past}")
    t.alias("holding", ", пока {:condition}")
    held = "[CONT]{where:on_circles}: "
    t.phrase("ability", n.Continuous, held + "{of:subject} получает {by:signed} к {stat:stat/dat}( {when:holding})?.")
    said = "{of:subject} получает прибавку к {stat:stat/dat}, равную {by:amount}( {when:holding})?."
    t.phrase("ability", n.Continuous, held + said)
    for skill, said in SKILLS.items():
        t.phrase("ability", n.Has, f"{held}{said}( {{when:holding}})?.", skill=skill)
    meaning = (
        "один раз, если Авангард соперника — грейда 3 или выше, можно вернуть четыре карты из своего сброса в свою "
        "колоду, найти в ней эту карту и положить её рядом с этим юнитом"
    )
    t.phrase("ability", n.Legion, f"[Legion]: {{mate:name}} ({meaning}).")
    t.phrase("ability", n.OverDress, "[overDress]: {on:worn}.")
    t.phrase("ability", n.OverText, "овер-триггер: {do:sentences}")
    t.phrase("ability", n.CopyLimit, "[CONT]: в колоде может быть не больше {n:number} {copy/gen*n} этой карты.")
    t.phrase("ability", n.EnergyLimit, "[CONT]: у вас может быть до {n:number} {point/gen*n} энергии.")
