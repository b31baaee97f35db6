"""Whether the fast losses of a plane are those of the network, at three points of it."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

import numpy as np

from engine.train.landscape.samples import Samples, sample_count
from engine.train.rehearsal import Standing
from insight.landscape import Plane

from .traced import Traced, same_elsewhere, traced

Array = np.ndarray[Any, np.dtype[Any]]
OfBatch = Callable[..., Any]
"""What is wanted of a batch with the parameters that the network has now: the loss, or a tuple."""

TOLERANCE = 1e-6  # of the loss, or of 1 where that is more


class NetworkModel(Protocol):
    """What is asked of a model; `LandscapeModel` says more."""

    samples: Samples

    @property
    def recomputes(self) -> bool:
        """Whether statistics of batch norms are made anew at each point."""
        ...

    def loss(self, parameters: Mapping[str, Array]) -> float:
        """The mean loss with these parameters."""
        ...

    def measured(self, parameters: Mapping[str, Array]) -> Mapping[str, float]:
        """`loss` and other numbers with these parameters, by name."""
        ...

    def loss_of(self, *batch: Any) -> Any:
        """The loss of a batch with the parameters that the network has now."""
        ...

    def accuracy_of(self, *batch: Any) -> tuple[Any, Any]:
        """The loss of a batch and its accuracy, of one pass."""
        ...

    def holding(self, parameters: Mapping[str, Array]) -> AbstractContextManager[None]:
        """Inside the block the network has these parameters."""
        ...

    def kept(self, moving: Mapping[str, Any]) -> AbstractContextManager[Standing]:
        """After the block the network is as it was before; inside, by what is given."""
        ...

    def told_of(self, parameters: Mapping[str, Array], before: Standing) -> Mapping[str, float]:
        """`measured`, where the network is kept already; `before` is what it was."""
        ...

    def put(self, parameters: Mapping[str, Array]) -> None:
        """Give the network these parameters, where it is held already."""
        ...

    def network_parameters(self) -> Mapping[str, Any]:
        """All parameters of the network."""
        ...


class FastLosses(Protocol):
    """The losses of rows in a fast form: `PlaneLosses`, or `ReplayedLosses` on a GPU."""

    def __call__(self, x: Array, y: float) -> Array:
        """The losses in float64, (nx,)."""
        ...

    def measures(self, x: Array, y: float) -> Array:
        """All that is wanted, then the loss's standard error and of how many parts; (k + 2, nx)."""
        ...

    def beginning(self, x: float, y: float) -> list[float] | None:
        """All that is wanted of the first samples alone; None: not told."""
        ...


def traces_of(model: NetworkModel, of_batch: OfBatch) -> list[Traced]:
    """All batches, traced with the parameters that the network has now."""
    own = list(model.network_parameters().values())
    return [traced(of_batch, batch, own, sample_count(batch)) for batch in model.samples.batches]


def disagreement(
    model: NetworkModel,
    plane: Plane,
    of_batch: OfBatch,
    rows: FastLosses,
    here: Sequence[Traced],
    piece: Traced | None,
) -> str | None:
    """Why the rows are not those of the network; None where they are.

    At the origin all samples are compared. Elsewhere the first few, where the same steps tell what
    these alone give; if they do not agree, all of them decide. Called while the network is held.

    Args:
        model: The model.
        plane: The plane.
        of_batch: What the rows tell of each batch.
        rows: The fast form.
        here: All batches at the plane's origin.
        piece: The first samples of the first batch there, of which the rows tell the beginning.

    """
    points = _elsewhere(plane)
    at_origin = _fast_ends(rows, 0.0, 0.0, len(here[0].ends))
    expected = ends_of(model, here)
    agrees = piece is not None and is_close(at_origin, expected)
    if agrees and all(_is_same(model, plane, of_batch, rows, piece, point) for point in points):
        return None
    elsewhere = []
    for point in points:
        with model.holding(plane.at(*point)):
            elsewhere.append(traces_of(model, of_batch))
    if not all(all(map(same_elsewhere, here, there)) for there in elsewhere):
        return "it computes other operators or constants elsewhere on the plane"
    given = [expected, *(ends_of(model, there) for there in elsewhere)]
    found = [at_origin, *(_fast_ends(rows, *point, len(expected)) for point in points)]
    if is_close(found, given):
        return None
    told, fast = (one if len(expected) > 1 else [loss for (loss,) in one] for one in (given, found))
    return f"at three points it gives {told}, the fast form {fast}"


def _is_same(
    model: NetworkModel,
    plane: Plane,
    of_batch: OfBatch,
    rows: FastLosses,
    piece: Traced | None,
    point: tuple[float, float],
) -> bool:
    """Whether the first samples give at a point what the rows tell of them."""
    assert piece is not None
    own = model.network_parameters().values()
    columns = [column[: piece.count] for column in model.samples.batches[0]]
    model.put(plane.at(*point))
    there = traced(of_batch, columns, own, piece.count)
    return same_elsewhere(piece, there) and is_close(rows.beginning(*point), there.ends)


def _fast_ends(rows: FastLosses, x: float, y: float, count: int) -> list[float]:
    """The loss, and what else is wanted, of all samples at a point."""
    if count == 1:
        return rows(np.array([x]), y).tolist()
    found: list[float] = rows.measures(np.array([x]), y)[:count, 0].tolist()
    return found


def ends_of(model: NetworkModel, traces: Sequence[Traced]) -> list[float]:
    """The ends of all batches together."""
    counts, total = model.samples.counts, sum(model.samples.counts)
    each = zip(*(one.ends for one in traces), strict=True)
    return [sum(map(operator.mul, end, counts)) / total for end in each]


def is_close(found: Any, expected: Any) -> bool:
    """Whether numbers are those that are expected, to rounding."""
    return bool(np.allclose(found, expected, rtol=TOLERANCE, atol=TOLERANCE, equal_nan=True))


def _elsewhere(plane: Plane) -> tuple[tuple[float, float], ...]:
    """Points on both sides of the origin, about as far out as the plane is looked at.

    What Python computes of numbers is in no graph; it shows where that differs between points.
    """
    reach = np.abs(plane.path).max(0) if len(plane.path) else np.ones(2)
    x, y = (float(one) if one else 1.0 for one in reach)
    return (x, y), (-x, -y)
