"""Make the wheels in `dist/`: one of plain Python for every machine, and beside it, where the rules are compiled, one
with the compiled modules inside for machines and Pythons like this one. Both hold the web client.
"""

import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import meydan

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "dist"
COMPILED = ROOT / ".compiled"
DIST = ROOT / "dist"


def main() -> None:
    if not (CLIENT / "index.html").exists():
        sys.exit("The web client is not built; `make wheel` builds it first.")
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        stage = Path(folder)
        plain = plain_wheel(stage)
        if meydan.BUILD == "compiled":  # never one that was made from other sources
            compiled_wheel(plain, stage / "compiled")
    for made in sorted(DIST.iterdir()):
        print(f"dist/{made.name} ({made.stat().st_size / 1e6:.1f} MB)")


def plain_wheel(stage: Path) -> Path:
    """From a copy of the source, so that neither the client nor what setuptools leaves lies about in the checkout."""
    ignore = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", stage / "src", ignore=ignore)
    shutil.copytree(CLIENT, stage / "src" / "meydan" / "client", ignore=shutil.ignore_patterns("STAMP"))
    for name in ("pyproject.toml", "README.md", "NOTICE"):
        shutil.copy2(ROOT / name, stage / name)
    do("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(DIST), str(stage))
    (plain,) = DIST.glob("*.whl")
    return plain


def compiled_wheel(plain: Path, stage: Path) -> None:
    """The plain one with the compiled modules beside their sources, and the tag of what can load them."""
    do("-m", "wheel", "unpack", "--dest", str(stage), str(plain))
    (package,) = stage.iterdir()
    for library in COMPILED.rglob("*.so"):
        shutil.copy2(library, package / library.relative_to(COMPILED))
    (told,) = package.glob("*.dist-info/WHEEL")
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    machine = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    text = told.read_text("utf-8").replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    told.write_text(text.replace("Tag: py3-none-any", f"Tag: {python}-{python}-{machine}"), "utf-8")
    do("-m", "wheel", "pack", "--dest-dir", str(DIST), str(package))


def do(*arguments: str) -> None:
    done = subprocess.run([sys.executable, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}\nThe wheel was not made: {' '.join(arguments)} failed.")


if __name__ == "__main__":
    main()
