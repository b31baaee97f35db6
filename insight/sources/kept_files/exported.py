"""Files that an export of another tool brought along: into which table each comes.

A picture, a sound or a video by its ending and its first bytes; anything else is an artifact. So is
a file that is not there: the run had it, though nobody can see it any longer.
"""

from __future__ import annotations

import math
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import FormatError
from insight.plugins.artifact import UNKNOWN_SIZE
from insight.sources.records import as_text

from .artifact_bytes import artifact_bytes, path_of
from .media_folder import MediaFolder

if TYPE_CHECKING:
    from insight.plugins.values import Table
    from insight.sources.place import Place
    from insight.sources.records import Folder

_ENDINGS = {
    **dict.fromkeys(("png", "jpg", "jpeg", "gif", "bmp", "webp"), "image"),
    **dict.fromkeys(("wav", "mp3", "ogg", "flac", "m4a"), "audio"),
    **dict.fromkeys(("mp4", "webm"), "video"),
}
OUTPUT = "output"


class Shown(NamedTuple):
    """A file as a row of a table."""

    kind: str
    cells: tuple[Any, ...]


class ExportedFiles:
    """The files below one folder.

    Args:
        folder: The folder; what it holds is read wherever it lies.
        place: Where it lies.

    """

    def __init__(self, folder: Folder, place: Place) -> None:
        self._folder = folder
        self._place = place
        self._media = MediaFolder(folder, place, "")

    def shown(self, path: str, form: str = "file", kind: str = "") -> Shown:
        """The row of a file.

        Args:
            path: From the folder on.
            form: What the tool calls it, for an artifact's type.
            kind: `image`, `audio`, `video` or `table` where the tool says it; else its ending does.

        """
        kind = kind or _ENDINGS.get(path.rpartition(".")[2].lower(), "")
        if kind == "image":
            cells = self._media.cells(path, {})
            if cells is not None:
                return Shown(kind, cells)
        elif kind in {"audio", "video"}:
            known = self._media.format_of(kind, path)
            if known is not None:
                unknown = (math.nan, 0, 0) if kind == "audio" else (math.nan, math.nan, 0, 0)
                return Shown(kind, (*unknown, known))
        elif kind == "table":
            with suppress(FormatError):
                table = self._media.table(path)
                return Shown(kind, (table.columns, len(table.rows)))
        return Shown("artifact", (form, OUTPUT, as_text(path), self.size(path), ""))

    def size(self, path: str) -> int:
        """Bytes of a file; -1 where none lies there."""
        where = path_of(self._place, self._folder.path, path)
        try:
            return UNKNOWN_SIZE if where is None else self._place.state(where).size
        except OSError:
            return UNKNOWN_SIZE

    def load(self, kind: str, path: str) -> bytes | Table:
        """The bytes of a file of a kind; of a table what it holds.

        Raises:
            FormatError: If none lies there any longer, or an artifact is larger than 64 MiB.

        """
        if kind == "artifact":
            return artifact_bytes(self._place, self._folder.path, path)
        return self._media.table(path) if kind == "table" else self._media.content(path, kind)

    def refused(self) -> list[str]:
        """The files that somebody was not let see since this was last asked, in words."""
        return self._media.refused()
