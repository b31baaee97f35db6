"""Random tensors, from the generator that `engine.set_seed` starts anew.

Random numbers are made on the current device. A function that takes `seed` gives the same
numbers for the same seed, whatever was drawn before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value, casting, quiet, quietly
from engine.autodiff.replayable import read
from engine.dtype import as_dtype, float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import DTypeLike, Shape, Tensor, TensorOrNumber

from .arithmetic import add, mul
from .cast import convert
from .draws import drawn, drawn_numbers
from .order import order_of
from .precision import computed_in

__all__ = [
    "bernoulli",
    "normal",
    "rand",
    "rand_like",
    "randint",
    "randint_like",
    "randn",
    "randn_like",
    "randperm",
    "standard_normal",
    "uniform",
]


def _shape(shape: Any) -> tuple[int, ...]:
    numbers = read(shape).tolist() if isinstance(shape, Value) else shape
    numbers = (numbers,) if isinstance(numbers, int | np.integer) else numbers
    if not isinstance(numbers, tuple | list) or not all(
        isinstance(n, int | np.integer) for n in numbers
    ):
        raise ArgumentTypeError.of("shape", "whole numbers", shape)
    return tuple(int(n) for n in numbers)


def drawn_as(made: Any, dtype: Any = None) -> Any:
    """What was drawn as a tensor of a number type."""
    kind = as_dtype(dtype or float32).numpy
    if isinstance(made, Value):
        with casting(None):
            return convert(made, dtype=kind)
    with quiet():
        return Value.wrap(made.astype(kind, copy=False))


def _number_type(where: str, dtype: Any, kinds: str) -> Any:
    """The dtype, if it is of those kinds.

    Raises:
        ArgumentValueError: If not, as MindSpore does.

    """
    kind = as_dtype(dtype)
    if kind.numpy.kind not in kinds:
        expected = "whole numbers" if "i" in kinds else "floats"
        raise ArgumentValueError.of(f"{where}(dtype)", expected, kind)
    return kind


_FLOATS, _WHOLE = "fV", "iu"


def standard_normal(shape: Shape | Tensor, seed: int | None = None) -> Tensor:
    """Normal numbers of mean 0 and standard deviation 1, float32.

    >>> import engine
    >>> engine.set_seed(1)
    >>> standard_normal((2, 3)).shape
    (2, 3)
    """
    return drawn_as(drawn("standard_normal", _shape(shape), seed))


@quietly
def uniform(
    shape: Shape | Tensor,
    minval: TensorOrNumber = 0.0,
    maxval: TensorOrNumber = 1.0,
    seed: int | None = None,
    dtype: DTypeLike = float32,
) -> Tensor:
    """Numbers spread evenly from `minval` to before `maxval`; whole ones for a whole dtype.

    Args:
        shape: The shape; bounds with axes broadcast with it.
        minval: The lower bound: a number or tensor.
        maxval: The upper bound, which is not drawn.
        seed: For the same numbers at each call.
        dtype: The number type.

    Raises:
        ArgumentValueError: If the bounds of whole numbers are the wrong way round.

    """
    bounds: Any = (minval, maxval)
    if as_dtype(dtype).numpy.kind in "iu":
        low, high = map(int, bounds)
        return randint(low, high, _shape(shape), seed, dtype=dtype)
    unit = drawn("random", _shape(shape), seed)
    # A graph is to know what bounds it was given; else arrays are enough.
    low, high = bounds if isinstance(unit, Value) else map(_bare, bounds)
    asked = computed_in()
    if asked is not None and (isinstance(minval, Value) or isinstance(maxval, Value)):
        dtype = asked  # the bounds are operands, which are cast like any other
    with casting(None):
        return drawn_as(unit * (high - low) + low, dtype)


def _bare(bound: Any) -> Any:
    return bound.array if isinstance(bound, Value) else bound


def normal(
    shape: Shape | Tensor, mean: TensorOrNumber, stddev: TensorOrNumber, seed: int | None = None
) -> Tensor:
    """Normal numbers of a mean and a standard deviation, float32."""
    return add(mul(standard_normal(shape, seed), stddev), mean)


def rand(
    *size: int | Sequence[int], dtype: DTypeLike | None = None, seed: int | None = None
) -> Tensor:
    """Numbers from 0 to before 1; the shape as numbers or as one tuple, (1,) unless given.

    Raises:
        ArgumentValueError: If `dtype` is not of floats.

    """
    kind = _number_type("rand", dtype or float32, _FLOATS)
    return uniform(_size(size), 0.0, 1.0, seed, kind)


def rand_like(input: Tensor, seed: int | None = None, *, dtype: DTypeLike | None = None) -> Tensor:
    """Numbers from 0 to before 1 in the shape of a tensor, in its dtype unless given."""
    return rand(tuple(input.shape), dtype=dtype or input.dtype, seed=seed)


def randn(
    *size: int | Sequence[int], dtype: DTypeLike | None = None, seed: int | None = None
) -> Tensor:
    """Standard normal numbers; the shape as numbers or as one tuple, (1,) unless given.

    Raises:
        ArgumentValueError: If `dtype` is not of floats.

    """
    kind = _number_type("randn", dtype or float32, _FLOATS)
    return drawn_as(drawn("standard_normal", _size(size), seed), kind)


def randn_like(input: Tensor, seed: int | None = None, *, dtype: DTypeLike | None = None) -> Tensor:
    """Standard normal numbers in the shape of a tensor, in its dtype unless given."""
    return randn(tuple(input.shape), dtype=dtype or input.dtype, seed=seed)


def _size(given: tuple[Any, ...]) -> tuple[int, ...]:
    one = len(given) == 1 and isinstance(given[0], tuple | list)
    return tuple(given[0]) if one else given or (1,)


def randint(
    low: int,
    high: int,
    size: Shape | Tensor,
    seed: int | None = None,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """Whole numbers from `low` to before `high`, int64 unless given.

    Raises:
        ArgumentTypeError: If a bound is no int.
        ArgumentValueError: If `low` is not below `high`, or `dtype` not of whole numbers.

    """
    kind = _number_type("randint", dtype or "int64", _WHOLE)
    for name, bound in (("low", low), ("high", high)):
        if not isinstance(bound, int | np.integer):
            raise ArgumentTypeError.of(f"randint({name})", "an int", bound)
    if low >= high:
        raise ArgumentValueError.of("randint", "low below high", f"{low} and {high}")
    made = drawn_numbers(source=seed, method="integers", arguments=(low, high), shape=_shape(size))
    return drawn_as(made, kind)


def randint_like(
    input: Tensor, low: int, high: int, seed: int | None = None, *, dtype: DTypeLike | None = None
) -> Tensor:
    """Whole numbers from `low` to before `high` in the shape of a tensor, and in its dtype.

    Raises:
        ArgumentValueError: If the dtype, its own or the one given, is not of whole numbers.

    """
    return randint(low, high, tuple(input.shape), seed, dtype=dtype or input.dtype)


def randperm(
    n: TensorOrNumber, seed: int | None = None, offset: int = 0, dtype: DTypeLike = "int64"
) -> Tensor:
    """The numbers from 0 to n - 1 in random order; with `offset` the order of a later draw.

    Raises:
        ArgumentValueError: If `n` is below 1.

    """
    number: Any = read(n)
    count = int(number)
    if count < 1:
        raise ArgumentValueError.of("randperm(n)", "at least 1", count)
    whole = drawn("random", (offset + 1, count), seed, np.float64)
    return drawn_as(order_of(whole[-1], axis=0), dtype)


def bernoulli(input: Tensor, p: TensorOrNumber = 0.5, seed: int | None = None) -> Tensor:
    """1 with probability `p`, else 0, in the shape and dtype of `input`.

    Raises:
        ArgumentValueError: If the number `p` is not from 0 to 1.

    """
    chance = p.array if isinstance(p, Value) else p
    if isinstance(chance, int | float) and not 0 <= chance <= 1:
        raise ArgumentValueError.of("bernoulli(p)", "a number from 0 to 1", chance)
    unit = drawn("random", tuple(input.shape), seed)
    return drawn_as(unit < (p if isinstance(unit, Value) else chance), input.dtype)
