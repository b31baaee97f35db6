"""Hessian planes lie along the eigenvectors, and their curvature is the eigenvalue."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.landscape import hessian_plane

from .curved_models import Kinks, KinksByHand, Quadratic, TanhNet

SPREAD = np.concatenate([[9.0, 5.0, -3.0], np.linspace(1, 2, 57)])


@pytest.mark.parametrize(
    "curvatures", [SPREAD, np.array([2.0, 7, -1, 3, 1]), np.array([1.0, 2, 3, 4, 5])]
)
def test_known_hessian_is_found(curvatures: Any) -> None:
    model = Quadratic(curvatures)
    for which in ("largest", "ends"):
        plane = hessian_plane(model, which=which)
        order = np.argsort(curvatures)[::-1]
        chosen = order[:2] if which == "largest" else order[[0, -1]]

        np.testing.assert_allclose(plane.eigenvalues, curvatures[chosen], rtol=1e-7)
        for direction, index in zip(plane.directions, chosen, strict=True):
            assert abs(model.joined(direction) @ model.axes[:, index]) == pytest.approx(1, abs=1e-7)
        assert max(plane.facts["eigenvector_errors"]) < 1e-6


def test_loss_of_a_tanh_network_bends_along_an_axis_as_the_eigenvalue_says() -> None:
    model = TanhNet()
    plane = hessian_plane(model, which="ends")
    h = 1e-3

    def bend(x: float, y: float) -> float:
        ahead, here, behind = (model.loss(plane.at(s * x, s * y)) for s in (1, 0, -1))
        return (ahead - 2 * here + behind) / h**2

    assert bend(h, 0) == pytest.approx(plane.eigenvalues[0], rel=1e-4)
    assert bend(0, h) == pytest.approx(plane.eigenvalues[1], rel=1e-3)
    assert plane.eigenvalues[1] < 0 < plane.eigenvalues[0]


def test_eigenvalues_of_a_tanh_network_are_those_of_its_whole_hessian() -> None:
    model, h = TanhNet(), 1e-5
    names = list(model.weights)

    def gradient(row: Any) -> Any:
        parts = np.split(row, np.cumsum([model.weights[name].size for name in names])[:-1])
        found = model.gradient(
            {n: part.reshape(model.weights[n].shape) for n, part in zip(names, parts, strict=True)}
        )
        return np.concatenate([found[name].reshape(-1) for name in names])

    start = np.concatenate([model.weights[name].reshape(-1) for name in names])
    whole = np.stack(
        [(gradient(start + h * e) - gradient(start - h * e)) / (2 * h) for e in np.eye(start.size)]
    )
    expected = np.linalg.eigvalsh((whole + whole.T) / 2)[::-1][:2]

    np.testing.assert_allclose(hessian_plane(model).eigenvalues, expected, rtol=1e-6)


def test_plane_is_one_of_units_at_right_angles_and_repeats() -> None:
    model = TanhNet()
    one, other = hessian_plane(model, seed=4), hessian_plane(model, seed=4)
    axes = np.stack([np.concatenate([a.reshape(-1) for a in d.values()]) for d in one.directions])

    np.testing.assert_allclose(axes @ axes.T, np.eye(2), atol=1e-10)
    assert one.kind == "hessian"
    assert (axes[[0, 1], np.abs(axes).argmax(axis=1)] > 0).all()
    for name, array in one.directions[0].items():
        assert np.array_equal(array, other.directions[0][name])
    assert hessian_plane(model, seed=5).eigenvalues == pytest.approx(one.eigenvalues, rel=1e-6)


def test_gradients_in_float32_have_digits_enough() -> None:
    plane, exact = hessian_plane(TanhNet(np.float32)), hessian_plane(TanhNet())

    np.testing.assert_allclose(plane.eigenvalues, exact.eigenvalues, rtol=1e-3)
    assert plane.directions[0]["w1"].dtype == np.float32
    assert max(plane.facts["eigenvector_errors"]) < 1e-2


def test_model_that_makes_products_itself_is_asked() -> None:
    class Exact(Quadratic):
        def hessian_vector(self, parameters: Any, direction: Any) -> Any:
            assert np.array_equal(self.joined(parameters), self.start)
            return self.split(self.hessian @ self.joined(direction))

        def gradient(self, parameters: Any) -> Any:
            raise AssertionError("not asked")

    plane = hessian_plane(Exact(SPREAD))

    np.testing.assert_allclose(plane.eigenvalues, [9, 5], rtol=1e-9)
    assert plane.facts["step"] is None


def test_differences_see_the_kinks_that_second_derivatives_leave_out() -> None:
    """As documented: the gap is that of the questions, and the step is told."""
    smooth, seen = hessian_plane(KinksByHand()), hessian_plane(Kinks(), step=0.05)

    assert smooth.eigenvalues.tolist() == [0, 0]
    assert seen.eigenvalues[0] > 0.1
    assert seen.facts["step"] == 0.05


def test_plane_stays_where_the_model_was() -> None:
    """A model may give the arrays that it computes with, and train on."""
    model = TanhNet()
    plane = hessian_plane(model)
    before = plane.at(0, 0)
    model.weights["w1"] += 1

    assert np.array_equal(plane.at(0, 0)["w1"], before["w1"])


def test_model_is_left_as_it_was() -> None:
    model = TanhNet()
    before = {name: array.copy() for name, array in model.weights.items()}
    hessian_plane(model)

    assert all(np.array_equal(model.weights[name], before[name]) for name in before)


def test_wrong_options_and_models_are_told() -> None:
    def check(message: str, model: Any, kind: Any = SummaryValueError, **options: Any) -> None:
        with pytest.raises(kind, match=message):
            hessian_plane(model, **options)

    class Bare:
        def parameters(self) -> Any:
            return {"w": np.ones(3)}

    class Wrong(Bare):
        def __init__(self, found: Any) -> None:
            self.found = found

        def gradient(self, parameters: Any) -> Any:
            return self.found

    model = TanhNet()
    check(r"a model with gradient\(parameters\), got Bare", Bare(), ValueKindError)
    check(r"derivative by 'w' expected shape \(3,\), got none", Wrong({}))
    check(r"derivative by 'w' expected shape \(3,\), got shape \(1,\)", Wrong({"w": np.ones(1)}))
    check(r"gradient expected finite numbers", Wrong({"w": np.full(3, np.nan)}))
    check(r"which expected one of \('largest', 'ends'\), got 'top'", model, which="top")
    check(r"seed expected a whole number", model, seed=-1)
    for step in (0, -1, np.inf, np.nan):
        check(r"step expected a number above 0", model, step=step)
    for tolerance in (0, 1, -1):
        check(r"tolerance expected a number between 0 and 1", model, tolerance=tolerance)
    dense = Quadratic(np.linspace(1, 2, 80))
    told = r"Hessian, largest expected 2 that settle, got . after \d+ products"
    check(told, dense, most_products=20, tolerance=1e-12)
    for most in (0, 1.5, True):
        check(r"most_products expected a whole number from 1", model, most_products=most)
    single = Quadratic(np.ones(6))
    single.parameters = lambda: {"one": np.ones(1)}
    check(r"at least 2 parameters, got 1", single)
