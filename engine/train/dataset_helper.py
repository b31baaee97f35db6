"""A dataset as a training loop reads it: one epoch an iteration."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine.dtype import DType, as_dtype
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    AttributeMissingError,
    StateError,
    compose,
)

NEEDED = ("create_tuple_iterator", "get_dataset_size")


class DatasetHelper:
    """The batches of a dataset, one epoch for each `for` loop.

    MindSpore's sink mode sends data to the device in sinks of `sink_size` batches. Here nothing is
    sent ahead: a loop in sink mode gives `sink_size` batches, and the next goes on where it ended.

    Args:
        dataset: The dataset, batched.
        dataset_sink_mode: Whether an epoch is a sink rather than a pass over the dataset.
        sink_size: The batches of a sink; -1 makes each a whole pass.
        epoch_num: How many epochs there will be; -1 sets no limit.

    Raises:
        AttributeMissingError: If it is no dataset.
        ArgumentTypeError: If the mode is no bool, or a number not whole.
        ArgumentValueError: If the sink size is neither -1 nor above 0.
        StateError: If there are to be no epochs; when iterating, if there are more.

    >>> from engine import dataset as ds
    >>> batches = ds.NumpySlicesDataset({"x": [1, 2, 3, 4]}, shuffle=False).batch(2)
    >>> for inputs in DatasetHelper(batches, dataset_sink_mode=False):
    ...     print(*inputs)
    [1 2]
    [3 4]

    """

    def __init__(
        self,
        dataset: Any,
        dataset_sink_mode: bool = True,
        sink_size: int = -1,
        epoch_num: int = 1,
    ) -> None:
        if not isinstance(dataset_sink_mode, bool):
            raise ArgumentTypeError.of("dataset_sink_mode", "a bool", dataset_sink_mode)
        _check_whole("sink_size", sink_size)
        if sink_size != -1 and sink_size < 1:
            raise ArgumentValueError.of("sink_size", "-1 or a number above 0", sink_size)
        _check_whole("epoch_num", epoch_num)
        if epoch_num != -1 and epoch_num < 1:
            raise StateError(compose("DatasetHelper", "-1 or more than 0 epochs", epoch_num))
        missing = [name for name in NEEDED if not hasattr(dataset, name)]
        if missing:
            got = f"{type(dataset).__name__} without {missing}"
            raise AttributeMissingError(compose("DatasetHelper", "a dataset", got))
        self.dataset = dataset
        self.dataset_sink_mode = dataset_sink_mode
        self._sink_size = sink_size
        in_sinks = dataset_sink_mode and sink_size > 0
        # Sinks need not end with a pass, so only whole epochs can be counted by the iterator.
        self._batches = dataset.create_tuple_iterator(num_epochs=-1 if in_sinks else epoch_num)
        self._sinks = _sinks(self._batches, sink_size, epoch_num) if in_sinks else None

    def __iter__(self) -> Iterator[list[Any]]:
        return iter(self._batches) if self._sinks is None else next(self._sinks)

    def sink_size(self) -> int:
        """The batches of an epoch in sink mode.

        Raises:
            AttributeMissingError: Outside sink mode, as in MindSpore.

        """
        if not self.dataset_sink_mode:
            expected = "dataset_sink_mode=True"
            raise AttributeMissingError(compose("DatasetHelper.sink_size", expected, "False"))
        return self._sink_size if self._sink_size > 0 else self.dataset.get_dataset_size()

    def types_shapes(self) -> tuple[list[DType], list[list[int]]]:
        """The number type and the shape of each input of the network, from the first batch."""
        types = [as_dtype(one) for one in self.dataset.output_types()]
        return types, self.dataset.output_shapes()

    def get_data_info(self) -> tuple[list[DType], list[list[int]]]:
        """The same as `types_shapes`; all batches of a dataset here are described by its first."""
        return self.types_shapes()

    def continue_send(self) -> None:
        """Nothing to do: batches are made when they are asked for."""

    def stop_send(self) -> None:
        """End the iteration."""
        self._batches.stop()

    def release(self) -> None:
        """End the iteration; nothing else is held."""
        self._batches.stop()


def connect_network_with_dataset(network: Any, dataset_helper: DatasetHelper) -> Any:
    """The network that reads from the dataset: here the network itself, fed by the loop.

    Args:
        network: A cell.
        dataset_helper: The dataset in sink mode.

    Raises:
        StateError: If it is not in sink mode.

    """
    if not dataset_helper.dataset_sink_mode:
        hint = "outside sink mode pass the batches to the network in a loop"
        expected = "a DatasetHelper with dataset_sink_mode=True"
        raise StateError(compose("connect_network_with_dataset", expected, "False", hint))
    return network


def _check_whole(name: str, value: Any) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(name, "an int", value)


def _sinks(batches: Any, size: int, count: int) -> Iterator[Iterator[list[Any]]]:
    """Stretches of `size` batches over one pass after the other."""
    endless = _endless(batches)
    number = 0
    while count == -1 or number < count:
        yield islice(endless, size)
        number += 1
    raise StateError(compose("DatasetHelper", f"{count} epochs at most (epoch_num)", count + 1))


def _endless(batches: Any) -> Iterator[list[Any]]:
    while True:
        empty = True
        for batch in batches:
            empty = False
            yield batch
        if empty:
            return
