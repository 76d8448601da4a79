"""What can be typed besides an answer: explanations, cards, the log, undo, saving, leaving."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from .. import CardDef, DuelwrightError, Game, View
from .board import board
from .cardline import abilities, numbers
from .files import write_text
from .howto import how_to_play
from .label import spots
from .question import options, question, refusals, sentence
from .typed import cards_like, close_to
from .voice import Voice, printable

if TYPE_CHECKING:
    from .table import Table

LEAVING: Final = ("quit", "q", "exit")
HELP: Final = """\
  1, 2, 3 ...    answer with that option; you can also type it: attack W1
  use rope       or so: a verb and the beginnings of words are enough where only one option fits
  ?  or  why     what you are asked, and why other things are not possible
  ? attack W1    why one thing is not possible
  rules          how to play, in a few lines
  card NAME      read a card; a part of its name will do, or its handle (h7)
  log            everything that happened, as you saw it
  u              take back your last decision (against a bot)
  save FILE      write the game to a file; save! FILE overwrites one
  Enter          draw the board again
  quit           leave"""


def run(table: Table, text: str) -> bool:
    """Carry out a command; false where the text is none."""
    word, _, rest = text.partition(" ")
    if text.startswith("?"):
        word, rest = "?", text[1:]
    command = COMMANDS.get(word.casefold())
    if command is None:
        return False
    command(table, rest.strip())
    return True


def show_help(table: Table, rest: str) -> None:
    """List the commands."""
    table.say(HELP)


def leave(table: Table, rest: str) -> None:
    """Get up from the table."""
    table.left = True


def explain(table: Table, rest: str) -> None:
    """Say why the player is asked, and why other things are not possible."""
    if table.state.over:
        table.say("The game is over: type `save FILE`, `again`, `u` or `quit`.")
        return
    prompt = table.prompt
    if rest:
        refusal = table.state.explain(prompt.seat, table.full_text(rest))
        table.say(f"{rest!r} is possible now." if refusal is None else sentence(refusal))
        return
    voice, view = table.voice(), table.state.view(prompt.seat)
    refused = refusals(voice, table.state, prompt)
    if refused.row_count:
        table.say("Not possible now:", "bold")
        table.console.print(refused)
    table.console.print(question(voice, view, prompt))
    table.say(f"  You are asked by: {printable(prompt.why.partition(':')[0])}", "dim")
    table.console.print(options(voice, view, prompt))


def show_rules(table: Table, rest: str) -> None:
    """Tell how the game is played."""
    table.say(how_to_play(table.game))


def show_card(table: Table, rest: str) -> None:
    """Show a card in full, by its name, a part of it, or its handle."""
    found = named(table.game, table.voice(), table.state.view(table.looking), rest)
    for line in cards_text(table.game, found, rest):
        table.say(line)


def named(game: Game, voice: Voice, view: View, text: str) -> list[CardDef]:
    """The cards with a name, a part of one, or a handle that the view shows."""
    if text[:1] == "h" and text[1:].isdecimal():
        for _, _, card in spots(voice, view):
            known = game.find(card.card) if card.card and f"h{card.handle}" == text else None
            if known is not None:
                return [known]
    return cards_like(game, text)


def cards_text(game: Game, found: list[CardDef], asked: str) -> list[Text]:
    """One card in full; the names of several; or what was perhaps meant."""
    if len(found) == 1:
        return card_text(game, found[0])
    if found:
        return [Text("Which one? " + ", ".join(printable(card.name) for card in found))]
    hint = close_to(asked, [card.name for card in game.cards()])
    hint = hint[:1].upper() + hint[1:] or "Type a part of its name, or the handle of a card you see (h7)."
    return [Text(f"You know no card {printable(asked[:60])!r}. {hint}")]


def card_text(game: Game, card: CardDef) -> list[Text]:
    """A card in full."""
    head = Text(printable(card.name), "bold")
    head.append(f"  {card.kind}  {numbers(card)}".rstrip(), "")
    lines = [head, *[Text(f"  {line}") for line in abilities(game, card)]]
    if not card.abilities:
        lines.append(Text("  no effect of its own", "dim"))
    if card.flavour:
        lines.append(Text(f"  {printable(card.flavour)}", "italic"))
    return lines


def show_log(table: Table, rest: str) -> None:
    """Print all that the seat saw."""
    for line in table.log():
        table.say(line)


def undo(table: Table, rest: str) -> None:
    """Go back to the person's last decision."""
    if table.is_hotseat and not table.is_open:
        table.say("Nothing is taken back between two people: the other may have seen something since.")
        return
    if table.replay is None or not table.decisions:
        table.say("There is no decision of yours to take back.")
        return
    decisions = table.decisions
    table.replay.undo(decisions.pop() - 1)
    state = table.replay.state(table.game)
    notes = table.notes
    table.lay(state)
    table.decisions = decisions
    table.seen = [table.event_count()] * 2
    for kept, seat_notes in zip(table.notes, notes, strict=True):
        kept += [note for note in seat_notes if note[0] < table.event_count()]
    table.notice = "Taken back."


