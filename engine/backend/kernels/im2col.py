"""Windows as the columns of a matrix, so that a convolution is one matrix product; and back."""

from __future__ import annotations

import functools
import math
from typing import Any

from engine.backend import xp_of

from . import by_device
from .window import Window, all_windows, batch_outermost, padded, slices, without_pads


def _columns(x: Any, window: Window) -> Any:
    """One strided copy: every run of memory is as long as a row of positions times the batch."""
    positions = window.positions(*x.shape[2:])
    view = all_windows(padded(x, window), window, positions)
    rows, columns = math.prod((x.shape[1], *window.kernel)), math.prod((*positions, x.shape[0]))
    return view.reshape(rows, columns)


def _image_cpu(columns: Any, shape: tuple[int, ...], window: Window) -> Any:
    """Element by element of the window, summed in place into the padded image."""
    batch, channels, *size = shape
    positions = window.positions(*size)
    image = xp_of(columns).zeros((channels, *window.padded_size(tuple(size)), batch), columns.dtype)
    parts = columns.reshape(channels, math.prod(window.kernel), *positions, batch)
    for k, below in enumerate(slices(image, window, positions)):
        below += parts[:, k]
    return without_pads(image, window, tuple(size))


MOST_AXES = 3  # that the CUDA source walks over; fewer are as many of length 1 in front


def _image_gpu(columns: Any, shape: tuple[int, ...], window: Window) -> Any:
    """One launch: each thread gathers what falls on its pixel, always in the same order."""
    import cupy

    batch, channels, *size = shape
    image = cupy.empty((channels, *_three(size, 1), batch), columns.dtype)
    _gather()(
        columns.reshape(-1),
        *(*_three(size, 1), batch),
        *_three(window.positions(*size), 1),
        *_three(window.kernel, 1),
        *_three(window.stride, 1),
        *_three(window.pads[::2], 0),
        *_three(window.dilation, 1),
        image,
    )
    return batch_outermost(image.reshape(channels, *size, batch))


def _three(lengths: Any, missing: int) -> tuple[int, ...]:
    return (missing,) * (MOST_AXES - len(lengths)) + tuple(lengths)


@functools.cache
def _gather() -> Any:
    import cupy

    return cupy.ElementwiseKernel(
        "raw T columns, int32 depth, int32 height, int32 width, int32 batch, "
        "int32 deep, int32 down, int32 across, int32 kernel_d, int32 kernel_h, int32 kernel_w, "
        "int32 step_d, int32 step_h, int32 step_w, int32 front, int32 top, int32 left, "
        "int32 gap_d, int32 gap_h, int32 gap_w",
        "T image",
        """
        long long n = i % batch, rest = i / batch;
        int x = rest % width + left; rest /= width;
        int y = rest % height + top; rest /= height;
        int z = rest % depth + front;
        long long channel = rest / depth;
        T sum = T(0);
        for (int c = 0; c < kernel_d; ++c) {
            int slab = z - c * gap_d;
            if (slab < 0 || slab % step_d || slab / step_d >= deep) continue;
            for (int a = 0; a < kernel_h; ++a) {
                int row = y - a * gap_h;
                if (row < 0 || row % step_h || row / step_h >= down) continue;
                for (int b = 0; b < kernel_w; ++b) {
                    int column = x - b * gap_w;
                    if (column < 0 || column % step_w || column / step_w >= across) continue;
                    long long part = ((channel * kernel_d + c) * kernel_h + a) * kernel_w + b;
                    long long index = (part * deep + slab / step_d) * down + row / step_h;
                    sum += columns[(index * across + column / step_w) * batch + n];
                }
            }
        }
        image = sum;
        """,
        "insight_col2im",
    )


im2col = by_device(_columns, _columns)
im2col.__doc__ = """The windows of `x` as columns.

Args:
    x: (batch, channels, *size), up to three lengths on a GPU.
    window: How it slides.

Returns:
    (channels * elements of the window, positions * batch), contiguous.
"""

col2im = by_device(_image_cpu, _image_gpu)
col2im.__doc__ = """The sum of columns at the places `im2col` took them from: its adjoint.

Args:
    columns: As `im2col` returns them.
    shape: (batch, channels, *size) of the image.
    window: How it slid.

Returns:
    An array of `shape`.
"""
