"""Callbacks: what happens around the steps and epochs of a training. One a file."""

from __future__ import annotations

from engine.train.summary import SummaryRecord

from .base import Callback
from .checkpoint import ModelCheckpoint
from .checkpoint_config import CheckpointConfig
from .early_stop import EarlyStopping
from .history import History
from .lambda_callback import LambdaCallback
from .learning_rate import LearningRateScheduler
from .loss_monitor import LossMonitor
from .progress import ProgressBar
from .reduce_rate import ReduceLROnPlateau
from .run_context import RunContext
from .summary_collector import SummaryCollector
from .time_monitor import TimeMonitor

__all__ = [
    "Callback",
    "CheckpointConfig",
    "EarlyStopping",
    "History",
    "LambdaCallback",
    "LearningRateScheduler",
    "LossMonitor",
    "ModelCheckpoint",
    "ProgressBar",
    "ReduceLROnPlateau",
    "RunContext",
    "SummaryCollector",
    "SummaryRecord",
    "TimeMonitor",
]
