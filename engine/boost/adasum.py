"""AdaSum: what several groups of devices have learned, brought together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import nn
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose
from engine.tensor import Parameter


class AdaSum(nn.Cell):
    """Brings the steps of several groups of devices together; of one group, takes its step.

    Two steps a and b become `(1 - a.b / 2 a.a) a + (1 - a.b / 2 b.b) b`: their sum where they are
    at right angles, their mean where they are equal. That needs several processes, which this
    engine does not have yet: more than one group is refused. Boost level O2 asks for it, and in one
    process, as in MindSpore, there is nothing that it would do.

    Args:
        rank: The number of this process.
        device_number: Devices of a group.
        group_number: How many groups there are.
        parameter_tuple: The parameters.

    Inputs:
        delta_weights: What each parameter shall move by, downwards.
        parameters: The parameters, which are set.
        old_parameters: What they were before the step.

    Returns:
        The parameters, each the old one less its step.

    Raises:
        ArgumentTypeError: If a number is no int.
        ArgumentValueError: If one is out of its range.
        StateError: If there are several groups.

    Source: Maleki et al., "Scaling distributed training with adaptive summation",
    arXiv:2006.02924.

    >>> import engine
    >>> weight = engine.Parameter(engine.Tensor([5.0]), name="weight")
    >>> together = AdaSum(0, 1, 1, (weight,))
    >>> _ = together((engine.Tensor([0.5]),), (weight,), (engine.Tensor([2.0]),))
    >>> weight.asnumpy()
    array([1.5], dtype=float32)

    """

    def __init__(
        self,
        rank: int,
        device_number: int,
        group_number: int,
        parameter_tuple: Sequence[Parameter],
    ) -> None:
        super().__init__(auto_prefix=False)
        given = {"rank": rank, "device_number": device_number, "group_number": group_number}
        for name, value in given.items():
            if isinstance(value, bool) or not isinstance(value, int):
                raise ArgumentTypeError.of(f"AdaSum({name})", "an int", value)
            least = 0 if name == "rank" else 1
            if value < least:
                raise ArgumentValueError.of(f"AdaSum({name})", f"a number from {least}", value)
        if group_number > 1 or rank:
            hint = "several processes come with a later version"
            got = f"rank {rank} of {group_number} groups"
            raise StateError(compose("AdaSum", "one process", got, hint))
        self.rank, self.device_number, self.group_number = rank, device_number, group_number
        object.__setattr__(self, "parameter_tuple", tuple(parameter_tuple))

    def construct(
        self,
        delta_weights: Sequence[Any],
        parameters: Sequence[Parameter],
        old_parameters: Sequence[Any],
    ) -> tuple[Any, ...]:
        """The parameters after the step."""
        for step, one, old in zip(delta_weights, parameters, old_parameters, strict=True):
            one.set_data(old - step)
        return tuple(parameters)
