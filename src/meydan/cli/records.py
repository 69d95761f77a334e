"""``meydan replay`` and ``meydan verify``: what a record tells, and whether it tells the truth."""

from typing import Annotated

import typer

from meydan.cli.common import AsJson, BadInput, Language, RecordFile, game_name, print_json, printer, read_json
from meydan.cli.speech import print_line, result_sentence
from meydan.core import record
from meydan.core.table import Table
from meydan.core.text import digits, isolated


def replay(
    file: RecordFile,
    lang: Language = "fa",
    seat: Annotated[
        int | None, typer.Option(help="Whose eyes: a seat as in the record, from 0; else a spectator's.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play a record again and tell what happened, sentence by sentence."""
    t = Table.replay(read_json(file))
    if seat is not None and not 0 <= seat < len(t.seats):
        raise BadInput(f"This record has seats 0 to {len(t.seats) - 1}, not {seat}.")
    events = t.events(seat)
    told = [t.text(event, lang, seat) for event in events]
    if as_json:
        return print_json(
            {
                "game": t.game.key,
                "seats": t.people,
                "options": t.options,
                "names": t.names,
                "seat": seat,
                "events": [
                    {**t.game.codec.encode(event), "text": text} for event, text in zip(events, told, strict=True)
                ],
                "result": None if t.result is None else t.result.json(),
            }
        )
    console = printer()
    print_line(console, game_name(t.game, lang), "bold")
    for number, text in enumerate(told, 1):
        print_line(console, f"{isolated(digits(f'{number:4}', lang))}  {text}")
    print_line(console, result_sentence(t, lang, seat), "bold")


def verify(file: RecordFile, as_json: AsJson = False) -> None:
    """Check a record: every answer legal, every die and card as the revealed secret or seed gives it.

    With --json it says of each entry what it is; a record with an entry that cannot be verified is refused."""
    data = read_json(file)
    t, drawn = record.verify(data, Table)
    entries = record.kinds(data)
    chance = entries.count("chance")
    report = {
        "game": t.game.key,
        "version": t.game.version,
        "answers": len(t.log),
        "entries": entries,
        "chance": chance,
        "verified": drawn,
        "source": record.chance_json(t.chance, over=True)["kind"],
        "finished": t.result is not None,
    }
    if as_json:
        return print_json(report)
    source = "the seed" if report["source"] == "seeded" else "the secret committed to before the game"
    end = "to its end" if report["finished"] else "as far as it was played"
    print(
        f"Verified: {t.game.key} {end}, {len(t.log)} entries; {drawn} of {chance} chance answers follow from {source}."
    )
