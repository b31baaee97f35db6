"""The batch that went in, when it is an image."""

from __future__ import annotations

from typing import Any

from engine.tensor import Tensor

# What an image plugin can show: grey or colour.
CHANNELS = (1, 3)


def image_batch(batch: Any) -> Tensor | None:
    """The first tensor of a batch if it is images (N, C, H, W) with 1 or 3 channels, else None."""
    first = batch[0] if isinstance(batch, tuple | list) and len(batch) > 0 else batch
    if not isinstance(first, Tensor) or first.ndim != 4:
        return None
    return first if first.shape[1] in CHANNELS else None
