"""Along axes: sums, means, extremes, and where those stand."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.dtype import bool_, float32, int32, int64
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import ArrayLike, Axis, DTypeLike, Number, Tensor, TensorOrMore

from .dtypes import as_kind, is_floating, meeting
from .operands import (
    along_axis,
    as_given,
    as_tensor,
    axes_of,
    converted,
    in_common,
    in_kind,
    kind_of,
)

__all__ = [
    "amax",
    "amin",
    "argmax",
    "argmin",
    "average",
    "count_nonzero",
    "max",
    "mean",
    "min",
    "ptp",
    "std",
    "sum",
    "var",
]


def sum(
    a: ArrayLike,
    axis: Axis = None,
    dtype: DTypeLike | None = None,
    keepdims: bool = False,
    initial: float | None = None,
) -> Tensor:
    """The sum along an axis, several, or of all; int64 of truth values and most whole numbers.

    Args:
        a: The tensor.
        axis: An axis or several; None: all.
        dtype: The number type to add in. Without it uint16, uint32 and uint64 stay what they are.
        keepdims: Whether the axes stay, of length 1.
        initial: What is added to.

    >>> sum([[1, 2], [3, 4]], axis=1, initial=10).asnumpy()
    array([13, 17])

    """
    x = as_given(a)
    kind = as_kind(dtype) if dtype is not None else _summed_in(kind_of(x))
    total = in_kind(ops.sum(in_kind(x, kind), axes_of(axis), keepdims), kind)
    return total if initial is None else in_kind(ops.add(total, initial), kind)


def _summed_in(kind: Any) -> Any:
    signed_or_small = kind.numpy.kind in "bi" or (kind.numpy.kind == "u" and kind.itemsize == 1)
    return int64 if signed_or_small else kind


def mean(
    a: ArrayLike, axis: Axis = None, keepdims: bool = False, dtype: DTypeLike | None = None
) -> Tensor:
    """The mean along an axis, several, or of all; of whole numbers cut to a whole one.

    >>> mean([1, 2, 2]).asnumpy(), mean([1.0, 2.0, 2.0]).asnumpy()
    (array(1, dtype=int32), array(1.6666666, dtype=float32))
    """
    return converted(ops.mean(as_tensor(a), axes_of(axis), bool(keepdims)), dtype)


def average(
    x: ArrayLike, axis: Axis = None, weights: ArrayLike | None = None, returned: bool = False
) -> TensorOrMore:
    """The mean along an axis, several, or of all, in which each element has a weight.

    Args:
        x: The tensor.
        axis: An axis or several; None: all.
        weights: Of the shape of the tensor, or along the one axis; None: all are 1.
        returned: Whether to return the sum of the weights, too.

    Raises:
        ArgumentTypeError: If the weights have neither shape.

    >>> average([1.0, 2.0], weights=[3.0, 1.0]).asnumpy()
    array(1.25, dtype=float32)

    """
    tensor = as_tensor(x)
    if weights is None:
        found = mean(tensor, axis)
        count = tensor.size // math.prod(tuple(found.shape)) if found.size else 0
        both: Any = (found, ops.full_like(found, count)) if returned else found
        return both
    weighed, shares = in_common([tensor, _weights(weights, tensor, axis)])
    kind = meeting(kind_of(weighed), kind_of(shares))
    shares = ops.broadcast_to(shares, tuple(weighed.shape))
    axes = axes_of(axis)
    total = sum(shares, axes, kind)
    found = ops.div(sum(ops.mul(weighed, shares), axes, kind), total)
    found = in_kind(found if is_floating(kind) else ops.trunc(found), kind)
    pair: Any = (found, total) if returned else found
    return pair


def _weights(weights: Any, x: Any, axis: Any) -> Any:
    shares = as_tensor(weights)
    if tuple(shares.shape) == tuple(x.shape):
        return shares
    if len(shares.shape) != 1 or not isinstance(axis, int):
        expected = "the shape of the tensor, or one axis that is named"
        raise ArgumentTypeError(f"average(weights) expected {expected}, got {tuple(shares.shape)}.")
    return along_axis(shares, axis % len(x.shape), len(x.shape))


def std(x: ArrayLike, axis: Axis = None, ddof: int = 0, keepdims: bool = False) -> Tensor:
    """The standard deviation along an axis, several, or of all; `ddof` is taken off the count."""
    return ops.std(_floating(x), axes_of(axis), ddof, bool(keepdims))


def var(x: ArrayLike, axis: Axis = None, ddof: int = 0, keepdims: bool = False) -> Tensor:
    """The variance along an axis, several, or of all; `ddof` is taken off the count.

    >>> var([1, 2, 3, 4]).asnumpy()
    array(1.25, dtype=float32)
    """
    return ops.var(_floating(x), axes_of(axis), ddof, bool(keepdims))


def _floating(x: Any) -> Any:
    tensor = as_tensor(x)
    return tensor if is_floating(kind_of(tensor)) else in_kind(tensor, float32)


def amax(
    a: ArrayLike,
    axis: Axis = None,
    keepdims: bool = False,
    initial: Number | None = None,
    where: ArrayLike = True,
) -> Tensor:
    """The largest along an axis, several, or of all.

    Args:
        a: The tensor.
        axis: An axis or several; None: all.
        keepdims: Whether the axes stay, of length 1.
        initial: A number; nothing smaller comes out.
        where: Which elements count, truth values that broadcast with the tensor.

    Raises:
        ArgumentValueError: If `where` is given without `initial`.

    >>> amax([[1, 5], [3, 4]], axis=0, initial=4).asnumpy()
    array([4, 5], dtype=int32)

    """
    return _extreme("amax", ops.amax, a, axis, keepdims, initial, where)


def amin(
    a: ArrayLike,
    axis: Axis = None,
    keepdims: bool = False,
    initial: Number | None = None,
    where: ArrayLike = True,
) -> Tensor:
    """The smallest along an axis, several, or of all; arguments and errors as of `amax`."""
    return _extreme("amin", ops.amin, a, axis, keepdims, initial, where)


def max(
    a: ArrayLike,
    axis: Axis = None,
    keepdims: bool = False,
    initial: float | None = None,
    where: bool = True,
) -> Tensor:
    """As `amax`: the largest along an axis, several, or of all."""
    return amax(a, axis, keepdims, initial, where)


def min(
    a: ArrayLike,
    axis: Axis = None,
    keepdims: bool = False,
    initial: float | None = None,
    where: bool = True,
) -> Tensor:
    """As `amin`: the smallest along an axis, several, or of all."""
    return amin(a, axis, keepdims, initial, where)


def _extreme(
    name: str, of: Any, a: Any, axis: Any, keepdims: bool, initial: Any, where: Any
) -> Any:
    if initial is not None and len(as_tensor(initial).shape):
        raise ArgumentTypeError.of(f"{name}(initial)", "a number", initial)
    mask = None if where is True else in_kind(as_tensor(where), bool_)
    if mask is not None and initial is None:
        raise ArgumentValueError.of(f"{name}(initial)", "a number beside where", None)
    x = as_tensor(a)
    found = of(x, axes_of(axis), bool(keepdims), initial=initial, where=mask)
    return in_kind(found, kind_of(x))


def ptp(x: ArrayLike, axis: Axis = None, keepdims: bool = False) -> Tensor:
    """The largest less the smallest along an axis, several, or of all."""
    return ops.sub(amax(x, axis, keepdims), amin(x, axis, keepdims))


def argmax(a: ArrayLike, axis: int | None = None) -> Tensor:
    """The index of the first largest along an axis, or of all in a row; int64.

    >>> int(argmax([[1, 5], [3, 4]])), argmax([[1, 5], [3, 4]], 0).tolist()
    (1, [1, 0])
    """
    return in_kind(_index(ops.argmax, a, axis), int64)


def argmin(a: ArrayLike, axis: int | None = None) -> Tensor:
    """The index of the first smallest along an axis, or of all in a row; int32."""
    x = as_tensor(a)
    return in_kind(_index(ops.argmin, x, axis), int32 if len(x.shape) else int64)


def _index(of: Any, a: Any, axis: Any) -> Any:
    if axis is not None and not isinstance(axis, int):
        raise ArgumentTypeError.of("argmax and argmin (axis)", "an int", axis)
    return of(as_tensor(a), axis)


def count_nonzero(x: ArrayLike, axis: Axis = None, keepdims: bool = False) -> Tensor:
    """How many are not 0 along an axis, several, or of all; int32.

    >>> count_nonzero([[0, 1], [2, 3]], axis=1).asnumpy()
    array([1, 2], dtype=int32)
    """
    return ops.count_nonzero(as_tensor(x), () if axis is None else axes_of(axis), bool(keepdims))
