"""How many of the samples that were called a class are of it."""

from __future__ import annotations

from .counts import Share

__all__ = ["Precision"]


class Precision(Share):
    """For each class, the true positives among the samples predicted as it.

    With `"multilabel"`, for each sample, the true labels among those predicted.

    Args:
        eval_type: `"classification"` or `"multilabel"`, see `EvaluationBase`.

    Raises:
        ArgumentTypeError: If it is neither.

    >>> precision = Precision("classification")
    >>> precision.update([[0.2, 0.5], [0.3, 0.1], [0.9, 0.6]], [1, 0, 1])
    >>> precision.eval().tolist()
    [0.5, 1.0]

    """

    _names = ("precision",)

    _of = "predicted"
