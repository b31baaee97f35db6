"""Say which files of runs and which checkpoints are whole, and which are damaged and where.

Exit code 1 when one is damaged. A folder is searched with all below it.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from itertools import groupby
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from .listing import printable

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import Column
    from insight.sources import Folder, FoundRun, News, Place, Problem, Source
    from insight.tables.run import Run

_CHECKPOINT = ".ckpt"
_MLFLOW_RUN = "meta.yaml"
_MLFLOW_SECTIONS = ("metrics", "params", "tags", "inputs")
_PIECE_BYTES = 16 << 20
_MOST_LANDSCAPE_BYTES = 1 << 28


@dataclass
class Checked:
    """What is known of one file after reading it; the keys of `--json`."""

    path: str
    kind: str
    records: int = 0
    bytes: int = 0
    problems: list[dict[str, Any]] = field(default_factory=list)
    superseded: int = 0
    """Rows that are in no table: a restart took them, or another row of their step stands."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight check PATH [--json]`."""
    parser.add_argument(
        "path", metavar="PATH", help="a file of a run, a checkpoint, a folder, or its URL"
    )
    parser.add_argument("--json", action="store_true", help="a list of objects, for programs")


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each file, and one for each problem."""
    place, folders, single = _places(arguments.path)
    found = [*_files_of_runs(place, folders), *_others(place, folders)]
    files = _only(found, single) if single else sorted(found, key=lambda checked: checked.path)
    if not files:
        _refuse_nothing(arguments.path)
    if arguments.json:
        print(json.dumps([asdict(checked) for checked in files], indent=2, ensure_ascii=False))
    else:
        for checked in files:
            _print(checked)
    return 1 if any(checked.problems for checked in files) else 0


def _places(path: str) -> tuple[Place, Sequence[Folder], str]:
    """Where to look, in which folders, and for which file alone; empty for all that is there."""
    from insight.errors import PathError
    from insight.sources import LocalPlace, place_of

    if "://" in path and not path.startswith("file://"):
        return _places_behind(path)
    file = Path(path.removeprefix("file://")).absolute()
    if not file.exists():
        raise PathError.missing("insight check", path)
    if not file.is_file():
        place = place_of(file)
        return place, place.folders(), ""
    above, folders = _around(file)
    return LocalPlace(str(above)), folders, str(file)


def _around(file: Path) -> tuple[Path, list[Folder]]:
    """The folder that a file is to be read in, and what of it; nothing else is looked at.

    A value of MLflow's file store says nothing without the run that it belongs to.
    """
    from insight.sources import Folder

    for above in file.parents[1:]:
        inner = file.relative_to(above)
        if inner.parts[0] in _MLFLOW_SECTIONS and (above / _MLFLOW_RUN).is_file():
            own = Folder(str(file.parent), inner.parent.as_posix(), [file.name])
            return above, [Folder(str(above), ".", [_MLFLOW_RUN]), own]
    folders = [Folder(str(file.parent), ".", [file.name])]
    if file.name == _MLFLOW_RUN:  # a run is known by the folders beside it
        folders += [
            Folder(str(file.parent / name), name, [])
            for name in _MLFLOW_SECTIONS
            if (file.parent / name).is_dir()
        ]
    return file.parent, folders


def _places_behind(url: str) -> tuple[Place, Sequence[Folder], str]:
    from insight.errors import PathError
    from insight.sources import Folder, place_of

    place = place_of(url)
    try:
        return place, place.folders(), ""
    except PathError:
        above, _, name = url.rstrip("/").rpartition("/")
        if above.endswith("/"):  # of the scheme
            raise
        place = place_of(above)
        try:
            top = [folder for folder in place.folders() if folder.run == "."]
        except PathError:
            top = []
        if not any(name in folder.names for folder in top):
            raise
        return place, [Folder(top[0].path, ".", [name])], top[0].file(name)


def _only(found: list[Checked], file: str) -> list[Checked]:
    """What was found of a single file, which MLflow's source tells under its folder's name."""
    own = [checked for checked in found if checked.path == file]
    if own:
        return own
    around = [checked for checked in found if file.startswith(f"{checked.path}/")]
    for checked in around:
        checked.path = file
    return around


def _files_of_runs(place: Place, folders: Sequence[Folder]) -> Iterator[Checked]:
    from insight.sources import sources

    files = {folder.file(name) for folder in folders for name in folder.names}
    found = [(run, source) for source in sources() for run in source.discover(folders, place)]
    told: dict[tuple[str, str], Checked] = {}
    for _, parts in groupby(sorted(found, key=_name_of_run), _name_of_run):
        # Where all runs lie in one file, as in a database, that file is told.
        for checked in _files_of_run(list(parts), place):
            path = next((up for up in _upward(checked.path) if up in files), checked.path)
            one = told.setdefault((path, checked.kind), Checked(path, checked.kind))
            one.records += checked.records
            one.bytes += checked.bytes
            one.superseded += checked.superseded
            one.problems += checked.problems
    for one in told.values():
        if not one.bytes and one.path in files:
            one.bytes = _size(place, one.path)
        yield one


def _name_of_run(part: tuple[FoundRun, Source]) -> str:
    return part[0].run


def _files_of_run(parts: Sequence[tuple[FoundRun, Source]], place: Place) -> list[Checked]:
    """The files of one run, whichever sources read them: together they say which rows stand."""
    from insight.tables.run import Run

    run = Run(parts[0][0].run)
    told = [_files_of(source, found, place, run) for found, source in parts]
    for name, rows in run.superseded().items():
        next(files[name] for files in told if name in files).superseded = rows
    return [checked for files in told for checked in files.values()]


def _size(place: Place, path: str) -> int:
    try:
        return place.state(path).size
    except OSError:
        return 0


def _upward(path: str) -> Iterator[str]:
    """The path and all above it."""
    while path:
        yield path
        path = path.rpartition("/")[0]


def _files_of(source: Source, found: FoundRun, place: Place, run: Run) -> dict[str, Checked]:
    """What each file of one source's part of a run holds, by name; the run gets its rows."""
    from insight.sources import Gone, Problem, Progress
    from insight.tables.run_file import Teller

    top = place.root.rstrip("/")
    is_one_folder = found.run == found.folder.run
    home = found.folder.path if is_one_folder else f"{top}/{found.run}"
    told: dict[str, Checked] = {}
    ends: dict[str, Progress] = {}
    follower = source.follow(found, place)
    teller = Teller(source.name, follower, found.ranks, found.keyed_by_step)
    for news in follower.poll(found.files):
        run.apply(_without_values(news), teller)
        path = f"{home.rstrip('/')}/{news.file}"
        checked = told.setdefault(news.file, Checked(path, f"{source.name} records"))
        if isinstance(news, Problem):
            checked.problems.append(_told(news))
        elif isinstance(news, Progress):
            checked.records += news.records
            ends[news.file] = news
        elif isinstance(news, Gone):
            del told[news.file]
    for file, end in ends.items():
        if file in told:
            told[file].bytes = end.size
            told[file].problems += map(_told, end.ending())
    return told


