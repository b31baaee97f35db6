"""Runs as Parquet: Neptune's export, an export of W&B's runs, its history artifact, Trackio's."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq

from . import Case, Readers, points_of

_BEGIN_MS = 1_762_162_200_000
_DIGEST = "0123456789abcdef"
_NEPTUNE = pa.schema(
    [
        *((name, pa.string()) for name in ("project_id", "run_id", "attribute_path")),
        ("attribute_type", pa.string()),
        ("step", pa.decimal128(18, 6)),
        ("timestamp", pa.timestamp("ms", tz="UTC")),
        ("int_value", pa.int64()),
        ("float_value", pa.float64()),
        ("string_value", pa.string()),
        ("bool_value", pa.bool_()),
        ("datetime_value", pa.timestamp("ms", tz="UTC")),
        ("string_set_value", pa.list_(pa.string())),
        ("file_value", pa.struct([("path", pa.string())])),
        (
            "histogram_value",
            pa.struct(
                [
                    ("type", pa.string()),
                    ("edges", pa.list_(pa.float64())),
                    ("values", pa.list_(pa.float64())),
                ]
            ),
        ),
    ]
)
_TEXTS = ("project_id", "run_id", "attribute_path", "attribute_type")
_PLUTO = pa.schema(
    [
        *((name, pa.string()) for name in _TEXTS),
        ("step", pa.int64()),
        ("timestamp_ms", pa.int64()),
        ("float_value", pa.float64()),
        *((name, pa.string()) for name in ("string_value", "file_value", "caption")),
    ]
)


def _decimals(steps: np.ndarray[Any, Any]) -> pa.Array:
    words = np.zeros((len(steps), 2), np.int64)
    words[:, 0] = steps * 10**6
    buffer = pa.py_buffer(words.tobytes())
    return pa.Array.from_buffers(pa.decimal128(18, 6), len(steps), [None, buffer])


def _rows(schema: pa.Schema, tag: str, kind: str, values: np.ndarray[Any, Any]) -> pa.RecordBatch:
    """The rows of one series."""
    count = len(values)
    steps = np.arange(count)
    held = {
        "project_id": pa.array(["lab/vision"] * count),
        "run_id": pa.array(["VIS-1"] * count),
        "attribute_path": pa.array([tag] * count),
        "attribute_type": pa.array([kind] * count),
        "step": _decimals(steps) if "timestamp" in schema.names else pa.array(steps),
        "timestamp": pa.array(_BEGIN_MS + steps).cast(pa.timestamp("ms", tz="UTC")),
        "timestamp_ms": pa.array(_BEGIN_MS + steps),
        "float_value": pa.array(values),
    }
    arrays = [held.get(field.name, pa.nulls(count, field.type)) for field in schema]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def _by_pandas(paths: list[Path], without: int) -> int:
    """How many numbers pandas finds, less the columns that are none of a series."""
    found = 0
    for path in paths:
        frame = pd.read_parquet(path)
        if "float_value" in frame:
            found += int(frame["float_value"].count())
        else:
            found += int(frame.count().sum()) - without * len(frame)
    return found


def _long(folder: Path, schema: pa.Schema, kind: str, runs: int, tags: int, steps: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = []
    for number in range(runs):
        if kind == "metric":
            path = folder / "lab/vision/runs" / f"{number:08x}" / "part-00000.parquet"
            path.parent.mkdir(parents=True)
            (path.parent / "run.json").write_text(json.dumps({"config": {"lr": 0.1}}))
        else:
            path = folder / "data" / f"p-{_DIGEST}" / f"R-{number}-{_DIGEST}_part_0.parquet"
            path.parent.mkdir(parents=True, exist_ok=True)
        with pq.ParquetWriter(path, schema) as writer:
            for tag in range(tags):
                writer.write_batch(_rows(schema, f"metrics/m{tag}", kind, rng.normal(size=steps)))
        paths.append(path)
    return Readers(partial(points_of, folder), partial(_by_pandas, paths, 0))


def _history(folder: Path, runs: int, tags: int, steps: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = []
    for number in range(runs):
        path = folder / f"run-{number:08x}-history-v0" / "0000.parquet"
        path.parent.mkdir()
        columns: dict[str, Any] = {"_step": np.arange(steps), "_timestamp": np.arange(steps) * 1.0}
        columns |= {f"m{tag}": rng.normal(size=steps) for tag in range(tags)}
        pq.write_table(pa.table(columns), path)
        paths.append(path)
    return Readers(partial(points_of, folder), partial(_by_pandas, paths, 2))


def _trackio(folder: Path, runs: int, tags: int, steps: int) -> Readers:
    rng = np.random.default_rng(0)
    count = runs * steps
    times = pd.date_range("2026-11-30", periods=count, freq="s", tz="UTC")
    columns: dict[str, Any] = {
        "id": np.arange(count),
        "run_id": np.repeat([f"{number:032x}" for number in range(runs)], steps),
        "timestamp": [time.isoformat() for time in times],
        "run_name": np.repeat([f"run-{number}" for number in range(runs)], steps),
        "step": np.tile(np.arange(steps), runs),
    }
    own = len(columns)
    columns |= {f"train/m{tag}": rng.normal(size=count) for tag in range(tags)}
    path = folder / "project.parquet"
    pq.write_table(pa.table(columns), path)
    return Readers(partial(points_of, folder), partial(_by_pandas, [path], own))


CASES: dict[str, Case] = {
    "neptune, a run of 1,000,000 values": partial(
        _long, schema=_NEPTUNE, kind="float_series", runs=1, tags=20, steps=50_000
    ),
    "neptune, 100 runs of 1,000 values": partial(
        _long, schema=_NEPTUNE, kind="float_series", runs=100, tags=2, steps=500
    ),
    "wandb export, a run of 1,000,000 values": partial(
        _long, schema=_PLUTO, kind="metric", runs=1, tags=20, steps=50_000
    ),
    "wandb export, 100 runs of 1,000 values": partial(
        _long, schema=_PLUTO, kind="metric", runs=100, tags=2, steps=500
    ),
    "wandb history, a run of 1,000,000 values": partial(_history, runs=1, tags=10, steps=100_000),
    "wandb history, 100 runs of 1,000 values": partial(_history, runs=100, tags=10, steps=100),
    "trackio as parquet, 10 runs of 100,000 values": partial(
        _trackio, runs=10, tags=10, steps=10_000
    ),
}
