"""Windows that slide over the last axes of a (batch, channels, …) array, as many as they have.

On the CPU the kernels of this folder work with the batch innermost in memory (channels, height,
width, batch): a row of a window is then one long run of memory, whatever the kernel's width, and
every copy and sum is a fast one. They return transposed views, so callers see the usual axes, and
the next layer finds the memory order it wants.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple, Self

import numpy as np

from engine.backend import xp_of


class _Slide(NamedTuple):
    kernel: tuple[int, ...]
    stride: tuple[int, ...]
    pads: tuple[int, ...]
    dilation: tuple[int, ...]


class Window(_Slide):
    """How a window slides; one, two or three axes, or more.

    Attributes:
        kernel: Its lengths, such as height and width.
        stride: Steps along each axis; 1 unless given.
        pads: What is added before and after each axis of the input: (above, below, left, right)
            of an image; 0 unless given.
        dilation: Distances between the elements of the window; 1 unless given.

    """

    __slots__ = ()

    def __new__(
        cls,
        kernel: tuple[int, ...],
        stride: tuple[int, ...] = (),
        pads: tuple[int, ...] = (),
        dilation: tuple[int, ...] = (),
    ) -> Self:
        ones, zeros = (1,) * len(kernel), (0, 0) * len(kernel)
        return super().__new__(cls, kernel, stride or ones, pads or zeros, dilation or ones)

    @property
    def reach(self) -> tuple[int, ...]:
        """From its first element to its last, both counted, along each axis."""
        return tuple((k - 1) * d + 1 for k, d in zip(self.kernel, self.dilation, strict=True))

    def padded_size(self, size: tuple[int, ...]) -> tuple[int, ...]:
        """The lengths of an input of `size` with its borders."""
        ends = zip(size, self.pads[::2], self.pads[1::2], strict=True)
        return tuple(length + before + after for length, before, after in ends)

    def positions(self, *size: int) -> tuple[int, ...]:
        """How many positions there are along each axis; 0 or less where the window is too large."""
        ends = zip(self.padded_size(size), self.reach, self.stride, strict=True)
        return tuple((length - reach) // stride + 1 for length, reach, stride in ends)


def batch_innermost(x: Any) -> Any:
    """(batch, channels, …) as contiguous (channels, …, batch)."""
    return xp_of(x).ascontiguousarray(x.transpose(*range(1, x.ndim), 0))


def batch_outermost(x: Any) -> Any:
    """(channels, …, batch) seen as (batch, channels, …), not copied."""
    return x.transpose(x.ndim - 1, *range(x.ndim - 1))


def padded(x: Any, window: Window, fill: float = 0) -> Any:
    """(channels, …, batch), contiguous, of a (batch, channels, …) array, with its borders."""
    if not any(window.pads):
        return batch_innermost(x)
    shape = (x.shape[1], *window.padded_size(x.shape[2:]), x.shape[0])
    out = xp_of(x).full(shape, fill, x.dtype)
    out[_inside(window, x.shape[2:])] = x.transpose(*range(1, x.ndim), 0)
    return out


def without_pads(x: Any, window: Window, size: tuple[int, ...]) -> Any:
    """What `padded` was made of, as (batch, channels, *size), not copied."""
    return batch_outermost(x[_inside(window, size)])


def _inside(window: Window, size: tuple[int, ...]) -> tuple[slice, ...]:
    ends = zip(window.pads[::2], size, strict=True)
    return (slice(None), *(slice(before, before + length) for before, length in ends))


def slices(x: Any, window: Window, positions: tuple[int, ...]) -> Iterator[Any]:
    """For each element of the window, row by row, what lies below it at all positions: views."""
    along = [
        [_steps(i * gap, step, count) for i in range(length)]
        for length, gap, step, count in zip(
            window.kernel, window.dilation, window.stride, positions, strict=True
        )
    ]
    for index in itertools.product(*along):
        yield x[(slice(None), *index)]


def _steps(start: int, stride: int, count: int) -> slice:
    return slice(start, start + stride * (count - 1) + 1, stride)


def all_windows(x: Any, window: Window, positions: tuple[int, ...]) -> Any:
    """A view (channels, *kernel, *positions, batch) of a padded array."""
    channel, *steps, sample = x.strides
    gaps = [step * gap for step, gap in zip(steps, window.dilation, strict=True)]
    jumps = [step * stride for step, stride in zip(steps, window.stride, strict=True)]
    return xp_of(x).lib.stride_tricks.as_strided(
        x,
        (x.shape[0], *window.kernel, *positions, x.shape[-1]),
        (channel, *gaps, *jumps, sample),
    )


def flat_windows(x: Any, window: Window, fill: float = 0) -> Any:
    """A copy (channels, *positions, batch, elements of the window), borders filled."""
    positions, rank = window.positions(*x.shape[2:]), len(window.kernel)
    view = all_windows(padded(x, window, fill), window, positions)
    flat = (x.shape[1], *positions, x.shape[0], int(np.prod(window.kernel)))
    return view.transpose(0, *range(rank + 1, 2 * rank + 2), *range(1, rank + 1)).reshape(flat)


def lowest(dtype: Any) -> Any:
    """The number of a dtype that never wins."""
    if dtype.kind == "b":
        return False
    return -np.inf if dtype.kind in "fV" else np.iinfo(dtype).min
