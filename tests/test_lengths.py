"""How long a game is, as counted in games between bots."""

import pytest

import meydan
from meydan.games import find


@pytest.mark.parametrize("key", meydan.games())
def test_every_way_to_play_with_every_number_of_seats_was_counted(key: str) -> None:
    game = find(key)
    way = next((option for option in game.options if option.key == game.way), None)
    wanted = [(choice, seats) for seats in game.seats for choice in (way.choices(seats) if way else [None])]
    assert [(told["way"], told["seats"]) for told in game.length["lengths"]] == wanted
    assert all(5 <= told["decisions"] <= 1000 for told in game.length["lengths"])
    assert game.way == "" or way is not None
