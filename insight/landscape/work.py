"""What workers are given: rows of a plane, and what computes their losses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol

from .fast_model import RowLosses
from .model import Model
from .parameters import Array
from .plane import Plane
from .quantities import RowValues, row_values_of


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
        quantities: What is asked for beside the loss.

    """

    plane: Plane
    model: Model | None = None
    factory: Callable[[], Model] | None = None
    quantities: tuple[str, ...] = ()

    def begin(self) -> RowValues:
        """What computes rows, with a model of this process."""
        model = self.model
        if model is None:
            assert self.factory is not None
            model = self.factory()
        return row_values_of(model, self.plane, self.quantities)


class Executor(Protocol):
    """Who computes the rows of a job: a queue of them, from which each worker takes the next.

    `close` ends the workers that it began; those that were there before stay.
    """

    def losses(self, job: Job, rows: Sequence[Row]) -> Iterator[tuple[int, Array]]:
        """The index of each row and its values, (1 + quantities, points), in the order they end."""
        ...

    def close(self) -> None: ...


def row_losses_of(model: Model, plane: Plane) -> RowLosses:
    """The losses of rows: by the model's faster way where it has one, else point by point.

    Raises:
        ValueKindError: When called, if the model gives something else than a loss for each point.

    """
    values = row_values_of(model, plane, ())
    return lambda x, y: values(x, y)[0]


def in_memory(plane: Plane) -> Plane:
    """The plane with its origin and directions read once: each point asks for all of them."""
    origin = dict(plane.origin.items())
    first, second = plane.directions
    # Name by name: checkpoints are read once for the arrays of both.
    pairs = {name: (first[name], second[name]) for name in origin}
    directions = tuple({name: pair[k] for name, pair in pairs.items()} for k in (0, 1))
    return replace(plane, origin=origin, directions=(directions[0], directions[1]), checkpoints=())
