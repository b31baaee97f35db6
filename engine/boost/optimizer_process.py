"""An optimizer made anew: for other parameters, or with gradients without their mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import nn
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Parameter

from .normalised_head import NormalisedHead

# Parts of the names of parameters whose gradients keep their mean: scales and shifts.
KEEP_MEAN = ("beta", "gamma", "bias")


class OptimizerProcess:
    """Makes an optimizer anew, of the same kind and with the same options.

    Args:
        opt: The optimizer; its running state is not taken over.

    Attributes:
        origin_params: The parameters, or groups of them, that the new one is made for.
        learning_rate: Its rate; None: that of `opt`, so that setting the data of one sets both.

    Raises:
        ArgumentTypeError: If `opt` is no optimizer.

    >>> from engine import nn
    >>> net = nn.Dense(3, 2)
    >>> anew = OptimizerProcess(nn.Momentum(net.trainable_params(), 0.1, 0.9))
    >>> anew.add_grad_centralization(net)
    >>> optimizer = anew.generate_new_optimizer()
    >>> type(optimizer).__name__, [one.name for one in optimizer.parameters]
    ('Momentum', ['weight', 'bias'])

    """

    def __init__(self, opt: nn.Optimizer) -> None:
        if not isinstance(opt, nn.Optimizer):
            raise ArgumentTypeError.of("OptimizerProcess(opt)", "an Optimizer", opt)
        self.is_lars = isinstance(opt, nn.LARS)
        self.single_opt = getattr(opt, "opt", opt) if self.is_lars else opt
        self.opt_class = type(self.single_opt)
        self.opt_init_args = self.single_opt.init_args
        self.origin_params = opt.init_params["params"]
        self.learning_rate: Any = None
        self._given = opt

    @staticmethod
    def build_params_dict(network: nn.Cell) -> dict[int, nn.Cell]:
        """The cell that holds each parameter of a network, by the parameter's id."""
        return {
            id(parameter): cell
            for _, cell in network.cells_and_names()
            for parameter in cell.get_parameters(expand=False)
        }

    @staticmethod
    def build_gc_params_group(
        params_dict: dict[int, nn.Cell], parameters: Sequence[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        """Groups with each group in two: with gradients that lose their mean, and with others.

        Those keep it that are scales or shifts by their names, belong to a convolution in several
        groups of channels, or to a head that is normalised already.

        Args:
            params_dict: From `build_params_dict`.
            parameters: Groups as optimizers take them.

        """
        groups = []
        for group in parameters:
            if "order_params" in group:
                groups.append(group)
                continue
            parts: dict[bool, list[Parameter]] = {True: [], False: []}
            for parameter in group["params"]:
                parts[_loses_mean(parameter, params_dict.get(id(parameter)))].append(parameter)
            if parts[True]:
                groups.append({**group, "params": parts[True], "grad_centralization": True})
            if parts[False]:
                groups.append({**group, "params": parts[False]})
        return groups

    def add_grad_centralization(self, network: nn.Cell) -> None:
        """Let gradients lose their mean over all axes but the first.

        A step takes no less time for it; fewer of them may be needed.

        Parameters without groups come into groups for it, in their order, and are decayed as
        before: scales and shifts of norm layers are not.

        Source: Yong et al., "Gradient centralization" (2020).

        Raises:
            ArgumentValueError: If `origin_params` is empty.
            ArgumentTypeError: If it holds neither parameters nor dicts of them.

        """
        where = "OptimizerProcess.add_grad_centralization"
        parameters = list(self.origin_params or ())
        if not parameters:
            raise ArgumentValueError.of(where, "parameters", "none")
        if not isinstance(parameters[0], dict | Parameter):
            raise ArgumentTypeError.of(where, "Parameters, or dicts of them", parameters[0])
        if isinstance(parameters[0], Parameter):
            parameters = _in_groups(parameters)
        holders = self.build_params_dict(network)
        self.origin_params = self.build_gc_params_group(holders, parameters)

    def generate_new_optimizer(self) -> nn.Optimizer:
        """The optimizer for `origin_params`."""
        return self._given.remade(self.origin_params, self.learning_rate)


def _loses_mean(parameter: Parameter, holder: nn.Cell | None) -> bool:
    if any(word in parameter.name for word in KEEP_MEAN):
        return False
    grouped = isinstance(holder, nn.Conv2d) and holder.group > 1
    return not grouped and not isinstance(holder, NormalisedHead)


def _in_groups(parameters: list[Parameter]) -> list[dict[str, Any]]:
    """Parameters in groups that are decayed as parameters without groups are."""
    spared = [one for one in parameters if "beta" in one.name or "gamma" in one.name]
    decayed = [one for one in parameters if not any(one is other for other in spared)]
    groups: list[dict[str, Any]] = [{"params": decayed}] if decayed else []
    if spared:
        groups.append({"params": spared, "weight_decay": 0.0})
    return [*groups, {"order_params": parameters}]
