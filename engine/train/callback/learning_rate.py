"""Changes the learning rate while training."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, AttributeMissingError
from engine.tensor import Parameter

from .base import Callback, TrainingCallback
from .run_context import RunContext

__all__ = ["LearningRateScheduler"]


class LearningRateScheduler(TrainingCallback):
    """Sets the learning rate after each step to what your function says.

    Args:
        learning_rate_function: Takes the present rate (a float) and the number of the step, from
            1; returns the rate of the next step.

    Raises:
        TypeError: If it cannot be called; in training, if it gives no number.
        AttributeError: In training, if the optimizer's rate is a schedule of its own or differs
            between parameter groups.

    >>> halved = LearningRateScheduler(lambda rate, step: rate / 2 if step % 1000 == 0 else rate)

    """

    def __init__(self, learning_rate_function: Callable[[float, int], float]) -> None:
        if not callable(learning_rate_function):
            where = "LearningRateScheduler(learning_rate_function)"
            raise ArgumentTypeError.of(where, "a function", learning_rate_function)
        self.learning_rate_function = learning_rate_function

    def step_end(self, run_context: RunContext) -> None:
        """Set the rate of the next step."""
        params = run_context.original_args()
        rate = rate_of(params.optimizer or getattr(params.train_network, "optimizer", None))
        if rate is None:
            raise AttributeMissingError(
                "LearningRateScheduler expected an optimizer with one fixed learning rate, got "
                "none or a schedule. Hint: give the optimizer a float."
            )
        # The shortest number that is this float32: a function sees 0.1, not 0.10000000149.
        present = float(str(np.float32(rate.asnumpy().item())))
        new = self.learning_rate_function(present, params.cur_step_num)
        if isinstance(new, bool) or not isinstance(new, int | float | np.number):
            where = "LearningRateScheduler(learning_rate_function)"
            raise ArgumentTypeError.of(where, "a function that returns a number", new)
        rate.set_data(np.array(new, np.float32).reshape(rate.shape))

    @classmethod
    def _example(cls, folder: Path) -> Callback:
        return cls(lambda rate, step: rate)


def rate_of(optimizer: Any) -> Parameter | None:
    """The parameter that holds the learning rate, or None where it is a schedule or several."""
    rate = getattr(optimizer, "learning_rate", None)
    return rate if isinstance(rate, Parameter) and rate.size == 1 else None
