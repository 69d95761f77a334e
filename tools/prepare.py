"""Make `.venv` in the checkout: the pinned dependencies and the package itself.

Runs under whatever python3 the machine has, so it needs nothing but the standard library. Each part
is stamped after it is complete, with a hash of what it was made from: a second run does nothing, and
an interrupted one starts that part afresh. An older Python must be able to read as far as the refusal.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PIP = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]


def main() -> None:
    if sys.version_info < (3, 11):
        version = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Meydan needs Python 3.11 or newer, and this is {version}; try make PYTHON=python3.12")
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        sys.exit("This Python cannot make a virtual environment; on Debian, install python3-venv.")
    lock = os.open(ROOT, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)  # two set-ups at once would tread on each other

    # A virtual environment knows its own address and interpreter, so those count as well.
    here = f"{ROOT} {sys.base_prefix} {sys.version_info[:3]}".encode()
    requirements = ROOT / "requirements.txt"
    dependencies = digest(here, requirements.read_bytes())
    if not (stamped("dependencies", dependencies) and PYTHON.exists()):
        print("Installing the dependencies into .venv ...", flush=True)
        # Inside an activated .venv, sys.executable is the very file that --clear removes.
        do([getattr(sys, "_base_executable", sys.executable), "-m", "venv", "--clear", str(VENV)])
        do([*PIP, "--requirement", str(requirements)])
        stamp("dependencies", dependencies)

    package = digest((ROOT / "pyproject.toml").read_bytes())
    if not stamped("package", package):
        do([*PIP, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
        stamp("package", package)


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\n".join(parts)).hexdigest()


def stamped(part: str, key: str) -> bool:
    path = VENV / f"STAMP.{part}"
    return path.exists() and path.read_text() == key


def stamp(part: str, key: str) -> None:
    (VENV / f"STAMP.{part}").write_text(key)


def do(command: list[str]) -> None:
    """Run quietly; if it fails, show all it said."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode:
        sys.exit(f"{result.stdout}\nThe set-up failed at: {' '.join(command)}")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; the next run picks it up.")
