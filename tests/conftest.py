"""What the laws compared is printed at the end of every run, whichever process compared it."""

from typing import Any

import pytest

COMPARED: list[str] = []


@pytest.fixture
def compared() -> list[str]:
    return COMPARED


def pytest_sessionfinish(session: pytest.Session) -> None:
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["compared"] = COMPARED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    COMPARED.extend(getattr(node, "workeroutput", {}).get("compared", []))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if COMPARED:
        terminalreporter.section("what the laws compared")
        for line in sorted(COMPARED):
            terminalreporter.write_line(line)
