"""A plane along directions of the user's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from insight.errors import SummaryValueError

from .checkpoints import HeldArray, Snapshot, Source, centre
from .inner import axis_facts
from .normalize import checked_normalize, normalized
from .parameters import Array
from .plane import Plane
from .trained import is_float

_WHERE = "custom_plane"
_PARALLEL = 1e-9  # of the cosine from 1


def custom_plane(
    origin: Source,
    first: Mapping[str, Array],
    second: Mapping[str, Array],
    *,
    normalize: str = "none",
) -> Plane:
    """The plane through `origin` along two given directions; all of it is copied.

    Args:
        origin: A model's `parameters()`, or a checkpoint file, whose trained parameters count.
        first: Arrays by the origin's names, in its shapes; names that are not there do not move. An
            optimizer's moments will do, or a gradient.
        second: Another such direction, which need not be orthogonal.
        normalize: See `random_plane`.

    Returns:
        A plane of kind `custom`; `facts["cosine_of_axes"]` says how far from orthogonal it is.

    Raises:
        SummaryValueError: If a direction has another name or shape, numbers that are not finite, or
            no length, or if the two are parallel.
        PathError, CheckpointError, ValueKindError: As `random_plane`.

    >>> origin = {"w": np.zeros(3)}
    >>> plane = custom_plane(origin, {"w": np.array([1, 0, 0])}, {"w": np.array([1, 1, 0])})
    >>> plane.at(2, 1)["w"], round(plane.facts["cosine_of_axes"], 3)
    (array([3., 1., 0.]), 0.707)

    """
    checked_normalize(_WHERE, normalize)
    start = centre(origin)
    one = _direction(start, first, "first", normalize)
    other = _direction(start, second, "second", normalize)
    facts = axis_facts(one, other)
    for which in ("first", "second"):
        if not facts[f"length_of_{which}"] > 0:
            raise SummaryValueError.of(f"{_WHERE}: {which}", "a direction with a length", "zeros")
    if abs(facts["cosine_of_axes"]) > 1 - _PARALLEL:
        got = f"parallel ones (cosine {facts['cosine_of_axes']:.9f})"
        raise SummaryValueError.of(_WHERE, "directions that span a plane", got)
    return Plane(start, (one, other), facts={"normalize": normalize, **facts})


def _direction(
    origin: Snapshot, given: Mapping[str, Array], which: str, normalize: str
) -> dict[str, Array]:
    where = f"{_WHERE}: {which}"
    for name in given:
        if name not in origin:
            raise SummaryValueError.of(where, f"names of {list(origin)[:8]}", repr(name))
    found = {}
    for name, parameter in origin.items():
        dtype = np.float64 if parameter.dtype == np.float64 else np.float32
        array: Array = np.zeros(parameter.shape, dtype)
        if name in given:
            array = _checked(f"{where}: {name}", given[name], parameter.shape).astype(dtype)
        found[name] = normalized(array, parameter, normalize)
    return found


def _checked(where: str, value: Any, shape: tuple[int, ...]) -> Array:
    array = HeldArray(where, value).read()
    if array.shape != shape:
        raise SummaryValueError.of(where, f"shape {shape}, as at the origin", array.shape)
    if array.dtype.kind not in "iuf" and not is_float(array):
        raise SummaryValueError.of(where, "real numbers", array.dtype.name)
    if not np.isfinite(array).all():
        raise SummaryValueError.of(where, "finite numbers", "others")
    return array
