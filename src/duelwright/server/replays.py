"""Finished games to look at: any position of them, as either seat saw it or with everything open."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec
import structlog

from .. import DuelwrightError, Game, Prompt, Replay, ReplayError, State, game_for
from ..language.ready import ready_words
from ..language.voice import Voice
from ..speech.label import labels
from ..speech.names import capital
from .present import counted, counters, fought, lines, phases, picture, sent, zones
from .setup import Setup
from .sight import BOTH, seen_events, seen_table
from .store import Rights, Store
from .table import Denied
from .wire import Fought, Info, Line, Picture

KEPT: Final = 32  # games that are kept at hand
EVERY: Final = 25  # moves between two states that are kept at hand, or more in a long game:
MOST_STATES: Final = 200  # of a game

log = structlog.get_logger()


class Step(msgspec.Struct, frozen=True):
    """One answer of a game: whose, in words, whether there was a choice, its turn, and the events up to it."""

    seat: int
    label: str
    is_choice: bool
    turn: int
    events: int


class Story(msgspec.Struct, frozen=True):
    """A finished game: who played, every step, and the log, as one viewer may read it."""

    info: Info
    steps: tuple[Step, ...]
    log: tuple[Line, ...]
    winner: int | None
    reason: str
    shared: bool = True  # everybody may see it, and not who played it alone
    is_own: bool = False  # who asks has played it, and may share it


class Position(msgspec.Struct, frozen=True):
    """The table after so many steps; `events` is how much of the log has happened."""

    n: int
    view: Picture
    waiting: int
    events: int
    fight: Fought | None = None  # an attack under way, as the viewer can work it out


class OpenReplay:
    """A replay with some of its states at hand."""

    def __init__(self, replay: Replay, setup: Setup, game: Game) -> None:
        self.replay = replay
        self.setup = setup
        self.game = game
        self.moves = replay.line()
        self.every = max(EVERY, len(self.moves) // MOST_STATES)
        self.keys: dict[int, State] = {0: replay.state(game, 0)}
        self.prompts: list[Prompt] = []
        self.events: list[int] = []  # that there were before each move, and at the end
        state = self.keys[0].clone()
        count = 0
        for number, move in enumerate(self.moves):
            count += len(state.events(None, count))
            self.events.append(count)
            prompt = state.prompt
            assert prompt is not None
            self.prompts.append(prompt)
            replay.play(state, move)
            if (number + 1) % self.every == 0:
                self.keys[number + 1] = state.clone()
        self.events.append(count + len(state.events(None, count)))
        self.last = state

    def state(self, number: int) -> State:
        """The state after so many moves."""
        at = number // self.every * self.every
        state = self.keys[at].clone()
        for move in self.moves[at:number]:
            state.apply(move.action, move.seat)
        return state


class ReplayCache:
    """Finished games by name, the last few at hand."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.opened: OrderedDict[str, OpenReplay] = OrderedDict()

    def kept(self, name: str) -> tuple[Replay, Setup]:
        """A finished game and how its table was set up; Denied where there is none, or it is damaged."""
        try:
            found = self.store.replay(name)
            setup = msgspec.json.decode(found[1], type=Setup) if found is not None else None
        except (msgspec.MsgspecError, ReplayError) as error:
            log.error("replay_damaged", replay=name, error=str(error))
            raise Denied("damaged") from None
        if found is None or setup is None:
            raise Denied("no_replay")
        return found[0], setup

    def find(self, name: str) -> OpenReplay:
        """A finished game; Denied where there is none, or its cards are not what they were."""
        opened = self.opened.pop(name, None)
        if opened is None:
            replay, setup = self.kept(name)
            try:
                opened = OpenReplay(replay, setup, game_for(replay))
            except DuelwrightError as error:
                log.error("replay_outdated", replay=name, error=str(error))
                raise Denied("outdated") from None
        self.opened[name] = opened
        while len(self.opened) > KEPT:
            self.opened.popitem(last=False)
        return opened


def story(name: str, opened: OpenReplay, viewer: int, lang: str, rights: Rights) -> Story:
    """A game from its beginning to its end."""
    game, names = opened.game, opened.setup.names(lang)
    voice = Voice(game, names, viewer if viewer != BOTH else None, lang)
    steps, state = [], opened.state(0)
    for number, move in enumerate(opened.moves):
        prompt = opened.prompts[number]
        is_told = viewer in (BOTH, move.seat)
        own = Voice(game, names, move.seat, lang)
        view = state.view(move.seat)
        said = capital(labels(own, view, prompt, [move.action], with_handles=False)[0]) if is_told else ""
        steps.append(Step(move.seat, said, not prompt.forced, view.turn, opened.events[number]))
        state.apply(move.action, move.seat)
    result = opened.last.result
    winner, reason = (result.winner, result.reason) if result is not None else _told(opened.replay.result)
    decks = (opened.replay.decks[0].name, opened.replay.decks[1].name)
    info = Info(
        name, game.key, game.family.key, game.name, game.format_hash, names, opened.setup.bots(), decks, viewer,
        phases(voice), tuple(game.slots), "", 0, "", zones(voice), counters(voice), counted(voice),
        (ready_words(game, opened.replay.decks[0], lang), ready_words(game, opened.replay.decks[1], lang)),
    )  # fmt: skip
    log = lines(voice, seen_events(opened.last, viewer))
    return Story(info, tuple(steps), log, winner, reason, rights.shared, rights.is_own)


def _told(result: str) -> tuple[int | None, str]:
    """A result that no rule of the game gave: the clock, an agreement."""
    winner, _, reason = result.partition(" ")
    return (int(winner) if winner.isdecimal() else None), reason


def position(opened: OpenReplay, number: int, viewer: int, lang: str = "en") -> Position:
    """The table after so many steps."""
    number = max(0, min(number, len(opened.moves)))
    state = opened.state(number)
    prompt = state.prompt
    waiting = prompt.seat if prompt is not None else -1
    view = seen_table(state, viewer)
    fight = fought(Voice(opened.game, opened.setup.names(lang), viewer if viewer != BOTH else None, lang), view)
    return Position(number, sent(picture(opened.game, view)), waiting, opened.events[number], fight)
