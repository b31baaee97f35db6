"""What other tools left, read here and by pandas: the same bytes, in turns, in one process.

    .venv/bin/python benchmarks/other_trackers.py [--rounds 7] [--cases keras]

Ours is `open_runs(folder).table("scalar")`: runs are found, values put into tables, facts and
problems told. Pandas is the function that reads such files, with its defaults, a frame a file; what
it rounds or leaves as text stays so. Figures are medians of seconds of the CPU, of rounds after one
that loads and compiles what is needed.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from other_trackers_cases import cases
from peers.figures import Line, print_table

GOAL = 1.0


def cpu_s(read: Callable[[], int]) -> float:
    """Seconds of the CPU that a reading takes."""
    begun = time.process_time()
    read()
    return time.process_time() - begun


def measured(name: str, folder: Path, rounds: int) -> Line:
    """How long a case takes here, and how much of pandas' time that is."""
    readers = cases()[name](folder)
    count, rows = readers.ours(), readers.pandas()
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(cpu_s(readers.ours))
        theirs.append(cpu_s(readers.pandas))
    mine, other = statistics.median(ours), statistics.median(theirs)
    share = mine / other
    words = f"{mine * 1e3:.1f} ms, pandas {other * 1e3:.1f} ms: {share:.2f} of it, {count} values"
    if count != rows:
        words += f" (pandas has {rows})"
    return Line(name, words, f"<= {GOAL:.0f} of it", share <= GOAL)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="turns of each")
    parser.add_argument("--cases", default="", help="only those whose names contain this text")
    arguments = parser.parse_args()
    lines = []
    for name in sorted(cases()):
        if arguments.cases in name:
            with tempfile.TemporaryDirectory() as folder:
                lines.append(measured(name, Path(folder), arguments.rounds))
    print_table("What other tools left", lines)


if __name__ == "__main__":
    main()
