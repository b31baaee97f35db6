"""Orthogonal matrices as products of reflections."""

from __future__ import annotations

from typing import Any

from engine.autodiff import Value, quietly
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ShapeError
from engine.typed import Tensor

from .arithmetic import add, mul, sub
from .arrangement import expand_dims
from .equations import turned
from .joining import part_of
from .lapack import check_matrices, kind_of, precise
from .linalg import matrix_product
from .triangle import tril

__all__ = ["geqrf", "orgqr", "ormqr"]


@quietly
def geqrf(input: Tensor) -> tuple[Tensor, Tensor]:
    """The factors of `qr` as LAPACK keeps them. No gradient, as in PyTorch.

    Args:
        input: (…, rows, columns).

    Returns:
        A matrix of the same shape, with R in its upper triangle and below it the vectors of the
        reflections without their leading ones; and (…, min(rows, columns)), their factors.

    Raises:
        ShapeError: If `input` has less than two axes.

    """
    check_matrices("geqrf", input)
    array = read(input)
    xp, kind = xp_of(array), kind_of(array)
    *lead, rows, columns = array.shape
    held = precise(array).reshape(-1, rows, columns)
    found = [xp.linalg.qr(one, mode="raw") for one in held]
    packed = xp.zeros(held.shape, held.dtype)
    factors = xp.zeros((len(held), min(rows, columns)), held.dtype)
    for k, (turned_one, factor) in enumerate(found):
        packed[k], factors[k] = turned_one.T, factor
    factors = factors.reshape((*lead, min(rows, columns)))
    return Value.wrap(packed.reshape(array.shape).astype(kind)), Value.wrap(factors.astype(kind))


def orgqr(input: Tensor, input2: Tensor) -> Tensor:
    """The first columns of the product of the reflections that `geqrf` gives: Q of `qr`.

    Args:
        input: (…, rows, columns), no more columns than rows; what stands on and above the
            diagonal is not read.
        input2: (…, k), the factors, at most one a column.

    Raises:
        ShapeError: If there are more columns than rows, or more factors than columns.

    >>> import engine
    >>> x = engine.Tensor([[3.0], [4.0]])
    >>> orgqr(*geqrf(x)).asnumpy().round(4)
    array([[-0.6],
           [-0.8]], dtype=float32)

    """
    rows, columns = _checked("orgqr", input, input2)
    if columns > rows:
        raise ShapeError.of("orgqr", "no more columns than rows", tuple(input.shape))
    array = input.array if isinstance(input, Value) else input
    xp = xp_of(array)
    start = xp.broadcast_to(xp.eye(rows, columns, dtype=array.dtype), array.shape)
    return _reflected(input, input2, start, backwards=True)


def ormqr(
    input: Tensor, tau: Tensor, other: Tensor, left: bool = True, transpose: bool = False
) -> Tensor:
    """The whole product Q of the reflections that `geqrf` gives, times another matrix.

    Args:
        input: (…, rows, k); what stands on and above the diagonal is not read.
        tau: (…, k), the factors.
        other: (…, rows, columns), or (…, columns, rows) where Q stands behind it.
        left: Whether Q stands before it.
        transpose: Whether Q is transposed.

    Raises:
        ShapeError: If there are more factors than columns, or `other` does not fit.

    """
    rows, _ = _checked("ormqr", input, tau)
    if len(other.shape) < 2 or other.shape[-2 if left else -1] != rows:
        expected = f"(…, {rows}, columns)" if left else f"(…, columns, {rows})"
        raise ShapeError.of("ormqr(other)", expected, tuple(other.shape))
    if left:
        return _reflected(input, tau, other, backwards=not transpose)
    return turned(_reflected(input, tau, turned(other), backwards=transpose))


def _checked(where: str, packed: Any, factors: Any) -> tuple[int, int]:
    check_matrices(where, packed)
    rows, columns = packed.shape[-2:]
    if len(factors.shape) < 1 or factors.shape[-1] > min(rows, columns):
        expected = f"(…, k) with k at most {min(rows, columns)}"
        raise ShapeError.of(f"{where}(factors)", expected, tuple(factors.shape))
    return rows, columns


def _reflected(packed: Any, factors: Any, x: Any, *, backwards: bool) -> Any:
    """The reflections `I - factor v v^T` one after another; backwards: the last one first."""
    array = packed.array if isinstance(packed, Value) else packed
    rows, columns = array.shape[-2:]
    ones = xp_of(array).eye(rows, columns, dtype=array.dtype)
    vectors, count = add(tril(packed, -1), ones), factors.shape[-1]
    last = len(vectors.shape) - 1
    for k in range(count - 1, -1, -1) if backwards else range(count):
        vector = part_of(vectors, axis=last, start=k, stop=k + 1)
        factor = part_of(factors, axis=len(factors.shape) - 1, start=k, stop=k + 1)
        along = mul(matrix_product(turned(vector), x), expand_dims(factor, -1))
        x = sub(x, matrix_product(vector, along))
    return x
