"""Prints the loss while training, and stops when it is no number any more."""

from __future__ import annotations

import math
from typing import Any

from engine.errors import ArgumentValueError
from engine.train.collect.loss import loss_of

from .base import TrainingCallback
from .checks import check_count

__all__ = ["LossMonitor"]


class LossMonitor(TrainingCallback):
    """Prints the loss of a step, as `epoch: 1 step: 2, loss is 1.7346091270446777`.

    In `Model.fit` it prints the result of each evaluation too.

    Args:
        per_print_times: Steps between two prints, from 0; 0 prints no loss.

    Raises:
        TypeError: If it is no int.
        ValueError: If it is negative; in training, if a loss is NaN or infinite.

    >>> monitor = LossMonitor(per_print_times=10)

    """

    def __init__(self, per_print_times: int = 1) -> None:
        check_count("LossMonitor(per_print_times)", per_print_times, least=0)
        self._every = per_print_times
        self._last_printed = 0

    def on_train_begin(self, run_context: Any) -> None:
        """Count the steps between prints from the start of this training."""
        self._last_printed = 0

    def step_end(self, run_context: Any) -> None:
        """Print the loss, if its turn has come."""
        params = run_context.original_args()
        loss = loss_of(params.net_outputs)
        step = (params.cur_step_num - 1) % params.batch_num + 1
        if loss is not None and not math.isfinite(loss):
            raise ArgumentValueError(
                f"In epoch: {params.cur_epoch_num} step: {step}, loss is NAN or INF, "
                "training process cannot continue, terminating training. "
                "Hint: a smaller learning rate, or a look at the data of this step."
            )
        if self._every and params.cur_step_num - self._last_printed >= self._every:
            self._last_printed = params.cur_step_num
            print(f"epoch: {params.cur_epoch_num} step: {step}, loss is {loss}", flush=True)

    def on_train_epoch_end(self, run_context: Any) -> None:
        """Print what the evaluation of this epoch found, if there was one."""
        params = run_context.original_args()
        metrics = params.get("metrics")
        if metrics:
            print(f"Eval result: epoch {params.cur_epoch_num}, metrics: {metrics}", flush=True)
