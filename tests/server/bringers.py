"""People who bring cards of their own to a server, each in a browser of their own."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec

from duelwright.server.lobby import Seated

from ..patience import PATIENCE
from .players import Served

KNIVES = [f"Harbour Knife {n}" for n in range(1, 13)]
CHARTS = [f"Harbour Chart {n}" for n in range(1, 4)]
ROWS = [f"asigoc,{name},weapon,harbour,H/{n:03},{n % 3 + 1},1,When this enters: draw a card." for n, name in
        enumerate(KNIVES, 1)]  # fmt: skip
ROWS += [f"asigoc,{name},item,harbour,H/1{n:02},,,Draw 2 cards." for n, name in enumerate(CHARTS, 1)]
HEAD = "game,name,type,set,number,attack,block,text\n"
TABLE = HEAD + "\n".join(ROWS) + "\n"
DECK = "".join(f"1 {name}\n" for name in KNIVES + CHARTS) + "ace:\n1 Captain of the Ford\n"


class Visitor:
    """A browser: it keeps its cookie, and its requests come from the server's own pages."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.cookies = httpx.Cookies()

    async def ask(self, method: str, path: str, body: object = None, data: bytes | None = None) -> httpx.Response:
        """Send a request."""
        headers = {"origin": self.server.address}
        async with httpx.AsyncClient(
            base_url=self.server.address, timeout=PATIENCE, cookies=self.cookies, headers=headers
        ) as client:
            answer = await client.request(method, path, json=body, content=data)
            self.cookies = client.cookies
            return answer

    async def get(self, path: str) -> Any:
        """What a path answers."""
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def bring(self, text: str | bytes = TABLE, file: str = "harbour.csv", lang: str = "en") -> httpx.Response:
        """Bring a file."""
        data = text if isinstance(text, bytes) else text.encode()
        return await self.ask("POST", f"/api/own-cards?file={file}&lang={lang}", data=data)

    async def brought(self, text: str | bytes = TABLE, file: str = "harbour.csv") -> Any:
        """Bring a file that is taken; the report."""
        answer = await self.bring(text, file)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def found(self, question: str, game: str = "asigoc") -> list[Any]:
        """The cards that a question finds."""
        return list((await self.get(f"/api/games/{game}/search?q={question}&n=100"))["cards"])

    async def open(self, game: str, kind: str, **asked: object) -> Seated:
        """Open a table."""
        answer = await self.ask("POST", "/api/tables", {"game": game, "kind": kind, "bot": "1", **asked})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Seated)
