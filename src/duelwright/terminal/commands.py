"""What can be typed besides an answer: explanations, cards, the log, undo, saving, leaving."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from rich.text import Text

from .. import CardDef, Game, Result, View
from ..bots import estimates
from ..core.nearest import nearest
from ..core.zone import HIDDEN
from ..language.figures import figure
from ..language.messages import say
from ..language.voice import Voice, printable
from ..speech.ask import cause
from ..speech.cardline import abilities, numbers, traits
from ..speech.label import label, spots
from ..speech.names import exactly, name_of, pair
from .board import LAID_OUT, board
from .files import Unwritten, write_text
from .howto import rules_text
from .question import options, question, refusals, sentence
from .typed import cards_like

if TYPE_CHECKING:
    from .table import Table

THOUGHT: Final = 1.0  # seconds that a hint takes
SHOWN: Final = 3  # answers that a hint tells of
LEAVING: Final = ("quit", "q", "exit")


def run(table: Table, text: str) -> bool:
    """Carry out a command; false where the text is none."""
    word, _, rest = text.partition(" ")
    if text.startswith("?"):
        word, rest = "?", text[1:]
    command = COMMANDS.get(command_name(table.voice(), word))
    if command is None:
        return False
    command(table, rest.strip())
    return True


def command_name(voice: Voice, word: str) -> str:
    """The command that a word means, in English or in the language that is spoken."""
    typed = word.casefold()
    return next((name for name in COMMANDS if voice.say(f"command.{name}").casefold() == typed), typed)


def show_help(table: Table, rest: str) -> None:
    """List the commands, with examples of this game."""
    action, words = (table.voice().say(f"example.{kind}") or "pass" for kind in ("action", "words"))
    table.tell("terminal.help", {"action": action, "words": f"{words:<14}", "why": f"{'? ' + action:<14}"})


def leave(table: Table, rest: str) -> None:
    """Get up from the table."""
    table.left = True


def explain(table: Table, rest: str) -> None:
    """Say why the player is asked, and why other things are not possible."""
    if table.state.over:
        table.tell("terminal.over_explained")
        return
    prompt = table.prompt
    if rest:
        explain_one(table, rest)
        return
    voice, view = table.voice(), table.state.view(prompt.seat)
    refused = refusals(voice, table.state, prompt, table.console.width)
    if refused.row_count:
        table.tell("terminal.not_possible", style="bold")
        table.console.print(refused)
    table.console.print(question(voice, view, prompt))
    table.say(f"  {voice.say('terminal.asked_by', {'cause': cause(voice, prompt)})}", "dim")
    table.console.print(options(voice, view, prompt))


def explain_one(table: Table, text: str) -> None:
    """Say why one thing is not possible, or that it is."""
    refusal = table.state.explain(table.prompt.seat, table.full_text(text))
    if refusal is None:
        table.tell("terminal.possible", {"text": printable(text)})
    else:
        table.say(sentence(table.voice(), refusal))


def show_hint(table: Table, rest: str) -> None:
    """Give a hint, as the table does."""
    table.hint()


def show_estimates(table: Table) -> None:
    """What the search would play, and how well it stood then."""
    prompt = table.prompt
    if len(prompt.options) == 1:
        table.tell("terminal.only_answer")
        return
    view = table.state.view(prompt.seat)
    table.tell("terminal.thinking")
    for one in estimates(view, seconds=THOUGHT, game=table.game)[:SHOWN]:
        said = label(table.voice(), view, prompt, one.action)
        share = figure(table.lang, 100 * one.share, ".1f")  # answers are often close
        table.tell("terminal.hint_line", {"action": said, "share": share, "visits": one.visits})


def show_rules(table: Table, rest: str) -> None:
    """Tell how the game is played, or what is behind a heading of its rules."""
    text = rules_text(table.game, table.lang, rest)
    table.say(text.replace("\n  ", " ") if table.console.is_terminal else text)


def show_card(table: Table, rest: str) -> None:
    """Show a card in full, by its name, a part of it, or its handle."""
    found = named(table.game, table.voice(), table.state.view(table.looking), rest)
    for line in cards_text(table.voice(), found, rest):
        table.say(line)


def named(game: Game, voice: Voice, view: View, text: str) -> list[CardDef]:
    """The cards with a name, a part of one, or a handle that the view shows."""
    if text[:1] == "h" and text[1:].isdecimal():
        for _, _, card in spots(voice, view):
            known = game.find(card.card) if card.card and f"h{card.handle}" == text else None
            if known is not None:
                return [known]
    return different(game.printings(text)) or cards_like(game, text)


def different(printings: list[CardDef]) -> list[CardDef]:
    """Those that differ in more than their ids."""
    found: dict[str, CardDef] = {}
    for card in printings:
        found.setdefault(repr(replace(card, id="")), card)
    return list(found.values())


def cards_text(voice: Voice, found: list[CardDef], asked: str) -> list[Text]:
    """One card in full, or all that have its name; the names of several; or what was perhaps meant."""
    if len({card.name.casefold() for card in found}) == 1:
        return [line for card in found for line in card_text(voice, card)]
    if found:
        names = ", ".join(printable(card.name) for card in found)
        return [Text(voice.say("terminal.which_card", {"cards": names}))]
    near = nearest(asked, [card.name for card in voice.game.cards()])
    hint = voice.say("terminal.did_you_mean", {"text": near}) if near else voice.say("terminal.name_a_card")
    return [Text(f"{voice.say('terminal.no_card', {'text': printable(asked[:60])})} {hint}")]


def card_text(voice: Voice, card: CardDef) -> list[Text]:
    """A card in full."""
    head = Text(printable(card.name), "bold")
    head.append(f"  {name_of(voice, 'kind', card.kind)}  {numbers(voice, card)}".rstrip(), "")
    lines = [head, *[Text(f"  {line}", "dim") for line in traits(voice, card)]]
    lines += [Text(f"  {line}") for line in abilities(voice.game, card, voice.lang)]
    if not card.abilities:
        lines.append(Text(f"  {voice.say('terminal.without_effect')}", "dim"))
    if card.flavour:
        lines.append(Text(f"  {printable(flavour(voice, card))}", "italic"))
    return lines


def flavour(voice: Voice, card: CardDef) -> str:
    """A card's flavour in the language that is spoken; a loaded card's own words stay as they are."""
    key = f"flavour.{card.id}"
    shipped = say(voice.game.key, "en", key)
    return voice.say(key) if shipped == card.flavour else card.flavour


def show_piles(table: Table, rest: str) -> None:
    """List what lies in piles on both sides, as far as the seat may know it; the newest cards first.

    Of a closed pile the last card is shown alone; whoever types more (`piles all`) opens it.
    """
    voice, view = table.voice(), table.state.view(table.looking)
    found = [(seat, zone) for seat in (0, 1) for zone in piles(table.game) if is_known(view, seat, zone)]
    for seat, zone in found:
        cards = [card.card if card is not None else "" for card in view.seats[seat].zones[zone]]
        where = f"{voice.who(seat)}, {name_of(voice, 'zone', zone)}"
        told = voice.cards(cards[::-1])
        if zone in table.game.face.closed and len(cards) > 1 and not rest:
            told = voice.say("terminal.closed_pile", {"last": voice.cards(cards[-1:]), "n": len(cards) - 1})
        table.say("  " + pair(voice, where, told))
    if not found:
        table.tell("terminal.no_piles")


def piles(game: Game) -> list[str]:
    """The zones that are piles: not what the board lays out, nor a hand or a deck."""
    apart = (*game.slots, *LAID_OUT, "hand")
    return [row.name for row in game.layout.zones if not row.slots and row.sight != HIDDEN and row.name not in apart]


def is_known(view: View, seat: int, zone: str) -> bool:
    """Whether a viewer may know a card of a pile."""
    return any(card is not None and card.card for card in view.seats[seat].zones[zone])


def show_log(table: Table, rest: str) -> None:
    """Print all that the seat saw."""
    for line in table.log():
        table.say(line)


def undo(table: Table, rest: str) -> None:
    """Go back to the person's last decision."""
    if table.is_hotseat and not table.is_open:
        table.tell("terminal.no_undo_between_people")
        return
    if table.replay is None or not table.decisions:
        table.tell("terminal.nothing_to_take_back")
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
    table.notice = table.voice().say("terminal.taken_back")


