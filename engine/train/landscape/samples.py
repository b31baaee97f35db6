"""The samples of a landscape: taken once, in the dataset's order, and kept."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, MisfitError
from engine.tensor import Tensor
from engine.train.batches import DROPPED, OwnBatches, checked_size
from engine.train.rehearsal import untouched

_WHERE = "LandscapeModel"


@dataclass(frozen=True, eq=False)
class Samples:
    """Batches that do not change any more.

    Attributes:
        batches: Their columns.
        counts: How many samples each has.
        fingerprint: SHA-256 of all columns with their types and shapes, as hexadecimal digits: two
            surfaces are of the same samples if it is the same.

    """

    batches: tuple[tuple[Any, ...], ...]
    counts: tuple[int, ...]
    fingerprint: str

    @property
    def count(self) -> int:
        """How many samples there are."""
        return sum(self.counts)


def samples_of(dataset: Any, num_samples: int | None = None) -> Samples:
    """The first samples of the next pass over a dataset, copied; the dataset stays where it is.

    A shuffled dataset is drawn from once here, so all points of a surface see the same samples.

    Args:
        dataset: Anything with `create_tuple_iterator` and `get_dataset_size`, in batches.
        num_samples: How many; of the last batch only as many as are wanted. None, or more than
            there are: all.

    Raises:
        ArgumentTypeError: If the number is none.
        ArgumentValueError: If it is less than 1.
        MethodMissingError: If `dataset` is no dataset.
        MisfitError: If the dataset is empty.

    >>> import numpy as np
    >>> from engine import dataset
    >>> rows = dataset.NumpySlicesDataset({"x": np.arange(10)}, shuffle=False).batch(4)
    >>> samples = samples_of(rows, 6)
    >>> [batch[0].asnumpy().tolist() for batch in samples.batches], samples.count
    ([[0, 1, 2, 3], [4, 5]], 6)

    """
    if num_samples is not None:
        _check_number(num_samples)
    checked_size(f"{_WHERE}(dataset)", dataset)
    with untouched([], [dataset], []):
        batches = tuple(_taken(dataset, num_samples))
    if not batches:
        hint = DROPPED
        raise MisfitError.of(f"{_WHERE}(dataset)", "at least one batch", "an empty dataset", hint)
    return Samples(batches, tuple(map(sample_count, batches)), _fingerprint(batches))


def pieces_of(batch: tuple[Any, ...], most: int) -> list[tuple[Any, ...]]:
    """A batch cut into pieces of about as many samples; none where it has no samples to cut.

    >>> import numpy as np
    >>> batch = (Tensor(np.arange(5)), Tensor(np.zeros((5, 2))))
    >>> [piece[0].asnumpy().tolist() for piece in pieces_of(batch, 2)]
    [[0, 1, 2], [3, 4]]

    """
    count = sample_count(batch)
    if count < 2 or any(column.shape[:1] != (count,) for column in batch):
        return []
    cuts = np.array_split(np.arange(count), min(most, count))
    return [tuple(column[int(one[0]) : int(one[-1]) + 1] for column in batch) for one in cuts]


def sample_count(batch: tuple[Any, ...]) -> int:
    """The length that all columns begin with; 1 where they have none."""
    lengths = {column.shape[0] if column.shape else 1 for column in batch}
    return int(lengths.pop()) if len(lengths) == 1 else 1


def _taken(dataset: Any, wanted: int | None) -> Iterator[tuple[Any, ...]]:
    left = wanted
    with closing(OwnBatches(dataset, passes=1)) as batches:
        for batch in batches.one_pass():
            columns = tuple(map(_kept, batch))
            count = sample_count(columns)
            if left is not None and left < count:
                columns = tuple(_kept(column, left) for column in columns)
                count = left
            yield columns
            left = None if left is None else left - count
            if left == 0:
                return


def _kept(column: Any, count: int | None = None) -> Any:
    """The column, or its beginning, in memory of its own."""
    array = column.asnumpy() if isinstance(column, Tensor) else np.asarray(column)
    return Tensor(np.array(array if count is None else array[:count]))


def _fingerprint(batches: tuple[tuple[Any, ...], ...]) -> str:
    digest = hashlib.sha256()
    for batch in batches:
        for column in batch:
            array = np.ascontiguousarray(column.asnumpy())
            digest.update(f"{array.dtype.name}{array.shape}".encode())
            digest.update(array.tobytes())
    return digest.hexdigest()


def _check_number(value: Any) -> None:
    where = f"{_WHERE}(num_samples)"
    if isinstance(value, bool) or not isinstance(value, int):
        raise ArgumentTypeError.of(where, "an int or None", value)
    if value < 1:
        raise ArgumentValueError.of(where, "a number from 1", value)
