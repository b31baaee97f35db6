"""Values that W&B has a type for: media, tables, histograms; as rows of the tables."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import FormatError
from insight.plugins.values import Table
from insight.sources.histogram_cells import histogram_cells
from insight.sources.records import as_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.sources.kept_files.media_folder import MediaFolder

UNSHOWN = "unshown"
"""The kind of a row that no table has a place for; its tag is the type that W&B calls it."""
TYPE = "_type"
_MOST_IN_LIST = 10_000
_TABLES = ("table-file", "incremental-table-file")
_CORNERS = ("minX", "minY", "maxX", "maxY")


class Row(NamedTuple):
    """One row of a table, before its run and step are known; of kind `own` what W&B added."""

    kind: str
    tag: str
    cells: tuple[Any, ...]
    heavy: Any
    """A number; of pictures, sounds and videos the path; else what `store.value` gives."""


def typed_rows(name: str, value: dict[str, Any], media: MediaFolder) -> Iterator[Row]:
    """The rows of a value with a type; nothing where its file is gone."""
    match value.get(TYPE):
        case "histogram":
            cells = histogram_cells(value)
            yield Row("histogram", name, cells, cells[-3:])
        case "image-file":
            yield from _pictures(name, [value.get("path")], value, media)
            yield from _marks(name, value.get("boxes"), value.get("masks"), media)
        case "images/separated":
            yield from _pictures(name, value.get("filenames"), value, media)
            for index, (boxes, masks) in enumerate(_in_pairs(value)):
                yield from _marks(_numbered(name, index), boxes, masks, media)
        case "audio-file":
            form = media.format_of("audio", value.get("path"))
            if form is not None:
                yield Row("audio", name, (math.nan, 0, 0, form), as_text(value["path"]))
        case "video-file":
            form = media.format_of("video", value.get("path"))
            if form is not None:
                size = _side(value.get("width")), _side(value.get("height"))
                yield Row("video", name, (math.nan, math.nan, *size, form), as_text(value["path"]))
        case "html-file":
            text = media.text(value.get("path"))
            if text is not None:
                yield Row("text", name, (text,), text)
        case kind if kind in _TABLES:
            yield from _table(name, value, media)
        case kind:
            yield from _listed(name, as_text(str(kind)), value, media)


def _listed(name: str, kind: str, value: dict[str, Any], media: MediaFolder) -> Iterator[Row]:
    """The rows of a list of media; else what it is, as something that is not shown."""
    held = next((one for one in value.values() if _is_of_media(one)), None)
    if held is None:
        yield Row(UNSHOWN, kind, (), None)
        return
    for index, one in enumerate(held[:_MOST_IN_LIST]):
        yield from typed_rows(_numbered(name, index), one, media)


def _is_of_media(value: Any) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(one, dict) and isinstance(one.get(TYPE), str) for one in value)
    )


def _table(name: str, value: dict[str, Any], media: MediaFolder) -> Iterator[Row]:
    try:
        table = media.table(value.get("path"))
    except FormatError:  # not every table is kept beside a run
        return
    yield Row("table", name, (table.columns, len(table.rows)), table)


def _pictures(name: str, paths: Any, value: Any, media: MediaFolder) -> Iterator[Row]:
    for index, path in enumerate(paths if isinstance(paths, list) else []):
        cells = media.cells(path, value)
        if cells is not None:
            yield Row("image", _numbered(name, index), cells, as_text(path))


def _numbered(name: str, index: int) -> str:
    return f"{name}/{index}" if index else name


def _in_pairs(value: dict[str, Any]) -> Iterator[tuple[Any, Any]]:
    """Boxes and masks of each picture of a list."""
    boxes, masks = value.get("all_boxes"), value.get("all_masks")
    held = [one if isinstance(one, list) else [] for one in (boxes, masks)]
    for index in range(min(max(map(len, held)), _MOST_IN_LIST)):
        first, second = (one[index] if index < len(one) else None for one in held)
        yield first, second


def _marks(name: str, boxes: Any, masks: Any, media: MediaFolder) -> Iterator[Row]:
    """What was drawn into a picture: boxes as a table, masks as pictures of their own."""
    for key, told in _mappings(boxes):
        held = media.plain(told.get("path"))
        listed = held.get("box_data") if isinstance(held, dict) else None
        if isinstance(listed, list):
            table = _boxes(listed)
            yield Row("table", f"{name}/boxes/{key}", (table.columns, len(table.rows)), table)
    for key, told in _mappings(masks):
        cells = media.cells(told.get("path"), told)
        if cells is not None:
            yield Row("image", f"{name}/masks/{key}", cells, as_text(told["path"]))


def _mappings(value: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    for key, told in value.items() if isinstance(value, dict) else ():
        if isinstance(told, dict):
            yield as_text(str(key)), told


def _boxes(listed: list[Any]) -> Table:
    """One row a box: its corners, its class, what is written on it and its scores."""
    boxes = [box for box in listed if isinstance(box, dict)][:_MOST_IN_LIST]
    scores = list(dict.fromkeys(key for box in boxes for key, _ in _numbers(box.get("scores"))))
    rows = []
    for box in boxes:
        held, own = dict(_numbers(box.get("scores"))), dict(_numbers(box.get("position")))
        written = as_text(str(box.get("box_caption") or ""))
        corners = [own.get(corner) for corner in _CORNERS]
        number = box.get("class_id")
        of_class = number if isinstance(number, int | float) else as_text(str(number))
        rows.append([*corners, of_class, written, *map(held.get, scores)])
    return Table([*_CORNERS, "class", "caption", *scores], rows)


def _numbers(value: Any) -> Iterator[tuple[str, float]]:
    for key, number in value.items() if isinstance(value, dict) else ():
        if isinstance(number, int | float):
            yield as_text(str(key)), number


def _side(number: Any) -> int:
    return int(number) if isinstance(number, int | float) and 0 <= number < 2**31 else 0
