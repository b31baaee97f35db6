"""The loss of a step, from what the training network returned."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.tensor import Tensor


def loss_of(net_outputs: Any) -> float | None:
    """The mean of the first output as a number, or None when it is not numbers.

    >>> loss_of((Tensor([1.0, 3.0]), Tensor(0.5)))
    2.0
    """
    first = net_outputs
    if isinstance(first, tuple | list):
        first = first[0] if len(first) > 0 else None
    if isinstance(first, int | float | np.floating):
        return float(first)
    if isinstance(first, Tensor):
        return float(np.mean(first.asnumpy()))
    return float(first.mean()) if isinstance(first, np.ndarray) else None
