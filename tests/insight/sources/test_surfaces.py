"""What files of `insight landscape` say is read with the run, whatever they hold."""

from __future__ import annotations

import numpy as np
import pytest

import insight
from insight.errors import UnknownKindError
from insight.landscape import Surface, landscape_fields, write_surface
from insight.landscape.surface import SurfacePath

FACTS = {
    "kind": "pca",
    "method": "exact",
    "explained_variance": [0.75, 0.2, 0.05],
    "model": {"batch_norm": "eval", "samples": 64},
    "plane": {"random_walk_score": 0.5},
    "sampling_error": 0.01,
}


def drawn(lift: float = 0.0, facts: object = FACTS) -> Surface:
    """A surface with a path of three checkpoints."""
    axis = np.linspace(-1.0, 1.0, 5)
    path = SurfacePath(
        np.array([1, 2, 3]),
        np.array([[0.8, 0.4], [0.4, 0.1], [0.0, 0.0]]),
        np.array([1.5, 0.75, 0.5]),
        np.array([1.25, 0.75, 0.5]),
        np.array([0.25, 0.1, 0.0]),
        np.full(3, 0.01),
    )
    z = np.add.outer(axis[:4] ** 2, axis**2) + lift
    known = np.ones(z.shape, bool)
    end = (0.0, 0.0, 0.5)
    return Surface(axis, axis[:4], z, path, end, known, z * 0, 23, facts)  # type: ignore[arg-type]


def run_with(folder, surface, unit="step"):
    with insight.SummaryRecord(folder) as record:
        record.add_value("landscape", "landscape_[1, 3]", landscape_fields(surface, unit))
        record.record(0)


def test_file_beside_the_events_says_how_far_its_surface_can_be_trusted(tmp_path):
    run_with(tmp_path, drawn())
    write_surface(tmp_path / "pca_1_3.landscape.npz", drawn())
    store = insight.open_runs(tmp_path)
    (found,) = store.surfaces(".")

    assert found["facts"]["explained_variance"] == FACTS["explained_variance"]
    assert found["path_loss_true"].tolist() == [1.5, 0.75, 0.5]
    assert (found["evaluations"], found["computed"], found["error"]) == (23, 1.0, 0.0)
    np.testing.assert_array_equal(found["z"], drawn().z)
    assert store.runs()["source"][0] == "insight"
    assert store.runs()["status"][0] == "finished"


def test_file_that_comes_later_is_news(tmp_path):
    run_with(tmp_path, drawn())
    store = insight.open_runs(tmp_path)
    before = store.version
    write_surface(tmp_path / "pca_1_3.landscape.npz", drawn())

    assert store.surfaces(".") == []
    assert store.refresh() == 1
    assert store.version > before
    assert len(store.surfaces(".")) == 1


@pytest.mark.parametrize("content", [b"", b"PK", b"\x00" * 5000, b"[]"])
def test_damaged_file_says_nothing_and_the_run_is_there(tmp_path, content):
    run_with(tmp_path, drawn())
    (tmp_path / "pca_1_3.landscape.npz").write_bytes(content)
    store = insight.open_runs(tmp_path)

    assert store.surfaces(".") == []
    assert len(store.table("landscape")) == 1
    assert len(store.problems()) == 0


def test_file_alone_is_no_run(tmp_path):
    write_surface(tmp_path / "pca_1_3.landscape.npz", drawn())

    assert len(insight.open_runs(tmp_path).runs()) == 0


def test_run_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(UnknownKindError, match="surfaces"):
        insight.open_runs(tmp_path).surfaces("other")
