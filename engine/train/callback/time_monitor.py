"""Prints how long an epoch took."""

from __future__ import annotations

import time
from typing import Any

from .base import Callback
from .checks import check_bool

__all__ = ["TimeMonitor"]


class TimeMonitor(Callback):
    """Prints `Train epoch time: 78.308 ms, per step time: 39.154 ms` after each epoch.

    After an evaluation the line begins with `Eval`.

    Args:
        data_size: Steps of an epoch where the run does not say; it always does in `Model`.
        data_time: Whether the line ends with the part of a step's time that the data took.

    Raises:
        TypeError: If `data_time` is no bool.

    >>> monitor = TimeMonitor(data_time=True)

    """

    def __init__(self, data_size: int | None = None, data_time: bool = False) -> None:
        check_bool("TimeMonitor(data_time)", data_time)
        self._data_size = data_size
        self._data_time = data_time
        # Training goes on after an evaluation inside it, so each keeps its own clock.
        self._clocks = {"train": _Clock(), "eval": _Clock()}

    def epoch_begin(self, run_context: Any) -> None:
        """Start the clock."""
        self._clocks[_phase(run_context)].start()

    def step_begin(self, run_context: Any) -> None:
        """The data of the step is here."""
        self._clocks[_phase(run_context)].data_arrived()

    def step_end(self, run_context: Any) -> None:
        """The next data is waited for from now on."""
        self._clocks[_phase(run_context)].wait_for_data()

    def epoch_end(self, run_context: Any) -> None:
        """Print the line."""
        phase = _phase(run_context)
        steps: Any = run_context.original_args().get("batch_num") or self._data_size
        clock = self._clocks[phase]
        total_ms = clock.elapsed_ms()
        line = f"{phase.capitalize()} epoch time: {total_ms:5.3f} ms, "
        line += f"per step time: {total_ms / steps:5.3f} ms"
        if self._data_time:
            line += f" (data time: {clock.data_ms / steps:5.3f} ms)"
        print(line, flush=True)


class _Clock:
    """The time since the start, and the part of it that waited for data; in milliseconds."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        self.data_ms = 0.0
        self._started = self._waiting_since = time.perf_counter()

    def data_arrived(self) -> None:
        self.data_ms += (time.perf_counter() - self._waiting_since) * 1000

    def wait_for_data(self) -> None:
        self._waiting_since = time.perf_counter()

    def elapsed_ms(self) -> float:
        return (time.perf_counter() - self._started) * 1000


def _phase(run_context: Any) -> str:
    return str(run_context.original_args().get("mode", "train"))
