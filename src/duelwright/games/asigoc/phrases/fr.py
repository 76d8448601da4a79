"""ASIGOC's own words in French."""

from __future__ import annotations

from ....language.grammar import Table
from ....language.grammars.fr import noun
from ....language.node import Node
from ....language.nodes import AtLeast, Cards, Choose, Not, Side
from ....language.phrases.zones import inflected_cards
from .. import nodes as n

PLACES = {
    "hand": ("dans votre main", "dans la main de votre adversaire", "dans la main d'un joueur"),
    "deck": ("dans votre deck", "dans le deck de votre adversaire", "dans le deck d'un joueur"),
    "discard": ("dans votre défausse", "dans la défausse de votre adversaire", "dans l'une des défausses"),
    "weapons": ("que vous contrôlez", "que votre adversaire contrôle", "en jeu"),
    "ace": ("dans votre zone d'As", "dans la zone d'As de votre adversaire", "dans l'une des zones d'As"),
}
NOUNS = {"": "card", "weapon": "weapon", "item": "item", "ace": "ace"}
IN_PLAY = {**NOUNS, "": "weapon"}  # only Weapons are in play


def french(t: Table) -> None:
    """Add ASIGOC's French phrases."""
    t.lexicon.nouns["weapon"] = noun("f", "Arme")
    t.lexicon.nouns["item"] = noun("m", "Objet")
    t.lexicon.nouns["ace"] = noun("m", "As", "As")
    t.lexicon.nouns["attack"] = noun("f", "Attaque")
    t.lexicon.nouns["block"] = noun("m", "Blocage")
    _cards(t)
    _words(t)
    _effects(t)
    _conditions(t)
    _abilities(t)


def _cards(t: Table) -> None:
    inflected_cards(t, PLACES, {zone: IN_PLAY if zone == "weapons" else NOUNS for zone in PLACES})
    weapons: list[tuple[type[Node], str]] = [(n.Attacker, "attaquante"), (n.Blocker, "bloqueuse")]
    for selector, word in weapons:
        for category in ("object", "subject", "whichever"):
            t.phrase(category, selector, f"l'Arme {word}")
        t.phrase("single", selector, f"une Arme {word}")


def _words(t: Table) -> None:
    t.word("stat", "attack", "{det} {attack}")
    t.word("stat", "block", "{det} {block}")
    t.words(
        "place",
        {
            "weapons": "son emplacement",
            "discard": "la défausse",
            "hand": "la main de son propriétaire",
            "deck": "le deck de son propriétaire",
            "ace": "la zone d'As",
        },
    )
    t.words(
        "timing",
        {
            "main": "étape Principale",
            "battle": "étape de Bataille",
            "any": "à tout moment",
            "attack": "avant le blocage",
            "block": "après le blocage",
            "waiting": "pendant qu'un effet adverse attend",
        },
    )
    t.words(
        "limit",
        {
            "turn": "une fois par tour",
            "game": "une fois par partie",
            "": "sans limite",
        },
    )


def _effects(t: Table) -> None:
    for kind, key in NOUNS.items():
        theirs = Cards("hand", "opponent's", kind)
        for words, more in (("", False), ("jusqu'à ", True)):
            said = f"votre adversaire choisit {words}{{n:number}} {{{key}*n}} de sa main"
            t.prefer("simple", Choose, said, name="", by="opponent", of=theirs, up_to=more)
        said = f"votre adversaire choisit {{a}} {{{key}}} de sa main"
        t.prefer("simple", Choose, said, name="", n=1, by="opponent", of=theirs)
    for who, deals, whom, gains in (
        ("opponent", "infligez", " à votre adversaire", "votre adversaire gagne"),
        ("you", "subissez", "", "gagnez"),
        ("each", "chaque joueur subit", "", "chaque joueur gagne"),
    ):
        t.phrase("simple", n.Damage, f"{deals} {{n:number}} {{point*n}} de dégâts{whom}", who=who)
        t.phrase("simple", n.Damage, f"{deals}{whom} un nombre de points de dégâts égal à {{n:amount}}", who=who)
        t.phrase("simple", n.Heal, f"{gains} {{n:number}} {{point*n}} de vie", who=who)
        t.phrase("simple", n.Heal, f"{gains} un nombre de points de vie égal à {{n:amount}}", who=who)
    t.phrase("simple", n.Wear, "{of:subject} perd définitivement {n:number} {point*n} de Blocage")
    t.phrase("simple", n.Mend, "{of:subject} récupère jusqu'à {n:number} {point*n} de Blocage {lost*n}")
    t.phrase("simple", n.Nullify, "annulez le dernier effet adverse en attente")
    t.phrase("simple", n.Nullify, "annulez tous les effets adverses en attente", every=True)
    t.phrase("simple", n.Deploy, "déplacez {of:object} vers vos emplacements libres")
    t.phrase("simple", n.StopAttack, "l'attaque prend fin")


def _conditions(t: Table) -> None:
    controls: list[tuple[Side, str]] = [("yours", "vous contrôlez"), ("opponent's", "votre adversaire contrôle")]
    for side, verb in controls:
        for kind in NOUNS:
            for other in (False, True):
                of = Cards("weapons", side, kind, other)
                t.prefer("condition", AtLeast, f"{verb} au moins {{n:number}} {{of:controlled*n}}", of=of)
                t.prefer("condition", AtLeast, f"{verb} {{of:controlled/a.sg}}", n=1, of=of)
                word = f"{{other}} {{{kind or 'weapon'}}}" if other else f"{{{kind or 'weapon'}}}"
                t.phrase("controlled", Cards, f"{{det}} {word}", zone="weapons", side=side, kind=kind, other=other)
    t.prefer("condition", Not, "votre adversaire attaque", of=n.YourAttack())
    t.phrase("condition", n.YourAttack, "vous attaquez")
    for who, has in (("you", "vous avez"), ("opponent", "votre adversaire a")):
        t.phrase("condition", n.HealthAtMost, f"{has} {{n:number}} {{point*n}} de vie ou moins", who=who)


def _abilities(t: Table) -> None:
    t.phrase("ability", n.Entered, "quand cette carte entre en jeu: {do:sentences}")
    t.phrase("ability", n.Item, "{do:sentences}")
    head = "(, si {needs:condition})?(, coût [{cost:costs}])?: {do:sentences}"
    t.phrase("ability", n.Item, "{when:timing}" + head)
    t.phrase("ability", n.Activated, "{when:timing}, {once:limit}" + head)
    t.row("costs", "cost", ";")
    t.phrase("cost", n.DiscardCards, "défaussez {n:count}")
    t.phrase("cost", n.PayHealth, "payez {n:number} {point*n} de vie")
