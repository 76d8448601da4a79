"""A deck as one picture: a self-contained SVG of its cards, in the look of the browser client."""

from __future__ import annotations

import re
from html import escape
from typing import Final

import msgspec

from ..core.card import CardDef
from ..core.deck import Deck
from ..core.errors import DuelwrightError, worded
from ..core.game import Game
from ..facets.figures import Rows, counted, known, tally
from ..facets.record import LibraryError
from ..language.voice import Voice
from ..language.words import table_of
from ..speech.names import capital, name_of
from .look import LOOK, emblem, ink_of, name_hash
from .statistics import trigger_of

PAPER, PRINT, QUIET_PRINT = LOOK.stock.paper, LOOK.stock.text, LOOK.stock.quiet


class Look(msgspec.Struct, frozen=True):
    """The colours around the cards."""

    ground: str
    surface: str
    line: str
    text: str
    quiet: str
    lighten: float  # how much an ink is lightened to be read on the surface


THEMES: Final = {
    "light": Look("#eee9dc", "#fbf8f0", "#cfc7b3", "#1a2322", "#58625d", 0.0),
    "dark": Look("#0e1516", "#1a2526", "#3a4e50", "#f1eee2", "#9fb0aa", 0.45),
}


def _mixed(colour: str, other: str, part: float) -> str:
    """A colour with a part of another in it."""
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{int(a + (b - a) * part + 0.5):02x}" for a, b in pairs)


SQUEEZE, LONGEST = 0.8, 300  # names on cards are set narrow; letters of a text that are looked at
WIDTHS: Final = {  # of bold letters that are not as wide as most, in their size
    **dict.fromkeys("iIjl.,:;'’!| ", 0.33), **dict.fromkeys('ftr-()[]"/', 0.43),
    **dict.fromkeys("mwMWшщжюыфмШЩЖЮЫФМ@%&", 0.96),
}  # fmt: skip
END, MIDDLE, BOLD = ' text-anchor="end"', ' text-anchor="middle"', ' font-weight="700"'


def plain(text: str) -> str:
    """A text on one line, without characters that are not for people.

    >>> plain("a\\x00 \\u202e<b>\\n c")
    'a <b> c'
    """
    return " ".join("".join(letter for letter in text if letter.isprintable() or letter.isspace()).split())


def _width(text: str) -> float:
    """About how wide a bold text is, in its own size; letters from the East are square."""
    return sum(WIDTHS.get(c, 1.0 if c > "\u2e80" else 0.74 if c.isupper() else 0.63) for c in text)


def _clipped(text: str, most: float) -> str:
    """A text that is no wider than `most` times its size; what is cut off is marked."""
    if len(text) <= LONGEST and _width(text) <= most:
        return text
    text = text[:LONGEST]
    while text and _width(text) + 1 > most:
        text = text[:-1]
    return f"{text.rstrip()}…"


def _wrapped(text: str, most: float) -> list[str]:
    """Lines that are each no wider than `most` times their size, where the words allow it."""
    lines: list[str] = []
    for word in re.findall(r"[^\s-]+-*\s?|-+\s?", text):
        if lines and _width((lines[-1] + word).rstrip()) <= most:
            lines[-1] += word
        else:
            lines.append(word)
    return [line.rstrip() for line in lines]


def _fitted(text: str, width: float) -> tuple[float, list[str]]:
    """The largest size in which a name fits into three lines, and the lines; the smallest cuts them off."""
    for half in range(29, 15, -1):
        size, room = half / 2, width / (half / 2 * SQUEEZE)
        lines = _wrapped(text[:LONGEST], room)
        if len(lines) <= 3 and all(_width(line) <= room for line in lines):
            return size, lines
    return size, [_clipped(line, room) for line in (*lines[:2], " ".join(lines[2:])) if line]


def _digits(number: int) -> str:
    """A number with thin spaces between thousands, short where it is huge."""
    return f"{_digits(number // 1_000_000)}M" if number >= 1_000_000 else f"{number:,}".replace(",", "\u202f")


