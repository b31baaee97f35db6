"""Adaptive pooling: cells, indices, what is kept; PyTorch's numbers are compared elsewhere."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops

X = np.arange(20.0).reshape(1, 1, 4, 5)


def rows(out: Tensor) -> list:
    return out.asnumpy()[0, 0].tolist()


def test_adaptive_cells_cover_the_input() -> None:
    out = ops.adaptive_avg_pool2d(Tensor(X), (2, 3))

    assert rows(out) == [[3, 4.5, 6], [13, 14.5, 16]]
    assert ops.adaptive_avg_pool2d(Tensor(X), (None, 1)).shape == (1, 1, 4, 1)


def test_size_that_is_no_number_is_refused() -> None:
    with pytest.raises(TypeError, match=r"output_size.* an int or two"):
        ops.adaptive_avg_pool2d(Tensor(X), "all")


def test_none_keeps_a_length() -> None:
    x = Tensor(np.ones((1, 2, 3, 4, 5)))

    assert ops.adaptive_avg_pool3d(x, (None, 2, None)).shape == (1, 2, 3, 2, 5)
    assert ops.adaptive_max_pool3d(x, (2, None, 1)).shape == (1, 2, 2, 4, 1)


def test_not_finite_numbers_stay_in_their_cells() -> None:
    x = X.copy()
    x[..., 0, 0] = np.inf
    out = ops.adaptive_avg_pool2d(Tensor(x), (3, 3)).asnumpy()[0, 0]

    assert out[0, 0] == np.inf
    assert np.isfinite(np.delete(out.reshape(-1), 0)).all()


def test_indices_point_into_the_flattened_channel(rng: np.random.Generator) -> None:
    x = rng.standard_normal((2, 3, 7, 5))
    values, indices = ops.adaptive_max_pool2d(Tensor(x), (3, 4), True)
    found = np.take_along_axis(x.reshape(2, 3, -1), indices.asnumpy().reshape(2, 3, -1), 2)

    assert indices.asnumpy().dtype == np.int64
    assert np.array_equal(found.reshape(values.shape), values.asnumpy())


def test_indices_in_volumes_are_int32() -> None:
    _, indices = ops.adaptive_max_pool3d(Tensor(np.ones((1, 1, 2, 2, 2))), 1, True)

    assert indices.dtype == engine.int32
