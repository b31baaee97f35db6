"""Along a row a rectified layer is swept: what switches between two points changes the sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from engine import dataset, nn
from engine.train.landscape import LandscapeModel
from engine.train.landscape.on_plane.plane_losses import PlaneLosses
from engine.train.landscape.on_plane.row_product import FEWEST_POINTS, Row, RowProduct
from insight.landscape import Plane
from tests.engine.train.landscape.networks import loss_cell, seeded

X = np.linspace(-1.5, 1.0, 41)
LAST = ["2.weight", "2.bias"]


def mlp(inputs: int = 9, first: int = 40, second: int = 21) -> nn.Cell:
    return nn.SequentialCell(
        nn.Dense(inputs, first), nn.ReLU(), nn.Dense(first, second), nn.ReLU(), nn.Dense(second, 3)
    )


def model_of(
    network: Any = None, *, count: int = 150, batch: int = 150, dtype: Any = np.float32, **told: Any
) -> LandscapeModel:
    rng = np.random.default_rng(5)
    data = {
        "x": rng.standard_normal((count, 9)).astype(np.float32).astype(dtype),
        "y": rng.integers(0, 3, count).astype(np.int32),
    }
    rows = dataset.NumpySlicesDataset(data, shuffle=False).batch(batch)
    return LandscapeModel(seeded(network or mlp()), loss_cell(), rows, **told)


def plane_of(
    model: Any, names: Sequence[str] | None = None, *, scale: float = 1.0, still: int | None = None
) -> Plane:
    """A plane as wide as the weights are; one of its directions may have no length."""
    rng = np.random.default_rng(6)
    origin = {n: a for n, a in model.parameters().items() if names is None or n in names}

    def direction(k: int) -> dict[str, Any]:
        size = 0.0 if k == still else scale
        return {
            name: (size * rng.standard_normal(a.shape) * (np.std(a) + 0.1)).astype(a.dtype)
            for name, a in origin.items()
        }

    return Plane(origin, (direction(0), direction(1)))


def rows_of(model: Any, plane: Plane) -> PlaneLosses:
    rows = model.row_losses(plane)
    assert isinstance(rows, PlaneLosses)
    return rows


def products_of(rows: PlaneLosses) -> list[RowProduct]:
    """What multiplies along rows, block by block."""
    blocks = [block for batch in rows._batches for block in batch.blocks]
    owners = [getattr(step, "__self__", None) for one in blocks for step in one.layout.steps]
    return [one for one in owners if isinstance(one, RowProduct)]


def alone(rows: PlaneLosses, x: Any, y: float) -> list[float]:
    """The losses of points that are asked for one by one, which are computed by products."""
    return [float(rows(np.array([one]), y)[0]) for one in x]


@pytest.fixture(autouse=True)
def _blocks_of_some_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.train.landscape.on_plane.laying._LENGTHS", (64,))


@pytest.fixture
def swept(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of each point of a row that is swept whether its sums were finite."""
    seen: list[bool] = []
    sweep = RowProduct._sweep_to

    def watched(self: RowProduct, u: float) -> bool:
        seen.append(sweep(self, u))
        return seen[-1]

    monkeypatch.setattr(RowProduct, "_sweep_to", watched)
    return seen


@pytest.mark.parametrize("batch", [150, 70, 11])
@pytest.mark.parametrize("ways", [1, -1])
def test_losses_of_a_long_row_are_those_of_the_network(
    batch: int, ways: int, swept: list[bool]
) -> None:
    model = model_of(batch=batch)
    plane = plane_of(model)
    rows = rows_of(model, plane)
    x = X[::ways]
    found = rows(x, 0.4)

    assert np.allclose(found, [model.loss(plane.at(one, 0.4)) for one in x], rtol=1e-6, atol=1e-6)
    assert len(swept) == len(x) * len(products_of(rows))
    assert all(swept)


def test_error_of_long_rows_against_float64_is_below_a_millionth_of_the_range() -> None:
    model, wide = model_of(), model_of(dtype=np.float64)
    plane = plane_of(model)
    for parameter in wide.network_parameters().values():
        parameter.set_dtype("float64")
    parts = {
        name: [one[name].astype(np.float64) for one in (plane.origin, *plane.directions)]
        for name in plane.origin
    }

    def exact(x: float, y: float) -> float:
        return wide.loss({name: o + x * a + y * b for name, (o, a, b) in parts.items()})

    rows, many = rows_of(model, plane), np.linspace(-1, 1, 401)
    found = np.array([rows(many, y)[::50] for y in (-1.0, 0.1, 0.8)])

    expected = np.array([[exact(x, y) for x in many[::50]] for y in (-1.0, 0.1, 0.8)])
    assert np.abs(found - expected).max() <= 1e-6 * np.ptp(expected)


@pytest.mark.parametrize(
    "names", [None, ["0.weight", "0.bias"], ["0.bias", "2.weight"], ["0.weight", *LAST]]
)
@pytest.mark.parametrize("still", [None, 1])
def test_only_some_parameters_may_move(
    names: list[str] | None, still: int | None, swept: list[bool]
) -> None:
    model = model_of()
    plane = plane_of(model, names, still=still)
    rows = rows_of(model, plane)
    found = rows(X, -0.3)

    assert np.allclose(found, alone(rows, X, -0.3), rtol=1e-6, atol=1e-6)
    assert all(swept)
    assert swept


