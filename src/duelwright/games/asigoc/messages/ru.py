"""ASIGOC's messages in Russian."""

from typing import Final

HOW_TO_PLAY: Final = """\
Цель: довести здоровье соперника с 10 до 0. Если у обоих одновременно 0, это ничья.
Колода: 15 разных карт Оружия и Предметов и один Туз, который с начала лежит рядом открытым. В начале у вас 4 карты.
В ходе четыре шага: добор (вы берёте карту), главный шаг, шаг битвы, шаг завершения. Закончив дела в шаге, вы
  завершаете его.
Главный шаг: один раз за ход ЛИБО положите Оружие из руки в одну из двух ваших ячеек, ЛИБО верните одно в руку.
Предметы используют из руки сколько угодно раз, потом они идут в сброс. Если на карте не сказано когда — в ваш главный
  шаг. Тузы и некоторые карты Оружия используют там, где они лежат; на карте сказано, когда и как часто.
Битва: каждое ваше Оружие может атаковать один раз за ход, по очереди, даже в тот ход, когда оно вошло в игру.
  В первом ходу партии шага битвы нет.
Блок: соперник может блокировать одной из своих карт Оружия. Без блока он получает урон, равный Атаке.
  Блок не меньше Атаки: урона нет, но блокирующее Оружие навсегда теряет 1 единицу Блока, куда бы оно ни попало.
  Блок меньше Атаки: блокирующее Оружие идёт в сброс, а остаток Атаки становится уроном.
Стек: всё, что вы используете, и каждое вошедшее в игру Оружие сначала ожидает там. Затем приоритет у другого игрока:
  он добавляет что-нибудь или пасует. После двух пасов подряд всё в Стеке срабатывает, начиная с последнего.
Перед концом шага соперник тоже может что-нибудь использовать; потом вы продолжаете этот шаг. На атаку можно отвечать
  до блокирования и после него."""

