"""Run files of W&B and SwanLab. Pandas has no function for them.

It reads the same records as JSON, a line each, as a user would keep them else: of SwanLab key,
step, time and value; of W&B each step, and the summary of the same names that W&B writes behind it.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

from insight.format.leveldb_log import FILE_HEADER, as_chunks
from insight.format.swanlab import FORM
from insight.format.swanlab import Record as OfSwanLab
from insight.format.wandb import Record as OfWandb

from . import Case, Readers, points_of

NAMES = ("train/loss", "train/acc", "lr", "grad_norm", "epoch")
START = 1_796_058_987


def _log(header: bytes, records: list[Any]) -> bytes:
    log = bytearray(header)
    for record in records:
        log += as_chunks(record.SerializeToString(), len(log))
    return bytes(log)


def _json(folder: Path, number: int, lines: list[str]) -> Path:
    path = folder.parent / f"{folder.name}-{number}.jsonl"
    path.write_text("\n".join(lines) + "\n")
    return path


def _swanlab(folder: Path, runs: int, steps: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = []
    for run in range(runs):
        start = OfSwanLab(num=-1)
        start.start.name = b"a run"
        records, lines = [start], []
        for step in range(steps):
            for name in NAMES:
                value = rng.random()
                record = OfSwanLab(num=len(records))
                record.timestamp.seconds, record.timestamp.nanos = START + step, 5_000_000
                scalar = record.scalar
                scalar.key, scalar.step, scalar.value.number = name.encode(), step, value
                scalar.timestamp.seconds, scalar.timestamp.nanos = START + step, 4_000_000
                records.append(record)
                row = {"key": name, "step": step, "timestamp": START + step + 0.004, "value": value}
                lines.append(json.dumps(row))
        own = folder / f"run-20261130_100000-{run:08d}"
        own.mkdir()
        (own / f"run-{run:08d}.swanlab").write_bytes(_log(FORM.headers[0], records))
        paths.append(_json(folder, run, lines))
    return Readers(partial(points_of, folder), partial(_rows_of, paths, 1))


def _wandb(folder: Path, runs: int, steps: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = []
    for run in range(runs):
        start = OfWandb(num=1)
        start.run.run_id = b"%08d" % run
        records, lines = [start], []
        for step in range(steps):
            row = {name: rng.random() for name in NAMES}
            row |= {"_step": step, "_timestamp": START + step / 7, "_runtime": step / 7}
            history, summary = OfWandb(num=2 * step), OfWandb(num=2 * step + 1)
            history.history.step.num = step
            for items in (history.history.item, summary.summary.update):
                for name, value in row.items():
                    items.add(nested_key=[name.encode()], value_json=json.dumps(value).encode())
            records += [history, summary]
            lines += [json.dumps(row)] * 2
        own = folder / f"offline-run-20261130_100000-{run:08d}"
        own.mkdir()
        (own / f"run-{run:08d}.wandb").write_bytes(_log(FILE_HEADER, records))
        paths.append(_json(folder, run, lines))
    return Readers(partial(points_of, folder), partial(_rows_of, paths, len(NAMES) / 2))


def _rows_of(paths: list[Path], values: float) -> int:
    return sum(int(len(pd.read_json(path, lines=True)) * values) for path in paths)


CASES: dict[str, Case] = {
    "swanlab, a run of 200,000 values": partial(_swanlab, runs=1, steps=40_000),
    "swanlab, 100 runs of 500 values": partial(_swanlab, runs=100, steps=100),
    "wandb, a run of 200,000 values": partial(_wandb, runs=1, steps=40_000),
    "wandb, 100 runs of 500 values": partial(_wandb, runs=100, steps=100),
}
