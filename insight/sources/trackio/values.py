"""What `trackio.log` wrote for one step, as rows of the tables."""

from __future__ import annotations

import json
import math
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import FormatError, compose
from insight.plugins.values import Table
from insight.sources.histogram_cells import histogram_cells
from insight.sources.records import as_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from insight.sources.kept_files.media_folder import MediaFolder

NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}
"""As which texts Trackio keeps numbers that JSON has not."""
_IN_CELLS = {"trackio.image": "image", "trackio.audio": "audio"}
UNSHOWN = ""
"""The kind of a row that no table has a place for; its value is the kind in Trackio's words."""
_MOST_NESTED = 50


class Row(NamedTuple):
    """One row of a table, before its run and step are known."""

    kind: str
    tag: str
    cells: tuple[Any, ...]
    heavy: Any
    """A number; of pictures, sounds and videos the path; else what `store.value` gives."""


def mapping_in(content: Any) -> dict[str, Any]:
    """What a cell of JSON says: bytes in newer databases, a text in older ones.

    Raises:
        FormatError: If it is no mapping.

    >>> mapping_in(b'{"loss": 0.5}') == mapping_in('{"loss": 0.5}')
    True

    """
    if not isinstance(content, (bytes, str)):
        raise FormatError(compose("cell", "a mapping as JSON", type(content).__name__))
    try:
        found = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise FormatError(compose("cell", "a mapping as JSON", error)) from error
    if not isinstance(found, dict):
        raise FormatError(compose("cell", "a mapping as JSON", type(found).__name__))
    return found


def mappings_in(contents: Sequence[Any]) -> Sequence[dict[str, Any] | None]:
    """The mappings of many cells, read as one list; None of each where that is not possible.

    >>> mappings_in([b'{"a": 1}', '{"b": 2}']), mappings_in([b"{", b"}"])
    ([{'a': 1}, {'b': 2}], [None, None])
    """
    parts = [one.encode() if isinstance(one, str) else one for one in contents]
    nothing = [None] * len(parts)
    if not all(isinstance(one, bytes) and one[:1] == b"{" and one[-1:] == b"}" for one in parts):
        return nothing
    try:
        found = json.loads(b"[%b]" % b",".join(parts))
    except (ValueError, RecursionError):
        return nothing
    is_each = len(found) == len(parts) and all(type(one) is dict for one in found)
    return found if is_each else nothing


def trace_in(row: Sequence[Any]) -> dict[str, Any]:
    """A row of the traces, as a step would have it: key, index, messages, metadata and spans.

    Raises:
        FormatError: If a cell is no JSON.

    >>> trace_in(("chat", 1, b'[{"role": "user"}]', "{}"))["chat/1"]["messages"]
    [{'role': 'user'}]

    """
    key, index, *cells = row
    try:
        held = [json.loads(cell) for cell in cells]
    except (TypeError, ValueError, RecursionError) as error:
        raise FormatError(compose("cell", "a trace as JSON", error)) from error
    names = ("messages", "metadata", "spans")
    name = f"{key}/{index}" if index else str(key)
    return {name: {"_type": "trackio.trace", **dict(zip(names, held, strict=False))}}


def seconds(timestamp: Any) -> float:
    """Seconds since 1970 of a time in ISO 8601; one without a zone is this machine's local time.

    Raises:
        FormatError: If it is none.

    >>> seconds("2026-11-28T00:15:50.5+00:00")
    1795824950.5

    """
    try:
        return datetime.fromisoformat(timestamp).timestamp()
    except (TypeError, ValueError, OverflowError, OSError) as error:
        raise FormatError(compose("timestamp", "a time in ISO 8601", repr(timestamp))) from error


def number_of(value: Any) -> float | None:
    """The number that a value is; None of anything else.

    >>> [number_of(value) for value in (True, 3, "Infinity", "text", None)]
    [1.0, 3.0, inf, None, None]
    """
    if isinstance(value, str):
        return NUMBERS.get(value)
    if not isinstance(value, bool | int | float):
        return None
    try:
        return float(value)
    except OverflowError:  # a whole number beyond what a float holds
        return math.inf if value > 0 else -math.inf


