"""The commands of `moderate`: what an operator reads and does about people; a running server follows in seconds."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from .. import DuelwrightError
from ..core.errors import worded
from ..home import data_folder
from ..language.messages import say
from ..language.voice import printable
from ..library.owned import Owned
from ..library.store import FILE, Library
from ..server.accounts import FOREVER
from ..server.names import is_name
from ..server.passwords import Passwords
from ..server.records import Records
from ..server.reports import Reports, Told
from .console import AsJson, show_json, told
from .keeping import Data
from .shape import Group, tongue

DAY: Final = 24 * 3600.0
DATABASE: Final = "duelwright.sqlite"
SHORTEST: Final = 8  # letters of a number that are enough
NUMBER: Final = 12  # letters of a guest's number that a list tells


class ModerationError(DuelwrightError):
    """Something that cannot be done about people."""


app = typer.Typer(
    cls=Group,
    help="Read reports about people, and let somebody speak or play no more; a server may run meanwhile.",
    epilog="Example: duelwright moderate mute NAME --days 3",
)

Somebody = Annotated[str, typer.Argument(metavar="WHO", help="An account's name, or the number that a report tells.")]
Days = Annotated[float, typer.Option("--days", min=0, help="For so many days; 0: until `pardon`.")]


def register(shelf: typer.Typer) -> None:
    """Add the commands to another app."""
    shelf.add_typer(app, name="moderate")


@contextmanager
def opened(data: str) -> Iterator[Reports]:
    """What people told and what was forbidden, of a data folder."""
    folder = Path(data) if data else data_folder()
    file = folder / DATABASE
    if not file.is_file():
        advice = "no server keeps anything in {folder}; --data names the folder that `serve` has"
        raise ModerationError(worded("no_server_ran", advice, {"folder": printable(str(folder))}))
    records = Records(file)
    try:
        yield Reports(records)
    finally:
        records.close()


def known(reports: Reports, who: str) -> str:
    """The number of somebody; the command ends where there is nobody."""
    if found := reports.find(who):
        return found
    advice = "nobody here is called {name}; `duelwright moderate reports` tells the numbers of guests"
    raise ModerationError(worded("nobody_called", advice, {"name": repr(who)}))


@app.command(epilog="Example: duelwright moderate reports --all")
def reports(
    with_closed: Annotated[bool, typer.Option("--all", help="Those that are closed, too.")] = False,
    data: Data = "",
    as_json: AsJson = False,
) -> None:
    """List what people have told of others, with the words that were said."""
    with opened(data) as kept:
        found = kept.told(with_closed)
    if as_json:
        show_json(found)
        return
    for report in found:
        show(report)
    if not found:
        print(told("no_reports", "no reports"))


def show(report: Told) -> None:
    """A report in lines."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at))
    reason = say("", tongue(), f"moderate.{report.reason}") or report.reason
    values = {"n": report.id, "when": when, "table": report.table, "reason": reason}
    print(told("report", "{n}: {when}, table {table}, {reason}", values), told("closed", "(closed)") * report.is_closed)
    who = {"by": printable(report.by), "about": printable(report.about), "number": report.about_id or "–"}
    print(told("report_about", "  {by} about {about} ({number})", who))
    if report.text:
        print(f"  {printable(report.text)}")
    for chat in report.words:
        speaker = report.by if chat.seat == report.seat else report.about
        print(f"    {printable(speaker)}: {printable(chat.text)}")


@app.command(epilog="Example: duelwright moderate close 3")
def close(
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="The report's number.")], data: Data = ""
) -> None:
    """Put a report away."""
    with opened(data) as kept:
        if not kept.close(number):
            raise ModerationError(worded("no_such_report", "there is no report {n}", {"n": number}))
    print(told("report_closed", "report {n} is closed", {"n": number}))


@app.command(epilog="Example: duelwright moderate mute 'Eve' --days 3")
def mute(who: Somebody, days: Days = 0, data: Data = "") -> None:
    """Let somebody write nothing at tables."""
    with opened(data) as kept:
        kept.forbid(known(kept, who), muted=until(days))
    print(told("muted", "{name} may not write, until {when}", {"name": printable(who), "when": shown(days)}))


@app.command(epilog="Example: duelwright moderate ban 'Eve' --days 30")
def ban(who: Somebody, days: Days = 0, data: Data = "") -> None:
    """Let somebody sit down at no table; games under way go on."""
    with opened(data) as kept:
        kept.forbid(known(kept, who), banned=until(days))
    print(told("banned", "{name} may not play, until {when}", {"name": printable(who), "when": shown(days)}))


@app.command(epilog="Example: duelwright moderate pardon 'Eve'")
def pardon(who: Somebody, data: Data = "") -> None:
    """Let somebody write and play again."""
    with opened(data) as kept:
        kept.forbid(known(kept, who), muted=0.0, banned=0.0)
    print(told("pardoned", "{name} may write and play", {"name": printable(who)}))


