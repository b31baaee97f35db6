"""Matrices of numbers with their positions, as `COOTensor`: sums, joins, dense ones made such."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import COOTensor, CSRTensor, Tensor, TensorOrNumber

from .cast import cast
from .index_parts import ROWS
from .indexing import put_back, taken
from .joining import concat
from .sparse_layout import checked
from .sparse_rows import of_both

__all__ = ["coo_add", "coo_concat", "dense_to_sparse_coo", "dense_to_sparse_csr"]


def dense_to_sparse_coo(tensor: Tensor) -> COOTensor:
    """The numbers of a matrix that are not 0, with their positions: a `COOTensor`.

    Raises:
        ArgumentTypeError: If it is no tensor.
        ShapeError: If it is no matrix.

    >>> import engine
    >>> engine.ops.dense_to_sparse_coo(engine.Tensor([[0.0, 1.0]])).indices.asnumpy()
    array([[0, 1]], dtype=int32)

    """
    return _dense("dense_to_sparse_coo", tensor).to_coo()


def dense_to_sparse_csr(tensor: Tensor) -> CSRTensor:
    """The numbers of a matrix that are not 0, by rows: a `CSRTensor`.

    Raises:
        ArgumentTypeError: If it is no tensor.
        ShapeError: If it is no matrix.

    >>> import engine
    >>> engine.ops.dense_to_sparse_csr(engine.Tensor([[0.0, 1.0]])).indptr.asnumpy()
    array([0, 1], dtype=int32)

    """
    return _dense("dense_to_sparse_csr", tensor).to_csr()


def coo_add(x1: COOTensor, x2: COOTensor, thresh: TensorOrNumber) -> COOTensor:
    """The sum of two matrices; positions in order.

    Args:
        x1: A `COOTensor`.
        x2: Another of the same shape.
        thresh: A real tensor without axes: where both have a number, a sum that is smaller than
            this, whatever its sign, is left out.

    Raises:
        ArgumentTypeError: If they are no `COOTensor` and no tensor.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> x = engine.Tensor([[0.0, 1.0], [2.0, 0.0]]).to_coo()
    >>> engine.ops.coo_add(x, x, engine.Tensor(3.0)).values.asnumpy()
    array([4.], dtype=float32)

    """
    for part, x in (("x1", x1), ("x2", x2)):
        checked(f"coo_add({part})", x, "COOTensor")
    if x1.shape != x2.shape:
        raise ShapeError.of("coo_add(x2)", f"{x1.shape}, that of x1", x2.shape)
    if not isinstance(thresh, Value):
        raise ArgumentTypeError.of("coo_add(thresh)", "a tensor", thresh)
    if thresh.array.shape != ():
        raise ShapeError.of("coo_add(thresh)", "a tensor without axes", thresh.array.shape)
    positions = xp_of(x1.indices.array).concatenate((read(x1.indices), read(x2.indices)))
    kind = of_both(x1, x2)
    values = concat([cast(x.values, kind) for x in (x1, x2)])
    summed, count = in_order(x1, positions, values, x1.shape)
    xp = xp_of(count)
    small = xp.abs(read(summed.values)) < read(thresh)
    kept = xp.flatnonzero(~((count > 1) & small))
    indices = Value.wrap(read(summed.indices)[kept])
    return type(x1)(indices, taken(summed.values, kept, index=ROWS), x1.shape)


def coo_concat(sp_input: Sequence[COOTensor], concat_dim: int = 0) -> COOTensor:
    """Matrices beside each other along an axis; positions in order.

    Args:
        sp_input: A list or tuple of two `COOTensor` or more.
        concat_dim: The axis, from -2 to 1.

    Raises:
        ArgumentTypeError: If they are no list or tuple of such.
        ArgumentValueError: If they are fewer than two, or there is no such axis.
        ShapeError: If they differ along the other axis.

    >>> import engine
    >>> x = engine.Tensor([[0.0, 1.0], [2.0, 0.0]]).to_coo()
    >>> engine.ops.coo_concat((x, x), 1).to_dense().asnumpy()
    array([[0., 1., 0., 1.],
           [2., 0., 2., 0.]], dtype=float32)

    """
    if not isinstance(sp_input, list | tuple):
        raise ArgumentTypeError.of("coo_concat(sp_input)", "a list or tuple", sp_input)
    parts = [checked("coo_concat(sp_input)", x, "COOTensor") for x in sp_input]
    if len(parts) < 2:
        raise ArgumentValueError.of("coo_concat(sp_input)", "two or more", len(parts))
    if concat_dim not in range(-2, 2):
        raise ArgumentValueError.of("coo_concat(concat_dim)", "-2 to 1", concat_dim)
    axis = concat_dim % 2
    shape = list(parts[0].shape)
    for x in parts[1:]:
        if x.shape[1 - axis] != shape[1 - axis]:
            expected = f"{shape[1 - axis]} along axis {1 - axis}"
            raise ShapeError.of("coo_concat(sp_input)", expected, x.shape)
    before = np.cumsum([0, *(x.shape[axis] for x in parts)])
    shape[axis] = int(before[-1])
    xp = xp_of(parts[0].indices.array)
    step = np.eye(2, dtype=np.int64)[axis]
    moved = [
        read(x.indices) + xp.asarray((step * start).astype(x.indices.array.dtype))
        for x, start in zip(parts, before[:-1], strict=True)
    ]
    values = concat([x.values for x in parts])
    order = _order(xp.concatenate(moved), shape)
    indices = Value.wrap(xp.concatenate(moved)[order])
    return type(parts[0])(indices, taken(values, order, index=ROWS), tuple(shape))


def in_order(like: Any, positions: Any, values: Any, shape: tuple[int, ...]) -> tuple[Any, Any]:
    """The matrix with its positions in order and each once, and how many numbers each had."""
    xp, wide = xp_of(positions), max(shape[1], 1)
    line = positions[:, 0].astype(np.int64) * wide + positions[:, 1]
    once, which, count = xp.unique(line, return_inverse=True, return_counts=True)
    sums = put_back(values, which.reshape(-1), index=ROWS, shape=once.shape)
    indices = xp.stack((once // wide, once % wide), 1).astype(positions.dtype)
    return type(like)(Value.wrap(indices), sums, shape), count


def _order(positions: Any, shape: list[int]) -> Any:
    line = positions[:, 0].astype(np.int64) * max(shape[1], 1) + positions[:, 1]
    return xp_of(positions).argsort(line, kind="stable")


def _dense(where: str, tensor: Any) -> Any:
    if not isinstance(tensor, Value):
        raise ArgumentTypeError.of(where, "a tensor", tensor)
    return tensor
