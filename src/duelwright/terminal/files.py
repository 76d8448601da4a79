"""Files: read whole or not at all, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from pathlib import Path
from typing import Final

import msgspec

from .. import DuelwrightError, Game, Replay
from ..core.errors import Worded, system_reason, worded
from ..games import game_for
from ..language.messages import say
from ..speech.names import exactly

LIMIT: Final = 20_000_000  # characters; nothing we read is longer


class FileError(DuelwrightError):
    """A file that cannot be read or written."""


class Unwritten(FileError):
    """A file that is not written; a player reads why in their own language."""

    def __init__(self, key: str, path: Path, reason: str = "") -> None:
        self.key = key
        self.values = {"file": str(path), "reason": reason}
        super().__init__(self.text("en"))

    def text(self, lang: str = "en") -> str:
        """The reason as a sentence."""
        values = {name: value.text(lang) if isinstance(value, Worded) else value for name, value in self.values.items()}
        return exactly(say("", lang, self.key), values)


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        with path.expanduser().open(encoding="utf-8") as file:
            text = file.read(LIMIT + 1)
    except UnicodeDecodeError:
        raise FileError(worded("text_file", "{path} is no text file; give another one", {"path": path})) from None
    except (OSError, ValueError) as error:
        raise FileError(
            worded("text_unreadable", "{path} cannot be read: {reason}", {"path": path, "reason": system_reason(error)})
        ) from None
    if len(text) > LIMIT:
        raise FileError(
            worded(
                "text_long", "{path} is over {limit} characters long; give another file", {"path": path, "limit": LIMIT}
            )
        )
    return text


def read_object(path: Path) -> dict[str, object]:
    """The JSON object in a file."""
    try:
        return msgspec.json.decode(read_text(path), type=dict[str, object])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise FileError(
            worded("no_json_object", "{path} holds no JSON object: {error}", {"path": path, "error": error})
        ) from None


def read_list(path: Path) -> list[dict[str, object]]:
    """The list of JSON objects in a file."""
    try:
        return msgspec.json.decode(read_text(path), type=list[dict[str, object]])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise FileError(
            worded("no_json_list", "{path} holds no list of JSON objects: {error}", {"path": path, "error": error})
        ) from None


def read_forms(path: Path) -> list[object]:
    """The list of JSON forms of nodes in a file."""
    try:
        return msgspec.json.decode(read_text(path), type=list[object])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise FileError(
            worded("no_json_forms", "{path} holds no list of JSON forms: {error}", {"path": path, "error": error})
        ) from None


def read_replay(path: Path) -> tuple[Replay, Game]:
    """A replay and the game it was recorded with."""
    replay = Replay.parse(read_text(path))
    return replay, game_for(replay)


def write_text(path: Path, text: str, overwrite: bool) -> None:
    """Write a text file; it is never half there."""
    write_bytes(path, text.encode("utf-8"), overwrite)


def write_bytes(path: Path, data: bytes, overwrite: bool) -> None:
    """Write a file by way of a second one beside it, so that it is never half there; a link is followed."""
    try:
        target = Path(os.path.realpath(path.expanduser()))
        mode = _mode_to_keep(path, target, overwrite)
        beside = target.with_name(f".duelwright-{secrets.token_hex(6)}")
        try:
            with beside.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if mode is not None:
                beside.chmod(mode)
            os.replace(beside, target)
        finally:
            with contextlib.suppress(OSError):  # it is gone where all went well
                beside.unlink()
    except (OSError, ValueError, RuntimeError) as error:
        raise Unwritten("file.cannot_be_written", path, system_reason(error)) from None


def _mode_to_keep(path: Path, target: Path, overwrite: bool) -> int | None:
    """The mode of the file that is replaced, or None for a new one; only plain files are replaced."""
    try:
        found = target.stat().st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found):
        raise Unwritten("file.no_plain_file", path)
    if not overwrite:
        raise Unwritten("file.is_there", path)
    return stat.S_IMODE(found)
