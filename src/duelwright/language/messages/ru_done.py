"""What is said in Russian of what a command has done, by the system, and to who looks after a server."""

from typing import Final

DONE: Final[dict[str, str]] = {
    # What a command has done
    "worded.done.arena_stopped": "остановлено, партий сыграно: {games} из {total}; та же команда продолжит с {file}",
    "worded.done.simulation_stopped": "остановлено, партий сыграно: {games} из {n}; числа — по законченным",
    "worded.done.foreseen": "Раздачи можно предвидеть (--seed): только для испытаний и показов.",
    "worded.done.listens": "Duelwright слушает на {address} (партии хранятся в {folder}). Ctrl-C останавливает его.",
    "worded.done.imported": "импортировано карт: {n}, пропущено: {left}",
    "worded.done.import_rules": (
        "играют по своим правилам: {defined}, без способностей: {vanilla}, не поняты: {unread}; найти их: {command}"
    ),
    "worded.done.import_lacks": "пока не играют: {n}: {lack}, или присоедините таблицу с помощью --traits",
    "worded.done.written": "карт записано в {file}: {n}",
    "worded.done.unsound": "неверных определений в {file}: {n}",
    "worded.done.checked": (
        "карт: {n}, пропущено: {left}; с определением: {defined}, без способностей: {vanilla}, не поняты: {unread}"
    ),
    "worded.done.set": "набор {name}: {wrong}",
    "worded.done.taken_out": "убрано карт: {n}",
    "worded.done.not_legal": "колода {deck} недопустима; ошибок: {n}",
    "worded.done.forgotten": "колода {deck} ({game}) забыта",
    "worded.done.drawn": "колода {deck} нарисована в {file}",
    "worded.done.kept": "колода {deck} ({game}) сохранена",
    "worded.done.kept_illegal": "колода {deck} ({game}) сохранена (пока недопустима; ошибок: {n})",
    "worded.done.cards_stopped": "остановлено; карт пройдено: {n}",
    "worded.done.trees": "все карты и их деревья: {file}",
    "worded.done.said": "сказано способностей: {n}, карт: {cards}: {file}",
    "worded.done.kept_in": "сохранены в {file}",
    "worded.done.put_back": "возвращены в {file}",
    "worded.done.databases": "базы данных: {n} ({size} МБ) {done}",
    "worded.done.example": "пример записан в {file}",
    "worded.done.change_it": "измените его, затем: {command}",
    "worded.done.game": "{name}: карт {cards}, готовых колод {decks}",
    # What the system says
    "worded.system.eacces": "нет прав",
    "worded.system.enoent": "такого нет",
    "worded.system.eisdir": "это папка",
    "worded.system.enotdir": "в пути стоит не папка",
    "worded.system.eexist": "такое имя уже занято",
    "worded.system.enospc": "на диске нет места",
    "worded.system.erofs": "туда нельзя писать",
    "worded.system.eperm": "действие запрещено",
    "worded.system.eaddrinuse": "адрес уже занят",
    "worded.system.eaddrnotavail": "у этой машины нет такого адреса",
    "worded.system.enametoolong": "имя слишком длинное",
    "worded.system.eloop": "слишком много ссылок подряд",
    "worded.system.emfile": "открыто слишком много файлов",
    "worded.system.enfile": "открыто слишком много файлов",
    "worded.system.einval": "система не берёт этого значения",
    "worded.system.eio": "ошибка чтения или записи",
    "worded.system.enxio": "за этим именем ничего нет",
    "worded.system.enodev": "за этим именем ничего нет",
    "worded.system.enoexec": "это не программа",
    "worded.system.edquot": "ваша доля диска заполнена",
    "worded.system.efbig": "файл слишком велик",
    "worded.system.unknown": "система говорит: {said}",
    # People on a server
    "worded.no_server_ran": "в {folder} никакой сервер ничего не хранит; --data указывает папку, как у `serve`",
    "worded.nobody_called": "здесь никого не зовут {name}; номера гостей показывает `duelwright moderate reports`",
    "worded.no_such_report": "жалобы {n} нет",
    "worded.person_misnamed": (
        "{name} не может быть именем: нужны от 2 до 24 букв и цифр одной письменности, одиночные пробелы или дефисы"
    ),
    "worded.person_taken": "{name} или похожее имя уже занято",
    "worded.done.no_reports": "жалоб нет",
    "worded.done.report": "{n}: {when}, стол {table}, {reason}",
    "worded.done.closed": "(закрыта)",
    "worded.done.report_about": "  {by} о том, кого зовут {about} ({number})",
    "worded.done.report_closed": "жалоба {n} закрыта",
    "worded.done.muted": "{name} не может писать, до: {when}",
    "worded.done.banned": "{name} не может играть, до: {when}",
    "worded.done.pardoned": "{name} может писать и играть",
    "worded.done.renamed": "{old}: новое имя {new}",
    "worded.done.password": "{name}: пароль для входа {password}",
    "worded.no_password": "{name} — гость, у него нет пароля",
}
