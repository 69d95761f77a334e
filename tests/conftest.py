"""What the laws compared is printed at the end of every run."""

import pytest

COMPARED: list[str] = []


@pytest.fixture
def compared() -> list[str]:
    return COMPARED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if COMPARED:
        terminalreporter.section("what the laws compared")
        for line in COMPARED:
            terminalreporter.write_line(line)
