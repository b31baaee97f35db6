"""The three folders that pages are tried on: a sweep, a folder of five tools, ten thousand runs.

    .venv/bin/python tools/folders.py sweep|mixed|many DIR

The numbers are made, by a formula and a seed: a rate too small is slow, one too large diverges, and
small batches end lower and noisier. So it is known which run is best, and why.
"""

from __future__ import annotations

import argparse
import math
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path
from typing import NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

import insight  # noqa: E402  # the checkout need not be installed

RATES = (0.001, 0.01, 0.1, 1.0)
BATCHES = (16, 64, 256)
SEEDS = 5
STEPS = 600
EVERY = 20  # steps between evaluations
CLASSES = 10
# Of the largest rate those that run to the end: the others diverge.
SURVIVORS = {(64, 1), (64, 3), (256, 1), (256, 3)}
SPEED = {0.001: 0.003, 0.01: 0.011, 0.1: 0.02, 1.0: 0.012}  # of learning, per step
FLOOR = {0.001: 0.25, 0.01: 0.05, 0.1: 0.12, 1.0: 0.35}  # the loss that a rate ends near
TOOLS = ("tensorboard", "mlflow", "wandb", "summaries/runs")
MANY = 10_000
THREADS = 16


class Settings(NamedTuple):
    """What a run of the sweep was started with."""

    rate: float
    batch: int
    seed: int

    @property
    def name(self) -> str:
        return f"lr{self.rate}_bs{self.batch}_s{self.seed}"

    @property
    def hyperparameters(self) -> dict[str, object]:
        return {
            "learning_rate": self.rate,
            "batch_size": self.batch,
            "seed": self.seed,
            "optimizer": "momentum",
            "epochs": 10,
        }

    @property
    def diverges_at(self) -> int | None:
        """The step from which its numbers are NaN."""
        if self.rate != RATES[-1] or (self.batch, self.seed) in SURVIVORS:
            return None
        return 80 + 20 * ((3 * self.seed + self.batch) % 12)


SWEEP = [Settings(*chosen) for chosen in product(RATES, BATCHES, range(SEEDS))]


class Curves(NamedTuple):
    """What a run of the sweep records: (STEPS,) each."""

    loss: np.ndarray
    gradient: np.ndarray
    rate: np.ndarray
    held_out_loss: np.ndarray
    accuracy: np.ndarray


def curves(settings: Settings) -> Curves:
    """The numbers of a run, the same at each call."""
    noise = np.random.default_rng([settings.seed, settings.batch, int(settings.rate * 1000)])
    step = np.arange(STEPS)
    schedule = 0.5 * settings.rate * (1 + np.cos(math.pi * step / STEPS))
    floor = FLOOR[settings.rate] * (1 + 0.12 * math.log2(settings.batch / 16) / 4)
    fallen = np.exp(-SPEED[settings.rate] * step * (16 / settings.batch) ** 0.15)
    spread = 0.05 * (16 / settings.batch) ** 0.5 * (0.3 + fallen)
    loss = floor + (2.7 - floor) * fallen + spread * noise.standard_normal(STEPS)
    gradient = 1 + 7 * fallen + 4 * spread * np.abs(noise.standard_normal(STEPS))
    held_out = 1.15 * floor + (2.8 - floor) * fallen + 0.03 * noise.standard_normal(STEPS)
    best = 0.97 - 0.55 * floor + 0.004 * noise.standard_normal()
    accuracy = 1 / CLASSES + (best - 1 / CLASSES) * (1 - fallen) ** 1.5
    accuracy += 0.01 * noise.standard_normal(STEPS)
    found = Curves(np.abs(loss), gradient, schedule, np.abs(held_out), np.clip(accuracy, 0, 1))
    return found if settings.diverges_at is None else _diverged(found, settings.diverges_at)


def _diverged(found: Curves, at: int) -> Curves:
    """One step of very large numbers, and none that is a number after it."""
    for values in (found.loss, found.gradient, found.held_out_loss):
        values[at] *= 300
        values[at + 1 :] = np.nan
    found.accuracy[at:] = 1 / CLASSES
    return found


def write_run(folder: Path, settings: Settings) -> None:
    """One run of the sweep."""
    found = curves(settings)
    with insight.SummaryRecord(folder, hyperparameters=settings.hyperparameters) as record:
        for step in range(STEPS):
            values = {
                "train/loss": found.loss[step],
                "train/grad_norm": found.gradient[step],
                "train/lr": found.rate[step],
            }
            if (step + 1) % EVERY == 0:
                values["val/loss"] = found.held_out_loss[step]
                values["val/accuracy"] = found.accuracy[step]
            record.log(step + 1, values)


def write_sweep(folder: Path) -> None:
    """Sixty runs: four rates, three sizes of a batch, five seeds; eleven diverge."""
    for settings in SWEEP:
        write_run(folder / settings.name, settings)


def write_mixed(folder: Path) -> None:
    """The sweep beside runs that TensorBoard, MLflow, W&B and MindSpore wrote."""
    write_sweep(folder / "sweep")
    for tool in TOOLS:
        shutil.copytree(ROOT / "tests" / "data" / tool, folder / tool.partition("/")[0])


def write_short_run(folder: Path, number: int) -> None:
    """A run whose accuracy follows its rate."""
    noise = np.random.default_rng(number)
    rate = float(10 ** noise.uniform(-4, 0))
    width = int(noise.choice((16, 32, 64, 128)))
    best = 0.95 - 0.06 * abs(math.log10(rate) + 2) + 0.02 * math.log2(width / 16) / 3
    facts = {"learning_rate": rate, "width": width, "seed": number % 10}
    run = folder / f"run{number:05d}"
    with insight.SummaryRecord(run, hyperparameters=facts, provenance=False) as record:
        for step in range(1, 11):
            share = 1 - math.exp(-step / 3)
            accuracy = best * share + 0.01 * noise.standard_normal()
            record.log(step, {"train/loss": 2.3 * (1 - 0.9 * share), "val/accuracy": accuracy})


def write_many(folder: Path, runs: int = MANY) -> None:
    """Thousands of short runs; most of the time goes by until the disk has them."""
    with ThreadPoolExecutor(THREADS) as threads:
        list(threads.map(partial(write_short_run, folder), range(runs)))


WRITERS = {"sweep": write_sweep, "mixed": write_mixed, "many": write_many}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("which", choices=WRITERS)
    parser.add_argument("folder", type=Path)
    chosen = parser.parse_args()
    WRITERS[chosen.which](chosen.folder)


if __name__ == "__main__":
    main()