MESSAGES: Final[dict[str, str]] = {
    "phase.draw": "шаг добора",
    "phase.main": "главный шаг",
    "phase.battle": "шаг битвы",
    "phase.end": "шаг завершения",
    "stat.attack": "Атаке",  # "+1 к Атаке"
    "stat.block": "Блоку",
    "timing.main": "в ваш главный шаг, пока Стек пуст",
    "timing.battle": "в ваш шаг битвы между атаками, пока Стек пуст",
    "timing.any": "когда у вас приоритет",
    "timing.attack": "после объявления атаки, до блокирования",
    "timing.block": "после блокирования, до нанесения урона",
    "timing.waiting": "пока эффект соперника ожидает в Стеке",
    "span.turn": "в этом ходу",
    "span.game": "в этой партии",
    "ON_TURN": "Ход {turn}: ваш ход | Ход {turn}: ходит {who}",
    "ON_STEP": "{phase:=phase}",
    "ON_EMPTY_DRAW": "Вы ничего не берёте: ваша колода пуста. | {who} ничего не берёт: колода пуста.",
    "ON_ENTER": "Вы кладёте {cards/acc} в ячейку. | {who} кладёт {cards/acc} в ячейку.",
    "ON_RETURN": "Вы возвращаете {cards/acc} в руку. | {who} возвращает {cards/acc} в руку.",
    "ON_DISCARD": "В ваш сброс: {cards}. | В сброс игрока {who}: {cards}.",
    "ON_USE": "Вы используете {cards/acc}. | {who} использует {cards/acc}.",
    "ON_OUTLET_ADD": "Ожидает в Стеке: {cards}.",
    "ON_RESOLVE": "Срабатывает: {cards}.",
    "ON_NULLIFY": "Ваш эффект отменён: {cards}. | Эффект игрока {who} отменён: {cards}.",
    "ON_SKIP": (
        "Ваш отменённый эффект не срабатывает: {cards}. | Отменённый эффект игрока {who} не срабатывает: {cards}."
    ),
    "ON_ATTACK": "Вы атакуете картой {cards}. | {who} атакует картой {cards}.",
    "ON_BLOCK": "Вы блокируете картой {cards}. | {who} блокирует картой {cards}.",
    "ON_NO_BLOCK": "Вы не блокируете. | {who} не блокирует.",
    "ON_STOP_ATTACK": "Вы останавливаете атаку карты {cards}. | {who} останавливает атаку карты {cards}.",
    "ON_HELD": "Ваш блок выдерживает, урона нет: {cards}. | Блок игрока {who} выдерживает, урона нет: {cards}.",
    "ON_ATTACK_END": "Атака завершена.",
    "ON_BLOCK_LOSS": (
        "Ваша карта {cards} навсегда теряет {lost:unit/acc} Блока."
        " | Карта {cards} игрока {who} навсегда теряет {lost:unit/acc} Блока."
    ),
    "ON_MEND": (
        "Ваша карта {cards} восстанавливает {mended:unit/acc} Блока."
        " | Карта {cards} игрока {who} восстанавливает {mended:unit/acc} Блока."
    ),
    "ON_DAMAGE": (
        "Вы получаете {amount:unit/acc} урона. Ваше здоровье: {health}."
        " | {who} получает {amount:unit/acc} урона. Здоровье: {health}."
    ),
    "ON_HEAL": (
        "Вы получаете {amount:unit/acc} здоровья. Ваше здоровье: {health}."
        " | {who} получает {amount:unit/acc} здоровья. Здоровье: {health}."
    ),
    "ON_LOOK": "Вы смотрите {cards/acc}. | {who} смотрит {cards/acc}.",
    "ON_REVEAL": "Вы показываете {cards/acc}. | {who} показывает {cards/acc}.",
    "ON_TAKE": "Вы берёте {cards/acc} в руку. | {who} берёт {cards/acc} в руку.",
    "ON_BOTTOM": "Вы кладёте {cards/acc} под свою колоду. | {who} кладёт {cards/acc} под свою колоду.",
    "ON_CHANGE": "{cards}: {amount:+} к {stat:=stat}.",
    "refusal.no_such_card": "Нет такой карты, которую вы могли бы назвать.",
    "needs.no_such_card": "Назовите карту, которую вы видите.",
    "refusal.not_in_hand": "Карты {card} нет в вашей руке.",
    "needs.not_in_hand": "Выберите карту из руки.",
    "refusal.not_a_weapon": "{card} — не Оружие; в ячейку кладут только Оружие.",
    "needs.not_a_weapon": "Выберите Оружие или используйте эффект карты.",
    "refusal.slot_taken": "Ячейка {slot} занята.",
    "needs.slot_taken": "Выберите свободную ячейку.",
    "refusal.slot_empty": "В ячейке {slot} нет вашего Оружия.",
    "needs.slot_empty": "Выберите ячейку, в которой лежит Оружие.",
    "refusal.weapon_moved": "В этом ходу вы уже положили Оружие в ячейку или вернули его в руку.",
    "needs.weapon_moved": "Дождитесь своего следующего хода.",
    "refusal.wrong_step": "Для этого нужен {needed:=phase}; сейчас {step:=phase}.",
    "needs.wrong_step": "Дождитесь нужного шага: {needed:=phase}.",
    "refusal.already_attacked": "{card}: атака в этом ходу уже была.",
    "needs.already_attacked": "Атакуйте другим Оружием или завершите шаг.",
    "refusal.no_effect": "У карты {card} нет эффекта, который можно использовать.",
    "needs.no_effect": "Используйте другую карту.",
    "refusal.not_yours": "Карта {card} не ваша.",
    "needs.not_yours": "Используйте свою карту.",
    "refusal.not_in_play": "У карты {card} есть эффект, но не там, где она сейчас.",
    "needs.not_in_play": "Оружие и Тузы используют с их мест, Предметы — из руки.",
    "refusal.wrong_time": "Карту {card} можно использовать только {timing:=timing}.",
    "needs.wrong_time": "Дождитесь этого момента.",
    "refusal.already_used": "Эффект карты {card} уже использован {span:=span}.",
    "needs.already_used": "Используйте другую карту.",
    "refusal.condition_not_met": "Условие карты {card} не выполнено.",
    "needs.condition_not_met": "Прочтите условие на карте.",
    "refusal.cost_not_payable": "Вы не можете заплатить цену карты {card}.",
    "needs.cost_not_payable": "Прочтите цену на карте.",
    "refusal.nothing_to_block": "Сейчас вас не просят блокировать.",
    "needs.nothing_to_block": "Блокировать можно, когда вас атакует Оружие.",
    "refusal.not_a_choice": "Этой карты нет среди тех, из которых можно выбрать.",
    "needs.not_a_choice": "Выберите одну из предложенных карт.",
    "refusal.cannot_pass": "Здесь нельзя спасовать.",
    "needs.cannot_pass": "Чтобы перейти дальше, завершите этот шаг.",
    "refusal.cannot_leave": "Сейчас шаг нельзя завершить.",
    "needs.cannot_leave": "Ответьте на заданный вопрос.",
    "refusal.only_the_turn_player": (
        "Это делает только игрок, чей сейчас ход, и только когда ничего другого не происходит."
    ),
    "needs.only_the_turn_player": "Дождитесь, пока вас попросят действовать в ваш ход.",
    "violation.wrong_section": "{card} ({kind:=kind}) не может быть в разделе {section}.",
    "violation.too_many_copies": "{card}: копий в колоде {count}, а можно не больше {most}.",
    "violation.deck_size": "В колоде {count:card}; нужно ровно {needed}.",
    "violation.ace_count": "Рядом с колодой {count:ace}; нужно ровно {needed}.",
    # What clients say
    "client.family": "ASIGOC",
    "section.ace": "Туз",
    "client.more": "15 карт и цепочка. Около 6 мин",
    "how_to_play": HOW_TO_PLAY,
    "phase_name.draw": "Добор",
    "phase_name.main": "Главный",
    "phase_name.battle": "Битва",
    "phase_name.end": "Завершение",
    "zone.weapons": "ячейки",
    "value.attack": "Атака {n}",
    "value.block": "Блок {n}",
    "mark.attacks": "атака была",
    "mark.used": "эффект использован в этом ходу",
    "mark.spent": "эффект исчерпан",
    "mark.block_lost": "Блок -{n} навсегда",
    "board.chain": "Стек (ожидает: {n})",
    "board.attack": "Атака: {attacker} против вас | Атака: {attacker}, цель: {who}",
    "board.blocked": "Атака: {attacker}, блокирует {blocker}",
    "verb.move": "положить {card} в {slot}",
    "verb.return": "вернуть {card} в руку",
    "verb.attack": "атаковать: {card}",
    "verb.block": "блокировать: {card}",
    "verb.use": "использовать {card}",
    "verb.use_paying": "использовать {card}, цена: {cost}",
    "verb.leave": "закончить {phase:=phase}",
    "pass.block": "спасовать (не блокировать)",
    "pass.priority": "спасовать (ничего не добавлять)",
    "pass.chance": "спасовать (пусть шаг закончится)",
    "pass.response": "спасовать (не отвечать)",
    "ask.turn": "ваш {phase:=phase}. Что вы делаете?",
    "ask.chance": "{other} хочет закончить {phase:=phase}. Используете что-нибудь до этого?",
    "ask.priority": "используете что-нибудь сейчас?",
    "ask.priority_waiting": (
        "в Стеке ожидает ваш эффект: {name}. Добавите что-нибудь?"
        " | в Стеке ожидает эффект игрока {other}: {name}. Ответите на него?"
    ),
    "ask.response": "{attacker} атакует. Ответите?",
    "ask.response_blocked": "{attacker} атакует, {blocker} блокирует. Ответите?",
    "ask.block": "{attacker} атакует вас. Блокируете?",
    "example.action": "attack W1",
    "example.words": "use rope",
    "asked.turn": "что делать в этом шаге",
    "asked.priority": "добавить ли что-нибудь в Стек",
    "asked.chance": "использовать ли что-нибудь до конца шага",
    "asked.response": "ответить ли на атаку",
    "asked.block": "блокировать ли",
    # Headings of rules, and how a game ends
    "rule.Cards": "карты",
    "rule.Turn": "ход",
    "rule.Main step": "главный шаг",
    "rule.Battle step": "шаг битвы",
    "rule.Leaving a step": "завершение шага",
    "rule.Weapon slots": "ячейки для Оружия",
    "rule.The Outlet": "Стек",
    "rule.Items, Aces and Weapons with an effect": "Предметы, Тузы и Оружие с эффектом",
    "rule.Windows for responses in battle": "ответы во время битвы",
    "rule.Deck": "колода",
    "rule.Turn and steps": "Ход и шаги",
    "rule.At 0 health a player loses": "При 0 здоровья игрок проигрывает",
    "rule.Both at 0: a draw": "У обоих 0: ничья",
    "rule.Drawing from an empty deck": "Взятие из пустой колоды",
    "rule.Neither player's health changed for too long": "Здоровье слишком долго не менялось",
    "ending.no_health": "игрок без здоровья проигрывает",
    "ending.both_no_health": "оба без здоровья: ничья",
    "ending.quiet_turns": "здоровье слишком долго не менялось",
    "ending.empty_deck": "добор из пустой колоды",
}
