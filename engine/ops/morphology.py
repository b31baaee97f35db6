"""Images of several colours widened by a brush of heights: the largest of pixel and height."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.backend.kernels.window import Window
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .arithmetic import add
from .indexing import taken_at
from .window import pair, window_for

__all__: list[str] = []

_MOST = 255


def dilation(
    x: Any,
    filter: Any,
    stride: Any,
    dilation: Any,
    pad_mode: str = "valid",
    data_format: str = "NCHW",
) -> Any:
    """The grey dilation of images: the largest sum of a pixel under the filter and its height.

    Pixels beyond the image do not count. Of equal sums the first takes the gradient, which flows to
    the images and to the filter. It computes in the type of its input, also in float32.

    Args:
        x: (batch, channels, height, width).
        filter: (channels, height, width), of the same type.
        stride: How far the filter moves, 1 to 255: a number, two, or four that begin with 1, 1.
        dilation: How far its heights lie apart, from 1, likewise.
        pad_mode: "valid": the filter stays within the image. "same": the size is that of the image
            by the stride, rounded up.
        data_format: "NCHW".

    Raises:
        ArgumentTypeError: If the types differ, or a number is no whole one.
        ArgumentValueError: If a number is out of its range, or a word another.
        ShapeError: If the shapes do not fit.

    Source: S. Sternberg, "Grayscale morphology" (1986).

    >>> import engine
    >>> image = engine.Tensor([[[[1.0, 5.0, 2.0]]]])
    >>> dilation(image, engine.Tensor([[[0.0, 1.0]]]), stride=1, dilation=1).asnumpy()
    array([[[[6., 5.]]]], dtype=float32)

    """
    _checked(x, filter, stride, dilation, pad_mode, data_format)
    kernel = tuple(filter.shape[1:])
    window = window_for(x.shape, kernel, stride, pad_mode, 0, dilation, "Dilation2D")
    return _chosen(x, filter, window, _largest(read(x), read(filter), window))


def _checked(
    x: Any, heights: Any, stride: Any, dilation: Any, pad_mode: str, data_format: str
) -> None:
    if data_format != "NCHW":
        raise ArgumentValueError.of("Dilation2D(data_format)", "'NCHW'", repr(data_format))
    if str(pad_mode).lower() not in {"same", "valid"}:
        raise ArgumentValueError.of("Dilation2D(pad_mode)", "'same' or 'valid'", repr(pad_mode))
    for name, given in (("stride", stride), ("dilation", dilation)):
        if isinstance(given, tuple | list) and len(given) == 4 and tuple(given[:2]) != (1, 1):
            raise ArgumentValueError.of(f"Dilation2D({name})", "four that begin with 1, 1", given)
    if max(pair(stride, "Dilation2D(stride)")) > _MOST:
        raise ArgumentValueError.of("Dilation2D(stride)", f"at most {_MOST}", stride)
    shapes = tuple(x.shape), tuple(heights.shape)
    if len(shapes[0]) != 4 or len(shapes[1]) != 3 or shapes[0][1] != shapes[1][0]:
        expected = "(batch, channels, height, width) and (channels, height, width)"
        raise ShapeError.of("Dilation2D", expected, shapes)
    kinds = x.array.dtype, heights.array.dtype
    if kinds[0] != kinds[1] or kinds[0].kind not in "iufV":
        told = " and ".join(map(str, kinds))
        raise ArgumentTypeError(f"Dilation2D expected two of one type of numbers, got {told}.")


def _largest(image: Any, heights: Any, window: Window) -> Any:
    """Below which of its heights, numbered by rows, each position of the filter has its largest."""
    xp, (high, wide), size = xp_of(image), window.kernel, image.shape[2:]
    best: Any = None
    tap: Any = None
    seen: Any = None
    for number in range(high * wide):
        at = divmod(number, wide)
        points = _lying(xp, window, size, at)
        counted = [(one >= 0) & (one < n) for one, n in zip(points, size, strict=True)]
        rows, columns = (xp.clip(one, 0, n - 1) for one, n in zip(points, size, strict=True))
        sums = image[:, :, rows[:, None], columns] + heights[:, at[0], at[1]][:, None, None]
        counts = xp.broadcast_to(counted[0][:, None] & counted[1], sums.shape)
        if best is None:
            best, tap, seen = sums, xp.zeros(sums.shape, np.int64), counts
            continue
        better = counts & (~seen | (sums > best) | xp.isnan(sums))  # NaN is never left behind
        best, tap = xp.where(better, sums, best), xp.where(better, number, tap)
        seen = seen | counts
    return tap


def _lying(xp: Any, window: Window, size: tuple[int, ...], at: tuple[int, int]) -> list[Any]:
    """Over which rows, and over which columns, one height of the filter lies."""
    along = zip(window.positions(*size), window.stride, window.dilation, strict=True)
    return [
        xp.arange(count) * step + (near * gap - before)
        for (count, step, gap), near, before in zip(along, at, window.pads[::2], strict=True)
    ]


def _chosen(x: Any, heights: Any, window: Window, tap: Any) -> Any:
    """The sum of pixel and height at each position, where that is known."""
    xp = xp_of(tap)
    near = tap // window.kernel[1], tap % window.kernel[1]
    starts = _lying(xp, window, x.shape[2:], (0, 0))
    rows = starts[0][:, None] + near[0] * window.dilation[0]
    columns = starts[1] + near[1] * window.dilation[1]
    channels = xp.arange(x.shape[1])[:, None, None]
    sample = xp.arange(x.shape[0])[:, None, None, None]
    pixels = taken_at(x, (sample, channels, rows, columns))
    return add(pixels, taken_at(heights, (channels, *near)))
