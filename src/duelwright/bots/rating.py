"""How strong opponents are: Elo by maximum likelihood, match-ups, and a test that stops when it knows enough."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from ..rates import Rate, Spread, Z, rate, spread

if TYPE_CHECKING:
    from .arena import Played, Tournament

MEAN: Final = 1500.0
POINTS: Final = 400 / math.log(10)  # Elo points of one unit of log odds
PRIOR: Final = 800.0  # Elo points: one standard deviation of what is believed before any game
ROUNDS: Final = 100
CLOSE: Final = 1e-10

Verdict = Literal["better", "not better", "go on"]


class Score(msgspec.Struct, frozen=True):
    """How the games of two bots went, from the side of `bot`."""

    bot: str
    against: str
    wins: int
    losses: int
    draws: int

    @property
    def games(self) -> int:
        """How many there were."""
        return self.wins + self.losses + self.draws

    def turned(self) -> Score:
        """The same from the other side."""
        return Score(self.against, self.bot, self.losses, self.wins, self.draws)


class Elo(msgspec.Struct, frozen=True):
    """A rating with the bounds of its 95% interval; the mean of all bots is 1500."""

    name: str
    elo: float
    low: float
    high: float


class Matchup(msgspec.Struct, frozen=True):
    """How often a bot beat another, with a 95% Wilson interval; draws count as games that were not won."""

    score: Score
    rate: Rate


def elo(names: Sequence[str], scores: Sequence[Score]) -> list[Elo]:
    """Ratings in the order of the names, from one score per pairing; a draw is half a win.

    The model is that of Bradley and Terry; a weak prior keeps bots that won everything finite.

    >>> [round(one.elo) for one in elo(["a", "b"], [Score("a", "b", 300, 100, 0)])]
    [1595, 1405]
    """
    index = {name: i for i, name in enumerate(names)}
    pairs = [(index[one.bot], index[one.against], one.wins + one.draws / 2, one.games) for one in scores if one.games]
    theta = _fit(len(names), pairs)
    spread = _inverse(_information(theta, pairs))
    n = len(names)
    rows = [sum(row) / n for row in spread]
    total = sum(rows) / n
    middle = sum(theta) / n
    found = []
    for i, name in enumerate(names):
        value = MEAN + POINTS * (theta[i] - middle)
        variance = spread[i][i] - 2 * rows[i] + total  # of the distance to the mean of all
        half = Z * POINTS * math.sqrt(max(variance, 0.0))
        found.append(Elo(name, round(value, 1), round(value - half, 1), round(value + half, 1)))
    return found


Pair = tuple[int, int, float, int]  # two bots, the points of the first, and the games


def _expected(difference: float) -> float:
    return 1 / (1 + math.exp(-difference)) if difference > -700 else 0.0


def _belief(theta: list[float], pairs: list[Pair]) -> float:
    """The logarithm of how likely the scores are with these strengths, with the prior."""
    total = -sum(value * value for value in theta) / 2 * (POINTS / PRIOR) ** 2
    for i, j, points, games in pairs:
        difference = theta[i] - theta[j]
        total -= points * _softplus(-difference) + (games - points) * _softplus(difference)
    return total


def _softplus(x: float) -> float:
    return max(x, 0.0) + math.log1p(math.exp(-abs(x)))


def _information(theta: list[float], pairs: list[Pair]) -> list[list[float]]:
    """The matrix of second derivatives of the belief, with its sign turned."""
    n = len(theta)
    matrix = [[(POINTS / PRIOR) ** 2 if i == j else 0.0 for j in range(n)] for i in range(n)]
    for i, j, _, games in pairs:
        p = _expected(theta[i] - theta[j])
        weight = games * p * (1 - p)
        matrix[i][i] += weight
        matrix[j][j] += weight
        matrix[i][j] -= weight
        matrix[j][i] -= weight
    return matrix


def _fit(n: int, pairs: list[Pair]) -> list[float]:
    """The most likely strengths, by Newton's method; a step that makes it worse is halved."""
    theta = [0.0] * n
    at = _belief(theta, pairs)
    for _ in range(ROUNDS):
        slope = [-value * (POINTS / PRIOR) ** 2 for value in theta]
        for i, j, points, games in pairs:
            surprise = points - games * _expected(theta[i] - theta[j])
            slope[i] += surprise
            slope[j] -= surprise
        inverse = _inverse(_information(theta, pairs))
        step = [sum(row[j] * slope[j] for j in range(n)) for row in inverse]
        while True:
            tried = [value + part for value, part in zip(theta, step, strict=True)]
            then = _belief(tried, pairs)
            if then >= at or max(map(abs, step), default=0.0) < CLOSE:
                break
            step = [part / 2 for part in step]
        theta, at = tried, then
        if max(map(abs, step), default=0.0) < CLOSE:
            break
    return theta


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by Gauss and Jordan.

    >>> _inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    n = len(matrix)
    rows = [row[:] + [float(i == j) for j in range(n)] for i, row in enumerate(matrix)]
    for i in range(n):
        top = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[top] = rows[top], rows[i]
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(n):
            factor = rows[j][i]
            if j != i and factor:
                rows[j] = [value - factor * other for value, other in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]


def matrix(scores: Sequence[Score]) -> list[Matchup]:
    """Every pairing from both sides.

    >>> [(one.score.bot, one.rate.rate) for one in matrix([Score("a", "b", 3, 1, 0)])]
    [('a', 0.75), ('b', 0.25)]
    """
    both = [side for one in scores for side in (one, one.turned())]
    return [Matchup(one, rate(one.bot, one.wins, one.games)) for one in both]


# --- the sequential test ----------------------------------------------------------------------------------------------


