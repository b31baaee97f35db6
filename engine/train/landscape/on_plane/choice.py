"""The fast losses of a plane where they are those of the network; else the network's own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from engine.errors import EngineError
from engine.plan.held import Fixed, Held
from insight.landscape import Plane
from insight.landscape.work import in_memory

from .affine import Affine
from .agreement import FastLosses, NetworkModel, OfBatch, disagreement, traces_of
from .by_network import beside, losses_by_network, measures_by_network
from .laying import Laying
from .replay import replayed
from .traced import Traced, same_operators, traced

Array = np.ndarray[Any, np.dtype[Any]]
RowLosses = Callable[[Array, float], Array]
_logger = logging.getLogger("engine.train")


def row_losses_of(model: NetworkModel, plane: Plane) -> RowLosses:
    """A function of a row's coordinates that gives its losses.

    The choice between the fast form and the network follows from the model and the plane alone, so
    that all workers make the same.
    """
    rows = _fast(model, plane, model.loss_of)
    return losses_by_network(model, plane) if rows is None else rows


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
        return measures_by_network(model, plane, names)
    made = (*ends, "sampling_error", "sampling_parts")
    rows = [made.index(name) for name in ("loss", *names)]
    return lambda x, y: fast.measures(x, y)[rows]


def _fast(model: NetworkModel, plane: Plane, of_batch: OfBatch) -> FastLosses | None:
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
) -> tuple[FastLosses | None, str]:
    """The fast form, or why there is none."""
    if model.recomputes:
        return None, "batch statistics are made anew at each point"
    own = model.network_parameters()

    def trace(batch: Sequence[Any], count: int) -> Traced:
        return traced(of_batch, batch, own.values(), count)

    plane = in_memory(plane)
    with model.holding(plane.at(0, 0)):
        here = traces_of(model, of_batch)
        batches = list(zip(model.samples.batches, here, model.samples.counts, strict=True))
        rows: FastLosses
        if all(isinstance(one.array, np.ndarray) for one in own.values()):
            laying = Laying(_on_plane(plane, own), trace)
            rows, piece = laying.rows(batches), laying.piece
            if not all(same_operators(here[0], one, laying.cut) for one in here[1:]):
                return None, "it computes other operators or constants of other batches"
        else:
            rows, piece = replayed(beside(model, plane), batches, trace, own), None
        why = disagreement(model, plane, of_batch, rows, here, piece)
    return (rows, "") if why is None else (None, why)


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
