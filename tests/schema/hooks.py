"""What schemathesis must know about this server, beside its description. run.py sets the environment."""

import atexit
import base64
import itertools
import json
import os
import pathlib
import re

import schemathesis

from world import Somebody

URL = os.environ["PORTOLAN_URL"]
# Tables for all operations, and for some operations alone.
TABLES = json.loads(os.environ["PORTOLAN_TABLES"])
REAL = {table for tables in TABLES.values() for table in tables}
# Empty for a stranger.
TOKEN = os.environ["PORTOLAN_TOKEN"]
TOKEN_ID = os.environ["PORTOLAN_TOKEN_ID"]
# Tokens that may be revoked.
TOKENS = json.loads(os.environ["PORTOLAN_TOKENS"])

ID = re.compile(r"[A-Za-z0-9_-]{21}[AQgw]")
# These end the session that asks.
ENDINGS = {("DELETE", "/api/me"), ("POST", "/api/logout")}

# How many invented ids each operation was given.
turns = {}
# How often each operation was answered with each status.
seen = {}

if TOKEN:

    @schemathesis.auth(refresh_interval=None)
    class Bearer:
        def get(self, case, ctx):
            return TOKEN

        def set(self, case, data, ctx):
            case.headers["Authorization"] = f"Bearer {data}"


def whole(value):
    """JSON without fractions that are zero: for a schema 2.0 is a whole number, but the API takes only 2."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {name: whole(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [whole(inner) for inner in value]
    return value


def is_whole(value, most):
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def make_likely(case, operation):
    """Makes a body that fits the schema likely to succeed: invented moves are hardly ever legal, and few seats exist."""
    body = case.body
    if not isinstance(body, dict) or case.method != "POST":
        return
    seat = case.path_parameters.get("seat")
    if operation == "bot" and str(seat).isdecimal() and is_whole(int(seat), 255):
        case.path_parameters["seat"] = int(seat) % 99 + 1
        if isinstance(body.get("bot"), str):
            case.body = {**body, "bot": "greedy"}
    if operation == "kick" and set(body) == {"seat"} and is_whole(body["seat"], 255):
        case.body = {"seat": body["seat"] % 4}
    if operation == "moves" and set(body) == {"moves", "version", "key"} and is_whole(body["version"], 2**64 - 1):
        moves = body["moves"]
        if isinstance(moves, list) and moves and all(isinstance(text, str) for text in moves):
            now = Somebody(URL, token=TOKEN).ask("GET", f"/api/tables/{case.path_parameters['id']}/choices")
            case.body = {**body, "moves": now["choices"][:1], "version": now["version"]}


def with_new_key(body):
    """A key that was accepted is answered as before, whatever its body: bad bodies must not meet one."""
    key = body.get("key") if isinstance(body, dict) else None
    if not isinstance(key, str) or not 1 <= len(key) <= 64:
        return body
    number = next(turns.setdefault("key", itertools.count()))
    return {**body, "key": f"{number:06}{key[6:]}"}


def code_of(table):
    """The code of a table, as docs/api.md says."""
    rest = int.from_bytes(base64.urlsafe_b64decode(table + "==")[:8])
    code = ""
    for _ in range(5):
        rest, letter = divmod(rest, 20)
        code += "BCDFGHJKLMNPQRSTVWXZ"[letter]
    return code


@schemathesis.hook
def before_call(ctx, case, kwargs):
    case.body = with_new_key(whole(case.body))
    parameters, path = case.path_parameters or {}, case.operation.path
    is_stateful = case.meta is not None and case.meta.phase.name.value == "stateful"
    table = parameters.get("id")
    if not is_stateful and isinstance(table, str) and ID.fullmatch(table) and table not in REAL:
        operation = path.rsplit("/", 1)[-1]
        own = TABLES.get(operation, [])
        turn = next(turns.setdefault(case.operation.label, itertools.count()))
        # An invented id is no table: one in nine stays, and the others lead to the tables in turn.
        if own and turn % 2 == 0:
            parameters["id"] = own[turn // 2 % len(own)]
            if TOKEN:
                make_likely(case, operation)
        elif turn % 9 != 1:
            parameters["id"] = TABLES["all"][turn // 2 % len(TABLES["all"])]
    if isinstance(parameters.get("code"), str) and next(turns.setdefault("code", itertools.count())) % 2 == 0:
        # An invented code is hardly ever that of a table.
        parameters["code"] = code_of(TABLES["kick"][0])
    token = parameters.get("token")
    if not is_stateful and isinstance(token, str) and ID.fullmatch(token) and token not in TOKENS:
        parameters["token"] = TOKENS[next(turns.setdefault("token", itertools.count())) % len(TOKENS)]
    wait = (case.query or {}).get("wait")
    if isinstance(wait, (int, float)) and wait > 0:
        # The answer is the same, later.
        case.query["wait"] = 0
    ends = (case.operation.method.upper(), path) in ENDINGS or parameters.get("token") == TOKEN_ID
    if TOKEN and ends and (case.headers or {}).get("Authorization") == f"Bearer {TOKEN}":
        case.headers["Authorization"] = f"Bearer {Somebody(URL, 'Gone').token}"


@schemathesis.hook
def after_call(ctx, case, response):
    counts = seen.setdefault(case.operation.label, {})
    counts[str(response.status_code)] = counts.get(str(response.status_code), 0) + 1


@atexit.register
def report():
    pathlib.Path(os.environ["PORTOLAN_SEEN"]).write_text(json.dumps(seen))
