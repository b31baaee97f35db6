"""The batches of a dataset, pass after pass, and how far they were taken."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Protocol

from engine.dataset.position import Position
from engine.dataset.turn import Turn
from engine.errors import MethodMissingError, MisfitError, StateError, compose

from .arguments import check_flags, check_sink_size

DROPPED = "batch(drop_remainder=True) may have dropped everything"
_logger = logging.getLogger("engine.train")

Batch = list[Any]


class Batched(Protocol):
    """What a model trains on: a `Dataset`, or what else counts and gives its batches."""

    def get_dataset_size(self) -> int:
        """How many batches one pass gives."""

    def create_tuple_iterator(self, *args: Any, **kwargs: Any) -> Any:
        """The batches of some passes, each a list with an entry for each column."""


class Batches(ABC):
    """A reading of a dataset that knows where it stands."""

    @abstractmethod
    def take(self) -> Batch | None:
        """The next batch; None at the end of each pass."""

    @property
    @abstractmethod
    def position(self) -> Position:
        """How far the dataset was taken; of a foreign dataset only passes and batches."""

    @property
    @abstractmethod
    def is_ahead(self) -> bool:
        """Whether batches are begun before they are taken."""

    @abstractmethod
    def start_at(self, position: Position) -> None:
        """Go on where another reading of the same dataset stood."""

    @abstractmethod
    def close(self) -> None:
        """Give up what the reading holds; it is not used afterwards."""

    def one_pass(self) -> Iterator[Batch]:
        """The rest of the pass that goes on; between passes, the next one."""
        while (batch := self.take()) is not None:
            yield batch

    def endless(self) -> Iterator[Batch]:
        """One batch after the other, over the ends of the passes.

        Raises:
            StateError: If a pass gives nothing.

        """
        while True:
            empty = not self.position.taken
            for batch in self.one_pass():
                empty = False
                yield batch
            if empty:
                raise StateError("The dataset expected a batch in each pass, got none in one.")


class OwnBatches(Batches):
    """Batches that are made when they are taken.

    Args:
        dataset: Anything with `create_tuple_iterator` and `get_dataset_size`.
        passes: How many passes there will be; -1 sets no limit.
        ahead: Whether somebody else counts the passes, when he comes to use them.

    """

    def __init__(self, dataset: Any, passes: int = -1, *, ahead: bool = False) -> None:
        # Nothing here changes a batch, so it may share the dataset's memory.
        self._iterator = dataset.create_tuple_iterator(num_epochs=passes, do_copy=False)
        self._present: Iterator[Any] | None = None
        self._epoch = self._taken = 0
        if ahead and hasattr(self._iterator, "read_ahead"):
            self._iterator.read_ahead()

    def take(self) -> Batch | None:
        """The next batch; None at the end of each pass."""
        if self._present is None:
            self._present = iter(self._iterator)
        columns = next(self._present, None)
        if columns is None:
            self._present = None
            self._epoch, self._taken = self._epoch + 1, 0
            return None
        self._taken += 1
        return list(columns)

    @property
    def turn(self) -> Turn | None:
        """What the pass told its operations; None of a foreign dataset."""
        return getattr(self._iterator, "turn", None)

    @property
    def position(self) -> Position:
        """How far the dataset was taken; of a foreign dataset only passes and batches."""
        known: Position | None = getattr(self._iterator, "position", None)
        return Position(self._epoch, self._taken) if known is None else known

    @property
    def is_ahead(self) -> bool:
        """Whether the dataset has workers that begin rows before they are wanted."""
        return bool(getattr(self._iterator, "is_ahead", False))

    def start_at(self, position: Position) -> None:
        """Go on where another reading of the same dataset stood.

        A foreign dataset cannot be told to, so it is read up to there.
        """
        if hasattr(self._iterator, "start_at"):
            self._iterator.start_at(position)
            self._present = iter(self._iterator) if position.taken else None
            self._epoch, self._taken = position.epoch, position.taken
            return
        while (self._epoch, self._taken) < (position.epoch, position.taken):
            self.take()

    def close(self) -> None:
        """End the pass, so that what the dataset opened for it is closed, and its workers end."""
        self._present = None
        if hasattr(self._iterator, "stop"):
            self._iterator.stop()


def checked_size(where: str, dataset: Any) -> int:
    """The number of batches of a dataset that can be iterated and has something in it.

    Raises:
        MethodMissingError: If it is no dataset.
        MisfitError: If it is empty.

    """
    size = _size(where, dataset)
    if not size:
        raise MisfitError(compose(where, "at least one batch", "an empty dataset", DROPPED))
    return size


def size_or_warning(where: str, dataset: Any) -> int:
    """The number of batches of a dataset; of one without any a warning is logged.

    Raises:
        MethodMissingError: If it is no dataset.

    """
    size = _size(where, dataset)
    if not size:
        _logger.warning("%s", compose(where, "at least one batch", "an empty dataset", DROPPED))
    return size


def _size(where: str, dataset: Any) -> int:
    for method in ("create_tuple_iterator", "get_dataset_size"):
        if not hasattr(dataset, method):
            hint = "such as engine.dataset.NumpySlicesDataset(arrays).batch(32)"
            text = compose(where, "a dataset", type(dataset).__name__, hint)
            raise MethodMissingError(text)
    return int(dataset.get_dataset_size())


def steps_of_epoch(where: str, dataset: Any, sink: Any, sink_size: Any) -> int:
    """The steps that callbacks count as one epoch: a sink's, or those of the whole dataset.

    Raises:
        ArgumentTypeError: If an argument has another type.
        ArgumentValueError: If the sink size is out of range.
        MisfitError: If the dataset is empty.

    """
    check_flags(where, dataset_sink_mode=sink)
    check_sink_size(where, sink_size)
    size = checked_size(f"{where}(train_dataset)", dataset)
    return int(sink_size) if sink and sink_size > 0 else size


def claim_dataset(dataset: Any, model: object) -> None:
    """From here on only this model is trained with the dataset object, as in MindSpore.

    Raises:
        StateError: If another model was.

    """
    owner = getattr(dataset, "__model_hash__", None)
    if owner is not None and owner != hash(model):
        raise StateError(
            "The dataset object had been used in other model by model.train(...), "
            "please create a new dataset."
        )
    dataset.__model_hash__ = hash(model)
