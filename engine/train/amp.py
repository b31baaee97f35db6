"""Mixed precision, under the path of the older documents."""

from __future__ import annotations

from engine.amp import (
    DynamicLossScaleManager,
    LossScaleManager,
    auto_mixed_precision,
    build_train_network,
    custom_mixed_precision,
    get_black_list,
    get_white_list,
)

__all__ = [
    "DynamicLossScaleManager",
    "LossScaleManager",
    "auto_mixed_precision",
    "build_train_network",
    "custom_mixed_precision",
    "get_black_list",
    "get_white_list",
]
