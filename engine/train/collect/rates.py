"""The learning rates of a training: what was set, and whether and how it changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.nn import Optimizer
from engine.nn.optim.rates import described, held_rates, rates_of_steps
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
    """The rates of one training, of each group that has one of its own.

    A schedule is asked for the steps that the training is to take. A rate that stays until somebody
    sets another, as `LearningRateScheduler` does, is looked at before each step.
    """

    def __init__(self) -> None:
        self._optimizer: Any = None
        self._end = 1
        self._seen: list[Course | None] = []

    def begin(self, optimizer: Any, steps: int) -> None:
        """A training of so many steps begins."""
        self._optimizer, self._seen = optimizer, []
        before = optimizer.global_step.asnumpy()[0] if isinstance(optimizer, Optimizer) else 0
        self._end = max(int(before) + steps, 1)
        self.look()

    def look(self) -> None:
        """Before a step: take note of the rates that it will have."""
        held = _held(self._optimizer)
        self._seen += [None] * (len(held) - len(self._seen))
        for at, one in enumerate(held):
            if isinstance(one, LearningRateSchedule):
                continue
            rate, seen = _number(one), self._seen[at]
            if seen is None:
                self._seen[at] = Course(rate, rate, rate)
            else:
                seen.take(rate)

    def of_last_step(self) -> float | None:
        """The rate of the step just taken, of the first group; None of a stranger's optimizer."""
        if not self._seen:
            return None
        seen = self._seen[0]
        rate: float = self._optimizer.rate_of_last_step() if seen is None else seen.last
        return rate

    def facts(self, callbacks: Iterable[Any]) -> tuple[float | None, dict[str, Any]]:
        """The rate that was set, the highest of the first group; and what else is to say of rates.

        Args:
            callbacks: Of the training: one of them may have set the rate.

        """
        setter = next((type(one).__name__ for one in callbacks if isinstance(one, _SETTERS)), None)
        held = zip(_held(self._optimizer), self._seen, strict=False)
        told = [self._told(one, seen, setter) for one, seen in held]
        if not told:
            return None, {}
        peaks = [_shortest(course.peak) for course, _ in told]
        found: dict[str, Any] = {GROUPS: peaks} if len(set(peaks)) > 1 else {}
        if any(text for _, text in told):
            found[SCHEDULE] = _joined([text for _, text in told])
        return told[0][0].peak, found

    def _told(self, held: Any, seen: Course | None, setter: str | None) -> tuple[Course, str]:
        """What a rate was, and in words how it changed."""
        if seen is not None:
            # Who may lower it is the same setting in a training that had no need to.
            by = setter or ("set while training" if seen.changes else "")
            return seen, seen.told(by, planned=False) if by else ""
        rates = [float(rate) for rate in rates_of_steps(held, self._end)]
        course = Course(rates[0], max(rates), rates[-1])
        return course, course.told(described(held), planned=True) if course.changes else ""

    def state_dict(self) -> list[list[float] | None]:
        """What was seen of the rates that are looked at."""
        return [None if seen is None else [seen.first, seen.peak] for seen in self._seen]

    def load_state_dict(self, state: Sequence[Sequence[float] | None]) -> None:
        """Go on from there."""
        for seen, known in zip(self._seen, state, strict=False):
            if seen is not None and known is not None:
                seen.first, seen.peak = known


def _held(optimizer: Any) -> list[Any]:
    """What holds the rates, in the order of the groups; nothing of a stranger's optimizer."""
    if isinstance(optimizer, Optimizer):
        return held_rates(optimizer)
    return [group["lr"] for group in getattr(optimizer, "param_groups", ())]


def _number(rate: Any) -> float:
    return float(rate.asnumpy().item()) if isinstance(rate, Tensor) else float(rate)


def _joined(texts: Sequence[str]) -> str:
    """What is told of the groups; of one alone without its number."""
    if len(texts) == 1:
        return texts[0]
    return "; ".join(f"group {at}: {text}" for at, text in enumerate(texts) if text)


def _shortest(rate: float) -> float:
    """The shortest number that is this float32: 0.1, not 0.10000000149."""
    return float(str(np.float32(rate)))
