"""Shows how far a training is."""

from __future__ import annotations

import sys
from typing import Any, TextIO

from engine.train.collect.loss import loss_of

from .base import TrainingCallback
from .run_context import RunContext

__all__ = ["ProgressBar"]


class ProgressBar(TrainingCallback):
    """A bar for each epoch with its steps, the loss and, in `fit`, the metrics.

    Where the output is no terminal (a file, a pipe) each epoch is one plain line instead:
    `epoch 2/5: 45/45 steps, loss 0.1234, acc 0.9712`.

    Args:
        file: Where it is shown; None is standard error.

    >>> import io
    >>> bar = ProgressBar(file=io.StringIO())

    """

    def __init__(self, file: TextIO | None = None) -> None:
        self._file = file
        self._bar: Any = None
        self._last_epoch = 0

    def __exit__(self, *error: object) -> None:
        self._close()

    def begin(self, run_context: RunContext) -> None:
        """Count the epochs of this training."""
        self._last_epoch = 0

    def epoch_begin(self, run_context: RunContext) -> None:
        """Begin the epoch's bar."""
        self._close()
        params, output = run_context.original_args(), self._output
        # A training that goes on after another begins at a later epoch than the first.
        self._last_epoch = self._last_epoch or params.cur_epoch_num + params.epoch_num - 1
        if output.isatty():
            from tqdm import tqdm  # only where a bar is drawn

            name = self._name(params)
            self._bar = tqdm(total=params.batch_num, desc=name, unit="step", file=output)

    def step_end(self, run_context: RunContext) -> None:
        """Move the bar by one step."""
        if self._bar is not None:
            params = run_context.original_args()
            self._bar.set_postfix(_numbers(params), refresh=False)
            self._bar.update()

    def epoch_end(self, run_context: RunContext) -> None:
        """Close the bar, or write the line."""
        params = run_context.original_args()
        numbers = _numbers(params)
        if self._bar is not None:
            self._bar.set_postfix(numbers)
            self._close()
            return
        step = (params.cur_step_num - 1) % params.batch_num + 1
        parts = [f"{step}/{params.batch_num} steps", *(f"{k} {v}" for k, v in numbers.items())]
        print(f"{self._name(params)}: {', '.join(parts)}", file=self._output, flush=True)

    def state_dict(self) -> dict[str, Any]:
        """The last epoch that its names tell."""
        return {"last_epoch": self._last_epoch}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Name the epochs as before."""
        self._last_epoch = state["last_epoch"]

    @property
    def _output(self) -> TextIO:
        return self._file if self._file is not None else sys.stderr

    def _name(self, params: Any) -> str:
        return f"epoch {params.cur_epoch_num}/{self._last_epoch}"

    def _close(self) -> None:
        if self._bar is not None:
            self._bar.close()
            self._bar = None


def _numbers(params: Any) -> dict[str, str]:
    loss = loss_of(params.net_outputs)
    numbers = {} if loss is None else {"loss": loss}
    metrics = params.get("metrics") or {}
    # An array, such as the precision of each class, has no room in a bar.
    numbers |= {name: value for name, value in metrics.items() if isinstance(value, int | float)}
    return {name: f"{value:.4f}" for name, value in numbers.items()}
