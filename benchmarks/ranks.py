"""A training of many ranks in one folder, opened beside as many runs of the same files.

    .venv/bin/python benchmarks/ranks.py [--ranks 256] [--steps 10000] [--rounds 5]

Both are read in one process, in turns: a cold store; a refresh with nothing new; what pages begin
with; and the first payload of a Scalars card, which is the median of all ranks with their range and
the ranks that lie apart, or a crowd of runs. Figures are medians of CPU time.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

from peers.environment import CACHE
from peers.event_data import LAYOUTS, event_records, first_record
from peers.figures import Line, print_table

OPENER = Path(__file__).with_name("peers") / "our_opener.py"
TAG = "loss"
GOALS = {"cold": 1.1, "refresh": 1.1, "card": 1.0, "whole": 1.1}  # times what as many runs take


def folders(ranks: int, steps: int) -> tuple[Path, Path]:
    """The roots of one run of many ranks, and of many runs, with the same bytes in their files."""
    top = CACHE / "bench" / "events"
    one, many = top / f"ranks-{ranks}-{steps}", top / f"beside-ranks-{ranks}-{steps}"
    layout = LAYOUTS["mindspore"]
    for rank in range(ranks):
        told = f"events.out.events.summary.1700000000.{rank}.host_MS"
        alone = "events.out.events.summary.1700000000.0.host_MS"
        paths = (one / "job" / told, many / f"run_{rank:04}" / alone)
        if all(path.exists() for path in paths):
            continue
        content = first_record(layout) + event_records(layout, 1, steps + 1, rank, (TAG,))
        for path in paths:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    return one, many


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ranks", type=int, default=256)
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    one, many = folders(options.ranks, options.steps)
    command = [sys.executable, OPENER, one, many, options.ranks, options.rounds]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    rounds = json.loads(done.stdout)
    lines = []
    for name, words in (
        ("cold", "cold store"),
        ("refresh", "refresh, nothing new"),
        ("prepared", "what pages begin with"),
        ("card", "first Scalars payload"),
        ("whole", "opened and drawn"),
    ):
        ranks, runs = (statistics.median(both[at][name] for both in rounds) for at in (0, 1))
        goal = GOALS.get(name)
        share = ranks / runs
        figure = f"{1e3 * ranks:.4g} ms, {1e3 * runs:.4g} ms as runs: {share:.2f} times"
        met = None if goal is None else share <= goal
        lines.append(Line(words, figure, "" if goal is None else f"<= {goal:g}x", met))
    print_table(f"{options.ranks} ranks of {options.steps} points in one folder", lines)


if __name__ == "__main__":
    main()