def save(table: Table, rest: str) -> None:
    """Write the game to a new file."""
    write(table, rest, False)


def overwrite(table: Table, rest: str) -> None:
    """Write the game to a file, even where one is."""
    write(table, rest, True)


def write(table: Table, name: str, overwrite: bool) -> None:
    """Write the replay, or say why not."""
    if not name:
        table.say("Type the name of a file: save game.replay")
    elif table.replay is None:
        table.say("A game that began from a position cannot be saved as a replay.")
    else:
        try:
            write_text(Path(name), table.replay.text(), overwrite)
        except DuelwrightError as error:
            table.say(printable(str(error)))
            return
        table.saved = (name, len(table.replay.moves))
        table.say(f"Saved to {printable(name)} ({len(table.replay.line())} answers).")


# --- the end ----------------------------------------------------------------------------------------------------------


def close(table: Table) -> None:
    """The game is over: say how it ended, and what can be done now."""
    state = table.state
    result = state.result
    assert result is not None
    table.looking = max(table.looking, 0)
    table.show_news(None)
    table.console.print(board(table.voice(), state.view(table.looking)))
    text = "The game is a draw" if result.winner is None else f"{table.names[result.winner]} wins"
    if not table.is_hotseat and result.winner is not None:
        text = "You win" if table.bots[result.winner] is None else f"{table.names[result.winner]} wins"
    table.say(f"{text}. Rule: {result.rule}.", "bold green")
    table.say("Type `save FILE`, `again` or `quit` (also: log, card NAME, u).")
    while not table.left and table.state is state:
        text = table.line()
        if text.casefold() == "again":
            again(table)
        elif text and not run(table, text):
            table.say("The game is over: type `save FILE`, `again` or `quit`.")


def again(table: Table) -> None:
    """Play another game with the same decks."""
    if table.replay is None:
        table.say("A game that began from a position is not repeated; start the command again.")
        return
    last = table.replay
    table.saved = ("", 0)
    table.begin((last.decks[0], last.decks[1]), last.seed + 1)


def farewell(table: Table) -> None:
    """Say how to go on with a game that was left, or that it is lost."""
    name, lines = table.saved
    if table.state.over:
        table.say(f"Watch it again: {command_line('replay', name)}" if name else "Goodbye.")
    elif table.replay is None:
        table.say("Nothing was saved.")
    elif not name:
        table.say(f"Nothing was saved. The same shuffle again: --seed {table.replay.seed}")
    else:
        since = len(table.replay.moves) - lines
        lost = f"  (what was played since, {since} answers, is not in it)" if since else ""
        table.say(f"To go on: {command_line('play', '--resume', name, *table.flags)}{lost}")


def command_line(*args: str) -> str:
    """This command with other arguments, as it can be typed into a shell."""
    name = sys.argv[0]
    program = [sys.executable, "-m", "duelwright"] if Path(name).name == "__main__.py" else [name]
    return "".join(c if c.isprintable() else "?" for c in shlex.join([*program, *args]))


Command = Callable[["Table", str], None]
COMMANDS: Final[dict[str, Command]] = {
    "?": explain, "why": explain, "help": show_help, "rules": show_rules, "card": show_card, "log": show_log,
    "u": undo, "undo": undo, "save": save, "save!": overwrite, "quit": leave, "q": leave, "exit": leave,
}  # fmt: skip
