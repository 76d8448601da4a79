"""The mechanisms that printed abilities wait for, by the words that show them: the next node to build is the first."""

from __future__ import annotations

import re
from typing import Final

WORDS: Final = {  # in the order in which they are tried
    "stride_alt": r"paying the cost for stride|as a grade|as a heal for the cost|without paying the stride",
    "regarded": r"regarded as|is from all clans",
    "instead": r"instead of|instead \.",
    "would": r"\bwould\b",
    "setorder": r"\b(?:set order|order zone|research|magazine|meteorite|gem|product|codex|calamity|music|world)\b",
    "imprison": r"\bprison|imprison",
    "song": r"\bsong\b|\bsing\b",
    "alchem": r"alchemagic",
    "arms": r"\barms\b|\barmed\b",
    "gauge": r"gauge",
    "markers": r"\bmarker",
    "crest": r"\bcrest\b",
    "tokens": r"\btoken",
    "gift": r"imaginary gift",
    "state_kw": r"(?<![-\w])(?:rescue|charge|blaze|burst|success|revelry|thunderstrike|wave|evil eye|dark device|"
    r"homare|shinken hissatsu|darkness|harmony|hollow|engorge|rush|bloom|magia|time leap|friend|powerful|melody|"
    r"glitter|black wings|white wings|dominate|shadowstitch|revelation|afterimage|overcharge)\b",
    "ride_cond": r"riding from|cannot be ridden|can only be ridden|cannot (?:normal )?ride|ride\b.*\bwithout",
    "by_cause": r"\b(?:by|due to|for the (?:effect|cost) of) (?:the |your |a |an )?(?:effect|ability|cost|card|unit)|"
    r"for the cost of|'s (?:ability|effect|cost)\b",
    "cb_filter": r"(?:counter|soul)-blast \d+ -|any number of|(?:counter|soul)-blast (?:a|\d+ or more)",
    "once_name": r"only be (?:used|activated)|cannot be used for the rest",
    "opp_guard": r"at the same time|cannot call|cannot intercept",
    "opp_choice": r"your opponent (?:may|chooses|puts|discards|reveals|looks|returns)|if (?:they|he or she) do",
    "face": r"face (?:up|down)|turn (?:it|them|a)\b",
    "topbottom": r"top or bottom|on the top of|in any order",
    "column": r"column|in front of|behind|adjacent",
    "boost_end": r"boosted|boosts",
    "history": r"this turn|this fight|that turn",
    "forevery": r"for every",
    "foreach": r"for each",
    "amount_n": r"same number|equal to|as the number",
    "name_or": r'different|" or "|original',
    "didcount": r"if you (?:put|called|retired|bound|discarded|revealed|returned|chose|searched|drew|did)",
    "affected": r"by this (?:effect|ability)|this effect",
    "eventref": r"that (?:unit|card)|those (?:units|cards)",
    "watch_move": r"\bis (?:put|retired|discarded|returned|bound|locked|unlocked)\b",
    "restrict": r"\bcannot\b",
    "grant_cont": r"“ \[(?:cont|act)\]",
    "grant_auto": r"“ \[auto\]",
    "grant_text": r"“",
    "modal": r"of the following|・",
    "legion": r"legion",
    "lock": r"lock",
    "gzone": r"g zone|g unit|stride|heart",
    "deal": r"damage",
    "drivecheck": r"drive check",
    "attack_alt": r"\battacks? all|battles? all|can attack",
    "filter_rel": r"(?:less|greater|more) than",
    "search_more": r"search .* (?:or|and) ",
    "have_get": r"\bhave\b.*\bget\b",
    "until_long": r"until end of (?!turn|that battle)",
    "bindtext": r"\bbind\b|\bbound\b",
    "overdress": r"dress",
    "circle": r"(?:another|same|each|any|other|that|the) \((?:rc|vc|gc)\)|\(rc\) (?:in|with|that|of|behind)",
}
PHRASE: Final = "phrase"
PATTERNS: Final = {family: re.compile(words) for family, words in WORDS.items()}


def family_of(tokens: tuple[str, ...]) -> str:
    """The mechanism that an unread ability most likely waits for; a phrase, where none of them shows in its words.

    >>> family_of(("when", "it", "would", "be", "retired")), family_of(("speak", "loudly"))
    ('would', 'phrase')
    """
    text = " ".join(tokens)
    return next((family for family, pattern in PATTERNS.items() if pattern.search(text)), PHRASE)
