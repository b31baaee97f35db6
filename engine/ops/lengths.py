"""Lengths of vectors and sizes of matrices.

At zero, where a length has no derivative, the gradient is zero, as in PyTorch; MindSpore's is NaN.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentValueError
from engine.typed import Axis, DTypeLike, Tensor

from . import infer
from .arithmetic import abs, div, divisor, mul, sign
from .arrangement import reshape, transpose
from .cast import cast
from .comparison import equal, not_equal, where
from .elementary import pow
from .equations import inverse
from .extremes import reduce_max, reduce_min
from .lapack import check_matrices
from .promotion import complex_numbers, floated, part_of_complex
from .reduction import along_axes, normal_axis, reduce_sum, spread
from .spectrum import singular_values

__all__ = ["cond", "matrix_norm", "norm", "vector_norm"]


def _length_spec(x: Spec, **attrs: Any) -> Spec:
    spec = infer.floating(infer.reduced(x, **attrs))
    return Spec(spec.shape, part_of_complex(spec.dtype))


@primitive(infer=_length_spec, kind="reduction", mindspore="LpNormV2")
def length_of(x: Any, axis: Any = None, keepdims: bool = False, power: float = 2.0) -> Any:
    """The sum of magnitudes to a power above 0, and of that the root.

    Halves are summed in float32: their squares end at 65504.
    """
    xp, held = xp_of(x), floated(x)
    kind = part_of_complex(held.dtype)
    held = held.astype(np.float32) if kind.itemsize < 4 else held
    real = power == 2 and held.dtype.kind == "f"
    raised = held * held if real else xp.abs(held) ** power
    total = raised.sum(axis=normal_axis(axis), keepdims=keepdims, dtype=raised.dtype)
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
    towards = div(x, divisor(abs(x))) if complex_numbers(x) else sign(x)
    steep = mul(towards, pow(part, power - 1))
    return mul(steep, spread(where(zero, 0.0, g), x, axis, keepdims))


def _length_examples(rng: np.random.Generator) -> Any:
    yield from along_axes(rng)
    yield (rng.standard_normal((2, 3)),), {"axis": 1, "power": 3.0}
    yield (rng.random((2, 3)) + 0.5,), {"axis": 0, "keepdims": True, "power": 0.5}


defvjp(length_of, _length_rule, examples=_length_examples)


def vector_norm(
    x: Tensor,
    ord: float = 2,
    axis: Axis = None,
    keepdims: bool = False,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
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
    x = floats_of(x)
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
    A: Tensor,
    ord: float | str = "fro",
    axis: Sequence[int] = (-2, -1),
    keepdims: bool = False,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
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
    x = floats_of(A if dtype is None else cast(A, dtype))
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
    A: Tensor,
    ord: Any = None,
    dim: Axis = None,
    keepdim: bool = False,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
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


def cond(A: Tensor, p: float | str | None = None) -> Tensor:
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
        values = singular_values(floats_of(A))
        top, bottom = (choose(values, axis=-1) for choose in (reduce_max, reduce_min))
        if p == -2:
            return div(bottom, top)
        return where(equal(bottom, 0), math.inf, div(top, where(equal(bottom, 0), 1.0, bottom)))
    return mul(matrix_norm(A, p), matrix_norm(inverse(floats_of(A)), p))


def _number(where_: str, ord: Any) -> float:
    if isinstance(ord, bool) or not isinstance(ord, int | float | np.number):
        raise ArgumentValueError.of(where_, "a number", repr(ord))
    return float(ord)


def floats_of(x: Any) -> Any:
    array = x.array if isinstance(x, Value) else x
    return x if array.dtype.kind in "fcV" else cast(x, np.float32)
