"""Compile the rules with mypyc into `.compiled/`, which `meydan.build.choose` then prefers.

`.compiled/meydan` is a full copy of the package with the compiled modules beside their sources, and
`.compiled/STAMP` says what it was made from. All of it is made in `.compiled.new` and moved into
place when complete. Without a C compiler or Python's headers there is nothing to do, and that is no
fault. A failed compile is one, unless `--or-interpret` says that playing on matters more.
"""

import fcntl
import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "meydan"
COMPILED = ROOT / ".compiled"
NEW = ROOT / ".compiled.new"
OLD = ROOT / ".compiled.old"
FAILED = COMPILED / "FAILED"

TOOLS = Path(__file__).resolve().parent
MAKING = [TOOLS / "compile.py", TOOLS / "lean_values.py", TOOLS / "near.h"]
"""What decides, besides the sources, what is made of them."""
INSIDE = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Calls from one compiled module to another go straight there: nobody replaces a rule from outside."""
TYPED = ("core", "games", "bots")
"""Folders with compiled modules. These import only each other, so an edit elsewhere compiles nothing anew."""


def main(lenient: bool) -> int:
    if lenient and os.environ.get("MEYDAN_BUILD") == "interpreted":
        return 0
    lock = os.open(ROOT, os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_EX)  # two compiles at once would tread on each other
    build = load_build()
    names: list[str] = build.files(str(PACKAGE))
    whole, rules = keys(build, PACKAGE, names)
    stamp = COMPILED / build.STAMP
    made_from = stamp.read_text().split() if stamp.exists() else []
    if made_from == [whole, rules]:
        return 0
    if made_from[1:] == [rules]:
        copy_package(names)
        for library in COMPILED.rglob("*.so"):
            shutil.copy2(library, NEW / library.relative_to(COMPILED))
        put_in_place(build, names)
        return 0

    compiler = find_compiler()
    if compiler is None:
        shutil.rmtree(COMPILED, ignore_errors=True)
        print("No C compiler: Meydan runs interpreted (the same rules, slower).")
        return 0
    attempt = f"{rules} {compiler}"
    if not (lenient and FAILED.exists() and FAILED.read_text() == attempt):
        fault = compile_all(build, names, compiler)
        if fault is None:
            return 0
        shutil.rmtree(COMPILED, ignore_errors=True)
        COMPILED.mkdir()
        FAILED.write_text(attempt)
        if not lenient:
            print(fault)
            return 1
    print("The rules do not compile (`make compile` says why): Meydan runs interpreted.")
    return 0


def load_build() -> ModuleType:
    """`meydan.build` by its address: importing the package would import the very code to compile."""
    spec = importlib.util.spec_from_file_location("build", PACKAGE / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def keys(build: ModuleType, package: Path, names: list[str]) -> tuple[str, str]:
    """What the whole build is made from, and what its compiled modules are made from."""
    typed = [n for n in names if n.endswith(".py") and ("/" not in n or n.startswith(TYPED))]
    made_by = b"".join([file.read_bytes() for file in MAKING])
    compiling = hashlib.sha256(made_by + importlib.metadata.version("mypy").encode())
    compiling.update(build.fingerprint(str(package), typed).encode())
    return build.fingerprint(str(package), names), compiling.hexdigest()


def find_compiler() -> str | None:
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(command.split()[0]):
            return str(command)
    return None


def copy_package(names: list[str]) -> None:
    shutil.rmtree(NEW, ignore_errors=True)
    for name in names:
        target = NEW / PACKAGE.name / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(PACKAGE / name, target)


def compile_all(build: ModuleType, names: list[str], compiler: str) -> str | None:
    """Make the whole build anew; what the compiler said if it failed."""
    copy_package(names)
    modules = compiled_modules()
    print(f"Compiling {len(modules)} modules of rules ...", flush=True)
    start = time.monotonic()
    result = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--here", *modules],
        cwd=NEW,
        env={**os.environ, "CC": compiler},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if result.returncode:
        shutil.rmtree(NEW)
        return result.stdout
    put_in_place(build, names)
    print(f"Compiled in {time.monotonic() - start:.0f} s.")
    return None


def compiled_modules() -> list[str]:
    """Every module of the core, the games and the bots whose first line does not ask to stay interpreted."""
    package = NEW / PACKAGE.name
    found = [path for rule in ("core/*.py", "games/*/**/*.py", "bots/*.py") for path in package.glob(rule)]
    return sorted(
        str(path.relative_to(NEW))
        for path in found
        if path.name != "__init__.py" and not path.read_text("utf-8").startswith("# interpreted\n")
    )


def compile_here(modules: list[str]) -> None:
    """In a process of its own, because mypyc ends the process when it finds a fault."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", *modules],
        opt_level="3",
        debug_level="0",
        target_dir="build",
        group_name="meydan",
        multi_file=True,
    )
    for extension in extensions:
        near = ["-include", str(TOOLS / "near.h")]
        given = [*extension.extra_compile_args, *near, *INSIDE]
        extension.extra_compile_args = [*given, "-Wno-error"]  # a newer compiler may warn about mypyc's C
        extension.extra_link_args = [*extension.extra_link_args, "-Wl,-Bsymbolic"]
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = ".", "build"
    command.ensure_finalized()
    build = command.build_extensions

    def build_on_all_cores() -> None:
        command.compiler.compile = partial(compile_together, command.compiler)
        build()

    command.build_extensions = build_on_all_cores
    command.run()
    shutil.rmtree("build")
    shutil.rmtree(".mypy_cache", ignore_errors=True)


def compile_together(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """There is a C file for each module, and setuptools would compile them one after the other."""
    _, objects, extra, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = compiler._get_cc_args(options, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as cores:
        list(cores.map(lambda made: compiler._compile(made, *build[made], arguments, extra, options), objects))
    return list(objects)


def put_in_place(build: ModuleType, names: list[str]) -> None:
    """Stamp the new build with what it really holds, even if a source was edited meanwhile, and swap."""
    (NEW / build.STAMP).write_text("\n".join(keys(build, NEW / PACKAGE.name, names)) + "\n")
    shutil.rmtree(OLD, ignore_errors=True)
    if COMPILED.exists():
        COMPILED.rename(OLD)
    NEW.rename(COMPILED)
    shutil.rmtree(OLD, ignore_errors=True)


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["--here"]:
            compile_here(sys.argv[2:])
        else:
            sys.exit(main(lenient="--or-interpret" in sys.argv))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; the next run picks it up.")
