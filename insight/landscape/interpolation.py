"""The losses on several ways between two networks, and what is known of both."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np

from insight.errors import SummaryValueError

from .alignment import align as aligned_to
from .checkpoints import Source
from .curve import connect
from .digest import digest_of
from .line import Line, checked_points, ends_of, interpolate
from .model import DifferentiableModel, Model
from .parameters import Array, Parameters
from .quantities import chosen
from .sampling import loss_and_parts

WAYS = ("straight", "aligned", "repaired", "bezier")
CURVES = ("bezier",)
_WHERE = "between"


@dataclass(frozen=True, eq=False)
class Interpolation:
    """The losses on the ways between two networks, `a` at t = 0 and `b` at t = 1.

    Attributes:
        ways: By name, what was asked for, in this order: `straight`, the straight line; `aligned`,
            the straight line to `b` with its channels in the order in which they fit those of `a`;
            `repaired`, the last of these with the channels between both put right, see `Repair`;
            `bezier`, the curve that was trained from `a` to `b`.
        facts: What else is known of it, by name: `a` and `b`, each with its name, loss, sampling
            error and digest; `distance` between them; `align`, `repair` and `curve`, if they were
            asked for; the model's facts; seconds.

    """

    ways: Mapping[str, Line]
    facts: Mapping[str, Any] = field(default_factory=dict)


def between(
    model: Model,
    a: Source,
    b: Source,
    size: int = 41,
    *,
    align: bool = False,
    repair: bool = False,
    curve: str | None = None,
    steps: int = 300,
    rate: float = 0.01,
    seed: int = 0,
    quantities: Sequence[str] | None = None,
) -> Interpolation:
    """The losses on the straight line between two networks and, if asked for, on better ways.

    Where the network has batch norms, take a model that makes their statistics anew at each point:
    those of `a` and `b` belong to neither between them.

    Args:
        model: The model; it stays as it is. What its attribute `facts` tells, if it has one, is
            kept. For a curve it needs a gradient.
        a: One set of its parameters: the file of a checkpoint, or a mapping of arrays by name.
        b: Another.
        size: Points on each way, both ends among them; with an odd number the middle is one.
        align: Whether to look at the line to `b` with its channels in the best order, too.
        repair: Whether to look at that line, or the straight one without `align`, with the channels
            of the networks between both put right, too: the model has `channel_moments`.
        curve: `bezier` for a quadratic Bezier curve of low loss, or None.
        steps: Of the curve's training.
        rate: Of the curve's training.
        seed: Of both.
        quantities: What else to compute at each point of each way, as for `surface`: by default
            all that the model tells, and () for the loss alone.

    Raises:
        ValueKindError: If an argument is of another type, or the model lacks what a way needs.
        SummaryValueError: If an argument is out of its range, `a` or `b` lacks a parameter, or
            they have no channels that could change their order.
        CheckpointError, PathError: If a file is damaged, or not there.

    >>> class Hill:
    ...     def parameters(self):
    ...         return {"w": np.zeros(1)}
    ...
    ...     def loss(self, parameters):
    ...         return float(1 - parameters["w"][0] ** 2)
    >>> found = between(Hill(), {"w": np.array([-1.0])}, {"w": np.array([1.0])}, size=5)
    >>> found.ways["straight"].barrier, found.facts["distance"]
    (1.0, 2.0)

    """
    checked_points(_WHERE, size)
    if curve not in {None, *CURVES}:
        raise SummaryValueError.of(f"{_WHERE}: curve", f"one of {CURVES} or None", repr(curve))
    begun = time.perf_counter()
    names = chosen(model, quantities, _WHERE)
    first, last = ends_of(model, a, b)
    ways = {"straight": interpolate(model, first, last, size, quantities=names)}
    told: dict[str, Any] = {"align": None, "repair": repair, "curve": None}
    nearer = last
    if align:
        moved = aligned_to(first, last, seed=seed)
        nearer = dict(moved.parameters)
        ways["aligned"] = interpolate(model, first, nearer, size, quantities=names)
        told["align"] = {
            "distance_before": moved.distance_before,
            "distance": moved.distance,
            "groups": len(moved.permutations),
            "seed": seed,
        }
    if repair:
        ways["repaired"] = interpolate(model, first, nearer, size, repair=True, quantities=names)
    if curve is not None:
        trained = connect(
            cast("DifferentiableModel", model),
            first,
            last,
            size,
            steps=steps,
            rate=rate,
            seed=seed,
            quantities=names,
        )
        ways[curve] = Line(trained.t, trained.loss, trained.barrier, trained.quantities)
        told["curve"] = {"kind": curve, "steps": steps, "rate": rate, "seed": seed}
    facts = {
        "kind": "interpolation",
        "a": _end(model, a, first),
        "b": _end(model, b, last),
        "distance": _distance(first, last),
        **told,
        "model": dict(getattr(model, "facts", None) or {}),
        "parameters": int(sum(array.size for array in first.values())),
        "dtypes": sorted({str(array.dtype) for array in first.values()}),
        "seconds": time.perf_counter() - begun,
    }
    return Interpolation(ways, facts)


def _end(model: Model, source: Source, parameters: Parameters) -> dict[str, Any]:
    """What tells an end from others."""
    loss, error, _ = loss_and_parts(model, parameters)
    return {
        "name": "" if isinstance(source, Mapping) else str(source),
        "loss": loss,
        "sampling_error": error,
        "sha256": digest_of(parameters),
    }


def _distance(first: Mapping[str, Array], last: Mapping[str, Array]) -> float:
    squares = (
        float(((last[name].astype(np.float64) - array) ** 2).sum()) for name, array in first.items()
    )
    return float(np.sqrt(sum(squares)))
