"""Gradient freezing: steps that train the last layers only, and go back no further."""

from __future__ import annotations

from typing import Any

from engine import nn
from engine.tensor import Parameter

from .freeze_order import blocks_of, check_share, count, freeze_sequence, suffixes
from .freeze_step import TrainFreezeCell, freeze_cell
from .optimizer_parts import FreezeOpt
from .parameter_process import ParameterProcess

__all__ = ["FreezeOpt", "GradientFreeze", "TrainFreezeCell", "freeze_cell"]


class GradientFreeze:
    """Trains the whole network at some steps, and at the others its last layers alone.

    Such a step computes no gradient in front of these, which saves its time.

    Args:
        param_groups: How many parts there are: the whole network, and each without more layers.
        freeze_type: 0: the parts take turns in a row after steps of the whole network; 1: they are
            spread among these, drawn at random, those that leave few layers out more often.
        freeze_p: The share of steps that train everything, from 0 to 1, as MindSpore counts it.
        total_steps: The steps of the training; after them the sequence begins anew.

    Raises:
        ArgumentTypeError: If a number is none, or none that is whole.
        ArgumentValueError: If it is out of its range.

    >>> from engine import nn
    >>> net = nn.SequentialCell(*(nn.Dense(4, 4) for _ in range(4)))
    >>> optimizer = nn.SGD(net.trainable_params(), 0.1)
    >>> freeze = GradientFreeze(param_groups=2, freeze_type=0, freeze_p=0.5, total_steps=100)
    >>> _, optimizer = freeze.freeze_generate(net, optimizer)
    >>> [one.name for one in optimizer.opts[1].parameters]
    ['2.weight', '2.bias', '3.weight', '3.bias']

    """

    def __init__(
        self, param_groups: int, freeze_type: int, freeze_p: float, total_steps: int
    ) -> None:
        self._param_groups = count("GradientFreeze(param_groups)", param_groups)
        check_share("GradientFreeze(freeze_p)", freeze_type, freeze_p)
        self._freeze_type, self._freeze_p = freeze_type, freeze_p
        self._total_steps = count("GradientFreeze(total_steps)", total_steps)
        self.grad_reducer = nn.Identity()

    def split_parameters_groups(
        self, net: nn.Cell, freeze_para_groups_number: int
    ) -> list[list[Parameter]]:
        """So many lists of parameters: all, and all from a later layer on.

        What belongs together stays together: a bias, or what has `bn` in its name, with the weight
        before it. Of a network with fewer layers than that, some of the lists are equal.

        Args:
            net: The network.
            freeze_para_groups_number: How many lists.

        """
        number = count("split_parameters_groups", freeze_para_groups_number)
        return suffixes(blocks_of(net.trainable_params()), number)

    def generate_freeze_index_sequence(
        self, parameter_groups_number: int, freeze_strategy: int, freeze_p: float, total_steps: int
    ) -> list[int]:
        """The number of the group that trains, for each step.

        Args:
            parameter_groups_number: How many groups there are.
            freeze_strategy: As `freeze_type`.
            freeze_p: As above.
            total_steps: How many steps; the sequence is a hundredth longer, or a whole round.

        Raises:
            ArgumentValueError: If the strategy is unknown, or a number is out of its range.

        """
        return freeze_sequence(parameter_groups_number, freeze_strategy, freeze_p, total_steps)

    def freeze_generate(self, network: nn.Cell, optimizer: nn.Optimizer) -> tuple[Any, FreezeOpt]:
        """The network as it is, and an optimizer that knows the parts and whose turn it is.

        Args:
            network: The network to be trained.
            optimizer: Its optimizer; the parameters that it moves are those of the parts.

        """
        groups = self.split_parameters_groups(network, self._param_groups)
        mine = {id(parameter) for parameter in optimizer.parameters}
        given = optimizer.init_params["params"]
        parts = []
        for group in groups:
            part = [one for one in group if id(one) in mine]
            in_groups = part and isinstance(given[0], dict)
            parts.append(ParameterProcess.generate_group_params(part, given) if in_groups else part)
        parts = [part for part in parts if part] or [list(given)]
        order = self.generate_freeze_index_sequence(
            len(parts), self._freeze_type, self._freeze_p, self._total_steps
        )
        return network, FreezeOpt(optimizer, parts, order)
