"""Whole Jacobians, by rows or by columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError

from .arrangement import reshape
from .differentiable_run import results_of
from .directional import pushed, single, zeros_like_of
from .gradient import pulled
from .joining import stack

__all__ = ["jacfwd", "jacrev"]


def jacrev(
    fn: Callable[..., Any], grad_position: int | Sequence[int] = 0, has_aux: bool = False
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
                pull(*(unit if k == j else zeros_like_of(other) for j, other in enumerate(outputs)))
                for unit in _units(output)
            ]
            found.append(
                [_whole([row[i] for row in rows], output, x, 0) for i, x in enumerate(inputs)]
            )
        return found

    return _jacobian(fn, grad_position, has_aux, by_rows)


def jacfwd(
    fn: Callable[..., Any], grad_position: int | Sequence[int] = 0, has_aux: bool = False
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
                pushed(
                    pull, outputs, [u if k == j else zeros_like_of(y) for j, y in enumerate(inputs)]
                )
                for u in _units(x)
            ]
            for i, output in enumerate(outputs):
                found[i].append(_whole([column[i] for column in columns], output, x, -1))
        return found

    return _jacobian(fn, grad_position, has_aux, by_columns)


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

        result, pull = pulled(of_inputs, tuple(inputs), has_aux=has_aux)
        results = results_of(result)
        outputs = results[:1] if has_aux else results
        found = single(tuple(single(tuple(row)) for row in fill(pull, outputs, inputs)))
        return (found, single(tuple(results[1:]))) if has_aux else found

    return jacobian


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
