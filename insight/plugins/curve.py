"""Curves of one step: precision over recall, the spectrum of a signal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from insight.errors import FormatError, SummaryValueError, ValueKindError, compose
from insight.format.messages import Summary

from ._arrays import as_array
from ._plugin import SummaryPlugin
from .message import as_utf8
from .values import Curve

Numbers = np.ndarray[Any, Any]
_LABELS = ("title", "x_label", "y_label")
_EXPECTED = "a Curve, or a mapping of x, y, title, x_label and y_label"


def encode(value: Any) -> Summary.Curve:
    """The points in float64, and what is written beside them.

    Args:
        value: A `Curve`, or a mapping with its arguments.

    Raises:
        ValueKindError: If it is neither, or its points are no numbers.
        SummaryValueError: If x and y are not of one length, or have several axes.

    >>> decode(encode(Curve([0, 1], [1.0, 0.5], title="PR")))[2:]
    ('PR', '', '')

    """
    if isinstance(value, Mapping):
        if not ({"x", "y"} <= value.keys() <= {"x", "y", *_LABELS}):
            raise ValueKindError.of("curve", _EXPECTED, value)
        value = Curve(**value)
    if not isinstance(value, Curve):
        raise ValueKindError.of("curve", _EXPECTED, value)
    x, y = _points("x", value.x), _points("y", value.y)
    if len(x) != len(y):
        got = f"{len(x)} and {len(y)}"
        raise SummaryValueError.of("curve", "x and y of one length", got)
    labels = {name: as_utf8(str(getattr(value, name))).encode() for name in _LABELS}
    return Summary.Curve(x=x.tobytes(), y=y.tobytes(), **labels)


def _points(name: str, value: Any) -> Numbers:
    array = as_array(f"curve {name}", value)
    if array.ndim != 1:
        got = f"shape {array.shape}"
        raise SummaryValueError.of(f"curve {name}", "an array of one axis", got)
    return array.astype("<f8")


def decode(message: Summary.Curve) -> tuple[Numbers, Numbers, str, str, str]:
    """x, y, title and the names of the axes.

    Raises:
        FormatError: If x and y are not of one length.

    """
    if len(message.x) != len(message.y) or len(message.x) % 8:
        got = f"{len(message.x)} and {len(message.y)} bytes"
        raise FormatError(compose("curve", "x and y of one length", got))
    x, y = (np.frombuffer(held, "<f8").astype(np.float64) for held in (message.x, message.y))
    title, *axes = (getattr(message, name).decode("utf-8", "replace") for name in _LABELS)
    return x, y, title, axes[0], axes[1]


def load(message: Summary.Curve) -> Curve:
    """The curve.

    Raises:
        FormatError: If x and y are not of one length.

    """
    return Curve(*decode(message))


PLUGIN = SummaryPlugin(
    name="curve",
    kind="curve",
    carrier="value",
    field="curve",
    columns=(
        *(("x", "object"), ("y", "object")),
        *(("title", "str"), ("x_label", "str"), ("y_label", "str")),
    ),
    encode=encode,
    decode=decode,
    load=load,
    example=lambda: Curve(np.linspace(0, 1, 5), np.linspace(1, 0, 5) ** 2, "PR", "recall"),
    claims=lambda value: isinstance(value, Curve),
)
