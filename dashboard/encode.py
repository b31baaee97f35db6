"""Arrays on their way to the browser: base64 of typed arrays, as plotly.js reads them.

The only file that knows the wire form. `assets/charts/series.mjs` is its other end.
"""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

Encoded = dict[str, str]

_CODES = {"int8": "i1", "int32": "i4", "float32": "f4", "float64": "f8"}
_INT32 = np.iinfo(np.int32)


def numbers(values: NDArray[Any], tolerance: float = 0.0) -> Encoded:
    """An array as `{"dtype": "f4", "bdata": ...}`, in the smallest form that loses nothing.

    Nothing that a browser's numbers could hold: of integers beyond 2**53 they keep 53 bits.

    Args:
        values: Integers or floats of any shape; a shape other than (n,) travels as `shape`.
        tolerance: The absolute loss that does not matter.

    >>> import numpy as np
    >>> numbers(np.array([1, 2]))
    {'dtype': 'i4', 'bdata': 'AQAAAAIAAAA='}

    """
    smallest = np.ascontiguousarray(_shrink(np.asarray(values), tolerance))
    form = smallest.astype(smallest.dtype.newbyteorder("<"), copy=False)
    encoded = {
        "dtype": _CODES[smallest.dtype.name],
        "bdata": base64.b64encode(form.tobytes()).decode("ascii"),
    }
    if smallest.ndim != 1:
        encoded["shape"] = ", ".join(map(str, smallest.shape))
    return encoded


def decode(encoded: Encoded) -> NDArray[Any]:
    """The array behind `numbers(...)`; for tests and notebooks."""
    raw = base64.b64decode(encoded["bdata"])
    values = np.frombuffer(raw, np.dtype("<" + encoded["dtype"]))
    shape = encoded.get("shape")
    return values.reshape([int(n) for n in shape.split(",")]) if shape else values


def _shrink(values: NDArray[Any], tolerance: float) -> NDArray[Any]:
    if values.dtype == np.int8:
        return values
    if values.dtype.kind in "iub":
        fits = values.size == 0 or (values.min() >= _INT32.min and values.max() <= _INT32.max)
        return values.astype(np.int32 if fits else np.float64)
    wide = values.astype(np.float64, copy=False)
    with np.errstate(over="ignore", invalid="ignore"):
        narrow = wide.astype(np.float32)
        loss = np.abs(narrow.astype(np.float64) - wide)
    same = np.isnan(wide) | (narrow == wide) | (loss <= tolerance)
    return narrow if bool(same.all()) else wide
