# Made by `make stubs` from the modules beside it; do not edit.

from engine.train.summary import SummaryRecord as SummaryRecord

from . import backup as backup
from . import base as base
from . import callback_list as callback_list
from . import checkpoint as checkpoint
from . import checkpoint_config as checkpoint_config
from . import checkpoint_files as checkpoint_files
from . import checkpoint_graph as checkpoint_graph
from . import checkpoint_paths as checkpoint_paths
from . import checks as checks
from . import early_stop as early_stop
from . import heard_signal as heard_signal
from . import history as history
from . import kept_network as kept_network
from . import lambda_callback as lambda_callback
from . import learning_rate as learning_rate
from . import loss_monitor as loss_monitor
from . import monitored as monitored
from . import on_request_exit as on_request_exit
from . import progress as progress
from . import reduce_rate as reduce_rate
from . import run_context as run_context
from . import summary_collector as summary_collector
from . import summary_landscape as summary_landscape
from . import time_monitor as time_monitor
from . import waited as waited
from .backup import BackupAndRestore as BackupAndRestore
from .base import Callback as Callback
from .checkpoint import ModelCheckpoint as ModelCheckpoint
from .checkpoint_config import CheckpointConfig as CheckpointConfig
from .early_stop import EarlyStopping as EarlyStopping
from .history import History as History
from .lambda_callback import LambdaCallback as LambdaCallback
from .learning_rate import LearningRateScheduler as LearningRateScheduler
from .loss_monitor import LossMonitor as LossMonitor
from .on_request_exit import OnRequestExit as OnRequestExit
from .progress import ProgressBar as ProgressBar
from .reduce_rate import ReduceLROnPlateau as ReduceLROnPlateau
from .run_context import RunContext as RunContext
from .summary_collector import SummaryCollector as SummaryCollector
from .summary_landscape import SummaryLandscape as SummaryLandscape
from .time_monitor import TimeMonitor as TimeMonitor

__all__ = [
    "BackupAndRestore",
    "Callback",
    "CheckpointConfig",
    "EarlyStopping",
    "History",
    "LambdaCallback",
    "LearningRateScheduler",
    "LossMonitor",
    "ModelCheckpoint",
    "OnRequestExit",
    "ProgressBar",
    "ReduceLROnPlateau",
    "RunContext",
    "SummaryCollector",
    "SummaryLandscape",
    "SummaryRecord",
    "TimeMonitor",
]
