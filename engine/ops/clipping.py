"""Values and gradients kept within bounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .arithmetic import add, div, maximum, mul
from .comparison import greater, less, where
from .elementary import sqrt, square
from .reduction import reduce_sum

__all__ = ["clamp", "clip", "clip_by_global_norm", "clip_by_norm", "clip_by_value"]


def clamp(input: Any, min: Any = None, max: Any = None) -> Any:
    """The tensor with values below `min` and above `max` replaced by those bounds.

    The gradient passes where nothing was replaced, at the bounds too.

    >>> import engine
    >>> clamp(engine.Tensor([-1.0, 0.5, 2.0]), 0, 1).asnumpy()
    array([0. , 0.5, 1. ], dtype=float32)
    """
    out = input if min is None else where(less(input, min), min, input)
    return out if max is None else where(greater(out, max), max, out)


def clip(input: Any, min: Any = None, max: Any = None) -> Any:
    """As `clamp`."""
    return clamp(input, min, max)


def clip_by_value(x: Any, clip_value_min: Any = None, clip_value_max: Any = None) -> Any:
    """The tensor, or each of a list of them, with values outside the bounds replaced by them."""
    if isinstance(x, list | tuple):
        return type(x)(clamp(part, clip_value_min, clip_value_max) for part in x)
    return clamp(x, clip_value_min, clip_value_max)


def clip_by_norm(x: Any, clip_norm: float = 1.0, axis: Any = None) -> Any:
    """The tensor scaled down where its Euclidean norm along `axis` is above `clip_norm`.

    >>> import engine
    >>> clip_by_norm(engine.Tensor([3.0, 4.0]), 1.0).asnumpy()
    array([0.6, 0.8], dtype=float32)
    """
    length = sqrt(reduce_sum(square(x), axis=axis, keepdims=True))
    return div(mul(x, clip_norm), maximum(length, clip_norm))


def clip_by_global_norm(
    x: Sequence[Any], clip_norm: float = 1.0, use_norm: Any = None
) -> tuple[Any, ...]:
    """Tensors scaled together, so that the norm of all their elements is at most `clip_norm`.

    Args:
        x: The tensors, such as the gradients of a network.
        clip_norm: The largest norm allowed, above 0.
        use_norm: Their norm, if it is known.

    >>> import engine
    >>> first, second = clip_by_global_norm([engine.Tensor([3.0]), engine.Tensor([4.0])], 1.0)
    >>> first.asnumpy(), second.asnumpy()
    (array([0.6], dtype=float32), array([0.8], dtype=float32))

    """
    if use_norm is None:
        total = 0.0
        for part in x:
            total = add(reduce_sum(square(part)), total)
        use_norm = sqrt(total)
    scale = div(clip_norm, maximum(use_norm, clip_norm))
    return tuple(mul(part, scale) for part in x)
