"""What stands behind the headings of ASIGOC's rules, in three languages."""

from typing import Final

from ....language.messages.rules import Texts

RULES: Final[Texts] = {
    "Cards": (
        "You can name cards that you see: your hand, what lies on the table, and what was shown to you.",
        "On peut nommer les cartes que l'on voit: sa main, la table, et ce qui a été montré.",
        "Назвать можно карты, которые вы видите: свою руку, стол и то, что вам показали.",
    ),
    "Turn": (
        "The players take turns. Most things are done in your own turn, in the step they belong to.",
        "Les joueurs jouent chacun leur tour. La plupart des actions se font à son tour, dans leur étape.",
        "Игроки ходят по очереди. Почти всё делают в свой ход, в положенном шаге.",
    ),
    "Turn and steps": (
        "A turn is Draw, Main, Battle and End. You draw a card at its beginning; the very first turn has no Battle.",
        "Un tour: Pioche, Principale, Bataille, Fin. On pioche une carte au début; le premier tour n'a pas de "
        "Bataille.",
        "Ход — это добор, главный шаг, битва и завершение. В начале берут карту; в самом первом ходу битвы нет.",
    ),
    "Main step": (
        "Once per turn you may either put a Weapon from your hand into a free slot or take one from a slot back.",
        "Une fois par tour, on pose une Arme de sa main dans un emplacement libre, ou l'on en reprend une.",
        "Раз за ход можно либо положить Оружие из руки в свободную ячейку, либо вернуть одно в руку.",
    ),
    "Battle step": (
        "Each of your Weapons may attack once. Unblocked it deals its Attack; a blocker stops it with at least as "
        "much Block and loses 1 Block, a weaker one is discarded and the rest is damage.",
        "Chaque Arme peut attaquer une fois. Sans blocage, elle inflige son Attaque; un Blocage au moins égal "
        "l'arrête et perd 1, un Blocage plus faible est défaussé et le reste passe en dégâts.",
        "Каждое Оружие может атаковать один раз. Без блока урон равен Атаке; Блок не меньше Атаки останавливает её "
        "и теряет 1, меньший идёт в сброс, а остаток становится уроном.",
    ),
    "Leaving a step": (
        "Before a step ends, the opponent may use something. If they do, you go on in the same step afterwards.",
        "Avant la fin d'une étape, l'adversaire peut utiliser quelque chose. Dans ce cas, l'étape continue ensuite.",
        "Перед концом шага соперник может что-то использовать. Тогда после этого шаг продолжается.",
    ),
    "Weapon slots": (
        "Each player has two slots, and a slot holds one Weapon.",
        "Chaque joueur a deux emplacements, et un emplacement contient une seule Arme.",
        "У каждого игрока две ячейки, в ячейке лежит одно Оружие.",
    ),
    "The Outlet": (
        "What is used, and every Weapon that enters, waits here. After two passes in a row all of it happens, the "
        "latest first; nothing can be added meanwhile.",
        "Ce qu'on utilise, et toute Arme qui entre, attend ici. Après deux passes de suite, tout s'applique, le "
        "dernier d'abord; rien ne s'ajoute pendant ce temps.",
        "Здесь ждёт всё использованное и каждое вошедшее Оружие. После двух пасов подряд всё срабатывает, начиная с "
        "последнего; добавить в это время ничего нельзя.",
    ),
    "Items, Aces and Weapons with an effect": (
        "Items are used from the hand and discarded, Aces and Weapons from where they lie. The card says when and "
        "how often; if it does not, in your Main step with the Outlet empty.",
        "Les Objets s'utilisent depuis la main et sont défaussés, les As et les Armes là où ils sont. La carte dit "
        "quand; sinon, à votre étape Principale, la Pile étant vide.",
        "Предметы используют из руки и сбрасывают, Тузы и Оружие — там, где они лежат. Карта говорит когда; если "
        "нет — в ваш главный шаг при пустом Стеке.",
    ),
    "Windows for responses in battle": (
        "An attack can be answered twice: before it is blocked, and after that before the damage.",
        "On peut répondre deux fois à une attaque: avant le blocage, puis avant les dégâts.",
        "На атаку можно ответить дважды: до блока и после него, перед уроном.",
    ),
    "Deck": (
        "A deck has 15 Weapons and Items, no two the same, and one Ace beside it.",
        "Un deck a 15 Armes et Objets tous différents, et un As à côté.",
        "В колоде 15 разных карт Оружия и Предметов, а рядом один Туз.",
    ),
    "At 0 health a player loses": (
        "You begin with 10 health. Who has none left loses at once.",
        "On commence avec 10 points de vie. Qui n'en a plus perd aussitôt.",
        "В начале у вас 10 здоровья. У кого его не осталось, тот сразу проигрывает.",
    ),
    "Both at 0: a draw": (
        "If both players have no health left at the same moment, nobody wins.",
        "Si les deux joueurs n'ont plus de points de vie au même moment, personne ne gagne.",
        "Если здоровье кончилось у обоих одновременно, не побеждает никто.",
    ),
    "Drawing from an empty deck": (
        "Who must draw with no cards left draws nothing, and the game goes on.",
        "Qui doit piocher sans carte ne pioche rien, et la partie continue.",
        "Кто должен взять карту из пустой колоды, не берёт ничего, и игра идёт дальше.",
    ),
    "Neither player's health changed for too long": (
        "When neither player's health has changed for 30 turns, the game is a draw.",
        "Si aucun joueur n'a perdu ni gagné de points de vie pendant 30 tours, la partie est nulle.",
        "Если 30 ходов подряд здоровье игроков не меняется, объявляется ничья.",
    ),
}
