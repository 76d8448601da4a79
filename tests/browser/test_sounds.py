"""Sounds: off at first, kept where they are switched on, one for each thing that happens."""

from __future__ import annotations

from typing import Any

from .between import FIRST, Between
from .person import Chairs, Person, expect
from .test_alerts import hide, switched
from .test_course import check, deed, paced

# Writes down the pitch of each tone that is struck, and ends it at once: a machine that tests has no speaker.
PITCHES = """
window.pitches = []
window.AudioContext = class {
  state = 'running'
  currentTime = 0
  #number = {setValueAtTime() {}, exponentialRampToValueAtTime() {}}
  createGain() { return {gain: this.#number, connect: (next) => next} }
  createOscillator() {
    return {
      frequency: {exponentialRampToValueAtTime() {}, setValueAtTime: (pitch) => window.pitches.push(pitch)},
      connect: (next) => next, start() {}, stop() {},
      set onended(end) { queueMicrotask(end) },
    }
  }
}
"""
MOVE, CHECK, HIT, TURN, END = 320, 523, 150, 659, 523


def heard(person: Person, pitch: int) -> None:
    """Wait until a tone has been struck, and forget what was."""
    person.page.wait_for_function("(pitch) => window.pitches.includes(pitch)", arg=pitch)
    person.page.evaluate("window.pitches = []")


def pitches(person: Person) -> list[int]:
    """The tones that were struck."""
    found: list[int] = person.page.evaluate("window.pitches")
    return found


def listening(person: Person, between: Between) -> None:
    """Switch the sounds on, and do something until it is heard: what makes them is fetched then."""
    switched(person, "Sounds")
    heard(person, TURN)
    n = 100
    while MOVE not in pitches(person):
        between.tell(deed(n := n + 1))
        person.page.wait_for_timeout(50)
    person.page.evaluate("window.pitches = []")


def hit(n: int) -> dict[str, Any]:
    """An attack that hits."""
    return {"text": f"Hit {n}.", "kind": "ON_ATTACK_HIT", "moves": [[800 + n, "deck", "damage"]]}


def test_the_table_is_silent_until_somebody_wants_sounds(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.context.add_init_script(PITCHES)
    between = paced(ada, "instant")
    ada.button("Menu").click()
    expect(ada.page.get_by_label("Sounds")).not_to_be_checked()
    between.tell(deed(1))
    between.tell(deed(2), asked=FIRST)
    expect(ada.prompt.locator("h2")).to_have_text("Well?")
    assert not pitches(ada)
    ada.page.get_by_label("Sounds").click()
    heard(ada, TURN)  # how loud they are
    ada.page.reload()
    ada.prompt.wait_for()
    ada.button("Menu").click()
    expect(ada.page.get_by_label("Sounds")).to_be_checked()


def test_what_happens_is_heard(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.context.add_init_script(PITCHES)
    between = paced(ada, "instant", "Vanguard")
    cards = ada.page.evaluate("fetch('/api/games/vanguard-d/cards?lang=en').then((got) => got.json())")
    listening(ada, between)
    between.tell(check(cards[0], 1))
    heard(ada, CHECK)
    between.tell(hit(1))
    heard(ada, HIT)
    between.tell(asked=FIRST)
    heard(ada, TURN)
    ada.concede()
    heard(ada, END)


def test_a_hidden_tab_is_silent(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.context.add_init_script(PITCHES)
    between = paced(ada, "instant")
    listening(ada, between)
    hide(ada)
    between.tell(hit(1))
    between.tell(hit(2), asked=FIRST)
    expect(ada.prompt.locator("h2")).to_have_text("Well?")
    hide(ada, False)
    between.tell(deed(1))
    ada.page.wait_for_function("() => window.pitches.length > 0")
    assert pitches(ada) == [MOVE]
