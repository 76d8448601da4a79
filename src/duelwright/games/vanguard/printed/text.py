"""Printed text made even: one kind of each sign, no reminders, a line for each ability."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

SIGNS: Final = str.maketrans({
    "“": '"', "”": '"', "„": '"', "″": '"', "〝": '"', "〟": '"', "‘": "'", "’": "'", "′": "'", "`": "'",
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "ー": "-",
    "《": "<", "》": ">", "〈": "<", "〉": ">", "≪": "<", "≫": ">", "«": "<", "»": ">",
    "【": "[", "】": "]", "\u00a0": " ", "\u3000": " ", "\u200b": "", "\ufeff": "", "、": ",", "。": ".",
})  # fmt: skip
ZONES: Final = frozenset((
    "vc", "rc", "gc", "hand", "drop", "drop zone", "soul", "bind", "bind zone", "deck", "order zone", "crest zone",
    "damage", "damage zone", "trigger zone", "g zone", "ride deck", "gauge zone", "prison", "world", "heart",
))  # fmt: skip
BULLETS: Final = ("・", "•", "●", "○", "·", "■", "※")
KIND: Final = re.compile(r"\[(?:AUTO|ACT|CONT)\]", re.I)
COUNTED: Final = re.compile(r"\b(Counter|Soul|Energy) (Blast|Charge) ?(?:\((\d+)\)|(\d+))", re.I)
BREAK: Final = re.compile(r"(?<![\[\w])Limit Break (\d)(?!\])", re.I)
NOTE: Final = re.compile(r"^\(?\s*(?:updated|errata)\b", re.I)


WITHIN: Final = "\u2036"  # a quotation mark within a name
NAME_IN_NAME: Final = re.compile(r'"([^"\[\n]*\S) "([^"\n]+)""')


def tidied(text: str) -> str:
    """One kind of quote, apostrophe, hyphen and bracket; full-width signs and circled digits are plain ones.

    Numbers of blasts and charges that stand in round brackets are none that only remind.

    >>> tidied("【ＡＵＴＯ】：Draw ① card – “Alfred”")
    '[AUTO]:Draw 1 card - "Alfred"'
    """
    even = unicodedata.normalize("NFKC", text.translate(SIGNS)).translate(SIGNS)
    even = NAME_IN_NAME.sub(rf'"\1 {WITHIN}\2{WITHIN}"', even)
    even = re.sub(r"<<+", "<", re.sub(r">>+", ">", even.replace('""', '"')))
    even = COUNTED.sub(lambda m: f"{m[1]}-{m[2]} {m[3] or m[4]}", even)
    even = BREAK.sub(r"[Limit-Break \1]", even)
    return re.sub(r"[ \t]+", " ", even)


def without_reminders(text: str) -> str:
    """Round brackets stay where they hold only places; all others explain, and go. One that is left open ends the line.

    >>> without_reminders("[AUTO](VC/RC):When placed (from anywhere (even here)), draw a card.")
    '[AUTO](VC/RC):When placed, draw a card.'
    """
    kept: list[str] = []
    at = 0
    while at < len(text):
        if text[at] != "(":
            kept.append(text[at] if text[at] != ")" else "")
            at += 1
            continue
        end = _closing(text, at)
        inside = text[at + 1 : end]
        if is_place(inside):
            kept.append("(" + re.sub(r"\s+", " ", inside.strip()) + ")")
        elif kept and kept[-1].endswith(" "):
            kept[-1] = kept[-1].rstrip()  # the blank before a reminder goes along
        at = end + 1
    return "".join(kept).strip()


def _closing(text: str, at: int) -> int:
    depth = 0
    for i in range(at, len(text)):
        depth += (text[i] == "(") - (text[i] == ")")
        if depth == 0:
            return i
    return len(text)


def is_place(inside: str) -> bool:
    """Whether brackets hold only places.

    >>> is_place("VC/RC"), is_place("Drop zone"), is_place("[Boost]")
    (True, True, False)
    """
    parts = [part.strip() for part in re.split(r"/|\bor\b|,", inside.lower())]
    return all(part in ZONES for part in parts)


def lines_of(text: str) -> list[str]:
    """The abilities of a card's text, tidied: bullets belong to the ability above, notes of the catalogue are dropped.

    >>> lines_of("[CONT](RC):It gets more. [ACT](VC):Draw a card.")
    ['[CONT](RC):It gets more.', '[ACT](VC):Draw a card.']
    """
    found: list[str] = []
    for line in tidied(text).split("\n"):
        line = line.strip()
        if not line or line == "-" or NOTE.match(line):
            continue
        line = without_reminders(line)
        if found and line.startswith((*BULLETS, "-")):
            found[-1] += "\n" + line
        elif line:
            found += _split(line)
    return found


def _split(line: str) -> list[str]:
    """A line before each kind of ability that follows the end of a sentence, outside of quotations."""
    cuts = [0]
    for match in KIND.finditer(line):
        before = line[: match.start()].rstrip()
        if before.endswith((".", "!", "Sentinel", "Forerunner", "Lord", "Resist")) and before.count('"') % 2 == 0:
            cuts.append(match.start())
    return [line[a:b].strip() for a, b in zip(cuts, [*cuts[1:], len(line)], strict=True)]
