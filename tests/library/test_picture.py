"""A deck as a picture: sound XML that needs nothing from anywhere, in every language, whatever the deck is called."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import duelwright as dw
from duelwright.core.deck import Deck
from duelwright.core.errors import DuelwrightError, UnknownLanguage
from duelwright.games import SHIPPED
from duelwright.library.picture import deck_svg, plain

READY = [(key, deck.name) for key in SHIPPED for deck in dw.game(key).decks()]
SVG = "{http://www.w3.org/2000/svg}"


def ready(key: str, name: str, lang: str = "en", theme: str = "light") -> str:
    return deck_svg(dw.game(key), dw.game(key).deck(name), lang, theme)


def words(picture: str) -> list[str]:
    """Everything that is written in a picture."""
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def titles(picture: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}title")]


def safe(picture: str) -> bool:
    """No element that could act, no attribute that could, no address but within the picture."""
    drawn = {"svg", "title", "defs", "clipPath", "radialGradient", "stop", "g", "path", "use", "rect", "text"}
    for element in ElementTree.fromstring(picture).iter():
        if element.tag.removeprefix(SVG) not in drawn:
            return False
        for name, value in element.attrib.items():
            inside = value.startswith("#") if name == "href" else "url(" not in value or value.startswith("url(#")
            if name.startswith("on") or not inside:
                return False
    return True


@pytest.mark.parametrize(("key", "name"), READY)
@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark"), ("ru", "light")])
def test_every_ready_deck_is_drawn(key: str, name: str, lang: str, theme: str) -> None:
    picture = ready(key, name, lang, theme)
    assert safe(picture)
    assert picture == ready(key, name, lang, theme)
    assert len(picture) < 150_000
    deck = dw.game(key).deck(name)
    for row in deck.cards.values():
        for card, copies in row.items():
            assert f"{copies} × {dw.game(key).definitions[dw.game(key).index[card]].name}" in titles(picture)


def test_a_picture_names_the_deck_its_format_and_its_sections() -> None:
    said = words(ready("vanguard-d", "D-SD01"))
    assert said[:2] == ["D-SD01", "Cardfight!! Vanguard D · 50 cards"]
    assert said.index("Ride deck") + 1 == said.index("4")
    assert said.index("Deck") + 1 == said.index("46")
    assert said[-1] == "Duelwright"


def test_copies_are_on_a_badge_and_a_single_card_has_none() -> None:
    said = words(ready("vanguard-premium", "TD01"))
    assert said.count("×4") == 10 and said.count("×3") == 1 and said.count("×2") == 2
    assert "×1" not in said


def test_the_curve_and_the_triggers_are_counted() -> None:
    said = words(ready("vanguard-premium", "TD01"))
    curve = said[said.index("Grade") + 1 :]
    assert curve[:8] == ["0", "17", "1", "14", "2", "12", "3", "7"]
    at = said.index("Trigger unit")
    assert said[at : at + 5] == ["Trigger unit", "16", "C", "Critical trigger", "4"]


def test_a_trigger_has_a_shape_a_letter_and_a_colour() -> None:
    picture = ready("vanguard-d", "D-SD01")
    for letter, colour in (("C", "#8f6400"), ("D", "#b3261e"), ("H", "#1c7a4a"), ("F", "#2460a8"), ("O", "#6a3aa0")):
        assert re.search(rf'<path d="M[^"]*" fill="{colour}" stroke="#fff"/><text [^>]*>{letter}</text>', picture)


def test_other_languages_have_their_words() -> None:
    russian = words(ready("vanguard-d", "D-SD01", "ru"))
    assert {"Райд-колода", "Колода", "Грейд", "Критический триггер", "Cardfight!! Vanguard D · 50 карт"} <= set(russian)
    assert {"Заклинание", "Уровень", "АТК"} <= set(words(ready("duel", "First Strike", "ru")))
    assert {"Zone G", "Grade", "Unité déclencheur"} <= set(words(ready("vanguard-premium", "G-TD01", "fr")))


def test_a_language_or_a_theme_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        ready("duel", "First Strike", "xx")
    with pytest.raises(DuelwrightError, match="themes are: light, dark"):
        ready("duel", "First Strike", "en", "sepia")


def test_light_and_dark_differ_around_the_cards_only() -> None:
    light, dark = ready("asigoc", "Quiet Court"), ready("asigoc", "Quiet Court", "en", "dark")
    assert light != dark and words(light) == words(dark)
    assert light.partition("</defs>")[0] == dark.partition("</defs>")[0]


def test_a_card_has_the_ink_of_its_clan_or_nation() -> None:
    assert 'height="163" fill="#274a8c"' in ready("vanguard-premium", "TD01")  # Royal Paladin
    assert 'height="163" fill="#9a2d20"' in ready("vanguard-d", "D-SD01")  # Dragon Empire


def test_a_card_looks_the_same_in_every_deck() -> None:
    game = dw.game("duel")
    alone = deck_svg(game, Deck("Alone", "duel", {"main": {"duel/kuriboh": 1}}))
    found = re.search(r'<g id="e[0-9a-f]{8}">.*?</g><path [^>]*></g>|<g id="e[0-9a-f]{8}">.*?</g>', alone)
    assert found is not None
    beside = Deck("Beside", "duel", {"main": {"duel/dark-magician": 3, "duel/kuriboh": 2}})
    assert found.group() in deck_svg(game, beside)


# --- whatever people write --------------------------------------------------------------------------------------------

EVIL = '<script>alert(1)</script>" onload="x & \x00\x08\x1b[2J\u202e\ud800\ufffe]]>'


def test_names_are_text_and_nothing_else() -> None:
    deck = Deck(EVIL, "vanguard-d", {"main": {EVIL: 3, "d-sd01/001": 2}, EVIL: {"nobody": 1}})
    picture = deck_svg(dw.game("vanguard-d"), deck)
    assert safe(picture)
    assert "<script" not in picture
    assert all(letter.isprintable() for letter in picture)
    assert words(picture)[0] == '<script>alert(1)</script>" onload="x & [2J]]>'
    picture.encode()


def test_control_characters_are_dropped() -> None:
    assert plain("\tMy\n deck\x00\x7f\u200b\u2028 4\ufeff") == "My deck 4"


def test_a_long_name_is_cut_to_the_page() -> None:
    title = words(deck_svg(dw.game("duel"), Deck("Long " * 4000, "duel", {"main": {"duel/kuriboh": 1}})))[0]
    assert title.endswith("…") and len(title) < 100


def test_a_name_takes_three_lines_at_most() -> None:
    for name in ("W" * 300, "ab " * 100, "Chakrabarthi Divine Dragon, Nirvana of the Long and Winding Name"):
        picture = deck_svg(dw.game("duel"), Deck("Mine", "duel", {"main": {name: 1}}))
        lines = re.findall(
            rf'<text transform="translate\(29 [^>]*font-weight="700">([^<]*{name[0]}[^<]*)</text>', picture
        )
        assert 1 <= len(lines) <= 3


@pytest.mark.parametrize("key", SHIPPED)
def test_an_empty_deck_is_drawn(key: str) -> None:
    assert safe(deck_svg(dw.game(key), Deck("", key, {})))


def test_an_endless_list_makes_no_endless_picture() -> None:
    main = {f"nobody/{number}": 10**12 for number in range(3000)}
    picture = deck_svg(dw.game("duel"), Deck("Huge", "duel", {f"{n}": main for n in range(50)} | {"main": main}))
    assert "Deck (+ 2760 …)" in words(picture)
    assert len(picture) < 8_000_000
