"""Vanguard's patterns in Russian, by the keys of the wiring; and words for places, phases, skills and the like."""

from __future__ import annotations

from typing import Final

from .wiring import STATS

PLACES: Final = {  # as something is put into them, or comes from them
    "hand": "{hand}", "deck": "{deck}", "drop": "{drop}", "soul": "{soul}", "damage": "{zone} урона",
    "bind": "{zone} бинда", "crest": "{zone} гербов", "order": "{zone} приказов", "removed": "{zone} вне игры",
    "ride deck": "райд-{deck}",
    "RC": "(RC)", "GC": "(GC)",
}  # fmt: skip
WHERE: Final = {
    "VC": "VC", "RC": "RC", "GC": "GC", "hand": "Рука", "drop": "Сброс", "soul": "Душа", "bind": "Бинд",
    "ride deck": "Райд-колода", "crest zone": "Зона гербов", "order zone": "Зона приказов", "G zone": "G-зона",
}  # fmt: skip
PHASES: Final = {
    "stand": "{phase} подъёма", "draw": "{phase} добора", "ride": "{phase} райда", "stride": "{phase} страйда",
    "main": "{main} {phase}", "battle": "{phase} боя", "end": "{phase} конца хода",
}  # fmt: skip
STEPS: Final = {  # in the genitive
    "start": "шага начала битвы", "attack": "шага атаки", "guard": "шага гарда", "drive": "шага драйва",
    "damage": "шага урона", "close": "заключительного шага",
}  # fmt: skip
ICONS: Final = {
    "critical": "с критическим триггером", "draw": "с триггером добора", "heal": "с лечащим триггером",
    "stand": "с триггером подъёма", "front": "с фронт-триггером", "over": "с овер-триггером",
}  # fmt: skip
ORDERS: Final = {"": "приказ", "normal": "обычный приказ", "blitz": "блиц-приказ", "set": "постоянный приказ"}
HAVING: Final = {
    "boost": "с бустом", "intercept": "с перехватом", "twin drive": "с Twin Drive", "triple drive": "с Triple Drive",
    "persona ride": "со значком персона-райда", "sentinel": "со значком стража", "overDress": "с overDress",
    "resist": "с Resist", "G guardian": "со значком G-защитника",
}  # fmt: skip
FLAGS: Final = {
    "final rush": "Final Rush",
    "dark night": "Dark Night",
    "no guard from hand": "запрет вызывать карты из руки на (GC)",
    "no grade 0 guard": "запрет вызывать карты грейда 0 из руки на (GC)",
    "no grade 1 guard": "запрет вызывать карты грейда 1 или выше из руки на (GC)",
    "extra order": "разрешение разыграть дополнительный приказ",
    "free counter blast": "разрешение играть способности без оплаты каунтер-бласта",
}
INTO: Final = {
    "soul": "в свою душу",
    "drop": "в свой сброс",
    "bottom": "под свою колоду",
    "bind": "в свою зону бинда",
    "hand": "в свою руку",
    "top": "на свою колоду",
}
ORIGINS: Final = {
    "VC": "(VC)", "RC": "(RC)", "GC": "(GC)", "hand": "вашей руки", "soul": "вашей души", "drop": "вашего сброса",
}  # fmt: skip
HAPPENINGS: Final = {
    "draw": "взять карту", "damage": "получить урон", "counter blast": "сделать каунтер-бласт",
    "soul blast": "сделать соул-бласт", "energy blast": "сделать энерджи-бласт",
    "soul charge": "сделать соул-чардж",
}  # fmt: skip
SPOTS: Final = {
    "RC": "(RC)",
    "open RC": "свободный (RC)",
    "back row RC": "(RC) заднего ряда",
    "front row RC": "(RC) переднего ряда",
    "back row center RC": "центральный (RC) заднего ряда",
    "separate RC": "разные (RC)",
    "GC": "(GC)",
}
SKILLS: Final = {
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
    "no abilities": "{of:subject} теряет все свои способности",
    "hits anyway": "{of:subject} и без попадания применяет свои способности на попадание",
}
UNTIL: Final = {
    "turn": "до конца хода",
    "battle": "до конца этой битвы",
    "next turn": "до конца следующего хода соперника",
    "always": "до конца партии",
}
WORDS: Final = {
    "stat": {stat: f"{{{stat}}}" for stat in STATS}, "place": PLACES, "where": WHERE, "flag": FLAGS,
    "origin": ORIGINS, "happening": HAPPENINGS,
    "phase": PHASES,
    "step": STEPS,
    "icon": ICONS, "order": ORDERS, "having": HAVING, "into": INTO, "spot": SPOTS, "skill": SKILLS, "until": UNTIL,
    "way": {"overDress": "через overDress", "revolDress": "через revolDress", "stride": "через страйд"},
    "state": {"overDress": "overDress", "locked": "блокировки", "legion": "Legion", "deleted": "Delete"},
    "lost": {"boost": "буст", "intercept": "перехват", "twin drive": "Twin Drive"},
}  # fmt: skip
SAID: Final = {
    # Words
    "limit turn": "1/Ход",
    "This unit": "{this} {unit}",
    "It it": "выбранная карта",
    "It them": "карта среди выбранных",
    "It seen it": "просмотренная карта",
    "It seen them": "карта среди просмотренных",
    "It": "карта {name:ordinal}",
    # What a card must be
    "and": "и",
    "Grade one": "грейда <grade>",
    "Grade or more": "грейда {least:number} или выше",
    "Grade or less": "грейда {most:number} или ниже",
    "Grade": "грейда от {least:number} до {most:number}",
    "Parity odd": "нечётного грейда",
    "Parity even": "чётного грейда",
    "Posture standing": "в положении стоя",
    "Posture resting": "в положении отдыха",
    "Facing up": "лицом вверх",
    "Facing down": "лицом вниз",
    "Other": "кроме этой карты",
    "Role attacking": "в роли атакующего",
    "Role attacked": "под атакой",
    "Role boosting": "в роли бустера",
    "Role boosted": "под бустом",
    "Named": "с названием {name:name}",
    "NotNamed": "с названием не {name:name}",
    "NameHas": "с {part:name} в названии",
    "SameName": "с названием как у {of:object/gen.sg}",
    "Nation": "нации {nation:name}",
    "Clan": "клана {clan:name}",
    "NotClan": "не клана {clan:name}",
    "Race": "расы {race:name}",
    "On": "на {where:on_circles}",
    "SameColumn": "в одной колонке с этим юнитом",
    "WithinGrade": "с грейдом не выше грейда вашего Авангарда",
    "Opposed": "в битве с этим юнитом",
    "Icon": "<word>",
    "InRow front": "в переднем ряду",
    "InRow back": "в заднем ряду",
    "Power or less": "с силой {most:number} или меньше",
    "Power or more": "с силой {least:number} или больше",
    "Power": "с силой от {least:number} до {most:number}",
    "Having": "<word>",
    "InState": "в состоянии <word>",
    # When
    "Placed": "когда {of:doer} выходит на {on:on_circles}( из {source:place/gen})?( {by:way})?",
    "RodeUpon": "когда поверх этого юнита совершают райд( {by:rider/ins})?",
    "YouRide": "когда вы делаете райд",
    "YouStride": "когда вы делаете страйд",
    "Attacks": "когда {of:doer} атакует( {target:one/acc})?",
    "Attacked": "когда атакуют {of:doer/acc}",
    "Boosts": "когда {of:doer} даёт буст",
    "Boosted": "когда {of:doer} получает буст",
    "PutOnGuard": "когда {of:doer} выходит на (GC)",
    "Intercepts": "когда {of:doer} перехватывает",
    "Hits": "когда атака {of:doer/gen} попадает( в {target:one/acc})?",
    "Misses": "когда атака {of:doer/gen} не попадает",
    "BattleEnds": "в конце битвы после атаки {of:doer/gen}( на {target:one/acc})?",
    "Retired": "когда этот юнит уходит с поля в сброс",
    "Legions": "когда {of:doer} входит в состояние Legion",
    "Deleted": "когда к {of:doer/dat} применяют Delete",
    "EntersZone": "когда эта карта попадает в {zone:place/acc}( из {source:place/gen})?",
    "Discarded": "когда эту карту сбрасывают из вашей руки",
    "Stood": "когда {of:doer} встаёт",
    "Rested": "когда {of:doer} уходит на отдых",
    "StepStarts": "в начале {step:step}",
    "BecameDress": "когда этот юнит становится originalDress",
    "Reveals drive": "когда ваш драйв-чек открывает {of:shown/acc}",
    "Reveals damage": "когда ваша проверка урона открывает {of:shown/acc}",
    "Reveals any": "когда ваш драйв-чек или проверка урона открывает {of:shown/acc}",
    "Retired by opponent": "когда этот юнит уходит с поля в сброс из-за эффекта соперника",
    "RearGuardFalls yours": "когда ваш Арьергард попадает в сброс",
    "RearGuardFalls opponent's": "когда Арьергард соперника попадает в сброс",
    "RearGuardFalls any": "когда любой Арьергард попадает в сброс",
    "Moves": "когда {of:doer} переходит на другой круг",
    "PlayerDoes draw": "когда вы берёте карту",
    "PlayerDoes draw, opponent": "когда соперник берёт карту",
    "PlayerDoes soul charge": "когда вы делаете соул-чардж",
    "PlayerDoes soul charge, opponent": "когда соперник делает соул-чардж",
    "PlayerDoes soul blast": "когда вы делаете соул-бласт",
    "PlayerDoes soul blast, opponent": "когда соперник делает соул-бласт",
    "PlayerDoes counter blast": "когда вы делаете каунтер-бласт",
    "PlayerDoes counter blast, opponent": "когда соперник делает каунтер-бласт",
    "PlayerDoes counter charge": "когда вы делаете каунтер-чардж",
    "PlayerDoes counter charge, opponent": "когда соперник делает каунтер-чардж",
    "TurnStarts": "в начале вашего хода",
    "TurnStarts opponent's": "в начале хода соперника",
    "TurnEnds": "в конце вашего хода",
    "TurnEnds opponent's": "в конце хода соперника",
    "TurnOver": "когда ваш ход закончен",
    "TurnOver opponent's": "когда ход соперника закончен",
    "PhaseStarts": "в начале {:span}",
    "PhaseEnds": "в конце {:span}",
    "OrderPlayed": "когда вы разыгрываете <word>",
    # What must hold
    "Matches": "{of:subject} — <noun><only><that>",
    "IsOn": "этот юнит находится на {where:on_circles}",
    "InRole attacking": "этот юнит атакует",
    "InRole attacked": "этого юнита атакуют",
    "InRole boosting": "этот юнит даёт буст",
    "InRole boosted": "этот юнит получает буст",
    "Not attacking": "этот юнит не атакует",
    "Not attacked": "этого юнита не атакуют",
    "Not boosting": "этот юнит не даёт буст",
    "Not boosted": "этот юнит не получает буст",
    "NthBattle": "идёт битва № {n:number} этого хода или более поздняя",
    "Under": "на вас действует {flag:flag}",
    "GenerationBreak": "действует Generation Break {n:number}",
    "LimitBreak": "действует Limit Break {n:number}",
    "DuringTurn": "идёт ваш ход",
    "DuringTurn opponent's": "идёт ход соперника",
    "DuringPhase": "идёт ваша {phase:phase}",
    "DuringPhase opponent's": "идёт {phase:phase} соперника",
    "DuringTurn as a span": "вашего хода",
    "DuringTurn opponent's, as a span": "хода соперника",
    "phase as a span": "вашей {phase:phase/gen}",
    "opponent's phase as a span": "{phase:phase/gen} соперника",
    "AttackHit": "атака попала",
    "PersonaRode": "в этом ходу вы сделали персона-райд",
    "RodeFromRideDeck": "в этом ходу вы сделали райд из райд-колоды",
    "AttackedTimes": "в этом ходу этот юнит атаковал не меньше {n:number} {time/gen*n}",
    "GotGift": "в этой партии вы получили воображаемый дар",
    "WentSecond": "вы ходили вторым",
    "DidSo": "вы это сделали",
    "ThisTurn called": "в этом ходу вы вызвали не меньше {n:number} {unit/gen*n}",
    "ThisTurn discarded": "в этом ходу вы сбросили не меньше {n:number} {card/gen*n}",
    "ThisTurn played orders": "в этом ходу вы разыграли не меньше {n:number} {order/gen*n}",
    "ThisTurn soul charged": "в этом ходу вы положили в душу соул-чарджем не меньше {n:number} {card/gen*n}",
    "ThisTurn battled": "в этом ходу прошло не меньше {n:number} {battle/gen*n}",
    "DifferentGrades cards": "среди {of:cards/gen.pl} не меньше {n:number} разных грейдов",
    "DifferentNames cards": "все названия {of:cards/gen.pl} разные",
    "DifferentGrades those": "среди {of:object/gen} не меньше {n:number} разных грейдов",
    "DifferentNames those": "все названия {of:object/gen} разные",
    "Not done so": "вы этого не сделали",
    "Not got a gift": "в этой партии вы не получали воображаемых даров",
    "AtLeast this": "эта карта ещё на месте",
    "AtLeast among": "среди {of:object/gen} не меньше {n:number} {card/gen*n}",
    "More": "{of:cards/gen.pl} больше, чем {than:cards/gen.pl}",
    "ChooseRandom one": "выберите наугад {of:cards/acc.sg}",
    "ChooseRandom": "выберите наугад {n:number} {of:cards/acc*n}",
    # Costs
    "CounterBlast": "каунтер-бласт {n:number}",
    "SoulBlast": "соул-бласт {n:number}",
    "EnergyBlast": "энерджи-бласт {n:number}",
    "DiscardGrades": "сбросьте из руки карты с суммой грейдов не меньше {n:number}",
    "DiscardFromHand one": "сбросьте из руки карту<only><that>",
    "DiscardFromHand": "сбросьте из руки {n:number} {card/acc*n}<only><that>",
    "Putting this": "переместите эту карту {zone:into}",
    "Revealing this": "покажите эту карту",
    "Retiring this": "уберите с поля {of:self/acc}",
    "Resting this": "отправьте на отдых {of:self/acc}",
    "Retiring": "уберите с поля",
    "pay one": "<pay> {of:one/acc}",
    "pay some": "<pay> {n:number} {of:cards/acc*n}",
    "Putting": "переместите {zone:into}",
    "Resting": "отправьте на отдых",
    "Revealing": "покажите",
    "Locking": "заблокируйте",
    "TurningUp one": "переверните лицом вверх карту в своей G-зоне<that>",
    "TurningUp": "переверните лицом вверх {n:number} {card/acc*n} в своей G-зоне<that>",
    # Effects
    "Change": "{of:subject} получает {by:signed} к {stat:stat/dat} <until>",
    "Change amount": "{of:subject} получает прибавку к {stat:stat/dat}, равную {by:amount}, <until>",
    "SetTo": "<until> значение {stat:stat/gen} {of:unit/gen} становится равным {to:number}",
    "SetTo amount": "<until> значение {stat:stat/gen} {of:unit/gen} становится равным {to:amount}",
    "Gain": "<until> <skill>",
    "Grant": "<until> {of:subject} получает способность [{ability:ability}]",
    "Lose": "<until> {of:subject} теряет <skill>",
    "ComeUnder you": "<until> на вас действует {flag:flag}",
    "ComeUnder opponent": "<until> на соперника действует {flag:flag}",
    "ToTop": "положите {of:object/acc} на свою колоду",
    "ToBottom it": "положите выбранную карту под колоду её владельца",
    "ToBottom them": "положите выбранные карты под колоды их владельцев",
    "ToBottomAnyOrder": "положите {of:object/acc} под свою колоду в любом порядке",
    "Put": "положите {of:object/acc} в {zone:place/acc}",
    "Put removed": "уберите {of:object/acc} из игры",
    "Call": "вызовите {of:object/acc} на {to:spot}",
    "Ride": "сделайте райд {of:object/ins}",
    "Stride": "сделайте страйд {of:object/ins}",
    "Stand": "поднимите {of:unit/acc}",
    "PutAtRest": "отправьте на отдых {of:unit/acc}",
    "Retire": "уберите с поля {of:unit/acc}",
    "SoulCharge": "соул-чардж {n:number}",
    "CounterCharge": "каунтер-чардж {n:number}",
    "EnergyCharge": "энерджи-чардж {n:number}",
    "Bind it": "выбранная карта отправляется в зону бинда",
    "Bind": "положите {of:object/acc} в зону бинда",
    "Lock": "заблокируйте {of:unit/acc}",
    "Unlock": "разблокируйте {of:unit/acc}",
    "Delete": "примените Delete к {of:unit/dat}",
    "Call at rest": "вызовите {of:object/acc} на {to:spot} в положении отдыха",
    "Ride revolDress": "сделайте revolDress {of:object/ins}",
    "Bind face down": "положите {of:object/acc} в зону бинда лицом вниз",
    "Exchange cards": "поменяйте местами {of:cards/acc.pl}",
    "Exchange those": "поменяйте местами {of:object/acc}",
    "Exchange pair": "поменяйте местами {of:pair}",
    "Or pair": "этого юнита и {other:object/acc}",
    "WinFight": "вы выигрываете партию",
    "WinFight opponent": "вы проигрываете партию",
    "ExtraTurn": "после этого хода сделайте дополнительный ход",
    "SkipPhase": "пропустите свою следующую {phase:phase/acc}",
    "SkipPhase opponent": "соперник пропускает свою следующую {phase:phase/acc}",
    "AddPhases": "после фазы боя этого хода проведите ещё {phases:phases/acc}",
    "EndTurn": "завершите этот ход",
    "ChangeTarget": "атакованным юнитом становится {to:unit}",
    "GuardUnit": "теперь {of:object} защищает {unit:unit/acc}",
    "GainGift one": "получите {imaginary/acc} {gift/acc} {gift:gift}",
    "GainGift": "получите {n:number} {imaginary/acc*n} {gift/acc*n} {gift:gift}",
    "GetTicket": "возьмите в руку тикет Quick Shield",
    "HealDamage": "вылечите {n:number} {point/acc*n} урона",
    "DealDamage": "нанесите {n:number} {point/acc*n} урона Авангарду соперника",
    "DealDamage you": "нанесите {n:number} {point/acc*n} урона вашему Авангарду",
    "CreateToken one": "поместите жетон {token:name} на свободный (RC)<rest>",
    "CreateToken": "поместите {n:number} {token/acc*n} {token:name} на свободные (RC)<rest>",
    "at rest": " в положении отдыха",
    "Pay": "вы можете заплатить ЦЕНУ [{cost:costs}]; если заплатили, {do:steps}",
    "Repeat": "сделайте это {n:number} {time/acc*n}: {do:steps}",
    "Repeat amount": "сделайте это число раз, равное {n:amount}: {do:steps}",
    "Later battle": "в конце этой битвы {do:steps}",
    "Later turn": "в конце этого хода {do:steps}",
    "DriveMore one": "сделайте {additional/acc} {check/acc}",
    "DriveMore": "сделайте {n:number} {additional/acc*n} {check/acc*n}",
    # Abilities
    "gate span": "во время {:span}",
    "gate past": "если {:past}",
    "gate condition": "пока {:condition}",
    "Auto": (
        "[AUTO]({where:on_circles})?( [{limit:limit}])?:( {gate:gate},)? {on:timing}(, если "
        "{needs:condition})?(, ЦЕНА [{cost:costs}])?: {do:sentences}"
    ),
    "Auto optional": (
        "[AUTO]({where:on_circles})?( [{limit:limit}])?:( {gate:gate},)? {on:timing}, по желанию(, если "
        "{needs:condition})?(, ЦЕНА [{cost:costs}])?: {do:sentences}"
    ),
    "Act": (
        "[ACT]{where:on_circles} [{limit:limit}]:( {gate:gate},)?( ЦЕНА [{cost:costs}]:)?( если "
        "{needs:condition}:)? {do:sentences}"
    ),
    "Act any number": (
        "[ACT]{where:on_circles}:( {gate:gate},)?( ЦЕНА [{cost:costs}]:)?( если {needs:condition}:)? {do:sentences}"
    ),
    "Play": (
        "разыграйте эту карту( [{limit:limit}])?( с ЦЕНОЙ [{cost:costs}])?(, если {needs:condition})?.( цену "
        "можно не платить, если {free:condition}.)? {do:sentences}"
    ),
    "Continuous": "[CONT]{where:on_circles}: {of:subject} получает {by:signed} к {stat:stat/dat}( {when:holding})?.",
    "Continuous amount": (
        "[CONT]{where:on_circles}: {of:subject} получает прибавку к {stat:stat/dat}, равную {by:amount}( "
        "{when:holding})?."
    ),
    "Has": "[CONT]{where:on_circles}: <skill>( {when:holding})?.",
    "Would you": "[CONT]{where:on_circles}: если вам предстоит {what:happening}, вместо этого {do:steps}.",
    "Would you optional": (
        "[CONT]{where:on_circles}: если вам предстоит {what:happening}, вместо этого, если хотите, {do:steps}."
    ),
    "Would opponent": "[CONT]{where:on_circles}: если сопернику предстоит {what:happening}, вместо этого {do:steps}.",
    "Would opponent optional": (
        "[CONT]{where:on_circles}: если сопернику предстоит {what:happening}, вместо этого, если хотите, {do:steps}."
    ),
    "Redirect": (
        "[CONT]{where:on_circles}: вместо перехода из {source:origin} в {into:place/acc} {of:whichever} переходит в "
        "{to:place/acc}."
    ),
    "Redirect optional": (
        "[CONT]{where:on_circles}: вместо перехода из {source:origin} в {into:place/acc} {of:whichever} может перейти "
        "в {to:place/acc}."
    ),
    "OriginalOf": "исходному значению {stat:stat/gen} {of:object/gen}",
    "Original": (
        "[CONT]{where:on_circles}: исходное значение {stat:stat/gen} {of:unit/gen} становится равным {to:number}( "
        "{when:holding})?."
    ),
    "Original amount": (
        "[CONT]{where:on_circles}: исходное значение {stat:stat/gen} {of:unit/gen} становится равным {to:amount}( "
        "{when:holding})?."
    ),
    "CountsAs name": "[CONT]({where:on_circles})?: эта карта считается также {word:name}.",
    "CountsAs clan": "[CONT]({where:on_circles})?: эта карта принадлежит также клану {word:name}.",
    "Legion": (
        "[Legion]: {mate:name} (один раз, если Авангард соперника — грейда 3 или выше, можно вернуть четыре "
        "карты из своего сброса в свою колоду, найти в ней эту карту и положить её рядом с этим юнитом)."
    ),
    "OverDress": "[overDress]: {on:worn}.",
    "OverText": "овер-триггер: {do:sentences}",
    "CopyLimit": "[CONT]: в колоде может быть не больше {n:number} {copy/gen*n} этой карты.",
    "EnergyLimit": "[CONT]: у вас может быть до {n:number} {point/gen*n} энергии.",
}
