"""The words of Vanguard's lessons, in three languages."""

from typing import Final

from ....facets.lesson import Texts

LESSONS: Final[Texts] = {
    "ride.title": ("Ride", "Rider", "Райд"),
    "ride.goal": (
        "Your vanguard is grade 1. Ride the grade 2 of your ride deck.",
        "Votre Vanguard est de grade 1. Ridez le grade 2 de votre deck de ride.",
        "Грейд вашего Авангарда 1. Сделайте райд на грейд 2 из райд-колоды.",
    ),
    "ride.hint.1": (
        "Blaze Maiden, Reiyu lies in the ride deck, one grade higher. Ride her.",
        "Blaze Maiden, Reiyu est dans le deck de ride, un grade au-dessus. Ridez-la.",
        "Blaze Maiden, Reiyu лежит в райд-колоде, на грейд выше. Сделайте райд на неё.",
    ),
    "ride.hint.2": (
        "A ride from the ride deck costs a card of your hand: discard Blaze Maiden, Zonne.",
        "Un ride du deck de ride coûte une carte de la main: défaussez Blaze Maiden, Zonne.",
        "Райд из райд-колоды стоит карты руки: сбросьте Blaze Maiden, Zonne.",
    ),
    "ride.end": (
        "Once per turn you may ride, one grade higher at most. The old vanguard is in your soul now.",
        "On peut rider une fois par tour, d'un grade au plus. L'ancien Vanguard est maintenant dans l'âme.",
        "Раз за ход можно сделать райд, не более чем на грейд выше. Прежний Авангард теперь в душе.",
    ),
    "call.title": ("Call and boost", "Appeler et booster", "Вызов и буст"),
    "call.goal": (
        "10000 power do not reach 13000. Call a unit behind your vanguard and hit with its boost.",
        "10000 de puissance n'atteignent pas 13000. Appelez une unité derrière le Vanguard et touchez avec son boost.",
        "Силы 10000 не хватит против 13000. Вызовите юнита за Авангарда и попадите с его бустом.",
    ),
    "call.hint.1": (
        "Call Iron Ball Dragon, Ankybowler to R4, right behind your vanguard.",
        "Appelez Iron Ball Dragon, Ankybowler sur R4, juste derrière le Vanguard.",
        "Вызовите Iron Ball Dragon, Ankybowler на R4, прямо за Авангардом.",
    ),
    "call.hint.2": ("Go on to the battle phase.", "Passez à la phase de combat.", "Перейдите в фазу битвы."),
    "call.hint.3": (
        "Attack their vanguard with yours.",
        "Attaquez le Vanguard adverse avec le vôtre.",
        "Атакуйте Авангарда соперника своим.",
    ),
    "call.hint.4": (
        "Boost: 8000 more make 18000.",
        "Boostez: 8000 de plus font 18000.",
        "Дайте буст: ещё 8000, всего 18000.",
    ),
    "call.end": (
        "A grade 0 or 1 in the back row lends its power to the unit before it, and rests for it.",
        "Un grade 0 ou 1 à l'arrière prête sa puissance à l'unité devant lui et passe au repos.",
        "Юнит грейда 0 или 1 в заднем ряду отдаёт силу стоящему перед ним и поворачивается.",
    ),
    "rear.title": ("Attack a rear-guard", "Attaquer un Rear-guard", "Атака на Арьергард"),
    "rear.goal": (
        "Get rid of Steam Gunner, Brody.",
        "Débarrassez-vous de Steam Gunner, Brody.",
        "Избавьтесь от Steam Gunner, Brody.",
    ),
    "rear.hint.1": (
        "10000 against 10000 hits: attack Brody on R2 with Vairina.",
        "10000 contre 10000 touche: attaquez Brody sur R2 avec Vairina.",
        "10000 против 10000 попадает: атакуйте Brody на R2 картой Vairina.",
    ),
    "rear.end": (
        "A rear-guard that is hit is retired. Your vanguard can still attack theirs.",
        "Un Rear-guard touché est retiré. Votre Vanguard peut encore attaquer l'autre.",
        "Арьергард, в который попали, уходит в сброс. Ваш Авангард ещё может атаковать.",
    ),
    "guard.title": ("Guard just enough", "Se défendre au plus juste", "Ровно столько гарда"),
    "guard.goal": (
        "One more damage and you lose. Stop the attack, and keep two cards in your hand.",
        "Encore un dégât et vous perdez. Arrêtez l'attaque en gardant deux cartes en main.",
        "Ещё один урон, и вы проиграли. Остановите атаку и сохраните две карты в руке.",
    ),
    "guard.hint.1": (
        "21000 come against 13000. 5000 of shield are too little, 15000 are enough: Blaze Maiden, Zonne.",
        "21000 contre 13000. 5000 de bouclier ne suffisent pas, 15000 oui: Blaze Maiden, Zonne.",
        "Идёт 21000 против 13000. Щита 5000 мало, 15000 хватит: Blaze Maiden, Zonne.",
    ),
    "guard.hint.2": (
        "28000 hold. Pass, and keep the rest.",
        "28000 tiennent. Passez et gardez le reste.",
        "28000 выдержат. Пасуйте и сохраните остальное.",
    ),
    "guard.end": (
        "The defender needs more power than the attacker. A rear-guard makes no drive check, so nothing is added.",
        "Le défenseur doit dépasser l'attaquant. Un Rear-guard ne fait pas de vérification de drive: rien ne s'ajoute.",
        "Защите нужно больше силы, чем атаке. У Арьергарда нет драйв-чека: ничего не прибавится.",
    ),
    "drive.title": ("Drive check and triggers", "Drive et déclencheurs", "Драйв-чек и триггеры"),
    "drive.goal": (
        "Attack with both units, and deal 3 damage this turn.",
        "Attaquez avec vos deux unités et infligez 3 dégâts ce tour-ci.",
        "Атакуйте обоими юнитами и нанесите 3 урона в этот ход.",
    ),
    "drive.hint.1": (
        "The vanguard first: it checks the top card of your deck, and a trigger helps both.",
        "Le Vanguard d'abord: il révèle la carte du dessus du deck, et un déclencheur aide les deux.",
        "Сначала Авангард: он открывает верхнюю карту колоды, а триггер поможет обоим.",
    ),
    "drive.hint.2": (
        "A critical trigger: give the critical to the vanguard, which is hitting now.",
        "Un déclencheur critique: donnez le critique au Vanguard, qui touche à l'instant.",
        "Критический триггер: крит отдайте Авангарду, он бьёт сейчас.",
    ),
    "drive.hint.3": (
        "The power is of more use to Vairina, who attacks next.",
        "La puissance sert plus à Vairina, qui attaque ensuite.",
        "Сила нужнее карте Vairina: она атакует следующей.",
    ),
    "drive.hint.4": (
        "Now Vairina attacks the vanguard.",
        "Maintenant, Vairina attaque le Vanguard.",
        "Теперь Vairina атакует Авангарда.",
    ),
    "drive.end": (
        "Power and critical of a trigger may go to different units. The checked card is in your hand now.",
        "Puissance et critique d'un déclencheur peuvent se partager. La carte révélée est en main.",
        "Силу и крит триггера можно отдать разным юнитам. Открытая карта теперь в руке.",
    ),
    "blast.title": ("Pay with counter blast", "Payer en Counter Blast", "Плата каунтер-бластом"),
    "blast.goal": (
        "They have 5 damage and one card to guard with. Win with this attack.",
        "L'adversaire a 5 dégâts et une carte pour se défendre. Gagnez avec cette attaque.",
        "У соперника 5 урона и одна карта для гарда. Победите этой атакой.",
    ),
    "blast.hint.1": (
        "Attack the vanguard; Nirvana has an ability for that moment.",
        "Attaquez le Vanguard; Nirvana a une capacité pour ce moment.",
        "Атакуйте Авангарда; у Nirvana есть способность на этот миг.",
    ),
    "blast.hint.2": (
        "Pay: 10000 more power beat any guard of 5000.",
        "Payez: 10000 de puissance en plus passent une défense de 5000.",
        "Платите: ещё 10000 силы пробьют гард в 5000.",
    ),
    "blast.hint.3": (
        "Turn one card of your damage face down, either will do.",
        "Retournez une carte de vos dégâts face cachée, n'importe laquelle.",
        "Переверните любую карту своего урона лицом вниз.",
    ),
    "blast.end": (
        "Damage you took is what many abilities are paid with. A card that lies face down is spent.",
        "Les dégâts subis paient bien des capacités. Une carte face cachée est dépensée.",
        "Полученным уроном платят за многие способности. Карта лицом вниз уже потрачена.",
    ),
    "intercept.title": ("Intercept", "Intercepter", "Перехват"),
    "intercept.goal": (
        "Your hand has no shield, and one more damage loses. Stop the attack.",
        "Votre main n'a aucun bouclier, et un dégât de plus vous fait perdre. Arrêtez l'attaque.",
        "В руке нет щитов, а ещё один урон проиграет бой. Остановите атаку.",
    ),
    "intercept.hint.1": (
        "Vairina stands in the front row and has the icon: let her intercept.",
        "Vairina est à l'avant et porte l'icône: faites-la intercepter.",
        "Vairina стоит в переднем ряду, и значок у неё есть: пусть перехватит.",
    ),
    "intercept.hint.2": (
        "13000 and 5000 are more than 13000. Pass.",
        "13000 et 5000 dépassent 13000. Passez.",
        "13000 и 5000 больше 13000. Пасуйте.",
    ),
    "intercept.end": (
        "Grade 2 units of the front row can guard from where they stand. They are retired after the battle.",
        "Les grades 2 de l'avant défendent d'où ils sont. Ils sont retirés après le combat.",
        "Юниты грейда 2 из переднего ряда защищают прямо с поля. После боя они уходят в сброс.",
    ),
    "win.title": ("The sixth damage", "Le sixième dégât", "Шестой урон"),
    "win.goal": (
        "5 damage lie there, and they hold one card. Win this turn.",
        "Il y a déjà 5 dégâts, et une carte en face. Gagnez ce tour-ci.",
        "Там уже 5 урона, а в руке соперника одна карта. Победите в этот ход.",
    ),
    "win.hint.1": (
        "Begin with Vairina: they must spend their guard on her.",
        "Commencez par Vairina: la défense adverse y passera.",
        "Начните с Vairina: соперник потратит на неё гард.",
    ),
    "win.hint.2": (
        "Boost her from R3, for 18000 in all.",
        "Boostez-la depuis R3: 18000 en tout.",
        "Дайте ей буст с R3: всего 18000.",
    ),
    "win.hint.3": (
        "Their hand is empty. Now the vanguard.",
        "La main adverse est vide. Au tour du Vanguard.",
        "Рука соперника пуста. Теперь Авангард.",
    ),
    "win.hint.4": (
        "Boost from R4 as well: it costs you nothing.",
        "Boostez aussi depuis R4: cela ne vous coûte rien.",
        "Дайте буст и с R4: это ничего не стоит.",
    ),
    "win.end": (
        "Who has six damage loses. Several attacks are harder to guard than one.",
        "Qui a six dégâts perd. Plusieurs attaques sont plus dures à arrêter qu'une.",
        "У кого шесть урона, тот проиграл. Несколько атак остановить труднее, чем одну.",
    ),
    "gift.title": ("V: an imaginary gift", "V: un don imaginaire", "V: воображаемый дар"),
    "gift.goal": (
        "Ride a grade 3 with a gift, and hit with what it gives.",
        "Ridez un grade 3 avec un don, et touchez grâce à lui.",
        "Сделайте райд на грейд 3 с даром и попадите с его помощью.",
    ),
    "gift.hint.1": (
        "Ride Alfred Early: his icon is the gift Force.",
        "Ridez Alfred Early: son icône est le don Force.",
        "Сделайте райд на Alfred Early: его значок даёт дар Force.",
    ),
    "gift.hint.2": (
        "Take Force I: power for a circle of yours.",
        "Prenez Force I: de la puissance pour un de vos cercles.",
        "Возьмите Force I: силу для одного из ваших кругов.",
    ),
    "gift.hint.3": (
        "Put the marker on your vanguard.",
        "Posez le marqueur sur votre Vanguard.",
        "Положите маркер на Авангарда.",
    ),
    "gift.hint.4": ("Go on to the battle phase.", "Passez à la phase de combat.", "Перейдите в фазу битвы."),
    "gift.hint.5": (
        "Attack their vanguard: 10000 more are yours each turn.",
        "Attaquez le Vanguard adverse: 10000 de plus, à chacun de vos tours.",
        "Атакуйте Авангарда соперника: в каждый ваш ход силы на 10000 больше.",
    ),
    "gift.end": (
        "In V each such ride brings a gift: Force for power, Accel for another circle, Protect for a guard.",
        "En V, chacun de ces rides apporte un don: Force, de la puissance; Accel, un cercle; Protect, une défense.",
        "В V каждый такой райд приносит дар: Force даёт силу, Accel ещё один круг, Protect гард.",
    ),
    "stride.title": ("Premium: stride", "Premium: le stride", "Premium: страйд"),
    "stride.goal": (
        "Both vanguards are grade 3. Stride a G unit over yours.",
        "Les deux Vanguards sont de grade 3. Stridez une unité G sur le vôtre.",
        "Оба Авангарда грейда 3. Сделайте страйд: выставьте G-юнита поверх своего.",
    ),
    "stride.hint.1": (
        "You need not ride again. Pass, and the stride step follows.",
        "Inutile de rider encore. Passez: l'étape de stride suit.",
        "Новый райд не нужен. Пасуйте: дальше идёт страйд.",
    ),
    "stride.hint.2": (
        "Stride Shrouded Divine Knight, Gablade from the G zone.",
        "Stridez Shrouded Divine Knight, Gablade depuis la zone G.",
        "Сделайте страйд на Shrouded Divine Knight, Gablade из G-зоны.",
    ),
    "stride.hint.3": (
        "Discard grades that add up to 3: Aurashooter Dragon alone will do.",
        "Défaussez des grades qui font 3: Aurashooter Dragon suffit.",
        "Сбросьте карты с суммой грейдов 3: хватит одной, Aurashooter Dragon.",
    ),
    "stride.hint.4": ("That is enough: be done.", "C'est assez: terminez.", "Этого довольно: завершите выбор."),
    "stride.end": (
        "A G unit stays for one turn, with three drive checks and the power of the vanguard under it.",
        "Une unité G reste un tour, avec trois vérifications de drive et la puissance du Vanguard sous elle.",
        "G-юнит остаётся на один ход: у него три драйв-чека и сила Авангарда под ним.",
    ),
    "failed.wasted": (
        "The attack is stopped, but you spent more cards than it needed.",
        "L'attaque est arrêtée, mais avec plus de cartes qu'il n'en fallait.",
        "Атака остановлена, но карт потрачено больше, чем нужно.",
    ),
    "failed.missed": (
        "The attack missed: it was not strong enough.",
        "L'attaque a échoué: elle n'était pas assez forte.",
        "Атака не попала: силы не хватило.",
    ),
}
