"""French words for amounts, and for where a call goes."""

from __future__ import annotations

from typing import Final

SPOTS: Final = {
    "RC": "(RC)",
    "open RC": "un (RC) libre",
    "back row RC": "un (RC) de l'arrière",
    "front row RC": "un (RC) de l'avant",
    "back row center RC": "le (RC) central de l'arrière",
    "separate RC": "des (RC) différents",
    "separate open RC": "des (RC) libres différents",
    "same column RC": "un (RC) de la même colonne que cette unité",
    "GC": "(GC)",
}
AMOUNTS: Final = {
    "Multiple": "{times:number} pour chaque {per:number} dans {of:amount}",
    "OpenCircles yours": "le nombre de vos (RC) libres",
    "OpenCircles yours front": "le nombre de vos (RC) libres de la première ligne",
    "OpenCircles yours back": "le nombre de vos (RC) libres de la seconde ligne",
    "OpenCircles opponent's": "le nombre de (RC) libres de votre adversaire",
    "OpenCircles opponent's front": "le nombre de (RC) libres de la première ligne de votre adversaire",
    "OpenCircles opponent's back": "le nombre de (RC) libres de la seconde ligne de votre adversaire",
    "Touched": "le nombre de cartes concernées",
}
