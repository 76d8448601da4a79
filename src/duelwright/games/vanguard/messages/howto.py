"""How the formats of Vanguard are played, in a few lines and three languages."""

from typing import Final

D_EN: Final = """\
Goal: who has 6 cards in the damage zone loses; so does one with an empty deck, or with no vanguard and no soul.
Start: your grade 0 is the first vanguard (V). Draw 5 cards; once, put back any of them and draw as many.
Your circles: R1 V R2 in the front row, R3 R4 R5 behind them. A turn: stand, draw, ride, main, battle, end.
Stand and draw: your resting units stand, then you draw a card.
Ride: once per turn put a unit of the same grade or one higher on your vanguard, from your hand, or one grade higher
  from the ride deck if you discard a card. The old vanguard goes to the soul. The same grade 3 with the icon again is
  a persona ride: draw a card, and your front row gets 10000 power this turn.
Main: call units to R1-R5, any number, none above your vanguard's grade; the older unit there is retired. Units change
  places inside the left and the right column (R1 and R3, R2 and R5).
Battle (not in the first turn): standing units of the front row attack, one after the other, a unit of the opposing
  front row, and rest. A standing unit with boost (grade 0 or 1) right behind adds its power if it rests, too.
Guard: the defender puts units of the hand before the attacked unit, which adds their shield to its power; units with
  intercept (grade 2) of the front row can do so, too. Guardians are retired after the battle.
Drive check: an attacking vanguard reveals the top card of the deck, grade 3 two of them; they go to the hand.
Hit: the attack needs at least the power of its target. A rear-guard is retired; a vanguard gets as much damage as the
  attacker's critical: each is the top card of the deck, revealed as a damage check.
Triggers count in both checks: power for a unit of yours (front: the whole front row), and critical +1, a card drawn,
  or a damage healed if you have at least as much as your opponent. Over: draw a card, 100000000 power.
Also in the main phase: abilities marked ACT, one order per turn (a blitz order when you guard instead), overDress: a
  unit is placed over the one it names. Costs: counter blast turns face-up damage face down, soul blast drops cards of
  the soul, energy blast uses energy. With G units: once per turn discard grades that add up to 3 and stride.
On the board: G2 grade, ★1 critical, B boost, I intercept, 2D twin drive, P persona ride, S sentinel, OD overDress."""

D_FR: Final = """\
But: qui a 6 cartes dans sa zone de dégâts perd; de même qui a un deck vide, ou ni Vanguard ni âme.
Début: votre grade 0 est le premier Vanguard (V). Piochez 5 cartes; une fois, remettez-en à volonté et repiochez autant.
Vos cercles: R1 V R2 à l'avant, R3 R4 R5 derrière eux. Un tour: redressement, pioche, ride, principale, combat, fin.
Redressement et pioche: vos unités au repos se redressent, puis vous piochez une carte.
Ride: une fois par tour, posez sur votre Vanguard une unité du même grade ou d'un grade de plus, de votre main, ou d'un
  grade de plus, du deck de ride, en défaussant une carte. L'ancien Vanguard va dans l'âme. Rider à nouveau le même
  grade 3 avec l'icône est une persona ride: piochez une carte, et l'avant gagne 10000 de puissance ce tour-ci.
Principale: appelez des unités sur R1-R5, sans dépasser le grade du Vanguard; l'ancienne unité est retirée. Les unités
  changent de place dans la colonne gauche et la colonne droite (R1 et R3, R2 et R5).
Combat (pas au premier tour): les unités debout à l'avant attaquent l'une après l'autre une unité adverse à l'avant et
  passent au repos. Une unité debout qui booste (grade 0 ou 1), juste derrière, ajoute sa puissance en passant au repos.
Garde: le défenseur place des unités de sa main devant l'unité attaquée: leur bouclier s'ajoute à sa puissance; les
  unités à l'avant avec interception (grade 2) le peuvent aussi. Les gardiens sont retirés après le combat.
Vérification de drive: un Vanguard qui attaque révèle la première carte du deck, deux au grade 3; elles vont en main.
Touché: l'attaque doit avoir au moins la puissance de sa cible. Un Rear-guard est retiré; un Vanguard subit autant de
  dégâts que le critique de l'attaquant: chacun est la première carte du deck, révélée (vérification de dégâts).
Les déclencheurs comptent dans les deux: de la puissance pour une de vos unités (front: tout l'avant), et critique +1,
  une carte piochée, ou un dégât soigné si vous en avez au moins autant que l'adversaire. Over: une carte piochée et
  100000000 de puissance.
Aussi en phase principale: les capacités ACT, un ordre par tour (ou un ordre éclair pendant la garde), overDress: une
  unité se place sur celle qu'elle nomme. Coûts: Counter Blast retourne des dégâts face cachée, Soul Blast met des
  cartes de l'âme au drop, Energy Blast dépense l'énergie. Avec des unités G: une fois par tour, défaussez des grades
  pour un total de 3 et stridez.
Sur le plateau: G2 grade, ★1 critique, B boost, I interception, 2D twin drive, P persona ride, S sentinelle,
  OD overDress."""

