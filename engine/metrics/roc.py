"""What is found, and what is found wrongly, for every threshold."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError

from .classification import is_one_hot
from .descending import descending
from .example import LABELS, SCORES, Example
from .metric import Metric, rearrange_inputs

__all__ = ["ROC"]

Curve = tuple[np.ndarray, np.ndarray, np.ndarray]


class ROC(Metric):
    """The receiver operating characteristic of the last batch.

    Args:
        class_num: How many classes there are; None or 1: positive and negative.
        pos_label: Which label is positive; None: 1. With several classes each is in its turn, and
            this must be None.

    Raises:
        ArgumentTypeError: If an argument is no int.

    Returns:
        Of `eval`: rates of false positives, of true positives, and the thresholds from the highest
        on; with several classes a list of each, one a class. A first threshold above all finds
        nothing.

    >>> ROC(pos_label=1)([0.1, 0.4, 0.8], [0, 1, 1])
    (array([0., 0., 0., 1.]), array([0. , 0.5, 1. , 1. ]), array([1.8, 0.8, 0.4, 0.1]))

    """

    _names = ("roc",)
    _example = Example(inputs=(SCORES[:, 1], (LABELS == 1).astype(np.int64)), last_only=True)

    def __init__(self, class_num: int | None = None, pos_label: int | None = None) -> None:
        super().__init__()
        for name, value in (("class_num", class_num), ("pos_label", pos_label)):
            if value is not None and (isinstance(value, bool) or not isinstance(value, int)):
                raise ArgumentTypeError.of(f"ROC({name})", "an int or None", value)
        self.class_num, self.pos_label = class_num, pos_label
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._seen: tuple[np.ndarray, np.ndarray] | None = None

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in scores and labels; what was seen before is forgotten, as in MindSpore.

        Args:
            *inputs: Positive and negative: scores and labels of one shape, or scores (samples, 1)
                and labels (samples,). Several classes: scores (samples, classes), and class numbers
                (samples,) or one-hot labels.

        Raises:
            ArgumentValueError: If there are not two inputs, or they do not fit each other or the
                arguments.

        """
        scores, labels = self._pair(inputs)
        several = self.class_num not in {None, 1}
        if several and scores.shape == labels.shape and scores.ndim == 2 and is_one_hot(labels):
            labels = labels.argmax(axis=1)
        columns = (*labels.shape, self.class_num if several else 1)
        if labels.ndim == 1 and scores.shape == columns:
            scores = scores if several else scores.reshape(-1)
        elif several or scores.shape != labels.shape:
            alike = "scores and labels of one shape, or of (samples, 1) and (samples,)"
            parts = f"scores (samples, {self.class_num}) and labels (samples,)"
            got = f"shapes {scores.shape} and {labels.shape}"
            hint = "give class_num for several classes"
            raise ArgumentValueError.of("ROC.update", parts if several else alike, got, hint)
        else:
            scores, labels = scores.reshape(-1), labels.reshape(-1)
        if several and self.pos_label is not None:
            expected = "no pos_label beside several classes"
            raise ArgumentValueError.of("ROC.update", expected, self.pos_label)
        self._seen = scores.copy(), labels.copy()

    def eval(self) -> Any:
        """The rates and thresholds of the last batch.

        Raises:
            StateError: If nothing was seen.
            ArgumentValueError: If no label is positive, or none negative.

        """
        if self._seen is None:
            raise self._nothing_seen()
        scores, labels = self._seen
        if scores.ndim == 1:
            return _curve(scores, labels == (1 if self.pos_label is None else self.pos_label))
        curves = [_curve(scores[:, k], labels == k) for k in range(scores.shape[1])]
        return tuple(map(list, zip(*curves, strict=True)))


def _curve(scores: np.ndarray, positive: np.ndarray) -> Curve:
    """The rates at each different score, from the highest on."""
    for kind, found in (("positive", positive), ("negative", ~positive)):
        if not found.any():
            raise ArgumentValueError.of("ROC.eval", f"at least one {kind} sample", "none")
    order = descending(scores)
    scores, positive = scores[order], positive[order]
    if scores.dtype.kind in "iubV":  # one above the highest must fit; V: bfloat16
        scores = scores.astype(np.float32 if scores.dtype.kind == "V" else np.int64)
    last = np.r_[np.flatnonzero(scores[1:] != scores[:-1]), len(scores) - 1]  # of each score
    hits = np.cumsum(positive)[last]
    misses = 1 + last - hits
    return (
        np.r_[0.0, misses / misses[-1]],
        np.r_[0.0, hits / hits[-1]],
        np.r_[scores[last[0]] + 1, scores[last]],
    )
