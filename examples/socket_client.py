"""Plays a whole game against a bot over the server's socket: `duelwright serve`, then `python socket_client.py`."""

import asyncio
import json
import random
import sys
import urllib.request
import uuid

import websockets

SERVER = sys.argv[1] if len(sys.argv) > 1 else "127.0.0.1:8000"
GAME = sys.argv[2] if len(sys.argv) > 2 else "asigoc"


def open_table() -> dict:
    """Ask for a table against a bot; the answer holds the seat's token."""
    body = json.dumps({"game": GAME, "kind": "bot", "bot": "3", "name": "Script"}).encode()
    request = urllib.request.Request(f"http://{SERVER}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def play(seat: dict) -> dict:
    """Answer every prompt by chance until the game is over; returns how it ended."""
    async with websockets.connect(f"ws://{SERVER}/ws/{seat['table']}", max_size=None) as socket:
        await socket.send(json.dumps({"t": "hello", "token": seat["token"], "lang": "en"}))
        async for text in socket:
            frame = json.loads(text)
            if frame["t"] not in ("welcome", "update"):
                continue
            for line in frame.get("log", []):
                print("  " * line.get("depth", 1) + line["text"])
            if frame.get("ending"):
                return frame["ending"]
            if frame["ask"]:
                option = random.choice(frame["ask"]["options"])
                print(f"> {frame['ask']['question']} {option['label']}")
                answer = {"t": "act", "id": uuid.uuid4().hex, "n": frame["ask"]["n"], "action": option["action"]}
                await socket.send(json.dumps(answer))
    raise SystemExit("the server has gone")


ending = asyncio.run(play(open_table()))
print(f"{ending['text']} ({ending['rule']})")