def sprt(
    wins: int, losses: int, draws: int, p0: float = 0.5, p1: float = 0.65, alpha: float = 0.05, beta: float = 0.05
) -> Verdict:
    """Wald's sequential probability ratio test of a win rate p1 against p0; a draw is half a win and half a loss.

    `alpha` is how often a bot of rate p0 may be called better, `beta` how often one of rate p1 may be called no better.

    >>> sprt(40, 10, 0), sprt(20, 30, 0), sprt(3, 2, 0)
    ('better', 'not better', 'go on')
    """
    if not (0 < p0 < p1 < 1 and 0 < alpha < 1 and 0 < beta < 1):
        raise ValueError("p0 < p1, and all four between 0 and 1")
    evidence = (wins + draws / 2) * math.log(p1 / p0) + (losses + draws / 2) * math.log((1 - p1) / (1 - p0))
    if evidence >= math.log((1 - beta) / alpha):
        return "better"
    if evidence <= math.log(beta / (1 - alpha)):
        return "not better"
    return "go on"


class Test:
    """A sequential test under way: it takes games in the order of their numbers until it has decided."""

    __test__ = False  # pytest need not look here

    def __init__(self, name: str, against: str, p1: float) -> None:
        self.name = name
        self.pairing = (min(name, against), max(name, against))
        self.p1 = p1
        self.counts = [0, 0, 0]  # losses, draws, wins
        self.verdict: Verdict = "go on"

    @property
    def games(self) -> int:
        """How many it has taken."""
        return sum(self.counts)

    @property
    def undecided(self) -> bool:
        """Whether it needs more."""
        return self.verdict == "go on"

    def add(self, scores: Sequence[float]) -> None:
        """Take some games and decide anew."""
        for score in scores:
            self.counts[int(score * 2)] += 1
        losses, draws, wins = self.counts
        self.verdict = sprt(wins, losses, draws, p1=self.p1)


# --- the outcome of a round robin -------------------------------------------------------------------------------------


class Thought(msgspec.Struct, frozen=True):
    """How long a bot took for its decisions, in seconds; answers without a choice do not count."""

    name: str
    decisions: int
    mean: float
    longest: float


class Group(msgspec.Struct, frozen=True):
    """Win rates under one heading: all bots together, and each of them."""

    name: str
    total: Rate
    by_bot: list[Rate]


class Standings(msgspec.Struct, frozen=True):
    """What came of a round robin; all but the times is the same on every machine."""

    game: str
    hash: str
    seed: int
    games: int
    planned: int
    interrupted: bool
    verdict: str
    draws: int
    too_long: int
    ranking: list[Elo]  # the strongest first
    scores: list[Score]  # of each bot against all, in the same order
    matchups: list[Matchup]
    by_deck: list[Group]
    by_order: list[Group]
    endings: dict[str, int]
    turns: Spread
    answers: Spread
    lengths: dict[int, int]  # turns to games
    thoughts: list[Thought]


def standings(played: Tournament) -> Standings:
    """Sum up a round robin."""
    games, settings = played.games, played.settings
    names = settings.bots
    scores = [
        _score(a, b, [one for one in games if (one.a, one.b) == (a, b)])
        for i, a in enumerate(names)
        for b in names[i + 1 :]
    ]
    ranking = sorted(elo(names, scores), key=lambda one: (-one.elo, one.name))
    order = [one.name for one in ranking]
    endings = Counter(one.reason for one in games)
    return Standings(
        settings.game,
        settings.hash,
        settings.seed,
        len(games),
        played.planned,
        played.interrupted,
        played.verdict,
        sum(one.winner is None for one in games),
        endings["too_long"],
        ranking,
        [_score(name, "all", [one for one in games if name in (one.a, one.b)]) for name in order],
        sorted(matrix(scores), key=lambda one: (order.index(one.score.bot), order.index(one.score.against))),
        [_group(deck, order, _with_deck(games, deck)) for deck in settings.decks],
        [
            _group("went first", order, [(one, one.first) for one in games]),
            _group("went second", order, [(one, one.b if one.first == one.a else one.a) for one in games]),
        ],
        dict(sorted(endings.items(), key=lambda item: (-item[1], item[0]))),
        spread([one.turns for one in games]),
        spread([one.answers for one in games]),
        dict(sorted(Counter(one.turns for one in games).items())),
        [_thought(name, games) for name in order],
    )


def _score(name: str, against: str, games: list[Played]) -> Score:
    wins, draws = sum(one.winner == name for one in games), sum(one.winner is None for one in games)
    return Score(name, against, wins, len(games) - wins - draws, draws)


def _with_deck(games: list[Played], deck: str) -> list[tuple[Played, str]]:
    """The games that a deck played against another, and who held it."""
    of_a = [(one, one.a) for one in games if one.deck_a == deck != one.deck_b]
    return of_a + [(one, one.b) for one in games if one.deck_b == deck != one.deck_a]


def _group(name: str, bots: list[str], sides: list[tuple[Played, str]]) -> Group:
    def won(who: str, some: list[tuple[Played, str]]) -> Rate:
        return rate(who, sum(one.winner == side for one, side in some), len(some))

    by_bot = [won(bot, [(one, side) for one, side in sides if side == bot]) for bot in bots]
    return Group(name, won(name, sides), by_bot)


def _thought(name: str, games: list[Played]) -> Thought:
    mine = [(one.decisions_a, one.mean_a, one.longest_a) for one in games if one.a == name]
    mine += [(one.decisions_b, one.mean_b, one.longest_b) for one in games if one.b == name]
    decisions = sum(count for count, _, _ in mine)
    total = sum(count * mean for count, mean, _ in mine)
    longest = max((longest for _, _, longest in mine), default=0.0)
    return Thought(name, decisions, round(total / decisions, 6) if decisions else 0.0, round(longest, 6))
