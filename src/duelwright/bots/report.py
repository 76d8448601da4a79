"""The outcome of a round robin as one page of HTML that needs nothing else: pictures, and a table behind each."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Final

import msgspec

from ..language.figures import ending, figure, seconds
from ..language.messages import Params, say
from ..rates import Rate
from .arena import Tournament
from .rating import MEAN, Elo, Group, Matchup, Score, Standings, Thought
from .roster import LEVELS

ROW: Final = 46  # pixels of a bar with its label
TICKS: Final = 18  # pixels below a picture, for its scale
COLUMNS: Final = 24  # of the histogram, at most
HIGH: Final = 150  # pixels of the histogram

STYLE: Final = """
:root { color-scheme: light dark; --paper: #fcfcfa; --ink: #1c1f24; --soft: #5c6570; --line: #d9dde2; --track: #eceef1;
  --bar: #2f6fb5; --good: 38 120 190; --bad: 205 95 40; }
@media (prefers-color-scheme: dark) { :root { --paper: #15181d; --ink: #e8eaed; --soft: #a2abb6; --line: #3a414b;
  --track: #242932; --bar: #5b9be0; --good: 70 150 225; --bad: 225 115 60; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 52rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 0.25rem; }
p { margin: 0.25rem 0 0.75rem; }
.soft, figcaption, summary { color: var(--soft); font-size: 0.9rem; }
figure { margin: 0; }
svg { display: block; width: 100%; overflow: visible; }
svg text { fill: var(--ink); font-size: 14px; }
svg .soft { fill: var(--soft); font-size: 12px; }
.bar { fill: var(--bar); }
.track { fill: var(--track); }
.axis { stroke: var(--line); stroke-width: 1; }
.whisker { stroke: var(--ink); stroke-width: 2; }
.end { fill: var(--ink); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.35rem 0.6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; }
th:first-child, td:first-child { text-align: left; }
.matrix td { text-align: center; }
.matrix td, .matrix th { border: 1px solid var(--paper); }
.matrix small { display: block; color: inherit; opacity: 0.85; }
summary { cursor: pointer; padding: 0.4rem 0; }
"""


def title(name: str) -> str:
    """A bot's name for people: a level with the bot behind it.

    >>> title("3"), title("greedy")
    ('3 (greedy)', 'greedy')
    """
    return next((f"{name} ({level.bot})" for level in LEVELS if str(level.number) == name), name)


def titled(played: Tournament) -> Tournament:
    """A round robin with the names of its bots for people."""
    settings = msgspec.structs.replace(played.settings, bots=tuple(map(title, played.settings.bots)))
    games = [
        msgspec.structs.replace(one, a=title(one.a), b=title(one.b), winner=one.winner and title(one.winner))
        for one in played.games
    ]
    return msgspec.structs.replace(played, settings=settings, bots=tuple(map(title, played.bots)), games=games)


def page(found: Standings, lang: str = "en") -> str:
    """The whole page, in a language.

    >>> import duelwright.bots.arena as arena
    >>> from duelwright.bots.rating import standings
    >>> page(standings(arena.Arena().run("asigoc", ["greedy", "random"], games=4))).startswith("<!doctype html>")
    True
    """
    title = say("", lang, "page.title", {"game": found.game})
    decks = [one.name for one in found.by_deck]
    order = [say("", lang, key) for key in ("report.went_first", "report.went_second")]
    foot = say("", lang, "page.foot", {"hash": found.hash, "seed": found.seed})
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_lead(found, lang))}</p>",
        _ranking(found, lang),
        _matrix(found.ranking, found.matchups, lang),
        _groups("by_deck", say("", lang, "page.by_deck_note"), found.by_deck, decks, lang),
        _groups("by_order", "", found.by_order, order, lang),
        _endings(found, lang),
        _lengths(found, lang),
        _thoughts(found.thoughts, lang),
        f'<p class="soft">{escape(foot)}</p>',
    ]
    head = (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
    )
    return head + "\n".join(part for part in parts if part) + "\n</main>\n</body>\n</html>\n"


def _lead(found: Standings, lang: str) -> str:
    """What to know at once."""
    if not found.games:
        return say("", lang, "page.no_game")
    best, bots = found.ranking[0], len(found.ranking)
    key = "page.lead" if found.games == found.planned else "page.lead_so_far"
    known: Params = {"name": best.name, "elo": f"{best.elo:.0f}", "done": found.games, "n": found.planned, "bots": bots}
    said = [say("", lang, key, known)]
    if bots > 1 and found.ranking[1].high > best.low:
        said.append(say("", lang, "page.close", {"name": found.ranking[1].name}))
    if found.verdict:
        verdict = say("", lang, f"page.{found.verdict.replace(' ', '_')}")
        said.append(say("", lang, "page.test", {"said": verdict}))
    return " ".join(said)


# --- pieces -----------------------------------------------------------------------------------------------------------


def _section(heading: str, note: str, picture: str, table: str, lang: str) -> str:
    """A picture under a heading, with its table behind it."""
    numbers = say("", lang, "page.numbers", {"heading": heading})
    told = f"<p class='soft'>{escape(note)}</p>" if note else ""
    return (
        f"<section><h2>{escape(heading)}</h2>{told}\n<figure>{picture}</figure>\n"
        f"<details><summary>{escape(numbers)}</summary><div class='wide'>{table}</div></details></section>"
    )


def _picture(name: str, title: str, told: str, height: int, shapes: Sequence[str]) -> str:
    """A picture as wide as the page; x is in per cent and y in pixels, so that letters keep their size on a phone."""
    return (
        f'<svg role="img" aria-labelledby="{name}-title {name}-told" height="{height}">'
        f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-told">{escape(told)}</desc>'
        + "".join(shapes)
        + "</svg>"
    )


def _table(caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column names its rows."""
    top = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr><th scope='row'>{escape(row[0])}</th>" + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return (
        f"<table><caption class='soft'>{escape(caption)}</caption><thead><tr>{top}</tr></thead>"
        f"<tbody>{body}</tbody></table>"
    )


def _text(x: float, y: float, said: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.2f}%" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(said)}</text>'


def _rect(x: float, y: float, width: float, height: float, kind: str) -> str:
    return (
        f'<rect x="{x:.2f}%" y="{y:.1f}" width="{max(width, 0.0):.2f}%" height="{height:.1f}" rx="2" class="{kind}"/>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.2f}%" y1="{y1:.1f}" x2="{x2:.2f}%" y2="{y2:.1f}" class="{kind}"/>'


def _whisker(low: float, high: float, y: float) -> list[str]:
    """An interval: a line with its ends."""
    return [_line(low, y, high, y, "whisker"), *(_line(x, y - 4, x, y + 4, "whisker") for x in (low, high))]


def _edge(x: float) -> str:
    """Where a label at a place of the scale is anchored, so that it stays in the picture."""
    return "start" if x < 5 else "end" if x > 95 else "middle"


def _percent(one: Rate, lang: str) -> str:
    return figure(lang, one.rate, ".0%") if one.games else say("", lang, "page.no_games")


def _interval(one: Rate, lang: str) -> str:
    return _to(lang, figure(lang, one.low, ".0%"), figure(lang, one.high, ".0%"))


def _to(lang: str, low: str, high: str) -> str:
    """From one bound to the other."""
    return say("", lang, "page.to", {"low": low, "high": high})


def _heads(lang: str, *keys: str) -> list[str]:
    """What stands over columns."""
    return [say("", lang, key) for key in keys]


# --- sections ---------------------------------------------------------------------------------------------------------


def _ranking(found: Standings, lang: str) -> str:
    """Elo bars from the mean, with intervals; the strongest on top."""
    reach = max([50.0, *(abs(bound - MEAN) for one in found.ranking for bound in (one.low, one.high))])
    reach = math.ceil(reach / 50) * 50

    def at(value: float) -> float:
        return 50 + (value - MEAN) / reach * 49

    shapes: list[str] = []
    for i, one in enumerate(found.ranking):
        y = i * ROW
        shapes += [_text(0, y + 14, f"{i + 1}. {one.name}"), _text(100, y + 14, _elo(one, lang), "end")]
        shapes.append(_rect(0, y + 21, 100, 16, "track"))
        shapes.append(_rect(min(at(one.elo), 50), y + 21, abs(at(one.elo) - 50), 16, "bar"))
        shapes += _whisker(at(one.low), at(one.high), y + 29)
    high = len(found.ranking) * ROW
    for value in (MEAN - reach, MEAN - reach / 2, MEAN, MEAN + reach / 2, MEAN + reach):
        shapes.append(_line(at(value), high, at(value), high + 4, "axis"))
        shapes.append(_text(at(value), high + 16, f"{value:.0f}", _edge(at(value)), "soft"))
    shapes.append(_line(50, 0, 50, high, "axis"))
    told = "; ".join(f"{one.name} {_elo(one, lang)}" for one in found.ranking)
    picture = _picture("ranking", say("", lang, "page.ranking_picture"), told, high + TICKS, shapes)
    rows = [
        (one.name, f"{one.elo:.0f}", _to(lang, f"{one.low:.0f}", f"{one.high:.0f}"), *_counts(score))
        for one, score in zip(found.ranking, found.scores, strict=True)
    ]
    heads = _heads(lang, "page.bot", "report.elo", "page.interval", "report.won", "report.lost", "report.drawn")
    table = _table(say("", lang, "page.ranking_table"), heads, rows)
    return _section(say("", lang, "page.ranking"), say("", lang, "page.ranking_note"), picture, table, lang)


def _elo(one: Elo, lang: str) -> str:
    return f"{one.elo:.0f} ({_to(lang, f'{one.low:.0f}', f'{one.high:.0f}')})"


def _counts(score: Score) -> tuple[str, str, str]:
    return str(score.wins), str(score.losses), str(score.draws)


def _matrix(ranking: Sequence[Elo], matchups: Sequence[Matchup], lang: str) -> str:
    """Who beat whom how often; the table is the picture."""
    by_pair = {(one.score.bot, one.score.against): one for one in matchups}
    names = [one.name for one in ranking]
    top = "".join(f"<th scope='col'>{escape(name)}</th>" for name in names)
    rows = []
    for bot in names:
        cells = "".join(_cell(by_pair.get((bot, other)), lang) for other in names)
        rows.append(f"<tr><th scope='row'>{escape(bot)}</th>{cells}</tr>")
    heading, note, caption = map(escape, _heads(lang, "page.matchups", "page.matchups_note", "report.matrix"))
    return (
        f"<section><h2>{heading}</h2><p class='soft'>{note}</p><div class='wide'>"
        f"<table class='matrix'><caption class='soft'>{caption}</caption><thead><tr><td></td>{top}"
        f"</tr></thead><tbody>{''.join(rows)}</tbody></table></div></section>"
    )


def _cell(one: Matchup | None, lang: str) -> str:
    if one is None or not one.score.games:
        return "<td>–</td>"
    share = (one.score.wins + one.score.draws / 2) / one.score.games
    colour, depth = ("good", share - 0.5) if share >= 0.5 else ("bad", 0.5 - share)
    return (
        f"<td style='background: rgb(var(--{colour}) / {depth * 1.1:.2f})'><b>{_percent(one.rate, lang)}</b>"
        f"<small>{_interval(one.rate, lang)}</small><small>{'–'.join(_counts(one.score))}</small></td>"
    )


def _groups(key: str, note: str, groups: Sequence[Group], names: Sequence[str], lang: str) -> str:
    """Win rates as bars; the table tells them for each bot, too."""
    shown = [(name, one) for name, one in zip(names, groups, strict=True) if one.total.games]
    if not shown:
        return ""
    shapes: list[str] = []
    for i, (name, one) in enumerate(shown):
        y = i * ROW
        shapes += [_text(0, y + 14, name), _text(100, y + 14, _rate(one.total, lang), "end")]
        shapes += [_rect(0, y + 21, 100, 16, "track"), _rect(0, y + 21, one.total.rate * 100, 16, "bar")]
        shapes += _whisker(one.total.low * 100, one.total.high * 100, y + 29)
    high = len(shown) * ROW
    for x, said in ((0, "0 %"), (50, "50 %"), (100, "100 %")):
        shapes.append(_text(x, high + 14, said, _edge(x), "soft"))
    shapes.append(_line(50, 0, 50, high, "axis"))
    told = "; ".join(f"{name} {_rate(one.total, lang)}" for name, one in shown)
    bots = [bot.name for bot in shown[0][1].by_bot]
    rows = [
        (name, _rate(one.total, lang), str(one.total.games), *(_of(bot, lang) for bot in one.by_bot))
        for name, one in shown
    ]
    heading = say("", lang, f"page.{key}")
    heads = ("", *_heads(lang, "page.all", "page.games"), *bots)
    table = _table(say("", lang, "page.groups_table", {"heading": heading}), heads, rows)
    return _section(heading, note, _picture(key.replace("_", "-"), heading, told, high + TICKS, shapes), table, lang)


def _of(one: Rate, lang: str) -> str:
    return say("", lang, "page.of", {"rate": _percent(one, lang), "n": one.games})


def _rate(one: Rate, lang: str) -> str:
    return f"{figure(lang, one.rate, '.0%')} ({_interval(one, lang)})"


def _endings(found: Standings, lang: str) -> str:
    """How the games ended, as bars."""
    if not found.games:
        return ""
    shapes: list[str] = []
    ended = [(ending(found.game, lang, code), count) for code, count in found.endings.items()]
    for i, (reason, count) in enumerate(ended):
        y, share = i * ROW, count / found.games
        told = f"{figure(lang, count, ',')} ({figure(lang, share, '.0%')})"
        shapes += [_text(0, y + 14, reason), _text(100, y + 14, told, "end")]
        shapes += [_rect(0, y + 21, 100, 16, "track"), _rect(0, y + 21, share * 100, 16, "bar")]
    told = "; ".join(f"{reason} {count}" for reason, count in ended)
    rows = [(reason, str(count), figure(lang, count / found.games, ".1%")) for reason, count in ended]
    note = say("", lang, "page.endings_note", {"draws": found.draws, "n": found.games, "long": found.too_long})
    picture = _picture("endings", say("", lang, "page.endings_picture"), told, len(rows) * ROW, shapes)
    heading = say("", lang, "page.endings")
    table = _table(heading, _heads(lang, "page.ending", "page.games", "page.share"), rows)
    return _section(heading, note, picture, table, lang)


def _lengths(found: Standings, lang: str) -> str:
    """A histogram of the turns of the games."""
    if not found.games:
        return ""
    least, most = found.turns.least, found.turns.most
    width = max(1, math.ceil((most - least + 1) / COLUMNS))
    edges = list(range(least, most + 1, width))
    counts = [sum(found.lengths.get(turn, 0) for turn in range(edge, edge + width)) for edge in edges]
    names = [str(edge) if width == 1 else _to(lang, f"{edge}", f"{edge + width - 1}") for edge in edges]
    step, top, floor = 100 / len(edges), max(counts), HIGH + 18
    every = math.ceil(len(edges) / 8)
    shapes: list[str] = []
    for i, count in enumerate(counts):
        high = count / top * HIGH
        shapes.append(_rect(i * step + step * 0.06, floor - high, step * 0.88, high, "bar"))
        if count == top:
            shapes.append(_text((i + 0.5) * step, floor - high - 5, str(count), "middle", "soft"))
        if i % every == 0:
            shapes.append(_text((i + 0.5) * step, floor + 15, str(edges[i]), "middle", "soft"))
    shapes.append(_line(0, floor, 100, floor, "axis"))
    turns = found.turns
    known: Params = {
        "median": figure(lang, turns.median, "g"),
        "mean": figure(lang, turns.mean, ".1f"),
        "least": turns.least,
        "most": turns.most,
        "answers": figure(lang, found.answers.median, "g"),
        "most_answers": figure(lang, found.answers.most, ","),
    }
    note = say("", lang, "page.lengths_note", known)
    rows = [(name, str(count)) for name, count in zip(names, counts, strict=True)]
    picture = _picture("length", say("", lang, "page.lengths_picture"), note, floor + TICKS, shapes)
    table = _table(say("", lang, "page.lengths_table"), _heads(lang, "report.turns", "page.games"), rows)
    return _section(say("", lang, "page.lengths"), note, picture, table, lang)


def _thoughts(thoughts: Sequence[Thought], lang: str) -> str:
    """Mean and longest decision of each bot on a logarithmic scale."""
    timed = [one for one in thoughts if one.decisions]
    if not timed:
        return ""
    low = math.floor(math.log10(max(min(one.mean for one in timed), 1e-6)))
    high = max(low + 1, math.ceil(math.log10(max(max(one.longest for one in timed), 1e-6))))

    def at(value: float) -> float:
        return 1 + (math.log10(max(value, 10.0**low)) - low) / (high - low) * 98

    shapes: list[str] = []
    for i, one in enumerate(timed):
        y = i * ROW
        said = say("", lang, "page.longest", _times(one, lang))
        shapes += [_text(0, y + 14, one.name), _text(100, y + 14, said, "end"), _rect(0, y + 21, 100, 16, "track")]
        shapes.append(_line(at(one.mean), y + 29, at(one.longest), y + 29, "whisker"))
        shapes.append(f'<circle cx="{at(one.mean):.2f}%" cy="{y + 29}" r="6" class="bar"/>')
        shapes.append(f'<circle cx="{at(one.longest):.2f}%" cy="{y + 29}" r="4" class="end"/>')
    deep = len(timed) * ROW
    for power in range(low, high + 1, math.ceil((high - low) / 3)):
        x = at(10.0**power)
        shapes.append(_text(x, deep + 14, seconds(lang, 10.0**power), _edge(x), "soft"))
    told = "; ".join(f"{one.name} {say('', lang, 'page.mean_longest', _times(one, lang))}" for one in timed)
    rows = [(one.name, figure(lang, one.decisions, ","), *_times(one, lang).values()) for one in timed]
    heading = say("", lang, "page.time")
    table = _table(heading, _heads(lang, "page.bot", "report.decisions", "report.mean", "report.longest"), rows)
    picture = _picture("time", say("", lang, "page.time_picture"), told, deep + TICKS, shapes)
    return _section(heading, say("", lang, "page.time_note"), picture, table, lang)


def _times(one: Thought, lang: str) -> dict[str, str]:
    return {"mean": seconds(lang, one.mean), "longest": seconds(lang, one.longest)}
