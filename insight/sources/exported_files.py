"""Files that an export of another tool brought along: into which table each comes.

A picture, a sound or a video by its ending and its first bytes; anything else is an artifact. So is
a file that is not there: the run had it, though nobody can see it any longer.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from .fence import Fence
from .media_folder import MediaFolder
from .record import moved
from .records import as_text

if TYPE_CHECKING:
    from .place import Place
    from .records import Folder

_MOST_BYTES = 64 << 20
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
        self._place: Place = Fence(place, (folder.path,))
        self._media = MediaFolder(folder, place, "")

    def shown(self, path: str, form: str = "file", kind: str = "") -> Shown:
        """The row of a file.

        Args:
            path: From the folder on.
            form: What the tool calls it, for an artifact's type.
            kind: `image`, `audio` or `video` where the tool says it; else its ending does.

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
        return Shown("artifact", (form, OUTPUT, as_text(path), self.size(path), ""))

    def size(self, path: str) -> int:
        """Bytes of a file; -1 where none lies there."""
        where = self._where(path)
        try:
            return -1 if where is None else self._place.state(where).size
        except OSError:
            return -1

    def load(self, kind: str, path: str) -> bytes:
        """The bytes of a file of a kind.

        Raises:
            FormatError: If none lies there any longer, or an artifact is larger than 64 MiB.

        """
        if kind != "artifact":
            return self._media.content(path, kind)
        where = self._where(path)
        if where is None:
            raise moved(self._folder.path, 0, "a path below the folder", repr(path))
        try:
            with self._place.open(where) as file:
                size = file.state().size
                if size > _MOST_BYTES:
                    raise moved(where, 0, f"at most {_MOST_BYTES} bytes", size)
                return file.read(0, size)
        except OSError as error:
            raise moved(where, 0, "a readable file", error.strerror or error) from error

    def refused(self) -> list[str]:
        """The files that somebody was not let see since this was last asked, in words."""
        return self._media.refused()

    def _where(self, path: str) -> str | None:
        """Where a path leads; None where that is not below the folder."""
        is_odd = not path or "\\" in path or "\0" in path
        if is_odd or any(part in {"", ".", ".."} for part in path.split("/")):
            return None
        return self._folder.file(path)
