"""Games saved under older rules go on under these."""

from pax_pamir_script import pax

from meydan.games.pax_pamir import GAME, facts
from meydan.games.pax_pamir.codes import gift_code, spy_code, tribe_code
from meydan.games.pax_pamir.table import PaxState


def test_a_game_saved_under_the_first_rules_goes_on() -> None:
    g = pax(2, courts="14 16 |", tribes="kabul 0 1", spies="16 1 1", rupees="8 4", coins="1 3")
    g.says(0, "use 14 build", "place army kabul")
    state = g.state
    state.fresh.extend([tribe_code(facts.KABUL, 0), spy_code(13, 0), gift_code(1, 0)])
    saved = GAME.codec.encode_state(state)
    del saved["agenda"][-1]["lifted"]
    saved |= {"fresh": [facts.KABUL * 3, 45 + facts.KABUL, 51 + 13, 151 + 1], "withdrawn": ["court_16"]}
    again = pax(2, begun=False)
    read = GAME.read_state({"version": 1, "state": saved})
    assert isinstance(read, PaxState)
    again.state = read
    assert again.state.fresh == state.fresh and again.state.agenda[-1] == state.agenda[-1]
    again.says(0, "done")
    again.refuses(0, "use 16 betray", "withdrawn", "PP-240")
