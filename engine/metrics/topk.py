"""How often the right class is among the best."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError

from .classification import class_numbers
from .descending import descending
from .example import Example
from .metric import Metric, rearrange_inputs

__all__ = ["Top1CategoricalAccuracy", "Top5CategoricalAccuracy", "TopKCategoricalAccuracy"]


class TopKCategoricalAccuracy(Metric):
    """The share of samples whose class is among the `k` with the highest scores.

    Among equal scores the lower class number comes first.

    Args:
        k: How many of the best classes count.

    Raises:
        ArgumentTypeError: If it is not a whole number.
        ArgumentValueError: If it is below 1.

    >>> top2 = TopKCategoricalAccuracy(2)
    >>> top2.update([[0.1, 0.5, 0.4], [0.6, 0.3, 0.1]], [2, 2])
    >>> top2.eval()
    0.5

    """

    _names = ("topk",)
    _example = Example(options={"k": 2})

    def __init__(self, k: int) -> None:
        super().__init__()
        if isinstance(k, bool) or not isinstance(k, int):
            raise ArgumentTypeError.of("TopKCategoricalAccuracy(k)", "an int", k)
        if k < 1:
            raise ArgumentValueError.of("TopKCategoricalAccuracy(k)", "a number above 0", k)
        self.k = k
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._correct = self._total = 0

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in scores of shape (N, C) and N class numbers of any shape, or one-hot labels.

        Raises:
            ArgumentValueError: If there are not two inputs.
            ShapeError: If their shapes do not fit.

        """
        scores, labels = self._pair(inputs)
        where = f"{type(self).__name__}.update"
        labels = class_numbers(where, scores, labels, any_shape=True)
        best = descending(scores, axis=1)[:, : self.k]
        self._correct += int((best == np.expand_dims(labels, 1)).sum())
        self._total += labels.size

    def eval(self) -> float:
        """The share, from 0 to 1.

        Raises:
            StateError: If nothing was seen.

        """
        if self._total == 0:
            raise self._nothing_seen()
        return self._correct / self._total


class Top1CategoricalAccuracy(TopKCategoricalAccuracy):
    """The share of samples whose class has the highest score."""

    _names = ("top_1_accuracy",)
    _example = Example()

    def __init__(self) -> None:
        super().__init__(1)


class Top5CategoricalAccuracy(TopKCategoricalAccuracy):
    """The share of samples whose class is among the five with the highest scores."""

    _names = ("top_5_accuracy",)
    _example = Example()

    def __init__(self) -> None:
        super().__init__(5)
