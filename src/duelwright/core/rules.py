"""Rules records: a format's numbers and switches. Formats inherit from one another by `but`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self

from .errors import RulesError, worded


@dataclass(frozen=True)
class Rules:
    """What every game's rules record has; a game adds its own fields.

    >>> Rules().but(step_budget=500).step_budget
    500
    >>> Rules().but(step_budgets=500)
    Traceback (most recent call last):
    duelwright.core.errors.RulesError: no rule 'step_budgets'; the rules are: step_budget, loop_after, loop_repeats, \
asks_in_vain
    """

    step_budget: int = 20_000  # steps without a decision before a mandatory loop is a draw
    loop_after: int = 200  # decisions in one turn before repeated positions are looked for
    loop_repeats: int = 3  # at this repetition another choice is forced
    asks_in_vain: bool = False  # whether "you may" is asked where all can see that nothing would come of it

    def but(self, **changes: object) -> Self:
        """The same rules with some fields changed."""
        names = [field.name for field in fields(self)]
        for name, value in changes.items():
            if name not in names:
                raise RulesError(
                    worded(
                        "no_rule",
                        "no rule {name}; the rules are: {list}",
                        {"name": repr(name), "list": ", ".join(names)},
                    )
                )
            now = getattr(self, name)
            if type(value) is not type(now):
                raise RulesError(
                    worded(
                        "rule_type",
                        "rule {name} takes a {type} (now {now}), not {value}",
                        {"name": repr(name), "type": type(now).__name__, "now": repr(now), "value": repr(value)},
                    )
                )
            if type(value) is int and value < 0:
                raise RulesError(
                    worded(
                        "rule_negative",
                        "rule {name} takes no negative number, not {value}",
                        {"name": repr(name), "value": repr(value)},
                    )
                )
        values = {name: getattr(self, name) for name in names}
        values.update(changes)
        return type(self)(**values)

    def within(self, bounds: Mapping[str, tuple[int, int]]) -> None:
        """Refuse numbers that no game could be played with."""
        for name, (least, most) in bounds.items():
            if not least <= getattr(self, name) <= most:
                raise RulesError(
                    worded(
                        "rule_range",
                        "rule {name} takes a number from {least} to {most}, not {value}",
                        {"name": repr(name), "least": least, "most": most, "value": getattr(self, name)},
                    )
                )

    def changes(self, default: Rules) -> dict[str, object]:
        """The fields that differ from a default record."""
        names = [field.name for field in fields(self)]
        return {name: getattr(self, name) for name in names if getattr(self, name) != getattr(default, name)}