def _text(x: float, y: float, size: float, text: str, fill: str, more: str = "", narrow: float = 1.0) -> str:
    place = f'x="{x:g}" y="{y:g}"' if narrow == 1 else f'transform="translate({x:g} {y:g}) scale({narrow:g} 1)"'
    return f'<text {place} font-size="{size:g}" fill="{fill}"{more}>{escape(plain(text))}</text>'


def _word(voice: Voice, scope: str, stat: str) -> str:
    """What a number is called: its message without a number in it."""
    return voice.say(f"{scope}.{stat}", {"n": ""}).strip() or stat


def _said(voice: Voice, scope: str, name: str) -> str:
    return capital(name_of(voice, scope, name))


# --- a card -----------------------------------------------------------------------------------------------------------

WIDE, HIGH, SPINE, FOOT = 112, 163, 23, 27


def _rank(card: CardDef | None) -> int:
    """How richly a card is printed: plain, in deeper colour, or in full ink with foil."""
    if card is None or card.kind == "ace":
        return 1 if card is None else 2
    level = card.numbers.get("level")
    return min(3, max(1, card.numbers.get("grade", 1))) if level is None else 1 + (level >= 5) + (level >= 7)


def _trigger(kind: str, x: float, y: float, size: float) -> str:
    icon = LOOK.triggers.get(kind, LOOK.triggers["over"])
    drawn = f'<g transform="translate({x:g} {y:g}) scale({size / 24:.3g})"><path d="{icon.shape}" fill="{icon.colour}"'
    return f'{drawn} stroke="#fff"/>{_text(12, 16.6, 12.5, kind[:1].upper(), "#fff", MIDDLE + BOLD)}</g>'


def _spine(card: CardDef | None, ink: str) -> str:
    """Grade or level, skill, and shield or defense; of other cards the letter of their kind, the same everywhere."""
    numbers, kind = (card.numbers, card.kind) if card else ({}, "?")
    icons = ("order",) if kind.endswith("order") else card.traits.get("icons", ()) if card else ()
    corner = str(numbers.get("grade", numbers.get("level", kind[:1].upper())))
    shield = numbers.get("shield", numbers.get("defense", 0))
    drawn = f'<rect width="{SPINE}" height="{HIGH}" fill="{ink}"/>'
    drawn += _text(SPINE / 2, 21, 18, corner, PAPER, MIDDLE + BOLD)
    for skill in [LOOK.skills[icon] for icon in icons if icon in LOOK.skills][:1]:
        drawn += f'<path transform="translate(5 28) scale(.54)" d="{skill}" fill="none" stroke="{PAPER}"'
        drawn += ' stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>'
    if shield:
        up = f' transform="translate(17 {HIGH - 8}) rotate(-90) scale({SQUEEZE} 1)"'
        drawn += f'<text{up} font-size="14.5" fill="{PAPER}"{BOLD}>{_digits(shield)}</text>'
    return drawn


def _foot(voice: Voice, card: CardDef | None) -> str:
    """What a card is worth in a fight; its kind where it does not fight."""
    numbers = card.numbers if card else {}
    if "block" in numbers:
        drawn = ""
        for x, stat, path in ((SPINE + 4, "attack", LOOK.sigils["sword"]), (SPINE + 42, "block", LOOK.shield)):
            drawn += f'<path transform="translate({x} {HIGH - 21}) scale(.14)" d="{path}" fill="{QUIET_PRINT}"/>'
            drawn += _text(x + 16, HIGH - 9, 17, str(numbers.get(stat, 0)), PRINT, BOLD, SQUEEZE)
        return drawn
    for stat in [stat for stat in ("power", "attack") if stat in numbers]:
        mark = f"★{numbers['critical']}" if "critical" in numbers else _word(voice, "short", stat)
        big = _text(SPINE + 6, HIGH - 9, 19, _digits(numbers[stat]), PRINT, BOLD, SQUEEZE)
        return big + _text(WIDE - 5, HIGH - 9, 12, mark, QUIET_PRINT, END + BOLD, SQUEEZE)
    kind = _said(voice, "kind", card.kind) if card else "?"
    room = (WIDE - SPINE - 11) / SQUEEZE
    size = round(max(8.0, min(12.5, room / _width(kind))), 1)
    return _text(SPINE + 6, HIGH - 10, size, _clipped(kind, room / size + 0.1), QUIET_PRINT, BOLD, SQUEEZE)


