"""Compares what the server does with its description: generated calls, with schemathesis.

`cargo xtask schema` installs what this needs and runs it.
"""

import argparse
import json
import os
import pathlib
import signal
import subprocess
import sys

import world

HERE = pathlib.Path(__file__).parent
# How long one pass may take, in seconds.
PATIENCE = 1200
# These cannot succeed by chance: nobody guesses a password, and the WebSocket is not asked for.
NEVER = {"POST /api/login", "GET /api/live"}


def serve(program, data):
    """Starts the server on a free port. Returns the process and its address."""
    command = [program, "serve", "--listen", "127.0.0.1:0", "--data", data]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    for line in server.stdout:
        if line.startswith("Portolan is at "):
            return server, line.split()[-1].rstrip("/")
    raise SystemExit("the server did not start")


def generate(url, made, arguments, phases):
    """One pass of schemathesis. Returns whether it found nothing."""
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(HERE / "schemathesis.toml"), "run"]
    command += [f"{url}/api/openapi.json", "--phases", phases, "--no-color"]
    command += ["--max-examples", str(arguments.examples), "--seed", str(arguments.seed)]
    if made["PORTOLAN_TOKEN"]:
        command += ["--generation-with-security-parameters", "false"]
    if arguments.steady:
        command += ["--generation-deterministic"]
    environment = {**os.environ, **made, "SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": str(HERE)}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    return subprocess.run(command, env=environment, timeout=PATIENCE).returncode == 0


def never_succeeded(seen):
    """The operations that were only ever refused: about their answers the pass says nothing."""
    answered = json.loads(seen.read_text())
    succeeded = lambda counts: any(status[0] == "2" for status in counts)
    return [name for name, counts in answered.items() if name not in NEVER and not succeeded(counts)]


def run(url, arguments):
    """Both passes. Returns whether nothing was found."""
    anna, bert = world.Somebody(url, "Anna"), world.Somebody(url, "Bert")
    seen = pathlib.Path(arguments.data) / "seen.json"
    made = {
        "PORTOLAN_URL": url,
        "PORTOLAN_TABLES": json.dumps(world.tables(anna, bert)),
        "PORTOLAN_TOKEN": anna.token,
        "PORTOLAN_TOKENS": json.dumps(anna.tokens(5)),
        "PORTOLAN_TOKEN_ID": anna.current_token(),
        "PORTOLAN_SEEN": str(seen),
    }
    print("\nby a player", flush=True)
    good = generate(url, made, arguments, "coverage,fuzzing,stateful")
    # Otherwise most calls were a stranger's.
    anna.ask("GET", "/api/me")
    if refused := never_succeeded(seen):
        print("\nnever answered with success: " + ", ".join(refused))
        # With a seed this may be chance. The same calls every time must not become blind.
        good = good and not arguments.steady
    print("\nby a stranger", flush=True)
    return generate(url, {**made, "PORTOLAN_TOKEN": ""}, arguments, "coverage,fuzzing") and good


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--data", required=True)
    parser.add_argument("--examples", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steady", action="store_true", help="the same calls every time, whatever the seed")
    arguments = parser.parse_args()
    # Whoever ends this also ends the server, below.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    server, url = serve(arguments.program, arguments.data)
    try:
        good = run(url, arguments)
        if server.poll() is not None:
            print("the server has ended")
            good = False
    finally:
        server.terminate()
        server.wait()
    sys.exit(0 if good else 1)


main()
