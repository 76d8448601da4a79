"""D-SD01 and D-SD02: names and numbers as printed. Only some have their abilities yet."""

from ....language.nodes import Draw, This
from ..make import order, perfect_guard, trigger, unit
from ..nodes import Attacking, Auto, Continuous, RodeUpon, WentSecond

DRAGON_EMPIRE = "Dragon Empire"
DARK_STATES = "Dark States"

STRIKES_HARDER = Continuous(This(), "power", 2000, ("RC",), Attacking())
SECOND_DRAWS = Auto(RodeUpon(), (Draw(1),), WentSecond())

CARDS = [
    unit("d-sd01/001", "Chakrabarthi Divine Dragon, Nirvana", DRAGON_EMPIRE, 3, 13000, 0, "persona ride"),
    unit("d-sd01/002", "Blaze Maiden, Reiyu", DRAGON_EMPIRE, 2, 10000, 5000),
    unit("d-sd01/003", "Blaze Maiden, Rino", DRAGON_EMPIRE, 1, 8000, 5000),
    unit("d-sd01/004", "Sunrise Egg", DRAGON_EMPIRE, 0, 6000, 5000, SECOND_DRAWS),
    unit(
        "d-sd01/005",
        "Fire Slash Dragon, Inferno Sword",
        DRAGON_EMPIRE,
        3,
        13000,
        0,
        "persona ride",
        STRIKES_HARDER,
    ),
    unit("d-sd01/006", "Vairina", DRAGON_EMPIRE, 2, 10000, 5000),
    unit("d-sd01/007", "Iron Ball Dragon, Ankybowler", DRAGON_EMPIRE, 1, 8000, 5000),
    perfect_guard("d-sd01/008", "Escort Stealth Dragon, Hayashi Kaze", DRAGON_EMPIRE),
    unit("d-sd01/009", "Trickstar", DRAGON_EMPIRE, 0, 5000, 5000),
    trigger("d-sd01/010", "Spiritual King of Determination, Olbaria", "", "over", 100000000, 5000, 50000),
    trigger("d-sd01/011", "Blaze Maiden, Zonne", DRAGON_EMPIRE, "critical", 10000, 5000, 15000),
    trigger("d-sd01/012", "Blaze Staff Monk, Cho Kuu Sha", DRAGON_EMPIRE, "draw", 10000, 5000, 5000),
    trigger("d-sd01/013", "Blaze Fist Monk, Nikko", DRAGON_EMPIRE, "front", 10000, 5000, 15000),
    trigger("d-sd01/014", "Blaze Maiden, Rona", DRAGON_EMPIRE, "heal", 10000, 5000, 15000),
    order("d-sd01/015", "Sunburst Evolution", DRAGON_EMPIRE, 2),
    unit("d-sd02/001", 'Diabolos, "Violence" Bruce', DARK_STATES, 3, 13000, 0, "persona ride"),
    unit("d-sd02/002", 'Diabolos, "Anger" Richard', DARK_STATES, 2, 10000, 5000),
    unit("d-sd02/003", 'Diabolos, "Bad" Steve', DARK_STATES, 1, 8000, 5000),
    unit("d-sd02/004", 'Diabolos, "Innocent" Matt', DARK_STATES, 0, 6000, 5000, SECOND_DRAWS),
    unit("d-sd02/005", "Time-fissuring Fist Colossus", DARK_STATES, 3, 13000, 0, "persona ride"),
    unit("d-sd02/006", "Icicle Ein, Aizer", DARK_STATES, 2, 10000, 5000),
    unit("d-sd02/007", "Steam Gunner, Brody", DARK_STATES, 2, 10000, 5000),
    unit("d-sd02/008", "Acrobat Presenter", DARK_STATES, 1, 8000, 5000),
    perfect_guard("d-sd02/009", "Psychic Prima, Miranda", DARK_STATES),
    trigger("d-sd02/011", "Diabolos Girls, Maimai", DARK_STATES, "critical", 10000, 5000, 15000),
    trigger("d-sd02/012", "Diabolos Boys, Jake", DARK_STATES, "draw", 10000, 5000, 5000),
    trigger("d-sd02/013", "Diabolos Officer, Kilian", DARK_STATES, "front", 10000, 5000, 15000),
    trigger("d-sd02/014", "Diabolos Girls, Arianna", DARK_STATES, "heal", 10000, 5000, 15000),
    order("d-sd02/015", "Brothers' Soul", DARK_STATES, 1),
]
