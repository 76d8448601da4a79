"""What is said in French of what a command has done, by the system, and to who looks after a server."""

from typing import Final

DONE: Final[dict[str, str]] = {
    # What a command has done
    "worded.done.arena_stopped": "arrêté après {games:game} sur {total}; la même commande continue depuis {file}",
    "worded.done.simulation_stopped": ("arrêté après {games:game} sur {n}; les chiffres sont ceux des parties finies"),
    "worded.done.foreseen": "On peut prévoir les donnes (--seed): pour des essais et des démonstrations seulement.",
    "worded.done.listens": (
        "Duelwright écoute sur {address} (les parties sont gardées dans {folder}). Ctrl-C l'arrête."
    ),
    "worded.done.imported": "cartes importées: {n}, laissées de côté: {left}",
    "worded.done.import_rules": (
        "jouées selon leurs règles: {defined}, sans capacité: {vanilla}, non comprises: {unread}; pour "
        "les trouver: {command}"
    ),
    "worded.done.import_lacks": "pas encore jouables: {n}: {lack}, ou joignez un tableau avec --traits",
    "worded.done.written": "cartes écrites dans {file}: {n}",
    "worded.done.unsound": "définitions de {file} qui ne sont pas saines: {n}",
    "worded.done.checked": (
        "cartes: {n}, laissées de côté: {left}; définies: {defined}, sans capacité: {vanilla}, non comprises: {unread}"
    ),
    "worded.done.set": "la série {name}: {wrong}",
    "worded.done.taken_out": "cartes retirées: {n}",
    "worded.done.not_legal": "le deck {deck} n'est pas conforme; fautes: {n}",
    "worded.done.forgotten": "le deck {deck} de {game} est oublié",
    "worded.done.drawn": "le deck {deck} est dessiné dans {file}",
    "worded.done.kept": "le deck {deck} de {game} est gardé",
    "worded.done.kept_illegal": "le deck {deck} de {game} est gardé (pas encore conforme; fautes: {n})",
    "worded.done.cards_stopped": "arrêté; cartes faites: {n}",
    "worded.done.trees": "toutes les cartes et leurs arbres: {file}",
    "worded.done.said": "capacités redites: {n}, sur {cards:card}: {file}",
    "worded.done.kept_in": "gardées dans {file}",
    "worded.done.put_back": "remises dans {file}",
    "worded.done.databases": "bases de données: {n} ({size} Mo) {done}",
    "worded.done.example": "un exemple est écrit dans {file}",
    "worded.done.change_it": "changez-le, puis: {command}",
    "worded.done.game": "{name}: cartes: {cards}, decks prêts: {decks}",
    # What the system says
    "worded.system.eacces": "permission refusée",
    "worded.system.enoent": "il n'y a rien de ce nom",
    "worded.system.eisdir": "c'est un dossier",
    "worded.system.enotdir": "un dossier du chemin n'en est pas un",
    "worded.system.eexist": "il y a déjà quelque chose de ce nom",
    "worded.system.enospc": "il n'y a plus de place sur le disque",
    "worded.system.erofs": "on ne peut rien y écrire",
    "worded.system.eperm": "opération refusée",
    "worded.system.eaddrinuse": "l'adresse est déjà prise",
    "worded.system.eaddrnotavail": "cette machine n'a pas cette adresse",
    "worded.system.enametoolong": "le nom est trop long",
    "worded.system.eloop": "trop de liens l'un derrière l'autre",
    "worded.system.emfile": "trop de fichiers ouverts",
    "worded.system.enfile": "trop de fichiers ouverts",
    "worded.system.einval": "le système refuse cette valeur",
    "worded.system.eio": "erreur de lecture ou d'écriture",
    "worded.system.enxio": "il n'y a rien derrière ce nom",
    "worded.system.enodev": "il n'y a rien derrière ce nom",
    "worded.system.enoexec": "ce n'est pas un programme",
    "worded.system.edquot": "votre part du disque est pleine",
    "worded.system.efbig": "le fichier est trop grand",
    "worded.system.unknown": "le système dit {said}",
    # People on a server
    "worded.no_server_ran": "aucun serveur ne garde rien dans {folder} ; --data nomme le dossier de `serve`",
    "worded.nobody_called": (
        "personne ici ne s'appelle {name} ; `duelwright moderate reports` dit les numéros des invités"
    ),
    "worded.no_such_report": "il n'y a pas de signalement {n}",
    "worded.person_misnamed": (
        "{name} ne peut pas être un nom : 2 à 24 lettres et chiffres d'une seule écriture, espaces ou tirets isolés"
    ),
    "worded.person_taken": "{name}, ou un nom qui lui ressemble, est déjà à quelqu'un",
    "worded.done.no_reports": "aucun signalement",
    "worded.done.report": "{n} : {when}, table {table}, {reason}",
    "worded.done.closed": "(classé)",
    "worded.done.report_about": "  {by} au sujet de {about} ({number})",
    "worded.done.report_closed": "le signalement {n} est classé",
    "worded.done.muted": "{name} ne peut plus écrire, jusqu'à {when}",
    "worded.done.banned": "{name} ne peut plus jouer, jusqu'à {when}",
    "worded.done.pardoned": "{name} peut écrire et jouer",
    "worded.done.renamed": "{old} s'appelle maintenant {new}",
    "worded.done.password": "{name} se connecte avec {password}",
    "worded.no_password": "{name} est un invité, qui n'a pas de mot de passe",
}
