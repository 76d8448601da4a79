"""Actions: one small int inside the engine, a short text at the edge."""

from __future__ import annotations

from typing import Final

from .packed import i64

# What a verb's part names.
NOTHING: Final[i64] = 0
HANDLE: Final[i64] = 1  # a card by its handle: h7
SLOT: Final[i64] = 2  # a slot by its name: W1, R3, V
NUMBER: Final[i64] = 3  # a plain number

PART_MASK: Final[i64] = 0xFFF

# The verbs every game has, by number; a game's own follow.
PASS: Final[i64] = 0
CHOOSE_CARD: Final[i64] = 1
DONE: Final[i64] = 2
BACK: Final[i64] = 3
OPTION: Final[i64] = 4
CONCEDE: Final[i64] = 5  # at any time, by either seat; it answers no prompt and is on no list
OWN_VERBS: Final[i64] = 6


class Verb:
    """A kind of action: its word, what its one or two parts name, and whether it tells something of a hidden card."""

    __slots__ = ("across", "at", "first", "name", "second", "tells")

    def __init__(
        self,
        name: str,
        first: int = NOTHING,
        second: int = NOTHING,
        tells: bool = False,
        across: bool = False,
        at: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.first = first
        self.second = second
        self.across = across  # the second part is a slot of the other side
        self.tells = tells  # as setting a monster tells that it is one, and how many sacrifices it takes
        self.at = at  # the prompts that it answers, where these are always the same


def core_verbs() -> list[Verb]:
    """The verbs of every game."""
    return [Verb("pass"), Verb("choose", HANDLE), Verb("done"), Verb("back"), Verb("option", NUMBER), Verb("concede")]


def pack(verb: i64, first: i64 = 0, second: i64 = 0) -> i64:
    """An action as one int."""
    return verb | first << 8 | second << 20


def verb_of(code: i64) -> i64:
    """The verb of a packed action."""
    return code & 255


def first_of(code: i64) -> i64:
    """The first part of a packed action."""
    return code >> 8 & PART_MASK


def second_of(code: i64) -> i64:
    """The second part of a packed action."""
    return code >> 20 & PART_MASK


class Action:
    """One answer to a prompt; equal texts are equal actions.

    >>> import duelwright as dw
    >>> action = dw.game("asigoc").action("attack W1")
    >>> action.verb, action.text
    ('attack', 'attack W1')
    """

    __slots__ = ("code", "text", "verb")

    def __init__(self, code: int, verb: str, text: str) -> None:
        self.code = code
        self.verb = verb
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


class Actions:
    """One game's actions: int to value and text to int, each made once."""

    __slots__ = ("across", "made", "slots", "verbs")

    def __init__(self, verbs: list[Verb], slots: list[str]) -> None:
        self.verbs = verbs
        self.across = frozenset(verb.name for verb in verbs if verb.across)
        self.slots = slots
        self.made: dict[int, Action] = {}

    def action(self, code: int) -> Action:
        """The action for a packed int."""
        found = self.made.get(code)
        if found is None:
            verb = self.verbs[code & 255]
            text = verb.name
            if verb.first != NOTHING:
                text += " " + self._part(verb.first, first_of(code))
            if verb.second != NOTHING:
                text += ">" + self._part(verb.second, second_of(code))
            found = Action(code, verb.name, text)
            self.made[code] = found
        return found

    def parse(self, text: str) -> int:
        """The packed int for a text, or -1 where it is no action of this game."""
        word, _, rest = text.strip().partition(" ")
        for number, verb in enumerate(self.verbs):
            if verb.name != word:
                continue
            left, arrow, right = rest.partition(">")
            if bool(arrow) != (verb.second != NOTHING) or bool(left.strip()) != (verb.first != NOTHING):
                continue  # another verb of the same name may take such parts
            first = self._number(verb.first, left.strip())
            second = self._number(verb.second, right.strip())
            if first >= 0 and second >= 0:
                return pack(number, first, second)
        return -1

    def _part(self, kind: int, n: int) -> str:
        if kind == HANDLE:
            return f"h{n}"
        if kind == SLOT:
            return self.slots[n]
        return str(n)

    def _number(self, kind: int, text: str) -> int:
        if kind == NOTHING:
            return 0 if not text else -1
        if kind == SLOT:
            return self.slots.index(text) if text in self.slots else -1
        if kind == HANDLE:
            if not text.startswith("h"):
                return -1
            text = text[1:]
        if not (text.isascii() and text.isdecimal()) or len(text) > 4 or text != str(int(text)):
            return -1
        return int(text) if int(text) <= PART_MASK else -1
