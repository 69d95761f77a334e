"""The map of the server in ARCHITECTURE.md names every module there is, and none that is not."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SERVER = ROOT / "src" / "meydan" / "server"


def test_the_map_names_every_module() -> None:
    rows = (ROOT / "ARCHITECTURE.md").read_text("utf-8").split("| in `server/` | what |")[1].split("\n\n")[0]
    named = re.findall(r"`([a-z_]+(?:\.py|/))`", "".join(row.split("|")[1] for row in rows.splitlines()[2:]))
    there = [path.name for path in SERVER.glob("*.py") if path.name != "__init__.py"]
    there += [f"{path.name}/" for path in SERVER.iterdir() if any(path.glob("*.py"))]
    assert sorted(named) == sorted(there)
