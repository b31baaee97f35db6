"""A dataset as something that a device would be sent; sink mode sends it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.errors import StateError, UnsupportedError, compose

from . import arguments
from .base import Dataset
from .description import Description, node
from .picks import Row
from .turn import Turn


class TransferDataset(Dataset):
    """What `device_que` makes: it cannot be iterated over, as in MindSpore.

    Batches are sent ahead by sink mode, `Model.train(…, dataset_sink_mode=True)`, and by no queue
    of its own.
    """

    def __init__(
        self, child: Dataset, send_epoch_end: bool, create_data_info_queue: bool, queue_name: str
    ) -> None:
        super().__init__(child)
        self.send_epoch_end = arguments.flag("device_que(send_epoch_end)", send_epoch_end)
        self.create_data_info_queue = arguments.flag(
            "device_que(create_data_info_queue)", create_data_info_queue
        )
        self.queue_name = queue_name

    def send(self, num_epochs: int = -1) -> None:
        """Nothing: there is no queue of its own.

        Raises:
            UnsupportedError: Always.

        """
        hint = "Model.train(…, dataset_sink_mode=True) sends batches ahead"
        raise UnsupportedError.of("TransferDataset.send", "a queue of a device", "none", hint)

    def stop_send(self) -> None:
        """Nothing, as nothing is sent."""

    def continue_send(self) -> None:
        """Nothing, as nothing is sent."""

    def release(self) -> None:
        """Nothing, as nothing is sent."""

    def get_data_info(self) -> Any:
        """The types and shapes of what was sent: nothing was.

        Raises:
            StateError: Always.

        """
        raise StateError(compose("TransferDataset.get_data_info", "batches that were sent", "none"))

    def _rows(self, turn: Turn) -> Iterator[Row]:
        hint = "iterate over the dataset that device_que was called of"
        raise StateError(compose("TransferDataset", "to be sent", "a loop over it", hint))

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        return node("Transfer", [self.children[0].describe()], send_epoch_end=self.send_epoch_end)
