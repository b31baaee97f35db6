"""Numbers at even distances, or in even proportions."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.dtype import DType, bool_, float32, float64, int32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike, DTypeLike, Tensor, TensorOrMore

from .dtypes import as_kind
from .operands import as_exactly, in_kind

__all__ = ["arange", "geomspace", "linspace", "logspace"]


def arange(
    start: ArrayLike,
    stop: float | None = None,
    step: float | None = None,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """Numbers from `start` to before `stop`: int32 when all that is given is whole, else float32.

    Args:
        start: The first number; the end, if that is not given.
        stop: What the numbers stop before.
        step: From one to the next, 1 unless given; may be negative.
        dtype: Another number type.

    Raises:
        ArgumentTypeError: If one is no number and no tensor of one.
        ArgumentValueError: If `step` is 0.

    >>> arange(1, 7, 2).asnumpy()
    array([1, 3, 5], dtype=int32)

    """
    kind = _kind_of_numbers(start, stop, step) if dtype is None else as_kind(dtype)
    given = (0, start) if stop is None else (start, stop)
    first, last = (_number("arange", one) for one in given)
    distance = 1 if step is None else _number("arange", step)
    if distance == 0:
        raise ArgumentValueError.of("arange(step)", "a number other than 0", step)
    if (last - first) * distance <= 0:
        return ops.zeros((0,), kind)
    return in_kind(ops.arange(first, last, distance, dtype=_exact(first, last, distance)), kind)


def _kind_of_numbers(*numbers: Any) -> DType:
    given = [number for number in numbers if number is not None]
    if all(isinstance(number, bool) for number in given):
        return bool_
    return int32 if all(isinstance(number, int) for number in given) else float32


def _exact(*numbers: Any) -> Any:
    return None if all(isinstance(number, int) for number in numbers) else float64


def _number(where: str, value: Any) -> Any:
    if isinstance(value, Value) and value.array.size == 1:
        return read(value).item()
    if isinstance(value, np.number):
        return value.item()
    if not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "numbers, or tensors of one", value)
    return value


def linspace(
    start: ArrayLike,
    stop: ArrayLike,
    num: int = 50,
    endpoint: bool = True,
    retstep: bool = False,
    dtype: DTypeLike | None = None,
    axis: int = 0,
) -> TensorOrMore:
    """`num` numbers at even distances from `start` to `stop`, float32 unless another is given.

    Args:
        start: The first number; a tensor or lists for several rows at once.
        stop: The last one, or with `endpoint=False` the one that would come behind it.
        num: How many.
        endpoint: Whether `stop` is one of them.
        retstep: Whether to return the distance, too.
        dtype: The number type.
        axis: Where the new axis stands.

    Raises:
        ArgumentTypeError: If `num` is no int.
        ArgumentValueError: If it is below 0.

    >>> linspace(0, 1, 5).asnumpy()
    array([0.  , 0.25, 0.5 , 0.75, 1.  ], dtype=float32)

    """
    kind = float32 if dtype is None else as_kind(dtype)
    first, last = _ends(start, stop)
    steps, between = _steps("linspace", num, endpoint, first, axis)
    distance = ops.div(ops.sub(last, first), between or float("nan"))
    first, last, along = (ops.expand_dims(x, steps.axis) for x in (first, last, distance))
    found = first if between == 0 else ops.add(first, ops.mul(along, steps.numbers))
    found = in_kind(_ended(found, last, steps, endpoint), kind)
    both: Any = (found, in_kind(distance, float32)) if retstep else found
    return both


def logspace(
    start: ArrayLike,
    stop: ArrayLike,
    num: int = 50,
    endpoint: bool = True,
    base: float = 10.0,
    dtype: DTypeLike | None = None,
    axis: int = 0,
) -> Tensor:
    """`num` powers of `base`, whose exponents lie at even distances; arguments as of `linspace`.

    Raises:
        ArgumentTypeError: If `base` or `num` is no number.

    >>> logspace(0, 2, 3).asnumpy()
    array([  1.,  10., 100.], dtype=float32)

    """
    if not isinstance(base, int | float):
        raise ArgumentTypeError.of("logspace(base)", "a number", base)
    kind = float32 if dtype is None else as_kind(dtype)
    exponents = linspace(start, stop, num, endpoint, dtype=float64, axis=axis)
    return in_kind(ops.pow(float(base), exponents), kind)


def geomspace(
    start: ArrayLike,
    stop: ArrayLike,
    num: int = 50,
    endpoint: bool = True,
    dtype: DTypeLike | None = None,
    axis: int = 0,
) -> Tensor:
    """`num` numbers in even proportions from `start` to `stop`; arguments as of `linspace`.

    >>> geomspace(1, 8, 4).asnumpy()
    array([1., 2., 4., 8.], dtype=float32)
    """
    kind = float32 if dtype is None else as_kind(dtype)
    first, last = _ends(start, stop)
    steps, between = _steps("geomspace", num, endpoint, first, axis)
    first, last = (ops.expand_dims(x, steps.axis) for x in (first, last))
    share = ops.div(steps.numbers, max(between, 1))
    found = ops.mul(first, ops.pow(ops.div(last, first), share))
    return in_kind(_ended(found, last, steps, endpoint), kind)


def _ends(start: Any, stop: Any) -> tuple[Any, Any]:
    """Both in float64 and of one shape."""
    one, other = ops.broadcast_tensors(*(as_exactly(x, float64) for x in (start, stop)))
    return one, other


class _Steps:
    """The numbers 0, 1 … along one axis."""

    def __init__(self, count: int, axis: int, rank: int) -> None:
        self.count, self.axis = count, axis
        shape = tuple(count if k == axis else 1 for k in range(rank))
        self.numbers = ops.reshape(in_kind(ops.arange(count), float64), shape)


def _steps(where: str, num: Any, endpoint: bool, first: Any, axis: int) -> tuple[_Steps, int]:
    """The steps, and how many there are from the first number to the last."""
    if isinstance(num, bool) or not isinstance(num, int):
        raise ArgumentTypeError.of(f"{where}(num)", "an int", num)
    if num < 0:
        raise ArgumentValueError.of(f"{where}(num)", "not below 0", num)
    rank = len(first.shape) + 1
    if not -rank <= axis < rank:
        raise ShapeError(f"{where}(axis) expected one of {rank} axes, got {axis}.")
    return _Steps(num, axis % rank, rank), max(num - 1, 0) if endpoint else num


def _ended(found: Any, last: Any, steps: _Steps, endpoint: bool) -> Any:
    """As many as there are to be, the last of them exactly what it should be."""
    if steps.count == 0:
        shape = list(found.shape)
        shape[steps.axis] = 0
        return ops.zeros(tuple(shape), float64)
    if not endpoint or steps.count == 1:
        return found
    return ops.where(ops.equal(steps.numbers, steps.count - 1), last, found)
