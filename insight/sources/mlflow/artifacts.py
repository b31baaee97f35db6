"""The artifacts of one run: its files, and what they are besides: pictures, series of them, tables.

A picture that was logged under a key has its step and time in its name; MLflow keeps a smaller
copy beside it, which is passed over. Tables are what `log_table` leaves.
"""

from __future__ import annotations

import json
import math
import re
import time
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError, compose
from insight.plugins.values import Table
from insight.sources.fence import Fence
from insight.sources.kept_files.artifact_bytes import artifact_bytes
from insight.sources.kept_files.artifact_files import ArtifactFiles, Listed, Row, as_artifact
from insight.sources.records import Gone, as_name, as_text
from insight.sources.tensorboard.images import picture_cells

from .artifact_folders import files_in, folders_of, revision_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources.place import FileState, Place
    from insight.sources.records import News

    from .models import LoggedModel

ARTIFACTS = "artifacts"
_SERIES = re.compile(
    r"images/(.+)\+step\+(-?\d{1,18})\+timestamp\+(\d{1,18})\+[0-9a-f-]+(\+compressed)?\.\w+",
    re.DOTALL,
)
_COPY = "+compressed.webp"
_PICTURES = {one: one for one in ("png", "jpeg", "gif", "webp", "bmp")} | {"jpg": "jpeg"}
_OF_TABLES = "table_images/"
_TABLE = re.compile(rb'\s*\{"columns":\s*\[')
_BEGINNING_BYTES = 1024
_MOST_IN_TABLE = 1 << 24
_MOST_IN_PICTURES = 64 << 20
_MODEL = "MLmodel"
_LOOK_AGAIN_S = 10.0


