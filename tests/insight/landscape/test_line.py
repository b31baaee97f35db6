from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.format.checkpoint import write_checkpoint
from insight.landscape import interpolate
from tests.insight.landscape.models import Measured, Network, OfPlane, Quadratic

if TYPE_CHECKING:
    from pathlib import Path

A, B = {"w": np.array([-1.0, 2.0])}, {"w": np.array([3.0, 0.0])}


def test_losses_of_a_quadratic_are_its_values_on_the_line() -> None:
    model = Quadratic([[2.0, 0.5], [0.5, 1.0]])
    line = interpolate(model, A, B, size=9)
    points = [(1 - t) * A["w"] + t * B["w"] for t in line.t]

    assert line.t.tolist() == np.linspace(0, 1, 9).tolist()
    assert np.allclose(line.loss, [model.loss({"w": one}) for one in points], rtol=1e-14)
    assert line.barrier == 0.0


def test_barrier_is_what_exceeds_the_line_between_both_ends() -> None:
    def hill(x: float, y: float) -> float:
        t = (x + 1) / 4
        return 1 + 2 * t + 4 * t * (1 - t)

    assert interpolate(OfPlane(hill), A, B, size=5).barrier == pytest.approx(1.0)


def test_what_lies_beyond_the_ends_does_not_count() -> None:
    line = interpolate(OfPlane(lambda x, y: (x - 1) ** 2), A, B, size=5, beyond=0.5)

    assert line.t.tolist() == [-0.5, 0.0, 0.5, 1.0, 1.5]
    assert line.loss.tolist() == [16.0, 4.0, 0.0, 4.0, 16.0]
    assert line.barrier == 0.0


def test_losses_that_are_no_numbers_leave_no_barrier() -> None:
    line = interpolate(OfPlane(lambda x, y: np.inf if 0 < x < 2 else 1.0), A, B, size=5)

    assert np.isposinf(line.loss[2])
    assert np.isnan(line.barrier)


def test_points_have_what_the_model_measures_there() -> None:
    network = Measured((4, 8, 3))
    first, *_, last = network.trained(30)
    line = interpolate(network, first, last, size=5)
    plain = interpolate(network, first, last, size=5, quantities=())
    ends = [network.measured(one)["accuracy"] for one in (first, last)]

    assert list(line.quantities) == ["sampling_error", "accuracy"]
    assert line.quantities["accuracy"][[0, -1]].tolist() == ends
    assert plain.quantities == {}
    assert np.allclose(plain.loss, line.loss, rtol=1e-14)


def test_files_of_checkpoints_are_networks(tmp_path: Path) -> None:
    network = Network((4, 8, 3))
    first, *_, last = network.trained(30)
    files = [tmp_path / "a.ckpt", tmp_path / "b.ckpt"]
    for file, held in zip(files, (first, last), strict=True):
        write_checkpoint(file, {**held, "learning_rate": np.float32(0.1)})
    line = interpolate(network, *files, size=3)

    assert line.loss[[0, 2]].tolist() == [network.loss(first), network.loss(last)]


def test_model_that_knows_rows_is_asked_by_rows() -> None:
    class Fast(Quadratic):
        def row_losses(self, plane: Any) -> Any:
            return lambda x, y: 10 * x + y

    assert interpolate(Fast(np.eye(2)), A, B, size=3).loss.tolist() == [0, 5, 10]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"size": 1}, SummaryValueError),
        ({"size": 2.5}, ValueKindError),
        ({"beyond": -0.1}, SummaryValueError),
        ({"beyond": "x"}, ValueKindError),
    ],
)
def test_odd_options_are_refused(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error, match="interpolate: "):
        interpolate(Quadratic(np.eye(2)), A, B, **options)


def test_network_without_a_parameter_is_told() -> None:
    with pytest.raises(SummaryValueError, match="checkpoint 1 expected an array named 'w'"):
        interpolate(Quadratic(np.eye(2)), A, {"v": A["w"]})
