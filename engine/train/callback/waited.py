"""Data that waits for the training: `engine.dataset.WaitedDSCallback`."""

from __future__ import annotations

from threading import Event
from typing import Any

from engine.dataset import DSCallback, config
from engine.dataset.callbacks import DSRunContext
from engine.errors import StateError

from .base import Callback
from .run_context import RunContext


class WaitedDSCallback(Callback, DSCallback):
    """Hooks of a `map` that see the training; derive from it and write one of the two.

    Give it to the map, as one of its `callbacks`, and to the training, as one of its. Before a step
    of rows, from the second on, the map waits for the end of the training step before.

    Args:
        step_size: How many rows of the map a training step takes: the batch size, where batches
            are made behind it.

    Raises:
        ArgumentTypeError: If it is no whole number.
        ArgumentValueError: If it is below 1.
        StateError: When iterating: if the training does not come to the end of its step within
            `dataset.config.get_callback_timeout()` seconds.

    >>> import numpy as np
    >>> from engine import Model, dataset, nn
    >>> class Told(dataset.WaitedDSCallback):
    ...     def sync_step_begin(self, train_run_context, ds_run_context):
    ...         step = train_run_context.original_args().cur_step_num
    ...         print("row", ds_run_context.cur_step_num, "after step", step)
    >>> told = Told(step_size=2)
    >>> data = {"x": np.zeros((6, 3), np.float32), "y": np.zeros((6, 1), np.float32)}
    >>> rows = dataset.NumpySlicesDataset(data).map(lambda x: x, "x", callbacks=told).batch(2)
    >>> net = nn.Dense(3, 1)
    >>> model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1))
    >>> model.train(1, rows, callbacks=told)
    row 3 after step 1
    row 5 after step 2

    """

    def __init__(self, step_size: int = 1) -> None:
        DSCallback.__init__(self, step_size)
        self.step_event, self.epoch_event = Event(), Event()
        self.step_run_context: Any = None
        self.epoch_run_context: Any = None
        self.training_ended = False

    def sync_epoch_begin(self, train_run_context: RunContext, ds_run_context: DSRunContext) -> None:
        """Before the first row of each pass but the first; an epoch of training ended before."""

    def sync_step_begin(self, train_run_context: RunContext, ds_run_context: DSRunContext) -> None:
        """Before the first row of each step but the first; a step of training ended before."""

    def ds_epoch_begin(self, ds_run_context: DSRunContext) -> None:
        """Wait for the training, then call `sync_epoch_begin`."""
        if self._is_own("sync_epoch_begin") and ds_run_context.cur_epoch_num > 1:
            self._wait(self.epoch_event, "an epoch")
            self.sync_epoch_begin(self.epoch_run_context, ds_run_context)

    def ds_step_begin(self, ds_run_context: DSRunContext) -> None:
        """Wait for the training, then call `sync_step_begin`."""
        if self._is_own("sync_step_begin") and ds_run_context.cur_step_num > self.step_size:
            self._wait(self.step_event, "a step")
            self.sync_step_begin(self.step_run_context, ds_run_context)

    def epoch_end(self, run_context: RunContext) -> None:
        """Let the data of the next epoch go on."""
        self.epoch_run_context = run_context
        self.epoch_event.set()

    def step_end(self, run_context: RunContext) -> None:
        """Let the data of the next step go on."""
        self.step_run_context = run_context
        self.step_event.set()

    def end(self, run_context: RunContext) -> None:
        """Let all data go on: the training is over."""
        self.epoch_end(run_context)
        self.step_end(run_context)
        self.training_ended = True

    def _is_own(self, hook: str) -> bool:
        return getattr(type(self), hook) is not getattr(WaitedDSCallback, hook)

    def _wait(self, event: Event, what: str) -> None:
        if self.training_ended:
            return
        timeout_s = config.get_callback_timeout()
        came = event.wait(timeout_s)
        event.clear()
        if not came:
            raise StateError(
                f"{type(self).__name__} expected the end of {what} of training within "
                f"{timeout_s} s (config.set_callback_timeout), got none. "
                "Hint: give it to Model.train as one of its callbacks, too."
            )
