from .adasum import AdaSum
from .auto_boost import AutoBoost
from .dim_reduce import DimReduce
from .grad_accumulation import GradientAccumulation
from .grad_freeze import FreezeOpt, GradientFreeze, freeze_cell
from .group_loss_scale import GroupLossScaleManager
from .less_batch_normalization import LessBN
from .optimizer_process import OptimizerProcess
from .parameter_process import ParameterProcess
from .scaled_step import BoostTrainOneStepWithLossScaleCell
from .step import BoostTrainOneStepCell

__all__ = [
    "AdaSum",
    "AutoBoost",
    "BoostTrainOneStepCell",
    "BoostTrainOneStepWithLossScaleCell",
    "DimReduce",
    "FreezeOpt",
    "GradientAccumulation",
    "GradientFreeze",
    "GroupLossScaleManager",
    "LessBN",
    "OptimizerProcess",
    "ParameterProcess",
    "freeze_cell",
]
