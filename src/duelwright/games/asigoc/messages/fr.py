"""ASIGOC's messages in French."""

from typing import Final

HOW_TO_PLAY: Final = """\
But: faire passer votre adversaire de 10 points de vie à 0. Si les deux tombent à 0 en même temps, la partie est nulle.
Deck: 15 Armes et Objets tous différents, et un As, posé face visible à côté dès le début. Vous commencez avec 4 cartes.
Un tour a quatre étapes: Pioche (vous prenez une carte), Principale, Bataille, Fin. Vous quittez une étape quand vous
  y avez fini.
Principale: une fois par tour, SOIT vous placez une Arme de votre main dans l'un de vos deux emplacements, SOIT vous
  en reprenez une en main.
Les Objets s'utilisent depuis la main, aussi souvent que vous voulez, puis vont à la défausse. Si la carte ne dit pas
  quand: pendant votre étape Principale. Les As et certaines Armes s'utilisent là où ils se trouvent; la carte dit
  quand et combien de fois.
Bataille: chacune de vos Armes peut attaquer une fois par tour, l'une après l'autre, même le tour de son arrivée.
  Il n'y a pas d'étape de Bataille au premier tour de la partie.
Blocage: votre adversaire peut bloquer avec l'une de ses Armes. Sans blocage, il subit des dégâts égaux à l'Attaque.
  Blocage au moins égal à l'Attaque: aucun dégât, mais l'Arme bloqueuse perd définitivement 1 point de Blocage, où
  qu'elle aille. Blocage inférieur: l'Arme bloqueuse est défaussée, et le reste de l'Attaque est infligé en dégâts.
La Pile: ce que vous utilisez, et toute Arme qui entre en jeu, y attend d'abord. Puis l'autre joueur a la priorité:
  il y ajoute quelque chose ou passe. Après deux passes de suite, tout ce qu'elle contient s'applique, le dernier
  effet d'abord.
Avant la fin d'une étape, votre adversaire peut lui aussi utiliser quelque chose; puis vous continuez cette étape. On
  peut répondre à une attaque avant le blocage et après."""

