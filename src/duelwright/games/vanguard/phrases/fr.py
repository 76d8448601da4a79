"""Vanguard's own words in French. What a card must be is said after its noun, in words that need not agree."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.grammar import ANY, Table
from ....language.grammars.fr import adjective, noun, same
from ....language.inflection import Agreeing
from ....language.node import Node
from ....language.phrases.zones import SIDES
from .. import vocabulary as n
from ..vocabulary.filters import HIGHEST
from .fr_deeds import SKILLS, deeds

FIELD = {"vanguard": "vanguard", "rear-guards": "rear_guard", "units": "unit", "guardians": "guardian"}
OWNED = {"yours": "{allied}", "opponent's": "{hostile}"}
KINDS = {  # nouns of the lexicon
    "": "card", "normal unit": "normal_unit", "trigger unit": "trigger_unit", "unit": "unit", "G unit": "g_unit",
    "token": "token", "order": "order", "normal order": "normal_order", "blitz order": "blitz_order",
    "set order": "set_order",
}  # fmt: skip
ZONES = {  # by place: yours, your opponent's, anybody's
    place: (f"dans votre {one}", f"dans la {one} de votre adversaire", f"parmi les {many} des deux joueurs")
    for place, one, many in (
        ("hand", "main", "mains"),
        ("drop", "zone de drop", "zones de drop"),
        ("soul", "âme", "âmes"),
        ("damage", "zone de dégâts", "zones de dégâts"),
        ("trigger", "zone de déclencheur", "zones de déclencheur"),
        ("bind", "zone de bind", "zones de bind"),
        ("G", "zone G", "zones G"),
        ("order", "zone d'ordre", "zones d'ordre"),
    )
} | {
    "deck": ("dans votre deck", "dans le deck de votre adversaire", "parmi les decks des deux joueurs"),
    "ride": (
        "dans votre deck de ride",
        "dans le deck de ride de votre adversaire",
        "parmi les decks de ride des deux joueurs",
    ),
    "hearts": ("parmi vos cœurs", "parmi les cœurs de votre adversaire", "parmi les cœurs des deux joueurs"),
    "dress": (
        "dans l'originalDress de cette unité",
        "dans l'originalDress de votre adversaire",
        "parmi les originalDress des deux joueurs",
    ),
}
PLACES = {  # as something is put into them, or comes from them
    "hand": "la main", "deck": "le deck", "drop": "la zone de drop", "soul": "l'âme", "damage": "la zone de dégâts",
    "bind": "la zone de bind", "crest": "la zone de blason", "order": "la zone d'ordre",
    "removed": "la zone hors du jeu",
}  # fmt: skip
WHERE = {
    "VC": "VC", "RC": "RC", "GC": "GC", "hand": "Main", "drop": "Drop", "soul": "Âme", "bind": "Bind",
    "ride deck": "Deck de ride", "crest zone": "Zone de blason", "order zone": "Zone d'ordre", "G zone": "Zone G",
}  # fmt: skip
PHASES = {
    "stand": "redressement", "draw": "pioche", "ride": "ride", "stride": "stride", "battle": "combat", "end": "fin",
}  # fmt: skip
STEPS = {
    "start": "début", "attack": "attaque", "guard": "garde", "drive": "drive", "damage": "dégâts", "close": "clôture",
}  # fmt: skip
ICONS = {
    "critical": "critique", "draw": "pioche", "heal": "soin", "stand": "stand", "front": "front", "over": "over",
}  # fmt: skip
ORDERS = {"": "ordre", "normal": "ordre normal", "blitz": "ordre éclair", "set": "ordre posé"}
HAVING = {
    "boost": "avec le boost", "intercept": "avec l'interception", "twin drive": "avec Twin Drive",
    "triple drive": "avec Triple Drive", "persona ride": "avec l'icône de persona ride",
    "sentinel": "avec l'icône de sentinelle", "overDress": "avec overDress", "resist": "avec Resist",
    "G guardian": "avec l'icône de gardien G",
}  # fmt: skip
FLAGS = {
    "final rush": "Final Rush",
    "dark night": "Dark Night",
    "no guard from hand": "l'interdiction d'appeler des cartes de la main sur (GC)",
    "no grade 0 guard": "l'interdiction d'appeler des cartes de grade 0 de la main sur (GC)",
    "no grade 1 guard": "l'interdiction d'appeler des cartes de grade 1 ou plus de la main sur (GC)",
    "extra order": "la permission de jouer un ordre supplémentaire",
    "free counter blast": "la permission de jouer des capacités sans payer de Counter Blast",
}
ONLY, THAT = "( {only:adjectives})?", "( {that:clauses})?"


def french(t: Table) -> None:
    """Add Vanguard's French phrases."""
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


