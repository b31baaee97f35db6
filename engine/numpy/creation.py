"""New tensors, made on the current device."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.backend import is_array
from engine.dtype import float32
from engine.errors import ArgumentTypeError
from engine.typed import ArrayLike, DTypeLike, Shape, Tensor

from .dtypes import as_kind, is_floating
from .operands import as_exactly, as_tensor, converted, in_kind, kind_of

__all__ = [
    "array",
    "asarray",
    "asfarray",
    "copy",
    "empty",
    "empty_like",
    "eye",
    "full",
    "full_like",
    "identity",
    "ones",
    "ones_like",
    "tri",
    "zeros",
    "zeros_like",
]


def array(
    obj: ArrayLike | range, dtype: DTypeLike | None = None, copy: bool = True, ndmin: int = 0
) -> Tensor:
    """A tensor of numbers, lists or another tensor; int32 or float32 unless a type is given.

    Args:
        obj: A tensor, a number, or lists or tuples of numbers and tensors.
        dtype: The number type; None: that of a tensor, else bool, int32 or float32.
        copy: Whether a tensor is copied; None and False give it back as it is.
        ndmin: How many axes there are at least; new ones come in front.

    Raises:
        ArgumentTypeError: If something in it is no number, or lists have not one length.

    >>> array([[1, 2], [3, 4]], ndmin=3).shape
    (1, 2, 2)

    """
    made = asarray(obj, dtype)
    if copy and made is obj:
        made = ops.deepcopy(made)
    missing = ndmin - len(made.shape)
    return ops.reshape(made, (1,) * missing + tuple(made.shape)) if missing > 0 else made


def asarray(a: ArrayLike | range, dtype: DTypeLike | None = None) -> Tensor:
    """A tensor as it is, numbers and lists as one; int32 or float32 unless a type is given.

    >>> asarray([1, 2.5]).dtype
    Float32
    """
    if dtype is None:
        return as_tensor(a)
    if isinstance(a, list | tuple | int | float) or is_array(a):
        return as_exactly(a, as_kind(dtype))
    return converted(as_tensor(a), dtype)


def asfarray(a: ArrayLike | range, dtype: DTypeLike = float32) -> Tensor:
    """As `asarray`, of floats: another number type than one of floats means float32."""
    if dtype is None:
        return asarray(a)
    kind = as_kind(dtype)
    return asarray(a, kind if is_floating(kind) else float32)


def copy(a: ArrayLike) -> Tensor:
    """The same numbers in memory of their own; the gradient passes through."""
    return array(a)


def zeros(shape: Shape | Tensor, dtype: DTypeLike = float32) -> Tensor:
    """Zeros of a shape: a number, numbers or a tensor of them.

    Raises:
        ArgumentTypeError: If a length is no whole number.
        ArgumentValueError: If one is below 0.

    >>> zeros((1, 2)).asnumpy()
    array([[0., 0.]], dtype=float32)

    """
    return ops.zeros(shape, as_kind(dtype))


def ones(shape: Shape | Tensor, dtype: DTypeLike = float32) -> Tensor:
    """Ones of a shape; arguments and errors as of `zeros`."""
    return ops.ones(shape, as_kind(dtype))


def empty(shape: Shape | Tensor, dtype: DTypeLike = float32) -> Tensor:
    """A tensor of a shape whose numbers do not matter: zeros, as in MindSpore."""
    return zeros(shape, dtype)


def full(shape: Shape | Tensor, fill_value: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """One value everywhere, or a tensor or lists that broadcast to the shape.

    Args:
        shape: A number, numbers or a tensor of them.
        fill_value: A number, a tensor or lists.
        dtype: The number type; None: that of the value.

    >>> full((2, 2), [1, 2]).asnumpy()
    array([[1, 2],
           [1, 2]], dtype=int32)

    """
    value = converted(as_tensor(fill_value), dtype)
    lengths = tuple(ops.zeros(shape, kind_of(value)).shape)
    return ops.deepcopy(ops.broadcast_to(value, lengths))


def _shaped(prototype: Any, dtype: Any, shape: Any) -> Any:
    """A tensor of the shape and number type asked for, or those of the prototype."""
    like = as_tensor(prototype)
    kind = kind_of(like) if dtype is None else as_kind(dtype)
    if shape is None or (isinstance(shape, tuple | list) and not shape):
        return ops.zeros_like(like, dtype=kind)
    return zeros(shape, kind)


def zeros_like(
    a: ArrayLike, dtype: DTypeLike | None = None, shape: Shape | Tensor | None = None
) -> Tensor:
    """Zeros in the shape and number type of a tensor or lists, unless others are given."""
    return _shaped(a, dtype, shape)


def empty_like(
    prototype: ArrayLike, dtype: DTypeLike | None = None, shape: Shape | Tensor | None = None
) -> Tensor:
    """A tensor like another whose numbers do not matter: zeros, as in MindSpore."""
    return _shaped(prototype, dtype, shape)


def ones_like(
    a: ArrayLike, dtype: DTypeLike | None = None, shape: Shape | Tensor | None = None
) -> Tensor:
    """Ones in the shape and number type of a tensor or lists, unless others are given."""
    return ops.ones_like(_shaped(a, dtype, shape))


def full_like(
    a: ArrayLike,
    fill_value: ArrayLike,
    dtype: DTypeLike | None = None,
    shape: Shape | Tensor | None = None,
) -> Tensor:
    """One value in the shape and number type of a tensor or lists, unless others are given.

    >>> full_like([1, 2], 2.5).asnumpy()
    array([2, 2], dtype=int32)
    """
    like = _shaped(a, dtype, shape)
    return full(tuple(like.shape), fill_value, kind_of(like))


def eye(N: int, M: int | None = None, k: int = 0, dtype: DTypeLike = float32) -> Tensor:
    """Ones on the `k`-th diagonal of an N x M matrix, zeros elsewhere.

    Raises:
        ArgumentTypeError: If `N`, `M` or `k` is no int.

    >>> eye(2, 3, 1).asnumpy()
    array([[0., 1., 0.],
           [0., 0., 1.]], dtype=float32)

    """
    rows, columns = _rows_and_columns("eye", N, M, k)
    return in_kind(ops.equal(columns, ops.add(rows, k)), as_kind(dtype))


def identity(n: int, dtype: DTypeLike = float32) -> Tensor:
    """Ones on the diagonal of an n x n matrix, zeros elsewhere."""
    return eye(n, dtype=dtype)


def tri(N: int, M: int | None = None, k: int = 0, dtype: DTypeLike = float32) -> Tensor:
    """Ones on and below the `k`-th diagonal of an N x M matrix, zeros above.

    >>> tri(2, 3, 1).asnumpy()
    array([[1., 1., 0.],
           [1., 1., 1.]], dtype=float32)
    """
    rows, columns = _rows_and_columns("tri", N, M, k)
    return in_kind(ops.less_equal(columns, ops.add(rows, k)), as_kind(dtype))


def _rows_and_columns(where: str, height: Any, width: Any, k: Any) -> tuple[Any, Any]:
    """(N, 1) the number of each row, and (M,) that of each column."""
    width = height if width is None else width
    for number in (height, width, k):
        if not isinstance(number, int):
            raise ArgumentTypeError.of(where, "ints", number)
    return ops.reshape(ops.arange(height), (height, 1)), ops.arange(width)
