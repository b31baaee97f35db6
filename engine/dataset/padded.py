"""Rows that fill up others."""

from __future__ import annotations

from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError

from .generator import GeneratorDataset


class PaddedDataset(GeneratorDataset):
    """The rows of a list, in its order: mostly such as make several shards equally long.

    Args:
        padded_samples: A dict for each row, from the names of columns to their values.

    Raises:
        ArgumentTypeError: If they are no list of dicts.
        ArgumentValueError: If there is none, or one lacks a column.

    >>> import numpy as np
    >>> from engine import dataset as ds
    >>> rows = ds.PaddedDataset([{"x": np.zeros(1)}, {"x": np.zeros(2)}])
    >>> [x.shape for (x,) in rows]
    [(1,), (2,)]

    """

    def __init__(self, padded_samples: list[dict[str, Any]]) -> None:
        where = "PaddedDataset(padded_samples)"
        if not isinstance(padded_samples, list) or not all(
            isinstance(row, dict) for row in padded_samples
        ):
            raise ArgumentTypeError.of(where, "a list of dicts", padded_samples)
        if not padded_samples:
            raise ArgumentValueError.of(where, "at least one row", "none")
        names = list(padded_samples[0])
        for row in padded_samples:
            if set(row) != set(names):
                raise ArgumentValueError.of(where, f"rows with the columns {names}", list(row))
        self.padded_samples = padded_samples
        rows = [tuple(row[name] for name in names) for row in padded_samples]
        super().__init__(rows, names, shuffle=False)
