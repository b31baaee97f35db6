from engine import metrics as _metrics
from engine.amp import (
    DynamicLossScaleManager,
    DynamicLossScaler,
    FixedLossScaleManager,
    LossScaleManager,
    LossScaler,
    StaticLossScaler,
    all_finite,
    auto_mixed_precision,
    build_train_network,
    custom_mixed_precision,
)
from engine.metrics import *

from . import callback as callback
from . import serialization as serialization
from . import summary as summary
from .callback import *
from .data_sink import data_sink
from .dataset_helper import DatasetHelper, connect_network_with_dataset
from .model import Model
from .serialization import (
    build_searched_strategy,
    load_checkpoint,
    load_checkpoint_async,
    load_distributed_checkpoint,
    load_param_into_net,
    merge_sliced_parameter,
    restore_group_info_list,
    save_checkpoint,
)
from .train_thor import ConvertModelUtils, ConvertNetUtils

__all__ = [
    "ConvertModelUtils",
    "ConvertNetUtils",
    "DatasetHelper",
    "DynamicLossScaleManager",
    "DynamicLossScaler",
    "FixedLossScaleManager",
    "LossScaleManager",
    "LossScaler",
    "Model",
    "StaticLossScaler",
    "all_finite",
    "auto_mixed_precision",
    "build_searched_strategy",
    "build_train_network",
    "connect_network_with_dataset",
    "custom_mixed_precision",
    "data_sink",
    "load_checkpoint",
    "load_checkpoint_async",
    "load_distributed_checkpoint",
    "load_param_into_net",
    "merge_sliced_parameter",
    "restore_group_info_list",
    "save_checkpoint",
]
__all__ += callback.__all__
__all__ += _metrics.__all__
