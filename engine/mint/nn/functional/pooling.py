"""Pools whose stride is the window unless given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.typed import Tensor

__all__ = ["avg_pool1d", "avg_pool2d", "avg_pool3d", "max_pool2d", "max_unpool2d"]


def avg_pool1d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
) -> Tensor:
    """The mean of each window of ([batch,] channels, length); see `avg_pool2d`."""
    step = kernel_size if stride is None else stride
    return ops.avg_pool1d(
        input, _one(kernel_size), _one(step), _one(padding), ceil_mode, count_include_pad
    )


def _one(given: Any) -> Any:
    return given[0] if isinstance(given, tuple | list) else given


def avg_pool2d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Tensor:
    """The mean of each window.

    Args:
        input: ([batch,] channels, height, width).
        kernel_size: One number or two.
        stride: One number or two; None: the kernel size.
        padding: One number or two: zeros on both sides.
        ceil_mode: Whether a window that reaches over the far ends counts too.
        count_include_pad: Whether the zeros count as elements.
        divisor_override: What to divide by in place of the count; None: the count.

    >>> import engine
    >>> import engine.mint.nn.functional as F
    >>> F.avg_pool2d(engine.ops.ones((1, 4, 4)), 2).shape
    (1, 2, 2)

    """
    return ops.avg_pool2d(
        *(input, kernel_size, stride, _both_sides(padding), ceil_mode, count_include_pad),
        divisor_override,
    )


def avg_pool3d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Tensor:
    """The mean of each window of ([batch,] channels, depth, height, width); see `avg_pool2d`."""
    return ops.avg_pool3d(
        *(input, kernel_size, stride, _both_sides(padding), ceil_mode, count_include_pad),
        divisor_override,
    )


def _both_sides(padding: Any) -> Any:
    if not isinstance(padding, tuple | list):
        return padding
    return tuple(one for one in padding for _ in range(2)) if len(padding) > 1 else padding[0]


def max_pool2d(
    input: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """The largest of each window, and where it was if asked for, int64.

    Args:
        input: ([batch,] channels, height, width).
        kernel_size: One number or two.
        stride: One number or two; None: the kernel size.
        padding: One number or two, at most half the window: borders of the lowest number.
        dilation: One number or two.
        ceil_mode: Whether a window that reaches over the far ends counts too.
        return_indices: Whether to return indices in a channel's flattened input, too.

    """
    return ops.max_pool2d(input, kernel_size, stride, padding, dilation, return_indices, ceil_mode)


def max_unpool2d(
    input: Tensor,
    indices: Tensor,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    output_size: Sequence[int] | None = None,
) -> Tensor:
    """Each largest back where `max_pool2d` found it, 0 elsewhere."""
    return ops.max_unpool2d(input, indices, kernel_size, stride, padding, output_size)
