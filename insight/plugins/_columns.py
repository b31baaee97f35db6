"""The columns of mappings, and of frames of pandas, Polars and Arrow by what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insight.errors import SummaryValueError, ValueKindError

from ._drawn import is_of

Columns = list[tuple[str, list[Any]]]
_EXPECTED = "columns: a mapping of lists, a DataFrame, or Table(columns, rows)"


def is_frame(value: Any) -> bool:
    """Whether it is a DataFrame of pandas or Polars, or a table of Arrow."""
    return (
        is_of(value, "pandas.core.frame", "DataFrame")
        or is_of(value, "pandas", "DataFrame")
        or is_of(value, "polars.dataframe.frame", "DataFrame")
        or is_of(value, "pyarrow.lib", "Table")
    )


def named_columns(where: str, value: Any) -> Columns:
    """The columns by name, in their order; pandas' index first where it says more than a number.

    Raises:
        ValueKindError: If it has no columns.
        SummaryValueError: If they are not of one length.

    >>> named_columns("table", {"x": range(2), "y": ("a", None)})
    [('x', [0, 1]), ('y', ['a', None])]

    """
    if isinstance(value, Mapping):
        found = [(str(name), _listed(where, cells)) for name, cells in value.items()]
    elif is_frame(value):
        found = _of_frame(value)
    else:
        raise ValueKindError.of(where, _EXPECTED, value)
    lengths = {len(cells) for _, cells in found}
    if len(lengths) > 1:
        raise SummaryValueError.of(where, "columns of one length", f"lengths {sorted(lengths)}")
    return found


def _of_frame(frame: Any) -> Columns:
    if hasattr(frame, "to_pydict"):  # Arrow
        return [
            (str(name), frame.column(at).to_pylist()) for at, name in enumerate(frame.column_names)
        ]
    if not hasattr(frame, "iloc"):  # Polars
        return [(str(name), cells) for name, cells in frame.to_dict(as_series=False).items()]
    if type(frame.index).__name__ != "RangeIndex":
        frame = frame.reset_index()
    return [(_name(name), frame.iloc[:, at].tolist()) for at, name in enumerate(frame.columns)]


def _name(name: Any) -> str:
    return "/".join(map(str, name)) if isinstance(name, tuple) else str(name)


def _listed(where: str, cells: Any) -> list[Any]:
    if isinstance(cells, (str, bytes)) or not hasattr(cells, "__iter__"):
        raise ValueKindError.of(where, "a list of cells a column", cells)
    return list(cells.tolist()) if hasattr(cells, "tolist") else list(cells)
