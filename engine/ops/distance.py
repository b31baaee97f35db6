"""Distances between vectors, angles, and vectors that are not too long."""

from __future__ import annotations

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from . import infer
from .arithmetic import add, div, maximum, mul, sub
from .arrangement import expand_dims, reshape
from .broadcasting import broadcast_to
from .comparison import where
from .indexing import getitem
from .lapack import check_matrices
from .lengths import floats_of, vector_norm
from .reduction import reduce_sum

__all__ = ["cdist", "cosine_similarity", "dist", "pairwise_distance", "pdist", "renorm"]


def dist(input: Tensor, other: Tensor, p: float = 2) -> Tensor:
    """The length, to the power `p`, of the difference of two tensors that broadcast together."""
    return vector_norm(sub(input, other), p)


def cdist(x1: Tensor, x2: Tensor, p: float = 2.0) -> Tensor:
    """The distances of each row of one matrix from each row of another.

    Args:
        x1: (…, m, columns).
        x2: (…, n, columns); leading axes broadcast.
        p: The power, as `ord` of `vector_norm`, not below 0.

    Returns:
        (…, m, n).

    Raises:
        ShapeError: If the two have not as many columns.
        ArgumentValueError: If `p` is below 0.

    >>> import engine
    >>> cdist(engine.Tensor([[0.0, 0.0]]), engine.Tensor([[3.0, 4.0], [1.0, 0.0]])).asnumpy()
    array([[5., 1.]], dtype=float32)

    """
    check_matrices("cdist", x1)
    if len(x2.shape) < 2 or x1.shape[-1] != x2.shape[-1]:
        raise ShapeError.of("cdist", f"(…, n, {x1.shape[-1]})", tuple(x2.shape))
    _not_below_zero("cdist(p)", p)
    return vector_norm(sub(expand_dims(x1, -2), expand_dims(x2, -3)), p, -1)


def pdist(input: Tensor, p: float = 2.0) -> Tensor:
    """The distances of each row from each that stands behind it.

    Args:
        input: (…, n, columns).
        p: The power, as `ord` of `vector_norm`, not below 0.

    Returns:
        (…, n (n - 1) / 2), those of the first row first.

    Raises:
        ShapeError: If `input` has less than two axes.
        ArgumentValueError: If `p` is below 0.

    >>> import engine
    >>> pdist(engine.Tensor([[0.0], [1.0], [3.0]])).asnumpy()
    array([1., 3., 2.], dtype=float32)

    """
    check_matrices("pdist", input)
    _not_below_zero("pdist(p)", p)
    array = input.array if isinstance(input, Value) else input
    one, other = xp_of(array).triu_indices(array.shape[-2], 1)
    return vector_norm(
        sub(getitem(input, (..., one, slice(None))), getitem(input, (..., other, slice(None)))),
        p,
        -1,
    )


def _not_below_zero(where_: str, p: float) -> None:
    if not p >= 0:
        raise ArgumentValueError.of(where_, "a number from 0", p)


def pairwise_distance(
    x1: Tensor,
    x2: Tensor,
    p: float = 2.0,
    eps: float = 1e-06,
    keepdim: bool = False,
) -> Tensor:
    """The length of `x1 - x2 + eps` along the last axis; named as in PyTorch."""
    return vector_norm(add(sub(x1, x2), eps), p, -1, keepdim)


def cosine_similarity(x1: Tensor, x2: Tensor, dim: int = 1, eps: float = 1e-08) -> Tensor:
    """The cosine of the angle between the vectors along `dim`; lengths count for at least `eps`.

    >>> import engine
    >>> cosine_similarity(engine.Tensor([[1.0, 0.0]]), engine.Tensor([[2.0, 0.0]])).asnumpy()
    array([1.], dtype=float32)
    """
    shape = np.broadcast_shapes(tuple(x1.shape), tuple(x2.shape))
    if not shape:
        return cosine_similarity(reshape(x1, (1,)), reshape(x2, (1,)), dim, eps)
    (axis,) = infer.normal_axes(dim, len(shape))
    # Spread out first: an axis of one number stands for a vector of that number repeated.
    full = (broadcast_to(floats_of(x), shape) for x in (x1, x2))
    one, other = (div(x, maximum(vector_norm(x, 2, axis, True), eps)) for x in full)
    return reduce_sum(mul(one, other), axis=axis)


def renorm(input: Tensor, p: float, axis: int, maxnorm: float) -> Tensor:
    """The tensor with those slices along `axis` scaled down whose length is above `maxnorm`.

    Args:
        input: At least two axes.
        p: The power, as `ord` of `vector_norm`, above 0.
        axis: Each index of it is one slice.
        maxnorm: The length that no slice exceeds.

    Raises:
        ShapeError: If `input` has less than two axes.
        ArgumentValueError: If `p` is not above 0 or `maxnorm` is below 0.

    >>> import engine
    >>> renorm(engine.Tensor([[3.0, 4.0], [0.0, 1.0]]), 2, 0, 1.0).asnumpy().round(3)
    array([[0.6, 0.8],
           [0. , 1. ]], dtype=float32)

    """
    check_matrices("renorm", input)
    if not (p > 0 and maxnorm >= 0):
        expected = "a power above 0 and a length from 0"
        raise ArgumentValueError.of("renorm(p, maxnorm)", expected, (p, maxnorm))
    (kept,) = infer.normal_axes(axis, len(input.shape))
    others = tuple(k for k in range(len(input.shape)) if k != kept)
    lengths = vector_norm(input, p, others, True)
    scale = where(lengths > maxnorm, div(float(maxnorm), add(lengths, 1e-7)), 1.0)
    return mul(input, scale)
