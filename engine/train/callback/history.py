"""Keeps the losses and metrics of a training."""

from __future__ import annotations

from typing import Any

from engine.train.collect.loss import loss_of

from .base import TrainingCallback

__all__ = ["History"]


class History(TrainingCallback):
    """Keeps the output of the last step of each epoch, and the metrics that `fit` found.

    Attributes:
        epoch: `{"epoch": [1, 2, …]}`, begun anew by each training.
        history: `{"net_output": [loss of epoch 1, …], "acc": […]}`, going on over trainings.

    >>> history = History()
    >>> history.history
    {}

    """

    def __init__(self) -> None:
        self.epoch: dict[str, list[int]] = {"epoch": []}
        self.history: dict[str, list[Any]] = {}

    def begin(self, run_context: Any) -> None:
        """Count the epochs of this training."""
        self.epoch = {"epoch": []}

    def epoch_end(self, run_context: Any) -> None:
        """Keep the loss, and the metrics if the epoch was evaluated."""
        params = run_context.original_args()
        self.epoch["epoch"].append(params.get("cur_epoch_num", 1))
        self.history.setdefault("net_output", []).append(loss_of(params.net_outputs))
        for name, value in (params.get("metrics") or {}).items():
            self.history.setdefault(name, []).append(value)
