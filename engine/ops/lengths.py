"""Lengths of vectors and sizes of matrices, and what is measured by them: distances, angles.

At zero, where a length has no derivative, the gradient is zero, as in PyTorch; MindSpore's is NaN.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import Value, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentValueError, ShapeError

from . import infer
from .arithmetic import abs, add, div, maximum, mul, sign, sub
from .arrangement import expand_dims, reshape, transpose
from .cast import cast
from .comparison import equal, not_equal, where
from .elementary import pow
from .equations import inverse
from .extremes import reduce_max, reduce_min
from .factor import singular_values
from .indexing import getitem
from .lapack import check_matrices
from .promotion import floated
from .reduction import along_axes, normal_axis, reduce_sum, spread

__all__ = [
    "cdist",
    "cond",
    "cosine_similarity",
    "dist",
    "matrix_norm",
    "norm",
    "pairwise_distance",
    "pdist",
    "renorm",
    "vector_norm",
]


@primitive(infer=lambda x, **a: infer.floating(infer.reduced(x, **a)))
def length_of(x: Any, axis: Any = None, keepdims: bool = False, power: float = 2.0) -> Any:
    """The sum of magnitudes to a power above 0, and of that the root.

    Halves are summed in float32: their squares end at 65504.
    """
    xp, held = xp_of(x), floated(x)
    kind = held.dtype
    held = held.astype(np.float32) if kind.itemsize < 4 else held
    real = power == 2 and held.dtype.kind == "f"
    raised = held * held if real else xp.abs(held) ** power
    total = raised.sum(axis=normal_axis(axis), keepdims=keepdims, dtype=held.dtype)
    root = xp.sqrt(total) if power == 2 else total ** (1 / power)
    return root.astype(kind, copy=False)


def _length_rule(g: Any, out: Any, x: Any, axis: Any, keepdims: bool, power: float) -> Any:
    """The direction, times what makes it a power's; zero where the length is."""
    axis = normal_axis(axis)
    zero = equal(out, 0)
    share = where(zero, 0.0, div(g, where(zero, 1.0, out)))
    if power == 2:
        return mul(x, spread(share, x, axis, keepdims))
    part = div(abs(x), spread(where(zero, 1.0, out), x, axis, keepdims))
    if power < 2:  # a root of it, or 1 over one, which zero has not; its sign makes it zero below
        part = where(equal(x, 0), 1.0, part)
    steep = mul(sign(x), pow(part, power - 1))
    return mul(steep, spread(where(zero, 0.0, g), x, axis, keepdims))


def _length_examples(rng: np.random.Generator) -> Any:
    yield from along_axes(rng)
    yield (rng.standard_normal((2, 3)),), {"axis": 1, "power": 3.0}
    yield (rng.random((2, 3)) + 0.5,), {"axis": 0, "keepdims": True, "power": 0.5}


defvjp(length_of, _length_rule, examples=_length_examples)


def vector_norm(
    x: Any, ord: Any = 2, axis: Any = None, keepdims: bool = False, *, dtype: Any = None
) -> Any:
    """The lengths of the vectors along axes.

    Args:
        x: The tensor; whole numbers become float32.
        ord: The power: 2 for the Euclidean length, 1 for the sum of magnitudes, infinity for the
            largest and -infinity for the smallest magnitude, 0 for how many are not zero, or
            another number.
        axis: One axis or several, whose elements are one vector; None: all.
        keepdims: Whether reduced axes stay, with length 1.
        dtype: What to compute in and to return; None: that of the tensor.

    Raises:
        ArgumentValueError: If `ord` is no number.

    >>> import engine
    >>> vector_norm(engine.Tensor([[3.0, 4.0], [0.0, 1.0]]), axis=1).asnumpy()
    array([5., 1.], dtype=float32)

    """
    power = _number("vector_norm(ord)", ord)
    x = x if dtype is None else cast(x, dtype)
    if 0 < power < math.inf and power != 1:  # its gradient of whole numbers is not whole
        return length_of(x, axis=axis, keepdims=keepdims, power=power)
    x = _floats(x)
    if power == math.inf:
        return reduce_max(abs(x), axis=axis, keepdims=keepdims)
    if power == -math.inf:
        return reduce_min(abs(x), axis=axis, keepdims=keepdims)
    if power == 0:
        return reduce_sum(cast(not_equal(x, 0), x.dtype), axis=axis, keepdims=keepdims)
    if power == 1:
        return reduce_sum(abs(x), axis=axis, keepdims=keepdims)
    total = reduce_sum(pow(abs(x), power), axis=axis, keepdims=keepdims)
    return pow(total, 1 / power)


