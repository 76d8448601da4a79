"""The duel's own words in Russian."""

from __future__ import annotations

from typing import Final

from ....language.grammar import Table
from ....language.grammars.ru import noun
from ....language.nodes import Cards
from ....language.phrases.wiring import Wiring
from .. import nodes as n
from .wiring import wire

PLACES: Final = {
    "hand": ("в вашей руке", "в руке соперника", "в руке любого игрока"),
    "deck": ("в вашей колоде", "в колоде соперника", "в любой колоде"),
    "graveyard": ("на вашем кладбище", "на кладбище соперника", "на любом кладбище"),
    "monsters": ("под вашим контролем", "под контролем соперника", "на поле"),
    "spells": ("под вашим контролем", "под контролем соперника", "на поле"),
}
WORDS: Final = {
    "stat": {"attack": "{attack}", "defense": "{defense}", "level": "{level}"},
    "happening": {"draw": "взять карту", "damage": "получить урон"},
    "place": {
        "monsters": "{zone} монстров", "spells": "{zone} заклинаний", "graveyard": "{graveyard}",
        "hand": "{hand} владельца", "deck": "{deck} владельца",
    },
}  # fmt: skip
SAID: Final = {
    "Strongest": "{of:cards/sg} с наибольшей атакой",
    "Strongest single": "{of:cards/sg} с самой высокой атакой",
    "Roll once": "броску кубика с {n:number} гранями",
    "Roll": "броску кубика с {n:number} гранями, умноженному на {times:number}",
    "Destroy all": "уничтожьте {of:cards/acc.pl.all}",
    "Destroy": "уничтожьте {of:object/acc}",
    "TakeControl": "возьмите под контроль {of:object/acc}",
    "Revive": "поместите {of:object/acc} в свою зону монстров в режиме атаки",
    "Grow": "{of:subject} навсегда получает {by:number} к атаке и защите",
    "Grow amount": "{of:subject} навсегда получает прибавку к атаке и защите, равную {by:amount}",
    "RenewHands": "каждый игрок сбрасывает всю руку и берёт столько же карт",
}


def russian(t: Table) -> None:
    """Add the duel's Russian phrases."""
    _nouns(t)
    of_both = Cards("graveyard", "any", "monster")
    t.phrase("object", n.Strongest, "{monster} с наибольшей атакой из обоих кладбищ", of=of_both)
    w = Wiring(t, SAID)
    wire(w, PLACES, WORDS)
    w.whole()


def _nouns(t: Table) -> None:
    nouns = t.lexicon.nouns
    nouns["monster"] = noun(
        "m",
        "монстр монстра монстру монстра монстром монстре",
        "монстры монстров монстрам монстров монстрами монстрах",
        animate=True,
    )
    nouns["spell"] = noun(
        "n",
        "заклинание заклинания заклинанию заклинание заклинанием заклинании",
        "заклинания заклинаний заклинаниям заклинания заклинаниями заклинаниях",
    )
    nouns["attack"] = noun("f", "атака атаки атаке атаку атакой атаке", "атаки атак атакам атаки атаками атаках")
    nouns["defense"] = noun(
        "f", "защита защиты защите защиту защитой защите", "защиты защит защитам защиты защитами защитах"
    )
    nouns["level"] = noun(
        "m", "уровень уровня уровню уровень уровнем уровне", "уровни уровней уровням уровни уровнями уровнях"
    )
    nouns["point"] = noun("n", "очко очка очку очко очком очке", "очки очков очкам очки очками очках")
    nouns["try"] = noun(
        "f", "попытка попытки попытке попытку попыткой попытке", "попытки попыток попыткам попытки попытками попытках"
    )
    nouns["hand"] = noun("f", "рука руки руке руку рукой руке", "руки рук рукам руки руками руках")
    nouns["deck"] = noun(
        "f", "колода колоды колоде колоду колодой колоде", "колоды колод колодам колоды колодами колодах"
    )
    nouns["zone"] = noun("f", "зона зоны зоне зону зоной зоне", "зоны зон зонам зоны зонами зонах")
    nouns["graveyard"] = noun(
        "n",
        "кладбище кладбища кладбищу кладбище кладбищем кладбище",
        "кладбища кладбищ кладбищам кладбища кладбищами кладбищах",
    )