D_RU: Final = """\
Цель: проигрывает тот, у кого в зоне урона 6 карт; а также тот, у кого пуста колода или нет ни Авангарда, ни души.
Начало: ваш грейд 0 — первый Авангард (V). Возьмите 5 карт; один раз можно вернуть любые и взять столько же.
Ваши круги: R1 V R2 впереди, R3 R4 R5 за ними. Ход: подъём, добор, райд, главная фаза, бой, конец.
Подъём и добор: ваши отдыхающие юниты встают, затем вы берёте карту.
Райд: раз в ход положите на Авангарда юнита того же грейда или на один выше из руки либо на один выше из райд-колоды,
  сбросив карту. Прежний Авангард уходит в душу. Повторный райд того же грейда 3 со значком — персона-райд: возьмите
  карту, и передний ряд получает 10000 силы в этом ходу.
Главная фаза: вызывайте юнитов на R1–R5, сколько хотите, но не выше грейда Авангарда; прежний юнит там уходит в сброс.
  Юниты меняются местами в левой и правой колонке (R1 и R3, R2 и R5).
Бой (не в первый ход): стоящие юниты переднего ряда по очереди атакуют юнита переднего ряда соперника и отдыхают.
  Стоящий сразу позади юнит с бустом (грейд 0 или 1) может отдать свою силу, тоже уходя на отдых.
Гард: защитник ставит юнитов из руки перед атакованным юнитом, их щит прибавляется к его силе; юниты переднего ряда
  с перехватом (грейд 2) тоже могут. После битвы защитники уходят в сброс.
Драйв-чек: атакующий Авангард открывает верхнюю карту колоды, грейд 3 — две; они идут в руку.
Попадание: силы атаки должно быть не меньше, чем у цели. Арьергард уходит в сброс; Авангард получает столько урона,
  каков крит атакующего: каждый урон — верхняя карта колоды, открытая как проверка урона.
Триггеры действуют в обеих проверках: сила вашему юниту (фронт: всему переднему ряду), а ещё крит +1, добор карты или
  лечение урона, если его у вас не меньше, чем у соперника. Овер: добор карты и 100000000 силы.
Ещё в главной фазе: способности ACT, один приказ за ход (или блиц-приказ при защите), overDress: юнита помещают поверх
  названного. Цены: каунтер-бласт переворачивает урон лицом вниз, соул-бласт сбрасывает карты души, энерджи-бласт
  тратит энергию. С G-юнитами: раз за ход сбросьте карты с суммой грейдов 3 и сделайте страйд.
На поле: G2 грейд, ★1 крит, B буст, I перехват, 2D twin drive, P персона-райд, S страж, OD overDress."""

