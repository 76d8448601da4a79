"""Words for the parts of a card: groups of cards, amounts, conditions. Sentences are made of them in `cardline`."""

from __future__ import annotations

from typing import Final

import msgspec

from .spoken import plain, spoken

NAMING: Final = ("Choose", "Look", "Search")  # nodes that give cards a name
PLACES: Final = {"hand": "hand", "discard": "discard pile", "deck": "deck", "ace": "Ace zone"}
ALONE: Final = {"This": "it", "Attacker": "the attacking Weapon", "Blocker": "the blocking Weapon", "Rest": "the rest"}
OWNERS: Final = {"yours": "your", "opponent's": "your opponent's", "any": "any player's"}

Names = dict[str, bool]  # the names that cards were given, and whether they can be several


def kind(part: object) -> str:
    """A node's name."""
    return type(part).__name__


def number(part: object, field: str) -> int:
    """A field that holds a number; 0 where it holds something else."""
    value: object = getattr(part, field, 0)
    return value if isinstance(value, int) else 0


def word(part: object, field: str) -> str:
    """A field that holds a word."""
    value: object = getattr(part, field, "")
    return value if isinstance(value, str) else ""


def inner(part: object, field: str) -> object:
    """A field that holds another part of the tree."""
    value: object = getattr(part, field, None)
    return value


def listed(part: object, field: str) -> tuple[object, ...]:
    """A field that holds several parts."""
    value: object = getattr(part, field, ())
    return value if isinstance(value, tuple) else ()


def names_in(part: object) -> Names:
    """The names that cards are given anywhere in a tree."""
    found: Names = {}
    if isinstance(part, tuple):
        for one in part:
            found |= names_in(one)
    elif isinstance(part, msgspec.Struct):
        if kind(part) in NAMING:
            found[word(part, "name")] = number(part, "n") > 1
        for field in part.__struct_fields__:
            found |= names_in(inner(part, field))
    return found


# --- cards ------------------------------------------------------------------------------------------------------------


def noun(cards: object, count: int = 1) -> str:
    """What the cards of a group are called."""
    single = "Weapon" if word(cards, "zone") == "weapons" else word(cards, "kind").title() or "card"
    return single if count == 1 else f"{single}s"


def place(cards: object) -> str:
    """Where the cards of a group are, with whose it is; nothing for Weapons in their slots."""
    zone = word(cards, "zone")
    if zone == "weapons":
        return ""
    return f" from {OWNERS.get(word(cards, 'side'), 'your')} {PLACES.get(zone, zone)}"


def is_many(part: object, names: Names) -> bool:
    """Whether a group is spoken of in the plural."""
    return kind(part) == "Cards" or (kind(part) == "It" and names.get(word(part, "name"), False))


def group(part: object, names: Names, acts: bool = False) -> str:
    """All cards of a group; `acts` where they are the subject of the sentence."""
    if kind(part) in ALONE:
        return ALONE[kind(part)]
    if kind(part) == "It":
        return ("they" if acts else "them") if is_many(part, names) else "it"
    if kind(part) != "Cards":
        return plain(part)
    owner = OWNERS.get(word(part, "side"), "your")
    other = " other" if number(part, "other") else ""
    if word(part, "zone") == "weapons":
        return f"{owner}{other} {noun(part, 2)}"
    return f"the{other} {noun(part, 2)} in {owner} {PLACES.get(word(part, 'zone'), word(part, 'zone'))}"


def chosen(part: object, count: int, up_to: bool, theirs: bool = False) -> str:
    """Some cards of a group; `theirs` where the opponent chooses."""
    some = f"up to {count}" if up_to and count > 1 else "up to one" if up_to else str(count)
    if kind(part) != "Cards":
        return f"{some if count > 1 or up_to else 'one'} of them"
    where = place(part)
    if theirs and word(part, "side") == "opponent's":
        where = where.replace("your opponent's", "their")
    if count > 1 or up_to:
        return f"{some} {_adjective(part)}{noun(part, count)}{where}"
    if word(part, "zone") == "weapons" and word(part, "side") == "yours":
        return f"one of your {'other ' if number(part, 'other') else ''}Weapons"
    named = f"{_adjective(part)}{noun(part)}"
    return f"{'an' if named[0] in 'aeiouAEIOU' else 'a'} {named}{where}"


def _adjective(part: object) -> str:
    if word(part, "zone") != "weapons" or word(part, "side") == "any":
        return ""
    return "opposing " if word(part, "side") == "opponent's" else "other " if number(part, "other") else "of your "


# --- amounts and conditions -------------------------------------------------------------------------------------------


def quantity(amount: object, unit: str, names: Names) -> str:
    """So much of something: `2 damage`, `damage equal to its Attack`."""
    if isinstance(amount, int):
        return f"{amount} {unit}"
    of = inner(amount, "of")
    if kind(amount) == "Count":
        each = f"{group(of, names)}".removeprefix("the ")
        return f"{number(amount, 'times')} {unit} for each of {each}"
    if kind(amount) == "ValueOf":
        whose = "its" if not is_many(of, names) else "their"
        return f"{unit} equal to {whose} {word(amount, 'stat').title()}"
    return f"{plain(amount)} {unit}"


def condition(part: object, names: Names) -> str:
    """Something that must hold, in words that follow `if`."""
    name, of = kind(part), inner(part, "of")
    if name == "Not":
        return "your opponent attacks" if kind(of) == "YourAttack" else f"it is not so that {condition(of, names)}"
    if name == "YourAttack":
        return "you attack"
    if name == "HealthAtMost":
        who = "you have" if word(part, "who") == "you" else "your opponent has"
        return f"{who} {number(part, 'n')} health or less"
    if name == "AtLeast":
        return _at_least(number(part, "n"), of)
    if name in ("All", "Either"):
        return (" and " if name == "All" else " or ").join(condition(one, names) for one in listed(part, "of"))
    return plain(part)


def _at_least(count: int, of: object) -> str:
    if kind(of) != "Cards":
        return {"Blocker": "a Weapon blocks", "Attacker": "a Weapon attacks"}.get(kind(of), plain(of))
    who = "your opponent has" if word(of, "side") == "opponent's" else "you have"
    where = "" if word(of, "zone") == "weapons" else f" in the {PLACES.get(word(of, 'zone'), word(of, 'zone'))}"
    if count > 1:
        return f"{who} at least {count} {'other ' if number(of, 'other') else ''}{noun(of, count)}{where}"
    return f"{who} {'another' if number(of, 'other') else 'a'} {noun(of)}{where}"


def heading(part: object) -> str:
    """A node's own name, for an ability that has no sentence."""
    return spoken(kind(part))
