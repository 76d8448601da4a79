"""A showcase of real cards of the V era for the gifts that its trial decks leave unused: Accel and Protect."""

from ....core.card import CardDef
from ....language.nodes import Change, Choose, Draw, It, Look, Not, This
from ..make import unit
from ..vocabulary import (
    Act,
    Attacks,
    Auto,
    CounterBlast,
    Group,
    InRole,
    InRow,
    NthBattle,
    Placed,
    Reveals,
    SoulBlast,
    Stand,
    ToTop,
)

AQUA_FORCE = "Aqua Force"
THINK_TANK = "Oracle Think Tank"

CARDS: list[CardDef] = [
    unit(
        *("v-td03/001", "Navalgazer Dragon", AQUA_FORCE, 3, 12000, 0),
        "accel gift",
        Auto(
            Attacks(),
            (Choose("t", Group("rear-guards")), Stand(It("t")), Change(This(), "power", 10000, "battle")),
            where=("VC",),
            needs=NthBattle(3),
            cost=(CounterBlast(1),),
        ),
        race="Tear Dragon",
    ),
    unit(
        *("v-td03/002", "Marine General of the Raging Waves, Gondikas", AQUA_FORCE, 3, 12000, 0),
        "accel gift",
        Auto(
            Attacks(target=Group("vanguard", "opponent's")),
            (Change(This(), "power", 5000, "battle"),),
            where=("RC",),
            gate=Not(InRole("boosted")),
        ),
    ),
    unit(
        *("v-td05/001", "Hexagonal Magus", THINK_TANK, 3, 12000, 0),
        "protect gift",
        Auto(
            Placed(("VC",)),
            (Look("t", 2), Choose("u", It("t")), ToTop(It("u")), Draw(1)),  # the other stays beneath: any order
            cost=(CounterBlast(1),),
        ),
        Auto(
            Reveals("drive", Group("trigger", kind="trigger unit")),
            (Change(This(), "power", 5000),),
            where=("VC", "RC"),
        ),
        race="Human",
    ),
    unit(
        *("v-td05/002", "Miko of the Treasured Sword, Shizuki", THINK_TANK, 3, 12000, 0),
        "protect gift",
        Act(
            (Draw(1), Choose("t", Group("units", that=(InRow("front"),)), 3), Change(It("t"), "power", 5000)),
            ("RC",),
            cost=(CounterBlast(2), SoulBlast(1)),
        ),
    ),
]
