"""MLflow's file store read to what was logged, and followed while it grows, breaks or goes."""

from __future__ import annotations

import functools
import json
import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import open_runs
from insight.sources import sources
from insight.sources.mlflow import SOURCE

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[2] / "data" / "mlflow"
TRUTH = json.loads((DATA / "truth.json").read_text(encoding="utf-8"))
RUN = "7" * 32
START_MS = 1_700_000_000_000


@functools.cache
def store() -> Store:
    return open_runs(DATA)


def truth_id(truth: dict[str, Any]) -> str:
    return f"{truth['experiment'].split()[0]}-{truth['name'].replace(' ', '-')}"


def run_of(truth: dict[str, Any]) -> str:
    return next(name for name in store().runs()["run"] if name.endswith(truth["run_id"]))


def meta(*, stage: str = "active", status: int = 3) -> str:
    return (
        f"end_time: {START_MS + 9000}\nlifecycle_stage: {stage}\nrun_id: {RUN}\n"
        f"run_name: a run\nstart_time: {START_MS}\nstatus: {status}\ntags: []\nuser_id: me\n"
    )


def write(root: Path, files: dict[str, str | bytes]) -> None:
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)


def store_of(root: Path, **changes: str | bytes) -> Path:
    """The folder of a run with one metric; names of files with `__` for a slash."""
    run = root / "1" / RUN
    write(root, {"1/meta.yaml": "experiment_id: '1'\nname: digits\nlifecycle_stage: active\n"})
    write(run, {"meta.yaml": meta(), "metrics/loss": lines((0, 3.0), (1, 2.0)), "params/lr": "0.1"})
    write(run, {name.replace("__", "/"): content for name, content in changes.items()})
    return run


def lines(*points: tuple[int, float]) -> str:
    return "".join(f"{START_MS + step} {value} {step}\n" for step, value in points)


def scalars(opened: Store, tag: str = "loss") -> dict[int, float]:
    table = opened.table("scalar", tags=tag)
    return dict(zip(table["step"].tolist(), table["value"].tolist(), strict=True))


def append(path: Path, text: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(text)


def test_source_is_found_by_being_there() -> None:
    assert SOURCE in sources()


@pytest.mark.parametrize("truth", TRUTH, ids=truth_id)
def test_every_value_that_was_logged_is_read(truth: dict[str, Any]) -> None:
    table = store().table("scalar", runs=run_of(truth))
    found = dict(zip(zip(table["tag"], table["step"], strict=True), table["value"], strict=True))

    assert found.keys() == {(tag, step) for tag, step, _ in truth["metrics"]}
    for tag, step, value in truth["metrics"]:
        np.testing.assert_equal(found[tag, step], float(value))


@pytest.mark.parametrize("truth", TRUTH, ids=truth_id)
def test_parameters_and_names_are_in_the_lineage(truth: dict[str, Any]) -> None:
    lineage = store().lineage().set_index("run").loc[run_of(truth)]
    params = {name: str(lineage[f"hyperparameters.{name}"]) for name in truth["params"]}

    assert params == truth["params"]
    assert (lineage["run.name"], lineage["run.experiment"]) == (truth["name"], truth["experiment"])


def test_runs_are_finished_and_named_by_their_path() -> None:
    runs = store().runs()

    assert (set(runs["status"]), set(runs["source"])) == ({"finished"}, {"mlflow"})
    assert all(name.startswith("mlruns/") and name.count("/") == 2 for name in runs["run"])
