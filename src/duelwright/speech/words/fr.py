"""What the terminal says in French. Commands are typed as they are."""

from typing import Final

HELP: Final = """\
  1, 2, 3 ...    répondre par cette option; on peut aussi la taper: {action}
  {words} ou ainsi: un verbe et des débuts de mots suffisent si une seule option convient
  ?  ou  why     la question posée, et pourquoi le reste n'est pas possible
  {why} pourquoi une action n'est pas possible
  h  ou  hint    ce que jouerait un robot qui cherche, et combien de fois il a gagné ainsi
  rules          comment jouer, en quelques lignes
  card NOM       lire une carte; une partie de son nom suffit, ou son repère (h7)
  piles          ce que contiennent les piles des deux camps, pour autant que vous le sachiez
  log            tout ce qui s'est passé, tel que vous l'avez vu
  u              annuler votre dernière décision (contre un robot)
  save FICHIER   enregistrer la partie dans un fichier; `save!` FICHIER remplace celui qui existe
  Entrée         redessiner le plateau
  concede        abandonner la partie tout de suite
  quit           quitter"""
REPLAY_HELP: Final = """\
Entrée ou n: suivante   p: précédente   NOMBRE: décision   t NOMBRE: tour   a: réponses forcées aussi
v 0 / v 1 / v full: point de vue   card NOM   rules: comment jouer   q: quitter"""

