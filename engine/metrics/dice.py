"""How far two regions cover each other."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .example import Example
from .metric import Metric, rearrange_inputs

__all__ = ["Dice"]

_MASKS = np.array([[0.2, 0.5], [0.3, 0.1], [0.9, 0.6], [0.1, 0.8]])
_TRUTH = np.array([[0.0, 1.0], [1.0, 0.0], [0.0, 1.0], [0.0, 1.0]])


class Dice(Metric):
    """The Dice coefficient `2 |a b| / (|a|^2 + |b|^2 + smooth)` of each batch, per sample.

    As in MindSpore the coefficients of the batches are summed and divided by the samples.

    Args:
        smooth: Added below, so that two empty regions give 0.

    Raises:
        ArgumentTypeError: If it is no float.
        ArgumentValueError: If it is not above 0.

    Source: Dice, "Measures of the amount of ecologic association between species" (1945).

    >>> round(Dice()([[1.0, 0.0]], [[1.0, 0.0]]), 4)
    1.0

    """

    _names = ("dice",)
    _example = Example(inputs=(_MASKS, _TRUTH), by_batch=True)

    def __init__(self, smooth: float = 1e-5) -> None:
        super().__init__()
        if not isinstance(smooth, float):
            raise ArgumentTypeError.of("Dice(smooth)", "a float", smooth)
        if not smooth > 0:
            raise ArgumentValueError.of("Dice(smooth)", "a number above 0", smooth)
        self.smooth = smooth
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._sum, self._samples = 0.0, 0

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in predictions and truth of one shape (batch, …).

        Raises:
            ArgumentValueError: If there are not two inputs.
            ShapeError: If their shapes differ, or they have none.

        """
        found, truth = (one.astype(np.float64) for one in self._pair(inputs))
        if found.ndim == 0 or found.shape != truth.shape:
            expected = "predictions and truth of one shape (batch, ...)"
            raise ShapeError.of("Dice.update", expected, f"{found.shape} and {truth.shape}")
        sizes = np.square(found).sum() + np.square(truth).sum()
        self._sum += float(2 * (found * truth).sum() / (sizes + self.smooth))
        self._samples += len(found)

    def eval(self) -> float:
        """The coefficients, summed and divided by the number of samples.

        Raises:
            StateError: If nothing was seen.

        """
        if self._samples == 0:
            raise self._nothing_seen()
        return self._sum / self._samples
