"""From each element to the next: differences, areas below a curve, powers."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Tensor

from . import infer
from .arithmetic import add, mul, sub
from .arrangement import reshape
from .cast import cast
from .comparison import not_equal
from .joining import concat, part_of, stack
from .reduction import reduce_sum, summable

__all__ = ["diff", "trapz", "vander"]


def diff(
    x: Tensor,
    n: int = 1,
    axis: int = -1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
) -> Tensor:
    """What each element along `axis` adds to the one before it; of truth values, if they differ.

    Args:
        x: The tensor.
        n: How often; 0 leaves it as it is.
        axis: Along which axis.
        prepend: What is put before the elements first.
        append: What is put behind them.

    Raises:
        ArgumentTypeError: If `n` is no int.
        ArgumentValueError: If `n` is below 0.
        ShapeError: If `x` has no axis.

    >>> import engine
    >>> diff(engine.Tensor([1.0, 4.0, 9.0])).asnumpy()
    array([3., 5.], dtype=float32)

    """
    if isinstance(n, bool) or not isinstance(n, int):
        raise ArgumentTypeError.of("diff(n)", "an int", n)
    if n < 0:
        raise ArgumentValueError.of("diff(n)", "a number from 0", n)
    if not len(x.shape):
        raise ShapeError.of("diff", "at least one axis", ())
    (number,) = infer.normal_axes(axis, len(x.shape))
    parts = [part for part in (prepend, x, append) if part is not None]
    out = concat(parts, number) if len(parts) > 1 else x
    for _ in range(n):
        length = out.shape[number]
        later = part_of(out, axis=number, start=min(1, length), stop=length)
        sooner = part_of(out, axis=number, start=0, stop=max(length - 1, 0))
        truths = (out.array if isinstance(out, Value) else out).dtype.kind == "b"
        out = not_equal(later, sooner) if truths else sub(later, sooner)
    return out


def trapz(y: Tensor, x: Tensor | None = None, *, dx: float = 1.0, dim: int = -1) -> Tensor:
    """The area below a curve of straight lines, along `dim`; whole numbers become float32.

    Args:
        y: The heights.
        x: Where they stand: a vector, or a tensor of their shape; None: `dx` apart.
        dx: How far apart.
        dim: Along which axis.

    Raises:
        ShapeError: If there is no axis, or `x` does not fit.

    >>> import engine
    >>> trapz(engine.Tensor([1.0, 2.0, 4.0])).asnumpy()
    array(4.5, dtype=float32)

    """
    if not len(y.shape):
        raise ShapeError.of("trapz", "at least one axis", ())
    (number,) = infer.normal_axes(dim, len(y.shape))
    array = y.array if isinstance(y, Value) else y
    heights = y if array.dtype.kind in "fcV" else cast(y, np.float32)
    length = y.shape[number]
    later = part_of(heights, axis=number, start=min(1, length), stop=length)
    sooner = part_of(heights, axis=number, start=0, stop=max(length - 1, 0))
    means = mul(add(later, sooner), 0.5)
    if x is None:
        return mul(reduce_sum(means, axis=number), float(dx))
    return reduce_sum(mul(means, _widths(x, y, number)), axis=number)


def _widths(x: Any, y: Any, axis: int) -> Any:
    if len(x.shape) == 1:
        shape = [1] * len(y.shape)
        shape[axis] = x.shape[0]
        x = reshape(x, tuple(shape))
    if len(x.shape) != len(y.shape) or x.shape[axis] != y.shape[axis]:
        raise ShapeError.of("trapz(x)", f"{tuple(y.shape)} or ({y.shape[axis]},)", tuple(x.shape))
    return diff(x, axis=axis)


def vander(x: Tensor, N: int | None = None) -> Tensor:
    """Vandermonde's matrix: a row of falling powers, down to 1, for each element.

    Args:
        x: (…, n).
        N: How many columns; None: n.

    Returns:
        (…, n, N).

    Raises:
        ArgumentTypeError: If `N` is no int.
        ArgumentValueError: If `N` is below 0.
        ShapeError: If `x` has no axis.

    >>> import engine
    >>> vander(engine.Tensor([1.0, 2.0, 3.0]), 3).asnumpy()
    array([[1., 1., 1.],
           [4., 2., 1.],
           [9., 3., 1.]], dtype=float32)

    """
    if not len(x.shape):
        raise ShapeError.of("vander", "at least one axis", ())
    columns = x.shape[-1] if N is None else N
    if isinstance(columns, bool) or not isinstance(columns, int):
        raise ArgumentTypeError.of("vander(N)", "an int", N)
    if columns < 0:
        raise ArgumentValueError.of("vander(N)", "a number from 0", N)
    x = summable(x, None)  # whole numbers as int64
    array = x.array if isinstance(x, Value) else x
    ones = xp_of(array).ones_like(array)
    power: Any = Value.wrap(ones) if isinstance(x, Value) else ones
    powers = [power]
    for _ in range(columns - 1):
        power = mul(power, x)
        powers.append(power)
    whole = stack(powers[::-1], -1)
    return whole if columns else part_of(whole, axis=len(x.shape), start=0, stop=0)
