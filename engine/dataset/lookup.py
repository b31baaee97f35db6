"""Rows of a Python object as columns."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from engine.errors import StateError
from engine.tensor import Tensor

from .batch import stack
from .leaving import name_of, note, noted
from .picks import Row

WHERE = "GeneratorDataset"
VALUES = (bool, int, float, complex, str, bytes, np.generic, np.ndarray, Tensor, dict)


class AsColumns:
    """A row as the columns want it, made of what a source gave."""

    def __init__(self, names: list[str], types: list[Any] | None) -> None:
        self.names = names
        self.types = types

    def __call__(self, item: Any) -> Row:
        values = _values(item)
        if len(values) != len(self.names):
            hint = "give a tuple with one value a column"
            raise StateError(
                f"{WHERE} expected rows of {len(self.names)} columns {self.names}, "
                f"got {len(values)} values. Hint: {hint}."
            )
        row = tuple(map(_as_column, self.names, values))
        for name, column, dtype in zip(self.names, row, self.types or (), strict=False):
            got = getattr(column, "dtype", type(column).__name__)
            if dtype is not None and got != dtype.numpy:
                raise StateError(
                    f"{WHERE} expected {dtype} in column '{name}' (column_types), "
                    f"got {got}. Hint: convert the rows in the source."
                )
        return row


class Lookup:
    """The row of a number, out of a source with `__getitem__`."""

    def __init__(self, source: Any, as_columns: AsColumns) -> None:
        self.source = source
        self.as_columns = as_columns

    def __call__(self, number: int) -> Row:
        try:
            return self.as_columns(self.source[number])
        except BaseException as error:
            note(error, f"It was source[{number}] of a {WHERE}.")
            raise


class BatchLookup:
    """The batch of a list of numbers."""

    def __init__(self, lookup: Lookup, collate: Callable[..., Any] | None) -> None:
        self.lookup = lookup
        self.collate = collate

    def __call__(self, numbers: Any) -> Row:
        names = self.lookup.as_columns.names
        rows = [self.lookup(number) for number in _listed(numbers)]
        columns = [list(column) for column in zip(*rows, strict=True)]
        if self.collate is None:
            return tuple(map(stack, names, columns))
        with noted(f"{WHERE}(collate_fn={name_of(self.collate)})"):
            made = self.collate(*columns)
        several = isinstance(made, tuple) or (isinstance(made, list) and len(names) > 1)
        results = tuple(made) if several else (made,)
        if len(results) != len(names):
            raise StateError(
                f"{WHERE}(collate_fn) expected {len(names)} results for {names}, "
                f"got {len(results)}. Hint: return a tuple with one value a column."
            )
        return tuple(map(stack, names, results))


def _listed(numbers: Any) -> list[int]:
    listed = numbers.tolist() if isinstance(numbers, np.ndarray) else numbers
    if not isinstance(listed, list | tuple | range) or not len(listed):
        raise StateError(
            f"{WHERE}(batch_sampler) expected lists of row numbers, got {numbers!r}. "
            "Hint: sampler takes one number after the other."
        )
    return list(listed)


def _values(item: Any) -> tuple[Any, ...]:
    """The values of a row; a value that is none of several is a row of one."""
    if isinstance(item, tuple):
        return item
    return tuple(item) if isinstance(item, Iterable) and not isinstance(item, VALUES) else (item,)


def _as_column(name: str, value: Any) -> Any:
    if isinstance(value, dict):
        return value
    try:
        column = np.array(value)  # a source may fill one buffer again and again
    except ValueError:  # lists of different lengths inside
        column = np.empty((), dtype=object)
    if column.dtype == object:
        raise StateError(
            f"{WHERE} expected numbers or texts in column '{name}', got {type(value).__name__}. "
            "Hint: convert it to an array in the source."
        )
    return column
