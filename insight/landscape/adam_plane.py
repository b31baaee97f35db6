"""A plane in the measure of an adaptive optimizer: what it takes for one step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from insight.errors import SummaryValueError

from .checkpoints import Snapshot, Source, centre, snapshots
from .inner import axis_facts
from .normalize import checked_normalize, normalized
from .parameters import Array
from .plane import Plane
from .random_plane import RandomDirection, checked_seed

WHICH = ("update", "scaled", "moments")
# What stands before a parameter's name in that of its moments, first and second.
_FIRST = ("moment1", "moments1", "adam_m", "lamb_m")
_SECOND = ("moment2", "moments2", "adam_v", "lamb_v", "mean_square")
_WHERE = "adam_plane"


def adam_plane(
    checkpoint: Source,
    seed: int = 0,
    normalize: str = "filter",
    *,
    which: str = "update",
    moments: tuple[Mapping[str, Any], Mapping[str, Any]] | None = None,
    names: Iterable[str] | None = None,
    eps: float = 1e-8,
) -> Plane:
    """The plane through the parameters along what Adam's moments say.

    Adam divides each number of a step by the root of the mean square of its gradients, v. A
    direction that is divided so goes far where the loss has been flat and little where it has been
    steep, as the optimizer does; a Gaussian one goes as far everywhere.

    Args:
        checkpoint: A training's checkpoint with its optimizer's state (`moment1.fc.weight` and
            `moment2.fc.weight` beside `fc.weight`, or `adam_m` and `adam_v`), or a mapping.
        seed: Of random directions; not below 0.
        normalize: See `random_plane`: with `"filter"`, 1 is a filter's own length, and biases stay.
        which: `"update"`: the first axis is the optimizer's own way, -m / (sqrt(v) + eps), without
            the factors of the bias correction; the second is Gaussian over sqrt(v) + eps.
            `"scaled"`: both are such Gaussian directions. `"moments"`: the axes are m and v.
        moments: m and v by the names of the parameters, where the checkpoint has none; for
            `"scaled"` m is not looked at.
        names: Which parameters move; None: all.
        eps: The optimizer's. Where v is 0, nothing moves: there never was a gradient.

    Returns:
        A plane of kind `adam`, whose directions need not be orthogonal.

    Raises:
        SummaryValueError: If an option is none, moments are missing, do not fit or are not finite,
            or an axis would not move.
        PathError, CheckpointError, ValueKindError: As `random_plane`.

    Sources: Kingma and Ba, arXiv:1412.6980, algorithm 1. `"moments"` are the axes that
    loss-landscape-analysis calls adam; it has no others.

    >>> weights = {"w": np.full((1, 2), 5.0)}
    >>> m, v = {"w": np.array([[3.0, -1.0]])}, {"w": np.array([[9.0, 4.0]])}
    >>> plane = adam_plane(weights, normalize="none", moments=(m, v))
    >>> plane.directions[0]["w"].round(6)
    array([[-1. ,  0.5]])

    """
    checked_normalize(_WHERE, normalize)
    seed = checked_seed(_WHERE, seed)
    if which not in WHICH:
        raise SummaryValueError.of(f"{_WHERE}: which", f"one of {WHICH}", repr(which))
    if not 0 < eps < np.inf:
        raise SummaryValueError.of(f"{_WHERE}: eps", "a number above 0", eps)
    origin = centre(checkpoint)
    moving = list(origin) if names is None else list(names)
    for name in moving:
        if name not in origin:
            expected = f"some of {list(origin)[:8]}"
            raise SummaryValueError.of(f"{_WHERE}: names", expected, repr(name))
    held = _Moments(origin, checkpoint, moments)
    axes: tuple[dict[str, Array], dict[str, Array]] = ({}, {})
    for name, parameter in origin.items():
        made = [np.zeros(parameter.shape)] * 2
        if name in moving:
            made = _axes(which, held, name, origin, seed, eps)
        dtype = np.float64 if parameter.dtype == np.float64 else np.float32
        for axis, array in zip(axes, made, strict=True):
            axis[name] = normalized(array, parameter, normalize).astype(dtype)
    facts = axis_facts(*axes)
    if not facts["length_of_first"] * facts["length_of_second"] > 0:
        hint = 'with normalize="none" arrays of one axis move, too'
        expected = "axes with a length"
        raise SummaryValueError.of(f"{_WHERE}: {which}, {normalize}", expected, "zeros", hint)
    told = {"which": which, "seed": seed, "normalize": normalize, "eps": eps, **facts}
    return Plane(origin, axes, kind="adam", facts=told)


def _axes(
    which: str, held: _Moments, name: str, origin: Snapshot, seed: int, eps: float
) -> list[Array]:
    """Both axes of a parameter, before they are normalised; in float64."""
    second = held.of(1, name)
    if which == "moments":
        return [held.of(0, name), second]
    if (second < 0).any():
        raise SummaryValueError.of(f"{_WHERE}: second moment of {name}", "squares", "one below 0")
    scale = np.divide(1.0, np.sqrt(second) + eps, out=np.zeros_like(second), where=second > 0)
    drawn = [np.asarray(RandomDirection(origin, (seed, axis))[name], np.float64) for axis in (0, 1)]
    ahead = -held.of(0, name) if which == "update" else drawn[0]
    return [ahead * scale, drawn[1] * scale]


class _Moments:
    """The optimizer's moments, each array read when it is asked for."""

    def __init__(
        self,
        origin: Snapshot,
        checkpoint: Source,
        given: tuple[Mapping[str, Any], Mapping[str, Any]] | None,
    ) -> None:
        self._origin, self._checkpoint, self._given = origin, checkpoint, given

    def of(self, index: int, name: str) -> Array:
        """The first or the second moment of a parameter, in float64."""
        word = ("first", "second")[index]
        where = f"{_WHERE}: {word} moment of {name}"
        if self._given is not None:
            if name not in self._given[index]:
                raise SummaryValueError.of(where, "an array in moments", "none")
            held = snapshots([{name: self._given[index][name]}], [name])[0][name]
        else:
            held = self._found(where, (_FIRST, _SECOND)[index], name)
        if held.shape != self._origin.arrays[name].shape:
            expected = f"shape {self._origin.arrays[name].shape}"
            raise SummaryValueError.of(where, expected, held.shape)
        if not np.isfinite(held).all():
            raise SummaryValueError.of(where, "finite numbers", "others")
        return held.astype(np.float64)

    def _found(self, where: str, prefixes: tuple[str, ...], name: str) -> Array:
        for prefix in prefixes:
            try:
                (found,) = snapshots([self._checkpoint], [f"{prefix}.{name}"])
            except SummaryValueError:
                continue
            return found[f"{prefix}.{name}"]
        hint = "a checkpoint of the network alone has none; adam_plane takes moments=(m, v)"
        expected = f"one of {[f'{prefix}.{name}' for prefix in prefixes]} in the checkpoint"
        raise SummaryValueError.of(where, expected, "none", hint)
