"""What workers are given: rows of a plane, and what computes their losses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

import numpy as np

from insight.errors import ValueKindError, compose

from .model import Model, RowLosses
from .parameters import Array
from .plane import Plane


class Row(NamedTuple):
    """A task: points of one second coordinate."""

    y: float
    x: tuple[float, ...]


@dataclass(frozen=True, eq=False)
class Job:
    """What all rows have in common; it is sent to each worker once.

    Attributes:
        plane: The plane, its arrays in memory.
        model: The model, or None where each worker makes one.
        factory: Makes the model in a worker; what is sent is only the function.

    """

    plane: Plane
    model: Model | None = None
    factory: Callable[[], Model] | None = None

    def begin(self) -> RowLosses:
        """What computes rows, with a model of this process."""
        if self.model is not None:
            return row_losses_of(self.model, self.plane)
        assert self.factory is not None
        return row_losses_of(self.factory(), self.plane)


class Executor(Protocol):
    """Who computes the rows of a job: a queue of them, from which each worker takes the next.

    `close` ends the workers that it began; those that were there before stay.
    """

    def losses(self, job: Job, rows: Sequence[Row]) -> Iterator[tuple[int, Array]]:
        """The index of each row and its losses, (number of points,), in the order they end."""
        ...

    def close(self) -> None: ...


def row_losses_of(model: Model, plane: Plane) -> RowLosses:
    """The losses of rows: by the model's faster way where it has one, else point by point.

    Raises:
        ValueKindError: When called, if the model gives something else than a loss for each point.

    """
    faster = getattr(model, "row_losses", None)
    of_row = faster(plane) if faster is not None else _point_by_point(model, plane)

    def losses(x: Array, y: float) -> Array:
        found = np.asarray(of_row(x, y))
        if found.shape != x.shape or found.dtype.kind not in "fiu":
            got = f"{found.dtype} of shape {found.shape}"
            raise ValueKindError(compose("row_losses", f"numbers of shape {x.shape}", got))
        return found.astype(np.float64)

    return losses


def _point_by_point(model: Model, plane: Plane) -> RowLosses:
    return lambda x, y: np.array([loss_of(model, plane.at(float(one), y)) for one in x])


def loss_of(model: Model, parameters: object) -> float:
    """One loss, as a number.

    Raises:
        ValueKindError: If the model gives something else.

    """
    found = model.loss(parameters)  # type: ignore[arg-type]
    try:
        return float(found)
    except (TypeError, ValueError) as error:
        raise ValueKindError.of("model.loss", "a number", found) from error


def in_memory(plane: Plane) -> Plane:
    """The plane with its origin and directions read once: each point asks for all of them."""
    origin = dict(plane.origin.items())
    first, second = plane.directions
    # Name by name: checkpoints are read once for the arrays of both.
    pairs = {name: (first[name], second[name]) for name in origin}
    directions = tuple({name: pair[k] for name, pair in pairs.items()} for k in (0, 1))
    return replace(plane, origin=origin, directions=(directions[0], directions[1]), checkpoints=())
