"""The batches of a dataset, one pass for each epoch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

from .arguments import check_flags, check_sink_size


class EpochBatches:
    """Gives one pass over a dataset for each `for` loop.

    Args:
        dataset: Anything with `create_tuple_iterator` and `get_dataset_size`.
        epochs: How many passes there will be.
        pairs: Whether each batch must be data and label, because a loss function takes the label.

    Raises:
        ArgumentValueError: If a batch must be a pair and is none.

    """

    def __init__(self, dataset: Any, epochs: int, *, pairs: bool) -> None:
        # Nothing here changes a batch, so it may share the dataset's memory.
        self._passes = dataset.create_tuple_iterator(num_epochs=epochs, do_copy=False)
        self._pairs = pairs

    def __iter__(self) -> Iterator[list[Any]]:
        for columns in self._passes:
            batch = list(columns)
            if self._pairs and len(batch) != 2:
                hint = "put the loss into the network and leave loss_fn out, or project two columns"
                where = "Model with a loss_fn"
                raise ArgumentValueError.of(where, "2 columns (data, label)", len(batch), hint)
            yield batch


def checked_size(where: str, dataset: Any) -> int:
    """The number of batches of a dataset that can be iterated and has something in it.

    Raises:
        ArgumentTypeError: If it is no dataset.
        ArgumentValueError: If it is empty.

    """
    for method in ("create_tuple_iterator", "get_dataset_size"):
        if not hasattr(dataset, method):
            hint = "such as engine.dataset.NumpySlicesDataset(arrays).batch(32)"
            raise ArgumentTypeError.of(where, "a dataset", dataset, hint)
    size = int(dataset.get_dataset_size())
    if not size:
        hint = "batch(drop_remainder=True) may have dropped everything"
        raise ArgumentValueError.of(where, "at least one batch", "an empty dataset", hint)
    return size


def steps_of_epoch(where: str, dataset: Any, sink: Any, sink_size: Any) -> int:
    """The steps that callbacks count as one epoch: a sink's, or those of the whole dataset.

    Raises:
        ArgumentTypeError: If an argument has another type.
        ArgumentValueError: If the sink size is out of range, or the dataset empty.

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
