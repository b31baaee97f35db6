"""A recorded table as JSON for pages, and as a CSV file to save."""

from __future__ import annotations

import csv
import io
from base64 import b64encode
from typing import TYPE_CHECKING, Any

from insight.plugins.media import MIMETYPES, audio_format
from insight.tables.spreadsheet import cell_of

from .picture_header import picture_header
from .spelled import spelled

if TYPE_CHECKING:
    from insight.plugins.values import Table

_WHOLE = range(-(2**53) + 1, 2**53)  # what a browser's numbers hold


def cells_of(table: Table, first: int = 0, limit: int | None = None) -> dict[str, Any]:
    """Columns and rows; what JSON has not is an object that says what it is.

    Args:
        table: The table.
        first: The first row told.
        limit: How many are; None for all behind it.

    >>> from insight.plugins.values import Table
    >>> cells_of(Table(["x"], [[1], [None], [float("nan")], [2**70]]))["rows"]
    [[1], [None], ['NaN'], ['1180591620717411303424']]

    """
    held = table.rows[first : None if limit is None else first + limit]
    rows = [[_told(cell) for cell in cells] for cells in held]
    return {"columns": table.columns, "rows": rows}


def _told(cell: Any) -> Any:
    if cell is None or isinstance(cell, (bool, str)):
        return cell
    if isinstance(cell, int):
        return cell if cell in _WHOLE else str(cell)
    if isinstance(cell, float):
        return spelled(cell)
    if isinstance(cell, bytes):
        header, sound = picture_header(cell), audio_format(cell)
        if not header and sound != "unknown":
            return {"sound": f"data:{MIMETYPES[sound]};base64,{b64encode(cell).decode()}"}
        drawn = f"data:image/{header.form};base64,{b64encode(cell).decode()}" if header else None
        return {"picture": drawn}
    return {"time": cell.isoformat()}


def csv_of(table: Table) -> str:
    r"""A line of names and a line a row; pictures are told by their sizes.

    >>> from insight.plugins.values import Table
    >>> csv_of(Table(["x", "y"], [[1, "=1+1"], [None, b"GIF89a"]]))
    "x,y\n1,'=1+1\n,6 bytes\n"
    """
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(map(cell_of, table.columns))
    lines.writerows(list(map(_cell, cells)) for cells in table.rows)
    return text.getvalue()


def _cell(cell: Any) -> Any:
    if isinstance(cell, bytes):
        return f"{len(cell)} bytes"
    return cell_of(cell) if isinstance(cell, str) else cell
