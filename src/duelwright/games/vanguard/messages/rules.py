"""What stands behind the headings of Vanguard's rules, in three languages; where formats differ, it says so."""

from typing import Final

from ....language.messages.rules import Texts

RULES: Final[Texts] = {
    "Set-up": (
        "A grade 0 lies face down as the first vanguard. You draw 5 cards and may once put back any of them and "
        "draw as many; then both vanguards are turned up.",
        "Un grade 0 est posé face cachée comme premier Vanguard. On pioche 5 cartes, on peut une fois en remettre "
        "et en repiocher autant; puis les deux Vanguards sont révélés.",
        "Грейд 0 лежит лицом вниз как первый Авангард. Вы берёте 5 карт и можете один раз вернуть любые и взять "
        "столько же; затем оба Авангарда открывают.",
    ),
    "The turn": (
        "A turn goes through its phases in order: stand, draw, ride, stride, main, battle, end.",
        "Un tour suit ses phases dans l'ordre: redressement, pioche, ride, stride, principale, combat, fin.",
        "Фазы хода идут по порядку: подъём, добор, райд, страйд, главная, бой, конец.",
    ),
    "Stand phase": (
        "Your units at rest stand up, unless something forbids it.",
        "Vos unités au repos se redressent, sauf si un effet l'interdit.",
        "Ваши отдыхающие юниты встают, если ничто этого не запрещает.",
    ),
    "Draw phase": (
        "You draw a card, in your first turn, too. In the V format G-assist may follow.",
        "Vous piochez une carte, au premier tour aussi. En format V, le G-assist peut suivre.",
        "Вы берёте карту, в первом ходу тоже. В формате V за этим может идти G-assist.",
    ),
    "Ride phase": (
        "You may ride once: a unit of your vanguard's grade, or one higher.",
        "Vous pouvez rider une fois: une unité du grade de votre Vanguard, ou d'un grade de plus.",
        "Можно сделать один райд: юнит того же грейда, что ваш Авангард, или на один выше.",
    ),
    "Ride": (
        "The new unit stands on the vanguard circle, and the old one goes under it into the soul. In D the ride "
        "deck gives it, too, if you discard a card.",
        "La nouvelle unité est debout sur le cercle du Vanguard, l'ancienne va dessous, dans l'âme. En D, le deck "
        "de ride la fournit aussi, contre une carte défaussée.",
        "Новый юнит встаёт на круг Авангарда, прежний уходит под него, в душу. В формате D его даёт и райд-колода, "
        "если сбросить карту.",
    ),
    "No vanguard": (
        "Who has no vanguard rides a card of the soul at once, whatever its grade. Without a soul they lose.",
        "Qui n'a pas de Vanguard ride aussitôt une carte de son âme, de n'importe quel grade. Sans âme, il perd.",
        "У кого нет Авангарда, тот сразу делает райд картой из души любого грейда. Если души нет, он проигрывает.",
    ),
    "Main phase": (
        "You call units, move them within the left and the right column, play abilities marked ACT and orders, in "
        "any order and as long as you like.",
        "Vous appelez des unités, les déplacez dans les colonnes gauche et droite, jouez des capacités ACT et des "
        "ordres, dans l'ordre de votre choix.",
        "Вы вызываете юнитов, двигаете их в левой и правой колонках, применяете способности ACT и приказы в любом "
        "порядке.",
    ),
    "Battle phase": (
        "Your standing units of the front row attack one after the other, until you stop. In the first turn of the "
        "fight nobody attacks.",
        "Vos unités debout à l'avant attaquent l'une après l'autre, jusqu'à ce que vous arrêtiez. Au premier tour "
        "de la partie, personne n'attaque.",
        "Стоящие юниты переднего ряда атакуют по очереди, пока вы не остановитесь. В первом ходу боя никто не атакует.",
    ),
    "Battle": (
        "A unit rests and attacks a unit of the opposing front row; one with boost behind it may add its power. It "
        "hits with at least the target's power: a rear-guard is retired, a vanguard takes damage.",
        "Une unité passe au repos et attaque l'avant adverse; une unité qui booste derrière peut ajouter sa "
        "puissance. Elle touche à puissance au moins égale: un Rear-guard est retiré, un Vanguard subit des dégâts.",
        "Юнит уходит на отдых и атакует передний ряд соперника; юнит с бустом позади может добавить силу. При силе "
        "не меньше цели атака попадает: Арьергард уходит в сброс, Авангард получает урон.",
    ),
    "Guard step": (
        "The defender may put units of the hand, and units with intercept, before the attacked one. Their shields "
        "are added to its power for this battle.",
        "Le défenseur peut placer des unités de sa main, ou celles qui interceptent, devant l'unité attaquée. Leurs "
        "boucliers s'ajoutent à sa puissance pour ce combat.",
        "Защитник может выставить юнитов из руки и юнитов с перехватом перед атакованным. Их щиты прибавляются к "
        "его силе в этой битве.",
    ),
    "Checks": (
        "An attacking vanguard reveals the top card of the deck, more with twin drive, and takes it into the hand. "
        "Each damage is such a card, too, and goes to the damage zone. A trigger on it counts.",
        "Un Vanguard qui attaque révèle la première carte du deck, davantage en twin drive, et la prend en main. "
        "Chaque dégât est aussi une carte révélée, qui va en zone de dégâts. Son déclencheur compte.",
        "Атакующий Авангард открывает верхнюю карту колоды (с twin drive больше) и берёт её в руку. Каждый урон — "
        "тоже открытая карта, она идёт в зону урона. Триггер на ней действует.",
    ),
    "Triggers": (
        "A trigger gives power to a unit of yours, and by its kind critical +1, a card, a stand or a healed damage; "
        "front gives the power to the whole front row.",
        "Un déclencheur donne de la puissance à une unité et, selon sa sorte, critique +1, une carte, un "
        "redressement ou un dégât soigné; front la donne à tout l'avant.",
        "Триггер даёт силу вашему юниту, а по виду — крит +1, карту, подъём или лечение урона; фронт даёт силу "
        "всему переднему ряду.",
    ),
    "End phase": (
        "G units go back to the G zone, locked and deleted cards return, and what lasts until the end of the turn "
        "ends.",
        "Les unités G retournent en zone G, les cartes verrouillées ou supprimées reviennent, et ce qui dure "
        "jusqu'à la fin du tour s'arrête.",
        "G-юниты возвращаются в G-зону, заблокированные и удалённые карты возвращаются, а действующее до конца хода "
        "заканчивается.",
    ),
    "Zones": (
        "You can name cards that you see. Hand and deck are hidden, all other zones lie open, but for cards that "
        "lie face down.",
        "On peut nommer les cartes que l'on voit. La main et le deck sont cachés, les autres zones visibles, sauf "
        "les cartes face cachée.",
        "Назвать можно карты, которые вы видите. Рука и колода скрыты, остальные зоны открыты, кроме карт лицом вниз.",
    ),
    "Circles": (
        "V holds the vanguard, R1 to R5 the rear-guards: R1 and R2 beside it, R3, R4 and R5 behind. A circle holds "
        "one unit; a new one retires the old.",
        "V porte le Vanguard, R1 à R5 les Rear-guards: R1 et R2 à ses côtés, R3, R4 et R5 derrière. Un cercle porte "
        "une unité; une nouvelle fait retirer l'ancienne.",
        "На V стоит Авангард, на R1–R5 Арьергард: R1 и R2 рядом, R3, R4 и R5 позади. На круге один юнит; новый "
        "отправляет прежнего в сброс.",
    ),
    "Abilities": (
        "AUTO waits for something to happen, ACT is played in your main phase, CONT holds as long as it is said. A "
        "cost is paid as a whole or not at all.",
        "AUTO attend un événement, ACT se joue en phase principale, CONT dure tant qu'il est dit. Un coût se paie "
        "en entier ou pas du tout.",
        "AUTO ждёт события, ACT применяют в главной фазе, CONT действует, пока сказано. Цену платят целиком или не "
        "платят вовсе.",
    ),
    "AUTO of the hand": (
        "Some cards wait in the hand for something to happen. When it does, you may play them from there.",
        "Certaines cartes attendent un événement dans la main. Quand il arrive, on peut les jouer de là.",
        "Некоторые карты ждут события в руке. Когда оно случится, их можно применить оттуда.",
    ),
    "Deck": (
        "A deck has 50 cards with 16 triggers, four of them heal at most, and at most four of a name; in D a ride "
        "deck with grades 0 to 3 besides.",
        "Un deck a 50 cartes dont 16 déclencheurs, quatre soins au plus, et au plus quatre du même nom; en D, un "
        "deck de ride avec les grades 0 à 3 en plus.",
        "В колоде 50 карт, из них 16 триггеров, лечащих не больше четырёх, одного названия не больше четырёх; в D "
        "ещё райд-колода с грейдами 0–3.",
    ),
    "Six damage": (
        "Who has six cards in the damage zone loses.",
        "Qui a six cartes dans sa zone de dégâts perd.",
        "Проигрывает тот, у кого в зоне урона шесть карт.",
    ),
    "No card in the deck": (
        "Who has no card left in the deck loses, without having to draw.",
        "Qui n'a plus de carte dans son deck perd, sans même devoir piocher.",
        "У кого в колоде не осталось карт, тот проигрывает, даже если брать карту не надо.",
    ),
    "Both lose at once: a draw": (
        "If both players would lose at the same moment, nobody wins.",
        "Si les deux joueurs perdent au même moment, personne ne gagne.",
        "Если оба игрока проигрывают одновременно, не побеждает никто.",
    ),
    "A card's effect": (
        "A card may say that somebody wins or loses. It counts at once.",
        "Une carte peut dire que quelqu'un gagne ou perd. Cela compte aussitôt.",
        "Карта может сказать, что кто-то победил или проиграл. Это действует сразу.",
    ),
    "An illegal deck": (
        "Under some rules who brings an illegal deck loses before the first card is drawn.",
        "Selon certaines règles, qui apporte un deck non conforme perd avant la première pioche.",
        "По некоторым правилам тот, кто принёс недопустимую колоду, проигрывает до первой карты.",
    ),
    "ACT": (
        "An ability marked ACT is played in your main phase, from the place it names, as often as you can pay its "
        "cost unless it says a limit.",
        "Une capacité ACT se joue en phase principale, depuis l'endroit qu'elle nomme, aussi souvent qu'on peut "
        "payer, sauf limite écrite.",
        "Способность ACT применяют в главной фазе из указанного места, сколько раз можете заплатить, если на карте "
        "нет ограничения.",
    ),
    "Calls": (
        "In your main phase units go from the hand to rear-guard circles, standing, none above your vanguard's grade.",
        "En phase principale, des unités vont de la main aux cercles de Rear-guard, debout, sans dépasser le grade "
        "du Vanguard.",
        "В главной фазе юниты выходят из руки на круги Арьергарда стоя и не выше грейда Авангарда.",
    ),
    "Orders": (
        "One order per turn, of your vanguard's grade or lower: normal and set orders in your main phase, a blitz "
        "order while you guard.",
        "Un ordre par tour, du grade du Vanguard au plus: normaux et permanents en phase principale, éclair pendant "
        "la garde.",
        "Один приказ за ход, не выше грейда Авангарда: обычные и постоянные в главной фазе, блиц-приказ во время "
        "гарда.",
    ),
    "Stride phase": (
        "Here you may stride, once per turn.",
        "Ici, on peut strider, une fois par tour.",
        "Здесь можно сделать страйд, один раз за ход.",
    ),
    "Stride": (
        "With vanguards of grade 3 or greater you discard grades that add up to 3 and put a G unit over yours, "
        "which becomes its heart until the end of the turn.",
        "Avec des Vanguards de grade 3 ou plus, on défausse des grades pour un total de 3 et l'on pose une unité G "
        "sur le sien, qui devient son cœur jusqu'à la fin du tour.",
        "При Авангардах грейда 3 и выше вы сбрасываете карты с суммой грейдов 3 и кладёте на своего G-юнита; "
        "Авангард становится его сердцем до конца хода.",
    ),
    "Costs": (
        "Counter blast turns damage face down, soul blast drops cards of the soul, energy blast uses energy. Who "
        "cannot pay all of a cost pays none of it.",
        "Counter Blast retourne des dégâts face cachée, Soul Blast envoie des cartes de l'âme au drop, Energy Blast "
        "dépense l'énergie. Un coût se paie en entier ou pas du tout.",
        "Каунтер-бласт переворачивает урон лицом вниз, соул-бласт сбрасывает карты души, энерджи-бласт тратит "
        "энергию. Цену платят целиком или никак.",
    ),
    "overDress": (
        "A unit is placed over the unit of yours that it names; that one lies under it as its original dress.",
        "Une unité se place sur celle de vos unités qu'elle nomme; celle-ci reste dessous comme originalDress.",
        "Юнита кладут поверх вашего юнита, которого он называет; тот остаётся под ним.",
    ),
    "Lock": (
        "A locked card lies face down on its circle: it is no unit and does nothing until its owner's end phase.",
        "Une carte verrouillée reste face cachée sur son cercle: elle n'est pas une unité et ne fait rien jusqu'à "
        "la phase de fin de son propriétaire.",
        "Заблокированная карта лежит лицом вниз на своём круге: она не юнит и ничего не делает до фазы конца хода "
        "владельца.",
    ),
    "Damage by an effect": (
        "Damage that a card deals is checked like damage of an attack, one card after the other.",
        "Les dégâts infligés par une carte se vérifient comme ceux d'une attaque, une carte après l'autre.",
        "Урон от карты проверяют так же, как урон от атаки, по одной карте.",
    ),
    "Imaginary gifts": (
        "Riding a unit with a gift icon brings a marker: Force on a circle, Accel with a new front circle, Protect "
        "to the hand or on a circle. The first one fixes kind and type for the fight.",
        "Rider une unité avec une icône de don apporte un marqueur: Force sur un cercle, Accel avec un nouveau "
        "cercle à l'avant, Protect en main ou sur un cercle. Le premier fixe la sorte et le type.",
        "Райд юнита со значком дара приносит маркер: Force на круг, Accel с новым кругом впереди, Protect в руку "
        "или на круг. Первый закрепляет вид и тип до конца боя.",
    ),
    "G-assist": (
        "After the draw, below grade 3 and without a unit of the next grade, you may show your hand and look for it "
        "among five cards. If you take it, two cards of your hand leave the fight.",
        "Après la pioche, sous le grade 3 et sans unité du grade suivant, on peut montrer sa main et la chercher "
        "parmi cinq cartes. Si on la prend, deux cartes de la main quittent la partie.",
        "После добора, если Авангард ниже грейда 3 и юнита следующего грейда нет, можно показать руку и поискать "
        "его среди пяти карт. Если взять, две карты руки покидают бой.",
    ),
    "G guardian": (
        "While you guard, with grade 3 vanguards, you may discard a card with a heal trigger to call a G guardian "
        "from the G zone.",
        "Pendant la garde, avec des Vanguards de grade 3, on peut défausser une carte à déclencheur soin pour "
        "appeler un gardien G de la zone G.",
        "Во время гарда, при Авангардах грейда 3, можно сбросить карту с лечащим триггером и вызвать G-защитника из "
        "G-зоны.",
    ),
}
