"""Mixed precision: training networks by level, and loss scales."""

from __future__ import annotations

from .build import build_train_network
from .loss_scale import DynamicLossScaleManager, FixedLossScaleManager, LossScaleManager

__all__ = [
    "DynamicLossScaleManager",
    "FixedLossScaleManager",
    "LossScaleManager",
    "build_train_network",
]
