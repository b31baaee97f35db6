"""Offline tasks of ClearML: a line of `metrics.jsonl` is a list of events."""

from __future__ import annotations

import json
import shutil
import zipfile
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd

from . import Case, Readers, points_of

IN_LINE = 500


def _written(folder: Path, tasks: int, events: int, zipped: bool) -> Readers:
    rng = np.random.default_rng(0)
    names = [f"offline-{number:032x}" for number in range(tasks)]
    for name in names:
        task = folder / name
        task.mkdir()
        (task / "task.json").write_text(json.dumps({"id": name, "offline_folder": str(task)}))
        held = [_event(name, step, value) for step, value in enumerate(rng.random(events))]
        lines = [json.dumps(held[at : at + IN_LINE]) for at in range(0, events, IN_LINE)]
        (task / "metrics.jsonl").write_text("\n".join(lines) + "\n")
        if zipped:
            shutil.make_archive(str(task), "zip", task)
            shutil.rmtree(task)

    def in_folders() -> int:
        return sum(
            pd.read_json(folder / name / "metrics.jsonl", lines=True).count().sum()
            for name in names
        )

    def in_zips() -> int:
        count = 0
        for name in names:
            with (
                zipfile.ZipFile(folder / f"{name}.zip") as file,
                file.open("metrics.jsonl") as held,
            ):
                count += pd.read_json(held, lines=True).count().sum()
        return count

    return Readers(partial(points_of, folder), in_zips if zipped else in_folders)


def _event(task: str, step: int, value: float) -> dict[str, object]:
    return {
        "timestamp": 1_796_000_000_000 + step,
        "type": "training_stats_scalar",
        "task": task,
        "iter": step // 4,
        "metric": "loss",
        "variant": f"part {step % 4}",
        "value": value,
        "method": "get",
    }


CASES: dict[str, Case] = {
    "clearml, a folder of 200,000 values": partial(_written, tasks=1, events=200_000, zipped=False),
    "clearml, a zip file of 200,000 values": partial(
        _written, tasks=1, events=200_000, zipped=True
    ),
    "clearml, 100 zip files of 400 values": partial(_written, tasks=100, events=400, zipped=True),
}
