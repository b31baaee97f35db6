"""The number type in which the operators of a traced graph compute."""

from __future__ import annotations

from typing import Any

import numpy as np


def result_type(kinds: list[Any]) -> np.dtype[Any]:
    """In which number type NumPy would compute; a Python number counts less than an array."""
    arrays = [kind for kind in kinds if isinstance(kind, np.dtype)]
    if arrays and all(kind == arrays[0] for kind in arrays):
        floating = arrays[0].kind in "fcV"
        if floating or not any(isinstance(kind, float | complex) for kind in kinds):
            return arrays[0]
    return np.result_type(*kinds)
