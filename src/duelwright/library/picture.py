"""A deck as one picture: a self-contained SVG of its cards, in the look of the browser client."""

from __future__ import annotations

import math
import re
from html import escape
from typing import Final

import msgspec

from ..core.card import CardDef
from ..core.deck import Deck
from ..core.errors import DuelwrightError
from ..core.game import Game
from ..facets.figures import Rows, counted, known, tally
from ..language.voice import Voice
from ..language.words import table_of
from ..speech.names import capital, name_of
from .statistics import trigger_of

INKS: Final = {  # this, the emblems and the shapes are those of the browser client: a card looks the same here
    "dragon": "#9a2d20", "keter": "#7d5a0c", "dark": "#563a86", "brandt": "#23568c", "stoicheia": "#2a673b",
    "lyrical": "#932e68", "monster": "#79481c", "spell": "#0f6459", "weapon": "#3b4d62", "item": "#2d6546",
    "ace": "#8d2b3f", "order": "#4a4f55", "royal": "#274a8c", "oracle": "#7a2f66", "angel": "#9a3050",
    "genesis": "#4d4494", "narukami": "#6d5700", "tachikaze": "#6e4a14", "murakumo": "#5b3b55", "nova": "#8f3a12",
    "link": "#3d3f66", "spike": "#5c2b66", "gear": "#7a4413", "aqua": "#0f5a78", "nature": "#4b5f14",
}  # fmt: skip
CLANS: Final = {
    "Royal Paladin": "royal", "Shadow Paladin": "dark", "Gold Paladin": "keter", "Oracle Think Tank": "oracle",
    "Angel Feather": "angel", "Genesis": "genesis", "Kagero": "dragon", "Narukami": "narukami",
    "Tachikaze": "tachikaze", "Murakumo": "murakumo", "Nubatama": "murakumo", "Nova Grappler": "nova",
    "Dimension Police": "brandt", "Link Joker": "link", "Spike Brothers": "spike", "Dark Irregulars": "dark",
    "Pale Moon": "oracle", "Gear Chronicle": "gear", "Aqua Force": "aqua", "Granblue": "aqua",
    "Bermuda Triangle": "lyrical", "Neo Nectar": "stoicheia", "Great Nature": "nature", "Megacolony": "nature",
}  # fmt: skip
NATIONS: Final = {
    "Dragon Empire": "dragon", "Dark States": "dark", "Keter Sanctuary": "keter", "Brandt Gate": "brandt",
    "Stoicheia": "stoicheia", "Lyrical Monasterio": "lyrical", "United Sanctuary": "royal", "Star Gate": "link",
    "Dark Zone": "spike", "Magallanica": "aqua", "Zoo": "nature", "Cray Elemental": "genesis", "SHAMAN KING": "gear",
    "Touken Ranbu": "murakumo", "Record of Ragnarok": "narukami",
}  # fmt: skip
KINDS: Final = {"gift": "keter", "crest": "gear"}  # other kinds have inks of their own name, or that of orders
OTHERS: Final = ("royal", "dragon", "stoicheia", "dark", "gear", "aqua", "oracle", "link", "nature", "angel")
STOCK, STOCK_TEXT, STOCK_QUIET, FOIL = "#f5efdf", "#1d211c", "#4d4a3c", "#f0c86a"
TRIGGERS: Final = {  # shape, letter and colour: never colour alone
    "critical": ("M12 1 15.2 8 22.8 8.6 17 13.6 18.8 21 12 17 5.2 21 7 13.6 1.2 8.6 8.8 8Z", "#8f6400"),
    "draw": ("M3 2H21V22H3Z", "#b3261e"),
    "heal": ("M8 1H16V8H23V16H16V23H8V16H1V8H8Z", "#1c7a4a"),
    "front": ("M12 1 23 11 18 11 18 22 6 22 6 11 1 11Z", "#2460a8"),
    "stand": ("M12 0 24 12 12 24 0 12Z", "#1f6680"),
    "over": ("M12 1A11 11 0 1 0 12.01 1Z", "#6a3aa0"),
}
SKILLS: Final = {
    "boost": "M4 13 12 5l8 8M4 20l8-8 8 8",
    "intercept": "M4 12h14M12 5l7 7-7 7",
    "twin drive": "M7 3v18M17 3v18M3 8l4-5 4 5M13 8l4-5 4 5",
    "triple drive": "M5 4v17M12 4v17M19 4v17M2 8l3-4 3 4M9 8l3-4 3 4M16 8l3-4 3 4",
    "order": "M6 4h12v16H6zM9 9h6M9 14h6",
}
SHIELD: Final = "M50 10 84 22V48C84 70 69 83 50 92 31 83 16 70 16 48V22Z"


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


