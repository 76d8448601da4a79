"""Shared messages in Russian."""

from typing import Final

MESSAGES: Final[dict[str, str]] = {
    "you": "Вы",
    "caused": "{text} ({cause}).",
    "ON_SHUFFLE": "Вы тасуете свою колоду. | {who} тасует свою колоду.",
    "ON_DRAW": "Вы берёте {cards/acc}. | {who} берёт {cards/acc}.",
    "ON_GAME_END": "Вы выигрываете партию. | {who} выигрывает партию.",
    "drawn_game": "Партия заканчивается вничью.",
    "unknown_event": "{who}: {event}{values}.",
    "unknown_event_of": "{who}: {event} ({cards}){values}.",
    "violation.wrong_game": "Эта колода для игры «{about}», а не для «{game}».",
    "violation.unknown_section": "Раздела «{about}» нет; есть разделы: {sections}.",
    "violation.unknown_card": "Карты «{about}» нет; ближе всего «{near}».",
    "violation.no_copies": "{card}: в списке указано копий: {count}.",
    "refusal.unknown_action": "В этой игре нет действия «{action}».",
    "needs.unknown_action": "Выберите один из вариантов.",
    "deck.no_deck": "Нет колоды «{text}»; готовые колоды: {names}.",
    "deck.no_card": "Строка {line}: нет карты «{name}».",
    "deck.near": "Может быть, «{name}»?",
    "deck.more": "Других таких строк: {n}.",
    "refusal.game_over": "Партия окончена.",
    "needs.game_over": "Начните новую партию.",
    "refusal.not_your_turn": "Сейчас должен ответить другой игрок.",
    "needs.not_your_turn": "Дождитесь его ответа.",
    "refusal.not_an_answer": "«{action}» не отвечает на заданный вопрос.",
    "needs.not_an_answer": "Выберите один из вариантов.",
    "refusal.endless_loop": "Та же позиция повторилась; на этот раз выберите что-нибудь другое.",
    "needs.endless_loop": "Сделайте другой выбор.",
}
