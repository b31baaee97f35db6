"""Normalisation over the batches of several processes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.context.processes import communicator_of
from engine.dtype import as_dtype, float32
from engine.typed import Tensor

from .arithmetic import add, mul, sub
from .between.reducing import all_reduced
from .cast import cast
from .elementary import rsqrt, square
from .normalise import by_channel, channel_axes, move_moment, scaled, typed
from .reduction import sum as sum_of

__all__: list[str] = []


def batch_norm_of_all(
    x: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    weight: Tensor | None,
    bias: Tensor | None,
    momentum: float,
    eps: float,
    group: str,
) -> Tensor:
    """The input normalised channel by channel over the batches of a group, scaled and shifted.

    Args:
        x: (batch, channels, …); other processes may have another number of rows.
        running_mean: (channels,), moved towards the mean of all batches, in place; or None.
        running_var: (channels,), moved towards their variance, in place, which is divided by the
            count less one, while the normalisation divides by the count; or None.
        weight: (channels,) or None.
        bias: (channels,) or None.
        momentum: How far the running moments move.
        eps: Added to the variance below the root.
        group: The processes, which all call this.

    Raises:
        StateError: If there is no such group, or a process has left.

    Source: Ioffe & Szegedy, arXiv:1502.03167; the variance is taken around the mean of all, in a
    second sum, as one process does.

    """
    rank = len(x.shape)
    axes = channel_axes(rank)
    wide: Any = cast(x, float32) if as_dtype(x.dtype).itemsize == 2 else x
    count = _count(math.prod(x.shape[k] for k in axes), group)
    weight, bias = _along(weight, rank), _along(bias, rank)
    if not count:
        return typed(scaled(x, weight, bias), x)
    mean = mul(all_reduced(sum_of(wide, axes, True), group=group), 1 / count)
    centred = sub(wide, mean)
    squares = all_reduced(sum_of(square(centred), axes, True), group=group)
    variance = mul(squares, 1 / count)
    move_moment(running_mean, mean, momentum)
    move_moment(running_var, variance, momentum, count / max(count - 1, 1))
    normal = mul(centred, rsqrt(add(variance, eps)))
    return typed(scaled(normal, weight, bias), x)


def _along(numbers: Any, rank: int) -> Any:
    return None if numbers is None else by_channel(numbers, rank)


def _count(own: int, group: str) -> int:
    """How many numbers a channel has in all processes."""
    total = np.array([own], np.int64)
    communicator_of("batch_norm", group).all_reduce(total, "sum").wait()
    return int(total[0])
