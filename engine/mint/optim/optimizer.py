"""What optimizers of mint share: groups of parameters, each with options of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import quietly
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.nn.cell import Cell
from engine.tensor import Parameter, ParameterTuple, Tensor

__all__: list[str] = []


class Grouped(Cell):
    """The base of the optimizers here. Called with gradients, it moves its parameters one step.

    Args:
        params: Parameters, or dicts with `params` and options that differ from the others'.
        defaults: Options by name, for the groups that do not give them.

    Attributes:
        parameters: What is trained, in the order of the gradients.
        param_groups: Dicts with `params` and every option; `lr` is a Parameter that may be set.
        defaults: The options that were given.
        lrs: The rates of the groups.

    Raises:
        ArgumentTypeError: If `params` holds no parameters, or an option has the wrong type.
        ArgumentValueError: If there are none, or one stands in two groups.

    """

    def __init__(self, params: Any, defaults: dict[str, Any]) -> None:
        super().__init__(auto_prefix=False)
        where = type(self).__name__
        if params is None:
            raise ArgumentValueError.of(f"{where}(params)", "parameters", None)
        if not isinstance(params, Iterable):
            raise ArgumentTypeError.of(f"{where}(params)", "parameters, or dicts of them", params)
        given = list(params)
        if not given:
            raise ArgumentValueError.of(f"{where}(params)", "parameters", "none")
        self.defaults = defaults
        self.param_groups: list[dict[str, Any]] = []
        self.lrs: list[Parameter] = []
        self.group_start_id = [0]
        self.parameters = ParameterTuple(())
        self.prefixes: list[str] = []
        for group in given if isinstance(given[0], dict) else [{"params": given}]:
            self.add_param_group(group)

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Train further parameters, with options of their own.

        Args:
            param_group: `params`, and any of the options by name.

        Raises:
            ArgumentTypeError: If it is no dict, or an option has the wrong type.
            ArgumentValueError: If a parameter is trained already.

        """
        where = type(self).__name__
        if not isinstance(param_group, dict):
            raise ArgumentTypeError.of(f"{where}(params)", "a dict with `params`", param_group)
        group = {**self.defaults, **param_group}
        group["params"] = _listed(where, param_group.get("params"))
        known = {id(one) for one in self.parameters}
        if any(id(one) in known for one in group["params"]):
            raise ArgumentValueError.of(f"{where}(params)", "each parameter once", "one twice")
        name = f"learning_rate_group_{len(self.param_groups)}"
        group["lr"] = _rate(f"{where}(lr)", group["lr"], name)
        number(f"{where}(weight_decay)", group["weight_decay"])
        self.lrs.append(group["lr"])
        self.param_groups.append(group)
        self.group_start_id.append(self.group_start_id[-1] + len(group["params"]))
        self.parameters = ParameterTuple((*self.parameters, *group["params"]))
        for prefix in self.prefixes:
            held = getattr(self, prefix)
            setattr(self, prefix, ParameterTuple((*held, *_zeros(group["params"], prefix))))

    def slots(self, prefix: str) -> None:
        """Keep a parameter of zeros for each that is trained, in the attribute of that name.

        `prefix.` stands before their names. Groups that are added later get theirs, too.
        """
        self.prefixes.append(prefix)
        setattr(self, prefix, _zeros(self.parameters, prefix))

    @quietly
    def construct(self, gradients: Sequence[Any]) -> bool:
        """Move the parameters one step; True.

        Args:
            gradients: One for each parameter.

        Raises:
            ArgumentValueError: If there are more or fewer.

        """
        if len(gradients) != len(self.parameters):
            expected = f"{len(self.parameters)} gradients"
            raise ArgumentValueError.of(type(self).__name__, expected, len(gradients))
        self.begin()
        position = 0
        for group in self.param_groups:
            rate = float(np.asarray(ops.cast(group["lr"], float32).asnumpy()))
            for parameter in group["params"]:
                gradient = ops.cast(gradients[position], parameter.dtype)
                if group["maximize"]:
                    gradient = ops.neg(gradient)
                self.move(position, parameter, gradient, group, rate)
                position += 1
        return True

    def begin(self) -> None:
        """What is done once at each step, before any parameter moves."""
        raise NotImplementedError

    def move(
        self, position: int, parameter: Any, gradient: Any, group: dict[str, Any], rate: float
    ) -> None:
        """Move one parameter.

        Args:
            position: Its number among all.
            parameter: What moves.
            gradient: In its type; below 0 what is to become larger.
            group: The options.
            rate: The learning rate.

        """
        raise NotImplementedError

    def extend_repr(self) -> str:
        return "\n".join(_lines(self.param_groups))


def _zeros(parameters: Any, prefix: str) -> ParameterTuple:
    made = ParameterTuple(parameters).clone(prefix, "zeros")
    for one in made:
        one.requires_grad = False
    return made


def _lines(groups: list[dict[str, Any]]) -> Iterator[str]:
    for number_of, group in enumerate(groups):
        yield f"Parameter Group {number_of}"
        for key in sorted(group.keys() - {"params"}):
            value = group[key]
            shown = float(value.asnumpy()) if key == "lr" else value
            yield f"    {key}: {shown}"


def _listed(where: str, params: Any) -> list[Parameter]:
    several = [params] if isinstance(params, Parameter) else params
    if not isinstance(several, Iterable) or isinstance(several, set):
        raise ArgumentTypeError.of(f"{where}(params)", "parameters in an order", params)
    found = list(several)
    for one in found:
        if not isinstance(one, Parameter):
            raise ArgumentTypeError.of(f"{where}(params)", "parameters", one)
    return found


def _rate(where: str, given: Any, name: str) -> Parameter:
    if isinstance(given, Tensor) and given.ndim == 0:
        return Parameter(ops.cast(given, float32), name=name, requires_grad=False)
    number(where, given)
    return Parameter(Tensor(float(given), float32), name=name, requires_grad=False)


def number(where: str, value: Any, below: float | None = None) -> float:
    """A number from 0.

    Raises:
        ArgumentTypeError: If it is none.
        ArgumentValueError: If it is out of the range.

    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ArgumentTypeError.of(where, "a number", value)
    if value < 0 or (below is not None and value >= below):
        expected = "a number from 0" if below is None else f"a number from 0 to before {below}"
        raise ArgumentValueError.of(where, expected, value)
    return value


def check_truth(where: str, value: Any) -> None:
    """Refuse what is no bool.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if not isinstance(value, bool):
        raise ArgumentTypeError.of(where, "a bool", value)
