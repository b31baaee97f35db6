"""Random tensors, which take their numbers from a Generator where one is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.dtype import float32, int64
from engine.errors import ArgumentTypeError
from engine.ops.generator import Generator, source_of
from engine.typed import DTypeLike, Tensor, TensorOrNumber

from .creation import check_device, sizes

__all__ = [
    "bernoulli",
    "multinomial",
    "normal",
    "rand",
    "rand_like",
    "randint",
    "randint_like",
    "randn",
    "randn_like",
    "randperm",
]


def bernoulli(input: Tensor, *, generator: Generator | None = None) -> Tensor:
    """1 with the probability in each element, else 0, in the type of the input."""
    return ops.bernoulli(input, input, source_of("bernoulli", generator))


def multinomial(
    input: Tensor,
    num_samples: int,
    replacement: bool = False,
    *,
    generator: Generator | None = None,
) -> Tensor:
    """Column numbers drawn with the weights in each row, int64.

    Args:
        input: (columns,) or (rows, columns): weights.
        num_samples: How many to draw of each row.
        replacement: Whether a column may be drawn again.
        generator: What the numbers are taken from; None: as `set_seed` says.

    """
    source = source_of("multinomial", generator)
    return ops.cast(ops.multinomial(input, num_samples, replacement, source), int64)


def normal(
    mean: TensorOrNumber = 0.0,
    std: TensorOrNumber = 1.0,
    size: Sequence[int] | None = None,
    generator: Generator | None = None,
) -> Tensor:
    """Normal numbers of a mean and a standard deviation.

    Args:
        mean: A number, or a tensor of one for each.
        std: Likewise, from 0.
        size: The shape, where both are numbers.
        generator: What the numbers are taken from; None: as `set_seed` says.

    Raises:
        ArgumentTypeError: If both are numbers, and there is no shape.

    >>> import engine
    >>> from engine import mint
    >>> mint.normal(engine.Tensor([1.0, 5.0]), 0.0).asnumpy()
    array([1., 5.], dtype=float32)

    """
    given = [tuple(one.array.shape) for one in (mean, std) if isinstance(one, Value)]
    if not given and size is None:
        raise ArgumentTypeError.of("normal(size)", "a shape, as mean and std are numbers", None)
    shape = sizes("normal", (size,)) if size is not None else np.broadcast_shapes(*given)
    return ops.normal(shape, mean, std, source_of("normal", generator))


def rand(
    *size: int | Sequence[int],
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
    device: str | None = None,
) -> Tensor:
    """Numbers from 0 to before 1; the shape as numbers or as one tuple, float32 unless given."""
    check_device("rand", device)
    source = source_of("rand", generator)
    return ops.rand(sizes("rand", size), dtype=float32 if dtype is None else dtype, seed=source)


def rand_like(
    input: Tensor, *, dtype: DTypeLike | None = None, device: str | None = None
) -> Tensor:
    """Numbers from 0 to before 1 in the shape of a tensor, in its type unless given."""
    check_device("rand_like", device)
    return ops.rand_like(input, dtype=dtype)


def randn(
    *size: int | Sequence[int],
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
    device: str | None = None,
) -> Tensor:
    """Standard normal numbers; the shape as numbers or as one tuple, float32 unless given."""
    check_device("randn", device)
    source = source_of("randn", generator)
    return ops.randn(sizes("randn", size), dtype=float32 if dtype is None else dtype, seed=source)


def randn_like(
    input: Tensor, *, dtype: DTypeLike | None = None, device: str | None = None
) -> Tensor:
    """Standard normal numbers in the shape of a tensor, in its type unless given."""
    check_device("randn_like", device)
    return ops.randn_like(input, dtype=dtype)


def randint(
    *args: int | Sequence[int],
    generator: Generator | None = None,
    dtype: DTypeLike | None = None,
    device: str | None = None,
) -> Tensor:
    """Whole numbers from `low` (0 unless given) to before `high`, int64 unless given.

    Args:
        *args: `high` and a shape, or `low`, `high` and a shape.
        generator: What the numbers are taken from; None: as `set_seed` says.
        dtype: The number type.
        device: The name of a device; the tensor lies where the context puts new ones.

    Raises:
        ArgumentTypeError: If there are neither two nor three arguments.

    """
    check_device("randint", device)
    low, high, size = _bounds("randint", args)
    source = source_of("randint", generator)
    whole = ops.randint(low, high, sizes("randint", (size,)), source)
    return ops.cast(whole, int64 if dtype is None else dtype)


def randint_like(*args: Any, dtype: DTypeLike | None = None, device: str | None = None) -> Tensor:
    """`randint` in the shape of a tensor, and in its type unless given.

    Args:
        *args: A tensor and `high`, or a tensor, `low` and `high`.
        dtype: The number type.
        device: The name of a device; the tensor lies where the context puts new ones.

    Raises:
        ArgumentTypeError: If there are neither two nor three arguments.

    """
    check_device("randint_like", device)
    input, low, high = (args[0], 0, args[1]) if len(args) == 2 else _three("randint_like", args)
    whole = ops.randint(low, high, tuple(input.shape))
    return ops.cast(whole, input.dtype if dtype is None else dtype)


def _bounds(where: str, args: tuple[Any, ...]) -> tuple[Any, Any, Any]:
    return (0, *args) if len(args) == 2 else _three(where, args)


def _three(where: str, args: tuple[Any, ...]) -> tuple[Any, Any, Any]:
    if len(args) != 3:
        raise ArgumentTypeError(f"{where} expected two or three arguments, got {len(args)}.")
    return args


def randperm(n: int, *, generator: Generator | None = None, dtype: DTypeLike = int64) -> Tensor:
    """The numbers from 0 to n - 1 in random order."""
    return ops.randperm(n, source_of("randperm", generator), 0, dtype)
