"""Answers that the page gives for a person: forced ones after a constant while, remembered ones, and stops."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import WebSocketRoute

from .person import Chairs, Person, expect

PAUSE = 0.65  # seconds, as in answers.svelte.ts
LATE = 1.2  # seconds more, on a busy machine
FIRST = 900  # the number of the first question that the tests put in


class Between:
    """Sits between page and server, and asks the page questions of its own."""

    def __init__(self, person: Person) -> None:
        self.rev = 0
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
        self.rev = json.loads(message).get("rev", self.rev)
        self.page.send(message)

    def _send(self, frame: dict[str, Any]) -> None:
        self.page.send(json.dumps(frame))

    def ask(self, n: int, kind: str, *actions: str, card: str = "") -> None:
        """Ask the page; with one answer only, the question is forced."""
        options = [{"action": action, "label": f"Say {action}"} for action in actions]
        ask: dict[str, Any] = {"n": n, "kind": kind, "question": f"Question {n}?", "card": card, "options": options}
        ask["forced"] = len(actions) == 1
        self._send({"t": "update", "rev": self.rev, "view": {}, "ask": ask, "waiting": 0})

    def wait(self, person: Person, answers: int) -> None:
        """Wait for so many answers."""
        for _ in range(200):
            if len(self.answers) >= answers:
                return
            person.page.wait_for_timeout(50)
        raise AssertionError(f"no answer: {self.answers}")


def seated(person: Person) -> Between:
    """A table where the server waits for this person, so that nothing else happens."""
    between = Between(person)
    person.sit("ASIGOC")
    person.asked()
    return between


def test_a_forced_question_is_answered_after_a_constant_while(chairs: Chairs) -> None:
    ada = chairs.person(quick=False)
    between = seated(ada)
    for n, (kind, action) in enumerate([("guard", "pass"), ("chance", "pass"), ("discard", "h7")]):
        asked = time.monotonic()
        between.ask(FIRST + n, kind, action)
        between.wait(ada, n + 1)
        assert between.answers[n] == (FIRST + n, action)
        assert PAUSE - 0.1 <= time.monotonic() - asked <= PAUSE + LATE


def test_a_stop_holds_a_forced_question(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    ada.page.keyboard.press("s")
    between.ask(FIRST, "turn", "leave")
    expect(ada.page.get_by_text("A stop holds here: go on when you like.")).to_be_visible()
    ada.picture("held-desktop")
    assert not between.answers
    ada.page.locator(".phases [aria-current=step] .stop").click()
    between.wait(ada, 1)
    assert between.answers == [(FIRST, "leave")]


def test_a_remembered_answer_is_given_again_until_it_is_forgotten(chairs: Chairs) -> None:
    ada = chairs.person()
    between = seated(ada)
    card: str = ada.page.evaluate("fetch('/api/games/asigoc/cards?lang=en').then((got) => got.json())")[0]["id"]
    between.ask(FIRST, "option", "yes", "no", card=card)
    ada.page.get_by_label("Always, for").check()
    ada.button("Say no").click()
    kept = ada.page.get_by_label("Answered for you")
    expect(kept).to_be_visible()
    between.ask(FIRST + 1, "option", "yes", "no", card=card)
    between.wait(ada, 2)
    assert between.answers == [(FIRST, "no"), (FIRST + 1, "no")]
    kept.get_by_role("button", name="Forget").click()
    expect(kept).to_be_hidden()
    between.ask(FIRST + 2, "option", "yes", "no", card=card)
    expect(ada.prompt).to_have_attribute("aria-busy", "false")
    ada.button("Say yes").click()
    between.wait(ada, 3)
    assert between.answers[2] == (FIRST + 2, "yes")
