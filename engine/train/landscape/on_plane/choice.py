"""The fast losses of a plane where they are those of the network; else the network's own."""

from __future__ import annotations

import logging
import operator
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any, Protocol

import numpy as np

from engine.errors import EngineError
from engine.train.landscape.samples import Samples, sample_count
from insight.landscape import Plane

from .held import Affine, Fixed, Held
from .laying import Laying
from .plane_losses import PlaneLosses
from .traced import Traced, same_elsewhere, same_operators, traced

Array = np.ndarray[Any, np.dtype[Any]]
RowLosses = Callable[[Array, float], Array]
OfBatch = Callable[..., Any]
"""What is wanted of a batch with the parameters that the network has now: the loss, or a tuple."""

TOLERANCE = 1e-6  # of the loss, or of 1 where that is more
_logger = logging.getLogger("engine.train")


class NetworkModel(Protocol):
    """What is asked of a model; `LandscapeModel` says more."""

    mode: str
    samples: Samples

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

    def network_parameters(self) -> Mapping[str, Any]:
        """All parameters of the network."""
        ...


def row_losses_of(model: NetworkModel, plane: Plane) -> RowLosses:
    """A function of a row's coordinates that gives its losses.

    The choice between the fast form and the network follows from the model and the plane alone, so
    that all workers make the same.
    """
    rows = _fast(model, plane, model.loss_of)
    return _by_network(model, plane) if rows is None else rows


def row_measures_of(model: NetworkModel, plane: Plane, names: tuple[str, ...]) -> RowLosses:
    """The same of losses and some quantities, (1 + k, nx).

    Args:
        model: The model.
        plane: The plane.
        names: Some of `accuracy`, `sampling_error` and `sampling_parts`.

    """
    ends = ("loss", "accuracy") if "accuracy" in names else ("loss",)
    fast = _fast(model, plane, model.accuracy_of if len(ends) > 1 else model.loss_of)
    if fast is None:
        return by_points(model, plane, names)
    made = (*ends, "sampling_error", "sampling_parts")
    rows = [made.index(name) for name in ("loss", *names)]
    return lambda x, y: fast.measures(x, y)[rows]


def by_points(model: NetworkModel, plane: Plane, names: tuple[str, ...]) -> RowLosses:
    """The numbers of these names by the network itself, the loss first; (1 + k, nx)."""

    def measures(x: Array, y: float) -> Array:
        out = np.empty((1 + len(names), np.size(x)))
        for k, one in enumerate(np.asarray(x, np.float64).reshape(-1).tolist()):
            found = model.measured(plane.at(one, float(y)))
            out[:, k] = [found[name] for name in ("loss", *names)]
        return out

    return measures


def _by_network(model: NetworkModel, plane: Plane) -> RowLosses:
    def losses(x: Array, y: float) -> Array:
        coordinates = np.asarray(x, np.float64).reshape(-1)
        return np.array([model.loss(plane.at(float(one), float(y))) for one in coordinates])

    return losses


def _fast(model: NetworkModel, plane: Plane, of_batch: OfBatch) -> PlaneLosses | None:
    """The fast form of the numbers of a batch; without one the log says why."""
    try:
        rows, why = _laid_out(model, plane, of_batch)
    except (EngineError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        rows, why = None, f"{type(error).__name__}: {error}"
    if rows is None:
        _logger.warning("The landscape is computed point by point by the network itself: %s.", why)
    return rows


def _laid_out(
    model: NetworkModel, plane: Plane, of_batch: OfBatch
) -> tuple[PlaneLosses | None, str]:
    """The fast form, or why there is none."""
    if model.mode == "recompute":
        return None, "batch statistics are made anew at each point"
    own = model.network_parameters()
    if not all(isinstance(one.array, np.ndarray) for one in own.values()):
        return None, "the network is not on the CPU"
    points = _elsewhere(plane)
    elsewhere = [_traces(model, plane.at(*point), of_batch) for point in points]
    with model.holding(plane.at(0, 0)):
        here = _batch_traces(model, of_batch)
        batches = list(zip(model.samples.batches, here, model.samples.counts, strict=True))
        if not all(all(map(same_elsewhere, here, there)) for there in elsewhere):
            return None, "it computes other operators or constants elsewhere on the plane"
        laying = Laying(
            _on_plane(plane, own),
            lambda batch, count: traced(of_batch, batch, own.values(), count),
        )
        rows = laying.rows(batches)
        if not all(same_operators(here[0], one, laying.cut) for one in here[1:]):
            return None, "it computes other operators or constants of other batches"
    many = len(here[0].ends)
    measures = rows.measures if many > 1 else lambda x, y: rows(x, y)[None]
    found = [measures(np.array([x]), y)[:many, 0].tolist() for x, y in ((0.0, 0.0), *points)]
    expected = [_ends(model, there) for there in (here, *elsewhere)]
    if not _close(found, expected):
        given, fast = (
            one if many > 1 else [first for (first,) in one] for one in (expected, found)
        )
        return None, f"at three points it gives {given}, the fast form {fast}"
    return rows, ""


def _traces(
    model: NetworkModel, parameters: Mapping[str, Array], of_batch: OfBatch
) -> list[Traced]:
    with model.holding(parameters):
        return _batch_traces(model, of_batch)


def _batch_traces(model: NetworkModel, of_batch: OfBatch) -> list[Traced]:
    own = list(model.network_parameters().values())
    return [traced(of_batch, batch, own, sample_count(batch)) for batch in model.samples.batches]


def _ends(model: NetworkModel, traces: list[Traced]) -> list[float]:
    """The ends of all batches together."""
    counts, total = model.samples.counts, sum(model.samples.counts)
    each = zip(*(one.ends for one in traces), strict=True)
    return [sum(map(operator.mul, end, counts)) / total for end in each]


def _close(found: list[list[float]], expected: list[list[float]]) -> bool:
    return bool(np.allclose(found, expected, rtol=TOLERANCE, atol=TOLERANCE, equal_nan=True))


def _elsewhere(plane: Plane) -> tuple[tuple[float, float], ...]:
    """Points on both sides of the origin, about as far out as the plane is looked at.

    What Python computes of numbers is in no graph; it shows where that differs between points.
    """
    reach = np.abs(plane.path).max(0) if len(plane.path) else np.ones(2)
    x, y = (float(one) if one else 1.0 for one in reach)
    return (x, y), (-x, -y)


def _on_plane(plane: Plane, own: Mapping[str, Any]) -> dict[str, Held]:
    """What each parameter of the network is on the plane."""
    held: dict[str, Held] = {}
    for name, parameter in own.items():
        dtype = parameter.array.dtype
        if name not in plane.origin:
            held[name] = Fixed(parameter.asnumpy())
            continue
        start, along_x, along_y = (
            np.ascontiguousarray(one[name], dtype).reshape(parameter.shape)
            for one in (plane.origin, *plane.directions)
        )
        parts = [one if one.any() else None for one in (along_x, along_y)]
        fixed = all(one is None for one in parts)
        held[name] = Fixed(start.copy()) if fixed else Affine((start.copy(), parts[0], parts[1]))
    return held
