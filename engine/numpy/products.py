"""Products of vectors and matrices, and their norms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.dtype import bool_, int64
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike, DTypeLike, Tensor

from .creation import eye
from .operands import as_tensor, converted, in_common, in_kind, kind_of
from .shaping import ravel

__all__ = [
    "cross",
    "dot",
    "inner",
    "kron",
    "matmul",
    "matrix_power",
    "multi_dot",
    "outer",
    "tensordot",
]


def dot(a: ArrayLike, b: ArrayLike) -> Tensor:
    """The sum of products along the last axis of `a` and the last but one of `b`, or its only one.

    Raises:
        ShapeError: If those are not of one length.

    >>> dot([[1.0, 2.0], [3.0, 4.0]], [1.0, 1.0]).asnumpy()
    array([3., 7.], dtype=float32)

    """
    one, other = _pair(a, b)
    if not len(one.shape) or not len(other.shape):
        return ops.mul(one, other)
    return _along("dot", one, other, max(len(other.shape) - 2, 0))


def inner(a: ArrayLike, b: ArrayLike) -> Tensor:
    """The sum of products along the last axes of both.

    Raises:
        ShapeError: If those are not of one length.

    """
    one, other = _pair(a, b)
    if not len(one.shape) or not len(other.shape):
        return ops.mul(one, other)
    return _along("inner", one, other, len(other.shape) - 1)


def _pair(a: Any, b: Any) -> list[Any]:
    return in_common([as_tensor(a), as_tensor(b)])


def _along(where: str, one: Any, other: Any, axis: int) -> Any:
    """The sum of products along the last axis of one and an axis of the other."""
    length = one.shape[-1]
    if other.shape[axis] != length:
        raise ShapeError.of(where, f"{length} elements along axis {axis}", tuple(other.shape))
    last = len(one.shape) - 1
    return ops.tensor_dot(one, other, ((last,), (axis,)))


def outer(a: ArrayLike, b: ArrayLike) -> Tensor:
    """(size of a, size of b): the product of each element of one with each of the other."""
    one, other = (ravel(x) for x in _pair(a, b))
    return ops.mul(ops.expand_dims(one, 1), other)


def tensordot(a: ArrayLike, b: ArrayLike, axes: Any = 2) -> Tensor:
    """The sum of products along axes of both.

    Args:
        a: The tensor.
        b: The other one.
        axes: How many: the last of `a` and the first of `b`; or which: a pair of numbers or lists.

    Raises:
        ShapeError: If their lengths differ.

    >>> float(tensordot([[1.0, 2.0]], [[3.0, 4.0]]))
    11.0

    """
    one, other = _pair(a, b)
    if axes == 0:
        ranks = len(one.shape), len(other.shape)
        shape = (*one.shape, *(1,) * ranks[1])
        return ops.mul(ops.reshape(one, shape), other)
    return ops.tensor_dot(one, other, axes)


def matmul(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The product of matrices in the last two axes; a vector is a row on the left, else a column.

    Raises:
        ShapeError: If one has no axes, or lengths do not fit.

    """
    return converted(ops.matmul(*_pair(x1, x2)), dtype)


def kron(a: ArrayLike, b: ArrayLike) -> Tensor:
    """`b` in place of each element of `a`, times that: Kronecker's product.

    >>> kron([1, 2], [1, 1]).asnumpy()
    array([1, 1, 2, 2], dtype=int32)
    """
    return ops.kron(*_pair(a, b))


def cross(
    a: ArrayLike,
    b: ArrayLike,
    axisa: int = -1,
    axisb: int = -1,
    axisc: int = -1,
    axis: int | None = None,
) -> Tensor:
    """What stands upright on two vectors of space; of two in a plane its third element alone.

    Args:
        a: Vectors of two or three elements; the third of two is 0.
        b: The same, which broadcast with them.
        axisa: Along which axis those of `a` lie.
        axisb: Along which those of `b` do.
        axisc: Along which those of the result do.
        axis: All three in one.

    Raises:
        ShapeError: If vectors have another length.

    >>> cross([1, 2, 3], [4, 5, 6]).asnumpy()
    array([-3,  6, -3], dtype=int32)

    """
    one, other = _pair(a, b)
    kind = kind_of(one)
    if kind == bool_:
        one, other = in_kind(one, int64), in_kind(other, int64)
    if axis is not None:
        axisa = axisb = axisc = axis
    (x1, y1, z1), (x2, y2, z2) = _parts(one, axisa), _parts(other, axisb)
    third = ops.sub(ops.mul(x1, y2), ops.mul(y1, x2))
    if z1 is None and z2 is None:
        return in_kind(third, kind)
    z1, z2 = (ops.zeros_like(x) if z is None else z for x, z in ((x1, z1), (x2, z2)))
    first = ops.sub(ops.mul(y1, z2), ops.mul(z1, y2))
    second = ops.sub(ops.mul(z1, x2), ops.mul(x1, z2))
    found = ops.stack(ops.broadcast_tensors(first, second, third), -1)
    return in_kind(ops.moveaxis(found, -1, axisc), kind)


