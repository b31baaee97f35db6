"""Prints how long an epoch took."""

from __future__ import annotations

import time

from .base import Callback
from .checks import check_bool, check_count
from .run_context import RunContext

__all__ = ["TimeMonitor"]


class TimeMonitor(Callback):
    """Prints `Train epoch time: 78.308 ms, per step time: 39.154 ms` after each epoch.

    After an evaluation the line begins with `Eval`.

    Args:
        data_size: Steps of an epoch where the run does not say; it always does in `Model`, so this
            is looked at only where it is needed.
        data_time: Whether the line ends with the part of a step's time that the data took. In sink
            mode it is the time that a batch took to be made, while steps were computed.

    Raises:
        TypeError: If `data_time` is no bool.
        ValueError: At an epoch's end, if neither the run nor `data_size` says how many steps.

    >>> monitor = TimeMonitor(data_time=True)

    """

    sees_evaluation_of_fit = True

    def __init__(self, data_size: int | None = None, data_time: bool = False) -> None:
        check_bool("TimeMonitor(data_time)", data_time)
        self.data_size = data_size
        self._data_time = data_time
        self.epoch_time = time.time()  # when an epoch began, for subclasses that tell the time
        # Training goes on after an evaluation inside it, so each keeps its own clock.
        self._clocks = {"train": _Clock(), "eval": _Clock()}
        self._made: tuple[int, float] | None = None

    def epoch_begin(self, run_context: RunContext) -> None:
        """Start the clock."""
        self.epoch_time = time.time()
        self._clocks[_phase(run_context)].start()
        if _phase(run_context) == "train":
            self._made = _made(run_context)

    def step_begin(self, run_context: RunContext) -> None:
        """The data of the step is here."""
        self._clocks[_phase(run_context)].data_arrived()

    def step_end(self, run_context: RunContext) -> None:
        """The next data is waited for from now on."""
        self._clocks[_phase(run_context)].wait_for_data()

    def epoch_end(self, run_context: RunContext) -> None:
        """Print the line."""
        phase = _phase(run_context)
        steps = self._steps(run_context)
        clock = self._clocks[phase]
        total_ms = clock.elapsed_ms()
        line = f"{phase.capitalize()} epoch time: {total_ms:5.3f} ms, "
        line += f"per step time: {total_ms / steps:5.3f} ms"
        if self._data_time:
            line += f" (data time: {self._data_ms(run_context, clock.data_ms / steps):5.3f} ms)"
        print(line, flush=True)

    def _steps(self, run_context: RunContext) -> int:
        steps = run_context.original_args().get("batch_num")
        if isinstance(steps, int) and steps > 0:
            return steps
        check_count("TimeMonitor(data_size)", self.data_size, least=1)
        return int(self.data_size or 0)

    def _data_ms(self, run_context: RunContext, waited_ms: float) -> float:
        made = _made(run_context)
        if _phase(run_context) != "train" or made is None or self._made is None:
            return waited_ms
        count, seconds = made[0] - self._made[0], made[1] - self._made[1]
        return seconds / count * 1000 if count else 0.0


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


def _phase(run_context: RunContext) -> str:
    return str(run_context.original_args().get("mode", "train"))


def _made(run_context: RunContext) -> tuple[int, float] | None:
    """How many batches were sent ahead in this training, and in how many seconds they were made."""
    sender = run_context.original_args().get("dataset_helper")
    return None if sender is None else sender.batches.made
