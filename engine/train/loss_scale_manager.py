"""Loss scales, under the path of the older documents."""

from __future__ import annotations

from engine.amp import DynamicLossScaleManager, FixedLossScaleManager, LossScaleManager

__all__ = ["DynamicLossScaleManager", "FixedLossScaleManager", "LossScaleManager"]
