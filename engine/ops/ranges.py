"""Numbers at even distances, made on the current device."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value, quietly
from engine.autodiff.replayable import read
from engine.backend import default_xp
from engine.dtype import as_dtype, float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import DTypeLike, Tensor, TensorOrNumber

__all__ = ["arange", "linspace", "logspace", "range"]


@quietly
def arange(
    start: TensorOrNumber = 0,
    end: TensorOrNumber | None = None,
    step: TensorOrNumber = 1,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """Numbers from `start` to before `end`: int64 when all three are whole, else float32.

    Args:
        start: The first number; the end, if that is not given.
        end: What the numbers stop before.
        step: From one to the next; may be negative.
        dtype: Another number type.

    Raises:
        ArgumentTypeError: If one is no number and no tensor without axes.
        ArgumentValueError: If `step` is 0, or leads away from `end`.

    >>> arange(1, 2, 0.25).asnumpy()
    array([1.  , 1.25, 1.5 , 1.75], dtype=float32)

    """
    if end is None:
        start, end = 0, start
    first, last, distance = (_number("arange", one) for one in (start, end, step))
    if distance == 0 or (last - first) * distance < 0:
        expected = "a step that leads from start to end"
        raise ArgumentValueError.of("arange(step)", expected, distance)
    whole = all(isinstance(n, int) for n in (first, last, distance))
    kind = as_dtype(dtype).numpy if dtype is not None else np.int64 if whole else np.float32
    return Value.wrap(default_xp().arange(first, last, distance).astype(kind, copy=False))


def range(
    start: TensorOrNumber, end: TensorOrNumber, step: TensorOrNumber, maxlen: int = 1000000
) -> Tensor:
    """Numbers from `start` to before `end`, as `arange`, all three of one kind.

    Args:
        start: The first number.
        end: What the numbers stop before.
        step: From one to the next.
        maxlen: How many there may be at most.

    Raises:
        ArgumentTypeError: If some are whole and some are not.
        ArgumentValueError: If there are more than `maxlen`.

    """
    kinds = {type(_number("range", one)) for one in (start, end, step)}
    if len(kinds) > 1:
        raise ArgumentTypeError("range expected three ints or three floats, got both.")
    made = arange(start, end, step)
    if made.shape[0] > maxlen:
        raise ArgumentValueError.of("range(maxlen)", f"at most {maxlen} numbers", made.shape[0])
    return made


@quietly
def linspace(start: TensorOrNumber, end: TensorOrNumber, steps: TensorOrNumber) -> Tensor:
    """`steps` numbers from `start` to `end`, both included: float32, or float64 as the ends are.

    Raises:
        ArgumentValueError: If there is to be none.

    >>> linspace(0, 10, 5).asnumpy()
    array([ 0. ,  2.5,  5. ,  7.5, 10. ], dtype=float32)

    """
    count = int(_number("linspace", steps))
    if count < 1:
        raise ArgumentValueError.of("linspace(steps)", "above 0", count)
    first, last = (_number("linspace", one) for one in (start, end))
    kind = _wide(start, end)
    return Value.wrap(default_xp().linspace(first, last, count, dtype=kind))


@quietly
def logspace(
    start: TensorOrNumber,
    end: TensorOrNumber,
    steps: int,
    base: int = 10,
    *,
    dtype: DTypeLike = float32,
) -> Tensor:
    """`steps` powers of `base` whose exponents go from `start` to `end`, both included.

    Raises:
        ArgumentValueError: If there are to be less than none.

    >>> logspace(0, 2, 3).asnumpy()
    array([  1.,  10., 100.], dtype=float32)

    """
    count = int(_number("logspace", steps))
    if count < 0:
        raise ArgumentValueError.of("logspace(steps)", "not below 0", count)
    first, last = (_number("logspace", one) for one in (start, end))
    powers = float(base) ** default_xp().linspace(first, last, count)
    return Value.wrap(powers.astype(as_dtype(dtype).numpy))


def _number(where: str, value: Any) -> Any:
    """A Python number, of a number or of a tensor of one element."""
    if isinstance(value, Value) and value.array.size == 1:
        return read(value).item()
    if isinstance(value, np.number):
        return value.item()
    if not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "numbers, or tensors of one", value)
    return value


def _wide(*ends: Any) -> Any:
    arrays = (one.array if isinstance(one, Value) else one for one in ends)
    wide = any(getattr(one, "dtype", None) == np.float64 for one in arrays)
    return np.float64 if wide else np.float32