def _ink_of(card: CardDef | None) -> str:
    """The ink of a card's spine, by clan, nation or kind."""
    for trait, inks in (("clan", CLANS), ("nation", NATIONS)):
        for name in (card.traits.get(trait, ()) if card else ())[:1]:
            return INKS[inks.get(name, OTHERS[sum(map(ord, name)) % len(OTHERS)])]
    return INKS.get(KINDS.get(card.kind, card.kind) if card else "", INKS["order"])


def _star(points: int, outer: int, inner: int) -> str:
    corners = []
    for i in range(2 * points):
        angle, radius = math.radians(-90 + i * 180 / points), inner if i % 2 else outer
        corners.append(f"{50 + radius * math.cos(angle):.1f} {50 + radius * math.sin(angle):.1f}")
    return f"M{'L'.join(corners)}Z"


SIGILS: Final = {
    "sword": "M50 10 57 24V60H70V68H57V82L50 90 43 82V68H30V60H43V24Z",
    "flame": "M52 8C58 26 76 38 76 60 76 79 63 90 50 90S24 79 24 60C24 47 33 40 37 28 43 37 46 44 45 51 52 42 55 27 52"
    " 8ZM50 82C58 82 63 76 63 68 63 60 56 56 54 48 48 56 37 60 37 69 37 77 42 82 50 82Z",
    "wing": "M14 74C20 42 44 20 88 14 84 27 78 34 69 38L80 39C73 49 65 54 56 56L67 58C58 67 48 71 37 71L46 75"
    "C36 83 23 84 14 74Z",
    "sun": _star(12, 42, 26) + "M50 34a16 16 0 1 0 .01 0Z",
    "tower": "M33 88V42H26V16H37V25H45V16H55V25H63V16H74V42H67V88H57V68A7 7 0 0 0 43 68V88Z",
    "eye": "M8 50C26 22 74 22 92 50 74 78 26 78 8 50ZM50 33a17 17 0 1 0 .01 0ZM50 42a8 8 0 1 1-.01 0Z",
    "claw": "M22 12C36 34 38 60 24 90 44 66 46 34 22 12ZM46 8C60 32 62 62 46 94 70 66 70 32 46 8Z"
    "M72 14C83 36 84 58 72 84 92 60 92 34 72 14Z",
    "shield": SHIELD + "M50 22V80C64 73 73 64 73 48V30Z",
    "star": _star(5, 44, 18),
    "star8": _star(8, 44, 22),
    "star4": _star(4, 46, 13),
    "wave": "M8 40C22 20 36 22 48 38 60 54 74 54 92 34 86 58 70 66 52 58 36 50 22 50 8 62Z"
    "M8 66C24 54 38 56 50 66 62 76 76 76 92 62 84 84 66 90 50 82 34 74 20 76 8 84Z",
    "leaf": "M50 8C84 32 82 70 50 93 18 70 16 32 50 8ZM47 26V84H53V26Z",
    "moon": "M64 10A42 42 0 1 0 90 66 34 34 0 0 1 64 10Z",
    "crown": "M12 30 33 50 50 16 67 50 88 30 80 74H20ZM20 79H80V87H20Z",
    "spear": "M50 4 66 36 55 32V94H45V32L34 36Z",
    "gem": "M30 16H70L90 42 50 90 10 42ZM34 24 24 40H40ZM50 24 46 40H54ZM66 24 60 40H76Z",
    "glass": "M24 10H76V20C76 38 60 44 57 50 60 56 76 62 76 80V90H24V80C24 62 40 56 43 50 40 44 24 38 24 20Z"
    "M36 82H64C62 74 56 70 50 64 44 70 38 74 36 82Z",
    "horn": "M16 14C26 32 36 37 50 37S74 32 84 14C90 40 80 56 68 62L61 84 50 94 39 84 32 62C20 56 10 40 16 14Z"
    "M36 50 46 60 38 62ZM64 50 54 60 62 62Z",
    "lamp": "M44 8H56V16C66 18 72 26 72 36H28C28 26 34 18 44 16ZM30 42H70L64 76H36ZM32 82H68V90H32Z"
    "M50 48C45 56 44 60 44 64A6 6 0 0 0 56 64C56 60 55 56 50 48Z",
    "axe": "M46 8H54V92H46ZM56 18C76 14 88 28 88 42 78 50 66 50 56 44ZM44 18C24 14 12 28 12 42 22 50 34 50 44 44Z",
    "key": "M50 8A20 20 0 1 0 50.01 8ZM50 19A9 9 0 1 1 49.99 19ZM45 48H55V66H68V74H55V80H64V88H55V94H45Z",
    "book": "M10 20C24 14 38 16 48 24V84C38 76 24 74 10 80ZM90 20C76 14 62 16 52 24V84C62 76 76 74 90 80Z",
    "bow": "M30 8C70 24 70 76 30 92L27 86C52 70 52 30 27 14ZM20 47H78V40L94 50 78 60V53H20Z",
    "bell": "M46 10H54V18C70 20 74 36 74 52 74 64 80 68 84 74H16C20 68 26 64 26 52 26 36 30 20 46 18Z"
    "M40 79H60A10 10 0 0 1 40 79Z",
    "mask": "M14 24C36 14 64 14 86 24 88 56 74 80 50 92 26 80 12 56 14 24ZM28 42C34 36 42 38 45 46 38 50 32 48 28 42Z"
    "M72 42C66 36 58 38 55 46 62 50 68 48 72 42ZM40 68C46 72 54 72 60 68 56 76 44 76 40 68Z",
}
SUGGESTED: Final = [  # words of a name that suggest a sigil; the first that fits
    ("shield|guard|aegis|buckler|armou?r|defen|barrier", "shield"), ("dragon|drake|saur|wyvern", "horn claw wing"),
    ("bow|arrow|archer|shoot|sniper|boomerang", "bow"), ("axe|hammer|cleaver|ogre|raider", "axe"),
    ("spear|lance|pike|harpoon|halberd", "spear"),
    ("sword|blade|saber|knife|dagger|knight|paladin|duel", "sword spear"),
    ("fire|flame|blaze|burn|ember|inferno|heat|lava|salamander", "flame"),
    ("sun|dawn|solar|light|shine|bright", "sun star8"), ("moon|night|dark|shadow|abyss|black", "moon"),
    ("king|queen|emperor|lord|monarch|captain|prince", "crown"),
    ("bird|wing|feather|angel|falcon|eagle|butterfly|harpie", "wing"),
    ("sea|wave|water|aqua|tide|storm|river|mermaid|splash", "wave"),
    ("flower|tree|leaf|plant|elf|forest|nectar|herb", "leaf"),
    ("book|sage|magic|scholar|wizard|sorcer|witch|spell|rune", "book star8"),
    ("song|bell|idol|sing|chorus|melod|prism", "bell"), ("time|chrono|gear|clock|steam", "glass"),
    ("jewel|gem|crystal|diamond|stone|jar|pot", "gem"), ("clown|mask|ninja|stealth|spy|phantom", "mask"),
    ("eye|oracle|seer|watch|scout|look", "eye"), ("castle|tower|fort|gate|wall|house", "tower"),
    ("star|cosmo|galax|nova|meteor", "star star4 star8"), ("beast|wolf|tiger|lion|dog|claw|fang|hound", "claw"),
]  # fmt: skip
WORD, POINTS, SMALLER = 0xFFFFFFFF, 168, "translate(14 14) scale(.72)"


