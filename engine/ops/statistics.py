"""What many numbers have in common: variance, norms, and the logarithm of a sum."""

from __future__ import annotations

import math
from typing import Any

from engine.autodiff import Spec
from engine.errors import ArgumentValueError

from . import infer
from .arithmetic import abs, add, mul, sub
from .arrangement import reshape
from .cast import cast
from .elementary import exp, log, pow, sqrt, square
from .extremes import reduce_max
from .gradient import stop_gradient
from .reduction import count_along, reduce_mean, reduce_sum

__all__ = ["logsumexp", "norm", "std", "var"]


def var(input: Any, axis: Any = None, ddof: int = 0, keepdims: bool = False) -> Any:
    """The variance along `axis`, divided by the count less `ddof`."""
    centred = sub(input, reduce_mean(input, axis=axis, keepdims=True))
    total = reduce_sum(square(centred), axis=axis, keepdims=keepdims)
    return mul(total, 1 / (count_along(input, axis) - int(ddof)))


def std(input: Any, axis: Any = None, ddof: int = 0, keepdims: bool = False) -> Any:
    """The standard deviation along `axis`, with the count less `ddof` below the root."""
    return sqrt(var(input, axis, ddof, keepdims))


def logsumexp(input: Any, axis: Any, keep_dims: bool = False) -> Any:
    """The logarithm of the sum of exponentials along `axis`, shifted so that it cannot overflow."""
    top = stop_gradient(reduce_max(input, axis=axis, keepdims=True))
    total = log(reduce_sum(exp(sub(input, top)), axis=axis, keepdims=True))
    out = add(total, top)
    spec = infer.reduced(Spec(tuple(input.shape), None), axis, keep_dims)
    return out if keep_dims else reshape(out, spec.shape)


def norm(
    A: Any, ord: Any = None, dim: Any = None, keepdim: bool = False, *, dtype: Any = None
) -> Any:
    """The norm of the vectors along `dim`; without `dim` of all elements as one vector.

    Args:
        A: The tensor.
        ord: The power: None or 2 for the Euclidean norm, 1 for the sum of magnitudes, another
            number above 0, or infinity for the largest magnitude.
        dim: One axis; None: all elements as one vector.
        keepdim: Whether reduced axes stay, with length 1.
        dtype: What to compute in and to return; None: that of the tensor.

    Raises:
        ArgumentValueError: If `ord` is no number above 0, or `dim` has several axes.

    >>> import engine
    >>> norm(engine.Tensor([3.0, 4.0])).asnumpy()
    array(5., dtype=float32)

    """
    if isinstance(dim, tuple | list) and len(dim) > 1:
        raise ArgumentValueError.of(
            "norm(dim)", "one axis or None", dim, "matrix norms are not here"
        )
    power = 2 if ord is None else ord
    if isinstance(power, str) or not power > 0:
        raise ArgumentValueError.of("norm(ord)", "a number above 0, or None", repr(ord))
    x = A if dtype is None else cast(A, dtype)
    if power == 2:
        return sqrt(reduce_sum(square(x), axis=dim, keepdims=keepdim))
    if power == math.inf:
        return reduce_max(abs(x), axis=dim, keepdims=keepdim)
    total = reduce_sum(abs(x) if power == 1 else pow(abs(x), power), axis=dim, keepdims=keepdim)
    return total if power == 1 else pow(total, 1 / power)
