"""Takes the README's pictures of the table in the browser: `python -m docs.screens`; needs Chromium, a built client."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import uuid
from pathlib import Path
from typing import Any

import websockets
from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent / "pictures"
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync"]  # fmt: skip
# How far each game is played: until this kind of prompt comes up in this turn or later.
GAMES = 20  # that are begun until one comes so far
SCENES = {"vanguard-d": ("guard", 4), "duel": ("turn", 5), "asigoc": ("block", 4)}


def ask(address: str, path: str, body: dict[str, object], token: str = "") -> dict[str, Any]:
    """A request to the server, of whoever holds a seat's token."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


async def play(address: str, seat: dict[str, Any], kind: str, turn: int, seed: int = 11) -> bool:
    """Answer by chance with something that does something, until the scene is reached; with no kind, to the end."""
    url = f"{address.replace('http', 'ws')}/ws/{seat['table']}"
    now, chance = 0, random.Random(seed)
    async with websockets.connect(url, max_size=None) as socket:
        await socket.send(json.dumps({"t": "hello", "token": seat["token"]}))
        async for text in socket:
            frame = json.loads(text)
            if frame["t"] not in ("welcome", "update"):
                continue
            now = frame["view"].get("turn", now)
            prompt = frame["ask"]
            if frame.get("ending"):
                return not kind
            if prompt and prompt["kind"] == kind and now >= turn and not prompt.get("forced"):
                return True
            if prompt:
                options = [one["action"] for one in prompt["options"]]
                doing = [one for one in options if not one.startswith(("move R", "switch", "back", "end"))]
                action = chance.choice(doing or options)
                answer = {"t": "act", "id": uuid.uuid4().hex, "n": prompt["n"], "action": action}
                await socket.send(json.dumps(answer))
    return False


def seated(address: str) -> dict[str, str]:
    """Play every scene; the address of its page by the picture's name."""
    pages = {}
    for game, (kind, turn) in SCENES.items():
        for seed in range(11, 11 + GAMES):
            seat = ask(address, "/api/tables", {"game": game, "bot": "3", "name": "Mirelle", "seat": 0})
            if asyncio.run(play(address, seat, kind, turn, seed)):
                break
        else:
            raise SystemExit(f"no game of {game} came to a prompt to {kind} in turn {turn}")
        pages[f"table-{game}"] = f"{address}/t/{seat['table']}#{seat['token']}"
    seat = ask(address, "/api/tables", {"game": "duel", "bot": "3", "name": "Mirelle"})
    asyncio.run(play(address, seat, "", 0))
    ask(address, f"/api/replays/{seat['table']}/share", {"shared": True}, seat["token"])
    return {**pages, "replay": f"{address}/replay/{seat['table']}#24"}


def shoot(page: Page, pages: dict[str, str], address: str) -> None:
    """Take every picture."""
    page.goto(address)
    page.evaluate("localStorage.setItem('duelwright.settings', JSON.stringify({theme: 'dark', lang: 'en'}))")
    for name, where in pages.items():
        page.goto(where)
        page.wait_for_selector(".board")
        page.wait_for_timeout(1200)
        page.screenshot(path=HERE / f"{name}.png")


def shoot_decks(page: Page, address: str) -> None:
    """Take the picture of the deck page, with a deck that came by a link and a question."""
    made = ask(address, "/api/games/vanguard-d/convert", {"text": "Keter Starter", "form": "link"})
    page.goto(f"{address}/decks#{made['text'].strip()}")
    page.get_by_placeholder("Search cards").fill("does:draw grade<=3 or when:attacks")
    page.wait_for_timeout(2500)
    page.screenshot(path=HERE / "decks.png")


def main() -> None:
    """Start a server, play, and take the pictures."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "duelwright", "serve", "--port", "0", "--data", folder, "--pace", "0",
                   "--seed", "5"]  # fmt: skip
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            pages = seated(found[0])
            with sync_playwright() as driver:
                browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
                page = browser.new_page(viewport={"width": 1440, "height": 900})
                shoot(page, pages, found[0])
                shoot_decks(page, found[0])
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
