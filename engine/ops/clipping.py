"""Values and gradients kept within bounds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, overload

from engine.autodiff import Value
from engine.errors import ArgumentValueError
from engine.typed import Tensor, TensorOrNumber

from .arithmetic import add, div, maximum, minimum, mul
from .arrangement import reshape
from .cast import cast
from .comparison import greater, less, where
from .elementary import sqrt, square
from .joining import stack
from .lengths import norm
from .reduction import reduce_sum

__all__ = ["clamp", "clip", "clip_by_global_norm", "clip_by_norm", "clip_by_value"]

_ROOM = 1e-6


def clamp(
    input: Tensor, min: TensorOrNumber | None = None, max: TensorOrNumber | None = None
) -> Tensor:
    """The tensor with values below `min` and above `max` replaced by those bounds.

    The bounds are numbers, or tensors that broadcast with it. The gradient passes where nothing
    was replaced, at the bounds too; elsewhere it flows to a bound that is a tensor.

    Raises:
        ArgumentValueError: If no bound is given.

    >>> import engine
    >>> clamp(engine.Tensor([-1.0, 0.5, 2.0]), 0, 1).asnumpy()
    array([0. , 0.5, 1. ], dtype=float32)

    """
    if min is None and max is None:
        raise ArgumentValueError.of("clamp", "min, max or both", "neither")
    out = input if min is None else where(less(input, min), min, input)
    return out if max is None else where(greater(out, max), max, out)


def clip(
    input: Tensor, min: TensorOrNumber | None = None, max: TensorOrNumber | None = None
) -> Tensor:
    """As `clamp`."""
    return clamp(input, min, max)


def clip_by_value(
    x: Any,
    clip_value_min: TensorOrNumber | None = None,
    clip_value_max: TensorOrNumber | None = None,
) -> Any:
    """The tensor, or each of a list of them, with values outside the bounds replaced by them.

    The number type stays, whatever the bounds have. Half of the gradient passes at the bounds, all
    of it in `clamp`.

    Raises:
        ArgumentValueError: If no bound is given.

    """
    if isinstance(x, list | tuple):
        return type(x)(clip_by_value(part, clip_value_min, clip_value_max) for part in x)
    if clip_value_min is None and clip_value_max is None:
        where = "clip_by_value"
        raise ArgumentValueError.of(where, "clip_value_min, clip_value_max or both", "neither")
    out = x if clip_value_max is None else minimum(x, clip_value_max)
    out = out if clip_value_min is None else maximum(out, clip_value_min)
    return out if out.dtype == x.dtype else cast(out, x.dtype)


def clip_by_norm(
    x: Any,
    max_norm: float = 1.0,
    norm_type: float = 2.0,
    error_if_nonfinite: bool = False,
    *,
    clip_norm: float | None = None,
    axis: int | None = None,
) -> Any:
    """The tensor, or several together, scaled down where their norm is above `max_norm`.

    Args:
        x: A tensor, or a list or tuple of them, which count as one vector.
        max_norm: The largest norm allowed.
        norm_type: Which norm: 2 for the Euclidean, infinity for the largest magnitude, ….
        error_if_nonfinite: Whether a norm that is NaN or infinite is an error.
        clip_norm: MindSpore's older name for `max_norm`; the scaled norm is then exact, where
            the newer one leaves a millionth of room, as PyTorch's does.
        axis: With `clip_norm`: along which axes a norm is taken; None: of the whole tensor.

    Raises:
        ArgumentValueError: If the norm is not finite and `error_if_nonfinite` is set.

    >>> import engine
    >>> clip_by_norm(engine.Tensor([3.0, 4.0]), max_norm=1.0).asnumpy().round(4)
    array([0.6, 0.8], dtype=float32)

    """
    if clip_norm is not None or axis is not None:
        limit = max_norm if clip_norm is None else clip_norm
        length = sqrt(reduce_sum(square(x), axis=axis, keepdims=True))
        return div(mul(x, limit), maximum(length, limit))
    parts = x if isinstance(x, list | tuple) else [x]
    lengths = [norm(reshape(part, (-1,)), norm_type) for part in parts]
    total = lengths[0] if len(lengths) == 1 else norm(stack(lengths), norm_type)
    if error_if_nonfinite and not math.isfinite(float(total)):
        raise ArgumentValueError.of("clip_by_norm(x)", "numbers with a finite norm", float(total))
    scale = clamp(div(max_norm, add(total, _ROOM)), max=1.0)
    scaled = [mul(part, scale) for part in parts]
    return type(x)(scaled) if isinstance(x, list | tuple) else scaled[0]


@overload
def clip_by_global_norm(x: Tensor, clip_norm: float = 1.0, use_norm: Any = None) -> Tensor: ...
@overload
def clip_by_global_norm(
    x: Sequence[Tensor], clip_norm: float = 1.0, use_norm: Any = None
) -> tuple[Tensor, ...]: ...
def clip_by_global_norm(x: Any, clip_norm: float = 1.0, use_norm: Any = None) -> Any:
    """Tensors scaled together, so that the norm of all their elements is at most `clip_norm`.

    Args:
        x: The tensors, such as the gradients of a network; one tensor comes back alone.
        clip_norm: The largest norm allowed, above 0.
        use_norm: Their norm, if it is known.

    >>> import engine
    >>> first, second = clip_by_global_norm([engine.Tensor([3.0]), engine.Tensor([4.0])], 1.0)
    >>> first.asnumpy(), second.asnumpy()
    (array([0.6], dtype=float32), array([0.8], dtype=float32))

    """
    if isinstance(x, Value):
        alone: Any = [x]
        return clip_by_global_norm(alone, clip_norm, use_norm)[0]
    if use_norm is None:
        total: Any = 0.0
        for part in x:
            total = add(reduce_sum(square(part)), total)
        use_norm = sqrt(total)
    scale = div(clip_norm, maximum(use_norm, clip_norm))
    return tuple(mul(part, scale) for part in x)