def _nouns(t: Table) -> None:
    t.lexicon.nouns |= {
        "unit": noun("f", "unité"), "normal_unit": noun("f", "unité normale", "unités normales"),
        "trigger_unit": noun("f", "unité déclencheur", "unités déclencheurs"),
        "g_unit": noun("f", "unité G", "unités G"), "token": noun("m", "jeton"), "order": noun("m", "ordre"),
        "normal_order": noun("m", "ordre normal", "ordres normaux"),
        "blitz_order": noun("m", "ordre éclair", "ordres éclair"),
        "set_order": noun("m", "ordre posé", "ordres posés"), "vanguard": noun("m", "Vanguard"),
        "rear_guard": noun("m", "Rear-guard"), "guardian": noun("m", "gardien"), "power": noun("f", "puissance"),
        "shield": noun("m", "bouclier"), "critical": noun("m", "critique"), "drive": noun("m", "drive"),
        "grade": noun("m", "grade"), "damage": noun("m", "dégât"), "battle": noun("m", "combat"),
        "copy": noun("m", "exemplaire"),
    }  # fmt: skip
    t.lexicon.agreeing["allied"] = adjective("allié", "alliée")
    t.lexicon.agreeing["hostile"] = same("adverse")
    t.lexicon.agreeing["no"] = adjective("aucun", "aucune")
    t.lexicon.agreeing["one_of_yours"] = Agreeing({"m pl": "un de vos", "f pl": "une de vos"})
    t.lexicon.agreeing["one_of_theirs"] = Agreeing({"m pl": "un de ses", "f pl": "une de ses"})


def _words(t: Table) -> None:
    t.quoted("name")
    for stat in ("power", "shield", "critical", "drive", "grade"):
        t.word("stat", stat, f"{{det}} {{{stat}}}")
    t.words("place", PLACES)
    t.words("where", WHERE)
    t.row("wheres", "where", "/")
    t.alias("on_circles", "({:wheres})")
    t.words("flag", FLAGS)
    t.words("phase", {name: f"phase de {word}" for name, word in PHASES.items()})
    t.word("phase", "main", "phase principale")
    t.words("step", {name: f"étape de {word}" for name, word in STEPS.items()})
    t.alias("subject", "{:self}", first=True)
    t.phrase("self", shared.This, "cette unité")
    t.alias("unit", "{:self}")  # the object of what is done to units only
    t.alias("unit", "{:object}")
    t.phrase("single", shared.It, "une carte choisie", name="it")
    t.phrase("single", shared.It, "une carte parmi les cartes choisies", name="them")
    t.phrase("single", shared.It, "une carte regardée", name="seen it")
    t.phrase("single", shared.It, "une carte parmi les cartes regardées", name="seen them")
    t.phrase("single", shared.It, "une carte du choix {name:ordinal}")


