"""What a `for` loop over a dataset runs on: passes as tensors or NumPy arrays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Protocol

import numpy as np

from engine.context import get_context
from engine.errors import StateError, compose
from engine.tensor import Tensor

from . import arguments, config
from .dictionaries import finished
from .leaving import no_row
from .outside import outside_of, set_outside
from .picks import Row
from .position import Position
from .turn import Turn
from .workers.staff import Staff

HIDDEN = "_meta"  # how columns begin that are for operations alone, until they are renamed


class Passes(Protocol):
    """What an iterator needs of a dataset."""

    def next_turn(self, epoch: int) -> Turn:
        """What the next pass is to tell its operations."""

    def begin(self, turn: Turn, *, counts: bool = True, start: int = 0) -> Iterator[Row]:
        """The rows of a pass, from one on."""

    def go_on_from(self, number: int) -> None:
        """Count the next pass by that number."""

    def get_col_names(self) -> list[str]:
        """The names of the columns."""


class TupleIterator:
    """Rows as lists, in the order of the columns; each `for` loop makes one pass.

    Workers are started in the first pass and stay for the others. They end with the last pass that
    `num_epochs` allows, with `stop()`, and with this object.

    Attributes:
        turn: What the pass that goes on, or the last one, told its operations; None before the
            first.

    """

    def __init__(self, dataset: Passes, num_epochs: int, output_numpy: bool, do_copy: bool) -> None:
        where = "num_epochs"
        if arguments.whole(where, num_epochs, -1) == 0:
            raise StateError(compose(where, "-1 or a number above 0", num_epochs))
        arguments.flag("output_numpy", output_numpy)
        self._dataset = dataset
        present = dataset.get_col_names()
        self._shown = [index for index, name in enumerate(present) if not name.startswith(HIDDEN)]
        self._names = [present[index] for index in self._shown]
        self._epochs = num_epochs
        self._finish = _finisher(_as_it_is if output_numpy else _tensor_maker(do_copy))
        self._epoch = 0
        self._taken = 0
        self._counts = True
        self.turn: Turn | None = None
        self._outside: dict[str, Any] | None = None
        self._staff = Staff()
        self._pass: Iterator[Row] | None = None

    def __iter__(self) -> Any:
        return self

    def __next__(self) -> Any:
        if self._pass is None:
            self.turn = self._next_turn()
            self._outside = outside_of(self._dataset)
            turn = self._staffed(self.turn)
            try:
                self._pass = self._dataset.begin(turn, counts=self._counts)
            except StopIteration as error:  # of a user's object: it would be an empty pass
                raise no_row("the begin of a pass", error) from error
        row = next(self._pass, None)
        if row is None:
            self._pass = None
            self._epoch, self._taken = self._epoch + 1, 0
            self._staff.end_pass()
            if self._epoch == self._epochs:
                self._staff.close()
            raise StopIteration
        self._taken += 1
        return self._shaped([self._finish(row[index]) for index in self._shown])

    def get_next(self) -> Any:
        """The next row, as `next` gives it: its name in MindSpore 1.

        Raises:
            StopIteration: If there is none.

        >>> import engine.dataset as ds
        >>> ds.NumpySlicesDataset([5, 6], ["n"], shuffle=False).create_dict_iterator().get_next()
        {'n': Tensor(shape=[], dtype=Int64, value= 5)}

        """
        return next(self)

    def _next_turn(self) -> Turn:
        if self._epochs != -1 and self._epoch >= self._epochs:
            hint = "create the iterator with a larger num_epochs, or -1"
            raise StateError(
                f"The iterator expected {self._epochs} passes at most (num_epochs), "
                f"got another one. Hint: {hint}."
            )
        turn = self._dataset.next_turn(self._epoch)
        if self._counts or self.turn is None:
            return turn
        return replace(turn, key=(self.turn.number + 1,))

    def _staffed(self, turn: Turn) -> Turn:
        return replace(turn, staff=self._staff)

    def read_ahead(self) -> None:
        """Begin passes without counting them, for whoever may not come to use them.

        Whoever does compares the `turn` of each with what the dataset says is next, and counts it.
        """
        self._counts = False

    @property
    def position(self) -> Position:
        """How far this iterator has come."""
        turn = self.turn
        if self._pass is None or turn is None:
            return Position(self._epoch, 0, self._dataset.next_turn(self._epoch).number)
        return Position(turn.epoch, self._taken, turn.number, turn.entropy, self._outside)

    def start_at(self, position: Position) -> None:
        """Go on where another iterator over the same rows stood, with its random numbers.

        The rows before are made again where users' functions may count or draw, so that these stand
        there, too; rows of arrays are skipped.
        """
        self._epoch, self._taken = position.epoch, position.taken
        if position.entropy is None:
            self._pass = None
            self._dataset.go_on_from(position.number)
            return
        if position.outside is not None:
            set_outside(self._dataset, position.outside)
        self._outside = position.outside
        self.turn = Turn(position.entropy, (position.number,), position.epoch)
        self._pass = self._dataset.begin(self._staffed(self.turn), start=position.taken)

    @property
    def is_ahead(self) -> bool:
        """Whether rows are begun before they are wanted, by workers."""
        return self._staff.is_at_work

    def _shaped(self, values: list[Any]) -> Any:
        return values

    def get_col_names(self) -> list[str]:
        """The names of the columns."""
        return list(self._names)

    def stop(self) -> None:
        """End the pass, every further one, and the workers."""
        self._pass = iter(())
        self._epochs = self._epoch + 1
        self._staff.close()

    def release(self) -> None:
        """The same, by the name that newer code calls."""
        self.stop()


class DictIterator(TupleIterator):
    """Rows as dicts from column names; each `for` loop makes one pass."""

    def _shaped(self, values: list[Any]) -> Any:
        return dict(zip(self._names, values, strict=True))


def _finisher(leaf: Callable[[np.ndarray], Any]) -> Callable[[Any], Any]:
    """How a column is finished: a dict part by part."""
    return lambda column: finished(column, leaf) if isinstance(column, dict) else leaf(column)


def _as_it_is(column: np.ndarray) -> Any:
    return column


def _tensor_maker(do_copy: bool) -> Callable[[np.ndarray], Any]:
    """How a column becomes a tensor; texts stay NumPy arrays, since tensors hold numbers."""
    on_host = get_context("device_target") == "CPU"
    own = arguments.flag("do_copy", do_copy) or config.get_iterator_mode()["do_copy"]
    share = on_host and not own
    make = Tensor.from_numpy if share else Tensor

    def tensor(column: np.ndarray) -> Any:
        return column if column.dtype.kind in "SUO" else make(column)

    return tensor
