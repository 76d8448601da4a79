"""What the terminal says in Russian. Commands are typed as they are."""

from typing import Final

HELP: Final = """\
  1, 2, 3 ...    выбрать этот вариант; его можно и набрать: {action}
  {words} или так: хватит глагола и начала слов, если подходит только один вариант
  ?  или  why    о чём вас спрашивают и почему остальное невозможно
  {why} почему невозможно одно действие
  h  или  hint   что сыграл бы ищущий бот и как часто он так побеждал
  rules          как играть, в нескольких строках
  card КАРТА     прочитать карту; хватит части названия или её метки (h7)
  piles          что лежит в стопках обеих сторон, насколько вам можно это знать
  log            всё, что произошло, как вы это видели
  u              отменить ваше последнее решение (против бота)
  save ФАЙЛ      сохранить партию в файл; save! ФАЙЛ заменяет существующий
  Enter          нарисовать стол заново
  concede        сдаться сразу
  quit           выйти"""
REPLAY_HELP: Final = """\
Enter или n: дальше   p: назад   ЧИСЛО: это решение   t ЧИСЛО: этот ход   a: вынужденные ответы тоже
v 0 / v 1 / v full: чьими глазами   card КАРТА   rules: как играть   q: выйти"""

MESSAGES: Final[dict[str, str]] = {
    # Names
    "terminal.player": "№ {n}",
    "terminal.seat": "Сторона {n}",
    "terminal.bot": "Бот {level}",
    # The board
    "terminal.turn": "Ход {turn} - ваш ход | Ход {turn} - ходит {who}",
    "terminal.setting_up": "Подготовка - ходы ещё не начались",
    "terminal.turn_over": "Ход {turn} - партия окончена",
    "terminal.turn_player": "(активный игрок)",
    "terminal.on_top": "(сверху: {cards})",
    "terminal.known": "(вы знаете: {cards})",
    "terminal.printed": "(вместо {n})",
    "terminal.free": "свободно:",
    "terminal.card_left": "карта, которой уже нет",
    "terminal.next_effect": "сначала: {name} (вы) | сначала: {name} ({who})",
    "terminal.later_effect": "затем: {name} (вы) | затем: {name} ({who})",
    "terminal.nullified": "ОТМЕНЕНО",
    "terminal.waiting": "ожидает: {n}",
    # Options
    "verb.pass": "спасовать",
    "verb.choose": "выбрать {card}",
    "verb.done": "закончить выбор",
    "verb.back": "отменить этот выбор",
    "pass.option": "спасовать (не делать этого)",
    "terminal.place": "у вас: {where} | {who}: {where}",
    "terminal.first": "сначала {name}",
    "terminal.first_without": "сначала {name} (без эффекта)",
    "terminal.use_ability": "использовать способность",
    "terminal.ask_name": "Имя игрока {n} (Enter: {usual}): ",
    "terminal.option": "вариант {n}",
    "settled.pass": "спасовать",
    "settled.done": "закончить выбор",
    "settled.option": "взять эффекты по порядку",
    "terminal.copies": "{option}   (одинаковых: {n})",
    # Questions
    "ask.order": "какой из этих эффектов первый?",
    "ask.choice": "{cause}: выберите карту.",
    "ask.choice_more": "{cause}: выберите карту (уже выбрано: {cards}).",
    "ask.option": "{cause}: что вы выбираете?",
    "ask.replacement": "что произойдёт вместо этого?",
    "terminal.question": "{kind} ({cause})",
    "terminal.asked_by": "Вопрос по правилу: {cause}",
    "terminal.same_reason": "по той же причине",
    "terminal.rule": "[правило: {rule}]",
    # Answers
    "terminal.help": HELP,
    "command.help": "помощь",
    "command.log": "журнал",
    "command.hint": "совет",
    "terminal.only_answer": "Ответ здесь только один.",
    "terminal.thinking": "Думаю...",
    "terminal.hint_line": "  {action}: {share} % после {visits} попыток",
    "command.u": "отмена",
    "command.quit": "выход",
    "command.rules": "правила",
    "terminal.hint": (
        "номер — выбрать;  ?  почему   h  совет   help  помощь   card КАРТА   log  журнал   u  отмена"
        "   save ФАЙЛ   quit  выход"
    ),
    "terminal.welcome": "Играете впервые? Наберите `rules`, чтобы узнать, как играть.",
    "terminal.no_guide": "Для игры {game} пока нет руководства; `?` объясняет, что вы можете сделать.",
    "terminal.no_option": "Варианта {text} нет; есть варианты от 1 до {n}.",
    "terminal.could_be": "Это может значить: {options}.",
    "terminal.type_a_number": "Наберите число или `help`.",
    "terminal.did_you_mean": "Вы имели в виду «{text}»?",
    "terminal.possible": "«{text}» сейчас возможно.",
    "terminal.not_possible": "Сейчас невозможно:",
    "terminal.earlier_lines": "... предыдущих строк: {n}; наберите `log`, чтобы их прочитать",
    "terminal.answered_for_you": "отвечено за вас, других ответов не было: {answers}",
    "terminal.pass_the_keyboard": "Теперь отвечает {who}: передайте клавиатуру и нажмите Enter.",
    "terminal.nothing_to_do": "Делать нечего; нажмите Enter, чтобы {answer}.",
    "terminal.nothing_to_add": "Добавить нечего; нажмите Enter, чтобы {answer}.",
    # Cards
    "terminal.which_card": "Какая из них? {cards}",
    "terminal.no_card": "Вы не знаете карты «{text}».",
    "terminal.name_a_card": "Наберите часть названия или метку карты, которую вы видите (h7).",
    "terminal.without_effect": "без своего эффекта",
    "terminal.column_card": "карта",
    "terminal.column_kind": "вид",
    "terminal.column_numbers": "числа",
    "terminal.column_effect": "эффект",
    "terminal.deck_legal": "колода «{deck}» соответствует правилам",
    "terminal.no_piles": "Ни в одной стопке нет карт, которые вам можно знать.",
    # The library
    "library.unread": "не прочитана",
    "library.unread_more": (
        "не прочитана: для её способностей здесь нет определения; ею можно играть без них (--unread)"
    ),
    "library.from": "из {source}",
    "library.total": "{n:card}",
    "library.shown": "{total:card}; показаны первые {n} (-n — больше)",
    "library.no_value": "нет карт с {field}:{value}",
    "library.no_value_near": "нет карт с {field}:{value}; может быть, {field}:{near}?",
    "figures.unknown": "неизвестных: {n}",
    "figures.shield": "щит {n}",
    "figures.average": "{stat} в среднем {n}",
    "figures.curve": "кривая райда",
    "figures.ride": "грейды 1–{n}",
    "figures.first": "первый ход",
    "figures.second": "второй ход",
    "figures.policy": "Карты после одного обмена: оставить по юниту грейдов 1, 2 и 3, вернуть всё остальное.",
    "figures.ride_deck": "Только из основной колоды; райд-колода даёт их все за карту в ход.",
    "figures.hand": "начальная рука, {n}",
    "figures.copies": "копий",
    "figures.one": "хотя бы одна",
    "figures.grade": "грейд {n}",
    "figures.trigger": "любой триггер",
    "figures.common": "общее: {n:card}",
    # Undo and saving
    "terminal.taken_back": "Решение отменено.",
    "terminal.no_undo_between_people": (
        "Между двумя людьми ничего не отменяется: другой мог с тех пор что-то увидеть."
    ),
    "terminal.nothing_to_take_back": "У вас нет решения, которое можно отменить.",
    "terminal.name_a_file": "Наберите имя файла: save game.replay",
    "terminal.position_not_saved": "Партию, начатую с позиции, нельзя сохранить.",
    "terminal.saved": "Партия сохранена в {file} (ответов: {n}).",
    "file.cannot_be_written": "{file} нельзя записать: {reason}",
    "file.no_plain_file": "{file} — не обычный файл; выберите другое имя",
    "file.is_there": "{file} уже существует; выберите другое имя или замените его: save! {file}",
    # The end
    "terminal.draw": "Ничья. Правило: {rule}.",
    "terminal.win": "Вы победили. Правило: {rule}. | Победа: {who}. Правило: {rule}.",
    "terminal.after_the_end": "Наберите `save ФАЙЛ`, `again` или `quit` (а также: log, card КАРТА, u).",
    "terminal.over": "Партия окончена: наберите `save ФАЙЛ`, `again` или `quit`.",
    "terminal.over_explained": "Партия окончена: наберите `save ФАЙЛ`, `again`, `u` или `quit`.",
    "terminal.position_not_repeated": (
        "Партия, начатая с позиции, не повторяется; запустите команду ещё раз."
    ),
    "terminal.watch_it_again": "Посмотреть ещё раз: {command}",
    "terminal.goodbye": "До свидания.",
    "terminal.nothing_saved": "Ничего не сохранено.",
    "terminal.same_shuffle": "Ничего не сохранено. Та же раздача: --seed {seed}",
    "terminal.to_go_on": "Чтобы продолжить: {command}",
    "terminal.since_then": "(сыгранного позже там нет; ответов: {n})",
    # Bots
    "terminal.installed_bot": "установлен другим пакетом",
    "level.1": "Отвечает наугад; чтобы выучить правила.",
    "level.2": "Играет разумно, но ошибается в одном ответе из четырёх.",
    "level.3": "Берёт то, что сразу кажется лучшим, и дальше не смотрит.",
    "level.4": "Пробует несколько продолжений, прежде чем ответить.",
    "level.5": "Видит большинство атак и защит этого хода.",
    "level.6": "Сравнивает этот ход с вашим следующим.",
    "level.7": "Планирует весь ход и редко отдаёт карту даром.",
    "level.8": "Знает, что может быть у вас на руке, и играет с учётом этого.",
    "level.9": "Находит комбинации из нескольких способностей.",
    "level.10": "Самый сильный; он не торопится.",
    # What a seat can work out
    "fight.triggers": "триггеров: {n}",
    "fight.needs": "Без триггера хватит ещё {n} щита.",
    "fight.holds": "Пока атака не попадает.",
    "note.attack": "{attack} против {defence}",
    "note.direct": "{other} теряет {n}",
    "note.unknown": "неизвестен, откроется",
    "note.destroyed": "уничтожен",
    "note.destroyed_loses": "уничтожен, {other} теряет {n}",
    "note.nothing": "ничего не произойдёт",
    "note.both": "погибнут оба",
    "note.you_lose": "вы теряете {n}",
    "note.you_fall": "ваш погибнет, вы теряете {n}",
    "know.hand": "Известные карты в руке: {other}",
    "know.hand.value": "{n} из {all}",
    "know.their_triggers": "Осталось триггеров: {other}",
    "know.their_triggers.value": "{n} из {all}, {percent} %",
    "know.your_triggers": "Осталось триггеров у вас",
    "know.your_triggers.value": "{n} из {all}, {percent} %",
    "know.their_deck": "Может взять карт: {other}",
    "know.their_deck.value": "{n}",
    "know.your_deck": "Вы можете взять карт",
    "know.your_deck.value": "{n}",
    # Watching a replay
    "terminal.replay_help": REPLAY_HELP,
    "terminal.not_over": "Партия не окончена: вы видите её со стороны 0; `full` показывает обе руки.",
    "terminal.forced_shown": "Вынужденные ответы тоже показываются.",
    "terminal.forced_passed_over": "Вынужденные ответы пропускаются.",
    "terminal.unknown_command": "Команды «{text}» нет.",
    "terminal.decisions": "В этой записи решения от 0 до {n}.",
    "terminal.turns": "В этой записи ходы от {first} до {last}.",
    "terminal.decision": "Решение {n}: {who} отвечает `{action}`",
    "terminal.is_asked": "{who} решает: {what}.",
    "asked.choice": "какую карту выбрать",
    "asked.order": "что будет первым",
    "asked.option": "что из нескольких выбрать",
    "asked.replacement": "что произойдёт вместо этого",
    # Rules that every game has
    "rule.Actions": "действия",
    "rule.Prompts": "вопросы",
    "rule.The end of the game": "конец партии",
    "rule.Choices": "выбор",
    "rule.Check timing": "порядок эффектов",
    "rule.Replacements": "замены",
    "rule.Endless loops": "бесконечные повторы",
    "rule.Abilities": "Способности",
    "rule.The start of the game": "Начало игры",
    "ending.endless_loop": "бесконечные повторы",
    "ending.conceded": "сдача",
}  # fmt: skip
