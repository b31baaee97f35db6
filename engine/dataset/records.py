"""Sources whose rows are made one by one, when they are wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import StateError, compose

from .cache import check_cache
from .description import Description
from .picks import Row
from .samplers import Labels, Sampler
from .source import Source, check_folder
from .turn import Turn
from .workers.staff import Wanted


class RowSource(Source):
    """Rows that are made of their numbers.

    Several workers are threads: what takes their time is to read and to decode, which lets others
    run.
    """

    _names: list[str]

    def _numbers(self, turn: Turn) -> np.ndarray:
        """The numbers of the rows of a pass."""
        raise NotImplementedError

    def _row_of(self, number: int) -> Row:
        """The row with a number."""
        raise NotImplementedError

    def _columns(self) -> list[str]:
        return self._names

    def _rows_of(self, numbers: np.ndarray, turn: Turn) -> Iterator[Row]:
        wanted = Wanted(self.op_type, self._workers(turn), together=turn.together)
        return self._made(self._row_of, numbers.tolist(), turn, wanted)

    def _rows(self, turn: Turn) -> Iterator[Row]:
        return self._rows_of(self._numbers(turn), turn)

    def _rows_from(self, start: int, turn: Turn) -> Iterator[Row]:
        return self._rows_of(self._numbers(turn)[start:], turn)


class SampledSource(RowSource):
    """Rows that a sampler chooses."""

    sampler: Sampler

    def _total(self) -> int:
        """How many rows there are to choose from."""
        raise NotImplementedError

    def _labels(self) -> Labels | None:
        """What gives the class of each row, where rows have one."""
        return None

    def _count(self) -> int:
        return self.sampler.count(self._total(), self._labels())

    def _numbers(self, turn: Turn) -> np.ndarray:
        return self.sampler.numbers(self._total(), turn, self._labels())

    def describe(self) -> Description:
        """The source, for the dataset graph."""
        return {**super().describe(), "sampler": self.sampler.describe()}


class RecordSource(SampledSource):
    """Rows made of what is known of each before it is read: its path and its label, say.

    What is known is listed when the first pass begins, or the number of rows is asked for.

    Attributes:
        dataset_dir: The folder with the files.
        cache: What was asked of a cache server; see `DatasetCache`.

    """

    _described_by: tuple[str, ...] = ("usage", "decode")  # arguments that the graph names

    def __init__(
        self,
        dataset_dir: str | PathLike[str],
        sampler: Sampler,
        workers: int | None,
        cache: Any = None,
    ) -> None:
        super().__init__(workers, sampler)
        self._folder = check_folder(self.op_type, dataset_dir)
        self.dataset_dir = fspath(dataset_dir)
        self.cache = check_cache(self.op_type, cache)

    def _listed(self) -> Sequence[Any]:
        """What is known of each row."""
        raise NotImplementedError

    def _row(self, record: Any) -> Row:
        """The row, made of what is known of it."""
        raise NotImplementedError

    def _label(self, record: Any) -> int | None:
        """The class of a row, where rows have one."""
        return None

    @cached_property
    def _records(self) -> Sequence[Any]:
        records = self._listed()
        if not len(records):
            hint = "look whether it is the folder that the data set was unpacked to"
            raise StateError(compose(self.op_type, f"rows in {self.dataset_dir}", "none", hint))
        return records

    def _total(self) -> int:
        return len(self._records)

    def _row_of(self, number: int) -> Row:
        return self._row(self._records[number])

    def _labels(self) -> Labels | None:
        if self._label(self._records[0]) is None:
            return None
        return lambda: np.array([self._label(record) for record in self._records])

    def contents(self) -> Iterator[Any]:
        """The folder."""
        yield Path(self.dataset_dir)

    def _facts(self) -> Mapping[str, Any]:
        facts = {name: getattr(self, name, None) for name in self._described_by}
        return {"dataset_dir": self.dataset_dir, **facts}
