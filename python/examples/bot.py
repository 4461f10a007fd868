"""A program that plays, badly: it accepts every invitation in the lobby that does not count, and plays a
legal move by chance. It needs Python and nothing else.

    COLORITO_TOKEN=... python3 python/examples/bot.py http://localhost:1892
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

SERVER = sys.argv[1].rstrip("/")
HEADERS = {"Authorization": "Bearer " + os.environ["COLORITO_TOKEN"].strip(), "Content-Type": "application/json"}


def ask(path, body=None):
    """A request to the server; its answer is to be read."""
    data = None if body is None else json.dumps(body).encode()
    # A sign of life comes every 20 seconds: who hears nothing for a minute has lost the connection.
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, data, HEADERS), timeout=60)


def attempt(path, body):
    """Asks for something that may be refused: somebody else may have been faster."""
    try:
        ask(path, body).close()
    except urllib.error.HTTPError as error:
        print(json.load(error)["message"], file=sys.stderr)


def play(game):
    if game["legal"]:
        ply = len(game["moves"])
        # Sent again after a break, the move is played once, because of its id.
        move = {"move": random.choice(game["legal"]), "ply": ply, "client": f"{game['id']}-{ply}"}
        attempt(f"/api/games/{game['id']}/moves", move)
    elif game["outcome"]:
        print(game["id"], game["outcome"]["winner"], game["outcome"]["reason"], flush=True)


def accept(invitations):
    for one in invitations:
        if not (one["yours"] or one["rated"] or one["program"]):
            attempt(f"/api/invitations/{one['id']}/accept", {})


def listen():
    """Follows the stream of events until it breaks."""
    with ask("/api/events") as events:
        for line in events:
            if not line.strip():
                continue
            news = json.loads(line)
            for game in news.get("games", []) + ([news["game"]] if news["type"] == "game" else []):
                play(game)
            accept(news.get("invitations", []))


while True:
    try:
        listen()
    except urllib.error.HTTPError as error:
        if error.code < 500 and error.code != 429:
            sys.exit(json.load(error)["message"])
    except OSError as error:
        print(error, file=sys.stderr)
    time.sleep(2)
