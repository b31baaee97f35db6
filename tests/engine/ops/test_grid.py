"""Sampling at a grid's points, and affine grids."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops

X = np.arange(6.0).reshape(1, 1, 2, 3)


def at(*points: tuple[float, float], **options: Any) -> list[float]:
    grid = Tensor(np.array(points).reshape(1, 1, len(points), 2))
    return [float(n) for n in ops.grid_sample(Tensor(X), grid, **options).asnumpy().reshape(-1)]


def test_points_are_across_and_down() -> None:
    assert at((-1, -1), (1, -1), (-1, 1), align_corners=True) == [0, 2, 3]


def test_outer_edges_are_minus_one_and_one_unless_aligned() -> None:
    assert at((-1, 0), (0, 0)) == [0.75, 2.5]


def test_outside_is_zero_the_border_or_a_mirror() -> None:
    point = (-5 / 3, -0.5)  # one pixel and a half left of the first centre, on the first row

    assert at(point) == [0]
    assert at(point, padding_mode="border") == [0]
    np.testing.assert_allclose(at(point, padding_mode="reflection"), [0.5], atol=1e-12)


def test_nearest_has_no_gradient_for_the_grid() -> None:
    grid = Tensor(np.full((1, 1, 1, 2), 0.1))
    gradient = ops.grad(lambda g: ops.grid_sample(Tensor(X), g, "nearest"))(grid)

    assert gradient.asnumpy().tolist() == [[[[0, 0]]]]


def test_point_that_is_no_number_sees_nothing() -> None:
    assert at((np.nan, 0.0), (np.inf, 0.0)) == [0, 0]


@pytest.mark.parametrize("align", [True, False])
def test_identity_gives_the_input_back(align: bool, rng: np.random.Generator) -> None:
    for size in ((2, 3, 4, 5), (2, 1, 2, 3, 4)):
        rank = len(size) - 2
        x = rng.standard_normal(size)
        theta = np.repeat(np.eye(rank, rank + 1)[None], 2, 0)
        grid = ops.affine_grid(Tensor(theta), size, align)

        out = ops.grid_sample(Tensor(x), grid, align_corners=align).asnumpy()
        np.testing.assert_allclose(out, x, atol=1e-12)


def test_volumes_are_between_eight_corners(rng: np.random.Generator) -> None:
    x = rng.standard_normal((1, 2, 2, 2, 2))
    grid = Tensor(np.zeros((1, 1, 1, 1, 3)))

    out = ops.grid_sample(Tensor(x), grid).asnumpy().reshape(2)
    np.testing.assert_allclose(out, x.mean((0, 2, 3, 4)))


def test_gradients_of_gradients_flow(rng: np.random.Generator) -> None:
    x, grid = rng.standard_normal((1, 1, 3, 3)), rng.uniform(-0.6, 0.6, (1, 2, 1, 2))

    def squared(x: Tensor, grid: Tensor) -> Tensor:
        return ops.sum(ops.grid_sample(x, grid) ** 2)

    inner = ops.grad(squared, 1)
    found = ops.grad(lambda g: ops.sum(inner(Tensor(x), g)))(Tensor(grid)).asnumpy()
    step, expected = 1e-5, np.zeros(grid.shape)
    for index in itertools.product(*map(range, grid.shape)):
        ahead, behind = grid.copy(), grid.copy()
        ahead[index] += step
        behind[index] -= step
        higher, lower = (inner(Tensor(x), Tensor(g)).asnumpy().sum() for g in (ahead, behind))
        expected[index] = (higher - lower) / (2 * step)

    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda x, g: ops.grid_sample(x[0], g), ValueError, "batch, channels, height"),
        (lambda x, g: ops.grid_sample(x, g[0]), ValueError, r"\(1, 2 lengths, 2\)"),
        (lambda x, g: ops.grid_sample(x, g, "bicubic"), ValueError, "one of"),
        (lambda x, g: ops.grid_sample(x, g, "nearest", "wrap"), ValueError, "one of"),
        (lambda x, g: ops.grid_sample(x, g, align_corners=1), TypeError, "a bool"),
        (lambda x, g: ops.affine_grid(x, (1, 1, 2, 2)), ValueError, r"\(1, 2, 3\) for size"),
        (lambda x, g: ops.affine_grid(x, 2), TypeError, "a tuple of ints"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        call(Tensor(X), Tensor(np.zeros((1, 1, 1, 2))))
