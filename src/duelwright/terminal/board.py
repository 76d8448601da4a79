"""The board: one seat's view, drawn. Whoever looks sits below."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from .. import View, ViewCard, ViewSeat
from ..language.messages import Parameter
from ..language.voice import Voice
from ..speech.cardline import cardline, shown, value
from ..speech.names import capital, name_of
from .circles import circles
from .hand import grid, hand

LAID_OUT: Final = ("ace", "GC")  # zones that get a row of their own, like slots
WAITING: Final = ("token", "gift")
FACES: Final = ("damage",)  # zones where it matters how many cards lie face up
LONGEST: Final = 30  # of a bar
MOST_PILES: Final = 6  # of a side that are shown even where they are empty
MOST_ROWS: Final = 4  # slots of a side that are shown even where they are empty
COLOURS: Final = ("cyan", "magenta")  # the side below, the side above


def board(voice: Voice, view: View, opened: View | None = None, whole: bool = False) -> Group:
    """The whole table; `opened` is the other seat's view where its hand may be shown too.

    `whole` shows the text of the cards in a hand uncut, below their names.
    """
    below = max(view.viewer, 0)
    above = 1 - below
    parts: list[RenderableType] = [heading(voice, view)]
    if opened is not None:
        parts.append(hand(voice, opened.seats[above], whole))
    upper, lower = side(voice, view, above, COLOURS[1], True), side(voice, view, below, COLOURS[0], False)
    parts += [upper, middle(voice, view), lower]
    if view.viewer >= 0:
        parts.append(hand(voice, view.seats[below], whole))
    return Group(*parts)


def heading(voice: Voice, view: View) -> Text:
    """Which turn and step it is, and whose; before the first turn, that it has not begun."""
    if is_set_up(view):
        return Text(voice.say("terminal.setting_up"), "bold")
    key = "terminal.turn" if view.result is None else "terminal.turn_over"
    said = voice.say(key, {"turn": view.turn, "who": voice.names[view.active]}, voice.is_you(view.active))
    text = Text()
    text.append(said, "bold")
    text.append("   ")
    for phase in [phase for phase in voice.game.phases if phase not in voice.game.layout.skipped]:
        here = phase == view.phase
        name = capital(name_of(voice, "phase_name", phase))
        text.append(f"[{name}] " if here else f"{name} ", "bold yellow" if here else "dim")
    return text


def is_set_up(view: View) -> bool:
    """Whether the table is still being set up: there is no turn yet."""
    return view.turn == 0 and view.result is None


# --- one side ---------------------------------------------------------------------------------------------------------


def side(voice: Voice, view: View, seat: int, colour: str, is_above: bool) -> Panel:
    """One player's side: numbers and piles, then slots and cards that lie open."""
    this = view.seats[seat]
    rows = grid("", "", "dim")
    in_grid = [slot for row in voice.game.face.rows for slot in row]
    found = [(where, card) for where, card in laid_out(voice, this) if where not in in_grid]
    free = [where for where, card in found if card is None]
    for where, card in found:
        if card is not None or len(found) <= MOST_ROWS:
            rows.add_row(*card_row(voice, where, card))
    title = Text(voice.who(seat), f"bold {colour}")
    if view.active == seat and not is_set_up(view):
        title.append(f" {voice.say('terminal.turn_player')}")
    lines: list[RenderableType] = [summary(voice, this), rows]
    if in_grid:
        lines.insert(1, circles(voice, view, seat, is_above))
    if free and len(found) > MOST_ROWS:
        lines.append(Text(f"{voice.say('terminal.free')} {' '.join(free)}", "dim"))
    group = Group(*lines)
    return Panel(group, title=title, title_align="left", box=box.ROUNDED, border_style=colour, padding=(0, 1))


def laid_out(voice: Voice, this: ViewSeat) -> list[tuple[str, ViewCard | None]]:
    """The slots by name, empty ones too, then other cards that lie open on their own."""
    found: list[tuple[str, ViewCard | None]] = []
    for row in voice.game.layout.zones:
        cards = this.zones[row.name]
        if row.name in voice.game.slots:  # a circle is a zone of its own
            found += [(row.name, card) for card in cards or (None,)]
        else:
            found += zip(row.slot_names(), cards, strict=False)
    for zone in LAID_OUT:
        name = capital(name_of(voice, "zone", zone))
        found += [(name, card) for card in this.zones.get(zone, ())]
    return found


