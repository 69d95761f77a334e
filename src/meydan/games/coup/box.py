# interpreted
"""Reading the box: characters, coins and costs, checked, so that a broken file is refused with its fault."""

from pathlib import Path
from typing import Any

from meydan.core.box import Box

FOLDER = Path(__file__).parent
CHARACTERS = ("duke", "assassin", "captain", "ambassador", "contessa")
CLAIMING = ("tax", "assassinate", "steal", "exchange")
BLOCKED = ("foreign_aid", "assassinate", "steal")
COINS = ("income", "foreign_aid", "tax", "steal", "coup_cost", "coup_forced_at", "assassinate_cost", "treasury")


def read_box(folder: Path = FOLDER) -> dict[str, Any]:
    box = Box(folder, "game.json")
    with box.checking():
        check_cards(box)
        check_seats(box)
        check_coins(box)
        check_claims(box)
    return dict(box.data)


def check_cards(box: Box) -> None:
    """CP-001 Five characters, three of each."""
    found = box.data["characters"]
    unknown = [name for name in found if name not in CHARACTERS]
    box.insist(not unknown, f"{unknown[:1]} is no character of the game")
    box.insist(sorted(found) == sorted(CHARACTERS), f"there are {len(found)} characters, not one of each of the five")
    box.insist(box.data["copies_of_each"] == 3, f"there are {box.data['copies_of_each']} of each character, not 3")


def check_seats(box: Box) -> None:
    """CP-003 Two to six players, and CP-010 cards enough for all of them and for an Exchange of the last."""
    fewest, most = box.data["seats"]
    box.insist((fewest, most) == (2, 6), f"it is for {fewest} to {most} players, not 2 to 6")
    cards, draws = box.data["start"]["cards"], box.data["exchange_draws"]
    box.insist(cards == 2 and draws == 2, f"{cards} cards are dealt and {draws} drawn for an Exchange, not 2 and 2")
    whole = len(box.data["characters"]) * box.data["copies_of_each"]
    box.insist(most * cards + draws <= whole, f"{whole} cards are too few for {most} players")


def check_coins(box: Box) -> None:
    """CP-002 Fifty coins. CP-036 Who must launch a Coup can pay for it."""
    for name in COINS:
        coins = box.data[name]
        box.insist(type(coins) is int and coins > 0, f"{name} is {coins!r}, which is no number of coins")
    box.insist(box.data["coup_forced_at"] >= box.data["coup_cost"], "who must launch a Coup could not pay for it")
    each, first_of_two = box.data["start"]["coins"], box.data["start"]["two_player_first_coins"]
    box.insist(0 <= first_of_two <= each, "the starter of two would begin with more coins than the other")
    box.insist(box.data["seats"][1] * each <= box.data["treasury"], "the Treasury is too small for all players")


def check_claims(box: Box) -> None:
    """CP-050 to CP-053 and CP-061 to CP-063: every claim is of a character of the game."""
    claims, blocks = box.data["claims"], box.data["blocks"]
    box.insist(sorted(claims) == sorted(CLAIMING), f"claims are made for {', '.join(CLAIMING)}, each once")
    box.insist(sorted(blocks) == sorted(BLOCKED), f"blocks stop {', '.join(BLOCKED)}, each once")
    for name in (*claims.values(), *[name for names in blocks.values() for name in names]):
        box.insist(name in CHARACTERS, f"{name!r} is claimed, which is no character of the game")
