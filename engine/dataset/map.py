"""Columns changed by functions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError

from . import arguments
from .base import Dataset
from .description import Description, function, node, queue
from .picks import Picks, Row
from .transforms import Compose
from .turn import Turn

RECORDED = ("python_multiprocessing", "max_rowsize")


class MapDataset(Dataset):
    """Some columns through a list of functions, one after the other."""

    def __init__(
        self,
        child: Dataset,
        operations: Any,
        input_columns: str | list[str] | None,
        output_columns: str | list[str] | None,
        workers: int | None,
        options: dict[str, Any],
    ) -> None:
        super().__init__(child, workers=workers)
        only_recorded("map", options, RECORDED)
        listed = operations if isinstance(operations, list | tuple) else [operations]
        for one in listed:
            if not callable(one):
                got = type(one).__name__
                raise ArgumentValueError.of("map(operations)", "functions of arrays", got)
        if not listed:
            raise ArgumentValueError.of("map(operations)", "at least one function", operations)
        self.operations = list(listed)
        present = child._columns()
        chosen = input_columns or present[:1]
        self.input_columns = arguments.names("map(input_columns)", chosen)
        self.output_columns = arguments.names(
            "map(output_columns)", output_columns or self.input_columns
        )
        self._indexes = arguments.positions("map(input_columns)", self.input_columns, present)
        self._rest = [index for index in range(len(present)) if index not in self._indexes]
        self._keeps_columns = len(self.output_columns) == len(self.input_columns)
        self._names = arguments.distinct("map(output_columns)", self._arranged(present))

    def _arranged(self, present: list[str]) -> list[str]:
        if not self._keeps_columns:
            return [*self.output_columns, *(present[index] for index in self._rest)]
        names = list(present)
        for index, name in zip(self._indexes, self.output_columns, strict=True):
            names[index] = name
        return names

    def _columns(self) -> list[str]:
        return self._names

    def _picks(self, turn: Turn) -> Picks | None:
        if not all(hasattr(one, "on_batch") for one in self.operations):
            return None
        picks = self.children[0]._picks(turn.below(0))
        calls = [one.on_batch for one in self.operations]
        return None if picks is None else picks.then(lambda row: self._changed(row, calls))

    def _rows(self, turn: Turn) -> Iterator[Row]:
        picks = self._picks(turn)
        if picks is not None:
            return picks.rows()
        rows = self.children[0]._rows(turn.below(0))
        return (self._changed(row, self.operations) for row in rows)

    def _changed(self, row: Row, calls: list[Any]) -> Row:
        values: tuple[Any, ...] = tuple(row[index] for index in self._indexes)
        for call in calls:
            made = call(*values)
            values = made if isinstance(made, tuple) else (made,)
        if len(values) != len(self.output_columns):
            expected = f"{len(self.output_columns)} results for {self.output_columns}"
            raise StateError(
                f"map expected {expected}, got {len(values)}. Hint: name them in output_columns."
            )
        results = [np.asarray(value) for value in values]
        if not self._keeps_columns:
            return (*results, *(row[index] for index in self._rest))
        changed = list(row)
        for index, value in zip(self._indexes, results, strict=True):
            changed[index] = value
        return tuple(changed)

    def describe(self) -> Description:
        """The pipeline up to here, for the dataset graph."""
        described = node(
            "Map",
            [self.children[0].describe()],
            input_columns=self.input_columns,
            output_columns=self.output_columns,
            **queue(self.num_parallel_workers),
        )
        operations = [part for one in self.operations for part in _described(one)]
        return {**described, "operations": operations}


def _described(call: Any) -> list[Description]:
    if isinstance(call, Compose):
        return [part for one in call.transforms for part in _described(one)]
    return [call.describe() if hasattr(call, "describe") else function(call)]


def only_recorded(where: str, options: dict[str, Any], known: tuple[str, ...]) -> None:
    """Raise for a keyword that is none of those that change nothing here."""
    unknown = sorted(set(options) - set(known))
    if unknown:
        hint = f"further keywords are {', '.join(known)}"
        raise ArgumentTypeError(f"{where} expected no argument named {unknown}. Hint: {hint}.")
