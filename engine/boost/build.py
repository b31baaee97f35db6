"""The training step of a network at a boost level: what `amp.build_train_network` asks for."""

from __future__ import annotations

from typing import Any

from engine import nn
from engine.errors import ArgumentValueError

from .auto_boost import AutoBoost
from .group_loss_scale import GroupLossScaleManager
from .plan import LEVELS as BY_LEVEL
from .scaled_step import BoostTrainOneStepWithLossScaleCell
from .step import BoostTrainOneStepCell, boosting_of

LEVELS = tuple(BY_LEVEL)


def boosted(network: nn.Cell, optimizer: nn.Optimizer, level: str) -> tuple[nn.Cell, nn.Optimizer]:
    """Network and optimizer as a level wants them; as they are where `AutoBoost` has been here."""
    if level != "O0" and boosting_of(optimizer) is not None:
        return network, optimizer
    return AutoBoost(level).network_auto_process_train(network, optimizer)


def training_step(
    network: nn.Cell, optimizer: nn.Optimizer, manager: Any, level: str
) -> nn.TrainOneStepCell:
    """The cell that makes a step, in training.

    Args:
        network: The network with its loss.
        optimizer: What updates the parameters.
        manager: What says the loss scale, or None.
        level: The boost level.

    Raises:
        ArgumentValueError: If the scale is one for each group of layers, and the level O0.

    """
    update = None if manager is None else manager.get_update_cell()
    with_boost = level != "O0"
    if isinstance(manager, GroupLossScaleManager) and not with_boost:
        where = "build_train_network(loss_scale_manager)"
        hint = "with boost_level='O1' and loss_scale_group on in boost_config_dict"
        expected = "one scale at boost level O0"
        raise ArgumentValueError.of(where, expected, type(manager).__name__, hint)
    step: nn.TrainOneStepCell
    if update is not None:
        scaled = (
            BoostTrainOneStepWithLossScaleCell if with_boost else nn.TrainOneStepWithLossScaleCell
        )
        step = scaled(network, optimizer, scale_sense=update)
    else:
        sens = None if manager is None else manager.get_loss_scale()
        plain = BoostTrainOneStepCell if with_boost else nn.TrainOneStepCell
        step = plain(network, optimizer, sens)
    return step.set_train()
