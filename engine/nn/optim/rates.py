"""Learning rates in their three forms: one number, a number a step, or a schedule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from engine.autodiff.replayable import read
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Parameter, Tensor

from .arguments import number
from .groups import Grouped
from .schedule import Formula, LearningRateSchedule

_MOST_ASKED = 500  # steps that a formula is asked for at once


class _IteratorLearningRate(LearningRateSchedule):
    """A number for every step; its name is what MindSpore prints."""

    def __init__(self, numbers: np.ndarray, name: str) -> None:
        super().__init__()
        self.learning_rate = host_parameter(numbers, name)

    def construct(self, global_step: Any) -> Tensor:
        """The rate of each step, counted from 0, float32 in the shape of `global_step`."""
        listed = self.learning_rate.array
        steps = np.minimum(global_step.asnumpy(), listed.size - 1)
        return Tensor.from_numpy(np.array(listed[steps], np.float32))

    def rate_at(self, step: int) -> float:
        """The rate of a step as a Python number; after the last step the last one stays."""
        listed = self.learning_rate.array
        return float(listed[min(step, listed.size - 1)])


class _Constant(LearningRateSchedule):
    """A rate that stays, as a schedule; stands beside others that change."""

    def __init__(self, rate: Parameter) -> None:
        super().__init__()
        self.learning_rate = rate

    def construct(self, global_step: Any) -> Tensor:
        """The rate, whichever step it is."""
        return Tensor.from_numpy(np.array(self.learning_rate.asnumpy()))


def as_rate(learning_rate: Any, name: str) -> Parameter | LearningRateSchedule:
    """The rate as a 0-d parameter of that name, or a schedule; a list becomes one.

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
        numbers = np.array([number("learning_rate", _plain(rate)) for rate in learning_rate])
    else:
        expected = "a number, a list, a Tensor or a LearningRateSchedule"
        raise ArgumentTypeError.of("learning_rate", expected, learning_rate)
    if numbers.ndim > 1 or numbers.size == 0:
        raise ArgumentValueError.of(
            "learning_rate", "one number, or one a step", f"shape {numbers.shape}"
        )
    if (numbers < 0).any():
        raise ArgumentValueError.of("learning_rate", "numbers from 0", numbers.min())
    numbers = numbers.astype(np.float32)
    return _IteratorLearningRate(numbers, name) if numbers.ndim else host_parameter(numbers, name)


def _plain(rate: Any) -> Any:
    """A number of NumPy's as Python's: what an array, which is an iterable as well, gives."""
    return rate.item() if isinstance(rate, np.generic) else rate


def register_rates(optimizer: Any, members: list[Grouped], learning_rate: Any) -> list[str]:
    """The attribute that holds the rate of each parameter.

    `learning_rate_group_<k>` where the group brought its own, else `learning_rate`; beside such
    groups that is a tuple for all parameters, and the optimizer's own is `learning_rate_default`.
    """
    names = []
    has_own = any(member.rate is not None for member in members)
    default = "learning_rate_default" if has_own else "learning_rate"
    for member in members:
        name = default if member.rate is None else f"learning_rate_group_{member.group}"
        if member.rate is not None and name not in names:
            setattr(optimizer, name, as_rate(member.rate, name))
        names.append(name)
    setattr(optimizer, default, as_rate(learning_rate, "learning_rate"))
    if has_own:
        object.__setattr__(optimizer, "learning_rate", _beside_each_other(optimizer, names))
    return names


def _beside_each_other(optimizer: Any, names: list[str]) -> tuple[Any, ...]:
    """The rates of all parameters: parameters, or all of them schedules where one is."""
    rates = {name: getattr(optimizer, name) for name in names}
    if any(map(is_dynamic, rates.values())):
        rates = {n: rate if is_dynamic(rate) else _Constant(rate) for n, rate in rates.items()}
    return tuple(rates[name] for name in names)


def is_dynamic(rate: Parameter | LearningRateSchedule) -> bool:
    """Whether a rate changes from step to step."""
    return isinstance(rate, LearningRateSchedule)


def rate_at(rate: Parameter | LearningRateSchedule, step: int) -> float:
    """The rate of a step, counted from 0."""
    if isinstance(rate, Parameter):
        return float(read(rate))
    if is_foreseen(rate):
        return float(rate.rate_at(step))
    return float(rate(step_tensor(step)))


def rates_of_groups(optimizer: Any) -> dict[int, Parameter | LearningRateSchedule]:
    """What holds the rate of each group of an optimizer, by the group's number."""
    given = optimizer.init_params["params"]
    groups = given if isinstance(given[0], dict) else [{"params": given}]
    return {
        at: optimizer.get_lr_parameter(group["params"][0])
        for at, group in enumerate(groups)
        if "order_params" not in group
    }


def is_foreseen(rate: Any) -> bool:
    """Whether it is a schedule that can be asked for any step: a list, or a formula of ours.

    A cell of a user's own may be a table that ends, or change with each call.
    """
    if isinstance(rate, _IteratorLearningRate):
        return True
    return isinstance(rate, Formula) and type(rate).construct is Formula.construct


def rates_of_steps(schedule: LearningRateSchedule, steps: int) -> np.ndarray:
    """The rates of so many steps of a schedule that is foreseen, the first and the last among them.

    Of a list they are all; formulas are asked for 500 steps at most, which lie evenly.
    """
    if isinstance(schedule, _IteratorLearningRate):
        listed: np.ndarray = schedule.learning_rate.array[:steps]
        return listed
    asked = np.unique(np.linspace(0, steps - 1, min(steps, _MOST_ASKED)).astype(np.int64))
    return np.array([rate_at(schedule, int(step)) for step in asked])


def described(schedule: LearningRateSchedule) -> str:
    """What a schedule is called: its class, or how many numbers a list has."""
    if isinstance(schedule, _IteratorLearningRate):
        return f"list of {schedule.learning_rate.array.size}"
    return type(schedule).__name__


def step_tensor(step: int) -> Tensor:
    """The step as schedules take it: a 0-d int32 tensor, where their own tensors lie."""
    return Tensor(np.array(step, np.int32))


def host_parameter(numbers: Any, name: str) -> Parameter:
    """A parameter of an optimizer, in host memory; it says requires_grad, as MindSpore's does."""
    return Parameter(Tensor.from_numpy(np.asarray(numbers)), name)


def share_default_rate(optimizer: Any, rate: Parameter | LearningRateSchedule) -> None:
    """Let an optimizer hold another one's rate, so that who sets it sets both.

    It was made with that rate; groups with rates of their own keep them.
    """
    if "learning_rate_default" not in vars(optimizer):
        optimizer.learning_rate = rate
        return
    optimizer.learning_rate_default = rate
    both = _beside_each_other(optimizer, optimizer._rate_names)
    object.__setattr__(optimizer, "learning_rate", both)
