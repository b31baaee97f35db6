"""What `wandb.log` wrote for one step, as rows of the tables."""

from __future__ import annotations

import math
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import FormatError
from insight.format.wandb import names_of, value_of
from insight.sources.histogram_cells import histogram_cells
from insight.sources.records import as_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.wandb import History
    from insight.sources.media_folder import MediaFolder

# What W&B adds to each step by itself.
ADDED = frozenset(("_step", "_timestamp", "_runtime", "_wandb"))
_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}
_MOST_NESTED = 50
_BEGIN_OF_NUMBER = frozenset(b"%c" % character for character in b"-0123456789")


class Row(NamedTuple):
    """One row of a table, before its run and step are known; of kind `own` what W&B added."""

    kind: str
    tag: str
    cells: tuple[Any, ...]
    heavy: Any
    """A number; of pictures, sounds and videos the path; else what `store.value` gives."""


def history_rows(history: History, media: MediaFolder) -> Iterator[Row]:
    """The rows of one step.

    Raises:
        ValueError, RecursionError: If a value is no JSON.

    """
    for name, value in _values(history).items():
        if name in ADDED:
            yield Row("own", name, (), value)
        else:
            yield from _rows(name, value, media, 0)


def _values(history: History) -> dict[str, Any]:
    """The values by name, mappings whole: W&B takes them apart, pictures and histograms too."""
    found: dict[str, Any] = {}
    for item in history.item:
        *outer, last = names_of(item)
        inside = found
        for name in outer:
            held = inside.get(name)
            if not isinstance(held, dict):
                held = inside[name] = {}
            inside = held
        inside[last] = _number_in(item.value_json) or value_of(item)
    return found


def _number_in(text: bytes) -> float | None:
    """The number that a JSON text is; None where it may be something else. Most values are one."""
    if text[:1] not in _BEGIN_OF_NUMBER or b"_" in text:
        return None
    try:
        return float(text)
    except ValueError:
        return None


def _rows(name: str, value: Any, media: MediaFolder, depth: int) -> Iterator[Row]:
    if isinstance(value, bool | int | float) or (isinstance(value, str) and value in _NUMBERS):
        number = _NUMBERS[value] if isinstance(value, str) else _as_float(value)
        yield Row("scalar", name, (number,), number)
    elif isinstance(value, str):
        text = as_text(value)
        yield Row("text", name, (text,), text)
    elif isinstance(value, dict) and depth < _MOST_NESTED:
        match value.get("_type"):
            case None:
                for key, inner in value.items():
                    yield from _rows(f"{name}.{as_text(key)}", inner, media, depth + 1)
            case "histogram":
                cells = histogram_cells(value)
                yield Row("histogram", name, cells, cells[-3:])
            case "image-file":
                yield from _pictures(name, [value.get("path")], value, media)
            case "images/separated":
                yield from _pictures(name, value.get("filenames"), value, media)
            case "audio-file":
                form = media.format_of("audio", value.get("path"))
                if form is not None:
                    yield Row("audio", name, (math.nan, 0, 0, form), as_text(value["path"]))
            case "video-file":
                form = media.format_of("video", value.get("path"))
                if form is not None:
                    size = _side(value.get("width")), _side(value.get("height"))
                    cells = math.nan, math.nan, *size, form
                    yield Row("video", name, cells, as_text(value["path"]))
            case "table-file":
                with suppress(FormatError):  # not every table is kept beside a run
                    table = media.table(value.get("path"))
                    yield Row("table", name, (table.columns, len(table.rows)), table)


def _as_float(number: float) -> float:
    try:
        return float(number)
    except OverflowError:  # a whole number beyond what a float holds
        return math.inf if number > 0 else -math.inf


def _side(number: Any) -> int:
    return int(number) if isinstance(number, int | float) and 0 <= number < 2**31 else 0


def _pictures(name: str, paths: Any, value: Any, media: MediaFolder) -> Iterator[Row]:
    for index, path in enumerate(paths if isinstance(paths, list) else []):
        cells = media.cells(path, value)
        if cells is not None:
            tag = f"{name}/{index}" if index else name
            yield Row("image", tag, cells, as_text(path))
