"""How many samples are right."""

from __future__ import annotations

from typing import Any

from .classification import EvaluationBase
from .metric import rearrange_inputs

__all__ = ["Accuracy"]


class Accuracy(EvaluationBase):
    """The share of samples whose class, or whose every label, is right.

    A label that is no class, such as -1 for a sample to be ignored, counts as wrong.

    Args:
        eval_type: `"classification"` or `"multilabel"`, see `EvaluationBase`.

    Raises:
        ArgumentTypeError: If it is neither.

    >>> accuracy = Accuracy()
    >>> accuracy.update([[0.2, 0.5], [0.3, 0.1], [0.9, 0.6]], [1, 0, 1])
    >>> accuracy.eval()
    0.6666666666666666

    """

    _names = ("acc", "accuracy")

    def __init__(self, eval_type: str = "classification") -> None:
        super().__init__(eval_type)
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._correct = self._total = self._class_num = 0

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in scores and labels.

        Raises:
            ArgumentValueError: If there are not two inputs, or their values do not fit.
            ShapeError: If their shapes do not fit.

        """
        scores, labels = self._scores_and_labels(inputs)
        if self._type == "multilabel":
            # A place of an image, say, is right when all its labels are.
            right = (scores == labels).swapaxes(1, -1).reshape(-1, scores.shape[1]).all(axis=1)
        else:
            right = scores.argmax(axis=1).reshape(-1) == labels.reshape(-1)
        self._correct += int(right.sum())
        self._total += right.size

    def eval(self) -> float:
        """The share, from 0 to 1.

        Raises:
            StateError: If nothing was seen.

        """
        if self._total == 0:
            raise self._nothing_seen()
        return self._correct / self._total
