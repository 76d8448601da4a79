"""Cards that somebody wrote as English text into a table are found, built with, and played in the browser."""

from __future__ import annotations

import re

import pytest

from duelwright.library.files import read_cards
from duelwright.library.index import DEFINED
from duelwright.library.store import FILE, Library

from .person import Chairs, expect
from .serving import Served
from .test_builder import builder

DRAWS = "When this enters: draw a card."
ROWS = [f"asigoc,Harbour Knife {n},weapon,harbour,H/{n:03},{n % 3 + 1},1,{DRAWS}" for n in range(1, 13)]
ROWS += [f"asigoc,Harbour Chart {n},item,harbour,H/1{n:02},,,Draw 2 cards." for n in range(1, 4)]
TABLE = "\n".join(["game,name,type,set,number,attack,block,text", *ROWS]) + "\n"
NAMES = [row.split(",")[1] for row in ROWS]
DECK = "".join(f"1 {name}\n" for name in NAMES) + "ace:\n1 Captain of the Ford\n"


@pytest.fixture(scope="module", autouse=True)
def stocked(served: Served) -> None:
    """The table, imported into the library of the server."""
    file = served.folder / "harbour.csv"
    file.write_text(TABLE, encoding="utf-8")
    library = Library(served.folder / FILE)
    done = library.add("harbour", *read_cards(file))
    assert (done.cards, done.defined) == (len(ROWS), len(ROWS))
    assert {card.status for card in library.search("set:harbour").cards} == {DEFINED}
    library.close()


def test_a_card_written_as_text_in_a_table_is_played_in_the_browser(chairs: Chairs) -> None:
    ada = builder(chairs, "ASIGOC")
    ada.page.get_by_role("searchbox").fill("set:harbour")
    expect(ada.page.locator("#found")).to_contain_text(str(len(ROWS)))
    ada.page.get_by_text("As text", exact=True).click()
    ada.page.get_by_label("Deck list").fill(DECK)
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    ada.button("Play with it").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Play the bot").click()
    ada.asked()
    expect(ada.page.locator("ul.hand .card__name").first).to_contain_text("Harbour")
    hand = ada.page.locator("ul.hand button.card")
    hand.filter(has_text="Harbour").first.focus()
    expect(ada.page.locator(".sheet")).to_contain_text(re.compile("draw a card|Draw 2 cards"))
    assert not ada.play(4)
    expect(ada.page.get_by_role("log")).to_contain_text(re.compile("You .*Harbour (Knife|Chart)"))
