"""The help of every command in French; keys are told in the package beside this file."""

from typing import Final

HELP: Final[dict[str, str]] = {
    # The page of all commands
    "": "Joue à des jeux de cartes à collectionner en suivant leurs règles.",
    "start": "Commencez par `duelwright play`, ou dans le navigateur : `duelwright serve --open`.",
    "more": "duelwright --help dit ce qu'il y a d'autre.",
    "Play": "Jouer",
    "Cards and decks": "Cartes et decks",
    "A server": "Un serveur",
    "Bots": "Bots",
    "--version": "Afficher la version et quitter.",
    "--install-completion": "Installer la complétion pour l'interpréteur de commandes présent.",
    "--show-completion": "Afficher cette complétion, pour la copier ou changer son installation.",
    "--help": "Afficher cette aide et quitter.",
    # Of every page
    "Usage:": "Usage :",
    "Arguments": "Arguments",
    "Options": "Options",
    "Commands": "Commandes",
    "Example:": "Exemple :",
    "[default: {}]": "[par défaut : {}]",
    "[required]": "[obligatoire]",
    "[OPTIONS]": "[OPTIONS]",
    "COMMAND [ARGS]...": "COMMANDE [ARGUMENTS]...",
    "COMMAND ...": "COMMANDE ...",
    # What is given
    "<str>": "<texte>",
    "<int>": "<nombre>",
    "<int range>": "<nombre>",
    "<float range>": "<nombre>",
    "<path>": "<fichier>",
    "file": "FICHIER",
    "ADDRESS": "ADRESSE",
    "A,B": "A,B",
    "A,B,...": "A,B,...",
    "BOT": "BOT",
    "COMMAND": "COMMANDE",
    "DECK": "DECK",
    "[GAME] DECK": "[JEU] DECK",
    "ERA": "ÈRE",
    "FIELD": "CHAMP",
    "FILE": "FICHIER",
    "FOLDER": "DOSSIER",
    "FORM": "FORME",
    "GAME": "JEU",
    "[HEADING]": "[TITRE]",
    "LANG": "LANGUE",
    "LESSON": "LEÇON",
    "WHO": "QUI",
    "NUMBER": "NUMÉRO",
    "MONSTERS SPELLS": "MONSTRES MAGIES",
    "NAME": "NOM",
    "OTHER": "AUTRE",
    "OUT": "SORTIE",
    "PATTERN": "MOTIF",
    "QUESTION": "QUESTION",
    "RATE": "TAUX",
    "REPORT": "RAPPORT",
    "SOURCE": "SOURCE",
    "TABLE": "TABLEAU",
    "TARGET": "CIBLE",
    "TEXT": "TEXTE",
    "URL": "URL",
    # What stands where nothing is given
    "DUELWRIGHT_LANG, or the system's": "DUELWRIGHT_LANG, ou celle du système",
    "all ready ones, or by chance": "tous les decks prêts, ou au hasard",
    "arena-GAME-BOTS.sqlite": "arena-JEU-BOTS.sqlite",
    "as it is called": "comme il s'appelle",
    "as the file tells it": "comme le dit le fichier",
    "random": "random",
    "the first, or by chance": "le premier, ou au hasard",
    "the second, or by chance": "le deuxième, ou au hasard",
    "Bot, or Player 2": "Bot, ou Joueur 2",
    "You, or Player 1": "Vous, ou Joueur 1",
    # What many commands take
    "--against": "L'autre deck, de la même façon.",
    "--bots": "Qui joue les deux decks.",
    "--data": "Le dossier des données, le même que pour `serve`.",
    "--deck": "Le nom d'un deck prêt, ou un fichier de deck.",
    "--force": "Remplacer un fichier qui est là.",
    "--game": "Le jeu ; sinon on le devine.",
    "--games": "Combien de parties.",
    "--json": "Écrire du JSON au lieu de texte.",
    "--lang": "{languages}.",
    "--open": "Deux personnes, les deux mains ouvertes : pas de passage du clavier.",
    "--rules": "Règles maison : un fichier TOML, ou le nom d'un profil fourni.",
    "--seed": "Le mélange ; la même graine distribue les mêmes cartes.",
    "--source": "Le nom de l'endroit d'où viennent les cartes.",
    "--unread": "Prendre les cartes dont on ne comprend pas les capacités comme unités sans elles, ou refuser.",
    "--workers": "Combien de processus.",
    "key": "La clé du jeu ; `duelwright games` les donne toutes.",
    "source": ("Un fichier de deck (.ydk, liste, JSON), un lien, ou le nom d'un deck ; son jeu là où il le faut."),
    # Play
    "play": "Jouer contre un bot, ou contre une personne à côté de vous.",
    "play --bot": "L'adversaire : de 1 à 10, ou un nom ; `duelwright bots` les donne tous.",
    "play --cards": "duel : jouer avec les cartes de deux fichiers CSV.",
    "play --hotseat": "Une deuxième personne joue au même clavier.",
    "play --name": "Votre nom.",
    "play --other-name": "Le nom de l'autre.",
    "play --resume": "Continuer une partie enregistrée dans ce fichier.",
    "play --seat": "Votre place.",
    "serve": "Servir la table dans le navigateur : contre des bots, à un écran, par un lien, dans un salon.",
    "serve --allowed-host": "Un autre nom de ce serveur ; '*' répond à tous les noms.",
    "serve --data": "Où l'on garde les parties.",
    "serve --host": "L'adresse où écouter ; 0.0.0.0 pour toutes celles de cette machine.",
    "serve --json": "Écrire le journal du serveur en JSON.",
    "serve --own-cards": "Cartes à soi que chacun peut apporter ; 0 : aucune.",
    "serve --keep-days": "Combien de jours garder une partie que personne ne continue ; 0 : toujours.",
    "serve --limits": "Si une adresse ne peut ouvrir qu'un certain nombre de tables et de connexions.",
    "serve --open": "Ouvrir la table dans le navigateur.",
    "serve --origin": "Une autre adresse des pages de ce serveur.",
    "serve --pace": "Secondes entre les coups d'un bot.",
    "serve --port": "Le port ; 0 en prend un qui est libre.",
    "serve --proxy": "Croire un mandataire à cette adresse sur qui demande, et comment.",
    "serve --seed": "Distribuer selon cette graine, pour des essais et des démonstrations ; -1 : au hasard.",
    "rules": "Dire en quelques lignes comment se joue un jeu, ou ce qu'il y a derrière un titre.",
    "rules heading": "Un titre des règles, ou des mots de ce titre.",
    "replay": "Parcourir une partie enregistrée, en avant et en arrière.",
    "replay file": "Une partie enregistrée.",
    "position": "Poser n'importe quelle table depuis un fichier et jouer la suite, à deux au même clavier.",
    "position Example:": "duelwright position asigoc board.json --show (docs/positions.md décrit le format)",
    "position --show": "Seulement dessiner la table.",
    "position file": "La table, en JSON.",
    "position key": "La clé du jeu.",
    "games": "Donner la liste des jeux jouables, et dire ce qui manque à un jeu qui ne l'est pas.",
    # Cards
    "cards": "Chercher, montrer, importer, exporter et vérifier des cartes ; `cards JEU` donne celles d'un jeu.",
    "cards --game": "Le jeu des cartes.",
    "cards new": (
        "Écrire un fichier avec une carte d'exemple ; changez-la, puis `duelwright cards check FICHIER` "
        "et `cards import FICHIER`."
    ),
    "cards new --game": "Le jeu de vos cartes.",
    "cards new file": "Où l'écrire : un .toml, un .csv ou un .json.",
    "cards read": "Lire le texte imprimé des cartes, en faire des règles, et dire ce qui a été compris.",
    "cards read --era": "Seulement les cartes d'une ère, comme V.",
    "cards read --force": "Remplacer un rapport qui est là.",
    "cards read --report": "Écrire chaque carte et ses arbres dans un fichier .json.",
    "cards --only": "Seulement les noms et les numéros qui s'y accordent.",
    "cards read file": "Des cartes en .csv, .json ou .cdb, avec leur texte imprimé.",
    "cards say": (
        "Redire les capacités d'un rapport, à partir de leurs seuls arbres et tournures, et les compiler toutes."
    ),
    "cards say --json": "Écrire les mots dans un fichier .json, carte par carte.",
    "cards say file": "Ce que `cards read --report` a écrit.",
    "cards exercise": (
        "Jouer chaque carte lue en entier jusqu'à ce que toutes ses capacités aient été résolues ; "
        "le code de sortie est 1 si l'une a échoué."
    ),
    "cards exercise --games": "Parties entières pour chaque carte.",
    "cards exercise --seed": "Une autre fait jouer d'autres parties.",
    "cards exercise --workers": "Processus qui jouent.",
    "cards exercise file": "Des cartes en .csv, .json ou .cdb, avec leur texte imprimé.",
    "cards of": (
        "Donner les cartes d'un jeu, ou en montrer une. `load-duel MONSTRES.csv MAGIES.csv` lit une paire de "
        "fichiers du cours."
    ),
    "cards of Example:": (
        'duelwright cards asigoc "Wooden Sword", ou : duelwright cards load-duel MONSTRES.csv MAGIES.csv'
    ),
    "cards of name": "Cette carte, en entier ; une partie de son nom suffit. Ou un nombre : critical>=2.",
    "cards search": "Trouver des cartes par des mots, par des champs, et par ce qu'elles font.",
    "cards search --counts": "Compter les cartes trouvées par clan, grade et ainsi de suite.",
    "cards search --game": "Seulement les cartes de ce jeu ou de ce format.",
    "cards search --limit": "Combien en montrer.",
    "cards search --sort": "Dans l'ordre de {fields} ; -power : les plus grands d'abord.",
    "cards search question": (
        "Des mots, et des champs tels que clan: nation: race: skill: grade: power>=9000 trigger: type: set: "
        "is:vanilla gift: does:retire when:attacks cost:counter-blast category: ot: ; -sauf, or, (…), guillemets."
    ),
    "cards show": "Montrer chaque impression d'une carte en entier : ce qui y est imprimé, et ce qu'elle fait.",
    "cards show name": "Le nom d'une carte, son identifiant ou son code.",
    "cards import": (
        "Mettre les cartes d'un fichier dans votre collection et lire leur texte ; une source du même nom est "
        "remplacée."
    ),
    "cards import --strings": "Un strings.conf avec les noms des séries.",
    "cards import --traits": "Un .csv par numéro : triggers, races et ce qui manque encore à FICHIER.",
    "cards import file": "Un .csv, .json, .toml ou .cdb de YGOPro, ou un dossier qui en contient.",
    "cards export": "Écrire des cartes de votre collection dans un fichier que lit YGOPro, ou en JSON.",
    "cards export --search": "Seulement les cartes qui conviennent.",
    "cards export --strings": "Écrire aussi un strings.conf avec les noms des séries.",
    "cards export file": "Un .cdb pour YGOPro, ou un .json.",
    "cards check": (
        "Vérifier les définitions d'un fichier sans rien importer ; le code de sortie est 1 si l'une n'est pas saine."
    ),
    "cards check file": "Des cartes en .csv, .json, .toml ou .cdb, ou un dossier qui en contient.",
    "cards sources": "Dire d'où viennent les cartes de votre collection.",
    "cards drop": "Retirer de votre collection les cartes d'une source.",
    "cards drop source": "Ce qui a été importé sous ce nom.",
    # Decks
    "decks": (
        "Lister, vérifier, convertir, comparer et garder des decks, et voir leurs chiffres ; `decks JEU` donne ceux "
        "qui sont prêts."
    ),
    "decks of": "Donner les decks prêts d'un jeu : le nom de chacun, ce qu'on en fait, et ses cartes.",
    "decks list": "Donner les decks qu'il y a : ceux qui sont prêts, et ceux que vous avez gardés.",
    "decks list key": "Seulement les decks de ce jeu.",
    "check": (
        "Vérifier un deck selon les règles des decks : chaque faute est dite, et le code de sortie est 1 s'il y en a."
    ),
    "decks convert": (
        "Écrire un deck sous une autre forme : .ydk ou ydke:// de YGOPro, une liste, JSON, ou un mot pour un lien."
    ),
    "decks convert --to": "La forme, si le nom du fichier ne la dit pas.",
    "decks convert source": "Un fichier de deck, un lien, ou le nom d'un deck.",
    "decks convert target": "Un fichier, ou une forme à afficher : {forms}.",
    "decks stats": (
        "Les chiffres d'un deck : grades, triggers, bouclier, les chances de la courbe de ride et de la main de départ."
    ),
    "decks hand": "Tirer une main de départ pour essayer un deck.",
    "decks hand --seed": "Le mélange ; la même graine tire la même main.",
    "decks compare": "Ce que deux decks ont en commun, et ce qu'un seul possède.",
    "decks save": "Garder un deck dans votre collection ; `duelwright play --deck NOM` l'y trouve.",
    "decks save --name": "Comment l'appeler.",
    "decks forget": "Retirer un deck de votre collection.",
    "decks picture": "Dessiner un deck en image.",
    "decks picture --theme": "light (clair) ou dark (sombre).",
    "decks picture file": "Où l'écrire : un .svg, ou un .png.",
    "decks picture source": "Un fichier de deck, un lien, ou le nom d'un deck.",
    "read": "Lire une capacité en anglais, en faire des règles, et la dire dans toutes les langues.",
    "read key": "La clé du jeu.",
    "read text": "Une capacité en anglais, dans les termes des cartes.",
    # A server
    "backup": (
        "Copier parties, invités, decks et collection dans un seul fichier ; un serveur peut tourner pendant ce temps."
    ),
    "backup file": "Où l'écrire : un .zip avec toutes les bases de données.",
    "restore": (
        "Remettre une sauvegarde dans un dossier de données sur lequel aucun serveur ne tourne ; elle est vérifiée "
        "en entier avant qu'on touche à quoi que ce soit."
    ),
    "restore --force": "Mettre de côté ce qui est dans le dossier des données.",
    "restore file": "Ce que `backup` a écrit.",
    "moderate": (
        "Lire les signalements, et empêcher quelqu'un d'écrire ou de jouer ; un serveur peut tourner pendant ce temps."
    ),
    "moderate reports": "Lister ce qui a été signalé, avec les paroles échangées.",
    "moderate reports --all": "Aussi ceux qui sont classés.",
    "moderate close": "Classer un signalement.",
    "moderate close number": "Le numéro du signalement.",
    "moderate cards": "Lister qui a apporté ses propres cartes, et combien ; avec un nom, les fichiers de quelqu'un.",
    "moderate cards who": "Le nom d'un compte, ou un numéro que donne la liste.",
    "moderate drop-cards": "Supprimer les cartes de quelqu'un, ou un seul fichier ; les parties en cours continuent.",
    "moderate drop-cards source": "Un seul fichier, par le nom entre parenthèses.",
    "moderate mute": "Ne plus laisser quelqu'un écrire aux tables.",
    "moderate ban": "Ne plus laisser quelqu'un s'asseoir à une table ; les parties en cours continuent.",
    "moderate pardon": "Laisser de nouveau quelqu'un écrire et jouer.",
    "moderate rename": "Donner un autre nom à un compte.",
    "moderate rename name": "Le nouveau nom.",
    "moderate password": (
        "Donner à un compte un mot de passe tiré au hasard, et l'afficher ; il est déconnecté partout."
    ),
    "who": "Le nom d'un compte, ou le numéro que dit un signalement.",
    "--days": "Pour tant de jours ; 0 : jusqu'à `pardon`.",
    "learn": "Apprendre un jeu par de courtes leçons ; `h` donne un indice.",
    "learn key": "La clé d'un jeu ; sans elle, toutes les leçons sont listées.",
    "learn name": "Le nom ou le numéro d'une leçon ; sans lui, elles sont listées.",
    # Bots
    "simulate": "Laisser des bots jouer beaucoup de parties, et compter qui gagne.",
    "simulate --decks": "La même chose que --deck A --against B, comme pour `arena`.",
    "simulate --seed": "La même graine donne les mêmes parties.",
    "arena": (
        "Laisser des bots jouer les uns contre les autres et les classer ; ce qu'on a arrêté reprend où il en était."
    ),
    "arena --bots": "Des bots ou des niveaux, séparés par des virgules : random, greedy, search:200, 5.",
    "arena --cluster": "Un ordonnanceur dask dont les processus jouent, au lieu de --workers.",
    "arena --decks": "Des decks prêts ou des fichiers de decks.",
    "arena --game": "La clé du jeu.",
    "arena --games": "Combien de parties joue chaque paire ; un nombre pair.",
    "arena --out": "Où l'on garde les parties.",
    "arena --report": "Écrire une page HTML avec des images.",
    "arena --seed": "La même graine distribue les mêmes cartes.",
    "arena --sprt": "Deux bots : arrêter quand il est clair si le premier gagne si souvent (0.65).",
    "bots": "Donner les forces des adversaires, et comment joue chacun.",
    "bots --json": "Écrire du JSON.",
    "bot-protocol": (
        "Faire jouer un programme dans n'importe quel langage contre un bot ; il parle quelques lignes de texte "
        "(docs/adding-a-bot.md)."
    ),
    "bot-protocol --against": "Le bot contre lequel il joue.",
    "bot-protocol --against-deck": "Le deck du bot, de la même façon.",
    "bot-protocol --deck": "Le deck du programme : le nom d'un deck prêt, ou un fichier.",
    "bot-protocol --game": "La clé du jeu.",
    "bot-protocol --seconds": (
        "Combien de temps peut prendre une réponse ; la première après un démarrage, {seconds} s ou plus."
    ),
    "bot-protocol --seed": "La même graine distribue les mêmes cartes.",
    "bot-protocol --show": "Écrire chaque ligne échangée sur la sortie d'erreur.",
    "bot-protocol command": "Le programme, après `--`.",
    "bot-worker": (
        "Répondre pour un bot : une vue entre en une ligne de JSON, une action sort (docs/adding-a-bot.md)."
    ),
    "bot-worker --bot": "Le nom du bot, ou un niveau de 1 à 10.",
    "bot-worker --cards": "Des cartes qui ne sont pas fournies : une liste de formes JSON.",
    "bot-worker --game": "La clé du jeu.",
    "bot-worker --windows": "Les fenêtres propres à une table : une liste de formes JSON.",
}