def _art(card: CardDef | None, name: str, ink: str, height: float) -> str:
    rank = _rank(card)
    ground = {1: _mixed(PAPER, ink, 0.16), 2: _mixed(PAPER, ink, 0.38), 3: f"url(#g{ink[1:]})"}[rank]
    colour = {1: ink, 2: _mixed("#000000", ink, 0.86), 3: PAPER}[rank]
    wide = WIDE - SPINE
    return (
        f'<rect x="{SPINE}" width="{wide}" height="{height:g}" fill="{ground}"/>'
        f'<svg x="{SPINE}" width="{wide}" height="{height:g}" viewBox="0 0 {wide} {height:g}">'
        f'<use href="#e{name_hash(name):08x}" color="{colour}" fill="{LOOK.stock.foil if rank == 3 else colour}"'
        f' transform="translate({wide / 2 - 42:g} {height / 2 - 42:g}) scale(.84)"/></svg>'
        f'<path d="M{SPINE} {height:g}H{WIDE}" stroke="#000" stroke-opacity=".2"/>'
    )


def _card(voice: Voice, look: Look, name: str, copies: int, x: float, y: float) -> str:
    """A card, the edges of more copies behind it, and their number."""
    card = known(voice.game, name)
    ink, kind = ink_of(card), trigger_of(voice.game, card) if card else ""
    title = plain(card.name if card else name) or "?"
    size, lines = _fitted(title, WIDE - SPINE - 9)
    line = size * 1.08
    art = HIGH - FOOT - max(2, len(lines)) * line - 5
    top = (HIGH - FOOT + art - len(lines) * line) / 2 + size * 0.86
    edge = f'width="{WIDE}" height="{HIGH}" rx="6" fill="{_mixed(PAPER, look.line, 0.6)}" stroke-width=".7"'
    edge += f' stroke="{_mixed(look.line, "#000000", 0.3)}"/>'
    return "".join([
        f'<g transform="translate({x:g} {y:g})"><title>{copies} × {escape(title)}</title>',
        *(f'<rect x="{3 * n}" y="{3 * n}" {edge}' for n in range(min(copies, 3) - 1, 0, -1)),
        f'<g clip-path="url(#card)"><rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>', _spine(card, ink),
        _art(card, name, ink, round(art, 1)),
        *(_text(SPINE + 6, top + i * line, size, row, PRINT, BOLD, SQUEEZE) for i, row in enumerate(lines)),
        _foot(voice, card), _trigger(kind, WIDE - 28, 4, 24) if kind else "",
        f'</g><rect x=".5" y=".5" width="{WIDE - 1}" height="{HIGH - 1}" rx="5.5" fill="none" stroke="#000"',
        f' stroke-opacity=".22"/>{_badge(look, copies) if copies > 1 else ""}</g>',
    ])  # fmt: skip


def _badge(look: Look, copies: int) -> str:
    wide = 20 + 9 * len(str(copies))
    pill = f'<rect x="{WIDE + 4 - wide}" y="{HIGH - 3}" width="{wide}" height="19" rx="9.5" fill="{look.surface}"'
    number = _text(WIDE + 4 - wide / 2, HIGH + 11, 13, f"×{copies}", look.text, MIDDLE + BOLD)
    return f'{pill} stroke="{look.quiet}"/>{number}'


# --- the page ---------------------------------------------------------------------------------------------------------

MARGIN, HEAD, COLUMNS, STEP, DOWN = 32, 104, 8, WIDE + 15, HIGH + 28
PANEL, INNER = MARGIN + COLUMNS * STEP + 14, 228  # where the panel begins, and the room in it
PAGE: Final = PANEL + INNER + 36 + MARGIN
MOST_DRAWN, MOST_SECTIONS = 240, 8  # cards of one section, and sections
Sections = list[tuple[str, str, dict[str, int]]]  # name, the zone where its cards start, its cards