V_EN: Final = """\
Goal: who has 6 cards in the damage zone loses; so does one with an empty deck, or with no vanguard and no soul.
Start: choose a grade 0 of your deck as the first vanguard (V). Draw 5 cards; once, put back any of them and draw as
  many. Then it is decided who begins.
Your circles: R1 V R2 in the front row, R3 R4 R5 behind them. A turn: stand, draw, ride, main, battle, end.
G-assist: after the draw, with a vanguard below grade 3 and no unit of the next grade in hand, you may show your hand
  and look at five cards; if you take one of that grade, two cards of your hand leave the fight.
Ride: once per turn put a unit of the same grade or one higher on your vanguard. The old vanguard goes to the soul.
Imaginary gifts, for riding a unit with the icon; the first one binds you to its kind and type. Force I: a marker on a
  circle, +10000 there in your turn; II: critical 2 there. Accel I: a new front circle with +10000 in your turn; II:
  +5000 and a card. Protect I: a perfect guard for your hand; II: a marker, +5000 and +10000 shield for intercepting.
Main: call units to R1-R5, any number, none above your vanguard's grade; the older unit there is retired. Units change
  places inside the left and the right column. Abilities marked ACT are played now.
Battle (not for the first player's first turn): standing units of the front row attack a unit of the opposing front
  row, and rest. A standing unit with boost right behind adds its power if it rests, too.
Guard: the defender puts units of the hand before the attacked unit, which adds their shield to its power; units with
  intercept (grade 2) of the front row can do so, too. Guardians are retired after the battle.
Drive check: an attacking vanguard reveals the top card of the deck, grade 3 two of them; they go to the hand.
Hit: the attack needs at least the power of its target. A rear-guard is retired; a vanguard gets as much damage as the
  attacker's critical: each is the top card of the deck, revealed as a damage check.
Triggers count in both checks: power for a unit of yours (front: the whole front row), and critical +1, a card drawn,
  or a damage healed if you have at least as much as your opponent; you choose which part comes first.
On the board: G2 grade, ★1 critical, B boost, I intercept, 2D twin drive, S sentinel."""

V_FR: Final = """\
But: qui a 6 cartes dans sa zone de dégâts perd; de même qui a un deck vide, ou ni Vanguard ni âme.
Début: choisissez un grade 0 de votre deck comme premier Vanguard (V). Piochez 5 cartes; une fois, remettez-en à volonté
  et repiochez autant. Ensuite on décide qui commence.
Vos cercles: R1 V R2 à l'avant, R3 R4 R5 derrière eux. Un tour: redressement, pioche, ride, principale, combat, fin.
G-assist: après la pioche, avec un Vanguard de grade inférieur à 3 et aucune unité du grade suivant en main, vous pouvez
  montrer votre main et regarder cinq cartes; si vous en prenez une, deux cartes de votre main quittent la partie.
Ride: une fois par tour, posez sur votre Vanguard une unité du même grade ou d'un grade de plus. L'ancien va dans l'âme.
Dons imaginaires, en ridant une unité avec l'icône; le premier fixe la sorte et le type. Force I: un marqueur sur un
  cercle, +10000 à votre tour; II: critique 2. Accel I: un nouveau cercle à l'avant, +10000 à votre tour; II: +5000 et
  une carte. Protect I: une garde parfaite en main; II: un marqueur, +5000 et +10000 de bouclier en interceptant.
Principale: appelez des unités sur R1-R5, sans dépasser le grade du Vanguard; l'ancienne unité est retirée. Les unités
  changent de place dans la colonne gauche et la colonne droite. Les capacités ACT se jouent maintenant.
Combat (pas au premier tour du premier joueur): les unités debout à l'avant attaquent une unité adverse à l'avant et
  passent au repos. Une unité debout qui booste, juste derrière, ajoute sa puissance en passant au repos.
Garde: le défenseur place des unités de sa main devant l'unité attaquée: leur bouclier s'ajoute à sa puissance; les
  unités à l'avant avec interception (grade 2) le peuvent aussi. Les gardiens sont retirés après le combat.
Vérification de drive: un Vanguard qui attaque révèle la première carte du deck, deux au grade 3; elles vont en main.
Touché: l'attaque doit avoir au moins la puissance de sa cible. Un Rear-guard est retiré; un Vanguard subit autant de
  dégâts que le critique de l'attaquant: chacun est la première carte du deck, révélée.
Les déclencheurs comptent dans les deux: puissance pour une unité (front: tout l'avant), et critique +1, une carte
  piochée, ou un dégât soigné si vous en avez au moins autant que l'adversaire; vous choisissez ce qui vient d'abord.
Sur le plateau: G2 grade, ★1 critique, B boost, I interception, 2D twin drive, S sentinelle."""

