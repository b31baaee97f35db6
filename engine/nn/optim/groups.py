"""Parameters in groups, each with a learning rate and a weight decay of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    StateError,
    UnknownNameError,
    compose,
)
from engine.nn.cell import Cell
from engine.tensor import Parameter

from .arguments import number, switch

KEYS = ("params", "lr", "weight_decay", "grad_centralization", "order_params")


class Grouped(NamedTuple):
    """One parameter, and what its group asks for; None where the optimizer's own value holds.

    Attributes:
        parameter: The parameter.
        group: The number of its group.
        rate: The learning rate as it was given, or None.
        decay: The weight decay: a number, a cell of the step, or None.
        centralize: Whether its gradient loses its mean.

    """

    parameter: Parameter
    group: int = 0
    rate: Any = None
    decay: Any = None
    centralize: bool = False


def grouped(parameters: Any) -> tuple[list[Grouped], bool]:
    """The parameters in the order of their gradients, and whether they came in groups.

    Args:
        parameters: Parameters, or dicts with `params` and any of `lr`, `weight_decay`,
            `grad_centralization`; one dict may hold `order_params` alone: all of them, in order.

    Raises:
        ArgumentTypeError: If the parameters are neither.
        ArgumentValueError: If there are none, two share a name, or `order_params` names others
            than the groups do.
        UnknownNameError: If a key is unknown.
        StateError: If a parameter stands in two groups.

    """
    listed = as_given(parameters)
    in_groups = isinstance(listed[0], dict)
    expected = dict if in_groups else Parameter
    for item in listed:
        if not isinstance(item, expected):
            what = "dicts, as the first is" if in_groups else "Parameters, or dicts of them"
            raise ArgumentTypeError.of("Optimizer(parameters)", what, item)
    if not in_groups:
        return _checked([Grouped(parameter) for parameter in listed]), False
    found = [m for k, group in enumerate(listed) for m in _of_group(group, k)]
    orders = [group["order_params"] for group in listed if "order_params" in group]
    return _ordered(_checked(found), orders), True


def check_decay(value: Any) -> Any:
    """A weight decay: a number from 0, or a cell that returns one for a step."""
    return value if isinstance(value, Cell) else number("weight_decay", value)


class ScaledDecay(Cell):
    """A decay that changes from step to step, times a number."""

    def __init__(self, weight_decay: Cell, scale: float) -> None:
        super().__init__(auto_prefix=False)
        self.weight_decay, self.scale = weight_decay, scale

    def construct(self, global_step: Any) -> Any:
        """The decay of a step."""
        return self.weight_decay(global_step) * self.scale


def scaled_decay(value: Any, scale: float) -> Any:
    """A weight decay times a number."""
    if isinstance(value, Cell):
        return value if scale == 1.0 else ScaledDecay(value, scale)
    return value * scale


def as_given(parameters: Any) -> list[Any]:
    """What was given as a list, its groups too: an iterator is read once."""
    return [
        {**item, "params": _listed(item["params"])}
        if isinstance(item, dict) and "params" in item
        else item
        for item in _listed(parameters)
    ]


def _listed(parameters: Any) -> list[Any]:
    if not isinstance(parameters, Iterable) or isinstance(parameters, Parameter | dict | str):
        raise ArgumentTypeError.of("Optimizer(parameters)", "a list of Parameters", parameters)
    listed = list(parameters)
    if not listed:
        hint = "give network.trainable_params()"
        raise ArgumentValueError.of("Optimizer(parameters)", "parameters", "an empty list", hint)
    return listed


def _of_group(group: dict[str, Any], number_of_group: int) -> list[Grouped]:
    unknown = [key for key in group if key not in KEYS]
    if unknown:
        raise UnknownNameError.of("Optimizer(parameters)", unknown, KEYS)
    if "order_params" in group:
        return []
    if "params" not in group:
        raise ArgumentValueError.of("Optimizer(parameters)", "a group with 'params'", list(group))
    decay = group.get("weight_decay")
    centralize = switch("grad_centralization", group.get("grad_centralization", False))
    return [
        Grouped(
            parameter,
            number_of_group,
            group.get("lr"),
            None if decay is None else check_decay(decay),
            centralize,
        )
        for parameter in _listed(group["params"])
    ]


def _checked(found: list[Grouped]) -> list[Grouped]:
    seen: dict[str, Parameter] = {}
    for one in found:
        if not isinstance(one.parameter, Parameter):
            raise ArgumentTypeError.of("Optimizer(parameters)", "Parameters", one.parameter)
        name = one.parameter.name
        expected, got = "each name once", f"{name!r} twice"
        if seen.get(name) is one.parameter:
            raise StateError(compose("Optimizer(parameters)", expected, got))
        if name in seen:
            raise ArgumentValueError.of("Optimizer(parameters)", expected, got)
        seen[name] = one.parameter
    if not found:
        raise ArgumentValueError.of("Optimizer(parameters)", "a group with 'params'", "none")
    return found


def _ordered(found: list[Grouped], orders: Sequence[Any]) -> list[Grouped]:
    if not orders:
        return found
    index_of = {parameter.name: k for k, parameter in enumerate(orders[0])}
    names = {one.parameter.name for one in found}
    if len(orders) > 1 or set(index_of) != names:
        got = sorted(set(index_of) ^ names) if len(orders) == 1 else f"{len(orders)} of them"
        raise ArgumentValueError.of(
            "Optimizer(order_params)", "each parameter of the groups, once", got
        )
    return sorted(found, key=lambda one: index_of[one.parameter.name])
