"""What many numbers have in common: spread, how they vary together, the logarithm of a sum."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value, defvjp, primitive
from engine.backend import xp_of
from engine.dtype import as_dtype
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Axis, DTypeLike, Tensor

from . import infer
from .arithmetic import div, mul, sub
from .arrangement import expand_dims, squeeze, swapaxes
from .broadcasting import broadcast_to
from .cast import cast
from .comparison import isfinite, isnan, logical_or, where
from .elementary import exp, sqrt, square
from .lengths import length_of
from .linalg import matmul
from .promotion import added_in, floated, total_of
from .reduction import along_axes, count_along, normal_axis, reduce_mean, reduce_sum, spread
from .triangle import diagonal

__all__ = [
    "corrcoef",
    "cov",
    "logsumexp",
    "nanmean",
    "nansum",
    "std",
    "std_mean",
    "var",
    "var_mean",
]


def _floats(x: Any) -> Any:
    return cast(x, _kind(x))


def _left(input: Any, axis: Any, ddof: Any) -> float:
    """What the sum of squares is multiplied by; infinite where no count is left."""
    left = count_along(input, axis) - int(ddof)
    return 1 / left if left > 0 else math.inf


def _centred(x: Any, axis: Any) -> Any:
    return sub(x, reduce_mean(x, axis=axis, keepdims=True))


def var(input: Tensor, axis: Axis = None, ddof: int = 0, keepdims: bool = False) -> Tensor:
    """The variance along `axis`, divided by the count less `ddof`.

    Args:
        input: The tensor; whole numbers become float32.
        axis: One axis or several; None: all.
        ddof: What is left out of the count; True counts as 1.
        keepdims: Whether reduced axes stay, with length 1.

    >>> import engine
    >>> var(engine.Tensor([1.0, 2.0, 3.0]), ddof=1).asnumpy()
    array(1., dtype=float32)

    """
    total = reduce_sum(square(_centred(_floats(input), axis)), axis=axis, keepdims=keepdims)
    return mul(total, _left(input, axis, ddof))


def std(input: Tensor, axis: Axis = None, ddof: int = 0, keepdims: bool = False) -> Tensor:
    """The standard deviation along `axis`, with the count less `ddof` below the root.

    Its gradient is zero where all are equal.
    """
    length = length_of(_centred(_floats(input), axis), axis=axis, keepdims=keepdims)
    share = _left(input, axis, ddof)
    return mul(length, share) if math.isinf(share) else div(length, math.sqrt(1 / share))


def var_mean(
    input: Tensor, axis: Axis = None, ddof: int = 0, keepdims: bool = False
) -> tuple[Tensor, Tensor]:
    """The variance and the mean along `axis`; arguments as of `var`."""
    mean = reduce_mean(_floats(input), axis=axis, keepdims=keepdims)
    return var(input, axis, ddof, keepdims), mean


def std_mean(
    input: Tensor, axis: Axis = None, ddof: int = 0, keepdims: bool = False
) -> tuple[Tensor, Tensor]:
    """The standard deviation and the mean along `axis`; arguments as of `std`."""
    mean = reduce_mean(_floats(input), axis=axis, keepdims=keepdims)
    return std(input, axis, ddof, keepdims), mean


@primitive(
    infer=lambda x, **a: infer.floating(infer.reduced(x, **a)),
    kind="reduction",
    listed="Exp",
    onnx="ReduceLogSumExp",
)
def log_sum_exp(x: Any, axis: Any = None, keepdims: bool = False) -> Any:
    """The logarithm of the sum of exponentials, shifted so that it cannot overflow."""
    xp, held, axes = xp_of(x), floated(x), normal_axis(axis)
    if held.size:
        top = xp.max(held, axis=axes, keepdims=True)
    else:  # the largest of nothing is none
        top = xp.zeros(infer.reduced(x, axis, keepdims=True).shape, held.dtype)
    top = xp.where(xp.isfinite(top), top, held.dtype.type(0))
    out = xp.log(total_of(xp.exp(held - top), axes, keepdims=True)) + top
    return out if keepdims else out.reshape(infer.reduced(x, axis, keepdims=False).shape)


def _log_sum_exp_rule(g: Any, out: Any, x: Any, axis: Any, keepdims: bool) -> Any:
    shift = where(logical_or(isfinite(out), isnan(out)), out, 0.0)
    axis = normal_axis(axis)
    return mul(exp(sub(x, spread(shift, x, axis, keepdims))), spread(g, x, axis, keepdims))


defvjp(log_sum_exp, _log_sum_exp_rule, examples=along_axes)


def logsumexp(input: Tensor, dim: int | Sequence[int], keepdim: bool = False) -> Tensor:
    """The logarithm of the sum of exponentials along `dim`; whole numbers become float32.

    >>> import engine
    >>> logsumexp(engine.Tensor([1000.0, 1000.0]), 0).asnumpy().round(3)
    np.float32(1000.693)
    """
    return log_sum_exp(input, axis=dim, keepdims=keepdim)


def nansum(
    input: Tensor, axis: Axis = None, keepdims: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    """The sum along `axis` of what is not NaN, in `dtype` if one is given.

    >>> import engine
    >>> nansum(engine.Tensor([1.0, float("nan"), 2.0])).asnumpy()
    array(3., dtype=float32)
    """
    x = where(isnan(input), 0, input)  # first: NaN has no number among whole ones
    x = x if dtype is None else cast(x, dtype)
    if as_dtype(x.dtype).numpy.kind == "b":
        x = cast(x, np.int64)
    return reduce_sum(x, axis=axis, keepdims=keepdims)


def nanmean(
    input: Tensor, axis: Axis = None, keepdims: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    """The mean along `axis` of what is not NaN; NaN where nothing else is."""
    x = input if dtype is None else cast(input, dtype)
    there = cast(where(isnan(x), 0.0, 1.0), np.float32)
    count = reduce_sum(there, axis=axis, keepdims=keepdims)
    total = nansum(x, axis, keepdims)
    mean = div(total, cast(where(count > 0, count, 1.0), _kind(total)))
    return where(count > 0, mean, np.nan)


def _kind(x: Any) -> Any:
    array = x.array if isinstance(x, Value) else x
    return array.dtype if array.dtype.kind in "fcV" else np.dtype(np.float32)


def cov(
    input: Tensor,
    *,
    correction: int = 1,
    fweights: Tensor | None = None,
    aweights: Tensor | None = None,
) -> Tensor:
    """How the rows of a matrix vary together.

    Args:
        input: (variables, observations), or a vector of observations; whole numbers become
            float32.
        correction: What is left out of the count of observations.
        fweights: How often each observation counts, whole numbers.
        aweights: How much each observation counts.

    Returns:
        (variables, variables), or the variance of a vector.

    Raises:
        ShapeError: If `input` has more than two axes, or weights are not one an observation.
        ArgumentValueError: If `fweights` are not whole numbers.

    >>> import engine
    >>> cov(engine.Tensor([[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]])).asnumpy()
    array([[ 1., -1.],
           [-1.,  1.]], dtype=float32)

    """
    if len(input.shape) > 2:
        raise ShapeError.of("cov", "(variables, observations)", tuple(input.shape))
    x = cast(input, added_in(np.dtype(_kind(input))))  # halves give float32, as in MindSpore
    rows = x if len(x.shape) == 2 else broadcast_to(x, shape=(1, *(x.shape or (1,))))
    weights = _weights(rows, fweights, aweights)
    if weights is None:
        scaled = centred = _centred(rows, 1)
        count: Any = float(max(rows.shape[1] - correction, 0)) or math.nan
    else:
        count = reduce_sum(weights)
        mean = div(reduce_sum(mul(rows, weights), axis=1, keepdims=True), count)
        centred = sub(rows, mean)
        scaled = mul(centred, weights)
        if aweights is not None and correction:
            again = reduce_sum(mul(weights, cast(aweights, _kind(x))))
            count = sub(count, mul(div(again, count), float(correction)))
        else:
            count = sub(count, float(correction))
    out = div(matmul(scaled, swapaxes(centred, 0, 1)), count)
    return out if len(input.shape) == 2 else squeeze(out)


def _bare(x: Any) -> Any:
    return x.array if isinstance(x, Value) else x


def _weights(rows: Any, fweights: Any, aweights: Any) -> Any:
    """The product of both, in the dtype of the rows; None where there are none."""
    if fweights is not None and _bare(fweights).dtype.kind not in "iu":
        raise ArgumentValueError.of("cov(fweights)", "whole numbers", _bare(fweights).dtype)
    given = [part for part in (fweights, aweights) if part is not None]
    for part in given:
        if tuple(part.shape) != (rows.shape[1],):
            raise ShapeError.of("cov", f"weights of shape ({rows.shape[1]},)", tuple(part.shape))
    out = None
    for part in given:
        same = cast(part, _kind(rows))
        out = same if out is None else mul(out, same)
    return out


def corrcoef(input: Tensor) -> Tensor:
    """The correlation of each row of a matrix with each other; named as in PyTorch and NumPy.

    >>> import engine
    >>> corrcoef(engine.Tensor([[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]])).asnumpy()
    array([[ 1., -1.],
           [-1.,  1.]], dtype=float32)
    """
    c = cov(input)
    if len(c.shape) == 0:
        return div(c, c)
    root = sqrt(diagonal(c))
    return div(div(c, expand_dims(root, 0)), expand_dims(root, 1))
