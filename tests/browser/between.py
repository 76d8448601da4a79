"""Somebody between page and server, who asks and tells the page what the server does not."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import WebSocketRoute

from ..patience import PATIENCE
from .person import Family, Person

FIRST = 900  # the number of the first question that the tests put in
LAST = 100_000  # lines of the log that the server does not reach


class Between:
    """Sits between page and server, and asks the page questions of its own."""

    def __init__(self, person: Person) -> None:
        self.rev = 0
        self.lines = 0  # of the log that were put in
        self.seat = 0  # of the person
        self.welcome: dict[str, Any] = {}
        self.answers: list[tuple[int, str]] = []
        person.page.route_web_socket("**/ws/*", self._route)

    def _route(self, page: WebSocketRoute) -> None:
        self.page = page
        self.server = page.connect_to_server()
        page.on_message(self._from_page)
        self.server.on_message(self._from_server)

    def _from_page(self, message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["t"] == "act" and frame["n"] >= FIRST:
            self.answers.append((frame["n"], frame["action"]))
            self._send({"t": "ack", "id": frame["id"], "rev": self.rev})
        else:
            self.server.send(message)

    def _from_server(self, message: str | bytes) -> None:
        frame = json.loads(message)
        self.rev = frame.get("rev", self.rev)
        if "info" in frame:
            self.seat, self.welcome = frame["info"]["you"], frame
        self.page.send(message)

    def _send(self, frame: dict[str, Any]) -> None:
        self.page.send(json.dumps(frame))

    def ask(
        self,
        n: int,
        kind: str,
        *actions: str,
        card: str = "",
        question: str = "Well?",
        passage: dict[str, Any] | None = None,
        settled: str = "",
        rule: str = "",
    ) -> None:
        """Ask the page; with one answer only, the question is forced, and `leave` goes on in the turn."""
        options = [{"action": one, "label": f"Say {one}", "leaves": one == "leave"} for one in actions]
        ask: dict[str, Any] = {"n": n, "kind": kind, "question": question, "card": card, "options": options}
        ask |= {"forced": len(actions) == 1, "passage": passage, "settled": settled, "rule": rule}
        self._update(ask)

    def offer(self, n: int, kind: str, *options: tuple[str, str], view: dict[str, Any]) -> None:
        """Ask the page for one of several ways from one place to another; `view` has the parts that have changed."""
        ways = [{"action": f"{a}>{b}", "label": f"{a} to {b}", "source": a, "target": b} for a, b in options]
        self._update({"n": n, "kind": kind, "question": "Where?", "options": ways}, view=view)

    def anew(self) -> None:
        """Show the page everything anew, as after an undo."""
        self._send({**self.welcome, "rev": self.rev, "ask": None})

    def choose(self, n: int, *cards: str) -> None:
        """Ask the page for one of some cards."""
        ways = [{"action": f"choose {card}", "label": f"Take {card}", "source": card} for card in cards]
        self._update({"n": n, "kind": "trigger", "question": "Which?", "options": ways})

    def guard(self, n: int, attacker: str, *cards: str, misses: bool = False) -> None:
        """Ask the page for guardians, in a fight."""
        ways = [{"action": f"guard {card}", "label": f"Guard with {card}", "source": card} for card in cards]
        asked = {"n": n, "kind": "guard", "question": "Guard?", "options": [*ways, {"action": "pass", "label": "Pass"}]}
        fight = {"attack": 9000, "defence": 8000, "attacker": attacker, "targets": [], "misses": misses}
        self._send({**self._told(asked), "fight": fight})

    def deny(self, n: int, source: str, *actions: str, rule: str = "") -> None:
        """Tell the page what cannot be done with a place, and why."""
        items = [
            {"action": one, "label": one, "source": source, "reason": {"code": one, "text": f"No {one}.", "rule": rule}}
            for one in actions
        ]
        self._send({"t": "whys", "n": n, "items": items, "notes": {}, "known": []})

    def tell(self, *lines: dict[str, Any], asked: int = 0, view: dict[str, Any] | None = None) -> None:
        """Tell the page lines of the log, and with a number what is asked next; without one the other seat is."""
        told = [{"seq": LAST + self.lines + i, "kind": "", **line} for i, line in enumerate(lines)]
        self.lines += len(lines)
        options = [{"action": "pass", "label": "Pass"}, {"action": "leave", "label": "Go on", "leaves": True}]
        ask = {"n": asked, "kind": "turn", "question": "Well?", "options": options} if asked else None
        waiting = self.seat if asked else 1 - self.seat
        self._send({**self._told(ask), "view": view or {}, "log": told, "waiting": waiting})

    def _update(self, ask: dict[str, Any] | None, *lines: dict[str, Any], view: dict[str, Any] | None = None) -> None:
        self._send({**self._told(ask), "view": view or {}, "log": lines})

    def _told(self, ask: dict[str, Any] | None) -> dict[str, Any]:
        return {"t": "update", "rev": self.rev, "view": {}, "ask": ask, "waiting": self.seat, "log": []}

    def wait(self, person: Person, answers: int) -> None:
        """Wait for so many answers."""
        late = time.monotonic() + PATIENCE
        while len(self.answers) < answers:
            assert time.monotonic() < late, f"no answer: {self.answers}"
            person.page.wait_for_timeout(50)


def seated(person: Person, family: Family = "ASIGOC") -> Between:
    """A table where the server waits for this person, so that nothing else happens."""
    between = Between(person)
    person.sit(family)
    person.asked()
    return between
