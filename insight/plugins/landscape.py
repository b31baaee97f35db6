"""Loss landscapes: the loss on a plane through the parameters, and the training's path on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np

from insight.errors import SummaryValueError
from insight.format.messages import LossLandscape, TensorProto

from . import tensor
from ._arrays import as_array
from ._fields import message_from, refusals_of
from ._plugin import SummaryPlugin

_WHERE = "landscape"
_FINAL = "final"

Array = np.ndarray[Any, np.dtype[np.float64]]
Steps = np.ndarray[Any, np.dtype[np.int64]]


def _no_numbers() -> Array:
    return np.empty(0)


@dataclass(frozen=True, eq=False)
class Landscape:
    """A loss landscape in arrays of float64.

    Attributes:
        x: Where the columns of `z` lie along the first direction, (nx,).
        y: Where the rows of `z` lie along the second direction, (ny,).
        z: The loss there, (ny, nx).
        path_x: The training's path along the first direction, (n,); empty without one.
        path_y: The same along the second.
        path_z: The loss at the path's points.
        path_steps: The steps or epochs of the path's points, (n,) of int64.
        convergence: (x, y, z) of where the training ended; NaN where it was not recorded.
        decomposition: How the directions were found: `PCA`, `Random`, ….
        unit: What `path_steps` counts: `step` or `epoch`.
        step_per_epoch: How many steps an epoch had; 0 where it was not recorded.

    """

    x: Array
    y: Array
    z: Array
    path_x: Array = field(default_factory=_no_numbers)
    path_y: Array = field(default_factory=_no_numbers)
    path_z: Array = field(default_factory=_no_numbers)
    path_steps: Steps = field(default_factory=lambda: np.empty(0, np.int64))
    convergence: tuple[float, float, float] = (np.nan, np.nan, np.nan)
    decomposition: str = ""
    unit: str = ""
    step_per_epoch: int = 0

    @property
    def interval(self) -> str:
        """First and last step of the path, `[1, 5]`; `final` for a landscape without a path."""
        if not self.path_steps.size:
            return _FINAL
        return f"[{self.path_steps[0]}, {self.path_steps[-1]}]"


_OURS = {one.name for one in fields(Landscape)}
_MINDSPORES = {one.name for one in LossLandscape.DESCRIPTOR.fields}


def encode(value: Any) -> LossLandscape:
    """A LossLandscape, its bytes, a `Landscape`, or a mapping with either's field names.

    Arrays may be whatever `add_value` takes for tensors. They are kept in float32, as every tensor
    of an event file is.

    Raises:
        ValueKindError: If it is none of these, or an array does not hold real numbers.
        SummaryValueError: If a field has another name, or `z` is not (length of y, length of x),
            or the arrays of the path differ in length.

    >>> made = encode({"x": [0, 1, 2], "y": [0, 1], "z": [[3, 4, 5], [6, 7, 8]]})
    >>> list(made.landscape.z.dims)
    [2, 3]

    """
    if isinstance(value, Landscape):
        value = {name: getattr(value, name) for name in _OURS}
    if isinstance(value, Mapping):
        unknown = set(value) - _OURS - _MINDSPORES
        if unknown:
            known = sorted(_OURS | _MINDSPORES)
            raise SummaryValueError.of(_WHERE, f"the fields {known}", sorted(map(str, unknown)))
        if not _MINDSPORES & set(value):
            return _from_arrays(value)
        value = _with_tensors(value)
    return message_from(_WHERE, LossLandscape, value)


def _from_arrays(value: Mapping[str, Any]) -> LossLandscape:
    missing = {"x", "y", "z"} - set(value)
    if missing:
        raise SummaryValueError.of(_WHERE, "the fields x, y and z", f"no {sorted(missing)}")
    surface = {axis: as_array(f"{_WHERE}.{axis}", value[axis]) for axis in "xyz"}
    x, y, z = surface.values()
    if (x.ndim, y.ndim) != (1, 1) or z.shape != (y.size, x.size):
        expected = "x and y of one axis and z of shape (length of y, length of x)"
        raise SummaryValueError.of(_WHERE, expected, f"{x.shape}, {y.shape}, {z.shape}")
    message = LossLandscape()
    _set_point(message.landscape, surface)
    _set_path(message, value)
    convergence = as_array(f"{_WHERE}.convergence", value.get("convergence", (np.nan,) * 3))
    if convergence.shape != (3,):
        where = f"{_WHERE}.convergence"
        raise SummaryValueError.of(where, "x, y and z", f"shape {convergence.shape}")
    if not np.isnan(convergence).all():
        parts = {axis: convergence[k : k + 1] for k, axis in enumerate("xyz")}
        _set_point(message.convergence_point, parts)
    for name in ("decomposition", "unit", "step_per_epoch"):
        if value.get(name):
            with refusals_of(f"{_WHERE}.{name}"):
                setattr(message.metadata, name, value[name])
    return message


def _set_path(message: LossLandscape, value: Mapping[str, Any]) -> None:
    path = {a: as_array(f"{_WHERE}.path_{a}", value.get(f"path_{a}", ())) for a in "xyz"}
    steps = as_array(f"{_WHERE}.path_steps", value.get("path_steps", ()))
    lengths = [part.shape for part in (*path.values(), steps)]
    if len(set(lengths)) > 1 or steps.ndim != 1:
        raise SummaryValueError.of(f"{_WHERE}.path", "four arrays of one length", lengths)
    if steps.size:
        with refusals_of(f"{_WHERE}.path_steps"):
            message.loss_path.intervals.extend(int(step) for step in steps)
        _set_point(message.loss_path.points, path)


def _set_point(point: Any, arrays: Mapping[str, Any]) -> None:
    for axis, array in arrays.items():
        getattr(point, axis).CopyFrom(tensor.encode(array))


def _with_tensors(value: Any) -> Any:
    """`value`, in which arrays stand where the message has tensors, with messages for them."""
    if isinstance(value, Mapping):
        return {name: _with_tensors(part) for name, part in value.items()}
    if isinstance(value, (np.ndarray, np.generic)) or hasattr(value, "__array__"):
        return _fields_of(tensor.encode(value))
    return _fields_of(value) if isinstance(value, TensorProto) else value


def _fields_of(message: TensorProto) -> dict[str, Any]:
    return {one.name: content for one, content in message.ListFields()}


def decode(message: LossLandscape) -> tuple[Any, ...]:
    """Interval, decomposition and unit, the axes and the surface, the path, the convergence point.

    Raises:
        FormatError: If an array holds another number of numbers than its shape says.

    """
    found = load(message)
    return (
        *(found.interval, found.decomposition, found.unit),
        *(found.x, found.y, found.z),
        *(found.path_x, found.path_y, found.path_z, found.path_steps),
        found.convergence,
    )


def load(message: LossLandscape) -> Landscape:
    """The landscape in arrays.

    Raises:
        FormatError: If an array holds another number of numbers than its shape says.

    """
    surface, path, end = message.landscape, message.loss_path, message.convergence_point
    ends = [_array(end, axis) for axis in "xyz"]
    x, y, z = (float(part[0]) if part.size else np.nan for part in ends)
    return Landscape(
        x=_array(surface, "x"),
        y=_array(surface, "y"),
        z=_array(surface, "z"),
        path_x=_array(path.points, "x"),
        path_y=_array(path.points, "y"),
        path_z=_array(path.points, "z"),
        path_steps=np.array(path.intervals, np.int64),
        convergence=(x, y, z),
        decomposition=_text(message.metadata.decomposition),
        unit=_text(message.metadata.unit),
        step_per_epoch=message.metadata.step_per_epoch,
    )


def _text(told: str | bytes) -> str:
    """Protobuf gives what is no UTF-8, as damage leaves it, raw."""
    return told.decode("utf-8", "replace") if isinstance(told, bytes) else told


def _array(point: Any, axis: str) -> Array:
    if not point.HasField(axis):
        return np.empty(0)
    # Its type may be a lie: MindSpore names int64 where Python's 0 began a list of floats.
    return tensor.numbers(getattr(point, axis)).astype(np.float64)


def _example() -> dict[str, Any]:
    axis = np.linspace(-1.0, 1.0, 3)
    return {
        "x": axis,
        "y": axis[:2],
        "z": np.add.outer(axis[:2] ** 2, axis**2),
        "path_x": np.array([1.0, 0.0]),
        "path_y": np.array([-1.0, 0.0]),
        "path_z": np.array([2.0, 0.0]),
        "path_steps": np.array([1, 5]),
        "convergence": (0.0, 0.0, 0.0),
        "decomposition": "PCA",
        "unit": "step",
        "step_per_epoch": 10,
    }


PLUGIN = SummaryPlugin(
    name="landscape",
    kind="landscape",
    carrier="value",
    field="loss_landscape",
    columns=(
        *((name, "str") for name in ("interval", "decomposition", "unit")),
        *((name, "object") for name in ("x", "y", "z")),
        *((name, "object") for name in ("path_x", "path_y", "path_z", "path_steps")),
        ("convergence", "object"),
    ),
    encode=encode,
    decode=decode,
    load=load,
    example=_example,
)
