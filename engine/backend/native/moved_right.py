"""Whether kernels that step against a product compute what NumPy does; for both number types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine.backend.kernels.adam import adam_step
from engine.backend.kernels.momentum import momentum_step

from .arrays import FLOAT
from .calls import Call, run
from .moves import Adam, Momentum

__all__ = ["moves_right"]


def moves_right(moved: Callable[[Any, Momentum | Adam], Call | None], gradient: np.ndarray) -> bool:
    """Whether steps of both kinds have the bits of NumPy's against what a product makes.

    Args:
        moved: The call that steps, of an array of the product's shape and a step.
        gradient: What the product makes.

    """
    param, first, second = np.random.default_rng(1).random((3, *gradient.shape), FLOAT)
    for step, numpys, numbers in (
        (Momentum(param.copy(), first.copy()), momentum_step, (0.1, 0.9)),
        (Adam(param, first, second), adam_step, (0.01, 0.9, 0.999, 1e-8)),
    ):
        expected = [array.copy() for array in step.arrays]
        call = moved(np.empty_like(gradient), step)
        if call is None:
            return False
        run(call, numbers)
        numpys(*expected, gradient, *numbers)
        if not all(map(np.array_equal, step.arrays, expected)):
            return False
    return True
