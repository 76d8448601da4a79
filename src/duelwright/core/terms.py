"""Terms: what a game numbers, declared once and line by line; a thing's number is its place in the list.

A line has the name of the constant (`-` where no code needs one), the word, and perhaps a comment. `x2` after the word
makes a pair, one for each seat; `""` is the empty word; a thing without a word stands after those that have one.
A comment above the lines is the title.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from .action import HANDLE, NUMBER, OWN_VERBS, SLOT, Verb
from .engine import OWN_ENDINGS, OWN_EVENTS, OWN_PROMPTS, Ending, OptionsFn, PromptKind
from .event import SEATS, EventKind
from .frame import OWN_PROCEDURES, SLOTS, Procedure, Quiet, Step

PARTS: Final = {"handle": HANDLE, "slot": SLOT, "number": NUMBER}
FOR_EACH_SEAT: Final = f" x{SEATS}"
AT: Final = "at "  # before a prompt that a verb answers


@dataclass(frozen=True)
class Term:
    """One declared thing: a pair has two words, some have none; `more` is what else its line says."""

    name: str
    number: int
    words: tuple[str, ...]
    more: tuple[str, ...]
    comment: str


@dataclass(frozen=True)
class Group:
    """Things of one sort in the order of their numbers, from `first` on (the constant `base`, where it has one)."""

    title: str
    terms: tuple[Term, ...]
    first: int = 0
    base: str = ""
    by_word: bool = False  # code looks the number up by the word

    @property
    def words(self) -> list[str]:
        """Every word, in order."""
        return [word for term in self.terms for word in term.words]


def terms(text: str, after: Group | None = None, by_word: bool = False) -> Group:
    """Things that have a name, a word, or both; numbered from 0, or after another group's.

    >>> group = terms('''
    ... # Registers.
    ... RODE rode  # normal rides this turn
    ... ORDERS orders x2  # orders played this turn
    ... IN_BATTLE in_battle
    ... ''')
    >>> group.words
    ['rode', 'orders0', 'orders1', 'in_battle']
    >>> [(term.name, term.number) for term in group.terms]
    [('RODE', 0), ('ORDERS', 1), ('IN_BATTLE', 3)]
    >>> terms('''
    ... # Zones.
    ... DECK deck
    ... DECK hand
    ... ''')
    Traceback (most recent call last):
    ...
    ValueError: Zones. DECK is declared twice
    """
    first = after.first + len(after.words) if after is not None else 0
    title = text.strip().partition("\n")[0]
    assert title.startswith("# "), f"a title is missing above {title}"
    return _group(title[2:], [(name, _words(rest), (), note) for name, rest, note in _lines(text)], first, "", by_word)


def verbs(text: str) -> Group:
    """Verbs: the word, what its parts name, whether it `tells` or goes `across`; after a bar the prompts it answers.

    >>> [(verb.tells, verb.at) for verb in verbs_of(verbs("CALL call handle slot tells | main"))]
    [(True, ('main',))]
    """
    read: list[Line] = []
    for name, rest, note in _lines(text):
        said, _, at = rest.partition(" | ")
        word, *more = said.split()
        read.append((name, (word,), (*more, *[f"{AT}{prompt}" for prompt in at.split()]), note))
    return _group("Verbs.", read, OWN_VERBS, "OWN_VERBS")


def prompts(text: str) -> Group:
    """Prompts: the public name, and after a bar the heading of the rule that asks."""
    return _group("Prompts.", _ruled(text), OWN_PROMPTS, "OWN_PROMPTS")


def procedures(text: str) -> Group:
    """Procedures: the name, after a bar the heading of the rule that they carry out, and after another their slots.

    >>> group = procedures('''
    ... CHECK check | Checks | kind - icon
    ... ''')
    >>> slots_of(group.terms[0])
    [('CHECK_KIND', 0), ('CHECK_ICON', 2)]
    """
    return _group("Procedures.", _ruled(text), OWN_PROCEDURES, "OWN_PROCEDURES")


def slots_of(procedure: Term) -> list[tuple[str, int]]:
    """The constants for what a procedure keeps in its frame, and the slot of each; `-` is left free."""
    names = [] if len(procedure.more) < 2 else procedure.more[1].split()
    if len(names) > SLOTS:
        raise ValueError(f"{procedure.name} has {len(names)} slots, and a frame {SLOTS}")
    return [(f"{procedure.name}_{name.upper()}", slot) for slot, name in enumerate(names) if name != "-"]


def endings(text: str) -> Group:
    """Endings: the code, and after a bar the rule that ends the game."""
    return _group("Endings.", _ruled(text), OWN_ENDINGS, "OWN_ENDINGS")


def events(text: str) -> Group:
    """Events: the constant's name, which is the event's, and the names of its values.

    >>> [(kind.name, kind.values) for kind in events_of(events("ON_DAMAGE amount life"))]
    [('ON_DAMAGE', ['amount', 'life'])]
    """
    read: list[Line] = [(name, (name,), tuple(rest.split()), note) for name, rest, note in _lines(text)]
    return _group("Events.", read, OWN_EVENTS, "OWN_EVENTS")


Line = tuple[str, tuple[str, ...], tuple[str, ...], str]  # name, words, what else, comment


def _lines(text: str) -> Iterator[tuple[str, str, str]]:
    """The name, the rest and the comment of each line."""
    for line in text.strip().splitlines():
        said, _, note = line.partition("#")
        name, _, rest = said.strip().partition(" ")
        if name:
            yield "" if name == "-" else name, rest.strip(), note.strip()


def _words(rest: str) -> tuple[str, ...]:
    if rest.endswith(FOR_EACH_SEAT):
        return tuple(f"{rest.removesuffix(FOR_EACH_SEAT)}{seat}" for seat in range(SEATS))
    return (rest.replace('""', ""),) if rest else ()


def _ruled(text: str) -> list[Line]:
    read: list[Line] = []
    for name, rest, note in _lines(text):
        word, bar, rule = rest.partition(" | ")
        if not bar:
            raise ValueError(f"{name} has no rule; write it after a bar")
        read.append((name, (word,), tuple(rule.split(" | ")), note))
    return read


def _group(title: str, lines: list[Line], first: int = 0, base: str = "", by_word: bool = False) -> Group:
    """Number the lines; a name that comes twice is refused, a word too except a verb's."""
    made: list[Term] = []
    number = first
    for name, words, more, note in lines:
        if name and name in [term.name for term in made]:
            raise ValueError(f"{title} {name} is declared twice")
        if base != "OWN_VERBS" and any(set(words) & set(term.words) for term in made):
            raise ValueError(f"{title} {words[0]} is declared twice")
        if words and made and not made[-1].words:
            raise ValueError(f"{title} {words[0]} comes after {made[-1].name}, which has no word")
        made.append(Term(name, number, words, more, note))
        number += max(1, len(words))
    return Group(title, tuple(made), first, base, by_word)


