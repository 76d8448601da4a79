"""Cards of the library and the figures of decks, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from .. import Deck
from ..games import widest
from ..language.figures import figure
from ..language.messages import say
from ..language.voice import Voice, printable
from ..library.definitions import read_card
from ..library.index import UNREAD, Entry, Hint, quoted
from ..library.record import definition
from ..library.statistics import Comparison, Section, Statistics
from ..speech.cardline import icons, numbers, traits
from ..speech.names import capital, exactly, name_of, pair

LONGEST: Final = 300  # characters of a card's words in a table
Texts = dict[str, list[str]]


def voice_of(entry: Entry, lang: str) -> Voice:
    """How a card is spoken of, in its family's widest format."""
    return Voice(widest(entry.record.game), ("", ""), None, lang)


def entry_table(rows: Sequence[tuple[Entry, Texts]], lang: str) -> Table:
    """Cards, one a line."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("card", "kind", "numbers", "effect"):
        table.add_column(say("", lang, f"terminal.column_{column}"))
    for entry, texts in rows:
        voice = voice_of(entry, lang)
        words = " ".join(texts.get(lang) or texts.get("en", []))
        effect = Text(printable(words[:LONGEST] + ("…" if len(words) > LONGEST else "")))
        if entry.status == UNREAD:
            effect = Text(pair(voice, voice.say("library.unread"), ""), "yellow") + effect
        name = Text(printable(entry.record.name)) + Text(f"  {printable(entry.id)}", "dim")
        kind = Text(printable(name_of(voice, "kind", entry.record.kind)))
        table.add_row(name, kind, Text(figures_of(voice, entry)), effect)
    return table


def figures_of(voice: Voice, entry: Entry) -> str:
    """What is printed on a card besides its words, on one line."""
    card = definition(entry.record, entry.id)
    origin = (entry.record.clan or entry.record.nation, entry.record.race)
    said = (numbers(voice, card), icons(voice, card, False), *origin)
    return printable(", ".join(word for word in said if word))


def entry_lines(entry: Entry, texts: Texts, lang: str) -> list[Text]:
    """A card in full."""
    voice, record = voice_of(entry, lang), entry.record
    card = definition(record, entry.id)
    head = Text(printable(record.name), "bold")
    head.append("  " + printable(f"{name_of(voice, 'kind', record.kind)}  {numbers(voice, card)}"), "")
    source = exactly(voice.say("library.from"), {"source": entry.source})
    where = dict.fromkeys(word for word in (entry.id, source, record.number, record.set, record.rarity) if word)
    lines = [head, Text("  " + printable(", ".join(where)), "dim")]
    lines += [Text(f"  {printable(line)}", "dim") for line in traits(voice, card)]
    if entry.status == UNREAD:
        lines.append(Text(f"  {voice.say('library.unread_more')}", "yellow"))
        lines += _stops(voice, entry)
    lines += [Text(f"  {printable(line)}") for line in texts.get(lang) or texts.get("en", [])]
    return [*lines, Text(f"  {printable(record.flavour)}", "italic")] if record.flavour else lines


def _stops(voice: Voice, entry: Entry) -> list[Text]:
    """Where reading of a card's printed text stopped."""
    read = read_card(entry.record)
    if read is None:
        return []
    told = {"n": sum(one.tree is not None for one in read.abilities), "of": len(read.abilities)}
    stops = [one.unread for one in read.abilities if one.tree is None] or [read.why]
    lines = [voice.say("library.partly_read", told), *(f"  {printable(stop)}" for stop in stops)]
    return [Text(f"  {line}", "yellow") for line in lines]


def hint_line(voice: Voice, hint: Hint) -> str:
    """What is said of a value that no card has."""
    key = "library.no_value_near" if hint.near else "library.no_value"
    return exactly(voice.say(key), {"field": hint.field, "value": hint.value, "near": quoted(hint.near)})


# --- decks ---


def statistics_tables(voice: Voice, deck: Deck, figures: Statistics) -> Group:
    """The figures of a deck."""
    parts: list[Text | Table] = [Text(pair(voice, printable(deck.name), voice.game.name), "bold")]
    for name, section in figures.sections.items():
        title = printable(name_of(voice, "section", name))
        parts.append(Text("  " + pair(voice, title, " · ".join(_section(voice, section)))))
    parts += _curve(voice, figures)
    opening = figures.opening
    heads = (voice.say("figures.hand", {"n": opening.hand}), voice.say("figures.copies"), voice.say("figures.one"))
    table = Table(*heads, box=box.SIMPLE_HEAD)
    rows = [(printable(voice.card(card)), odds) for card, odds in opening.cards.items()]
    rows += [(voice.say("figures.grade", {"n": grade}), odds) for grade, odds in opening.grades.items()]
    rows += [(voice.say("figures.trigger"), opening.trigger)] if opening.trigger is not None else []
    for name, odds in rows:
        table.add_row(Text(name), str(odds.copies), figure(voice.lang, odds.one, ".1%"))
    return Group(*parts, table)


def _section(voice: Voice, section: Section) -> list[str]:
    """What a section of a deck holds."""
    said = [voice.say("library.total", {"n": section.count})]
    said += [voice.say("figures.unknown", {"n": section.unknown})] if section.unknown else []
    grades = [pair(voice, voice.say("figures.grade", {"n": grade}), n) for grade, n in section.grades.items()]
    triggers = [pair(voice, name_of(voice, "icon_name", f"{kind} trigger"), n) for kind, n in section.triggers.items()]
    kinds = [pair(voice, name_of(voice, "kind", kind), n) for kind, n in section.kinds.items()]
    said += [", ".join(row) for row in (grades, triggers, kinds) if row]
    said += [voice.say("figures.shield", {"n": section.shield})] if section.shield else []
    if not section.grades:
        said += [
            exactly(
                voice.say("figures.average"),
                {"stat": name_of(voice, "stat", stat), "n": figure(voice.lang, value, ".1f")},
            )
            for stat, value in section.averages.items()
        ]
    return said


def _curve(voice: Voice, figures: Statistics) -> list[Text | Table]:
    """The odds of the rides, where a game has rides."""
    curve = figures.ride_curve
    if curve is None:
        return []
    table = Table(voice.say("figures.curve"), *_rides(voice), box=box.SIMPLE_HEAD)
    for key, rides in (("figures.first", curve.first), ("figures.second", curve.second)):
        table.add_row(voice.say(key), *(figure(voice.lang, chance, ".1%") for chance in rides.from_main))
    notes = [voice.say("figures.policy")] + ([voice.say("figures.ride_deck")] if curve.ride_deck else [])
    return [table, Text("  " + " ".join(notes), "dim")]


def _rides(voice: Voice) -> list[str]:
    return [voice.say("figures.grade", {"n": 1}), *(voice.say("figures.ride", {"n": n}) for n in (2, 3))]


def comparison_tables(voice: Voice, first: Deck, second: Deck, told: Comparison) -> Group:
    """What two decks share, and what only one has."""
    parts: list[Text | Table] = [Text(capital(voice.say("figures.common", {"n": told.common})))]
    for section, row in told.sections.items():
        table = Table(box=box.SIMPLE_HEAD)
        for name in (name_of(voice, "section", section), first.name, second.name):
            table.add_column(Text(printable(name)))
        pairs = {card: (n, 0) for card, n in row.only_first.items()}
        pairs |= {card: (0, n) for card, n in row.only_second.items()} | row.changed
        for card, (mine, theirs) in sorted(pairs.items()):
            table.add_row(Text(printable(voice.card(card))), str(mine), str(theirs))
        parts += [table] if pairs else []
    return Group(*parts)
