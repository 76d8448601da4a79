"""French: two genders, two numbers (0 is singular), articles, elision, and spaces before high marks."""

from __future__ import annotations

import re
from typing import Final

from ..inflection import Agreeing, Lexicon, Noun

VOWELS: Final = "aàâeéèêëiîïoôuùûyœæAÀÂEÉÈÊËIÎÏOÔUÙÛYŒÆ"
CONTRACTIONS: Final = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
CONTRACTED: Final = re.compile(rf"(?<![-\w])([Dd]e|[Àà]) (le|les)(?= (?![{VOWELS}])|(?<=les) )")
ELIDED: Final = re.compile(rf"(?<![-\w])(?:([Ll])[ea]|([DdNnSsJj]|[Qq]u|[Ll]orsqu|[Jj]usqu|[Pp]uisqu)e) (?=[{VOWELS}])")
IF_HE: Final = re.compile(r"(?<![-\w])([Ss])i (?=ils?\b)")
THIS: Final = re.compile(rf"(?<![-\w])([Cc])e (?=[{VOWELS}])")
HIGH_MARK: Final = re.compile(r"(?<=[\w)\]»%+\ue000])[^\S\n]*([:;?!])(?=\s|$)")
NO_BREAK: Final = "\u00a0"


class French(Lexicon):
    """The French words that every game's cards share."""

    AND = "et"
    NOTHING = "rien"
    ONE = "une"
    QUOTES = "«\u00a0{}\u00a0»"

    def __init__(self) -> None:
        super().__init__()
        self.nouns["card"] = noun("f", "carte")
        self.nouns["point"] = noun("m", "point")
        self.nouns["game"] = noun("f", "partie")
        self.nouns["win"] = noun("f", "victoire")
        self.nouns["loss"] = noun("f", "défaite")
        self.nouns["draw"] = noun("f", "nulle")
        self.nouns["decision"] = noun("f", "décision")
        self.nouns["board"] = noun("m", "plateau", "plateaux")
        self.nouns["process"] = noun("m", "processus", "processus")
        self.nouns["bot"] = noun("m", "bot")
        self.nouns["ability"] = noun("f", "capacité")
        self.agreeing["other"] = same("autre")
        self.agreeing["all"] = Agreeing(
            {"m sg": "tout le", "f sg": "toute la", "m pl": "tous les", "f pl": "toutes les"}
        )
        self.agreeing["lost"] = adjective("perdu", "perdue")
        self.agreeing["a"] = Agreeing({"m sg": "un", "f sg": "une", "m pl": "des", "f pl": "des"})
        self.agreeing["the"] = Agreeing({"m sg": "le", "f sg": "la", "m pl": "les", "f pl": "les"})
        self.agreeing["this"] = Agreeing({"m sg": "ce", "f sg": "cette", "m pl": "ces", "f pl": "ces"})
        self.agreeing["each"] = Agreeing({"m sg": "chaque", "f sg": "chaque", "m pl": "tous les", "f pl": "toutes les"})

    def plural(self, number: int) -> str:
        """From 2 on a French noun is plural: 0 carte, 1 carte, 2 cartes."""
        return "one" if number in (0, 1) else "many"

    def finish(self, text: str) -> str:
        """Contractions (du, des, au, aux), elisions (l', d', qu', s'il), cet, and a no-break space before : ; ? !

        >>> French().finish("le nombre de le deck, de Armes et de les autres: si il y en a")
        "le nombre du deck, d'Armes et des autres\\xa0: s'il y en a"
        """
        text = CONTRACTED.sub(_contraction, text)
        text = ELIDED.sub(lambda found: f"{found[1] or found[2]}'", text)
        text = IF_HE.sub(r"\1'", text)
        text = THIS.sub(r"\1et ", text)
        text = HIGH_MARK.sub(NO_BREAK + r"\1", text)
        return text.replace("« ", f"«{NO_BREAK}").replace(" »", f"{NO_BREAK}»")


def _contraction(found: re.Match[str]) -> str:
    made = CONTRACTIONS[f"{found[1].lower()} {found[2]}"]
    return made.capitalize() if found[1][0].isupper() else made


def noun(gender: str, one: str, many: str = "") -> Noun:
    """A noun with its gender, "m" or "f"; its plural where it is not regular."""
    return Noun(gender, {"sg": one, "pl": many or f"{one}s"})


def same(word: str) -> Agreeing:
    """An adjective with one form for both genders."""
    return Agreeing({"m sg": word, "f sg": word, "m pl": f"{word}s", "f pl": f"{word}s"})


def adjective(masculine: str, feminine: str) -> Agreeing:
    """An adjective with a feminine of its own, and regular plurals."""
    return Agreeing({"m sg": masculine, "f sg": feminine, "m pl": f"{masculine}s", "f pl": f"{feminine}s"})
