"""The duel's messages in French."""

from typing import Final

HOW_TO_PLAY: Final = """\
But: faire passer votre adversaire de 8000 points de vie à 0. Qui doit piocher dans un deck vide perd aussi.
Deck: 15 monstres et 5 magies, au hasard ou au choix. Vous commencez avec 5 cartes; chaque tour débute par une pioche.
Un tour a trois phases: Principale 1, Bataille, Principale 2. Vous pouvez finir votre tour dans chacune d'elles.
Phases principales: une fois par tour, ajoutez un monstre de votre main: invoquez-le (mode attaque, face visible) ou
  posez-le (mode défense, face cachée). Niveaux 1 à 4: sans sacrifice; 5 et 6: un sacrifice; 7 et 8: deux, parmi
  tous vos monstres. Vos cinq places ne doivent pas être prises, même avec des sacrifices. Chaque monstre peut
  changer de mode une fois par tour.
Magies: posez-les face cachée pour un tour suivant, ou activez-les tout de suite; puis elles vont au cimetière.
Bataille: chacun de vos monstres en mode attaque peut attaquer une fois, même le tour de son arrivée. On n'attaque
  l'adversaire directement que s'il n'a aucun monstre.
Contre un monstre en mode attaque: le plus faible est détruit et son camp perd la différence; à égalité, les deux.
Contre un monstre en mode défense: votre attaque contre sa défense. Plus forte: il est détruit, sans dégâts. Plus
  faible: vous perdez la différence. Un défenseur face cachée est retourné par l'attaque et reste visible."""

