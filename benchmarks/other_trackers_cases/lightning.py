"""Logs of Lightning's CSVLogger: wide, with a row of each kind of metrics."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd

from . import Case, Readers, points_of


def _written(folder: Path, logs: int, steps: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = [
        folder / "lightning_logs" / f"version_{number}" / "metrics.csv" for number in range(logs)
    ]
    for path in paths:
        path.parent.mkdir(parents=True)
        frame = pd.DataFrame({"epoch": np.arange(steps) // 100, "step": np.arange(steps)})
        for name in ("train_loss", "lr", "grad_norm"):
            frame[name] = rng.random(steps)
        frame["val_loss"] = np.where(np.arange(steps) % 10 == 9, rng.random(steps), np.nan)
        frame.to_csv(path, index=False)
        (path.parent / "hparams.yaml").write_text("lr: 0.1\nhidden: 8\n")

    def by_pandas() -> int:
        return sum(pd.read_csv(path).count().sum() - steps for path in paths)

    return Readers(partial(points_of, folder), by_pandas)


CASES: dict[str, Case] = {
    "lightning, a log of 1,000,000 values": partial(_written, logs=1, steps=250_000),
    "lightning, 100 logs of 400 values": partial(_written, logs=100, steps=100),
}
