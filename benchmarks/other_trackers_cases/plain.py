"""Plain tables, wide and long, and lines of JSON."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd

from . import Case, Readers, points_of

NAMES = ("loss", "acc", "lr", "norm")


def _read(name: str, path: Path) -> int:
    if name.endswith("jsonl"):
        return int(pd.read_json(path, lines=True)[list(NAMES)].count().sum())
    frame = pd.read_csv(path)
    return len(frame) if "tag" in frame else int(frame[list(NAMES)].count().sum())


def _wide(path: Path, rows: int) -> None:
    values = np.random.default_rng(0).random((rows, len(NAMES)))
    pd.DataFrame(values, columns=list(NAMES)).to_csv(path, index_label="step")


def _long(path: Path, rows: int) -> None:
    steps, tags = np.repeat(np.arange(rows), len(NAMES)), np.tile(NAMES, rows)
    values = np.random.default_rng(0).random(len(steps))
    frame = pd.DataFrame({"tag": tags, "step": steps, "value": values, "wall_time": 1.7e9 + steps})
    frame.to_csv(path, index=False)


def _json(path: Path, rows: int) -> None:
    values = np.random.default_rng(0).random((rows, len(NAMES)))
    frame = pd.DataFrame(values, columns=list(NAMES))
    frame.insert(0, "step", range(rows))
    frame.to_json(path, orient="records", lines=True, double_precision=15)


def _written(
    folder: Path, write: Callable[[Path, int], None], name: str, files: int, rows: int
) -> Readers:
    paths = [folder / f"{number}{name}" for number in range(files)]
    for path in paths:
        write(path, rows)
    ours = partial(points_of, folder, csv="*")
    return Readers(ours, lambda: sum(_read(name, path) for path in paths))


CASES: dict[str, Case] = {
    f"plain, {word}": partial(_written, write=write, name=name, files=files, rows=rows)
    for word, write, name, files, rows in (
        ("a wide table of 1,000,000 values", _wide, ".csv", 1, 250_000),
        ("a long table of 400,000 values", _long, ".csv", 1, 100_000),
        ("lines of JSON of 400,000 values", _json, ".jsonl", 1, 100_000),
        ("100 wide tables of 400 values", _wide, ".csv", 100, 100),
        ("100 long tables of 400 values", _long, ".csv", 100, 100),
        ("100 files of JSON of 400 values", _json, ".jsonl", 100, 100),
    )
}
