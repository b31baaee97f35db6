"""Pictures and plots of DVCLive, and what `dvc.yaml` says of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import FormatError
from insight.plugins.values import Curve, Table
from insight.sources.fence import Fence
from insight.sources.gathered import number_of
from insight.sources.kept_files.exported import OUTPUT, ExportedFiles
from insight.sources.kept_files.media_folder import MediaFolder
from insight.sources.record import moved
from insight.sources.records import Batch, Problem, Remark, as_name, as_text
from insight.sources.text.yaml_plain import MOST_BYTES, read_yaml
from insight.sources.whole_files import read_json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder, News
    from insight.sources.whole_files import Load

PLOTS = "plots"
METRICS, IMAGES = f"{PLOTS}/metrics/", f"{PLOTS}/images/"
_OTHERS = (f"{PLOTS}/custom/", f"{PLOTS}/sklearn/")
_PICTURES = (".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp")
_NUMBERED = re.compile(r"(?P<tag>.+)/(?P<step>\d{1,18})\.\w+")
# What scikit-learn's curves have on their axes: DVCLive writes these plots without saying so.
_CURVES = {"fpr": "tpr", "recall": "precision", "prob_pred": "prob_true"}
_MOST_ROWS = 1_000_000
_AT_START = "DVCLive keeps no step of it: it stands at step 0"


def is_plot(name: str) -> bool:
    """Whether a file below `plots` is one of DVCLive's.

    >>> [is_plot(f"plots/{name}") for name in ("metrics/a/b.tsv", "images/a.png", "report.html")]
    [True, True, False]
    """
    if name.startswith(METRICS):
        return name.endswith(".tsv")
    if name.startswith(IMAGES):
        return name.lower().endswith(_PICTURES)
    return name.startswith(_OTHERS) and name.endswith(".json")


def is_described(name: str) -> bool:
    """Whether `dvc.yaml` may say how a file is drawn."""
    return name.startswith(_OTHERS)


class _Axes(NamedTuple):
    """What is drawn of a plot."""

    x: str
    y: str
    title: str


class Plots:
    """The pictures and plots of one run.

    Args:
        folder: Of the run.
        place: Where it lies.
        described: Names of the files that may describe plots.

    """

    def __init__(self, folder: Folder, place: Place, described: Sequence[str]) -> None:
        self._folder = folder
        self._place: Place = Fence(place, (folder.path,))
        self._described = described
        self._media = MediaFolder(folder, place, "")

    def picture(self, file: str) -> Callable[[bytes, float], Iterator[News]]:
        """What is to be told of a picture."""
        numbered = _NUMBERED.fullmatch(file.removeprefix(IMAGES))
        tag, step = _tag_of(file, IMAGES), 0
        if numbered is not None:
            tag, step = as_name(numbered["tag"]), int(numbered["step"])

        def told(content: bytes, modified: float) -> Iterator[News]:
            del content
            cells = self._media.cells(file, {})
            for problem in self._media.refused():
                yield Problem(file, -1, problem)
            if cells is None:
                yield Problem(file, 0, "file is no picture that can be shown")
                return
            if numbered is None:
                yield Remark(file, _AT_START)
            yield Batch(file, "image", tag, [step], [modified], [cells], [0])

        return told

    def pixels(self, file: str) -> Load:
        """What reads a picture."""

        def load(kind: str, tag: str) -> bytes:
            del tag
            return self._media.content(file, kind)

        return load

    def plot(self, file: str) -> Callable[[bytes, float], Iterator[News]]:
        """What is to be told of a plot."""
        tag = _tag_of(file, *_OTHERS)

        def told(content: bytes, modified: float) -> Iterator[News]:
            try:
                value = self._value(file, content)
            except FormatError as error:
                yield Problem(file, 0, str(error))
                return
            yield Remark(file, _AT_START)
            if isinstance(value, Curve):
                cells = value.x, value.y, value.title, value.x_label, value.y_label
                yield Batch(file, "curve", tag, [0], [modified], [cells], [0])
            else:
                cells_of_table = value.columns, len(value.rows)
                yield Batch(file, "table", tag, [0], [modified], [cells_of_table], [0])

        return told

    def content(self, file: str) -> Load:
        """What reads a plot."""

        def load(kind: str, tag: str) -> Any:
            try:
                with self._place.open(self._folder.file(file)) as held:
                    value = self._value(file, held.read(0, held.state().size))
            except OSError as error:
                raise moved(file, 0, f"a {kind} named {tag!r}", error.strerror) from error
            if isinstance(value, Curve) != (kind == "curve"):
                raise moved(file, 0, f"a {kind} named {tag!r}", "another plot")
            return value

        return load

    def artifacts(self, file: str, content: bytes, modified: float) -> Iterator[News]:
        """What a `dvc.yaml` says of artifacts."""
        try:
            held = _inside(read_yaml(content, file), "artifacts")
        except FormatError as error:
            yield Problem(file, 0, str(error))
            return
        files = self._files(file)
        for name, entry in held.items():
            path = entry.get("path") if isinstance(entry, dict) else None
            if isinstance(path, str):
                form = entry.get("type")
                words = as_text(form) if isinstance(form, str) else "artifact"
                cells = words, OUTPUT, as_text(path), files.size(path), ""
                yield Batch(file, "artifact", name, [0], [modified], [cells], [0])

    def artifact(self, kind: str, tag: str) -> Any:
        """The bytes of an artifact."""
        for file in self._described:
            entry = _inside(self._description(file), "artifacts").get(tag)
            if isinstance(entry, dict) and isinstance(entry.get("path"), str):
                return self._files(file).load(kind, entry["path"])
        raise moved(self._folder.path, 0, f"a {kind} named {tag!r}", "no such artifact")

    def _files(self, file: str) -> ExportedFiles:
        """The files that a `dvc.yaml` names."""
        folder = self._folder
        if file.startswith("../"):
            above = folder.path.rstrip("/").rpartition("/")[0]
            folder = type(folder)(above, folder.run.rpartition("/")[0] or ".", ())
        return ExportedFiles(folder, self._place)

    def _description(self, file: str) -> Any:
        """What a `dvc.yaml` holds; nothing where it cannot be read, of which it tells itself."""
        try:
            with self._place.open(self._folder.file(file)) as held:
                return read_yaml(held.read(0, MOST_BYTES + 1), file)
        except (OSError, FormatError):
            return None

    def _axes(self, file: str) -> _Axes | None:
        """What is drawn of a plot, by the last description of it."""
        for described in self._described:
            plots = self._description(described)
            entries = plots.get(PLOTS) if isinstance(plots, dict) else None
            for entry in reversed(entries if isinstance(entries, list) else []):
                for path, drawn in entry.items() if isinstance(entry, dict) else ():
                    if isinstance(drawn, dict) and f"/{path}".endswith(f"/{file}"):
                        x, y = drawn.get("x"), drawn.get("y")
                        if isinstance(x, str) and isinstance(y, str):
                            return _Axes(x, y, str(as_text(drawn.get("title") or "")))
        return None

    def _value(self, file: str, content: bytes) -> Curve | Table:
        """A plot as a curve, or as the table that it is.

        Raises:
            FormatError: If it is neither.

        """
        rows = _rows_in(read_json(content, file))
        if not rows:
            raise moved(file, 0, "a plot: a list of mappings", "other JSON")
        axes = self._axes(file) or _known_axes(rows[0])
        if axes is not None:
            points = [(number_of(row.get(axes.x)), number_of(row.get(axes.y))) for row in rows]
            if all(x is not None and y is not None for x, y in points):
                import numpy as np

                x, y = np.array(points, np.float64).T.copy()
                return Curve(x, y, axes.title, str(as_text(axes.x)), str(as_text(axes.y)))
        names = list(dict.fromkeys(name for row in rows for name in row))
        cells = [[_cell(row.get(name)) for name in names] for row in rows]
        return Table([str(as_text(name)) for name in names], cells)


def _inside(held: Any, name: str) -> Mapping[str, Any]:
    found = held.get(name) if isinstance(held, dict) else None
    return found if isinstance(found, dict) else {}


def _rows_in(held: Any) -> list[dict[str, Any]]:
    """The rows of a plot; scikit-learn's stand under the name of the plot."""
    if isinstance(held, dict) and len(held) == 1:
        (held,) = held.values()
    rows = held if isinstance(held, list) else []
    return rows if len(rows) <= _MOST_ROWS and all(isinstance(row, dict) for row in rows) else []


def _known_axes(row: Mapping[str, Any]) -> _Axes | None:
    return next((_Axes(x, y, "") for x, y in _CURVES.items() if {x, y} <= row.keys()), None)


def _cell(value: Any) -> Any:
    return as_text(value if not isinstance(value, list | dict) else str(value))


def _tag_of(file: str, *folders: str) -> str:
    """The path of a file in one of some folders, without its ending.

    >>> _tag_of("plots/images/a/b.png", "plots/images/")
    'a/b'
    """
    for folder in folders:
        file = file.removeprefix(folder)
    return as_name(file.rpartition(".")[0])
