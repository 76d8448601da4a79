"""What Vanguard's abilities do, in French: numbers and skills, moves of cards, and the rest."""

from __future__ import annotations

from ....language import nodes as shared
from ....language.grammar import Table
from .. import vocabulary as n

SKILLS = {
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
    "hits anyway": "{of:subject} joue, même sans toucher, ses capacités d'attaque réussie",
}
UNTIL = {
    "turn": "jusqu'à la fin du tour",
    "battle": "pendant ce combat",
    "next turn": "jusqu'à la fin du prochain tour de votre adversaire",
    "always": "jusqu'à la fin de la partie",
}


def deeds(t: Table) -> None:
    """Add the phrases of what is done."""
    _numbers(t)
    _moves(t)
    _others(t)


def _numbers(t: Table) -> None:
    words = UNTIL["next turn"]
    t.phrase(
        "simple", shared.Change, f"{{of:subject}} reçoit {{by:signed}} en {{stat:stat}} {words}", until="next turn"
    )
    said = f"{{of:subject}} reçoit un bonus de {{stat:stat}} égal à {{by:amount}} {words}"
    t.phrase("simple", shared.Change, said, until="next turn")
    for until, words in UNTIL.items():
        number = f"{words}, {{stat:stat/the}} de {{of:unit}} "
        t.phrase("simple", n.SetTo, number + "passe à {to:number}", until=until)
        t.phrase("simple", n.SetTo, number + "prend pour valeur {to:amount}", until=until)
        for skill, said in SKILLS.items():
            t.phrase("simple", n.Gain, f"{words}, {said}", skill=skill, until=until)
        t.phrase("simple", n.Grant, f"{words}, {{of:subject}} obtient la capacité [{{ability:ability}}]", until=until)
        for skill, lost in (("boost", "le boost"), ("intercept", "l'interception"), ("twin drive", "Twin Drive")):
            t.phrase("simple", n.Lose, f"{words}, {{of:subject}} perd {lost}", skill=skill, until=until)
    for until in ("turn", "battle"):
        for who, verb in (("you", "vous êtes"), ("opponent", "votre adversaire est")):
            said = f"{UNTIL[until]}, {verb} sous l'effet de {{flag:flag}}"
            t.phrase("simple", n.ComeUnder, said, who=who, until=until)


def _moves(t: Table) -> None:
    t.phrase("simple", n.ToTop, "placez {of:object} sur votre deck")
    said = "placez la carte choisie sous le deck de son propriétaire"
    t.prefer("simple", shared.ToBottom, said, of=shared.It("it"))
    said = "placez les cartes choisies sous le deck de leur propriétaire"
    t.prefer("simple", shared.ToBottom, said, of=shared.It("them"))
    t.phrase("simple", n.ToBottomAnyOrder, "placez {of:object} sous votre deck dans l'ordre de votre choix")
    for zone in ("soul", "drop", "damage", "crest", "order"):
        t.phrase("simple", n.Put, "placez {of:object} dans {zone:place}", zone=zone)
    t.phrase("simple", n.Put, "mettez hors du jeu {of:object}", zone="removed")
    t.words("spot", {
        "RC": "(RC)", "open RC": "un (RC) libre", "back row RC": "un (RC) de l'arrière",
        "front row RC": "un (RC) de l'avant", "back row center RC": "le (RC) central de l'arrière",
        "separate RC": "des (RC) différents",
    })  # fmt: skip
    t.phrase("simple", n.Call, "appelez {of:object} sur {to:spot}")
    t.phrase("simple", n.Call, "appelez {of:object} au repos sur {to:spot}", rest=True)
    t.phrase("simple", n.Ride, "ridez {of:object}")
    t.phrase("simple", n.Ride, "faites un revolDress avec {of:object}", by="revolDress")
    t.phrase("simple", n.Stride, "stridez {of:object}")
    t.phrase("simple", n.Stand, "redressez {of:unit}")
    t.phrase("simple", n.PutAtRest, "mettez au repos {of:unit}")
    t.phrase("simple", n.Retire, "retirez {of:unit}")
    t.phrase("simple", n.SoulCharge, "Soul Charge {n:number}")
    t.phrase("simple", n.CounterCharge, "Counter Charge {n:number}")
    t.phrase("simple", n.EnergyCharge, "Energy Charge {n:number}")
    t.phrase("simple", n.Bind, "placez dans la zone de bind {of:object}")
    t.phrase("simple", n.Bind, "placez dans la zone de bind, face cachée, {of:object}", face="down")
    t.phrase("simple", n.Lock, "verrouillez {of:unit}")
    t.phrase("simple", n.Unlock, "déverrouillez {of:unit}")
    t.phrase("simple", n.Delete, "supprimez {of:unit}")
    t.phrase("simple", n.Exchange, "échangez les positions de {of:cards/the.pl}")
    t.phrase("simple", n.Exchange, "échangez les positions de {of:object}")
    t.phrase("simple", n.Exchange, "échangez les positions {of:pair}")
    t.phrase("pair", n.Or, "de cette unité et de {other:object}", of=shared.This())


def _others(t: Table) -> None:
    t.phrase("simple", n.WinFight, "vous gagnez la partie")
    t.phrase("simple", n.WinFight, "vous perdez la partie", who="opponent")
    t.phrase("simple", n.ExtraTurn, "vous jouez un tour supplémentaire après celui-ci")
    t.words("gift", {gift: gift for gift in ("Force", "Accel", "Protect")})
    t.phrase("simple", n.GainGift, "recevez un don imaginaire {gift:gift}", n=1)
    t.phrase("simple", n.GainGift, "recevez {n:number} dons imaginaires {gift:gift}")
    t.phrase("simple", n.GetTicket, "ajoutez à votre main un ticket Quick Shield")
    t.phrase("simple", n.HealDamage, "soignez {n:number} {damage*n}")
    t.phrase("simple", n.DealDamage, "infligez {n:number} {damage*n} au Vanguard adverse")
    t.phrase("simple", n.DealDamage, "infligez {n:number} {damage*n} à votre Vanguard", who="you")
    for rest, words in ((False, ""), (True, " au repos")):
        said = f"placez un jeton {{token:name}}{words} sur un (RC) libre"
        t.phrase("simple", n.CreateToken, said, n=1, rest=rest)
        said = f"placez {{n:number}} {{token*n}} {{token:name}}{words} sur des (RC) libres"
        t.phrase("simple", n.CreateToken, said, rest=rest)
    pay = "vous pouvez payer COÛT [{cost:costs}]; si vous le faites, {do:steps}"
    t.phrase("compound", n.Pay, pay)
    t.phrase("compound", n.Repeat, "faites ceci {n:number} fois: {do:steps}")
    t.phrase("compound", n.Repeat, "faites ceci un nombre de fois égal à {n:amount}: {do:steps}")
    t.phrase("compound", n.Later, "à la fin de ce combat, {do:steps}", at="battle")
    t.phrase("compound", n.Later, "à la fin de ce tour, {do:steps}", at="turn")
    t.phrase("simple", n.DriveMore, "faites une vérification de drive supplémentaire", n=1)
    t.phrase("simple", n.DriveMore, "faites {n:number} vérifications de drive supplémentaires")