def _without_values(news: News) -> News:
    """News whose rows have their steps and times alone: which of them stand hangs on nothing else.

    What they hold beside that, buckets of histograms for one, is not to lie in memory meanwhile.
    """
    import numpy as np

    from insight.sources import Batch, Points

    match news:
        case Points():
            held = news.columns
            none: Column = np.broadcast_to(np.zeros((), np.int8), len(held))
            # Copies: what came from a scan would keep all the memory that the scan had.
            steps, wall_times = held.steps.copy(), held.wall_times.copy()
            columns = replace(held, steps=steps, wall_times=wall_times, values=none)
            return replace(news, columns=columns)
        case Batch():
            return replace(news, cells=[(0,) * len(cells) for cells in news.cells])
    return news


def _told(problem: Problem) -> dict[str, Any]:
    return {"offset": problem.offset, "problem": problem.problem}


def _others(place: Place, folders: Sequence[Folder]) -> Iterator[Checked]:
    """Checkpoints, and what a training keeps to draw landscapes from."""
    from insight.format.train_metadata import TRAIN_METADATA

    for folder in folders:
        for name in folder.names:
            if name.endswith(_CHECKPOINT):
                yield _checkpoint(place, folder.file(name))
            elif name == TRAIN_METADATA:
                yield _landscape(place, folder.file(name))


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


def _print(checked: Checked) -> None:
    from insight.sources import as_name

    state = "damaged" if checked.problems else "whole"
    print(f"{state:<7}  {checked.records:>7} records  {printable(as_name(checked.path))}")
    if checked.superseded:
        rows = "1 row is" if checked.superseded == 1 else f"{checked.superseded} rows are"
        print(f"         {rows} in no table: a restart or another row of the step took their place")
    for problem in checked.problems:
        where = f"byte {problem['offset']}: " if problem["offset"] >= 0 else ""
        print(f"         {where}{printable(problem['problem'])}")


def _refuse_nothing(path: str) -> None:
    from insight.errors import PathError, compose

    hint = "give a folder of runs or a file of one; checkpoints end in .ckpt"
    raise PathError(compose("insight check", "files of runs or checkpoints", path, hint))