MESSAGES: Final[dict[str, str]] = {
    # Names
    "terminal.player": "Joueur {n}",
    "terminal.seat": "Siège {n}",
    "terminal.bot": "Robot {level}",
    # The board
    "terminal.turn": "Tour {turn} - à vous de jouer | Tour {turn} - à {who} de jouer",
    "terminal.setting_up": "Mise en place - ce n'est encore le tour de personne",
    "terminal.turn_over": "Tour {turn} - la partie est terminée",
    "terminal.turn_player": "(joueur actif)",
    "terminal.on_top": "(dessus: {cards})",
    "terminal.known": "(vous connaissez: {cards})",
    "terminal.printed": "(au lieu de {n})",
    "terminal.free": "libres:",
    "terminal.card_left": "une carte qui n'est plus là",
    "terminal.next_effect": "d'abord: {name} (à vous) | d'abord: {name} (à {who})",
    "terminal.later_effect": "ensuite: {name} (à vous) | ensuite: {name} (à {who})",
    "terminal.nullified": "ANNULÉ",
    "terminal.waiting": "en attente: {n}",
    # Options
    "verb.pass": "passer",
    "verb.choose": "choisir {card}",
    "verb.done": "terminer le choix",
    "verb.back": "revenir sur ce choix",
    "pass.option": "passer (ne pas le faire)",
    "terminal.place": "votre {where} | {where} de {who}",
    "terminal.first": "d'abord {name}",
    "terminal.first_without": "d'abord {name} (sans effet)",
    "terminal.use_ability": "utiliser la capacité",
    "terminal.ask_name": "Nom du joueur {n} (Entrée: {usual}): ",
    "terminal.option": "option {n}",
    "settled.pass": "passer",
    "settled.done": "terminer le choix",
    "settled.option": "prendre les effets dans l'ordre",
    "terminal.copies": "{option}   ({n} exemplaires)",
    # Questions
    "ask.order": "lequel de ces effets passe en premier?",
    "ask.choice": "{cause}: choisissez une carte.",
    "ask.choice_more": "{cause}: choisissez une carte (déjà choisi: {cards}).",
    "ask.option": "{cause}: que choisissez-vous?",
    "ask.replacement": "que se passe-t-il à la place?",
    "terminal.question": "{kind} ({cause})",
    "terminal.asked_by": "Règle de cette question: {cause}",
    "terminal.same_reason": "pour la même raison",
    "terminal.rule": "[règle: {rule}]",
    # Answers
    "terminal.help": HELP,
    "command.help": "aide",
    "command.log": "journal",
    "command.hint": "conseil",
    "terminal.only_answer": "Il n'y a qu'une réponse.",
    "terminal.thinking": "Je réfléchis...",
    "terminal.hint_line": "  {action} : {share} % après {visits} essais",
    "command.u": "annuler",
    "command.quit": "sortir",
    "command.rules": "règles",
    "terminal.hint": (
        "tapez un numéro;  ?  pourquoi   h  conseil   help  aide   card NOM   log  journal   u  annuler   save FICHIER"
        "   quit  sortir"
    ),
    "terminal.welcome": "Première partie? Tapez `rules` pour savoir comment jouer.",
    "terminal.no_guide": "Il n'y a pas encore de guide pour {game}; `?` explique ce que vous pouvez faire.",
    "terminal.no_option": "Il n'y a pas d'option {text}; les options vont de 1 à {n}.",
    "terminal.could_be": "Cela peut vouloir dire: {options}.",
    "terminal.type_a_number": "Tapez un numéro, ou `help`.",
    "terminal.did_you_mean": "Vouliez-vous dire « {text} »?",
    "terminal.possible": "« {text} » est possible maintenant.",
    "terminal.not_possible": "Impossible pour l'instant:",
    "terminal.earlier_lines": "... lignes précédentes: {n}; tapez `log` pour les lire",
    "terminal.answered_for_you": "répondu pour vous, rien d'autre n'était possible: {answers}",
    "terminal.pass_the_keyboard": "Donnez le clavier à {who}, puis appuyez sur Entrée.",
    "terminal.nothing_to_do": "Rien à faire; appuyez sur Entrée pour {answer}.",
    "terminal.nothing_to_add": "Rien à ajouter; appuyez sur Entrée pour {answer}.",
    # Cards
    "terminal.which_card": "Laquelle? {cards}",
    "terminal.no_card": "Vous ne connaissez pas de carte « {text} ».",
    "terminal.name_a_card": "Tapez une partie de son nom, ou le repère d'une carte que vous voyez (h7).",
    "terminal.without_effect": "sans effet propre",
    "terminal.column_card": "carte",
    "terminal.column_kind": "type",
    "terminal.column_numbers": "valeurs",
    "terminal.column_effect": "effet",
    "terminal.deck_legal": "le deck « {deck} » est valide",
    "terminal.no_piles": "Aucune pile ne contient de carte que vous puissiez connaître.",
    # The library
    "library.unread": "non lue",
    "library.unread_more": (
        "non lue: ses capacités n'ont pas de définition ici; elle peut se jouer sans elles (--unread)"
    ),
    "library.from": "de {source}",
    "library.total": "{n:card}",
    "library.shown": "{total:card}; les {n} premières sont affichées (-n pour plus)",
    "library.no_value": "aucune carte n'a {field}:{value}",
    "library.no_value_near": "aucune carte n'a {field}:{value}; vouliez-vous dire {field}:{near}?",
    "figures.unknown": "inconnues: {n}",
    "figures.shield": "bouclier {n}",
    "figures.average": "{stat} en moyenne {n}",
    "figures.curve": "courbe de ride",
    "figures.ride": "grades 1 à {n}",
    "figures.first": "en jouant premier",
    "figures.second": "en jouant second",
    "figures.policy": (
        "Cartes piochées après un échange: garder une unité de chacun des grades 1, 2 et 3, rendre tout le reste."
    ),
    "figures.ride_deck": "Du deck principal seul; le deck de ride les donne tous pour une carte par tour.",
    "figures.hand": "main de départ de {n}",
    "figures.copies": "copies",
    "figures.one": "au moins une",
    "figures.grade": "grade {n}",
    "figures.trigger": "un déclencheur",
    "figures.common": "en commun: {n:card}",
    # Undo and saving
    "terminal.taken_back": "Décision annulée.",
    "terminal.no_undo_between_people": (
        "Rien ne s'annule entre deux personnes: l'autre a peut-être vu quelque chose depuis."
    ),
    "terminal.nothing_to_take_back": "Vous n'avez aucune décision à annuler.",
    "terminal.name_a_file": "Tapez le nom d'un fichier: save partie.replay",
    "terminal.position_not_saved": "Une partie commencée depuis une position ne peut pas être enregistrée.",
    "terminal.saved": "Partie enregistrée dans {file} (réponses: {n}).",
    "file.cannot_be_written": "impossible d'écrire {file} ({reason})",
    "file.no_plain_file": "{file} n'est pas un fichier ordinaire; choisissez un autre nom",
    "file.is_there": "{file} existe déjà; choisissez un autre nom, ou remplacez-le avec `save!` {file}",
    # The end
    "terminal.draw": "La partie se termine par une égalité. Règle: {rule}.",
    "terminal.win": "Vous gagnez. Règle: {rule}. | {who} gagne. Règle: {rule}.",
    "terminal.after_the_end": "Tapez `save FICHIER`, `again` ou `quit` (et aussi: log, card NOM, u).",
    "terminal.over": "La partie est terminée: tapez `save FICHIER`, `again` ou `quit`.",
    "terminal.over_explained": "La partie est terminée: tapez `save FICHIER`, `again`, `u` ou `quit`.",
    "terminal.position_not_repeated": (
        "Une partie commencée depuis une position ne se rejoue pas; relancez la commande."
    ),
    "terminal.watch_it_again": "Pour la revoir: {command}",
    "terminal.goodbye": "Au revoir.",
    "terminal.nothing_saved": "Rien n'a été enregistré.",
    "terminal.same_shuffle": "Rien n'a été enregistré. Pour retrouver le même mélange: --seed {seed}",
    "terminal.to_go_on": "Pour continuer: {command}",
    "terminal.since_then": "(ce qui a été joué depuis n'y est pas; réponses perdues: {n})",
    # Bots
    "terminal.installed_bot": "installé par un autre paquet",
    "level.1": "Répond au hasard; pour apprendre les règles.",
    "level.2": "Joue de façon sensée, mais se trompe une fois sur quatre.",
    "level.3": "Prend ce qui semble le mieux tout de suite et ne regarde pas plus loin.",
    "level.4": "Essaie quelques suites avant de répondre.",
    "level.5": "Voit la plupart des attaques et des gardes du tour.",
    "level.6": "Pèse ce tour contre votre tour suivant.",
    "level.7": "Prévoit tout un tour et donne rarement une carte.",
    "level.8": "Sait ce que vous pouvez tenir en main et joue en conséquence.",
    "level.9": "Trouve des combinaisons de plusieurs capacités.",
    "level.10": "Le plus fort; il prend son temps.",
    # What a seat can work out
    "fight.triggers": "triggers: {n}",
    "fight.needs": "Un bouclier de {n} de plus suffit sans trigger.",
    "fight.holds": "Telle quelle, l'attaque ne touche pas.",
    "note.attack": "{attack} contre {defence}",
    "note.direct": "{other} perd {n}",
    "note.unknown": "inconnu, sera retourné",
    "note.destroyed": "détruit",
    "note.destroyed_loses": "détruit, {other} perd {n}",
    "note.nothing": "rien ne se passe",
    "note.both": "tous deux détruits",
    "note.you_lose": "vous perdez {n}",
    "note.you_fall": "le vôtre est détruit, vous perdez {n}",
    "know.hand": "Cartes connues dans la main de {other}",
    "know.hand.value": "{n} sur {all}",
    "know.their_triggers": "Triggers qui restent à {other}",
    "know.their_triggers.value": "{n} sur {all}, {percent} %",
    "know.your_triggers": "Triggers qui vous restent",
    "know.your_triggers.value": "{n} sur {all}, {percent} %",
    "know.their_deck": "{other} peut encore piocher",
    "know.their_deck.value": "{n}",
    "know.your_deck": "Vous pouvez encore piocher",
    "know.your_deck.value": "{n}",
    # Watching a replay
    "terminal.replay_help": REPLAY_HELP,
    "terminal.not_over": (
        "Cette partie n'est pas terminée: vous la voyez comme le siège 0; `full` montre les deux mains."
    ),
    "terminal.forced_shown": "Les réponses forcées sont montrées aussi.",
    "terminal.forced_passed_over": "Les réponses forcées sont sautées.",
    "terminal.unknown_command": "Rien ne s'appelle « {text} ».",
    "terminal.decisions": "Les décisions de cette partie vont de 0 à {n}.",
    "terminal.turns": "Les tours de cette partie vont de {first} à {last}.",
    "terminal.decision": "Décision {n}: {who} répond `{action}`",
    "terminal.is_asked": "{who} décide: {what}.",
    "asked.choice": "quelle carte choisir",
    "asked.order": "quel effet passe en premier",
    "asked.option": "quelle possibilité choisir",
    "asked.replacement": "ce qui se passe à la place",
    # Rules that every game has
    "rule.Actions": "Actions",
    "rule.Prompts": "Questions",
    "rule.The end of the game": "Fin de la partie",
    "rule.Choices": "Choix",
    "rule.Check timing": "Ordre des effets",
    "rule.Replacements": "Remplacements",
    "rule.Endless loops": "Boucles sans fin",
    "rule.Abilities": "Capacités",
    "rule.The start of the game": "Début de la partie",
    "ending.endless_loop": "boucles sans fin",
    "ending.conceded": "abandon",
}  # fmt: skip
