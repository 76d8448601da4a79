"""The search language: words, fields, numbers, `-not`, `or`, parentheses. Read into a small tree of values."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from ..core.errors import DuelwrightError, told
from ..core.nearest import nearest
from ..facets.facets import numbers

LONGEST: Final = 1_000  # characters
DEEPEST: Final = 40  # parentheses and signs within each other
MOST_WORDS: Final = 12  # of a value without quotes
MOST_TOKENS: Final = 120
NUMBERS: Final = (  # games may have more
    "grade", "power", "shield", "critical", "attack", "defense", "level", "block", "trigger-power",
)  # fmt: skip
WORDS: Final = (
    "clan", "nation", "race", "skill", "trigger", "type", "set", "gift", "mark", "rarity", "game", "format",
    "source", "is", "does", "when", "cost", "category", "ot",
)  # fmt: skip
TEXTS: Final = ("name", "text", "flavour", "number")
OTHERS: Final = (*NUMBERS, *WORDS, *TEXTS)  # what no game can call a number
ALSO: Final = {  # other names of a field
    "kind": "type", "icon": "skill", "power-of-trigger": "trigger-power", "grades": "grade", "crit": "critical",
    "no": "number", "flavor": "flavour", "def": "defense", "atk": "attack", "has": "is", "not": "isnt",
}  # fmt: skip
VANILLA: Final = "vanilla"
TOKEN: Final = re.compile(
    r"""\s*(?:
        (?P<none>\(\s*no\s+ability\s*(?:\)|$))
      | (?P<open>\() | (?P<close>\))
      | (?P<field>[^\W\d][\w-]*)\s*(?P<op>>=|<=|!=|:|=|<|>)\s*
      | (?P<not>-(?=[^\s-]))
      | (?P<quote>["“”«»](?P<inner>[^"“”«»]*)["“”«»]?)
      | (?P<word>[^\s()"“”«»]+)
    )""",
    re.VERBOSE | re.IGNORECASE,
)


def number_fields() -> tuple[str, ...]:
    """The fields that are numbers."""
    return (*NUMBERS, *(name for name in numbers() if name not in OTHERS))


def fields() -> tuple[str, ...]:
    """Every field that can be asked for.

    >>> {"grade", "clan", "does", "name"} <= set(fields())
    True
    """
    return (*number_fields(), *WORDS, *TEXTS)


class SearchError(DuelwrightError):
    """A question that cannot be read: what is wrong, where, and what may have been meant."""

    def __init__(self, code: str, at: int, message: str, params: Mapping[str, str | int], near: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.at = at  # the character
        self.params = params
        self.near = near

    def text(self, lang: str = "en") -> str:
        """What is wrong, as a sentence."""
        said = "" if lang == "en" else told("", lang, f"search.{self.code}", self.params, "")
        return said or str(self)


class Words(msgspec.Struct, frozen=True, tag=True):
    """Words that stand anywhere on a card; in quotes one after the other."""

    text: str
    is_phrase: bool = False


class Term(msgspec.Struct, frozen=True, tag=True):
    """A field and what it must be: one of several values, or a comparison."""

    field: str
    operator: str
    values: tuple[str, ...]
    at: int = 0


class Every(msgspec.Struct, frozen=True, tag=True):
    """Everything of this."""

    parts: tuple[Question, ...]


class Any(msgspec.Struct, frozen=True, tag=True):
    """One of these at least."""

    parts: tuple[Question, ...]


class Without(msgspec.Struct, frozen=True, tag=True):
    """Not this."""

    part: Question


Question = Words | Term | Every | Any | Without


def read_question(text: str, known: Mapping[str, Collection[str]] | None = None) -> Question:
    """The tree of a question; `known` are the values of fields, for values of several words without quotes.

    >>> read_question("clan:kagero power>=9000")
    Every(parts=(Term(field='clan', operator=':', values=('kagero',), at=0), Term(field='power', operator='>=', \
values=('9000',), at=12)))
    >>> read_question("(No ability)")
    Term(field='is', operator=':', values=('vanilla',), at=0)
    """
    if len(text) > LONGEST:
        raise _wrong("too_long", LONGEST, f"a question has at most {LONGEST} characters", most=LONGEST)
    reader = _Reader(text.encode("utf-8", "replace").decode(), known or {})
    if len(reader.tokens) > MOST_TOKENS:
        raise _wrong("too_long", 0, f"a question has at most {MOST_TOKENS} words", most=MOST_TOKENS)
    found = reader.either(0)
    if reader.kind() == "close":
        raise _wrong("stray", reader.at(), "there is a ) without a ( before it")
    return found


class _Reader:
    """Reads a question from left to right."""

    def __init__(self, text: str, known: Mapping[str, Collection[str]]) -> None:
        self.text = text
        self.known = known
        self.tokens = [match for match in TOKEN.finditer(text) if match.lastgroup is not None]
        self.next = 0

    def kind(self) -> str:
        """What comes next: a kind of token, or nothing."""
        if self.next >= len(self.tokens):
            return ""
        match = self.tokens[self.next]
        for kind in ("none", "open", "close", "field", "not", "quote"):
            if match[kind] is not None:
                return kind
        word = match["word"].casefold()
        return {"or": "or", "|": "or", "and": "and", "&": "and", "not": "not"}.get(word, "word")

    def at(self) -> int:
        """The character where the next token begins."""
        match = self.tokens[min(self.next, len(self.tokens) - 1)]
        return match.start() + len(match[0]) - len(match[0].lstrip())

    def either(self, depth: int) -> Question:
        """One or several with `or` between them."""
        parts = [self.every(depth)]
        while self.kind() == "or":
            self.next += 1
            parts.append(self.every(depth))
        meant = [part for part in parts if part != Every(())] or parts[:1]  # the other side may not be typed yet
        return meant[0] if len(meant) == 1 else Any(tuple(meant))

    def every(self, depth: int) -> Question:
        """Several one after the other; none at all is everything."""
        parts: list[Question] = []
        while self.kind() not in ("", "or", "close"):
            if self.kind() == "and":
                self.next += 1
                continue
            parts.append(self.one(depth))
        return parts[0] if len(parts) == 1 else Every(tuple(parts))

    def one(self, depth: int) -> Question:
        """A word, a field, a group, or the opposite of one."""
        if depth > DEEPEST:
            raise _wrong("too_deep", self.at(), f"parentheses go {DEEPEST} deep at most", most=DEEPEST)
        kind, match, at = self.kind(), self.tokens[self.next], self.at()
        self.next += 1
        if kind == "not":
            if self.kind() in ("", "or", "close", "and"):
                return Words(match["word"] or "-")  # somebody looks for the word itself
            return Without(self.one(depth + 1))
        if kind == "open":
            found = self.either(depth + 1)
            if self.kind() == "close":  # one that is still missing is forgiven: the question may not be typed out
                self.next += 1
            return found
        if kind == "none":
            return Term("is", ":", (VANILLA,), at)
        if kind == "field":
            return self.field(match["field"], match["op"], at)
        return Words(match["inner"], True) if kind == "quote" else Words(match["word"])

    def field(self, typed: str, operator: str, at: int) -> Question:
        """A field and its value."""
        asked = typed.casefold().replace("_", "-")
        name = ALSO.get(asked, asked)
        if name == "isnt":
            return Without(self.field("is", operator, at))
        known = fields()
        if name not in known:
            near = nearest(name, known)
            hint = f"; did you mean {near}:?" if near else f"; the fields are: {', '.join(known)}"
            code = "no_field_near" if near else "no_field"
            params: dict[str, str | int] = {"field": typed, "near": near, "all": ", ".join(known)}
            raise SearchError(code, at, f"there is no field {typed}:{hint}", params, near)
        if name not in number_fields() and operator not in (":", "=", "!="):
            raise _wrong("no_number", at, f"{name} is no number; write {name}:value", field=name)
        values = self.values(name, at)
        if name in number_fields():
            values = tuple(_number(name, value, at) for value in thousands(values, operator))
        return Term(name, operator, values, at)

    def values(self, field: str, at: int) -> tuple[str, ...]:
        """The value or values after a field, with commas between them."""
        if not self.is_value():
            example = EXAMPLES.get(field, f"{field}:…")
            raise _wrong("no_value", at, f"{field}: needs a value, as in {example}", field=field)
        found: list[str] = []
        is_more = True
        while is_more and self.is_value():
            match = self.tokens[self.next]
            self.next += 1
            typed = match["word"] or ""
            if match["quote"] is not None:
                found.append(match["inner"])
            else:
                *listed, last = typed.split(",")
                found += [part for part in [*listed, self.longer(field, last) if last else ""] if part]
            is_more = typed.endswith(",") or self.is_listed()
        return tuple(found) or (",",)

    def cut(self, at: int, value: str) -> str:
        """The value up to a comma in a later word; what follows the comma is read as the next value."""
        rest = self.tokens[at]["word"].partition(",")[2]
        more = [match for match in TOKEN.finditer(f",{rest}") if match.lastgroup is not None]
        self.tokens[self.next : at + 1] = more
        return value

    def is_value(self) -> bool:
        """Whether a word or something in quotes comes next."""
        match = self.tokens[self.next] if self.next < len(self.tokens) else None
        return match is not None and (match["quote"] is not None or bool(match["word"]))

    def is_listed(self) -> bool:
        """Whether a comma comes next, and so another value."""
        return self.next < len(self.tokens) and (self.tokens[self.next]["word"] or "").startswith(",")

    def longer(self, field: str, value: str) -> str:
        """The value with the words that follow, as far as they go on with a value that is known: `Royal Paladin`."""
        names = [name.casefold() for name in self.known.get(field, ())]
        end = self.next
        for ahead in range(self.next, min(self.next + MOST_WORDS, len(self.tokens))):
            if not self.tokens[ahead]["word"]:
                break
            said = " ".join([value, *(self.tokens[i]["word"] for i in range(self.next, ahead + 1))])
            joined, comma, _ = said.partition(",")
            if not any(begins(joined.casefold(), name) for name in names):
                break
            if comma:
                return self.cut(ahead, joined)
            end = ahead + 1
        words = [value, *(self.tokens[i]["word"] for i in range(self.next, end))]
        self.next = end
        return " ".join(words)


def thousands(values: tuple[str, ...], operator: str) -> tuple[str, ...]:
    """Numbers of a list, or one number that was typed with commas: `13,000`.

    >>> thousands(("13", "000"), ">="), thousands(("1", "2"), ":")
    (('13000',), ('1', '2'))
    """
    is_one = len(values) > 1 and len(values[0]) <= 3 and all(re.fullmatch(r"[0-9]{3}", part) for part in values[1:])
    return ("".join(values),) if is_one or operator in ("<", "<=", ">", ">=") else values


def begins(asked: str, name: str) -> bool:
    """Whether some words begin a name, or begin in it at a word's beginning; both in small letters.

    >>> begins("beast", "high beast"), begins("east", "high beast")
    (True, False)
    """
    return name.startswith(asked) or f" {asked}" in name or f"-{asked}" in name


EXAMPLES: Final = {
    "clan": "clan:Kagero", "nation": "nation:Zoo", "race": "race:Human", "skill": "skill:boost", "grade": "grade:3",
    "power": "power>=9000", "shield": "shield:5000", "critical": "critical>1", "trigger": "trigger:heal",
    "type": "type:order", "is": "is:vanilla", "gift": "gift:force", "does": "does:retire", "when": "when:attacks",
    "cost": "cost:counter-blast", "category": "category:draw", "ot": "ot:both",
}  # fmt: skip


def _number(field: str, value: str, at: int) -> str:
    """A number or a range such as `1-2`; SearchError where it is neither."""
    plain = value.replace("_", "").replace("+", "") if not value.startswith("+") else value[1:]
    if not re.fullmatch(r"[0-9]{1,9}(?:(?:-|\.\.)[0-9]{1,9})?", plain, re.ASCII):
        raise _wrong("not_a_number", at, f"{field}: {value[:40]!r} is no number", field=field, value=value[:40])
    return plain


def _wrong(code: str, at: int, message: str, field: str = "", value: str = "", most: int = 0) -> SearchError:
    return SearchError(code, at, message, {"field": field, "value": value, "most": most})
