"""Products of tensors of any rank along chosen axes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Axis, Tensor

from . import infer
from .arithmetic import mul, sub
from .arrangement import reshape, transpose
from .broadcasting import broadcast_to
from .complex_parts import conj
from .joining import stack, unstack
from .linalg import matmul, matrix_product
from .reduction import sum as sum_of

__all__ = ["batch_dot", "cross", "dot", "inner", "kron", "tensor_dot", "vecdot"]


def tensor_dot(x1: Tensor, x2: Tensor, axes: int | Sequence[Any]) -> Tensor:
    """The sums of products along axes of the first and axes of the second.

    What is left of the first stands before what is left of the second.

    Args:
        x1: A tensor.
        x2: A tensor.
        axes: How many of the last axes of the first meet the first axes of the second; or a pair:
            axes of the first and as many of the second, numbers or sequences of them.

    Raises:
        ShapeError: If axes that meet have not the same length.
        ArgumentValueError: If the two name different numbers of axes.

    >>> import engine
    >>> x = engine.Tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> tensor_dot(x, x, 1).asnumpy()
    array([[ 7., 10.],
           [15., 22.]], dtype=float32)
    >>> tensor_dot(x, x, ((0, 1), (0, 1))).asnumpy()
    array(30., dtype=float32)

    """
    left, right = _pair(axes, len(x1.shape), len(x2.shape))
    if len(left) != len(right):
        raise ArgumentValueError.of("tensor_dot(axes)", "as many axes of one as of the other", axes)
    lengths = tuple(x1.shape[k] for k in left)
    if lengths != tuple(x2.shape[k] for k in right):
        raise ShapeError.of("tensor_dot", f"lengths {lengths} at {right}", tuple(x2.shape))
    before = [k for k in range(len(x1.shape)) if k not in left]
    behind = [k for k in range(len(x2.shape)) if k not in right]
    rows = tuple(x1.shape[k] for k in before)
    columns = tuple(x2.shape[k] for k in behind)
    size = math.prod(lengths)
    one = reshape(transpose(x1, (*before, *left)), (math.prod(rows), size))
    other = reshape(transpose(x2, (*right, *behind)), (size, math.prod(columns)))
    return reshape(matrix_product(one, other), rows + columns)


def _pair(axes: Any, rank1: int, rank2: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if isinstance(axes, int):
        if not 0 <= axes <= min(rank1, rank2):
            expected = f"a number of axes from 0 to {min(rank1, rank2)}"
            raise ArgumentValueError.of("tensor_dot(axes)", expected, axes)
        return tuple(range(rank1 - axes, rank1)), tuple(range(axes))
    one, other = axes
    return _numbers(one, rank1), _numbers(other, rank2)


def _numbers(axes: Any, rank: int) -> tuple[int, ...]:
    return infer.normal_axes(axes, rank) if axes not in ((), []) else ()


def dot(input: Tensor, other: Tensor) -> Tensor:
    """The sums of products of the last axis of the first and the last but one of the second.

    As `numpy.dot`: two vectors give their scalar product, two matrices the matrix product, and
    more axes are not paired but stand one behind the other: (3, 3) and (2, 3, 2) give (3, 2, 2).

    Raises:
        ShapeError: If those axes have not the same length.

    >>> import engine
    >>> dot(engine.ops.ones((3, 3)), engine.ops.ones((2, 3, 2))).shape
    (3, 2, 2)

    """
    ranks = len(input.shape), len(other.shape)
    if 0 in ranks:
        return mul(input, other)
    if max(ranks) <= 2:
        return matmul(input, other)
    return tensor_dot(input, other, (-1, max(-2, -ranks[1])))


def inner(input: Tensor, other: Tensor) -> Tensor:
    """The scalar products of what lies along the last axes; with a number, the product."""
    if not (len(input.shape) and len(other.shape)):
        return mul(input, other)
    return tensor_dot(input, other, (-1, -1))


def vecdot(x: Tensor, y: Tensor, *, axis: int = -1) -> Tensor:
    """The scalar products of the vectors along `axis` of two tensors that broadcast together.

    Of complex numbers, `x` is conjugated first, as NumPy and PyTorch do.

    >>> import engine
    >>> vecdot(engine.Tensor([[1.0, 2.0], [3.0, 4.0]]), engine.Tensor([1.0, 2.0])).tolist()
    [5.0, 11.0]
    """
    return sum_of(mul(conj(x), y), axis)


def kron(input: Tensor, other: Tensor) -> Tensor:
    """Kronecker's product: each element of the first times the whole of the second.

    The tensor with fewer axes gets axes of length 1 in front.

    >>> import engine
    >>> kron(engine.Tensor([1.0, 2.0]), engine.Tensor([3.0, 4.0])).asnumpy()
    array([3., 4., 6., 8.], dtype=float32)
    """
    rank = max(len(input.shape), len(other.shape))
    one, two = (((1,) * (rank - len(x.shape))) + tuple(x.shape) for x in (input, other))
    wide = reshape(input, [n for length in one for n in (length, 1)])
    fine = reshape(other, [n for length in two for n in (1, length)])
    return reshape(mul(wide, fine), tuple(a * b for a, b in zip(one, two, strict=True)))


def cross(input: Tensor, other: Tensor, dim: int | None = None) -> Tensor:
    """The cross products of the vectors of three along `dim` (None: the first axis of length 3).

    Raises:
        ShapeError: If the two do not broadcast together, or no axis, or not that one, has length 3.

    >>> import engine
    >>> cross(engine.Tensor([1.0, 0.0, 0.0]), engine.Tensor([0.0, 1.0, 0.0])).asnumpy()
    array([0., 0., 1.], dtype=float32)

    """
    shape = tuple(input.shape)
    if shape != tuple(other.shape):
        try:
            shape = np.broadcast_shapes(shape, tuple(other.shape))
        except ValueError:
            raise ShapeError.of("cross", f"{shape} or what fits", tuple(other.shape)) from None
        input, other = (broadcast_to(one, shape) for one in (input, other))
    if dim is None:
        if 3 not in shape:
            raise ShapeError.of("cross", "an axis of length 3", shape)
        dim = shape.index(3)
    (axis,) = infer.normal_axes(dim, len(shape))
    if shape[axis] != 3:
        raise ShapeError.of("cross", f"length 3 at axis {dim}", shape)
    a, b, c = unstack(input, axis)
    x, y, z = unstack(other, axis)
    parts = ((b, z, c, y), (c, x, a, z), (a, y, b, x))
    return stack([sub(mul(p, q), mul(r, s)) for p, q, r, s in parts], axis)


def batch_dot(x1: Tensor, x2: Tensor, axes: Axis = None) -> Tensor:
    """The sums of products along one axis of each, for each element of a batch.

    Args:
        x1: (batch, …).
        x2: (batch, …).
        axes: The axis of each, one number for both or a pair; not 0, the batch. None: the last
            axis of `x1`, and of `x2` the last but one (the last, if it has two).

    Raises:
        ShapeError: If the two have not the same batch, or those axes not the same length.
        ArgumentValueError: If an axis is the batch.

    >>> import engine
    >>> batch_dot(engine.ops.ones((2, 4, 3)), engine.ops.ones((2, 3, 5))).shape
    (2, 4, 5)

    """
    ranks = len(x1.shape), len(x2.shape)
    if min(ranks) < 2 or x1.shape[0] != x2.shape[0]:
        expected = f"({x1.shape[0] if ranks[0] else 'batch'}, …), and as much for the first"
        raise ShapeError.of("batch_dot", expected, tuple(x2.shape))
    pair = (axes, axes) if isinstance(axes, int) else axes
    one, two = pair or (-1, -1 if ranks[1] == 2 else -2)
    (left,), (right,) = infer.normal_axes(one, ranks[0]), infer.normal_axes(two, ranks[1])
    if 0 in {left, right}:
        raise ArgumentValueError.of("batch_dot(axes)", "axes behind the batch", axes)
    if x1.shape[left] != x2.shape[right]:
        raise ShapeError.of("batch_dot", f"{x1.shape[left]} at axis {right}", tuple(x2.shape))
    before = [k for k in range(1, ranks[0]) if k != left]
    behind = [k for k in range(1, ranks[1]) if k != right]
    batch, length = x1.shape[0], x1.shape[left]
    rows, columns = tuple(x1.shape[k] for k in before), tuple(x2.shape[k] for k in behind)
    a = reshape(transpose(x1, (0, *before, left)), (batch, math.prod(rows), length))
    b = reshape(transpose(x2, (0, right, *behind)), (batch, length, math.prod(columns)))
    return reshape(matrix_product(a, b), (batch, *(rows + columns or (1,))))
