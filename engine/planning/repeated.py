"""A training step that is like the last one: made again after few looks, where nothing has changed.

Between two steps the processor's caches are filled with parameters. Python's own objects are in
none of them then, and what one look takes is a tenth of a microsecond for each line of memory. So
most of what a plan depends on is counted (`engine.autodiff.changes`), and what is no more than a
comparison is compared. Where anything differs, who asks looks at everything (`plans.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value, current_cast
from engine.autodiff.changes import changes
from engine.autodiff.forms import allowed
from engine.nn.optim.pattern import Pattern
from engine.plan import BusyError

from .plans import Latest, is_alone_on_the_cpu


class Repeated:
    """The last training step of a cell.

    Args:
        latest: What made it.
        pattern: How the optimizer tells its numbers.
        inputs: What was given: tensors.
        sens: The gradient of the loss.

    """

    __slots__ = ("_allowed", "_count", "_pattern", "_plain", "_plan", "_seen", "_sens", "_state")

    def __init__(self, latest: Latest, pattern: Pattern, inputs: Sequence[Any], sens: Any) -> None:
        self._plan, self._state, self._plain = latest
        self._pattern, self._sens = pattern, sens
        self._seen = [(one.__class__, one.array.shape, one.array.dtype) for one in inputs]
        self._allowed, self._count = allowed(), changes.count

    def __call__(self, inputs: Sequence[Any], sens: Any, optimizer: Any) -> Any:
        """The loss of the next step; None: nothing was done, as it may be another one.

        Args:
            inputs: What is given.
            sens: The gradient of the loss.
            optimizer: The same as ever.

        """
        plan = self._plan
        if (
            changes.count != self._count
            or sens is not self._sens
            or allowed() is not self._allowed
            or current_cast() is not None
            or not is_alone_on_the_cpu()
            or plan.is_to_be_checked()
            or not plan.finds_the_same()
        ):
            return None
        arrays = self._arrays_of(inputs)
        if arrays is None or not self._reads_the_same():
            return None
        runs, pattern = plan.runs, self._pattern
        before = pattern.counts()
        self._state.used += 1
        try:
            return plan.once_more([*arrays, *pattern.begun(optimizer)])
        except BaseException as error:
            if plan.runs == runs:
                for array, numbers in before:
                    array[...] = numbers
            if isinstance(error, BusyError):
                return None
            raise

    def _arrays_of(self, inputs: Sequence[Any]) -> list[Any] | None:
        """The arrays of what is given; None if they are of another kind than the last."""
        if len(inputs) != len(self._seen):
            return None
        arrays = []
        for one, (kind, shape, dtype) in zip(inputs, self._seen, strict=True):
            if one.__class__ is not kind:
                return None
            array = one.array
            if (
                array.__class__ is not np.ndarray
                or array.shape != shape
                or array.dtype is not dtype
            ):
                return None
            arrays.append(array)
        return arrays

    def _reads_the_same(self) -> bool:
        """Whether what code of users reads besides is what it was."""
        reach = self._state.reach
        if reach.is_closed:
            return True
        now = reach.now()
        return reach.holds(now) and now.plain == self._plain


def repeated(
    latest: Latest | None, pattern: Pattern, inputs: Sequence[Any], sens: Any
) -> Repeated | None:
    """How the step that was just made is made again; None where more is to be looked at each time.

    Args:
        latest: What made it; None: no plan did.
        pattern: How the optimizer tells its numbers.
        inputs: What was given.
        sens: The gradient of the loss.

    """
    if latest is None or not latest.plan.is_tabled or current_cast() is not None:
        return None
    if not all(isinstance(one, Value) and isinstance(one.array, np.ndarray) for one in inputs):
        return None
    return Repeated(latest, pattern, inputs, sens)
