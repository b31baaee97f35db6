"""What jsonpickle wrote, as plain values: no object is made of it."""

from __future__ import annotations

from typing import Any

_MOST_NESTED = 100
_LISTS = ("py/tuple", "py/set", "py/iterator")
_TEXTS = ("py/type", "py/function", "py/repr", "py/bytes", "py/b64", "py/b85")
_ARRAY = "numpy.ndarray"


def plain(value: Any, depth: int = 0) -> Any:
    """The value, of tuples and sets lists, of NumPy's numbers and arrays what they hold.

    Of other objects their attributes are left; references to what was written before are None.

    >>> plain({"py/tuple": [1, {"py/object": "numpy.float32", "dtype": "float32", "value": 0.5}]})
    [1, 0.5]
    >>> plain({"py/object": "numpy.ndarray", "dtype": "int64", "values": [1, 2]})
    [1, 2]
    >>> plain({"a": {"py/object": "my.Class", "x": 1}})
    {'a': {'x': 1}}
    """
    if depth > _MOST_NESTED:
        return None
    if isinstance(value, list):
        return [plain(one, depth + 1) for one in value]
    if not isinstance(value, dict):
        return value
    for key in _LISTS:
        if key in value:
            return plain(value[key], depth + 1) if isinstance(value[key], list) else None
    for key in _TEXTS:
        if key in value:
            return value[key] if isinstance(value[key], str) else None
    if "py/id" in value:
        return None
    made_by = value.get("py/object")
    if isinstance(made_by, str) and made_by.startswith("numpy."):
        if made_by == _ARRAY:
            return plain(value.get("values"), depth + 1)
        return plain(value.get("value"), depth + 1)
    return {key: plain(one, depth + 1) for key, one in value.items() if not key.startswith("py/")}
