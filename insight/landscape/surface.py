"""The loss on a grid of a plane, with the training's path on it and how far it can be trusted."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Real
from pathlib import Path
from typing import Any

import numpy as np

from insight.errors import SummaryValueError, ValueKindError

from .asked import Asked, Progress
from .axes import Axes, Size, axes_of
from .digest import digest_of
from .executors.serial import SerialExecutor
from .kept_rows import KeptRows
from .model import Model
from .nodes import grown
from .parameters import Array, Parameters
from .plane import Plane
from .prediction import LARGEST
from .quantities import ERROR, PARTS, chosen, of_checkpoints, point_values_of
from .quantity_maps import quantity_maps
from .refinement import refined
from .work import Executor, Job, in_memory

METHODS = ("exact", "adaptive")
"""How the losses of a grid are found."""

TOLERANCE = 0.0025
"""Of the range of all losses: by how much one may be off that was not computed."""

_WHERE = "surface"


@dataclass(frozen=True, eq=False)
class SurfacePath:
    """The checkpoints that a plane was made of, on a surface.

    Attributes:
        steps: Their steps or epochs, (n,) of int64; empty where unknown.
        xy: Where they lie on the plane, or the nearest point to them, (n, 2).
        loss_true: The loss of each checkpoint itself; NaN where it was not at hand.
        loss_plane: The loss at its point of the plane.
        residual: How far it lies off the plane, as a share of its way from the origin.
        sampling_error: The standard error of `loss_true` by the choice of the samples; NaN where
            the model has no `batch_losses`, or one part only.
        quantities: What the model tells of each checkpoint itself beside the loss, by name, (n,):
            `accuracy`, `validation_loss`, …; NaN where the checkpoint was not at hand.

    """

    steps: Array
    xy: Array
    loss_true: Array
    loss_plane: Array
    residual: Array
    sampling_error: Array
    quantities: Mapping[str, Array] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Surface:
    """The loss on a grid of a plane: `z[j, i]` is the loss at `x[i]`, `y[j]`.

    Attributes:
        x: Coordinates of the columns along the first direction, (nx,).
        y: Coordinates of the rows along the second, (ny,).
        z: The losses, (ny, nx). Those that are not finite are kept as the model gave them.
        path: The checkpoints on it; of length 0 without any.
        convergence: (x, y, z) of the trained parameters: z is their own loss, computed exactly.
        evaluated: Which losses were computed, (ny, nx) of bool; the others are predicted.
        error: By how much each may be off, in the unit of the loss, (ny, nx); an estimate by
            how well computed losses beside it were predicted, 0 where it was computed.
        evaluations: How many losses were computed in all, those of the path among them.
        facts: What else is known of it, by name: method, tolerance, plane, explained variance,
            seeds, model, losses that are not finite, digests, seconds; `sampling_error` is the
            standard error of the trained parameters' loss, NaN where it is not known,
            `sampling_parts` of how many parts that of the nodes was estimated, and `sampling_of`
            whether these are `samples` or `batches`; `trained` the quantities of the trained
            parameters.
        quantities: What else was computed at the nodes, by name, (ny, nx). `sampling_error`, the
            standard error of `z` by the choice of the samples, is NaN where `z` was predicted;
            others, such as `accuracy` and `validation_loss`, are there interpolated linearly
            between the nodes that were computed, which `evaluated` tells.

    """

    x: Array
    y: Array
    z: Array
    path: SurfacePath
    convergence: tuple[float, float, float]
    evaluated: Array
    error: Array
    evaluations: int
    facts: Mapping[str, Any] = field(default_factory=dict)
    quantities: Mapping[str, Array] = field(default_factory=dict)


def surface(
    model: Model,
    plane: Plane,
    size: Size = 41,
    method: str = "exact",
    *,
    tolerance: float = TOLERANCE,
    ranges: Sequence[Any] | None = None,
    executor: Executor | None = None,
    factory: Callable[[], Model] | None = None,
    keep: Path | str | None = None,
    progress: Progress | None = None,
    quantities: Sequence[str] | None = None,
) -> Surface:
    """The loss of a model on a grid of a plane.

    Args:
        model: The model; it stays as it is. What its attribute `facts` tells, if it has one, is
            kept with the surface: samples, a hash of the data, how batch norms computed.
        plane: The plane.
        size: Nodes of each axis, or (nx, ny). With an odd number the middle is a node.
        method: `exact` computes every node. `adaptive` computes as few as the tolerance lets and
            predicts the others: for looking at.
        tolerance: For `adaptive`: by how much a predicted loss may be off, as a share of the range
            of all. It is kept by experience, not by proof.
        ranges: (low, high) of both axes, or a pair for each; by default the path's with 20% of it
            on each side, or -1 to 1.
        executor: Who computes; this process by default. The result is the same, bit for bit,
            for any number of workers of the same machine and libraries.
        factory: Makes the model in each worker process; without it the model itself is sent.
        keep: A file in which losses are written down as they are computed: with it, a program that
            was killed goes on where it was. It can be deleted afterwards.
        progress: Called with the number of losses that are there and the most there will be.
        quantities: What else to compute at each node, of the names that the model's `quantities`
            has; all of them by default, and () for the loss alone. A model without, which has
            `batch_losses` and no `row_losses`, tells its sampling error.

    Raises:
        ValueKindError: If an argument, or what the model gives, is of another type.
        SummaryValueError: If an argument is out of its range.
        OSError: If the file of `keep` cannot be written.

    >>> class Bowl:
    ...     def parameters(self):
    ...         return {"w": np.zeros(2)}
    ...
    ...     def loss(self, parameters):
    ...         return float(parameters["w"] @ parameters["w"])
    >>> plane = Plane({"w": np.zeros(2)}, ({"w": np.array([1, 0])}, {"w": np.array([0, 1])}))
    >>> surface(Bowl(), plane, size=(3, 2)).z.tolist()
    [[2.0, 1.0, 2.0], [2.0, 1.0, 2.0]]

    """
    tolerance = _checked(method, tolerance)
    axes = axes_of(np.asarray(plane.path, np.float64), size, ranges)
    begun = time.perf_counter()
    held = in_memory(plane)
    facts = dict(getattr(model, "facts", None) or {})
    names = chosen(model, quantities)
    told_names = of_checkpoints(model, names)
    point_values = point_values_of(model, told_names)
    trained = point_values(dict(held.origin))
    # The loss tells models and data from others whose facts are the same, or that have none.
    identity = {"loss": f"{trained[0]:.6g}", "facts": facts, "quantities": told_names}
    key = f"{digest_of(held.origin, *held.directions)} {json.dumps(identity, default=str)}"
    kept = KeptRows(None if keep is None else Path(keep), key)
    origin = digest_of(held.origin)
    kept.add_checkpoint(origin, trained)
    workers = SerialExecutor() if executor is None else executor
    job = Job(held, None if factory is not None else model, factory, names)
    asked = Asked(workers, job, kept, axes.x.size * axes.y.size + len(plane.path), progress)
    try:
        path, digests = _path(point_values, plane, asked, told_names)
        convergence = _convergence(float(trained[0]), path, known=bool(digests))
        z, evaluated, error = _grid(axes, asked, path, convergence, method, tolerance)
        maps, parts = quantity_maps(asked, axes, evaluated)
    finally:
        kept.close()
        if executor is None:
            workers.close()
    told_trained = dict(zip(told_names, trained[1:].tolist(), strict=True))
    told_trained.pop(PARTS, None)
    told = {
        "method": method,
        "tolerance": tolerance if method == "adaptive" else None,
        "kind": plane.kind,
        "plane": dict(plane.facts),
        "explained_variance": np.asarray(plane.explained_variance, np.float64).tolist(),
        "eigenvalues": np.asarray(plane.eigenvalues, np.float64).tolist(),
        "model": facts,
        "parameters": int(sum(array.size for array in held.origin.values())),
        "dtypes": sorted({str(array.dtype) for array in held.origin.values()}),
        "sampling_error": told_trained.pop(ERROR, math.nan),
        "sampling_parts": parts,
        "sampling_of": None if parts is None else _parts_are(parts, facts),
        "trained": told_trained,
        "origin_sha256": origin,
        "checkpoint_sha256": digests,
        "not_finite": int((~np.isfinite(z)).sum()),
        "seconds": time.perf_counter() - begun,
    }
    count = int(evaluated.sum()) + len(path.xy) + len({*digests, origin})
    return Surface(axes.x, axes.y, z, path, convergence, evaluated, error, count, told, maps)


def _parts_are(parts: int, facts: Mapping[str, Any]) -> str:
    """What the parts are of which sampling errors of the nodes were estimated."""
    return "samples" if parts == facts.get("samples") else "batches"


def _checked(method: str, tolerance: float) -> float:
    if method not in METHODS:
        raise SummaryValueError.of(f"{_WHERE}: method", f"one of {METHODS}", repr(method))
    if not isinstance(tolerance, Real) or isinstance(tolerance, bool):
        raise ValueKindError.of(f"{_WHERE}: tolerance", "a number", tolerance)
    if not 0 < tolerance < 1:
        expected = "a share of the range, between 0 and 1"
        raise SummaryValueError.of(f"{_WHERE}: tolerance", expected, tolerance)
    return float(tolerance)


def _path(
    values_of: Callable[[Parameters], Array],
    plane: Plane,
    asked: Asked,
    names: tuple[str, ...],
) -> tuple[SurfacePath, list[str]]:
    """The checkpoints on the plane, and what tells each from others, if they are at hand."""
    xy = np.asarray(plane.path, np.float64).reshape(-1, 2)
    on_plane = asked.at([(float(x), float(y)) for x, y in xy])[0]
    true = np.full((1 + len(names), len(xy)), np.nan)
    digests: list[str] = []
    if len(xy) and len(plane.checkpoints) == len(xy):
        for index, checkpoint in enumerate(plane.checkpoints):
            loaded = {name: checkpoint[name] for name in plane.origin}  # one is held at a time
            digests.append(digest_of(loaded))
            found = asked.kept.of_checkpoint(digests[-1])
            if found is None:
                values = values_of(loaded)
                asked.kept.add_checkpoint(digests[-1], values)
                found = tuple(values.tolist())
            true[:, index] = found
    steps, residual = np.asarray(plane.steps, np.int64), np.asarray(plane.residual, np.float64)
    told = dict(zip(names, true[1:], strict=True))
    error = told.pop(ERROR, np.full(len(xy), np.nan))
    told.pop(PARTS, None)
    return SurfacePath(steps, xy, true[0], on_plane, residual, error, told), digests


def _convergence(trained: float, path: SurfacePath, *, known: bool) -> tuple[float, float, float]:
    """Where training ended and its loss there: of the last checkpoint, else of the origin."""
    if not known:
        return 0.0, 0.0, trained
    x, y = path.xy[-1].tolist()
    return x, y, float(path.loss_true[-1])


def _grid(
    axes: Axes,
    asked: Asked,
    path: SurfacePath,
    convergence: tuple[float, float, float],
    method: str,
    tolerance: float,
) -> tuple[Array, Array, Array]:
    """The losses of all nodes, which of them were computed, and by how much each may be off."""

    def losses_of(mask: Array) -> Array:
        xs, ys = axes.x.tolist(), axes.y.tolist()
        return np.asarray(asked.at((xs[i], ys[j]) for j, i in np.argwhere(mask).tolist())[0])

    if method == "exact":
        every = np.ones(axes.shape, bool)
        return losses_of(every).reshape(axes.shape), every, np.zeros(axes.shape)
    nodes = _in_nodes(axes, path.xy)
    inside = ((nodes >= 0) & (nodes <= [axes.x.size - 1, axes.y.size - 1])).all(axis=1)
    known = inside & np.isfinite(path.loss_plane) & (np.abs(path.loss_plane) < LARGEST)
    found = refined(
        losses_of,
        axes.shape,
        tolerance,
        _around(axes, convergence[:2]),
        nodes[known],
        path.loss_plane[known],
    )
    return found.z, found.evaluated, found.error


def _in_nodes(axes: Axes, xy: Array) -> Array:
    """Points in steps of the grid from its first node."""
    first = [axes.x[0], axes.y[0]]
    step = [axes.x[1] - axes.x[0], axes.y[1] - axes.y[0]]
    nodes: Array = (xy - first) / step
    return nodes


def _around(axes: Axes, point: tuple[float, float]) -> Array:
    """The nodes beside a point, in all directions; near a minimum shares of the loss count."""
    column, row = np.rint(_in_nodes(axes, np.array([point]))[0]).astype(np.int64)
    mask = np.zeros(axes.shape, bool)
    if 0 <= row < axes.y.size and 0 <= column < axes.x.size:
        mask[row, column] = True
    return grown(mask, 1)
