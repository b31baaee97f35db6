"""The assets of an experiment, by `assets_metadata.jsonl`."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.errors import FormatError, compose
from insight.plugins.values import Curve, Table
from insight.sources.kept_files.below import content_of, is_below
from insight.sources.kept_files.media_cells import BEGINNING_BYTES, media_cells
from insight.sources.mlflow.facts import parsed
from insight.sources.records import as_text

from .histograms import histogram_cells, histograms_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.sources.gathered import Gathered
    from insight.sources.kept_files.below import FilesBelow

_MEDIA = frozenset(("image", "visualization", "audio", "video"))
_HISTOGRAMS = frozenset(("histogram_combined_3d", "histogram3d", "histogram2d"))
_TEXT, _CURVE, _MATRIX = "text-sample", "curve", "confusion-matrix"
_USUAL = "asset"
_MODEL, _MODELS = "model-element", "models/"
_MOST_IN_TEXT = 1 << 20
_MOST_IN_JSON = 1 << 26
_MOST_IN_TABLE = 1 << 22
MOST_ROWS = 1 << 20
"""So many rows of one asset are told."""


class Asset(NamedTuple):
    """One asset."""

    kind: str
    """Its type, in Comet's word."""
    tag: str
    path: str
    """From the experiment's folder on; empty where no file of it lies there."""
    step: int
    wall_time: float
    size: int


def asset_of(line: dict[str, Any], files: FilesBelow, above: str) -> Asset:
    """What a line says of an asset.

    Args:
        line: Of `assets_metadata.jsonl`.
        files: Of the experiment.
        above: What stands before the path of an asset: `assets/`, or nothing where all is flat.

    """
    kind = line.get("type") or _USUAL
    name = line["fileName"]
    if not (isinstance(kind, str) and isinstance(name, str)):
        raise TypeError("type and name are no texts")
    stored = _sanitized(str(line.get("diskFileName") or name))
    path = f"{above}{kind}/{stored}" if above else stored
    size = files.size(path) if is_below(path) else None
    folder = line.get("dir")
    tag = as_text(str(line.get("logAsFileName") or name)) or as_text(kind)
    if kind == _MODEL and isinstance(folder, str):
        tag = as_text(f"{folder.removeprefix(_MODELS)}/{tag}")
    step, created, told = line.get("step"), line.get("createdAt"), line.get("fileSize")
    return Asset(
        as_text(kind),
        tag,
        as_text(path) if size is not None else "",
        step if type(step) is int and -(2**63) <= step < 2**63 else 0,
        created / 1000 if isinstance(created, int | float) else 0.0,
        size if size is not None else told if type(told) is int and 0 <= told < 2**63 else -1,
    )


def _sanitized(name: str) -> str:
    """The name under which Comet's tool stores a file.

    >>> _sanitized("/a/../b:c.png")
    'a/b-c.png'
    """
    return ("/" + name).replace("/../", "/").replace(":", "-").lstrip("/")


class Assets:
    """Takes in assets.

    Attributes:
        paths: Type and path of each asset; a row's offset is `MOST_ROWS` times its number, and the
            number of the row in its file.

    """

    def __init__(self, told: Gathered, files: FilesBelow, above: str) -> None:
        self.paths: list[tuple[str, str]] = []
        self._told = told
        self._files = files
        self._above = above
        self._taken: Counter[tuple[str, str, int]] = Counter()

    def take(self, line: dict[str, Any]) -> None:
        """Take in one.

        Raises:
            KeyError, TypeError, ValueError, OSError: If it cannot be read.

        """
        asset = asset_of(line, self._files, self._above)
        first = len(self.paths) * MOST_ROWS
        self.paths.append((asset.kind, asset.path))
        is_shown = False
        if asset.path:
            for index, (kind, step, cells) in enumerate(islice(self._rows(asset), MOST_ROWS)):
                step = asset.step if step is None else step
                self._row((kind, asset.tag), step, asset.wall_time, cells, first + index)
                is_shown |= kind != "table"
        if not is_shown:
            link = line.get("link") if line.get("remote") else None
            path = asset.path or as_text(link if isinstance(link, str) else "")
            cells = asset.kind, "output", path, asset.size, ""
            self._row(("artifact", asset.tag), asset.step, asset.wall_time, cells, first)
        self._told.records += 1

    def _row(
        self, where: tuple[str, str], step: int, wall_time: float, cells: Any, offset: int
    ) -> None:
        """A row; further ones of one name at one step have a number."""
        kind, tag = where
        number = self._taken[kind, tag, step]
        self._taken[kind, tag, step] += 1
        own = f"{tag}/{number}" if number else tag
        self._told.row((kind, own), step, wall_time, cells, offset)

    def _rows(self, asset: Asset) -> Iterator[tuple[str, int | None, tuple[Any, ...]]]:
        """Kind, step and cells of what a file shows; nothing of one that is kept as it is."""
        if asset.kind in _MEDIA:
            found = media_cells(self._files.beginning(asset.path, BEGINNING_BYTES))
            if found is not None:
                yield found[0], None, found[1]
            return
        for kind, step, value in values_in(self._files, asset.kind, asset.path):
            if kind == "histogram":
                yield kind, step, value
            elif kind == "curve":
                yield kind, step, (value.x, value.y, value.title, value.x_label, value.y_label)
            elif kind == "table":
                yield kind, step, (value.columns, len(value.rows))
            else:
                yield kind, step, (value,)


