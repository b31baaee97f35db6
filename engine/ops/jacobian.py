"""Derivatives along directions, whole Jacobians, and derivatives of higher order.

All are made of `vjp`, whose gradient function is linear: its own gradient, along a direction, is
the derivative along that direction. So forward mode costs two backward passes here.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .arithmetic import add, mul
from .arrangement import reshape
from .cast import cast
from .gradient import grad, vjp
from .joining import stack
from .reduction import reduce_sum
from .seeds import zeros_of

__all__ = ["derivative", "jacfwd", "jacrev", "jet", "jvp", "linearize"]


def jvp(fn: Callable[..., Any], inputs: Any, v: Any, has_aux: bool = False) -> tuple[Any, ...]:
    """What `fn(*inputs)` returns, and its derivative along `v`.

    Args:
        fn: A function or cell of tensors.
        inputs: A tensor, or a tuple or list of them.
        v: The direction: the structure and shapes of `inputs`.
        has_aux: Whether results after the first are passed through; they stand behind the pair.

    Raises:
        ArgumentTypeError: If the inputs or the direction are no tensors.
        ShapeError: If their shapes differ.

    >>> import engine
    >>> jvp(lambda x: x * x, engine.Tensor([3.0, 2.0]), engine.Tensor([1.0, 0.5]))[1].asnumpy()
    array([6., 2.], dtype=float32)

    """
    given, along = _tensors("jvp(inputs)", inputs), _tensors("jvp(v)", v)
    shapes = [tuple(x.shape) for x in given]
    if [tuple(x.shape) for x in along] != shapes:
        raise ShapeError.of(
            "jvp(v)", f"the shapes of the inputs, {shapes}", [x.shape for x in along]
        )
    *results, pull = vjp(fn, *given, has_aux=has_aux)
    outputs = results[:1] if has_aux else results
    tangents = _pushed(pull, outputs, along)
    answer = _single(tuple(outputs)), _single(tangents)
    return (*answer, _single(tuple(results[1:]))) if has_aux else answer


def linearize(fn: Callable[..., Any], inputs: Any) -> tuple[Any, Callable[..., Any]]:
    """What `fn(*inputs)` returns, and a function from directions to the derivatives along them.

    `fn` runs once; the function may be called often.

    >>> import engine
    >>> out, along = linearize(lambda x: x * x, engine.Tensor([3.0]))
    >>> along(engine.Tensor([2.0])).asnumpy()
    array([12.], dtype=float32)
    """
    *outputs, pull = vjp(fn, *_tensors("linearize(inputs)", inputs))
    return _single(tuple(outputs)), lambda *v: _single(_pushed(pull, outputs, v))


def jacrev(
    fn: Callable[..., Any], grad_position: Any = 0, has_aux: bool = False
) -> Callable[..., Any]:
    """A function that returns the Jacobian of `fn`: one backward pass for each output element.

    Args:
        fn: A function or cell of tensors.
        grad_position: Which arguments to differentiate with respect to, an int or a tuple.
        has_aux: Whether results after the first are passed through, behind the Jacobian.

    Returns:
        The Jacobian of shape `(*output.shape, *input.shape)`; a tuple of them for several
        positions, and a tuple of those for several outputs.

    Raises:
        ArgumentValueError: If a position is negative or missing.

    >>> import engine
    >>> jacrev(lambda x: x * x)(engine.Tensor([3.0, 2.0])).asnumpy()
    array([[6., 0.],
           [0., 4.]], dtype=float32)

    """

    def by_rows(pull: Any, outputs: list[Any], inputs: list[Any]) -> list[list[Any]]:
        found = []
        for k, output in enumerate(outputs):
            rows = [
                pull(*(unit if k == j else _zeros(other) for j, other in enumerate(outputs)))
                for unit in _units(output)
            ]
            found.append(
                [_whole([row[i] for row in rows], output, x, 0) for i, x in enumerate(inputs)]
            )
        return found

    return _jacobian(fn, grad_position, has_aux, by_rows)


def jacfwd(
    fn: Callable[..., Any], grad_position: Any = 0, has_aux: bool = False
) -> Callable[..., Any]:
    """A function that returns the Jacobian of `fn`: one forward derivative for each input element.

    Arguments and result as `jacrev`; it is the faster one where outputs outnumber inputs.

    >>> import engine
    >>> jacfwd(lambda x: x * x)(engine.Tensor([3.0, 2.0])).asnumpy()
    array([[6., 0.],
           [0., 4.]], dtype=float32)
    """

    def by_columns(pull: Any, outputs: list[Any], inputs: list[Any]) -> list[list[Any]]:
        found: list[list[Any]] = [[] for _ in outputs]
        for k, x in enumerate(inputs):
            columns = [
                _pushed(pull, outputs, [u if k == j else _zeros(y) for j, y in enumerate(inputs)])
                for u in _units(x)
            ]
            for i, output in enumerate(outputs):
                found[i].append(_whole([column[i] for column in columns], output, x, -1))
        return found

    return _jacobian(fn, grad_position, has_aux, by_columns)


def derivative(fn: Callable[..., Any], primals: Any, order: int) -> tuple[Any, Any]:
    """What `fn` returns, and its derivative of an order along all ones.

    Raises:
        ArgumentValueError: If the order is below 1.

    >>> import engine
    >>> derivative(lambda x: x * x * x, engine.Tensor([3.0, 2.0]), 2)[1].asnumpy()
    array([18., 12.], dtype=float32)

    """
    if not isinstance(order, int) or order < 1:
        raise ArgumentValueError.of("derivative(order)", "a whole number from 1", order)
    given = _tensors("derivative(primals)", primals)
    found = _along_curve(fn, given, [[_ones(x)] for x in given], order)
    return found[0], found[order]


def jet(fn: Callable[..., Any], primals: Any, series: Any) -> tuple[Any, Any]:
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
    given, rows = _tensors("jet(primals)", primals), _tensors("jet(series)", series)
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
        return lambda t: jvp(function, t, _ones(t))[1]

    functions: list[Callable[[Any], Any]] = [at]
    for _ in range(order):
        functions.append(slope_of(functions[-1]))
    xp = xp_of(given[0].array)
    start = Value.wrap(xp.zeros((), given[0].array.dtype))
    return [_plain(function(start)) for function in functions]


def _jacobian(
    fn: Callable[..., Any], grad_position: Any, has_aux: bool, fill: Callable[..., Any]
) -> Callable[..., Any]:
    positions = _positions(grad_position)

    def jacobian(*args: Any, **options: Any) -> Any:
        if max(positions) >= len(args):
            where, expected = "grad_position", f"positions below {len(args)}"
            raise ArgumentValueError.of(where, expected, grad_position)
        inputs = [args[k] for k in positions]

        def of_inputs(*chosen: Any) -> Any:
            whole = list(args)
            for k, x in zip(positions, chosen, strict=True):
                whole[k] = x
            return fn(*whole, **options)

        *results, pull = vjp(of_inputs, *inputs, has_aux=has_aux)
        outputs = results[:1] if has_aux else results
        found = _single(tuple(_single(tuple(row)) for row in fill(pull, outputs, inputs)))
        return (found, _single(tuple(results[1:]))) if has_aux else found

    return jacobian


def _pushed(pull: Any, outputs: Any, along: Any) -> tuple[Any, ...]:
    """The derivative of each output along a direction, from the function of its gradients."""

    def paired(*weights: Any) -> Any:
        terms = [reduce_sum(mul(g, v)) for g, v in zip(pull(*weights), along, strict=True)]
        total = terms[0]
        for term in terms[1:]:
            total = add(total, term)
        return total

    zeros = [_zeros(output) for output in outputs]
    return tuple(grad(paired, tuple(range(len(zeros))))(*zeros))


def _units(x: Any) -> Any:
    """Tensors like `x` with a single 1, one for each element."""
    xp, array = xp_of(x.array), x.array
    for k in range(array.size):
        unit = xp.zeros(array.size, array.dtype)
        unit[k] = 1
        yield Value.wrap(unit.reshape(array.shape))


def _whole(parts: list[Any], output: Any, x: Any, axis: int) -> Any:
    """Rows (axis 0) or columns (axis -1) put together to `(*output.shape, *input.shape)`."""
    shape = (*output.shape, *x.shape)
    if not parts:
        return Value.wrap(xp_of(x.array).zeros(shape, x.array.dtype))
    return reshape(stack(parts, axis), shape)


def _positions(grad_position: Any) -> tuple[int, ...]:
    found = tuple(grad_position) if isinstance(grad_position, tuple | list) else (grad_position,)
    for k in found:
        if not isinstance(k, int | np.integer) or isinstance(k, bool):
            raise ArgumentTypeError.of("grad_position", "an int or a tuple of int", k)
        if k < 0:
            raise ArgumentValueError.of("grad_position", "positions from 0", grad_position)
    if not found:
        raise ArgumentValueError.of("grad_position", "at least one position", grad_position)
    return found


def _tensors(where: str, given: Any) -> list[Any]:
    found = list(given) if isinstance(given, tuple | list) else [given]
    for x in found:
        if not isinstance(x, Value):
            raise ArgumentTypeError.of(where, "a tensor, or a tuple or list of them", x)
    return found


def _zeros(x: Any) -> Any:
    return Value.wrap(zeros_of(x.array))


def _ones(x: Any) -> Any:
    return Value.wrap(xp_of(x.array).ones_like(x.array))


def _plain(result: Any) -> Any:
    return tuple(result) if isinstance(result, tuple | list) else result


def _single(values: tuple[Any, ...]) -> Any:
    return values[0] if len(values) == 1 else values
