"""Surfaces and interpolations that `insight landscape` drew, in files beside the event files.

The record in the event file has the losses of a surface; the file has what says how far to trust
them. Interpolations have no record. They are no run by themselves: a folder counts that has event
files too. A damaged file says nothing here, and
`insight check` what is wrong with it.
"""

from __future__ import annotations

import math
from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import FormatError
from insight.format.names import is_lineage, is_summary

from .looking import Looking
from .records import Fact, FoundRun, Progress

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.landscape import Interpolation, Surface

    from .place import Place
    from .records import Folder, News

SUFFIX = ".landscape.npz"
"""As in `insight.landscape.surface_file`, which is loaded only where there is a file."""

_MOST_BYTES = 64 * 1024 * 1024  # 256 x 256 nodes take 1.1 MB


class _Follower:
    """Reads each file whole, and again when it was replaced."""

    def __init__(self, folder: Folder, place: Place) -> None:
        self._folder = folder
        self._place = place
        self._versions: dict[str, Hashable] = {}
        self._looking = Looking(self)

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        return self._looking.poll(files)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        """What a file says, or of the kind `file` its bytes.

        Raises:
            FormatError: If it is neither, or gone.

        """
        del tag, offset  # a file holds one thing
        try:
            return self._content(file) if kind == "file" else self._told(file)[1]
        except OSError as error:
            raise FormatError(f"{file} cannot be read: {error}.") from error

    def known(self) -> Collection[str]:
        return self._versions.keys()

    def forget(self, file: str) -> None:
        self._versions.pop(file, None)

    def look(self, file: str) -> Iterator[News]:
        state = self._place.state(self._folder.file(file))
        known = self._versions.get(file)
        if known == state.version:
            return
        if known is not None:
            yield self._looking.gone(file)
        self._versions[file] = state.version
        records = 0
        try:
            kind, told = self._told(file)
            yield Fact(file, kind, math.nan, told)
            records = 1
        except FormatError:
            pass  # `insight check` says it
        yield Progress(
            file=file,
            records=records,
            size=state.size,
            unfinished=0,
            modified=state.modified,
            closed=True,
            first_wall_time=math.inf,
            last_wall_time=-math.inf,
        )

    def _content(self, file: str) -> bytes:
        with self._place.open(self._folder.file(file)) as opened:
            content = opened.read(0, _MOST_BYTES + 1)
        if len(content) > _MOST_BYTES:
            raise FormatError(f"{file} expected at most {_MOST_BYTES} bytes, got more.")
        return content

    def _told(self, file: str) -> tuple[str, dict[str, Any]]:
        """`surface` or `interpolation`, and what it says."""
        from insight.landscape.interpolation_file import landscape_of
        from insight.landscape.surface import Surface

        found = landscape_of(file, BytesIO(self._content(file)))
        if isinstance(found, Surface):
            return "surface", _of_surface(file, found)
        return "interpolation", _of_interpolation(file, found)


def _of_surface(file: str, found: Surface) -> dict[str, Any]:
    return {
        "file": file,
        "x": found.x,
        "y": found.y,
        "z": found.z,
        "errors": found.error,
        "evaluations": found.evaluations,
        "computed": float(found.evaluated.mean()) if found.evaluated.size else math.nan,
        "error": float(np.nanmax(found.error, initial=0.0)),
        "path_steps": found.path.steps,
        "path_loss_true": found.path.loss_true,
        "path_loss_plane": found.path.loss_plane,
        "path_residual": found.path.residual,
        "path_sampling_error": found.path.sampling_error,
        "path_quantities": dict(found.path.quantities),
        "evaluated": found.evaluated,
        "quantities": dict(found.quantities),
        "facts": dict(found.facts),
    }


def _of_interpolation(file: str, found: Interpolation) -> dict[str, Any]:
    return {
        "file": file,
        "name": file.removesuffix(SUFFIX),
        "ways": {
            name: {"t": way.t, "loss": way.loss, "barrier": way.barrier}
            | {"quantities": dict(way.quantities)}
            for name, way in found.ways.items()
        },
        "facts": dict(found.facts),
    }


class _SurfaceSource:
    name = "surfaces"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        del place  # the names tell
        for folder in folders:
            files = [name for name in folder.names if name.endswith(SUFFIX)]
            if files and any(is_summary(name) or is_lineage(name) for name in folder.names):
                yield FoundRun(folder.run, folder, files)

    def follow(self, found: FoundRun, place: Place, take_room: TakeRoom | None = None) -> _Follower:
        del take_room  # there are no points
        return _Follower(found.folder, place)


SOURCE = _SurfaceSource()
