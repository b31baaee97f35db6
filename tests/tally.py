"""What a run of tests came to, in numbers: runs side by side are added up from these.

`pytest --tally=FILE` writes it as JSON when all tests have run; `tools/totals.py` reads it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

GROUPS = ("gpu", "documents", "peers", "native")
OUTCOMES = ("passed", "failed", "error", "skipped", "xfailed", "xpassed")
SLOWEST = 10


class Tally:
    """Writes the numbers of a run.

    Attributes:
        path: The file for them; nothing is written without one.

    """

    def __init__(self, path: Path | None) -> None:
        self.path = path

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        stats = terminalreporter.stats
        for line in figures([*stats.get("passed", []), *stats.get("failed", [])]):
            terminalreporter.write_line(line)
        skipped = groups(stats.get("skipped", []))
        words = ", ".join(f"{group} {count}" for group, count in skipped.items())
        terminalreporter.write_line(f"skipped by group: {words}")
        if self.path is not None:
            self.path.write_text(json.dumps(tally(stats)), encoding="utf-8")


def tally(stats: dict[str, list[Any]]) -> dict[str, Any]:
    """The numbers of a run, by what pytest's terminal keeps of it."""
    seconds: Counter[str] = Counter()
    of_tests: Counter[str] = Counter()
    for report in _of_tests(reports for kind in ("", *OUTCOMES) for reports in stats.get(kind, [])):
        of_tests[report.nodeid] += report.duration
        seconds[report.nodeid.partition("::")[0]] += report.duration
    return {
        "outcomes": {kind: len(stats.get(kind, [])) for kind in OUTCOMES},
        "tests": Counter(nodeid.partition("::")[0] for nodeid in of_tests),
        "seconds": seconds,
        "slowest": of_tests.most_common(SLOWEST),
        "failed": [report.nodeid for kind in ("failed", "error") for report in stats.get(kind, [])],
        "skipped": groups(stats.get("skipped", [])),
        "reasons": Counter(_reason(report) for report in stats.get("skipped", [])),
        "figures": figures([*stats.get("passed", []), *stats.get("failed", [])]),
    }


def _of_tests(reports: Iterable[Any]) -> list[pytest.TestReport]:
    return [report for report in reports if isinstance(report, pytest.TestReport)]


def _reason(report: Any) -> str:
    """Why a test was skipped: of the file, the line and the reason, the last."""
    told = report.longrepr
    return str(told[2]).removeprefix("Skipped: ") if isinstance(told, tuple) else str(told)


def groups(skipped: list[Any]) -> dict[str, int]:
    return {group: sum(group in report.keywords for report in skipped) for group in GROUPS}


def figures(ended: list[Any]) -> list[str]:
    """What campaigns measured: each test says its line with `record_property("figures", …)`."""
    return [
        line
        for report in sorted(ended, key=lambda report: report.nodeid)
        for name, line in report.user_properties
        if name == "figures" and report.when == "call"
    ]
