# Made by `make stubs` from the modules beside it; do not edit.

from . import forward_value_and_grad as forward_value_and_grad
from . import grad_overflow as grad_overflow
from . import grad_reducer as grad_reducer
from . import grad_scale as grad_scale
from . import gradient_buckets as gradient_buckets
from . import identity as identity
from . import judged as judged
from . import loss_scale_update as loss_scale_update
from . import micro_batch as micro_batch
from . import parameter_update as parameter_update
from . import scaled_step as scaled_step
from . import train_one_step as train_one_step
from . import virtual_dataset as virtual_dataset
from . import with_eval_cell as with_eval_cell
from . import with_grad_cell as with_grad_cell
from . import with_loss_cell as with_loss_cell
from .forward_value_and_grad import ForwardValueAndGrad as ForwardValueAndGrad
from .grad_reducer import DistributedGradReducer as DistributedGradReducer
from .grad_reducer import PipelineGradReducer as PipelineGradReducer
from .identity import Identity as Identity
from .loss_scale_update import DynamicLossScaleUpdateCell as DynamicLossScaleUpdateCell
from .loss_scale_update import FixedLossScaleUpdateCell as FixedLossScaleUpdateCell
from .micro_batch import GradAccumulationCell as GradAccumulationCell
from .micro_batch import MicroBatchInterleaved as MicroBatchInterleaved
from .micro_batch import PipelineCell as PipelineCell
from .parameter_update import ParameterUpdate as ParameterUpdate
from .scaled_step import TrainOneStepWithLossScaleCell as TrainOneStepWithLossScaleCell
from .train_one_step import TrainOneStepCell as TrainOneStepCell
from .with_eval_cell import WithEvalCell as WithEvalCell
from .with_grad_cell import WithGradCell as WithGradCell
from .with_loss_cell import WithLossCell as WithLossCell

__all__ = [
    "DistributedGradReducer",
    "DynamicLossScaleUpdateCell",
    "FixedLossScaleUpdateCell",
    "ForwardValueAndGrad",
    "GradAccumulationCell",
    "Identity",
    "MicroBatchInterleaved",
    "ParameterUpdate",
    "PipelineCell",
    "PipelineGradReducer",
    "TrainOneStepCell",
    "TrainOneStepWithLossScaleCell",
    "WithEvalCell",
    "WithGradCell",
    "WithLossCell",
]
