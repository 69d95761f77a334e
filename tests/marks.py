"""The marker that ties a test to the rules it proves."""

import pytest

rule = pytest.mark.rule