def _filters(t: Table) -> None:
    t.row("adjectives", "adjective", "")
    t.row("clauses", "clause", "et")
    for grade in range(HIGHEST + 1):
        t.phrase("adjective", n.Grade, f"de grade {grade}", least=grade, most=grade)
    t.phrase("adjective", n.Grade, "de grade {least:number} ou plus", most=HIGHEST)
    t.phrase("adjective", n.Grade, "de grade {most:number} ou moins", least=0)
    t.phrase("adjective", n.Grade, "de grade {least:number} à {most:number}")
    t.phrase("adjective", n.Parity, "de grade impair", grade="odd")
    t.phrase("adjective", n.Parity, "de grade pair", grade="even")
    t.phrase("adjective", n.Posture, "debout", state="standing")
    t.phrase("adjective", n.Posture, "au repos", state="resting")
    t.phrase("adjective", n.Facing, "face visible", face="up")
    t.phrase("adjective", n.Facing, "face cachée", face="down")
    t.phrase("adjective", n.Other, "hormis cette carte")
    t.phrase("adjective", n.Role, "en train d'attaquer", role="attacking")
    t.phrase("adjective", n.Role, "sous attaque", role="attacked")
    t.phrase("adjective", n.Role, "en train de booster", role="boosting")
    t.phrase("adjective", n.Role, "avec un boost", role="boosted")
    t.phrase("clause", n.Named, "du nom de {name:name}")
    t.phrase("clause", n.NotNamed, "d'un autre nom que {name:name}")
    t.phrase("clause", n.NameHas, "dont le nom contient {part:name}")
    t.phrase("clause", n.SameName, "du même nom que {of:object}")
    t.phrase("clause", n.Nation, "de la nation {nation:name}")
    t.phrase("clause", n.Clan, "du clan {clan:name}")
    t.phrase("clause", n.NotClan, "d'un autre clan que {clan:name}")
    t.phrase("clause", n.Race, "de la race {race:name}")
    for icon, word in ICONS.items():
        t.phrase("clause", n.Icon, f"avec un déclencheur {word}", icon=icon)
    t.phrase("clause", n.On, "sur {where:on_circles}")
    t.phrase("clause", n.InRow, "à l'avant", row="front")
    t.phrase("clause", n.InRow, "à l'arrière", row="back")
    t.phrase("clause", n.SameColumn, "dans la même colonne que cette unité")
    t.phrase("clause", n.Power, "d'une puissance de {most:number} ou moins", least=0)
    t.phrase("clause", n.Power, "d'une puissance de {least:number} ou plus")
    t.phrase("clause", n.Power, "d'une puissance de {least:number} à {most:number}")
    t.phrase("clause", n.WithinGrade, "d'un grade ne dépassant pas celui de votre Vanguard")
    t.phrase("clause", n.Opposed, "que cette unité affronte")
    for skill, words in HAVING.items():
        t.phrase("clause", n.Having, words, skill=skill)
    for state, word in (
        ("overDress", "overDress"),
        ("locked", "verrouillé"),
        ("legion", "Légion"),
        ("deleted", "supprimé"),
    ):
        t.phrase("clause", n.InState, f"à l'état {word}", state=state)