def save(table: Table, rest: str) -> None:
    """Write the game to a new file."""
    write(table, rest, False)


def overwrite(table: Table, rest: str) -> None:
    """Write the game to a file, even where one is."""
    write(table, rest, True)


def write(table: Table, name: str, overwrite: bool) -> None:
    """Write the replay, or say why not."""
    if not name:
        table.tell("terminal.name_a_file")
    elif table.replay is None:
        table.tell("terminal.position_not_saved")
    else:
        try:
            write_text(Path(name), table.replay.text(), overwrite)
        except Unwritten as error:
            table.say(printable(error.text(table.lang)))
            return
        table.saved = (name, len(table.replay.moves))
        said = table.voice().say("terminal.saved", {"n": len(table.replay.line())})
        table.say(exactly(said, {"file": printable(name)}))


# --- the end ----------------------------------------------------------------------------------------------------------


def close(table: Table) -> None:
    """The game is over: say how it ended, and what can be done now."""
    state = table.state
    result = state.result
    assert result is not None
    table.looking = max(table.looking, 0)
    table.show_news(None)
    table.console.print(board(table.voice(), state.view(table.looking)))
    mine = result.winner is not None and not table.is_hotseat and table.bots[result.winner] is None
    table.say(outcome(table.voice(), result, mine), "bold green")
    table.tell("terminal.after_the_end")
    while not table.left and table.state is state:
        text = table.line()
        if text.casefold() == "again":
            again(table)
        elif text and not run(table, text):
            table.tell("terminal.over")


