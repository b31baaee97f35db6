"""A curve of low loss between two networks: mode connectivity."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Integral, Real

import numpy as np

from insight.errors import SummaryValueError, ValueKindError

from .checkpoints import Source
from .line import barrier_of, checked_points, ends_of, points_between
from .model import DifferentiableModel
from .parameters import Array
from .quantities import by_name, chosen, values_of

_WHERE = "connect"
_MEAN, _SQUARE, _TINY = 0.9, 0.999, 1e-8  # Adam's


@dataclass(frozen=True, eq=False)
class Curve:
    """A quadratic Bezier curve `(1 - t)^2 a + 2 t (1 - t) bend + t^2 b`.

    Attributes:
        t: Where on it, (n,): 0 is the first network, 1 the second.
        loss: The losses there, (n,).
        barrier: The most by which one exceeds the straight line between the losses of the ends; 0
            where none does. NaN where one of them is no number.
        a, b: The ends, by name.
        bend: The point that was trained, by name: `checkpoint_plane(a, b, bend)` shows the curve.
        quantities: What the model tells of the points beside the loss, by name, (n,).

    """

    t: Array
    loss: Array
    barrier: float
    a: Mapping[str, Array]
    b: Mapping[str, Array]
    bend: Mapping[str, Array]
    quantities: Mapping[str, Array] = field(default_factory=dict)

    def at(self, t: float) -> dict[str, Array]:
        """The parameters at a point of the curve, each array in its type at `a`."""
        return _at(self.a, self.bend, self.b, t)


def connect(
    model: DifferentiableModel,
    a: Source,
    b: Source,
    size: int = 51,
    *,
    steps: int = 300,
    rate: float = 0.01,
    seed: int = 0,
    quantities: Sequence[str] | None = None,
) -> Curve:
    """A curve between two networks, bent by training until the loss on it is low.

    Where the network has batch norms, take a model that makes their statistics anew at each point.

    Args:
        model: The model, whose gradient is used; it stays as it is.
        a: One set of its parameters: the file of a checkpoint, or a mapping of arrays by name.
        b: Another.
        size: Points at which the loss is told at the end, both ends among them.
        steps: Steps of the training, a gradient each.
        rate: Of Adam, falling to 0 along half a cosine.
        seed: Of the points of the curve at which gradients are taken.
        quantities: What else to compute at the points of the end, as for `interpolate`.

    Raises:
        ValueKindError: If an argument is of another type, or the model has no gradient.
        SummaryValueError: If an argument is out of its range, or `a` or `b` lacks a parameter.
        CheckpointError, PathError: If a file is damaged, or not there.

    Source: Garipov et al., arXiv:1802.10026, section 3: the expected loss at t uniform in [0, 1],
    over one bend; with Adam in place of momentum.

    >>> class Ring:
    ...     def parameters(self):
    ...         return {"w": np.zeros(2)}
    ...
    ...     def loss(self, parameters):
    ...         return float((parameters["w"] @ parameters["w"] - 1) ** 2)
    ...
    ...     def gradient(self, parameters):
    ...         w = parameters["w"]
    ...         return {"w": 4 * (w @ w - 1) * w}
    >>> ends = {"w": np.array([1.0, 0.0])}, {"w": np.array([0.0, 1.0])}
    >>> curve = connect(Ring(), *ends, steps=200, rate=0.05)
    >>> curve.barrier < 0.01, curve.at(0)["w"]
    (True, array([1., 0.]))

    """
    count, _ = checked_points(_WHERE, size)
    if not callable(getattr(model, "gradient", None)):
        raise ValueKindError.of(_WHERE, "a model with gradient(parameters)", model)
    if not isinstance(steps, Integral) or not isinstance(rate, Real):
        raise ValueKindError.of(_WHERE, "steps and rate as numbers", (steps, rate))
    if steps < 1 or not 0 < rate < np.inf:
        raise SummaryValueError.of(_WHERE, "steps and a rate above 0", (steps, rate))
    names = chosen(model, quantities, _WHERE)
    first, last = ends_of(model, a, b)
    bend = {
        name: array.astype(np.float64) for name, array in points_between(first, last, 0.5).items()
    }
    _train(model, first, bend, last, int(steps), float(rate), seed)
    t = np.linspace(0.0, 1.0, count)
    values = [values_of(model, _at(first, bend, last, float(one)), names) for one in t]
    loss, told = by_name(names, np.array(values).T)
    kept = {name: array.astype(first[name].dtype) for name, array in bend.items()}
    return Curve(t, loss, barrier_of(t, loss, loss[0], loss[-1]), first, last, kept, told)


def _train(
    model: DifferentiableModel,
    first: Mapping[str, Array],
    bend: dict[str, Array],
    last: Mapping[str, Array],
    steps: int,
    rate: float,
    seed: int,
) -> None:
    """Move the bend, in place, down the loss at points of the curve drawn one a step."""
    rng = np.random.default_rng(seed)
    mean = {name: np.zeros_like(array) for name, array in bend.items()}
    square = {name: np.zeros_like(array) for name, array in bend.items()}
    for step in range(1, steps + 1):
        t = float(rng.random())
        slopes = model.gradient(_at(first, bend, last, t))
        now = rate * (1 + np.cos(np.pi * (step - 1) / steps)) / 2
        for name, moved in bend.items():
            slope = 2 * t * (1 - t) * slopes[name].astype(np.float64)
            mean[name] = _MEAN * mean[name] + (1 - _MEAN) * slope
            square[name] = _SQUARE * square[name] + (1 - _SQUARE) * slope**2
            size = np.sqrt(square[name] / (1 - _SQUARE**step)) + _TINY
            moved -= now * mean[name] / (1 - _MEAN**step) / size


def _at(
    first: Mapping[str, Array], bend: Mapping[str, Array], last: Mapping[str, Array], t: float
) -> dict[str, Array]:
    shares = (1 - t) ** 2, 2 * t * (1 - t), t**2
    return {
        name: (shares[0] * array + shares[1] * bend[name] + shares[2] * last[name]).astype(
            array.dtype, copy=False
        )
        for name, array in first.items()
    }