def _hash(text: str) -> int:
    """FNV-1a."""
    value = 2166136261
    for letter in text:
        value = (value ^ ord(letter)) * 16777619 & WORD
    return value


def _numbers(text: str, count: int) -> list[int]:
    """Numbers from a text, the same everywhere."""
    value, found = _hash(text), []
    for _ in range(count):
        value = (value ^ value >> 15) * 2246822507 & WORD
        value = (value ^ value >> 13) * 3266489909 & WORD
        value ^= value >> 16
        found.append(value)
    return found


def _emblem(card: str, name: str) -> str:
    """An element to be used: an engraved rosette in the current colour, and a sigil; both seeded by the card's id."""
    a, b, c, d, e = _numbers(card, 5)
    petals, ripple, radius, depth = 5 + a % 9, 2 + b % 3, 30 + c % 6, 9 + d % 8
    points = []
    for turn in (2 * math.pi * i / POINTS for i in range(POINTS)):
        r = radius + depth * math.cos(petals * turn) + 3 * math.cos(petals * ripple * turn)
        points.append(f"{50 + r * math.cos(turn):.1f} {50 + r * math.sin(turn):.1f}")
    fit = next((sigils.split() for words, sigils in SUGGESTED if re.search(words, name, re.IGNORECASE)), list(SIGILS))
    turns = [f"rotate({90 / petals * i:.2f} 50 50)" for i in (1, 2, 3)]
    turns += [SMALLER, f"{turns[1]} {SMALLER}"]
    uses = "".join(f'<use href="#r{_hash(card):08x}" transform="{turn}"/>' for turn in turns)
    return (
        f'<g id="e{_hash(card):08x}"><g fill="none" stroke="currentColor" stroke-width=".8" opacity=".62">'
        f'<path id="r{_hash(card):08x}" d="M{"L".join(points)}Z"/>{uses}</g>'
        f'<path fill-rule="evenodd" transform="translate(25 25) scale(.5)" d="{SIGILS[fit[e % len(fit)]]}"/></g>'
    )


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
    shape, colour = TRIGGERS.get(kind, TRIGGERS["over"])
    drawn = f'<g transform="translate({x:g} {y:g}) scale({size / 24:.3g})"><path d="{shape}" fill="{colour}"'
    return f'{drawn} stroke="#fff"/>{_text(12, 16.6, 12.5, kind[:1].upper(), "#fff", MIDDLE + BOLD)}</g>'


