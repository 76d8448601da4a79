"""By which names a server is asked. Another name may lead here, too, and its pages shall not speak as ours."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import structlog

ANY: Final = "*"
LOCAL: Final = "localhost"
LONGEST: Final = 60  # characters of a wrong name that are told
MOST_TOLD: Final = 20  # wrong names that the operator is told

log = structlog.get_logger()


class Hosts:
    """The names of a server. A number is never another's name: who asks by it means this machine.

    >>> hosts = Hosts(["play.example.org"])
    >>> [hosts.know(host) for host in ("Play.example.org:8000", "[::1]:8000", "192.0.2.7", "evil.example")]
    [True, True, True, False]
    """

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(name_of(name) for name in names if name)
        self.told: set[str] = set()

    def know(self, host: str | None) -> bool:
        """Whether a request's host is one of the server's; a program may name none, a browser always does."""
        if host is None or ANY in self.names:
            return True
        name = name_of(host)
        return name in self.names or name.endswith(f".{LOCAL}") or is_number(name)

    def refuse(self, host: str) -> str:
        """Why a request is refused, for who asks and, once for each name, for who runs the server."""
        name = name_of(host)[:LONGEST]
        if len(self.told) < MOST_TOLD and name not in self.told:
            self.told.add(name)
            log.warning(
                "host_refused", host=name, advice=f"--allowed-host {name!r} where that is a name of this server"
            )
        return f"this server does not answer to the name {name!r}; who runs it can add it with --allowed-host"


def name_of(host: str) -> str:
    """A host without its port, as names are compared."""
    name, colon, port = host.strip().lower().rpartition(":")
    name = name if colon and port.isdecimal() and (":" not in name or name.endswith("]")) else host.strip().lower()
    return name[1:-1] if name.startswith("[") and name.endswith("]") else name.rstrip(".")


def is_number(name: str) -> bool:
    """Whether a name is an address itself."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_names(host: str, origins: Iterable[str], more: Iterable[str]) -> list[str]:
    """The names that a server has by itself: of this machine, where it listens, and of its pages."""
    machine = socket.gethostname()
    pages = [urlsplit(origin).hostname or "" for origin in origins]
    return [LOCAL, machine, f"{machine}.local", host, *pages, *more]
