"""The words of ASIGOC's lessons, in three languages."""

from typing import Final

from ....facets.lesson import Texts

LESSONS: Final[Texts] = {
    "weapon.title": ("Lay down a Weapon", "Poser une Arme", "Выложить Оружие"),
    "weapon.goal": (
        "Bring River Spear from your hand to a slot.",
        "Amenez River Spear de votre main sur un emplacement.",
        "Выложите River Spear из руки в слот.",
    ),
    "weapon.hint.1": (
        "You have two slots. Move River Spear into the first.",
        "Vous avez deux emplacements. Placez River Spear sur le premier.",
        "У вас два слота. Положите River Spear в первый.",
    ),
    "weapon.end": (
        "Once per turn a Weapon comes to a slot, or goes back to the hand. It may attack at once.",
        "Une fois par tour, une Arme va sur un emplacement ou revient en main. Elle peut attaquer aussitôt.",
        "Раз за ход Оружие ложится в слот или возвращается в руку. Атаковать можно сразу.",
    ),
    "attack.title": ("Attack", "Attaquer", "Атака"),
    "attack.goal": (
        "Your opponent has 5 health and no Weapon. Win this turn.",
        "L'adversaire a 5 points de vie et aucune Arme. Gagnez ce tour-ci.",
        "У соперника 5 здоровья и нет Оружия. Победите в этот ход.",
    ),
    "attack.hint.1": (
        "Leave the main step: the battle step comes next.",
        "Quittez l'étape principale: celle de combat suit.",
        "Покиньте главный шаг: за ним идёт боевой.",
    ),
    "attack.hint.2": (
        "Attack with Wooden Sword. Nobody can block it.",
        "Attaquez avec Wooden Sword. Rien ne peut la bloquer.",
        "Атакуйте картой Wooden Sword. Блокировать её некому.",
    ),
    "attack.hint.3": (
        "And with River Spear: 2 and 3 make 5.",
        "Et avec River Spear: 2 et 3 font 5.",
        "И картой River Spear: 2 и 3 дают 5.",
    ),
    "attack.end": (
        "Each Weapon attacks once per turn. Without a block it deals its whole Attack.",
        "Chaque Arme attaque une fois par tour. Sans blocage, elle inflige toute son Attaque.",
        "Каждое Оружие атакует раз за ход. Без блока оно наносит всю свою Атаку.",
    ),
    "block.title": ("Block", "Bloquer", "Блок"),
    "block.goal": (
        "River Spear attacks you. Take no damage.",
        "River Spear vous attaque. Ne subissez aucun dégât.",
        "Вас атакует River Spear. Не получите урона.",
    ),
    "block.hint.1": (
        "3 Block hold 3 Attack: block with Ironbark Shield.",
        "3 de Blocage arrêtent 3 d'Attaque: bloquez avec Ironbark Shield.",
        "Блок 3 удержит Атаку 3: блокируйте картой Ironbark Shield.",
    ),
    "block.end": (
        "A blocker that holds loses 1 Block for good. One that is too weak goes, and the rest hits you.",
        "Un bloqueur qui tient perd 1 de Blocage pour toujours. Trop faible, il s'en va et le reste vous touche.",
        "Кто удержал, навсегда теряет 1 Блок. Слишком слабое уходит в сброс, а остаток бьёт по вам.",
    ),
    "item.title": ("Use an Item", "Utiliser un Objet", "Применить Предмет"),
    "item.goal": (
        "A shield bars the way, and 2 health are left. Win this turn.",
        "Un bouclier barre la route, et il reste 2 points de vie. Gagnez ce tour-ci.",
        "Путь закрыт щитом, а здоровья осталось 2. Победите в этот ход.",
    ),
    "item.hint.1": (
        "Throwing Knife needs no attack: use it in your main step.",
        "Throwing Knife se passe d'attaque: utilisez-le dans votre étape principale.",
        "Для Throwing Knife атака не нужна: примените его в главном шаге.",
    ),
    "item.end": (
        "An effect waits in the Outlet first, and the other side may answer it. Then it happens.",
        "Un effet attend d'abord dans la Pile, et l'autre camp peut répondre. Ensuite il a lieu.",
        "Сначала эффект ждёт в Стеке, и другая сторона может ответить. Потом он срабатывает.",
    ),
    "answer.title": ("Answer in the Outlet", "Répondre dans la Pile", "Ответ в Стеке"),
    "answer.goal": (
        "You have 2 health, and Throwing Knife waits in the Outlet. Do not let it happen.",
        "Il vous reste 2 points de vie, et Throwing Knife attend dans la Pile. Empêchez-le.",
        "У вас 2 здоровья, а в Стеке ждёт Throwing Knife. Не дайте ему сработать.",
    ),
    "answer.hint.1": (
        "What came last happens first: answer with Breaking Rune.",
        "Le dernier arrivé a lieu le premier: répondez avec Breaking Rune.",
        "Последнее срабатывает первым: ответьте картой Breaking Rune.",
    ),
    "answer.end": (
        "Your rune happened first and nullified the knife, which was skipped. Bandage would have had no time.",
        "Votre rune a eu lieu d'abord et a annulé le couteau, qui a été sauté. Bandage ne pouvait répondre.",
        "Руна сработала раньше и отменила нож: его пропустили. Bandage сейчас не помог бы.",
    ),
    "whetstone.title": ("Sharpen first", "Aiguiser d'abord", "Сначала заточить"),
    "whetstone.goal": (
        "Your opponent has 7 health and no Weapon. Win this turn.",
        "L'adversaire a 7 points de vie et aucune Arme. Gagnez ce tour-ci.",
        "У соперника 7 здоровья и нет Оружия. Победите в этот ход.",
    ),
    "whetstone.hint.1": (
        "3 and 2 are not enough. Whetstone adds 2 Attack this turn.",
        "3 et 2 ne suffisent pas. Whetstone ajoute 2 d'Attaque ce tour-ci.",
        "3 и 2 мало. Whetstone добавит 2 Атаки на этот ход.",
    ),
    "whetstone.hint.2": (
        "Give it to River Spear; either Weapon would do.",
        "Donnez-la à River Spear; l'autre Arme irait aussi.",
        "Дайте её карте River Spear; подойдёт и другое Оружие.",
    ),
    "whetstone.hint.3": (
        "On to the battle step.",
        "Passez à l'étape de combat.",
        "Теперь в боевой шаг.",
    ),
    "whetstone.hint.4": (
        "Attack with the first Weapon.",
        "Attaquez avec la première Arme.",
        "Атакуйте первым Оружием.",
    ),
    "whetstone.hint.5": ("And with the second.", "Et avec la seconde.", "И вторым."),
    "whetstone.end": (
        "Items of the main step are used before you leave it: count the damage first.",
        "Les Objets de l'étape principale se jouent avant de la quitter: comptez d'abord les dégâts.",
        "Предметы главного шага применяют до ухода из него: сначала посчитайте урон.",
    ),
    "ace.title": ("The Ace", "L'As", "Туз"),
    "ace.goal": (
        "1 health is left, and your Ace is Ember Queen. Win this turn.",
        "Il reste 1 point de vie, et votre As est Ember Queen. Gagnez ce tour-ci.",
        "Осталось 1 здоровье, а ваш Туз: Ember Queen. Победите в этот ход.",
    ),
    "ace.hint.1": (
        "Your Ace is always there. Use Ember Queen.",
        "Votre As est toujours là. Utilisez Ember Queen.",
        "Туз всегда с вами. Примените Ember Queen.",
    ),
    "ace.hint.2": (
        "She asks for a card of your hand: pay with Bandage.",
        "Elle demande une carte de votre main: payez avec Bandage.",
        "Она просит карту из руки: заплатите картой Bandage.",
    ),
    "ace.end": (
        "An Ace lies outside the deck from the start, and says itself when it may be used.",
        "L'As est hors du deck dès le début et dit lui-même quand on peut l'utiliser.",
        "Туз с начала игры лежит вне колоды и сам говорит, когда его можно применить.",
    ),
    "failed.hurt": (
        "You took damage. That was to be avoided.",
        "Vous avez subi des dégâts. C'était à éviter.",
        "Вы получили урон, а этого надо было избежать.",
    ),
}
