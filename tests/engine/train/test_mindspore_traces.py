"""Whole trainings of several nets and optimizers give MindSpore's losses and weights.

`mindspore_traces.py` has the nets and the optimizers; MindSpore's numbers are kept beside its other
data, and that file's README says how they were made.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.engine.train.mindspore_traces import RUNS, trained

KEPT = np.load(Path(__file__).parents[2] / "data" / "mindspore" / "traces.npz")


def test_every_run_is_kept() -> None:
    assert {key.rpartition("/")[0] for key in KEPT.files} == set(RUNS)


@pytest.mark.parametrize("run", RUNS)
def test_training_gives_mindspores_losses_and_weights(run: str) -> None:
    losses, parameters = trained("engine", run)

    np.testing.assert_allclose(losses, KEPT[f"{run}/loss"], rtol=1e-4)
    expected = {key for key in KEPT.files if key.startswith(f"{run}/")}
    assert {f"{run}/{name}" for name in parameters} == expected - {f"{run}/loss"}
    for name, value in parameters.items():
        np.testing.assert_allclose(value, KEPT[f"{run}/{name}"], rtol=1e-4, atol=1e-5)
