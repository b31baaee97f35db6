"""Matrices by rows, as `CSRTensor`: sums, products, softmax and other layouts of them."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.dtype import as_dtype
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import COOTensor, CSRTensor, DTypeLike, Tensor, TensorOrNumber

from .arithmetic import add, div, mul, sub
from .arrangement import expand_dims, reshape
from .cast import cast
from .complex_parts import conj
from .elementary import exp
from .index_parts import ROWS
from .indexing import put_back, taken, taken_at
from .joining import concat
from .segments import unsorted_segment_max
from .sparse_layout import checked

__all__ = ["csr_add", "csr_mm", "csr_softmax", "csr_to_coo"]


def csr_to_coo(tensor: CSRTensor) -> COOTensor:
    """The same matrix with a row and a column for each number: a `COOTensor`.

    Raises:
        ArgumentTypeError: If it is no `CSRTensor`.
        ShapeError: If it is no matrix.

    >>> import engine
    >>> engine.ops.csr_to_coo(engine.Tensor([[0.0, 1.0], [2.0, 0.0]]).to_csr()).indices.tolist()
    [[0, 1], [1, 0]]

    """
    return checked("csr_to_coo", tensor, "CSRTensor").to_coo()


def csr_add(a: CSRTensor, b: CSRTensor, alpha: TensorOrNumber, beta: TensorOrNumber) -> CSRTensor:
    """`alpha * a + beta * b` of two matrices by rows; a sum of 0 keeps its position.

    Args:
        a: A `CSRTensor`.
        b: Another of the same shape.
        alpha: A tensor that broadcasts to `a`.
        beta: A tensor that broadcasts to `b`.

    Raises:
        ArgumentTypeError: If they are no `CSRTensor` and no tensors.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> a, one = engine.Tensor([[0.0, 1.0], [2.0, 0.0]]).to_csr(), engine.Tensor(1.0)
    >>> engine.ops.csr_add(a, a, one, engine.Tensor(3.0)).values.asnumpy()
    array([4., 8.], dtype=float32)

    """
    for part, x, factor in (("a", a, alpha), ("b", b, beta)):
        checked(f"csr_add({part})", x, "CSRTensor")
        if not isinstance(factor, Value):
            raise ArgumentTypeError.of("csr_add(alpha, beta)", "tensors", factor)
    if a.shape != b.shape:
        raise ShapeError.of("csr_add(b)", f"{a.shape}, that of a", b.shape)
    kind = of_both(a, b)
    parts = [
        mul(cast(x.values, kind), beside(where, x, cast(factor, kind)))
        for where, x, factor in (("csr_add(alpha)", a, alpha), ("csr_add(beta)", b, beta))
    ]
    xp = xp_of(a.indices.array)
    rows = xp.concatenate((rows_of(a), rows_of(b)))
    columns = xp.concatenate((read(a.indices), read(b.indices)))
    return by_rows(a, rows, columns, concat(parts), a.shape)


def csr_mm(
    a: CSRTensor,
    b: CSRTensor | Tensor,
    trans_a: bool = False,
    trans_b: bool = False,
    adjoint_a: bool = False,
    adjoint_b: bool = False,
) -> CSRTensor:
    """The product of two matrices by rows, as one by rows.

    Args:
        a: A `CSRTensor` (rows, middle).
        b: A `CSRTensor` (middle, columns).
        trans_a: Whether `a` is transposed first.
        trans_b: Whether `b` is.
        adjoint_a: Whether `a` is transposed first and its complex numbers are conjugated.
        adjoint_b: Whether `b` is.

    Raises:
        ArgumentTypeError: If one is no `CSRTensor`.
        ArgumentValueError: If a matrix is to be both transposed and adjoint.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> a = engine.Tensor([[0.0, 1.0], [2.0, 0.0]]).to_csr()
    >>> engine.ops.csr_mm(a, a).to_dense().asnumpy()
    array([[2., 0.],
           [0., 2.]], dtype=float32)

    """
    rows, middle, left, high = _turned("a", a, trans_a, adjoint_a)
    inner, columns, right, wide = _turned("b", b, trans_b, adjoint_b)
    if high[1] != wide[0]:
        raise ShapeError.of("csr_mm(b)", f"({high[1]}, …) beside {high}", wide)
    xp = xp_of(rows)
    order = xp.argsort(inner, kind="stable")
    starts = xp.searchsorted(inner[order], xp.arange(wide[0] + 1))
    counts = (starts[1:] - starts[:-1])[middle]
    ends = xp.cumsum(counts)
    pair = xp.arange(int(ends[-1]) if ends.size else 0)
    first = xp.searchsorted(ends, pair, side="right")  # the number of a in each product
    second = order[starts[middle[first]] + pair - (ends - counts)[first]]
    products = mul(taken(left, first, index=ROWS), taken(right, second, index=ROWS))
    return by_rows(a, rows[first], columns[second], products, (high[0], wide[1]))


def csr_softmax(logits: CSRTensor, dtype: DTypeLike) -> CSRTensor:
    """The softmax of each row, over the numbers that are given.

    Args:
        logits: A `CSRTensor`, a matrix.
        dtype: The number type of the result: float32 or float64.

    Raises:
        ArgumentTypeError: If it is no `CSRTensor`, or the type is another.
        ShapeError: If it is no matrix.

    >>> import engine
    >>> logits = engine.Tensor([[1.0, 1.0, 0.0], [0.0, 2.0, 0.0]]).to_csr()
    >>> engine.ops.csr_softmax(logits, engine.float32).values.asnumpy()
    array([0.5, 0.5, 1. ], dtype=float32)

    """
    _matrix("csr_softmax", logits)
    kind = as_dtype(dtype)
    if kind.name not in {"Float32", "Float64"}:
        raise ArgumentTypeError(f"csr_softmax(dtype) expected float32 or float64, got {kind}.")
    rows, values = rows_of(logits), cast(logits.values, kind)
    peaks = unsorted_segment_max(Value.wrap(read(values)), Value.wrap(rows), logits.shape[0])
    parts = exp(sub(values, Value.wrap(read(peaks)[rows])))
    sums = put_back(parts, rows, index=ROWS, shape=(logits.shape[0],))
    return logits.with_values(div(parts, taken(sums, rows, index=ROWS)))


def of_both(a: Any, b: Any) -> Any:
    """The number type of a sum of the two."""
    return add(*(taken(x.values, index=(slice(0, 0),)) for x in (a, b))).dtype


def rows_of(x: Any) -> Any:
    """The row of each number, as an array of the type of the columns."""
    starts, columns = read(x.indptr), read(x.indices)
    xp = xp_of(columns)
    positions = xp.arange(columns.shape[0])
    return (xp.searchsorted(starts, positions, side="right") - 1).astype(columns.dtype)


def beside(where: str, x: Any, dense: Any) -> Any:
    """The numbers of a dense tensor, as it broadcasts, where `x` has its own.

    Raises:
        ShapeError: If it does not broadcast.

    """
    try:
        fits = np.broadcast_shapes(x.shape, dense.shape) == x.shape
    except ValueError:
        fits = False
    if not fits:
        raise ShapeError.of(where, f"one that broadcasts to {x.shape}", tuple(dense.shape))
    whole = reshape(dense, (1,) * (len(x.shape) - len(dense.shape)) + tuple(dense.shape))
    high, wide = (int(length > 1) for length in whole.shape[:2])
    return taken_at(whole, (rows_of(x) * high, read(x.indices) * wide))


def times(where: str, x: Any, dense: Any) -> Any:
    """The product of a matrix by rows and a dense one.

    Raises:
        ArgumentTypeError: If the other is no tensor.
        ShapeError: If the shapes do not fit.

    """
    _matrix(where, x)
    if not isinstance(dense, Value):
        raise ArgumentTypeError.of(where, "a tensor", dense)
    shape = dense.array.shape
    if len(shape) != 2 or shape[0] != x.shape[1]:
        raise ShapeError.of(where, f"({x.shape[1]}, …) beside {x.shape}", shape)
    lines = mul(expand_dims(x.values, -1), taken(dense, read(x.indices), index=ROWS))
    return put_back(lines, rows_of(x), index=ROWS, shape=(x.shape[0], shape[1]))


def by_rows(like: Any, rows: Any, columns: Any, values: Any, shape: Any) -> Any:
    """A matrix of the class of `like`, of numbers in any order; at one position they add up."""
    xp, wide = xp_of(rows), max(shape[1], 1)
    once, which = xp.unique(rows.astype(np.int64) * wide + columns, return_inverse=True)
    sums = put_back(values, which.reshape(-1), index=ROWS, shape=(*once.shape, *values.shape[1:]))
    starts = xp.searchsorted(once // wide, xp.arange(shape[0] + 1))
    types = like.indptr.array.dtype, like.indices.array.dtype
    positions = (starts.astype(types[0]), (once % wide).astype(types[1]))
    return type(like)(*map(Value.wrap, positions), sums, tuple(shape))


def _matrix(where: str, x: Any) -> None:
    if len(checked(where, x, "CSRTensor").shape) != 2:
        raise ShapeError.of(where, "a matrix", x.shape)


def _turned(part: str, x: Any, transposed: Any, adjoint: Any) -> tuple[Any, ...]:
    """The rows, columns, numbers and shape of a matrix, transposed if that is asked for."""
    _matrix(f"csr_mm({part})", x)
    if transposed and adjoint:
        where = f"csr_mm(trans_{part}, adjoint_{part})"
        raise ArgumentValueError.of(where, "one of them at most", "both")
    values = conj(x.values) if adjoint and x.values.array.dtype.kind == "c" else x.values
    rows, columns = rows_of(x), read(x.indices)
    if transposed or adjoint:
        return columns, rows, values, x.shape[::-1]
    return rows, columns, values, x.shape
