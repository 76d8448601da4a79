"""Cards that belong to one person: nobody else finds, counts, names or plays them."""

from __future__ import annotations

import time

import pytest

import duelwright as dw
from duelwright.core.errors import DeckError
from duelwright.facets.record import LibraryError, Record
from duelwright.library import definitions, prepared
from duelwright.library.index import DEFINED, UNREAD, VANILLA
from duelwright.library.lists import read_deck_text, read_in_part, write_deck
from duelwright.library.owned import Owned, Quota, is_own
from duelwright.library.prepared import Prepared, read_once
from duelwright.library.store import Library

ADA, BOB = "a" * 64, "b" * 64
KNIFE = Record(
    "H/1", "Harbour Knife", "asigoc", "weapon", set="harbour", number="H/1", code=77,
    numbers={"attack": 2, "block": 1}, text=("When this enters: draw a card.",),
)  # fmt: skip
SONG = Record("H/2", "Harbour Song", "asigoc", "item", set="harbour", text=("Draw 2 cards.", "Sing a song."))
SWORD = next(card for card in dw.game("asigoc").cards() if card.name == "Wooden Sword")
PLAIN = Record("H/3", "Harbour Plank", "asigoc", "weapon", numbers={"attack": 1, "block": 1})


def ready(*records: Record) -> list[Prepared]:
    return [read_once(record)[0] for record in records]


@pytest.fixture
def owned(library: Library) -> Owned:
    found = Owned(library)
    found.put(ADA, "Harbour", ready(KNIFE, SONG, PLAIN))
    return found


def ids(library: Library, question: str) -> list[str]:
    return [entry.id for entry in library.search(question, most=100).cards]


def test_a_person_finds_their_cards_beside_everybodys_and_nobody_else_does(owned: Owned, library: Library) -> None:
    mine = owned.seen(ADA)
    assert [entry.record.name for entry in mine.search("harbour").cards] == [
        "Harbour Knife", "Harbour Plank", "Harbour Song",
    ]  # fmt: skip
    (source,) = owned.sources(ADA)
    assert (source.cards, source.defined, source.vanilla, source.unread) == (3, 1, 1, 1)
    statuses = {entry.record.name: entry.status for entry in mine.search("harbour").cards}
    assert statuses == {"Harbour Knife": DEFINED, "Harbour Song": UNREAD, "Harbour Plank": VANILLA}
    knife = ids(mine, "name:knife source:Harbour")[0]
    assert is_own(knife) and knife == f"user:{source.name}/H/1"
    for other in (library, owned.seen(BOB), owned.seen("")):
        assert other.search("harbour").total == 0 and other.search("source:Harbour").total == 0
        assert other.card(knife) is None and other.by_code(77) is None and other.named(KNIFE.name, "asigoc") == []
        assert other.printed("H/1", KNIFE.name, "asigoc") is None
        assert not [hint for hint in other.search("Harbour Knif").hints if "Harbour" in hint.near]
        assert all(entry.source != source.name for entry in other.entries())
        assert "Harbour" not in other.search("", "asigoc", with_counts=True).counts["source"]
        assert [one.name for one in other.sources() if one.name == source.name] == []
    assert mine.card(knife) is not None and mine.by_code(77) is not None


def test_what_both_have_is_counted_and_ordered_together(owned: Owned, library: Library) -> None:
    mine = owned.seen(ADA)
    theirs, all_of_them = library.search("", "asigoc", most=1000), mine.search("", "asigoc", most=1000)
    assert all_of_them.total == theirs.total + 3
    for sort in ("name", "-name", "attack", "-attack", "number", "-number"):
        whole = ids(mine, "game:asigoc")
        pages: list[str] = []
        for start in range(0, all_of_them.total, 7):
            found = mine.search("", "asigoc", sort.removeprefix("-"), sort.startswith("-"), start, 7)
            pages += [entry.id for entry in found.cards]
        assert sorted(pages) == sorted(whole) and len(set(pages)) == len(pages)
        names = [entry.record.name.casefold() for entry in all_of_them.cards]
        assert sort != "name" or names == sorted(names)
    counts = mine.search("", "asigoc", with_counts=True).counts
    plain = library.search("", "asigoc", with_counts=True).counts
    assert counts["type"]["weapon"] == plain["type"]["weapon"] + 2 and counts["source"]["Harbour"] == 3
    assert mine.search("Harbour Knif").total == 1 and mine.search("Harbour Knyfe").hints[0].near == "Harbour Knife"


