"""Derivatives of higher order, along a curve."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from .arithmetic import add, mul
from .cast import cast
from .directional import jvp, tensors_in
from .joining import stack
from .seeds import ones_of

__all__ = ["derivative", "jet"]


def derivative(
    fn: Callable[..., Any], primals: Tensor | Sequence[Tensor], order: int
) -> tuple[Any, Any]:
    """What `fn` returns, and its derivative of an order along all ones.

    Raises:
        ArgumentValueError: If the order is below 1.

    >>> import engine
    >>> derivative(lambda x: x * x * x, engine.Tensor([3.0, 2.0]), 2)[1].asnumpy()
    array([18., 12.], dtype=float32)

    """
    if not isinstance(order, int) or order < 1:
        raise ArgumentValueError.of("derivative(order)", "a whole number from 1", order)
    given = tensors_in("derivative(primals)", primals)
    found = _along_curve(fn, given, [[_ones_like(x)] for x in given], order)
    return found[0], found[order]


def jet(
    fn: Callable[..., Any], primals: Tensor | Sequence[Tensor], series: Tensor | Sequence[Tensor]
) -> tuple[Any, Any]:
    """What `fn` returns, and its derivatives along a curve.

    Args:
        fn: A function or cell of tensors.
        primals: A tensor or a tuple of them: where the curve is at 0.
        series: The derivatives of the curve at 0, of the first order and on, along axis 0 of a
            tensor; one for each of `primals`.

    Returns:
        The outputs, and their derivatives along a new axis 0.

    Source: Faa di Bruno's formula, by repeated differentiation along the curve's parameter.

    >>> import engine
    >>> curve = engine.Tensor([[1.0], [0.0]])
    >>> jet(lambda x: x * x * x, engine.Tensor([3.0]), curve)[1].asnumpy()
    array([[27.],
           [18.]], dtype=float32)

    """
    given, rows = tensors_in("jet(primals)", primals), tensors_in("jet(series)", series)
    orders = {row.shape[0] for row in rows}
    if len(rows) != len(given) or len(orders) != 1:
        got = [tuple(row.shape) for row in rows]
        raise ShapeError.of("jet(series)", "one of equal length for each of the primals", got)
    curve = [[row[k] for k in range(row.shape[0])] for row in rows]
    found = _along_curve(fn, given, curve, orders.pop())
    if isinstance(found[0], tuple):
        return found[0], tuple(stack(parts) for parts in zip(*found[1:], strict=True))
    return found[0], stack(found[1:])


def _along_curve(
    fn: Callable[..., Any], given: list[Any], curve: list[list[Any]], order: int
) -> list[Any]:
    """The outputs and their derivatives up to `order`, along a curve by its derivatives at 0."""

    def at(t: Any) -> Any:
        points = []
        for x, series in zip(given, curve, strict=True):
            for k, slope in enumerate(series, start=1):
                power = cast(t, x.dtype)
                for _ in range(k - 1):
                    power = mul(power, t)
                x = add(x, mul(slope, mul(power, 1 / math.factorial(k))))
            points.append(x)
        return fn(*points)

    def slope_of(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
        return lambda t: jvp(function, t, _ones_like(t))[1]

    functions: list[Callable[[Any], Any]] = [at]
    for _ in range(order):
        functions.append(slope_of(functions[-1]))
    xp = xp_of(given[0].array)
    start = Value.wrap(xp.zeros((), given[0].array.dtype))
    return [_plain(function(start)) for function in functions]


def _plain(result: Any) -> Any:
    return tuple(result) if isinstance(result, tuple | list) else result


def _ones_like(x: Any) -> Any:
    return Value.wrap(ones_of(x.array))