def _groups(t: Table) -> None:
    other = (n.Other(),)
    for place, key in FIELD.items():
        for side, word in OWNED.items():
            t.phrase("cards", n.Group, f"{{det}} {{other}} {{{key}}} {word}{THAT}", place=place, side=side, only=other)
            t.phrase("cards", n.Group, f"{{det}} {{{key}}} {word}{ONLY}{THAT}", place=place, side=side)
        everywhere = "sur le terrain"
        said = f"{{det}} {{other}} {{{key}}}{THAT} {everywhere}"
        t.phrase("cards", n.Group, said, place=place, side="any", only=other)
        t.phrase("cards", n.Group, f"{{det}} {{{key}}}{ONLY}{THAT} {everywhere}", place=place, side="any")
        for category, side in (("owned", "yours"), ("theirs", "opponent's")):
            t.phrase(category, n.Group, f"{{det}} {{other}} {{{key}}}{THAT}", place=place, side=side, only=other)
            t.phrase(category, n.Group, f"{{det}} {{{key}}}{ONLY}{THAT}", place=place, side=side)
    t.alias("cards", "{:what} {:zone}")
    for kind, key in KINDS.items():
        said = f"{{det}} {{other}} {{{key}}}{THAT}"
        t.phrase("what", n.Group, said, place=ANY, side=ANY, kind=kind, only=other)
        t.phrase("what", n.Group, f"{{det}} {{{key}}}{ONLY}{THAT}", place=ANY, side=ANY, kind=kind)
        t.phrase("cards", n.Among, f"{{det}} {{{key}}}{ONLY}{THAT} parmi {{of:object}}", kind=kind)
    t.phrase("cards", n.Or, "{of:cards} ou {other:cards}")
    for place, where in ZONES.items():
        for side, words in zip(SIDES, where, strict=True):
            t.phrase("zone", n.Group, words, place=place, side=side, kind=ANY, only=ANY, that=ANY)
    t.phrase("deck_cards", n.Group, "{:what}", place="deck", kind=ANY, only=ANY, that=ANY)
    t.phrase("shown", n.Group, "{:what}", place="trigger", kind=ANY, only=ANY, that=ANY)
    t.phrase("rider", n.Group, f"{{det}} {{card}}{ONLY}{THAT}", place="vanguard")
    t.phrase("worn", n.Group, f"{{det}} {{unit}}{ONLY}{THAT}", place="rear-guards")
    t.phrase("leader", n.Group, f"votre Vanguard{ONLY}{THAT}", place="vanguard")
    t.phrase("leader", n.Group, f"le Vanguard adverse{ONLY}{THAT}", place="vanguard", side="opponent's")
    for category in ("object", "subject"):
        t.alias(category, "{:leader}", first=True)
    t.alias("one", "{:leader}")
    t.alias("one", "{:owned/one_of_yours.pl}")
    t.alias("one", "{:cards/a.sg}")
    t.alias("none", "{:self}")  # of what cannot be done to any
    t.alias("none", "{:leader}")
    t.alias("none", "{:cards/no.sg}")
    t.alias("none", "{:object}")
    t.alias("doer", "{:self}")
    t.alias("doer", "{:one}")


def _timings(t: Table) -> None:
    t.words("way", {"overDress": "par overDress", "revolDress": "par revolDress", "stride": "par un stride"})
    placed = "quand {of:doer} arrive sur {on:on_circles}( depuis {source:place})?( {by:way})?"
    t.phrase("timing", n.Placed, placed)
    t.phrase("timing", n.RodeUpon, "quand vous ridez sur cette unité( avec {by:rider/a.sg})?")
    t.phrase("timing", n.YouRide, "quand vous ridez")
    t.phrase("timing", n.YouStride, "quand vous faites un stride")
    t.phrase("timing", n.Attacks, "quand {of:doer} attaque( {target:one})?")
    t.phrase("timing", n.Attacked, "quand {of:doer} subit une attaque")
    t.phrase("timing", n.Boosts, "quand {of:doer} booste")
    t.phrase("timing", n.Boosted, "quand {of:doer} reçoit un boost")
    t.phrase("timing", n.PutOnGuard, "quand {of:doer} arrive sur (GC)")
    t.phrase("timing", n.Intercepts, "quand {of:doer} intercepte")
    t.phrase("timing", n.Reveals, "quand votre vérification de drive révèle {of:shown/a.sg}", check="drive")
    t.phrase("timing", n.Reveals, "quand votre vérification de dégâts révèle {of:shown/a.sg}", check="damage")
    t.phrase("timing", n.Hits, "quand l'attaque de {of:doer} touche( {target:one})?")
    t.phrase("timing", n.Misses, "quand l'attaque de {of:doer} ne touche pas")
    t.phrase("timing", n.BattleEnds, "à la fin du combat où {of:doer} a attaqué( {target:one})?")
    t.phrase("timing", n.Retired, "quand cette unité est retirée")
    t.phrase("timing", n.Retired, "quand cette unité est retirée par un effet de votre adversaire", by="opponent")
    for side, whose in (
        ("yours", "un de vos Rear-guards"),
        ("opponent's", "un Rear-guard adverse"),
        ("any", "un Rear-guard"),
    ):
        t.phrase("timing", n.RearGuardFalls, f"quand {whose} va dans la zone de drop", side=side)
    t.phrase("timing", n.Legions, "quand {of:doer} passe à l'état Légion")
    t.phrase("timing", n.Deleted, "quand {of:doer} subit une suppression")
    t.phrase("timing", n.EntersZone, "quand cette carte va dans {zone:place}( depuis {source:place})?")
    t.phrase("timing", n.Discarded, "quand cette carte est défaussée de votre main")
    t.phrase("timing", n.Stood, "quand {of:doer} se redresse")
    t.phrase("timing", n.Rested, "quand {of:doer} passe au repos")
    t.phrase("timing", n.PhaseStarts, "au début de {:span}", phase=ANY, whose=ANY)
    t.phrase("timing", n.StepStarts, "au début de la {step:step}")
    for kind, words in ORDERS.items():
        t.phrase("timing", n.OrderPlayed, f"quand vous jouez un {words}", kind=kind)
    t.phrase("timing", n.BecameDress, "quand cette unité devient un originalDress")


