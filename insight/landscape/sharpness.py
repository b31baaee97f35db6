"""How sharp the minimum is that a training found, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from insight.errors import SummaryValueError

from .box import box_rise
from .eigenpairs import Effort, eigenpairs
from .hessian import Hessian
from .hessian_plane import checked_tolerance
from .model import DifferentiableModel
from .parameters import Array
from .random_plane import RandomDirection, checked_seed

_WHERE = "sharpness"
_SMALLEST_TOLERANCE = 1e-2  # it lies among many that are hardly larger, and costs the most


@dataclass(frozen=True)
class Rise:
    """How much the loss rises at a distance, in filter-normalised random directions.

    Attributes:
        radius: The distance: 1 moves each filter by its own length.
        mean: Over the directions.
        deviation: Over the directions; it is often as large as the mean.
        lowest: Of all directions.
        highest: Of all directions.
        directions: How many.

    """

    radius: float
    mean: float
    deviation: float
    lowest: float
    highest: float
    directions: int


@dataclass(frozen=True, eq=False)
class Sharpness:
    """What is known of the loss around a point.

    Attributes:
        loss: At the point.
        gradient_length: Of the gradient there; far from 0, the point is no minimum.
        eigenvalues: The largest of the Hessian, in descending order.
        smallest_eigenvalue: Below 0 at a saddle; NaN where it was not asked for.
        trace: The sum of all eigenvalues, estimated.
        trace_error: The standard error of that estimate.
        rises: The rise of the loss at each radius; none where every array has less than two axes.
        ball_radius: The radius of a ball around the point.
        ball_rise: The highest rise that was found in it; there may be higher ones.
        box_epsilon: The size of a box around the point, `epsilon * (|θ_i| + 1)` to either side of
            each parameter.
        box_sharpness: The highest rise that was found in it, in percent of 1 + `loss`; NaN where it
            was not asked for, or the loss is below -1.
        facts: How it was found: seed, step, numbers of probes and products, ….

    """

    loss: float
    gradient_length: float
    eigenvalues: Array
    smallest_eigenvalue: float
    trace: float
    trace_error: float
    rises: tuple[Rise, ...]
    ball_radius: float
    ball_rise: float
    box_epsilon: float
    box_sharpness: float
    facts: dict[str, Any]


def sharpness(
    model: DifferentiableModel,
    seed: int = 0,
    *,
    eigenvalues: int = 2,
    smallest: bool = True,
    probes: int = 30,
    directions: int = 10,
    radii: Sequence[float] = (0.5, 1.0),
    ball_radius: float = 0.05,
    box_epsilon: float | None = 1e-3,
    step: float | None = None,
    tolerance: float | None = None,
    most_products: int = 1000,
) -> Sharpness:
    """Figures of how sharp the loss is around a model's parameters.

    Eigenvalues, trace and ball depend on how a network writes down what it computes: with a layer's
    weights doubled and the next one's halved they change, and the loss does not. Of two networks
    compare the rises, which do not change so, and with their spread.

    Args:
        model: It has `parameters()`, `loss(parameters)` and `gradient(parameters)`.
        seed: Of every draw; not below 0.
        eigenvalues: How many of the largest.
        smallest: Whether to look for the smallest, too, which costs the most.
        probes: Vectors of ±1 for the trace, at least 2; a product each.
        directions: Random directions for the rises, at least 2; a loss each for every radius.
        radii: Distances in lengths of the filters.
        ball_radius: The radius of the ball, in the parameters' own units.
        box_epsilon: The size of the box; None: no search, which takes some dozen gradients.
        step: Half the way between two gradients; see `Hessian`.
        tolerance: Of the largest eigenvalues; see `hessian_plane`.
        most_products: After how many products an end of the spectrum is given up.

    Raises:
        ValueKindError: If the model has no `gradient`.
        SummaryValueError: As `hessian_plane`.

    Sources: the trace is Hutchinson's estimate E[v'Hv] (1989) with v of ±1. Rises: Li et al.,
    arXiv:1712.09913. The ball: max L(θ + e) - L(θ) over |e| <= ρ of SAM, Foret et al.,
    arXiv:2010.01412, equation 1; tried are e along the gradient, which is their step, and both ways
    along the first eigenvector, as at a minimum the gradient tells nothing. The box: Keskar et al.,
    arXiv:1609.04836, definition 2.1, in all parameters; see `box_rise`.

    >>> class Bowl:
    ...     curvature = np.array([[4.0, 1.0], [2.0, 0.5]])
    ...     def parameters(self): return {"w": np.zeros((2, 2))}
    ...     def gradient(self, parameters): return {"w": self.curvature * parameters["w"]}
    ...     def loss(self, parameters):
    ...         return float((self.curvature * parameters["w"] ** 2).sum() / 2)
    >>> found = sharpness(Bowl(), ball_radius=0.1)
    >>> found.eigenvalues.round(6), round(found.smallest_eigenvalue, 6), round(found.trace, 6)
    (array([4., 2.]), 0.5, 7.5)
    >>> round(found.ball_rise, 6)
    0.02

    """
    seed = checked_seed(_WHERE, seed)
    for name, value, least in (
        ("eigenvalues", eigenvalues, 1),
        ("probes", probes, 2),
        ("directions", directions, 2),
    ):
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            expected = f"a whole number from {least}"
            raise SummaryValueError.of(f"{_WHERE}: {name}", expected, repr(value))
    sizes = [("ball_radius", ball_radius), *(("radii", radius) for radius in radii)]
    sizes += [] if box_epsilon is None else [("box_epsilon", box_epsilon)]
    for name, number in sizes:
        if not 0 < number < np.inf:
            raise SummaryValueError.of(f"{_WHERE}: {name}", "numbers above 0", number)
    hessian = Hessian(model, step)
    count = min(eigenvalues, hessian.size)
    sought = checked_tolerance(_WHERE, tolerance, hessian)
    effort = Effort(seed, sought, most_products)
    values, vectors = eigenpairs(hessian, count, "largest", effort)
    lowest = float("nan")
    if smallest:
        eased = effort._replace(tolerance=max(sought, _SMALLEST_TOLERANCE))
        lowest = float(eigenpairs(hessian, 1, "smallest", eased)[0][0])
    trace, trace_error = _trace(hessian, probes, seed)
    loss = float(model.loss(dict(hessian.origin)))
    gradient = hessian.gradient(np.zeros(hessian.size))
    highest = float("nan")
    if box_epsilon is not None:
        random = np.random.default_rng([seed, 2]).choice([-1.0, 1.0], hessian.size)
        ways = [gradient, vectors[0], -vectors[0], random]
        highest = box_rise(model, hessian, loss, box_epsilon, ways)
    return Sharpness(
        loss=loss,
        gradient_length=float(np.linalg.norm(gradient)),
        eigenvalues=values,
        smallest_eigenvalue=lowest,
        trace=trace,
        trace_error=trace_error,
        rises=tuple(_rises(model, hessian, loss, seed, directions, radii)),
        ball_radius=float(ball_radius),
        ball_rise=_ball_rise(
            model, hessian, loss, ball_radius, [gradient, vectors[0], -vectors[0]]
        ),
        box_epsilon=float("nan") if box_epsilon is None else float(box_epsilon),
        box_sharpness=100 * highest / (1 + loss) if loss > -1 else float("nan"),
        facts={
            "seed": seed,
            "step": None if hessian.is_exact else hessian.step,
            "tolerance": sought,
            "probes": probes,
            "products": hessian.products,
        },
    )


def _trace(hessian: Hessian, probes: int, seed: int) -> tuple[float, float]:
    generator = np.random.default_rng([seed, 1])
    found = np.empty(probes)
    for index in range(probes):
        vector = generator.choice([-1.0, 1.0], hessian.size)
        found[index] = vector @ hessian.product(vector)
    return float(found.mean()), float(found.std(ddof=1) / np.sqrt(probes))


def _rises(
    model: DifferentiableModel,
    hessian: Hessian,
    loss: float,
    seed: int,
    directions: int,
    radii: Sequence[float],
) -> list[Rise]:
    origin = hessian.origin
    if all(len(array.shape) < 2 for array in origin.arrays.values()):
        return []
    found = np.empty((len(radii), directions))
    for index in range(directions):
        # The first axes of planes with these seeds.
        direction = dict(RandomDirection(origin, (seed + index, 0), "filter"))
        for row, radius in enumerate(radii):
            moved = {
                name: (array + radius * direction[name]).astype(array.dtype, copy=False)
                for name, array in origin.items()
            }
            found[row, index] = model.loss(moved) - loss
    return [_rise(radius, row) for radius, row in zip(radii, found, strict=True)]


def _rise(radius: float, rises: Array) -> Rise:
    mean, deviation = float(rises.mean()), float(rises.std(ddof=1))
    return Rise(float(radius), mean, deviation, float(rises.min()), float(rises.max()), rises.size)


def _ball_rise(
    model: DifferentiableModel, hessian: Hessian, loss: float, radius: float, ways: list[Array]
) -> float:
    """The highest rise on the edge of the ball along some ways; 0 at the centre."""
    lengths = [float(np.linalg.norm(way)) for way in ways]
    edges = [way * (radius / length) for way, length in zip(ways, lengths, strict=True) if length]
    return max(0.0, *(float(model.loss(hessian.moved(edge))) - loss for edge in edges))
