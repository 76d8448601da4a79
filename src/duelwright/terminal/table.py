"""A table in the terminal: people at one keyboard, or a person against a bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import Console
from rich.text import Text

from .. import Deck, Game, Prompt, Replay, State
from ..bots import Bot
from ..core.nearest import nearest
from ..language.messages import Parameter
from ..language.voice import Voice, printable
from ..speech.label import label
from ..speech.settled import settled
from . import commands
from .board import board
from .logline import LATER, Note, log, news, noted
from .question import options, question, sentence
from .typed import meant, spelled_out

Reader = Callable[[str], str]

ANSWERED_AT_ONCE: Final = ("pass", "leave", "done")
NEVER_LEFT_FOR_YOU: Final = ("main", "battle")
ROOMY: Final = 36  # lines
STOPPED: Final = 130  # exit status after Ctrl-C


def is_settled(state: State, prompt: Prompt) -> bool:
    """Whether a person need not be asked: there is one answer and it does nothing, or all answers are the same."""
    if settled(state.game, prompt, lambda: state.view(prompt.seat)):
        return True
    only = prompt.options[0]
    if not prompt.forced or only not in ANSWERED_AT_ONCE:
        return False
    return only != "leave" or state.view(None).phase not in NEVER_LEFT_FOR_YOU


def settled_words(voice: Voice, state: State, prompt: Prompt) -> str:
    """What is answered for a person."""
    verb = prompt.options[0].partition(" ")[0]
    scope = "verb" if verb == "leave" else "settled"
    return voice.say(f"{scope}.{verb}", {"phase": state.view(None).phase}) or prompt.options[0]


class Table:
    """One sitting: the game, who sits where, and what each has seen. `bots` holds None where a person sits."""

    def __init__(
        self,
        game: Game,
        console: Console,
        read: Reader,
        names: tuple[str, str],
        bots: tuple[Bot | None, Bot | None],
        is_open: bool = False,
        flags: tuple[str, ...] = (),
        lang: str = "en",
    ) -> None:
        self.game = game
        self.console = console
        self.read = read
        self.names = names
        self.bots = bots
        self.is_open = is_open  # both hands lie open: no hand-over
        self.flags = flags  # how the command was called, for the line that says how to go on
        self.lang = lang
        self.replay: Replay | None = None  # None where the game began from a position
        self.state: State
        self.prompt: Prompt
        self.looking = -1 if self.is_hotseat else int(bots[0] is not None)
        self.seen = [0, 0]
        self.decisions: list[int] = []  # numbers of the answers that a person gave when asked
        self.notes: tuple[list[Note], list[Note]] = ([], [])  # per seat: what was answered for it
        self.notice = ""  # what the next screen says first
        self.greeted = False
        self.saved: tuple[str, int] = ("", 0)  # the file and how many lines it has
        self.left = False

    @property
    def is_hotseat(self) -> bool:
        """Whether two people share the keyboard."""
        return self.bots == (None, None)

    def begin(self, decks: tuple[Deck, Deck], seed: int) -> None:
        """Start a game from decks."""
        self.resume(Replay.of(self.game, decks, seed))

    def resume(self, replay: Replay) -> None:
        """Go on with a recorded game."""
        self.replay = replay
        self.lay(replay.state(self.game))
        self.decisions = self.own_decisions(replay)

    def own_decisions(self, replay: Replay) -> list[int]:
        """The numbers of the answers in a recorded game that a person here would have been asked for."""
        state = replay.state(self.game, 0)
        found: list[int] = []
        for move in replay.line():
            prompt = state.prompt
            if prompt is not None and self.bots[prompt.seat] is None and not is_settled(state, prompt):
                found.append(move.n)
            state.apply(move.action, move.seat)
        return found

    def lay(self, state: State) -> None:
        """Put a state on the table, and forget the last one."""
        self.state = state
        self.game = state.game
        self.seen = [0, 0]
        self.decisions = []
        self.notes = ([], [])

    def voice(self, seat: int | None = None) -> Voice:
        """How the table speaks to the seat that is looking, or to another."""
        return Voice(self.game, self.names, self.looking if seat is None else seat, self.lang)

    def play(self) -> int:
        """Play until somebody leaves; returns the exit status."""
        try:
            while not self.left:
                if self.state.over:
                    commands.close(self)
                else:
                    self.decide()
        except EOFError:
            self.say("")
        except KeyboardInterrupt:
            self.say("")
            commands.farewell(self)
            return STOPPED
        commands.farewell(self)
        return 0

    # --- decisions ---

    def decide(self) -> None:
        """Get one answer: from the bot, from nobody where there is only one, or from the person."""
        prompt = self.state.prompt
        assert prompt is not None
        bot = self.bots[prompt.seat]
        if bot is not None:
            self.answer(bot(self.state.view(prompt.seat), prompt))
        elif is_settled(self.state, prompt) and not self.would_tell(prompt):
            self.notes[prompt.seat].append((self.event_count(), settled_words(self.voice(), self.state, prompt)))
            self.answer(prompt.options[0])
        else:
            self.ask(prompt)

    def event_count(self) -> int:
        """How many events there were; every seat has the same number."""
        return len(self.state.events(None))

    def would_tell(self, prompt: Prompt) -> bool:
        """Whether answering for the person who does not look would tell the other what is in their hand."""
        hidden = self.is_hotseat and not self.is_open and prompt.seat != self.looking
        return hidden and len(self.state.view(None).seats[prompt.seat].zones["hand"]) > 0

    def ask(self, prompt: Prompt) -> None:
        """Show a person what they see, and read until they answer or leave."""
        self.prompt = prompt
        self.hand_over(prompt.seat)
        if self.left:
            return
        state = self.state
        settled = is_settled(state, prompt)
        if settled:
            self.show_settled()
        else:
            self.show()
        number = len(self.replay.line()) + 1 if self.replay is not None else 0
        while not self.left and self.state is state and state.prompt == prompt:
            text = self.line()
            self.take(prompt.options[0] if settled and not text else text)
        if self.state is state and not self.left and not settled:
            self.decisions.append(number)

    def line(self) -> str:
        """One line from the keyboard; from a pipe it is shown, too."""
        text = self.read("> ").strip()
        if not self.console.is_terminal:
            self.say(printable(text))
        return text

    def take(self, text: str) -> None:
        """Understand a line: a number, a command, or an action's own text."""
        given = self.prompt.options
        if not text:
            self.show()
        elif text.isascii() and text.isdecimal():
            if len(text) < 4 and 1 <= int(text) <= len(given):
                self.answer(given[int(text) - 1])
            else:
                self.tell("terminal.no_option", {"text": text[:9], "n": len(given)})
        elif text in given or not commands.run(self, text):
            self.try_words(text)

    def try_words(self, text: str) -> None:
        """Do what the words mean; or say what they could mean, or why it cannot be done."""
        voice, view, prompt = self.voice(), self.state.view(self.looking), self.prompt
        found = meant(voice, view, prompt, text, prompt.options)
        if len(found) == 1:
            self.answer(found[0])
        elif found:
            labels = "; ".join(label(voice, view, prompt, one) for one in found)
            self.tell("terminal.could_be", {"options": labels})
        else:
            self.refuse(self.full_text(text))

    def full_text(self, text: str) -> str:
        """The refused action that words mean, the best-fitting of several; the text itself where they mean none."""
        refused = [action.text for action, _ in self.state.reasons(self.prompt.seat)]
        found = meant(self.voice(), self.state.view(self.looking), self.prompt, text, refused)
        return found[0] if found else spelled_out(self.game, text)

    def refuse(self, text: str) -> None:
        """Say why an action cannot be done, and what was perhaps meant; do it where it can be."""
        refusal = self.state.explain(self.prompt.seat, text)
        if refusal is None:
            self.answer(text)
            return
        voice, view = self.voice(), self.state.view(self.looking)
        self.say(sentence(voice, refusal))
        known = [*commands.COMMANDS, *(label(voice, view, self.prompt, one) for one in self.prompt.options)]
        near = nearest(text, known) if self.game.actions.parse(text) < 0 else ""
        hint = f"{voice.say('terminal.did_you_mean', {'text': near})} " if near else ""
        self.say(hint + voice.say("terminal.type_a_number"), "dim")

    def hint(self) -> None:
        """Say what could be answered."""
        commands.show_estimates(self)

    def answer(self, action: str) -> None:
        """Play an answer, and write it down."""
        if self.replay is None:
            self.state.apply(action)
        else:
            self.replay.apply(self.state, action)

    # --- the screen ---

    def say(self, what: str | Text, style: str = "") -> None:
        """Print a line."""
        wraps = not self.console.is_terminal  # a pipe gets whole lines, a screen whole words
        self.console.print(Text(what, style) if isinstance(what, str) else what, soft_wrap=wraps)

    def tell(self, key: str, params: Mapping[str, Parameter] = {}, style: str = "") -> None:
        """Print a message."""
        self.say(self.voice().say(key, params), style)

    def hand_over(self, seat: int) -> None:
        """Let another person look: everything is hidden until they say that they sit there."""
        if seat == self.looking:
            return
        if self.is_open:
            self.looking = seat
            return
        if self.console.is_terminal:
            self.console.clear()
            if not self.console.legacy_windows:
                self.console.file.write("\x1b[3J")  # the lines that have scrolled away, too
        self.tell("terminal.pass_the_keyboard", {"who": self.names[seat]}, "bold")
        if self.read("").strip().casefold() in commands.LEAVING:
            self.left = True
        else:
            self.looking = seat

    def show_settled(self) -> None:
        """Tell a person who sits down that there is nothing for them to decide."""
        voice = self.voice()
        self.console.print(question(voice, self.state.view(self.looking), self.prompt))
        key = "terminal.nothing_to_do" if self.prompt.kind == "turn" else "terminal.nothing_to_add"
        self.tell(key, {"answer": settled_words(voice, self.state, self.prompt)})

    def show(self) -> None:
        """Draw the screen: what happened since the last one, the board, the question."""
        voice, prompt = self.voice(), self.prompt
        view = self.state.view(self.looking)
        if self.console.is_terminal:
            self.console.clear()
        drawn = board(voice, view, self.state.view(1 - self.looking) if self.is_open else None, self.is_roomy())
        offered = options(voice, view, prompt)
        room = self.console.height - offered.row_count - len(self.console.render_lines(drawn)) - 7
        self.show_news(max(room, 5) if self.console.is_terminal else None)
        self.console.print(drawn)
        self.console.print()
        if self.notice:
            self.say(self.notice, "dim")
        self.notice = ""
        self.console.print(question(voice, view, prompt))
        self.console.print(offered)
        if self.console.is_terminal or not self.greeted:
            self.say(f"  {voice.say('terminal.hint')}", "dim")
        if not self.greeted:
            self.say(f"  {voice.say('terminal.welcome')}", "dim")
        self.greeted = True

    def is_roomy(self) -> bool:
        """Whether cards can be shown with their whole text."""
        return self.console.is_terminal and self.console.height >= ROOMY

    def log(self) -> list[Text]:
        """All that the seat that looks saw happen, line by line."""
        return log(self.voice(), self.state.events(self.looking), self.notes[self.looking])

    def show_news(self, room: int | None) -> None:
        """Print what happened since this seat last looked, the latest where there is little room."""
        since = self.seen[self.looking]
        lines = log(self.voice(), news(self.voice(), self.state.events(self.looking, since)), [])
        lines += noted(self.voice(), [note for note in self.notes[self.looking] if note[0] >= since], LATER)
        self.seen[self.looking] = self.event_count()
        if room is not None and len(lines) > room:
            self.tell("terminal.earlier_lines", {"n": len(lines) - room}, "dim")
            lines = lines[-room:]
        for line in lines:
            self.say(line)
        if lines:
            self.say("")
