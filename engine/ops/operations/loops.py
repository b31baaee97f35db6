"""Operator classes of loops: here they are Python's own, and gradients flow through them."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import TensorOrNumber

from .operator_class import Primitive

__all__ = ["ForiLoop", "Scan", "WhileLoop"]


def _function(where: str, given: Any) -> None:
    if not callable(given):
        raise ArgumentTypeError.of(where, "a function", given)


def _called(where: str, function: Callable[..., Any], *args: Any) -> Any:
    """What a user's function returns; whatever it raises becomes one of the errors documented."""
    try:
        return function(*args)
    except Exception as error:
        raise _failed(where, error) from error


def _failed(where: str, error: Exception) -> ArgumentValueError:
    expected = "a function that takes what it is given"
    return ArgumentValueError.of(where, expected, f"{type(error).__name__}: {error}")


def _bound(where: str, given: Any) -> int:
    """A bound of a loop, of an int or a tensor of one whole number."""
    if isinstance(given, bool) or not hasattr(given, "__index__"):
        raise ArgumentTypeError.of(where, "an int or a tensor with one", given)
    return operator.index(given)


class WhileLoop(Primitive):
    """Calls a function on its own result for as long as a condition holds.

    Here it is Python's loop, whose steps are remembered for the gradient. That the value keeps its
    type and shape is not checked, as it is not in MindSpore's eager order.

    >>> WhileLoop()(lambda x: x < 100, lambda x: x * 2, 3)
    192

    """

    def __call__(
        self,
        cond_func: Callable[[Any], Any],
        loop_func: Callable[[Any], Any],
        init_val: TensorOrNumber,
    ) -> Any:
        """The last value.

        Args:
            cond_func: Says whether there is another step, of the value so far.
            loop_func: The next value, of the value so far.
            init_val: The first value, of any type.

        Raises:
            ArgumentTypeError: If one of the first two cannot be called.
            ArgumentValueError: If one of them raises; that error is its cause.

        """
        _function("WhileLoop(cond_func)", cond_func)
        _function("WhileLoop(loop_func)", loop_func)
        value = init_val
        while _called("WhileLoop(cond_func)", cond_func, value):
            value = _called("WhileLoop(loop_func)", loop_func, value)
        return value


class ForiLoop(Primitive):
    """Calls a function with each number of a range and its own result.

    Here it is Python's loop, whose steps are remembered for the gradient. That the value keeps its
    type and shape is not checked, as it is not in MindSpore's eager order.

    >>> ForiLoop()(0, 4, lambda index, total: total + index, 0)
    6

    """

    def __call__(
        self,
        lower: TensorOrNumber,
        upper: TensorOrNumber,
        loop_func: Callable[[int, Any], Any],
        init_val: TensorOrNumber,
        unroll: bool = True,
    ) -> Any:
        """The last value; `init_val` if the range is empty.

        Args:
            lower: The first number: an int, or a tensor with one.
            upper: The number before which it ends, likewise.
            loop_func: The next value, of a number and the value so far.
            init_val: The first value, of any type.
            unroll: Says how MindSpore compiles the loop; nothing is compiled here, so it does
                nothing.

        Raises:
            ArgumentTypeError: If a bound is no whole number, or the function cannot be called.
            ArgumentValueError: If the function raises; that error is its cause.

        """
        first, end = _bound("ForiLoop(lower)", lower), _bound("ForiLoop(upper)", upper)
        _function("ForiLoop(loop_func)", loop_func)
        value = init_val
        for number in range(first, end):
            value = _called("ForiLoop(loop_func)", loop_func, number, value)
        return value


class Scan(Primitive):
    """Calls a function along a list, handing on one of its two results and keeping the other.

    Here it is Python's loop, whose steps are remembered for the gradient. That what is handed on
    keeps its type and shape is not checked, as it is not in MindSpore's eager order.

    >>> Scan()(lambda total, x: (total + x, total), 0, [1, 2, 3])
    (6, [0, 1, 3])

    """

    def __call__(
        self,
        loop_func: Callable[[Any, Any], Any],
        init: TensorOrNumber,
        xs: list[Any] | tuple[Any, ...] | None,
        length: int | None = None,
        unroll: bool = True,
    ) -> tuple[Any, list[Any]]:
        """What is handed on last, and a list of what was kept.

        Args:
            loop_func: The pair of what is handed on and what is kept, of what was handed on and an
                element.
            init: What is handed on first, of any type.
            xs: The elements; None for `length` times None.
            length: How many elements None stands for; elements that are given count themselves.
            unroll: Says how MindSpore compiles the loop; nothing is compiled here, so it does
                nothing.

        Raises:
            ArgumentTypeError: If the function cannot be called, `xs` is no list, tuple or None, or
                there is neither `xs` nor a length.
            ArgumentValueError: If the function raises, that error its cause, or returns no pair.

        """
        _function("Scan(loop_func)", loop_func)
        carried, kept = init, []
        for element in _elements(xs, length):
            pair = _called("Scan(loop_func)", loop_func, carried, element)
            if not isinstance(pair, tuple | list) or len(pair) != 2:
                raise ArgumentValueError.of("Scan(loop_func)", "a pair in return", repr(pair))
            carried, part = pair
            kept.append(part)
        return carried, kept


def _elements(xs: Any, length: Any) -> list[Any] | tuple[Any, ...]:
    if isinstance(xs, list | tuple):
        return xs
    if xs is not None:
        raise ArgumentTypeError.of("Scan(xs)", "a list, a tuple or None", xs)
    if isinstance(length, bool) or not isinstance(length, int):
        raise ArgumentTypeError.of("Scan(length)", "an int where xs is None", length)
    return [None] * length
