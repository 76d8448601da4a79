"""Two people at one screen: a cover between them, with nothing of a hand behind it."""

from __future__ import annotations

import re
from itertools import pairwise

from .person import Chairs, Person, expect


def look_behind(person: Person, held: list[str]) -> str:
    """Look for cards while the table is covered, then uncover it; the name on the cover."""
    title = re.match(r"Pass the screen to (.+)$", person.page.locator("h1").inner_text())
    assert title
    expect(person.page.locator(".card, .slip, .felt")).to_have_count(0)
    page = person.page.content()
    assert not [name for name in held if name in page]
    person.picture("handover-desktop")
    person.button(f"I am {title[1]}").click()
    expect(person.page.locator(".rail .person.you")).to_contain_text(title[1])
    return title[1]


def test_a_cover_with_the_next_name_hides_the_hand_between_turns(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.choose("ASIGOC", name="Ada")
    ada.button("Hot seat").click()
    names: list[str] = []
    held: list[str] = []
    before = ""
    while len(names) < 4:
        seen = ada.asked(before)
        assert not seen["over"]
        if seen.get("cover"):
            names.append(look_behind(ada, held))
            before = ""  # each seat counts its own questions
            continue
        held = ada.page.locator(".hand .card__name").all_inner_texts()
        ada.answer(seen, passing=True)
        before = seen["ask"]
    assert set(names) == {"Ada", "Guest 2"}
    assert all(one != other for one, other in pairwise(names))


def test_the_end_names_the_winner_whoever_reads_it(chairs: Chairs) -> None:
    """The other seat concedes on a device of its own, so that who has won looks on."""
    ada, other = chairs.person(), chairs.person()
    ada.choose("ASIGOC", name="Ada")
    ada.button("Hot seat").click()
    if ada.asked().get("cover"):
        look_behind(ada, [])
    winner = ada.page.locator(".rail .person.you b.display").inner_text()
    tokens = ada.page.evaluate("JSON.parse(localStorage.getItem('duelwright.seats'))[0]")
    both = [tokens["token"], tokens["other"]]
    for token in both:
        other.page.goto("about:blank")
        other.page.goto(f"{ada.page.url}#{token}")
        if other.page.locator(".rail .person.you b.display").inner_text() != winner:
            break
    other.concede()
    for person in (ada, other):
        expect(person.over.get_by_role("heading")).to_have_text(f"{winner} wins")
        expect(person.over).to_contain_text(f"{winner} wins the game.")
        expect(person.over).not_to_contain_text("You ")
    ada.button("Look at the table").click()
    expect(ada.prompt.locator("h2")).to_have_text(f"{winner} wins")
    expect(ada.prompt).not_to_contain_text("You ")
