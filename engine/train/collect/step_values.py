"""What a collector records of a step: its loss, input, learning rate and parameters."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from . import lineage
from .inputs import image_batch
from .options import CollectOptions
from .parameters import chosen_parameters
from .turns import sinks

_logger = logging.getLogger("engine.train")


class StepValues:
    """The values of the steps of one collector.

    Args:
        options: Which of them are collected.

    """

    def __init__(self, options: CollectOptions) -> None:
        self._options = options
        self._warned_of_input = False

    def of(
        self, params: Any, loss: float | None, rate: float | None
    ) -> Iterator[tuple[str, str, Any]]:
        """(plugin, tag, value) of each, in MindSpore's order.

        Args:
            params: What `RunContext.original_args()` returns.
            loss: The loss of the step; None where it has none.
            rate: Its learning rate; None where nothing is known of it.

        """
        if self._options.input_data:
            yield from self._input(params)
        if self._options.metric and loss is not None:
            yield "scalar", "loss/auto", loss
        if self._options.learning_rate and rate is not None:
            yield "scalar", "learning_rate/auto", rate
        for parameter in chosen_parameters(_trained(params), self._options):
            yield "histogram", f"{parameter.name}/auto", parameter

    def _input(self, params: Any) -> Iterator[tuple[str, str, Any]]:
        images = image_batch(params.train_dataset_element)
        if images is not None:
            yield "image", "input_data/auto", images
        elif not self._warned_of_input:
            self._warned_of_input = True
            why = "is not seen in sink mode" if sinks(params) else "is not images"
            _logger.warning("The input of the network %s, so it is not recorded.", why)


def _trained(params: Any) -> Any:
    """The optimizer's parameters; of a network without one, all that can be trained."""
    optimizer = lineage.optimizer_of(params)
    return optimizer.parameters if optimizer is not None else params.network.trainable_params()
