"""The commands for cards: search and show them, read and write files of them, check definitions."""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec.structs import replace
from rich.text import Text

from .. import game as find_game
from ..core.errors import Worded, worded
from ..core.nearest import nearest
from ..facets.record import UNNAMED, LibraryError, Record
from ..games import families
from ..games import family as family_of
from ..language.figures import figure
from ..language.grammars.en import noun_for
from ..language.messages import say
from ..language.voice import printable
from ..library.behaviour import categories
from ..library.files import read_cards, read_text, source_name, with_sets
from ..library.forms import faults, write_forms
from ..library.index import Entry, sorts
from ..library.searching import Found
from ..library.store import Library, open_library
from ..library.traits import lacking, read_traits, with_traits
from ..library.ygopro.cdb import write_cdb
from ..library.ygopro.columns import category_values, is_filed, ot_value
from ..library.ygopro.strings import read_set_names, with_set_names
from ..library.ygopro.tables import category_bits, category_words
from ..locale import chosen_language
from ..terminal import report
from ..terminal.commands import card_text
from ..terminal.files import write_text
from ..terminal.library_tables import entry_lines, entry_table, hint_line
from ..terminal.typed import cards_like
from . import exercise as trying
from . import own, reading
from .console import (
    GAME,
    AsJson,
    Family,
    Lang,
    Refused,
    bar,
    check_free,
    complain,
    fail,
    onlooker,
    out,
    show_json,
    told,
    write_file,
)
from .shape import Group, Misused, tongue

LOAD_DUEL: Final = "load-duel"
MOST: Final = 10_000
EVERYTHING: Final = 1_000_000

app = typer.Typer(
    cls=Group,
    help="Search, show, import, export and check cards; `cards GAME` lists those of a game.",
    epilog="Example: duelwright cards search 'clan:kagero does:retire'",
)

app.command(epilog="Example: duelwright cards new mine.toml --game asigoc")(own.new)
app.command(epilog="Example: duelwright cards read cards.csv --report read.json")(reading.read)
app.command(epilog="Example: duelwright cards say read.json --json words.json")(reading.say)
app.command(epilog="Example: duelwright cards exercise cards.csv --only 'Blaster'")(trying.exercise)

SourceName = Annotated[str, typer.Option("--source", metavar="NAME", help="What to call where the cards come from.")]
Strings = Annotated[
    Path | None, typer.Option("--strings", metavar="FILE", help="A strings.conf with the names of sets.")
]


def register(shelf: typer.Typer) -> None:
    """Add the commands to another app."""
    shelf.add_typer(app, name="cards")