@app.command(epilog="Example: duelwright moderate rename 'Bad Name' 'Player 7B'")
def rename(
    who: Somebody, name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")], data: Data = ""
) -> None:
    """Give an account another name."""
    with opened(data) as kept:
        someone = known(kept, who)
        if not is_name(name):
            rule = "{name} cannot be a name: 2 to 24 letters and digits of one script, and single spaces or dashes"
            raise ModerationError(worded("person_misnamed", rule, {"name": repr(name)}))
        if kept.rename(someone, name):
            taken = "{name}, or a name that looks like it, is somebody's already"
            raise ModerationError(worded("person_taken", taken, {"name": repr(name)}))
    print(told("renamed", "{old} is called {new} now", {"old": printable(who), "new": printable(name)}))


@app.command(epilog="Example: duelwright moderate password 'Ada'")
def password(who: Somebody, data: Data = "") -> None:
    """Give an account whose password was forgotten another by chance, and print it; it is logged out everywhere."""
    made, hasher = secrets.token_urlsafe(12), Passwords()
    with opened(data) as kept:
        someone = known(kept, who)
        if not kept.is_account(someone):
            raise ModerationError(worded("no_password", "{name} is a guest, who has no password", {"name": repr(who)}))
        kept.reset(someone, asyncio.run(hasher.hash(made)))
    hasher.close()
    print(told("password", "{name} logs in with {password}", {"name": printable(who), "password": made}))


@contextmanager
def owned(data: str) -> Iterator[Owned]:
    """The cards that players have brought to the server of a data folder."""
    file = (Path(data) if data else data_folder()) / FILE
    if not file.is_file():
        raise ModerationError(worded("no_own_cards", "nobody has cards of their own here"))
    with closing(Library(file)) as library:
        yield Owned(library)


def owner_of(kept: Reports, cards: Owned, who: str) -> str:
    """The number of somebody who has cards: an account's name, a number that a list tells, or the only such name."""
    owners = [one.owner for one in cards.owners()]
    found = kept.find(who)
    by_number = [one for one in owners if one == found or (len(who) >= SHORTEST and one.startswith(who))]
    by_name = [one for one in owners if not found and kept.name(one).casefold() == who.casefold()]
    for numbers in (by_number, by_name):
        if len(numbers) == 1:
            return numbers[0]
    raise ModerationError(worded("nobody_has", "{name} has no cards of their own", {"name": repr(who)}))


def listed(name: str, number: str) -> str:
    """Somebody in a list: a guest may have any name, so that their number stands beside it."""
    return f"{name} ({number})" if name else number


@app.command("cards", epilog="Example: duelwright moderate cards 'Eve'")
def own_cards(
    who: Annotated[str, typer.Argument(metavar="WHO", help="An account's name, or a number that the list tells.")] = "",
    data: Data = "",
    as_json: AsJson = False,
) -> None:
    """List who has brought cards of their own, and how many; with a name the files of somebody."""
    with opened(data) as kept, owned(data) as cards:
        number = owner_of(kept, cards, who) if who else ""
        found = [one for one in cards.owners() if not number or one.owner == number]
        files = cards.sources(number) if number else []
        names = {one.owner: listed(kept.name(one.owner), one.owner[:NUMBER]) for one in found}
    if as_json:
        show_json({"owners": found, "sources": files})
        return
    for one in found:
        when = time.strftime("%Y-%m-%d", time.localtime(one.used))
        line = "{name}: {cards} cards, {sources} files, {size} KB; came on {when}"
        values = {"name": printable(names[one.owner]), "cards": one.cards, "sources": one.sources, "when": when}
        print(told("own_owner", line, {**values, "size": f"{one.size / 1000:,.0f}"}))
    for file in files:
        values = {"title": file.title, "cards": file.cards, "unread": file.unread, "name": file.name}
        print(told("own_source", "  {title}: {cards} cards, {unread} unread ({name})", values))
    if not found:
        print(told("no_own_cards", "nobody has cards of their own"))


@app.command("drop-cards", epilog="Example: duelwright moderate drop-cards 'Eve'")
def drop_cards(
    who: Somebody,
    source: Annotated[str, typer.Argument(metavar="SOURCE", help="One file, by the name in brackets.")] = "",
    data: Data = "",
) -> None:
    """Delete the cards of somebody, or one file of them; games that are played with them go on."""
    with opened(data) as kept, owned(data) as cards:
        number = owner_of(kept, cards, who)
        named = [one.name for one in cards.sources(number) if source in (one.name, one.title)]
        if source and not named:
            values = {"name": repr(who), "source": repr(source)}
            raise ModerationError(worded("no_such_source", "{name} has no file {source}", values))
        count = sum(cards.take_out(number, one) for one in named) if source else cards.forget(number)
    print(told("own_deleted", "{n} cards of {name} are deleted", {"n": count, "name": printable(who)}))


def until(days: float) -> float:
    """The end of so many days from now."""
    return time.time() + days * DAY if days else FOREVER


def shown(days: float) -> str:
    """When that is, in words."""
    if not days:
        return "`duelwright moderate pardon`"
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(until(days)))
