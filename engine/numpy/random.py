"""Random tensors, from the generator that `engine.set_seed` starts anew."""

from __future__ import annotations

from engine import ops
from engine.dtype import float32, int32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import DTypeLike, Shape, Tensor

from .dtypes import as_kind

__all__ = ["rand", "randint", "randn"]


def rand(*shape: Shape, dtype: DTypeLike = float32) -> Tensor:
    """Numbers from 0 to before 1; the shape as numbers or as one tuple, (1,) unless given.

    Raises:
        ArgumentValueError: If `dtype` is not of floats.

    >>> import engine
    >>> engine.set_seed(1)
    >>> rand(2, 3).shape
    (2, 3)

    """
    return ops.rand(*shape, dtype=as_kind(dtype))


def randn(*shape: Shape, dtype: DTypeLike = float32) -> Tensor:
    """Standard normal numbers; the shape as numbers or as one tuple, (1,) unless given.

    Raises:
        ArgumentValueError: If `dtype` is not of floats.

    """
    return ops.randn(*shape, dtype=as_kind(dtype))


def randint(
    minval: int,
    maxval: int | None = None,
    shape: Shape | Tensor | None = None,
    dtype: DTypeLike = int32,
) -> Tensor:
    """Whole numbers from `minval` to before `maxval`; from 0 to before the one that is given.

    Args:
        minval: The lowest; the bound, if the other is not given.
        maxval: The bound, which is not drawn.
        shape: The shape, (1,) unless given.
        dtype: A signed number type of whole numbers.

    Raises:
        ArgumentTypeError: If a bound is no int.
        ArgumentValueError: If no number lies between them, or `dtype` is another.

    """
    for name, bound in (("minval", minval), ("maxval", 1 if maxval is None else maxval)):
        if not isinstance(bound, int):
            raise ArgumentTypeError.of(f"randint({name})", "an int", bound)
    low, high = (0, minval) if maxval is None else (minval, maxval)
    if low >= high:
        raise ArgumentValueError.of("randint", "minval below maxval", (low, high))
    kind = as_kind(dtype)
    if kind.numpy.kind != "i":
        raise ArgumentValueError.of("randint(dtype)", "int8, int16, int32 or int64", kind)
    return ops.randint(low, high, (1,) if shape is None else shape, dtype=kind)