def deck_svg(game: Game, deck: Deck, lang: str = "en", theme: str = "light") -> str:
    """A picture of a deck, legal or not: an SVG that needs nothing from anywhere.

    >>> import duelwright as dw
    >>> game = dw.game("asigoc")
    >>> deck_svg(game, game.deck("Ford Raiders")).startswith("<svg")
    True
    """
    if theme not in THEMES:
        raise DuelwrightError(
            worded(
                "no_theme",
                "no theme {theme}; the themes are: {list}",
                {"theme": repr(theme), "list": ", ".join(THEMES)},
            )
        )
    look, voice = THEMES[theme], Voice(game, ("", ""), None, lang)
    sections = _sections(game, deck)
    drawn, y = "", HEAD
    for _, zone, row in sections:
        drawn += _section(voice, look, zone, row, y)
        y += 34 + -(-min(len(row), MOST_DRAWN) // COLUMNS) * DOWN
    panel, end = _panel(voice, look, sections)
    high = max(y, end) + 40
    total = table_of(game.key, lang).lexicon.counted(sum(sum(row.values()) for _, _, row in sections), "card")
    title = _clipped(plain(deck.name), (PAGE - 2 * MARGIN) / 32) or "?"
    return "".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{PAGE}" height="{high}" viewBox="0 0 {PAGE} {high}"',
        f' role="img" font-family="sans-serif"><title>{escape(title)}</title>', _defs(game, sections),
        f'<rect width="{PAGE}" height="{high}" fill="{look.ground}"/>',
        _text(MARGIN, 52, 32, title, look.text, BOLD + ' font-family="serif"'),
        _text(MARGIN, 78, 15, f"{game.name} · {total}", look.quiet), drawn, panel,
        _text(MARGIN, high - 16, 12, "Duelwright", look.quiet, ' font-family="serif" letter-spacing=".5"'), "</svg>",
    ])  # fmt: skip


def _sections(game: Game, deck: Deck) -> Sections:
    """The sections of a deck that have cards; what is ridden comes first."""
    zones = dict(game.deck_rules.sections)
    names = [*zones, *(section for section in deck.cards if section not in zones)]
    names.sort(key=lambda section: section != "ride")
    rows = [(section, zones.get(section, section), counted(deck, section)) for section in names]
    return [row for row in rows if row[2]][:MOST_SECTIONS]


def _order(game: Game, name: str) -> tuple[int, int, int, str]:
    """High grades first, triggers last; in other games by kind, then by what a card is worth."""
    card = known(game, name)
    if card is None:
        return (2, 0, 0, name)
    worth = next((card.numbers[stat] for stat in ("grade", "level", "attack") if stat in card.numbers), 0)
    kind = game.layout.kinds.index(card.kind)
    return (int(bool(trigger_of(game, card))), *((-worth, kind) if "grade" in card.numbers else (kind, -worth)), name)


def _defs(game: Game, sections: Sections) -> str:
    """What is drawn more than once: the outline of a card, the grounds of great cards, the emblems."""
    cards = {name: known(game, name) for _, _, row in sections for name in list(row)[:MOST_DRAWN]}
    drawn = f'<clipPath id="card"><rect width="{WIDE}" height="{HIGH}" rx="6"/></clipPath>'
    for ink in sorted({ink_of(card) for card in cards.values() if _rank(card) == 3}):
        drawn += f'<radialGradient id="g{ink[1:]}" cy=".45" r=".7"><stop stop-color="{_mixed(ink, "#ffffff", 0.16)}"/>'
        drawn += f'<stop offset=".5" stop-color="{ink}"/><stop offset="1" stop-color="{_mixed(ink, "#000000", 0.32)}"/>'
        drawn += "</radialGradient>"
    return f"<defs>{drawn}{''.join(emblem(name, card.name if card else '') for name, card in cards.items())}</defs>"


