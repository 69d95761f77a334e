"""The planted faults fit the code as it is; `make mutants` plants them."""

import pytest
from mutants import fault_mutants

from meydan.games import games


@pytest.mark.parametrize("game", games())
def test_every_planted_fault_fits_its_file(game: str) -> None:
    assert len(list(fault_mutants(game))) > 10
