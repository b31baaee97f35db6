"""The rows that a function wants."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.errors import ArgumentTypeError, StateError

from . import arguments
from .base import Dataset
from .description import Description, node, workers
from .leaving import name_of, note
from .picks import Row
from .turn import Turn
from .workers.staff import Wanted


class FilterDataset(Dataset):
    """The rows for which a function of some columns is true."""

    def __init__(
        self,
        child: Dataset,
        predicate: Callable[..., Any],
        input_columns: str | Sequence[str] | None,
        num_parallel_workers: int | None,
    ) -> None:
        super().__init__(child, workers=num_parallel_workers)
        if not callable(predicate):
            raise ArgumentTypeError.of("filter(predicate)", "a function of columns", predicate)
        self.predicate = predicate
        present = child._columns()
        chosen = input_columns or present
        self.input_columns = arguments.names("filter(input_columns)", chosen)
        self._indexes = arguments.positions("filter(input_columns)", self.input_columns, present)

    def _count(self) -> int:
        if self._endless():
            hint = "repeat after the filter"
            raise StateError(
                f"get_dataset_size expected rows that end, got a filter. Hint: {hint}."
            )
        return sum(1 for _ in self._rows(Turn(0, ())))

    def _rows(self, turn: Turn) -> Iterator[Row]:
        waiting: deque[Row] = deque()

        def inputs() -> Iterator[Row]:
            for row in self.children[0]._rows(turn.below(0)):
                waiting.append(row)
                yield tuple(row[index] for index in self._indexes)

        wanted = Wanted(self._where(), self._workers(turn), together=turn.together)
        for chosen in self._made(self._chosen, inputs(), turn, wanted):
            row = waiting.popleft()
            if chosen:
                yield row

    def _chosen(self, values: Row) -> bool:
        try:
            return bool(self.predicate(*values))
        except BaseException as error:
            note(error, f"It was {self._where()}, with the columns {self.input_columns}.")
            raise

    def _where(self) -> str:
        return f"filter({name_of(self.predicate)})"

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        child = self.children[0].describe()
        return node(
            "Filter",
            [child],
            input_columns=self.input_columns,
            predicate=name_of(self.predicate),
            num_parallel_workers=workers(self.num_parallel_workers),
        )
