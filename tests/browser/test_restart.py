"""A server that is killed in mid-game and started again."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from ..server.inside import seal
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


def test_a_table_that_met_a_fault_says_so_and_asks_nothing_while_another_plays_on(
    chairs: Chairs, served: Served
) -> None:
    ada, bob = chairs.person(), chairs.person()
    for person in (ada, bob):
        person.forgiven = ["WebSocket", "Failed to load resource"]
        person.sit("ASIGOC")
        assert not person.play(2)
    name = ada.page.url.rsplit("/", 1)[1]
    served.kill()
    with closing(sqlite3.connect(served.folder / "journal.sqlite")) as journal, journal:
        journal.execute("UPDATE journal SET data = 'fly' WHERE kind = 'act' AND tab = ?", (name,))
        seal(journal)
    served.start()
    note = ada.page.get_by_role("alert")
    expect(note).to_contain_text("This table met a fault of ours and is stopped")
    ada.picture("frozen-desktop")
    expect(ada.page.get_by_role("button")).to_have_count(0)
    expect(bob.page.get_by_text("The line is broken")).to_be_hidden()
    assert not bob.play(3) or bob.over.is_visible()
    ada.page.get_by_role("link", name="To the start page").click()
    ada.sit("ASIGOC")
