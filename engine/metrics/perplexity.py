"""How surprised a model is by what came."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, StateError

from .classification import whole
from .example import Example
from .metric import Metric, rearrange_inputs

__all__ = ["Perplexity"]


class Perplexity(Metric):
    """One over the probability that was given to the right classes, as a geometric mean.

    A probability counts for at least 1e-10.

    Args:
        ignore_label: A class whose samples do not count, or None.

    Raises:
        ArgumentTypeError: If it is no int.

    >>> Perplexity()([[0.5, 0.5], [0.5, 0.5]], [1, 0])
    2.0

    """

    _names = ("perplexity",)
    _example = Example()

    def __init__(self, ignore_label: int | None = None) -> None:
        super().__init__()
        if ignore_label is not None and (
            isinstance(ignore_label, bool) or not isinstance(ignore_label, int)
        ):
            raise ArgumentTypeError.of("Perplexity(ignore_label)", "an int or None", ignore_label)
        self.ignore_label = ignore_label
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._sum, self._samples = 0.0, 0

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in probabilities (…, classes), and a class number for each of them.

        Raises:
            ArgumentValueError: If there are not two inputs, or a label is no class.
            StateError: If there are more or fewer class numbers.

        """
        shares, labels = self._pair(inputs)
        if shares.ndim == 0 or labels.size != np.prod(shares.shape[:-1]):
            raise StateError(
                f"Perplexity.update expected labels of shape {shares.shape[:-1]}, "
                f"got {labels.shape}."
            )
        labels = labels.reshape(-1)
        rows = shares.reshape(len(labels), shares.shape[-1]).astype(np.float64)
        if self.ignore_label is not None:
            counted = labels != self.ignore_label
            rows, labels = rows[counted], labels[counted]
        labels = whole("Perplexity.update", labels, rows.shape[1])
        given = rows[np.arange(len(labels)), labels]
        self._sum -= float(np.log(np.maximum(given, 1e-10)).sum())
        self._samples += len(labels)

    def eval(self) -> float:
        """The perplexity over all samples.

        Raises:
            StateError: If nothing was seen.

        """
        if self._samples == 0:
            raise self._nothing_seen()
        return float(np.exp(self._sum / self._samples))
