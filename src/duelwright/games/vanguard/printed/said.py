"""What printed words say before they are understood: phrases in the order of the print, with references unbound.

`lowering.py` makes the nodes of the vocabulary of them. None of these is part of a card.
"""

from __future__ import annotations

from typing import Literal

from ....language.node import AbilityNode, Condition, Effect, Node, Selector
from ..vocabulary.abilities import Limit
from ..vocabulary.conditions import PlayerFlag
from ..vocabulary.filters import Filter, Place, Skill
from ..vocabulary.timings import Timing, Where
from .said_nouns import *  # noqa: F403  # nouns are said with the same letter
from .said_nouns import InPlace, Noun, Pick

Lasting = Literal["", "turn", "battle", "next turn"]


class Mark(Node, frozen=True):
    """Something between an ability's kind and its colon."""


class AtPlace(Mark, frozen=True):
    """Where the card must be, and in which row."""

    where: tuple[Where, ...]
    row: Literal["", "front", "back", "back center"] = ""


class Limited(Mark, frozen=True):
    """How often it may be used."""

    limit: Limit


class Holding(Mark, frozen=True):
    """What must hold, such as a limit break; by which word."""

    when: Condition
    word: str = ""


# --- clauses ---


class Clause(Node, frozen=True):
    """A part of a sentence between two commas."""


class WhenSaid(Clause, frozen=True):
    """When it is played, and what must hold then."""

    on: Timing
    during: Condition | None = None
    by: Condition | None = None


class ByCard(Condition, frozen=True):
    """By the ability, effect or cost of such a card; or by anything but that; or for what the rules allow."""

    by: Literal["ability", "effect", "cost", "G guardian"]
    of: Selector | None = None
    no: bool = False


class ByTheirs(Selector, frozen=True):
    """A card of the opponent's that does something."""

    of: Noun


class ByAnybody(Selector, frozen=True):
    """A card of anybody's that does something."""

    of: Noun


class OverRidden(Condition, frozen=True):
    """By riding on such a card."""

    of: Pick


class OneOrOther(Filter, frozen=True):
    """One of two things that a card is."""

    one: Filter
    other: Filter


class PlacedBeside(Timing, frozen=True):
    """When a unit is placed in this unit's column, on a rear-guard circle where that is said."""

    of: Selector
    on: tuple[Where, ...] = ("VC", "RC")


class DriveShows(Timing, frozen=True):
    """When this unit's drive check, or your vanguard's, reveals such a card."""

    of: Selector
    by: Literal["this", "vanguard"] = "this"


class EventOf(Timing, frozen=True):
    """Something happens to a unit in whose battle this unit has a part."""

    on: Timing
    role: Literal["boosting", "boosted"]
    only: object = None


class EventIn(Timing, frozen=True):
    """Something happens to a unit while something holds."""

    on: Timing
    during: Condition


class HasBoth(Condition, frozen=True):
    """One card and another are there, each by its name."""

    one: Filter
    other: Filter
    place: InPlace | None = None
    on: Place = "units"


class InBattleWith(Condition, frozen=True):
    """During the battle in which this unit has a part, with such a unit."""

    role: Literal["boosting", "attacking", "boosted"]
    only: object


class Exactly(Condition, frozen=True):
    """There are as many such cards, no more and no less."""

    n: int
    of: Noun
    place: InPlace | None = None


class GradesIn(Condition, frozen=True):
    """Cards of so many different grades are there."""

    n: int
    of: Noun
    place: InPlace | None = None


class OnCircle(Condition, frozen=True):
    """Such a card is on a circle of yours."""

    of: Noun
    place: Place


class Theirs(Selector, frozen=True):
    """A card of the opponent's."""

    of: Noun


class Guarded(Timing, frozen=True):
    """At the beginning of the guard step of the battle in which a unit is attacked."""

    of: Selector


class Watched(Timing, frozen=True):
    """Such a card goes to a zone."""

    of: Selector
    zone: Literal["soul", "damage", "drop", "bind", "hand", "deck"]
    source: Literal["", "soul", "RC"] = ""


class EitherTime(Timing, frozen=True):
    """When one thing happens or another."""

    one: Timing
    other: Timing


class IfSaid(Clause, frozen=True):
    """A condition."""

    when: Condition


class AlsoSaid(Clause, frozen=True):
    """A condition that goes on: ", and your soul has …"."""

    when: Condition


class OrSaid(Clause, frozen=True):
    """A condition that goes on: ", or your soul has …"."""

    when: Condition


class DuringSaid(Clause, frozen=True):
    """During a turn."""

    when: Condition


class UntilSaid(Clause, frozen=True):
    """How long what follows lasts."""

    until: Lasting


class LaterSaid(Clause, frozen=True):
    """At the end of that battle or turn, what follows."""

    at: Literal["battle", "turn", "end phase"]


class CostSaid(Clause, frozen=True):
    """A cost."""

    cost: tuple[object, ...]


class MayPaySaid(Clause, frozen=True):
    """You may pay a cost; what is done if you do is said behind it."""

    cost: tuple[object, ...]


class PaySaid(Clause, frozen=True):
    """You may pay the cost."""


class OnceSaid(Clause, frozen=True):
    """It is used once a turn, or once a turn by cards of a name."""

    limit: Limit = "turn"


