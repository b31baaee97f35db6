"""What a gradient may go through before a step."""

from __future__ import annotations

from typing import Any

from engine.ops.promotion import added_in


def centralized(gradient: Any) -> Any:
    """The gradient without its mean over all axes but the first; vectors stay as they are.

    Source: Yong et al., "Gradient centralization" (2020), section 3.
    """
    if gradient.ndim < 2:
        return gradient
    axes = tuple(range(1, gradient.ndim))
    mean = gradient.mean(axis=axes, dtype=added_in(gradient.dtype), keepdims=True)
    return gradient - mean.astype(gradient.dtype, copy=False)