def _spine(card: CardDef | None, ink: str) -> str:
    """Grade or level, skill, and shield or defense; of other cards the letter of their kind, the same everywhere."""
    numbers, kind = (card.numbers, card.kind) if card else ({}, "?")
    icons = ("order",) if kind.endswith("order") else card.traits.get("icons", ()) if card else ()
    corner = str(numbers.get("grade", numbers.get("level", kind[:1].upper())))
    shield = numbers.get("shield", numbers.get("defense", 0))
    drawn = f'<rect width="{SPINE}" height="{HIGH}" fill="{ink}"/>'
    drawn += _text(SPINE / 2, 21, 18, corner, STOCK, MIDDLE + BOLD)
    for skill in [SKILLS[icon] for icon in icons if icon in SKILLS][:1]:
        drawn += f'<path transform="translate(5 28) scale(.54)" d="{skill}" fill="none" stroke="{STOCK}"'
        drawn += ' stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>'
    if shield:
        up = f' transform="translate(17 {HIGH - 8}) rotate(-90) scale({SQUEEZE} 1)"'
        drawn += f'<text{up} font-size="14.5" fill="{STOCK}"{BOLD}>{_digits(shield)}</text>'
    return drawn


def _foot(voice: Voice, card: CardDef | None) -> str:
    """What a card is worth in a fight; its kind where it does not fight."""
    numbers = card.numbers if card else {}
    if "block" in numbers:
        drawn = ""
        for x, stat, path in ((SPINE + 4, "attack", SIGILS["sword"]), (SPINE + 42, "block", SHIELD)):
            drawn += f'<path transform="translate({x} {HIGH - 21}) scale(.14)" d="{path}" fill="{STOCK_QUIET}"/>'
            drawn += _text(x + 16, HIGH - 9, 17, str(numbers.get(stat, 0)), STOCK_TEXT, BOLD, SQUEEZE)
        return drawn
    for stat in [stat for stat in ("power", "attack") if stat in numbers]:
        mark = f"★{numbers['critical']}" if "critical" in numbers else _word(voice, "short", stat)
        big = _text(SPINE + 6, HIGH - 9, 19, _digits(numbers[stat]), STOCK_TEXT, BOLD, SQUEEZE)
        return big + _text(WIDE - 5, HIGH - 9, 12, mark, STOCK_QUIET, END + BOLD, SQUEEZE)
    kind = _said(voice, "kind", card.kind) if card else "?"
    room = (WIDE - SPINE - 11) / SQUEEZE
    size = round(max(8.0, min(12.5, room / _width(kind))), 1)
    return _text(SPINE + 6, HIGH - 10, size, _clipped(kind, room / size + 0.1), STOCK_QUIET, BOLD, SQUEEZE)


