"""Cells of tables as JSON; what JSON has not is an object that says its type."""

from __future__ import annotations

import datetime as dt
import json
import math
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import FormatError, compose

from ._arrays import as_array, is_array
from ._pictures import array_kind
from .audio import encode as as_sound
from .image import claims as is_picture
from .image import encode as as_picture
from .image import picture_format
from .media import audio_format
from .message import as_utf8
from .values import Audio, Image

if TYPE_CHECKING:
    from collections.abc import Iterable

_LACKING = frozenset(("NAType", "NaTType"))  # of pandas
_TIMES = (dt.datetime, dt.date, dt.time)
_READERS = (dt.datetime.fromisoformat, dt.time.fromisoformat)
_DAY = 10  # characters of a date alone


def as_json(cells: Iterable[Any], pictures: list[bytes]) -> bytes:
    """The cells of a column; pictures and sounds are added to a list, and named by their index.

    >>> as_json([1, 0.5, "a", None, True, float("nan")], [])
    b'[1, 0.5, "a", null, true, {"number": "NaN"}]'
    """
    return json.dumps([_written(cell, pictures) for cell in cells], allow_nan=False).encode()


def _written(cell: Any, pictures: list[bytes]) -> Any:
    if isinstance(cell, np.generic):
        cell = _of_numpy(cell)
    if cell is None or type(cell).__name__ in _LACKING:
        return None
    if isinstance(cell, (bool, int)):
        return cell if isinstance(cell, bool) else int(cell)
    if isinstance(cell, float):
        return float(cell) if math.isfinite(cell) else {"number": _spelled(cell)}
    if isinstance(cell, str):
        return as_utf8(cell)
    if isinstance(cell, _TIMES):
        return {"time": cell.isoformat()}
    content = _picture(cell)
    if content is not None:
        pictures.append(content)
        return {"picture": len(pictures) - 1}
    content = _sound(cell)
    if content is not None:
        pictures.append(content)
        return {"sound": len(pictures) - 1}
    if is_array(cell) and (array := as_array("table", cell)).size == 1:
        return _written(array.reshape(())[()], pictures)
    return as_utf8(str(cell))


def _of_numpy(cell: np.generic) -> Any:
    found = cell.item()
    if isinstance(cell, np.datetime64) and isinstance(found, int):  # nanoseconds
        return cell.astype("datetime64[us]").item()
    return found


def _spelled(number: float) -> str:
    return "NaN" if math.isnan(number) else "Infinity" if number > 0 else "-Infinity"


def _picture(cell: Any) -> bytes | None:
    """The bytes of a picture; None of what is none."""
    if isinstance(cell, bytes):
        return None if picture_format(cell) == "unknown" else cell
    is_one = isinstance(cell, Image) or is_picture(cell)
    if not is_one and is_array(cell) and not isinstance(cell, (int, float)):
        is_one = array_kind(as_array("table", cell)) == "image"
    return bytes(as_picture(cell).encoded_image) if is_one else None


def _sound(cell: Any) -> bytes | None:
    """The bytes of a sound; None of what is none."""
    if isinstance(cell, Audio):
        return bytes(as_sound(cell).content)
    return cell if isinstance(cell, bytes) and audio_format(cell) != "unknown" else None


def from_json(content: bytes, pictures: list[bytes]) -> list[Any]:
    """The cells of a column, as they were recorded: pictures and sounds as their bytes.

    Raises:
        FormatError: If it is no such column.

    >>> from_json(b'[1, {"number": "-Infinity"}, {"time": "2026-11-30"}]', [])
    [1, -inf, datetime.date(2026, 11, 30)]

    """
    try:
        cells = json.loads(content)
    except (ValueError, RecursionError) as error:
        raise FormatError(compose("table", "a column as JSON", "other bytes")) from error
    if not isinstance(cells, list):
        raise FormatError(compose("table", "a list of cells", type(cells).__name__))
    return [_read(cell, pictures) for cell in cells]


def _read(cell: Any, pictures: list[bytes]) -> Any:
    if isinstance(cell, str):
        return as_utf8(cell)
    if isinstance(cell, list):
        return as_utf8(str(cell))
    if not isinstance(cell, dict):
        return cell
    match cell:
        case {"number": "NaN" | "Infinity" | "-Infinity" as number}:
            return float(number)
        case {"time": str(time)}:
            return _time(time)
        case {"picture": int(index)} | {"sound": int(index)} if type(
            index
        ) is int and 0 <= index < len(pictures):
            return pictures[index]
    return as_utf8(str(cell))


def _time(text: str) -> Any:
    if len(text) == _DAY:
        try:
            return dt.date.fromisoformat(text)
        except ValueError:
            return as_utf8(text)
    for read in _READERS:
        try:
            return read(text)
        except ValueError:
            continue
    return as_utf8(text)
