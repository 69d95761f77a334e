"""``meydan migrate-tables``, ``export``, ``backup`` and ``prune``: for whoever runs the server."""

from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from meydan.cli.common import AsJson, BadInput, need_server, print_json
from meydan.core.errors import MeydanError

if TYPE_CHECKING:
    from meydan.server.process import Process
    from meydan.server.upkeep import Fit

T = TypeVar("T")


def with_tables(work: "Callable[[Process], Coroutine[Any, Any, T]]") -> T:
    """Run this on the tables of MEYDAN_DATABASE_URL."""
    import asyncio

    from meydan.server.settings import Settings
    from meydan.server.upkeep import opened

    async def run() -> T:
        async with opened(Settings()) as process:
            return await work(process)

    with database_faults():
        return asyncio.run(run())


@contextmanager
def database_faults() -> Iterator[None]:
    """A database that cannot be opened is a sentence."""
    from asyncpg import InterfaceError, PostgresError
    from sqlalchemy.exc import DBAPIError

    from meydan.server.db import GONE
    from meydan.server.faults import Fault

    try:
        yield
    except Fault as fault:
        raise BadInput(fault.json("en")["message"]) from None
    except (*GONE, PostgresError, InterfaceError) as fault:
        said = fault.orig if isinstance(fault, DBAPIError) else fault
        raise BadInput(f"The database of MEYDAN_DATABASE_URL cannot be opened: {said}") from None


def migrate_tables(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only look; change nothing.")] = False,
    as_json: AsJson = False,
) -> None:
    """See whether running tables fit the rules of this version.

    Each is played again, and the first answer that no longer fits is reported.
    Without --dry-run tables of older rules go on under the new ones, from where they stand.
    """
    need_server()
    from meydan.server import upkeep

    async def work(process: "Process") -> list[upkeep.Fit]:
        fits = await upkeep.check_tables(process.store)
        if not dry_run:
            for fit in fits:
                if fit.opens:
                    await upkeep.adopt(process, fit.table)
        return fits

    fits = with_tables(work)
    if as_json:
        print_json({"tables": [fit.json() for fit in fits]})
    else:
        for fit in fits:
            print(f"{fit.table} {fit.game}: {sentence(fit)}")
        unfit = sum(fit.misfit is not None for fit in fits)
        print(f"{len(fits)} running tables, {unfit} with an answer that no longer fits.")
    if any(not fit.opens for fit in fits):
        raise MeydanError("Some tables cannot be opened under these rules; their games need a migration.")


def sentence(fit: "Fit") -> str:
    if fit.misfit is None:
        return f"all {fit.entries} entries fit"
    goes_on = "it goes on from where it stands" if fit.opens else "it cannot be opened"
    return f"entry {fit.misfit} of {fit.entries} no longer fits ({fit.why}); {goes_on}"


def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, the last part of its address.")],
) -> None:
    """Print a table's record.

    Of a running game everything played is in it; the secret of chance is not.
    """
    need_server()
    from meydan.server import upkeep

    print_json(with_tables(lambda process: upkeep.export(process.store, table)))


def backup(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Where the copy goes.")] = None,
    into: Annotated[Path | None, typer.Option(metavar="FOLDER", help="A folder for one copy more.")] = None,
    keep: Annotated[int, typer.Option(min=1, help="How many copies stay in that folder.")] = 7,
) -> None:
    """Copy all tables into one file, while the server runs.

    Start from it with MEYDAN_DATABASE_URL=sqlite:///FILE.
    """
    need_server()
    from meydan.server import backups
    from meydan.server.settings import Settings

    settings = Settings()
    if settings.shared:
        raise BadInput("These tables are in PostgreSQL: back them up with pg_dump.")
    if (file is None) == (into is None):
        raise BadInput("Say where the copy goes: a new FILE, or --into FOLDER.")
    if into is not None:
        print(f"The tables are in {backups.rotate(settings.file, into, keep)}.")
    elif file is not None:
        print(f"{backups.copy(settings.file, file)} tables are in {file}.")


def prune(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count; delete nothing.")] = False,
    vacuum: Annotated[bool, typer.Option("--vacuum", help="Give the room back to the disk afterwards.")] = False,
    as_json: AsJson = False,
) -> None:
    """Delete tables and guests that nobody will come back to.

    How old they must be MEYDAN_KEEP_OPEN, _FINISHED, _IMPORTS and _GUESTS say, all of them in days.
    """
    need_server()
    from meydan.server import retention

    async def work(process: "Process") -> retention.Pruned:
        engine = process.store.engine
        done = await retention.prune(engine, process.settings, process.clock.now(), dry_run)
        if vacuum and not dry_run:
            await retention.vacuum(engine)
        return done

    done = with_tables(work)
    if as_json:
        print_json(done._asdict())
        return
    deleted = "would be deleted" if dry_run else "deleted"
    print(f"Tables whose game never began, {deleted}: {done.open}; finished games: {done.finished};")
    print(f"records from elsewhere: {done.imports}; guests without a table: {done.guests}.")
