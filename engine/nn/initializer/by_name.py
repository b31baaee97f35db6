"""Initial values by what a layer was given: a name, a number, a tensor or an initializer."""

from __future__ import annotations

import functools
import numbers
from collections.abc import Callable
from typing import Any

import numpy as np

from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.family import by_name
from engine.tensor import Tensor

from .base import Initializer
from .plain import Constant
from .skipped import are_skipped

__all__ = ["initializer"]


@functools.cache
def _initializers() -> dict[str, type[Initializer]]:
    return by_name("engine.nn.initializer")


def registered(*names: str) -> Callable[[type[Initializer]], type[Initializer]]:
    """Decorate an initializer of a user's: `initializer` finds it by its name, and by others.

    It is `_register` of MindSpore.

    Raises:
        ArgumentTypeError: If what is decorated is no class of initializers.

    >>> from engine.nn.initializer import Initializer
    >>> @registered("halves")
    ... class Half(Initializer):
    ...     def _initialize(self, arr):
    ...         arr[...] = 0.5
    >>> initializer("halves", (2,)).init_data().asnumpy()
    array([0.5, 0.5], dtype=float32)
    >>> for name in ("half", "halves"):  # which other examples shall not see
    ...     del _initializers()[name]

    """

    def enter(made: type[Initializer]) -> type[Initializer]:
        if not (isinstance(made, type) and issubclass(made, Initializer)):
            raise ArgumentTypeError.of("_register", "a class of initializers", made)
        for name in (made.__name__, *names):
            _initializers()[name.lower()] = made
        return made

    return enter


def initializer(init: Any, shape: Any = None, dtype: Any = float32) -> Tensor:
    """A tensor of initial values.

    Args:
        init: An `Initializer`, a name ("zeros", "ones", "normal", "uniform", "xavier_uniform",
            "he_uniform" …), a number, or a tensor whose numbers are taken.
        shape: A number or a tuple; None with a tensor: its shape.
        dtype: The number type.

    Raises:
        ArgumentTypeError: If `init` is none of these.
        ArgumentValueError: If the name is unknown.
        ShapeError: If a tensor has another shape, or a length is not above 0.

    """
    if isinstance(init, Tensor):
        expected = init.shape if shape is None else _lengths(shape)
        if init.shape != expected:
            raise ShapeError.of("initializer(init)", str(expected), init.shape)
        return Tensor(init, dtype)
    found = as_initializer(init)
    made = Tensor(init=found, shape=_lengths(shape), dtype=dtype)
    if are_skipped():
        made.undrawn = found
    return made


def as_initializer(init: Any) -> Initializer:
    """The initializer that a name, a number or an initializer stands for."""
    if isinstance(init, Initializer):
        return init
    if isinstance(init, str):
        if init.lower() not in _initializers():
            raise ArgumentValueError.of(
                "initializer(init)", f"one of {list(_initializers())}", repr(init)
            )
        return _initializers()[init.lower()]()
    if isinstance(init, numbers.Number) and not isinstance(init, bool):
        number: Any = init
        return Constant(number)
    expected = "a name, a number, a Tensor or an Initializer"
    raise ArgumentTypeError.of("initializer(init)", expected, init)


def _lengths(shape: Any) -> tuple[int, ...]:
    lengths = (shape,) if isinstance(shape, int | np.integer) else shape
    if not isinstance(lengths, tuple | list):
        raise ArgumentTypeError.of("initializer(shape)", "an int or a tuple of ints", shape)
    if not all(isinstance(n, int | np.integer) and n > 0 for n in lengths):
        raise ShapeError.of("initializer", "lengths above 0", tuple(lengths))
    return tuple(int(n) for n in lengths)
