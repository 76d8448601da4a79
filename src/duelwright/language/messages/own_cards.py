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
    "worded.own_file_many": "{file} a {n} cartes; on en garde {most} par personne",
    "worded.own_card_slow": "{name}: lire son texte prend trop de temps; elle a été laissée de côté",
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
    "worded.own_file_many": "карт в {file}: {n}; для одного человека хранится {most}",
    "worded.own_card_slow": "{name}: чтение текста занимает слишком много времени; карта пропущена",
}
