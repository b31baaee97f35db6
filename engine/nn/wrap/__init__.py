"""Cells around a network: loss, gradients, evaluation, training step."""

from __future__ import annotations

from .forward_value_and_grad import ForwardValueAndGrad
from .identity import Identity
from .train_one_step import TrainOneStepCell
from .with_eval_cell import WithEvalCell
from .with_grad_cell import WithGradCell
from .with_loss_cell import WithLossCell

__all__ = [
    "ForwardValueAndGrad",
    "Identity",
    "TrainOneStepCell",
    "WithEvalCell",
    "WithGradCell",
    "WithLossCell",
]
