"""Russian: three genders, six cases, three forms after a number, and what is animate."""

from __future__ import annotations

from typing import Final

from ..inflection import CASES, Agreeing, Form, Lexicon, Noun

GENDERS: Final = ("m", "f", "n")

# Endings of adjectives by "gender number", in the order of the cases; the accusative of what is not animate.
HARD: Final = {
    "m sg": "ый ого ому ый ым ом",
    "f sg": "ая ой ой ую ой ой",
    "n sg": "ое ого ому ое ым ом",
    "pl": "ые ых ым ые ыми ых",
}
VELAR: Final = {
    "m sg": "ий ого ому ий им ом",
    "f sg": "ая ой ой ую ой ой",
    "n sg": "ое ого ому ое им ом",
    "pl": "ие их им ие ими их",
}
STRESSED_VELAR: Final = {**VELAR, "m sg": "ой ого ому ой им ом"}
SOFT: Final = {
    "m sg": "ий его ему ий им ем",
    "f sg": "яя ей ей юю ей ей",
    "n sg": "ее его ему ее им ем",
    "pl": "ие их им ие ими их",
}
HUSHED: Final = {
    "m sg": "ий его ему ий им ем",
    "f sg": "ая ей ей ую ей ей",
    "n sg": "ее его ему ее им ем",
    "pl": "ие их им ие ими их",
}
THIS: Final = {
    "m sg": "от ого ому от им ом",
    "f sg": "а ой ой у ой ой",
    "n sg": "о ого ому о им ом",
    "pl": "и их им и ими их",
}
ALL: Final = {
    "m sg": "есь его ему есь ем ём",
    "f sg": "я ей ей ю ей ей",
    "n sg": "ё его ему ё ем ём",
    "pl": "е ех ем е еми ех",
}
CARD: Final = ("карта карты карте карту картой карте", "карты карт картам карты картами картах")


class Russian(Lexicon):
    """The Russian words that every game's cards share."""

    AND = "и"
    NOTHING = "ничего"
    ONE = ""
    QUOTES = "«{}»"

    def __init__(self) -> None:
        super().__init__()
        self.nouns["card"] = noun("f", *CARD)
        self.nouns["unit"] = noun(
            "f",
            "единица единицы единице единицу единицей единице",
            "единицы единиц единицам единицы единицами единицах",
        )
        self.nouns["game"] = noun(
            "f", "партия партии партии партию партией партии", "партии партий партиям партии партиями партиях"
        )
        self.nouns["win"] = noun(
            "f", "победа победы победе победу победой победе", "победы побед победам победы победами победах"
        )
        self.nouns["loss"] = noun(
            "n",
            "поражение поражения поражению поражение поражением поражении",
            "поражения поражений поражениям поражения поражениями поражениях",
        )
        self.nouns["draw"] = noun(  # an adjective by its forms, which is counted so: две ничьи
            "f", "ничья ничьи ничьей ничью ничьей ничьей", "ничьи ничьих ничьим ничьи ничьими ничьих"
        )
        self.nouns["decision"] = noun(
            "n",
            "решение решения решению решение решением решении",
            "решения решений решениям решения решениями решениях",
        )
        self.nouns["board"] = noun(
            "f", "доска доски доске доску доской доске", "доски досок доскам доски досками досках"
        )
        self.nouns["process"] = noun(
            "m",
            "процесс процесса процессу процесс процессом процессе",
            "процессы процессов процессам процессы процессами процессах",
        )
        self.nouns["bot"] = noun(
            "m", "бот бота боту бота ботом боте", "боты ботов ботам ботов ботами ботах", animate=True
        )
        self.nouns["ability"] = noun(
            "f",
            "способность способности способности способность способностью способности",
            "способности способностей способностям способности способностями способностях",
        )
        self.agreeing["this"] = adjective("эт", THIS)
        self.agreeing["other"] = adjective("друг", STRESSED_VELAR)
        self.agreeing["each"] = adjective("кажд", HARD)
        self.agreeing["all"] = adjective("вс", ALL)
        self.agreeing["chosen"] = adjective("выбранн", HARD)
        self.agreeing["seen"] = adjective("просмотренн", HARD)
        self.agreeing["remaining"] = adjective("остальн", {**HARD, "m sg": "ой ого ому ой ым ом"})
        self.agreeing["top"] = adjective("верхн", SOFT)

    def plural(self, number: int) -> str:
        """1, 21, 31: one; 2 to 4, 22 to 24: few; 0, 5 to 20, 25: many.

        >>> [Russian().plural(number) for number in (1, 2, 5, 11, 21, 22, 112)]
        ['one', 'few', 'many', 'many', 'one', 'few', 'many']
        """
        if number % 10 == 1 and number % 100 != 11:
            return "one"
        return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"

    def of_noun(self, noun: Noun, form: Form) -> str:
        """After a number in the nominative or accusative the noun stands in the genitive: 2 карты, 5 карт."""
        noun = _counted(noun, form)
        case = _governed(form)
        if form.number == "few" and form.case in ("nom", "acc") and not (noun.animate and form.case == "acc"):
            return noun.forms["gen sg"]
        return noun.forms[f"{case} {'sg' if form.number in ('sg', 'one') else 'pl'}"]

    def of_agreeing(self, word: Agreeing, form: Form, head: Noun) -> str:
        """Feminine after 2 to 4 in the nominative plural (3 верхние карты), others in the genitive (2 других туза)."""
        head = _counted(head, form)
        if form.number in ("sg", "one"):
            case = "gen" if form.case == "acc" and head.animate and head.gender == "m" else form.case
            return word.forms[f"{case} {head.gender} sg"]
        case = _governed(form)
        if form.number == "few" and form.case in ("nom", "acc") and head.gender == "f" and not head.animate:
            case = "nom"
        elif case == "acc" and head.animate:
            case = "gen"
        return word.forms[f"{case} pl"]


def _counted(noun: Noun, form: Form) -> Noun:
    """A noun without a plural of its own has another word for several."""
    return noun if form.number in ("sg", "one") or noun.several is None else noun.several


def _governed(form: Form) -> str:
    """The case of a noun, or of a word that goes with it, after a number or without one."""
    return "gen" if form.number in ("few", "many") and form.case in ("nom", "acc") else form.case


def noun(gender: str, singular: str, plural: str, animate: bool = False, after: str = "") -> Noun:
    """A noun by its six singular and six plural forms, in the order nom gen dat acc ins pre; a word may stand after."""
    rest = f" {after}" if after else ""
    forms = {f"{case} sg": form + rest for case, form in zip(CASES, singular.split(), strict=True)}
    forms.update({f"{case} pl": form + rest for case, form in zip(CASES, plural.split(), strict=True)})
    return Noun(gender, forms, animate)


def adjective(stem: str, endings: dict[str, str]) -> Agreeing:
    """An adjective by its stem and its kind of endings."""
    forms: dict[str, str] = {}
    for gender in GENDERS:
        for case, ending in zip(CASES, endings[f"{gender} sg"].split(), strict=True):
            forms[f"{case} {gender} sg"] = stem + ending
    for case, ending in zip(CASES, endings["pl"].split(), strict=True):
        forms[f"{case} pl"] = stem + ending
    return Agreeing(forms)
