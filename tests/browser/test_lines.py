"""Lists with lines that cannot be read: the others are the deck, and each bad one can be mended where it is told."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize

import duelwright as dw
from duelwright.facets.record import Record
from duelwright.library.store import FILE, Library
from duelwright.library.ygopro.cdb import passcode
from duelwright.library.ygopro.ydk import Codes, write_ydke

from .person import DESKTOP, PHONE, Chairs, Person, expect
from .serving import Served
from .test_builder import PREMIUM, builder, copies, deck_of, row
from .test_looks import look

D = "Cardfight!! Vanguard D"
TABLET: ViewportSize = {"width": 1024, "height": 768}
SIZES = pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
GAME = dw.game("vanguard-d")
READY = GAME.decks()[0]


IN_SIGHT = """one => {
  if (!one) return false
  const {left, top, width, height} = one.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return y > 0 && y < innerHeight && one.contains(document.elementFromPoint(x, y))
}"""


def listed() -> list[str]:
    """A ready deck as twenty lines, written in several ways."""
    ways = ("{n} {name}", "{n}x {name}", "{name} x{n}", "{name} ×{n}", "{n} × {name}")
    found: list[str] = []
    for section in ("main", "ride"):
        found += [f"{section}:"] if section == "ride" else []
        for at, (card, n) in enumerate(READY.cards[section].items()):
            known = GAME.find(card)
            assert known is not None
            found.append(ways[at % len(ways)].format(n=n, name=known.name))
    return found


def pasted(chairs: Chairs, text: str, size: ViewportSize = DESKTOP, game: str = D) -> Person:
    """Ada has pasted a list on the deck page."""
    ada = builder(chairs, game, size)
    if size is PHONE:
        ada.button(re.compile("^Deck")).click()
    ada.page.get_by_text("As text", exact=True).click()
    paste(ada, text)
    return ada


def paste(person: Person, text: str) -> None:
    """Put a text into the list as the clipboard does."""
    box = person.page.get_by_label("Deck list")
    box.focus()
    person.page.evaluate("text => navigator.clipboard.writeText(text)", text)
    person.page.keyboard.press("Control+A")
    person.page.keyboard.press("Control+V")


def bad_lines(person: Person) -> Locator:
    """The lines that cannot be read."""
    return person.page.locator("#bad-lines li")


def in_sight(place: Locator) -> bool:
    """Whether somebody sees the middle of something, and nothing lies over it."""
    seen: bool = place.evaluate(IN_SIGHT)
    return seen


def test_a_list_with_the_number_after_the_name_is_read(chairs: Chairs) -> None:
    ada = pasted(chairs, "\n".join(listed()))
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    assert deck_of(ada) == {
        f"{section} {card}": n for section, cards in READY.cards.items() for card, n in cards.items()
    }


def test_the_good_lines_of_a_list_are_kept_where_one_is_bad(chairs: Chairs) -> None:
    lines = listed()
    assert len(lines) == 19
    name = lines[3].rsplit(" ×", 1)[0]
    lines[3] = f"{name[:-1]}q ×{lines[3].rsplit('×', 1)[1]}"
    ada = pasted(chairs, "\n".join(lines))
    expect(bad_lines(ada)).to_have_count(1)
    expect(bad_lines(ada)).to_contain_text("Line 4")
    expect(bad_lines(ada)).to_contain_text(lines[3])
    assert len(deck_of(ada)) == 17
    expect(ada.page.get_by_label("Deck list")).to_be_focused()
    expect(ada.page.get_by_label("Deck list")).to_have_attribute("aria-invalid", "true")
    expect(ada.page.locator("#faults")).to_contain_text("Lines that cannot be read: 1.")
    look(ada, "bad-line")
    bad_lines(ada).get_by_role("button", name=f"Use “{name}”").click()
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    assert len(deck_of(ada)) == 18
    ada.button("Undo").click()
    expect(bad_lines(ada)).to_have_count(1)


def test_a_bad_line_is_shown_in_the_text_and_left_out(chairs: Chairs) -> None:
    ada = pasted(chairs, "\n".join([*listed()[:5], "4 Nobody Of Them", "3 Nobody Else Here"]))
    expect(bad_lines(ada)).to_have_count(2)
    ada.button("Show: 4 Nobody Of Them").click()
    box = ada.page.get_by_label("Deck list")
    expect(box).to_be_focused()
    chosen = "box => box.value.slice(box.selectionStart, box.selectionEnd)"
    assert box.evaluate(chosen) == "4 Nobody Of Them"
    ada.button("Leave out: 4 Nobody Of Them").click()
    expect(bad_lines(ada)).to_have_count(1)
    expect(box).not_to_have_value(re.compile("Nobody Of Them"))
    ada.button("Leave out: 3 Nobody Else Here").click()
    expect(bad_lines(ada)).to_have_count(0)
    assert len(deck_of(ada)) == 5


def test_a_deck_is_built_on_while_a_line_of_it_cannot_be_read(chairs: Chairs) -> None:
    first = GAME.find(next(iter(READY.cards["main"])))
    assert first is not None
    ada = pasted(chairs, f"2 {first.name}\n4 Nobody Of Them\nride:\n1 Nobody Else Here")
    expect(bad_lines(ada)).to_have_count(2)
    row(ada, first.name).hover()
    row(ada, first.name).get_by_role("button", name="more").click()
    expect(row(ada, first.name).locator("b")).to_have_text("3")
    expect(bad_lines(ada)).to_have_count(2)
    box = ada.page.get_by_label("Deck list")
    expect(box).to_have_value(re.compile(f"3 {re.escape(first.name)}"))
    numbers = bad_lines(ada).locator("b").all_inner_texts()
    lines = box.input_value().split("\n")
    assert [lines[int(number.split()[1]) - 1] for number in numbers] == ["4 Nobody Of Them", "1 Nobody Else Here"]
    ada.page.reload()
    ada.page.get_by_text("As text", exact=True).click()
    expect(bad_lines(ada)).to_have_count(2)
    ada.button("Leave all of them out").click()
    expect(bad_lines(ada)).to_have_count(0)
    expect(box).to_have_value(f"3 {first.name}")
    assert copies(ada, first.name) == "3"


def test_a_card_of_another_format_is_not_offered_as_itself(chairs: Chairs) -> None:
    ada = pasted(chairs, "4 Blaster Blade\n4 Vairina")
    expect(bad_lines(ada)).to_contain_text("is no card of Cardfight!! Vanguard D, but of")
    expect(bad_lines(ada).get_by_role("button", name="Use")).to_have_count(0)


def test_a_thousand_bad_lines_are_told_in_a_list_that_is_short(chairs: Chairs) -> None:
    ada = pasted(chairs, "4 Vairina\n" + "\n".join(f"4 Nobody {n}\u0007" for n in range(900)))
    expect(ada.page.locator("#bad-lines")).to_contain_text("Lines that cannot be read: 900.")
    expect(bad_lines(ada)).to_have_count(50)
    paste(ada, "4 Vairina\n" * 9000)
    expect(ada.page.locator("#list-faults").get_by_role("alert")).to_contain_text("more than 1,000 lines")


def test_the_start_page_says_each_bad_line_of_a_list(chairs: Chairs) -> None:
    ada = chairs.person()
    ada.choose("ASIGOC")
    ada.page.get_by_label("Deck", exact=True).select_option("A list of your own")
    ada.page.get_by_label("Paste a deck list").fill("Wooden Sword x1\nWoden Shield\nNobody")
    expect(ada.page.locator("#deck-faults")).to_contain_text("Line 2: no card 'Woden Shield' in asigoc")
    expect(ada.page.locator("#deck-faults li").nth(1)).to_contain_text("Line 3: no card 'Nobody'")


@SIZES
def test_what_is_wrong_with_a_pasted_list_is_seen_beside_it(chairs: Chairs, size: ViewportSize) -> None:
    ada = pasted(chairs, "\n".join([*listed(), "4 Nobody Of Them"]), size)
    told = ada.page.locator("#list-faults").get_by_role("alert")
    expect(told).to_contain_text("Lines that cannot be read: 1.")
    ada.page.wait_for_function(f"() => ({IN_SIGHT})(document.querySelector('#bad-lines [role=alert]'))")
    assert in_sight(bad_lines(ada).get_by_role("button", name="Leave out"))
    box = ada.page.get_by_label("Deck list")
    expect(box).to_be_focused()
    expect(box).to_have_accessible_description(re.compile("Lines that cannot be read: 1.*4 Nobody Of Them", re.DOTALL))
    ada.picture(f"pasted-{size['width']}")
    box.fill("Nothing at all")
    expect(told).to_contain_text("This list cannot be read: no deck or file 'Nothing at all'")
    assert in_sight(told)
    box.fill("x" * 100_001)
    expect(told).to_have_text("That is too long.")
    assert in_sight(told)


@SIZES
def test_what_is_wrong_with_a_file_is_seen_beside_its_button(
    chairs: Chairs, size: ViewportSize, tmp_path: Path
) -> None:
    ada = builder(chairs, D, size)
    if size is PHONE:
        ada.button(re.compile("^Deck")).click()
    told = ada.page.locator("#amiss")
    files = {
        "bad.txt": ("\n".join([*listed(), "4 Nobody Of Them"]).encode(), "Lines that cannot be read: 1."),
        "none.txt": (b"hello", "This list cannot be read:"),
        "huge.txt": (b"4 Vairina\n" * 200_000, "That is too long."),
        "picture.png": (b"\x89PNG\0\0", "This file holds no text."),
    }
    for name, (data, said) in files.items():
        (tmp_path / name).write_bytes(data)
        ada.page.locator("input[type=file]").first.set_input_files(tmp_path / name)
        expect(told).to_contain_text(said)
        expect(told).to_have_attribute("role", "alert")
        assert in_sight(told)
        expect(ada.button("Import", exact=True)).to_have_accessible_description(re.compile(re.escape(said)))
        ada.picture(f"file-{name}-{size['width']}")
    ada.page.locator("input[type=file]").first.set_input_files(tmp_path / "bad.txt")
    expect(told).to_contain_text("Lines that cannot be read: 1.")
    expect(ada.page.get_by_label("Deck list")).to_have_value(re.compile("4 Nobody Of Them"))
    ada.button("Show the lines that cannot be read").click()
    box = ada.page.get_by_label("Deck list")
    expect(box).to_be_focused()
    assert box.evaluate("box => box.value.slice(box.selectionStart, box.selectionEnd)") == "4 Nobody Of Them"
    assert in_sight(bad_lines(ada).first)


@SIZES
def test_why_a_deck_is_not_saved_is_seen_beside_the_button(chairs: Chairs, size: ViewportSize) -> None:
    ada = pasted(chairs, "\n".join([*listed(), "4 Nobody Of Them"]), size)
    expect(bad_lines(ada)).to_have_count(1)
    name, save = ada.page.get_by_label("Name of the deck"), ada.button("Save", exact=True)
    told = ada.page.locator("#kept-why")
    name.fill("Mine")
    save.click()
    expect(told).to_have_text("Some lines cannot be read: mend them or leave them out first.")
    assert in_sight(told)
    bad_lines(ada).get_by_role("button", name="Leave out").click()
    expect(ada.page.get_by_text(re.compile("^Legal in "))).to_be_visible()
    name.fill("")
    save.click()
    expect(told).to_have_text("Give the deck a name first.")
    expect(name).to_be_focused()
    assert in_sight(told)
    ada.forgiven.append("409")
    full = {"code": "too_many_decks", "text": "no room"}
    ada.page.route("**/api/decks", lambda route: route.fulfill(status=409, json=full))
    name.fill("Mine")
    save.click()
    expect(told).to_have_text("You keep as many decks as there is room for. Forget one first.")
    expect(name).to_have_accessible_description(re.compile("Forget one first"))
    assert in_sight(told)
    ada.picture(f"save-{size['width']}")


def ydk(*codes: int) -> str:
    """A file of YGOPro with one of each card."""
    return "\n".join(["#created by Ada", "#main", *map(str, codes), "#extra", "!side", ""])


def link(*codes: int) -> str:
    """The same as a link."""
    return write_ydke(Codes(codes))


@pytest.mark.parametrize(("form", "first"), [(ydk, 771), (link, 781)], ids=["ydk", "ydke"])
def test_unknown_codes_are_told_and_read_once_their_cards_are_there(
    chairs: Chairs, served: Served, form: Callable[..., str], first: int
) -> None:
    known = passcode("td01/001")
    ada = pasted(chairs, form(known, known, first, first, first + 1), game=PREMIUM)
    told = ada.page.locator("#bad-lines")
    expect(told.get_by_role("alert")).to_have_text("Codes that are unknown to your library: 2.")
    expect(told).to_contain_text(f"{first}, {first + 1}")
    expect(told).to_contain_text("duelwright cards import FILE.cdb")
    expect(ada.page.get_by_role("alert")).to_have_count(1)
    assert deck_of(ada) == {"main td01/001": 2}
    look(ada, f"unknown-codes-{first}")
    ada.button("Copy the command").click()
    assert ada.page.evaluate("navigator.clipboard.readText()") == "duelwright cards import FILE.cdb"
    records = [Record(f"L/{n}", f"Late {n}", clan="Kagero", grade=1, power=8000, code=n) for n in (first, first + 1)]
    library = Library(served.folder / FILE)
    library.add(f"late{first}", records[:1])
    ada.button("Read the deck again").click()
    expect(told.get_by_role("alert")).to_have_text("Codes that are unknown to your library: 1.")
    library.add(f"later{first}", records[1:])
    library.close()
    ada.page.evaluate("dispatchEvent(new Event('focus'))")  # she comes back from the terminal
    expect(told).to_have_count(0)
    assert sorted(deck_of(ada).values()) == [1, 2, 2]


def test_unknown_codes_are_left_out(chairs: Chairs) -> None:
    ada = pasted(chairs, ydk(passcode("td01/001"), 791, 792), game=PREMIUM)
    expect(ada.page.locator("#bad-lines")).to_contain_text("791, 792")
    ada.button("Leave them out").click()
    expect(ada.page.locator("#bad-lines")).to_have_count(0)
    assert deck_of(ada) == {"main td01/001": 1}
    expect(ada.page.get_by_label("Deck list")).to_have_value(re.compile("^1 "))


@SIZES
def test_a_file_of_unknown_codes_is_told_beside_the_button_and_one_of_cards_in_its_dialog(
    chairs: Chairs, size: ViewportSize, tmp_path: Path
) -> None:
    ada = builder(chairs, PREMIUM, size)
    if size is PHONE:
        ada.button(re.compile("^Deck")).click()
    told, files = ada.page.locator("#amiss"), ada.page.locator("input[type=file]").first
    (tmp_path / "late.ydk").write_text(ydk(793, 794))
    files.set_input_files(tmp_path / "late.ydk")
    expect(told).to_contain_text("Codes that are unknown to your library: 2.")
    assert in_sight(told)
    told.get_by_role("button").click()
    expect(ada.page.locator("#bad-lines")).to_contain_text("duelwright cards import FILE.cdb")
    assert in_sight(ada.button("Copy the command"))
    ada.picture(f"codes-{size['width']}")
    (tmp_path / "my cards.cdb").write_bytes(b"SQLite format 3\0")
    ada.forgiven.append("422")  # it is none
    files.set_input_files(tmp_path / "my cards.cdb")
    dialog = ada.page.get_by_role("dialog", name="Cards of your own")
    expect(dialog.get_by_role("alert")).to_contain_text("its database cannot be read")
    assert in_sight(dialog.get_by_role("alert"))
