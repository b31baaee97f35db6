"""Runs in SQLite files: GoodSeed's, a file a run, and Trackio's, a file a project."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd

from . import Case, Readers, points_of

TAGS = ("train/loss", "train/lr", "val/acc", "val/loss")
BEGUN = 1_796_000_000
GOODSEED = """
CREATE TABLE run_meta (key TEXT PRIMARY KEY, value TEXT);
CREATE TABLE configs (path TEXT PRIMARY KEY, type_tag TEXT NOT NULL, value TEXT,
    updated_at TEXT NOT NULL, uploaded INTEGER NOT NULL DEFAULT 0);
CREATE TABLE metric_series (id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL UNIQUE);
CREATE TABLE metric_points (series_id INTEGER NOT NULL REFERENCES metric_series(id),
    step REAL NOT NULL, y REAL NOT NULL, ts INTEGER NOT NULL, uploaded INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (series_id, step));
INSERT INTO run_meta VALUES ('status', 'finished');
"""
TRACKIO = """
CREATE TABLE metrics (id INTEGER PRIMARY KEY AUTOINCREMENT, run_id TEXT NOT NULL,
    timestamp TEXT NOT NULL, run_name TEXT NOT NULL, step INTEGER NOT NULL, metrics TEXT NOT NULL);
"""


def _goodseed(folder: Path, runs: int, steps: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = [folder / f"run-{number:03d}.sqlite" for number in range(runs)]
    for path in paths:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.executescript(GOODSEED)
            connection.executemany(
                "INSERT INTO metric_series VALUES (?, ?)", list(enumerate(TAGS, start=1))
            )
            values = rng.random((steps, len(TAGS))).tolist()
            connection.executemany(
                "INSERT INTO metric_points (series_id, step, y, ts) VALUES (?, ?, ?, ?)",
                (
                    (series, float(step), value, BEGUN + step)
                    for step, row in enumerate(values)
                    for series, value in enumerate(row, start=1)
                ),
            )

    def by_pandas() -> int:
        return sum(_rows(path, "metric_points") for path in paths)

    return Readers(partial(points_of, folder), by_pandas)


def _trackio(folder: Path, projects: int, steps: int) -> Readers:
    rng = np.random.default_rng(0)
    paths = [folder / f"project-{number:03d}.db" for number in range(projects)]
    for path in paths:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.executescript(TRACKIO)
            connection.executemany(
                "INSERT INTO metrics (run_id, timestamp, run_name, step, metrics) "
                "VALUES (?, ?, ?, ?, ?)",
                (
                    (
                        "0a1b2c3d",
                        _time(step),
                        "a",
                        step,
                        json.dumps(dict(zip(TAGS, row, strict=True))).encode(),
                    )
                    for step, row in enumerate(rng.random((steps, len(TAGS))).tolist())
                ),
            )

    def by_pandas() -> int:
        count = 0
        for path in paths:
            with closing(sqlite3.connect(path)) as connection:
                frame = pd.read_sql("SELECT * FROM metrics", connection)
            count += int(pd.DataFrame(map(json.loads, frame["metrics"])).count().sum())
        return count

    return Readers(partial(points_of, folder), by_pandas)


def _time(step: int) -> str:
    return f"2026-11-30T12:{step // 60 % 60:02d}:{step % 60:02d}.{step % 1_000_000:06d}+00:00"


def _rows(path: Path, table: str) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return len(pd.read_sql(f"SELECT * FROM {table}", connection))


CASES: dict[str, Case] = {
    "goodseed, a run of 1,000,000 values": partial(_goodseed, runs=1, steps=250_000),
    "goodseed, 100 runs of 400 values": partial(_goodseed, runs=100, steps=100),
    "trackio, a project of 1,000,000 values": partial(_trackio, projects=1, steps=250_000),
    "trackio, 100 projects of 400 values": partial(_trackio, projects=100, steps=100),
}
