"""What a card does, in English sentences made from its tree of nodes. Rendered card text will take their place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .. import CardDef
from .cardwords import (
    Names,
    chosen,
    condition,
    group,
    heading,
    inner,
    is_many,
    kind,
    listed,
    names_in,
    number,
    quantity,
    word,
)
from .spoken import plain

TIMES: Final = {
    "main": "Main step",
    "battle": "Battle step, between attacks",
    "any": "Whenever you have priority",
    "attack": "Before the block",
    "block": "After the block",
    "waiting": "While an effect of your opponent waits in the Outlet",
}
UNTIL: Final = {"turn": "this turn", "battle": "for this attack", "always": "for good"}
WHOM: Final = {"you": "yourself", "opponent": "your opponent", "each": "each player"}

Sentence = Callable[[object, Names], str]


def abilities(card: CardDef) -> list[str]:
    """Every ability of a card as one line.

    >>> import duelwright as dw
    >>> abilities(dw.game("asigoc").find("Thorn Whip"))
    ['When it enters: choose an opposing Weapon; it loses 1 Block for good.']
    """
    return [_ability(part) for part in card.abilities]


def cardline(card: CardDef) -> str:
    """The whole card's abilities on one line."""
    return " ".join(abilities(card))


def numbers(card: CardDef) -> str:
    """A card's printed numbers: `attack 2, block 1`."""
    return ", ".join(f"{stat} {value}" for stat, value in card.numbers.items())


def effects(part: object) -> str:
    """Effects in words, in the order they happen.

    >>> from duelwright.language.nodes import Draw
    >>> effects((Draw(1), Draw(2, "each")))
    'draw a card; each player draws 2 cards'
    """
    return _effects(part, names_in(part))


def costs(card: CardDef) -> str:
    """What the use of a card costs; nothing where it is free.

    >>> import duelwright as dw
    >>> costs(dw.game("asigoc").find("Captain of the Ford"))
    'pay 1 health'
    """
    return " and ".join(effects(cost) for part in card.abilities for cost in listed(part, "cost"))


def _effects(part: object, names: Names) -> str:
    if isinstance(part, tuple):
        return "; ".join(_effects(one, names) for one in part)
    said = SENTENCES.get(kind(part))
    return plain(part) if said is None else said(part, names)


# --- abilities --------------------------------------------------------------------------------------------------------


def _ability(part: object) -> str:
    """One ability as a sentence or two."""
    names = names_in(part)
    done = _effects(listed(part, "do"), names)
    if kind(part) == "Cont":
        return _capital(f"{_cont(part, names)}.")
    if kind(part) == "Instead":
        return _capital(f"{_instead(part, names)}.")
    if kind(part) == "Entered":
        return f"When it enters: {done}."
    if kind(part) not in ("Item", "Activated"):
        return f"{heading(part)}: {done}." if listed(part, "do") else f"{plain(part)}."
    head = ", ".join(_terms(part, names))
    paid = " and ".join(_effects(cost, names) for cost in listed(part, "cost"))
    if paid:
        return f"{head}. Cost: {paid}. {_capital(done)}." if head else f"Cost: {paid}. {_capital(done)}."
    return f"{head}: {done}." if head else f"{_capital(done)}."


def _terms(part: object, names: Names) -> list[str]:
    """When and how often something can be used, and what must hold."""
    when, once, needs = word(part, "when"), word(part, "once"), inner(part, "needs")
    terms = [TIMES.get(when, when)] if kind(part) == "Activated" or when != "main" else []
    terms += [f"once per {once}"] if once else []
    first = listed(part, "do")[0]
    is_said = kind(needs) == "AtLeast" and number(needs, "n") == 1 and inner(first, "of") == inner(needs, "of")
    if needs is not None and not is_said:
        terms.append(f"if {condition(needs, names)}")
    return [_capital(terms[0]), *terms[1:]] if terms else []


def _cont(part: object, names: Names) -> str:
    of, when = inner(part, "of"), inner(part, "when")
    has = "have" if is_many(of, names) else "has"
    held = f" while {condition(when, names)}" if when is not None else ""
    return f"{group(of, names, True)} {has} {_signed(part, names)}{held}"


def _instead(part: object, names: Names) -> str:
    of, source, into, to = (inner(part, field) for field in ("of", "source", "into", "to"))
    leaves = "be discarded" if into == "discard" else f"go to the {into}"
    whence = "its slot" if source == "weapons" else f"the {source}"
    goes = "return to your hand" if to == "hand" else f"go to the {to}"
    verb = f"may {goes}" if number(part, "optional") else goes.replace("return", "returns").replace("go ", "goes ")
    it = group(of, names, True)
    return f"if {it} would {leaves} from {whence}, it {verb} instead"


