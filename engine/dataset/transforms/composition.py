"""Several operations as one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError

__all__ = ["Compose", "not_random"]

Operations: TypeAlias = "list[Any]"
"""Functions. One list of unlike operations, in a variable, is a `list[object]` to a checker."""


class Compose:
    """Several operations as one, each taking what the one before gives.

    Called outside of a pipeline it gives what the last one gives; but where an operation is one
    that MindSpore computes by Pillow alone (`ToPIL`, `Decode(to_pil=True)`, `RandomErasing` …), a
    tuple with that, as there.

    Raises:
        ArgumentTypeError: If they are not a list of functions.
        ArgumentValueError: If there is none, or one is a class without its parentheses.

    >>> Compose([np.negative, np.abs])(np.array([-1, 2]))
    array([1, 2])

    """

    def __init__(self, transforms: Operations) -> None:
        self.transforms: list[Any] = functions("Compose", transforms)
        self.by_pillow = any(getattr(one, "by_pillow", False) for one in self.transforms)
        if all(hasattr(one, "on_batch") for one in transforms):
            self.on_batch = self._on_batch

    def __call__(self, *columns: np.ndarray) -> Any:
        made = through(self.transforms, columns)
        return made if len(made) > 1 or self.by_pillow else made[0]

    def _on_batch(self, *columns: np.ndarray) -> Any:
        made = through([one.on_batch for one in self.transforms], columns)
        return made if len(made) > 1 else made[0]


def not_random(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a function as one that gives the same for the same; all that is done is the mark."""
    function.random = False  # type: ignore[attr-defined]
    return function


def functions(where: str, transforms: Any) -> list[Any]:
    """The list of operations that was given.

    Raises:
        ArgumentTypeError: If it is none.
        ArgumentValueError: If it is empty, or one is a class.

    """
    if not isinstance(transforms, list) or not all(map(callable, transforms)):
        raise ArgumentTypeError.of(where, "a list of functions", transforms)
    if not transforms:
        raise ArgumentValueError.of(where, "at least one function", transforms)
    for one in transforms:
        if isinstance(one, type):
            hint = f"{one.__name__}(…), with parentheses"
            raise ArgumentValueError.of(where, "operations", f"the class {one.__name__}", hint)
    return transforms


def through(calls: list[Any], columns: tuple[Any, ...]) -> tuple[Any, ...]:
    """The columns through one function after the other."""
    for call in calls:
        made = call(*columns)
        columns = made if isinstance(made, tuple) else (made,)
    return columns
