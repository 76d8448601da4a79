"""The forty cards of the course: thirty monsters (attack, defense, level) and ten spells."""

from ....language.nodes import Cards, Choose, Count, Draw, It
from ..make import monster, spell
from ..nodes import Destroy, Grow, RenewHands, Revive, Roll, Spell, Strongest, TakeControl

MONSTERS = [
    monster("Blue-Eyes White Dragon", 3000, 2500, 8),
    monster("Cosmo Queen", 2900, 2450, 8),
    monster("Dark Magician", 2500, 2200, 7),
    monster("Fence Guard", 2500, 2200, 7),
    monster("Red-Eyes Black Dragon", 2400, 2000, 7),
    monster("Gaia The Fierce Knight", 2300, 2100, 7),
    monster("Summoned Skull", 2500, 1200, 6),
    monster("Fence Guard Magician", 2000, 1700, 6),
    monster("Dark Magician Girl", 2000, 1700, 6),
    monster("Curse Of Dragon", 2000, 1500, 5),
    monster("Fence Guard Dragon", 1900, 1900, 5),
    monster("Alexandrite Dragon", 2000, 100, 4),
    monster("Vorse Raider", 1900, 1200, 4),
    monster("Gemini Elf", 1900, 900, 4),
    monster("Fence Guard Apprentice", 1700, 1300, 4),
    monster("Beta The Magnet Warrior", 1700, 1000, 4),
    monster("Alligator Sword", 1500, 1200, 4),
    monster("Gamma The Magnet Warrior", 1500, 1800, 4),
    monster("Celtic Guardian", 1400, 1200, 4),
    monster("Alpha The Magnet Warrior", 1400, 1700, 4),
    monster("Harpie Lady", 1300, 1400, 4),
    monster("Big Shield Gardna", 100, 2600, 4),
    monster("Witty Phantom", 1400, 1300, 3),
    monster("Baby Dragon", 1200, 700, 3),
    monster("Cyber Jar", 900, 900, 3),
    monster("Clown Zombie", 1350, 0, 2),
    monster("Time Wizard", 500, 400, 2),
    monster("Man-Eater Bug", 450, 600, 2),
    monster("Kuriboh", 300, 200, 1),
    monster("Mokey Mokey", 300, 100, 1),
]

SPELLS = [
    spell("Card Destruction", Spell((RenewHands(),))),
    spell("Change Of Heart", Spell((Choose("t", Cards("monsters", "opponent's")), TakeControl(It("t"))))),
    spell("Dark Hole", Spell((Destroy(Cards("monsters", "any")),))),
    spell("Graceful Dice", Spell((Grow(Cards("monsters"), Roll(10, 100)),))),
    spell("Harpie's Feather Duster", Spell((Destroy(Cards("spells", "opponent's")),))),
    spell("Heavy Storm", Spell((Destroy(Cards("spells", "any")),))),
    spell("Mage Power", Spell((Choose("t", Cards("monsters", "any")), Grow(It("t"), Count(Cards("spells"), 500))))),
    spell("Monster Reborn", Spell((Revive(Strongest(Cards("graveyard", "any", "monster"))),))),
    spell("Pot of Greed", Spell((Draw(2),))),
    spell("Raigeki", Spell((Destroy(Cards("monsters", "opponent's")),))),
]
