"""The loss on the straight line between two networks, and the barrier on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Integral, Real

import numpy as np

from insight.errors import SummaryValueError, ValueKindError

from .checkpoints import Source, snapshots
from .model import Model
from .parameters import Array, Parameters
from .plane import Plane
from .quantities import by_name, chosen, row_values_of, values_of
from .repair import Repair

_WHERE = "interpolate"


@dataclass(frozen=True, eq=False)
class Line:
    """The loss on a way between two networks.

    Attributes:
        t: Where on it, (n,): 0 is the first network, 1 the second.
        loss: The losses there, (n,).
        barrier: The most by which a loss between them exceeds the straight line between their own
            two losses; 0 where none does. NaN where one of them is no number.
        quantities: What the model tells of the points beside the loss, by name, (n,):
            `sampling_error`, `accuracy`, `validation_loss`, …

    """

    t: Array
    loss: Array
    barrier: float
    quantities: Mapping[str, Array] = field(default_factory=dict)


def interpolate(
    model: Model,
    a: Source,
    b: Source,
    size: int = 51,
    *,
    beyond: float = 0.0,
    repair: bool = False,
    quantities: Sequence[str] | None = None,
) -> Line:
    """The loss on the straight line `(1 - t) a + t b`.

    Where the network has batch norms, take a model that makes their statistics anew at each point:
    those of `a` and `b` belong to neither between them.

    Args:
        model: The model; it stays as it is.
        a: One set of its parameters: the file of a checkpoint, or a mapping of arrays by name.
        b: Another.
        size: Points, both ends among them; at least 2.
        beyond: How far to go beyond each end, as a share of the way; those losses do not count for
            the barrier.
        repair: Whether the channels of the networks between both are put right, see `Repair`: for
            networks without batch norms that were aligned. The model has `channel_moments`, which
            is asked once a layer at each point; nothing lies beyond the ends then.
        quantities: What else to compute at each point, as for `surface`: by default all that the
            model tells, and () for the loss alone.

    Raises:
        ValueKindError: If an argument is of another type.
        SummaryValueError: If an argument is out of its range, or `a` or `b` lacks a parameter.
        CheckpointError, PathError: If a file is damaged, or not there.

    Source: Goodfellow et al., arXiv:1412.6544; the barrier of Frankle et al., arXiv:1912.05671,
    above the line between both ends and not above their mean.

    >>> class Hill:
    ...     def parameters(self):
    ...         return {"w": np.zeros(1)}
    ...
    ...     def loss(self, parameters):
    ...         return float(1 - parameters["w"][0] ** 2)
    >>> line = interpolate(Hill(), {"w": np.array([-1.0])}, {"w": np.array([1.0])}, size=5)
    >>> line.t.tolist(), line.loss.tolist(), line.barrier
    ([0.0, 0.25, 0.5, 0.75, 1.0], [0.0, 0.75, 1.0, 0.75, 0.0], 1.0)

    """
    count, share = checked_points(_WHERE, size, beyond)
    first, last = ends_of(model, a, b)
    names = chosen(model, quantities, _WHERE)
    if repair:
        return _repaired(model, first, last, count, share, names)
    way = {name: _way(first[name], last[name]) for name in first}
    still = {
        name: np.broadcast_to(np.zeros((), array.dtype), array.shape) for name, array in way.items()
    }
    values = row_values_of(model, Plane(first, (way, still), kind="line"), names)
    t = np.linspace(-share, 1 + share, count)
    ends = values(np.array([0.0, 1.0]), 0.0)[0]
    loss, told = by_name(names, values(t, 0.0))
    return Line(t, loss, barrier_of(t, loss, ends[0], ends[1]), told)


def _repaired(
    model: Model,
    first: Parameters,
    last: Parameters,
    count: int,
    beyond: float,
    names: tuple[str, ...],
) -> Line:
    if beyond:
        raise SummaryValueError.of(f"{_WHERE}: beyond", "0 with repair", beyond)
    between = Repair(model, first, last)
    t = np.linspace(0.0, 1.0, count)
    values = np.array([values_of(model, between.at(one), names) for one in t.tolist()])
    loss, told = by_name(names, values.T)
    return Line(t, loss, barrier_of(t, loss, loss[0], loss[-1]), told)


def checked_points(where: str, size: int, beyond: float = 0.0) -> tuple[int, float]:
    """The number of points and the share beyond the ends, as numbers."""
    if not isinstance(size, Integral) or isinstance(size, bool):
        raise ValueKindError.of(f"{where}: size", "a whole number", size)
    if not isinstance(beyond, Real) or isinstance(beyond, bool):
        raise ValueKindError.of(f"{where}: beyond", "a number", beyond)
    if size < 2:
        raise SummaryValueError.of(f"{where}: size", "at least 2 points", size)
    if not 0 <= beyond < np.inf:
        raise SummaryValueError.of(f"{where}: beyond", "a share of the way, 0 or more", beyond)
    return int(size), float(beyond)


def ends_of(model: Model, a: Source, b: Source) -> tuple[dict[str, Array], dict[str, Array]]:
    """Those parameters of two networks that the model has, in memory."""
    first, last = snapshots([a, b], list(model.parameters()))
    return dict(first.items()), dict(last.items())


def barrier_of(t: Array, loss: Array, first: float, last: float) -> float:
    """The most by which losses between t = 0 and 1 exceed the line between those of the ends.

    >>> barrier_of(np.array([0.0, 0.5, 1.0]), np.array([1.0, 2.0, 2.0]), 1.0, 2.0)
    0.5

    """
    between = (t >= 0) & (t <= 1)
    above = loss[between] - ((1 - t[between]) * first + t[between] * last)
    return float(max(0.0, above.max())) if np.isfinite(above).all() else float("nan")


def _way(first: Array, last: Array) -> Array:
    """The difference, in float64 where rounding would miss the end."""
    difference: Array = last.astype(np.float64) - first
    return difference


def points_between(first: Parameters, last: Mapping[str, Array], t: float) -> dict[str, Array]:
    """`(1 - t) first + t last`, each array in its type."""
    return {
        name: ((1 - t) * array + t * last[name]).astype(array.dtype, copy=False)
        for name, array in first.items()
    }
