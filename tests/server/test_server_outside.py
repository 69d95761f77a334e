"""The program of docs/bots.md, as it stands there, plays a whole game against a real server."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
from served import Served

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def test_the_bot_in_the_manual_plays_to_the_end(tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert code is not None
    (tmp_path / "bot.py").write_text(code[1], "utf-8")
    served = Served(tmp_path, bot_pause=0)
    served.start()
    try:
        with httpx.Client(base_url=f"{served.address}/api") as host:
            host.put("/me", json={"name": "Host"}).raise_for_status()
            seats = [{"kind": "bot", "level": "random"}, {"kind": "outside", "name": "Mine"}]
            made = host.post("/tables", json={"game": "coup", "seats": seats}).raise_for_status().json()
            token = host.post(f"/tables/{made['id']}/token", json={"seat": 1}).raise_for_status().json()["token"]
            host.post(f"/tables/{made['id']}/start").raise_for_status()
            arguments = [served.address, made["id"], "1", token]
            done = subprocess.run(
                [sys.executable, tmp_path / "bot.py", *arguments], capture_output=True, text=True, timeout=120
            )
            assert done.returncode == 0 and "winners: [" in done.stdout, done.stderr
            record = host.get(f"/tables/{made['id']}/record").raise_for_status().json()
            assert {entry["seat"] for entry in record["log"] if "seat" in entry} == {0, 1}
            me = f"{served.address}/api/me"
            assert httpx.get(me, headers={"Authorization": f"Bearer {token[:-2]}xx"}).status_code == 401
            cookie = {"Cookie": f"meydan={host.cookies['meydan']}"}
            for proxys in ("Basic abc", "Bearer of.a.proxy"):  # they came along with somebody who has a cookie
                assert httpx.get(me, headers={"Authorization": proxys} | cookie).json()["name"] == "Host"
            new = host.post("/tables", json={"game": "coup", "seats": seats}).raise_for_status().json()
            other = httpx.Client(base_url=f"{served.address}/api", headers={"Authorization": f"Bearer {token}"})
            with other:
                assert other.get(f"/tables/{new['id']}/update?seat=1").status_code == 404
    finally:
        served.kill()
