"""``meydan settings``: everything an environment variable may say."""

from dataclasses import fields
from typing import Annotated, NamedTuple

import typer

from meydan.cli.common import AsJson, need_server, print_json

Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table of docs/hosting.md.")]


class Told(NamedTuple):
    name: str
    default: str
    words: str


def settings(as_json: AsJson = False, markdown: Markdown = False) -> None:
    """List every setting of the server, and what it is for."""
    need_server()
    if as_json:
        print_json({"settings": [one._asdict() for one in told()]})
    elif markdown:
        print(table())
    else:
        for one in told():
            print(f"{one.name}={one.default}\n    {one.words}")


def told() -> list[Told]:
    """Those of the server, and what ``meydan serve`` takes as a flag as well."""
    from meydan.cli.app import app
    from meydan.server.settings import Settings

    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    flags = [
        Told(flag.envvar, str(flag.default), flag.help) for flag in command.params if getattr(flag, "envvar", None)
    ]
    return [*flags, *[Told(**one.metadata) for one in fields(Settings)]]


def table() -> str:
    rows = [f"| `{one.name}` | {f'`{one.default}`' if one.default else ''} | {one.words} |" for one in told()]
    return "\n".join(["| setting | default | what it is for |", "|---|---|---|", *rows])
