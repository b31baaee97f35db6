"""Columns whose rows are dicts: Python's own, with whatever values.

They go through a pipeline as they are. A batch of them is one dict with the values of each key
stacked; at the end numbers and arrays in them become tensors, or NumPy arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine.errors import StateError, compose
from engine.tensor import Tensor

NUMBERS = (bool, int, float, str, np.generic, np.ndarray)


def as_value(value: Any) -> Any:
    """What a function gave as a column: a dict as it is, all else as an array."""
    return value if isinstance(value, dict) else np.asarray(value)


def stacked(name: str, dicts: Sequence[dict[Any, Any]]) -> dict[Any, np.ndarray]:
    """Dicts with the same keys as one, with an array for each key.

    Raises:
        StateError: If their keys differ, or the values of one are no numbers of one shape.

    >>> stacked("x", [{"a": 1}, {"a": 2}])
    {'a': array([1, 2])}

    """
    where = f"batch, column '{name}',"
    keys = list(dicts[0])
    for one in dicts:
        if set(one) != set(keys):
            raise StateError(compose(where, f"dicts with the keys {keys}", list(one)))
    return {key: _array(f"{where} key {key!r}", [one[key] for one in dicts]) for key in keys}


def finished(value: Any, leaf: Callable[[np.ndarray], Any]) -> Any:
    """A dict with its numbers, texts and arrays finished, however deep they lie."""
    if isinstance(value, dict):
        return {key: finished(part, leaf) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return type(value)([finished(part, leaf) for part in value])
    if isinstance(value, Tensor):
        return leaf(value.asnumpy())
    return leaf(np.asarray(value)) if isinstance(value, NUMBERS) else value


def _array(where: str, values: list[Any]) -> np.ndarray:
    hint = "make a batch of them with per_batch_map"
    try:
        made = np.array(values)
    except ValueError as error:
        raise StateError(compose(where, "values of one shape", error, hint)) from error
    if made.dtype == object:
        got = type(values[0]).__name__
        raise StateError(compose(where, "numbers, texts or arrays", got, hint))
    return made
