"""What an ability does (G.3, effects); with the shared ones: draw, choose, look, search, if, may and so on."""

from __future__ import annotations

from typing import Literal

from ....language.appraisal import gives
from ....language.node import AbilityNode, Amount, Cost, Effect, Selector, node
from ....language.nodes import Binder, Until
from .conditions import PlayerFlag
from .filters import FAMILY, Skill

TurnPhase = Literal["stand", "draw", "ride", "stride", "main", "battle"]


@node(FAMILY)
class WinFight(Effect, frozen=True):
    """Somebody wins the fight at once."""

    who: Literal["you", "opponent"] = "you"


@node(FAMILY)
class ChooseRandom(Binder, frozen=True):
    """Cards are chosen by chance."""

    name: str
    of: Selector
    n: int = 1


@node(FAMILY)
class Repeat(Effect, frozen=True):
    """Do something as often as a number says."""

    n: int | Amount
    do: tuple[Effect, ...]


@node(FAMILY)
class Pay(Effect, frozen=True):
    """You may pay a cost in the middle of an ability; where you do, something is done."""

    cost: tuple[Cost, ...]
    do: tuple[Effect, ...]


@node(FAMILY)
class SetTo(Effect, frozen=True):
    """A number of some units becomes another for a time."""

    of: Selector
    stat: str
    to: int | Amount
    until: Until = "turn"


@node(FAMILY)
class Gain(Effect, frozen=True):
    """Units get a skill or a restriction for a time."""

    of: Selector
    skill: Skill
    until: Until = "turn"


@node(FAMILY)
class Grant(Effect, frozen=True):
    """Units get an AUTO or continuous ability for a time."""

    of: Selector
    ability: AbilityNode
    until: Until = "turn"


@node(FAMILY)
class Lose(Effect, frozen=True):
    """Units lose an icon for a time."""

    of: Selector
    skill: Literal["boost", "intercept", "twin drive"]
    until: Until = "turn"


@node(FAMILY)
class ToTop(Effect, frozen=True):
    """Cards are put on their owners' decks."""

    of: Selector


@node(FAMILY)
class ToBottomAnyOrder(Effect, frozen=True):
    """Cards are put under your deck in the order you like."""

    of: Selector


@node(FAMILY)
class ToTopAnyOrder(Effect, frozen=True):
    """Cards are put on your deck in the order you like, the first on top."""

    of: Selector


@node(FAMILY)
class Put(Effect, frozen=True):
    """Cards are put into a zone of their owners."""

    of: Selector
    zone: Literal["soul", "drop", "removed", "damage", "crest", "order"]
    face: Literal["up", "down"] = "up"


@node(FAMILY)
class Call(Effect, frozen=True):
    """Cards are called to rear-guard circles, whatever their grade, or to GC to guard the attacked unit."""

    of: Selector
    to: Literal[
        "RC", "open RC", "back row RC", "front row RC", "back row center RC", "separate RC", "GC", "same column RC",
        "separate open RC",
    ] = "RC"  # fmt: skip
    rest: bool = False


@node(FAMILY)
class Ride(Effect, frozen=True):
    """A card is ridden, whatever its grade."""

    of: Selector
    by: Literal["", "revolDress"] = ""


@node(FAMILY)
class Stand(Effect, frozen=True):
    """Units stand."""

    of: Selector


@node(FAMILY)
class PutAtRest(Effect, frozen=True):
    """Units are put at rest."""

    of: Selector


@node(FAMILY)
class Retire(Effect, frozen=True):
    """Units go from the field to the drop zone."""

    of: Selector


@node(FAMILY)
class SoulCharge(Effect, frozen=True):
    """The top cards of your deck go into your soul, one at a time."""

    n: int = 1


@node(FAMILY)
class CounterCharge(Effect, frozen=True):
    """Face-down cards of your damage zone are turned face up, as many as there are."""

    n: int = 1


@node(FAMILY)
class EnergyCharge(Effect, frozen=True):
    """You get energy, up to the most you may have."""

    n: int = 1


@node(FAMILY)
class Bind(Effect, frozen=True):
    """Cards go to their owners' bind zones."""

    of: Selector
    face: Literal["up", "down"] = "up"


@node(FAMILY)
class Turn(Effect, frozen=True):
    """Cards are turned face up or face down where they lie."""

    of: Selector
    face: Literal["up", "down"] = "up"


@node(FAMILY)
class Lock(Effect, frozen=True):
    """Rear-guards are turned face down on their circles until their owners' end phase."""

    of: Selector


