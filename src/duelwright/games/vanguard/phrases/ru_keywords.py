"""What units have, get or come under, in Russian."""

from __future__ import annotations

from typing import Final

from ..vocabulary import ABILITY_WORDS

HAVING: Final = {
    "boost": "с бустом", "intercept": "с перехватом", "twin drive": "с Twin Drive", "triple drive": "с Triple Drive",
    "persona ride": "со значком персона-райда", "sentinel": "со значком стража", "overDress": "с overDress",
    "resist": "с Resist", "G guardian": "со значком G-защитника",
    "glitter": "со значком Glitter",
    "limit break": "с Limit Break", "limit break 4": "с Limit Break 4",
    "generation break": "с Generation Break", "legion": "с Legion",
    **{word: f"со способностью {word.title()}" for word in ABILITY_WORDS},
}  # fmt: skip
FLAGS: Final = {
    "final rush": "Final Rush",
    "dark night": "Dark Night",
    "no guard from hand": "запрет вызывать карты из руки на (GC)",
    "no grade 0 guard": "запрет вызывать карты грейда 0 из руки на (GC)",
    "no grade 1 guard": "запрет вызывать карты грейда 1 или выше из руки на (GC)",
    "no sentinel guard": "запрет вызывать стражей из руки на (GC)",
    "no interception": "запрет перехватывать",
    "paired guard": "обязанность вызывать в защиту две карты или больше сразу",
    "no persona ride": "запрет на персона-райд",
    "extra order": "разрешение разыграть дополнительный приказ",
    "free counter blast": "разрешение играть способности без оплаты каунтер-бласта",
}
STATES: Final = {
    "harmony": "Harmony", "hollowed": "Hollow", "blazing": "Blaze", "engorged": "Engorge", "friends": "Friends",
}  # fmt: skip
SKILLS: Final = {
    **{state: f"{{of:subject}} переходит в состояние {word}" for state, word in STATES.items()},
    "boost": "{of:subject} получает буст",
    "intercept": "{of:subject} получает перехват",
    "resist": "{of:subject} не может быть целью эффектов карт соперника",
    "restraint": "{of:subject} не может атаковать",
    "unhit": "{of:subject} не может получить попадание",
    "no stand": "{of:subject} не может встать в фазе подъёма",
    "no boost": "{of:subject} не может давать буст",
    "no intercept": "{of:subject} не может перехватывать",
    "back row attack": "{of:subject} может атаковать из заднего ряда",
    "back row vanguard attack": "{of:subject} может атаковать Авангард из заднего ряда",
    "back row intercept": "{of:subject} может перехватывать из заднего ряда",
    "not retired": "{of:subject} не может уйти с поля из-за эффектов карт",
    "not retired by opponent": "{of:subject} не может уйти с поля из-за эффектов карт соперника",
    "early limit break": "{of:subject} может применять Limit Break 4, даже когда у вас 3 урона или меньше",
    "front row battle": "{of:subject} одной атакой вступает в битву со всеми юнитами переднего ряда соперника",
    "sure hit": "{of:subject} игнорирует эффекты, мешающие попаданию",
    "lord": "{of:subject} не может атаковать, пока у вас есть юнит другого клана [Lord]",
    "column attack": "{of:subject} может атаковать задний ряд соперника в своей колонке",
    "no abilities": "{of:subject} теряет все свои способности",
    "no vanguard attack": "{of:subject} не может атаковать Авангард",
    "no rear attack": "{of:subject} не может атаковать Арьергард",
    "not attacked": "{of:subject} не может быть целью атаки",
    "hits anyway": "{of:subject} и без попадания применяет свои способности на попадание",
}
