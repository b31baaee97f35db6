"""Folders of Sacred: `metrics.json` has lists of steps, times and values by name."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd

from . import Case, Readers, points_of

BEGUN = datetime(2026, 11, 28, 0, 22, 17, 244899)  # noqa: DTZ001 - Sacred writes no zone


def _written(folder: Path, runs: int, values: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = [folder / str(number + 1) / "metrics.json" for number in range(runs)]
    times = [(BEGUN + timedelta(microseconds=1001 * at)).isoformat() for at in range(values)]
    run = {"experiment": {"name": "a"}, "command": "main", "status": "COMPLETED"}
    for path in paths:
        path.parent.mkdir()
        held = {
            f"part.{number}": {
                "steps": list(range(values)),
                "timestamps": times,
                "values": rng.random(values).tolist(),
            }
            for number in range(4)
        }
        for name, content in {"run": run, "config": {}, "metrics": held}.items():
            text = json.dumps(content, sort_keys=True, indent=2)
            (path.parent / f"{name}.json").write_text(text)
        (path.parent / "cout.txt").touch()

    def by_pandas() -> int:
        return sum(
            len(column["values"]) for path in paths for _, column in pd.read_json(path).items()
        )

    return Readers(partial(points_of, folder), by_pandas)


CASES: dict[str, Case] = {
    "sacred, a run of 200,000 values": partial(_written, runs=1, values=50_000),
    "sacred, 100 runs of 400 values": partial(_written, runs=100, values=100),
}