def _art(card: CardDef | None, name: str, ink: str, height: float) -> str:
    rank = _rank(card)
    ground = {1: _mixed(STOCK, ink, 0.16), 2: _mixed(STOCK, ink, 0.38), 3: f"url(#g{ink[1:]})"}[rank]
    colour = {1: ink, 2: _mixed("#000000", ink, 0.86), 3: STOCK}[rank]
    wide = WIDE - SPINE
    return (
        f'<rect x="{SPINE}" width="{wide}" height="{height:g}" fill="{ground}"/>'
        f'<svg x="{SPINE}" width="{wide}" height="{height:g}" viewBox="0 0 {wide} {height:g}">'
        f'<use href="#e{_hash(name):08x}" color="{colour}" fill="{FOIL if rank == 3 else colour}"'
        f' transform="translate({wide / 2 - 42:g} {height / 2 - 42:g}) scale(.84)"/></svg>'
        f'<path d="M{SPINE} {height:g}H{WIDE}" stroke="#000" stroke-opacity=".2"/>'
    )


def _card(voice: Voice, look: Look, name: str, copies: int, x: float, y: float) -> str:
    """A card, the edges of more copies behind it, and their number."""
    card = known(voice.game, name)
    ink, kind = _ink_of(card), trigger_of(voice.game, card) if card else ""
    title = plain(card.name if card else name) or "?"
    size, lines = _fitted(title, WIDE - SPINE - 9)
    line = size * 1.08
    art = HIGH - FOOT - max(2, len(lines)) * line - 5
    top = (HIGH - FOOT + art - len(lines) * line) / 2 + size * 0.86
    edge = f'width="{WIDE}" height="{HIGH}" rx="6" fill="{_mixed(STOCK, look.line, 0.6)}" stroke-width=".7"'
    edge += f' stroke="{_mixed(look.line, "#000000", 0.3)}"/>'
    return "".join([
        f'<g transform="translate({x:g} {y:g})"><title>{copies} × {escape(title)}</title>',
        *(f'<rect x="{3 * n}" y="{3 * n}" {edge}' for n in range(min(copies, 3) - 1, 0, -1)),
        f'<g clip-path="url(#card)"><rect width="{WIDE}" height="{HIGH}" fill="{STOCK}"/>', _spine(card, ink),
        _art(card, name, ink, round(art, 1)),
        *(_text(SPINE + 6, top + i * line, size, row, STOCK_TEXT, BOLD, SQUEEZE) for i, row in enumerate(lines)),
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
        raise DuelwrightError(f"no theme {theme!r}; the themes are: {', '.join(THEMES)}")
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
    for ink in sorted({_ink_of(card) for card in cards.values() if _rank(card) == 3}):
        drawn += f'<radialGradient id="g{ink[1:]}" cy=".45" r=".7"><stop stop-color="{_mixed(ink, "#ffffff", 0.16)}"/>'
        drawn += f'<stop offset=".5" stop-color="{ink}"/><stop offset="1" stop-color="{_mixed(ink, "#000000", 0.32)}"/>'
        drawn += "</radialGradient>"
    return f"<defs>{drawn}{''.join(_emblem(name, card.name if card else '') for name, card in cards.items())}</defs>"


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
        for kind in sorted(triggers, key=[*TRIGGERS, *triggers].index):
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
    ink = _mixed(_ink_of(max(cards, key=lambda row: row[1])[0]), "#ffffff", look.lighten)
    drawn = ""
    for i, value in enumerate(values):
        middle, high = round(PANEL + 18 + (i + 0.5) * step, 1), round(84 * counts[value] / max(counts.values()), 1)
        drawn += f'<rect x="{middle - bar / 2:.1f}" y="{base - high:.1f}" width="{bar:.1f}" height="{high}" rx="3"'
        drawn += f' fill="{ink}"/>' + _text(middle, base + 18, 13, str(value), look.quiet, MIDDLE)
        drawn += _text(middle, round(base - high - 6, 1), 13, str(counts[value]), look.text, MIDDLE + BOLD)
    return f'{drawn}<path d="M{PANEL + 18} {base:g}h{INNER}" stroke="{look.quiet}"/>'
