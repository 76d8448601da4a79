"""What is said in French where a state, a view, a spelling, a record or a program that plays does not fit."""

from typing import Final

FAULTS: Final[dict[str, str]] = {
    "worded.no_seat": "il n'y a pas de place {seat}; les places sont 0 et 1",
    "worded.state_none": "ces octets ne sont pas un état encodé de Duelwright",
    "worded.state_damaged": "cet état encodé est endommagé; prenez-en une autre copie",
    "worded.state_unreadable": "cet état encodé est illisible: {error}",
    "worded.state_registers": (
        "cet état a été écrit par une autre version de Duelwright, qui tenait d'autres nombres de {game}. Les "
        "parties enregistrées et les positions de cette version restent lisibles"
    ),
    "worded.state_rules": "cet état a été fait avec d'autres cartes ou d'autres règles de {game} ({hash})",
    "worded.state_unsound": "cet état encodé ne tient pas debout; ce moteur ne l'a pas écrit",
    "worded.state_older": (
        "cet état a été écrit par une version plus ancienne de Duelwright (format {format}); cette version lit le "
        "format {reads}. Les parties enregistrées et les positions de cette version restent lisibles"
    ),
    "worded.state_format": "cet état a le format {format}; cette version lit le format {reads}",
    "worded.state_game": "cet état est du jeu {theirs}, et non de {ours}",
    "worded.state_card": "cet état contient la carte {name}, qui ne fait pas partie de ces cartes de {game}",
    "worded.state_definition": "cet état a été fait avec une autre définition de la carte {name}",
    "worded.view_game": "cette vue est de {theirs}, et non de {ours}",
    "worded.view_public": "on ne peut pas jouer à partir de la table publique; prenez la vue d'une place",
    "worded.view_unsound": "cette vue ne tient pas debout ({error}); ce moteur ne l'a pas écrite",
    "worded.view_none": "ce n'est pas une vue: {error}",
    "worded.it_of_nothing": "{name} ne renvoie à rien qui ait été choisi avant",
    "worded.rest_of_nothing": "« the rest » ne renvoie à rien qui ait été regardé avant",
    "worded.chooses_often": "une capacité fait choisir {n} fois au plus",
    "worded.used_before": "{name} est employé avant que rien n'ait été choisi sous ce nom",
    "worded.no_choice": "il n'y a pas de choix {number} avant cela",
    "worded.tree_deep": "cet arbre a plus de {deepest} niveaux; personne ne pourrait le dire",
    "worded.layers": "ce qui change {changes} ne peut pas dépendre de ceci: {other}",
    "worded.layer_print": "ce qui est imprimé",
    "worded.layer_lost": "les capacités perdues",
    "worded.layer_names": "les noms et les clans",
    "worded.layer_grades": "les grades",
    "worded.layer_skills": "les compétences",
    "worded.layer_original": "les nombres d'origine",
    "worded.layer_numbers": "les nombres",
    "worded.layer_players": "les joueurs",
    "worded.spelling_on": "cette graphie est celle d'un autre texte: elle continue",
    "worded.spelling_early": "cette graphie est celle d'un autre texte: elle finit trop tôt",
    "worded.spelling_deep": "cette graphie est celle d'un autre texte: elle est trop imbriquée",
    "worded.spelling_list": "cette graphie est celle d'un autre texte: il n'y a pas de telle liste",
    "worded.spelling_phrase": (
        "cette graphie est celle d'un autre texte: il n'y a pas de tournure {number} pour {category}"
    ),
    "worded.spelling_numbers": "deux mots qui disent des nombres différents",
    "worded.spelling_words": "cette graphie a des mots que son arbre n'a pas",
    "worded.spelling_tree": "cette graphie est celle d'un autre arbre",
    "worded.no_such": "il n'y a pas de tel {name}",
    "worded.no_ability": "ce n'est pas une capacité",
    "worded.forerunner_clan": "un précurseur (Forerunner) a besoin d'un clan",
    "worded.order_without": "ce que fait cette carte quand on la joue n'est pas une de ses capacités",
    "worded.no_arena_file": "{path} ne peut pas servir de fichier d'arène: {error}; donnez-en un autre avec --out",
    "worded.arena_hash": "empreinte du jeu: ses cartes ou ses règles ont changé",
    "worded.arena_lists": "listes des decks",
    "worded.arena_settings": (
        "{path} contient des parties jouées avec d'autres réglages ({what}): là {there}, ici {here}; donnez les "
        "mêmes réglages pour continuer, ou un autre fichier avec --out"
    ),
    "worded.workers_died": (
        "plusieurs processus de {address} se sont arrêtés sur le même lot; ce qui était fini est gardé: regardez "
        "leurs journaux, puis redonnez la même commande"
    ),
    "worded.scheduler_differs": "ordonnanceur ou processus de {address}: {differs}",
    "worded.scheduler_gone": (
        "l'ordonnanceur de {address} a disparu; ce qui était fini est gardé: relancez-le et redonnez la même "
        "commande, ou continuez sans --cluster"
    ),
    "worded.install_same": "installez-y le même duelwright et relancez-le",
    "worded.no_set_up": "il ne peut pas préparer le jeu ({said}); {again}",
    "worded.other_version": "il a duelwright {theirs}, et ce côté-ci {ours}; {again}",
    "worded.other_hash": (
        "son jeu a l'empreinte {theirs}, et celui-ci {ours}: les cartes ou les règles diffèrent; {again}"
    ),
    "worded.speechless_gone": "{error}, avant sa première réponse",
    "worded.speechless_late": (
        "{command} n'a pas répondu en {patience} s; --seconds dit combien de temps une réponse peut prendre"
    ),
    "worded.silent": "{command} n'a rien dit à temps",
    "worded.gone": "{command} s'est terminé avec le code {status}",
    "worded.bot_no_option": "{bot} a répondu {action}, ce qui n'est pas une option",
    "worded.field_longest": "son champ {field} a plus de {longest} caractères, ou n'est pas un texte d'une ligne",
    "worded.card_unnamed": "une carte a besoin d'un nom et d'une clé à elle",
    "worded.card_text_long": "elle a plus de texte qu'une carte ne peut en porter",
    "worded.half_character": "ses mots contiennent une moitié de caractère",
    "worded.card_crowded": (
        "elle a plus de compétences, de nombres ou de mots pour son image qu'une carte ne peut en porter"
    ),
    "worded.no_card_word": "{word} n'est pas un mot de carte",
    "worded.no_card_number": "{amount} n'est pas un nombre qu'une carte puisse avoir",
    "worded.no_game_of": "il n'y a pas de jeu {game}; il y a: {list}",
    "worded.no_type": "cette carte n'a pas de type",
    "worded.no_type_of": "il n'y a pas de type de carte {typed}",
    "worded.card_fault": "{name}: {error}",
    "worded.not_one_of": "son champ {field} est {value}, ce qui n'est pas l'un de ceux-ci: {said}",
    "worded.which_trigger": "sa source ne dit pas de quel déclencheur il s'agit; importez la carte d'un autre fichier",
    "worded.set_unloaded": "elle ne peut pas être chargée: {error}",
    "worded.set_taken": "vous avez importé des cartes sous ce nom; retirez-les pour avoir la série",
    "worded.no_family": "{name} n'est pas une Family",
    "worded.no_blueprint": "ce qu'il construit pour {key} n'est pas un Blueprint de cette clé",
    "worded.game_unloaded": "il ne peut pas être chargé: {error}",
    "worded.no_key": "{key} n'est pas une clé: des minuscules et des chiffres",
    "worded.no_format": "il n'a aucun format",
    "worded.game_double": "il y a déjà un jeu {key}",
    "worded.either": "{one} ou {others}",
    "worded.listed": "{one}, {others}",
    "worded.bounds": "{stat} de {least} à {most}",
    "worded.from_to": "{least} à {most}",
    "worded.profile_example": "{game} et, sous [rules], {rule}",
    "worded.rules_card": "la carte de règles de YGOPro",
    "worded.card_called": "la carte {key}",
    "worded.card_column": "carte {code}: son champ {column}",
    "worded.card_named": "carte {code} ({name})",
    "worded.card_at": "carte {number}",
    "worded.line_at": "ligne {line}",
    "worded.no_hidden_place": "pas de place pour ce qui est caché ({kind})",
    "worded.no_handle_of": "aucune carte n'a la marque de {action}",
    "worded.no_handle": "aucune carte n'a la marque {handle}",
    "worded.forfeit_crashed": "{n}: programme arrêté",
    "worded.forfeit_late": "{n}: temps dépassé",
    "worded.forfeit_wrong": "{n}: aucune réponse possible donnée",
}
