"""Trainings that go on, and that begin anew, with the real frameworks, in two processes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from insight import open_runs

pytestmark = [pytest.mark.long, pytest.mark.peers]

HERE = Path(__file__).resolve().parent
FRAMEWORKS = sorted(path.stem.removeprefix("again_") for path in HERE.glob("again_*.py"))


@pytest.fixture(scope="module", params=FRAMEWORKS)
def trained(
    request: pytest.FixtureRequest, beside: Any, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Path, list[dict[str, Any]]]:
    """A framework, where both processes recorded, and what each of them wanted and heard."""
    folder = tmp_path_factory.mktemp(request.param)
    script = HERE / f"again_{request.param}.py"
    printed = [beside(request.param, script, folder, part, cwd=folder) for part in (1, 2)]
    return request.param, folder, [json.loads(text.splitlines()[-1]) for text in printed]


def test_steps_go_on_and_no_row_is_lost(
    trained: tuple[str, Path, list[dict[str, Any]]], record_property: Callable[[str, object], None]
) -> None:
    framework, folder, parts = trained
    table = open_runs(folder).table("scalar")
    tags = {(run, tag) for part in parts for run, rows in part["rows"].items() for tag in rows}
    for run, tag in tags:
        wanted = sorted(row for part in parts for row in part["rows"].get(run, {}).get(tag, ()))
        rows = table[(table["run"] == run) & (table["tag"] == tag)]
        got = dict(zip(rows["step"], np.float32(rows["value"]), strict=True))

        assert {step: got.get(step) for step, _ in wanted} == {
            step: np.float32(value) for step, value in wanted
        }, (run, tag)
        assert max(got) == wanted[-1][0], (run, tag)
    record_property("figures", f"adapter {framework}: {len(tags)} series go on or begin anew")


def test_training_that_begins_anew_says_so_once(
    trained: tuple[str, Path, list[dict[str, Any]]],
) -> None:
    _, folder, parts = trained
    runs = {
        Path(line.split(" holds an earlier")[0]).name for part in parts for line in part["said"]
    }
    anew = {path.name for path in folder.iterdir()} & {"anew", "other_model", "updated"}

    assert runs == anew
    assert sum(len(part["said"]) for part in parts) == len(anew)
