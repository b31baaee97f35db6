"""A CSV file a table; images and arrays as files beside them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from insight.tables.spreadsheet import as_cells, as_texts

from .tables_of import OVERVIEWS, overview, tables

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from insight.tables import Store

    from .rows import LeftOut


@dataclass(frozen=True)
class _CsvTarget:
    is_raw: bool = False
    """Whether texts stand as they are, also those that a spreadsheet would run."""
    name = "csv"

    def raw(self) -> _CsvTarget:
        return _CsvTarget(is_raw=True)

    def write(self, store: Store, runs: Sequence[str], folder: Path) -> LeftOut:
        """NaN is `NaN`, infinities are `inf` and `-inf`, arrays are JSON, what lacks is empty."""
        left_out: LeftOut = Counter()
        for name in OVERVIEWS:
            self._append(overview(store, name, runs), folder / f"{name}.csv")
        for kind, table in tables(store, runs, folder, left_out):
            numbers = [name for name in table.columns if table[name].dtype == np.float64]
            marked = {name: _with_nan(table[name]) for name in numbers}
            self._append(table.assign(**marked), folder / f"{kind}.csv")
        return left_out

    def _append(self, table: pd.DataFrame, path: Path) -> None:
        texts = as_texts(table)
        written = texts if self.is_raw else as_cells(texts)
        # Only the first part of a file has a header.
        written.to_csv(path, mode="a", header=not path.exists(), index=False, lineterminator="\n")


def _with_nan(column: pd.Series[Any]) -> Any:
    """A column of numbers whose NaN are values, and not what lacks, as which pandas writes them."""
    lacks = column.isna()
    return column.astype(object).where(~lacks, "NaN") if lacks.any() else column


TARGET = _CsvTarget()
