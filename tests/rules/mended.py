"""What a refusal says would have to be so, tried: on a second board it is so, and there the action is legal."""

from __future__ import annotations

import re

from duelwright import State
from duelwright.core.measure import measure_of

Case = tuple[State, int, str]  # who tries what
HANDLE = re.compile(r"h\d+")


def check_mended(refused: Case, mended: Case) -> None:
    """The needs of a refusal do not hold on its own board, and hold on the mended one, where nothing is refused."""
    (before, seat, action), (after, then, again) = refused, mended
    refusal = before.explain(seat, action)
    assert refusal is not None, f"{action} is legal"
    assert after.explain(then, again) is None, f"{again} is refused still"
    assert refusal.wants
    for need in refusal.wants:
        assert not need.holds(measured(before, seat, need.what, need.of)), need
        of = again if need.of == action else renamed(need.of, action, again)
        assert need.holds(measured(after, then, need.what, of)), f"{need} of {of}"


def renamed(of: str, action: str, again: str) -> str:
    """The same part of the other action: its card has another handle there, or lies in another slot."""
    old, new = parts(action), parts(again)
    if of.split(">") == old:
        return ">".join(new)
    for one, other in zip(old, new, strict=False):
        if of.partition(">")[0] == one:
            return of.replace(one, other, 1)
    return of


def parts(action: str) -> list[str]:
    return action.partition(" ")[2].split(">")


def measured(state: State, seat: int, what: str, of: str) -> str | int:
    return measure_of(state.game, what).take(state, seat, of)
