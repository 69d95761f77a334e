"""How a game saved under older rules goes on under these."""

from meydan.core.codec import Json
from meydan.games.pax_pamir.codes import BLOCK_CODES, gift_code, is_block, spy_code, tribe_code, withdrawal_code
from meydan.games.pax_pamir.facts import CARD_ACTION_IDS, CARD_IDS, COURT_CARDS, REGIONS


def from_first(data: Json) -> Json:
    """Version 2 knows whose every new cylinder is, which action was withdrawn, and whether a block was just lifted."""
    agenda = [step | {"lifted": False} if step["step"] == "building" else step for step in data["agenda"]]
    fresh = [of_the_player(code, data["turn"]) for code in data["fresh"]]
    cards = [CARD_IDS.index(card) for card in data["withdrawn"]]
    withdrawn = [withdrawal_code(card, deed) for card in cards for deed in range(-1, len(CARD_ACTION_IDS))]
    migrated: Json = data | {"agenda": agenda, "fresh": fresh, "withdrawn": withdrawn}
    return migrated


def of_the_player(code: int, turn: int) -> int:
    """Version 1 wrote down only the cylinders of the player in turn, without the seat."""
    if is_block(code):
        return code
    place = code - BLOCK_CODES
    if place < REGIONS:
        return tribe_code(place, turn)
    place -= REGIONS
    return spy_code(place, turn) if place < COURT_CARDS else gift_code(place - COURT_CARDS, turn)
