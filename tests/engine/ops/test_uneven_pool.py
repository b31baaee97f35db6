"""Pooling by windows of two lengths: where they lie, what they see, and gradients."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.errors import ArgumentValueError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu

X = np.random.default_rng(3).standard_normal((2, 7, 10, 3))
RATIO = [1.0, 1.4, 2.5, 1.0]


def made(name, **options):
    return getattr(ops, f"Fractional{name}Pool")(RATIO, **options)


@pytest.mark.parametrize("overlapping", [False, True])
@pytest.mark.parametrize("even", [False, True])
@pytest.mark.parametrize("name", ["Max", "Avg"])
def test_each_window_is_reduced(name, even, overlapping):
    engine.set_seed(6)
    pool = made(name, pseudo_random=even, overlapping=overlapping)
    out, rows, columns = (part.asnumpy() for part in pool(Tensor(X)))

    assert out.shape == (2, 5, 4, 3)
    assert (rows[0], rows[-1], columns[0], columns[-1]) == (0, 7, 0, 10)
    assert set(np.diff(rows)) <= {1, 2}
    assert set(np.diff(columns)) <= {2, 3}
    for i, j in np.ndindex(5, 4):
        seen = X[:, rows[i] : rows[i + 1] + overlapping, columns[j] : columns[j + 1] + overlapping]
        expected = seen.max((1, 2)) if name == "Max" else seen.mean((1, 2))
        assert out[:, i, j] == pytest.approx(expected)


def test_same_seeds_have_the_same_windows():
    pool = made("Max", deterministic=True, seed=3, seed2=4)
    one, other = pool(Tensor(X)), pool(Tensor(X))

    assert [part.tolist() for part in one] == [part.tolist() for part in other]


def test_order_of_windows_is_random_else():
    engine.set_seed(1)
    found = {tuple(made("Max")(Tensor(X))[1].tolist()) for _ in range(20)}

    assert len(found) > 3


def test_gradients_go_to_what_was_seen():
    pool = made("Max", deterministic=True)
    out, rows, columns = pool(Tensor(X))
    slope = ops.grad(lambda x: pool(x)[0].sum())(Tensor(X)).asnumpy()

    assert slope.sum() == out.size
    even = ops.grad(lambda x: made("Avg", deterministic=True)(x)[0].sum())(Tensor(X)).asnumpy()
    sizes = np.diff(rows.asnumpy())[:, None] * np.diff(columns.asnumpy())
    expected = 1 / np.repeat(
        np.repeat(sizes, np.diff(rows.asnumpy()), 0), np.diff(columns.asnumpy()), 1
    )
    assert even[0, :, :, 0] == pytest.approx(expected)


def test_whole_numbers_stay_whole():
    x = Tensor(np.arange(16).reshape(1, 4, 4, 1))
    pool = ops.FractionalAvgPool([1.0, 2.0, 2.0, 1.0])

    assert pool(x)[0].dtype == engine.int64
    assert pool(x)[0].asnumpy().ravel().tolist() == [2, 4, 10, 12]


def test_windows_lie_on_the_device():
    with fake_gpu():
        found = made("Max")(Tensor(X))
        assert [part.device for part in found] == ["GPU:0"] * 3


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: ops.FractionalMaxPool([1, 0.5, 2, 1])(Tensor(X)), ArgumentValueError, "from 1"),
        (lambda: ops.FractionalMaxPool([2, 2, 2, 1])(Tensor(X)), ArgumentValueError, "from 1"),
        (lambda: ops.FractionalMaxPool([1, 9, 2, 1])(Tensor(X)), ArgumentValueError, "at most 7"),
        (lambda: made("Max", seed=3)(Tensor(X)), ArgumentValueError, "deterministic"),
        (lambda: made("Avg")(Tensor(X[0])), ShapeError, "FractionalAvgPool"),
    ],
)
def test_what_does_not_fit_is_refused(call, error, text):
    with pytest.raises(error, match=text):
        call()
