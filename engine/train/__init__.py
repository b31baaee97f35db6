"""Training: the model, its callbacks, checkpoints and metrics. `engine.train` is `mindspore.train`.

>>> from engine.train import LossMonitor, Model
"""

from __future__ import annotations

from engine import metrics as _metrics
from engine.metrics import *  # noqa: F403 - MindSpore has the metrics here too

from . import callback as callback
from . import serialization as serialization
from . import summary as summary
from .callback import *  # noqa: F403 - the folder names what it offers in its __all__
from .model import Model

__all__ = ["Model"]
__all__ += callback.__all__
__all__ += _metrics.__all__
