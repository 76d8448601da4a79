"""Decks in every form: read, written, read again; and what is said of those that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

import duelwright as dw
from duelwright.core.errors import DeckError
from duelwright.facets.record import Record
from duelwright.library.lists import FORMS, as_text, read_deck, read_deck_text, read_in_part, write_deck
from duelwright.library.share import share, shared
from duelwright.library.store import Library
from duelwright.library.ygopro.cdb import read_cdb
from duelwright.library.ygopro.rows import RULES_CARD
from duelwright.library.ygopro.ydk import read_ydk, write_ydk

from .reference import reference

PREMIUM = dw.game("vanguard-premium")
TD01 = PREMIUM.deck("TD01")
VANGUARD = ("vanguard-d", "vanguard-v", "vanguard-premium")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("key", VANGUARD)
def test_every_ready_deck_comes_back_from_every_form(shipped: Library, key: str, form: str) -> None:
    game = dw.game(key)
    for deck in game.decks():
        text = write_deck(shipped, game, deck, form)
        assert read_deck(shipped, key, text)[1].cards == deck.cards
        assert game.deck(text).cards == deck.cards


@pytest.mark.parametrize("form", ["text", "json", "link"])
@pytest.mark.parametrize("key", ["asigoc", "duel"])
def test_decks_of_other_games_have_forms_of_their_own(shipped: Library, key: str, form: str) -> None:
    game = dw.game(key)
    for deck in game.decks():
        assert game.deck(write_deck(shipped, game, deck, form)).cards == deck.cards
    with pytest.raises(dw.DeckError, match="decks of Vanguard"):
        write_deck(shipped, game, game.decks()[0], "ydk")
    with pytest.raises(dw.DeckError, match="decks of Vanguard"):
        game.deck("#main\n10001001\n")


def test_the_rules_card_is_put_back_for_premium_alone() -> None:
    for key in VANGUARD:
        game = dw.game(key)
        text = write_deck(None, game, game.decks()[0], "ydk")
        assert (str(RULES_CARD) in text.split()) == (key == "vanguard-premium")


def test_what_lies_aside_is_the_ride_deck_where_there_is_one() -> None:
    game = dw.game("vanguard-d")
    deck = game.decks()[0]
    codes = read_ydk(write_deck(None, game, deck, "ydk"))
    assert len(codes.side) == 4 and game.deck(write_ydk(codes)).cards["ride"] == deck.cards["ride"]
    aside = dw.Deck("Aside", PREMIUM.key, {"main": {"td01/001": 1}, "aside": {"td02/001": 2}})
    assert PREMIUM.deck(write_deck(None, PREMIUM, aside, "ydk")).cards == aside.cards


def test_the_ten_real_decks_are_legal_and_play(library: Library) -> None:
    records, left_out = read_cdb(reference("ygopro-cv", "cards.cdb"))
    done = library.add("cv", records, left_out)
    assert (done.cards, done.left_out) == (167, 1)
    files = sorted(reference("ygopro-cv", "deck").glob("*.ydk"))
    assert len(files) == 10
    for file in files:
        is_whole = not file.name.startswith(("VG-TD04", "VG-TD06"))  # each has a card that is not read yet
        if not is_whole:
            with pytest.raises(dw.DeckError, match=r"unread .* with --unread they are played"):
                read_deck(library, PREMIUM.key, file)
        game, deck = read_deck(library, PREMIUM.key, file, unread=not is_whole)
        assert game.check(deck) == [] and sum(deck.cards["main"].values()) == 50 and deck.name == file.stem
        if file.name.startswith(("VG-TD01", "VG-TD02")):  # nothing but shipped cards
            assert game.hash == PREMIUM.hash and all(name in PREMIUM.index for name in deck.cards["main"])
        state = game.start((deck, deck), seed=3)
        while not state.over:
            state.apply(state.legal()[0])
        assert state.result is not None
        listed = sorted(line for line in file.read_text().split() if line.isdigit())
        written = write_deck(library, game, deck, "ydk")
        assert sorted(line for line in written.split() if line.isdigit()) == listed
        for form in FORMS:
            again = read_deck(library, PREMIUM.key, write_deck(library, game, deck, form), unread=True)[1]
            assert again.cards == deck.cards, form


def test_a_game_with_imported_cards_can_be_saved_and_replayed(library: Library) -> None:
    records, _ = read_cdb(reference("ygopro-cv", "cards.cdb"))
    library.add("cv", records)
    file = next(iter(sorted(reference("ygopro-cv", "deck").glob("VG-TD03*.ydk"))))
    game, deck = read_deck(library, PREMIUM.key, file, unread=True)
    state = game.start((deck, deck), seed=3)
    for _ in range(60):
        state.apply(state.legal()[0])
    assert game.decode(state.encode()).key() == state.key()
    replay = dw.Replay.parse(dw.Replay.of(game, (deck, deck), 3).text())
    again = dw.game_for(replay)
    assert again.hash == game.hash and replay.state(again).key() == game.start((deck, deck), seed=3).key()


def test_the_starters_with_numbers_are_legal(shipped: Library) -> None:
    for name in ("KT_Starter.md", "LM_Starter.md"):
        game, deck = read_deck(shipped, "vanguard-d", reference("vanguard", "dz_decks", name))
        assert game.check(deck) == []
        assert {section: sum(row.values()) for section, row in deck.cards.items()} == {"main": 50, "ride": 5}


def test_a_card_is_found_by_name_number_code_or_id_in_the_library(library: Library) -> None:
    plain = Record("XX01/001EN", "Plain New Dragon", clan="Kagero", grade=1, power=8000, number="XX01/001EN", code=4711)
    library.add("mine", [plain])
    wanted = {"main": {"user:mine/XX01/001EN": 2}}
    for text in (
        "2 Plain New Dragon\n",
        "2 plain new dragon\n",
        "2x Another name [Premium] XX01/001EN\n",
        "2 Whatever [x] user:mine/XX01/001EN\n",
        "#main\n4711\n4711\n!side\n",
        '{"name": "D", "game": "vanguard-premium", "cards": {"main": {"user:mine/XX01/001EN": 2}}}',
    ):
        game, deck = read_deck(library, PREMIUM.key, text)
        assert deck.cards == wanted
        card = game.find("user:mine/XX01/001EN")
        assert card is not None and card.numbers["power"] == 8000 and card.traits["nation"] == ("Dragon Empire",)


def test_names_with_mistakes_are_suggested_and_never_guessed(library: Library) -> None:
    library.add("mine", [Record("1", "Plain New Dragon", clan="Kagero", grade=1, power=8000)])
    with pytest.raises(dw.DeckError, match=r"no card 'Plain New Dragn' .* did you mean 'Plain New Dragon'"):
        read_deck(library, PREMIUM.key, "2 Plain New Dragn\n")
    with pytest.raises(dw.DeckError, match=r"1 passcode\(s\).*: 123; import the .cdb"):
        read_deck(library, PREMIUM.key, "#main\n123\n")


def test_what_cannot_be_played_says_why(library: Library) -> None:
    library.add(
        "mine",
        [
            Record("1", "Some Marker", kind="marker"),
            Record("2", "Some Trigger", kind="trigger unit"),
            Record("3", "Singer", text=("[AUTO]: Sing.",)),
        ],
    )
    for line, said in (
        ("Some Marker", "is a marker"),
        ("Some Trigger", "which trigger"),
        ("Singer", "1 card.s. .* unread"),
    ):
        with pytest.raises(dw.DeckError, match=said):
            read_deck(library, PREMIUM.key, f"1 {line}\n")
    game, deck = read_deck(library, PREMIUM.key, "1 Singer\n", unread=True)
    card = game.find("user:mine/3")
    assert card is not None and card.abilities == () and deck.cards == {"main": {"user:mine/3": 1}}


def test_a_deck_for_another_game_is_not_taken(shipped: Library) -> None:
    link = share(dw.game("duel").decks()[0])
    with pytest.raises(dw.DeckError, match="is for 'duel', not for 'vanguard-premium'"):
        read_deck(shipped, PREMIUM.key, link)


def test_a_link_is_a_word_and_a_damaged_one_is_refused() -> None:
    for key in dw.games():
        for deck in dw.game(key).decks():
            word = share(deck)
            assert shared(word) == deck and shared(f"https://example.org/decks#{word}") == deck
            with pytest.raises(dw.DeckError, match=r"damaged|part of one"):
                shared(word[:-6])
    with pytest.raises(dw.DeckError, match="no deck in this link"):
        shared("https://example.org/decks")


def test_a_link_that_unpacks_to_a_mountain_is_refused() -> None:
    import base64
    import zlib

    bomb = "dw1." + base64.urlsafe_b64encode(zlib.compress(b" " * 4_000_000, 9)).decode().rstrip("=")
    assert len(bomb) < 8000
    with pytest.raises(dw.DeckError, match="more than a deck can be"):
        shared(bomb)


def test_a_name_of_two_printings_is_written_with_its_number() -> None:
    first, second = (dw.Deck("D", PREMIUM.key, {"main": {name: 1}}) for name in ("td01/005", "v-td01/004"))
    assert "[" not in as_text(PREMIUM, first) and "v-td01/004" in as_text(PREMIUM, second)
    assert PREMIUM.deck(as_text(PREMIUM, second)).cards == second.cards


@pytest.mark.parametrize("text", ["#main\n1000100\u0661\n", "ydke://AAAA!", "#main\nBlaster\n", "#extra\n-5\n"])
def test_damaged_decks_of_ygopro_are_refused_with_a_reason(shipped: Library, text: str) -> None:
    with pytest.raises(dw.DeckError):
        read_deck(shipped, PREMIUM.key, text)


def test_a_folder_and_a_missing_file_are_told(shipped: Library, tmp_path: Path) -> None:
    with pytest.raises(dw.DeckError, match="is a folder"):
        read_deck(shipped, PREMIUM.key, tmp_path)
    with pytest.raises(dw.DeckError, match="no deck or file"):
        read_deck(shipped, PREMIUM.key, str(tmp_path / "none.ydk"))


def test_a_number_and_a_name_that_disagree_are_told() -> None:
    game = dw.game("vanguard-d")
    with pytest.raises(dw.DeckError, match=r"line 1: D-SD01/001EN is 'Chakrabarthi.*', not 'Vairina'; leave one"):
        game.deck("4x Vairina [D Format] D-SD01/001EN\n")


def test_marks_and_capitals_of_other_editors_are_read() -> None:
    text = write_deck(None, PREMIUM, TD01, "ydk")
    assert PREMIUM.deck(f"\ufeff{text}").cards == TD01.cards
    upper = text.replace("#main", "#MAIN").replace("#extra", "#EXTRA").replace("!side", "!SIDE")
    assert PREMIUM.deck(upper.replace("\n", "\r\n")).cards == TD01.cards


def test_a_deck_of_a_million_cards_is_not_written_out(shipped: Library) -> None:
    huge = dw.Deck("Huge", PREMIUM.key, {"main": {"td01/001": 10**9}})
    for form in ("ydk", "ydke"):
        with pytest.raises(dw.DeckError, match="more than the 1000 cards"):
            write_deck(shipped, PREMIUM, huge, form)
    less = dw.Deck("Less", PREMIUM.key, {"main": {"td01/001": -(10**9)}})
    assert read_ydk(write_deck(shipped, PREMIUM, less, "ydk")).main == ()


def test_a_name_with_brackets_is_a_name(library: Library) -> None:
    library.add("mine", [Record("1", "Dragon [Lv 2]", clan="Kagero", grade=1, power=8000)])
    assert read_deck(library, PREMIUM.key, "4 Dragon [Lv 2]\n")[1].cards == {"main": {"user:mine/1": 4}}


def test_a_printing_of_another_era_is_another_card(library: Library) -> None:
    """Navalgazer Dragon of the clan era has 10,000 power, that of V 12,000 and another ability."""
    old = Record("1", "Navalgazer Dragon", clan="Aqua Force", grade=3, power=10000, text=("[AUTO]: …",))
    library.add("mine", [old])
    assert library.defined(old) is None
    with pytest.raises(dw.DeckError, match="unread"):
        read_deck(library, PREMIUM.key, "1 X [vanguard-premium] user:mine/1\n")


def test_an_imported_card_that_is_one_of_ours_counts_as_ours(library: Library) -> None:
    overlord = Record("9", "Dragonic Overlord", clan="Kagero", grade=3, power=11000, text=("[ACT]: …",), code=9)
    library.add("mine", [overlord])
    deck = dw.Deck("D", PREMIUM.key, {"main": {"user:mine/9": 3, "td02/001": 2}})
    game, read = read_deck(library, PREMIUM.key, deck)
    assert read.cards == {"main": {"td02/001": 5}} and game.hash == PREMIUM.hash


def test_a_card_of_another_format_is_not_taken(library: Library) -> None:
    library.add("mine", [Record("1", "Old Soldier", clan="Kagero", grade=1, power=8000)])
    with pytest.raises(dw.DeckError, match=r"Old Soldier \(1\) is no card of Cardfight!! Vanguard D, but of .*Premium"):
        read_deck(library, "vanguard-d", "1 Old Soldier\n")


def test_one_bad_line_of_a_ydk_is_the_one_that_is_told() -> None:
    with pytest.raises(dw.DeckError, match=r"line 2.*hello"):
        PREMIUM.deck("#main\nhello\n10002001\n")


@pytest.mark.parametrize("text", ["", " \n\n"])
def test_an_empty_text_is_an_empty_deck_in_words(library: Library, text: str) -> None:
    with pytest.raises(DeckError, match="this deck is empty"):
        read_deck_text(library, "vanguard-d", text)


def test_a_card_of_two_eras_is_not_offered_instead_of_itself(library: Library) -> None:
    library.add("mine", [Record("1", "Old Soldier", clan="Kagero", grade=1, power=8000)])
    with pytest.raises(DeckError) as caught:
        read_deck_text(library, "vanguard-d", "4 Blaster Blade\n4 Old Soldier\n4 Vairin")
    said = [bad.text() for bad in caught.value.lines]
    assert said[0].startswith("line 1: Blaster Blade is no card of Cardfight!! Vanguard D, but of")
    assert "Premium" in said[0] and "Vanguard V" in said[0] and "did you mean" not in said[0]
    assert said[1].endswith("but of Cardfight!! Vanguard Premium")
    assert said[2] == "line 3: no card 'Vairin' in vanguard-d; did you mean 'Vairina'?"


def test_what_can_be_read_of_a_deck_is_read(library: Library) -> None:
    _, deck, bad = read_in_part(library, "vanguard-d", "3 Vairina\n4 Nobody\nride:\n1 Nobody Else\n")
    assert sum(deck.cards["main"].values()) == 3 and [(one.line, one.section) for one in bad] == [(2, ""), (4, "ride")]
    _, deck, bad = read_in_part(library, PREMIUM.key, "#main\n4711\n4711\n4712\n!side\n4712\n")
    assert deck.cards == {} and [(one.typed, one.section) for one in bad] == [
        ("2 4711", "main"),
        ("1 4712", "main"),
        ("1 4712", "aside"),
    ]
    library.add("mine", [Record("1", "Late Soldier", clan="Kagero", grade=1, power=8000, code=4711)])
    _, deck, bad = read_in_part(library, PREMIUM.key, "2 4711")
    assert deck.cards == {"main": {"user:mine/1": 2}} and bad == []
