"""Players and tables that exist before the first generated call, made through the API itself."""

import json
import urllib.error
import urllib.request


class Somebody:
    """Somebody who asks the server."""

    def __init__(self, url, name=None, token=None):
        self.url = url
        self.token = token
        if name:
            self.token = self.ask("POST", "/api/players", {"name": name})["token"]

    def ask(self, method, path, body=None):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def open(self, **table):
        return self.ask("POST", "/api/tables", table)["table"]["id"]

    def tokens(self, count):
        return [self.ask("POST", "/api/me/tokens", {"name": f"token {number}"})["id"] for number in range(count)]

    def current_token(self):
        return next(token["id"] for token in self.ask("GET", "/api/me/tokens")["tokens"] if token["current"])


def shared(opener, guest, game):
    """A table at which two play."""
    table = opener.open(game=game, seats=2, listed=True, start="full", pace={"slow": {"hours": 24}})
    guest.ask("POST", f"/api/tables/{table}/join", {})
    return table


def play_to_the_end(player, table):
    """Plays the first legal move until the game is over."""
    number = 0
    while player.ask("GET", f"/api/tables/{table}")["table"]["state"] == "playing":
        number += 1
        play(player, table, number)


def play(player, table, number):
    """Plays the first legal move."""
    choices = player.ask("GET", f"/api/tables/{table}/choices")
    moves = {"moves": choices["choices"][:1], "version": choices["version"], "key": str(number)}
    player.ask("POST", f"/api/tables/{table}/moves", moves)


def tables(anna, bert):
    """Tables in every state, as Anna sees them: her own and others'. Some are for one operation alone, so that others
    do not spoil them."""
    ids = []
    # Players share the tables, and no bot plays: nothing happens there by itself.
    for opener, guest, game in [(anna, bert, "misterra"), (bert, anna, "morgan"), (anna, bert, "cartographers")]:
        gathering = opener.open(game=game, seats=3, listed=True)
        ids += [gathering, shared(opener, guest, game)]
    over = anna.open(game="misterra", seats=1, listed=True, luck="schema")
    anna.ask("POST", f"/api/tables/{over}/start", {})
    play_to_the_end(anna, over)
    closed = anna.open(game="morgan", seats=2)
    anna.ask("POST", f"/api/tables/{closed}/leave", {})
    strange = bert.open(game="cartographers", seats=1)
    bert.ask("POST", f"/api/tables/{strange}/start", {})
    anna.ask("POST", f"/api/tables/{over}/chat", {"text": "well played"})
    # While Bert has not sealed, Anna may replace her move; while he does not agree, nothing is taken back.
    sealing = [shared(anna, bert, "cartographers") for _ in range(2)]
    taking_back = shared(anna, bert, "morgan")
    # Who begins is drawn. Only the first move of all reveals nothing.
    while anna.ask("GET", f"/api/tables/{taking_back}")["table"]["awaited"] != [0]:
        taking_back = shared(anna, bert, "morgan")
    play(anna, taking_back, 1)
    return {
        "all": ids + [over, closed, strange],
        "record": [over],
        "rematch": [over, closed],
        "kick": [anna.open(game="misterra", seats=4)],
        "bot": [anna.open(game="cartographers", seats=100)],
        "choices": sealing,
        "moves": sealing,
        "start": [anna.open(game="misterra", seats=1) for _ in range(2)],
        "takeback": [taking_back],
    }
