"""A Parquet file a table, a row group a run; images and arrays as files beside them."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import MissingLibraryError, compose

from .tables_of import OVERVIEWS, overview, tables

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import pandas as pd

    from insight.tables import Store


class _ParquetTarget:
    name = "parquet"

    def write(self, store: Store, runs: Sequence[str], folder: Path) -> Counter[str]:
        """Texts are strings, arrays lists; a lineage column of several types is text."""
        parquet = _library()
        for name in OVERVIEWS:
            table = _arrow(overview(store, name, runs))
            parquet.write_table(table, folder / f"{name}.parquet", compression="zstd")
        writers: dict[str, Any] = {}
        with ExitStack() as stack:
            for kind, rows in tables(store, runs, folder):
                table = _arrow(rows)
                if kind not in writers:
                    path = folder / f"{kind}.parquet"
                    writer = parquet.ParquetWriter(path, table.schema, compression="zstd")
                    writers[kind] = stack.enter_context(writer)
                writers[kind].write_table(table.cast(writers[kind].schema))
        return Counter()


def _library() -> Any:
    try:
        from pyarrow import parquet
    except ImportError as error:
        hint = "pip install 'insight-train[parquet]'"
        where, what = "insight export --to parquet", "pyarrow to be installed"
        raise MissingLibraryError(compose(where, what, "no such library", hint)) from error
    return parquet


def _arrow(table: pd.DataFrame) -> Any:
    import pyarrow as pa

    columns = {name: _column(table[name]) for name in table.columns}
    return pa.table(columns)


def _column(column: pd.Series[Any]) -> Any:
    import pyarrow as pa

    if column.dtype == "category":
        return pa.array(column.astype(str), pa.string())
    if column.dtype != object:
        return pa.array(column, from_pandas=column.dtype != np.float64)
    cells = [cell.tolist() if isinstance(cell, np.ndarray) else cell for cell in column]
    try:
        return pa.array([list(cell) if isinstance(cell, tuple) else cell for cell in cells])
    except (pa.ArrowInvalid, pa.ArrowTypeError):
        return pa.array([None if cell is None else str(cell) for cell in cells], pa.string())


TARGET = _ParquetTarget()