V_RU: Final = """\
Цель: проигрывает тот, у кого 6 карт в зоне урона, пустая колода или нет ни Авангарда, ни души.
Начало: выберите в колоде грейд 0, это первый Авангард (V). Возьмите 5 карт; один раз верните любые и возьмите столько
  же. Затем решается, кто ходит первым.
Ваши круги: R1 V R2 в переднем ряду, R3 R4 R5 за ними. Ход: подъём, добор, райд, главная, бой, конец.
G-assist: после добора, если Авангард ниже грейда 3 и в руке нет юнита следующего грейда, можно показать руку и
  посмотреть пять карт; если вы берёте такую карту, две карты вашей руки покидают бой.
Райд: раз за ход положите на Авангарда юнита того же грейда или на один выше. Прежний Авангард уходит в душу.
Воображаемые дары: за райд юнита со значком; первый связывает вид и тип. Force I: маркер на круге, +10000 в ваш ход;
  II: крит 2. Accel I: новый круг впереди, +10000 в ваш ход; II: +5000 и карта. Protect I: идеальная защита в руку;
  II: маркер, +5000 и +10000 к щиту при перехвате.
Главная: вызывайте юнитов на R1-R5, не выше грейда Авангарда; прежний юнит уходит в сброс. Юниты меняются местами в
  левой и правой колонках. Способности ACT применяют сейчас.
Бой (не в первый ход первого игрока): стоящие юниты переднего ряда атакуют юнита переднего ряда соперника и ложатся.
  Стоящий юнит с бустом прямо позади добавляет свою силу, если тоже ложится.
Гард: защитник выкладывает юнитов из руки, их щит прибавляется к силе атакованного; юниты переднего ряда с
  перехватом (грейд 2) тоже могут. Защитники после боя уходят в сброс.
Драйв-чек: атакующий Авангард открывает верхнюю карту колоды, грейд 3 две; они идут в руку.
Попадание: атаке нужна сила не меньше, чем у цели. Арьергард уходит в сброс; Авангард получает столько урона, каков
  крит атакующего: каждый раз это верхняя карта колоды.
Триггеры действуют в обеих проверках: сила юниту (фронт: всему переднему ряду) и крит +1, взятая карта или лечение,
  если урона у вас не меньше, чем у соперника; вы решаете, что первое.
На поле: G2 грейд, ★1 крит, B буст, I перехват, 2D twin drive, S страж."""

