"""What a model tells of a point beside its loss: accuracy, validation, how far the samples decide.

A point's values are an array: the loss, then the quantities that were asked for, in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from insight.errors import SummaryValueError, ValueKindError, compose

from .model import Model
from .parameters import Array, Parameters
from .plane import Plane
from .sampling import loss_and_parts, loss_of

ERROR = "sampling_error"
"""The standard error of the loss, by the choice of the samples."""

PARTS = "sampling_parts"
"""Of how many parts `ERROR` was estimated: as many as there are samples, or batches."""

_SAMPLING = (ERROR, PARTS)
_LOSS = "loss"

RowValues = Callable[[Array, float], Array]
"""The values of one row of a grid: of the first coordinates, (nx,), and the second; (1 + k, nx)."""


def offered(model: Model) -> tuple[str, ...]:
    """The names of what a model tells of each point without a pass of its own.

    Raises:
        ValueKindError: If its `quantities` are no names, or one of them is there twice.

    >>> class Bowl:
    ...     def batch_losses(self, parameters): ...
    >>> offered(Bowl())
    ('sampling_error', 'sampling_parts')

    """
    told = getattr(model, "quantities", None)
    if told is None:
        is_sampled = hasattr(model, "batch_losses") and not hasattr(model, "row_losses")
        return _SAMPLING if is_sampled else ()
    names = () if isinstance(told, str) else tuple(told)
    fit = all(isinstance(one, str) and one.isidentifier() and one != _LOSS for one in names)
    if isinstance(told, str) or not fit or len(set(names)) < len(names):
        raise ValueKindError.of("model.quantities", "names, each once, none of them loss", told)
    return names


def chosen(model: Model, names: Sequence[str] | None, where: str = "surface") -> tuple[str, ...]:
    """Those that were asked for; by default all that the model offers. `where` begins errors.

    Raises:
        ValueKindError: As `offered`, or if `names` is a text.
        SummaryValueError: If one of them is not offered.

    """
    known = offered(model)
    if names is None:
        return known
    if isinstance(names, str):
        raise ValueKindError.of(f"{where}: quantities", "names, a list or a tuple", names)
    for name in names:
        if name not in known:
            got = repr(name)
            raise SummaryValueError.of(f"{where}: quantities", f"some of {known}", got)
    return tuple(dict.fromkeys(names))


def of_checkpoints(model: Model, names: tuple[str, ...]) -> tuple[str, ...]:
    """What is told of parameters themselves: also how far samples decide, if the model knows."""
    known = _SAMPLING if hasattr(model, "batch_losses") else ()
    return (*names, *(one for one in known if one not in names))


def values_of(model: Model, parameters: Parameters, names: Sequence[str]) -> Array:
    """The loss of these parameters and the quantities of these names; (1 + k,) of float64.

    Raises:
        ValueKindError: If the model gives something else than numbers, or lacks one.

    """
    return _values(model, parameters, names, getattr(model, "measured", None))


def point_values_of(model: Model, names: Sequence[str]) -> Callable[[Parameters], Array]:
    """`values_of` for many parameters, by the model's faster way where it has one."""
    faster = getattr(model, "point_measures", None)
    measured = getattr(model, "measured", None) if faster is None else faster()
    return lambda parameters: _values(model, parameters, names, measured)


def _values(model: Model, parameters: Parameters, names: Sequence[str], measured: Any) -> Array:
    if not names:
        return np.array([loss_of(model, parameters)])
    of_model = [name for name in names if name not in _SAMPLING or _knows(model, name)]
    found: dict[str, float] = {}
    if of_model:
        found = _measured(measured, parameters, of_model)
    if _LOSS not in found or len(of_model) < len(names):
        loss, error, parts = loss_and_parts(model, parameters)
        found = {ERROR: error, PARTS: parts, _LOSS: loss, **found}
    return np.array([found[name] for name in (_LOSS, *names)])


def by_name(names: Sequence[str], values: Array) -> tuple[Array, dict[str, Array]]:
    """The losses of points, and their quantities by name; without of how many parts they are.

    >>> by_name(["accuracy"], np.array([[0.5, 1.5], [1.0, 0.0]]))
    (array([0.5, 1.5]), {'accuracy': array([1., 0.])})

    """
    found = dict(zip(names, values[1:], strict=True))
    found.pop(PARTS, None)
    return values[0], found


def row_values_of(model: Model, plane: Plane, names: Sequence[str]) -> RowValues:
    """The values of rows, by the model's faster way where it has one, else point by point.

    Raises:
        ValueKindError: When called, if the model gives something else than these numbers.

    """
    faster, told = _faster(model, plane, names)
    if faster is None:

        def by_points(x: Array, y: float) -> Array:
            points = [values_of(model, plane.at(float(one), y), names) for one in x]
            return np.array(points).reshape(len(points), 1 + len(names)).T

        return by_points
    of_row, shape = faster, (1 + len(names),) if names else ()

    def values(x: Array, y: float) -> Array:
        found = np.asarray(of_row(x, y))
        if found.shape != (*shape, *x.shape) or found.dtype.kind not in "fiu":
            got = f"{found.dtype} of shape {found.shape}"
            expected = f"numbers of shape {(*shape, *x.shape)}"
            raise ValueKindError(compose(told, expected, got))
        return found.astype(np.float64).reshape(1 + len(names), -1)

    return values


def _faster(model: Model, plane: Plane, names: Sequence[str]) -> tuple[RowValues | None, str]:
    if not names:
        rows = getattr(model, "row_losses", None)
        return (None if rows is None else rows(plane)), "row_losses"
    rows = getattr(model, "row_measures", None)
    return (None if rows is None else rows(plane, tuple(names))), "row_measures"


def _knows(model: Model, name: str) -> bool:
    return name in (getattr(model, "quantities", None) or ())


def _measured(measured: Any, parameters: Parameters, names: Sequence[str]) -> dict[str, float]:
    """What the model tells of a point: its loss, and what it was asked for."""
    where, found = "model.measured", measured(parameters)
    if not isinstance(found, Mapping):
        raise ValueKindError.of(where, "numbers by name", found)
    numbers = {}
    for name in (_LOSS, *names):
        if name not in found:
            raise ValueKindError.of(where, f"a number {name!r}", sorted(map(str, found)))
        numbers[name] = _number(f"{where}: {name}", found[name])
    return numbers


def _number(where: str, value: Any) -> float:
    try:
        return float(value)
    except (TypeError, ValueError) as error:
        raise ValueKindError.of(where, "a number", value) from error
