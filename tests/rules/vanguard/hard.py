"""Real cards with difficult text, in play: found by number and by a hash of their words, of which none is kept here."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final

from duelwright import CardDef, State
from duelwright.facets.reading import COMPLETE
from duelwright.facets.record import Record
from duelwright.games.vanguard import make
from duelwright.library.definitions import read_card, read_definition
from duelwright.library.exercise import exercise_of
from duelwright.library.files import read_cards

from ...library.reference import reference
from .table import YOU, asked, cards, names, options, say

# How a question ends that asks for what is paid.
COSTS: Final = ("Blast", "DiscardFromHand", "Locking", "Putting", "Resting", "Retiring")
CIRCLES: Final = ("R1", "R2", "R3", "R4", "R5")
WORDS: Final = {  # by number
    "BT12/005EN": "51798dfb4ec2d14b",
    "BT16/005EN": "4e7bce982eb7edce",
    "BT10/007EN": "f02ae8bab7c4a294",
    "BT15/085EN": "0e086b430b3e01bb",
    "BT14/013EN": "4fb182f584bd2f57",
    "BT12/015EN": "ac9dafe9a90aef49",
    "BT07/008EN": "ca0b081c9286a1b4",
    "BT12/034EN": "685a633a77fd1455",
    "G-BT09/018EN": "d3ae80634f9c89e5",
    "G-CMB01/005EN": "aaf57fe2a7f78d18",
    "G-FC01/022EN": "58055d2aaf18a9fb",
    "G-FC03/022EN": "c82fca6c942418f3",
    "G-TD06/011EN": "e7ca264491febbf1",
    "G-TD11/001EN": "57c5d8a09cdc0f72",
    "G-BT07/038EN": "a5f9f5e1d6ae7ace",
    "G-BT14/060EN": "aa411aa517046867",
    "V-EB08/026EN": "a8b2f9b64b9eb3ea",
    "V-BT12/017EN": "099256ff39662646",
    "V-EB15/033EN": "e133191a69b5f83f",
    "V-EB10/013EN": "d776f64d1559c451",
    "V-BT03/010EN": "471e7686fe3cc2e4",
    "V-BT06/001EN": "f49e65d908450966",
    "V-BT11/031EN": "fac6adbd72e419ff",
    "V-BT02/025EN": "e0e8d4a77e5b1125",
    "D-BT04/004EN": "e4369dc28b4d7978",
    "D-PR/395EN": "e3cc1e3569faa2d5",
    "D-BT04/020EN": "a2a91b491ef338da",
    "D-SS12/054EN": "ba144b5204cec7dc",
    "D-BT04/036EN": "1e7e5644af5ecf7f",
    "D-BT13/044EN": "8b2b8c3f9ab54375",
    "D-PR/725EN": "cf29b6eddbbfd773",
    "D-BT07/012EN": "1080b0d41ff9b609",
    "DZ-BT07/027EN": "f93ba6369e8e94ee",
    "DZ-SS08/008EN": "95f61241601a6c74",
    "DZ-BT08/013EN": "810441c0e0a0c221",
    "DZ-BT09/054EN": "037d3f37d5bc92ea",
    "DZ-SS03/007EN": "61d4076f407f8c37",
    "DZ-BT03/018EN": "7ae50d02590d2119",
    "DZ-PS01/003EN": "14737871dcd64b8c",
    "DZ-SS05/CR09EN": "82ee0d80989876aa",
}


@lru_cache(1)
def _records(path: Path) -> dict[str, Record]:
    """The records of the reference data by number, the first printing of each."""
    found, _ = read_cards(path, "vanguard")
    return {record.number: record for record in reversed(found)}


def hashed(record: Record) -> str:
    """The beginning of the SHA-256 of a card's lines."""
    return hashlib.sha256("\n".join(record.text).encode()).hexdigest()[:16]


def hard(number: str) -> CardDef:
    """A card of the reference data, played by its text; its id is its number."""
    record = _records(reference("vanguard", "cards_en.csv"))[number]
    assert hashed(record) == WORDS[number], f"{number} has another text"
    read = read_card(record)
    assert read is not None and read.status == COMPLETE, f"{number} is not read"
    return exercise_of("vanguard").fill(record, read_definition(record, read, number))


def plain(
    name: str, group: str, grade: int = 1, power: int = 8000, shield: int = 5000, *more: make.More, race: str = ""
) -> CardDef:
    """A unit of a clan or nation, with these icons and no ability."""
    return make.unit(f"test/{name}", name, group, grade, power, shield, *more, race=race)


def theirs(state: State, zone: str, place: int = 0) -> str:
    """To choose a card in a zone of the seat that is not asked, as the asked one knows it."""
    asking = asked(state)[0]
    return f"choose h{cards(state, 1 - asking, zone, viewer=asking)[place].handle}"


def paid(state: State) -> State:
    """A cost is paid with what is offered first."""
    while state.prompt is not None and state.prompt.kind == "choice" and state.prompt.why.endswith(COSTS):
        say(state, options(state)[0])
    return state


def until(state: State, seat: int, kind: str) -> State:
    """Everybody passes until this seat is asked this, which may be now."""
    while asked(state) != (seat, kind):
        say(state, "pass")
    return state


def settled(state: State) -> State:
    """What is asked for is answered with what is offered first, until your main phase goes on."""
    while asked(state) != (YOU, "main"):
        say(state, options(state)[0])
    return state


def rear(state: State, seat: int) -> list[str]:
    """A player's rear-guards by name."""
    return [name for circle in CIRCLES for name in names(state, seat, circle)]


def shields(state: State, seat: int) -> list[int]:
    """What each guardian adds."""
    return [shown.values["shield"] for shown in cards(state, seat, "GC")]


def energy(state: State, seat: int) -> int:
    """A player's energy."""
    return state.view(seat).seats[seat].counters["energy"]