def test_a_deck_of_them_is_read_for_their_owner_alone(owned: Owned, library: Library) -> None:
    text = "3 Harbour Knife\n2 Harbour Plank\n1 77"
    game, deck = read_deck_text(owned.seen(ADA), "asigoc", text)
    (knife, plank) = deck.cards["main"]
    assert deck.cards["main"] == {knife: 4, plank: 2} and is_own(knife)
    card = game.find(knife)
    assert card is not None and len(card.abilities) == 1
    again = write_deck(owned.seen(ADA), game, deck, "text")
    assert read_deck_text(owned.seen(ADA), "asigoc", again)[1].cards == deck.cards
    for other in (library, owned.seen(BOB)):
        _, _, bad = read_in_part(other, "asigoc", text)
        assert [line.near for line in bad if line.near.startswith("Harbour")] == []
        assert len(bad) == 3
        table, kept = read_deck_text(other, "asigoc", deck.encode())  # the ids stay, and are nobody's
        assert kept.cards == deck.cards and table.find(knife) is None and table.check(kept)
    with pytest.raises(DeckError, match="unread"):
        read_deck_text(owned.seen(ADA), "asigoc", "1 Harbour Song")
    game, deck = read_deck_text(owned.seen(ADA), "asigoc", "1 Harbour Song", unread=True)
    song = game.find(next(iter(deck.cards["main"])))
    assert song is not None and len(song.abilities) == 1  # the line that was understood


def test_what_was_read_once_is_not_read_again(owned: Owned, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*args: object) -> None:
        raise AssertionError("a person's text is read in a process of its own alone")

    for module in (definitions, prepared):
        monkeypatch.setattr(module, "read_card", never)
        monkeypatch.setattr(module, "defined", never)
    game, deck = read_deck_text(owned.seen(ADA), "asigoc", "1 Harbour Song\n1 Harbour Knife", unread=True)
    assert not {name for name in deck.cards["main"] if game.find(name) is None}


def test_a_printing_of_a_shipped_card_is_that_card_and_an_invented_one_is_not(owned: Owned) -> None:
    blade = Record("3", "Blaster Blade", clan="Royal Paladin", grade=2, power=9000, shield=5000, text=("[AUTO]: …",))
    invented = Record("4", "Blaster Blade", clan="Royal Paladin", grade=2, power=50000, shield=5000)
    owned.put(ADA, "Blades", ready(blade, invented))
    source = next(one for one in owned.sources(ADA) if one.title == "Blades")
    text = f"1 Blaster Blade [x] user:{source.name}/3\n1 Blaster Blade [x] user:{source.name}/4"
    _, deck = read_deck_text(owned.seen(ADA), "vanguard-premium", text)
    assert deck.cards["main"] == {"td01/005": 1, f"user:{source.name}/4": 1}
    assert (
        read_deck_text(owned.seen(ADA), "vanguard-premium", "1 Blaster Blade")[1].cards["main"]
        == (dw.game("vanguard-premium").deck_from_text("1 Blaster Blade").cards["main"])
    )


def test_a_file_that_is_brought_again_keeps_its_ids_and_others_are_replaced(owned: Owned) -> None:
    before = owned.sources(ADA)[0]
    done = owned.put(ADA, "Harbour", ready(KNIFE))
    assert (done.name, done.cards) == (before.name, 1)
    with pytest.raises(LibraryError, match="share the key"):
        owned.put(ADA, "Harbour", ready(PLAIN, PLAIN))
    assert owned.sources(ADA) == [done] and owned.seen(ADA).search("harbour").total == 1
    assert owned.put(BOB, "Harbour", ready(KNIFE)).name != done.name
    assert owned.take_out(BOB, done.name) == 0 and owned.take_out(ADA, done.name) == 1
    assert owned.sources(ADA) == [] and owned.seen(ADA).search("harbour").total == 0


def test_a_file_that_was_deleted_and_is_brought_again_is_the_one_that_decks_name(owned: Owned) -> None:
    before = owned.sources(ADA)[0].name
    owned.take_out(ADA, before)
    assert owned.put(ADA, "Harbour", ready(KNIFE)).name == before
    owned.hand_over(ADA, BOB)  # an account has them now
    again = owned.put(ADA, "Harbour", ready(KNIFE)).name
    assert again != before and [source.name for source in owned.sources(BOB)] == [before]


