"""The documents tell all there is: ARCHITECTURE.md every module, docs/wire.md whatever goes over the wire."""

import re
from pathlib import Path
from typing import get_args

import msgspec

from meydan.server import messages
from meydan.server.faults import STATUS
from meydan.server.notices import AnyNotice

ROOT = Path(__file__).parent.parent.parent
SERVER = ROOT / "src" / "meydan" / "server"
WIRE = (ROOT / "docs" / "wire.md").read_text("utf-8")


def test_the_map_names_every_module() -> None:
    for part in ("core", "server", "cli"):
        folder = SERVER.parent / part
        rows = (ROOT / "ARCHITECTURE.md").read_text("utf-8").split(f"| in `{part}/` | what |")[1].split("\n\n")[0]
        named = re.findall(r"`([a-z_]+(?:\.py|/))`", "".join(row.split("|")[1] for row in rows.splitlines()[2:]))
        there = [path.name for path in folder.glob("*.py") if path.name != "__init__.py"]
        there += [f"{path.name}/" for path in folder.iterdir() if any(path.glob("*.py"))]
        assert sorted(named) == sorted(there), part


def tags(several: object) -> set[str]:
    return {str(one.__struct_config__.tag) for one in get_args(several)}


def test_the_wire_tells_every_refusal_with_its_status() -> None:
    told = set()
    for statuses, codes in re.findall(r"^\| ([45][\d, ]+) \| (.*) \|$", WIRE, re.MULTILINE):
        told |= {(code, int(status)) for code in re.findall(r"`([a-z-]+)`", codes) for status in statuses.split(",")}
    assert {code for code, _ in told} == set(STATUS) and set(STATUS.items()) <= told


def test_the_wire_tells_every_notice_and_message() -> None:
    table = WIRE.split("| `table` | also | meaning |")[1].split("\n\n")[0]
    noticed = {word for row in table.splitlines()[2:] for word in re.findall(r"`([a-z]+)`", row.split("|")[1])}
    assert noticed == tags(AnyNotice)
    assert set(re.findall(r'\{"do": "([a-z]+)"', WIRE)) == tags(messages.AnyMessage)
    said = {kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)}
    types = {kind.__struct_config__.tag for kind in said if kind.__struct_config__.tag_field == "type"}
    assert set(re.findall(r'\{"type": "([a-z]+)"', WIRE)) == types


def test_the_wire_tells_every_address() -> None:
    """By the last word of each that stands for itself: ``answer`` of ``/tables/ID/answer``."""
    words = {
        re.sub(r"/?\{[^}]*\}", "", path).rsplit("/", 1)[1]
        for file in sorted((SERVER / "routes").glob("*.py"))
        for path in re.findall(r'^@\w+\("(/[^"]+)"', file.read_text("utf-8"), re.MULTILINE)
    }
    assert len(words) > 30
    assert [word for word in sorted(words) if not re.search(rf"(GET|POST|PUT|DELETE|[`/, ]) ?{word}\b", WIRE)] == []
