"""Prints the loss while training, and stops when it is no number any more."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.errors import ArgumentValueError
from engine.tensor import Tensor
from engine.train.collect.loss import loss_of

from .base import TrainingCallback
from .checks import check_count
from .run_context import RunContext

__all__ = ["LossMonitor"]


class LossMonitor(TrainingCallback):
    """Prints the loss of a step, as `epoch: 1 step: 2, loss is 1.7346091270446777`.

    Of several outputs the first is the loss; of an array, its mean. A loss that is no number ends
    the training, unless the step says that it overflowed: a loss scale leaves such a step out and
    goes on. In `Model.fit` the result of each evaluation is printed too.

    Args:
        per_print_times: Steps between two prints, from 0; 0 prints no loss.

    Raises:
        TypeError: If it is no int.
        ValueError: If it is negative; in training, if a loss is NaN or infinite.

    >>> monitor = LossMonitor(per_print_times=10)

    """

    def __init__(self, per_print_times: int = 1) -> None:
        check_count("LossMonitor(per_print_times)", per_print_times, least=0)
        # Callbacks of users that are made of this one read both, under MindSpore's names.
        self._per_print_times = per_print_times
        self._last_print_time = 0

    def on_eval_step_end(self, run_context: RunContext) -> None:
        """Print the loss in `Model.eval` too; `Model.fit` does not call this."""
        self.step_end(run_context)

    def step_end(self, run_context: RunContext) -> None:
        """Print the loss, if its turn has come; what is no number is printed as it is."""
        params = run_context.original_args()
        outputs = params.net_outputs
        loss = loss_of(outputs)
        epoch = params.get("cur_epoch_num", 1)
        step = (params.cur_step_num - 1) % params.batch_num + 1
        if loss is not None and not math.isfinite(loss) and not _overflowed(outputs):
            raise ArgumentValueError(
                f"In epoch: {epoch} step: {step}, loss is NAN or INF, "
                "training process cannot continue, terminating training. "
                "Hint: a smaller learning rate, or a look at the data of this step."
            )
        if not self._per_print_times:
            return
        if params.cur_step_num <= self._last_print_time:  # another run has begun
            stride = max(self._per_print_times, params.batch_num if params.dataset_sink_mode else 1)
            behind = self._last_print_time - params.cur_step_num
            self._last_print_time -= (behind // stride + 1) * stride
        if params.cur_step_num - self._last_print_time >= self._per_print_times:
            self._last_print_time = params.cur_step_num
            print(f"epoch: {epoch} step: {step}, loss is {_shown(outputs, loss)!s}", flush=True)

    def on_train_epoch_end(self, run_context: RunContext) -> None:
        """Print what the evaluation of this epoch found, if there was one."""
        params = run_context.original_args()
        metrics = params.get("metrics")
        if metrics:
            print(f"Eval result: epoch {params.cur_epoch_num}, metrics: {metrics}", flush=True)

    def state_dict(self) -> dict[str, Any]:
        """The step that was printed last."""
        return {"last_printed": self._last_print_time}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Count the steps between prints from there."""
        self._last_print_time = state["last_printed"]


def _overflowed(outputs: Any) -> bool:
    """Whether the step was left out: its outputs are loss, overflow and scale."""
    if not (isinstance(outputs, tuple) and len(outputs) == 3):
        return False
    overflow = outputs[1]
    flag = overflow.asnumpy() if isinstance(overflow, Tensor) else np.asarray(overflow)
    return bool(flag.dtype == np.bool_ and flag.all())


def _shown(outputs: Any, loss: float | None) -> Any:
    """The loss with as many digits as MindSpore prints: of several outputs, those of its type."""
    if loss is None or isinstance(outputs, int):
        return outputs
    if isinstance(outputs, tuple | list) and isinstance(outputs[0], Tensor):
        dtype = outputs[0].asnumpy().dtype
        return dtype.type(loss) if dtype.kind == "f" and dtype.itemsize <= 4 else loss
    return loss
