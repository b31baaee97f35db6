"""Which steps, or epochs in sink mode, a collector's turns fall on."""

from __future__ import annotations

from typing import Any

from .schedule import is_due, tensor_turns


class Turns:
    """The turns of one training.

    Args:
        collect_freq: Steps between two collections.
        collect_tensor_freq: The same for tensor summaries, or None.

    Attributes:
        first: Whether nothing was collected yet.

    """

    def __init__(self, collect_freq: int, collect_tensor_freq: int | None) -> None:
        self._collect_freq = collect_freq
        self._collect_tensor_freq = collect_tensor_freq
        self._of_tensors = range(0)
        self.first = True

    def plan(self, params: Any) -> None:
        """Lays out the turns of the tensors over a training that begins."""
        total = params.epoch_num * (1 if sinks(params) else params.batch_num)
        self._of_tensors = tensor_turns(self._collect_freq, self._collect_tensor_freq, total)

    def due(self, params: Any) -> tuple[bool, bool]:
        """Whether tensors, and whether other values, are recorded at this step (or epoch)."""
        turn = params.cur_epoch_num if sinks(params) else params.cur_step_num
        return (
            self.first or turn in self._of_tensors,
            is_due(turn, self._collect_freq, first=self.first),
        )


def steps_of(params: Any) -> int:
    """The steps that a training is to take."""
    return int(params.epoch_num * params.batch_num)


def sinks(params: Any) -> bool:
    """Whether the training runs in sink mode."""
    return bool(params.dataset_sink_mode) if "dataset_sink_mode" in params else False
