"""Steps of many parameters by one native call, kept for as long as what they move stays."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.autodiff.forms import allowed
from engine.backend.native.arrays import is_plain, lines
from engine.backend.native.call_table import CallTable, has_table
from engine.backend.native.copies import contiguous
from engine.backend.native.moves import Adam, Momentum
from engine.backend.native.steps import adam_call, momentum_call

__all__: list[str] = []

MomentumStep = Momentum  # what a step of each kind moves
AdamStep = Adam
KernelStep = Momentum | Adam
Numbers = tuple[float, ...]


class _Table(NamedTuple):
    """What was laid out.

    Attributes:
        arrays: All that is moved, in order.
        settings: What else the calls depend on.
        calls: One a parameter; None where a kernel does not take what is moved.

    """

    arrays: list[Any]
    settings: Any
    calls: CallTable | None


def are_kept() -> bool:
    """Whether there is such a call here."""
    return "native" in allowed() and has_table()


class KeptSteps:
    """The steps of some parameters; a copy of it begins anew."""

    def __init__(self) -> None:
        self._table: _Table | None = None

    def __reduce__(self) -> Any:
        return KeptSteps, ()

    def run(
        self, steps: Sequence[KernelStep], gradients: Sequence[Any], numbers: Sequence[Numbers]
    ) -> bool:
        """Move all parameters; False: none was.

        Args:
            steps: What each moves.
            gradients: Of each its gradient, of its shape.
            numbers: Of each what its kernel is told; the same object where they always agree.

        """
        arrays = [x for step in steps for x in step.arrays]
        distinct = list({id(one): one for one in numbers}.values())
        flat = [number for one in distinct for number in one]
        if not is_plain(*gradients, *arrays) or {x.__class__ for x in flat} != {float}:
            return False
        groups = _groups(numbers, distinct)
        settings = groups, [step.nesterov for step in steps], len(arrays)
        table = self._table
        if table is None or settings != table.settings or not _same(arrays, table.arrays):
            table = _Table(arrays, settings, _laid_out(steps, groups, numbers))
            self._table = table
        if table.calls is None:
            return False
        lying = [contiguous(x) for x in gradients]
        table.calls.give(lying)
        table.calls.tell(flat)
        table.calls.run(0, len(lying))
        return True


def _groups(numbers: Sequence[Numbers], distinct: Sequence[Numbers]) -> list[int]:
    """For each parameter where its numbers begin among those that differ."""
    begins, begin = {}, 0
    for one in distinct:
        begins[id(one)] = begin
        begin += len(one)
    return [begins[id(one)] for one in numbers]


def _same(arrays: list[Any], others: list[Any]) -> bool:
    return all(map(operator.is_, arrays, others))


def _laid_out(
    steps: Sequence[KernelStep], begins: Sequence[int], numbers: Sequence[Numbers]
) -> CallTable | None:
    """One call a parameter; None where a kernel does not take what is moved."""
    instead = [lines(step.param.shape, step.param.dtype) for step in steps]
    table = CallTable(instead)
    for step, begin, own, gradient in zip(steps, begins, numbers, instead, strict=True):
        if isinstance(step, Momentum):
            call = momentum_call(step.param, step.accum, gradient, step.nesterov)
        else:
            moved = step.param, step.first, step.second
            call = adam_call(*moved, gradient, step.nesterov, step.largest)
        if call is None:
            return None
        table.add(call, range(begin, begin + len(own)))
    table.finish(lambda count: np.empty(count, np.float32), range(len(instead)))
    return table
