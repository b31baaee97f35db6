"""Recording: ours beside PyTorch's, W&B's, MindSpore's and Trackio's, in one run, taking turns.

    .venv/bin/python benchmarks/recording.py [--rounds 5] [--steps 5000] [--peers torch,wandb]

Each recorder lives in a process of its own. Ten scalars a step. The figures are medians over the
rounds; CPU time is of user and system together. Goals stand beside the figures.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from peers.environment import PeerMissingError, python_of
from peers.figures import Line, print_table, ratio
from peers.worker import Worker

SCRIPT = Path(__file__).with_name("peers") / "recorders.py"
OURS = ("log", "add_value")
PEERS = ("torch", "wandb", "mindspore", "trackio")
HISTOGRAM_PEERS = ("torch", "mindspore")
CALLER_GOALS = {"torch": 15, "wandb": 10, "mindspore": 30, "trackio": 3}
HISTOGRAM_GOALS = {"torch": 10, "mindspore": 10}
HISTOGRAM_SIZE = 100_000
TAGS = 10
STEP_US = 640.0
MEDIAN_CALL_US = 10.0
MEAN_BESIDE_US = 50.0
IDLE_S = 4.0

Answers = dict[str, dict[str, list[float]]]


class Field:
    """All recorders, each in its process, and a folder for what they write."""

    def __init__(self, peers: list[str], folder: Path) -> None:
        self._folder = folder
        self._written = 0
        self.workers: dict[str, Worker] = {}
        for name in (*OURS, *peers):
            try:
                python = sys.executable if name in OURS else python_of(name)
            except PeerMissingError as error:
                print(f"left out: {error}", file=sys.stderr)
                continue
            home = {"TRACKIO_DIR": str(folder / "trackio")}
            self.workers[name] = Worker(f"recording-{name}", python, SCRIPT, name, **home)

    @property
    def peers(self) -> list[str]:
        return [name for name in self.workers if name not in OURS]

    def ask(self, what: str, rounds: int, names: list[str], **arguments: Any) -> Answers:
        """Each one's answers over the rounds, a list a figure."""
        answers: Answers = {name: {} for name in names}
        for _ in range(rounds):
            for name in names:
                self._written += 1
                folder = self._folder / f"{name}-{self._written}"
                answer = self.workers[name].ask(what, folder=str(folder), **arguments)
                for figure, value in answer.items():
                    answers[name].setdefault(figure, []).append(value)
                shutil.rmtree(folder, ignore_errors=True)
        return answers

    def close(self) -> None:
        for worker in self.workers.values():
            worker.close()


def median(answers: Answers, name: str, figure: str, scale: float) -> float:
    return statistics.median(answers[name][figure]) * scale


def compared(
    answers: Answers, figure: str, scale: float, unit: str, goals: dict[str, float]
) -> list[Line]:
    """Ours first, then each peer with its ratio to each of our ways."""
    ours = {name: median(answers, name, figure, scale) for name in OURS if name in answers}
    lines = [Line(f"ours, {name}", f"{value:.4g} {unit}") for name, value in ours.items()]
    for name in answers:
        if name not in OURS:
            value = median(answers, name, figure, scale)
            lines.append(ratio(name, value, unit, ours, goals.get(name)))
    return lines


def measure_scalars(field: Field, rounds: int, steps: int) -> None:
    answers = field.ask("scalars", rounds, list(field.workers), steps=steps)
    scale = 1e6 / steps / TAGS
    print_table(
        "CPU of the caller, a scalar", compared(answers, "caller", scale, "us", CALLER_GOALS)
    )
    print_table(
        "CPU of all threads and processes until closed, a scalar",
        compared(answers, "total", scale, "us", {}),
    )


def measure_training(field: Field, rounds: int, steps: int) -> None:
    answers = field.ask("training", rounds, list(field.workers), steps=steps)
    lines = []
    for name in answers:
        p50, p99, added = (median(answers, name, figure, 1e6) for figure in ("p50", "p99", "added"))
        walls = f"wall p50 {p50:.1f} us, p99 {p99:.1f} us, adds {added:.1f} us"
        limit = f"p50 <= {MEDIAN_CALL_US:g} us"
        lines.append(share_of_step(answers, name, walls, limit, p50 <= MEDIAN_CALL_US))
    print_table(f"Calls that record ten scalars in a training step of {STEP_US / 1000} ms", lines)


def measure_beside(field: Field, rounds: int, steps: int) -> None:
    ways = {True: "keep Python's lock", False: "let go of Python's lock, and wake cold"}
    for keeps_lock, words in ways.items():
        asked = {"steps": steps, "keeps_lock": keeps_lock}
        answers = field.ask("beside_a_busy_thread", rounds, list(field.workers), **asked)
        lines = []
        for name in answers:
            mean = median(answers, name, "mean", 1e6)
            limit = f"mean <= {MEAN_BESIDE_US:g} us"
            met = mean <= MEAN_BESIDE_US
            lines.append(share_of_step(answers, name, f"wall mean {mean:.1f} us", limit, met))
        print_table(f"The same calls beside a Python thread that computes; steps {words}", lines)


def share_of_step(answers: Answers, name: str, walls: str, limit: str, met: bool) -> Line:
    """CPU of a call as a share of a training step, and what a clock on the wall says."""
    cpu, mean = median(answers, name, "cpu", 1e6), median(answers, name, "cpu_mean", 1e6)
    share = cpu / STEP_US
    figure = f"CPU p50 {cpu:.1f} us = {share:.2%} of the step, mean {mean:.1f} us; {walls}"
    if name not in OURS:
        return Line(name, figure)
    return Line(name, figure, f"<= 1 %, {limit}", share <= 0.01 and met)


def measure_idle(field: Field) -> None:
    answers = field.ask("idle", 1, list(field.workers), seconds=IDLE_S)
    lines = []
    for name, answer in answers.items():
        (share,), (processes,), (threads,) = (
            answer[figure] for figure in ("share", "processes", "threads")
        )
        figure = f"{share:.2%} CPU, {processes:.0f} helper processes, {threads:.0f} threads"
        goal = ("<= 0.2 %, none", share <= 0.002 and not processes) if name in OURS else ("", None)
        lines.append(Line(name, figure, *goal))
    print_table("Open with nothing to record", lines)


def measure_histograms(field: Field, rounds: int, count: int) -> None:
    names = ["add_value", *(name for name in field.peers if name in HISTOGRAM_PEERS)]
    answers = field.ask("histograms", rounds, names, count=count, size=HISTOGRAM_SIZE)
    title = f"Total CPU of a histogram of {HISTOGRAM_SIZE} float32"
    print_table(title, compared(answers, "total", 1e3 / count, "ms", HISTOGRAM_GOALS))
    print_table("Of that, the caller's", compared(answers, "caller", 1e3 / count, "ms", {}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="turns of each recorder")
    parser.add_argument("--steps", type=int, default=5000, help="steps of ten scalars in a turn")
    parser.add_argument("--peers", default=",".join(PEERS), help="which, with commas between")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="insight-recording-"))
    field = Field([name for name in options.peers.split(",") if name], folder)
    try:
        measure_scalars(field, options.rounds, options.steps)
        measure_training(field, options.rounds, min(options.steps, 1000))
        measure_beside(field, min(3, options.rounds), min(options.steps, 300))
        measure_idle(field)
        measure_histograms(field, options.rounds, max(1, options.steps // 50))
    finally:
        field.close()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
