"""The losses of any parameters, by the steps that a plane's losses are computed by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from engine.plan.held import Values
from engine.plan.layout import Layout
from engine.plan.memory import Array

from .plane_losses import BatchLosses


class GivenLosses:
    """The losses of parameters that are given: called with arrays by name.

    Args:
        point: What is the same for all samples.
        batches: All batches.
        given: Where each parameter lies among the values of the point.

    """

    def __init__(
        self, point: Layout, batches: Sequence[BatchLosses], given: Mapping[str, int]
    ) -> None:
        self._point, self._batches, self._given = point, batches, given

    @property
    def names(self) -> frozenset[str]:
        """The names of the parameters that must be given."""
        return frozenset(self._given)

    def __call__(self, parameters: Mapping[str, Array]) -> list[tuple[list[float], Array]]:
        """Of each batch what is wanted, and the losses of its samples; none if these are mixed."""
        values: Values = [None] * len(self._point.values)
        for name, index in self._given.items():
            values[index] = parameters[name]
        with np.errstate(all="ignore"):
            for step in self._point.steps:
                step(values)
            return [batch.each(values) for batch in self._batches]
