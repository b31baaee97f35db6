"""Learning rates in their three forms: one number, a number a step, or a schedule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.tensor import Parameter, Tensor

from .arguments import number
from .groups import Grouped
from .schedule import Formula, LearningRateSchedule


def as_rate(learning_rate: Any, name: str) -> Parameter | LearningRateSchedule:
    """The rate as a parameter of that name (0-d, or one number a step), or the schedule itself.

    The numbers stay in host memory, also when training runs on a GPU: they are read every step.

    Raises:
        ArgumentTypeError: If it is none of the forms.
        ArgumentValueError: If a rate is negative, or the list is empty.

    """
    if isinstance(learning_rate, LearningRateSchedule):
        return learning_rate
    if isinstance(learning_rate, Tensor):
        numbers = learning_rate.asnumpy()
    elif isinstance(learning_rate, float | int):
        numbers = np.array(number("learning_rate", learning_rate))
    elif isinstance(learning_rate, Iterable) and not isinstance(learning_rate, str | bytes | dict):
        numbers = np.array([number("learning_rate", rate) for rate in learning_rate])
    else:
        expected = "a number, a list, a Tensor or a LearningRateSchedule"
        raise ArgumentTypeError.of("learning_rate", expected, learning_rate)
    if numbers.ndim > 1 or numbers.size == 0:
        raise ArgumentValueError.of(
            "learning_rate", "one number, or one a step", f"shape {numbers.shape}"
        )
    if (numbers < 0).any():
        raise ArgumentValueError.of("learning_rate", "numbers from 0", numbers.min())
    return host_parameter(numbers.astype(np.float32), name)


def register_rates(optimizer: Any, members: list[Grouped], learning_rate: Any) -> list[str]:
    """The attribute that holds the rate of each parameter.

    `learning_rate_group_<k>` where the group brought its own, else `learning_rate`.
    """
    names = []
    for member in members:
        name = "learning_rate" if member.rate is None else f"learning_rate_group_{member.group}"
        if member.rate is not None and name not in names:
            setattr(optimizer, name, as_rate(member.rate, name))
        names.append(name)
    optimizer.learning_rate = as_rate(learning_rate, "learning_rate")
    return names


def is_dynamic(rate: Parameter | LearningRateSchedule) -> bool:
    """Whether a rate changes from step to step."""
    return isinstance(rate, LearningRateSchedule) or rate.ndim > 0


def rate_at(rate: Parameter | LearningRateSchedule, step: int) -> float:
    """The rate of a step, counted from 0.

    Raises:
        StateError: If the list of rates has no number for that step.

    """
    if isinstance(rate, Parameter):
        if rate.ndim == 0:
            return float(rate.array)
        if step >= rate.size:
            raise StateError(
                f"The learning rate expected a step below {rate.size}, the length of its list, "
                f"got step {step}. Hint: give a number for every step, or a schedule."
            )
        return float(rate.array[step])
    if type(rate).construct is Formula.construct:
        return rate.rate_at(step)
    return float(rate(step_tensor(step)))


def step_tensor(step: int) -> Tensor:
    """The step as schedules take it: a 0-d int32 tensor, where their own tensors lie."""
    return Tensor(np.array(step, np.int32))


def host_parameter(numbers: Any, name: str) -> Parameter:
    """A parameter that no gradient changes, in host memory."""
    return Parameter(Tensor.from_numpy(np.asarray(numbers)), name, requires_grad=False)
