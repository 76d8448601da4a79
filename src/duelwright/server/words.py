"""What the server itself says, by language: offers, endings that no rule of a game knows, refusals of its own."""

from __future__ import annotations

from typing import Final

from ..language.messages import register_messages
from ..language.voice import Voice
from .wire import Reason

EN: Final = {
    "server.stale": "That prompt has been answered already.",
    "server.stale_needs": "Look at the table: it shows what is asked now.",
    "server.over": "The game is over.",
    "server.not_begun": "The game begins when a second player sits down.",
    "server.not_kept": "Your answer could not be written down, so it was not played. Try again in a moment.",
    "server.too_many": "This server has as many tables as it can hold. Try again later.",
    "server.frozen": "This table met a fault of ours and is stopped. Nothing that was played is lost.",
    "server.frame": "That frame could not be read: {what}",
    "server.too_fast": "That was too fast. Wait a moment.",
    "server.no_undo": "There is nothing of yours to take back.",
    "server.undone": "Enough has been taken back in this game.",
    "server.no_offer": "There is no such offer.",
    "server.bot_no_draw": "A bot plays on.",
    "server.timeout": "{who} ran out of time. | {who} ran out of time.",
    "server.agreed": "A draw, by agreement.",
    "server.undo": "Back to {phase}, turn {turn}. Answers taken back: {n}.",
    "server.undo_saw": "Since then {other} has seen {n:card/acc} that would be hidden again.",
    "server.undo_saw_none": "Nobody has seen a card since then.",
    "server.clock_rule": "Clock: a move takes at most so long",
    "server.draw_rule": "Draw by agreement",
}
FR: Final = {
    "server.stale": "Cette question a déjà reçu sa réponse.",
    "server.stale_needs": "Regardez la table: elle montre ce qui est demandé maintenant.",
    "server.over": "La partie est terminée.",
    "server.not_begun": "La partie commence quand une deuxième personne s'assied.",
    "server.not_kept": "Votre réponse n'a pas pu être notée et n'a donc pas été jouée. Réessayez dans un instant.",
    "server.too_many": "Ce serveur a autant de tables qu'il peut en tenir. Réessayez plus tard.",
    "server.frozen": "Une faute de notre part a arrêté cette table. Rien de ce qui a été joué n'est perdu.",
    "server.frame": "Ce message est illisible: {what}",
    "server.too_fast": "C'était trop rapide. Attendez un instant.",
    "server.no_undo": "Vous n'avez rien à reprendre.",
    "server.undone": "On a assez repris dans cette partie.",
    "server.no_offer": "Il n'y a pas de telle offre.",
    "server.bot_no_draw": "Un bot continue à jouer.",
    "server.timeout": "{who} n'a plus de temps. | {who} n'a plus de temps.",
    "server.agreed": "Partie nulle, d'un commun accord.",
    "server.undo": "Retour à {phase}, tour {turn}. Réponses annulées: {n}.",
    "server.undo_saw": "Depuis, {other} a vu {n:card/acc} qui serait de nouveau cachée.",
    "server.undo_saw_none": "Personne n'a vu de carte depuis.",
    "server.clock_rule": "Pendule: un coup dure au plus tant de temps",
    "server.draw_rule": "Nulle d'un commun accord",
}
RU: Final = {
    "server.stale": "На этот вопрос уже ответили.",
    "server.stale_needs": "Посмотрите на стол: там показано, что спрашивают сейчас.",
    "server.over": "Игра окончена.",
    "server.not_begun": "Игра начнётся, когда сядет второй игрок.",
    "server.not_kept": "Ваш ответ не удалось записать, поэтому он не сыгран. Попробуйте ещё раз чуть позже.",
    "server.too_many": "На этом сервере больше нет места для столов. Попробуйте позже.",
    "server.frozen": "На этом столе случилась наша ошибка, и он остановлен. Ничего из сыгранного не потеряно.",
    "server.frame": "Это сообщение нельзя прочесть: {what}",
    "server.too_fast": "Слишком быстро. Подождите немного.",
    "server.no_undo": "Вам нечего взять назад.",
    "server.undone": "В этой игре уже достаточно ходов взято назад.",
    "server.no_offer": "Такого предложения нет.",
    "server.bot_no_draw": "Бот играет дальше.",
    "server.timeout": "{who}: время вышло. | {who}: время вышло.",
    "server.agreed": "Ничья по согласию.",
    "server.undo": "Назад к «{phase}», ход {turn}. Отменится ответов: {n}.",
    "server.undo_saw": "С тех пор {other} видит карты ({n}), которые снова станут скрытыми.",
    "server.undo_saw_none": "С тех пор никто не видел карт.",
    "server.clock_rule": "Часы: ход длится не дольше",
    "server.draw_rule": "Ничья по согласию",
}

for lang, messages in {"en": EN, "fr": FR, "ru": RU}.items():
    register_messages("", lang, messages)


def refused(voice: Voice, code: str, what: str = "") -> Reason:
    """A refusal of the server's own."""
    needs = voice.say(f"server.{code}_needs") if code == "stale" else ""
    return Reason(code, voice.say(f"server.{code}", {"what": what}), "", needs)
