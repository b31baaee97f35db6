"""Experiments that Comet's tool downloaded: a line of `metrics.jsonl` is a value."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd

from . import Case, Readers, points_of


def _written(folder: Path, experiments: int, values: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = [folder / f"{number:032x}" / "metrics.jsonl" for number in range(experiments)]
    for path in paths:
        path.parent.mkdir()
        (path.parent / "metadata.json").write_text(json.dumps({"experimentKey": path.parent.name}))
        (path.parent / "parameters.json").write_text("[]")
        (path.parent / "others.jsonl").write_text("")
        with path.open("w") as file:
            for step, value in enumerate(rng.random(values)):
                line = {
                    "metricName": f"part_{step % 4}",
                    "metricValue": str(value),
                    "timestamp": 1_796_000_000_000 + step,
                    "step": step // 4,
                    "epoch": None,
                    "runContext": None,
                    "offset": step,
                }
                file.write(json.dumps(line) + "\n")

    def by_pandas() -> int:
        return sum(pd.read_json(path, lines=True)["metricValue"].count() for path in paths)

    return Readers(partial(points_of, folder), by_pandas)


CASES: dict[str, Case] = {
    "comet, an experiment of 200,000 values": partial(_written, experiments=1, values=200_000),
    "comet, 100 experiments of 400 values": partial(_written, experiments=100, values=400),
}
