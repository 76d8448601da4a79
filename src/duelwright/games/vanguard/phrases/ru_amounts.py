"""Russian words for amounts, and for where a call goes."""

from __future__ import annotations

from typing import Final

SPOTS: Final = {
    "RC": "(RC)",
    "open RC": "свободный (RC)",
    "back row RC": "(RC) заднего ряда",
    "front row RC": "(RC) переднего ряда",
    "back row center RC": "центральный (RC) заднего ряда",
    "separate RC": "разные (RC)",
    "separate open RC": "разные свободные (RC)",
    "same column RC": "(RC) в одной колонке с этим юнитом",
    "GC": "(GC)",
}
AMOUNTS: Final = {
    "Multiple": "{times:number} за каждые {per:number} от числа, равного {of:amount}",
    "OpenCircles yours": "числу ваших свободных (RC)",
    "OpenCircles yours front": "числу ваших свободных (RC) переднего ряда",
    "OpenCircles yours back": "числу ваших свободных (RC) заднего ряда",
    "OpenCircles opponent's": "числу свободных (RC) соперника",
    "OpenCircles opponent's front": "числу свободных (RC) переднего ряда соперника",
    "OpenCircles opponent's back": "числу свободных (RC) заднего ряда соперника",
    "Touched": "числу карт, с которыми это сделано",
}
