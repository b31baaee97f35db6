"""Training: the model, its callbacks, checkpoints and metrics. `engine.train` is `mindspore.train`.

>>> from engine.train import LossMonitor, Model
"""

from __future__ import annotations

from engine.names import attach

attach(__name__)