@pytest.mark.parametrize(("lang", "said"), [("en", "begin"), ("fr", "commence"), ("ru", "начинается")])
def test_where_reading_stopped_is_told_in_the_readers_language(lang: str, said: str) -> None:
    _, (stop,) = read_once(Record("9", "Odd Song", "asigoc", "item", text=("Sing a song.",)), lang)
    assert said in stop.casefold() and "sing a song" in stop.casefold()


def test_a_name_of_a_shipped_card_makes_no_shipped_card_of_an_own_one(owned: Owned) -> None:
    """Where cards are of our own words, kind, figures and what the text says must be the same."""
    said = ("When this enters: draw a card.",)
    staff = Record("1", "Healer's Staff", "asigoc", "weapon", numbers={"attack": 1, "block": 1}, text=said)
    same = Record("2", "Wooden Sword", "asigoc", "weapon", numbers=dict(SWORD.numbers))
    captain = Record("3", "Captain of the Ford", "asigoc", "weapon", numbers={"attack": 9, "block": 9})
    owned.put(ADA, "Names", ready(staff, same, captain))
    source = next(one for one in owned.sources(ADA) if one.title == "Names")
    text = "\n".join(f"1 {one.name} [x] user:{source.name}/{one.key}" for one in (staff, same, captain))
    game, deck = read_deck_text(owned.seen(ADA), "asigoc", text)
    own = [f"user:{source.name}/1", f"user:{source.name}/3"]
    assert sorted(deck.cards["main"]) == sorted([SWORD.id, *own])
    assert [game.definitions[game.index[one]].kind for one in own] == ["weapon", "weapon"]


@pytest.mark.parametrize(
    ("quota", "match"),
    [
        (Quota(cards=4), "may keep 4 cards"),
        (Quota(sources=1), "1 files of cards already"),
        (Quota(size=1_500), "more text than is kept"),
        (Quota(all_cards=4), "as many cards of its players"),
        (Quota(all_size=1_500), "as many cards of its players"),
    ],
)
def test_more_than_is_kept_is_refused_in_every_language(owned: Owned, quota: Quota, match: str) -> None:
    owned.quota = quota
    with pytest.raises(LibraryError, match=match) as refused:
        owned.put(ADA, "More", ready(KNIFE, PLAIN))
    assert len({refused.value.text(lang) for lang in ("en", "fr", "ru")}) == 3
    assert [one.title for one in owned.sources(ADA)] == ["Harbour"]
    assert owned.seen(ADA).search("harbour").total == 3


def test_cards_move_with_their_ids_as_far_as_there_is_room(owned: Owned) -> None:
    name = owned.sources(ADA)[0].name
    owned.put(BOB, "Harbour", ready(PLAIN))
    owned.quota = Quota(cards=3)
    owned.hand_over(ADA, BOB)
    assert len(owned.sources(ADA)) == 1 and len(owned.sources(BOB)) == 1  # no room
    owned.quota = Quota(cards=4)
    owned.hand_over(ADA, BOB)
    assert owned.sources(ADA) == []
    assert {one.title: one.name == name for one in owned.sources(BOB)} == {"Harbour": False, "Harbour (2)": True}
    assert owned.seen(BOB).card(f"user:{name}/H/1") is not None and owned.seen(ADA).card(f"user:{name}/H/1") is None


def test_who_stays_away_loses_them_and_who_comes_does_not(owned: Owned) -> None:
    owned.put(BOB, "Mine", ready(PLAIN))
    later = time.time() + 1000
    assert owned.forget_unused(later, lambda owner: owner == BOB) == 1
    assert [one.owner for one in owned.owners()] == [BOB]
    assert owned.forget_unused(0, lambda owner: False) == 0
    assert owned.forget(BOB) == 1 and owned.owners() == []


def test_an_update_of_the_program_leaves_them_as_they_were_read(owned: Owned, library: Library) -> None:
    library.base.execute("UPDATE sources SET stamp = 'old' WHERE name = 'duelwright'")
    again = Library(library.path)
    theirs = Owned(again)
    assert theirs.sources(ADA) == owned.sources(ADA)
    assert theirs.seen(ADA).search("harbour").total == 3 and again.search("harbour").total == 0
    again.close()


def test_the_index_of_everybody_is_not_made_anew_for_one_person(owned: Owned, library: Library) -> None:
    index = library.index()
    owned.put(ADA, "More", ready(PLAIN))
    library.save(dw.Deck("Mine", "duel", {"main": {}}))
    assert library.index() is index
    library.add("host", [Record("1", "New Dragon")])
    assert library.index() is not index and library.search("new dragon").total == 1
