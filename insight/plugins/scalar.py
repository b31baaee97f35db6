"""Single numbers: loss, accuracy, learning rate."""

from __future__ import annotations

import math
import struct
from typing import Any

import numpy as np

from insight.errors import SummaryValueError

from ._arrays import as_array, as_float32, rounded
from ._plugin import SummaryPlugin

_FLOAT32 = struct.Struct("<f")


def encode(value: Any) -> float:
    """`value` rounded to float32, which is what event files hold.

    Raises:
        ValueKindError: If it is no number.
        SummaryValueError: If it is not exactly one number.

    >>> encode(True), encode([2.5]), encode(1e300)
    (1.0, 2.5, inf)

    """
    kind = type(value)
    if kind is float or kind is int:  # by far the most, and an array is twenty times as much work
        number = value if kind is float else rounded(value)
        try:
            return float(_FLOAT32.unpack(_FLOAT32.pack(number))[0])
        except OverflowError:
            return math.copysign(math.inf, number)
    array = as_array("scalar", value)
    if array.size != 1:
        hint = "record an array as 'tensor' or 'histogram'"
        raise SummaryValueError.of("scalar", "one number", f"shape {array.shape}", hint)
    return float(as_float32(array.reshape(())))


PLUGIN = SummaryPlugin(
    name="scalar",
    kind="scalar",
    carrier="value",
    field="scalar_value",
    columns=(("value", "float64"),),
    encode=encode,
    decode=lambda value: (float(value),),
    load=float,
    example=lambda: np.float32(0.25),
)
