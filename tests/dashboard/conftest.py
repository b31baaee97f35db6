"""Stores of real run folders, written by `SummaryRecord`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import insight
from tests.scalar_tables import scalar_table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pandas as pd


def write_run(folder: Path, steps: int = 20, scale: float = 1.0) -> None:
    """Two scalars, a histogram and some lineage."""
    with insight.SummaryRecord(folder) as record:
        lineage = {"hyper_parameters": {"optimizer": "Adam", "learning_rate": 0.1 * scale}}
        record.add_value("train_lineage", "train_lineage", lineage)
        for step in range(1, steps + 1):
            record.add_value("scalar", "train/loss", scale / step)
            record.add_value("scalar", "accuracy", 1 - scale / (step + 1))
            if step % 5 == 0:
                record.add_value("histogram", "fc1.weight", np.linspace(-step, step, 64))
            record.record(step)


def three_runs(folder: Path) -> insight.Store:
    """Of twenty steps each."""
    for number, name in enumerate(["adam/1", "adam/2", "sgd"], 1):
        write_run(folder / name, scale=number)
    return insight.open_runs(folder)


@pytest.fixture
def sample(tmp_path: Path) -> insight.Store:
    """Three runs of twenty steps."""
    return three_runs(tmp_path)


@pytest.fixture(scope="module")
def read_only(tmp_path_factory: pytest.TempPathFactory) -> insight.Store:
    """The runs of `sample`, once for all tests of a file that change nothing."""
    return three_runs(tmp_path_factory.mktemp("read_only"))


@pytest.fixture
def empty(tmp_path: Path) -> insight.Store:
    return insight.open_runs(tmp_path)


@pytest.fixture(scope="session", name="scalar_table")
def scalar_tables() -> Callable[..., pd.DataFrame]:
    """Makes a scalar table from `run, tag, values` triples, with steps from 0."""
    return scalar_table


@pytest.fixture(autouse=True)
def state_home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where what people give the runs is kept: another folder in each test."""
    folder = tmp_path_factory.mktemp("state")
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    return folder