def summary(voice: Voice, this: ViewSeat) -> Text:
    """Counters and the sizes of piles."""
    text = Text()
    layout = voice.game.layout
    for i, (name, count) in enumerate(this.counters.items()):
        said = capital(name_of(voice, "counter", name))
        whole = layout.start_counters[i]
        colour = "green" if count * 5 > whole * 2 or not whole else "red"
        text.append(f"{said} {count} ", f"bold {colour}")
        length = 0 if not whole else count if whole <= LONGEST else -(-count * LONGEST // whole)
        text.append("#" * min(length, LONGEST) + "   ", colour)
    rows = [*voice.game.slots, *LAID_OUT, *(zone.name for zone in layout.zones if zone.slots)]
    piles = {zone: _in_play(voice, cards) for zone, cards in this.zones.items() if zone not in rows}
    for zone, cards in piles.items():
        if cards or len(piles) <= MOST_PILES:
            text.append(f"{capital(name_of(voice, 'zone', zone))} {len(cards)}", "bold")
            text.append(_inside(voice, zone, cards) + "   ", "dim")
    return text


def _in_play(voice: Voice, cards: tuple[ViewCard | None, ...]) -> tuple[ViewCard | None, ...]:
    """Without tokens and gifts that wait outside the game until somebody brings them."""
    found = [(card, voice.find(card.card) if card is not None else None) for card in cards]
    return tuple(card for card, printed in found if printed is None or printed.kind not in WAITING)


def _inside(voice: Voice, zone: str, cards: tuple[ViewCard | None, ...]) -> str:
    """What is known of a pile: the top of an open one, or the known ones among hidden cards."""
    known = [card.card for card in cards if card is not None and card.card]
    down = sum(bool(card.marks.get("face")) for card in cards if card is not None)
    if zone in FACES and cards:
        return f" {voice.say('board.faces', {'up': len(cards) - down, 'down': down})}"
    if not known or (zone == "hand" and len(known) == len(cards)):
        return ""
    if len(known) == len(cards):
        return f" {voice.say('terminal.on_top', {'cards': voice.named(known[-1:])})}"
    return f" {voice.say('terminal.known', {'cards': voice.named(known)})}"


def card_row(voice: Voice, where: str, card: ViewCard | None) -> list[RenderableType]:
    """A card in its place: name, numbers as they are now, marks, what it does."""
    head = Text(f"{where:<3} ", "bold")
    if card is None:
        return [head.append("-", "not bold dim"), "", ""]
    printed = voice.find(card.card)
    head.append(voice.card(card.card), "bold" if printed is not None else "not bold")
    if printed is None:
        return [head, Text(marks(voice, where, card), "yellow"), ""]
    text = Text()
    short = any(voice.say(f"short.{stat}") for stat in card.values)
    for stat, now in card.values.items():
        if stat in printed.numbers and (not short or voice.say(f"short.{stat}")):
            usual = printed.numbers[stat]
            said = voice.say(f"short.{stat}", {"n": now}) or value(voice, stat, now)
            text.append(said, "green" if now > usual else "red" if now < usual else "")
            text.append(f" {voice.say('terminal.printed', {'n': usual})}  " if now != usual else "  ", "dim")
    text.append(marks(voice, where, card), "yellow")
    return [head, text, Text(cardline(voice.game, printed, voice.lang))]


def marks(voice: Voice, where: str, card: ViewCard) -> str:
    """How a card lies there, and what it has done; marks with words are told in a slot even where they are 0."""
    named = voice.game.layout.mark_names
    said = [voice.say(f"mark.{mark}.{card.marks.get(mark, 0)}") for mark in named if where in voice.game.slots]
    said += [voice.say(f"mark.{mark}.{n}") for mark, n in card.marks.items() if mark in named and not said]
    said += [voice.say(f"mark.{mark}", {"n": n}) for mark, n in card.marks.items() if mark not in named]
    return ", ".join(words for words in said if words)


# --- between the sides ------------------------------------------------------------------------------------------------


def middle(voice: Voice, view: View) -> Group:
    """What is under way: the attack, and the effects that wait, the next to resolve first."""
    lines = [*_attack(voice, view)]
    if view.chain:
        count: dict[str, Parameter] = {"n": len(view.chain)}
        said = voice.say("board.chain", count) or voice.say("terminal.waiting", count)
        lines.append(Text(f"  {said}", "bold yellow"))
    skipped = voice.game.face.is_nullified
    for place, effect in enumerate(reversed(view.chain)):
        name = voice.game.ability(effect.ability).name
        key = "terminal.next_effect" if place == 0 else "terminal.later_effect"
        said = voice.say(key, {"name": name, "who": voice.names[effect.seat]}, voice.is_you(effect.seat))
        line = Text(f"  {said}")
        is_skipped = skipped is not None and skipped(effect)
        line.highlight_words([name], "bold strike" if is_skipped else "bold")
        if is_skipped:
            line.append(f"  {voice.say('terminal.nullified')}", "bold yellow")
        lines.append(line)
    return Group(*lines)


def _attack(voice: Voice, view: View) -> list[Text]:
    """The attack under way, read from its frame: who attacks, and who blocks."""
    for frame in view.stack:
        if voice.game.procedures[frame.proc].name == "attack":
            attacker = shown(voice, view, frame.source, "attack")
            blocker = shown(voice, view, frame.refs[0], "block") if frame.refs else ""
            params: dict[str, Parameter] = {
                "attacker": attacker, "blocker": blocker, "who": voice.names[1 - frame.seat]
            }  # fmt: skip
            key = "board.blocked" if blocker else "board.attack"
            text = Text(f"  {voice.say(key, params, voice.is_you(1 - frame.seat))}")
            text.highlight_words([attacker, blocker] if blocker else [attacker], "bold")
            text.stylize("bold red", 0, text.plain.find(":") + 1)
            return [text]
    return []
