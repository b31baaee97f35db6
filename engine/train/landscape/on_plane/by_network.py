"""The losses of rows by the network itself, point by point, where its parameters lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from engine.autodiff import no_grad
from engine.backend import device_holding, to_device
from insight.landscape import Plane
from insight.landscape.work import in_memory

from .agreement import NetworkModel

Array = np.ndarray[Any, np.dtype[Any]]
RowLosses = Callable[[Array, float], Array]


def losses_by_network(model: NetworkModel, plane: Plane) -> RowLosses:
    """A function of a row's coordinates that gives its losses, (nx,).

    Each is `model.loss(plane.at(x, y))`. What the network had is put back after the row.
    """
    here = beside(model, plane)

    def losses(x: Array, y: float) -> Array:
        batches, counts = model.samples.batches, np.array(model.samples.counts)
        made = []
        with model.kept(here.origin) as before, no_grad():
            for one in _coordinates(x):
                before.put_back()
                model.put(here.at(one, float(y)))
                made.append([model.loss_of(*batch) for batch in batches])
            # Read after the last point: a GPU goes on meanwhile.
            each = [[one.asnumpy().astype(np.float64) for one in point] for point in made]
        return np.array([sum(point * counts) / counts.sum() for point in each])

    return losses


def measures_by_network(model: NetworkModel, plane: Plane, names: tuple[str, ...]) -> RowLosses:
    """The numbers of these names by the network itself, the loss first; (1 + k, nx)."""
    here = beside(model, plane)

    def measures(x: Array, y: float) -> Array:
        out = np.empty((1 + len(names), np.size(x)))
        with model.kept(here.origin) as before, no_grad():
            for k, one in enumerate(_coordinates(x)):
                found = model.told_of(here.at(one, float(y)), before)
                out[:, k] = [found[name] for name in ("loss", *names)]
        return out

    return measures


def _coordinates(x: Array) -> list[float]:
    return np.asarray(x, np.float64).reshape(-1).tolist()


def beside(model: NetworkModel, plane: Plane) -> Plane:
    """The plane with its arrays where the parameters lie, so that points are made there."""
    plane = in_memory(plane)
    own = model.network_parameters()

    def moved(arrays: Mapping[str, Array]) -> dict[str, Any]:
        return {
            name: to_device(one, device_holding(own[name].array)) for name, one in arrays.items()
        }

    first, second = plane.directions
    return replace(plane, origin=moved(plane.origin), directions=(moved(first), moved(second)))
