"""Series of DVCLive: a table a metric."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd

from . import Case, Readers, points_of

METRICS = ("train/loss", "train/lr", "val/acc", "val/loss")


def _written(folder: Path, runs: int, steps: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = []
    for number in range(runs):
        for metric in METRICS:
            path = folder / f"run {number}" / "dvclive" / "plots" / "metrics" / f"{metric}.tsv"
            path.parent.mkdir(parents=True, exist_ok=True)
            times = np.arange(steps) + 1_700_000_000_000
            values = {"timestamp": times, "step": np.arange(steps), path.stem: rng.random(steps)}
            pd.DataFrame(values).to_csv(path, sep="\t", index=False)
            paths.append(path)

    def by_pandas() -> int:
        return sum(len(pd.read_csv(path, sep="\t")) for path in paths)

    return Readers(partial(points_of, folder), by_pandas)


CASES: dict[str, Case] = {
    "dvclive, a run of 400,000 values": partial(_written, runs=1, steps=100_000),
    "dvclive, 100 runs of 400 values": partial(_written, runs=100, steps=100),
}