def _signed(part: object, names: Names) -> str:
    """A change of a number: `+1 Attack`."""
    by, stat = inner(part, "by"), word(part, "stat").title()
    return f"{by:+} {stat}" if isinstance(by, int) else f"+{quantity(by, stat, names)}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- effects ----------------------------------------------------------------------------------------------------------


def _draw(part: object, names: Names) -> str:
    amount = inner(part, "n")
    cards = "a card" if amount == 1 else quantity(amount, "cards", names)
    return {"you": f"draw {cards}", "opponent": f"your opponent draws {cards}"}.get(
        word(part, "who"), f"each player draws {cards}"
    )


def _damage(part: object, names: Names) -> str:
    much = quantity(inner(part, "n"), "damage", names)
    return f"take {much}" if word(part, "who") == "you" else f"deal {much} to {WHOM[word(part, 'who')]}"


def _heal(part: object, names: Names) -> str:
    much = quantity(inner(part, "n"), "health", names)
    who = word(part, "who")
    return f"gain {much}" if who == "you" else f"{WHOM[who]} gains {much}"


def _choose(part: object, names: Names) -> str:
    theirs = word(part, "by") == "opponent"
    some = chosen(inner(part, "of"), number(part, "n"), bool(number(part, "up_to")), theirs)
    return f"your opponent chooses {some}" if theirs else f"choose {some}"


def _search(part: object, names: Names) -> str:
    some = chosen(inner(part, "of"), number(part, "n"), number(part, "n") > 1)
    return f"search your deck for {some.removesuffix(' from your deck')}"


def _change(part: object, names: Names) -> str:
    of, until = inner(part, "of"), word(part, "until")
    gets = "get" if is_many(of, names) else "gets"
    return f"{group(of, names, True)} {gets} {_signed(part, names)} {UNTIL.get(until, until)}"


def _wear(part: object, names: Names) -> str:
    of = inner(part, "of")
    loses = "lose" if is_many(of, names) else "loses"
    return f"{group(of, names, True)} {loses} {number(part, 'n')} Block for good"


def _mend(part: object, names: Names) -> str:
    of = inner(part, "of")
    gets = "each get" if is_many(of, names) else "gets"
    return f"{group(of, names, True)} {gets} back up to {number(part, 'n')} Block lost for good"


def _if(part: object, names: Names) -> str:
    said = f"if {condition(inner(part, 'when'), names)}, {_effects(listed(part, 'then'), names)}"
    other = listed(part, "otherwise")
    return f"{said}; otherwise {_effects(other, names)}" if other else said


def _one_of(part: object, names: Names) -> str:
    ways = [f"({i}) {_effects(way, names)}" for i, way in enumerate(listed(part, "options"), 1)]
    return f"one of these: {', or '.join(ways)}"


def _nullify(part: object, names: Names) -> str:
    which = "every effect of your opponent that waits" if number(part, "every") else "your opponent's latest effect"
    return f"nullify {which} in the Outlet"


def _discard_cards(part: object, names: Names) -> str:
    return "discard a card" if number(part, "n") == 1 else f"discard {number(part, 'n')} cards"


def _to(before: str, behind: str) -> Sentence:
    """A sentence about a group of cards: words before it and behind it."""
    return lambda part, names: f"{before} {group(inner(part, 'of'), names)}{behind}"


def _deploy(part: object, names: Names) -> str:
    return f"move {group(inner(part, 'of'), names)} to your free slots"


SENTENCES: Final[dict[str, Sentence]] = {
    "Draw": _draw, "Damage": _damage, "Heal": _heal, "Choose": _choose, "Search": _search, "Change": _change,
    "Wear": _wear, "Mend": _mend, "If": _if, "OneOf": _one_of, "Nullify": _nullify, "Deploy": _deploy,
    "DiscardCards": _discard_cards,
    "PayHealth": lambda part, names: f"pay {number(part, 'n')} health",
    "Look": lambda part, names: f"look at the top {number(part, 'n')} cards of your deck",
    "May": lambda part, names: f"you may {_effects(listed(part, 'do'), names)}",
    "StopAttack": lambda part, names: "the attack ends without damage",
    "Shuffle": lambda part, names: "shuffle your deck",
    "Discard": _to("discard", ""), "Reveal": _to("reveal", ""),
    "Return": _to("return", " to its owner's hand"), "ToHand": _to("put", " into your hand"),
    "ToBottom": _to("put", " under your deck"),
}  # fmt: skip
