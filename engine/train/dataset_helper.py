"""A dataset as a training loop reads it: one epoch an iteration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.dtype import DType, as_dtype
from engine.errors import (
    ArgumentTypeError,
    ArgumentValueError,
    AttributeMissingError,
    StateError,
    compose,
)
from engine.nn import Cell

from .connected_network import ConnectedNetwork, bind, mark_as_sent
from .sent_batches import SentBatches

NEEDED = ("create_tuple_iterator", "get_dataset_size")


class DatasetHelper:
    """The batches of a dataset, one epoch for each `for` loop.

    In sink mode an epoch is a sink of `sink_size` batches, and the next goes on where one ended. A
    thread makes them, and copies them to a GPU, while the steps before are computed. It begins with
    the first batch that is asked for, and makes no more than all epochs need.

    Args:
        dataset: The dataset, batched.
        dataset_sink_mode: Whether an epoch is a sink rather than a pass over the dataset.
        sink_size: The batches of a sink; -1: as many as the dataset has.
        epoch_num: How many epochs there will be; -1 sets no limit.

    Raises:
        AttributeMissingError: If it is no dataset.
        ArgumentTypeError: If the mode is no bool, or a number not whole.
        ArgumentValueError: If the sink size is neither -1 nor above 0, or the dataset empty.
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
        if not dataset_sink_mode:
            self._passes = dataset.create_tuple_iterator(num_epochs=epoch_num)
            return
        self._size = sink_size if sink_size > 0 else int(dataset.get_dataset_size())
        if not self._size:
            raise ArgumentValueError.of("DatasetHelper", "at least one batch", "an empty dataset")
        self._epochs, self._begun = epoch_num, 0
        self._stopped = self._released = False
        self._connected: ConnectedNetwork | None = None
        self.batches = SentBatches(
            dataset, batches=None if epoch_num == -1 else epoch_num * self._size
        )
        mark_as_sent(dataset)

    def __iter__(self) -> Iterator[Any]:
        if not self.dataset_sink_mode:
            return iter(self._passes)
        if self._stopped:
            return iter(())
        if self._begun == self._epochs:
            expected = f"{self._epochs} epochs at most (epoch_num)"
            raise StateError(compose("DatasetHelper", expected, self._begun + 1))
        self._begun += 1
        return self._sink()

    def _sink(self) -> Iterator[Any]:
        # A connected network takes the batches itself: so many times nothing is left for the loop.
        for _ in range(self._size):
            if self._stopped:
                return
            yield () if self._connected is not None else self._take()

    def _take(self) -> list[Any]:
        if self._stopped:
            hint = "continue_send() lets it go on, until release()"
            raise StateError(compose("DatasetHelper", "a dataset that is sent", "none", hint))
        if self.batches.left == 0:
            expected = f"{self._epochs} epochs of {self._size} batches at most"
            raise StateError(compose("DatasetHelper", expected, "a further batch"))
        return next(self.batches.endless())

    def connected(self, network: Cell) -> ConnectedNetwork:
        """The network that takes its inputs from here; each dataset feeds one."""
        bind(self.dataset, network)
        if self._connected is None:
            self._connected = ConnectedNetwork(network, self._take)
        return self._connected

    def sink_size(self) -> int:
        """The batches of an epoch in sink mode.

        Raises:
            AttributeMissingError: Outside sink mode, as in MindSpore.

        """
        if not self.dataset_sink_mode:
            expected = "dataset_sink_mode=True"
            raise AttributeMissingError(compose("DatasetHelper.sink_size", expected, "False"))
        return self._size

    def types_shapes(self) -> tuple[list[DType], list[list[int]]]:
        """The number type and the shape of each input of the network, from the first batch."""
        types = [as_dtype(one) for one in self.dataset.output_types()]
        return types, self.dataset.output_shapes()

    def get_data_info(self) -> tuple[list[DType], list[list[int]]]:
        """The same of the batch that comes next, whose shapes may be others than the first's.

        Outside sink mode, and when no batch comes, it is that of the first.
        """
        coming = self.batches.peek() if self.dataset_sink_mode and not self._stopped else None
        if coming is None:
            return self.types_shapes()
        return [as_dtype(one.dtype) for one in coming], [list(one.shape) for one in coming]

    def continue_send(self) -> None:
        """Let batches be made again after `stop_send`, or before anybody asks for the first."""
        if self.dataset_sink_mode and not self._released:
            self._stopped = False
            self.batches.go_on()

    def stop_send(self) -> None:
        """Make no further batches; what is made is kept for after `continue_send`.

        Until then an iteration gives nothing. Outside sink mode it ends for good.
        """
        if not self.dataset_sink_mode:
            self._passes.stop()
            return
        self._stopped = True
        self.batches.pause()

    def release(self) -> None:
        """End the iteration and the thread."""
        self.stop_send()
        if self.dataset_sink_mode:
            self._released = True
            self.batches.close()


def connect_network_with_dataset(network: Cell, dataset_helper: DatasetHelper) -> Cell:
    """The network with the dataset as its inputs: called without any, it takes the next batch.

    From then on the helper's `for` loops give `()` for each batch, so that `network(*inputs)` takes
    each batch once whether it is connected or not.

    Args:
        network: A cell.
        dataset_helper: The dataset in sink mode.

    Raises:
        ArgumentTypeError: If it is no cell.
        ArgumentValueError: If the dataset feeds another network.
        StateError: If the helper is not in sink mode; when it is called, if nothing is left.

    >>> from engine import dataset as ds
    >>> from engine import nn
    >>> rows = ds.NumpySlicesDataset({"x": [[-1.0, 2.0], [3.0, -4.0]]}, shuffle=False)
    >>> helper = DatasetHelper(rows.batch(1))
    >>> network = connect_network_with_dataset(nn.ReLU(), helper)
    >>> for inputs in helper:
    ...     print(network(*inputs))
    [[0. 2.]]
    [[3. 0.]]

    """
    where = "connect_network_with_dataset"
    if not dataset_helper.dataset_sink_mode:
        hint = "outside sink mode pass the batches to the network in a loop"
        expected = "a DatasetHelper with dataset_sink_mode=True"
        raise StateError(compose(where, expected, "False", hint))
    if not isinstance(network, Cell):
        raise ArgumentTypeError.of(where, "a cell", network)
    return dataset_helper.connected(network)


def _check_whole(name: str, value: Any) -> None:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(name, "an int", value)
