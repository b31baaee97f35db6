"""The folders that pages are tried on hold what is said of them."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import insight
from tools.folders import (
    STEPS,
    SWEEP,
    TOOLS,
    Settings,
    curves,
    write_many,
    write_mixed,
    write_sweep,
)


def test_sweep_has_sixty_runs_of_which_eleven_diverge(tmp_path: Path) -> None:
    write_sweep(tmp_path)
    runs = insight.open_runs(tmp_path).runs()

    assert len(runs) == 60
    assert (runs["status"] == "diverged").sum() == 11
    assert set(runs["run"]) == {settings.name for settings in SWEEP}


def test_runs_that_diverge_have_no_number_after_one_that_is_far_out() -> None:
    found = curves(Settings(1.0, 16, 0))
    at = Settings(1.0, 16, 0).diverges_at

    assert at is not None
    assert np.isnan(found.loss).sum() == STEPS - at - 1
    assert found.loss[at] > 100 * np.median(found.loss[:at])
    assert (found.accuracy[at:] == 0.1).all()


def test_a_hundredth_is_the_best_rate_and_numbers_are_the_same_each_time() -> None:
    last = {settings: curves(settings).accuracy[-20:].mean() for settings in SWEEP}
    best = sorted(SWEEP, key=lambda settings: last[settings])[-10:]

    assert {settings.rate for settings in best} == {0.01}
    assert np.array_equal(curves(SWEEP[0]).loss, curves(SWEEP[0]).loss)


def test_mixed_folder_holds_runs_of_five_tools(tmp_path: Path) -> None:
    write_mixed(tmp_path)
    runs = insight.open_runs(tmp_path).runs()

    assert set(runs["source"]) == {"insight", "mindspore", "tensorboard", "mlflow", "wandb"}
    assert len(runs) == 60 + 40
    assert {run.split("/")[0] for run in runs["run"]} == {
        "sweep",
        *(t.split("/")[0] for t in TOOLS),
    }


def test_many_runs_are_as_many_as_asked_for(tmp_path: Path) -> None:
    write_many(tmp_path, 20)
    store = insight.open_runs(tmp_path)

    assert len(store.runs()) == 20
    assert len(store.table("scalar", tags=["val/accuracy"])) == 200
