"""Landscapes as `SummaryLandscape` draws them: MindSpore's planes, in training mode."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from engine import context
from engine.errors import MisfitError
from engine.tensor import Tensor
from insight.format.file_arrays import file_arrays
from insight.landscape import Plane, mindspore
from insight.landscape.checkpoints import Snapshot
from insight.landscape.fast_model import RowLosses

from .device_workers import Begin, Row, losses_of
from .model import LandscapeModel
from .on_plane import losses_by_network
from .request import Request
from .samples import Samples
from .train_loss import train_loss

Array = np.ndarray[Any, np.dtype[Any]]


def drawn(
    callback_fn: Callable[[], Any], request: Request, devices: Sequence[int], *, forks: bool
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Tag and fields of each landscape, as the `landscape` of a summary takes them.

    What is going on is printed, in MindSpore's words.

    Args:
        callback_fn: As `train_loss` takes it; each process that is spawned calls it, too.
        request: Which landscapes.
        devices: As `losses_of` takes them.
        forks: The same.

    Raises:
        EngineError: Of one of its kinds, if what `callback_fn` returns is not what it must be or
            does not fit the checkpoints.
        SummaryError: Of one of its kinds, if the checkpoints do not fit each other.

    """
    model = train_loss(callback_fn, request.options.num_samples)
    for path in request.paths:
        plane = mindspore.pca_plane([_snapshot(request.files[number]) for number in path], path)
        x, y, path_z, z = _surface(_Work(callback_fn, model, plane), request, devices, forks=forks)
        fields = _fields(request, "PCA", x, y, z, (0.0, 0.0, path_z[-1]))
        fields |= {"path_x": plane.path[:, 0], "path_y": plane.path[:, 1]}
        fields |= {"path_z": path_z, "path_steps": plane.steps}
        yield f"landscape_{[path[0], path[-1]]}", fields
    if request.end is not None:
        seed = context.get_seed() or 0
        plane = mindspore.random_plane(_snapshot(request.files[request.end]), seed)
        x, y, _, z = _surface(_Work(callback_fn, model, plane), request, devices, forks=forks)
        node = mindspore.convergence_node(x.size)
        end = x[node], y[node], z[node, node]
        yield f"landscape_{[request.end]}", _fields(request, "Random", x, y, z, end)


def _snapshot(path: Path) -> Snapshot:
    """The numbers of a file by name, read when they are asked for."""
    return Snapshot(f"checkpoint {path}", file_arrays(path))


class _Work:
    """What computes the losses of one plane, in this process or in another.

    Raises:
        MisfitError: If the network lacks a parameter of which the plane moves.

    """

    def __init__(self, callback_fn: Callable[[], Any], model: LandscapeModel, plane: Plane) -> None:
        self.plane = _of_network(plane, model.parameter_names)
        self._callback_fn, self._model = callback_fn, model

    def begin(self, *, here: bool) -> Begin:
        """What begins to compute: with the model of this process, or with one of the other's."""
        if here:
            losses = losses_by_network(self._model, self.plane)
            return lambda _: losses
        batches = self._model.samples.batches
        arrays = tuple(tuple(column.asnumpy() for column in batch) for batch in batches)
        return _Spawned(self._callback_fn, arrays, self.plane)


@dataclass(frozen=True)
class _Spawned:
    """What a process of its own makes the model of; the samples come from the one that began it."""

    callback_fn: Callable[[], Any]
    batches: tuple[tuple[Array, ...], ...]
    plane: Plane

    def __call__(self, device: int) -> RowLosses:
        context.set_context(device_target="GPU", device_id=device)
        model = train_loss(self.callback_fn, sum(len(batch[0]) for batch in self.batches))
        batches = tuple(tuple(map(Tensor, batch)) for batch in self.batches)
        model.samples = Samples(batches, (1,) * len(batches), model.samples.fingerprint)
        return losses_by_network(model, self.plane)


def _of_network(plane: Plane, known: frozenset[str]) -> Plane:
    """The plane without what only the optimizer has of the checkpoints, in memory."""
    missing = sorted(name for name in plane.origin if mindspore.moves(name) and name not in known)
    if missing:
        where, got = "callback_fn(): network", f"one without {missing[:3]}"
        hint = f"its parameters are {sorted(known)[:3]} and so on"
        raise MisfitError.of(where, "the network that the checkpoints are of", got, hint)

    def kept(arrays: Mapping[str, Array]) -> dict[str, Array]:
        return {name: arrays[name] for name in plane.origin if name in known}

    first, second = plane.directions
    return replace(plane, origin=kept(plane.origin), directions=(kept(first), kept(second)))


def _surface(
    work: _Work, request: Request, devices: Sequence[int], *, forks: bool
) -> tuple[Array, Array, Array, Array]:
    """The axes, the losses of the path, and those of the grid, (ny, nx)."""
    plane, begin = work.plane, work.begin(here=forks or len(devices) == 1)
    x, y = mindspore.axes(plane, request.options.landscape_size)
    path = [Row((float(a),), float(b)) for a, b in plane.path]
    rows = [Row(tuple(x.tolist()), float(b)) for b in y]
    path_z, z = np.empty(len(path)), np.empty((y.size, x.size))
    with closing(losses_of(begin, [*path, *rows], devices, forks=forks)) as found:
        for k in range(len(path)):
            path_z[k] = next(found)[0]
            _tell_point(k, path_z)
        for j in range(y.size):
            z[j] = next(found)
            _tell_row(j, z)
    return x, y, path_z, z


def _tell_point(index: int, path_z: Array) -> None:
    loss = float(path_z[index])
    print(
        f"Drawing landscape path total progress is {index + 1}/{len(path_z)}, "
        f"landscape path loss is {loss}.",
        flush=True,
    )


def _tell_row(row: int, z: Array) -> None:
    lines = [f"Drawing landscape total progress: {row + 1}/{len(z)}."]
    count = z.shape[1]
    for k, loss in enumerate(z[row].tolist()):
        lines.append(
            f"Current local landscape progress is {k + 1}/{count}, landscape loss is {loss}."
        )
    print("\n".join(lines), flush=True)


def _fields(
    request: Request, decomposition: str, x: Array, y: Array, z: Array, end: tuple[Any, Any, Any]
) -> dict[str, Any]:
    return {
        **dict(zip("xyz", (x, y, z), strict=True)),
        "convergence": end,
        "decomposition": decomposition,
        "unit": request.options.unit,
        "step_per_epoch": request.steps_per_epoch,
    }