P_EN: Final = """\
Goal: who has 6 cards in the damage zone loses; so does one with an empty deck, or with no vanguard and no soul.
Start: choose a grade 0 of your main deck as the first vanguard (V); it is turned up when both are ready. Draw 5 cards;
  once, put back any of them and draw as many.
Your circles: R1 V R2 in the front row, R3 R4 R5 behind them. A turn: stand, draw, ride, stride, main, battle, end.
Ride: once per turn put a unit of the same grade or one higher from your hand on your vanguard, which goes to the soul.
  A unit with a gift icon brings an imaginary gift: Force, Accel or Protect.
Stride: once per turn, when both vanguards are grade 3 or greater, or yours has been since the turn began, discard cards
  whose grades add up to 3 or more and put a face-down G unit over your vanguard. That becomes its heart, which gives it
  power and a name. In the end phase the G unit goes back to the G zone, face up.
Main: call units to R1-R5, any number, none above your vanguard's grade; the older unit there is retired. Units change
  places inside the left and the right column. Abilities marked ACT, and one order per turn.
Battle (nobody attacks in the first turn): standing units of the front row attack a unit of the opposing front row, and
  rest. A standing unit with boost right behind adds its power if it rests, too.
Guard: the defender puts units of the hand before the attacked unit, which adds their shield to its power; units with
  intercept (grade 2) of the front row can do so, too. Guardians leave before damage is dealt.
G guardians: when both vanguards are grade 3 or greater, discard a card with a heal trigger and call a face-down one of
  your G zone as a guardian; not with four of them face up already.
Drive check: an attacking vanguard reveals the top card of the deck, grade 3 two, a G unit three; they go to the hand.
Hit: the attack needs at least the power of its target. A rear-guard is retired; a vanguard gets as much damage as the
  attacker's critical: each is the top card of the deck, revealed as a damage check.
Triggers count in both checks, if you have a unit of their clan: power for a unit of yours, and critical +1, a card
  drawn, a rear-guard stood, or a damage healed if you have at least as much; you choose which part comes first.
Legion: once, against grade 3 or greater, return four cards of your drop zone to the deck; the mate joins your vanguard.
Lock: a rear-guard lies face down and does nothing until its owner's end phase.
Delete: a vanguard lies face down, without its printed power and abilities, until its owner's end phase.
On the board: G2 grade, ★1 critical, B boost, I intercept, 2D twin drive, 3D triple drive, S sentinel."""

P_FR: Final = """\
But: qui a 6 cartes dans sa zone de dégâts perd; de même qui a un deck vide, ou ni Vanguard ni âme.
Début: choisissez un grade 0 de votre deck principal comme premier Vanguard (V), révélé quand les deux joueurs sont
  prêts. Piochez 5 cartes; une fois, remettez-en à volonté et repiochez autant.
Vos cercles: R1 V R2 à l'avant, R3 R4 R5 derrière. Un tour: redressement, pioche, ride, stride, principale, combat, fin.
Ride: une fois par tour, posez de votre main sur votre Vanguard une unité du même grade ou d'un grade de plus; l'ancien
  va dans l'âme. Une unité avec l'icône de don apporte un don imaginaire: Force, Accel ou Protect.
Stride: une fois par tour, si les deux Vanguards sont de grade 3 ou plus, ou le vôtre depuis le début du tour, défaussez
  des cartes dont les grades font au moins 3 et posez une unité G face cachée sur votre Vanguard. Celui-ci devient son
  cœur et lui donne puissance et nom. À la phase de fin, l'unité G retourne dans la zone G, face visible.
Principale: appelez des unités sur R1-R5, sans dépasser le grade du Vanguard; l'ancienne unité est retirée. Les unités
  changent de place dans la colonne gauche et la colonne droite. Les capacités ACT, et un ordre par tour.
Combat (personne n'attaque au premier tour): les unités debout à l'avant attaquent une unité adverse à l'avant et
  passent au repos. Une unité debout qui booste, juste derrière, ajoute sa puissance en passant au repos.
Garde: le défenseur place des unités de sa main devant l'unité attaquée: leur bouclier s'ajoute à sa puissance; les
  unités à l'avant avec interception (grade 2) le peuvent aussi. Les gardiens partent avant les dégâts.
Gardiens G: si les deux Vanguards sont de grade 3 ou plus, défaussez une carte avec un déclencheur soin et appelez en
  garde un gardien G face cachée de votre zone G; pas si quatre y sont déjà face visible.
Vérification de drive: un Vanguard qui attaque révèle la première carte du deck, deux au grade 3, trois pour une
  unité G; elles vont en main.
Touché: l'attaque doit avoir au moins la puissance de sa cible. Un Rear-guard est retiré; un Vanguard subit autant de
  dégâts que le critique de l'attaquant: chacun est la première carte du deck, révélée.
Les déclencheurs comptent dans les deux si vous avez une unité de leur clan: puissance pour une unité, et critique +1,
  une carte piochée, un Rear-guard redressé, ou un dégât soigné si vous en avez au moins autant; l'ordre est à vous.
Légion: une fois, contre un grade 3 ou plus, remettez quatre cartes du drop dans le deck; le partenaire rejoint le
  Vanguard.
Verrouillage: un Rear-guard reste face cachée et ne fait rien jusqu'à la phase de fin de son propriétaire.
Suppression: un Vanguard reste face cachée, sans puissance ni capacités imprimées, jusqu'à la phase de fin de son
  propriétaire.
Sur le plateau: G2 grade, ★1 critique, B boost, I interception, 2D twin drive, 3D triple drive, S sentinelle."""

