"""`run.log` beside `SummaryRecord.log`, in turns in one process; and beside W&B and Trackio.

    .venv/bin/python benchmarks/run_log.py [--rounds 21] [--steps 2000] [--peers wandb,trackio]

CPU time of the calling thread. A round measures both, the order turning round with each, and has a
ratio of its own; told is the median of these. The peers, offline, each live in a process of their
own, as in `recording.py`. The machine and the console are off: their cost is measured elsewhere.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from peers.environment import PeerMissingError, python_of
from peers.figures import Line, print_table
from peers.worker import Worker

import insight

if TYPE_CHECKING:
    from collections.abc import Callable

SCRIPT = Path(__file__).with_name("peers") / "recorders.py"
PEERS = ("wandb", "trackio")
TAGS = 10  # of the peers' steps
GOAL = 1.5
SHAPES: dict[str, dict[str, Any]] = {
    "1 scalar": {"loss": 0.5},
    "2 scalars": {"loss": 0.5, "accuracy": 0.9},
    "10 scalars": {f"group_{number % 3}/value_{number}": 0.5 + number for number in range(10)},
    "10 scalars, nested": {"train": {f"value_{number}": 0.5 + number for number in range(10)}},
}


def cpu_of(call: Callable[[int], Any], steps: range) -> float:
    """Seconds of this thread's CPU that a call takes."""
    begun = time.thread_time()
    for step in steps:
        call(step)
    return (time.thread_time() - begun) / len(steps)


def measured(folder: Path, values: dict[str, Any], rounds: int, steps: int) -> Line:
    """Medians of both, in microseconds a scalar, and of the ratio of each round."""
    number = sum(len(one) if isinstance(one, dict) else 1 for one in values.values())
    run = insight.run(folder, machine=None, console=False)
    record = insight.SummaryRecord(folder / "record")
    ways: dict[str, Callable[[int], Any]] = {
        "run": lambda _: run.log(values),
        "record": lambda step: record.log(step, values),
    }
    taken: dict[str, list[float]] = {name: [] for name in ways}
    for turn in range(rounds + 1):
        for name in list(ways)[:: 1 if turn % 2 else -1]:
            taken[name].append(cpu_of(ways[name], range(turn * steps, (turn + 1) * steps)))
    run.finish()
    record.close()
    pairs = list(zip(*taken.values(), strict=True))[1:]  # the first warms both up
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    ours, theirs = (statistics.median(column) * 1e6 / number for column in zip(*pairs, strict=True))
    figure = f"run.log {ours:.3f} us, SummaryRecord.log {theirs:.3f} us a scalar: {ratio:.2f}x"
    return Line(f"{number} a call", figure, f"<= {GOAL}x", ratio <= GOAL)


def beside(folder: Path, peers: list[str], rounds: int, steps: int) -> list[Line]:
    """What a caller pays for a scalar, ours first."""
    workers: dict[str, Worker] = {}
    for name in ("run", *peers):
        try:
            python = sys.executable if name == "run" else python_of(name)
        except PeerMissingError as error:
            print(f"left out: {error}", file=sys.stderr)
            continue
        home = {"TRACKIO_DIR": str(folder / "trackio")}
        workers[name] = Worker(f"run-log-{name}", python, SCRIPT, name, **home)
    taken: dict[str, list[float]] = {name: [] for name in workers}
    try:
        for turn in range(rounds):
            for name, worker in workers.items():
                into = str(folder / f"{name}-{turn}")
                answer = worker.ask("scalars", folder=into, steps=steps)
                taken[name].append(answer["caller"] * 1e6 / steps / TAGS)
    finally:
        for worker in workers.values():
            worker.close()
    medians = {name: statistics.median(values) for name, values in taken.items()}
    ours = medians["run"]
    return [
        Line(name, f"{value:.3f} us a scalar = {value / ours:.1f}x ours")
        for name, value in medians.items()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=21, help="turns of each")
    parser.add_argument("--steps", type=int, default=2000, help="calls in a turn")
    parser.add_argument("--peers", default=",".join(PEERS), help="which, with commas between")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="insight-run-log-"))
    try:
        lines = []
        for name, values in SHAPES.items():
            line = measured(folder / name, values, options.rounds, options.steps)
            lines.append(Line(name, line.figure, line.goal, line.met))
        print_table("CPU of the caller, in one process, in turns", lines)
        peers = [name for name in options.peers.split(",") if name]
        if peers:
            found = beside(folder, peers, min(5, options.rounds), options.steps)
            print_table("CPU of the caller, ten scalars a step, each in its process", found)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
