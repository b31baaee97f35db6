"""Rows of arrays that are in memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from engine.dataset.samplers import Sampler
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.tensor import Tensor
from engine.typed import ArrayLike

from . import arguments
from .choice import choose
from .picks import Row
from .source import ArraySource


class NumpySlicesDataset(ArraySource):
    """One row for each slice of some arrays along their first axis.

    Arrays keep their dtype; Python numbers become int64 or float64, as NumPy makes them. Nothing
    is copied until a row or a batch is sliced.

    Args:
        data: A list or an array: one column. A tuple of them: a column each. A dict of them: a
            named column each.
        column_names: Names of the columns; by default the dict's keys, or `column_0` and so on.
        num_samples: At most so many rows; None gives all.
        num_parallel_workers: For the dataset graph: rows are slices of memory, which need none.
        shuffle: Whether rows come in an order that differs from pass to pass; None means True.
        sampler: What chooses the rows, in place of `num_samples`, `shuffle` and the shards.
        num_shards: How many processes share the rows.
        shard_id: Which of them this is.

    Raises:
        ArgumentTypeError: If the data are not arrays.
        ArgumentValueError: If there are none, or their lengths differ, or the names do not fit, or
            a sampler is given with arguments that choose one.

    >>> data = {"x": [[1.0, 2.0], [3.0, 4.0]], "y": [0, 1]}
    >>> for row in NumpySlicesDataset(data, shuffle=False).create_dict_iterator(output_numpy=True):
    ...     print(row["x"], row["y"])
    [1. 2.] 0
    [3. 4.] 1

    """

    op_type = "GeneratorDataset"  # as in MindSpore's dataset graph

    def __init__(
        self,
        data: ArrayLike | Mapping[Any, Any],
        column_names: str | Sequence[str] | None = None,
        num_samples: int | None = None,
        num_parallel_workers: int | None = 1,
        shuffle: bool | None = None,
        sampler: Sampler | Iterable[int] | None = None,
        num_shards: int | None = None,
        shard_id: int | None = None,
    ) -> None:
        chosen = choose(num_samples, sampler, shuffle, num_shards, shard_id)
        super().__init__(num_parallel_workers, chosen)
        columns = _columns_of(data)
        self._data = tuple(_as_array(name, column) for name, column in columns.items())
        lengths = [len(array) for array in self._data]
        if len(set(lengths)) != 1:
            expected = "at least one column, all of one length"
            raise ArgumentValueError.of("NumpySlicesDataset", expected, f"lengths {lengths}")
        if not lengths[0]:
            raise ArgumentValueError.of("NumpySlicesDataset(data)", "at least one row", "none")
        names = column_names if column_names is not None else list(columns)
        self._names = arguments.names("NumpySlicesDataset(column_names)", names)
        if len(self._names) != len(columns):
            expected = f"{len(columns)} column names"
            raise ArgumentValueError.of("NumpySlicesDataset", expected, self._names)

    def _arrays(self) -> Row:
        return self._data


def _columns_of(data: Any) -> dict[str, Any]:
    if isinstance(data, dict):
        return data
    if not isinstance(data, list | tuple | np.ndarray | Tensor):
        raise ArgumentTypeError.of("NumpySlicesDataset", "a list, tuple, dict or array", data)
    columns = data if isinstance(data, tuple) else (data,)
    return {f"column_{number}": column for number, column in enumerate(columns)}


def _as_array(name: str, column: Any) -> np.ndarray:
    try:
        array = np.asarray(column)
    except ValueError as error:  # lists of different lengths inside
        raise _ragged(name, str(error)) from None
    if array.dtype == object and all(isinstance(value, str) for value in array.flat):
        return array.astype(str)  # a text column of pandas
    if array.dtype == object:
        raise _ragged(name, "objects")
    if array.ndim == 0:
        raise ArgumentTypeError.of(f"NumpySlicesDataset column '{name}'", "a list", column)
    return array


def _ragged(name: str, got: str) -> ArgumentValueError:
    where = f"NumpySlicesDataset column '{name}'"
    return ArgumentValueError.of(where, "numbers or texts of one shape in every row", got)
