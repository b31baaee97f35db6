"""What is found, and what is found wrongly, for every threshold."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError

from .example import LABELS, SCORES, Example
from .metric import Metric, rearrange_inputs

__all__ = ["ROC"]

Curve = tuple[np.ndarray, np.ndarray, np.ndarray]


class ROC(Metric):
    """The receiver operating characteristic of the last batch.

    Args:
        class_num: How many classes there are; None or 1: positive and negative.
        pos_label: Which label is positive; None: 1. With several classes each is in its turn.

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
        self._scores: np.ndarray | None = None
        self._labels: np.ndarray | None = None

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in scores (samples,) or (samples, classes), and labels (samples,).

        What was seen before is forgotten, as in MindSpore.

        Raises:
            ArgumentValueError: If there are not two inputs, or they do not fit.

        """
        scores, labels = self._pair(inputs)
        if scores.shape[:1] != labels.shape or scores.ndim > 2:
            expected = "scores (samples,) or (samples, classes) and labels (samples,)"
            got = f"shapes {scores.shape} and {labels.shape}"
            raise ArgumentValueError.of("ROC.update", expected, got)
        if scores.ndim == 2 and self.class_num not in {None, scores.shape[1]}:
            expected = f"scores of {self.class_num} classes"
            raise ArgumentValueError.of("ROC.update", expected, scores.shape[1])
        self._scores, self._labels = scores, labels

    def eval(self) -> Any:
        """The rates and thresholds of the last batch.

        Raises:
            StateError: If nothing was seen.
            ArgumentValueError: If no label is positive, or none negative.

        """
        if self._scores is None or self._labels is None:
            raise self._nothing_seen()
        if self._scores.ndim == 1:
            positive = 1 if self.pos_label is None else self.pos_label
            return _curve(self._scores, self._labels == positive)
        curves = [
            _curve(self._scores[:, k], self._labels == k) for k in range(self._scores.shape[1])
        ]
        return tuple(map(list, zip(*curves, strict=True)))


def _curve(scores: np.ndarray, positive: np.ndarray) -> Curve:
    """The rates at each different score, from the highest on."""
    for kind, found in (("positive", positive), ("negative", ~positive)):
        if not found.any():
            raise ArgumentValueError.of("ROC.eval", f"at least one {kind} sample", "none")
    order = np.argsort(-scores, kind="stable")
    scores, positive = scores[order], positive[order]
    last = np.r_[np.flatnonzero(np.diff(scores)), len(scores) - 1]  # of those with one score
    hits = np.cumsum(positive)[last]
    misses = 1 + last - hits
    return (
        np.r_[0.0, misses / misses[-1]],
        np.r_[0.0, hits / hits[-1]],
        np.r_[scores[last[0]] + 1, scores[last]],
    )
