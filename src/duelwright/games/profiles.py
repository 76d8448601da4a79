"""Rules from files: house rules, and the literal values of the sources. A profile names its game and some rules."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import Final

from ..core.errors import RulesError, worded

FOLDERS: Final = ("duel", "vanguard")
HOT_SEAT: Final = "{key}-hot-seat"  # the name of a profile for two people at one screen
LONGEST: Final = 100_000  # characters
EXAMPLE: Final = worded(
    "profile_example",
    "{game} and, under [rules], {rule}",
    {"game": 'game = "vanguard-d"', "rule": "losing_damage = 4"},
)


def profiles(key: str = "") -> list[str]:
    """The names of the profiles that are shipped: all of them, or those of a game.

    >>> profiles("vanguard-d")
    ['s2-literal', 'tournament']
    """
    return sorted(name for name, text in _shipped().items() if not key or tomllib.loads(text)["game"] == key)


def profile(name: str | Path, key: str = "") -> dict[str, object]:
    """The rules of a shipped profile, or of a file; RulesError where there is none, or where it is another game's.

    >>> profile("s2-literal", "vanguard-d")["turn1_move"]
    False
    """
    text = _shipped().get(str(name))
    if text is None:
        text = _text_of(name)
    return _read(text, str(name), key)


def hot_seat(key: str) -> dict[str, object]:
    """The rules that two people at one screen play a game by besides its own; none where no profile says so.

    >>> hot_seat("duel"), hot_seat("asigoc")
    ({'closed_piles': 'graveyard'}, {})
    """
    name = HOT_SEAT.format(key=key)
    return profile(name, key) if name in _shipped() else {}


def _text_of(name: str | Path) -> str:
    """The text of a file of rules; RulesError says whether there is none, or why it is not one."""
    shown = repr(str(name))
    try:
        return Path(name).expanduser().read_text(encoding="utf-8")[: LONGEST + 1]
    except UnicodeDecodeError:
        raise RulesError(
            worded(
                "profile_text",
                "rules {shown}: this file is no text in UTF-8; rules are a TOML file: {example}",
                {"shown": shown, "example": EXAMPLE},
            )
        ) from None
    except IsADirectoryError:
        raise RulesError(
            worded("profile_folder", "rules {shown}: this is a folder; name a TOML file in it", {"shown": shown})
        ) from None
    except PermissionError:
        raise RulesError(
            worded(
                "profile_right",
                "rules {shown}: this file may not be read; give yourself the right to",
                {"shown": shown},
            )
        ) from None
    except (OSError, ValueError, RuntimeError):
        known = ", ".join(profiles())
        raise RulesError(
            worded(
                "no_profile",
                "rules {shown}: there is no such text file; the profiles are: {known}",
                {"shown": shown, "known": known},
            )
        ) from None


def _read(text: str, name: str, key: str) -> dict[str, object]:
    try:
        form = tomllib.loads(text) if len(text) <= LONGEST else {}
    except tomllib.TOMLDecodeError as error:
        raise RulesError(
            worded(
                "profile_toml",
                "rules {name} are no TOML: {error}; write {example}",
                {"name": repr(name), "error": error, "example": EXAMPLE},
            )
        ) from None
    rules = form.get("rules")
    if not isinstance(form.get("game"), str) or not isinstance(rules, dict) or set(form) != {"game", "rules"}:
        raise RulesError(
            worded("profile_form", "rules {name}: write {example}", {"name": repr(name), "example": EXAMPLE})
        )
    if key and form["game"] != key:
        raise RulesError(
            worded(
                "profile_game",
                "rules {name} are for {form}, not for {key}",
                {"name": repr(name), "form": repr(form["game"]), "key": repr(key)},
            )
        )
    return dict(rules)


def _shipped() -> dict[str, str]:
    found: dict[str, str] = {}
    for folder in FOLDERS:
        for file in (resources.files(__package__) / folder / "profiles").iterdir():
            if file.name.endswith(".toml"):
                found[file.name.removesuffix(".toml")] = file.read_text(encoding="utf-8")
    return found