def _section(voice: Voice, look: Look, zone: str, row: dict[str, int], y: int) -> str:
    names = sorted(list(row)[:MOST_DRAWN], key=lambda name: _order(voice.game, name))
    more = f" (+ {len(row) - len(names)} …)" if len(row) > len(names) else ""
    label = _clipped(plain(_said(voice, "zone", zone)), 40) + more
    drawn = _heading(look, MARGIN, y + 14, label, sum(row.values()), PANEL - MARGIN - 29)
    for i, name in enumerate(names):
        drawn += _card(voice, look, name, row[name], MARGIN + i % COLUMNS * STEP, y + 28 + i // COLUMNS * DOWN)
    return drawn


def _heading(look: Look, x: float, y: float, label: str, count: int, wide: float) -> str:
    number = _text(x + wide, y, 15, str(count), look.text, END + BOLD)
    return (
        f'{_text(x, y, 15, label, look.text, BOLD)}{number}<path d="M{x:g} {y + 7:g}h{wide:g}" stroke="{look.line}"/>'
    )


def _row(look: Look, x: float, y: float, label: str, count: int) -> str:
    label = _clipped(label, (PANEL + 18 + INNER - x - 24) / 12.2)
    right = PANEL + 18 + INNER
    return _text(x, y, 13.5, label, look.quiet) + _text(right, y, 13.5, str(count), look.text, END + BOLD)


def _panel(voice: Voice, look: Look, sections: Sections) -> tuple[str, int]:
    """Beside the cards: the curve of the main deck, its triggers, its kinds of card."""
    main, zone = voice.game.deck_rules.sections[0]
    row = next((row for section, _, row in sections if section == main), {})
    cards = [(card, n) for name, n in row.items() if (card := known(voice.game, name)) is not None]
    drawn, x, y = "", PANEL + 18, HEAD + 14
    for stat in [stat for stat in ("grade", "level", "attack") if any(stat in card.numbers for card, _ in cards)][:1]:
        drawn += _text(x, y, 15, capital(_word(voice, "value", stat)), look.text, BOLD)
        drawn += _curve(look, cards, stat, y + 128)
        y += 186
    triggers = tally(cards, lambda card: [kind] if (kind := trigger_of(voice.game, card)) else [])
    if triggers:
        drawn += _heading(look, x, y, _said(voice, "kind", "trigger unit"), sum(triggers.values()), INNER)
        for kind in sorted(triggers, key=[*LOOK.triggers, *triggers].index):
            y += 29
            drawn += _trigger(kind, x, y - 15, 20)
            drawn += _row(look, x + 28, y, _said(voice, "icon_name", f"{kind} trigger"), triggers[kind])
        y += 42
    drawn += _heading(look, x, y, _said(voice, "zone", zone), sum(row.values()), INNER)
    for kind, n in tally(cards, lambda card: [card.kind]).items():
        y += 26
        drawn += _row(look, x, y, _said(voice, "kind", kind), n)
    frame = f'<rect x="{PANEL}" y="{HEAD - 12}" width="{INNER + 36}" height="{y + 32 - HEAD}" rx="14"'
    return f'{frame} fill="{look.surface}" stroke="{look.line}"/>{drawn}', y + 32


def _curve(look: Look, cards: Rows, stat: str, base: float) -> str:
    """Columns: how many cards there are of each grade, level or attack."""
    counts = tally(cards, lambda card: [card.numbers[stat]] if stat in card.numbers else [])
    values = sorted(counts)[:10]
    step = INNER / len(values)
    bar = min(40.0, step - 8)
    ink = _mixed(ink_of(max(cards, key=lambda row: row[1])[0]), "#ffffff", look.lighten)
    drawn = ""
    for i, value in enumerate(values):
        middle, high = round(PANEL + 18 + (i + 0.5) * step, 1), round(84 * counts[value] / max(counts.values()), 1)
        drawn += f'<rect x="{middle - bar / 2:.1f}" y="{base - high:.1f}" width="{bar:.1f}" height="{high}" rx="3"'
        drawn += f' fill="{ink}"/>' + _text(middle, base + 18, 13, str(value), look.quiet, MIDDLE)
        drawn += _text(middle, round(base - high - 6, 1), 13, str(counts[value]), look.text, MIDDLE + BOLD)
    return f'{drawn}<path d="M{PANEL + 18} {base:g}h{INNER}" stroke="{look.quiet}"/>'


def png_of(svg: str) -> bytes:
    """A picture as PNG, at twice its size; LibraryError where nothing is installed that draws it."""
    try:
        import resvg_py
    except ImportError:
        raise LibraryError(
            worded(
                "no_resvg",
                "a .png is drawn by resvg, which is not installed: pip install 'duelwright[pictures]', or name an .svg",
            )
        ) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=2))
