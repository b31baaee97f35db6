"""The files that W&B keeps beside a run file, below `files`."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Any

from insight.plugins.image import picture_format
from insight.sources.fence import Fence
from insight.sources.record import moved
from insight.sources.tensorboard.images import picture_cells

if TYPE_CHECKING:
    from insight.sources.place import Place
    from insight.sources.records import Folder

_BEGINNING_BYTES = 64
_MOST_BYTES = 1 << 30
_FORMATS = {"png": "png", "jpg": "jpeg", "jpeg": "jpeg", "gif": "gif", "bmp": "bmp", "webp": "webp"}

Cells = tuple[int, int, int, str]


class MediaFolder:
    """Pictures of one run. A picture is never decoded, only its first bytes are looked at.

    Args:
        folder: Of the run.
        place: Where it lies.
        name: Of the folder in it that pictures lie below.

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
            if isinstance(error, OSError) and error.errno == errno.EPERM:
                self._refused.append(f"picture {path!r} is not shown: {error.strerror}")
            return None
        return None if cells[-1] == "unknown" else cells

    def refused(self) -> list[str]:
        """The pictures that somebody was not let see since this was last asked, in words."""
        told, self._refused = self._refused, []
        return told

    def content(self, path: str) -> bytes:
        """The bytes of a picture.

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
            raise moved(where, 0, "a readable picture", error) from error
        if picture_format(content) == "unknown":
            raise moved(where, 0, "a picture", "other bytes")
        return content

    def _where(self, path: Any) -> str | None:
        """Where a path of a record leads; None where that is not below the run's files."""
        if not isinstance(path, str) or not path or "\\" in path or "\0" in path:
            return None
        parts = path.split("/")
        if any(part in {"", ".", ".."} for part in parts):
            return None
        return self._folder.file(f"{self._name}/{path}")


def _whole(number: Any) -> int:
    return int(number) if isinstance(number, int | float) and 0 <= number < 2**31 else 0
