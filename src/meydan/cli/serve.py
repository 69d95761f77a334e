"""``meydan serve``: the table server."""

from typing import Annotated

import typer

from meydan.cli.common import BadInput, need_server
from meydan.cli.tables import database_faults


def serve(
    host: Annotated[str, typer.Option(envvar="MEYDAN_HOST", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="MEYDAN_PORT", min=0, max=65535, help="The port.")] = 8400,
) -> None:
    """Start the table server and print its address.

    Tables are kept in MEYDAN_DATABASE_URL, SQLite unless set.
    """
    need_server()
    import asyncio
    import socket

    import uvicorn

    from meydan.server import claim, db, logs
    from meydan.server.app import make_app
    from meydan.server.leaving import Server
    from meydan.server.punctual import Punctual
    from meydan.server.settings import Settings

    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as fault:
        raise BadInput(f"Cannot listen at {host} port {port}: {fault.strerror}. Choose another with --port.") from None
    settings = Settings()
    logs.set_up(settings.log, settings.log_level)
    hold_many()
    with database_faults():
        held = claim.hold(settings)
        asyncio.run(db.prepare(settings))
    listener.listen(2_048)  # whoever opens the address at once waits until the server is ready
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        http=Punctual,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=list(settings.proxies),
    )
    shown = f"[{host}]" if ":" in host else host
    print(f"Meydan is at http://{shown}:{listener.getsockname()[1]}", flush=True)
    Server(config).run(sockets=[listener])
    claim.release(held)


def hold_many() -> None:
    """Every socket is a file to the system: as many as it lets us."""
    try:
        import resource
    except ImportError:
        return  # elsewhere there is no such limit
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
