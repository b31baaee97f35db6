"""Say which event files and checkpoints are whole, and which are damaged and where.

Exit code 1 when one is damaged. A folder is searched with all below it.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from .listing import printable

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from insight.sources import Folder, News, Place

_CHECKPOINT = ".ckpt"
_PIECE_BYTES = 16 << 20


@dataclass
class Checked:
    """What is known of one file after reading it."""

    path: str
    kind: str
    records: int = 0
    bytes: int = 0
    problems: list[dict[str, Any]] = field(default_factory=list)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight check PATH [--json]`."""
    parser.add_argument(
        "path", metavar="PATH", help="an event file, a checkpoint, a folder, or its URL"
    )
    parser.add_argument("--json", action="store_true", help="a list of objects, for programs")


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each file, and one for each problem."""
    place, folders = _places(arguments.path)
    files = [*_event_files(place, folders), *_checkpoints(place, folders)]
    files.sort(key=lambda checked: checked.path)
    if not files:
        _refuse_nothing(arguments.path)
    if arguments.json:
        print(json.dumps([asdict(checked) for checked in files], indent=2, ensure_ascii=False))
    else:
        for checked in files:
            _print(checked)
    return 1 if any(checked.problems for checked in files) else 0


def _places(path: str) -> tuple[Place, Sequence[Folder]]:
    """Where to look, and in which folders; a single file is a folder that holds nothing else."""
    from insight.errors import PathError
    from insight.sources import Folder, LocalPlace, place_of

    file = Path(path).absolute()
    if not file.is_file():
        if "://" not in path and not file.exists():
            raise PathError.missing("insight check", path)
        place = place_of(path)
        return place, place.folders()
    return LocalPlace(str(file.parent)), [Folder(str(file.parent), ".", [file.name])]


def _event_files(place: Place, folders: Sequence[Folder]) -> Iterator[Checked]:
    from insight.sources import sources

    for source in sources():
        for found in source.discover(folders, place):
            news = list(source.follow(found, place).poll(found.files))
            for file in found.files:
                path = found.folder.file(file)
                yield _events(path, source.name, [one for one in news if one.file == file])


def _checkpoints(place: Place, folders: Sequence[Folder]) -> Iterator[Checked]:
    for folder in folders:
        for name in folder.names:
            if name.endswith(_CHECKPOINT):
                yield _checkpoint(place, folder.file(name))


def _events(path: str, source: str, news: list[News]) -> Checked:
    from insight.sources import Problem, Progress

    problems = [one for one in news if isinstance(one, Problem)]
    progress = [one for one in news if isinstance(one, Progress)]
    for last in progress[-1:]:
        problems += last.ending()
    return Checked(
        path=path,
        kind=f"{source} events",
        records=sum(one.records for one in progress),
        bytes=progress[-1].size if progress else 0,
        problems=[{"offset": one.offset, "problem": one.problem} for one in problems],
    )


def _checkpoint(place: Place, path: str) -> Checked:
    from insight.errors import CheckpointError
    from insight.format.checkpoint import read_checkpoint

    checked = Checked(path, "checkpoint")
    try:
        with _here(place, path) as file:
            checked.bytes = file.stat().st_size
            checked.records = len(read_checkpoint(file))
    except (CheckpointError, OSError) as error:
        checked.problems.append({"offset": -1, "problem": str(error)})
    return checked


@contextmanager
def _here(place: Place, path: str) -> Iterator[Path]:
    """A file of this machine with its content: itself, or a copy for as long as it is read."""
    found = place.local_path(path)
    if found is not None:
        yield Path(found)
        return
    with TemporaryDirectory(prefix="insight-") as folder, place.open(path) as file:
        copy = Path(folder, PurePosixPath(path).name)
        with copy.open("wb") as written:
            for begin in range(0, file.state().size, _PIECE_BYTES):
                written.write(file.read(begin, _PIECE_BYTES))
        yield copy


def _print(checked: Checked) -> None:
    from insight.sources import as_name

    state = "damaged" if checked.problems else "whole"
    print(f"{state:<7}  {checked.records:>7} records  {printable(as_name(checked.path))}")
    for problem in checked.problems:
        where = f"byte {problem['offset']}: " if problem["offset"] >= 0 else ""
        print(f"         {where}{problem['problem']}")


def _refuse_nothing(path: str) -> None:
    from insight.errors import PathError, compose

    hint = "event files have `summary.<number>` in their names, checkpoints end in .ckpt"
    raise PathError(compose("insight check", "event files or checkpoints", path, hint))
