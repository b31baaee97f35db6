"""New tensors, made on the current device."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value, quietly
from engine.autodiff.replayable import read
from engine.backend import default_xp, xp_of
from engine.dtype import as_dtype, float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import DTypeLike, Shape, Tensor, TensorOrNumber

from .promotion import beside_whole

__all__ = [
    "eye",
    "fill",
    "fills",
    "full",
    "full_like",
    "ones",
    "ones_like",
    "zeros",
    "zeros_like",
]


def _shape(where: str, size: Any) -> tuple[int, ...]:
    """A shape given as numbers, as one number or as a tensor.

    Raises:
        ArgumentTypeError: If something else is in it.
        ArgumentValueError: If a length is below 0.

    """
    given = read(size).tolist() if isinstance(size, Value) else size
    given = (given,) if isinstance(given, int | float | np.number) else given
    if not isinstance(given, tuple | list):
        raise ArgumentTypeError.of(f"{where}(size)", "whole numbers", size)
    lengths = [read(one).item() if isinstance(one, Value) else one for one in given]
    if not all(isinstance(n, int | np.integer) for n in lengths):
        raise ArgumentTypeError.of(f"{where}(size)", "whole numbers", size)
    if any(n < 0 for n in lengths):
        raise ArgumentValueError.of(f"{where}(size)", "no length below 0", tuple(lengths))
    return tuple(int(n) for n in lengths)


def zeros(size: Shape | Tensor, dtype: DTypeLike | None = None) -> Tensor:
    """Zeros of a shape; float32 unless another dtype is given.

    Raises:
        ArgumentTypeError: If a length is no whole number.
        ArgumentValueError: If one is below 0.

    >>> zeros((1, 2)).asnumpy()
    array([[0., 0.]], dtype=float32)

    """
    kind = as_dtype(dtype or float32).numpy
    return Value.wrap(default_xp().zeros(_shape("zeros", size), kind))


def ones(shape: Shape | Tensor, dtype: DTypeLike | None = None) -> Tensor:
    """Ones of a shape; float32 unless another dtype is given."""
    kind = as_dtype(dtype or float32).numpy
    return Value.wrap(default_xp().ones(_shape("ones", shape), kind))


@quietly
def full(
    size: Shape | Tensor, fill_value: TensorOrNumber, *, dtype: DTypeLike | None = None
) -> Tensor:
    """One value everywhere; its dtype is that of the value unless given.

    >>> full((2,), 7).asnumpy()
    array([7, 7])
    """
    value = read(fill_value)
    own = value.dtype if hasattr(value, "dtype") else type(value)
    kind = as_dtype(dtype if dtype is not None else own).numpy
    value = beside_whole(value, kind)
    return Value.wrap(default_xp().full(_shape("full", size), value, kind))


def fill(type: DTypeLike, shape: Shape | Tensor, value: TensorOrNumber) -> Tensor:
    """One value everywhere, in a number type and a shape.

    >>> import engine
    >>> fill(engine.int32, (2,), 1.5).asnumpy()
    array([1, 1], dtype=int32)
    """
    return full(shape, value, dtype=type)


def fills(x: Tensor, value: TensorOrNumber) -> Tensor:
    """One value in the shape and dtype of a tensor, on its device."""
    return full_like(x, value)


def zeros_like(input: Tensor, *, dtype: DTypeLike | None = None) -> Tensor:
    """Zeros of the shape of a tensor, on its device, in its dtype unless given."""
    kind = None if dtype is None else as_dtype(dtype).numpy
    return Value.wrap(xp_of(input.array).zeros_like(input.array, dtype=kind))


def ones_like(input: Tensor, *, dtype: DTypeLike | None = None) -> Tensor:
    """Ones of the shape of a tensor, on its device, in its dtype unless given."""
    kind = None if dtype is None else as_dtype(dtype).numpy
    return Value.wrap(xp_of(input.array).ones_like(input.array, dtype=kind))


@quietly
def full_like(
    input: Tensor, fill_value: TensorOrNumber, *, dtype: DTypeLike | None = None
) -> Tensor:
    """One value in the shape of a tensor, on its device, in its dtype unless given."""
    value = read(fill_value)
    kind = input.array.dtype if dtype is None else as_dtype(dtype).numpy
    value = beside_whole(value, kind)
    return Value.wrap(xp_of(input.array).full_like(input.array, value, dtype=kind))


def eye(n: int, m: int | None = None, dtype: DTypeLike | None = None) -> Tensor:
    """Ones on the diagonal of an n x m matrix, zeros elsewhere; float32 unless given.

    Raises:
        ArgumentValueError: If a length is below 0.

    """
    rows, columns = _shape("eye", (n, n if m is None else m))
    return Value.wrap(default_xp().eye(rows, columns, dtype=as_dtype(dtype or float32).numpy))
