"""Windows as columns, against loops that say it in words."""

from __future__ import annotations

import numpy as np
import pytest

from engine.backend.kernels.im2col import col2im, im2col
from engine.backend.kernels.window import Window

WINDOWS = [
    Window((3, 2)),
    Window((2, 2), (2, 1), (1, 0, 0, 2)),
    Window((2, 3), (1, 2), (1, 1, 2, 1), (2, 1)),
]


def columns_by_loops(x: np.ndarray, window: Window) -> np.ndarray:
    top, bottom, left, right = window.pads
    x = np.pad(x, ((0, 0), (0, 0), (top, bottom), (left, right)))
    down, across = window.positions(x.shape[2] - top - bottom, x.shape[3] - left - right)
    rows = []
    for channel in range(x.shape[1]):
        for i in range(window.kernel[0]):
            for j in range(window.kernel[1]):
                row = [
                    x[
                        sample,
                        channel,
                        y * window.stride[0] + i * window.dilation[0],
                        z * window.stride[1] + j * window.dilation[1],
                    ]
                    for y in range(down)
                    for z in range(across)
                    for sample in range(len(x))
                ]
                rows.append(row)
    return np.array(rows)


@pytest.mark.parametrize("window", WINDOWS)
def test_columns_are_the_windows(window: Window, rng: np.random.Generator) -> None:
    x = rng.standard_normal((2, 3, 6, 7))

    assert np.array_equal(im2col(x, window), columns_by_loops(x, window))


@pytest.mark.parametrize("window", WINDOWS)
def test_the_way_back_is_the_adjoint(window: Window, rng: np.random.Generator) -> None:
    x = rng.standard_normal((2, 3, 6, 7))
    columns = im2col(x, window)
    other = rng.standard_normal(columns.shape)

    assert np.isclose((columns * other).sum(), (x * col2im(other, x.shape, window)).sum())


def test_memory_order_of_the_input_does_not_matter(rng: np.random.Generator) -> None:
    x = rng.standard_normal((2, 3, 6, 7))
    innermost = np.ascontiguousarray(x.transpose(1, 2, 3, 0)).transpose(3, 0, 1, 2)

    assert np.array_equal(im2col(x, WINDOWS[1]), im2col(innermost, WINDOWS[1]))


def test_window_larger_than_the_input_has_no_position() -> None:
    assert min(Window((5, 5)).positions(4, 8)) == 0