def _conditions(t: Table) -> None:
    for kind, key in KINDS.items():
        t.phrase("condition", n.Matches, f"{{of:subject}} est {{a}} {{{key}}}{ONLY}{THAT}", kind=kind)
    t.phrase("condition", n.IsOn, "cette unité est sur {where:on_circles}")
    t.phrase("condition", n.InRole, "cette unité attaque", role="attacking")
    t.phrase("condition", n.InRole, "cette unité subit une attaque", role="attacked")
    t.phrase("condition", n.InRole, "cette unité booste", role="boosting")
    t.phrase("condition", n.InRole, "cette unité reçoit un boost", role="boosted")
    for in_role, said in (
        (n.InRole("attacking"), "n'attaque pas"),
        (n.InRole("attacked"), "ne subit pas d'attaque"),
        (n.InRole("boosting"), "ne booste pas"),
        (n.InRole("boosted"), "ne reçoit pas de boost"),
    ):
        t.prefer("condition", shared.Not, f"cette unité {said}", of=in_role)
    t.alias("condition", "{:past}")
    t.phrase("past", n.AttackHit, "l'attaque a touché")
    t.phrase("condition", n.NthBattle, "c'est au moins le combat nº {n:number} du tour")
    t.phrase("condition", n.DuringTurn, "c'est {:span}", whose=ANY)
    t.phrase("condition", n.DuringPhase, "c'est {:span}", phase=ANY, whose=ANY)
    t.phrase("span", n.DuringTurn, "votre tour")
    t.phrase("span", n.DuringTurn, "le tour de votre adversaire", whose="opponent's")
    phases: list[type[Node]] = [n.DuringPhase, n.PhaseStarts]
    for node in phases:
        t.phrase("span", node, "votre {phase:phase}")
        t.phrase("span", node, "la {phase:phase} de votre adversaire", whose="opponent's")
    t.phrase("past", n.PersonaRode, "vous avez fait une persona ride ce tour-ci")
    t.phrase("past", n.RodeFromRideDeck, "vous avez ridé depuis votre deck de ride ce tour-ci")
    for what, said in (
        ("called", "vous avez appelé au moins {n:number} {unit*n} ce tour-ci"),
        ("discarded", "vous avez défaussé au moins {n:number} {card*n} ce tour-ci"),
        ("played orders", "vous avez joué au moins {n:number} {order*n} ce tour-ci"),
        ("soul charged", "vous avez mis au moins {n:number} {card*n} dans l'âme par Soul Charge ce tour-ci"),
        ("battled", "il y a eu au moins {n:number} {battle*n} ce tour-ci"),
    ):
        t.phrase("past", n.ThisTurn, said, what=what)
    t.phrase("past", n.AttackedTimes, "cette unité a attaqué au moins {n:number} fois ce tour-ci")
    t.phrase("condition", n.Under, "vous êtes sous l'effet de {flag:flag}")
    t.phrase("condition", n.GenerationBreak, "Generation Break {n:number} est actif")
    t.phrase("condition", n.LimitBreak, "Limit Break {n:number} est actif")
    t.phrase("past", n.GotGift, "vous avez reçu un don imaginaire dans cette partie")
    for those in ("{of:cards/the.pl}", "{of:object}"):
        t.phrase("condition", n.DifferentGrades, f"il y a au moins {{n:number}} grades différents parmi {those}")
    t.phrase("condition", n.DifferentNames, "les noms de {of:cards/the.pl} sont tous différents")
    t.phrase("condition", n.DifferentNames, "les noms de {of:object} sont tous différents")
    t.phrase("past", n.WentSecond, "vous avez joué en second")
    t.phrase("past", n.DidSo, "vous l'avez fait")
    t.prefer("condition", shared.Not, "vous ne l'avez pas fait", of=n.DidSo())
    t.prefer("condition", shared.Not, "vous n'avez reçu aucun don imaginaire dans cette partie", of=n.GotGift())


