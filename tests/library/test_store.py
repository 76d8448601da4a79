"""The library's file: what is in it, upgrades, imports that are whole or not at all, readers beside a writer."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import msgspec
import pytest

import duelwright as dw
from duelwright.facets.record import LibraryError, Record
from duelwright.games.vanguard.clans import CLANS
from duelwright.language.node import to_json
from duelwright.library.index import DEFINED, SHIPPED, UNREAD, VANILLA
from duelwright.library.record import filled, record_of
from duelwright.library.schema import MIGRATIONS
from duelwright.library.store import FILE, Library, open_library
from duelwright.speech.cardline import abilities

from ..patience import PATIENCE

SINGER = Record("1", "Brand New Dragon", clan="Kagero", grade=3, power=11000, text=("[AUTO]: Sing a song.",))
PLAIN = Record("2", "Plain New Dragon", clan="Kagero", grade=1, power=8000, shield=5000)


def test_every_shipped_card_is_in_it_with_its_tree_and_its_words_in_three_languages(shipped: Library) -> None:
    for key in dw.games():
        if key == "skirmish":
            continue  # the tests' own game
        game = dw.game(key)
        for card in game.cards():
            entry = next(one for one in shipped.named(card.name, key.partition("-")[0]) if one.record.key == card.id)
            assert entry.source == SHIPPED and entry.status == (DEFINED if card.abilities else VANILLA)
            assert list(entry.record.abilities) == [to_json(part) for part in card.abilities]
            assert shipped.texts(entry) == {lang: abilities(game, card, lang) for lang in ("en", "fr", "ru")}
            for stat in ("grade", "power", "shield", "critical"):
                assert getattr(entry.record, stat) == card.numbers.get(stat)


def test_there_are_24_clans_each_with_its_nation(library: Library) -> None:
    assert len(CLANS) == 24
    library.add("mine", [Record(clan, f"Of {clan}", clan=clan) for clan in CLANS])
    found = library.search("source:mine", most=50).cards
    assert {entry.record.clan: entry.record.nation for entry in found} == CLANS


@pytest.mark.parametrize(
    ("given", "icon", "worth"),
    [
        (Record("1", "X", grade=0), "boost", 0),
        (Record("1", "X", grade=1), "boost", 0),
        (Record("1", "X", grade=2), "intercept", 0),
        (Record("1", "X", grade=3), "twin drive", 0),
        (Record("1", "X", grade=4), "twin drive", 0),
        (Record("1", "X", kind="G unit", grade=4), "triple drive", 0),
        (Record("1", "X", kind="trigger unit", grade=0, trigger="heal"), "boost", 5000),
        (Record("1", "X", kind="trigger unit", grade=0, trigger="heal", mark="V"), "boost", 10000),
        (Record("1", "X", kind="trigger unit", grade=0, trigger="heal", mark="D"), "boost", 10000),
        (Record("1", "X", kind="trigger unit", grade=0, trigger="over", mark="D"), "boost", 100_000_000),
    ],
)
def test_what_a_source_lacks_is_filled_in(given: Record, icon: str, worth: int) -> None:
    made = filled(given)
    assert made.skills == (icon,) and made.critical == 1 and made.trigger_power == worth and made.shield == 0


def test_what_a_source_tells_stays(library: Library) -> None:
    told = Record("1", "X", grade=1, skills=("intercept",), critical=2, nation="Zoo", clan="Kagero", trigger_power=7)
    assert filled(told) == msgspec.structs.replace(told, power=0, shield=0)


def test_every_printed_field_is_kept(library: Library) -> None:
    full = Record(
        "V-XX/001", "Full", clan="Kagero", nation="Zoo", race="Human", skills=("boost", "sentinel"), grade=1, power=1,
        shield=2, critical=3, trigger="", gift="force", mark="V", number="V-XX/001EN", rarity="RRR", set="Set One",
        flavour="To be free…", picture="pictures/1.png", text=("[ACT]: No.",), code=77, alias=1, setcode=2, category=3,
    )  # fmt: skip
    library.add("mine", [full])
    entry = library.card("user:mine/V-XX/001")
    assert entry is not None and entry.record == full


def test_a_card_without_a_definition_is_unread_and_one_of_a_known_name_is_read(library: Library) -> None:
    blade = Record("3", "Blaster Blade", clan="Royal Paladin", grade=2, power=9000, shield=5000, text=("[AUTO]: …",))
    reminded = Record("4", "New Healer", kind="trigger unit", trigger="heal", text=("(Four at most.)",))
    done = library.add("mine", [SINGER, PLAIN, blade, reminded], left_out=2)
    assert (done.cards, done.left_out, done.defined, done.vanilla, done.unread) == (4, 2, 1, 2, 1)
    status = {entry.record.name: entry.status for entry in library.search("source:mine").cards}
    assert status == {
        "Brand New Dragon": UNREAD, "Plain New Dragon": VANILLA, "Blaster Blade": DEFINED, "New Healer": VANILLA,
    }  # fmt: skip
    known = library.defined(blade)
    assert known is not None and known.id == "td01/005"  # the printing with the same numbers
    later = library.defined(msgspec.structs.replace(blade, power=10000))
    assert later is not None and later.id == "v-td01/004"


def test_an_import_is_whole_or_nothing_and_replaces_its_source(library: Library) -> None:
    library.add("mine", [SINGER])
    before = library.index().entries
    with pytest.raises(LibraryError, match="share the key '2'"):
        library.add("mine", [PLAIN, PLAIN])
    with pytest.raises(LibraryError, match="no number that a card can have"):
        library.add("mine", [PLAIN, Record("3", "Negative", power=-1)])
    assert library.index().entries == before
    library.add("mine", [PLAIN])
    assert [entry.record.name for entry in library.search("source:mine").cards] == ["Plain New Dragon"]
    assert library.drop("mine") == 1
    assert library.search("source:mine").total == 0 and library.search("plain new").total == 0
    with pytest.raises(LibraryError, match="there is no source 'mine'"):
        library.drop("mine")
    with pytest.raises(LibraryError, match="stay"):
        library.drop(SHIPPED)


@pytest.mark.parametrize("name", ["", "Ä", "../up", "a b", "x" * 41, SHIPPED, "-x"])
def test_a_source_has_a_plain_name(library: Library, name: str) -> None:
    with pytest.raises(LibraryError, match="no name for a source"):
        library.add(name, [PLAIN])


def test_an_import_that_is_stopped_leaves_everything_as_it_was(library: Library) -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    library.add("mine", [SINGER])
    with pytest.raises(KeyboardInterrupt):
        library.add("mine", [PLAIN], progress=stop)
    assert [entry.record.name for entry in library.search("source:mine").cards] == ["Brand New Dragon"]


def test_progress_is_told(library: Library) -> None:
    told: list[int] = []
    library.add("mine", [Record(str(n), f"Number {n}") for n in range(1200)], progress=told.append)
    assert told == [500, 1000, 1200]


def test_a_process_that_is_killed_while_it_imports_leaves_a_sound_file(library: Library) -> None:
    library.add("mine", [SINGER])
    code = (
        "import os, sys; from pathlib import Path; from duelwright.library.store import Library;"
        "from duelwright.facets.record import Record;"
        "lib, cards = Library(Path(sys.argv[1])), [Record(str(n), f'N {n}') for n in range(5000)];"
        "lib.add('mine', cards, progress=lambda n: os._exit(9) if n > 2000 else None)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(library.path)], timeout=PATIENCE, check=False)
    assert done.returncode == 9
    assert [entry.record.name for entry in library.search("source:mine").cards] == ["Brand New Dragon"]
    assert library.base.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_one_reads_while_another_writes(library: Library) -> None:
    reader = Library(library.path)
    seen: list[int] = []

    def look(done: int) -> None:
        seen.append(reader.search("source:mine").total)

    library.add("mine", [Record(str(n), f"Number {n}") for n in range(1500)], progress=look)
    assert seen == [0, 0, 0]  # not half of it
    assert reader.search("source:mine").total == 1500
    reader.close()


def test_threads_share_a_library(library: Library) -> None:
    wrong: list[BaseException] = []

    def ask() -> None:
        try:
            for _ in range(20):
                assert library.search("clan:kagero blaster or draw").total > 0
        except (AssertionError, sqlite3.Error) as error:
            wrong.append(error)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    library.add("mine", [SINGER])
    for thread in threads:
        thread.join()
    assert wrong == []


def test_a_file_of_an_earlier_form_is_brought_up_with_everything_in_it(tmp_path: Path, library: Library) -> None:
    library.add("mine", [SINGER])
    library.close()
    base = sqlite3.connect(library.path)
    base.execute("DROP TABLE decks")  # as the first form was
    base.execute("DROP INDEX sources_by_owner")
    for table, columns in (("sources", ("owner", "title", "used", "size", "change")), ("cards", ("form",))):
        for column in columns:
            base.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    base.execute("PRAGMA user_version = 1")
    base.commit()
    base.close()
    again = Library(library.path)
    assert again.search("source:mine").total == 1
    again.save(dw.Deck("Mine", "duel", {"main": {}}))
    assert again.base.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    again.close()


def test_a_file_of_a_newer_program_and_one_that_is_no_library_are_left_alone(tmp_path: Path) -> None:
    newer = tmp_path / "newer.sqlite"
    base = sqlite3.connect(newer)
    base.execute("PRAGMA user_version = 99")
    base.close()
    with pytest.raises(LibraryError, match="newer Duelwright"):
        Library(newer)
    other = tmp_path / "other.sqlite"
    other.write_text("no database at all, but long enough to be looked at " * 10)
    with pytest.raises(LibraryError, match="cannot be used as a library"):
        Library(other)
    assert other.read_text().startswith("no database")


def test_the_shipped_cards_are_renewed_when_they_change(library: Library) -> None:
    library.base.execute("UPDATE sources SET stamp = 'old' WHERE name = ?", (SHIPPED,))
    library.base.execute("DELETE FROM cards WHERE key = 'td01/001'")
    library.add("mine", [SINGER])
    again = Library(library.path)
    assert again.card("td01/001") is not None and again.search("source:mine").total == 1
    again.close()


def test_imports_are_read_anew_when_a_card_of_their_name_is_defined(library: Library) -> None:
    blade = Record("3", "Blaster Blade", clan="Royal Paladin", grade=2, power=9000, shield=5000, text=("[AUTO]: …",))
    library.add("mine", [blade, SINGER])
    library.base.execute(
        "UPDATE cards SET status = 'unread', words = '{}' WHERE name = 'Blaster Blade' AND source = 'mine'"
    )
    library.base.execute("UPDATE sources SET stamp = 'old' WHERE name = ?", (SHIPPED,))
    again = Library(library.path)
    status = {entry.record.name: entry.status for entry in again.search("source:mine").cards}
    assert status == {"Blaster Blade": DEFINED, "Brand New Dragon": UNREAD}
    assert again.search("source:mine does:retire").total == 1 and again.search("sing source:mine").total == 1
    again.close()


def test_a_tree_that_this_version_cannot_read_makes_a_card_unread_and_nothing_else(library: Library) -> None:
    library.add("mine", [SINGER])
    library.base.execute(
        "UPDATE cards SET record = json_set(record, '$.abilities', json('[[\"Gone\", {}]]')) WHERE source = 'mine'"
    )
    library.base.execute("UPDATE sources SET stamp = 'old' WHERE name = ?", (SHIPPED,))
    again = Library(library.path)
    assert [entry.status for entry in again.search("source:mine").cards] == [UNREAD]
    again.close()


def test_what_the_database_cannot_do_is_told(library: Library) -> None:
    library.base.execute("PRAGMA max_page_count = 1")  # as on a full disk
    with pytest.raises(LibraryError, match=r"cannot be used now: database or disk is full; try again"):
        library.add("mine", [Record(str(n), f"Number {n}") for n in range(3000)])
    library.base.execute("PRAGMA max_page_count = 1000000")
    assert library.search("source:mine").total == 0
    library.add("mine", [SINGER])
    damaged = library.path
    library.close()
    data = bytearray(damaged.read_bytes())
    data[4096:60_000] = bytes(55_904)
    damaged.write_bytes(data)
    for suffix in ("-wal", "-shm"):
        damaged.with_name(damaged.name + suffix).unlink(missing_ok=True)
    with pytest.raises(LibraryError, match="move it away"):
        Library(damaged).search("")


def test_the_library_lies_where_the_user_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUELWRIGHT_HOME", str(tmp_path / "home"))
    made = open_library()
    assert made.path == tmp_path / "home" / FILE and made.path.is_file()
    made.close()


def test_decks_are_kept_for_their_owner(library: Library) -> None:
    mine, theirs = dw.Deck("One", "duel", {"main": {"a": 1}}), dw.Deck("One", "duel", {"main": {"b": 2}})
    library.save(mine)
    library.save(theirs, "somebody")
    library.save(dw.Deck("Two", "asigoc", {"main": {}}))
    assert library.decks("duel") == [mine] and library.decks("duel", "somebody") == [theirs]
    assert {deck.name for deck in library.decks()} == {"One", "Two"}
    library.save(dw.Deck("One", "duel", {"main": {"c": 3}}))
    assert library.decks("duel")[0].cards == {"main": {"c": 3}}
    assert library.forget("duel", "One") and not library.forget("duel", "One")
    assert library.decks("duel", "somebody") == [theirs]
    with pytest.raises(LibraryError, match="name of at most 80"):
        library.save(dw.Deck(" ", "duel", {}))


def test_a_shipped_card_becomes_a_record_and_back() -> None:
    from duelwright.library.record import definition

    for card in dw.game("vanguard-premium").cards():
        made = definition(record_of(card, "vanguard"), card.id)
        assert made.numbers == card.numbers and set(made.traits.get("icons", ())) == set(card.traits.get("icons", ()))
        others = ("nation", "clan", "race")
        assert [made.traits.get(trait) for trait in others] == [card.traits.get(trait) for trait in others]
