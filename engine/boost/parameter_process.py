"""Parameters in groups: those of an optimizer, and those whose gradients travel together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Parameter

WHERE = "ParameterProcess.generate_group_params"


class ParameterProcess:
    """Puts parameters into groups.

    >>> from engine import nn
    >>> net = nn.SequentialCell(nn.Dense(2, 2), nn.Dense(2, 1))
    >>> weights = net.trainable_params()
    >>> groups = [{"params": weights[:2], "lr": 0.1}, {"params": weights[2:]}]
    >>> found = ParameterProcess.generate_group_params(weights[1:], groups)
    >>> [([one.name for one in group["params"]], group.get("lr")) for group in found]
    [(['0.bias'], 0.1), (['1.weight', '1.bias'], None)]

    """

    def __init__(self) -> None:
        self._parameter_indices = 1

    def assign_parameter_group(self, parameters: Any, split_point: Any = None) -> Any:
        """The same parameters, each with the number of the group in which its gradient travels.

        The number is the parameter's `comm_fusion`, which counts among several processes.

        Args:
            parameters: A list or tuple of parameters; anything else comes back as it is.
            split_point: The positions at which groups begin; None: one, in the middle.

        """
        if not isinstance(parameters, list | tuple) or not parameters:
            return parameters
        points = split_point or [len(parameters) // 2]
        for position, parameter in enumerate(parameters):
            self._parameter_indices += position in points
            parameter.comm_fusion = self._parameter_indices
        return parameters

    @staticmethod
    def generate_group_params(parameters: Sequence[Parameter], origin_params: Any) -> list[Any]:
        """Groups as in `origin_params`, of some of its parameters and of new ones.

        New ones join a copy of the group that says most; a group that nothing is left of is gone.

        Args:
            parameters: What the groups shall hold; `order_params` becomes these.
            origin_params: Parameters, which make one group, or dicts as optimizers take them.

        Raises:
            ArgumentTypeError: If `origin_params` holds something else.
            ArgumentValueError: If it holds nothing.

        """
        origin = _listed(origin_params)
        if isinstance(origin[0], Parameter):
            return [{"params": list(parameters)}]
        left = {parameter.name: parameter for parameter in parameters}
        groups = []
        for group in origin:
            if "order_params" in group:
                groups.append({**group, "order_params": list(parameters)})
                continue
            names = [one.name for one in group["params"] if one.name in left]
            groups.append({**group, "params": [left.pop(name) for name in names]})
        if left:
            said_most = max((g for g in groups if "params" in g), key=len, default={})
            groups.append({**said_most, "params": list(left.values())})
        return [group for group in groups if group.get("params") or "order_params" in group]


def _listed(origin_params: Any) -> list[Any]:
    listed = list(origin_params) if isinstance(origin_params, Iterable) else []
    if not listed:
        raise ArgumentValueError.of(f"{WHERE}(origin_params)", "parameters", "none")
    if not isinstance(listed[0], dict | Parameter):
        expected = "Parameters, or dicts of them"
        raise ArgumentTypeError.of(f"{WHERE}(origin_params)", expected, listed[0])
    return listed
