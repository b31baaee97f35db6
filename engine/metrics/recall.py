"""How many of the samples of a class were found."""

from __future__ import annotations

from .counts import Share

__all__ = ["Recall"]


class Recall(Share):
    """For each class, the true positives among the samples that are of it.

    With `"multilabel"`, for each sample, the predicted labels among those that are true.

    Args:
        eval_type: `"classification"` or `"multilabel"`, see `EvaluationBase`.

    Raises:
        ArgumentTypeError: If it is neither.

    >>> recall = Recall("classification")
    >>> recall.update([[0.2, 0.5], [0.3, 0.1], [0.9, 0.6]], [1, 0, 1])
    >>> recall.eval().tolist()
    [1.0, 0.5]

    """

    _names = ("recall",)

    _of = "actual"