def test_layer_behind_the_first_that_moves_is_swept(swept: list[bool]) -> None:
    model = model_of()
    plane = plane_of(model, LAST)
    rows = rows_of(model, plane)

    assert np.allclose(rows(X, 0.1), alone(rows, X, 0.1), rtol=1e-6, atol=1e-6)
    assert swept


@pytest.mark.parametrize("names", [["4.bias"], ["4.weight", "4.bias"]])
def test_layer_that_does_not_move_is_multiplied_as_ever(names: list[str]) -> None:
    model = model_of()

    assert not products_of(rows_of(model, plane_of(model, names)))


@pytest.mark.parametrize("sizes", [(1, 1), (16, 16), (33, 5), (5, 40)])
def test_layers_have_any_number_of_units(sizes: tuple[int, int], swept: list[bool]) -> None:
    model = model_of(mlp(9, *sizes), count=23, batch=23)
    plane = plane_of(model)
    rows = rows_of(model, plane)

    assert np.allclose(rows(X, 0.2), alone(rows, X, 0.2), rtol=1e-6, atol=1e-6)
    assert swept


def test_rows_give_the_same_bits_in_any_order_and_to_any_worker() -> None:
    model = model_of()
    plane = plane_of(model)
    one, other = rows_of(model, plane), rows_of(model, plane)
    expected = [one(X, y).tobytes() for y in (-0.5, 0.0, 0.7)]
    other(X[::-1], 0.3)
    other(X[:3], 0.7)

    assert [other(X, y).tobytes() for y in (0.7, -0.5, 0.0)] == [expected[k] for k in (2, 0, 1)]


@pytest.mark.parametrize(
    "x", [X[: FEWEST_POINTS - 1], np.sin(40 * X), np.repeat(X, 2)], ids=["few", "mixed", "twice"]
)
def test_row_of_few_points_or_without_order_is_computed_by_products(
    x: Any, swept: list[bool]
) -> None:
    model = model_of()
    rows = rows_of(model, plane_of(model))

    assert rows(x, 0.1).tolist() == alone(rows, x, 0.1)
    assert not swept


@pytest.mark.parametrize("scale", [1e9, 1e18, 1e30])
def test_losses_that_are_not_finite_are_those_of_points_alone(scale: float) -> None:
    model = model_of()
    rows = rows_of(model, plane_of(model))
    found, expected = rows(X * scale, 0.1), np.array(alone(rows, X * scale, 0.1))

    largest = np.abs(expected[np.isfinite(expected)]).max()
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6 * largest)


def test_sums_that_overflow_are_computed_by_products(swept: list[bool]) -> None:
    model = model_of()
    plane = plane_of(model)
    plane.directions[0]["2.weight"][...] *= 1e30
    rows = rows_of(model, plane)
    far = np.append(X, 1e9)
    found, expected = rows(far, 0.1), alone(rows, far, 0.1)

    assert not all(swept)
    np.testing.assert_allclose(found, expected, rtol=1e-5)


def test_what_is_too_large_to_keep_is_multiplied_at_each_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bytes_of_layer = 4 * 4 * 40 * 150
    monkeypatch.setattr("engine.train.landscape.on_plane.laying.AFFINE_BYTES", bytes_of_layer)
    wide, narrow = model_of(mlp(9, 40, 120)), model_of()

    assert not products_of(rows_of(wide, plane_of(wide)))
    assert products_of(rows_of(narrow, plane_of(narrow)))


def test_without_native_code_rows_are_multiplied(monkeypatch: pytest.MonkeyPatch) -> None:
    model = model_of()
    plane = plane_of(model)
    native = rows_of(model, plane)(X, 0.3)
    monkeypatch.setattr("engine.plan.samples_inside.fused.blocks", lambda: None)
    for name in ("moved", "weights", "row_product"):
        monkeypatch.setattr(f"engine.train.landscape.on_plane.{name}.blocks", lambda: None)
    rows = rows_of(model, plane)

    assert not products_of(rows)
    assert np.allclose(rows(X, 0.3), native, rtol=1e-6, atol=1e-6)


class Shared(nn.Cell):
    """A rectified layer that two products read."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.one, self.other = nn.Dense(9, 12), nn.Dense(12, 3), nn.Dense(12, 3)

    def construct(self, x: Any) -> Any:
        x = nn.ReLU()(self.first(x))
        return self.one(x) * self.other(x)


def test_layer_that_two_products_read_is_multiplied_as_ever() -> None:
    model = model_of(Shared())
    plane = plane_of(model)
    rows = rows_of(model, plane)

    assert not products_of(rows)
    assert np.allclose(rows(X, 0.3), [model.loss(plane.at(x, 0.3)) for x in X], rtol=1e-6)


def test_quantities_of_a_long_row_are_told_with_the_same_losses() -> None:
    model = model_of(metrics={"accuracy"})
    plane = plane_of(model)
    measures = model.row_measures(plane, ("accuracy", "sampling_error"))
    found = measures(X, 0.2)

    assert found[0].tobytes() == rows_of(model, plane)(X, 0.2).tobytes()
    expected = np.concatenate([measures(X[k : k + 1], 0.2) for k in range(len(X))], axis=1)
    assert np.allclose(found, expected, rtol=1e-5)


def test_row_is_swept_one_way_from_its_middle() -> None:
    forth, back = Row(0.0, tuple(X)), Row(0.0, tuple(X[::-1]))

    assert forth.is_swept
    assert back.is_swept
    assert forth.middle == back.middle == -0.25
    assert not Row(0.0, (*X, X[-1])).is_swept
    assert not Row(0.0, (0.0,)).is_swept
