"""What metrics of classes share: shapes of predictions and labels, and one-hot forms of both."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .metric import Metric

__all__ = ["EvaluationBase"]

EVAL_TYPES = ("classification", "multilabel")


class EvaluationBase(Metric):
    """A metric of classes: one class a sample, or several labels a sample.

    Args:
        eval_type: `"classification"`: scores of shape (N, C, …) and class numbers of shape (N, …),
            or one-hot labels. `"multilabel"`: zeros and ones of shape (N, C, …) both.

    Raises:
        ArgumentTypeError: If it is neither.

    """

    def __init__(self, eval_type: str) -> None:
        super().__init__()
        if eval_type not in EVAL_TYPES:
            raise ArgumentTypeError(
                f"{type(self).__name__} expected an eval_type of {EVAL_TYPES}, got {eval_type!r}."
            )
        self._type = eval_type
        self._class_num = 0

    def _scores_and_labels(self, inputs: tuple[Any, ...]) -> tuple[np.ndarray, np.ndarray]:
        """Checked scores and class numbers, or checked zeros and ones."""
        scores, labels = self._pair(inputs)
        where = f"{type(self).__name__}.update"
        if self._type == "classification":
            labels = class_numbers(where, scores, labels)
        else:
            check_multilabel(where, scores, labels)
        if self._class_num not in {0, scores.shape[1]}:
            raise ArgumentValueError.of(where, f"{self._class_num} classes", scores.shape[1])
        self._class_num = scores.shape[1]
        return scores, labels

    def _indicators(self, inputs: tuple[Any, ...]) -> tuple[np.ndarray, np.ndarray]:
        """Predictions and labels as zeros and ones, to be summed over the first axis.

        The other axis has a place for each class; for labels of several classes, one for each
        sample, because that is what MindSpore counts there.
        """
        scores, labels = self._scores_and_labels(inputs)
        if self._type == "multilabel":
            flat = (self._class_num, -1)
            return scores.swapaxes(1, 0).reshape(flat), labels.swapaxes(1, 0).reshape(flat)
        if labels.size and not 0 <= labels.min() <= labels.max() < self._class_num:
            reach = f"labels from 0 to {self._class_num - 1}"
            where = f"{type(self).__name__}.update"
            raise ArgumentValueError.of(where, reach, f"{labels.min()} to {labels.max()}")
        predicted = scores.argmax(axis=1)
        return one_hot(predicted, self._class_num), one_hot(labels, self._class_num)


def is_one_hot(labels: np.ndarray) -> bool:
    """Whether there are only zeros and ones, and one of them for each sample."""
    if labels.ndim < 2 or not np.isin(labels, (0, 1)).all():
        return False
    return bool((labels.sum(axis=1) == 1).all())


def one_hot(numbers: np.ndarray, classes: int) -> np.ndarray:
    """Class numbers of any shape as rows of zeros with a one, float64."""
    return np.eye(classes)[numbers.reshape(-1).astype(np.intp)]


def class_numbers(where: str, scores: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """The labels as class numbers, after a check against scores of shape (N, C, …).

    Raises:
        ShapeError: If they do not fit.

    """
    if scores.ndim == labels.ndim and is_one_hot(labels):
        labels = labels.argmax(axis=1)
    expected = scores.shape[:1] + scores.shape[2:]
    if scores.ndim < 2 or labels.shape != expected:
        hint = "scores are (N, C, ...), labels (N, ...) or one-hot"
        raise ShapeError.of(where, f"labels of shape {expected}", labels.shape, hint)
    return labels


def check_multilabel(where: str, scores: np.ndarray, labels: np.ndarray) -> None:
    """Raise unless both are zeros and ones of one shape (N, C, …)."""
    if scores.ndim < 2 or scores.shape != labels.shape:
        raise ShapeError.of(where, f"labels of shape {scores.shape}, (N, C, ...)", labels.shape)
    if not (np.isin(scores, (0, 1)).all() and np.isin(labels, (0, 1)).all()):
        hint = "compare the scores with a threshold first"
        raise ArgumentValueError.of(where, "zeros and ones", "other numbers", hint)
