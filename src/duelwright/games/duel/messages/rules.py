"""What stands behind the headings of the duel's rules, in three languages."""

from typing import Final

from ....language.messages.rules import Texts

RULES: Final[Texts] = {
    "Phases": (
        "A turn begins with a draw and has a main phase, a battle phase and a second main phase. You may end it in "
        "any.",
        "Un tour débute par une pioche, puis phase principale, bataille, seconde phase principale. On peut le finir "
        "dans chacune.",
        "Ход начинается с добора; в нём главная фаза, битва и вторая главная фаза. Закончить его можно в любой.",
    ),
    "Monsters": (
        "Once per turn a monster comes from your hand, summoned face up or set face down. Levels 5 and 6 cost one "
        "sacrifice, 7 and 8 two, and a slot must be free before that.",
        "Une fois par tour, un monstre vient de la main, invoqué ou posé face cachée. Les niveaux 5 et 6 coûtent un "
        "sacrifice, 7 et 8 deux; une place doit être libre avant.",
        "Раз за ход из руки выходит монстр: открытый или выставленный лицом вниз. Уровни 5 и 6 требуют одной "
        "жертвы, 7 и 8 двух; место должно быть свободно заранее.",
    ),
    "Spells": (
        "In a main phase a spell is activated from the hand or set face down; a set one waits for a later turn. "
        "After its effect it goes to the graveyard.",
        "En phase principale, une magie s'active depuis la main ou se pose face cachée pour un tour suivant. Après "
        "son effet, elle va au cimetière.",
        "В главной фазе заклинание активируют из руки или кладут лицом вниз на один из следующих ходов. После "
        "эффекта оно уходит на кладбище.",
    ),
    "Switch mode": (
        "In a main phase each monster may change between attack and defense mode once per turn.",
        "En phase principale, chaque monstre peut changer de mode une fois par tour.",
        "В главной фазе каждый монстр может раз за ход сменить режим.",
    ),
    "Attack": (
        "A monster in attack mode attacks once per turn. Against attack mode the weaker is destroyed and its side "
        "loses the difference; against defense mode only a weaker attacker costs life points.",
        "Un monstre en mode attaque attaque une fois par tour. Contre un mode attaque, le plus faible est détruit "
        "et son camp perd la différence; contre une défense, seul un attaquant plus faible coûte des points de vie.",
        "Монстр в режиме атаки атакует раз за ход. Против режима атаки слабейший уничтожается, и его сторона теряет "
        "разницу; против защиты очки жизни теряет только слабый атакующий.",
    ),
    "Field": (
        "Each player has five places for monsters and five for spells. You can name the cards that you see.",
        "Chaque joueur a cinq places pour les monstres et cinq pour les magies. On nomme les cartes que l'on voit.",
        "У игрока пять мест для монстров и пять для заклинаний. Назвать можно карты, которые вы видите.",
    ),
    "Deck": (
        "A deck has 15 monsters and 5 spells, dealt by chance or chosen.",
        "Un deck a 15 monstres et 5 magies, au hasard ou au choix.",
        "В колоде 15 монстров и 5 заклинаний, случайных или выбранных.",
    ),
    "Win: life points at 0": (
        "You begin with 8000 life points. Who has none left has lost.",
        "On commence avec 8000 points de vie. Qui n'en a plus a perdu.",
        "В начале у вас 8000 очков жизни. У кого их не осталось, тот проиграл.",
    ),
    "Win: the opponent must draw from an empty deck": (
        "Who must draw and has no card left in the deck has lost. To draw the last one is no harm.",
        "Qui doit piocher dans un deck vide a perdu. Piocher la dernière carte est sans danger.",
        "Кто должен взять карту из пустой колоды, проиграл. Взять последнюю карту не страшно.",
    ),
}
