"""The budgets of tests and other stages: seconds that each may take on a quiet two-core machine.

    .venv/bin/python tools/budgets.py    the table anew, from what the last whole run took

They say what runs first, what is dealt to the same process, what `./run test --quick` leaves out,
and what is told to have taken longer than it may. A machine that is slower passes them all: they
are printed and fail nothing.
"""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "tools" / "budgets.toml"
LAST = ROOT / ".cache" / "check" / "tally.json"  # what the last whole run told
ROOM = 1.2  # a budget beside what a quiet machine took


class Budget(NamedTuple):
    """Of a folder of tests, or of a file where it takes much more than its neighbours."""

    path: str
    seconds: float
    waits: bool = False  # much of it for a browser, servers or an installer
    quick: bool = True  # whether `--quick` has it

    def holds(self, path: str) -> bool:
        return path == self.path or path.startswith(f"{self.path}/")


def budgets() -> list[Budget]:
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))["tests"]
    return [Budget(path, **row) for path, row in table.items()]


def stage_seconds(name: str) -> float:
    """What a stage that is no test may take, such as `types`."""
    seconds: float = tomllib.loads(TABLE.read_text(encoding="utf-8"))["stages"][name]
    return seconds


def budget_of(path: str, rows: Iterable[Budget]) -> Budget | None:
    """The row of a file of tests: its own, or that of the innermost folder that has one."""
    return max(
        (row for row in rows if row.holds(path)), key=lambda row: len(row.path), default=None
    )


def files_of_tests() -> list[str]:
    """All files of tests but those of campaigns, which no landing runs."""
    found = (ROOT / "tests").rglob("test_*.py")
    paths = (str(path.relative_to(ROOT)) for path in found)
    return sorted(path for path in paths if not path.startswith("tests/long/"))


def row_text(row: Budget) -> str:
    told = [f"seconds = {row.seconds:g}"]
    told += ["waits = true"] if row.waits else []
    told += [] if row.quick else ["quick = false"]
    return f'"{row.path}" = {{ {", ".join(told)} }}'


def main() -> None:
    taken: dict[str, float] = json.loads(LAST.read_text(encoding="utf-8"))["seconds"]
    rows = budgets()
    for row in rows:
        mine = [s for path, s in taken.items() if budget_of(path, rows) == row]
        seconds = max(1, math.ceil(sum(mine) * ROOM)) if mine else row.seconds
        print(row_text(row._replace(seconds=seconds)))


if __name__ == "__main__":
    main()
