"""MLflow's database of metrics, and tables that `log_table` left among artifacts."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd

from insight import open_runs

from . import Case, Readers, points_of

_RUN = "0123456789abcdef0123456789abcdef"
_META = f"run_id: {_RUN}\nstart_time: 1\nend_time: 2\nstatus: 3\nuser_id: u\n"
# The columns that are read; MLflow has some more.
_TABLES = """
    CREATE TABLE experiments (experiment_id INTEGER, name VARCHAR, lifecycle_stage VARCHAR);
    CREATE TABLE runs (run_uuid VARCHAR, experiment_id INTEGER, name VARCHAR, user_id VARCHAR,
        status VARCHAR, start_time BIGINT, end_time BIGINT, source_name VARCHAR,
        source_version VARCHAR, lifecycle_stage VARCHAR);
    CREATE TABLE metrics (key VARCHAR, value FLOAT, timestamp BIGINT, run_uuid VARCHAR,
        step BIGINT, is_nan BOOLEAN);
    CREATE TABLE params (key VARCHAR, value VARCHAR, run_uuid VARCHAR);
    CREATE TABLE tags (key VARCHAR, value VARCHAR, run_uuid VARCHAR);
    INSERT INTO experiments VALUES (1, 'x', 'active');
"""


def _database(folder: Path, runs: int, steps: int) -> Readers:
    rng = np.random.default_rng(0)
    path = folder / "mlflow.db"
    with closing(sqlite3.connect(path)) as made:
        made.executescript(_TABLES)
        for number in range(runs):
            name = f"{number:032x}"
            row = (name, 1, "n", "u", "FINISHED", 1, 2, "", "", "active")
            made.execute(f"INSERT INTO runs VALUES ({', '.join('?' * 10)})", row)
            for key in ("loss", "accuracy"):
                values = rng.random(steps).tolist()
                rows = ((key, value, step, name, step, 0) for step, value in enumerate(values))
                made.executemany("INSERT INTO metrics VALUES (?, ?, ?, ?, ?, ?)", rows)
        made.commit()

    def by_pandas() -> int:
        with closing(sqlite3.connect(path)) as connection:
            return len(pd.read_sql("SELECT * FROM metrics", connection))

    return Readers(partial(points_of, folder), by_pandas)


def _tables(folder: Path, tables: int, rows: int) -> Readers:
    rng = np.random.default_rng(0)
    run = folder / "mlruns" / "1" / _RUN
    (run / "metrics").mkdir(parents=True)
    (run / "meta.yaml").write_text(_META)
    (run / "artifacts").mkdir()
    paths = [run / "artifacts" / f"{number:03d}.json" for number in range(tables)]
    for path in paths:
        frame = pd.DataFrame({"label": rng.integers(0, 9, rows).astype(str), "p": rng.random(rows)})
        frame.to_json(path, orient="split", index=False)

    def ours() -> int:
        store = open_runs(folder)
        found = store.table("table")
        names = zip(found["run"], found["tag"], found["step"], strict=True)
        return sum(store.value("table", *name).size for name in names)

    def by_pandas() -> int:
        return sum(pd.read_json(path, orient="split").size for path in paths)

    return Readers(ours, by_pandas)


CASES: dict[str, Case] = {
    "mlflow, a database of 1,000,000 values": partial(_database, runs=1, steps=500_000),
    "mlflow, a database of 100 runs of 400 values": partial(_database, runs=100, steps=200),
    "mlflow, 100 tables of 200 cells": partial(_tables, tables=100, rows=100),
}
