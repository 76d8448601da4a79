"""Pictures of one's own on the cards: read from a zip or a folder, kept in the browser, drawn at the table."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Request, ViewportSize

from .person import DESKTOP, PHONE, Chairs, Person, expect
from .test_looks import look
from .test_touch import FINGER, SMALL

STRANGE = "nobody-99.png"

# A picture is read when the test says so.
SLOWLY = """() => {
  const plain = window.createImageBitmap
  const said = new Promise((done) => (window.goOn = done))
  window.createImageBitmap = async (blob) => (await said, plain(blob))
}"""


HEAD = b"\x89PNG\r\n\x1a\n"


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a .png."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(red: int, wide: int = 140, high: int = 200) -> bytes:
    """A picture of one colour."""
    rows = (b"\0" + bytes((red, 90, 140)) * wide) * high
    size = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return HEAD + chunk(b"IHDR", size) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def zipped(files: dict[str, bytes]) -> Any:
    """A zip of some files, as it is chosen."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in files.items():
            made.writestr(name, content)
    return {"name": "pics.zip", "mimeType": "application/zip", "buffer": data.getvalue()}


def shipped(person: Person) -> list[str]:
    """The ids of the cards of a game, such as td01/001."""
    found = person.page.evaluate(
        "fetch('/api/games/vanguard-d/cards?lang=en').then((got) => got.json()).then((all) => all.map((one) => one.id))"
    )
    return [str(one) for one in found]


def page_of(chairs: Chairs, size: ViewportSize = DESKTOP) -> Person:
    """Somebody on the page of pictures, by the link of the deck page."""
    ada = chairs.person(size=size)
    ada.go("/decks")
    if size == PHONE:
        ada.page.get_by_role("group", name="Decks", exact=True).get_by_role("button", name="Deck").click()
    ada.page.get_by_role("link", name="Pictures of your own").click()
    expect(ada.button("Choose a .zip")).to_be_visible()
    return ada


def choose(person: Person, what: Any, kind: str = "Choose a .zip") -> None:
    """Choose a zip or a folder, and wait until it is read."""
    with person.page.expect_file_chooser() as chooser:
        person.button(kind).click()
    chooser.value.set_files(what)
    expect(person.button("Choose a .zip")).to_be_enabled()


def drawn(person: Person) -> Locator:
    """The pictures on the cards of the hand."""
    return person.page.locator("ul.hand .card__art img")


def test_pictures_of_a_zip_are_on_the_cards_after_a_reload(chairs: Chairs) -> None:
    ada = page_of(chairs)
    cards = shipped(ada)
    files = {f"{one.upper().replace('/', '-')}EN.png": png(7 * n % 256) for n, one in enumerate(cards)}
    asked: list[Request] = []
    ada.page.on("request", lambda request: asked.append(request))
    huge = HEAD + chunk(b"IHDR", struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0))
    choose(ada, zipped({**files, STRANGE: png(1), f"x/{cards[0]}.png": huge, "notes.txt": b"no picture"}))
    status = ada.page.get_by_role("status")
    expect(status).to_contain_text(f"Kept: {len(cards)}.")
    expect(status).to_contain_text("They show no card of the library: 1.")
    expect(status).to_contain_text(STRANGE)
    expect(status).to_contain_text("Too large, or no picture: 1.")
    assert {one.method for one in asked if "/api/" in one.url} == {"GET"}, "nothing is sent"
    look(ada, "pictures")

    ada.sit("Vanguard")
    expect(drawn(ada)).to_have_count(5)
    ada.page.reload()
    ada.asked()
    expect(drawn(ada)).to_have_count(5)
    seen = drawn(ada).first.evaluate("one => [one.src.slice(0, 15), one.naturalHeight, one.alt]")
    assert seen == ["data:image/webp", 200, ""]
    ada.page.locator("ul.hand button.card").first.hover(position={"x": 8, "y": 30})
    expect(ada.page.locator(".sheet .card__art img")).to_be_visible()
    ada.picture("pictures-table")

    ada.go("/pictures")
    ada.page.once("dialog", lambda dialog: dialog.accept())
    ada.button("Forget all pictures").click()
    expect(status).to_contain_text("Forgotten.")
    ada.page.go_back()
    ada.asked()
    expect(ada.page.locator("ul.hand .card__art svg")).to_have_count(5)
    expect(drawn(ada)).to_have_count(0)


def test_a_folder_is_read_and_what_is_no_picture_is_told(chairs: Chairs, tmp_path: Path) -> None:
    ada = page_of(chairs, size=PHONE)
    one, other = shipped(ada)[:2]
    for name, data in ((one, png(3, 700, 1000)), (other, b"nothing of the kind")):
        path = tmp_path / f"{name}.png"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
    choose(ada, tmp_path, "Choose a folder")
    status = ada.page.get_by_role("status")
    expect(status).to_contain_text("Kept: 1.")
    expect(status).to_contain_text("Too large, or no picture: 1.")
    expect(status).to_contain_text(f"{other}.png")
    ada.page.reload()
    expect(ada.page.get_by_text("Cards with a picture in this browser: 1.")).to_be_visible()
    assert not ada.page.evaluate(SMALL, FINGER), "targets that a finger misses"


def test_a_file_that_is_no_zip_is_refused_in_words(chairs: Chairs) -> None:
    ada = page_of(chairs)
    choose(ada, {"name": "a.zip", "mimeType": "application/zip", "buffer": b"nonsense"})
    expect(ada.page.get_by_role("alert")).to_have_text("This is no .zip, or it is damaged.")
    choose(ada, zipped({"notes.txt": b"no picture"}))
    expect(ada.page.get_by_role("alert")).to_have_text("There is no picture in it.")


def test_who_stops_keeps_what_was_read(chairs: Chairs) -> None:
    ada = page_of(chairs)
    first = shipped(ada)[0]
    with ada.page.expect_file_chooser() as chooser:
        ada.button("Choose a .zip").click()
    ada.page.evaluate(SLOWLY)
    chooser.value.set_files(zipped({"nobody.png": png(1), f"{first}.png": png(2), "nothing.png": png(3)}))
    expect(ada.page.get_by_role("progressbar")).to_have_attribute("max", "3")
    look(ada, "pictures-running")
    ada.button("Stop").click()
    ada.page.evaluate("window.goOn()")
    expect(ada.page.get_by_role("status")).to_contain_text("Kept: 1.")
    expect(ada.page.get_by_text("Cards with a picture in this browser: 1.")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)
