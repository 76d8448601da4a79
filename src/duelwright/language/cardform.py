"""The JSON form of a card: what every game's cards share, and the checks of what comes from outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from ..core.card import CardDef
from ..core.errors import CardError, either, listed, worded
from .node import AbilityNode, Node, from_json, to_json

if TYPE_CHECKING:
    from ..core.game import Game

LONGEST_NAME: Final = 80
MOST_ABILITIES: Final = 8


def card_to_json(card: CardDef) -> dict[str, object]:
    """The card as JSON."""
    form: dict[str, object] = {
        "id": card.id,
        "name": card.name,
        "kind": card.kind,
        "numbers": card.numbers,
        "abilities": [to_json(part) for part in card.abilities],
        "flavour": card.flavour,
    }
    if card.traits:
        form["traits"] = {name: list(words) for name, words in card.traits.items()}
    return form


def read_card(form: object, game: str, kinds: Sequence[str], bounds: Mapping[str, tuple[int, int]]) -> CardDef:
    """The card for a JSON form, without an id where it has none; CardError says what is wrong."""
    if not isinstance(form, dict):
        raise CardError(
            worded(
                "card_object",
                "a card is an object with name, kind, numbers and abilities, not {form}",
                {"form": repr(str(form)[:40])},
            )
        )
    name, kind, numbers, abilities = (form.get(field) for field in ("name", "kind", "numbers", "abilities"))
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
        raise CardError(
            worded(
                "card_name", "a card needs a name of at most {longest_name} characters", {"longest_name": LONGEST_NAME}
            )
        )
    if kind not in kinds:
        raise CardError(
            worded(
                "card_kinds",
                "{name}: the kind of a card is {list}, not {kind}",
                {"name": name, "list": either(kinds), "kind": repr(kind)},
            )
        )
    if not isinstance(numbers, dict) or not all(_fits(bounds, stat, amount) for stat, amount in numbers.items()):
        said = listed(
            [
                worded("bounds", "{stat} from {least} to {most}", {"stat": stat, "least": least, "most": most})
                for stat, (least, most) in bounds.items()
            ]
        )
        raise CardError(worded("card_numbers", "{name}: its numbers are {said}", {"name": name, "said": said}))
    if not isinstance(abilities, list) or len(abilities) > MOST_ABILITIES:
        raise CardError(
            worded(
                "card_abilities",
                "{name}: abilities are a list of at most {most_abilities} nodes",
                {"name": name, "most_abilities": MOST_ABILITIES},
            )
        )
    card_id, flavour = form.get("id") or "", form.get("flavour", "")
    if not isinstance(card_id, str) or not isinstance(flavour, str):
        raise CardError(worded("card_texts", "{name}: id and flavour are texts", {"name": name}))
    trees = tuple(from_json(part, game) for part in abilities)
    loose = next((tree for tree in trees if not isinstance(tree, AbilityNode)), None)
    if loose is not None:
        raise CardError(
            worded(
                "loose_part",
                "{name}: {type} is a part of an ability, and no whole one",
                {"name": name, "type": type(loose).__name__},
            )
        )
    return CardDef(card_id, name, str(kind), numbers, trees, flavour)


def _fits(bounds: Mapping[str, tuple[int, int]], stat: object, amount: object) -> bool:
    if not isinstance(stat, str) or stat not in bounds or type(amount) is not int:
        return False
    return bounds[stat][0] <= amount <= bounds[stat][1]


def check_ability(game: Game, ability: Node) -> None:
    """Whether any card of a game may have an ability; CardError has the reason that its card would be refused for."""
    reasons: list[CardError] = []
    for kind in game.layout.kinds:
        try:
            game.plus([CardDef("read/ability", "an ability", kind, {}, (ability,))])
        except CardError as error:
            reasons.append(error)
        else:
            return
    raise reasons[0]
