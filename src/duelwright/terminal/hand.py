"""A hand, card by card: with all its numbers, or in the short form that a game has words for."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .. import CardDef, ViewCard, ViewSeat
from ..language.voice import Voice
from ..speech.cardline import cardline, numbers, trigger
from ..speech.names import name_of

HANDLE: Final = len("  h10")  # how wide handles are


def grid(*styles: str) -> Table:
    """Columns of these styles; the last gives way where there is little room."""
    rows = Table.grid(padding=(0, 2), expand=True)
    for style in styles[:-1]:
        rows.add_column(style=style, no_wrap=True, overflow="ellipsis")
    rows.add_column(style=styles[-1], no_wrap=True, overflow="ellipsis", ratio=1)
    return rows


def hand(voice: Voice, this: ViewSeat, whole: bool = False) -> RenderableType:
    """A hand, card by card."""
    cards = this.zones["hand"]
    if whole:
        return Group(*[line for card in cards for line in hand_card(voice, card)])
    if is_short(voice):
        return brief(voice, cards)
    rows = grid("dim", "bold", "", "", "dim")
    rows.columns[0].min_width = HANDLE
    for card in cards:
        printed = voice.find(card.card) if card is not None else None
        if card is None or printed is None:
            rows.add_row("", voice.card(""))
        else:
            line = Text(cardline(voice.game, printed, voice.lang))
            kind = name_of(voice, "kind", printed.kind)
            rows.add_row(f"  h{card.handle}", Text(printed.name), kind, numbers(voice, printed), line)
    return rows


def hand_card(voice: Voice, card: ViewCard | None) -> list[RenderableType]:
    """A card in a hand, with its whole text below."""
    printed = voice.find(card.card) if card is not None else None
    if card is None or printed is None:
        return [Text(f"       {voice.card('')}")]
    head = Text(f"  h{card.handle:<3} ", "dim")
    if is_short(voice):
        head.append(f"{short(voice, printed)}  ".lstrip(), "not dim").append_text(titled(voice, printed))
    else:
        rest = f"  {name_of(voice, 'kind', printed.kind)}  {numbers(voice, printed)}"
        head.append(printed.name, "bold not dim").append(rest.rstrip(), "not dim")
    text = cardline(voice.game, printed, voice.lang)
    return [head, Padding(Text(text, "dim"), (0, 0, 0, 7))] if text else [head]


# --- the short form ---------------------------------------------------------------------------------------------------


def is_short(voice: Voice) -> bool:
    """Whether the game has a short form for the cards of a hand."""
    return bool(voice.say("hand.unit"))


def brief(voice: Voice, cards: tuple[ViewCard | None, ...]) -> Table:
    """A hand in short: handle and numbers stay whole, a name goes on in the next line, the text gives way."""
    rows = Table.grid(padding=(0, 2), expand=True)
    rows.add_column(style="dim", no_wrap=True, min_width=HANDLE)
    rows.add_column(no_wrap=True)
    rows.add_column()
    rows.add_column(style="dim", no_wrap=True, overflow="ellipsis", ratio=1)
    for card in cards:
        printed = voice.find(card.card) if card is not None else None
        if card is None or printed is None:
            rows.add_row("", "", Text(voice.card(""), "bold"))
        else:
            line = Text(cardline(voice.game, printed, voice.lang))
            rows.add_row(f"  h{card.handle}", short(voice, printed), titled(voice, printed), line)
    return rows


def short(voice: Voice, card: CardDef) -> str:
    """A card's numbers in short: `G2 10000/5000`, the critical only where it is not 1."""
    key = "hand.unit" if "power" in card.numbers else "hand.card" if card.numbers else ""
    said = voice.say(key, dict(card.numbers)) if key else ""
    critical = card.numbers.get("critical", 1)
    return said if critical == 1 else f"{said} {voice.say('cell.critical', {'n': critical})}"


def titled(voice: Voice, card: CardDef) -> Text:
    """A card's name, then its trigger, or what it is where it is no unit."""
    more = trigger(voice, card) or ("" if card.kind == "unit" else name_of(voice, "kind", card.kind))
    text = Text(card.name, "bold not dim")
    return text.append(f"  {more}", "not bold not dim") if more else text
