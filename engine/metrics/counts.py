"""True positives as a share of something else: what precision and recall have in common."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError

from .classification import EvaluationBase
from .metric import rearrange_inputs

TINY = sys.float_info.min  # keeps a class without samples at 0 instead of 0/0


class Share(EvaluationBase):
    """True positives divided by the predicted or by the actual positives."""

    _of = "predicted"

    def __init__(self, eval_type: str = "classification") -> None:
        super().__init__(eval_type)
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._class_num = 0
        self._true = np.zeros(0)
        self._all = np.zeros(0)

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in scores and labels.

        Raises:
            ArgumentValueError: If there are not two inputs, or their values do not fit.
            ShapeError: If their shapes do not fit.

        """
        true, predicted, actual = self._positives(inputs)
        positives = predicted if self._of == "predicted" else actual
        if not true.size:
            return
        if self._type == "multilabel":  # one place a sample, so batches stand side by side
            self._true = np.concatenate([self._true, true])
            self._all = np.concatenate([self._all, positives])
        else:
            self._true = true + (self._true if self._true.size else 0)
            self._all = positives + (self._all if self._all.size else 0)

    def eval(self, average: bool = False) -> Any:
        """The share of each class (or sample), float64, or their mean.

        Args:
            average: Whether to average, every class counting the same.

        Raises:
            ArgumentTypeError: If `average` is not a bool.
            StateError: If nothing was seen.

        """
        if self._true.size == 0:
            raise self._nothing_seen()
        if not isinstance(average, bool):
            raise ArgumentTypeError.of(f"{type(self).__name__}.eval(average)", "a bool", average)
        shares = self._true / (self._all + TINY)
        return float(shares.mean()) if average else shares
