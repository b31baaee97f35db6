"""One operation on each element of lists and tuples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

__all__ = ["HyperMap", "Map"]


class Map:
    """Applies an operation to the elements of sequences that have the same index.

    The result is a tuple, as long as the shortest sequence. What lies in an element is the
    operation's affair; `HyperMap` goes down into it.

    Args:
        ops: The operation; None: it is the first argument of each call.
        reverse: Accepted: MindSpore walks from the end with it, and the result is the same.

    Raises:
        ArgumentTypeError: If the operation cannot be called.

    >>> from engine import ops
    >>> ops.Map()(lambda x, y: x + y, (1, 2), (3, 4))
    (4, 6)

    """

    def __init__(self, ops: Callable[..., Any] | None = None, reverse: bool = False) -> None:
        if ops is not None:
            _checked(type(self).__name__, ops)
        self.ops = ops
        self.reverse = reverse

    def __call__(self, *args: Any) -> Any:
        """A tuple of what the operation returns for the elements."""
        operation, rows = self._split(args)
        return tuple(operation(*row) for row in zip(*rows, strict=False))

    def _split(self, args: tuple[Any, ...]) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        name = type(self).__name__
        if self.ops is None and args:
            args, operation = args[1:], _checked(name, args[0])
        else:
            operation = self.ops or _checked(name, None)
        if not args:
            raise ArgumentValueError.of(name, "at least one sequence", "none")
        return operation, args


class HyperMap(Map):
    """Applies an operation to the leaves of nested sequences that have the same indices.

    Lists and tuples become tuples, dictionaries keep their keys; a tensor is a leaf. Sequences of
    different lengths end with the shortest.

    >>> import engine
    >>> from engine import ops
    >>> double = ops.HyperMap(lambda x: x * 2)
    >>> double(((1, 2), [3]))
    ((2, 4), (6,))

    """

    def __call__(self, *args: Any) -> Any:
        """What the operation returns for the leaves, nested as they are."""
        operation, rows = self._split(args)
        return _mapped(operation, rows)


def _mapped(operation: Callable[..., Any], rows: tuple[Any, ...]) -> Any:
    if all(isinstance(row, list | tuple) for row in rows):
        return tuple(_mapped(operation, row) for row in zip(*rows, strict=False))
    if all(isinstance(row, dict) for row in rows):
        first = rows[0]
        if any(row.keys() != first.keys() for row in rows):
            expected, got = f"dictionaries with the keys {list(first)}", [list(r) for r in rows[1:]]
            raise ArgumentValueError.of("HyperMap", expected, got)
        return {key: _mapped(operation, tuple(row[key] for row in rows)) for key in first}
    return operation(*rows)


def _checked(name: str, operation: Any) -> Callable[..., Any]:
    if not callable(operation):
        raise ArgumentTypeError.of(f"{name}(ops)", "an operation that can be called", operation)
    return operation
