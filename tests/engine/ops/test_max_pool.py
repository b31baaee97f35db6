"""Max pooling, and what all poolings share: borders, rounding, indices and errors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from tests.engine.fake_cupy.gpu import fake_gpu

X = np.arange(20.0).reshape(1, 1, 4, 5)


def rows(out: Tensor) -> list:
    return out.asnumpy()[0, 0].tolist()


def test_stride_is_the_kernel_size_unless_given() -> None:
    assert rows(ops.max_pool2d(Tensor(X), 2)) == [[6, 8], [16, 18]]
    assert rows(ops.max_pool2d(Tensor(X), 2, 1))[0] == [6, 7, 8, 9]


def test_rounding_up_counts_the_window_over_the_end() -> None:
    assert rows(ops.max_pool2d(Tensor(X), 2, ceil_mode=True)) == [[6, 8, 9], [16, 18, 19]]
    assert rows(ops.avg_pool2d(Tensor(X), 2, 2, ceil_mode=True)) == [[3, 5, 6.5], [13, 15, 16.5]]


def test_indices_point_into_the_flattened_channel() -> None:
    x = np.random.default_rng(2).standard_normal((2, 3, 5, 6))
    values, indices = ops.max_pool2d(Tensor(x), 3, 2, 1, return_indices=True)
    flat = x.reshape(2, 3, -1)
    found = np.take_along_axis(flat, indices.asnumpy().reshape(2, 3, -1), 2)

    assert indices.asnumpy().dtype == np.int64
    assert np.array_equal(found.reshape(values.shape), values.asnumpy())


@pytest.mark.parametrize(("dtype", "lowest"), [(np.uint8, 0), (np.float32, -np.inf)])
@pytest.mark.parametrize(("dilation", "first"), [(1, [0, 0, 1, 2, 3, 4]), (2, [6, 5, 6, 7, 8])])
def test_indices_never_point_at_a_border(
    dtype: Any, lowest: float, dilation: int, first: list[int]
) -> None:
    x = Tensor(np.full((1, 1, 4, 5), lowest, dtype))
    _, indices = ops.max_pool2d(x, 2, 1, 1, dilation, return_indices=True)

    assert rows(indices)[0] == first
    assert indices.asnumpy().min() == 0


def test_dilated_window_skips_elements() -> None:
    assert rows(ops.max_pool2d(Tensor(X), 2, 1, dilation=2)) == [[12, 13, 14], [17, 18, 19]]


def test_one_dimension_is_a_row() -> None:
    x = Tensor(X[0])

    assert ops.max_pool1d(x, 2, 3).asnumpy()[0, 1].tolist() == [6, 9]
    assert ops.avg_pool1d(x, 2, 3).asnumpy()[0, 1].tolist() == [5.5, 8.5]


def test_means_of_whole_numbers_are_float32() -> None:
    bright = Tensor(np.full((1, 1, 4, 4), 255, np.uint8))
    pooled = [
        ops.avg_pool2d(bright, 2),
        ops.avg_pool2d(bright, 2, 2, 1, count_include_pad=False),
        ops.adaptive_avg_pool2d(bright, 3),
    ]

    assert {out.dtype for out in pooled} == {engine.float32}
    assert {out.asnumpy().max() for out in pooled} == {255.0}
    assert {out.asnumpy().min() for out in pooled} == {255.0}


def test_tables_lie_where_the_input_does() -> None:
    x = Tensor(X)
    with fake_gpu():
        for out in (
            ops.adaptive_avg_pool2d(x, 3),
            ops.avg_pool2d(x, 2, 2, 1, count_include_pad=False),
            ops.max_pool2d(x, 2, return_indices=True)[1],
        ):
            assert isinstance(out.array, np.ndarray)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: ops.max_pool2d(Tensor(X[0, 0]), 2), r"\(batch, channels, height, width\)"),
        (lambda: ops.max_pool2d(Tensor(X), 9), r"at least the size of the kernel \(9, 9\)"),
        (lambda: ops.avg_pool2d(Tensor(X), 2, divisor_override=-1), "divisor_override"),
        (lambda: ops.max_pool2d(Tensor(X), 0), r"kernel_size.* from 1, got 0"),
        (lambda: ops.avg_pool2d(Tensor(X), 2, 2, 2, False, False), r"narrower .*\(2, 2\).*got 2"),
        (lambda: ops.adaptive_avg_pool2d(Tensor(X), 0), r"output_size.* from 1, got \[0, 0\]"),
        (lambda: ops.adaptive_avg_pool2d(Tensor(X), (2, -1)), "output_size.* from 1"),
        (lambda: ops.adaptive_avg_pool2d(Tensor(X), (2, 2, 2)), "output_size.* or None"),
    ],
)
def test_what_does_not_fit_is_refused(call: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call()


def test_the_first_nan_of_a_window_gets_its_gradient() -> None:
    x = np.array([[[[1.0, np.nan], [np.nan, 4.0]]]])

    assert rows(ops.grad(lambda x: ops.max_pool2d(x, 2))(Tensor(x))) == [[0, 1], [0, 0]]