def outcome(voice: Voice, result: Result, mine: bool = False) -> str:
    """How a game ended: who won, and by which rule."""
    rule = voice.say(f"ending.{result.reason}") or result.rule
    if result.winner is None:
        return voice.say("terminal.draw", {"rule": rule})
    return voice.say("terminal.win", {"rule": rule, "who": voice.names[result.winner]}, mine)


def again(table: Table) -> None:
    """Play another game with the same decks."""
    if table.replay is None:
        table.tell("terminal.position_not_repeated")
        return
    last = table.replay
    table.saved = ("", 0)
    table.begin((last.decks[0], last.decks[1]), last.seed + 1)


def farewell(table: Table) -> None:
    """Say how to go on with a game that was left, or that it is lost."""
    name, lines = table.saved
    voice = table.voice()
    if table.state.over:
        spoken = ("--lang", table.lang) if "--lang" in table.flags else ()
        watched = _command(voice, "terminal.watch_it_again", "replay", name, *spoken)
        table.say(watched if name else voice.say("terminal.goodbye"))
    elif table.replay is None:
        table.tell("terminal.nothing_saved")
    elif not name:
        table.tell("terminal.same_shuffle", {"seed": table.replay.seed})
    else:
        since = len(table.replay.moves) - lines
        lost = f"  {voice.say('terminal.since_then', {'n': since})}" if since > 0 else ""
        table.say(_command(voice, "terminal.to_go_on", "play", "--resume", name, *table.flags) + lost)


def _command(voice: Voice, key: str, *args: str) -> str:
    return exactly(voice.say(key), {"command": command_line(*args)})


def command_line(*args: str) -> str:
    """This command with other arguments, as it can be typed into a shell."""
    name = sys.argv[0]
    program = [sys.executable, "-m", "duelwright"] if Path(name).name == "__main__.py" else [name]
    return "".join(c if c.isprintable() else "?" for c in shlex.join([*program, *args]))


Command = Callable[["Table", str], None]
COMMANDS: Final[dict[str, Command]] = {
    "?": explain, "why": explain, "help": show_help, "h": show_hint, "hint": show_hint, "rules": show_rules,
    "card": show_card, "piles": show_piles, "log": show_log, "u": undo, "undo": undo, "save": save, "save!": overwrite,
    "quit": leave, "q": leave, "exit": leave,
}  # fmt: skip
