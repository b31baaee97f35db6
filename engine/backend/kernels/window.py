"""Windows that slide over the two last axes of a (batch, channels, height, width) array.

On the CPU the kernels of this folder work with the batch innermost in memory (channels, height,
width, batch): a row of a window is then one long run of memory, whatever the kernel's width, and
every copy and sum is a fast one. They return transposed views, so callers see the usual axes, and
the next layer finds the memory order it wants.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from engine.backend import xp_of


class Window(NamedTuple):
    """How a window slides.

    Attributes:
        kernel: Height and width.
        stride: Steps down and right.
        pads: Rows above and below, columns left and right, added around the input.
        dilation: Distances between the elements of the window.

    """

    kernel: tuple[int, int]
    stride: tuple[int, int] = (1, 1)
    pads: tuple[int, int, int, int] = (0, 0, 0, 0)
    dilation: tuple[int, int] = (1, 1)

    def positions(self, height: int, width: int) -> tuple[int, int]:
        """How many positions there are, down and right; 0 or less where the window is too large."""
        top, bottom, left, right = self.pads
        lengths = (height + top + bottom, width + left + right)
        down, across = (
            (length - (kernel - 1) * dilation - 1) // stride + 1
            for length, kernel, stride, dilation in zip(
                lengths, self.kernel, self.stride, self.dilation, strict=True
            )
        )
        return down, across


def batch_innermost(x: Any) -> Any:
    """(batch, channels, height, width) as contiguous (channels, height, width, batch)."""
    return xp_of(x).ascontiguousarray(x.transpose(1, 2, 3, 0))


def batch_outermost(x: Any) -> Any:
    """(channels, height, width, batch) seen as (batch, channels, height, width), not copied."""
    return x.transpose(3, 0, 1, 2)


def padded(x: Any, window: Window, fill: float = 0) -> Any:
    """(channels, height, width, batch), contiguous, of a (batch, …) array, with its borders."""
    top, bottom, left, right = window.pads
    if not any(window.pads):
        return batch_innermost(x)
    batch, channels, height, width = x.shape
    shape = (channels, height + top + bottom, width + left + right, batch)
    out = xp_of(x).full(shape, fill, x.dtype)
    out[:, top : top + height, left : left + width] = x.transpose(1, 2, 3, 0)
    return out


def without_pads(x: Any, window: Window, height: int, width: int) -> Any:
    """What `padded` was made of, as (batch, channels, height, width), not copied."""
    top, _, left, _ = window.pads
    return batch_outermost(x[:, top : top + height, left : left + width])


def slices(x: Any, window: Window, positions: tuple[int, int]) -> Iterator[Any]:
    """For each element of the window, row by row, what lies below it at all positions: views."""
    for i in range(window.kernel[0]):
        down = _steps(i * window.dilation[0], window.stride[0], positions[0])
        for j in range(window.kernel[1]):
            yield x[:, down, _steps(j * window.dilation[1], window.stride[1], positions[1])]


def _steps(start: int, stride: int, count: int) -> slice:
    return slice(start, start + stride * (count - 1) + 1, stride)


def all_windows(x: Any, window: Window, positions: tuple[int, int]) -> Any:
    """A view (channels, kernel height, kernel width, down, across, batch) of a padded array."""
    c, h, w, n = x.strides
    (kernel_h, kernel_w), (step_h, step_w), _, (gap_h, gap_w) = window
    return xp_of(x).lib.stride_tricks.as_strided(
        x,
        (x.shape[0], kernel_h, kernel_w, *positions, x.shape[3]),
        (c, h * gap_h, w * gap_w, h * step_h, w * step_w, n),
    )


def flat_windows(x: Any, window: Window, fill: float = 0) -> Any:
    """A copy (channels, down, across, batch, elements of the window), borders filled."""
    view = all_windows(padded(x, window, fill), window, window.positions(*x.shape[2:]))
    channels, high, wide, down, across, batch = view.shape
    flat = (channels, down, across, batch, high * wide)  # no -1: an empty batch leaves it open
    return view.transpose(0, 3, 4, 5, 1, 2).reshape(flat)


def lowest(dtype: Any) -> Any:
    """The number of a dtype that never wins."""
    return -np.inf if dtype.kind in "fV" else np.iinfo(dtype).min
