"""What SwanLab logged besides numbers, as rows of the tables."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.sources.records import as_text

from .charts import charts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.format.swanlab import Item, Media, Save
    from insight.sources.kept_files.media_folder import MediaFolder

UNSHOWN = "unshown"
"""The kind of a row that no table has a place for; its tag is what SwanLab calls it."""
_TYPES = {
    2: "image",
    3: "audio",
    4: "text",
    5: "video",
    6: "echarts",
    7: "object3d",
    8: "molecule",
    9: "html",
}
_USERS = 0
_FILES_FOLDER = "files"
_UNKNOWN_SIZE = -1
_FILES = frozenset(("image", "audio", "video"))


class Row(NamedTuple):
    """One row of a table, before its run, step and time are known."""

    kind: str
    tag: str
    cells: tuple[Any, ...]
    heavy: Any
    """Of pictures, sounds and videos the path; else what `store.value` gives."""


def rows_of(media: Media, folder: MediaFolder) -> Iterator[Row]:
    """The rows of one key and step; further ones of a list have a number."""
    name, kind = as_text(media.key), _TYPES.get(media.type, "media")
    for index, item in enumerate(media.value.items):
        tag = f"{name}/{index}" if index else name
        yield from _rows(kind, tag, item, folder)


def saved_rows(save: Save) -> Iterator[Row]:
    """The row of a file that the user had saved; SwanLab's own are read for what they say.

    >>> from insight.format.swanlab import Save
    >>> held = Save(name=b"w.pt", target_path=b"/x/swanlog/run-1-a/files/sub/w.pt")
    >>> [(row.tag, row.heavy) for row in saved_rows(held)]
    [('sub/w.pt', 'files/sub/w.pt')]

    """
    if save.type != _USERS:
        return
    below = as_text(save.target_path).replace("\\", "/").rpartition(f"/{_FILES_FOLDER}/")[2]
    name = below if save.target_path else as_text(save.name)
    path = f"{_FILES_FOLDER}/{name}"
    yield Row("artifact", name, ("file", "output", path, _UNKNOWN_SIZE, ""), path)


def is_file(kind: str) -> bool:
    """Whether the value of a row of a kind is the content of its file."""
    return kind in _FILES


def _rows(kind: str, tag: str, item: Item, folder: MediaFolder) -> Iterator[Row]:
    path = as_text(item.filename)
    if "/" not in path:  # before 0.8 a folder had the number of its key
        path = f"{kind}/{path}"
    match kind:
        case "image":
            cells = folder.cells(path, {})
            if cells is not None:
                yield Row("image", tag, cells, path)
        case "audio":
            form = folder.format_of("audio", path)
            if form is not None:
                yield Row("audio", tag, (math.nan, 0, 0, form), path)
        case "video":
            form = folder.format_of("video", path)
            if form is not None:
                yield Row("video", tag, (math.nan, math.nan, 0, 0, form), path)
        case "text" | "html":
            text = as_text(item.payload) if item.HasField("payload") else folder.text(path)
            if text is not None:
                yield Row("text", tag, (text,), text)
        case "echarts":
            charts = list(charts_of(folder.plain(path)))
            for chart in charts:
                yield Row(chart.kind, tag + chart.ending, chart.cells, chart.heavy)
            if not charts:
                yield Row(UNSHOWN, kind, (), None)
        case _:
            yield Row(UNSHOWN, kind, (), None)
