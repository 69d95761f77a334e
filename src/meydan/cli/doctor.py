"""``meydan doctor``: whether anything is wrong with this server."""

import typer

from meydan.cli.common import AsJson, need_server, print_json
from meydan.cli.tables import with_tables


def doctor(as_json: AsJson = False) -> None:
    """Look for what may be wrong with the server of these settings.

    The build, the page, files, backups, disk, proxies, database and clock. Exit code 1 if something is bad.
    """
    need_server()
    from meydan.server import doctor as looking
    from meydan.server.settings import Settings

    found = with_tables(lambda process: looking.look(Settings(), process))
    if as_json:
        print_json({"found": [one._asdict() for one in found]})
    else:
        for one in found:
            print(f"{one.state:8}{one.what}: {one.words}")
    if looking.worst(found):
        raise typer.Exit(1)
