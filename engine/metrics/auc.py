"""The area under a curve."""

from __future__ import annotations

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError

__all__ = ["auc"]


def auc(x: np.ndarray, y: np.ndarray, reorder: bool = False) -> float:
    """The area under a curve, by the trapezoidal rule, such as that of `ROC`.

    Args:
        x: Where the points lie; rising or falling unless `reorder`.
        y: How high they are.
        reorder: Whether to sort the points by x first, and by y where x is the same.

    Raises:
        ArgumentTypeError: If one is no array, or `reorder` no bool.
        ArgumentValueError: If they differ in length, have fewer than two points or more than one
            column, or are not in order.

    >>> auc(np.array([0.0, 0.5, 0.5, 1.0]), np.array([0.0, 0.5, 1.0, 1.0]))
    0.625

    """
    if not isinstance(x, np.ndarray) or not isinstance(y, np.ndarray):
        got = x if not isinstance(x, np.ndarray) else y
        raise ArgumentTypeError.of("auc(x, y)", "NumPy arrays", got)
    if not isinstance(reorder, bool):
        raise ArgumentTypeError.of("auc(reorder)", "a bool", reorder)
    x, y = _column("x", x), _column("y", y)  # float64: no sum of whole numbers overflows
    if len(x) != len(y):
        raise ArgumentValueError.of("auc(y)", f"{len(x)} points", len(y))
    if len(x) < 2:
        raise ArgumentValueError.of("auc(x)", "at least two points", len(x))
    if reorder:
        order = np.lexsort((y, x))
        x, y = x[order], y[order]
    steps = np.diff(x)
    falling = bool((steps < 0).any())
    if falling and not (steps <= 0).all():
        hint = "reorder=True sorts it"
        raise ArgumentValueError.of("auc(x)", "points that rise or that fall", x.tolist(), hint)
    area = float((steps * (y[1:] + y[:-1]) / 2).sum())
    return -area if falling else area


def _column(name: str, points: np.ndarray) -> np.ndarray:
    if points.ndim == 1 or (points.ndim == 2 and points.shape[1] == 1):
        return points.reshape(-1).astype(np.float64)
    if points.ndim == 0:
        raise ArgumentTypeError.of(f"auc({name})", "several points", points.item())
    raise ArgumentValueError.of(f"auc({name})", "(points,) or (points, 1)", points.shape)
