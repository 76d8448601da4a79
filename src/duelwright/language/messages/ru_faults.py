"""What is said in Russian where a state, a view, a spelling, a record or a program that plays does not fit."""

from typing import Final

FAULTS: Final[dict[str, str]] = {
    "worded.no_seat": "нет места {seat}; места — 0 и 1",
    "worded.state_none": "эти байты — не закодированное состояние Duelwright",
    "worded.state_damaged": "это закодированное состояние повреждено; возьмите другую его копию",
    "worded.state_unreadable": "это закодированное состояние нельзя прочитать: {error}",
    "worded.state_registers": (
        "это состояние записано другой версией Duelwright, которая хранила другие числа игры {game}. Записи "
        "партий и позиции той версии читаются по-прежнему"
    ),
    "worded.state_rules": "это состояние сделано с другими картами или правилами игры {game} ({hash})",
    "worded.state_unsound": "это закодированное состояние противоречит само себе; этот движок его не записывал",
    "worded.state_older": (
        "это состояние записано более старой версией Duelwright (формат {format}); эта версия читает формат "
        "{reads}. Записи партий и позиции той версии читаются по-прежнему"
    ),
    "worded.state_format": "у этого состояния формат {format}; эта версия читает формат {reads}",
    "worded.state_game": "это состояние игры {theirs}, а не {ours}",
    "worded.state_card": "в этом состоянии есть карта {name}, которой нет среди этих карт игры {game}",
    "worded.state_definition": "это состояние сделано с другим определением карты {name}",
    "worded.view_game": "этот вид относится к {theirs}, а не к {ours}",
    "worded.view_public": "с открытого стола нельзя играть дальше; возьмите вид одного из мест",
    "worded.view_unsound": "этот вид противоречит сам себе ({error}); этот движок его не записывал",
    "worded.view_none": "это не вид: {error}",
    "worded.it_of_nothing": "{name} не указывает ни на что выбранное раньше",
    "worded.rest_of_nothing": "«the rest» не указывает ни на что просмотренное раньше",
    "worded.chooses_often": "способность даёт выбирать не больше {n} раз",
    "worded.used_before": "{name} используется раньше, чем под этим именем что-то выбрано",
    "worded.no_choice": "раньше нет выбора {number}",
    "worded.tree_deep": "в этом дереве уровней больше чем {deepest}; такое никому не произнести",
    "worded.layers": "то, что меняет {changes}, не может зависеть от этого: {other}",
    "worded.layer_print": "напечатанное",
    "worded.layer_lost": "утраченные способности",
    "worded.layer_names": "имена и кланы",
    "worded.layer_grades": "грейды",
    "worded.layer_skills": "навыки",
    "worded.layer_original": "исходные числа",
    "worded.layer_numbers": "числа",
    "worded.layer_players": "игроков",
    "worded.spelling_on": "это написание другого текста: оно продолжается",
    "worded.spelling_early": "это написание другого текста: оно кончается слишком рано",
    "worded.spelling_deep": "это написание другого текста: слишком много вложений",
    "worded.spelling_list": "это написание другого текста: такого списка нет",
    "worded.spelling_phrase": "это написание другого текста: нет оборота {number} для {category}",
    "worded.spelling_numbers": "два слова называют разные числа",
    "worded.spelling_words": "в этом написании есть слова, которых нет в его дереве",
    "worded.spelling_tree": "это написание другого дерева",
    "worded.no_such": "такого {name} нет",
    "worded.no_ability": "это не способность",
    "worded.forerunner_clan": "предтече (Forerunner) нужен клан",
    "worded.order_without": "то, что карта делает, когда её разыгрывают, не входит в её способности",
    "worded.no_arena_file": "{path} не годится как файл арены: {error}; назовите другой с помощью --out",
    "worded.arena_hash": "отпечаток игры: её карты или правила изменились",
    "worded.arena_lists": "списки колод",
    "worded.arena_settings": (
        "в {path} лежат партии с другими настройками ({what}): там {there}, здесь {here}; чтобы продолжить, "
        "задайте те же настройки или назовите другой файл с помощью --out"
    ),
    "worded.workers_died": (
        "несколько процессов у {address} остановились на одной и той же части; законченное сохранено: посмотрите "
        "их журналы и повторите ту же команду"
    ),
    "worded.scheduler_differs": "планировщик или процесс у {address}: {differs}",
    "worded.scheduler_gone": (
        "планировщик {address} исчез; законченное сохранено: запустите его снова и повторите ту же команду или "
        "продолжайте без --cluster"
    ),
    "worded.install_same": "поставьте там тот же duelwright и запустите его снова",
    "worded.no_set_up": "он не может подготовить игру ({said}); {again}",
    "worded.other_version": "там duelwright {theirs}, а здесь {ours}; {again}",
    "worded.other_hash": "у его игры отпечаток {theirs}, а у здешней {ours}: карты или правила различаются; {again}",
    "worded.speechless_gone": "{error}, не дав ни одного ответа",
    "worded.speechless_late": "{command}: нет ответа за {patience} с; --seconds говорит, сколько может длиться ответ",
    "worded.silent": "{command} не отвечает вовремя",
    "worded.gone": "{command}: программа завершилась с кодом {status}",
    "worded.bot_no_option": "{bot} отвечает {action}, а такого варианта нет",
    "worded.field_longest": "её поле {field} длиннее, чем {longest} знаков, или это не текст в одну строку",
    "worded.card_unnamed": "карте нужны имя и собственный ключ",
    "worded.card_text_long": "текста больше, чем помещается на карте",
    "worded.half_character": "в её словах есть половина знака",
    "worded.card_crowded": "навыков, чисел или слов для картинки больше, чем помещается на карте",
    "worded.no_card_word": "{word} — не слово карты",
    "worded.no_card_number": "{amount} — не число, которое бывает у карты",
    "worded.no_game_of": "нет игры {game}; есть: {list}",
    "worded.no_type": "у этой карты нет типа",
    "worded.no_type_of": "нет такого типа карт: {typed}",
    "worded.card_fault": "{name}: {error}",
    "worded.not_one_of": "её поле {field} — {value}, а может быть: {said}",
    "worded.which_trigger": "источник не говорит, какой это триггер; импортируйте карту из другого файла",
    "worded.set_unloaded": "его нельзя загрузить: {error}",
    "worded.set_taken": "под этим именем вы импортировали карты; уберите их, чтобы получить набор",
    "worded.no_family": "{name} — не Family",
    "worded.no_blueprint": "построенное для {key} — не Blueprint с таким ключом",
    "worded.game_unloaded": "её нельзя загрузить: {error}",
    "worded.no_key": "{key} — не ключ: нужны строчные буквы и цифры",
    "worded.no_format": "у неё нет ни одного формата",
    "worded.game_double": "игра {key} уже есть",
}
