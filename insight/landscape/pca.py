"""Principal axes of a trajectory, from the inner products of its points."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .parameters import Array
from .random_walk import random_walk_cosines, random_walk_variance

_SCORED = 3  # components whose likeness to a random walk is told, at most
_LEAST_SCORED = 1e-6  # share of the variance


class PrincipalAxes(NamedTuple):
    """The principal axes of n points in the order of time, of which the last is the origin.

    Attributes:
        shares: Of the variance along each axis, largest first, (n - 1,).
        coefficients: Of the points' differences from the origin in each of the first two axes,
            which have length 1, (2, n).
        path: Coordinates of the points on the plane of the two, from the origin, (n, 2).
        residual: How far off the plane each point lies, as a share of its way from the origin.
        facts: What a random walk would have, and how alike to one the points are.

    """

    shares: Array
    coefficients: Array
    path: Array
    residual: Array
    facts: dict[str, Any]


def principal_axes(products: Array) -> PrincipalAxes:
    """The principal axes of points.

    Args:
        products: Inner products of their differences from the last one, (n, n) in float64. The
            points have to span a plane: see `plane_share`.

    Source: the snapshot form of PCA: with C the points less their mean, G = C C' = V W V', and
    axis k is C' v_k / sqrt(w_k). As v_k sums to zero, the mean falls out of it.

    >>> points = np.array([[4.0, 0, 0], [2, 1, 0], [0, 0, 0]])
    >>> axes = principal_axes(points @ points.T)
    >>> axes.shares.round(3), np.abs(axes.path).round(3).tolist()
    (array([0.923, 0.077]), [[4.0, 0.0], [2.0, 1.0], [0.0, 0.0]])

    """
    variances, vectors = _decomposed(products)
    coefficients = (vectors[:, :2] / np.sqrt(variances[:2])).T
    path = products @ coefficients.T
    # An axis has no sign of its own: the point that is farthest along it has a positive one.
    farthest = path[np.abs(path).argmax(axis=0), (0, 1)]
    signs = np.where(farthest < 0, -1.0, 1.0)
    path, coefficients = path * signs, coefficients * signs[:, None]
    path[-1] = 0
    shares = np.maximum(variances, 0) / np.maximum(variances, 0).sum()
    scored = max(2, min(_SCORED, int((shares > _LEAST_SCORED).sum())))  # others are rounding
    scores = vectors[:, :scored]
    cosines = random_walk_cosines(scores)
    facts = {
        "cosine_of_axes": float(coefficients[0] @ products @ coefficients[1]),
        "random_walk_score": float(cosines.mean()),
        "random_walk_cosines": cosines.tolist(),
        "random_walk_variance": random_walk_variance(len(products))[: len(cosines)].tolist(),
    }
    return PrincipalAxes(shares, coefficients, path, off_plane(products, path), facts)


def plane_share(products: Array) -> float:
    """The second axis' variance over the first's: 0 where all points lie on one line.

    NaN where all points are the same.
    """
    variances, _ = _decomposed(products)
    return float(variances[1] / variances[0]) if variances[0] > 0 else float("nan")


def plane_gap(products: Array) -> float:
    """How far the second axis' variance lies above the third's, as a share of the first's.

    The smaller it is, the more a plane turns by what products were rounded; NaN where all points
    are the same.
    """
    variances, _ = _decomposed(products)
    third = variances[2] if len(variances) > 2 else 0.0
    return float((variances[1] - third) / variances[0]) if variances[0] > 0 else float("nan")


def off_plane(products: Array, path: Array) -> Array:
    """What share of each point's way from the origin the plane leaves out, (n,); 0 at the origin.

    Args:
        products: Inner products of the points' differences from the origin, (n, n).
        path: Their coordinates along two axes of length 1 at right angles, (n, 2).

    """
    ways = np.diag(products)
    left = np.maximum(ways - (path**2).sum(axis=1), 0)
    shares: Array = np.sqrt(np.divide(left, ways, out=np.zeros(len(ways)), where=ways > 0))
    return shares


def _decomposed(products: Array) -> tuple[Array, Array]:
    """Variances times n, largest first, (n - 1,), and the points' scores, of length 1, (n, n - 1).

    One of the n is zero: the points' mean is taken off.
    """
    count = len(products)
    centring = np.eye(count) - 1 / count
    variances, vectors = np.linalg.eigh(centring @ products @ centring)
    return variances[::-1][: count - 1], vectors[:, ::-1][:, : count - 1]
