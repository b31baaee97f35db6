"""Adaptive pooling: the mean or the largest of so many cells that cover the input."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import followed
from engine.backend import device_holding, to_device
from engine.backend.kernels.window import Window
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor, TensorOrMore

from .arrangement import reshape, squeeze
from .avg_pool import real
from .below import window_index, window_max
from .cast import cast
from .drawn import area, cells, drawn, picked
from .index_parts import ROWS
from .indexing import taken
from .max_pool import batched
from .reduction import mean
from .window import lengths

__all__ = [
    "adaptive_avg_pool1d",
    "adaptive_avg_pool2d",
    "adaptive_avg_pool3d",
    "adaptive_max_pool1d",
    "adaptive_max_pool2d",
    "adaptive_max_pool3d",
]


def _sizes(output_size: Any, x: Any, rank: int, where: str) -> tuple[int, ...]:
    """The cells along each axis; None keeps a length."""
    where = f"{where}(output_size)"
    several = isinstance(output_size, tuple | list)
    sizes = tuple(output_size) if several else (output_size,) * rank
    counts = {1: "one number", 2: "one or two numbers", 3: "one or three numbers"}[rank]
    if len(sizes) not in {1, rank}:
        raise ArgumentValueError.of(where, f"{counts} from 1, or None", output_size)
    sizes = sizes * rank if len(sizes) < rank else sizes
    if any(isinstance(n, bool) or not isinstance(n, int | None) for n in sizes):
        raise ArgumentTypeError.of(where, "an int or two", output_size)
    kept = zip(sizes, x.shape[-rank:], strict=True)
    return lengths([length if n is None else n for n, length in kept], rank, where)


def _adaptive_mean(rank: int, input: Any, output_size: Any) -> Any:
    where = f"adaptive_avg_pool{rank}d"
    x, single = batched(where, input, rank)
    sizes, size = _sizes(output_size, x, rank, where), x.shape[2:]
    x = real(x)
    if all(length and length % n == 0 for length, n in zip(size, sizes, strict=True)):
        split = [part for length, n in zip(size, sizes, strict=True) for part in (n, length // n)]
        out = mean(reshape(x, (*x.shape[:2], *split)), tuple(range(3, 3 + 2 * rank, 2)))
    else:
        out = x
        for k, (length, n) in enumerate(zip(size, sizes, strict=True)):
            if n != length:
                out = drawn(out, taps=area(length, n), axis=k + 2)
    return squeeze(out, 0) if single else out


def _adaptive_max(rank: int, input: Any, output_size: Any, return_indices: bool) -> Any:
    """Cells that overlap or differ are laid out side by side first, all as long as the longest.

    The last of a shorter cell is named again, which changes neither its largest nor the first
    place of it.
    """
    where = f"adaptive_max_pool{rank}d"
    x, single = batched(where, input, rank)
    sizes, size = _sizes(output_size, x, rank, where), tuple(x.shape[2:])
    laid, kernel, members = x, [], []
    for k, (length, n) in enumerate(zip(size, sizes, strict=True)):
        starts, stops = cells(length, n)
        most = int((stops - starts).max())
        inside = np.minimum(starts[:, None] + np.arange(most), stops[:, None] - 1)
        kernel.append(most)
        members.append(inside)
        if n * most != length:
            laid = drawn(laid, taps=picked(tuple(inside.reshape(-1).tolist())), axis=k + 2)
    window = Window(tuple(kernel), tuple(kernel))
    out = window_max(laid, window=window)
    if not return_indices:
        return squeeze(out, 0) if single else out
    indices = _flat_indices(window_index(laid, out, window=window), window, members, size)
    return (squeeze(out, 0), squeeze(indices, 0)) if single else (out, indices)


def _flat_indices(within: Any, window: Window, members: list, size: tuple[int, ...]) -> Any:
    """Which element of a channel's flattened input was the largest, int64."""
    bare = within.array if isinstance(within, Value) else within
    rest, device = cast(followed(within), np.int64), device_holding(bare)
    flat: Any = 0
    below = 1
    for k in reversed(range(len(size))):  # rest counts the last axis of the cell fastest
        most = window.kernel[k]
        table = to_device(members[k].reshape(-1), device)
        first = to_device(np.arange(len(members[k])) * most, device)
        first = first.reshape((-1,) + (1,) * (len(size) - 1 - k))
        flat = flat + taken(table, rest % most + first, index=ROWS) * below
        rest, below = rest // most, below * size[k]
    return flat if isinstance(flat, Value) or not isinstance(within, Value) else Value.wrap(flat)


