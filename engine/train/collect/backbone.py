"""The user's network inside of what a model trains."""

from __future__ import annotations

from typing import Any

from engine.nn import TrainOneStepCell, WithLossCell


def backbone(params: Any) -> Any:
    """The user's network, without the cells that add the loss and the step."""
    network = params.network if "network" in params else None
    network = network or params.train_network
    while isinstance(network, TrainOneStepCell | WithLossCell):
        network = network.network if isinstance(network, TrainOneStepCell) else network._backbone
    return network
