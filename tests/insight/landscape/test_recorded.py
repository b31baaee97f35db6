from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

import insight
from insight.landscape import landscape_fields, surface
from tests.insight.landscape.models import Network, OfPlane, trajectory_plane, unit_plane

if TYPE_CHECKING:
    from pathlib import Path


def test_surface_in_an_event_file_is_read_as_a_landscape(tmp_path: Path) -> None:
    network = Network((4, 8, 3))
    drawn = surface(network, trajectory_plane(network.trained(30)), size=(7, 5))
    with insight.SummaryRecord(tmp_path) as record:
        record.add_value("landscape", "landscape_[0, 30]", landscape_fields(drawn, "epoch", 12))
        record.record(0)
    row = insight.open_runs(tmp_path).table("landscape").iloc[0]

    assert (row["tag"], row["interval"]) == ("landscape_[0, 30]", "[0, 30]")
    assert (row["decomposition"], row["unit"]) == ("PCA", "epoch")
    assert np.allclose(row["z"], drawn.z, rtol=1e-6)
    assert np.allclose(row["path_x"], drawn.path.xy[:, 0], rtol=1e-6, atol=1e-7)
    assert np.allclose(row["path_z"], drawn.path.loss_plane, rtol=1e-6)
    assert row["path_steps"].tolist() == [0, 10, 20, 30]
    assert np.allclose(row["convergence"], drawn.convergence, rtol=1e-6)


def test_surface_without_a_path_is_the_final_one(tmp_path: Path) -> None:
    drawn = surface(OfPlane(lambda x, y: x * y), unit_plane(kind="random"), size=3)
    with insight.SummaryRecord(tmp_path) as record:
        record.add_value("landscape", "landscape_[5]", landscape_fields(drawn))
        record.record(0)
    row = insight.open_runs(tmp_path).table("landscape").iloc[0]

    assert (row["interval"], row["decomposition"]) == ("final", "Random")
    assert row["z"].tolist() == [[1, 0, -1], [0, 0, 0], [-1, 0, 1]]
