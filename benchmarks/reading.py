"""Reading: `open_runs(root).table("scalar")` beside TensorBoard's two readers, taking turns.

    .venv/bin/python benchmarks/reading.py [--rounds 3] [--cases scalar-long,step-long]

Ten million points each time, every one of them kept. Ours starts anew each time and has read one
small file before; it checks every checksum. The data server of TensorBoard is timed until all
points can be asked for, without and with `--checksum`; its reader in Python on a part, and scaled.
Figures are medians of CPU time, user and system together.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from peers.environment import PeerMissingError, python_of
from peers.event_data import Amount, runs_folder
from peers.figures import Line, print_table
from peers.worker import Worker

PEERS = Path(__file__).with_name("peers")
LONG, MANY, SMALL = Amount(10, 100_000), Amount(1000, 1000), Amount(1, 100)
PART = Amount(1, 10_000)
SERVER, CHECKED, ACCUMULATOR = "data server", "data server --checksum", "EventAccumulator"
NATIVE, FALLBACK = "ours", "ours, INSIGHT_NATIVE=off"
SERVER_GOAL, ACCUMULATOR_GOAL, FALLBACK_GOAL = 10, 300, 3


class Case(NamedTuple):
    layout: str
    amount: Amount
    words: str


CASES = {
    "scalar-long": Case(
        "scalar", LONG, "TensorBoard, an event per scalar, 10 runs x 100,000 steps"
    ),
    "scalar-many": Case(
        "scalar", MANY, "TensorBoard, an event per scalar, 1,000 runs x 1,000 steps"
    ),
    "step-long": Case("step", LONG, "TensorBoard, an event per step, 10 runs x 100,000 steps"),
    "step-many": Case("step", MANY, "TensorBoard, an event per step, 1,000 runs x 1,000 steps"),
    "mindspore-long": Case("mindspore", LONG, "MindSpore, 10 runs x 100,000 steps"),
    "mindspore-many": Case("mindspore", MANY, "MindSpore, 1,000 runs x 1,000 steps"),
}


def ours(case: Case, native: str) -> dict[str, float]:
    """The figures of a fresh process of ours."""
    root, small = runs_folder(case.layout, case.amount), runs_folder(case.layout, SMALL)
    done = subprocess.run(
        [sys.executable, str(PEERS / "our_reader.py"), str(root), str(small)],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "INSIGHT_NATIVE": native},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    figures: dict[str, float] = json.loads(done.stdout)
    if figures["points"] != case.amount.points or figures["problems"]:
        raise RuntimeError(f"expected {case.amount.points} points, got {figures}")
    return figures


def theirs(worker: Worker, case: Case, name: str) -> dict[str, float]:
    """The figures of one of TensorBoard's readers, its accumulator's scaled to the case."""
    if name == ACCUMULATOR:
        run = runs_folder(case.layout, PART) / "run_0000"
        part = worker.ask("accumulator", run=str(run), points=PART.points)
        scale = case.amount.points / PART.points
        return {figure: value * scale for figure, value in part.items()}
    root = str(runs_folder(case.layout, case.amount))
    checksum = name == CHECKED
    answer: dict[str, float] = worker.ask(
        "data_server", root=root, points=case.amount.points, checksum=checksum
    )
    return answer


def measure(case: Case, worker: Worker | None, rounds: int) -> None:
    names = [NATIVE, FALLBACK]
    if worker is not None and case.layout != "mindspore":
        names += [SERVER, CHECKED, ACCUMULATOR]
    found: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in names:
            if name in {NATIVE, FALLBACK}:
                found[name].append(ours(case, "off" if name == FALLBACK else ""))
            else:
                assert worker is not None
                found[name].append(theirs(worker, case, name))
    medians = {
        name: {key: statistics.median(one[key] for one in answers) for key in answers[0]}
        for name, answers in found.items()
    }
    print_table(case.words, lines_of(case, medians))


def lines_of(case: Case, medians: dict[str, dict[str, float]]) -> list[Line]:
    lines = []
    for name, figures in medians.items():
        points_us = figures["cpu"] / case.amount.points * 1e6
        figure = (
            f"CPU {figures['cpu']:.3f} s, wall {figures['wall']:.3f} s, {points_us:.4f} us/point"
        )
        if "open" in figures:
            figure += f", of it open_runs {figures['open']:.3f} s"
        if "answer" in figures:
            figure += f", and {figures['answer']:.2f} s to send them"
        if "peak_mb" in figures:
            figure += f", {figures['peak_mb']:.0f} MB"
        lines.append(Line(name, figure + (" (scaled)" if name == ACCUMULATOR else "")))
    for own, peer, goal in (
        (NATIVE, SERVER, SERVER_GOAL),
        (NATIVE, CHECKED, SERVER_GOAL),
        (NATIVE, ACCUMULATOR, ACCUMULATOR_GOAL),
        (FALLBACK, SERVER, FALLBACK_GOAL if case.layout == "step" else None),
    ):
        if peer in medians:
            lines.append(ratio_line(own, peer, goal, medians))
    return lines


def ratio_line(own: str, peer: str, goal: float | None, medians: dict[str, Any]) -> Line:
    times, walls = (medians[peer][key] / medians[own][key] for key in ("cpu", "wall"))
    words = f"{times:.1f}x in CPU time, {walls:.1f}x by the clock"
    if goal is None:
        return Line(f"{peer} / {own}", words)
    return Line(f"{peer} / {own}", words, f">= {goal}x", times >= goal)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3, help="turns of each reader")
    parser.add_argument("--cases", default=",".join(CASES), help=f"some of {', '.join(CASES)}")
    options = parser.parse_args()
    worker = None
    try:
        worker = Worker("reading", python_of("tensorboard"), PEERS / "tensorboard_readers.py")
    except PeerMissingError as error:
        print(f"left out: {error}", file=sys.stderr)
    for name in options.cases.split(","):
        measure(CASES[name], worker, options.rounds)
    if worker is not None:
        worker.close()


if __name__ == "__main__":
    main()
