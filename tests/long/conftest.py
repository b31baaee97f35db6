"""The campaigns of `make long`: each leaves one line of figures, printed together at the end.

A test says its line with `record_property("figures", …)`.
"""

from __future__ import annotations

import pytest


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    ended = [
        report
        for outcome in ("passed", "failed")
        for report in terminalreporter.getreports(outcome)
    ]
    for report in sorted(ended, key=lambda report: report.nodeid):
        for name, line in report.user_properties:
            if name == "figures" and report.when == "call":
                terminalreporter.write_line(line)