class IfDoneSaid(Clause, frozen=True):
    """If you do, or if you did what a step before says, to so many cards; or if you did not."""

    verb: str = "do"
    done: bool = True
    n: int = 1
    many: bool = False
    bottom: bool = False  # and not on the top
    into: Literal["", "hand", "soul"] = ""
    of: Noun | None = None  # to such a card


class DoLaterSaid(Clause, frozen=True):
    """Something is done at the end of that battle or turn."""

    do: Effect
    at: Literal["battle", "turn", "end phase"]


class MaySaid(Clause, frozen=True):
    """You may do something, or your opponent may."""

    do: Effect
    by: Literal["you", "opponent"] = "you"


class DoSaid(Clause, frozen=True):
    """Something is done."""

    do: Effect


# --- effects ---


class Chooses(Effect, frozen=True):
    """Choose such cards."""

    of: Selector
    by: Literal["you", "opponent"] = "you"


class Searches(Effect, frozen=True):
    """Search the deck for such cards; or what was looked at, where no deck is named."""

    of: Selector
    deck: bool = True


class RevealsTop(Effect, frozen=True):
    """Reveal the top cards of the deck."""

    n: int = 1
    many: bool = False


class LooksAt(Effect, frozen=True):
    """Look at the top cards of the deck."""

    n: int = 1
    many: bool = False
    up_to: bool = False


class LooksSame(Effect, frozen=True):
    """Look at as many top cards of the deck as there are of such cards, or grades of your vanguard."""

    count: Node | None


class Choice(Node, frozen=True):
    """One of several things that may be done."""

    body: tuple[object, ...]


class OneOfThese(Effect, frozen=True):
    """One of several things is done."""

    of: tuple[Node, ...]


class EitherDone(Effect, frozen=True):
    """One thing is done or another."""

    one: Effect
    other: Effect


class TopOrBottom(Effect, frozen=True):
    """Cards are put on the top or the bottom of the deck."""

    of: Selector


class TopTo(Effect, frozen=True):
    """The top cards of the deck are put somewhere."""

    zone: Literal["soul", "drop", "damage", "order"]
    n: int = 1
    many: bool = False


class Gains(Effect, frozen=True):
    """Units get numbers, skills, abilities; for a time, where one is said."""

    of: Selector | None
    gains: tuple[object, ...]
    until: Lasting = ""


class GainsEach(Effect, frozen=True):
    """Units get a number for each of such cards, for a time that is said before."""

    of: Selector
    gain: GainStat
    each: Selector
    until: Lasting
    per: int = 1


class BlastOf(Node, frozen=True):
    """A cost: a blast with such cards."""

    kind: Literal["counter", "soul"]
    n: int
    of: Noun


class ToDeckShuffled(Effect, frozen=True):
    """Cards go back to the deck."""

    of: Selector


class Bans(Effect, frozen=True):
    """Your opponent cannot do something; or you come under something."""

    flag: PlayerFlag
    until: Lasting = ""
    who: Literal["you", "opponent"] = "opponent"


class LaysUpon(Effect, frozen=True):
    """You get something that holds for the rest of the fight."""

    ability: AbilityNode


class BansFor(Effect, frozen=True):
    """Your opponent cannot do something in the battles that a unit attacks in."""

    flag: PlayerFlag
    of: Selector


class CallsAmong(Effect, frozen=True):
    """Cards are called from among those that were looked at."""

    of: Selector
    to: Literal["RC", "separate RC", "open RC", "GC"]
    rest: bool = False


class TimeLeaps(Effect, frozen=True):
    """A rear-guard is bound until the end of the turn, and one of the grade above comes from the deck."""

    of: Selector


class Swaps(Effect, frozen=True):
    """Cards change places, with this unit where there is one."""

    of: Selector
    other: Selector | None = None


class GainStat(Node, frozen=True):
    """A number changes."""

    stat: str
    by: int
    each: Selector | None = None
    per: int = 1


class GainSkill(Node, frozen=True):
    """A skill or a restriction."""

    skill: Skill


class LoseSkill(Node, frozen=True):
    """An icon is lost."""

    skill: Literal["boost", "intercept", "twin drive"]


class GainAbility(Node, frozen=True):
    """An ability in quotation marks."""

    ability: AbilityNode


# --- whole abilities ---


class AbilitySaid(AbilityNode, frozen=True):
    """The kind of an ability, its marks, its clauses and what stands between them."""

    kind: Literal["auto", "act", "cont", "order", "over"]
    body: tuple[object, ...]
    marks: tuple[Mark, ...] = ()
    paid: tuple[object, ...] = ()  # the cost where it stands first, as older cards have it


class PlaySaid(AbilityNode, frozen=True):
    """The line of an order that says how it is played."""

    cost: tuple[object, ...] = ()
    needs: tuple[object, ...] = ()


class Keyword(AbilityNode, frozen=True):
    """A line that says of the card what the rules then do: sentinel, forerunner, a stride."""

    word: str
    said: str = ""  # where the print names another icon besides


class Labelled(AbilityNode, frozen=True):
    """An ability behind a word that groups abilities, and what must hold for it where the word says that."""

    ability: AbilityNode
    when: Condition | None = None
    word: str = ""


class Worded(AbilityNode, frozen=True):
    """An ability of which the print says the word alone, where, and which state it brings where that is said."""

    word: str
    marks: tuple[Mark, ...] = ()
    state: Skill = "friends"


class Together(AbilityNode, frozen=True):
    """Several abilities that one line says; a card has each of them."""

    of: tuple[AbilityNode, ...]