def _counted(t: Table) -> None:
    """How many cards there are, and choosing among those of a field."""
    for whose, has, has_not in (
        ("owned", "vous avez", "vous n'avez"),
        ("theirs", "votre adversaire a", "votre adversaire n'a"),
    ):
        t.prefer("condition", shared.AtLeast, f"{has} au moins {{n:number}} {{of:{whose}*n}}")
        t.prefer("condition", shared.AtLeast, f"{has} {{of:{whose}/a.sg}}", n=1)
        t.phrase("condition", n.AtMost, f"{has_not} {{of:{whose}/no.sg}}", n=0)
        t.phrase("condition", n.AtMost, f"{has} au plus {{n:number}} {{of:{whose}*n}}")
    t.prefer("condition", shared.AtLeast, "cette carte est encore là", n=1, of=shared.This())
    t.phrase("condition", shared.AtLeast, "il y a au moins {n:number} {card*n} parmi {of:object}")
    t.phrase("condition", n.AtMost, "il n'y a {of:cards/no.sg}", n=0)
    t.phrase("condition", n.AtMost, "il y a au plus {n:number} {of:cards*n}")
    t.phrase("condition", n.More, "il y a plus de {of:cards/pl} que de {than:cards/pl}")
    for by, verb, whose, one, many in (
        ("you", "choisissez", "owned", "one_of_yours", "vos"),
        ("opponent", "votre adversaire choisit", "owned", "one_of_yours", "vos"),
        ("opponent", "votre adversaire choisit", "theirs", "one_of_theirs", "ses"),
    ):
        among = f"{{n:number}} de {many} {{of:{whose}/pl}}"
        t.prefer("simple", shared.Choose, f"{verb} {among}", name="", by=by)
        t.prefer("simple", shared.Choose, f"{verb} jusqu'à {among}", name="", up_to=True, by=by)
        t.prefer("simple", shared.Choose, f"{verb} {{of:{whose}/{one}.pl}}", name="", n=1, by=by)
    t.prefer("simple", shared.Choose, "choisissez {of:leader}", name="", n=1)
    t.phrase("simple", n.ChooseRandom, "choisissez au hasard {of:cards/a.sg}", name="", n=1)
    t.phrase("simple", n.ChooseRandom, "choisissez au hasard {n:number} {of:cards*n}", name="")