MESSAGES: Final[dict[str, str]] = {
    "phase.draw": "étape de Pioche",
    "phase.main": "étape Principale",
    "phase.battle": "étape de Bataille",
    "phase.end": "étape de Fin",
    "stat.attack": "Attaque",
    "stat.block": "Blocage",
    "timing.main": "pendant votre étape Principale, quand la Pile est vide",
    "timing.battle": "pendant votre étape de Bataille, entre deux attaques, quand la Pile est vide",
    "timing.any": "quand vous avez la priorité",
    "timing.attack": "après la déclaration d'une attaque, avant le blocage",
    "timing.block": "après le blocage, avant les dégâts",
    "timing.waiting": "pendant qu'un effet de votre adversaire attend dans la Pile",
    "span.turn": "ce tour-ci",
    "span.game": "dans cette partie",
    "ON_TURN": "Tour {turn}: à vous de jouer | Tour {turn}: à {who} de jouer",
    "ON_STEP": "{phase:=phase}",
    "ON_EMPTY_DRAW": "Vous ne piochez rien: votre deck est vide. | {who} ne pioche rien: son deck est vide.",
    "ON_ENTER": "Vous placez {cards} dans un emplacement. | {who} place {cards} dans un emplacement.",
    "ON_RETURN": "Vous reprenez {cards} en main. | {who} reprend {cards} en main.",
    "ON_DISCARD": "Dans votre défausse: {cards}. | Dans la défausse de {who}: {cards}.",
    "ON_USE": "Vous utilisez {cards}. | {who} utilise {cards}.",
    "ON_OUTLET_ADD": "{cards} attend dans la Pile.",
    "ON_RESOLVE": "{cards} se résout.",
    "ON_NULLIFY": "Votre effet est annulé: {cards}. | L'effet de {who} est annulé: {cards}.",
    "ON_SKIP": "Votre effet annulé ne fait rien: {cards}. | L'effet annulé de {who} ne fait rien: {cards}.",
    "ON_ATTACK": "Vous attaquez avec {cards}. | {who} attaque avec {cards}.",
    "ON_BLOCK": "Vous bloquez avec {cards}. | {who} bloque avec {cards}.",
    "ON_NO_BLOCK": "Vous ne bloquez pas. | {who} ne bloque pas.",
    "ON_STOP_ATTACK": "Vous arrêtez l'attaque de {cards}. | {who} arrête l'attaque de {cards}.",
    "ON_HELD": "Votre {cards} tient bon: aucun dégât. | {cards} de {who} tient bon: aucun dégât.",
    "ON_ATTACK_END": "L'attaque est terminée.",
    "ON_BLOCK_LOSS": (
        "Votre {cards} perd définitivement {lost:point} de Blocage."
        " | {cards} de {who} perd définitivement {lost:point} de Blocage."
    ),
    "ON_MEND": (
        "Votre {cards} récupère {mended:point} de Blocage. | {cards} de {who} récupère {mended:point} de Blocage."
    ),
    "ON_DAMAGE": (
        "Vous subissez {amount:point} de dégâts: il vous reste {health:point} de vie."
        " | {who} subit {amount:point} de dégâts: il lui reste {health:point} de vie."
    ),
    "ON_HEAL": (
        "Vous gagnez {amount:point} de vie et en avez {health}. | {who} gagne {amount:point} de vie et en a {health}."
    ),
    "ON_LOOK": "Vous regardez {cards}. | {who} regarde {cards}.",
    "ON_REVEAL": "Vous révélez {cards}. | {who} révèle {cards}.",
    "ON_TAKE": "Vous ajoutez {cards} à votre main. | {who} ajoute {cards} à sa main.",
    "ON_BOTTOM": "Vous placez {cards} sous votre deck. | {who} place {cards} sous son deck.",
    "ON_CHANGE": "{cards}: {amount:+} en {stat:=stat}.",
    "refusal.no_such_card": "Il n'y a pas de telle carte que vous pourriez nommer.",
    "needs.no_such_card": "Nommez une carte que vous voyez.",
    "refusal.not_in_hand": "{card} n'est pas dans votre main.",
    "needs.not_in_hand": "Choisissez une carte de votre main.",
    "refusal.not_a_weapon": "{card} n'est pas une Arme; seules les Armes vont dans un emplacement.",
    "needs.not_a_weapon": "Choisissez une Arme, ou utilisez la carte pour son effet.",
    "refusal.slot_taken": "L'emplacement {slot} est occupé.",
    "needs.slot_taken": "Choisissez un emplacement libre.",
    "refusal.slot_empty": "Vous n'avez pas d'Arme dans l'emplacement {slot}.",
    "needs.slot_empty": "Choisissez un emplacement qui contient une Arme.",
    "refusal.weapon_moved": "Vous avez déjà placé ou repris une Arme ce tour-ci.",
    "needs.weapon_moved": "Attendez votre prochain tour.",
    "refusal.wrong_step": "Cela se fait à l'{needed:=phase}; c'est l'{step:=phase}.",
    "needs.wrong_step": "Attendez votre {needed:=phase}.",
    "refusal.already_attacked": "{card} a déjà attaqué ce tour-ci.",
    "needs.already_attacked": "Attaquez avec une autre Arme, ou terminez l'étape.",
    "refusal.no_effect": "{card} n'a pas d'effet à utiliser.",
    "needs.no_effect": "Utilisez une autre carte.",
    "refusal.not_yours": "{card} n'est pas à vous.",
    "needs.not_yours": "Utilisez une de vos cartes.",
    "refusal.not_in_play": "{card} a un effet, mais pas depuis l'endroit où se trouve la carte.",
    "needs.not_in_play": "Les Armes et les As s'utilisent depuis leur place, les Objets depuis la main.",
    "refusal.wrong_time": "{card} ne peut être utilisé que {timing:=timing}.",
    "needs.wrong_time": "Attendez ce moment.",
    "refusal.already_used": "L'effet de {card} a déjà été utilisé {span:=span}.",
    "needs.already_used": "Utilisez une autre carte.",
    "refusal.condition_not_met": "La condition de {card} n'est pas remplie.",
    "needs.condition_not_met": "Lisez sa condition sur la carte.",
    "refusal.cost_not_payable": "Vous ne pouvez pas payer le coût de {card}.",
    "needs.cost_not_payable": "Lisez son coût sur la carte.",
    "refusal.nothing_to_block": "Personne ne vous demande de bloquer maintenant.",
    "needs.nothing_to_block": "Vous pouvez bloquer quand une Arme vous attaque.",
    "refusal.not_a_choice": "Cette carte n'est pas parmi les cartes à choisir.",
    "needs.not_a_choice": "Choisissez une des cartes proposées.",
    "refusal.cannot_pass": "On ne peut pas passer ici.",
    "needs.cannot_pass": "Pour aller à l'étape suivante, terminez celle-ci.",
    "refusal.cannot_leave": "On ne peut pas terminer l'étape maintenant.",
    "needs.cannot_leave": "Répondez à la question posée.",
    "refusal.only_the_turn_player": (
        "Seul le joueur dont c'est le tour peut faire cela, quand rien d'autre n'est en cours."
    ),
    "needs.only_the_turn_player": "Attendez qu'on vous demande d'agir pendant votre tour.",
    "violation.wrong_section": "{card} ({kind:=kind}) n'a pas sa place dans la section « {section} ».",
    "violation.too_many_copies": "{card} figure {count} fois dans le deck; le maximum est {most}.",
    "violation.deck_size": "Le deck a {count:card}; il en faut exactement {needed}.",
    "violation.ace_count": "À côté du deck il y a {count:ace}; il en faut {needed}.",
    # What clients say
    "client.family": "ASIGOC",
    "section.ace": "As",
    "client.more": "15 cartes et une chaîne. Environ 6 min",
    "how_to_play": HOW_TO_PLAY,
    "phase_name.draw": "Pioche",
    "phase_name.main": "Principale",
    "phase_name.battle": "Bataille",
    "phase_name.end": "Fin",
    "zone.weapons": "emplacements",
    "value.attack": "Attaque {n}",
    "value.block": "Blocage {n}",
    "mark.attacks": "a attaqué",
    "mark.used": "effet utilisé ce tour-ci",
    "mark.spent": "effet épuisé",
    "mark.block_lost": "Blocage -{n} définitif",
    "board.chain": "La Pile (en attente: {n})",
    "board.attack": "Attaque: {attacker} contre vous | Attaque: {attacker} contre {who}",
    "board.blocked": "Attaque: {attacker}, bloquée par {blocker}",
    "verb.move": "placer {card} en {slot}",
    "verb.return": "reprendre {card} en main",
    "verb.attack": "attaquer avec {card}",
    "verb.block": "bloquer avec {card}",
    "verb.use": "utiliser {card}",
    "verb.use_paying": "utiliser {card}, coût: {cost}",
    "verb.leave": "terminer l'{phase:=phase}",
    "pass.block": "passer (ne pas bloquer)",
    "pass.priority": "passer (ne rien ajouter)",
    "pass.chance": "passer (laisser l'étape se terminer)",
    "pass.response": "passer (ne pas répondre)",
    "ask.turn": "c'est votre {phase:=phase}. Que faites-vous?",
    "ask.chance": "{other} veut terminer l'{phase:=phase}. Utilisez-vous quelque chose avant?",
    "ask.priority": "utilisez-vous quelque chose maintenant?",
    "ask.priority_waiting": (
        "votre {name} attend dans la Pile. Ajoutez-vous quelque chose?"
        " | {name} de {other} attend dans la Pile. Y répondez-vous?"
    ),
    "ask.response": "{attacker} attaque. Répondez-vous?",
    "ask.response_blocked": "{attacker} attaque, {blocker} bloque. Répondez-vous?",
    "ask.block": "{attacker} vous attaque. Bloquez-vous?",
    "example.action": "attack W1",
    "example.words": "use rope",
    "asked.turn": "que faire à cette étape",
    "asked.priority": "ajouter ou non quelque chose à la Pile",
    "asked.chance": "utiliser ou non quelque chose avant la fin de l'étape",
    "asked.response": "répondre ou non à l'attaque",
    "asked.block": "bloquer ou non",
    # Headings of rules, and how a game ends
    "rule.Cards": "Cartes",
    "rule.Turn": "Tour",
    "rule.Main step": "Étape Principale",
    "rule.Battle step": "Étape de Bataille",
    "rule.Leaving a step": "Terminer une étape",
    "rule.Weapon slots": "Emplacements d'Armes",
    "rule.The Outlet": "La Pile",
    "rule.Items, Aces and Weapons with an effect": "Objets, As et Armes à effet",
    "rule.Windows for responses in battle": "Réponses pendant la bataille",
    "rule.Deck": "Deck",
    "rule.Turn and steps": "Tour et étapes",
    "rule.At 0 health a player loses": "À 0 point de vie, on perd",
    "rule.Both at 0: a draw": "Les deux à 0: partie nulle",
    "rule.Drawing from an empty deck": "Piocher dans un deck vide",
    "rule.Neither player's health changed for too long": "Trop longtemps sans perte de points de vie",
    "ending.no_health": "un joueur à 0 point de vie perd",
    "ending.both_no_health": "les deux joueurs à 0 point de vie: partie nulle",
    "ending.quiet_turns": "les points de vie n'ont pas changé depuis trop longtemps",
    "ending.empty_deck": "piocher dans un deck vide",
}