def matrix_norm(
    A: Any, ord: Any = "fro", axis: Any = (-2, -1), keepdims: bool = False, *, dtype: Any = None
) -> Any:
    """The sizes of the matrices in two axes.

    Args:
        A: (…, rows, columns); whole numbers become float32.
        ord: "fro" for the root of the sum of squares; "nuc" for the sum of singular values, 2 for
            the largest and -2 for the smallest of them; 1 for the largest and -1 for the smallest
            sum of magnitudes in a column, infinity and -infinity in a row.
        axis: The axes of rows and of columns.
        keepdims: Whether both stay, with length 1.
        dtype: What to compute in and to return; None: that of the tensor.

    The gradient of "nuc", 2 and -2 is that of the singular values: u g v^T. Equal largest ones
    share it.

    Raises:
        ArgumentValueError: If `ord` is none of these, or `axis` does not name two axes.
        ShapeError: If `A` has less than two axes.

    >>> import engine
    >>> matrix_norm(engine.Tensor([[3.0, 0.0], [0.0, 4.0]]), "nuc").asnumpy().round(4)
    np.float32(7.0)

    """
    check_matrices("matrix_norm", A)
    x = _floats(A if dtype is None else cast(A, dtype))
    axes = infer.normal_axes(axis, len(x.shape)) if isinstance(axis, tuple | list) else ()
    if len(axes) != 2 or axes[0] == axes[1]:
        raise ArgumentValueError.of("matrix_norm(axis)", "two axes", axis)
    if ord in {"fro", "f"}:
        return length_of(x, axis=axes, keepdims=keepdims)
    others = [k for k in range(len(x.shape)) if k not in axes]
    out = _size(transpose(x, (*others, *axes)), ord)
    if not keepdims:
        return out
    return reshape(out, tuple(1 if k in axes else n for k, n in enumerate(x.shape)))


def _size(x: Any, ord: Any) -> Any:
    """Of matrices in the last two axes."""
    if ord == "nuc":
        return reduce_sum(singular_values(x), axis=-1)
    power = math.nan if isinstance(ord, str) else _number("matrix_norm(ord)", ord)
    choose = reduce_max if power > 0 else reduce_min
    if math.fabs(power) == 2:
        return choose(singular_values(x), axis=-1)
    if math.fabs(power) not in {1, math.inf}:
        expected = "'fro', 'nuc', 1, -1, 2, -2, inf or -inf"
        raise ArgumentValueError.of("matrix_norm(ord)", expected, repr(ord))
    return choose(reduce_sum(abs(x), axis=-2 if math.fabs(power) == 1 else -1), axis=-1)


def norm(
    A: Any, ord: Any = None, dim: Any = None, keepdim: bool = False, *, dtype: Any = None
) -> Any:
    """The length of vectors or the size of matrices.

    Args:
        A: The tensor; whole numbers become float32.
        ord: As for `vector_norm`, or with two axes as for `matrix_norm`. None: the root of the sum
            of squares.
        dim: The axis of vectors, or two axes of matrices. None: all elements as one vector where
            `ord` is None too; else `A` is one vector or one matrix.
        keepdim: Whether reduced axes stay, with length 1.
        dtype: What to compute in and to return; None: that of the tensor.

    Raises:
        ArgumentValueError: If `ord` is not known for vectors or for matrices, or neither it nor
            `dim` says which they are.

    >>> import engine
    >>> norm(engine.Tensor([3.0, 4.0])).asnumpy()
    array(5., dtype=float32)
    >>> norm(engine.Tensor([[3.0, 4.0], [0.0, 1.0]]), 1).asnumpy()
    array(5., dtype=float32)

    """
    if ord is None:
        return vector_norm(A, 2, dim, keepdim, dtype=dtype)
    rank = len(A.shape)
    if dim is None and rank > 2:
        expected, hint = "axes, as ord is given", "dim=(-2, -1) takes the last two"
        raise ArgumentValueError.of("norm(dim)", expected, f"None for rank {rank}", hint)
    axes = infer.normal_axes(dim, rank)
    if len(axes) == 2:
        return matrix_norm(A, ord, axes, keepdim, dtype=dtype)
    if len(axes) > 2:
        raise ArgumentValueError.of("norm(dim)", "one axis or two, as ord is given", dim)
    return vector_norm(A, ord, dim, keepdim, dtype=dtype)


