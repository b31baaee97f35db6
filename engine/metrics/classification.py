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

    _any_shape = False  # whether labels are taken in any shape

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
            labels = class_numbers(where, scores, labels, any_shape=self._any_shape)
        else:
            check_multilabel(where, scores, labels)
        if self._class_num not in {0, scores.shape[1]}:
            raise ArgumentValueError.of(where, f"{self._class_num} classes", scores.shape[1])
        self._class_num = scores.shape[1] if scores.size else self._class_num
        return scores, labels

    def _positives(self, inputs: tuple[Any, ...]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """How many true, predicted and actual positives there are, float64.

        Each has a number for each class; for labels of several classes, one for each sample,
        because that is what MindSpore counts there. Of no samples it is empty.
        """
        scores, labels = self._scores_and_labels(inputs)
        if scores.size == 0:
            return np.zeros(0), np.zeros(0), np.zeros(0)
        if self._type == "multilabel":
            found, true = (
                one.swapaxes(1, 0).reshape(self._class_num, -1).astype(np.float64)
                for one in (scores, labels)
            )
            return (found * true).sum(axis=0), found.sum(axis=0), true.sum(axis=0)
        labels = whole(f"{type(self).__name__}.update", labels, self._class_num).reshape(-1)
        predicted = scores.argmax(axis=1).reshape(-1)
        true, found, actual = (
            np.bincount(numbers, minlength=self._class_num).astype(np.float64)
            for numbers in (predicted[predicted == labels], predicted, labels)
        )
        return true, found, actual


def is_one_hot(labels: np.ndarray) -> bool:
    """Whether there are only zeros and ones, and one of them for each sample."""
    if labels.ndim < 2 or not np.isin(labels, (0, 1)).all():
        return False
    return bool((labels.sum(axis=1) == 1).all())


def whole(where: str, numbers: np.ndarray, classes: int, what: str = "labels") -> np.ndarray:
    """Class numbers of any type as those that index.

    Raises:
        ArgumentValueError: If one is no whole number from 0 to before `classes`.

    """
    if numbers.size and not 0 <= numbers.min() <= numbers.max() < classes:
        reach = f"{what} from 0 to {classes - 1}"
        raise ArgumentValueError.of(where, reach, f"{numbers.min()} to {numbers.max()}")
    found: np.ndarray = numbers.astype(np.intp)
    if (found != numbers).any():
        got = numbers[found != numbers].flat[0]
        raise ArgumentValueError.of(where, f"{what} that are whole numbers", got)
    return found


def class_numbers(
    where: str, scores: np.ndarray, labels: np.ndarray, *, any_shape: bool = False
) -> np.ndarray:
    """The labels as class numbers, after a check against scores of shape (N, C, …).

    Args:
        where: Who asks, for the error.
        scores: A score for each class.
        labels: Class numbers of shape (N, …), or one-hot labels.
        any_shape: Whether as many class numbers of another shape are right, too.

    Raises:
        ShapeError: If they do not fit.

    """
    if scores.shape == labels.shape and is_one_hot(labels):
        labels = labels.argmax(axis=1)
    expected = scores.shape[:1] + scores.shape[2:]
    if any_shape and scores.ndim > 1 and labels.size == np.prod(expected):
        labels = labels.reshape(expected)
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
