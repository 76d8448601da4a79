"""A server that is killed in mid-game and started again."""

from __future__ import annotations

from .person import Chairs, expect
from .serving import Served


def test_the_page_comes_back_to_the_same_question_by_itself(chairs: Chairs, served: Served) -> None:
    ada = chairs.person()
    ada.forgiven = ["WebSocket", "Failed to load resource"]
    ada.sit("ASIGOC")
    assert not ada.play(3)
    seen = ada.asked()
    served.kill()
    expect(ada.page.get_by_text("The line is broken")).to_be_visible()
    ada.picture("broken-desktop")
    served.start()
    expect(ada.page.get_by_text("The line is broken")).to_be_hidden()
    again = ada.asked()
    assert (again["ask"], again["question"]) == (seen["ask"], seen["question"])
    assert not ada.play(4) or ada.over.is_visible()
