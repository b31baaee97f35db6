"""A CSV file a table; images and arrays as files beside them."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from .tables_of import OVERVIEWS, overview, tables

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from insight.tables import Store


class _CsvTarget:
    name = "csv"

    def write(self, store: Store, runs: Sequence[str], folder: Path) -> Counter[str]:
        """NaN is `NaN`, infinities are `inf` and `-inf`, arrays are JSON, what lacks is empty."""
        for name in OVERVIEWS:
            _append(overview(store, name, runs), folder / f"{name}.csv")
        for kind, table in tables(store, runs, folder):
            _append(table, folder / f"{kind}.csv")
        return Counter()


def _append(table: pd.DataFrame, path: Path) -> None:
    written = table.assign(**{name: _texts(table[name]) for name in table.columns})
    written.to_csv(path, mode="a", header=not path.exists(), index=False, lineterminator="\n")


def _texts(column: pd.Series[Any]) -> Any:
    """A column as it stands in the file."""
    if column.dtype == np.float64:
        # As objects: pandas writes every NaN of a float column as it writes what lacks.
        return column.astype(object).where(column.notna(), "NaN")
    if column.dtype == object:
        return [json.dumps(_plain(cell)) if _is_array(cell) else cell for cell in column]
    return column


def _is_array(cell: Any) -> bool:
    return isinstance(cell, (np.ndarray, tuple, list))


def _plain(cell: Any) -> Any:
    return cell.tolist() if isinstance(cell, np.ndarray) else cell


TARGET = _CsvTarget()
