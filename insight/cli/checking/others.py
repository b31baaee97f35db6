"""Checkpoints, surfaces, and what a training keeps to draw landscapes from."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from .checked import Checked

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources import Folder, Place

_PIECE_BYTES = 16 << 20
_MOST_LANDSCAPE_BYTES = 1 << 28


def other_files(place: Place, folders: Sequence[Folder]) -> Iterator[Checked]:
    """Checkpoints, surfaces, and what a training keeps to draw landscapes from."""
    from insight.format.train_metadata import TRAIN_METADATA
    from insight.landscape.surface_file import SUFFIX

    from .checkpoints import is_checkpoint

    for folder in folders:
        for name in folder.names:
            if name.endswith(SUFFIX):
                yield _surface(place, folder.file(name))
            elif is_checkpoint(name):
                yield _checkpoint(place, folder.file(name))
            elif name == TRAIN_METADATA:
                yield _landscape(place, folder.file(name))


def _checkpoint(place: Place, path: str) -> Checked:
    from insight.errors import CheckpointError
    from insight.format.foreign import ForeignError

    from .checkpoints import held_by, pickled_in

    checked = Checked(path, "checkpoint")
    try:
        with _here(place, path) as file:
            checked.bytes = file.stat().st_size
            checked.holds = held_by(file)
            checked.records = len(checked.holds["values"])
            pickled = pickled_in(checked.holds)
            checked.refused = bool(pickled)
            checked.problems += [{"offset": -1, "problem": text} for text in pickled]
    except (CheckpointError, OSError) as error:
        checked.refused = isinstance(error, ForeignError)
        checked.problems.append({"offset": -1, "problem": str(error)})
    return checked


def foreign_file(place: Place, path: str) -> list[Checked]:
    """A file that nothing here reads, if it is known which library's it is."""
    from insight.format.foreign import foreign_error

    with _here(place, path) as file, file.open("rb") as opened:
        error = foreign_error(f"file {file}", opened, file.name)
        size = file.stat().st_size
    if error is None:
        return []
    problems = [{"offset": -1, "problem": str(error)}]
    return [Checked(path, "foreign", bytes=size, problems=problems, refused=True)]


def _surface(place: Place, path: str) -> Checked:
    from insight.errors import FormatError
    from insight.landscape.interpolation_file import landscape_of
    from insight.landscape.surface import Surface

    checked = Checked(path, "landscape")
    try:
        with _here(place, path) as file:
            checked.bytes = file.stat().st_size
            with file.open("rb") as opened:
                found = landscape_of(f"landscape {file}", opened)
            held = [found.z] if isinstance(found, Surface) else [w.t for w in found.ways.values()]
            checked.records = int(sum(array.size for array in held))
    except (FormatError, OSError) as error:
        checked.problems.append({"offset": -1, "problem": str(error)})
    return checked


def _landscape(place: Place, path: str) -> Checked:
    from insight.errors import FormatError
    from insight.format.train_metadata import read_train_metadata

    checked = Checked(path, "landscape")
    try:
        with place.open(path) as file:
            checked.bytes = file.state().size
            read_train_metadata(file.read(0, _bounded(checked.bytes)))
            checked.records = 1
    except FormatError as error:
        cause = error.__cause__
        offset = getattr(cause, "pos", getattr(cause, "start", 0))
        checked.problems.append({"offset": offset, "problem": str(error)})
    except OSError as error:
        checked.problems.append({"offset": -1, "problem": str(error)})
    return checked


def _bounded(size: int) -> int:
    """The size of a landscape's file, which is read whole."""
    from insight.errors import FormatError, compose
    from insight.format.train_metadata import TRAIN_METADATA

    if size <= _MOST_LANDSCAPE_BYTES:
        return size
    raise FormatError(compose(TRAIN_METADATA, f"at most {_MOST_LANDSCAPE_BYTES} bytes", size))


@contextmanager
def _here(place: Place, path: str) -> Iterator[Path]:
    """A file of this machine with its content: itself, or a copy for as long as it is read."""
    found = place.local_path(path)
    if found is not None:
        yield Path(found)
        return
    from tempfile import TemporaryDirectory

    with TemporaryDirectory(prefix="insight-") as folder, place.open(path) as file:
        copy = Path(folder, PurePosixPath(path).name)
        with copy.open("wb") as written:
            for begin in range(0, file.state().size, _PIECE_BYTES):
                written.write(file.read(begin, _PIECE_BYTES))
        yield copy
