"""The ready decks of Vanguard in words: what each is called, and what one does with it."""

from typing import Final

# By the deck's name: a title and a plan in each language.
READY: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "D-SD01": {
        "en": (
            "Nirvana's overDress",
            "Ride up to Nirvana, put Vairina onto Trickstar, and give both 10,000 power as Nirvana attacks.",
        ),
        "fr": (
            "L'overDress de Nirvana",
            "Ridez jusqu'à Nirvana, posez Vairina sur Trickstar, et donnez 10000 de puissance aux deux "
            "quand Nirvana attaque.",
        ),
        "ru": (
            "Nirvana и overDress",
            "Райд до Nirvana, Vairina поверх Trickstar, и обеим по 10000 силы, когда Nirvana атакует.",
        ),
    },
    "D-SD02": {
        "en": (
            "Bruce's Final Rush",
            "Fill the soul, then attack with Bruce in Final Rush and pay five of it to stand the front row.",
        ),
        "fr": (
            "Le Final Rush de Bruce",
            "Remplissez la soul, puis attaquez avec Bruce en Final Rush et payez-en cinq cartes pour "
            "redresser l'avant.",
        ),
        "ru": (
            "Bruce и Final Rush",
            "Наполните соул, затем атакуйте Bruce в Final Rush и заплатите пять карт соула, чтобы поднять "
            "передний ряд.",
        ),
    },
    "Keter Starter": {
        "en": (
            "Sarevsael's return",
            "Save energy: for four of it an attack of Sarevsael calls a unit from the drop with 10,000 power more.",
        ),
        "fr": (
            "Le retour de Sarevsael",
            "Gardez l'énergie: pour quatre, une attaque de Sarevsael appelle une unité du drop avec 10000 "
            "de puissance en plus.",
        ),
        "ru": (
            "Возвращение Sarevsael",
            "Копите энергию: за четыре атака Sarevsael вызывает юнита из сброса и даёт ему 10000 силы.",
        ),
    },
    "Lyrical Starter": {
        "en": (
            "Marlean's stage",
            "Save energy: for four of it an attack of Marlean swaps a rear-guard for a unit of the hand "
            "with 10,000 power more.",
        ),
        "fr": (
            "La scène de Marlean",
            "Gardez l'énergie: pour quatre, une attaque de Marlean échange un Rear-guard contre une unité "
            "de la main, avec 10000 de puissance en plus.",
        ),
        "ru": (
            "Сцена Marlean",
            "Копите энергию: за четыре атака Marlean меняет Арьергард на юнита из руки и даёт ему 10000 силы.",
        ),
    },
    "V-TD01": {
        "en": (
            "Alfred and Blaster Blade",
            "Ride Alfred, who calls Blaster Blade with 10,000 power more; with three rear-guards your attackers grow.",
        ),
        "fr": (
            "Alfred et Blaster Blade",
            "Ridez Alfred, qui appelle Blaster Blade avec 10000 de puissance en plus; avec trois "
            "Rear-guards, vos attaquants grandissent.",
        ),
        "ru": (
            "Alfred и Blaster Blade",
            "Райд на Alfred, он вызывает Blaster Blade и даёт ему 10000 силы; с тремя Арьергардами атакующие сильнее.",
        ),
    },
    "V-TD02": {
        "en": (
            "Overlord's second strike",
            "Retire rear-guards so that your attackers grow, and stand Dragonic Overlord again when it hits.",
        ),
        "fr": (
            "La seconde frappe d'Overlord",
            "Retirez des Rear-guards pour que vos attaquants grandissent, et redressez Dragonic Overlord "
            "quand il touche.",
        ),
        "ru": (
            "Второй удар Overlord",
            "Убирайте Арьергарды соперника, чтобы ваши атакующие росли, и поднимайте Dragonic Overlord, "
            "когда он попадает.",
        ),
    },
    "TD01": {
        "en": (
            "Knights of the Royal Paladin",
            "Raise your attackers with Starlight Unicorn and Wingal; Brigitte gains power by each grade 3 she checks.",
        ),
        "fr": (
            "Les chevaliers Royal Paladin",
            "Renforcez vos attaquants avec Starlight Unicorn et Wingal; Brigitte gagne de la puissance à "
            "chaque grade 3 vérifié.",
        ),
        "ru": (
            "Рыцари Royal Paladin",
            "Усиливайте атакующих с Starlight Unicorn и Wingal; Brigitte растёт с каждым открытым в "
            "драйв-чеке грейдом 3.",
        ),
    },
    "TD02": {
        "en": (
            "Kagero's Overlord",
            "Retire rear-guards with Berserk Dragon; by Counter-Blast 3 Overlord stands again whenever he "
            "hits a rear-guard.",
        ),
        "fr": (
            "L'Overlord de Kagero",
            "Retirez des Rear-guards avec Berserk Dragon; avec Counter Blast 3, Overlord se redresse à "
            "chaque Rear-guard touché.",
        ),
        "ru": (
            "Overlord клана Kagero",
            "Убирайте Арьергарды с Berserk Dragon; за каунтер-бласт 3 Overlord встаёт снова после каждого "
            "попадания в Арьергард.",
        ),
    },
    "G-TD01": {
        "en": (
            "Chronojet's extra turn",
            "Stride with Chronojet to put an opposing rear-guard under the deck; a hit of Mystery-flare may "
            "win you another turn.",
        ),
        "fr": (
            "Le tour de plus de Chronojet",
            "Faites un stride avec Chronojet pour mettre un Rear-guard adverse sous son deck; si "
            "Mystery-flare touche, un autre tour est possible.",
        ),
        "ru": (
            "Лишний ход Chronojet",
            "Страйд с Chronojet убирает Арьергард соперника под колоду; попадание Mystery-flare может дать "
            "ещё один ход.",
        ),
    },
    "G-TD02": {
        "en": (
            "Altmile's front row",
            "Stride with Altmile to call two units from hand; by Generation Break 2 his front row has 5,000 "
            "power more in your turn.",
        ),
        "fr": (
            "L'avant d'Altmile",
            "Faites un stride avec Altmile pour appeler deux unités de la main; avec Generation Break 2, "
            "l'avant a 5000 de puissance en plus à votre tour.",
        ),
        "ru": (
            "Передний ряд Altmile",
            "Страйд с Altmile вызывает двух юнитов из руки; с Generation Break 2 передний ряд в ваш ход "
            "сильнее на 5000.",
        ),
    },
}
