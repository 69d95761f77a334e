"""What whoever runs the server types: serve, export, backup, migrate-tables; and the server's own sentences."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from served import Served

import meydan
from meydan.core.text import LANGUAGES, has
from meydan.server.faults import FOLDER, STATUS, Fault, language


def command(served: Served, *words: str) -> subprocess.CompletedProcess[str]:
    arguments = [sys.executable, "-m", "meydan", *words]
    return subprocess.run(arguments, env=served.environment, capture_output=True, text=True, timeout=60)


def test_running_tables_are_exported_backed_up_and_checked(tmp_path: Path) -> None:
    served = Served(tmp_path, bot_pause=0)
    served.start()
    try:
        with httpx.Client(base_url=f"{served.address}/api") as host:
            host.put("/me", json={"name": "Host"}).raise_for_status()
            seats = [{"kind": "me"}, {"kind": "here", "name": "Two"}]
            made = host.post("/tables", json={"game": "coup", "seats": seats}).raise_for_status().json()
            assert command(served, "export", made["id"]).returncode == 2, "nothing is played yet"
            host.post(f"/tables/{made['id']}/start").raise_for_status()
            told = command(served, "export", made["id"])
            record = json.loads(told.stdout)
            assert record["chance"]["secret"] is None and meydan.Table.replay(record).asked
            copy = tmp_path / "copy.sqlite"
            saved = command(served, "backup", str(copy))
            assert saved.returncode == 0 and "1 tables" in saved.stdout and copy.exists()
            again = command(served, "backup", str(copy))
            assert again.returncode == 2 and "never overwrites" in again.stderr and again.stderr.count("\n") == 1
            checked = json.loads(command(served, "migrate-tables", "--dry-run", "--json").stdout)
            assert [(row["table"], row["misfit"]) for row in checked["tables"]] == [(made["id"], None)]
            restored = Served(tmp_path, database=f"sqlite:///{copy}")
            assert json.loads(command(restored, "export", made["id"]).stdout) == record
            port = str(served.port)
            busy = command(served, "serve", "--port", port)
            assert busy.returncode == 2 and port in busy.stderr and "--port" in busy.stderr
    finally:
        served.kill()


def test_a_killed_server_leaves_no_thinkers_behind(tmp_path: Path) -> None:
    served = Served(tmp_path, bot_pause=0)
    served.start()
    with httpx.Client(base_url=f"{served.address}/api") as host:
        host.put("/me", json={"name": "Host"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = host.post("/tables", json={"game": "coup", "seats": seats}).raise_for_status().json()
        table = f"/tables/{made['id']}"
        host.post(f"{table}/start").raise_for_status()
        if options := host.get(f"{table}/update?seat=0").json()["options"]:
            host.post(f"{table}/answer", json={"seat": 0, "action": options[0], "key": "first"}).raise_for_status()
        thinkers = wait_for(lambda: children_of(served.process), bool)
    served.kill()
    assert wait_for(lambda: [pid for pid in thinkers if Path(f"/proc/{pid}").exists()], lambda left: not left) == []


def children_of(process: subprocess.Popen[str] | None) -> list[int]:
    assert process is not None
    threads = Path(f"/proc/{process.pid}/task").glob("*/children")
    return [int(pid) for thread in threads for pid in thread.read_text().split()]


def wait_for(look: Callable[[], list[int]], good: Callable[[list[int]], bool]) -> list[int]:
    for _ in range(600):
        if good(found := look()):
            return found
        time.sleep(0.05)
    return look()


@pytest.mark.parametrize(
    ("environment", "words", "said"),
    [
        ({"MEYDAN_DATABASE_URL": "sqlite:////proc/no/such.sqlite"}, ["export", "x"], "cannot be opened"),
        ({"MEYDAN_DATABASE_URL": "postgresql://127.0.0.1:1/none"}, ["backup", "x"], "pg_dump"),
        ({"MEYDAN_BOT_PAUSE": "soon"}, ["serve", "--port", "0"], "MEYDAN_BOT_PAUSE"),
        ({}, ["export", "nothere"], "no such table"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    environment: dict[str, str], words: list[str], said: str, tmp_path: Path
) -> None:
    given = os.environ | {"MEYDAN_DATABASE_URL": f"sqlite:///{tmp_path / 't.sqlite'}"} | environment
    arguments = [sys.executable, "-m", "meydan", *words]
    done = subprocess.run(arguments, env=given, capture_output=True, text=True, timeout=60, cwd=tmp_path)
    assert done.returncode == 2 and said in done.stderr and done.stderr.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_a_sentence(lang: str) -> None:
    text = (FOLDER / "text" / f"{lang}.ftl").read_text("utf-8")
    written = set(re.findall(r"^fault-([a-z-]+) =", text, re.MULTILINE))
    assert written == set(STATUS)
    for code in STATUS:
        told = Fault(code, {"fault": "x", "count": 3, "hours": 2}).json(lang)
        assert told["message"] and has(FOLDER, lang, f"fault-{code}")


def test_a_fault_never_tells_back_a_book() -> None:
    assert len(Fault("bad-request", {"fault": "x" * 5_000}).json("en")["message"]) < 500


@pytest.mark.parametrize(
    ("header", "lang"),
    [(None, "fa"), ("", "fa"), ("en", "en"), ("de, en;q=0.8", "en"), ("fa-IR,en", "fa"), ("xx", "fa"), ("EN-gb", "en")],
)
def test_the_language_is_the_first_we_speak(header: str | None, lang: str) -> None:
    assert language(header) == lang