def cond(A: Any, p: Any = None) -> Any:
    """How much solving with a matrix may enlarge an error: its size times that of its inverse.

    Args:
        A: (…, n, n); for 2 and -2 not necessarily square.
        p: How the size is measured, as `ord` of `matrix_norm`. None and 2: the largest by the
            smallest singular value, infinity where that is zero; -2: the other way round.

    Raises:
        ShapeError: If the matrices are not square, or `A` has less than two axes.
        ArgumentValueError: If `p` is none of these.
        MatrixError: If a matrix has no inverse, and `p` asks for it.

    >>> import engine
    >>> cond(engine.Tensor([[2.0, 0.0], [0.0, 4.0]])).asnumpy().round(4)
    np.float32(2.0)

    """
    check_matrices("cond", A)
    if p is None or p in {2, -2}:
        values = singular_values(_floats(A))
        top, bottom = (choose(values, axis=-1) for choose in (reduce_max, reduce_min))
        if p == -2:
            return div(bottom, top)
        return where(equal(bottom, 0), math.inf, div(top, where(equal(bottom, 0), 1.0, bottom)))
    return mul(matrix_norm(A, p), matrix_norm(inverse(_floats(A)), p))


def _number(where_: str, ord: Any) -> float:
    if isinstance(ord, bool) or not isinstance(ord, int | float | np.number):
        raise ArgumentValueError.of(where_, "a number", repr(ord))
    return float(ord)


def _floats(x: Any) -> Any:
    array = x.array if isinstance(x, Value) else x
    return x if array.dtype.kind in "fcV" else cast(x, np.float32)


def dist(input: Any, other: Any, p: float = 2) -> Any:
    """The length, to the power `p`, of the difference of two tensors that broadcast together."""
    return vector_norm(sub(input, other), p)


def cdist(x1: Any, x2: Any, p: float = 2.0) -> Any:
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


def pdist(input: Any, p: float = 2.0) -> Any:
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
    x1: Any, x2: Any, p: float = 2.0, eps: float = 1e-06, keepdim: bool = False
) -> Any:
    """The length of `x1 - x2 + eps` along the last axis; named as in PyTorch."""
    return vector_norm(add(sub(x1, x2), eps), p, -1, keepdim)


def cosine_similarity(x1: Any, x2: Any, dim: int = 1, eps: float = 1e-08) -> Any:
    """The cosine of the angle between the vectors along `dim`; lengths count for at least `eps`.

    >>> import engine
    >>> cosine_similarity(engine.Tensor([[1.0, 0.0]]), engine.Tensor([[2.0, 0.0]])).asnumpy()
    array([1.], dtype=float32)
    """
    shape = np.broadcast_shapes(tuple(x1.shape), tuple(x2.shape))
    if not shape:
        return cosine_similarity(reshape(x1, (1,)), reshape(x2, (1,)), dim, eps)
    (axis,) = infer.normal_axes(dim, len(shape))
    behind = axis - len(shape)  # the same axis of both, whatever stands before
    one, other = (
        div(x, maximum(vector_norm(x, 2, behind, True), eps)) for x in (_floats(x1), _floats(x2))
    )
    return reduce_sum(mul(one, other), axis=behind)


def renorm(input: Any, p: float, axis: int, maxnorm: float) -> Any:
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
