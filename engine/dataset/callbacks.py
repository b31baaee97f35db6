"""What users run around the rows of a map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.errors import ArgumentTypeError, AttributeMissingError

from . import arguments
from .leaving import noted

HOOKS = ("ds_begin", "ds_epoch_begin", "ds_epoch_end", "ds_step_begin", "ds_step_end")


@dataclass
class DSRunContext:
    """How far a pipeline has come.

    Attributes:
        cur_epoch_num: The pass of the iterator, from 1; 0 before the first.
        cur_step_num_in_epoch: The row of the pass, from 1; 0 before the first.
        cur_step_num: The row of all passes together, from 1.

    """

    cur_epoch_num: int = 0
    cur_step_num_in_epoch: int = 0
    cur_step_num: int = 0


class DSCallback:
    """Hooks around the rows that a `map` changes; derive from it and write those you need.

    A step is a row as the map sees it: a batch, if it stands behind `batch`. They are called in
    the thread that iterates, each with a `DSRunContext`, for the passes of iterators alone. Where
    workers are ahead, so are the beginnings of steps.

    Args:
        step_size: How many steps there are from one call of `ds_step_begin` to the next, and of
            `ds_step_end`.

    Raises:
        ArgumentTypeError: If it is no whole number.
        ArgumentValueError: If it is below 1.

    >>> from engine import dataset as ds
    >>> class Told(ds.DSCallback):
    ...     def ds_step_end(self, ds_run_context):
    ...         print("row", ds_run_context.cur_step_num)
    >>> rows = ds.NumpySlicesDataset([7, 8], shuffle=False).map(lambda x: x, callbacks=Told())
    >>> [int(x) for (x,) in rows]
    row 1
    row 2
    [7, 8]

    """

    def __init__(self, step_size: int = 1) -> None:
        self.step_size = arguments.whole("DSCallback(step_size)", step_size, 1)

    def ds_begin(self, ds_run_context: DSRunContext) -> None:
        """Once for each iterator, before its first row."""

    def ds_epoch_begin(self, ds_run_context: DSRunContext) -> None:
        """Before the first row of each pass."""

    def ds_epoch_end(self, ds_run_context: DSRunContext) -> None:
        """After the last row of each pass."""

    def ds_step_begin(self, ds_run_context: DSRunContext) -> None:
        """Before a row is changed."""

    def ds_step_end(self, ds_run_context: DSRunContext) -> None:
        """After a row was changed."""


class Watch:
    """The callbacks of one map in the passes of one iterator."""

    def __init__(self, callbacks: list[DSCallback]) -> None:
        self._callbacks = callbacks
        self._begun = DSRunContext()
        self._ended = DSRunContext()
        self._pass: int | None = None
        self._call("ds_begin", self._begun)

    def begin_pass(self, number: int) -> None:
        """A pass begins, unless it is the one that goes on: a repetition behind the map."""
        if number == self._pass:
            return
        self._pass = number
        for context in (self._begun, self._ended):
            context.cur_epoch_num += 1
            context.cur_step_num_in_epoch = 0
        self._call("ds_epoch_begin", self._begun)

    def begin_step(self) -> None:
        """A row comes in."""
        self._step(self._begun, "ds_step_begin")

    def end_step(self) -> None:
        """A row goes out."""
        self._step(self._ended, "ds_step_end")

    def end_pass(self) -> None:
        """The iterator came to the end of a pass."""
        if self._pass is None:
            return
        self._pass = None
        self._call("ds_epoch_end", self._ended)

    def _step(self, context: DSRunContext, hook: str) -> None:
        context.cur_step_num += 1
        context.cur_step_num_in_epoch += 1
        step = context.cur_step_num_in_epoch
        due = [one for one in self._callbacks if (step - 1) % one.step_size == 0]
        self._call(hook, context, due)

    def _call(
        self, hook: str, context: DSRunContext, callbacks: list[DSCallback] | None = None
    ) -> None:
        for callback in self._callbacks if callbacks is None else callbacks:
            with noted(f"{type(callback).__name__}.{hook} of a map"):
                getattr(callback, hook)(context)


def check_callbacks(callbacks: Any) -> list[DSCallback]:
    """The callbacks of a map as a list.

    Raises:
        ArgumentTypeError: If one is no `DSCallback`.
        AttributeMissingError: If one has no hook of its own.

    """
    if callbacks is None:
        return []
    listed = list(callbacks) if isinstance(callbacks, list | tuple) else [callbacks]
    for callback in listed:
        if not isinstance(callback, DSCallback):
            raise ArgumentTypeError.of("map(callbacks)", "DSCallbacks", callback)
        kind = type(callback)
        if all(getattr(kind, hook) is getattr(DSCallback, hook) for hook in HOOKS):
            raise AttributeMissingError(
                f"map(callbacks) expected a hook of its own in {kind.__name__}, got none. "
                f"Hint: write one of {', '.join(HOOKS)}."
            )
    return listed
