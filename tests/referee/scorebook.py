"""What the referee writes down: findings, and how often each rule was judged or could not be."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Finding:
    """Something that is not as the rules say."""

    rule: str
    event: int
    kind: str
    turn: int
    expected: str
    told: str

    def text(self) -> str:
        where = f"event {self.event} ({self.kind}, turn {self.turn})"
        return f"{self.rule}: {where}: expected {self.expected}; told {self.told}"


@dataclass
class Scorebook:
    """The findings of a fight, and the counts."""

    findings: list[Finding] = field(default_factory=list)
    judged: Counter[str] = field(default_factory=Counter)
    unjudged: Counter[str] = field(default_factory=Counter)
    event: int = 0
    kind: str = ""
    turn: int = 0

    def judge(self, rule: str, holds: bool | None, expected: str, told: str) -> None:
        """A rule was tested: it holds, it does not, or what it needs is not public (None)."""
        if holds is None:
            self.unjudged[rule] += 1
            return
        self.judged[rule] += 1
        if not holds:
            self.findings.append(Finding(rule, self.event, self.kind, self.turn, expected, told))

    def take_in(self, other: Scorebook) -> None:
        """Add the counts of another fight."""
        self.findings += other.findings
        self.judged += other.judged
        self.unjudged += other.unjudged