class RunArtifacts:
    """Tells of them, and of what came since; sizes are asked for again no more than now and then.

    Args:
        place: Where the run lies.
        home: The folder that paths are told from, and copies of artifacts are sought near.
        run_id: Whose.

    """

    def __init__(self, place: Place, home: str, run_id: str) -> None:
        self._place = place
        self._home = home
        self._run_id = run_id
        self._files = ArtifactFiles(place, ARTIFACTS, self._rows)
        self._fence: Place = Fence(place, (home,))
        self._seen: Any = None
        self._due = -math.inf
        self._span = (-math.inf, math.inf)
        self._is_told = False

    def news(
        self, models: Sequence[LoggedModel], span: tuple[float, float], *, has_ended: bool
    ) -> Iterator[News]:
        """What is new.

        Args:
            models: Those that the run made.
            span: When it began and was last heard of.
            has_ended: Whether no file is younger than that.

        """
        self._span = span if has_ended else (span[0], math.inf)
        names = tuple(model.identity for model in models)
        seen = (names, revision_of(self._place, (self._run_id, *names), self._home), has_ended)
        if seen == self._seen and time.monotonic() < self._due:
            return
        self._seen, self._due = seen, time.monotonic() + _LOOK_AGAIN_S
        for news in self._files.look(self._listed(models)):
            self._is_told = not isinstance(news, Gone)
            yield news

    def vanish(self) -> Iterator[News]:
        """Take all of it back."""
        if self._is_told:
            yield Gone(ARTIFACTS)
        self._files = ArtifactFiles(self._place, ARTIFACTS, self._rows)
        self._seen, self._is_told = None, False

    def load(self, kind: str, offset: int) -> Any:
        """The bytes of a file, or the table that it holds.

        Raises:
            FormatError: If it is gone, leads out of the folder of runs, or is too large.

        """
        content = self._files.load(self._home, offset)
        if kind != "table":
            return content
        listed = self._files.listed_at(offset)
        above = listed.where.removesuffix(f"/{listed.tag}")
        return table_of(
            listed.where, content, lambda path: artifact_bytes(self._place, above, path)
        )

    def _listed(self, models: Sequence[LoggedModel]) -> Iterator[Listed]:
        for name, where, beside in files_in(folders_of(self._place, self._run_id, self._home)):
            is_copy = (
                name.endswith(_COPY)
                and f"{where.removesuffix(_COPY)}.png".rpartition("/")[2] in beside
            )
            if not is_copy:
                yield Listed(name, self._path(where), where, "model" if _MODEL in beside else "")
        for model in models:
            for name, where, _ in files_in(folders_of(self._place, model.identity, self._home)):
                if name.startswith("artifacts/"):
                    tag = f"models/{model.name}/{name.removeprefix('artifacts/')}"
                    yield Listed(tag, self._path(where), where, "model")

    def _path(self, where: str) -> str:
        return where.removeprefix(f"{self._home.rstrip('/')}/")

    def _rows(self, listed: Listed, state: FileState) -> Iterator[Row]:
        """What a file is: one of a series is no artifact besides."""
        series = _SERIES.fullmatch(listed.tag)
        written = min(max(state.modified, self._span[0]), self._span[1])
        ending = listed.tag.rpartition(".")[2].lower()
        cells = self._picture(listed, ending) if ending in _PICTURES else None
        if series is not None and cells is not None:
            tag = as_name(series[1].replace("~", "/"))
            yield Row("image", tag, int(series[2]), int(series[3]) / 1000, cells)
            return
        row = as_artifact(listed, state)
        yield row._replace(wall_time=written)
        if cells is not None and not listed.tag.startswith(_OF_TABLES):
            yield Row("image", row.tag, 0, written, cells)
        if ending == "json":
            held = self._table(listed, state.size)
            if held is not None:
                yield Row("table", row.tag, 0, written, held)

    def _picture(self, listed: Listed, ending: str) -> tuple[Any, ...] | None:
        """Its size and format; None where it is none. Behind a URL it is not asked for."""
        if self._place.local_path(listed.where) is None:
            return (0, 0, 0, _PICTURES[ending])
        content = self._beginning(listed, _BEGINNING_BYTES)
        cells = picture_cells(content, (0, 0, 0))
        return None if cells[-1] == "unknown" else cells

    def _table(self, listed: Listed, size: int) -> tuple[Any, ...] | None:
        """The names of its columns and the number of rows; None where it is no table."""
        if size > _MOST_IN_TABLE or self._place.local_path(listed.where) is None:
            return None
        if not _TABLE.match(self._beginning(listed, 64)):
            return None
        try:
            table = table_of(listed.where, self._beginning(listed, size), None)
        except FormatError:
            return None
        return table.columns, len(table.rows)

    def _beginning(self, listed: Listed, length: int) -> bytes:
        try:
            with self._fence.open(listed.where) as file:
                return file.read(0, length)
        except (OSError, ValueError):
            return b""


def table_of(where: str, content: bytes, picture: Any) -> Table:
    """What `log_table` left as JSON; a cell that is neither a number nor a text is its JSON.

    Args:
        where: The file.
        content: What it holds.
        picture: Gives the bytes of a picture by its path among the artifacts; None for no pictures.

    Raises:
        FormatError: If it is no table.

    """
    try:
        held = json.loads(content) if len(content) <= _MOST_IN_TABLE else None
    except (ValueError, RecursionError) as error:
        raise FormatError(compose(where, "a table as JSON", error)) from error
    told = held if isinstance(held, dict) else {}
    columns, data = told.get("columns"), told.get("data")
    if not (isinstance(columns, list) and isinstance(data, list)):
        raise FormatError(compose(where, "a table of columns and data", "other JSON"))
    left = [_MOST_IN_PICTURES]
    rows = [[_cell(cell, picture, left) for cell in row] for row in data if isinstance(row, list)]
    try:
        return Table([as_text(str(name)) for name in columns], rows)
    except ValueError as error:
        raise FormatError(compose(where, "rows of one length", error)) from error


def _cell(cell: Any, picture: Any, left: list[int]) -> Any:
    if isinstance(cell, dict) and cell.get("type") == "image" and picture is not None:
        path = cell.get("filepath")
        if isinstance(path, str) and left[0] > 0:
            try:
                content: bytes = picture(path)
            except FormatError:
                return path
            left[0] -= len(content)
            return content
    if isinstance(cell, list | dict):
        return as_text(json.dumps(cell))
    return as_text(cell)
