"""The learning rates of a training: what was set, and whether and how it changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.experimental.optim import Optimizer as GroupOptimizer
from engine.nn import Optimizer
from engine.nn.optim.rates import (
    described,
    is_foreseen,
    rate_at,
    rates_of_groups,
    rates_of_steps,
)
from engine.nn.optim.schedule import LearningRateSchedule
from engine.tensor import Tensor
from engine.train.callback.learning_rate import LearningRateScheduler
from engine.train.callback.reduce_rate import ReduceLROnPlateau

SCHEDULE = "hyperparameters.learning_rate_schedule"
GROUPS = "hyperparameters.learning_rate_groups"
RATE_FACTS = (SCHEDULE, GROUPS)
_SETTERS = (LearningRateScheduler, ReduceLROnPlateau)


@dataclass
class Course:
    """What one rate was over a training."""

    first: float
    peak: float
    last: float

    def take(self, rate: float) -> None:
        """The rate of a further step."""
        self.peak, self.last = max(self.peak, rate), rate

    @property
    def changes(self) -> bool:
        """Whether it was not the same in all steps."""
        return not self.first == self.peak == self.last

    def told(self, by: str, *, planned: bool) -> str:
        """In words, with what changed it.

        Where it came to is no setting, unless it was planned: a rate that falls on a plateau is the
        same setting wherever a training comes to one.

        >>> Course(0.0, 0.5, 0.25).told("WarmUp", planned=True)
        'WarmUp: 0 at first, 0.5 at most, 0.25 at last'
        >>> Course(0.5, 0.5, 0.25).told("ReduceLROnPlateau", planned=False)
        'ReduceLROnPlateau: 0.5 at first'

        """
        told = [f"{_shortest(self.first):.8g} at first"]
        if self.peak > max(self.first, self.last if planned else 0.0):
            told.append(f"{_shortest(self.peak):.8g} at most")
        if planned:
            told.append(f"{_shortest(self.last):.8g} at last")
        return f"{by}: {', '.join(told)}"


class LearningRates:
    """The rates of one training, of each group.

    A list or a formula is asked for all steps from the optimizer's first to the last that the
    training is to take. A rate that stays until somebody sets another, as `LearningRateScheduler`
    does, is looked at before each step; a schedule of a user's own is listened to as it is asked.
    """

    def __init__(self) -> None:
        self._optimizer: Any = None
        self._end = 1
        self._seen: dict[int, Course] = {}
        self._heard: dict[int, Any] = {}
        self._handles: list[Any] = []

    def begin(self, optimizer: Any, steps: int) -> None:
        """A training of so many steps begins."""
        self.end()
        self._optimizer, self._seen = optimizer, {}
        self._end = max(_steps_of(optimizer) + steps, 1)
        self.look()

    def look(self) -> None:
        """Before a step: take note of the rates that it will have."""
        for group, held in _held(self._optimizer).items():
            if isinstance(held, LearningRateSchedule):
                self._listen(group, held)
            else:
                self._take(group, _number(held))

    def end(self) -> None:
        """Listen no more."""
        for handle in self._handles:
            handle.remove()
        self._handles, self._heard = [], {}

    def of_last_step(self) -> float | None:
        """The rate of the step just taken, of the first group; None of a stranger's optimizer."""
        for group, held in _held(self._optimizer).items():
            if is_foreseen(held):
                return rate_at(held, max(_steps_of(self._optimizer) - 1, 0))
            return self._seen[group].last if group in self._seen else None
        return None

    def facts(self, callbacks: Iterable[Any]) -> tuple[float | None, dict[str, Any]]:
        """The rate that was set, the highest of the first group; and what else is to say of rates.

        Args:
            callbacks: Of the training: one of them may have set the rate.

        """
        setter = next((type(one).__name__ for one in callbacks if isinstance(one, _SETTERS)), None)
        told = {
            group: self._told(group, held, setter)
            for group, held in _held(self._optimizer).items()
            if group in self._seen or is_foreseen(held)
        }
        if not told:
            return None, {}
        peaks = [_shortest(course.peak) for course, _ in told.values()]
        found: dict[str, Any] = {GROUPS: peaks} if len(set(peaks)) > 1 else {}
        if text := _joined({group: text for group, (_, text) in told.items()}):
            found[SCHEDULE] = text
        return next(iter(told.values()))[0].peak, found

    def state_dict(self) -> dict[str, list[float]]:
        """What was seen and heard of the rates of the groups."""
        return {str(at): [seen.first, seen.peak, seen.last] for at, seen in self._seen.items()}

    def load_state_dict(self, state: Mapping[str, Sequence[float]]) -> None:
        """Go on from there."""
        for group, (first, peak, last) in state.items():
            now = self._seen.get(int(group))
            self._seen[int(group)] = Course(first, peak, last if now is None else now.last)

    def _listen(self, group: int, schedule: LearningRateSchedule) -> None:
        if is_foreseen(schedule) or self._heard.get(group) is schedule:
            return

        def hear(cell: Any, inputs: Any, output: Any) -> None:
            self._take(group, float(output))

        self._heard[group] = schedule
        self._handles.append(schedule.register_forward_hook(hear))

    def _take(self, group: int, rate: float) -> None:
        if group in self._seen:
            self._seen[group].take(rate)
        else:
            self._seen[group] = Course(rate, rate, rate)

    def _told(self, group: int, held: Any, setter: str | None) -> tuple[Course, str]:
        """What a rate was, and in words how it changed."""
        if is_foreseen(held):
            rates = [float(rate) for rate in rates_of_steps(held, self._end)]
            course = Course(rates[0], max(rates), rates[-1])
            return course, course.told(described(held), planned=True) if course.changes else ""
        seen = self._seen[group]
        if isinstance(held, LearningRateSchedule):
            # Where it was to come to, only it knows.
            whole = _steps_of(self._optimizer) >= self._end
            is_told = seen.changes or not whole
            return seen, seen.told(described(held), planned=whole) if is_told else ""
        # Who may lower it is the same setting in a training that had no need to.
        by = setter or ("set while training" if seen.changes else "")
        return seen, seen.told(by, planned=False) if by else ""


def _held(optimizer: Any) -> dict[int, Any]:
    """What holds the rate of each group; nothing of a stranger's optimizer."""
    if isinstance(optimizer, Optimizer):
        return rates_of_groups(optimizer)
    if isinstance(optimizer, GroupOptimizer):
        return {at: group["lr"] for at, group in enumerate(optimizer.param_groups)}
    return {}


def _steps_of(optimizer: Any) -> int:
    """How many steps an optimizer has taken, where it counts them."""
    return int(optimizer.global_step.asnumpy()[0]) if isinstance(optimizer, Optimizer) else 0


def _number(rate: Any) -> float:
    return float(rate.asnumpy().item()) if isinstance(rate, Tensor) else float(rate)


def _joined(texts: Mapping[int, str]) -> str:
    """What is told of the groups; without their numbers where it is the same of all."""
    if len(set(texts.values())) == 1:
        return next(iter(texts.values()))
    return "; ".join(f"group {at}: {text}" for at, text in texts.items() if text)


def _shortest(rate: float) -> float:
    """The shortest number that is this float32: 0.1, not 0.10000000149."""
    return float(str(np.float32(rate)))
