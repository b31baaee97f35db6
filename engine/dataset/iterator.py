"""What a `for` loop over a dataset runs on: passes as tensors or NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

import numpy as np

from engine.context import get_context
from engine.errors import StateError, compose
from engine.tensor import Tensor

from . import arguments
from .picks import Row


class Passes(Protocol):
    """What an iterator needs of a dataset."""

    def begin(self, epoch: int) -> Iterator[Row]:
        """The rows of the next pass."""

    def get_col_names(self) -> list[str]:
        """The names of the columns."""


class TupleIterator:
    """Rows as lists, in the order of the columns; each `for` loop makes one pass."""

    def __init__(self, dataset: Passes, num_epochs: int, output_numpy: bool, do_copy: bool) -> None:
        where = "num_epochs"
        if arguments.whole(where, num_epochs, -1) == 0:
            raise StateError(compose(where, "-1 or a number above 0", num_epochs))
        arguments.flag("output_numpy", output_numpy)
        self._dataset = dataset
        self._names = dataset.get_col_names()
        self._epochs = num_epochs
        self._finish = _as_it_is if output_numpy else _tensor_maker(do_copy)
        self._epoch = 0
        self._pass: Iterator[Row] | None = None

    def __iter__(self) -> Any:
        return self

    def __next__(self) -> Any:
        if self._pass is None:
            self._pass = self._next_pass()
        row = next(self._pass, None)
        if row is None:
            self._pass = None
            self._epoch += 1
            raise StopIteration
        return self._shaped([self._finish(column) for column in row])

    def _next_pass(self) -> Iterator[Row]:
        if self._epochs != -1 and self._epoch >= self._epochs:
            hint = "create the iterator with a larger num_epochs, or -1"
            raise StateError(
                f"The iterator expected {self._epochs} passes at most (num_epochs), "
                f"got another one. Hint: {hint}."
            )
        return self._dataset.begin(self._epoch)

    def _shaped(self, values: list[Any]) -> Any:
        return values

    def get_col_names(self) -> list[str]:
        """The names of the columns."""
        return list(self._names)

    def stop(self) -> None:
        """End the pass and every further one."""
        self._pass = iter(())
        self._epochs = self._epoch + 1


class DictIterator(TupleIterator):
    """Rows as dicts from column names; each `for` loop makes one pass."""

    def _shaped(self, values: list[Any]) -> Any:
        return dict(zip(self._names, values, strict=True))


def _as_it_is(column: np.ndarray) -> Any:
    return column


def _tensor_maker(do_copy: bool) -> Callable[[np.ndarray], Any]:
    """How a column becomes a tensor; texts stay NumPy arrays, since tensors hold numbers."""
    on_host = get_context("device_target") == "CPU"
    share = on_host and not arguments.flag("do_copy", do_copy)
    make = Tensor.from_numpy if share else Tensor

    def tensor(column: np.ndarray) -> Any:
        return column if column.dtype.kind in "SUO" else make(column)

    return tensor
