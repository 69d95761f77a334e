"""All commands, and the one place where a fault becomes a line on stderr."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated

import typer

import meydan
from meydan.cli import (
    admin,
    arena,
    bench,
    doctor,
    fit,
    fuzz,
    games,
    lessons,
    odds,
    play,
    records,
    rules,
    serve,
    settings,
    sim,
    status,
    tables,
    where,
)
from meydan.core.errors import MeydanError

app = typer.Typer(
    name="meydan",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"meydan {meydan.__version__}")
        raise typer.Exit


@app.callback()
def meydan_command(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """A digital table for board games, in Persian and English."""


for command in (
    games.games,
    play.play,
    sim.sim,
    arena.arena,
    fit.fit,
    fuzz.fuzz,
    records.replay,
    records.verify,
    bench.bench,
    lessons.lesson,
    status.status,
    where.where,
    rules.schema,
    rules.rules,
    serve.serve,
    settings.settings,
    doctor.doctor,
    tables.backup,
    tables.export,
    tables.migrate_tables,
    tables.prune,
):
    app.command()(command)
app.add_typer(admin.app)
app.command(context_settings=odds.FIGURES_MAY_BE_SWITCHES)(odds.odds)

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Returns 0, or 2 after one line on stderr that says what is wrong with the input."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    speak_utf8()
    try:
        code = app(given or ["--help"], prog_name="meydan", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as fault:
        return refuse(fault.format_message(), fault.exit_code)
    except MeydanError as fault:
        return refuse(str(fault), BAD_INPUT)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as fault:
        return refuse(f"{fault.filename or 'input or output'}: {fault.strerror or fault}.", BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def refuse(message: str, code: int) -> int:
    print(f"meydan: {' '.join(message.split())}", file=sys.stderr)
    return code


def speak_utf8() -> None:
    """Persian must come through pipes and old consoles; what cannot be read is a bad answer, not a fault."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
