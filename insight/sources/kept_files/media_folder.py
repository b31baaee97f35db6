"""The files that other tools keep beside a run: pictures, sounds, videos and tables.

None of them is decoded; of tables the JSON is read, and of all others the first bytes.
"""

from __future__ import annotations

import errno
import json
import math
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError, compose
from insight.plugins.image import picture_format
from insight.plugins.media import MIMETYPES, audio_format, video_format
from insight.plugins.values import Table
from insight.sources.fence import Fence
from insight.sources.record import moved
from insight.sources.records import as_text
from insight.sources.tensorboard.images import picture_cells

if TYPE_CHECKING:
    from insight.sources.place import Place
    from insight.sources.records import Folder

_BEGINNING_BYTES = 1024
_MOST_IN_TABLE = 1 << 24
_MOST_IN_TEXT = 1 << 20
_MOST_IN_PICTURES = 1 << 26
_FORMS = {"image": picture_format, "audio": audio_format, "video": video_format}
_NUMBERS = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}
_MOST_BYTES = 1 << 30
_FORMATS = {"png": "png", "jpg": "jpeg", "jpeg": "jpeg", "gif": "gif", "bmp": "bmp", "webp": "webp"}

Cells = tuple[int, int, int, str]


class MediaFolder:
    """The media of one run.

    Args:
        folder: Of the run.
        place: Where it lies.
        name: Of the folder in it that they lie below; empty for the folder itself.

    """

    def __init__(self, folder: Folder, place: Place, name: str = "files") -> None:
        self._folder = folder
        self._name = name
        self._refused: list[str] = []
        self._place: Place = Fence(place, (folder.path,))

    def cells(self, path: Any, told: Any) -> Cells | None:
        """Width, height, channels (0 where unknown) and format; None where no picture lies there.

        Args:
            path: Where the record says it lies.
            told: What the record says of its size.

        """
        where = self._where(path)
        if where is None:
            return None
        size = _whole(told.get("width")), _whole(told.get("height")), 0
        try:
            if self._place.local_path(where) is None:  # no request for each picture
                self._place.state(where)
                ending = where.rpartition(".")[2].lower()
                return (*size, _FORMATS[ending]) if ending in _FORMATS else None
            with self._place.open(where) as file:
                cells = picture_cells(file.read(0, _BEGINNING_BYTES), size)
        except (OSError, ValueError) as error:
            self._note_refused("picture", path, error)
            return None
        return None if cells[-1] == "unknown" else cells

    def format_of(self, kind: str, path: Any) -> str | None:
        """The format of a file of a kind, `audio` or `video`; None where none lies there."""
        where = self._where(path)
        if where is None:
            return None
        try:
            if self._place.local_path(where) is None:  # no request for each
                self._place.state(where)
                ending = where.rpartition(".")[2].lower()
                return ending if ending in MIMETYPES else None
            with self._place.open(where) as file:
                form = _FORMS[kind](file.read(0, _BEGINNING_BYTES))
        except (OSError, ValueError) as error:
            self._note_refused(kind, path, error)
            return None
        return None if form == "unknown" else form

    def table(self, path: Any) -> Table:
        """A table that W&B left as JSON.

        Raises:
            FormatError: If none lies there on this machine, or it is larger than 16 MiB.

        """
        where = self._where(path)
        if where is None or self._place.local_path(where) is None:
            raise moved(self._folder.path, 0, f"a path below {self._name}", repr(path))
        try:
            with self._place.open(where) as file:
                content = file.read(0, _MOST_IN_TABLE + 1)
            held = json.loads(content) if len(content) <= _MOST_IN_TABLE else None
        except (OSError, ValueError, RecursionError) as error:
            raise moved(where, 0, "a readable table", error) from error
        return self._table(where, held)

    def _table(self, where: str, held: Any) -> Table:
        """Columns and rows of W&B's JSON; pictures are the bytes of their files, as far as they go.

        Raises:
            FormatError: If it is none.

        """
        table = _table(where, held)
        left = _MOST_IN_PICTURES
        for row in table.rows:
            for index, cell in enumerate(row):
                if isinstance(cell, dict):
                    content = self._picture(cell) if left > 0 else None
                    left -= len(content or b"")
                    row[index] = as_text(json.dumps(cell)) if content is None else content
        return table

    def _picture(self, cell: dict[str, Any]) -> bytes | None:
        """The bytes of the picture that a cell names; None where it names none that is there."""
        if cell.get("_type") != "image-file":
            return None
        try:
            return self.content(cell.get("path", ""))
        except FormatError:
            return None

    def text(self, path: Any) -> str | None:
        """The text that lies there on this machine; None where none does, or a very long one."""
        content = self._small(path, _MOST_IN_TEXT)
        return None if content is None else as_text(content)

    def plain(self, path: Any) -> Any:
        """What a file of JSON on this machine says; None where none lies there, or a large one."""
        content = self._small(path, _MOST_IN_TABLE)
        try:
            return None if content is None else json.loads(content)
        except (ValueError, RecursionError):
            return None

    def _small(self, path: Any, most: int) -> bytes | None:
        where = self._where(path)
        if where is None or self._place.local_path(where) is None:
            return None
        try:
            with self._place.open(where) as file:
                content = file.read(0, most + 1)
        except (OSError, ValueError) as error:
            self._note_refused("file", path, error)
            return None
        return content if len(content) <= most else None

    def refused(self) -> list[str]:
        """The pictures that somebody was not let see since this was last asked, in words."""
        told, self._refused = self._refused, []
        return told

    def _note_refused(self, kind: str, path: Any, error: Exception) -> None:
        if isinstance(error, OSError) and error.errno == errno.EPERM:
            self._refused.append(f"{kind} {path!r} is not shown: {error.strerror}")

    def content(self, path: str, kind: str = "image") -> bytes:
        """The bytes of a file of a kind: `image`, `audio` or `video`.

        Raises:
            FormatError: If none lies there any longer.

        """
        where = self._where(path)
        if where is None:
            raise moved(self._folder.path, 0, f"a path below {self._name}", repr(path))
        try:
            with self._place.open(where) as file:
                content = file.read(0, min(file.state().size, _MOST_BYTES))
        except (OSError, ValueError) as error:
            raise moved(where, 0, f"a readable {kind}", error) from error
        if _FORMS[kind](content) == "unknown":
            raise moved(where, 0, f"a file of {kind}", "other bytes")
        return content

    def _where(self, path: Any) -> str | None:
        """Where a path of a record leads; None where that is not below the run's files."""
        if not isinstance(path, str) or not path or "\\" in path or "\0" in path:
            return None
        parts = path.split("/")
        if any(part in {"", ".", ".."} for part in parts):
            return None
        return self._folder.file(f"{self._name}/{path}" if self._name else path)


def _table(where: str, held: Any) -> Table:
    """Columns and rows of W&B's JSON; a list in a cell is its JSON, a mapping is left as it is.

    Raises:
        FormatError: If it is none.

    """
    told = held if isinstance(held, dict) else {}
    columns, data = told.get("columns"), told.get("data")
    if not (isinstance(columns, list) and isinstance(data, list)):
        raise FormatError(compose(where, "a table of columns and data", "other JSON"))
    rows = [[_cell(cell) for cell in row] for row in data if isinstance(row, list)]
    try:
        return Table([as_text(str(name)) for name in columns], rows)
    except ValueError as error:
        raise FormatError(compose(where, "rows of one length", error)) from error


def _cell(cell: Any) -> Any:
    if isinstance(cell, str):
        return _NUMBERS.get(cell, as_text(cell))
    return as_text(json.dumps(cell)) if isinstance(cell, list) else cell


def _whole(number: Any) -> int:
    return int(number) if isinstance(number, int | float) and 0 <= number < 2**31 else 0
