"""The words of the duel's lessons, in three languages."""

from typing import Final

from ....facets.lesson import Texts

LESSONS: Final[Texts] = {
    "summon.title": ("Summon a monster", "Invoquer un monstre", "Призыв монстра"),
    "summon.goal": (
        "Bring a monster from your hand to the field.",
        "Amenez un monstre de votre main sur le terrain.",
        "Выставьте монстра из руки на поле.",
    ),
    "summon.hint.1": (
        "Gemini Elf has level 4, so it costs nothing. Summon it face up.",
        "Gemini Elf est de niveau 4: rien à payer. Invoquez-la face visible.",
        "У Gemini Elf уровень 4: платить не надо. Призовите её лицом вверх.",
    ),
    "summon.end": (
        "One monster per turn may come from your hand. Summoned Skull has level 6 and would cost a sacrifice.",
        "Un seul monstre par tour vient de la main. Summoned Skull, de niveau 6, demanderait un sacrifice.",
        "Из руки выходит один монстр за ход. Summoned Skull уровня 6 потребовал бы жертвы.",
    ),
    "direct.title": ("Attack directly", "Attaquer directement", "Прямая атака"),
    "direct.goal": (
        "Your opponent has no monster and 1900 life points. Win this turn.",
        "L'adversaire n'a pas de monstre et 1900 points de vie. Gagnez ce tour-ci.",
        "У соперника нет монстров и 1900 очков жизни. Победите в этот ход.",
    ),
    "direct.hint.1": (
        "Attacks happen in the battle phase. Go there first.",
        "On attaque en phase de bataille. Passez-y d'abord.",
        "Атакуют в фазе битвы. Сначала перейдите в неё.",
    ),
    "direct.hint.2": (
        "Nobody stands in the way: Gemini Elf hits for all her attack.",
        "Personne ne barre la route: Gemini Elf frappe de toute son attaque.",
        "Путь свободен: Gemini Elf бьёт всей своей атакой.",
    ),
    "direct.end": (
        "A direct attack costs life points equal to the attack, and nobody survives at 0.",
        "Une attaque directe coûte autant de points de vie que l'attaque; à 0, on a perdu.",
        "Прямая атака отнимает столько очков жизни, какова атака; у кого 0, тот проиграл.",
    ),
    "attack.title": ("Choose a target", "Choisir une cible", "Выбор цели"),
    "attack.goal": (
        "Destroy a monster and keep Vorse Raider.",
        "Détruisez un monstre et gardez Vorse Raider.",
        "Уничтожьте монстра и сохраните Vorse Raider.",
    ),
    "attack.hint.1": (
        "Go on to the battle phase.",
        "Passez à la phase de bataille.",
        "Перейдите в фазу битвы.",
    ),
    "attack.hint.2": (
        "The higher attack wins: 1900 beats the 1300 of Harpie Lady, not the 2300 of Gaia.",
        "La plus haute attaque l'emporte: 1900 bat les 1300 de Harpie Lady, pas les 2300 de Gaia.",
        "Побеждает большая атака: 1900 больше 1300 у Harpie Lady, но меньше 2300 у Gaia.",
    ),
    "attack.end": (
        "The weaker monster is destroyed, and its side loses the difference in life points.",
        "Le monstre le plus faible est détruit, et son camp perd la différence en points de vie.",
        "Слабейший монстр уничтожен, а его сторона теряет разницу в очках жизни.",
    ),
    "defense.title": ("Against defense mode", "Contre le mode défense", "Против режима защиты"),
    "defense.goal": (
        "Destroy a defender without losing life points.",
        "Détruisez un défenseur sans perdre de points de vie.",
        "Уничтожьте защитника, не потеряв очков жизни.",
    ),
    "defense.hint.1": (
        "In defense mode the defense counts: 1900 is more than 1800, and less than 2600.",
        "En mode défense, c'est la défense qui compte: 1900 dépasse 1800, mais pas 2600.",
        "В режиме защиты считается защита: 1900 больше 1800, но меньше 2600.",
    ),
    "defense.end": (
        "A destroyed defender costs its side no life points. An attack that is too weak costs you the difference.",
        "Un défenseur détruit ne coûte aucun point de vie. Une attaque trop faible vous coûte la différence.",
        "За уничтоженного защитника очков жизни не теряют. Слишком слабая атака стоит вам разницы.",
    ),
    "switch.title": ("Stand behind a wall", "Derrière un mur", "За стеной"),
    "switch.goal": (
        "Vorse Raider will attack. Let it run into your defense and lose life points.",
        "Vorse Raider va attaquer. Laissez-le buter sur votre défense et perdre des points de vie.",
        "Vorse Raider будет атаковать. Пусть разобьётся о вашу защиту и потеряет очки жизни.",
    ),
    "switch.hint.1": (
        "Big Shield Gardna has 100 attack and 2600 defense: put it into defense mode.",
        "Big Shield Gardna a 100 d'attaque et 2600 de défense: mettez-le en mode défense.",
        "У Big Shield Gardna атака 100, а защита 2600: поставьте его в режим защиты.",
    ),
    "switch.hint.2": (
        "End your turn and let them come.",
        "Finissez votre tour et laissez venir.",
        "Закончите ход и ждите.",
    ),
    "switch.end": (
        "Each of your monsters may change its mode once per turn, in a main phase.",
        "Chacun de vos monstres peut changer de mode une fois par tour, en phase principale.",
        "Каждый ваш монстр может раз за ход сменить режим в главной фазе.",
    ),
    "sacrifice.title": ("Sacrifice", "Sacrifier", "Жертва"),
    "sacrifice.goal": (
        "Summon Summoned Skull and destroy Vorse Raider with it.",
        "Invoquez Summoned Skull et détruisez Vorse Raider avec lui.",
        "Призовите Summoned Skull и уничтожьте им Vorse Raider.",
    ),
    "sacrifice.hint.1": (
        "Level 5 and 6 cost one sacrifice. Begin with the summon.",
        "Les niveaux 5 et 6 coûtent un sacrifice. Commencez par l'invocation.",
        "Уровни 5 и 6 стоят одной жертвы. Начните с призыва.",
    ),
    "sacrifice.hint.2": (
        "Give the weaker monster away: Baby Dragon.",
        "Donnez le monstre le plus faible: Baby Dragon.",
        "Отдайте монстра послабее: Baby Dragon.",
    ),
    "sacrifice.hint.3": (
        "Go on to the battle phase.",
        "Passez à la phase de bataille.",
        "Перейдите в фазу битвы.",
    ),
    "sacrifice.hint.4": (
        "2500 beats 1900: attack with Summoned Skull.",
        "2500 bat 1900: attaquez avec Summoned Skull.",
        "2500 больше 1900: атакуйте картой Summoned Skull.",
    ),
    "sacrifice.end": (
        "Levels 7 and 8 cost two sacrifices. A free place is needed before you pay.",
        "Les niveaux 7 et 8 coûtent deux sacrifices. Il faut une place libre avant de payer.",
        "Уровни 7 и 8 стоят двух жертв. Свободное место нужно ещё до жертвы.",
    ),
    "spell.title": ("Activate a spell", "Activer une magie", "Заклинание"),
    "spell.goal": (
        "Two strong monsters guard the last 1500 life points. Win this turn.",
        "Deux gros monstres gardent les 1500 derniers points de vie. Gagnez ce tour-ci.",
        "Два сильных монстра стерегут последние 1500 очков жизни. Победите в этот ход.",
    ),
    "spell.hint.1": (
        "Raigeki destroys every monster of your opponent. Activate it from your hand.",
        "Raigeki détruit tous les monstres adverses. Activez-la depuis votre main.",
        "Raigeki уничтожает всех монстров соперника. Примените её из руки.",
    ),
    "spell.hint.2": (
        "Now to the battle phase.",
        "Maintenant, la phase de bataille.",
        "Теперь в фазу битвы.",
    ),
    "spell.hint.3": (
        "The way is free: attack directly.",
        "La voie est libre: attaquez directement.",
        "Путь свободен: атакуйте напрямую.",
    ),
    "spell.end": (
        "A spell does what it says and goes to the graveyard. Main phases are the time for it.",
        "Une magie fait ce qu'elle dit puis va au cimetière. Elle se joue en phase principale.",
        "Заклинание делает то, что сказано, и уходит на кладбище. Его время: главные фазы.",
    ),
    "reborn.title": ("Back from the graveyard", "Retour du cimetière", "С кладбища"),
    "reborn.goal": (
        "One defender, 2000 life points: win this turn with the strongest monster of both graveyards.",
        "Un défenseur, 2000 points de vie: gagnez ce tour-ci avec le plus fort monstre des deux cimetières.",
        "Один защитник, 2000 очков жизни: победите в этот ход с сильнейшим монстром обоих кладбищ.",
    ),
    "reborn.hint.1": (
        "Monster Reborn takes the highest attack of both graveyards: Summoned Skull, and it is theirs.",
        "Monster Reborn prend la plus haute attaque des deux cimetières: Summoned Skull, qui est à l'adversaire.",
        "Monster Reborn берёт наибольшую атаку с обоих кладбищ: чужой Summoned Skull.",
    ),
    "reborn.hint.2": (
        "To the battle phase.",
        "Passez à la phase de bataille.",
        "Перейдите в фазу битвы.",
    ),
    "reborn.hint.3": (
        "Summoned Skull first: it clears the field, and the difference hurts.",
        "Summoned Skull d'abord: il vide le terrain, et la différence fait mal.",
        "Сначала Summoned Skull: он очистит поле, а разница отнимет жизнь.",
    ),
    "reborn.hint.4": (
        "1400 life points are left, just the attack of Witty Phantom.",
        "Il reste 1400 points de vie: juste l'attaque de Witty Phantom.",
        "Осталось 1400 очков жизни: как раз атака Witty Phantom.",
    ),
    "reborn.end": (
        "The order of attacks often decides. A monster that came by a spell costs no sacrifice and may attack.",
        "L'ordre des attaques décide souvent. Un monstre venu par une magie ne coûte rien et peut attaquer.",
        "Порядок атак часто решает. Монстр, пришедший по заклинанию, не стоит жертв и может атаковать.",
    ),
    "failed.hurt": (
        "You lost life points. That was to be avoided.",
        "Vous avez perdu des points de vie. C'était à éviter.",
        "Вы потеряли очки жизни, а этого надо было избежать.",
    ),
    "failed.lost": (
        "Your monster was destroyed: the attack was too weak.",
        "Votre monstre a été détruit: l'attaque était trop faible.",
        "Ваш монстр уничтожен: атака была слишком слаба.",
    ),
}
