"""A recorded table as a CSV file, its pictures as files beside it."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any

from insight.plugins.image import picture_format
from insight.tables.spreadsheet import cell_of

if TYPE_CHECKING:
    from pathlib import Path

    from insight.plugins.values import Table


def save_table(path: Path, table: Table) -> Path:
    """Writes it to `path` with the ending `.csv`, and returns where that is.

    A cell that is a picture has the name of its file. What a spreadsheet would run has an
    apostrophe before it; None is empty.
    """
    made = path.with_name(f"{path.name}.csv")
    with made.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(map(cell_of, table.columns))
        for row, cells in enumerate(table.rows):
            lines.writerow(_cell(path, row, column, cell) for column, cell in enumerate(cells))
    return made


def _cell(path: Path, row: int, column: int, cell: Any) -> Any:
    if isinstance(cell, bytes):
        beside = path.with_name(f"{path.name}_{row}_{column}.{picture_format(cell)}")
        beside.write_bytes(cell)
        return beside.name
    return cell_of(cell) if isinstance(cell, str) else cell
