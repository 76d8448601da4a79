"""Vanguard's patterns in French, by the keys of the wiring; and words for places, phases, skills and the like."""

from __future__ import annotations

from typing import Final

from .wiring import STATS

PLACES: Final = {  # as something is put into them, or comes from them
    "hand": "la main", "deck": "le deck", "drop": "la zone de drop", "soul": "l'âme", "damage": "la zone de dégâts",
    "bind": "la zone de bind", "crest": "la zone de blason", "order": "la zone d'ordre",
    "removed": "la zone hors du jeu", "ride deck": "le deck de ride",
    "RC": "(RC)", "GC": "(GC)",
}  # fmt: skip
WHERE: Final = {
    "VC": "VC", "RC": "RC", "GC": "GC", "hand": "Main", "drop": "Drop", "soul": "Âme", "bind": "Bind",
    "ride deck": "Deck de ride", "crest zone": "Zone de blason", "order zone": "Zone d'ordre", "G zone": "Zone G",
}  # fmt: skip
PHASES: Final = {
    "stand": "redressement", "draw": "pioche", "ride": "ride", "stride": "stride", "battle": "combat", "end": "fin",
}  # fmt: skip
STEPS: Final = {
    "start": "début", "attack": "attaque", "guard": "garde", "drive": "drive", "damage": "dégâts", "close": "clôture",
}  # fmt: skip
ICONS: Final = {
    "critical": "critique", "draw": "pioche", "heal": "soin", "stand": "stand", "front": "front", "over": "over",
}  # fmt: skip
ORDERS: Final = {"": "ordre", "normal": "ordre normal", "blitz": "ordre éclair", "set": "ordre posé"}
HAVING: Final = {
    "boost": "avec le boost", "intercept": "avec l'interception", "twin drive": "avec Twin Drive",
    "triple drive": "avec Triple Drive", "persona ride": "avec l'icône de persona ride",
    "sentinel": "avec l'icône de sentinelle", "overDress": "avec overDress", "resist": "avec Resist",
    "G guardian": "avec l'icône de gardien G",
}  # fmt: skip
FLAGS: Final = {
    "final rush": "Final Rush",
    "dark night": "Dark Night",
    "no guard from hand": "l'interdiction d'appeler des cartes de la main sur (GC)",
    "no grade 0 guard": "l'interdiction d'appeler des cartes de grade 0 de la main sur (GC)",
    "no grade 1 guard": "l'interdiction d'appeler des cartes de grade 1 ou plus de la main sur (GC)",
    "extra order": "la permission de jouer un ordre supplémentaire",
    "free counter blast": "la permission de jouer des capacités sans payer de Counter Blast",
}
INTO: Final = {
    "soul": "dans votre âme",
    "drop": "dans votre zone de drop",
    "bottom": "sous votre deck",
    "bind": "dans votre zone de bind",
    "hand": "dans votre main",
    "top": "sur votre deck",
}
ORIGINS: Final = {
    "VC": "(VC)", "RC": "(RC)", "GC": "(GC)", "hand": "votre main", "soul": "votre âme", "drop": "votre zone de drop",
}  # fmt: skip
HAPPENINGS: Final = {
    "draw": "piocher une carte", "damage": "subir un dégât", "counter blast": "faire un Counter Blast",
    "soul blast": "faire un Soul Blast", "energy blast": "faire un Energy Blast",
    "soul charge": "faire un Soul Charge",
}  # fmt: skip
SPOTS: Final = {
    "RC": "(RC)",
    "open RC": "un (RC) libre",
    "back row RC": "un (RC) de l'arrière",
    "front row RC": "un (RC) de l'avant",
    "back row center RC": "le (RC) central de l'arrière",
    "separate RC": "des (RC) différents",
    "GC": "(GC)",
}
SKILLS: Final = {
    "boost": "{of:subject} obtient le boost",
    "intercept": "{of:subject} obtient l'interception",
    "resist": "votre adversaire ne peut choisir {of:none} avec les effets de ses cartes",
    "restraint": "{of:subject} ne peut pas attaquer",
    "unhit": "les attaques ne peuvent toucher {of:none}",
    "no stand": "{of:subject} ne peut pas se redresser en phase de redressement",
    "no boost": "{of:subject} ne peut pas booster",
    "no intercept": "{of:subject} ne peut pas intercepter",
    "back row attack": "{of:subject} peut attaquer depuis l'arrière",
    "front row battle": "{of:subject} affronte en une seule attaque toutes les unités de l'avant adverse",
    "sure hit": "{of:subject} ignore les effets qui l'empêchent de toucher",
    "lord": "{of:subject} ne peut pas attaquer tant que vous avez une unité d'un autre clan [Lord]",
    "column attack": "{of:subject} peut attaquer l'arrière adverse de sa colonne",
    "no abilities": "{of:subject} perd toutes ses capacités",
    "hits anyway": "{of:subject} joue, même sans toucher, ses capacités d'attaque réussie",
}
UNTIL: Final = {
    "turn": "jusqu'à la fin du tour",
    "battle": "pendant ce combat",
    "next turn": "jusqu'à la fin du prochain tour de votre adversaire",
    "always": "jusqu'à la fin de la partie",
}
WORDS: Final = {
    "stat": {stat: f"{{det}} {{{stat}}}" for stat in STATS}, "place": PLACES, "where": WHERE, "flag": FLAGS,
    "origin": ORIGINS, "happening": HAPPENINGS,
    "phase": {**{name: f"phase de {word}" for name, word in PHASES.items()}, "main": "phase principale"},
    "step": {name: f"étape de {word}" for name, word in STEPS.items()},
    "icon": ICONS, "order": ORDERS, "having": HAVING, "into": INTO, "spot": SPOTS, "skill": SKILLS, "until": UNTIL,
    "way": {"overDress": "par overDress", "revolDress": "par revolDress", "stride": "par un stride"},
    "state": {"overDress": "overDress", "locked": "verrouillé", "legion": "Légion", "deleted": "supprimé"},
    "lost": {"boost": "le boost", "intercept": "l'interception", "twin drive": "Twin Drive"},
}  # fmt: skip
SAID: Final = {
    # Words
    "limit turn": "1/Tour",
    "This unit": "cette unité",
    "It it": "une carte choisie",
    "It them": "une carte parmi les cartes choisies",
    "It seen it": "une carte regardée",
    "It seen them": "une carte parmi les cartes regardées",
    "It": "une carte du choix {name:ordinal}",
    # What a card must be
    "and": "et",
    "Grade one": "de grade <grade>",
    "Grade or more": "de grade {least:number} ou plus",
    "Grade or less": "de grade {most:number} ou moins",
    "Grade": "de grade {least:number} à {most:number}",
    "Parity odd": "de grade impair",
    "Parity even": "de grade pair",
    "Posture standing": "debout",
    "Posture resting": "au repos",
    "Facing up": "face visible",
    "Facing down": "face cachée",
    "Other": "hormis cette carte",
    "Role attacking": "en train d'attaquer",
    "Role attacked": "sous attaque",
    "Role boosting": "en train de booster",
    "Role boosted": "qui reçoit un boost",
    "Named": "du nom de {name:name}",
    "NotNamed": "d'un autre nom que {name:name}",
    "NameHas": "dont le nom contient {part:name}",
    "SameName": "du même nom que {of:object}",
    "Nation": "de la nation {nation:name}",
    "Clan": "du clan {clan:name}",
    "NotClan": "d'un autre clan que {clan:name}",
    "Race": "de la race {race:name}",
    "On": "sur {where:on_circles}",
    "SameColumn": "dans la même colonne que cette unité",
    "WithinGrade": "d'un grade ne dépassant pas celui de votre Vanguard",
    "Opposed": "que cette unité affronte",
    "Icon": "avec un déclencheur <word>",
    "InRow front": "à l'avant",
    "InRow back": "à l'arrière",
    "Power or less": "d'une puissance de {most:number} ou moins",
    "Power or more": "d'une puissance de {least:number} ou plus",
    "Power": "d'une puissance de {least:number} à {most:number}",
    "Having": "<word>",
    "InState": "à l'état <word>",
    # When
    "Placed": "quand {of:doer} arrive sur {on:on_circles}( depuis {source:place})?( {by:way})?",
    "RodeUpon": "quand vous ridez sur cette unité( avec {by:rider/a.sg})?",
    "YouRide": "quand vous ridez",
    "YouStride": "quand vous faites un stride",
    "Attacks": "quand {of:doer} attaque( {target:one})?",
    "Attacked": "quand {of:doer} subit une attaque",
    "Boosts": "quand {of:doer} booste",
    "Boosted": "quand {of:doer} reçoit un boost",
    "PutOnGuard": "quand {of:doer} arrive sur (GC)",
    "Intercepts": "quand {of:doer} intercepte",
    "Hits": "quand l'attaque de {of:doer} touche( {target:one})?",
    "Misses": "quand l'attaque de {of:doer} ne touche pas",
    "BattleEnds": "à la fin du combat où {of:doer} a attaqué( {target:one})?",
    "Retired": "quand cette unité est retirée",
    "Legions": "quand {of:doer} passe à l'état Légion",
    "Deleted": "quand {of:doer} subit une suppression",
    "EntersZone": "quand cette carte va dans {zone:place}( depuis {source:place})?",
    "Discarded": "quand cette carte est défaussée de votre main",
    "Stood": "quand {of:doer} se redresse",
    "Rested": "quand {of:doer} passe au repos",
    "StepStarts": "au début de la {step:step}",
    "BecameDress": "quand cette unité devient un originalDress",
    "Reveals drive": "quand votre vérification de drive révèle {of:shown/a.sg}",
    "Reveals damage": "quand votre vérification de dégâts révèle {of:shown/a.sg}",
    "Reveals any": "quand votre vérification de drive ou de dégâts révèle {of:shown/a.sg}",
    "Retired by opponent": "quand cette unité est retirée par un effet de votre adversaire",
    "RearGuardFalls yours": "quand un de vos Rear-guards va dans la zone de drop",
    "RearGuardFalls opponent's": "quand un Rear-guard adverse va dans la zone de drop",
    "RearGuardFalls any": "quand un Rear-guard va dans la zone de drop",
    "Moves": "quand {of:doer} se déplace sur un autre cercle",
    "PlayerDoes draw": "quand vous piochez une carte",
    "PlayerDoes draw, opponent": "quand votre adversaire pioche une carte",
    "PlayerDoes soul charge": "quand vous faites un Soul Charge",
    "PlayerDoes soul charge, opponent": "quand votre adversaire fait un Soul Charge",
    "PlayerDoes soul blast": "quand vous faites un Soul Blast",
    "PlayerDoes soul blast, opponent": "quand votre adversaire fait un Soul Blast",
    "PlayerDoes counter blast": "quand vous faites un Counter Blast",
    "PlayerDoes counter blast, opponent": "quand votre adversaire fait un Counter Blast",
    "PlayerDoes counter charge": "quand vous faites un Counter Charge",
    "PlayerDoes counter charge, opponent": "quand votre adversaire fait un Counter Charge",
    "TurnStarts": "au début de votre tour",
    "TurnStarts opponent's": "au début du tour de votre adversaire",
    "TurnEnds": "à la fin de votre tour",
    "TurnEnds opponent's": "à la fin du tour de votre adversaire",
    "TurnOver": "quand votre tour est terminé",
    "TurnOver opponent's": "quand le tour de votre adversaire est terminé",
    "PhaseStarts": "au début de {:span}",
    "PhaseEnds": "à la fin de {:span}",
    "OrderPlayed": "quand vous jouez un <word>",
    # What must hold
    "Matches": "{of:subject} est {a} <noun><only><that>",
    "IsOn": "cette unité est sur {where:on_circles}",
    "InRole attacking": "cette unité attaque",
    "InRole attacked": "cette unité subit une attaque",
    "InRole boosting": "cette unité booste",
    "InRole boosted": "cette unité reçoit un boost",
    "Not attacking": "cette unité n'attaque pas",
    "Not attacked": "cette unité ne subit pas d'attaque",
    "Not boosting": "cette unité ne booste pas",
    "Not boosted": "cette unité ne reçoit pas de boost",
    "NthBattle": "c'est au moins le combat nº {n:number} du tour",
    "Under": "vous êtes sous l'effet de {flag:flag}",
    "GenerationBreak": "Generation Break {n:number} est actif",
    "LimitBreak": "Limit Break {n:number} est actif",
    "DuringTurn": "c'est votre tour",
    "DuringTurn opponent's": "c'est le tour de votre adversaire",
    "DuringPhase": "c'est votre {phase:phase}",
    "DuringPhase opponent's": "c'est la {phase:phase} de votre adversaire",
    "DuringTurn as a span": "votre tour",
    "DuringTurn opponent's, as a span": "le tour de votre adversaire",
    "phase as a span": "votre {phase:phase}",
    "opponent's phase as a span": "la {phase:phase} de votre adversaire",
    "AttackHit": "l'attaque a touché",
    "PersonaRode": "vous avez fait une persona ride ce tour-ci",
    "RodeFromRideDeck": "vous avez ridé depuis votre deck de ride ce tour-ci",
    "AttackedTimes": "cette unité a attaqué au moins {n:number} fois ce tour-ci",
    "GotGift": "vous avez reçu un don imaginaire dans cette partie",
    "WentSecond": "vous avez joué en second",
    "DidSo": "vous l'avez fait",
    "ThisTurn called": "vous avez appelé au moins {n:number} {unit*n} ce tour-ci",
    "ThisTurn discarded": "vous avez défaussé au moins {n:number} {card*n} ce tour-ci",
    "ThisTurn played orders": "vous avez joué au moins {n:number} {order*n} ce tour-ci",
    "ThisTurn soul charged": "vous avez mis au moins {n:number} {card*n} dans l'âme par Soul Charge ce tour-ci",
    "ThisTurn battled": "il y a eu au moins {n:number} {battle*n} ce tour-ci",
    "DifferentGrades cards": "il y a au moins {n:number} grades différents parmi {of:cards/the.pl}",
    "DifferentNames cards": "les noms de {of:cards/the.pl} sont tous différents",
    "DifferentGrades those": "il y a au moins {n:number} grades différents parmi {of:object}",
    "DifferentNames those": "les noms de {of:object} sont tous différents",
    "Not done so": "vous ne l'avez pas fait",
    "Not got a gift": "vous n'avez reçu aucun don imaginaire dans cette partie",
    "AtLeast this": "cette carte est encore là",
    "AtLeast among": "il y a au moins {n:number} {card*n} parmi {of:object}",
    "More": "il y a plus de {of:cards/pl} que de {than:cards/pl}",
    "ChooseRandom one": "choisissez au hasard {of:cards/a.sg}",
    "ChooseRandom": "choisissez au hasard {n:number} {of:cards*n}",
    # Costs
    "CounterBlast": "Counter Blast {n:number}",
    "SoulBlast": "Soul Blast {n:number}",
    "EnergyBlast": "Energy Blast {n:number}",
    "DiscardGrades": "défaussez de votre main des cartes dont les grades font au moins {n:number}",
    "DiscardFromHand one": "défaussez de votre main une carte<only><that>",
    "DiscardFromHand": "défaussez de votre main {n:number} {card*n}<only><that>",
    "Putting this": "placez cette carte {zone:into}",
    "Revealing this": "révélez cette carte",
    "Retiring this": "retirez {of:self}",
    "Resting this": "mettez {of:self} au repos",
    "Retiring": "retirez",
    "pay one": "<pay> {of:one}",
    "pay some": "<pay> {n:number} {of:cards*n}",
    "Putting": "placez {zone:into}",
    "Resting": "mettez au repos",
    "Revealing": "révélez",
    "Locking": "verrouillez",
    "TurningUp one": "retournez face visible une carte de votre zone G<that>",
    "TurningUp": "retournez face visible {n:number} {card*n} de votre zone G<that>",
    # Effects
    "Change": "{of:subject} reçoit {by:signed} en {stat:stat} <until>",
    "Change amount": "{of:subject} reçoit un bonus de {stat:stat} égal à {by:amount} <until>",
    "SetTo": "<until>, {stat:stat/the} de {of:unit} passe à {to:number}",
    "SetTo amount": "<until>, {stat:stat/the} de {of:unit} prend pour valeur {to:amount}",
    "Gain": "<until>, <skill>",
    "Grant": "<until>, {of:subject} obtient la capacité [{ability:ability}]",
    "Lose": "<until>, {of:subject} perd <skill>",
    "ComeUnder you": "<until>, vous êtes sous l'effet de {flag:flag}",
    "ComeUnder opponent": "<until>, votre adversaire est sous l'effet de {flag:flag}",
    "ToTop": "placez {of:object} sur votre deck",
    "ToBottom it": "placez la carte choisie sous le deck de son propriétaire",
    "ToBottom them": "placez les cartes choisies sous le deck de leur propriétaire",
    "ToBottomAnyOrder": "placez {of:object} sous votre deck dans l'ordre de votre choix",
    "Put": "placez {of:object} dans {zone:place}",
    "Put removed": "mettez hors du jeu {of:object}",
    "Call": "appelez {of:object} sur {to:spot}",
    "Ride": "ridez {of:object}",
    "Stride": "stridez {of:object}",
    "Stand": "redressez {of:unit}",
    "PutAtRest": "mettez au repos {of:unit}",
    "Retire": "retirez {of:unit}",
    "SoulCharge": "Soul Charge {n:number}",
    "CounterCharge": "Counter Charge {n:number}",
    "EnergyCharge": "Energy Charge {n:number}",
    "Bind it": "la carte choisie est placée dans la zone de bind",
    "Bind": "placez dans la zone de bind {of:object}",
    "Lock": "verrouillez {of:unit}",
    "Unlock": "déverrouillez {of:unit}",
    "Delete": "supprimez {of:unit}",
    "Call at rest": "appelez {of:object} au repos sur {to:spot}",
    "Ride revolDress": "faites un revolDress avec {of:object}",
    "Bind face down": "placez dans la zone de bind, face cachée, {of:object}",
    "Exchange cards": "échangez les positions de {of:cards/the.pl}",
    "Exchange those": "échangez les positions de {of:object}",
    "Exchange pair": "échangez les positions {of:pair}",
    "Or pair": "de cette unité et de {other:object}",
    "WinFight": "vous gagnez la partie",
    "WinFight opponent": "vous perdez la partie",
    "ExtraTurn": "vous jouez un tour supplémentaire après celui-ci",
    "SkipPhase": "sautez votre prochaine {phase:phase}",
    "SkipPhase opponent": "votre adversaire saute sa prochaine {phase:phase}",
    "AddPhases": "après la phase de combat de ce tour, ajoutez: {phases:phases}",
    "EndTurn": "mettez fin à ce tour",
    "ChangeTarget": "l'unité attaquée devient {to:unit}",
    "GuardUnit": "désormais, {unit:unit} a pour gardiens {of:object}",
    "GainGift one": "recevez un don imaginaire {gift:gift}",
    "GainGift": "recevez {n:number} dons imaginaires {gift:gift}",
    "GetTicket": "ajoutez à votre main un ticket Quick Shield",
    "HealDamage": "soignez {n:number} {damage*n}",
    "DealDamage": "infligez {n:number} {damage*n} au Vanguard adverse",
    "DealDamage you": "infligez {n:number} {damage*n} à votre Vanguard",
    "CreateToken one": "placez un jeton {token:name}<rest> sur un (RC) libre",
    "CreateToken": "placez {n:number} {token*n} {token:name}<rest> sur des (RC) libres",
    "at rest": " au repos",
    "Pay": "vous pouvez payer le COÛT [{cost:costs}]; si vous le faites, {do:steps}",
    "Repeat": "faites ceci {n:number} fois: {do:steps}",
    "Repeat amount": "faites ceci un nombre de fois égal à {n:amount}: {do:steps}",
    "Later battle": "à la fin de ce combat, {do:steps}",
    "Later turn": "à la fin de ce tour, {do:steps}",
    "DriveMore one": "faites une vérification de drive supplémentaire",
    "DriveMore": "faites {n:number} vérifications de drive supplémentaires",
    # Abilities
    "gate span": "pendant {:span}",
    "gate past": "si {:past}",
    "gate condition": "tant que {:condition}",
    "Auto": (
        "[AUTO]({where:on_circles})?( [{limit:limit}])?:( {gate:gate},)? {on:timing}(, si "
        "{needs:condition})?(, COÛT [{cost:costs}])?: {do:sentences}"
    ),
    "Auto optional": (
        "[AUTO]({where:on_circles})?( [{limit:limit}])?:( {gate:gate},)? {on:timing}, à votre choix(, si "
        "{needs:condition})?(, COÛT [{cost:costs}])?: {do:sentences}"
    ),
    "Act": (
        "[ACT]{where:on_circles} [{limit:limit}]:( {gate:gate},)?( COÛT [{cost:costs}]:)?( si "
        "{needs:condition}:)? {do:sentences}"
    ),
    "Act any number": (
        "[ACT]{where:on_circles}:( {gate:gate},)?( COÛT [{cost:costs}]:)?( si {needs:condition}:)? {do:sentences}"
    ),
    "Play": (
        "jouez cette carte( [{limit:limit}])?( en payant le COÛT [{cost:costs}])?( si {needs:condition})?.( le coût "
        "n'est pas à payer si {free:condition}.)? {do:sentences}"
    ),
    "Continuous": "[CONT]{where:on_circles}: {of:subject} reçoit {by:signed} en {stat:stat}( {when:gate})?.",
    "Continuous amount": (
        "[CONT]{where:on_circles}: {of:subject} reçoit un bonus de {stat:stat} égal à {by:amount}( {when:gate})?."
    ),
    "Has": "[CONT]{where:on_circles}: <skill>( {when:gate})?.",
    "Would you": "[CONT]{where:on_circles}: si vous deviez {what:happening}, au lieu de cela {do:steps}.",
    "Would you optional": (
        "[CONT]{where:on_circles}: si vous deviez {what:happening}, au lieu de cela, si vous le souhaitez: {do:steps}."
    ),
    "Would opponent": (
        "[CONT]{where:on_circles}: si votre adversaire devait {what:happening}, au lieu de cela {do:steps}."
    ),
    "Would opponent optional": (
        "[CONT]{where:on_circles}: si votre adversaire devait {what:happening}, au lieu de cela, si vous le souhaitez: "
        "{do:steps}."
    ),
    "Redirect": (
        "[CONT]{where:on_circles}: au lieu de passer de {source:origin} à {into:place}, {of:whichever} va dans "
        "{to:place}."
    ),
    "Redirect optional": (
        "[CONT]{where:on_circles}: au lieu de passer de {source:origin} à {into:place}, {of:whichever} peut aller "
        "dans {to:place}."
    ),
    "OriginalOf": "la valeur d'origine de {stat:stat/the} de {of:object}",
    "Original": (
        "[CONT]{where:on_circles}: la valeur d'origine de {stat:stat/the} de {of:unit} passe à {to:number}"
        "( {when:gate})?."
    ),
    "Original amount": (
        "[CONT]{where:on_circles}: la valeur d'origine de {stat:stat/the} de {of:unit} devient {to:amount}"
        "( {when:gate})?."
    ),
    "CountsAs name": "[CONT]({where:on_circles})?: cette carte compte aussi comme {word:name}.",
    "CountsAs clan": "[CONT]({where:on_circles})?: cette carte est aussi du clan {word:name}.",
    "Legion": (
        "[Légion]: {mate:name} (une fois, si le Vanguard adverse est de grade 3 ou plus, vous pouvez "
        "remettre quatre cartes de votre zone de drop dans votre deck, y chercher cette carte et la placer à "
        "côté de cette unité)."
    ),
    "OverDress": "[overDress]: {on:worn/a.sg}.",
    "OverText": "déclencheur over: {do:sentences}",
    "CopyLimit": "[CONT]: un deck peut contenir jusqu'à {n:number} {copy*n} de cette carte.",
    "EnergyLimit": "[CONT]: vous pouvez avoir jusqu'à {n:number} {point*n} d'énergie.",
}