@node(FAMILY)
class Unlock(Effect, frozen=True):
    """Locked cards are turned face up."""

    of: Selector


@node(FAMILY)
class Delete(Effect, frozen=True):
    """Vanguards are turned face down until their owners' end phase, and lose printed power and abilities."""

    of: Selector


@node(FAMILY)
class Stride(Effect, frozen=True):
    """A face-down G unit strides."""

    of: Selector


@node(FAMILY)
class GainGift(Effect, frozen=True):
    """You get imaginary gifts."""

    gift: Literal["Force", "Accel", "Protect"]
    n: int = 1
    to: Literal["", "VC"] = ""  # on which circle its marker goes, where the text says so


@node(FAMILY)
class GetTicket(Effect, frozen=True):
    """A Quick Shield ticket is put into your hand."""


@node(FAMILY)
class ExtraTurn(Effect, frozen=True):
    """You get an additional turn after this one."""


@node(FAMILY)
class SkipPhase(Effect, frozen=True):
    """A player skips the next phase of a kind: nothing of it happens."""

    phase: TurnPhase
    who: Literal["you", "opponent"] = "you"


@node(FAMILY)
class AddPhases(Effect, frozen=True):
    """After the battle phase of this turn come more phases, in this order."""

    phases: tuple[TurnPhase, ...]


@node(FAMILY)
class EndTurn(Effect, frozen=True):
    """When what is under way is over, this turn goes on with its end phase."""


@node(FAMILY)
class ChangeTarget(Effect, frozen=True):
    """The unit that is attacked changes to another one, and its guardians guard that one."""

    to: Selector


@node(FAMILY)
class GuardUnit(Effect, frozen=True):
    """Guardians guard another unit."""

    of: Selector
    unit: Selector


@node(FAMILY)
class MoveToGuard(Effect, frozen=True):
    """Units of the player who is attacked move to the guardian circle at rest and guard; they do not intercept."""

    of: Selector


@node(FAMILY)
class HealDamage(Effect, frozen=True):
    """Cards of your damage zone go to your drop zone; you choose which."""

    n: int = 1


@node(FAMILY)
class Heal(Effect, frozen=True):
    """These cards of a damage zone go to the drop zone."""

    of: Selector


@node(FAMILY)
class DealDamage(Effect, frozen=True):
    """Somebody's vanguard takes damage: a damage check for each."""

    n: int = 1
    who: Literal["you", "opponent"] = "opponent"


@node(FAMILY)
class ComeUnder(Effect, frozen=True):
    """A player comes under something for a time."""

    flag: PlayerFlag
    who: Literal["you", "opponent"] = "you"
    until: Literal["turn", "battle"] = "turn"


@node(FAMILY)
class Later(Effect, frozen=True):
    """Something is done at the end of the battle or of the turn, or when the end phase of the turn begins."""

    at: Literal["battle", "turn", "end phase"]
    do: tuple[Effect, ...]


@node(FAMILY)
class CreateToken(Effect, frozen=True):
    """Token units are placed on rear-guard circles, on open ones where it says no more."""

    token: str
    n: int = 1
    rest: bool = False
    to: Literal["open RC", "RC"] = "open RC"


@node(FAMILY)
class Exchange(Effect, frozen=True):
    """Two units change places."""

    of: Selector


@node(FAMILY)
class DriveMore(Effect, frozen=True):
    """An additional drive check comes right after this one."""

    n: int = 1


# What they are worth to what they touch, in hundredths of a card.
gives({
    WinFight: 10_000, ChooseRandom: 0, Repeat: 0, Pay: 0, SetTo: 40, Gain: 40, Grant: 60, Lose: -30,
    ToTop: -80, ToBottomAnyOrder: 0, ToTopAnyOrder: 10, Put: -60, Call: 80, Ride: 80, Stand: 100, PutAtRest: -50,
    Retire: -100, SoulCharge: 15, CounterCharge: 40, EnergyCharge: 12, Bind: -90, Turn: 20, Lock: -90, Unlock: 60,
    Delete: -150, Stride: 200, GainGift: 100, GetTicket: 50, ExtraTurn: 600, SkipPhase: -200,
    AddPhases: 400, EndTurn: -200, ChangeTarget: 20, GuardUnit: 10, MoveToGuard: -20, HealDamage: 120, Heal: 120,
    DealDamage: -150, ComeUnder: 50, Later: 0, CreateToken: 60, Exchange: 10, DriveMore: 100,
})  # fmt: skip
