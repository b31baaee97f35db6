"""Max pooling: the largest of each window, and where it was."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import device_holding
from engine.backend.kernels import cover
from engine.backend.kernels.window import Window
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor, TensorOrMore

from .arithmetic import maximum
from .arrangement import expand_dims, squeeze
from .below import window_index, window_max
from .cast import cast
from .window import AXES, borders, lengths, window_for

__all__ = ["max_pool1d", "max_pool2d", "max_pool3d"]


def batched(where: str, x: Any, rank: int) -> tuple[Any, bool]:
    """The input with a batch axis, and whether it had none.

    Raises:
        ShapeError: If it has neither (batch, channels, …) nor (channels, …).

    """
    if len(x.shape) == rank + 1:
        return expand_dims(x, 0), True
    if len(x.shape) != rank + 2:
        axes = AXES[rank]
        expected = f"(batch, channels, {axes}) or (channels, {axes})"
        raise ShapeError.of(where, expected, tuple(x.shape))
    return x, False


def pooling_window(
    x: Any,
    kernel: Any,
    stride: Any,
    pad_mode: str,
    padding: Any,
    dilation: Any,
    rank: int,
    where: str,
    *,
    ceil_mode: bool,
) -> Window:
    """The window of a pooling, whose stride is its kernel unless given.

    Raises:
        ArgumentTypeError: If an option is no whole number.
        ArgumentValueError: If one is out of its range, or a border wider than half the window.
        ShapeError: If the window is larger than the input.

    """
    sides = lengths(kernel, rank, f"{where}(kernel_size)")
    steps = sides if stride is None else stride
    window = window_for(
        x.shape, sides, steps, pad_mode, padding, dilation, where, ceil_mode=ceil_mode
    )
    pads = borders(padding, f"{where}(padding)", rank)
    if any(2 * n > window.reach[k // 2] for k, n in enumerate(pads)):
        expected = f"at most half of the window {window.reach}"
        raise ArgumentValueError.of(f"{where}(padding)", expected, padding)
    return window


def largest_of(x: Any, window: Window, *, with_index: bool) -> Any:
    """The largest below each position; with its index in a channel's flattened input, int64."""
    out = window_max(x, window=window)
    return (out, _flat_index(x, out, window)) if with_index else out


def _flat_index(x: Any, out: Any, window: Window) -> Any:
    indices = cast(window_index(x, out, window=window), np.int64)
    size = tuple(x.shape[2:])
    corners = cover.corners(size, window, device_holding(_bare(x)))
    flat: Any = 0
    for k, (first, inside) in enumerate(corners):
        below = math.prod(window.kernel[k + 1 :])
        within = indices // below % window.kernel[k] * window.dilation[k] + first
        # Where all is the lowest number, the first is on the border; that of the input is as low.
        flat = flat * size[k] + maximum(within, inside)
    return flat


def _bare(x: Any) -> Any:
    return x.array if isinstance(x, Value) else x


def _max_pool(
    rank: int,
    x: Any,
    kernel_size: Any,
    stride: Any,
    padding: Any,
    dilation: Any,
    return_indices: bool,
    ceil_mode: bool,
    pad_mode: str,
) -> Any:
    where = f"max_pool{rank}d"
    x, single = batched(where, x, rank)
    window = pooling_window(
        x, kernel_size, stride, pad_mode, padding, dilation, rank, where, ceil_mode=ceil_mode
    )
    out = largest_of(x, window, with_index=return_indices)
    if not single:
        return out
    return tuple(squeeze(part, 0) for part in out) if return_indices else squeeze(out, 0)


def max_pool1d(
    x: Tensor,
    kernel_size: int,
    stride: int | None = None,
    padding: int = 0,
    dilation: int = 1,
    return_indices: bool = False,
    ceil_mode: bool = False,
    *,
    pad_mode: str = "pad",
) -> TensorOrMore:
    """The largest of each window of ([batch,] channels, length); see `max_pool2d`."""
    return _max_pool(
        1, x, kernel_size, stride, padding, dilation, return_indices, ceil_mode, pad_mode
    )


def max_pool2d(
    x: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    return_indices: bool = False,
    ceil_mode: bool = False,
    *,
    pad_mode: str = "pad",
) -> TensorOrMore:
    """The largest of each window.

    Args:
        x: (batch, channels, height, width) or (channels, height, width).
        kernel_size: One number or two.
        stride: One number or two; None: the kernel size.
        padding: With pad_mode "pad": one or two numbers, at most half the window; borders count
            as the lowest number.
        dilation: One number or two.
        return_indices: Also return where the largest was: its index in a channel's flattened
            input, int64.
        ceil_mode: Whether a window that reaches over the far ends counts too.
        pad_mode: "pad", "valid" or "same".

    Raises:
        ShapeError: If the input has not three or four axes or is smaller than the window.
        ArgumentTypeError: If an option is no whole number.
        ArgumentValueError: If one is out of its range.

    >>> import engine
    >>> max_pool2d(engine.Tensor([[[[1.0, 2.0], [3.0, 4.0]]]]), 2).asnumpy()
    array([[[[4.]]]], dtype=float32)

    """
    return _max_pool(
        2, x, kernel_size, stride, padding, dilation, return_indices, ceil_mode, pad_mode
    )


def max_pool3d(
    x: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
    *,
    pad_mode: str = "pad",
) -> TensorOrMore:
    """The largest of each window of ([batch,] channels, depth, height, width).

    Args are those of `max_pool2d` with three lengths for two; `ceil_mode` stands before
    `return_indices`, as MindSpore has it here.

    Raises:
        ShapeError: If the input has not four or five axes or is smaller than the window.
        ArgumentTypeError: If an option is no whole number.
        ArgumentValueError: If one is out of its range.

    >>> import engine
    >>> values, indices = max_pool3d(engine.ops.ones((1, 1, 4, 4, 4)), 2, return_indices=True)
    >>> values.shape, indices.asnumpy()[0, 0, 1, 1].tolist()
    ((1, 1, 2, 2, 2), [40, 42])

    """
    return _max_pool(
        3, x, kernel_size, stride, padding, dilation, return_indices, ceil_mode, pad_mode
    )
