"""Optimizer steps whose size depends on the length of the whole parameter."""

from __future__ import annotations

from typing import Any

from engine.backend import xp_of

from .stepping import stepping

__all__ = ["apply_lamb"]


@stepping("param", "first", "second", elementwise=False)
def apply_lamb(
    param: Any,
    first: Any,
    second: Any,
    grad: Any,
    rate: float,
    beta1: float = 0.9,
    beta2: float = 0.999,
    eps: float = 1e-6,
    decay: float = 0.0,
    step: int = 1,
) -> None:
    """Move `param` one step of Lamb, the `step`-th; the first four are changed or kept as arrays.

    Nothing leaves the device: the ratio of the two lengths is an array, too.

    >>> import numpy as np
    >>> weight = np.array([3.0, 4.0])
    >>> apply_lamb(weight, np.zeros(2), np.zeros(2), np.array([1.0, 1.0]), rate=0.1, eps=1e-12)
    >>> weight.round(4).tolist()  # a tenth of its length, 5, along (1, 1)
    [2.6464, 3.6464]
    """
    xp = xp_of(param)
    first += (1 - beta1) * (grad - first)
    second += (1 - beta2) * (grad * grad - second)
    mean, square = first / (1 - beta1**step), second / (1 - beta2**step)
    move = mean / (xp.sqrt(square) + eps) + decay * param
    length, reach = _length(xp, param), _length(xp, move)
    # Where one is 0 the step has its plain size.
    known = (length > 0) & (reach > 0)
    ratio = xp.where(known, length / xp.where(known, reach, 1), 1)
    param -= (rate * ratio * move).astype(param.dtype)


def _length(xp: Any, x: Any) -> Any:
    wide = x.astype("float32") if x.dtype.itemsize < 4 else x
    return xp.sqrt((wide * wide).sum())
