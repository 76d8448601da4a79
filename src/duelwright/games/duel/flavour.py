"""The monsters' flavour sentences, our own, in English, French and Russian."""

from __future__ import annotations

from typing import Final

FLAVOUR: Final[dict[str, tuple[str, str, str]]] = {
    "Blue-Eyes White Dragon": (
        "When it opens its eyes, the sky picks a side.",
        "Quand il ouvre les yeux, le ciel choisit son camp.",
        "Когда он открывает глаза, небо решает, на чьей оно стороне.",
    ),
    "Cosmo Queen": (
        "Her crown casts a shadow, and whole worlds call it night.",
        "Sa couronne projette une ombre que des mondes entiers appellent la nuit.",
        "Тень её короны целые миры зовут ночью.",
    ),
    "Dark Magician": (
        "He has read every book but one: the one he is still writing.",
        "Il a lu tous les livres sauf un, celui qu'il n'a pas fini d'écrire.",
        "Он прочёл все книги, кроме одной: её он ещё не дописал.",
    ),
    "Fence Guard": (
        "Nobody remembers what is behind the fence. Nobody has got past him to look.",
        "Nul ne sait plus ce que cache la clôture, car nul n'a pu passer pour voir.",
        "Что там за оградой, никто не помнит: мимо него ещё никто не прошёл.",
    ),
    "Red-Eyes Black Dragon": (
        "Two embers in the dark. By the time you have counted them, it is too late.",
        "Deux braises dans le noir. Le temps de les compter, il est trop tard.",
        "Два уголька во тьме: пока сосчитаешь — уже поздно.",
    ),
    "Gaia The Fierce Knight": (
        "Two lances: one for the enemy, one for whoever hides behind.",
        "Deux lances\u00a0: l'une pour l'ennemi, l'autre pour celui qui se cache derrière.",
        "Копья два: одно для врага, другое для того, кто за ним спрятался.",
    ),
    "Summoned Skull": (
        "Whoever summoned it would love to know how to send it back.",
        "Celui qui l'a invoqué aimerait bien savoir comment le renvoyer.",
        "Тот, кто его призвал, очень хотел бы знать, как отправить его обратно.",
    ),
    "Fence Guard Magician": (
        "She put a spell on every plank. The gate still squeaks, but on purpose.",
        "Elle a ensorcelé chaque planche. Le portail grince encore, mais c'est voulu.",
        "Она заколдовала каждую доску. Калитка всё ещё скрипит, но теперь нарочно.",
    ),
    "Dark Magician Girl": (
        "She skipped the chapter on caution and went straight to the fireworks.",
        "Elle a sauté le chapitre sur la prudence pour passer aux feux d'artifice.",
        "Главу об осторожности она пропустила и сразу перешла к фейерверкам.",
    ),
    "Curse Of Dragon": (
        "Where its wings have passed, even the ashes keep their distance.",
        "Là où passent ses ailes, même les cendres gardent leurs distances.",
        "Где прошумели его крылья, даже пепел держится подальше.",
    ),
    "Fence Guard Dragon": (
        "The sign warns of a dog. It ate the dog and kept the sign.",
        "La pancarte dit «\u00a0chien méchant\u00a0». Il a mangé le chien et gardé la pancarte.",
        "На воротах надпись «Злая собака». Собаку он съел, надпись оставил.",
    ),
    "Alexandrite Dragon": (
        "Green by day, crimson by candlelight, hungry at all hours.",
        "Vert le jour, pourpre à la chandelle, affamé à toute heure.",
        "Днём зелёный, при свечах багровый, голодный — в любое время.",
    ),
    "Vorse Raider": (
        "He sharpens his axe at dinner, so that his guests eat faster.",
        "Il aiguise sa hache à table pour que ses invités mangent plus vite.",
        "Он точит топор за ужином, чтобы гости ели побыстрее.",
    ),
    "Gemini Elf": (
        "One smiles, the other does not. Nobody ever learned which to fear.",
        "L'une sourit, l'autre pas. On ne sait jamais laquelle il faut craindre.",
        "Одна улыбается, другая нет. Которой бояться, никто так и не понял.",
    ),
    "Fence Guard Apprentice": (
        "For now he guards the third plank from the left. It is still there.",
        "Pour l'instant, il garde la troisième planche à gauche. Elle est toujours là.",
        "Пока ему доверили третью доску слева. Доска на месте.",
    ),
    "Beta The Magnet Warrior": (
        "His sword sticks to his hand. Now so does yours.",
        "Son épée lui colle à la main. La vôtre aussi, désormais.",
        "Меч к его руке так и липнет. Теперь и ваш тоже.",
    ),
    "Alligator Sword": (
        "He left the swamp to see the world, and the world stepped back.",
        "Il a quitté son marais pour voir le monde, et le monde a reculé.",
        "Он вышел из болота посмотреть на мир, и мир попятился.",
    ),
    "Gamma The Magnet Warrior": (
        "No compass points north while he is in a bad mood.",
        "Quand il est de mauvaise humeur, plus aucune boussole n'indique le nord.",
        "Когда он не в духе, ни один компас не показывает на север.",
    ),
    "Celtic Guardian": (
        "The forest has a thousand paths, and he waits on every one.",
        "La forêt a mille sentiers, et il vous attend sur chacun d'eux.",
        "В лесу тысяча тропинок, и на каждой вас ждёт он.",
    ),
    "Alpha The Magnet Warrior": (
        "Opposites attract. What happens next is up to his blade.",
        "Les contraires s'attirent. Pour la suite, voyez avec sa lame.",
        "Противоположности притягиваются. Дальше решает его клинок.",
    ),
    "Harpie Lady": (
        "If you can hear her song, you are already standing too close.",
        "Si vous entendez son chant, c'est que vous êtes déjà trop près.",
        "Если вы слышите её песню, вы уже подошли слишком близко.",
    ),
    "Big Shield Gardna": (
        "Castles have been known to hide behind him.",
        "On a déjà vu des châteaux se cacher derrière lui.",
        "Говорят, за его спиной прятались целые крепости.",
    ),
    "Witty Phantom": (
        "He haunts only the best houses, and never before dessert.",
        "Il ne hante que les meilleures maisons, et jamais avant le dessert.",
        "Он является только в лучшие дома и никогда — до десерта.",
    ),
    "Baby Dragon": (
        "One sneeze, three burnt curtains. And it has not even cut its teeth.",
        "Un éternuement, trois rideaux brûlés. Et il n'a pas encore ses dents.",
        "Один чих — и трёх занавесок нет. А ведь зубы ещё не прорезались.",
    ),
    "Cyber Jar": (
        "The label says not to open it. The label is on the inside.",
        "L'étiquette dit de ne pas ouvrir. L'étiquette est à l'intérieur.",
        "На этикетке написано «Не открывать». Этикетка внутри.",
    ),
    "Clown Zombie": (
        "The circus closed a century ago. He is still waiting for the applause.",
        "Le cirque a fermé il y a cent ans. Lui attend encore les applaudissements.",
        "Цирк закрылся сто лет назад. Он всё ещё ждёт аплодисментов.",
    ),
    "Time Wizard": (
        "He is late for every duel, and arrives the day before.",
        "Il est en retard à chaque duel, et arrive la veille.",
        "На каждую дуэль он опаздывает и приходит накануне.",
    ),
    "Man-Eater Bug": (
        "It eats vegetables too, if the gardener comes with them.",
        "Il mange aussi des légumes, pourvu que le jardinier vienne avec.",
        "Овощи он тоже ест, если к ним прилагается садовник.",
    ),
    "Kuriboh": (
        "Small, round and brave: a hero that fits into a pocket.",
        "Petit, rond et brave\u00a0: un héros de poche.",
        "Маленький, круглый и храбрый — герой карманного размера.",
    ),
    "Mokey Mokey": (
        "It floats, it smiles, it floats some more. A full day's work.",
        "Il flotte, il sourit, il flotte encore. Une journée bien remplie.",
        "Парит, улыбается, снова парит. День прошёл не зря.",
    ),
}
