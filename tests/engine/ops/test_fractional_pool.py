"""Fractional max pooling; PyTorch's numbers are compared elsewhere."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, ops


def test_indices_point_at_the_largest(rng: np.random.Generator) -> None:
    for rank, size in ((2, (7, 6)), (3, (4, 5, 6))):
        x = rng.standard_normal((2, 3, *size))
        pool = getattr(ops, f"fractional_max_pool{rank}d")
        values, indices = pool(Tensor(x), 2, output_size=3, return_indices=True)
        flat, where = x.reshape(2, 3, -1), indices.asnumpy().reshape(2, 3, -1)

        assert values.shape == (2, 3, *(3,) * rank)
        assert np.array_equal(
            np.take_along_axis(flat, where, 2), values.asnumpy().reshape(2, 3, -1)
        )


def test_windows_begin_by_the_samples_the_first_for_the_width() -> None:
    x = Tensor(np.arange(20.0).reshape(1, 1, 4, 5))
    samples = Tensor(np.array([[[0.9, 0.1]]]))
    out = ops.fractional_max_pool2d(x, 1, output_size=(2, 3), _random_samples=samples)

    assert out.asnumpy().tolist() == [[[[0, 2, 4], [15, 17, 19]]]]


def test_seed_repeats_the_windows(rng: np.random.Generator) -> None:
    x = Tensor(rng.standard_normal((1, 2, 9, 9)))
    outs = []
    for _ in range(2):
        engine.set_seed(3)
        outs.append(ops.fractional_max_pool2d(x, 2, output_ratio=0.5).asnumpy())

    assert outs[0].shape == (1, 2, 4, 4)
    assert np.array_equal(outs[0], outs[1])


def test_input_without_a_batch_gives_an_output_without_one() -> None:
    assert ops.fractional_max_pool3d(Tensor(np.ones((2, 4, 4, 4))), 2, 2).shape == (2, 2, 2, 2)


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({}, ValueError, "one of output_size and output_ratio"),
        ({"output_size": 5}, ValueError, "lengths that fit"),
        ({"output_ratio": 1.5}, ValueError, "between 0 and 1"),
        ({"output_size": 2, "_random_samples": Tensor([[[1, 2]]])}, TypeError, "floats"),
        ({"output_size": 2, "_random_samples": Tensor([[[0.1]]])}, ValueError, r"\(1, 1, 2\)"),
    ],
)
def test_what_does_not_fit_is_refused(
    options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        ops.fractional_max_pool2d(Tensor(np.ones((1, 1, 5, 5))), 2, **options)
