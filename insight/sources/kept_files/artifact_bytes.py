"""The bytes of a file that a run names as its own, where it lies in the folder of runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.errors import FormatError, compose
from insight.sources.fence import Fence

if TYPE_CHECKING:
    from insight.sources.place import Place

MOST_BYTES = 64 << 20
_NO_NAMES = frozenset(("", ".", ".."))


def artifact_bytes(place: Place, folder: str, path: str) -> bytes:
    """What the file of an artifact holds.

    Args:
        place: Where runs lie.
        folder: That of the run, as the place names it.
        path: Relative to the run's folder; or absolute, and then below the folder of runs. There
            what is hidden is nobody's artifact.

    Raises:
        FormatError: If it lies elsewhere, cannot be read, or is larger than 64 MiB.

    """
    where = path_of(place, folder, path)
    if where is None:
        raise FormatError(compose("artifact", "a file in the folder of runs", repr(path)))
    try:
        with Fence(place, [folder]).open(where) as file:
            size = file.state().size
            if size > MOST_BYTES:
                raise FormatError(compose(where, f"at most {MOST_BYTES} bytes", size))
            return bytes(file.read(0, size))
    except (OSError, ValueError) as error:
        got = getattr(error, "strerror", None) or error
        raise FormatError(compose(where, "a file that can be read", got)) from error


def path_of(place: Place, folder: str, path: str) -> str | None:
    """Where the file of an artifact lies, as its place names it; None where that is outside."""
    if "\0" in path or "\\" in path:
        return None
    above = f"{place.root.rstrip('/')}/"
    if not path.startswith("/"):
        is_inside = _NO_NAMES.isdisjoint(path.split("/"))
        return f"{folder.rstrip('/')}/{path}" if is_inside else None
    parts = path.removeprefix(above).split("/")
    is_shown = path.startswith(above) and not any(part.startswith(".") for part in parts)
    return path if is_shown and "" not in parts else None
