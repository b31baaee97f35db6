"""What a gradient may go through before a step."""

from __future__ import annotations

from typing import Any


def centralized(gradient: Any) -> Any:
    """The gradient without its mean over all axes but the first; vectors stay as they are.

    Source: Yong et al., "Gradient centralization" (2020), section 3.
    """
    if gradient.ndim < 2:
        return gradient
    return gradient - gradient.mean(axis=tuple(range(1, gradient.ndim)), keepdims=True)
