"""A game saved before a field had its present name goes on."""

from meydan.core.table import Table
from meydan.games.mangrovia import GAME


def test_a_state_saved_with_the_old_name_of_a_field_is_read() -> None:
    t = Table.new("mangrovia", 3, 1)
    data = GAME.codec.encode_state(t.state)
    old = {"shrines" if name == "amulet_huts" else name: value for name, value in data.items()}
    assert "shrines" in old
    again = GAME.read_state({"version": GAME.version, "state": old})
    assert GAME.codec.encode_state(again) == data
