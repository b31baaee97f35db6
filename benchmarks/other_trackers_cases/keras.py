"""Logs of Keras' CSVLogger."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd

from . import Case, Readers, points_of

METRICS = ("accuracy", "loss", "val_accuracy", "val_loss")


def _written(folder: Path, logs: int, epochs: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = [folder / f"run {number:03d}" / "training.log" for number in range(logs)]
    for path in paths:
        path.parent.mkdir()
        frame = pd.DataFrame(rng.random((epochs, len(METRICS))), columns=list(METRICS))
        frame.to_csv(path, index_label="epoch")

    def by_pandas() -> int:
        return sum(pd.read_csv(path).count().sum() - epochs for path in paths)

    return Readers(partial(points_of, folder), by_pandas)


CASES: dict[str, Case] = {
    "keras, a log of 1,000,000 values": partial(_written, logs=1, epochs=250_000),
    "keras, 100 logs of 400 values": partial(_written, logs=100, epochs=100),
}
