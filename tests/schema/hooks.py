"""What schemathesis must know about this server, beside its description. run.py sets the environment."""

import atexit
import json
import os
import pathlib
import re
import zlib

import schemathesis

from world import Somebody

URL = os.environ["PORTOLAN_URL"]
# Tables for all operations, and for some operations alone.
TABLES = json.loads(os.environ["PORTOLAN_TABLES"])
# Empty for a stranger.
TOKEN = os.environ["PORTOLAN_TOKEN"]
TOKEN_ID = os.environ["PORTOLAN_TOKEN_ID"]

ID = re.compile(r"[A-Za-z0-9_-]{21}[AQgw]")
# These end the session that asks.
ENDINGS = {("DELETE", "/api/me"), ("POST", "/api/logout")}

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
    if operation == "bot" and is_whole(seat, 255):
        case.path_parameters["seat"] = seat % 100
    if operation == "kick" and set(body) == {"seat"} and is_whole(body["seat"], 255):
        case.body = {"seat": body["seat"] % 4}
    if operation == "moves" and set(body) == {"moves", "version", "key"} and is_whole(body["version"], 2**64 - 1):
        moves = body["moves"]
        if isinstance(moves, list) and moves and all(isinstance(text, str) for text in moves):
            now = Somebody(URL, token=TOKEN).ask("GET", f"/api/tables/{case.path_parameters['id']}/choices")
            case.body = {**body, "moves": now["choices"][:1], "version": now["version"]}


@schemathesis.hook
def before_call(ctx, case, kwargs):
    case.body = whole(case.body)
    parameters, path = case.path_parameters or {}, case.operation.path
    is_stateful = case.meta is not None and case.meta.phase.name.value == "stateful"
    table = parameters.get("id")
    if not is_stateful and isinstance(table, str) and ID.fullmatch(table):
        # An invented id is no table. The same one always leads to the same table, or stays.
        last = path.rsplit("/", 1)[-1]
        tables = [*TABLES["all"], *TABLES.get(last, []) * 8]
        choice = zlib.crc32(table.encode()) % (len(tables) + 1)
        parameters["id"] = tables[choice] if choice < len(tables) else table
        if TOKEN and len(TABLES["all"]) <= choice < len(tables):
            make_likely(case, last)
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