def adaptive_avg_pool1d(input: Tensor, output_size: int) -> Tensor:
    """The mean of each of `output_size` cells that cover ([batch,] channels, length).

    Args:
        input: (batch, channels, length) or (channels, length).
        output_size: One number.

    Raises:
        ShapeError: If the input has other axes.
        ArgumentTypeError: If output_size is no whole number.
        ArgumentValueError: If it is below 1.

    """
    return _adaptive_mean(1, input, output_size)


def adaptive_avg_pool2d(input: Tensor, output_size: int | Sequence[int | None]) -> Tensor:
    """The mean of each of `output_size` cells, down and across, that cover the input.

    Args:
        input: (batch, channels, height, width) or (channels, height, width).
        output_size: One number or two; None keeps that length.

    Raises:
        ShapeError: If the input has other axes.
        ArgumentTypeError: If output_size holds something else.
        ArgumentValueError: If it holds a number below 1, or more than two.

    >>> import engine
    >>> adaptive_avg_pool2d(engine.Tensor([[[[1.0, 2.0, 3.0]]]]), (1, 2)).asnumpy()
    array([[[[1.5, 2.5]]]], dtype=float32)

    """
    return _adaptive_mean(2, input, output_size)


def adaptive_avg_pool3d(input: Tensor, output_size: int | Sequence[int | None]) -> Tensor:
    """The mean of each of `output_size` cells that cover ([batch,] channels, depth, height, width).

    Args:
        input: (batch, channels, depth, height, width), or without the batch.
        output_size: One number or three; None keeps that length.

    Raises:
        ShapeError: If the input has other axes.
        ArgumentTypeError: If output_size holds something else.
        ArgumentValueError: If it holds a number below 1, or two.

    """
    return _adaptive_mean(3, input, output_size)


def adaptive_max_pool1d(
    input: Tensor, output_size: int, return_indices: bool = False
) -> TensorOrMore:
    """The largest of each of `output_size` cells that cover ([batch,] channels, length).

    Args and errors are those of `adaptive_avg_pool1d`, and:
        return_indices: Also return where the largest was, int64.

    """
    return _adaptive_max(1, input, output_size, return_indices)


def adaptive_max_pool2d(
    input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False
) -> TensorOrMore:
    """The largest of each of `output_size` cells, down and across, that cover the input.

    Args and errors are those of `adaptive_avg_pool2d`, and:
        return_indices: Also return where the largest was: its index in a channel's flattened
            input, int64.

    >>> import engine
    >>> adaptive_max_pool2d(engine.Tensor([[[[1.0, 5.0, 3.0]]]]), (1, 2), True)[1].asnumpy()
    array([[[[1, 1]]]])

    """
    return _adaptive_max(2, input, output_size, return_indices)


def adaptive_max_pool3d(
    input: Tensor, output_size: int | Sequence[int | None], return_indices: bool = False
) -> TensorOrMore:
    """The largest of each of `output_size` cells over depth, height and width.

    Args and errors are those of `adaptive_avg_pool3d`, and:
        return_indices: Also return where the largest was: its index in a channel's flattened
            input, int32 as MindSpore's.

    """
    found = _adaptive_max(3, input, output_size, return_indices)
    both: Any = (found[0], cast(found[1], np.int32)) if return_indices else found
    return both
