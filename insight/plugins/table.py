"""Tables: predictions beside their samples, what was wrong, results by class."""

from __future__ import annotations

from typing import Any

from insight.errors import FormatError, SummaryValueError, compose
from insight.format.messages import Summary

from ._cells import as_json, from_json
from ._columns import is_frame, named_columns
from ._plugin import SummaryPlugin
from .message import as_utf8
from .values import Table

_MOST_BYTES = 2**30  # a record holds less than twice as many


def encode(value: Any) -> Summary.Table:
    """The columns with their names, cell by cell.

    Args:
        value: A `Table`; a DataFrame of pandas or Polars, or a table of Arrow; or a mapping of
            columns. Cells are what `Table` says.

    Raises:
        ValueKindError: If it is none of these.
        SummaryValueError: If columns are not of one length, or it is longer than 1 GiB.

    >>> decode(encode({"x": [1, 2], "y": ["a", None]}))
    (['x', 'y'], 2)

    """
    table = as_table(value)
    held = list(zip(*table.rows, strict=True)) or [() for _ in table.columns]
    pictures: list[bytes] = []
    message = Summary.Table(rows=len(table.rows))
    for name, cells in zip(table.columns, held, strict=True):
        message.columns.add(name=as_utf8(name).encode(), cells=as_json(cells, pictures))
    message.pictures.extend(pictures)
    size = message.ByteSize()
    if size > _MOST_BYTES:
        raise SummaryValueError.of("table", f"at most {_MOST_BYTES} bytes", f"{size}")
    return message


def as_table(value: Any) -> Table:
    """A `Table` as it is, and one of what else can be recorded as such.

    Raises:
        ValueKindError: If it has no columns.
        SummaryValueError: If they are not of one length.

    """
    return value if isinstance(value, Table) else Table.of(named_columns("table", value))


def decode(message: Summary.Table) -> tuple[list[str], int]:
    """The names of the columns, and the number of rows."""
    names = [column.name.decode("utf-8", "replace") for column in message.columns]
    return names, message.rows


def load(message: Summary.Table) -> Table:
    """The table; pictures are the bytes of their files.

    Raises:
        FormatError: If what was recorded is no table.

    """
    pictures = [bytes(picture) for picture in message.pictures]
    names, rows = decode(message)
    cells = [from_json(column.cells, pictures) for column in message.columns]
    if any(len(one) != rows for one in cells):
        lengths = sorted({len(one) for one in cells})
        raise FormatError(compose("table", f"columns of {rows} cells", f"lengths {lengths}"))
    return Table(names, zip(*cells, strict=True))


PLUGIN = SummaryPlugin(
    name="table",
    kind="table",
    carrier="value",
    field="table",
    columns=(("columns", "object"), ("rows", "int64")),
    encode=encode,
    decode=decode,
    load=load,
    example=lambda: Table(["sample", "score"], [["a cat", 0.75], ["a dog", None]]),
    claims=lambda value: isinstance(value, Table) or is_frame(value),
)
