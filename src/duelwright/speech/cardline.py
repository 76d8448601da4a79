"""What a card does, in words rendered from its tree; a game without a phrase table is shown as plain nodes."""

from __future__ import annotations

from ..core.card import CardDef
from ..core.game import Game
from ..core.view import View
from ..language.grammar import Unsayable
from ..language.node import Node
from ..language.voice import Voice, printable
from ..language.words import fragment, render
from .names import name_of
from .spoken import plain


def abilities(game: Game, card: CardDef, lang: str = "en") -> list[str]:
    """Every ability of a card as one line.

    >>> import duelwright as dw
    >>> game = dw.game("asigoc")
    >>> abilities(game, game.find("Thorn Whip"))
    ['When this enters: choose a Weapon your opponent controls. It loses 1 Block for good.']
    """
    return [_ability(game, part, lang, card.kind) for part in card.abilities]


def _ability(game: Game, part: object, lang: str, kind: str) -> str:
    assert isinstance(part, Node)
    for other in dict.fromkeys((lang, "en")):  # a game that does not speak a language yet says it in English
        try:
            return render(part, other, game=game.key, kind=kind)
        except Unsayable:
            continue
    return f"{plain(part)}."


def cardline(game: Game, card: CardDef, lang: str = "en") -> str:
    """The whole card's abilities on one line."""
    return " ".join(abilities(game, card, lang))


def value(voice: Voice, stat: str, number: int) -> str:
    """A number on a card: `attack 2`."""
    return voice.say(f"value.{stat}", {"n": number}) or f"{stat} {number}"


def numbers(voice: Voice, card: CardDef) -> str:
    """A card's printed numbers: `attack 2, block 1`."""
    said = trigger(voice, card)
    plain = [value(voice, stat, number) for stat, number in card.numbers.items() if not said or stat != "trigger"]
    return ", ".join([*plain, said] if said else plain)


def trigger(voice: Voice, card: CardDef) -> str:
    """What a card gives as a trigger, and of which kind it is; nothing where it is none.

    >>> import duelwright as dw
    >>> game = dw.game("vanguard-d")
    >>> trigger(Voice(game, ("Ann", "Bob"), 0), game.find("Blaze Maiden, Zonne"))
    'critical trigger +10000'
    """
    icon = next((icon for icon in card.traits.get("icons", ()) if icon.endswith(" trigger")), "")
    return voice.say("value.trigger_of", {"icon": icon, "n": card.numbers.get("trigger", 0)}) if icon else ""


def icons(voice: Voice, card: CardDef, has_trigger: bool = True) -> str:
    """The icons of a card in words, with that of its trigger or without."""
    found = [icon for icon in card.traits.get("icons", ()) if has_trigger or not icon.endswith(" trigger")]
    return ", ".join(name_of(voice, "icon_name", icon) for icon in found)


def traits(voice: Voice, card: CardDef) -> list[str]:
    """Where a card belongs, and its icons, one line each; those that the game has words for."""
    found = [(name, ", ".join(values)) for name, values in card.traits.items() if name != "icons" and any(values)]
    origin = [voice.say(f"trait.{name}", {"names": printable(names)}) for name, names in found]
    shown = voice.say("trait.icons", {"names": icons(voice, card)}) if icons(voice, card) else ""
    return [line for line in ("   ".join(said for said in origin if said), shown) if line]


def effects(game: Game, parts: tuple[object, ...], lang: str = "en", kind: str = "") -> str:
    """Effects in words, in the order they happen, as on a card of a kind.

    >>> import duelwright as dw
    >>> from duelwright.language.nodes import Draw
    >>> effects(dw.game("asigoc"), (Draw(1), Draw(2, "each")))
    'draw a card, then each player draws 2 cards'
    """
    try:
        return fragment("steps", parts, lang, game.key, kind)
    except Unsayable:
        return plain(parts)


def costs(game: Game, card: CardDef, lang: str = "en") -> str:
    """What the use of a card costs; nothing where it is free.

    >>> import duelwright as dw
    >>> game = dw.game("asigoc")
    >>> costs(game, game.find("Captain of the Ford"))
    'pay 1 health'
    """
    parts = tuple(cost for part in card.abilities for cost in getattr(part, "cost", ()))
    try:
        return fragment("costs", parts, lang, game.key, card.kind) if parts else ""
    except Unsayable:
        return plain(parts)


def shown(voice: Voice, view: View, handle: int, stat: str) -> str:
    """A card on the table by its handle, with one of its numbers."""
    for this in view.seats:
        for cards in this.zones.values():
            for card in cards:
                if card is not None and card.handle == handle and handle > 0 and card.card:
                    number = stat if stat in card.values else "power"
                    return f"{voice.card(card.card)} ({value(voice, number, card.values.get(number, 0))})"
    return voice.say("client.card_left")
