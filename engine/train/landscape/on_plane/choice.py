"""The fast losses of a plane where they are those of the network; else the network's own."""

from __future__ import annotations

import logging
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
TOLERANCE = 1e-6  # of the loss, or of 1 where that is more
_logger = logging.getLogger("engine.train")


class NetworkModel(Protocol):
    """What is asked of a model; `LandscapeModel` says more."""

    mode: str
    samples: Samples

    def loss(self, parameters: Mapping[str, Array]) -> float:
        """The mean loss with these parameters."""
        ...

    def loss_of(self, *batch: Any) -> Any:
        """The loss of a batch with the parameters that the network has now."""
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
    try:
        rows, why = _laid_out(model, plane)
    except (EngineError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        rows, why = None, f"{type(error).__name__}: {error}"
    if rows is not None:
        return rows
    _logger.warning("The landscape is computed point by point by the network itself: %s.", why)
    return _by_network(model, plane)


def _by_network(model: NetworkModel, plane: Plane) -> RowLosses:
    def losses(x: Array, y: float) -> Array:
        coordinates = np.asarray(x, np.float64).reshape(-1)
        return np.array([model.loss(plane.at(float(one), float(y))) for one in coordinates])

    return losses


def _laid_out(model: NetworkModel, plane: Plane) -> tuple[PlaneLosses | None, str]:
    """The fast form, or why there is none."""
    if model.mode == "recompute":
        return None, "batch statistics are made anew at each point"
    own = model.network_parameters()
    if not all(isinstance(one.array, np.ndarray) for one in own.values()):
        return None, "the network is not on the CPU"
    points = _elsewhere(plane)
    elsewhere = [_traces(model, plane.at(*point)) for point in points]
    with model.holding(plane.at(0, 0)):
        here = _batch_traces(model)
        batches = list(zip(model.samples.batches, here, model.samples.counts, strict=True))
        if not all(all(map(same_elsewhere, here, there)) for there in elsewhere):
            return None, "it computes other operators or constants elsewhere on the plane"
        laying = Laying(
            _on_plane(plane, own),
            lambda batch, count: traced(model.loss_of, batch, own.values(), count),
        )
        rows = laying.rows(batches)
        if not all(same_operators(here[0], one, laying.cut) for one in here[1:]):
            return None, "it computes other operators or constants of other batches"
    found = [float(rows(np.array([x]), y)[0]) for x, y in ((0.0, 0.0), *points)]
    expected = [_loss(model, there) for there in (here, *elsewhere)]
    if not _close(found, expected):
        return None, f"at three points it gives {expected}, the fast form {found}"
    return rows, ""


def _traces(model: NetworkModel, parameters: Mapping[str, Array]) -> list[Traced]:
    with model.holding(parameters):
        return _batch_traces(model)


def _batch_traces(model: NetworkModel) -> list[Traced]:
    own = list(model.network_parameters().values())
    return [
        traced(model.loss_of, batch, own, sample_count(batch)) for batch in model.samples.batches
    ]


def _loss(model: NetworkModel, traces: list[Traced]) -> float:
    shares = zip(traces, model.samples.counts, strict=True)
    return sum(one.loss * count for one, count in shares) / model.samples.count


def _close(found: list[float], expected: list[float]) -> bool:
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
