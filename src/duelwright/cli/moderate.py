"""The commands of `moderate`: what an operator reads and does about people; a running server follows in seconds."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

import typer

from ..home import data_folder
from ..language.voice import printable
from ..server.accounts import FOREVER
from ..server.names import is_name
from ..server.passwords import Passwords
from ..server.records import Records
from ..server.reports import Reports, Told
from .console import AsJson, fail, show_json
from .keeping import Data
from .shape import Group

DAY: Final = 24 * 3600.0
DATABASE: Final = "duelwright.sqlite"
WRONG: Final = {
    "bad_name": "{name!r} cannot be a name: 2 to 24 letters and digits of one script, and single spaces or dashes",
    "name_taken": "{name!r}, or a name that looks like it, is somebody's already",
}

app = typer.Typer(
    cls=Group,
    help="Read reports about people, and let somebody speak or play no more; a server may run meanwhile.",
    epilog="Example: duelwright moderate reports, or: duelwright moderate mute NAME --days 3",
)

Somebody = Annotated[str, typer.Argument(metavar="WHO", help="An account's name, or the number that a report tells.")]
Days = Annotated[float, typer.Option("--days", min=0, help="For so many days; 0: until `pardon`.")]


def register(shelf: typer.Typer) -> None:
    """Add the commands to another app."""
    shelf.add_typer(app, name="moderate")


@contextmanager
def opened(data: str) -> Iterator[Reports]:
    """What people told and what was forbidden, of a data folder."""
    file = data_folder(data) / DATABASE
    if not file.is_file():
        fail(f"no server has run on {printable(str(file.parent))}; name its folder with --data")
    records = Records(file)
    try:
        yield Reports(records)
    finally:
        records.close()


def known(reports: Reports, who: str) -> str:
    """The number of somebody; the command ends where there is nobody."""
    return reports.find(who) or fail(f"nobody here is called {who!r}; `duelwright moderate reports` tells numbers")


@app.command(epilog="Example: duelwright moderate reports --all")
def reports(
    with_closed: Annotated[bool, typer.Option("--all", help="Those that are closed, too.")] = False,
    data: Data = "",
    as_json: AsJson = False,
) -> None:
    """List what people have told of others, with the words that were said."""
    with opened(data) as told:
        found = told.told(with_closed)
    if as_json:
        show_json(found)
        return
    for report in found:
        show(report)
    if not found:
        print("no reports")


def show(report: Told) -> None:
    """A report in lines."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(report.at))
    closed = " (closed)" if report.is_closed else ""
    print(f"{report.id}: {when}, table {report.table}, {report.reason}{closed}")
    print(f"  {printable(report.by)} about {printable(report.about)} ({report.about_id or 'no cookie'})")
    if report.text:
        print(f"  {printable(report.text)}")
    for chat in report.words:
        print(f"    {chat.seat}: {printable(chat.text)}")


@app.command(epilog="Example: duelwright moderate close 3")
def close(
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="The report's number.")], data: Data = ""
) -> None:
    """Put a report away."""
    with opened(data) as told:
        if not told.close(number):
            fail(f"there is no report {number}")
    print(f"report {number} is closed")


@app.command(epilog="Example: duelwright moderate mute 'Eve' --days 3")
def mute(who: Somebody, days: Days = 0, data: Data = "") -> None:
    """Let somebody write nothing at tables."""
    with opened(data) as told:
        told.forbid(known(told, who), muted=until(days))
    print(f"{printable(who)} may not write{shown(days)}")


@app.command(epilog="Example: duelwright moderate ban 'Eve' --days 30")
def ban(who: Somebody, days: Days = 0, data: Data = "") -> None:
    """Let somebody sit down at no table; games under way go on."""
    with opened(data) as told:
        told.forbid(known(told, who), banned=until(days))
    print(f"{printable(who)} may not play{shown(days)}")


@app.command(epilog="Example: duelwright moderate pardon 'Eve'")
def pardon(who: Somebody, data: Data = "") -> None:
    """Let somebody write and play again."""
    with opened(data) as told:
        told.forbid(known(told, who), muted=0.0, banned=0.0)
    print(f"{printable(who)} may write and play")


@app.command(epilog="Example: duelwright moderate rename 'Bad Name' 'Player 7B'")
def rename(
    who: Somebody, name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")], data: Data = ""
) -> None:
    """Give an account another name."""
    with opened(data) as told:
        if wrong := "bad_name" if not is_name(name) else told.rename(known(told, who), name):
            fail(WRONG[wrong].format(name=name))
    print(f"{printable(who)} is called {printable(name)} now")


@app.command(epilog="Example: duelwright moderate password 'Ada'")
def password(who: Somebody, data: Data = "") -> None:
    """Give an account whose password was forgotten another by chance, and print it; it is logged out everywhere."""
    made, hasher = secrets.token_urlsafe(12), Passwords()
    with opened(data) as told:
        told.reset(known(told, who), asyncio.run(hasher.hash(made)))
    hasher.close()
    print(f"{printable(who)} logs in with {made}")


def until(days: float) -> float:
    """The end of so many days from now."""
    return time.time() + days * DAY if days else FOREVER


def shown(days: float) -> str:
    """How long that is, in words."""
    return f" for {days:g} days" if days else " until pardoned"
