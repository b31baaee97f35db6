"""Training: the model, its callbacks, checkpoints and metrics. `engine.train` is `mindspore.train`.

>>> from engine.train import LossMonitor, Model
"""

from __future__ import annotations

from engine.amp import (
    DynamicLossScaleManager,
    FixedLossScaleManager,
    LossScaleManager,
    build_train_network,
)

from . import amp as amp
from . import callback as callback
from . import metrics as metrics
from . import serialization as serialization
from . import summary as summary
from .callback import *  # noqa: F403 - the folder names what it offers in its __all__
from .dataset_helper import DatasetHelper, connect_network_with_dataset
from .metrics import *  # noqa: F403 - MindSpore has the metrics here too
from .model import Model
from .serialization import load_checkpoint, load_param_into_net, save_checkpoint

__all__ = [
    "DatasetHelper",
    "DynamicLossScaleManager",
    "FixedLossScaleManager",
    "LossScaleManager",
    "Model",
    "amp",
    "build_train_network",
    "connect_network_with_dataset",
    "load_checkpoint",
    "load_param_into_net",
    "save_checkpoint",
]
__all__ += callback.__all__
__all__ += metrics.__all__
