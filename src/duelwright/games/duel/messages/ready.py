"""The ready decks of the duel in words: what each is called, and what one does with it."""

from typing import Final

# By the deck's name: a title and a plan in each language.
READY: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "First Strike": {
        "en": (
            "First Strike",
            "Summon strong monsters without sacrifices, clear the field with Raigeki, and attack at once.",
        ),
        "fr": (
            "Premier assaut",
            "Invoquez des monstres forts sans sacrifice, videz le terrain avec Raigeki et attaquez aussitôt.",
        ),
        "ru": (
            "Первый удар",
            "Призывайте сильных монстров без жертв, очищайте поле с Raigeki и сразу атакуйте.",
        ),
    },
    "Dragon Lords": {
        "en": (
            "Dragon Lords",
            "Hold the field with small monsters, sacrifice them for great dragons, and bring the fallen back.",
        ),
        "fr": (
            "Seigneurs dragons",
            "Tenez le terrain avec de petits monstres, sacrifiez-les pour de grands dragons et ranimez les tombés.",
        ),
        "ru": (
            "Повелители драконов",
            "Держите поле малыми монстрами, жертвуйте их ради больших драконов и возвращайте павших.",
        ),
    },
    "Stone Wall": {
        "en": (
            "Stone Wall",
            "Defend with Big Shield Gardna, sweep the field with Dark Hole, and attack when it is empty.",
        ),
        "fr": (
            "Mur de pierre",
            "Défendez avec Big Shield Gardna, balayez le terrain avec Dark Hole et attaquez quand il est vide.",
        ),
        "ru": (
            "Каменная стена",
            "Обороняйтесь с Big Shield Gardna, сметайте поле с Dark Hole и атакуйте, когда оно пусто.",
        ),
    },
}
