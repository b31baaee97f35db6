"""Precision and recall in one number."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError

from .classification import EvaluationBase
from .counts import TINY
from .example import Example
from .metric import rearrange_inputs

__all__ = ["F1", "Fbeta"]


class Fbeta(EvaluationBase):
    """For each class, the weighted harmonic mean of precision and recall.

    F = (1 + beta²) · precision · recall / (beta² · precision + recall).

    Args:
        beta: How many times as much recall counts as precision.

    Raises:
        ArgumentTypeError: If it is no number.
        ArgumentValueError: If it is not above 0.

    >>> fbeta = Fbeta(2.0)
    >>> fbeta.update([[0.2, 0.5], [0.3, 0.1], [0.9, 0.6]], [1, 0, 1])
    >>> [round(value, 4) for value in fbeta.eval().tolist()]
    [0.8333, 0.5556]

    """

    _example = Example(options={"beta": 2.0})
    _any_shape = True

    def __init__(self, beta: float) -> None:
        super().__init__("classification")
        if isinstance(beta, bool) or not isinstance(beta, int | float):
            raise ArgumentTypeError.of("Fbeta(beta)", "a number", beta)
        if not beta > 0:
            raise ArgumentValueError.of("Fbeta(beta)", "a number above 0", beta)
        self.beta = beta
        self._weight = float(beta) ** 2
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._class_num = 0
        self._true = np.zeros(0)
        self._weighted = np.zeros(0)

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in scores and labels; N class numbers may have any shape.

        Raises:
            ArgumentValueError: If there are not two inputs, or their values do not fit.
            ShapeError: If their shapes do not fit.

        """
        true, predicted, actual = self._positives(inputs)
        if not true.size:
            return
        weighted = self._weight * actual + predicted
        self._true = true + (self._true if self._true.size else 0)
        self._weighted = weighted + (self._weighted if self._weighted.size else 0)

    def eval(self, average: bool = False) -> Any:
        """The value of each class, float64, or their mean.

        Raises:
            ArgumentTypeError: If `average` is not a bool.
            StateError: If nothing was seen.

        """
        if not isinstance(average, bool):
            raise ArgumentTypeError.of(f"{type(self).__name__}.eval(average)", "a bool", average)
        if self._true.size == 0:
            raise self._nothing_seen()
        values = (1 + self._weight) * self._true / (self._weighted + TINY)
        return float(values.mean()) if average else values


class F1(Fbeta):
    """For each class, the harmonic mean of precision and recall.

    >>> f1 = F1()
    >>> f1.update([[0.2, 0.5], [0.3, 0.1], [0.9, 0.6]], [1, 0, 1])
    >>> [round(value, 4) for value in f1.eval().tolist()]
    [0.6667, 0.6667]

    """

    _names = ("F1",)
    _example = Example()

    def __init__(self) -> None:
        super().__init__(1.0)
