"""Runs of which only the graph is wanted: operators compute nothing, and other arrays stand in.

What is written down of a run are operators, shapes and number types, which shape rules tell. So an
operator that is written down gives arrays of that shape and type, with numbers that mean nothing;
one that is not, whose result is a constant of the graph, computes as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

import numpy as np

from engine.autodiff import Spec, observed, recording
from engine.autodiff.instead import computed_instead

__all__ = ["UnsuitableError", "standing_in"]

# Of numbers of Python's the kinds of arrays that stay as they are beside them.
_NUMBERS: Mapping[type, str] = {int: "iufcV", float: "fcV", complex: "c"}
_LENGTH = 1 << 12  # numbers, of which longer axes need more


class UnsuitableError(Exception):
    """A run whose graph cannot be had without computing; it never leaves this package."""


def standing_in(seed: int) -> AbstractContextManager[None]:
    """Let arrays stand in for what operators of this thread give inside the block.

    Args:
        seed: Another one gives other numbers, by which it shows who looks at them.

    Raises:
        UnsuitableError: Inside, if something is computed of what means nothing.

    """
    return computed_instead(_StandIns(seed).compute)


class _StandIns:
    """Arrays of any shape, which lie in the same few numbers and differ along their last axes.

    They can be told from all others, and nobody can write to them.
    """

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._numbers: dict[Any, np.ndarray] = {}
        self._own: dict[int, np.ndarray] = {}

    def compute(
        self, primitive: Any, arrays: Sequence[Any], is_tracked: bool
    ) -> Callable[..., Any] | None:
        """What computes a call of a primitive; None: it computes itself."""
        if primitive.draws:  # who draws later is to draw what comes then
            return None
        if is_tracked and recording() and observed():
            return self._made
        if any(map(self._is_one, arrays)):
            raise UnsuitableError(f"{primitive.name} computes a constant of what means nothing")
        return None

    def _made(self, primitive: Any, arrays: Sequence[Any], attrs: Mapping[str, Any]) -> Any:
        """What stands in for what a primitive gives: an array, or a tuple of them."""
        if primitive.runs_others:
            raise UnsuitableError(f"{primitive.name} runs functions of its user")
        if primitive.writes:  # it gives the memory that it writes to
            return arrays[primitive.writes[0]]
        read = [Spec.of(one) for one in arrays]
        if any(one.__class__ in _NUMBERS for one in arrays):
            _refuse_wider_numbers(primitive.name, arrays)
        specs = primitive.spec_of(*read, **attrs)
        return self._of(specs) if specs.__class__ is Spec else tuple(map(self._of, specs))

    def _of(self, spec: Spec) -> np.ndarray:
        """An array of a shape and a number type."""
        shape, dtype = spec
        length = shape[-1] if shape else 1
        numbers = self._numbers.get(dtype)
        if numbers is None or len(numbers) < length:
            numbers = self._drawn(dtype, length)
        strides = (*[0] * (len(shape) - 1), dtype.itemsize) if shape else ()
        return np.ndarray(shape, dtype, numbers, 0, strides)

    def _is_one(self, array: Any) -> bool:
        """Whether an array is one of these, or a view of one."""
        return id(getattr(array, "base", None)) in self._own

    def _drawn(self, dtype: Any, length: int) -> np.ndarray:
        if dtype.kind not in "biufcV" or dtype.hasobject:
            raise UnsuitableError(f"there are no numbers of {dtype}")
        count = max(length, _LENGTH)
        # Positive and below 1, so that roots and logarithms of them are numbers; indices are small.
        is_whole = dtype.kind in "biu"
        drawn = self._rng.integers(0, 2, count) if is_whole else self._rng.random(count)
        numbers = self._numbers[dtype] = drawn.astype(dtype)
        numbers.flags.writeable = False
        self._own[id(numbers)] = numbers
        return numbers


def _refuse_wider_numbers(name: str, arrays: Sequence[Any]) -> None:
    """Refuse numbers of Python's that widen the arrays they meet: no shape rule is told of them."""
    kinds = {one.dtype.kind for one in arrays if hasattr(one, "dtype")}
    for one in arrays:
        if one.__class__ in _NUMBERS and not kinds.intersection(_NUMBERS[one.__class__]):
            raise UnsuitableError(f"{name} of a number that widens what it meets")
