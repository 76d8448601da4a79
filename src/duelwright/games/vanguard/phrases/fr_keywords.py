"""What units have, get or come under, in French."""

from __future__ import annotations

from typing import Final

from ..vocabulary import ABILITY_WORDS

HAVING: Final = {
    "boost": "avec le boost", "intercept": "avec l'interception", "twin drive": "avec Twin Drive",
    "triple drive": "avec Triple Drive", "persona ride": "avec l'icône de persona ride",
    "sentinel": "avec l'icône de sentinelle", "overDress": "avec overDress", "resist": "avec Resist",
    "G guardian": "avec l'icône de gardien G", "glitter": "avec l'icône Glitter",
    "limit break": "avec Limit Break", "limit break 4": "avec Limit Break 4",
    "generation break": "avec Generation Break", "legion": "avec Légion",
    **{word: f"avec la capacité {word.title()}" for word in ABILITY_WORDS},
}  # fmt: skip
FLAGS: Final = {
    "final rush": "Final Rush",
    "dark night": "Dark Night",
    "no guard from hand": "l'interdiction d'appeler des cartes de la main sur (GC)",
    "no grade 0 guard": "l'interdiction d'appeler des cartes de grade 0 de la main sur (GC)",
    "no grade 1 guard": "l'interdiction d'appeler des cartes de grade 1 ou plus de la main sur (GC)",
    "no sentinel guard": "l'interdiction d'appeler des sentinelles de la main sur (GC)",
    "no interception": "l'interdiction d'intercepter",
    "paired guard": "l'obligation d'appeler deux cartes ou plus à la fois en garde",
    "no persona ride": "l'interdiction de faire un persona ride",
    "extra order": "la permission de jouer un ordre supplémentaire",
    "free counter blast": "la permission de jouer des capacités sans payer de Counter Blast",
}
STATES: Final = {
    "harmony": "Harmony", "hollowed": "Hollow", "blazing": "Blaze", "engorged": "Engorge", "friends": "Friends",
}  # fmt: skip
SKILLS: Final = {
    **{state: f"{{of:subject}} passe en {word}" for state, word in STATES.items()},
    "boost": "{of:subject} obtient le boost",
    "intercept": "{of:subject} obtient l'interception",
    "resist": "votre adversaire ne peut choisir {of:none} avec les effets de ses cartes",
    "restraint": "{of:subject} ne peut pas attaquer",
    "unhit": "les attaques ne peuvent toucher {of:none}",
    "no stand": "{of:subject} ne peut pas se redresser en phase de redressement",
    "no boost": "{of:subject} ne peut pas booster",
    "no intercept": "{of:subject} ne peut pas intercepter",
    "back row attack": "{of:subject} peut attaquer depuis l'arrière",
    "back row vanguard attack": "{of:subject} peut attaquer un Vanguard depuis l'arrière",
    "back row intercept": "{of:subject} peut intercepter depuis l'arrière",
    "not retired": "les effets des cartes ne peuvent pas retirer {of:subject}",
    "not retired by opponent": "les effets des cartes de votre adversaire ne peuvent pas retirer {of:subject}",
    "early limit break": "{of:subject} peut utiliser Limit Break 4 même si vous avez 3 dégâts ou moins",
    "front row battle": "{of:subject} affronte en une seule attaque toutes les unités de l'avant adverse",
    "sure hit": "{of:subject} ignore les effets qui l'empêchent de toucher",
    "lord": "{of:subject} ne peut pas attaquer tant que vous avez une unité d'un autre clan [Lord]",
    "column attack": "{of:subject} peut attaquer l'arrière adverse de sa colonne",
    "no abilities": "{of:subject} perd toutes ses capacités",
    "no vanguard attack": "{of:subject} ne peut pas attaquer un Vanguard",
    "no rear attack": "{of:subject} ne peut pas attaquer un Rear-guard",
    "not attacked": "l'adversaire ne peut attaquer {of:none}",
    "hits anyway": "{of:subject} joue, même sans toucher, ses capacités d'attaque réussie",
}
