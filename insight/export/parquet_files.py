"""A Parquet file a table, a row group a run; images and arrays as files beside them."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from insight.errors import MissingLibraryError
from insight.lineage.facts import text_of

from .tables_of import OVERVIEWS, overview, tables

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from insight.tables import Store

    from .rows import LeftOut

_NUMBERS = ("left", "width", "x", "y", "path_x", "path_y", "path_z", "convergence")
_WHOLE_NUMBERS = ("bucket_count", "shape", "path_steps")
_TEXTS = ("interval", "decomposition", "unit", "file")
"""Columns of arrays and of texts that may be lacking, by what is in them; `z` has two axes."""


class _ParquetTarget:
    name = "parquet"

    def write(self, store: Store, runs: Sequence[str], folder: Path) -> LeftOut:
        """Texts are strings, arrays lists; a lineage column of several types is text."""
        parquet, left_out = _library(), Counter[tuple[str, str]]()
        for name in OVERVIEWS:
            table = _arrow(overview(store, name, runs))
            parquet.write_table(table, folder / f"{name}.parquet", compression="zstd")
        writers: dict[str, Any] = {}
        with ExitStack() as stack:
            for kind, rows in tables(store, runs, folder, left_out):
                table = _arrow(rows)
                if kind not in writers:
                    path = folder / f"{kind}.parquet"
                    writer = parquet.ParquetWriter(path, table.schema, compression="zstd")
                    writers[kind] = stack.enter_context(writer)
                writers[kind].write_table(table.cast(writers[kind].schema))
        return left_out


def _library() -> Any:
    try:
        from pyarrow import parquet
    except ImportError as error:
        where = "insight export --to parquet"
        raise MissingLibraryError.of(where, "pyarrow", "parquet") from error
    return parquet


def _arrow(table: pd.DataFrame) -> Any:
    import pyarrow as pa

    return pa.table({name: _column(name, table[name]) for name in table.columns})


def _column(name: str, column: pd.Series[Any]) -> Any:
    import pyarrow as pa

    if column.dtype == "category":
        return pa.array(column).cast(pa.string())
    if column.dtype != object:
        return pa.array(column, from_pandas=column.dtype != np.float64)
    cells, declared = [_plain(cell) for cell in column], _type_of(name)
    if declared is not None:
        return pa.array(cells, declared)
    try:
        return pa.array(cells)
    except (pa.ArrowInvalid, pa.ArrowTypeError):
        return pa.array([None if cell is None else text_of(cell) for cell in cells], pa.string())


def _type_of(name: str) -> Any:
    """The type of a column whose first rows may be empty; None where its values tell."""
    import pyarrow as pa

    if name in _TEXTS:
        return pa.string()
    if name == "columns":
        return pa.list_(pa.string())
    if name in _NUMBERS:
        return pa.list_(pa.float64())
    if name in _WHOLE_NUMBERS:
        return pa.list_(pa.int64())
    return pa.list_(pa.list_(pa.float64())) if name == "z" else None


def _plain(cell: Any) -> Any:
    if isinstance(cell, np.ndarray):
        return cell.tolist()
    if isinstance(cell, tuple):
        return list(cell)
    return None if cell is pd.NA else cell


TARGET = _ParquetTarget()
