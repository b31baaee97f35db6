"""How alike rows are in direction."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError

from .example import SCORES, Example
from .metric import Metric, rearrange_inputs

__all__ = ["CosineSimilarity"]


class CosineSimilarity(Metric):
    """The product of each pair of rows of a matrix, divided by their lengths; of the last batch.

    Args:
        similarity: "cosine", or "dot" for the products alone.
        reduction: "none" for the matrix (rows, rows), "sum" or "mean" along its last axis.
        zero_diagonal: Whether a row beside itself counts 0.

    Raises:
        ArgumentTypeError: If an argument is of another type.
        ArgumentValueError: If one is another word.

    >>> CosineSimilarity(zero_diagonal=False)([[3.0, 4.0], [3.0, 4.0]]).round(4)
    array([[1., 1.],
           [1., 1.]])

    """

    _names = ("cosine_similarity",)
    _example = Example(inputs=(SCORES,), last_only=True)

    def __init__(
        self, similarity: str = "cosine", reduction: str = "none", zero_diagonal: bool = True
    ) -> None:
        super().__init__()
        for name, value, allowed in (
            ("similarity", similarity, ("cosine", "dot")),
            ("reduction", reduction, ("none", "sum", "mean")),
        ):
            if not isinstance(value, str):
                raise ArgumentTypeError.of(f"CosineSimilarity({name})", "a str", value)
            if value not in allowed:
                expected = " or ".join(map(repr, allowed))
                raise ArgumentValueError.of(f"CosineSimilarity({name})", expected, repr(value))
        if not isinstance(zero_diagonal, bool):
            raise ArgumentTypeError.of("CosineSimilarity(zero_diagonal)", "a bool", zero_diagonal)
        self.similarity, self.reduction = similarity, reduction
        self.zero_diagonal = zero_diagonal
        self.clear()

    def clear(self) -> None:
        """Forget what was seen."""
        self._matrix: np.ndarray | None = None

    @rearrange_inputs
    def update(self, *inputs: Any) -> None:
        """Take in a matrix; what was seen before is forgotten, as in MindSpore.

        Raises:
            ArgumentValueError: If there is not one input.
            ShapeError: If it is no matrix.

        """
        if len(inputs) != 1:
            raise ArgumentValueError.of("CosineSimilarity.update", "one input", len(inputs))
        rows = self._convert_data(inputs[0]).astype(np.float64)
        if rows.ndim != 2:
            raise ShapeError.of("CosineSimilarity.update", "a matrix", rows.shape)
        if self.similarity == "cosine":
            with np.errstate(invalid="ignore"):  # a row of zeros has no direction: NaN
                rows = rows / np.linalg.norm(rows, axis=1, keepdims=True)
        self._matrix = rows @ rows.T

    def eval(self) -> np.ndarray:
        """The similarities of the last batch.

        Raises:
            StateError: If nothing was seen.

        """
        if self._matrix is None:
            raise self._nothing_seen()
        found = self._matrix.copy()
        if self.zero_diagonal:
            np.fill_diagonal(found, 0)
        if self.reduction == "none":
            return found
        total: np.ndarray = getattr(found, self.reduction)(axis=-1)
        return total