def values_in(files: FilesBelow, kind: str, path: str) -> Iterator[tuple[str, int | None, Any]]:
    """Kind, step and value of what the file of an asset shows.

    Raises:
        FormatError: If it is not what its type says.
        OSError: If it cannot be read.

    """
    if kind == _TEXT:
        content = content_of(files, path, _MOST_IN_TEXT)
        yield "text", None, as_text(content)
    elif kind in _HISTOGRAMS:
        for step, histogram in histograms_in(_json(files, path)):
            yield "histogram", step, histogram_cells(histogram)
    elif kind == _CURVE:
        yield "curve", None, _curve(path, _json(files, path))
    elif kind == _MATRIX:
        yield "table", None, _matrix(path, _json(files, path))
    elif path.endswith((".csv", ".tsv")) and (files.size(path) or 0) <= _MOST_IN_TABLE:
        yield "table", None, _table(path, content_of(files, path, _MOST_IN_TABLE))


def _json(files: FilesBelow, path: str) -> Any:
    try:
        return json.loads(content_of(files, path, _MOST_IN_JSON))
    except RecursionError as error:
        raise FormatError(compose(path, "JSON that is less nested", "more")) from error


def _curve(path: str, told: Any) -> Curve:
    x, y = (told.get(name) if isinstance(told, dict) else None for name in ("x", "y"))
    if not (isinstance(x, list) and isinstance(y, list) and len(x) == len(y)):
        raise FormatError(compose(path, "x and y of one length", "other JSON"))
    x, y = (np.array([_number(one) for one in column], np.float64) for column in (x, y))
    return Curve(x, y, as_text(str(told.get("name") or "")))


def _number(value: Any) -> float:
    return float(value) if isinstance(value, int | float | str) else float("nan")


def _matrix(path: str, told: Any) -> Table:
    """A row a label of the actual category, a column a label of the predicted one."""
    matrix = told.get("matrix") if isinstance(told, dict) else None
    if not isinstance(matrix, list) or not all(isinstance(row, list) for row in matrix):
        raise FormatError(compose(path, "a matrix", "other JSON"))
    width = max(map(len, matrix), default=0)
    labels = told.get("labels") if isinstance(told.get("labels"), list) else []
    names = [*map(_label, labels), *map(str, range(len(labels), max(width, len(matrix))))]
    corner = f"{told.get('rowLabel', '')} \\ {told.get('columnLabel', '')}"
    rows = [
        [names[index], *(_cell(one) for one in row), *[None] * (width - len(row))]
        for index, row in enumerate(matrix)
    ]
    return Table([as_text(corner), *names[:width]], rows)


def _label(label: Any) -> str:
    text: str = as_text(str(label))
    return text


def _cell(value: Any) -> Any:
    return as_text(json.dumps(value)) if isinstance(value, list | dict) else as_text(value)


def _table(path: str, content: bytes) -> Table:
    """The rows of a CSV file with names in its first one."""
    dialect = "excel-tab" if path.endswith(".tsv") else "excel"
    try:
        rows = list(csv.reader(io.StringIO(content.decode("utf-8", "replace")), dialect))
    except csv.Error as error:
        raise FormatError(compose(path, "a table of CSV", error)) from error
    rows = [row for row in rows if row]
    if not rows:
        raise FormatError(compose(path, "a table of CSV", "no row"))
    width = max(map(len, rows))
    names = [*rows[0], *map(str, range(len(rows[0]), width))]
    cells = [[*(parsed(cell) for cell in row), *[None] * (width - len(row))] for row in rows[1:]]
    return Table(names, cells)
