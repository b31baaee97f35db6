"""Keeps the losses and metrics of a training."""

from __future__ import annotations

from typing import Any

from engine.train.collect.loss import loss_of

from .base import Callback
from .run_context import RunContext

__all__ = ["History"]


class History(Callback):
    """Keeps the output of the last step of each epoch, and the metrics that `fit` found.

    The output is the loss. Of a network that returns something else it is the mean of an array, and
    of a tuple or list the first, its mean if it is an array.

    Attributes:
        epoch: `{"epoch": [1, 2, …]}`, begun anew by each training, and by `Model.eval`.
        history: `{"net_output": [loss of epoch 1, …], "acc": […]}`, going on over all of them.

    >>> history = History()
    >>> history.history
    {}

    """

    def __init__(self) -> None:
        self.epoch: dict[str, list[int]] = {"epoch": []}
        self.history: dict[str, list[Any]] = {}

    def begin(self, run_context: RunContext) -> None:
        """Count the epochs of this training."""
        self.epoch = {"epoch": []}

    def epoch_end(self, run_context: RunContext) -> None:
        """Keep the loss, and the metrics if the epoch was evaluated."""
        params = run_context.original_args()
        self.epoch["epoch"].append(params.get("cur_epoch_num", 1))
        self.history.setdefault("net_output", []).append(_kept(params.net_outputs))
        for name, value in (params.get("metrics") or {}).items():
            self.history.setdefault(name, []).append(value)

    def state_dict(self) -> dict[str, Any]:
        """Both attributes."""
        return {"epoch": self.epoch, "history": self.history}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Go on from there."""
        self.epoch, self.history = state["epoch"], state["history"]


def _kept(outputs: Any) -> Any:
    """A number where there is one; else the first output, or the only one, as it is."""
    loss = loss_of(outputs)
    if loss is not None:
        return loss
    return outputs[0] if isinstance(outputs, tuple | list) and outputs else outputs
