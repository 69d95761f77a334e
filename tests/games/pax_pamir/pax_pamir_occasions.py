"""Where each action of a court card, each ability and each half of an event is met on the page."""

from functools import partial

from browser.occasions import Occasion, laid
from pax_pamir_script import Script, pax

from meydan.games.pax_pamir.facts import ABILITIES

COURTS = ([61, 37, 58], [24, 74, 2], [6, 84, 16, 78])
"""A table in the middle of a game; the card that is met comes to the first court."""
HANDS = "20 52 | 9 | 65"
FREE = [96, 99, 39, 88, 13, 14, 93, 56, 100, 49, 7, 32, 26, 47]
ACTIONS = {"tax": 31, "gift": 30, "build": 27, "move": 35, "betray": 45, "battle": 33}
"""A card of each action."""
MINE = '.pages [role="tab"]:nth-child(4)'
CHECKS = range(101, 105)
EVENTS = range(105, 117)
WITHDRAWAL = 111
"""The one that is never for sale."""


def table(*mine: int, event: int = 0, at: str = "acting", left: int = 2) -> Script:
    others = [[card for card in court if card not in mine] for court in COURTS]
    courts = [[*others[0], *mine], *others[1:]]
    market = [card for card in FREE if card not in mine][:12]
    if event:
        market[0] = event
    return pax(
        3,
        courts=" | ".join(" ".join(map(str, court)) for court in courts),
        hands=HANDS,
        market=" ".join(map(str, market)),
        coins="0 1, 3 2, 7 1",
        loyalty="british russian afghan",
        rupees="9 5 4",
        points="3 5 2",
        tribes="punjab 0 2, kabul 2 1, herat 0 1, persia 1 2, kandahar 2 1, herat 2 1",
        armies="punjab british 2, punjab afghan 1, kabul afghan 2, herat british 1, persia russian 2",
        roads="kabul_punjab british 1, herat_persia russian 1, herat_kabul british 1",
        spies="24 0 1, 74 0 1, 84 1 1",
        gifts="1 2",
        checks=3,
        deck="20 6 2",
        left=left,
        at=at,
    )


def doing(deed: str) -> Script:
    lay = table(ACTIONS[deed])
    lay.says(0, f"use {ACTIONS[deed]} {deed}")
    return lay


def occasions() -> list[Occasion]:
    return [*actions(), *abilities(), *events(), *crowds()]


def crowd(*said: str) -> Script:
    """Five players late in a game, the third with a court far over its limit, as in the middle of a turn."""
    lay = pax(
        5,
        turn=2,
        courts="24 29 36 50 32 33 34 35 | 84 96 86 70 69 81 95 | 3 8 42 6 11 12 13 14 17 | 61 62 63 64 | 2 7 10",
        hands="9 52 | 16 65 20 | 55 21 45 | 47 48 | 58 60",
        prizes="18 | 19 22 | 23 25 |  | 26",
        loyalty="british russian afghan british russian",
        rupees="5 3 9 2 6",
        points="17 15 16 16 3",
        tribes="punjab 0 4, kabul 2 4, herat 3 3, persia 1 4, transcaspia 1 1, punjab 3 2, kandahar 4 3, kabul 4 1, "
        "herat 2 1, transcaspia 4 1",
        armies="punjab british 5, kandahar british 3, transcaspia russian 4, herat russian 3, kabul afghan 5, "
        "persia russian 2, herat british 1, punjab russian 1, kandahar afghan 2",
        roads="kabul_punjab british 2, kandahar_punjab british 1, herat_kabul afghan 2, kabul_kandahar afghan 1, "
        "persia_transcaspia russian 1, kabul_transcaspia russian 1, herat_persia afghan 1, herat_kandahar afghan 1",
        spies="29 2 1, 36 1 2, 36 2 1, 8 0 1, 84 0 2, 63 4 2, 63 1 1, 13 3 2",
        gifts="2 2 4, 0 2, 1 6",
        market="75 1 99 91 51 54 104 82 59 94 106 100",
        coins="0 2, 1 1, 3 1, 6 3, 7 1, 10 2, 11 1",
        favoured="military",
        deck="20 6 0",
        checks=1,
    )
    for words in said:
        lay.says(2, words)
    return lay


CROWDS = {
    "turn": ((), '.market [data-id="card-event_104"]'),
    "court": ((), MINE),
    "map": ((), '.pages [role="tab"]:nth-child(2)'),
    "put_card": (("play 45",), ""),
    "building": (("use 6 build",), ""),
    "battle": (("use 3 battle",), ""),
    "bribe": (("use 13 move",), ""),
}
"""What is said at the crowded table, and what is clicked then."""


def crowds() -> list[Occasion]:
    return [
        Occasion(f"crowd:{name}", partial(laid, partial(crowd, *said)), (click,) if click else ())
        for name, (said, click) in CROWDS.items()
    ]


def actions() -> list[Occasion]:
    return [Occasion(f"action:{deed}", partial(laid, partial(doing, deed))) for deed in ACTIONS]


def abilities() -> list[Occasion]:
    """At its owner's turn, with what it does opened beside the card."""
    return [
        Occasion(
            f"ability:{ability}", partial(laid, partial(table, cards[0] + 1)), (MINE,), f"card-court_{cards[0] + 1}"
        )
        for ability, cards in ABILITIES.items()
    ]


def events() -> list[Occasion]:
    """Lifted in the market, with its words, then bought; or discarded at the end of the turn."""
    found = []
    for number in (*CHECKS, *EVENTS):
        card = f'.market [data-id="card-event_{number}"]'
        bought, discarded = (f"event:event_{number}_if_{how}" for how in ("purchased", "discarded"))
        lay = partial(table, event=number)
        if number == WITHDRAWAL:
            found.append(Occasion(bought, partial(laid, lay), explain=f"card-event_{number}"))
        else:
            found.append(Occasion(bought, partial(laid, lay), (card, ".prompt [data-choice]")))
        found.append(Occasion(discarded, partial(laid, partial(lay, left=0)), ('.prompt [data-exit=""]',)))
    return found
