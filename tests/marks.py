"""The markers that stand on many tests: the rules a test proves, and that it measures how strong bots are."""

import pytest

rule = pytest.mark.rule
arena = pytest.mark.arena
