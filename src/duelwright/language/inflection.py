"""Words that change their form: nouns with a gender, what agrees with them, and which form a number asks for."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from ..core.errors import CardError

CASES: Final = ("nom", "gen", "dat", "acc", "ins", "pre")
NUMBERS: Final = ("sg", "pl")  # without a numeral; a numeral asks for "one", "few" or "many"


class Form:
    """In which form a word stands: its case, its number, and the determiner before it."""

    __slots__ = ("case", "determiner", "number")

    def __init__(self, case: str = "nom", number: str = "sg", determiner: str = "") -> None:
        self.case = case
        self.number = number
        self.determiner = determiner

    def but(self, named: str) -> Form:
        """The form with what is named changed, as in "acc.pl" or "each"; a determiner holds for one phrase only."""
        if not named:
            return self
        case, number, determiner = self.case, self.number, ""
        for name in named.split("."):
            if name in CASES:
                case = name
            elif name in NUMBERS:
                number = name
            else:
                determiner = name
        return Form(case, number, determiner)

    def after(self, plural: str) -> Form:
        """The form after a numeral."""
        return Form(self.case, plural, self.determiner)


BARE: Final = Form()


class Named(NamedTuple):
    """Some cards as they are told: the known ones by name, the hidden ones counted."""

    names: tuple[str, ...]
    hidden: int


class Noun:
    """A noun: its gender, its forms by "case number", whether it is animate, and another word for several of it."""

    def __init__(self, gender: str, forms: dict[str, str], animate: bool = False) -> None:
        self.gender = gender
        self.forms = forms
        self.animate = animate
        self.several: Noun | None = None


class Agreeing:
    """A word that takes gender, number and case from a noun; its forms by "case gender number"."""

    def __init__(self, forms: dict[str, str]) -> None:
        self.forms = forms


class Lexicon:
    """The words of one language, and its rule for numbers. A language says how forms are chosen in a subclass."""

    VARIANTS: ClassVar[dict[str, str]] = {}  # words of a pattern that are kept in one form
    AND = "and"
    NOTHING = "nothing"
    ONE = "a"  # before a single hidden card
    QUOTES = '"{}"'  # around a name

    def __init__(self) -> None:
        self.nouns: dict[str, Noun] = {}
        self.agreeing: dict[str, Agreeing] = {}

    def copy(self) -> Lexicon:
        """A lexicon that starts with the same words."""
        twin = type(self)()
        twin.nouns = dict(self.nouns)
        twin.agreeing = dict(self.agreeing)
        return twin

    def plural(self, number: int) -> str:
        """Which form a numeral asks for."""
        return "one" if number == 1 else "many"

    def noun(self, key: str) -> Noun | None:
        """A noun by its key."""
        return self.nouns.get(key)

    def word(self, key: str, form: Form, head: Noun | None) -> str:
        """A word in a form; one that agrees does so with the head of its phrase. "det" is the determiner, if any."""
        if key == "det":
            key = form.determiner
            if not key:
                return ""
        noun = self.nouns.get(key)
        if noun is not None:
            return self.of_noun(noun, form)
        agreeing = self.agreeing.get(key)
        if agreeing is None or head is None:
            raise CardError(f"there is no word {key!r} in this language, or nothing that it agrees with")
        return self.of_agreeing(agreeing, form, head)

    def of_noun(self, noun: Noun, form: Form) -> str:
        """A noun in a form."""
        return noun.forms["sg" if form.number in ("sg", "one") else "pl"]

    def of_agreeing(self, word: Agreeing, form: Form, head: Noun) -> str:
        """An agreeing word in a form."""
        number = "sg" if form.number in ("sg", "one") else "pl"
        return word.forms[f"{head.gender} {number}"]

    def counted(self, number: int, key: str, case: str = "nom") -> str:
        """A numeral with its noun."""
        return f"{number} {self.of_noun(self.nouns[key], Form(case, self.plural(number)))}"

    def named(self, cards: Named, case: str = "nom") -> str:
        """Cards in words: names as they are, several of the same with their number, the hidden ones counted."""
        parts = [
            name if cards.names.count(name) == 1 else f"{cards.names.count(name)}x {name}"
            for name in dict.fromkeys(cards.names)
        ]
        if cards.hidden == 1:
            parts.append(f"{self.ONE} {self.of_noun(self.nouns['card'], Form(case))}".strip())
        elif cards.hidden:
            parts.append(self.counted(cards.hidden, "card", case))
        if len(parts) < 2:
            return parts[0] if parts else self.NOTHING
        return f"{', '.join(parts[:-1])} {self.AND} {parts[-1]}"

    def finish(self, text: str) -> str:
        """A text as it is spelled: contractions, elisions, spaces before marks."""
        return text
