"""States of Hugging Face's Trainer: pandas is given the rows that Python's `json` reads."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd

from . import Case, Readers, points_of

NAMES = ("loss", "grad_norm", "learning_rate", "epoch")


def _written(folder: Path, runs: int, steps: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = [
        folder / f"run {n}" / f"checkpoint-{steps}" / "trainer_state.json" for n in range(runs)
    ]
    for path in paths:
        path.parent.mkdir(parents=True)
        rows = rng.random((steps, len(NAMES))).tolist()
        history = [
            dict(zip((*NAMES, "step"), (*row, at + 1), strict=True)) for at, row in enumerate(rows)
        ]
        state = {"global_step": steps, "log_history": history, "max_steps": steps}
        path.write_text(json.dumps(state, indent=2))

    def by_pandas() -> int:
        frames = [pd.DataFrame(json.loads(path.read_text())["log_history"]) for path in paths]
        return sum(int(frame[list(NAMES)].count().sum()) for frame in frames)

    return Readers(partial(points_of, folder), by_pandas)


CASES: dict[str, Case] = {
    "transformers, a state of 400,000 values": partial(_written, runs=1, steps=100_000),
    "transformers, 100 states of 400 values": partial(_written, runs=100, steps=100),
}
