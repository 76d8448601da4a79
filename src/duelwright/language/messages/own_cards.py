"""What is said in French and Russian of cards that people bring to a server; the English stands where it is found."""

from __future__ import annotations

from typing import Final

FRENCH: Final[dict[str, str]] = {
    "worded.own_sources_many": (
        "vous gardez déjà {sources} fichiers de cartes, c'est le maximum; supprimez-en un d'abord"
    ),
    "worded.own_cards_many": (
        "chacun peut garder ici {cards} cartes à soi, et vous en gardez {mine} en plus de celles-ci"
    ),
    "worded.own_cards_size": (
        "ces cartes ont plus de texte qu'on n'en garde pour une personne; donnez-en moins, ou supprimez-en d'abord"
    ),
    "worded.own_cards_full": (
        "ce serveur garde autant de cartes de ses joueurs qu'il peut; demandez à qui s'en occupe"
    ),
    "worded.own_card_outdated": "{name} a été lue par une autre version de Duelwright; réimportez son fichier",
    "worded.own_file_slow": "lire {file} demande plus de {n} secondes; partagez-le en fichiers plus petits",
    "worded.own_file_heavy": "lire {file} demande plus de mémoire qu'on n'en donne à un fichier",
    "worded.own_file_failed": "{file} n'a pas pu être lu, et rien n'en a été gardé",
    "worded.own_file_many": "{file} a {n} cartes; on en garde {most} par personne",
    "worded.own_card_slow": "{name}: lire son texte prend trop de temps; elle a été laissée de côté",
    "worded.own_cards_off": "ce serveur ne garde pas de cartes de ses joueurs",
    "worded.own_busy": "beaucoup de fichiers sont en train d'être lus; réessayez dans un moment",
    "worded.own_twice": "un de vos fichiers est déjà en train d'être lu; attendez qu'il le soit",
    "worded.own_file_large": "un fichier de cartes a au plus {n} Mo",
    "worded.own_too_fast": "trop de fichiers de cartes d'ici; attendez quelques minutes",
    "worded.own_no_source": "vous n'avez pas de cartes sous ce nom",
    "worded.own_missing": "Cartes personnelles qui ne sont plus là: {list}.",
    "worded.no_own_cards": "personne n'a de cartes à soi ici",
    "worded.nobody_has": "{name} n'a pas de cartes à soi",
    "worded.no_such_source": "{name} n'a pas de fichier {source}",
    "worded.done.own_owner": "{name}: {cards} cartes, {sources} fichiers, {size} Ko; vu le {when}",
    "worded.done.own_source": "  {title}: {cards} cartes, {unread} non lues ({name})",
    "worded.done.no_own_cards": "personne n'a de cartes à soi",
    "worded.done.own_deleted": "{n} cartes de {name} supprimées",
}
RUSSIAN: Final[dict[str, str]] = {
    "worded.own_sources_many": "у вас уже хранится файлов с картами: {sources}, больше нельзя; сначала удалите один",
    "worded.own_cards_many": "своих карт здесь можно хранить {cards}, и кроме этих у вас их уже {mine}",
    "worded.own_cards_size": (
        "в этих картах больше текста, чем хранится для одного человека; дайте меньше карт или сначала удалите другие"
    ),
    "worded.own_cards_full": (
        "этот сервер хранит столько карт своих игроков, сколько может; обратитесь к его владельцу"
    ),
    "worded.own_card_outdated": "карту {name} прочитала другая версия Duelwright; импортируйте её файл ещё раз",
    "worded.own_file_slow": "чтение {file} занимает больше {n} секунд; разделите его на файлы поменьше",
    "worded.own_file_heavy": "для чтения {file} нужно больше памяти, чем даётся одному файлу",
    "worded.own_file_failed": "{file} не удалось прочитать, и ничего из него не сохранено",
    "worded.own_file_many": "карт в {file}: {n}; для одного человека хранится {most}",
    "worded.own_card_slow": "{name}: чтение текста занимает слишком много времени; карта пропущена",
    "worded.own_cards_off": "этот сервер не хранит карт своих игроков",
    "worded.own_busy": "сейчас читается много файлов; попробуйте ещё раз через минуту",
    "worded.own_twice": "один ваш файл уже читается; подождите, пока он будет прочитан",
    "worded.own_file_large": "в файле карт не больше {n} МБ",
    "worded.own_too_fast": "отсюда пришло слишком много файлов с картами; подождите несколько минут",
    "worded.own_no_source": "у вас нет карт под этим именем",
    "worded.own_missing": "Личных карт больше нет: {list}.",
    "worded.no_own_cards": "ни у кого здесь нет своих карт",
    "worded.nobody_has": "у {name} нет своих карт",
    "worded.no_such_source": "у {name} нет файла {source}",
    "worded.done.own_owner": "{name}: карт {cards}, файлов {sources}, {size} КБ; был {when}",
    "worded.done.own_source": "  {title}: карт {cards}, не прочитано {unread} ({name})",
    "worded.done.no_own_cards": "ни у кого нет своих карт",
    "worded.done.own_deleted": "удалено карт {name}: {n}",
}
