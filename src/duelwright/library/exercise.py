"""Cards tried out: decks and boards around each, games until every ability has resolved, and what broke meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from typing import Final

import msgspec

from ..core.ability import ACT, AUTO, CONT, EFFECT, INSTEAD, TRAIT
from ..core.card import CardDef
from ..core.errors import CardError, DuelwrightError, worded
from ..core.game import Game
from ..core.policy import sensible
from ..core.rng import Rng, seeded
from ..core.state import State
from ..facets.exercise import STAND_IN, Exercise
from ..facets.facets import facets_of
from ..facets.reading import COMPLETE, CardRead, Printed
from ..facets.record import LibraryError, Record
from ..games import families, widest
from ..games import game as find_game
from ..language.messages import say
from ..workers import serve_the_parent
from .exercising.checks import FAULTS, check_again, check_cards, check_decision, check_replay
from .exercising.watch import Watched, look, watch
from .reading import printed_of
from .record import definition

KINDS: Final = {AUTO: "AUTO", ACT: "ACT", CONT: "CONT", TRAIT: "CONT", EFFECT: "played", INSTEAD: "CONT"}
BOARDS: Final = (25, 60)  # for each ability that has not resolved: before the games, and after them
LONGEST_BOARD: Final = 70  # decisions
LONGEST_GAME: Final = 4000
EVERY: Final = 12  # decisions between two that are checked in full; on boards
EVERY_OF_GAME: Final = 40
MOST_BROKEN: Final = 5  # of a card; those that follow are most likely the same
SOURCE: Final = "user:"


class AbilityTried(msgspec.Struct):
    """One ability: how often it resolved; or why it did not, as far as that is known."""

    text: str
    kind: str
    resolved: int
    why: str = ""


class Break(msgspec.Struct):
    """Something that must hold and did not: what, and how to come to it again."""

    what: str
    where: str  # the board or the game, by its number
    format: str
    seed: int
    decision: int


class CardTried(msgspec.Struct):
    """One card: its abilities, how much was played, and what broke."""

    number: str
    name: str
    formats: list[str]
    abilities: list[AbilityTried]
    boards: int = 0
    games: int = 0
    decisions: int = 0
    broken: list[Break] = []
    stand_ins: list[str] = []  # names that it asks for and no card has: plain units took their places


class Never(msgspec.Struct):
    """An ability that never resolved."""

    number: str
    name: str
    ability: int
    text: str
    why: str


class Totals(msgspec.Struct):
    """A file in numbers."""

    cards: int
    abilities: int
    resolved: int
    broken: int
    boards: int
    games: int
    decisions: int


class Report(msgspec.Struct):
    """What was found by trying cards out."""

    totals: Totals
    never: list[Never]
    broken: dict[str, list[Break]]  # by the number of the card
    cards: list[CardTried]


def exercise_of(family: str) -> Exercise:
    """How a game tries cards out; LibraryError where it does not."""
    own = facets_of(family).exercise
    if own is None:
        able = ", ".join(known.key for known in families() if facets_of(known.key).exercise is not None)
        raise LibraryError(
            worded(
                "not_tried",
                "cards of {family} are not tried out; of these they are: {able}",
                {"family": repr(family), "able": able},
            )
        )
    return own()


def report_on(cards: Sequence[CardTried]) -> Report:
    """The cards and what they come to."""
    every = [one for card in cards for one in card.abilities]
    never = [
        Never(card.number, card.name, i, one.text, one.why)
        for card in cards
        for i, one in enumerate(card.abilities, 1)
        if not one.resolved
    ]
    broken = {card.number: card.broken for card in cards if card.broken}
    totals = Totals(
        len(cards),
        len(every),
        len(every) - len(never),
        sum(len(found) for found in broken.values()),
        sum(card.boards for card in cards),
        sum(card.games for card in cards),
        sum(card.decisions for card in cards),
    )
    return Report(totals, never, broken, list(cards))


# --- many cards ---


def try_records(
    records: Sequence[Record],
    chosen: Sequence[int],
    games: int,
    seed: int,
    workers: int = 1,
    told: Callable[[int], None] | None = None,
) -> Iterator[CardTried]:
    """Those of the chosen cards that are read completely and have abilities, tried out, in order.

    What comes of a card depends on the file, the seed and the card alone: not on how many work, nor on other cards.
    """
    if workers == 1:
        trial = Trial(records, games, seed)
        for done, i in enumerate(chosen, 1):
            found = trial.try_card(records[i])
            if told is not None:
                told(done)
            if found is not None:
                yield found
        return
    with ProcessPoolExecutor(workers, initializer=_begin, initargs=(list(records), games, seed)) as pool:
        try:
            for done, found in enumerate(pool.map(_try, chosen), 1):
                if told is not None:
                    told(done)
                if found is not None:
                    yield found
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


_TRIALS: list[Trial] = []  # of this process, where it works for another


def _begin(records: list[Record], games: int, seed: int) -> None:
    serve_the_parent()
    _TRIALS[:] = [Trial(records, games, seed)]


def _try(i: int) -> CardTried | None:
    return _TRIALS[0].try_card(_TRIALS[0].records[i])


class Trial:
    """A file whose cards are tried out, with the other cards of the file at hand."""

    def __init__(self, records: Sequence[Record], games: int, seed: int) -> None:
        self.records = records
        self.games = games
        self.seed = seed
        self.by_id = {_name_of(record): record for record in records}
        self.stock: dict[str, list[CardDef]] = {}  # by family
        self.read: dict[str, CardDef] = {}

    def try_card(self, record: Record) -> CardTried | None:
        """One card; None where it is not read completely, or has no ability."""
        printed, exercise = printed_of(record.game), exercise_of(record.game)
        game = widest(record.game)
        read = printed.read(game, record)
        if read.status != COMPLETE or not read.abilities or record.kind not in game.layout.kinds:
            return None
        card = self._card(printed, exercise, record, read)
        rng = seeded(self.seed, _name_of(record))
        found = exercise.helpers(card, self._plain(record.game), rng)
        cards = [self._with_text(printed, exercise, one) for one in found]
        stand_ins = [one.name for one in cards if one.id.startswith(STAND_IN)]
        tried = CardTried(read.number, record.name, [], [], stand_ins=stand_ins)
        left: list[AbilityTried] = []
        for key in exercise.formats(record):
            if playable(key, card) is not card:
                continue  # a format without the token that it makes
            tried.formats.append(key)
            watched = _Attempt(exercise, key, card, cards, tried, rng).run(self.games)
            lines = texts(printed, definition(record, card.id), read)
            now = [_outcome(one, lines, i) for i, one in enumerate(watched)]
            left = [a if not left or a.resolved else left[i] for i, a in enumerate(now)]
            if all(one.resolved for one in left):
                break
        tried.abilities = left
        return tried

    def _plain(self, family: str) -> list[CardDef]:
        """Every card of the file without abilities."""
        if family not in self.stock:
            records = [record for record in self.records if record.game == family]
            self.stock[family] = [definition(record, _name_of(record)) for record in records]
        return self.stock[family]

    def _card(self, printed: Printed, exercise: Exercise, record: Record, read: CardRead) -> CardDef:
        bare = definition(record, _name_of(record))
        return exercise.fill(record, printed.with_abilities(bare, read.abilities))

    def _with_text(self, printed: Printed, exercise: Exercise, card: CardDef) -> CardDef:
        """A card that helps is played by its text where that is read completely, and as a plain card elsewhere."""
        record = self.by_id.get(card.id)
        if record is None:
            return card
        if card.id not in self.read:
            read = printed.read(widest(record.game), record)
            made = self._card(printed, exercise, record, read) if read.status == COMPLETE else card
            self.read[card.id] = made
        return msgspec.structs.replace(card, abilities=self.read[card.id].abilities)


def _name_of(record: Record) -> str:
    return f"{SOURCE}{record.key}"


def _outcome(one: Watched, lines: Sequence[str], i: int) -> AbilityTried:
    text = lines[i] if i < len(lines) else ""
    why = "" if one.resolved else say("", "en", f"why.{one.why()}")
    return AbilityTried(text, KINDS.get(one.ability.kind, ""), one.resolved, why)


def texts(printed: Printed, bare: CardDef, read: CardRead) -> list[str]:
    """The printed line of each ability; a line may give several, and an order's lines are one."""
    lines: list[str] = []
    for one in read.abilities:
        try:
            given = len(printed.with_abilities(bare, (one,)).abilities)
        except CardError:  # a line that is nothing without the next
            given = 1
        lines += [one.text] * given
    made = printed.with_abilities(bare, read.abilities).abilities
    return lines if len(lines) == len(made) else [read.text] * len(made)


