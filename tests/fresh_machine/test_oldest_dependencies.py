"""The lower bounds of pyproject.toml hold: what a user does works with them, too."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import pytest

from .conftest import train_in
from .machine import Machine, lower_bounds
from .test_commands import opened_pages, status_of
from .warm import warmed

INSTALLED = """
import json
from importlib.metadata import version
print(json.dumps({name: version(name) for name in NAMES}))
"""


@pytest.fixture(scope="module")
def trained(oldest: Machine, top: Path) -> Machine:
    machine = Machine(oldest.environment, Path(tempfile.mkdtemp(dir=top)) / "work")
    train_in(machine, "a", "b")
    return machine


def test_machine_has_the_oldest_versions(oldest: Machine) -> None:
    wanted = dict(bound.split("==") for bound in lower_bounds())
    script = INSTALLED.replace("NAMES", repr(list(wanted)))
    found = json.loads(oldest.done("python", "-c", script))

    assert {name: found[name].split(".0")[0] for name in wanted} == {
        name: version.split(".0")[0] for name, version in wanted.items()
    }


def test_runs_are_read_exported_and_compared(trained: Machine, empty: Path) -> None:
    runs = json.loads(trained.done("insight", "runs", "runs", "--json"))
    csv, prov = str(empty / "csv"), str(empty / "prov.json")
    with warmed(trained) as warm:  # the line before has begun from nothing
        warm.done(trained, "insight", "export", "runs", "--to", "csv", "--out", csv)
        warm.done(trained, "insight", "lineage", "runs", "--to", "prov", "--out", prov)
        compared = warm.done(trained, "insight", "diff", "runs/a", "runs/b")

    assert sorted(run["run"] for run in runs) == ["a", "b"]
    assert compared
    assert (empty / "csv").is_dir()


def test_landscape_is_drawn(trained: Machine) -> None:
    line = "insight landscape runs/a --model train.py:callback_fn --size 5"

    assert "landscape.npz" in trained.done(*line.split())


def test_pages_are_shown(trained: Machine) -> None:
    with trained.serving("insight", "serve", "runs", "--no-open") as address:
        assert {status_of(f"{address}{page}") for page in opened_pages(address)} == {200}
