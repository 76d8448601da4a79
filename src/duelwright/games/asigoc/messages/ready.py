"""The ready decks of ASIGOC in words: what each is called, and what one does with it."""

from typing import Final

# By the deck's name: a title and a plan in each language.
READY: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "Ford Raiders": {
        "en": (
            "Ford Raiders",
            "Two weapons at once and high attack; for 1 health the captain adds 1 to one attack each turn.",
        ),
        "fr": (
            "Pillards du gué",
            "Deux armes à la fois et beaucoup d'attaque; pour 1 point de vie, le capitaine ajoute 1 à une "
            "attaque par tour.",
        ),
        "ru": (
            "Налётчики с брода",
            "Два оружия сразу и высокая атака; за 1 здоровья капитан раз в ход добавляет 1 к удару.",
        ),
    },
    "Road Wardens": {
        "en": (
            "Road Wardens",
            "Heal and block until the other side has nothing left; at 5 health or less the Ace heals 2 for "
            "each weapon.",
        ),
        "fr": (
            "Gardiens des routes",
            "Soignez-vous et bloquez jusqu'à l'épuisement adverse; à 5 points de vie ou moins, l'As en rend "
            "2 par arme.",
        ),
        "ru": (
            "Стражи дорог",
            "Лечитесь и блокируйте, пока соперник не выдохнется; при 5 здоровья и меньше Туз лечит по 2 за "
            "каждое оружие.",
        ),
    },
    "Sluice Keepers": {
        "en": (
            "Sluice Keepers",
            "Block behind high walls, and wear opposing weapons down with Thorn Whip, Mud Anchor and Spring Flood.",
        ),
        "fr": (
            "Gardiens de l'écluse",
            "Bloquez derrière de hauts murs et usez les armes adverses avec Thorn Whip, Mud Anchor et Spring Flood.",
        ),
        "ru": (
            "Хранители шлюза",
            "Держите блок и изматывайте чужое оружие с Thorn Whip, Mud Anchor и Spring Flood.",
        ),
    },
    "Quiet Court": {
        "en": (
            "Quiet Court",
            "Nullify what waits, end attacks before the block, and strike when nothing answers any more.",
        ),
        "fr": (
            "Cour silencieuse",
            "Annulez ce qui attend, arrêtez les attaques avant le blocage, et frappez quand plus rien ne répond.",
        ),
        "ru": (
            "Тихий двор",
            "Отменяйте ожидающие эффекты, обрывайте атаки до блока и бейте, когда ответить уже нечем.",
        ),
    },
    "Night Smugglers": {
        "en": (
            "Night Smugglers",
            "Empty the other hand, fill your own, and swing Hoarder's Maul, as heavy as what you hold.",
        ),
        "fr": (
            "Contrebandiers de nuit",
            "Videz la main adverse, remplissez la vôtre, et frappez avec Hoarder's Maul, aussi lourd que votre main.",
        ),
        "ru": (
            "Ночные контрабандисты",
            "Опустошайте чужую руку, пополняйте свою и бейте Hoarder's Maul: он тем тяжелее, чем больше у вас карт.",
        ),
    },
    "Ember Rite": {
        "en": (
            "Ember Rite",
            "Burn with items and thrown weapons; each turn the Queen turns a card of your hand into 1 damage.",
        ),
        "fr": (
            "Rite des braises",
            "Brûlez avec les objets et les armes lancées; à chaque tour, la Reine change une carte de votre "
            "main en 1 dégât.",
        ),
        "ru": (
            "Обряд углей",
            "Жгите предметами и метательным оружием; раз в ход Королева меняет карту вашей руки на 1 урон.",
        ),
    },
}
