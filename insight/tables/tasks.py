"""Event files scanned by other processes, of this machine or of a cluster, a few runs a task.

A task gives back the scalars of its files and what a follower needs to go on from there. What else
the files hold is little, and read here.
"""

from __future__ import annotations

from concurrent.futures import Executor, Future, as_completed
from typing import TYPE_CHECKING

from insight.sources import Gone, Points, SessionStart, is_remembering, place_of, sources

from .points import PointColumns, join
from .sidecar import Kept

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources import FoundRun, Place

__all__ = ["scan_in_tasks"]

_BYTES_A_TASK = 64 << 20
_FILES_A_TASK = 200

Job = tuple[str, "FoundRun"]
"""The name of a source, and a run that it found."""


def scan_in_tasks(executor: Executor, place: Place, jobs: Sequence[Job]) -> Iterator[Kept]:
    """What is kept of the files of `jobs`, as the tasks end; files of failed tasks are left out.

    Args:
        executor: Whose workers can see the files at the same root.
        place: Where the runs lie.
        jobs: The runs to read.

    """
    for future in as_completed(_futures(executor, place, jobs)):
        # A worker that died or misses a library: its files are read here, as without workers.
        if future.exception() is None:
            yield from future.result()


def _futures(executor: Executor, place: Place, jobs: Sequence[Job]) -> list[Future[list[Kept]]]:
    futures: list[Future[list[Kept]]] = []
    for task in _tasks(place, jobs):
        try:
            futures.append(executor.submit(scan_runs, place.root, task))
        except RuntimeError:  # shut down since, or broken: a store outlives its workers
            break
    return futures


def scan_runs(root: str, jobs: Sequence[Job]) -> list[Kept]:
    """What there is to keep of the files of some runs; this is what runs in a worker."""
    place = place_of(root)
    known = {source.name: source for source in sources()}
    return [kept for name, found in jobs for kept in _scan(known[name].follow(found, place), found)]


def _scan(follower: object, found: FoundRun) -> Iterator[Kept]:
    if not is_remembering(follower):
        return
    columns: dict[str, PointColumns] = {}
    for news in follower.poll(found.files):
        if isinstance(news, Points):
            columns.setdefault(news.file, PointColumns()).add(news)
        elif isinstance(news, SessionStart):
            columns.setdefault(news.file, PointColumns()).starts.append(news.offset)
        elif isinstance(news, Gone):
            columns.pop(news.file, None)
    for name in found.files:
        memory = follower.memory(name)
        held = columns.get(name)
        if held is not None and held.segments and memory is not None:
            yield Kept(found.folder.file(name), join(held.segments, held.starts), memory)


def _tasks(place: Place, jobs: Sequence[Job]) -> Iterator[list[Job]]:
    """The jobs in groups that take long enough to be worth a task."""
    task: list[Job] = []
    size = files = 0
    for job in jobs:
        task.append(job)
        files += len(job[1].files)
        size += sum(_size(place, job[1].folder.file(name)) for name in job[1].files)
        if size >= _BYTES_A_TASK or files >= _FILES_A_TASK:
            yield task
            task, size, files = [], 0, 0
    if task:
        yield task


def _size(place: Place, path: str) -> int:
    try:
        return place.state(path).size
    except OSError:
        return 0