@app.command(
    epilog='Example: duelwright cards asigoc "Wooden Sword", or: duelwright cards load-duel MONSTERS.csv SPELLS.csv'
)
def of(
    key: Annotated[str, typer.Argument(metavar="GAME", help="The game's key; `duelwright games` lists them.")] = GAME,
    name: Annotated[
        str,
        typer.Argument(
            metavar="NAME", help="This card, in full; a part of its name will do. Or a number: critical>=2."
        ),
    ] = "",
    other: Annotated[str, typer.Argument(metavar="", hidden=True)] = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """List a game's cards, or show one. `load-duel MONSTERS.csv SPELLS.csv` reads a pair of the course's files."""
    if key == LOAD_DUEL:
        show_course_files(name, other, as_json, lang)
        return
    if other:
        raise Misused("cli.too_many_words", {"name": other}, "duelwright cards")
    game = find_game(key)
    voice = onlooker(game, lang)
    found = cards_like(game, name) if name else game.cards()
    if not found:
        near = nearest(name, [card.name for card in game.cards()])
        told = {"name": name, "game": key, "near": near, "command": f"duelwright cards {key}"}
        raise Refused("refused.card_near" if near else "refused.card", told)
    if as_json:
        show_json([game.card_form(card) for card in found])
    elif len(found) == 1:
        for line in card_text(voice, found[0]):
            out().print(line, soft_wrap=True)
    else:
        out().print(report.card_table(voice, found))


def show_course_files(monsters: str, spells: str, as_json: bool, lang: str) -> None:
    """Read a pair of the course's files and show what is in them."""
    if not monsters or not spells:
        command = "duelwright cards load-duel MONSTERS.csv SPELLS.csv"
        raise Misused("cli.both_files", {"command": command}, "duelwright cards")
    from ..games.duel.coursefiles import load_course_files

    asked = input if sys.stdin.isatty() else None
    spoken = chosen_language(lang, os.environ)
    loaded, *files = load_course_files(Path(monsters), Path(spells), asked, complain, spoken)
    game = find_game("duel", cards=loaded)
    if as_json:
        show_json([game.card_form(card) for card in loaded])
        return
    out().print(report.card_table(onlooker(game, lang), loaded))
    kinds = [card.kind for card in loaded]
    counts = {"monsters": kinds.count("monster"), "spells": kinds.count("spell")}
    command = shlex.join(["duelwright", "play", "duel", "--cards", *map(str, files)])
    out().print(Text(f"{say('duel', spoken, 'files.loaded', counts)} {command}"), soft_wrap=True)


@app.command(epilog="Example: duelwright cards search 'clan:kagero does:retire -is:unread power>=9000'")
def search(
    question: Annotated[
        list[str],
        typer.Argument(
            metavar="QUESTION",
            help="Words, and fields such as clan: nation: race: skill: grade: power>=9000 trigger: type: set: "
            "is:vanilla gift: does:retire when:attacks cost:counter-blast category: ot:; -not, or, (…), quotes.",
        ),
    ],
    key: Annotated[str, typer.Option("--game", metavar="GAME", help="Only cards of this game or format.")] = "",
    sort: Annotated[
        str, typer.Option(metavar="FIELD", help=f"In the order of {', '.join(sorts())}; -power: high first.")
    ] = "name",
    most: Annotated[int, typer.Option("--limit", "-n", min=1, max=MOST, help="How many to show.")] = 30,
    with_counts: Annotated[
        bool, typer.Option("--counts", help="Count the cards found by clan, grade and so on.")
    ] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Find cards by words, by fields, and by what they do."""
    if sort.removeprefix("-") not in sorts():
        raise Misused("cli.sort", {"known": ", ".join(sorts())}, "duelwright cards search")
    spoken = chosen_language(lang, os.environ)
    with closing(open_library()) as library:
        found = library.search(
            " ".join(question), key, sort.removeprefix("-"), sort.startswith("-"), 0, most, with_counts
        )
        if as_json:
            cards = [card_json(library, entry) for entry in found.cards]
            told = {"hints": found.hints, "by_category": found.by_category}
            show_json({"total": found.total, "cards": cards, "counts": found.counts, **told})
            return
        show_found(library, found, spoken)


def show_found(library: Library, found: Found, lang: str) -> None:
    """The cards of a search as a table, with counts and hints."""
    console = out()
    if found.cards:
        rows = [(entry, library.texts(entry)) for entry in found.cards]
        console.print(entry_table(rows, lang))
    for field, values in found.counts.items():
        some = sorted(values.items(), key=lambda one: -one[1])[:12]
        more = f" … {say('', lang, 'library.more', {'n': len(values) - 12})}" if len(values) > 12 else ""
        said = f"{field}: " + ", ".join(f"{value} {n}" for value, n in some) + more
        console.print(Text(printable(said)), soft_wrap=True)
    voice = onlooker(find_game(GAME), lang)
    for hint in found.hints:
        complain(hint_line(voice, hint))
    if said := found.by_category.text(lang):
        complain(said)
    key = "library.shown" if found.total > len(found.cards) else "library.total"
    if key == "library.shown" and len(found.cards) == 1:
        key = "library.shown_one"
    shown = {"n": found.total} if key == "library.total" else {"n": len(found.cards), "total": found.total}
    console.print(Text(voice.say(key, shown), "dim"))


def card_json(library: Library, entry: Entry) -> dict[str, object]:
    """A card of the library as JSON; what a file told in columns of numbers comes with its words."""
    record = entry.record
    category = {"value": record.category, "words": category_values(record.category)} if record.category >= 0 else None
    return {
        "id": entry.id,
        "source": entry.source,
        "status": entry.status,
        "card": record,
        "category": category,
        "ot": {"value": record.ot, "word": ot_value(record.ot)} if is_filed(record) else None,
        "text": library.texts(entry),
        "behaviour": {field: entry.words.get(field, []) for field in ("does", "when", "cost")},
    }


@app.command(epilog='Example: duelwright cards show "Blaster Blade"')
def show(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="A card's name, its id or its passcode.")],
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Show every printing of a card in full: what is printed on it, and what it does."""
    asked = " ".join(name)
    with closing(open_library()) as library:
        found = looked_up(library, asked)
        if not found:
            names = sorted({entry.record.name for entry in library.entries()})
            near = nearest(asked, names)
            told = {"name": asked, "near": near, "command": "duelwright cards search"}
            raise Refused("refused.own_card_near" if near else "refused.own_card", told)
        if as_json:
            show_json([card_json(library, entry) for entry in found])
            return
        spoken = chosen_language(lang, os.environ)
        for entry in found:
            for line in (*entry_lines(entry, library.texts(entry), spoken), *filed_lines(entry.record, spoken)):
                out().print(line, soft_wrap=True)


def is_are(number: int) -> str:
    """The verb after a number."""
    return "is" if number == 1 else "are"


def has_have(number: int) -> str:
    """The verb after a number."""
    return "has" if number == 1 else "have"


def filed_lines(record: Record, lang: str) -> list[Text]:
    """What the file of YGOPro that a card came from says of it, as it is searched for."""
    said: list[str] = []
    if words := category_values(record.category):
        said.append(say("", lang, "library.category", {"words": ", ".join(words)}))
    if is_filed(record):
        said.append(say("", lang, "library.ot", {"word": ot_value(record.ot), "n": record.ot}))
    return [Text(f"  {line}", "dim") for line in said]


def looked_up(library: Library, asked: str) -> list[Entry]:
    """The cards with this id, passcode or name, in any game."""
    by_id = library.card(asked)
    if by_id is not None:
        return [by_id]
    by_code = library.by_code(int(asked)) if asked.isdecimal() and asked.isascii() and len(asked) < 11 else None
    if by_code is not None:
        return [by_code]
    return [entry for made in families() for entry in library.named(asked, made.key)]


@app.command("import", epilog="Example: duelwright cards import cards.cdb --source cv")
def import_(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A .csv, .json, .toml or .cdb of YGOPro, or a folder of them.")
    ],
    source: SourceName = "",
    strings: Strings = None,
    family: Family = "",
    traits: Annotated[
        Path | None,
        typer.Option("--traits", metavar="TABLE", help="A .csv by number: triggers, races and what else FILE lacks."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Put the cards of a file into your library and read their text; a source of the same name is replaced."""
    records, left_out = read_cards(file, family_of(family).key if family else "")
    if not records:
        left = {"n": left_out, "verb": is_are(left_out)}
        others = worded("left_out", ", but for {n} that {verb} left out", left) if left_out else ""
        raise LibraryError(
            worded(
                "no_cards_in",
                "{file} has no cards in it{others}; nothing was imported",
                {"file": file.name, "others": others},
            )
        )
    if traits is not None:
        records = with_traits(records, read_traits(traits, records[0].game))
    if strings is not None:
        records = with_sets(records, read_set_names(read_text(strings)))
    with closing(open_library()) as library, bar(len(records)) as progress:
        done = library.add(source or source_name(file), records, left_out, progress)
    if as_json:
        show_json(done)
        return
    params: dict[str, object] = {"n": done.cards, "noun": noun_for(done.cards, "card"), "left": done.left_out}
    print(told("imported", "{n} {noun} imported, {left} left out", params))
    template = (
        "{defined} {are} played by {own} rules, {vanilla} {have} no ability, {unread} {others} unread; "
        "find them: {command}"
    )
    params = {
        "defined": done.defined, "are": is_are(done.defined), "own": "its" if done.defined == 1 else "their",
        "vanilla": done.vanilla, "have": has_have(done.vanilla), "unread": done.unread, "others": is_are(done.unread),
        "command": f"duelwright cards search source:{done.source}",
    }  # fmt: skip
    print(told("import_rules", template, params))
    for lack, cards in lacking(records).items():
        template = "{n} cannot be played yet: {lack}, or join a table with --traits"
        print(told("import_lacks", template, {"n": cards, "lack": lack}))


@app.command(epilog="Example: duelwright cards export mine.cdb --source cv")
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .cdb for YGOPro, or a .json.")],
    question: Annotated[str, typer.Option("--search", metavar="QUESTION", help="Only the cards that fit.")] = "",
    source: SourceName = "",
    strings: Annotated[
        Path | None, typer.Option("--strings", metavar="FILE", help="Write a strings.conf with the sets' names, too.")
    ] = None,
    overwrite: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Write cards of your library to a file that YGOPro reads, or to JSON."""
    kind = file.suffix.casefold()
    if kind not in (".cdb", ".json"):
        raise LibraryError(worded("written_as", "{file}: cards are written as .cdb or .json", {"file": file}))
    check_free(file, overwrite)
    with closing(open_library()) as library:
        found = library.search(question, most=EVERYTHING).cards
        entries = [entry for entry in found if not source or entry.source == source]
        records = [exported(library, entry) for entry in entries]
    if kind == ".cdb":
        records = [record for record in records if record.game == UNNAMED]
    if not records:
        raise LibraryError(
            worded("no_such_cards", "there are no such cards; `duelwright cards sources` lists where cards come from")
        )
    if len({record.key for record in records}) < len(records) and not source:
        raise LibraryError(
            worded("several_sources", "several sources have cards of the same key; choose one with --source")
        )
    if strings is not None:
        write_strings(strings, records)
    if kind == ".json":
        write_file(file, write_forms(records), overwrite)
    else:
        write_cdb(file, records)
    if as_json:
        show_json({"file": str(file), "cards": len(records)})
    else:
        params = {"n": len(records), "noun": noun_for(len(records), "card"), "file": printable(str(file))}
        print(told("written", "{n} {noun} written to {file}", params))


def write_strings(file: Path, records: list[Record]) -> None:
    """Write the names of sets to a strings.conf; what else stands in one that is there stays."""
    names = {record.setcode & 0xFFFF: record.set for record in records if record.setcode and record.set}
    known = read_text(file) if file.exists() else ""
    write_text(file, with_set_names(known, names), overwrite=True)


def exported(library: Library, entry: Entry) -> Record:
    """A card for a file: one of ours has its words rendered from its rules."""
    record = entry.record
    known = library.defined(record) if record.category < 0 else None
    if known is not None:
        record = replace(record, category=category_bits(categories(known.abilities)))
    if record.text or not record.abilities:
        return record
    return replace(record, text=tuple(library.texts(entry).get("en", ())))


@app.command(epilog="Example: duelwright cards check my-cards.json")
def check(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Cards in .csv, .json, .toml or .cdb, or a folder of them.")
    ],
    family: Family = "",
    as_json: AsJson = False,
) -> int:
    """Check the definitions in a file, and import nothing; the exit status is 1 where one is not sound."""
    single: list[LibraryError] = []
    records, left_out = read_cards(file, family_of(family).key if family else "", single)
    wrong = [*(error.args[0] for error in single), *faults(records)]
    states: list[str] = []
    with closing(open_library()) as library:
        with bar(len(records)) as progress:
            for record in records:
                states.append(library.status(record))
                if progress is not None:
                    progress(len(states))
        other = differing(library, records)
    counts = {state: states.count(state) for state in ("defined", "vanilla", "unread")}
    if as_json:
        show_json(
            {
                "cards": len(records),
                "left_out": left_out,
                **counts,
                "faults": list(map(str, wrong)),
                "categories": other,
            }
        )
    else:
        spoken = tongue()
        for line in wrong:
            out().print(Text(printable(line.text(spoken) if isinstance(line, Worded) else line)), soft_wrap=True)
        for one in other:
            sides = (("library.only_here", one["ours"]), ("library.only_there", one["theirs"]))
            said = "; ".join(say("", spoken, key, {"words": ", ".join(words)}) for key, words in sides if words)
            line = say("", spoken, "library.categories_differ", {"name": str(one["name"]), "said": said})
            out().print(Text(line, "dim"), soft_wrap=True)
        params = {"n": len(records), "noun": noun_for(len(records), "card"), "left": left_out, **counts}
        template = "{n} {noun}, {left} left out: {defined} defined, {vanilla} without ability, {unread} unread"
        print(told("checked", template, params))
    if wrong:
        params = {
            "n": len(wrong), "noun": noun_for(len(wrong), "definition"), "file": file.name, "are": is_are(len(wrong)),
        }  # fmt: skip
        fail(told("unsound", "{n} {noun} of {file} {are} not sound", params))
    return 0


def differing(library: Library, records: list[Record]) -> list[dict[str, str | list[str]]]:
    """The defined cards whose categories in the file are not those that their trees show."""
    found: list[dict[str, str | list[str]]] = []
    for record in records:
        card = library.defined(record) if record.category >= 0 else None
        if card is None:
            continue
        ours, theirs = set(categories(card.abilities)), set(category_words(record.category))
        if ours != theirs:
            found.append({"name": record.name, "ours": sorted(ours - theirs), "theirs": sorted(theirs - ours)})
    return found


@app.command(epilog="Example: duelwright cards sources")
def sources(as_json: AsJson = False) -> None:
    """List where the cards of your library come from."""
    with closing(open_library()) as library:
        found, unusable = library.sources(), library.unusable
    for name, wrong in unusable.items():
        complain(told("set", "the set {name}: {wrong}", {"name": name, "wrong": wrong}))
    if as_json:
        show_json(found)
        return
    for one in found:
        count = say("", tongue(), "library.total", {"n": one.cards})
        print(f"{one.name:<20} {count.replace(str(one.cards), figure(tongue(), one.cards, '>7,'), 1)}")


@app.command(epilog="Example: duelwright cards drop cv")
def drop(
    source: Annotated[str, typer.Argument(metavar="SOURCE", help="What was imported under this name.")],
    as_json: AsJson = False,
) -> None:
    """Take the cards of a source out of your library."""
    with closing(open_library()) as library:
        count = library.drop(source)
    if as_json:
        show_json({"source": source, "cards": count})
    else:
        print(told("taken_out", "{n} {noun} taken out", {"n": count, "noun": noun_for(count, "card")}))
