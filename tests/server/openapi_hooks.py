"""What Schemathesis is told of our tables: ids that are there, and which of them are a stranger's."""

import json
import os
from random import Random
from typing import Any

import schemathesis

KNOWN: dict[str, Any] = json.loads(os.environ["MEYDAN_TEST_TABLES"])
RNG = Random(5)


@schemathesis.hook
def map_path_parameters(context: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
    """A table that is there, more often than not."""
    if path_parameters and "table" in path_parameters and RNG.random() < 0.8:
        path_parameters["table"] = RNG.choice(KNOWN["mine"] + KNOWN["foreign"])
    return path_parameters


@schemathesis.check
def a_private_table_stays_private(ctx: Any, response: Any, case: Any) -> None:
    table = (case.path_parameters or {}).get("table")
    if table in KNOWN["foreign"]:
        assert response.status_code >= 400, f"a stranger's table answers: {response.text}"
