"""A network that takes its inputs from a dataset, and which dataset feeds which network."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

from engine.autodiff.replayable import beside_the_graph
from engine.errors import ArgumentValueError
from engine.nn import Cell

SENT, BOUND = "__has_sent__", "__sink_network__"  # marks on a dataset


class ConnectedNetwork(Cell):
    """A network around another one, whose parameters keep their names.

    Args:
        network: What is computed.
        take: Gives the next batch, for a call without inputs.

    """

    def __init__(self, network: Cell, take: Callable[[], list[Any]]) -> None:
        super().__init__(auto_prefix=False, flags=network.get_flags())
        self.network = network
        self._take = take
        self.add_flags(sink_mode=True)

    def construct(self, *inputs: Any) -> Any:
        """What the network makes of the inputs, or of the next batch."""
        if not inputs:
            beside_the_graph("it takes a batch of a dataset", in_parts=True)
        return self.network(*(inputs or self._take()))


def bind(dataset: Any, network: Cell) -> None:
    """From here on the dataset feeds this network alone, while there is such a network.

    Raises:
        ArgumentValueError: If it feeds another one.

    """
    bound = getattr(dataset, BOUND, None)
    before = None if bound is None else bound()
    if before is not None and before is not network:
        raise ArgumentValueError.of(
            "connect_network_with_dataset",
            "a dataset that feeds no other network",
            f"one that feeds {type(before).__name__}",
            "each network needs a dataset of its own",
        )
    setattr(dataset, BOUND, weakref.ref(network))


def mark_as_sent(dataset: Any) -> None:
    """Note that the dataset is used in sink mode."""
    setattr(dataset, SENT, True)


def is_sent(dataset: Any) -> bool:
    """Whether the dataset was ever used in sink mode."""
    return hasattr(dataset, SENT)
