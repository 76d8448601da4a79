"""Circles as they lie on the table: a grid of units, and what raised or lowered their numbers."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .. import CardDef, View, ViewCard
from ..language.messages import Parameter
from ..language.voice import Voice
from ..speech.names import name_of

ADDED: Final = "X"  # what the names of circles begin with that a fight adds


def circles(voice: Voice, view: View, seat: int, is_above: bool) -> Group:
    """A player's circles; the side above is seen from the other side of the table."""
    rows = [row[::-1] if is_above else row for row in rows_of(voice, view, seat)]
    table = Table(box=box.SQUARE, show_header=False, expand=True, border_style="dim", padding=(0, 1), show_lines=True)
    for _ in rows[0]:
        table.add_column(ratio=1)
    for row in rows[::-1] if is_above else rows:
        table.add_row(*[cell(voice, view, seat, circle) for circle in row])
    notes = [line for row in rows for circle in row for line in raised(voice, view, seat, circle)]
    parts: list[RenderableType] = [table, *notes]
    return Group(*parts)


def rows_of(voice: Voice, view: View, seat: int) -> list[list[str]]:
    """The circles that a player has, row by row; those that Accel added stand before the others, as many to a row."""
    rows = voice.game.face.rows
    usual = [[circle for circle in row if circle and circle[0] != ADDED] for row in rows]
    count, zones = view.registers.get(f"accels{seat}", 0), view.seats[seat].zones
    added = [circle for row in rows for circle in row if circle[:1] == ADDED]
    added = [circle for i, circle in enumerate(added) if i < count or zones[circle]]
    width = len(usual[0])
    parts = [added[at : at + width] for at in range(0, len(added), width)]
    return [part + [""] * (width - len(part)) for part in parts[::-1]] + usual


def unit(view: View, seat: int, circle: str) -> ViewCard | None:
    """The unit on a circle, the newest where there are two."""
    found = view.seats[seat].zones.get(circle, ())
    return found[-1] if found else None


def cell(voice: Voice, view: View, seat: int, circle: str) -> Text:
    """A circle: the unit that is there, then the markers of the circle."""
    if not circle:
        return Text()
    text = occupied(voice, unit(view, seat, circle), Text(f"{circle} ", "bold"))
    marker = markers(voice, view, seat, circle)
    return text.append(f"\n   {marker}", "not bold not dim magenta") if marker else text


def markers(voice: Voice, view: View, seat: int, circle: str) -> str:
    """The markers on a circle by name; nothing where there is none."""
    number = [zone.name for zone in voice.game.layout.zones].index(circle) + 1
    cards = view.seats[seat].zones.get("markers", ())
    found = [card.card for card in cards if card is not None and card.marks.get("under") == number]
    return voice.cards(found) if found else ""


def occupied(voice: Voice, card: ViewCard | None, text: Text) -> Text:
    """A unit's name, then its numbers as they are now, and how it stands."""
    if card is None:
        return text.append("-", "not bold dim")
    printed = voice.find(card.card)
    resting = bool(card.marks.get("rest"))
    text.append(voice.card(card.card), "bold" if not resting else "not bold italic dim")
    if printed is None:
        return text.append(f"\n{voice.say('mark.face.1')}", "yellow")
    text.append("\n   ")
    for stat, now in card.values.items():
        short = voice.say(f"cell.{stat}", {"n": now})
        usual = printed.numbers.get(stat, 0)
        if short and stat in printed.numbers:
            text.append(f"{short} ", "not bold green" if now > usual else "not bold red" if now < usual else "not bold")
    said = [*states(voice, card), *icons(voice, printed.traits.get("icons", ()))]
    return text.append(" ".join(word for word in said if word), "not bold yellow")


def icons(voice: Voice, found: tuple[str, ...]) -> list[str]:
    """The icons that matter on a circle, as letters."""
    return [voice.say(f"icon_letter.{icon}") for icon in found]


def states(voice: Voice, card: ViewCard) -> list[str]:
    """How a unit lies there."""
    named = voice.game.layout.mark_names
    words = [voice.say(f"mark.{mark}.{card.marks.get(mark, 0)}") for mark in named]
    words += [voice.say(f"mark.{mark}", {"n": n}) for mark, n in card.marks.items() if mark not in named]
    return [word for word in words if word]


def heart(voice: Voice, view: View, seat: int, circle: str) -> CardDef | None:
    """The heart that lends its power to a G unit on the vanguard circle: the chosen one of two."""
    card = unit(view, seat, circle)
    printed = voice.find(card.card) if card is not None else None
    if card is None or printed is None or (circle, printed.kind) != ("V", "G unit") or card.marks.get("deleted"):
        return None
    hearts = [one for one in view.seats[seat].zones.get("heart", ()) if one is not None]
    hearts.sort(key=lambda one: not one.marks.get("chosen_heart"))
    return voice.find(hearts[0].card) if hearts else None


def raised(voice: Voice, view: View, seat: int, circle: str) -> list[Text]:
    """What changed a unit's numbers: abilities and triggers by name, then what the rules and lasting abilities add."""
    card = unit(view, seat, circle)
    printed = voice.find(card.card) if card is not None else None
    if card is None or printed is None:
        return []
    lines: list[Text] = []
    for stat, now in card.values.items():
        usual = printed.numbers.get(stat, 0)
        if now == usual or not voice.say(f"short.{stat}"):
            continue
        parts: list[str] = []
        rest = now - usual
        for change in view.modifiers:
            if change.handle == card.handle and change.stat == stat:
                rest -= change.amount
                name = voice.game.ability(change.ability).name if change.ability else voice.say("board.trigger")
                parts.append(f"{change.amount:+} {name}")
        lent = heart(voice, view, seat, circle) if stat == "power" else None
        if lent is not None:
            rest -= lent.numbers["power"]
            parts.append(f"{lent.numbers['power']:+} {voice.say('board.heart', {'card': lent.name})}")
        parts += [f"{rest:+} {voice.say('board.lasting')}"] if rest else []
        params: dict[str, Parameter] = {"circle": circle, "stat": name_of(voice, "stat", stat), "usual": usual}
        lines.append(Text(f"{voice.say('board.raised', params)} {', '.join(parts)}", "dim"))
    return lines