def rows_of(metrics: Mapping[str, Any], media: MediaFolder) -> Iterator[Row]:
    """The rows of one step; pictures in tables are named by their paths: see `with_pictures`."""
    for name, value in metrics.items():
        yield from _rows(as_text(name), value, media, 0)


def with_pictures(table: Table, media: MediaFolder) -> Table:
    """A table, with the bytes of the pictures and sounds that its cells name."""
    rows = [[_shown(cell, media) for cell in row] for row in table.rows]
    return Table(table.columns, rows)


class _Named(str):
    """The path of a picture or a sound in a cell."""

    __slots__ = ("kind",)
    kind: str


def _shown(cell: Any, media: MediaFolder) -> Any:
    if not isinstance(cell, _Named):
        return cell
    try:
        return media.content(str(cell), cell.kind)
    except FormatError:
        return str(cell)  # it is gone, or larger than it may be


def _rows(name: str, value: Any, media: MediaFolder, depth: int) -> Iterator[Row]:
    number = number_of(value)
    if number is not None:
        yield Row("scalar", name, (number,), number)
    elif isinstance(value, str):
        text = as_text(value)
        yield Row("text", name, (text,), text)
    elif isinstance(value, dict) and depth < _MOST_NESTED:
        match value.get("_type"):
            case None:
                for key, inner in value.items():
                    yield from _rows(f"{name}/{as_text(key)}", inner, media, depth + 1)
            case "trackio.histogram":
                cells = histogram_cells(value)
                yield Row("histogram", name, cells, cells[-3:])
            case "trackio.image":
                found = media.cells(value.get("file_path"), value)
                if found is not None:
                    yield Row("image", name, found, as_text(value.get("file_path")))
            case "trackio.audio":
                form = media.format_of("audio", value.get("file_path"))
                if form is not None:
                    cells = math.nan, 0, 0, form
                    yield Row("audio", name, cells, as_text(value["file_path"]))
            case "trackio.video":
                form = media.format_of("video", value.get("file_path"))
                if form is not None:
                    cells = math.nan, math.nan, 0, 0, form
                    yield Row("video", name, cells, as_text(value["file_path"]))
            case "trackio.table":
                yield from _table(name, value.get("_value"))
            case "trackio.markdown" if isinstance(value.get("_value"), str):
                text = as_text(value["_value"])
                yield Row("text", name, (text,), text)
            case "trackio.trace":
                yield from _trace(name, value)
            case other:
                yield Row(UNSHOWN, name, (), as_text(str(other)).removeprefix("trackio."))
    elif isinstance(value, list) and depth < _MOST_NESTED:
        if value and all(isinstance(one, dict) and "_type" in one for one in value):
            for index, one in enumerate(value):
                yield from _rows(f"{name}/{index}" if index else name, one, media, depth + 1)
        else:
            text = as_text(json.dumps(value, ensure_ascii=False))
            yield Row("text", name, (text,), text)


def _trace(name: str, trace: Mapping[str, Any]) -> Iterator[Row]:
    """What was said, a message a row; what was done meanwhile; and what else is known of it."""
    yield from _table(name, trace.get("messages"))
    if trace.get("spans"):
        yield from _table(f"{name}/spans", trace["spans"])
    if trace.get("metadata"):
        text = as_text(json.dumps(trace["metadata"], ensure_ascii=False))
        yield Row("text", f"{name}/metadata", (text,), text)


def _table(name: str, rows: Any) -> Iterator[Row]:
    """Rows are mappings; a column is whatever name any of them has."""
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        return
    columns = list(dict.fromkeys(as_text(key) for row in rows for key in row))
    table = Table(columns, [[_cell(row.get(column)) for column in columns] for row in rows])
    yield Row("table", name, (columns, len(rows)), table)


def _cell(value: Any) -> Any:
    if isinstance(value, dict) and value.get("_type") in _IN_CELLS:
        path = value.get("file_path")
        if isinstance(path, str):
            named = _Named(as_text(path))
            named.kind = _IN_CELLS[value["_type"]]
            return named
    if isinstance(value, str):
        return NUMBERS.get(value, as_text(value))
    return as_text(json.dumps(value)) if isinstance(value, list | dict) else value
