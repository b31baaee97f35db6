"""The average of the loss."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentValueError, ShapeError

from .example import Example
from .metric import Metric, rearrange_inputs

__all__ = ["Loss"]


class Loss(Metric):
    """The average of the batches' losses; a batch with fewer samples counts as much as another.

    >>> loss = Loss()
    >>> loss.update([0.5])
    >>> loss.update([1.5])
    >>> loss.eval()
    1.0

    """

    _names = ("loss",)
    _example = Example(inputs=(np.array([0.5, 1.5, 2.5, 3.5]),), equal_parts=True)

    def __init__(self) -> None:
        super().__init__()
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._sum = 0.0
        self._batches = 0

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in a loss: one number, or an array with one axis, of which the mean counts.

        Raises:
            ArgumentValueError: If there is not one input.
            ShapeError: If the loss has more than one axis.

        """
        if len(inputs) != 1:
            raise ArgumentValueError.of("Loss.update", "one loss", f"{len(inputs)} inputs")
        loss = self._convert_data(inputs[0])
        if loss.ndim > 1:
            raise ShapeError.of("Loss.update", "a loss of shape () or (N,)", loss.shape)
        self._sum += float(loss.astype(np.float64).mean()) if loss.size else np.nan
        self._batches += 1

    def eval(self) -> float:
        """The average.

        Raises:
            StateError: If nothing was seen.

        """
        if self._batches == 0:
            raise self._nothing_seen()
        return self._sum / self._batches
