"""``meydan admin``: what whoever runs the server does about people and tables, while it runs."""

import json
import os
import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any
from urllib.parse import quote, urlencode

import typer

from meydan.cli.common import AsJson, BadInput, need_server, print_json
from meydan.cli.tables import with_tables
from meydan.core.codec import Json

app = typer.Typer(
    name="admin",
    help="Tables, people and reports of a running server.\n\nOn its own machine the database lets you in; elsewhere "
    "MEYDAN_OPERATOR_TOKEN holds what `meydan admin token` printed.",
    no_args_is_help=True,
)
PATIENCE = 20.0
SPANS = {"m": 60, "h": 3600, "d": 86_400}

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, the last part of its address.")]
Span = Annotated[str, typer.Option("--for", metavar="TIME", help="How long: 30m, 12h or 7d.")]
Reason = Annotated[str, typer.Option("--reason", help="A note for yourself.")]
Guest = Annotated[str | None, typer.Option("--guest", help="A guest's id; `meydan admin table` and `reports` tell it.")]
Network = Annotated[str | None, typer.Option("--network", help="An address, or a range such as 192.0.2.0/24.")]


def call(method: str, path: str, body: Mapping[str, Any] | None = None, **query: str | None) -> Any:
    """Ask the server of MEYDAN_ADMIN_URL. Its refusals are sentences already."""
    from urllib.error import HTTPError, URLError
    from urllib.request import Request, urlopen

    need_server()
    base = os.environ.get("MEYDAN_ADMIN_URL", f"http://127.0.0.1:{os.environ.get('MEYDAN_PORT', '8400')}").rstrip("/")
    if not re.match(r"https?://", base):
        raise BadInput(f"MEYDAN_ADMIN_URL is an address such as http://127.0.0.1:8400, not {base!r}.")
    asked = urlencode({name: value for name, value in query.items() if value is not None})
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {found_token()}", "accept-language": "en", "content-type": "application/json"}
    request = Request(f"{base}/api/admin{path}{'?' if asked else ''}{asked}", data, headers, method=method)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())
    except HTTPError as fault:
        raise BadInput(said(fault.read()) or f"{base} answers {fault.code}.") from None
    except (URLError, TimeoutError) as fault:
        raise BadInput(f"No server answers at {base} ({fault}). MEYDAN_ADMIN_URL says where it is.") from None


def said(body: bytes) -> str:
    try:
        return str(json.loads(body)["message"])
    except (ValueError, KeyError, TypeError):
        return ""


def found_token() -> str:
    """The one that was given, or the one of the database, for whoever may read that."""
    return os.environ.get("MEYDAN_OPERATOR_TOKEN") or made_token(renew=False)


def made_token(renew: bool) -> str:
    return with_tables(lambda process: process.operators.token(renew))


def seconds(span: str) -> float:
    match = re.fullmatch(r"(\d+)([mhd])", span)
    if match is None or not int(match[1]):
        raise BadInput(f"A time is given like 30m, 12h or 7d, not {span!r}.")
    return int(match[1]) * SPANS[match[2]]


def show(rows: Sequence[Mapping[str, Json]], as_json: bool, nothing: str) -> None:
    """One line for each; what is not so is left out."""
    if as_json:
        print_json(list(rows))
        return
    for row in rows:
        told = {name: when(value) if name in ("created", "changed", "until") else value for name, value in row.items()}
        print("  ".join(f"{name} {value}" for name, value in told.items() if value not in (None, "", False)))
    if not rows:
        print(nothing)


def when(value: Json) -> str:
    return datetime.fromtimestamp(float(value), UTC).strftime("%Y-%m-%d %H:%M")


@app.command()
def token(
    renew: Annotated[bool, typer.Option("--renew", help="Make a new one; all earlier ones are void.")] = False,
) -> None:
    """Print the operator's token."""
    need_server()
    print(made_token(renew))


@app.command()
def tables(
    status: Annotated[str | None, typer.Option(help="open, running, over or abandoned.")] = None,
    game: Annotated[str | None, typer.Option(help="Only tables of this game.")] = None,
    as_json: AsJson = False,
) -> None:
    """List tables, the latest first."""
    show(call("GET", "/tables", status=status, game=game), as_json, "There are no such tables.")


@app.command()
def table(table: TableId, as_json: AsJson = False) -> None:
    """Who sits at a table, and who is connected to it, with their addresses."""
    show(call("GET", f"/tables/{quote(table)}"), as_json, "Nobody sits there, and nobody watches.")


@app.command()
def close(table: TableId) -> None:
    """End a game, or a table before its game. What was played stays."""
    call("DELETE", f"/tables/{quote(table)}")
    print(f"{table} is closed.")


@app.command()
def hide(
    table: TableId,
    off: Annotated[bool, typer.Option("--off", help="Show it again.")] = False,
) -> None:
    """Keep a table out of the lobby, and let it go on."""
    call("PUT", f"/tables/{quote(table)}/hidden", {"on": not off})
    print(f"{table} is {'shown' if off else 'hidden'}.")


@app.command()
def erase(
    table: TableId,
    event: Annotated[int, typer.Argument(min=0, help="The number of what was said; `meydan admin reports` tells it.")],
) -> None:
    """Delete a message: from the log, and from the pages of those who are there."""
    call("DELETE", f"/tables/{quote(table)}/messages/{event}")
    print(f"Message {event} of {table} is gone.")


@app.command()
def ban(span: Span, guest: Guest = None, network: Network = None, reason: Reason = "") -> None:
    """Keep a guest, or everybody from some addresses, out for a time."""
    rule("ban", span, guest, network, reason)


@app.command()
def mute(span: Span, guest: Guest = None, network: Network = None, reason: Reason = "") -> None:
    """Let a guest, or everybody from some addresses, not talk for a time; they may play on."""
    rule("mute", span, guest, network, reason)


def rule(kind: str, span: str, guest: str | None, network: str | None, reason: str) -> None:
    body = {"kind": kind, "seconds": seconds(span), "guest": guest, "network": network, "reason": reason}
    made = call("POST", "/bans", body)
    print(f"{made['id']}: {made['guest'] or made['network']} until {when(made['until'])} UTC.")


@app.command()
def bans(as_json: AsJson = False) -> None:
    """Whom you keep out or have muted, and until when."""
    show(call("GET", "/bans"), as_json, "Nobody is kept out.")


@app.command()
def lift(
    ban: Annotated[str, typer.Argument(metavar="BAN", help="The id of a ban; `meydan admin bans` tells it.")],
) -> None:
    """End a ban or a mute before its time."""
    call("DELETE", f"/bans/{quote(ban)}")
    print(f"{ban} is lifted.")


@app.command()
def reports(
    everything: Annotated[bool, typer.Option("--all", help="Those that are settled, too.")] = False,
    as_json: AsJson = False,
) -> None:
    """What people at the tables have told you."""
    show(call("GET", "/reports", everything="true" if everything else None), as_json, "There is nothing new.")


@app.command()
def settle(report: Annotated[str, typer.Argument(metavar="REPORT", help="The id of a report.")]) -> None:
    """Put a report aside."""
    call("POST", f"/reports/{quote(report)}/done")
    print(f"{report} is settled.")
