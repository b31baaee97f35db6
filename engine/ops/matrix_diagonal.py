"""Diagonals of matrices, one or several at once: made into matrices, read, and replaced.

Several diagonals lie below each other in one matrix, the highest first, each padded to the length
of the longest; which end is padded, `align` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor, TensorOrNumber

from .comparison import where
from .indexing import getitem, put_back_at

__all__ = ["matrix_band_part", "matrix_diag", "matrix_diag_part", "matrix_set_diag"]

_ALIGNS = ("RIGHT_LEFT", "LEFT_RIGHT", "LEFT_LEFT", "RIGHT_RIGHT")


class _Indices(NamedTuple):
    """Where the elements of diagonals stand: in their own matrix, and in the one they are of."""

    packed: tuple[Any, ...]
    matrix: tuple[Any, ...]
    packed_shape: tuple[int, ...]


def matrix_band_part(x: Tensor, lower: TensorOrNumber, upper: TensorOrNumber) -> Tensor:
    """The matrices with zeros outside a band around the main diagonal.

    Args:
        x: (…, rows, columns).
        lower: How many diagonals below the main one stay; a negative number: all.
        upper: How many above it.

    Raises:
        ShapeError: If `x` has less than two axes.

    >>> import engine
    >>> matrix_band_part(engine.ops.ones((3, 3)), 1, 0).asnumpy()
    array([[1., 0., 0.],
           [1., 1., 0.],
           [0., 1., 1.]], dtype=float32)

    """
    rows, columns = _matrix_shape("matrix_band_part", x)
    below, above = int(read(lower)), int(read(upper))
    xp = xp_of(_plain(x))
    kept = xp.tri(rows, columns, columns if above < 0 else above, dtype=np.bool_)
    if below >= 0:
        kept &= ~xp.tri(rows, columns, -below - 1, dtype=np.bool_)
    return where(kept, x, 0)


def matrix_diag(
    x: Tensor,
    k: int | Sequence[int] | Tensor = 0,
    num_rows: int | Tensor = -1,
    num_cols: int | Tensor = -1,
    padding_value: TensorOrNumber = 0,
    align: str = "RIGHT_LEFT",
) -> Tensor:
    """Matrices with the given diagonals, and `padding_value` elsewhere.

    Args:
        x: (…, length) for one diagonal, (…, diagonals, length) for several.
        k: Which diagonal, 0 the main one, higher ones above; or the lowest and the highest.
        num_rows: How many rows the matrices have; -1: as many as are needed.
        num_cols: How many columns.
        padding_value: What stands where no diagonal does.
        align: Where shorter diagonals lie in `x`, those above the main one (which counts among
            them) and those below: "RIGHT_LEFT", "LEFT_RIGHT", "LEFT_LEFT" or "RIGHT_RIGHT".

    Raises:
        ArgumentValueError: If `k` or `align` is none of these.
        ShapeError: If `x` has not that many diagonals, or the matrices cannot have them.

    >>> import engine
    >>> matrix_diag(engine.Tensor([1.0, 2.0]), k=1).asnumpy()
    array([[0., 1., 0.],
           [0., 0., 2.],
           [0., 0., 0.]], dtype=float32)

    """
    low, high = _range_of(k)
    lead, length = _packed_lead("matrix_diag", x, low, high)
    least = length - min(high, 0), length + max(low, 0)
    rows, columns = int(read(num_rows)), int(read(num_cols))
    if rows == columns == -1:
        rows = columns = max(least)
    rows, columns = (least[0] if rows == -1 else rows), (least[1] if columns == -1 else columns)
    indices = _indices(rows, columns, low, high, align)
    if indices.packed_shape[-1] != length:
        expected = f"diagonals of length {indices.packed_shape[-1]} for ({rows}, {columns})"
        raise ShapeError.of("matrix_diag", expected, tuple(x.shape))
    return _spread(x, indices, lead, (rows, columns), padding_value)


def matrix_diag_part(
    x: Tensor,
    k: int | Sequence[int] | Tensor,
    padding_value: TensorOrNumber,
    align: str = "RIGHT_LEFT",
) -> Tensor:
    """Diagonals of matrices.

    Args:
        x: (…, rows, columns).
        k: Which diagonal, 0 the main one, higher ones above; or the lowest and the highest.
        padding_value: What shorter diagonals are filled up with.
        align: Where shorter diagonals lie, as for `matrix_diag`.

    Returns:
        (…, length) for one diagonal, (…, diagonals, length) for several.

    Raises:
        ArgumentValueError: If `k` or `align` is none of these.
        ShapeError: If `x` has less than two axes, or has not these diagonals.

    >>> import engine
    >>> x = engine.Tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> matrix_diag_part(x, (0, 1), 9.0).asnumpy()
    array([[9., 2.],
           [1., 4.]], dtype=float32)

    """
    rows, columns = _matrix_shape("matrix_diag_part", x)
    indices = _indices(rows, columns, *_range_of(k), align)
    part = getitem(x, (..., *indices.matrix))
    lead = tuple(x.shape[:-2])
    array = _plain(x)
    out = put_back_at(part, (..., *indices.packed), lead + indices.packed_shape)
    hit = np.zeros(indices.packed_shape, np.bool_)
    hit[indices.packed] = True
    return out if hit.all() else where(xp_of(array).asarray(hit), out, _number(padding_value))


def matrix_set_diag(
    x: Tensor, diagonal: Tensor, k: int | Sequence[int] | Tensor = 0, align: str = "RIGHT_LEFT"
) -> Tensor:
    """The matrices with the given diagonals instead of their own.

    Args:
        x: (…, rows, columns).
        diagonal: (…, length) for one diagonal, (…, diagonals, length) for several.
        k: Which diagonal, 0 the main one, higher ones above; or the lowest and the highest.
        align: Where shorter diagonals lie in `diagonal`, as for `matrix_diag`.

    Raises:
        ArgumentValueError: If `k` or `align` is none of these.
        ShapeError: If `x` has not these diagonals.

    >>> import engine
    >>> matrix_set_diag(engine.ops.ones((2, 2)), engine.Tensor([5.0, 6.0])).asnumpy()
    array([[5., 1.],
           [1., 6.]], dtype=float32)

    """
    size = _matrix_shape("matrix_set_diag", x)
    indices = _indices(*size, *_range_of(k), align)
    lead = tuple(x.shape[:-2])
    if tuple(diagonal.shape) != lead + indices.packed_shape:
        expected = f"diagonals of {lead + indices.packed_shape}"
        raise ShapeError.of("matrix_set_diag", expected, tuple(diagonal.shape))
    return _spread(diagonal, indices, lead, size, x)


def _spread(x: Any, indices: _Indices, lead: tuple, size: tuple[int, int], other: Any) -> Any:
    """Matrices with the diagonals of `x`, and what `other` has elsewhere."""
    part = getitem(x, (..., *indices.packed))
    out = put_back_at(part, (..., *indices.matrix), lead + size)
    hit = np.zeros(size, np.bool_)
    hit[indices.matrix] = True
    return where(xp_of(_plain(x)).asarray(hit), out, _number(other))


def _indices(rows: int, columns: int, low: int, high: int, align: str) -> _Indices:
    if align not in _ALIGNS:
        raise ArgumentValueError.of("align", " or ".join(_ALIGNS), repr(align))
    if not (-max(rows, 1) < low <= high < max(columns, 1)):
        expected = f"diagonals from {1 - rows} to {columns - 1} of a matrix ({rows}, {columns})"
        raise ArgumentValueError.of("k", expected, (low, high))
    longest = min(rows + min(high, 0), columns - max(low, 0))
    above, below = align.split("_")
    found: list[tuple[Any, ...]] = []
    for index, k in enumerate(range(high, low - 1, -1)):
        along = np.arange(min(rows + min(k, 0), columns - max(k, 0)))
        at_the_right = (above if k >= 0 else below) == "RIGHT"
        shift = longest - len(along) if at_the_right else 0
        found.append(
            (np.full_like(along, index), along + shift, along - min(k, 0), along + max(k, 0))
        )
    which, position, row, column = (np.concatenate(one) for one in zip(*found, strict=True))
    if low == high:
        return _Indices((position,), (row, column), (longest,))
    return _Indices((which, position), (row, column), (high - low + 1, longest))


def _range_of(k: Any) -> tuple[int, int]:
    """The lowest and the highest diagonal."""
    numbers = np.ravel(np.asarray(_host(k))).tolist()
    if len(numbers) not in {1, 2} or numbers[0] > numbers[-1]:
        raise ArgumentValueError.of("k", "a diagonal, or the lowest and the highest", k)
    return int(numbers[0]), int(numbers[-1])


def _packed_lead(where_: str, x: Any, low: int, high: int) -> tuple[tuple[int, ...], int]:
    shape, count = tuple(x.shape), high - low + 1
    if len(shape) < (1 if count == 1 else 2) or (count > 1 and shape[-2] != count):
        raise ShapeError.of(where_, f"(…, {count}, length)" if count > 1 else "(…, length)", shape)
    return shape[: -1 if count == 1 else -2], shape[-1]


def _matrix_shape(where_: str, x: Any) -> tuple[int, int]:
    if len(x.shape) < 2:
        raise ShapeError.of(where_, "(…, rows, columns)", tuple(x.shape))
    return x.shape[-2], x.shape[-1]


def _plain(value: Any) -> Any:
    return value.array if isinstance(value, Value) else value


def _host(value: Any) -> Any:
    plain = read(value)
    return plain.tolist() if hasattr(plain, "tolist") else plain


def _number(value: Any) -> Any:
    """A tensor without axes as a number, so that it takes the dtype of what it meets."""
    small = isinstance(value, Value) and value.array.ndim == 0 and value.origin is None
    return value.array.item() if small else value
