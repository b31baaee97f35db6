"""The larger and the smaller of two numbers, element by element."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ArgumentValueError
from engine.typed import ArrayLike, DTypeLike, Tensor

from .dtypes import as_kind
from .operands import as_tensor, in_common, in_kind, kind_of

__all__ = ["clip", "maximum", "minimum"]


def maximum(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The larger of both, NaN where one is NaN; a number takes the type of the tensor beside it.

    >>> maximum([1, 3], 2.5).asnumpy()
    array([2, 3], dtype=int32)
    """
    return _extreme(ops.maximum, x1, x2, dtype)


def minimum(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The smaller of both, NaN where one is NaN; arguments as of `maximum`."""
    return _extreme(ops.minimum, x1, x2, dtype)


def _extreme(operator: Any, x1: Any, x2: Any, dtype: Any) -> Any:
    one, other = as_tensor(x1), as_tensor(x2)
    found = operator(*in_common([one, other]))
    if dtype is not None:
        return in_kind(found, as_kind(dtype))
    without_axes = [not len(x.shape) for x in (one, other)]
    if without_axes[0] == without_axes[1]:
        return found
    return in_kind(found, kind_of(other if without_axes[0] else one))


def clip(
    x: ArrayLike, xmin: ArrayLike | None, xmax: ArrayLike | None, dtype: DTypeLike | None = None
) -> Tensor:
    """The number, or the bound beyond which it lies; None is no bound.

    Args:
        x: The tensor.
        xmin: The lower bound: a number or a tensor.
        xmax: The upper one.
        dtype: The number type.

    Raises:
        ArgumentValueError: If there is no bound.

    >>> clip([1, 2, 3], 2, None).asnumpy()
    array([2, 2, 3], dtype=int32)

    """
    if xmin is None and xmax is None:
        raise ArgumentValueError.of("clip", "a bound", "None and None")
    found = as_tensor(x)
    found = found if xmin is None else maximum(found, xmin, dtype)
    return found if xmax is None else minimum(found, xmax, dtype)
