"""Several surfaces or lines of one kind as a band: their mean, and how far they lie apart.

A random direction is one of very many; what two networks differ by is often less than what two
directions of one do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from numbers import Integral, Real

import numpy as np

from insight.errors import SummaryValueError, ValueKindError

from .checkpoints import Source, centre
from .model import Model
from .normalize import checked_normalize
from .parameters import Array
from .plane import Plane
from .random_plane import RandomDirection, checked_seed
from .surface import Surface
from .work import in_memory, row_losses_of

_LINES, _SURFACES = "random_lines", "band_of"


@dataclass(frozen=True, eq=False)
class Band:
    """Losses at the same coordinates in several directions or planes.

    Attributes:
        x: Coordinates along the first direction, (nx,).
        y: Along the second, (ny,); empty of lines.
        losses: All of them, (k, nx) of lines or (k, ny, nx) of surfaces.
        mean: Over the k.
        deviation: Over the k, by k - 1.
        lowest: Of the k.
        highest: Of the k.

    """

    x: Array
    y: Array
    losses: Array
    mean: Array
    deviation: Array
    lowest: Array
    highest: Array


def random_lines(
    model: Model,
    parameters: Source,
    size: int = 51,
    reach: float = 1.0,
    *,
    directions: int = 10,
    seed: int = 0,
    normalize: str = "filter",
    names: Iterable[str] | None = None,
) -> Band:
    """The loss along random directions through the parameters, from -reach to reach.

    Args:
        model: The model; it stays as it is.
        parameters: Its parameters, or a checkpoint file, whose trained parameters count.
        size: Points of each line, at least 2; with an odd number the middle is one.
        reach: How far to go on either side; 1 is a filter's own length with `"filter"`.
        directions: How many lines, at least 2.
        seed: The lines are along the first axes of `random_plane`s of this seed and those after it.
        normalize: See `random_plane`.
        names: Which parameters move; None: all.

    Raises:
        ValueKindError: If a number is of another type.
        SummaryValueError: If a number is out of its range, or as `random_plane`.
        PathError, CheckpointError: As `random_plane`.

    >>> class Bowl:
    ...     def parameters(self): return {"w": np.ones((1, 4))}
    ...     def loss(self, parameters): return float(np.square(parameters["w"] - 1).sum())
    >>> band = random_lines(Bowl(), Bowl().parameters(), size=3)
    >>> band.losses.shape, band.mean.round(6)
    ((10, 3), array([4., 0., 4.]))

    """
    for name, count in (("size", size), ("directions", directions)):
        if not isinstance(count, Integral) or isinstance(count, bool):
            raise ValueKindError.of(f"{_LINES}: {name}", "a whole number", count)
        if count < 2:
            raise SummaryValueError.of(f"{_LINES}: {name}", "at least 2", count)
    if not isinstance(reach, Real) or isinstance(reach, bool):
        raise ValueKindError.of(f"{_LINES}: reach", "a number", reach)
    if not 0 < reach < np.inf:
        raise SummaryValueError.of(f"{_LINES}: reach", "a number above 0", reach)
    seed = checked_seed(_LINES, seed)
    checked_normalize(_LINES, normalize)
    origin = centre(parameters)
    moving = None if names is None else list(names)
    for name in moving or ():
        if name not in origin:
            expected = f"some of {list(origin)[:8]}"
            raise SummaryValueError.of(f"{_LINES}: names", expected, repr(name))
    still = {
        name: np.broadcast_to(np.zeros((), array.dtype), array.shape)
        for name, array in origin.items()
    }
    x = np.linspace(-reach, reach, int(size))
    losses = np.empty((int(directions), x.size))
    for index in range(int(directions)):
        direction = RandomDirection(origin, (seed + index, 0), normalize, moving)
        plane = in_memory(Plane(origin, (direction, still), kind="line"))
        losses[index] = row_losses_of(model, plane)(x, 0.0)
    return _band(x, np.empty(0), losses)


def band_of(surfaces: Sequence[Surface]) -> Band:
    """Surfaces of several planes on the same grid, such as those of random planes of several seeds.

    Raises:
        SummaryValueError: If there are fewer than two, or their axes differ.

    >>> from insight.landscape.random_plane import random_plane
    >>> from insight.landscape.surface import surface
    >>> class Bowl:
    ...     def parameters(self): return {"w": np.ones((1, 4))}
    ...     def loss(self, parameters): return float(np.square(parameters["w"] - 1).sum())
    >>> bowl = Bowl()
    >>> planes = [random_plane(bowl.parameters(), seed=seed) for seed in range(3)]
    >>> band = band_of([surface(bowl, plane, size=3) for plane in planes])
    >>> band.losses.shape, band.deviation[1].round(6)
    ((3, 3, 3), array([0., 0., 0.]))

    """
    held = list(surfaces)
    if len(held) < 2:
        raise SummaryValueError.of(_SURFACES, "at least 2 surfaces", len(held))
    first = held[0]
    for index, other in enumerate(held[1:], 1):
        if not (np.array_equal(first.x, other.x) and np.array_equal(first.y, other.y)):
            hint = "give surface() the same size= and ranges="
            expected = "the axes of the first surface"
            raise SummaryValueError.of(f"{_SURFACES}: {index}", expected, "others", hint)
    return _band(first.x, first.y, np.stack([one.z for one in held]))


def _band(x: Array, y: Array, losses: Array) -> Band:
    with np.errstate(invalid="ignore", over="ignore"):
        mean, deviation = losses.mean(axis=0), losses.std(axis=0, ddof=1)
    return Band(x, y, losses, mean, deviation, losses.min(axis=0), losses.max(axis=0))