MESSAGES: Final[dict[str, str]] = {
    "phase.main1": "première phase principale",
    "phase.battle": "phase de bataille",
    "phase.main2": "seconde phase principale",
    "needed.main": "une phase principale",
    "needed.battle": "la phase de bataille",
    "mode.0": "mode attaque",
    "mode.1": "mode défense",
    "ON_TURN": "Tour {turn}: à vous de jouer | Tour {turn}: à {who} de jouer",
    "ON_PHASE": "{phase:=phase}",
    "ON_EMPTY_DRAW": "Vous ne pouvez pas piocher: votre deck est vide. | {who} ne peut pas piocher: son deck est vide.",
    "ON_SUMMON": "Vous invoquez {cards}. | {who} invoque {cards}.",
    "ON_SET": "Vous posez {cards}. | {who} pose {cards}.",
    "ON_SACRIFICE": "Sacrifice: {cards}.",
    "ON_SWITCH": "{cards} passe en {mode:=mode}.",
    "ON_FLIP": "Face visible: {cards}.",
    "ON_ACTIVATE": "Vous activez {cards}. | {who} active {cards}.",
    "ON_SPELL_DONE": "{cards} va au cimetière.",
    "ON_ATTACK": "Vous attaquez {others} avec {first}. | {who} attaque {others} avec {first}.",
    "ON_DIRECT_ATTACK": "Vous attaquez directement avec {cards}. | {who} attaque directement avec {cards}.",
    "ON_HELD": "{cards} tient bon.",
    "ON_DAMAGE": (
        "Vous perdez {amount:point} de vie: il vous en reste {life}."
        " | {who} perd {amount:point} de vie: il lui en reste {life}."
    ),
    "ON_DESTROY": "Destruction: {cards}.",
    "ON_DISCARD": "Vous défaussez {cards}. | {who} défausse {cards}.",
    "ON_CONTROL": "Vous prenez le contrôle de {cards}. | {who} prend le contrôle de {cards}.",
    "ON_REVIVE": "Vous ramenez {cards} sur le terrain. | {who} ramène {cards} sur le terrain.",
    "ON_ROLL": "Votre dé montre {roll}. | Le dé de {who} montre {roll}.",
    "ON_GROW": "{cards}: {amount:+} en attaque et en défense, définitivement.",
    "refusal.no_monster_space": "Votre zone des monstres est pleine.",
    "needs.no_monster_space": "La place compte avant les sacrifices; attendez qu'un monstre soit parti.",
    "refusal.no_spell_space": "Votre zone des magies est pleine.",
    "needs.no_spell_space": "Activez une magie que vous avez posée.",
    "refusal.wrong_phase": "Cela se fait pendant {needed:=needed}; c'est la {phase:=phase}.",
    "needs.wrong_phase": "Passez à la bonne phase, ou attendez votre prochain tour.",
    "refusal.multiple_monster_addition": "Vous avez déjà ajouté un monstre ce tour-ci.",
    "needs.multiple_monster_addition": "Attendez votre prochain tour.",
    "refusal.monster_multiple_attack": "{card} a déjà attaqué ce tour-ci.",
    "needs.monster_multiple_attack": "Attaquez avec un autre monstre.",
    "refusal.defense_monster_attack": "{card} est en mode défense et ne peut pas attaquer.",
    "needs.defense_monster_attack": "Passez-le en mode attaque dans une phase principale.",
    "refusal.monster_multiple_switch": "{card} a déjà changé de mode ce tour-ci.",
    "needs.monster_multiple_switch": "Attendez votre prochain tour.",
    "refusal.wrong_sacrifices": (
        "{card} est de niveau {level}; sacrifices nécessaires: {needed}, exactement. Vos monstres: {count}."
    ),
    "needs.wrong_sacrifices": "Ajoutez d'abord des monstres de niveau 4 ou moins, ou choisissez le nombre exact.",
    "refusal.card_not_in_hand": "{card} n'est pas dans votre main.",
    "needs.card_not_in_hand": "Choisissez une carte de votre main.",
    "refusal.direct_attack_while_monsters_stand": ("On n'attaque directement que si l'adversaire n'a aucun monstre."),
    "needs.direct_attack_while_monsters_stand": "Nommez un monstre à attaquer.",
    "refusal.no_target": "Il n'y a pas de cible pour {card}.",
    "needs.no_target": "Attendez qu'il y en ait une.",
    "refusal.set_this_turn": "{card} a été posée ce tour-ci; une magie posée s'active lors d'un tour suivant.",
    "needs.set_this_turn": "Attendez votre prochain tour, ou activez une magie de votre main.",
    "refusal.not_a_monster": "{card} n'est pas un monstre; on n'invoque que des monstres.",
    "needs.not_a_monster": "Posez ou activez une magie.",
    "refusal.not_a_spell": "{card} n'est pas une magie; on n'active que des magies.",
    "needs.not_a_spell": "Invoquez ou posez un monstre.",
    "refusal.not_yours": "{card} n'est pas à vous.",
    "needs.not_yours": "Choisissez une de vos cartes.",
    "refusal.no_monster_there": "Il n'y a pas de monstre à la place {slot}.",
    "needs.no_monster_there": "Nommez une place où il y a un monstre.",
    "refusal.no_such_card": "Il n'y a pas de carte {handle} que vous pourriez nommer.",
    "needs.no_such_card": "Nommez une carte que vous voyez.",
    "refusal.not_a_choice": "{handle} n'est pas parmi les cartes à choisir.",
    "needs.not_a_choice": "Choisissez une des cartes proposées.",
    "refusal.last_phase": "Il n'y a pas de phase après celle-ci.",
    "needs.last_phase": "Finissez votre tour.",
    "refusal.something_under_way": "Autre chose est en cours.",
    "needs.something_under_way": "Répondez à la question posée.",
    "violation.monster_count": "Le deck a {count:monster}; il en faut exactement {needed}.",
    "violation.spell_count": "Le deck a {count:spell}; il en faut exactement {needed}.",
    # What clients say
    "client.family": "Duel",
    "client.more": "5 monstres, 5 magies. Environ 10 min",
    "how_to_play": HOW_TO_PLAY,
    "phase_name.main1": "Principale 1",
    "phase_name.battle": "Bataille",
    "phase_name.main2": "Principale 2",
    "zone.monsters": "monstres",
    "zone.spells": "magies",
    "value.attack": "attaque {n}",
    "value.defense": "défense {n}",
    "short.attack": "ATQ {n}",
    "short.defense": "DÉF {n}",
    "value.level": "niveau {n}",
    "mark.face.1": "face cachée",
    "mark.attacked": "a attaqué",
    "mark.switched": "a changé de mode",
    "mark.fresh": "posée ce tour-ci",
    "mark.gain": "+{n} définitif",
    "board.attack": "Attaque: {attacker} contre vous | Attaque: {attacker} contre {who}",
    "board.blocked": "Attaque: {attacker} contre {blocker}",
    "verb.summon": "invoquer {card}",
    "verb.set": "poser {card}",
    "verb.activate": "activer {card}",
    "verb.switch": "changer le mode de {card}",
    "verb.attack": "attaquer directement avec {card}",
    "verb.attack_at": "attaquer {target} avec {card}",
    "verb.next": "{phase:=next}",
    "next.main1": "passer à la phase suivante",
    "next.battle": "passer à la phase suivante",
    "next.main2": "passer au tour de l'adversaire",
    "verb.end": "finir votre tour",
    "ask.turn": "c'est votre {phase:=phase}. Que faites-vous?",
    "ask.choice.Monsters": "choisissez un monstre à sacrifier.",
    "example.action": "attack 1>2",
    "example.words": "summon kuri",
    "asked.turn": "que faire dans cette phase",
    # Headings of rules, and how a game ends
    "rule.Phases": "Phases",
    "rule.Monsters": "Monstres",
    "rule.Spells": "Magies",
    "rule.Switch mode": "Changer de mode",
    "rule.Attack": "Attaque",
    "rule.Field": "Terrain",
    "rule.Deck": "Deck",
    "rule.Win: life points at 0": "Victoire: points de vie à 0",
    "rule.Win: the opponent must draw from an empty deck": "Victoire: l'adversaire doit piocher dans un deck vide",
    "ending.no_life": "plus de points de vie",
    "ending.empty_deck": "il fallait piocher dans un deck vide",
}
