"""Metrics, at MindSpore's own path: `engine.train.metrics` is `mindspore.train.metrics`."""

from __future__ import annotations

from engine import metrics as _metrics
from engine.metrics import *  # noqa: F403 - the folder names what it offers in its __all__

__all__: list[str] = []
__all__ += _metrics.__all__
