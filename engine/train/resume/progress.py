"""Where a training begins or goes on, and the moments at which its state may be saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .saved import Saved
from .training import Training


class Progress:
    """What the loop asks and tells of a training that may have begun in another process.

    Args:
        run_context: What its callbacks see.
        saved: What it goes on from; None where it begins.

    """

    _training: Training

    def __init__(self, run_context: Any, saved: Saved | None) -> None:
        self._run_context = run_context
        self._saved = saved

    def begin(self, training: Training, epochs: Sequence[int]) -> bool:
        """Whether anything is left to do of these epochs; if not, the state is put back as it is.

        Raises:
            CheckpointError: If the checkpoint is of another training.

        """
        self._training = training
        if self._saved is None:
            return True
        training.check(self._saved, epochs)
        state = self._saved.state
        is_over = (state["ended"] and state["stopped"]) or not self.epochs_left(epochs)
        if is_over and epochs:
            training.put_back(self._saved)
            return False
        return True

    def epochs_left(self, epochs: Sequence[int]) -> Sequence[int]:
        """The epochs from the one that goes on; after an end that was saved, those behind it."""
        if self._saved is None:
            return epochs
        state = self._saved.state
        return [epoch for epoch in epochs if epoch >= state["epoch"] + state["ended"]]

    def sinks_left(self, epochs: Sequence[int]) -> int:
        """How many sinks are still to be read, at least one: a checkpoint stands behind its own."""
        saved = 0 if self._saved is None else self._saved.state["epoch"]
        return max(1, sum(epoch > saved for epoch in epochs))

    def go_on(self, callbacks: Any) -> bool:
        """In the first epoch: put back what was saved, and finish saving there.

        Returns:
            Whether steps may be left in this epoch.

        """
        if self._saved is None:
            return True
        params = self._run_context.original_args()
        epoch, saved, self._saved = params.cur_epoch_num, self._saved, None
        self._training.put_back(saved)
        params.cur_epoch_num, self._training.ended = epoch, False
        if saved.state["ended"]:
            return True
        callbacks.save_due(self._run_context, self._training.state)
        return not (saved.state["stopped"] or params.dataset_sink_mode)

    def save(self, callbacks: Any) -> None:
        """After a step: save what is due."""
        callbacks.save_due(self._run_context, self._training.state)

    def end(self, callbacks: Any) -> None:
        """After the last hook: save what is due, as the state of a training that has ended."""
        self._training.ended = True
        callbacks.save_due(self._run_context, self._training.state)
