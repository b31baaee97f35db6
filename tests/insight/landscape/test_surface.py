from __future__ import annotations

import tracemalloc
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.landscape import Plane, surface
from tests.insight.landscape.models import (
    Network,
    OfPlane,
    Quadratic,
    trajectory_plane,
    unit_plane,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

HESSIAN = [[3.0, 0.4, 0.0], [0.4, 1.0, 0.2], [0.0, 0.2, 7.0]]


@pytest.fixture(scope="module")
def trained() -> tuple[Network, Plane]:
    network = Network()
    return network, trajectory_plane(network.trained())


def test_losses_of_a_quadratic_are_its_values_on_a_grid_that_is_not_square() -> None:
    model = Quadratic(HESSIAN, at=[1.0, -2.0, 0.5])
    origin = np.array([0.5, 0.0, 0.0])
    first, second = np.array([1.0, 2.0, 0.0]), np.array([0.0, -1.0, 1.0])
    plane = Plane({"w": origin}, ({"w": first}, {"w": second}))
    found = surface(model, plane, size=(4, 7), ranges=((-3, 3), (0, 2)))
    points = origin + found.x[None, :, None] * first + found.y[:, None, None] * second
    off = points - model.at
    expected = np.einsum("jia,ab,jib->ji", off, model.hessian, off) / 2

    assert found.z.shape == (7, 4) == (found.y.size, found.x.size)
    assert np.allclose(found.z, expected, rtol=1e-13, atol=0)
    assert found.evaluated.all()
    assert not found.error.any()


def test_corners_are_where_they_belong() -> None:
    found = surface(OfPlane(lambda x, y: 10 * x + y), unit_plane(), size=(3, 5), ranges=(0, 1))

    assert found.z[0, 0] == 0
    assert found.z[0, -1] == 10
    assert found.z[-1, 0] == 1
    assert found.z[2].tolist() == [0.5, 5.5, 10.5]


def test_rows_are_not_shifted_against_each_other() -> None:
    found = surface(OfPlane(lambda x, y: x), unit_plane(), size=9)

    assert (found.z == found.x).all()


def test_middle_of_a_random_plane_has_the_loss_of_the_trained_parameters() -> None:
    model = Quadratic(HESSIAN, at=0.25)
    plane = replace(unit_plane(3), origin=model.parameters())
    found = surface(model, plane)

    assert found.z[20, 20] == found.convergence[2] == model.loss(model.parameters())
    assert found.convergence[:2] == (0.0, 0.0)


def test_model_that_knows_rows_is_asked_by_rows() -> None:
    class Fast(Quadratic):
        def row_losses(self, plane: Plane) -> Any:
            return lambda x, y: 100 * x + y

    found = surface(Fast(HESSIAN), unit_plane(3), size=(3, 2))

    assert found.z.tolist() == [[-101.0, -1.0, 99.0], [-99.0, 1.0, 101.0]]


def test_path_tells_the_loss_of_checkpoints_and_that_of_the_plane_below_them(
    trained: tuple[Network, Plane],
) -> None:
    network, plane = trained
    found = surface(network, plane, size=5)
    path = found.path

    assert path.loss_true.tolist() == [network.loss(one) for one in plane.checkpoints]
    assert path.loss_plane.tolist() == [
        network.loss(plane.at(x, y)) for x, y in plane.path.tolist()
    ]
    assert path.steps.tolist() == [0, 10, 20, 30, 40, 50, 60]
    assert np.array_equal(path.residual, plane.residual)
    assert found.convergence == (0.0, 0.0, network.loss(network.held))
    assert len(found.facts["checkpoint_sha256"]) == 7


def test_true_losses_are_unknown_where_checkpoints_are_not_at_hand(
    trained: tuple[Network, Plane],
) -> None:
    network, plane = trained
    found = surface(network, replace(plane, checkpoints=()), size=3)

    assert np.isnan(found.path.loss_true).all()
    assert np.isfinite(found.path.loss_plane).all()
    assert found.convergence == (0.0, 0.0, network.loss(network.held))


@pytest.mark.parametrize("tolerance", [0.006, 0.0025])
@pytest.mark.parametrize("relu", [False, True])
def test_adaptive_losses_of_a_network_are_within_the_tolerance(
    relu: bool, tolerance: float
) -> None:
    network = Network(relu=relu, seed=3)
    plane = trajectory_plane(network.trained())
    exact = surface(network, plane)
    found = surface(network, plane, method="adaptive", tolerance=tolerance)

    assert np.abs(found.z - exact.z).max() <= tolerance * np.ptp(exact.z)
    assert np.array_equal(found.z[found.evaluated], exact.z[found.evaluated])
    assert found.evaluated.sum() < 300
    assert np.array_equal(found.path.loss_true, exact.path.loss_true)


def test_nodes_around_the_end_of_training_are_always_computed(
    trained: tuple[Network, Plane],
) -> None:
    network, plane = trained
    found = surface(network, plane, method="adaptive", tolerance=0.05)
    column, row = np.abs(found.x).argmin(), np.abs(found.y).argmin()

    assert not found.evaluated.all()
    assert found.evaluated[row - 1 : row + 2, column - 1 : column + 2].all()


def test_model_and_plane_stay_as_they_were(trained: tuple[Network, Plane]) -> None:
    network, plane = trained
    before = {name: array.copy() for name, array in network.parameters().items()}
    axis = {name: array.copy() for name, array in plane.directions[0].items()}
    surface(network, plane, size=3)

    assert all(np.array_equal(network.parameters()[name], before[name]) for name in before)
    assert all(np.array_equal(plane.directions[0][name], axis[name]) for name in axis)


def test_memory_does_not_grow_with_nodes_times_parameters() -> None:
    class Large(Quadratic):
        def loss(self, parameters: Mapping[str, Any]) -> float:
            return float(parameters["w"][::1000].sum())

    size = 200_000
    axes = [{"w": np.full(size, value)} for value in (0.1, 0.2)]
    plane = Plane({"w": np.zeros(size)}, (axes[0], axes[1]))
    surface(Large(np.ones((1, 1))), plane, size=3)
    tracemalloc.start()
    surface(Large(np.ones((1, 1))), plane, size=31)
    highest = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert highest < 8 * size * 8  # the origin, two directions and a point with what makes it


def test_float32_parameters_stay_float32_at_every_point() -> None:
    seen = set()

    class Watching(Quadratic):
        def loss(self, parameters: Mapping[str, Any]) -> float:
            seen.add(parameters["w"].dtype.name)
            return 0.0

    axes = tuple({"w": np.eye(3)[k]} for k in (0, 1))
    surface(Watching(HESSIAN), Plane({"w": np.zeros(3, np.float32)}, (axes[0], axes[1])), size=3)

    assert seen == {"float32"}


@pytest.mark.parametrize("method", ["exact", "adaptive"])
def test_losses_that_are_no_numbers_are_kept_and_counted(method: str) -> None:
    def overflowing(x: float, y: float) -> float:
        return np.inf if x > 0.95 else np.nan if y < -0.95 else x * x + y * y

    found = surface(OfPlane(overflowing), unit_plane(), size=21, method=method)

    assert np.isposinf(found.z[5:, 20]).all()
    assert np.isnan(found.z[0, :5]).all()
    assert found.facts["not_finite"] == (~np.isfinite(found.z)).sum() == 41
    assert found.evaluated[:, 19:].all()


def test_progress_rises_to_the_number_of_losses() -> None:
    told: list[tuple[int, int]] = []
    surface(
        OfPlane(lambda x, y: x),
        unit_plane(),
        size=(3, 2),
        progress=lambda done, most: told.append((done, most)),
    )

    assert told == [(3, 6), (6, 6)]


def test_what_the_model_says_of_itself_is_kept() -> None:
    class Said(Quadratic):
        facts: ClassVar = {"samples": 128, "batch_norm": "eval"}

    found = surface(Said(HESSIAN), unit_plane(3, facts={"seed": 3}), size=3)

    assert found.facts["model"] == {"samples": 128, "batch_norm": "eval"}
    assert found.facts["plane"] == {"seed": 3}
    assert found.facts["parameters"] == 3


def test_losses_of_a_killed_program_are_not_computed_again(tmp_path: Path) -> None:
    class Killed(Quadratic):
        def loss(self, parameters: Mapping[str, Any]) -> float:
            if self.calls == 1 + 12:  # that of the trained parameters, and three rows
                raise KeyboardInterrupt
            return super().loss(parameters)

    kept = tmp_path / "rows"
    with pytest.raises(KeyboardInterrupt):
        surface(Killed(HESSIAN), unit_plane(3), size=4, keep=kept)
    model = Quadratic(HESSIAN)
    found = surface(model, unit_plane(3), size=4, keep=kept)

    assert model.calls == 1 + 4
    assert np.array_equal(found.z, surface(model, unit_plane(3), size=4).z)


def test_losses_of_another_model_are_computed_anew(tmp_path: Path) -> None:
    kept = tmp_path / "rows"
    surface(Quadratic(HESSIAN), unit_plane(3), size=3, keep=kept)
    other = Quadratic(np.eye(3), at=1.0)
    found = surface(other, unit_plane(3), size=3, keep=kept)

    assert np.array_equal(found.z, surface(other, unit_plane(3), size=3).z)


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"method": "fast"}, SummaryValueError, "method expected one of"),
        ({"tolerance": 0}, SummaryValueError, "tolerance expected a share"),
        ({"tolerance": "1%"}, ValueKindError, "tolerance expected a number"),
        ({"size": 1}, SummaryValueError, "size expected at least 2"),
    ],
)
def test_odd_options_are_refused(
    options: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        surface(Quadratic(HESSIAN), unit_plane(3), **options)


def test_model_that_gives_no_number_is_told() -> None:
    class Many(Quadratic):
        def loss(self, parameters: Mapping[str, Any]) -> Any:
            return parameters["w"]

    with pytest.raises(ValueKindError, match=r"model\.loss expected a number, got ndarray"):
        surface(Many(HESSIAN), unit_plane(3), size=3)


def test_model_whose_rows_have_another_length_is_told() -> None:
    class Short(Quadratic):
        def row_losses(self, plane: Plane) -> Any:
            return lambda x, y: x[1:]

    with pytest.raises(ValueKindError, match=r"row_losses expected numbers of shape \(3,\)"):
        surface(Short(HESSIAN), unit_plane(3), size=3)
