"""What importing costs a process: ours beside NumPy, which it needs, and PyTorch.

    .venv/bin/python benchmarks/importing.py [--rounds 15]

Processes take turns, and each runs once before the clock does, so all have their bytecode. Figures
are medians of what a process takes beyond one that imports NumPy alone: CPU time, by which it is
judged, and the clock on the wall.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import time
from pathlib import Path

from peers.environment import PeerMissingError, python_of
from peers.figures import Line, at_most, print_table

ROOT = Path(__file__).resolve().parent.parent
GOAL_S = 0.15
NUMPY = "import numpy"
NETWORK = """
import numpy, engine
from engine import nn
nn.SequentialCell(nn.Conv2d(1, 6, 5), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Dense(54, 10))
"""
TRAINING = f"""{NETWORK}
from engine import Model, dataset
from engine.train.callback import LossMonitor, ModelCheckpoint, SummaryCollector
nn.Momentum, nn.SoftmaxCrossEntropyWithLogits, nn.Accuracy, dataset.NumpySlicesDataset
"""
OURS = {
    "import engine": "import numpy, engine",
    "a network": NETWORK,
    "what a training imports": TRAINING,
    "every name": "import numpy, engine\nexec('from engine import *')",
}


def taken(python: str, script: str) -> tuple[float, float]:
    """Seconds of CPU, and on the wall, of a process."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    environment = {name: value for name, value in os.environ.items() if name[:10] != "PYTHONDONT"}
    subprocess.run([python, "-c", script], check=True, cwd=ROOT, env=environment)
    after, ended = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return used, ended - began


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=15, help="processes of each kind")
    rounds = parser.parse_args().rounds
    cases = {"numpy": (sys.executable, NUMPY)}
    cases |= {name: (sys.executable, script) for name, script in OURS.items()}
    try:
        cases["PyTorch"] = (python_of("torch"), "import numpy, torch")
    except PeerMissingError as missing:
        print(missing)
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in cases}
    for turn in range(rounds + 1):
        for name, case in cases.items():
            figure = taken(*case)
            if turn:
                times[name].append(figure)
    print_table("Beyond a process that imports NumPy", list(lines(times)))


def lines(times: dict[str, list[tuple[float, float]]]) -> list[Line]:
    """Of each case the medians, less NumPy's."""
    medians = {
        name: [statistics.median(each) for each in zip(*taken_by, strict=True)]
        for name, taken_by in times.items()
    }
    used, wall = medians.pop("numpy")
    found = [Line("NumPy itself", f"{used:.3f} s of CPU, {wall:.3f} s")]
    found.append(at_most("import engine", medians["import engine"][0] - used, "s of CPU", GOAL_S))
    for name, (of_cpu, of_wall) in medians.items():
        found.append(Line(name, f"{of_cpu - used:.3f} s of CPU, {of_wall - wall:.3f} s"))
    return found


if __name__ == "__main__":
    main()
