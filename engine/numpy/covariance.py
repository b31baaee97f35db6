"""How variables vary together."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike, DTypeLike, Tensor

from .dtypes import is_whole
from .operands import as_tensor, converted, in_kind, kind_of

__all__ = ["corrcoef", "cov"]


def cov(
    m: ArrayLike,
    y: ArrayLike | None = None,
    rowvar: bool = True,
    bias: bool = False,
    ddof: int | None = None,
    fweights: ArrayLike | None = None,
    aweights: ArrayLike | None = None,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """The covariances of variables, float32 unless another type is given.

    Args:
        m: A vector: one variable; a matrix: a variable in each row.
        y: Further variables of as many observations.
        rowvar: Whether variables are the rows; if not, the columns.
        bias: Whether to divide by the number of observations, and not by one less.
        ddof: What is taken off that number instead.
        fweights: How often each observation counts: whole numbers, a vector.
        aweights: How much each observation counts: a vector.
        dtype: The number type.

    Raises:
        ArgumentTypeError: If `rowvar` is no bool, or `fweights` are not whole.
        ShapeError: If something has too many axes, or there are not as many weights.

    >>> cov([[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]]).asnumpy()
    array([[ 1., -1.],
           [-1.,  1.]], dtype=float32)

    """
    variables = _variables(m, rowvar)
    if y is not None:
        variables = ops.concat((variables, _variables(y, rowvar)), 0)
    count = variables.shape[1]
    off = (0 if bias else 1) if ddof is None else ddof
    weights, share = _weights(fweights, count, whole=True), _weights(aweights, count, whole=False)
    both = share if weights is None else weights if share is None else ops.mul(weights, share)
    if both is None:
        mean, divisor = ops.mean(variables, 1), count - off
    else:
        total = ops.sum(both)
        mean = ops.div(ops.sum(ops.mul(variables, both), 1), total)
        taken = total if share is None else ops.sum(ops.mul(both, share))
        divisor = ops.sub(total, ops.mul(off, ops.div(taken, total)))
    apart = ops.sub(variables, ops.expand_dims(mean, 1))
    weighed = apart if both is None else ops.mul(apart, both)
    found = ops.div(ops.matmul(weighed, ops.swapaxes(apart, 0, 1)), divisor)
    return converted(ops.squeeze(found), dtype)


def _variables(m: Any, rowvar: Any) -> Any:
    """(variables, observations), float32."""
    x = in_kind(as_tensor(m), float32)
    if not isinstance(rowvar, bool):
        raise ArgumentTypeError.of("cov(rowvar)", "a bool", rowvar)
    if len(x.shape) > 2:
        raise ShapeError.of("cov", "at most two axes", tuple(x.shape))
    if not x.size:
        raise ArgumentValueError.of("cov", "at least one observation", "none")
    x = x if len(x.shape) == 2 else ops.reshape(x, (1, -1))
    return x if rowvar or x.shape[0] == 1 else ops.swapaxes(x, 0, 1)


def _weights(given: Any, count: int, *, whole: bool) -> Any:
    if given is None:
        return None
    weights = as_tensor(given)
    if whole and not is_whole(kind_of(weights)):
        raise ArgumentTypeError(f"cov(fweights) expected whole numbers, got {kind_of(weights)}.")
    if tuple(weights.shape) != (count,):
        raise ShapeError.of("cov(weights)", f"({count},)", tuple(weights.shape))
    return ops.abs(in_kind(weights, float32))


def corrcoef(
    x: ArrayLike, y: ArrayLike | None = None, rowvar: bool = True, dtype: DTypeLike | None = None
) -> Tensor:
    """The correlations of variables, from -1 to 1, float32; arguments as of `cov`.

    >>> corrcoef([[0.0, 1.0, 2.0], [4.0, 2.0, 0.0]]).asnumpy()
    array([[ 1., -1.],
           [-1.,  1.]], dtype=float32)
    """
    together = cov(x, y, rowvar)
    if not len(together.shape):
        return converted(ops.div(together, together), dtype)
    spread = ops.sqrt(ops.diagonal(together))
    found = ops.div(ops.div(together, ops.expand_dims(spread, 1)), spread)
    return converted(ops.clamp(found, -1, 1), dtype)
