"""Distances between predictions and targets."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import numpy as np

from engine.errors import ShapeError

from .example import LABELS, SCORES, Example
from .metric import Metric, rearrange_inputs

__all__ = ["MAE", "MSE"]


class _Distance(Metric):
    """A distance summed over the elements of a sample and averaged over the samples."""

    _example = Example(inputs=(SCORES[:, 0], LABELS))

    def __init__(self) -> None:
        super().__init__()
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._sum = 0.0
        self._samples = 0

    @staticmethod
    @abstractmethod
    def _distance(differences: np.ndarray) -> np.ndarray:
        """The distance of each element."""

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in predictions and targets with equally many elements.

        Raises:
            ArgumentValueError: If there are not two inputs.
            ShapeError: If their sizes differ.

        """
        predicted, target = self._pair(inputs)
        if predicted.size != target.size:
            where = f"{type(self).__name__}.update"
            raise ShapeError.of(where, f"targets of shape {predicted.shape}", target.shape)
        wide = complex if "c" in (predicted.dtype.kind, target.dtype.kind) else float
        differences = predicted.astype(wide) - target.astype(wide).reshape(predicted.shape)
        self._sum += float(self._distance(differences).sum())
        self._samples += target.shape[0] if target.ndim else 1

    def eval(self) -> float:
        """The distance of a sample, on average.

        Raises:
            StateError: If nothing was seen.

        """
        if self._samples == 0:
            raise self._nothing_seen()
        return self._sum / self._samples


class MAE(_Distance):
    """The absolute error: summed over the elements of a sample, averaged over samples.

    >>> round(MAE()([0.1, 0.2, 0.6], [0.1, 0.25, 0.7]), 6)
    0.05

    """

    _names = ("mae",)

    @staticmethod
    def _distance(differences: np.ndarray) -> np.ndarray:
        absolute: np.ndarray = np.abs(differences)
        return absolute


class MSE(_Distance):
    """The squared error: summed over the elements of a sample, averaged over samples.

    >>> round(MSE()([0.1, 0.2, 0.6], [0.1, 0.25, 0.5]), 6)
    0.004167

    """

    _names = ("mse",)

    @staticmethod
    def _distance(differences: np.ndarray) -> np.ndarray:
        squared: np.ndarray = np.square(np.abs(differences))
        return squared
