# interpreted
"""The table at a terminal: every card with its labels, events with what they do, and who stands in which region."""

from meydan.core.codec import Json
from meydan.core.pen import Pen
from meydan.games.pax_pamir.facts import CARD_IDS, is_check


def picture(pen: Pen) -> list[str]:
    view = pen.view
    lines = []
    for row in view["market"]:
        if row["card"] is not None:
            price = row["cost"] if row["price"] is None else row["price"]
            lines.append(
                f"{row_sign(row)} "
                + pen.say("picture-market", price=price, rupees=row["rupees"])
                + card(pen, row["card"])
            )
    lines += [f"{pen.mark(row['seat'])} {card(pen, row)}{spies(pen, row)}" for row in view["courts"]]
    lines += [region(pen, row) for row in view["regions"]]
    roads = [
        pen.say("picture-road", border=pen.word("Border", row["border"]), roads=sides(pen, row["roads"]))
        for row in view["borders"]
        if row["roads"]
    ]
    return [*lines, *roads, pen.legend()]


def row_sign(row: Json) -> str:
    return "▔" if row["row"] == 0 else "▁"


def card(pen: Pen, row: Json) -> str:
    """A court card with what its signs mean; an event with both its halves."""
    name = pen.word("Card", row["card"])
    if is_check(CARD_IDS.index(row["card"])):
        side = pen.view["forecast"]["coalition"]
        now = (
            pen.say("picture-check-none")
            if side is None
            else pen.say("picture-check", coalition=pen.word("Coalition", side))
        )
        return f"{name}. {now}"
    if row["card"].startswith("event"):
        halves = [f"{row['card']}_if_{when}" for when in ("purchased", "discarded")]
        bought, gone = [pen.word("Happening", half) for half in halves]
        return pen.say("picture-event", bought=bought, gone=gone)
    told = pen.say(
        "picture-card",
        name=name,
        suit=pen.word("Suit", row["suit"]),
        rank=row["rank"],
        region=pen.word("Region", row["region"]),
    )
    if row["patriot"]:
        told += pen.say("picture-patriot", coalition=pen.word("Coalition", row["patriot"]))
    if row["prize"]:
        told += pen.say("picture-prize", coalition=pen.word("Coalition", row["prize"]))
    deeds = [pen.word("CardAction", deed) for deed in row["deeds"]]
    return told + (pen.say("picture-deeds", deeds=joined(pen, deeds)) if deeds else "")


def spies(pen: Pen, row: Json) -> str:
    """Whose spies are on a court card."""
    told = marks(pen, row["spies"])
    return pen.say("picture-spies", spies=told) if told else ""


def marks(pen: Pen, seats: list[int]) -> str:
    """The marks of players, each with how many pieces."""
    return " ".join(f"{pen.mark(seat)}{pen.n(seats.count(seat))}" for seat in dict.fromkeys(seats))


def region(pen: Pen, row: Json) -> str:
    tribes = marks(pen, row["tribes"])
    ruler = "" if row["ruler"] is None else pen.say("picture-ruler", name=pen.name(row["ruler"]))
    return f"{pen.word('Region', row['region'])}: {tribes} {sides(pen, row['armies'])}{ruler}".rstrip()


def sides(pen: Pen, blocks: list[str]) -> str:
    """Blocks by their coalition, with how many."""
    return joined(pen, [f"{pen.word('Coalition', side)} {pen.n(blocks.count(side))}" for side in dict.fromkeys(blocks)])


def joined(pen: Pen, words: list[str]) -> str:
    return ("، " if pen.lang == "fa" else ", ").join(words)