def verbs_of(group: Group) -> list[Verb]:
    """The verbs as the engine takes them."""
    return [_verb(term) for term in group.terms]


def _verb(term: Term) -> Verb:
    first, second, *_ = [*(PARTS[word] for word in term.more if word in PARTS), 0, 0]
    at = tuple(word.removeprefix(AT) for word in term.more if word.startswith(AT))
    unknown = {word for word in term.more if not word.startswith(AT)} - {*PARTS, "tells", "across"}
    if unknown:
        raise ValueError(f"{term.name}: a verb has no {', '.join(sorted(unknown))}")
    return Verb(term.words[0], first, second, tells="tells" in term.more, across="across" in term.more, at=at)


def prompts_of(group: Group, options: Mapping[int, OptionsFn]) -> list[PromptKind]:
    """The prompts, each with the function that lists its answers, by number."""
    _match(group, options)
    return [PromptKind(term.words[0], term.more[0], options[term.number]) for term in group.terms]


def procedures_of(group: Group, steps: Mapping[int, Sequence[Step | Quiet]]) -> list[Procedure]:
    """The procedures, each with its steps, by number."""
    _match(group, steps)
    return [Procedure(term.words[0], term.more[0], steps[term.number]) for term in group.terms]


def endings_of(group: Group) -> list[Ending]:
    """The endings as the engine takes them."""
    return [Ending(term.words[0], term.more[0]) for term in group.terms]


def events_of(group: Group) -> list[EventKind]:
    """The events as the engine takes them."""
    return [EventKind(term.name, list(term.more)) for term in group.terms]


def _match(group: Group, given: Mapping[int, object]) -> None:
    """Refuse what is declared and not given, or given and not declared."""
    numbers = {term.number: term.name for term in group.terms}
    missing = [name for number, name in numbers.items() if number not in given]
    surplus = [str(number) for number in given if number not in numbers]
    if missing or surplus:
        raise ValueError(f"{group.title} Missing: {', '.join(missing)}. Not declared: {', '.join(surplus)}.")
