"""The rarity of a printing, by its number, where it is known. It is no part of the game: only the library tells it."""

from typing import Final

_NUMBERS: Final = {
    "TD": (
        "d-td03/007", "dz-ss06/020", "dz-td04/001", "dz-td04/006", "dz-td04/012", "dz-td04/013", "dz-td06/001",
        "dz-td06/006", "dz-td06/009", "dz-td06/012", "dz-td06/013",
    ),
    "C": (
        "dz-bt01/109", "dz-bt01/110", "dz-bt01/113", "dz-bt01/115", "dz-bt01/117", "dz-bt01/132", "dz-bt01/133",
        "dz-bt01/136", "dz-bt01/138", "dz-bt01/140", "dz-lbt01/090", "dz-lbt01/091", "dz-lbt01/094", "dz-ss08/046",
        "dz-ss08/047", "dz-ss08/048", "dz-ss08/049", "dz-ss08/057",
    ),
    "R": ("dz-bt01/064", "dz-bt01/065", "dz-bt01/072", "dz-bt01/073", "dz-td01/005"),
    "RR": ("bt03/020",),
}  # fmt: skip
RARITIES: Final = {number: rarity for rarity, numbers in _NUMBERS.items() for number in numbers}
