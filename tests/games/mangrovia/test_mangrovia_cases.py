"""The games that bots play hold every case that a board must show."""

from browser.moments import sightings
from mangrovia_cases import CASES


def test_every_case_is_met() -> None:
    assert set(sightings("mangrovia")) == set(CASES)
