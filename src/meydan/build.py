"""Which build of the rules runs: the plain source, or the same source compiled.

The package calls `choose` before it imports anything else, so this module needs nothing but the
standard library, and has to be quick. In a checkout `tools/compile.py` makes the compiled build and stamps it; in an
installed wheel the compiled modules lie beside their sources, and Python itself prefers them.
"""

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader

STAMP = "STAMP"


def choose(package_path: list[str]) -> str:
    """Point the package at the build that MEYDAN_BUILD asks for, and say which one it is.

    In a checkout, unset or "auto" takes the compiled build only if it was made from exactly these sources, so an
    edit is never answered with old rules. "compiled" insists, and "interpreted" is plain Python.
    """
    wish = os.environ.get("MEYDAN_BUILD") or "auto"
    if wish not in ("auto", "compiled", "interpreted"):
        raise ImportError(f"MEYDAN_BUILD is auto, compiled or interpreted, not {wish!r}.")
    source = package_path[0]
    if os.path.exists(os.path.join(source, "core", f"play{EXTENSION_SUFFIXES[0]}")):
        if wish == "interpreted":
            leave_out_compiled(source)
        return "interpreted" if wish == "interpreted" else "compiled"
    if wish == "interpreted":
        return "interpreted"
    compiled = os.path.join(os.path.dirname(os.path.dirname(source)), ".compiled")
    fault = _fault(source, compiled)
    if fault and wish == "auto":
        return "interpreted"
    if fault:
        raise ImportError(f"MEYDAN_BUILD=compiled, but {fault}: run `make compile`.")
    package_path[:] = [os.path.join(compiled, os.path.basename(source))]
    if compiled not in sys.path:
        sys.path.append(compiled)  # the library that all compiled modules share lies there
    return "compiled"


def leave_out_compiled(source: str) -> None:
    """Let Python find only the sources in these folders, whatever lies beside them."""
    for folder, _, _ in os.walk(source):
        sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def fingerprint(package: str, names: Iterable[str]) -> str:
    """One hash of these files, by name and content, and of the Python that is running."""
    version = ".".join(map(str, sys.version_info[:3]))
    digest = hashlib.sha256(f"{version} {EXTENSION_SUFFIXES[0]}\n".encode())
    for name in names:
        with open(os.path.join(package, name), "rb", buffering=0) as file:
            content = file.read()
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def files(package: str) -> list[str]:
    """Every file of the package, relative to it and sorted, without what Python or an editor leaves there."""
    return sorted(_walk(package, ""))


def _walk(folder: str, prefix: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith(".") or entry.name.endswith("~") or entry.name == "__pycache__":
                continue
            if entry.is_dir():
                yield from _walk(entry.path, f"{prefix}{entry.name}/")
            else:
                yield prefix + entry.name


def _fault(source: str, compiled: str) -> str | None:
    """What keeps the compiled build from being used, if anything does."""
    try:
        with open(os.path.join(compiled, STAMP), encoding="ascii") as file:
            made_from = file.readline().strip()
    except FileNotFoundError:
        return "there is no compiled build"
    if made_from != fingerprint(source, files(source)):
        return "the compiled build is older than the sources or made for another Python"
    return None