def _costs(t: Table) -> None:
    t.row("costs", "cost", "&")
    t.phrase("cost", n.CounterBlast, "Counter Blast {n:number}")
    t.phrase("cost", n.SoulBlast, "Soul Blast {n:number}")
    t.phrase("cost", n.EnergyBlast, "Energy Blast {n:number}")
    t.phrase("cost", n.DiscardFromHand, f"défaussez de votre main une carte{ONLY}{THAT}", n=1)
    t.phrase("cost", n.DiscardFromHand, f"défaussez de votre main {{n:number}} {{card*n}}{ONLY}{THAT}")
    t.words("into", {
        "soul": "dans votre âme", "drop": "dans votre zone de drop", "bottom": "sous votre deck",
        "bind": "dans votre zone de bind", "hand": "dans votre main", "top": "sur votre deck",
    })  # fmt: skip
    t.phrase("cost", n.Putting, "placez cette carte {zone:into}", of=shared.This(), n=1)
    t.phrase("cost", n.Revealing, "révélez cette carte", of=shared.This(), n=1)
    t.phrase("cost", n.Retiring, "retirez {of:self}", n=1)
    t.phrase("cost", n.Resting, "mettez {of:self} au repos", n=1)
    paid: list[tuple[type[Node], str]] = [
        (n.Retiring, "retirez"),
        (n.Putting, "placez {zone:into}"),
        (n.Resting, "mettez au repos"),
        (n.Revealing, "révélez"),
        (n.Locking, "verrouillez"),
    ]
    for node, verb in paid:
        t.phrase("cost", node, f"{verb} {{of:one}}", n=1)
        t.phrase("cost", node, f"{verb} {{n:number}} {{of:cards*n}}")
    t.phrase("cost", n.TurningUp, f"retournez face visible une carte de votre zone G{THAT}", n=1)
    t.phrase("cost", n.TurningUp, f"retournez face visible {{n:number}} {{card*n}} de votre zone G{THAT}")
    grades = "défaussez de votre main des cartes dont les grades font au moins {n:number}"
    t.phrase("cost", n.DiscardGrades, grades)


def _abilities(t: Table) -> None:
    t.words("limit", {name: name.title() for name in ("divine skill", "regalis piece", "unique skill")})
    t.word("limit", "turn", "1/Tour")
    t.alias("gate", "pendant {:span}")
    t.alias("gate", "si {:past}")
    t.alias("gate", "tant que {:condition}")
    timed = "({where:on_circles})?( [{limit:limit}])?:( {gate:gate},)?"
    ending = "(, si {needs:condition})?(, COÛT [{cost:costs}])?: {do:sentences}"
    t.phrase("ability", n.Auto, f"[AUTO]{timed} {{on:timing}}{ending}")
    t.phrase("ability", n.Auto, f"[AUTO]{timed} {{on:timing}}, à votre choix{ending}", mandatory=False)
    paid = "( {gate:gate},)?( COÛT [{cost:costs}]:)?( si {needs:condition}:)? {do:sentences}"
    t.phrase("ability", n.Act, "[ACT]{where:on_circles} [{limit:limit}]:" + paid)
    t.phrase("ability", n.Act, "[ACT]{where:on_circles}:" + paid, limit="")
    head = "jouez cette carte( [{limit:limit}])?( avec COÛT [{cost:costs}])?( si {needs:condition})?."
    free = "( le coût n'est pas à payer si {free:condition}.)?"
    t.phrase("ability", n.Play, f"{head}{free} {{do:sentences}}")
    held = "[CONT]{where:on_circles}: "
    said = "{of:subject} reçoit {by:signed} en {stat:stat}( {when:gate})?."
    t.phrase("ability", n.Continuous, held + said)
    said = "{of:subject} reçoit un bonus de {stat:stat} égal à {by:amount}( {when:gate})?."
    t.phrase("ability", n.Continuous, held + said)
    for skill, said in SKILLS.items():
        t.phrase("ability", n.Has, f"{held}{said}( {{when:gate}})?.", skill=skill)
    meaning = (
        "une fois, si le Vanguard adverse est de grade 3 ou plus, vous pouvez remettre quatre cartes de votre zone de "
        "drop dans votre deck, y chercher cette carte et la placer à côté de cette unité"
    )
    t.phrase("ability", n.Legion, f"[Légion]: {{mate:name}} ({meaning}).")
    t.phrase("ability", n.OverDress, "[overDress]: {on:worn/a.sg}.")
    t.phrase("ability", n.OverText, "déclencheur over: {do:sentences}")
    t.phrase("ability", n.CopyLimit, "[CONT]: un deck peut contenir jusqu'à {n:number} {copy*n} de cette carte.")
    t.phrase("ability", n.EnergyLimit, "[CONT]: vous pouvez avoir jusqu'à {n:number} {point*n} d'énergie.")
