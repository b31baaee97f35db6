"""Windows as the columns of a matrix, so that a convolution is one matrix product; and back."""

from __future__ import annotations

import functools
from typing import Any

from engine.backend import xp_of

from . import by_device
from .window import Window, all_windows, padded, slices, without_pads


def _columns(x: Any, window: Window) -> Any:
    """One strided copy: every run of memory is as long as a row of positions times the batch."""
    view = all_windows(padded(x, window), window, window.positions(*x.shape[2:]))
    channels, kernel_h, kernel_w, down, across, batch = view.shape
    return view.reshape(channels * kernel_h * kernel_w, down * across * batch)


def _image_cpu(columns: Any, shape: tuple[int, ...], window: Window) -> Any:
    """Element by element of the window, summed in place into the padded image."""
    batch, channels, height, width = shape
    top, bottom, left, right = window.pads
    positions = window.positions(height, width)
    image = xp_of(columns).zeros(
        (channels, height + top + bottom, width + left + right, batch), columns.dtype
    )
    parts = columns.reshape(channels, -1, *positions, batch)
    for k, below in enumerate(slices(image, window, positions)):
        below += parts[:, k]
    return without_pads(image, window, height, width)


def _image_gpu(columns: Any, shape: tuple[int, ...], window: Window) -> Any:
    """One launch: each thread gathers what falls on its pixel, always in the same order."""
    import cupy

    batch, channels, height, width = shape
    positions = window.positions(height, width)
    image = cupy.empty((channels, height, width, batch), columns.dtype)
    _gather()(
        columns.reshape(-1),
        *(height, width, batch, *positions, *window.kernel, *window.stride),
        *(window.pads[0], window.pads[2], *window.dilation),
        image,
    )
    return image.transpose(3, 0, 1, 2)


@functools.cache
def _gather() -> Any:
    import cupy

    return cupy.ElementwiseKernel(
        "raw T columns, int32 height, int32 width, int32 batch, int32 down, int32 across, "
        "int32 kernel_h, int32 kernel_w, int32 step_h, int32 step_w, "
        "int32 top, int32 left, int32 gap_h, int32 gap_w",
        "T image",
        """
        long long n = i % batch, rest = i / batch;
        int x = rest % width + left; rest /= width;
        int y = rest % height + top;
        long long channel = rest / height;
        T sum = T(0);
        for (int a = 0; a < kernel_h; ++a) {
            int row = y - a * gap_h;
            if (row < 0 || row % step_h || row / step_h >= down) continue;
            for (int b = 0; b < kernel_w; ++b) {
                int column = x - b * gap_w;
                if (column < 0 || column % step_w || column / step_w >= across) continue;
                long long part = (channel * kernel_h + a) * kernel_w + b;
                long long index = (part * down + row / step_h) * across + column / step_w;
                sum += columns[index * batch + n];
            }
        }
        image = sum;
        """,
        "insight_col2im",
    )


im2col = by_device(_columns, _columns)
im2col.__doc__ = """The windows of `x` as columns.

Args:
    x: (batch, channels, height, width).
    window: How it slides.

Returns:
    (channels * kernel height * kernel width, down * across * batch), contiguous.
"""

col2im = by_device(_image_cpu, _image_gpu)
col2im.__doc__ = """The sum of columns at the places `im2col` took them from: its adjoint.

Args:
    columns: As `im2col` returns them.
    shape: (batch, channels, height, width) of the image.
    window: How it slid.

Returns:
    An array of `shape`.
"""
