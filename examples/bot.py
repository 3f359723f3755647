#!/usr/bin/env python3
"""A bot for Portolan's online tables, with nothing but Python's standard library. docs/api.md describes the API.

    python3 examples/bot.py http://127.0.0.1:8080 --open misterra --seats 2    # opens a table and prints its id
    python3 examples/bot.py http://127.0.0.1:8080 --table ID                   # joins it
"""
import argparse
import json
import random
import time
import urllib.error
import urllib.request


class Player:
    """Somebody at a server: sends requests, and sends them again while the server is not there."""

    def __init__(self, url, name):
        self.url, self.token = url.rstrip("/"), None
        self.token = self.call("POST", "/api/players", {"name": name})[1]["token"]

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        for _ in range(60):
            try:
                request = urllib.request.Request(self.url + path, data, headers, method=method)
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return answer.status, json.load(answer)
            except urllib.error.HTTPError as refusal:
                if refusal.code not in (429, 503):
                    return refusal.code, json.load(refusal)
            except OSError:
                pass
            time.sleep(0.5)
        raise SystemExit(f"{self.url} does not answer")


def choose(view, choices):
    """Picks one of the legal moves. This is the place for your ideas: `view` is all that you may know."""
    return random.choice(choices)


def play(player, table):
    path, number = f"/api/tables/{table}", 0
    while True:
        info = player.call("GET", path)[1]["table"]
        if info["state"] in ("over", "closed"):
            return info
        status, mine = player.call("GET", path + "/choices")
        seen = player.call("GET", path + "/view")[1] if status == 200 else {"sealed": ["nothing to do"]}
        if not seen["sealed"]:
            move, number = choose(seen["view"], mine["choices"]), number + 1
            # The key makes sure that the move is played once, however often the request is sent.
            player.call("POST", path + "/moves", {"moves": [move], "version": mine["version"], "key": str(number)})
        else:
            player.call("GET", f"{path}/news?since={info['version']}&wait=20")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot for Portolan's online tables")
    parser.add_argument("url")
    parser.add_argument("--table")
    parser.add_argument("--open", metavar="GAME")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--name", default="Python")
    args = parser.parse_args()
    me = Player(args.url, args.name)
    if args.open:
        status, answer = me.call("POST", "/api/tables", {"game": args.open, "seats": args.seats, "start": "full"})
        table = answer["table"]["id"] if status == 201 else None
    else:
        table = args.table
        status, answer = me.call("POST", f"/api/tables/{table}/join", {})
    if status not in (200, 201):
        raise SystemExit(answer["detail"])
    print(f"table {table}", flush=True)
    end = play(me, table)
    print(end["state"], json.dumps(end.get("result")))