P_RU: Final = """\
Цель: проигрывает тот, у кого 6 карт в зоне урона, пустая колода или нет ни Авангарда, ни души.
Начало: выберите в основной колоде грейд 0, это первый Авангард (V); его открывают, когда готовы оба. Возьмите 5 карт;
  один раз верните любые и возьмите столько же.
Ваши круги: R1 V R2 впереди, R3 R4 R5 за ними. Ход: подъём, добор, райд, страйд, главная фаза, бой, конец.
Райд: раз за ход положите из руки на Авангарда юнита того же грейда или на один выше; прежний Авангард уходит в душу.
  Юнит со значком дара приносит воображаемый дар: Force, Accel или Protect.
Страйд: раз за ход, если оба Авангарда грейда 3 или выше либо ваш был таким с начала хода, сбросьте карты с суммой
  грейдов не меньше 3 и положите на Авангарда закрытого G-юнита. Авангард становится его сердцем и даёт ему силу и
  название. В фазе конца хода G-юнит возвращается в G-зону лицом вверх.
Главная фаза: вызывайте юнитов на R1-R5, не выше грейда Авангарда; прежний юнит уходит в сброс. Юниты меняются местами
  в левой и правой колонках. Способности ACT и один приказ за ход.
Бой (в первый ход никто не атакует): стоящие юниты переднего ряда атакуют юнита переднего ряда соперника и уходят на
  отдых. Стоящий юнит с бустом прямо позади добавляет свою силу, если тоже уходит на отдых.
Гард: защитник выкладывает юнитов из руки, их щит прибавляется к силе атакованного; юниты переднего ряда с перехватом
  (грейд 2) тоже могут. Защитники покидают поле до урона.
G-защитники: если оба Авангарда грейда 3 или выше, сбросьте карту с лечащим триггером и вызовите закрытого G-защитника
  из своей G-зоны; нельзя, если там уже четыре открытых.
Драйв-чек: атакующий Авангард открывает верхнюю карту колоды, грейд 3 — две, G-юнит — три; они идут в руку.
Попадание: атаке нужна сила не меньше, чем у цели. Арьергард уходит в сброс; Авангард получает столько урона, каков
  крит атакующего: каждый раз это верхняя карта колоды.
Триггеры действуют в обеих проверках, если у вас есть юнит их клана: сила юниту и крит +1, добор карты, подъём
  Арьергарда или лечение, если урона у вас не меньше, чем у соперника; вы решаете, что первое.
Legion: один раз, против грейда 3 или выше, верните четыре карты из сброса в колоду; к Авангарду встаёт напарник.
Lock: Арьергард лежит лицом вниз и ничего не делает до фазы конца хода своего владельца.
Delete: Авангард лежит лицом вниз, без своей силы и способностей, до фазы конца хода своего владельца.
На поле: G2 грейд, ★1 крит, B буст, I перехват, 2D twin drive, 3D triple drive, S страж."""

HOW_TO_PLAY: Final[dict[str, dict[str, str]]] = {
    "vanguard-d": {"en": D_EN, "fr": D_FR, "ru": D_RU},
    "vanguard-v": {"en": V_EN, "fr": V_FR, "ru": V_RU},
    "vanguard-premium": {"en": P_EN, "fr": P_FR, "ru": P_RU},
}
