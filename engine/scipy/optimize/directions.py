"""Which way to go next: directions that learn from steps how the gradient changes.

Of J. Nocedal and S. Wright, "Numerical Optimization": BFGS is equation 6.17, written out for one
step; the form with a limited memory is algorithm 7.4 with the scale of equation 7.20.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from typing import Any

from engine import ops

from .objective import product


class Directions(ABC):
    """Directions along which a function falls."""

    @abstractmethod
    def of(self, gradient: Any) -> Any:
        """The direction from where the gradient is this."""

    @abstractmethod
    def learn(self, step: Any, change: Any) -> None:
        """Take in a step, and how it changed the gradient."""

    def inverse(self) -> Any:
        """What is known of the inverse of the second derivatives, (n, n), or None."""
        return None


class DenseDirections(Directions):
    """BFGS: the inverse of the second derivatives as a matrix.

    Args:
        like: A vector (n,), for length and number type.

    """

    def __init__(self, like: Any) -> None:
        self._inverse = ops.diag(ops.ones_like(like))

    def of(self, gradient: Any) -> Any:
        """The direction from where the gradient is this."""
        return ops.neg(ops.mv(self._inverse, gradient))

    def learn(self, step: Any, change: Any) -> None:
        """Take in a step, and how it changed the gradient."""
        curvature = product(change, step)
        if not curvature > 0:  # rounding; no positive definite matrix has it
            return
        seen = ops.mv(self._inverse, change)
        scale = (1 + product(change, seen) / curvature) / curvature
        crossed = ops.mul(ops.outer(step, seen), 1 / curvature)
        known = ops.sub(self._inverse, ops.add(crossed, ops.t(crossed)))
        self._inverse = ops.add(known, ops.mul(ops.outer(step, step), scale))

    def inverse(self) -> Any:
        """The matrix, (n, n)."""
        return self._inverse


class LimitedDirections(Directions):
    """L-BFGS: the last steps alone, in the place of the matrix.

    Args:
        history_size: How many.

    """

    # Below it a step says nothing of the second derivatives, as in MindSpore.
    _LEAST_CURVATURE = 1e-10

    def __init__(self, history_size: int) -> None:
        self._steps: deque[tuple[Any, Any, float]] = deque(maxlen=history_size)

    def of(self, gradient: Any) -> Any:
        """The direction from where the gradient is this."""
        found, shares = gradient, []
        for step, change, curvature in reversed(self._steps):
            share = product(step, found) / curvature
            found = ops.sub(found, ops.mul(change, share))
            shares.append(share)
        if self._steps:
            _, change, curvature = self._steps[-1]
            found = ops.mul(found, curvature / product(change, change))
        for (step, change, curvature), share in zip(self._steps, reversed(shares), strict=True):
            found = ops.add(found, ops.mul(step, share - product(change, found) / curvature))
        return ops.neg(found)

    def learn(self, step: Any, change: Any) -> None:
        """Take in a step, and how it changed the gradient."""
        curvature = product(change, step)
        if curvature > self._LEAST_CURVATURE:
            self._steps.append((step, change, curvature))