def _parts(x: Any, axis: int) -> list[Any]:
    rank = len(x.shape)
    if not -rank <= axis < rank or x.shape[axis] not in {2, 3}:
        raise ShapeError.of("cross", f"2 or 3 elements along axis {axis}", tuple(x.shape))
    parts = list(ops.unstack(x, axis))
    return parts if len(parts) == 3 else [*parts, None]


def matrix_power(a: ArrayLike, n: int) -> Tensor:
    """The matrix, or each of them, multiplied with itself; below 0 its inverse is.

    Raises:
        ArgumentTypeError: If `n` is no int.
        ShapeError: If the last two axes are not of one length.
        MatrixError: If `n` is below 0 and a matrix has no inverse.

    >>> matrix_power([[1, 1], [0, 1]], 3).asnumpy()
    array([[1, 3],
           [0, 1]], dtype=int32)

    """
    if not isinstance(n, int):
        raise ArgumentTypeError.of("matrix_power(n)", "an int", n)
    x = as_tensor(a)
    if len(x.shape) < 2 or x.shape[-1] != x.shape[-2]:
        raise ShapeError.of("matrix_power", "square matrices", tuple(x.shape))
    factor = ops.inverse(x) if n < 0 else x
    found = ops.broadcast_to(eye(x.shape[-1], dtype=kind_of(factor)), tuple(x.shape))
    for bit in f"{abs(n):b}":
        found = ops.matmul(found, found)
        found = ops.matmul(found, factor) if bit == "1" else found
    return found


def multi_dot(arrays: Sequence[ArrayLike]) -> Tensor:
    """The product of several matrices, in the order that takes the fewest products of numbers.

    Args:
        arrays: Matrices; the first and the last may be vectors.

    Raises:
        ArgumentValueError: If there are fewer than two.
        ShapeError: If one has another number of axes.

    >>> multi_dot(([1.0, 2.0], [[1.0], [3.0]], [[2.0]])).asnumpy()
    array([14.], dtype=float32)

    """
    several = in_common([as_tensor(x) for x in arrays])
    if len(several) < 2:
        raise ArgumentValueError.of("multi_dot", "at least 2 matrices", len(several))
    shape = []
    if len(several[0].shape) == 1:
        several[0] = ops.expand_dims(several[0], 0)
    else:
        shape.append(several[0].shape[0])
    if len(several[-1].shape) == 1:
        several[-1] = ops.expand_dims(several[-1], 1)
    else:
        shape.append(several[-1].shape[-1])
    for x in several:
        if len(x.shape) != 2:
            raise ShapeError.of("multi_dot", "matrices", tuple(x.shape))
    return ops.reshape(_product(several), tuple(shape))


def _product(matrices: list[Any]) -> Any:
    """The product, split where the fewest products of numbers are left."""
    if len(matrices) == 1:
        return matrices[0]
    sides = (*(x.shape[0] for x in matrices), matrices[-1].shape[1])
    cut = _best_cut(sides)
    return ops.matmul(_product(matrices[:cut]), _product(matrices[cut:]))


def _best_cut(sides: tuple[int, ...]) -> int:
    """Behind which matrix of a chain to cut it first."""
    count = len(sides) - 1
    cost = {(k, k + 1): 0 for k in range(count)}
    cuts = {}
    for length in range(2, count + 1):
        for start in range(count - length + 1):
            stop = start + length
            cost[start, stop], cuts[start, stop] = min(
                (cost[start, k] + cost[k, stop] + sides[start] * sides[k] * sides[stop], k)
                for k in range(start + 1, stop)
            )
    return cuts[0, count]