# --- one card in one format ---


class _Attempt:
    """A card tried out in one format."""

    def __init__(
        self, exercise: Exercise, key: str, card: CardDef, cards: Sequence[CardDef], tried: CardTried, rng: Rng
    ) -> None:
        self.exercise = exercise
        self.card = card
        self.cards = cards
        self.tried = tried
        self.rng = rng
        self.key = key
        self.game = stage(key).plus([*(playable(key, one) for one in cards), card])
        self.defn = self.game.index[card.id]
        self.watched = watch(self.game, self.defn, exercise.played)

    def run(self, games: int) -> list[Watched]:
        """Boards for each ability, whole games, and more boards for those that have not resolved by then."""
        self._try_boards(BOARDS[0])
        for number in range(games):
            self._play_game(number)
        self._try_boards(BOARDS[1])
        return self.watched

    def _try_boards(self, most: int) -> None:
        for place, one in enumerate(self.watched):
            for _ in range(most):
                if one.resolved or len(self.tried.broken) >= MOST_BROKEN:
                    break
                self._play_board(place, one)

    def _play_board(self, place: int, one: Watched) -> None:
        """One board, played on until its ability has resolved or it has gone on long enough."""
        self.tried.boards += 1
        board = self.exercise.board(self.game, self.card, place, self.cards, self.rng)
        seed = board.get("seed", 0)
        try:
            state = self.game.position(board)
        except FAULTS as error:
            self._break(error, "board", seed, 0)
            return
        for decision in range(LONGEST_BOARD):
            try:
                look(state, self.watched)
                if one.resolved or state.over:
                    check_cards(state)
                    return
                code = self.exercise.answer(state, self.defn, self.rng)
                if decision % EVERY == EVERY - 1:
                    check_decision(state, self.game.actions.action(code), decision)
                self._apply(state, code)
            except FAULTS as error:
                self._break(error, "board", seed, decision)
                return

    def _play_game(self, number: int) -> None:
        """A whole game with decks around the card: every other one by sensible answers, else by those that use it."""
        self.tried.games += 1
        seed = self.rng.below(1 << 30)
        answers: list[str] = []
        try:
            decks = self.exercise.decks(self.game, self.card, self.cards, self.rng)
            state = self.game.start(decks, seed)
            while not state.over and len(answers) < LONGEST_GAME:
                look(state, self.watched)
                code = sensible(state) if number % 2 else self.exercise.answer(state, self.defn, self.rng)
                action = self.game.actions.action(code)
                if len(answers) % EVERY_OF_GAME == EVERY_OF_GAME - 1:
                    check_decision(state, action, len(answers))
                answers.append(action.text)
                self._apply(state, code)
            if not state.over:
                raise AssertionError(f"it has no end after {LONGEST_GAME} decisions")
            check_cards(state)
            check = check_again if number else check_replay  # a record costs more than the game
            check(self.game, decks, seed, answers, state.key())
        except FAULTS as error:
            self._break(error, "game", seed, len(answers))

    def _apply(self, state: State, code: int) -> None:
        self.tried.decisions += 1
        state.apply(self.game.actions.action(code))

    def _break(self, error: BaseException, where: str, seed: object, decision: int) -> None:
        said = str(error) if isinstance(error, DuelwrightError | AssertionError) else f"{type(error).__name__}: {error}"
        number = self.tried.boards if where == "board" else self.tried.games
        what = " ".join(said.split()) or type(error).__name__
        if len(self.tried.broken) < MOST_BROKEN:
            at = seed if isinstance(seed, int) else 0
            self.tried.broken.append(Break(what, f"{where} {number}", self.key, at, decision))


@lru_cache(8)
def _staged(family: str, key: str) -> Game:
    exercise = exercise_of(family)
    return find_game(key, cards=list(exercise.stage), rules=dict(exercise.rules))


def playable(key: str, card: CardDef) -> CardDef:
    """A card that helps, without its abilities where a format cannot play them: one that makes a token it has not."""
    try:
        stage(key).plus([card])
    except CardError:
        return msgspec.structs.replace(card, abilities=())
    return card


def stage(key: str) -> Game:
    """A format with the stage hands of its game, under the rules for trying cards out."""
    return _staged(find_game(key).family.key, key)
