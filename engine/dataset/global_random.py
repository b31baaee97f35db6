"""The generators of Python and of NumPy that everybody draws from: users' functions do."""

from __future__ import annotations

import random
from typing import Any

import numpy as np


def global_random() -> dict[str, Any]:
    """Where `random` and `numpy.random` stand: numbers, texts and arrays.

    >>> state = global_random()
    >>> drawn = random.random(), np.random.random()
    >>> set_global_random(state)
    >>> (random.random(), np.random.random()) == drawn
    True
    """
    version, numbers, normal = random.getstate()
    python = {"version": version, "numbers": np.array(numbers, np.uint32), "normal": normal}
    return {"python": python, "numpy": np.random.get_state(legacy=False)}  # noqa: NPY002 - users draw from it


def set_global_random(state: dict[str, Any]) -> None:
    """Let both draw next what they drew after `global_random` returned this."""
    python = state["python"]
    random.setstate((python["version"], tuple(python["numbers"].tolist()), python["normal"]))
    np.random.set_state(state["numpy"])  # noqa: NPY002


def is_same(one: Any, other: Any) -> bool:
    """Whether two states draw the same."""
    if isinstance(one, dict):
        return all(is_same(one[name], other[name]) for name in one)
    return bool(np.array_equal(one, other))
