"""The files of runs, read by the sources that know them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any

from .checked import Checked

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import Column
    from insight.sources import Folder, FoundRun, News, Place, Problem, Source
    from insight.tables.run import Run


def files_of_runs(place: Place, folders: Sequence[Folder]) -> Iterator[Checked]:
    from insight.sources import found_runs

    files = {folder.file(name) for folder in folders for name in folder.names}
    found = [(run, source) for source, run in found_runs(folders, place)]
    told: dict[tuple[str, str], Checked] = {}
    for _, parts in groupby(sorted(found, key=_name_of_run), _name_of_run):
        # Where all runs lie in one file, as in a database, that file is told.
        for checked in _files_of_run(list(parts), place):
            path = next((up for up in _upward(checked.path) if up in files), checked.path)
            one = told.setdefault((path, checked.kind), Checked(path, checked.kind))
            one.records += checked.records
            one.bytes += checked.bytes
            one.superseded += checked.superseded
            one.without_steps += checked.without_steps
            one.remarks += [what for what in checked.remarks if what not in one.remarks]
            one.unshown = dict(Counter(one.unshown) + Counter(checked.unshown))
            one.problems += [what for what in checked.problems if what not in one.problems]
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
    for name, rows in run.without_steps().items():
        next(files[name] for files in told if name in files).without_steps = rows
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
    from insight.sources import Gone, Problem, Progress, Remark, Unshown
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
        path = _path_of(home, news.file)
        checked = told.setdefault(news.file, Checked(path, f"{source.name} records"))
        if isinstance(news, Problem):
            checked.problems.append(_told(news))
        elif isinstance(news, Progress):
            checked.records += news.records
            ends[news.file] = news
        elif isinstance(news, Remark):
            checked.remarks.append(news.remark)
        elif isinstance(news, Unshown):
            checked.unshown[news.kind] = checked.unshown.get(news.kind, 0) + news.count
        elif isinstance(news, Gone):
            del told[news.file]
    for file, end in ends.items():
        if file in told:
            told[file].bytes = end.size
            told[file].problems += map(_told, end.ending())
    return told


def _path_of(home: str, file: str) -> str:
    """Where a file lies that a run in the folder `home` tells of; `../` leads to one of several."""
    home = home.rstrip("/")
    while file.startswith("../"):
        home, file = home.rpartition("/")[0], file[3:]
    return f"{home}/{file}"


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
