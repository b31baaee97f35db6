"""Losses between those that were computed, and by how much they may be off.

Cubic radial functions with a linear term go through the known losses in several scales at once. How
far they are off is told by leaving each known loss out in turn: that needs no new system of
equations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from .parameters import Array

SCALES = ("square root", "logarithm", "linear")
"""What the functions are fitted to; a loss is rarely smooth in all three."""

LARGEST = 1e150
"""Losses beyond it are predicted as little as those that are not finite."""

_MOST_AT_ONCE = 500  # points, above which parts of the plane ask their own: n^3 otherwise
_MOST_PAIRS = 2_000_000  # of known and wanted points
_MARGIN = 6  # spaces between known points, from which they count for a part
_FEWEST = 6
_NEAR_ZERO = 1e-4  # of the range: what is added before the root, as at the minimum it has no slope
_NEAREST = 4  # known points, the worst of which counts as much as the mean of all
_ROUNDING = 1e-12


_Back = Callable[[Array], Array]


class Prediction(NamedTuple):
    """What is known of wanted points.

    Attributes:
        losses: The losses, (k,); NaN where too few are known, or all on one line.
        error: By how much each is expected to be off, in the unit of the loss, (k,), or infinite.
        reach: How far each lies from known ones, (k,): the error of a unit of roughness.

    """

    losses: Array
    error: Array
    reach: Array


def is_usable(losses: Array) -> Array:
    """Which losses can be predicted from and compared with."""
    usable: Array = np.isfinite(losses) & (np.abs(np.nan_to_num(losses)) < LARGEST)
    return usable


def predicted(points: Array, losses: Array, wanted: Array) -> Prediction:
    """The losses at wanted points.

    Args:
        points: Where losses are known, (n, 2), no point twice; on each axis in steps of about 1.
        losses: The losses there, (n,), usable ones.
        wanted: Where they are asked for, (k, 2).

    Source: S. Rippa, "An algorithm for selecting a good value for the parameter c in radial basis
    function interpolation" (1999), for the losses left out. Where the surface is r times rougher
    beside a point than a unit, its error is r times that of a unit: the power function of the
    points, which the same system gives.

    """
    count = len(wanted)
    found = Prediction(np.full(count, np.nan), np.full(count, np.inf), np.ones(count))
    _fill(found, points, losses, wanted, np.arange(count))
    return found


def _fill(found: Prediction, points: Array, losses: Array, wanted: Array, part: Array) -> None:
    """Predict a part of the wanted points, in halves where that is too much at once."""
    if not part.size:
        return
    few = len(points) <= _MOST_AT_ONCE and len(points) * part.size <= _MOST_PAIRS
    box = wanted[part]
    low, high = box.min(0), box.max(0)
    extent = high - low
    if few or extent.max() < 1:
        if len(points) >= _FEWEST:
            _fit(found, points, losses, wanted, part)
        return
    axis = int(extent.argmax())
    middle = (low[axis] + high[axis]) / 2
    below = box[:, axis] <= middle
    for half in (part[below], part[~below]):
        if half.size:
            near = _near(points, wanted[half])
            _fill(found, points[near], losses[near], wanted, half)


def _near(points: Array, wanted: Array) -> Array:
    """Which known points count for wanted ones: those around them, too."""
    low, high = wanted.min(0), wanted.max(0)
    space = np.sqrt(max(float(np.prod(np.ptp(points, axis=0) + 1)) / len(points), 1.0))
    margin = _MARGIN * space
    near: Array = ((points >= low - margin) & (points <= high + margin)).all(axis=1)
    return near


def _fit(found: Prediction, points: Array, losses: Array, wanted: Array, part: Array) -> None:
    width = float(np.ptp(points, axis=0).max()) or 1.0
    middle = points.mean(0)
    known, asked = (points - middle) / width, (wanted[part] - middle) / width
    own, across = cubed(known, known), cubed(asked, known)
    linear = with_one(known)
    matrix = np.block([[own, linear], [linear.T, np.zeros((3, 3))]])
    try:
        inverse = np.linalg.inv(matrix)
    except np.linalg.LinAlgError:  # they lie on one line
        return
    scaled, back = in_scales(losses)
    weights = inverse[:, : len(points)] @ scaled
    basis = np.concatenate([across, with_one(asked)], axis=1)
    diagonal = np.diag(inverse)[: len(points)]
    diagonal = np.where(np.abs(diagonal) > _ROUNDING, diagonal, _ROUNDING)
    left_out = back(scaled - weights[: len(points)] / diagonal[:, None])
    rough = roughness(left_out - losses[:, None], np.abs(diagonal))
    reach = np.sqrt(np.abs(((basis @ inverse) * basis).sum(1)))
    errors = _around(rough, across) * reach[:, None]
    each = back(basis @ weights)
    found.losses[part], found.error[part] = mixed(each, errors, float(np.abs(losses).max()))
    found.reach[part] = reach


def roughness(off: Array, stiffness: Array) -> Array:
    """Of known points: by how much each is off without itself, (n, s), for a unit of reach."""
    finite = np.nan_to_num(np.abs(off), nan=np.inf, posinf=LARGEST)
    found: Array = np.minimum(finite * np.sqrt(stiffness)[:, None], LARGEST)
    return found


def mixed(each: Array, errors: Array, largest: float) -> tuple[Array, Array]:
    """Losses told in several scales, (k, s), each by how well it does, and their errors."""
    held = errors + _ROUNDING * (largest or 1.0)
    counts = (held.min(axis=1, keepdims=True) / held) ** 2  # so that none is beyond all numbers
    counts /= counts.sum(axis=1, keepdims=True)
    return (each * counts).sum(1), np.sqrt((counts * errors**2).sum(1))


def _around(rough: Array, cubed: Array) -> Array:
    """How rough it is beside each wanted point, in each scale: of all, near ones more."""
    weights = 1 / (cubed + _ROUNDING)
    weights /= weights.sum(axis=1, keepdims=True)
    squares = rough**2
    nearest = np.argpartition(cubed, min(_NEAREST, cubed.shape[1] - 1), axis=1)[:, :_NEAREST]
    found: Array = np.sqrt((weights @ squares + squares[nearest].max(1)) / 2)
    return found


def cubed(one: Array, other: Array) -> Array:
    """The cubed distances of points from others."""
    x, y = (np.subtract.outer(one[:, k], other[:, k]) for k in (0, 1))
    squares = x * x + y * y
    cubes: Array = squares * np.sqrt(squares)
    return cubes


def with_one(points: Array) -> Array:
    """Points with a 1 before them: what a linear function of them multiplies."""
    return np.concatenate([np.ones((len(points), 1)), points], axis=1)


def in_scales(losses: Array) -> tuple[Array, _Back]:
    """Losses in each scale, (n, 3), and what makes losses of them."""
    lowest, highest = float(losses.min()), float(losses.max())
    base, width = min(0.0, lowest), highest - lowest or 1.0
    above, least = losses - base, _NEAR_ZERO * width
    scaled = np.stack([np.sqrt(above + least), np.log(above + 10 * least), losses], axis=1)

    def back(values: Array) -> Array:
        root, logarithm, linear = values.T
        found = [
            np.sign(root) * root**2 - least + base,
            np.exp(np.minimum(logarithm, np.log(LARGEST))) - 10 * least + base,
            linear,
        ]
        # A function that swings beyond what it was fitted to says nothing there.
        return np.stack(found, axis=1).clip(lowest - width, highest + width)

    return scaled, back
