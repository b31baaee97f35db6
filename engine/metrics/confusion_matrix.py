"""Which class is taken for which."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .classification import whole
from .example import Example
from .metric import Metric, rearrange_inputs

__all__ = ["ConfusionMatrix"]

# What each way of normalising sums over to get its divisor.
SUMS: dict[str, Any] = {"no_norm": None, "target": 1, "prediction": 0, "all": (0, 1)}


class ConfusionMatrix(Metric):
    """How many samples of the class of a row were taken for the class of a column.

    Args:
        num_classes: How many classes there are.
        normalize: `"no_norm"` counts; `"target"` divides by the sums of the rows, `"prediction"`
            by those of the columns, `"all"` by the number of samples.
        threshold: Predictions of the labels' shape that are not whole numbers become 1 from
            here on and 0 below.

    Raises:
        ArgumentTypeError: If the number of classes is not an int, or the threshold not a float.
        ArgumentValueError: If there is no such way to normalise, or there are no classes.

    >>> matrix = ConfusionMatrix(num_classes=2)
    >>> matrix.update([1, 0, 1, 0], [1, 0, 0, 1])
    >>> matrix.eval().tolist()
    [[1.0, 1.0], [1.0, 1.0]]

    """

    _names = ("confusion_matrix",)
    _example = Example(options={"num_classes": 3})

    def __init__(
        self, num_classes: int, normalize: str = "no_norm", threshold: float = 0.5
    ) -> None:
        super().__init__()
        if isinstance(num_classes, bool) or not isinstance(num_classes, int):
            raise ArgumentTypeError.of("ConfusionMatrix(num_classes)", "an int", num_classes)
        if num_classes < 1:
            raise ArgumentValueError.of("ConfusionMatrix(num_classes)", "at least 1", num_classes)
        if normalize not in SUMS:
            raise ArgumentValueError.of(
                "ConfusionMatrix(normalize)", f"one of {list(SUMS)}", repr(normalize)
            )
        if not isinstance(threshold, float):
            raise ArgumentTypeError.of("ConfusionMatrix(threshold)", "a float", threshold)
        self.num_classes = num_classes
        self.normalize = normalize
        self.threshold = threshold
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self.confusion_matrix = np.zeros((self.num_classes, self.num_classes))
        self._is_update = False

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in predictions of shape (N, C, …) or (N, …), and class numbers of shape (N, …).

        Raises:
            ArgumentValueError: If there are not two inputs, or a class number is out of range.
            ShapeError: If their shapes do not fit.

        """
        predicted, actual = self._pair(inputs)
        if predicted.ndim == actual.ndim + 1 and predicted.ndim > 1:
            predicted = predicted.argmax(axis=1)
        elif predicted.dtype.kind in "fV":
            predicted = (predicted >= self.threshold).astype(np.intp)
        where = "ConfusionMatrix.update"
        if predicted.shape != actual.shape:
            raise ShapeError.of(where, f"labels of shape {predicted.shape}", actual.shape)
        rows, columns = (
            whole(where, one, self.num_classes, "classes") for one in (actual, predicted)
        )
        pairs = (rows * self.num_classes + columns).reshape(-1)
        counts = np.bincount(pairs, minlength=self.num_classes**2)
        self.confusion_matrix += counts.reshape(self.confusion_matrix.shape)
        self._is_update = True

    def eval(self) -> np.ndarray:
        """The matrix, float64; a row or column without samples is 0.

        Raises:
            StateError: If nothing was seen.

        """
        if not self._is_update:
            raise self._nothing_seen()
        if self.normalize == "no_norm":
            return self.confusion_matrix.copy()
        sums = self.confusion_matrix.sum(axis=SUMS[self.normalize], keepdims=True)
        normalized: np.ndarray = self.confusion_matrix / np.maximum(sums, 1)
        return normalized
