"""Rows that wait for what the training says, and those who are told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.errors import ArgumentTypeError, StateError, compose

from . import arguments
from .base import Dataset
from .description import Description, node, queue
from .picks import Row
from .turn import Turn


class SyncWaitDataset(Dataset):
    """The same rows, of which none is made before the ones ahead of it were taken.

    Operations around it have no workers: whoever iterates says what it has to say by `sync_update`
    between two rows, and the next row is made after that.
    """

    def __init__(
        self,
        child: Dataset,
        condition_name: str,
        num_batch: int,
        callback: Callable[[Any], Any] | None,
    ) -> None:
        super().__init__(child)
        if not isinstance(condition_name, str):
            raise ArgumentTypeError.of("sync_wait(condition_name)", "a str", condition_name)
        if condition_name in child.get_sync_notifiers():
            expected = "a name that is not in use"
            raise StateError(compose("sync_wait(condition_name)", expected, condition_name))
        if callback is not None and not callable(callback):
            raise ArgumentTypeError.of("sync_wait(callback)", "a function of data", callback)
        self.condition_name = condition_name
        self.num_batch = arguments.whole("sync_wait(num_batch)", num_batch, 1)
        self._callback = callback

    def _rows(self, turn: Turn) -> Iterator[Row]:
        return self.children[0]._rows(turn.below(0))

    def _notify(self, num_batch: int | None = None, data: Any = None) -> None:
        if self._callback is not None:
            self._callback(data)

    def get_sync_notifiers(self) -> dict[str, Callable[..., None]]:
        """The functions that tell those who wait, by the names of the conditions."""
        return {**super().get_sync_notifiers(), self.condition_name: self._notify}

    def is_sync(self) -> bool:
        """Whether rows wait for `sync_update`: they do."""
        return True

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        child = self.children[0].describe()
        return node("SyncWait", [child], **queue(self.num_parallel_workers))
