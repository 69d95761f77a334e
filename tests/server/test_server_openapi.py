"""Schemathesis calls every route with whatever the OpenAPI document allows, and with what it does not."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
from calls import drive
from served import Served

HOOKS = "openapi_hooks"
EXAMPLES = os.environ.get("MEYDAN_EXAMPLES", "12")
"""Calls per route and phase; `make test-services` tries more."""


CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 413, 422, 429]
"""
"""A refusal by the rules, or of a value that fits its form, is an answer too."""


def tables_of(client: httpx.Client, name: str) -> list[str]:
    """Private tables of one guest: open, running, and played by bots alone."""
    client.put("/me", json={"name": name}).raise_for_status()
    ids = []
    for seats, start in (
        ([{"kind": "me"}, {"kind": "open"}], False),
        ([{"kind": "me"}, {"kind": "bot"}, {"kind": "outside"}], True),
        ([{"kind": "bot", "level": "random"}] * 2, True),
    ):
        made = client.post("/tables", json={"game": "coup", "seats": seats}).raise_for_status().json()
        if start:
            client.post(f"/tables/{made['id']}/start").raise_for_status()
        ids.append(made["id"])
    return ids


def test_every_route_keeps_its_word(tmp_path: Path) -> None:
    """All checks: no 5xx, nothing undocumented, no stranger's table read."""
    served = Served(tmp_path, bot_pause=0)
    served.start()
    try:
        base = f"{served.address}/api"
        with httpx.Client(base_url=base) as me, httpx.Client(base_url=base) as other:
            known = {"mine": tables_of(me, "Me"), "foreign": tables_of(other, "Other")}
            cookie = f"meydan={me.cookies['meydan']}"
        (tmp_path / "schemathesis.toml").write_text(CONFIG)
        done = subprocess.run(
            [
                str(Path(sys.executable).parent / "schemathesis"),
                "run",
                f"{base}/docs/openapi.json",
                "--checks=all",
                f"--max-examples={EXAMPLES}",
                "--seed=1",
                "--no-color",
                "--request-timeout=60",
                "--generation-database=none",
                f"--header=Cookie: {cookie}",
            ],
            env=os.environ
            | {
                "SCHEMATHESIS_HOOKS": HOOKS,
                "PYTHONPATH": str(Path(__file__).parent),
                "MEYDAN_TEST_TABLES": json.dumps(known),
            },
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=900,
        )
        assert done.returncode == 0, (
            done.stdout[-9000:] + done.stderr[-2000:] + (tmp_path / "server.log").read_text()[-3000:]
        )
        log = (tmp_path / "server.log").read_text()
        assert "Traceback" not in log, log
    finally:
        served.kill()


def test_what_one_call_changes_the_next_one_finds_and_none_breaks_the_server(tmp_path: Path) -> None:
    """A walk through all routes as guests who sit at tables; `make calls` goes ten thousand steps."""
    served = Served(tmp_path, bot_pause=0, verifications_per_minute=100_000)
    served.start()
    try:
        report = asyncio.run(drive(served, calls=1_200, seed=2))
    finally:
        served.kill()
    assert report["faults"] == [] and "Traceback" not in (tmp_path / "server.log").read_text()
    assert report["routes_that_answered_2xx"] > 25 and report["answered"]["2xx"] > 200, report
