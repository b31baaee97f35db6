from .build import build_train_network
from .finite import all_finite
from .levels import auto_mixed_precision, custom_mixed_precision
from .lists import get_black_list, get_white_list
from .loss_scale import DynamicLossScaleManager, FixedLossScaleManager, LossScaleManager
from .loss_scaler import DynamicLossScaler, LossScaler, StaticLossScaler

__all__ = [
    "DynamicLossScaleManager",
    "DynamicLossScaler",
    "FixedLossScaleManager",
    "LossScaleManager",
    "LossScaler",
    "StaticLossScaler",
    "all_finite",
    "auto_mixed_precision",
    "build_train_network",
    "custom_mixed_precision",
    "get_black_list",
    "get_white_list",
]
