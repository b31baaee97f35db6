"""Projects of Trackio as Parquet files, read whole whenever one of them has changed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from insight.sources.kept_files.above import FromBelow, folder_below, way_up
from insight.sources.kept_files.media_folder import MediaFolder
from insight.sources.parquet import (
    Damage,
    gathered,
    is_there,
    one_row,
    opened,
    part_news,
    what_to_type,
)
from insight.sources.read_whole import WholeFollower
from insight.sources.record import moved
from insight.sources.records import (
    Fact,
    FoundRun,
    Problem,
    Progress,
    Unshown,
    as_name,
    as_text,
)

from .facts import bounded, facts_of
from .parquet_names import parquet_projects
from .parquet_rows import (
    IDENTITY,
    TRACE,
    UNREAD,
    RunRows,
    column_of,
    runs_of,
    take_configs,
    take_metrics,
    take_samples,
    take_traces,
    trace_cells,
)
from .project_run import ProjectRun, names_of
from .values import rows_of, trace_in, with_pictures

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.parquet import Piece
    from insight.sources.place import Place
    from insight.sources.records import Folder, News

    from .parquet_names import ProjectFiles

    Take = Callable[[Piece], tuple[float, float]]


_OF_TRACES = (*IDENTITY, "timestamp", "step", *TRACE)


@dataclass(frozen=True)
class FoundInParquet(FoundRun):
    """A run of a project."""

    project: ProjectFiles | None = None
    run_id: str = ""
    """Empty where nobody can tell which runs there are."""
    up: str = ""
    """What leads from its name to where the files lie."""


class ParquetProject:
    """One project.

    Attributes:
        ids: The id of each run by the name that tells it apart.
        files: Those that it had at the last look.

    """

    def __init__(self, place: Place, files: ProjectFiles) -> None:
        self.ids: dict[str, str] = {}
        self.files = files
        self._place = place
        self._versions: Sequence[Hashable] = ()
        self._held: dict[str, RunRows] = {}
        self._news: list[News] = []
        self._read_at: Sequence[Hashable] = ()

    def find(self, files: ProjectFiles) -> None:
        """Look which runs there are, if a file has changed; what cannot be read says nothing."""
        self.files = files
        versions = self._versions_now()
        if versions == self._versions:
            return
        self._versions = versions
        self._held, self._read_at = {}, ()
        found: dict[str, ProjectRun] = {}
        is_whole = is_there()
        for file in files.files if is_whole else ():
            try:
                with opened(self._place, files.folder.file(file), IDENTITY) as held:
                    for piece in held.pieces(IDENTITY):
                        if isinstance(piece, Damage):
                            continue
                        for run_id, name, _ in runs_of(piece):
                            found.setdefault(run_id, ProjectRun(name or run_id))
            except Exception:  # whoever reads the file tells what is wrong with it
                is_whole = False
        if found or is_whole:
            self.ids = names_of(found)

    def rows_of(self, run_id: str) -> tuple[RunRows, list[News]]:
        """What a run has, and what is to say of the files; each run takes it once.

        Raises:
            OSError: If a file is gone or cannot be opened.

        """
        versions = self._versions_now()
        if versions != self._read_at or run_id not in self._held:
            self._held, self._news = {}, []
            self._news = list(self._read(self.files))
            self._read_at = versions
        return self._held.pop(run_id, RunRows()), self._news

    def _read(self, files: ProjectFiles) -> Iterator[News]:
        media = MediaFolder(files.folder, self._place, "media")
        runs, counted = self._held, dict[str, int]()
        takes: dict[str, tuple[Take, Collection[str] | None]] = {
            files.metrics: (partial(take_metrics, runs, files.metrics, media=media), None),
            files.system: (partial(take_samples, runs, files.system, counted=counted), None),
            files.configs: (partial(take_configs, runs, files.configs), None),
            files.traces: (partial(take_traces, runs, files.traces, media=media), _OF_TRACES),
        }
        for file in files.files:
            take, columns = takes[file]
            yield from part_news(
                self._place, files.folder, file, take, columns, coded=IDENTITY, without=UNREAD
            )
        for text in media.refused():
            yield Problem(files.metrics, 0, text)

    def _versions_now(self) -> Sequence[Hashable]:
        return self._place.versions([self.files.folder.file(file) for file in self.files.files])


_projects: WeakKeyDictionary[Place, dict[str, ParquetProject]] = WeakKeyDictionary()


def parquet_runs(folders: Sequence[Folder], place: Place) -> Iterator[FoundInParquet]:
    """The runs of all projects."""
    known = _projects.setdefault(place, {})
    found = {files.path: files for files in parquet_projects(folders, place)}
    for path in known.keys() - found.keys():
        del known[path]
    for path, files in found.items():
        project = known.setdefault(path, ParquetProject(place, files))
        project.find(files)
        names = project.ids or {"": ""}
        for name, run_id in names.items():
            own = "/".join(filter(None, (as_name(files.above), name)))
            below = folder_below(files.folder, own) if own else files.folder
            up = way_up(own) if own else ""
            yield FoundInParquet(
                below.run,
                below,
                [f"{up}{file}" for file in files.files],
                keyed_by_step=True,
                revision=run_id,
                project=files,
                run_id=run_id,
                up=up,
            )


def follower_of(found: FoundInParquet, place: Place, take_room: TakeRoom | None) -> WholeFollower:
    """A follower that has read nothing yet."""
    return WholeFollower(
        lambda _: FromBelow(_RunReader(found, place, take_room), found.up), found.files[0]
    )


class _RunReader:
    """Reads one run of a project as its files are now."""

    def __init__(self, found: FoundInParquet, place: Place, take_room: TakeRoom | None) -> None:
        if found.project is None:
            raise TypeError("a run of a project was found without its files")
        known = _projects.setdefault(place, {}).get(found.project.path)
        # A worker that was told which files to read has listed nothing.
        self._project = known or ParquetProject(place, found.project)
        self._files = self._project.files
        self._run_id = found.run_id
        self._place = place
        self._take_room = take_room

    def news(self) -> Iterator[News]:
        files = self._files
        if not is_there():
            yield Problem(files.metrics, 0, what_to_type())
            return
        run, said = self._project.rows_of(self._run_id)
        for news in said:
            if isinstance(news, Problem):
                yield news
            elif isinstance(news, Progress):
                yield _progress(news, run)
        for file in files.files:
            if file in run.series:
                yield gathered(file, run.series[file], self._take_room)
        yield from run.batches.values()
        for (file, kind), count in run.unshown.items():
            yield Unshown(file, kind, count)
        for (file, number), problem in run.odd.items():
            yield Problem(file, number, problem)
        if self._run_id:
            yield from self._facts(run)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        path = self._files.folder.file(file)
        if file == self._files.traces:
            names: tuple[str, ...] = TRACE
        else:
            with opened(self._place, path) as held:
                names = (column_of(tag, held.columns),)
        row = one_row(self._place, path, offset, names)
        media = MediaFolder(self._files.folder, self._place, "media")
        try:
            held_there = trace_in(trace_cells(row)) if names is TRACE else row
            found = list(rows_of(held_there, media))
        except Exception as error:
            raise moved(path, offset, f"a {kind} named {tag!r}", error) from error
        for one in found:
            if (one.kind, one.tag) == (kind, tag):
                is_file = kind in {"image", "audio", "video"}
                if kind == "table":
                    return with_pictures(one.heavy, media)
                return media.content(one.heavy, kind) if is_file else one.heavy
        raise moved(path, offset, f"a {kind} named {tag!r}", "another row")

    def _facts(self, run: RunRows) -> Iterator[News]:
        file = self._files.configs or self._files.metrics
        facts = {"run.project": as_name(self._files.name)}
        if run.name:
            facts["run.name"] = as_text(run.name)
        if as_text(self._run_id) != run.name:
            facts["run.id"] = as_text(self._run_id)
        kept, too_many = bounded(facts | dict(facts_of(run.config)))
        yield Fact(file, "named", 0.0, kept)
        if too_many:
            yield Problem(file, 0, too_many)


def _progress(whole: Progress, run: RunRows) -> Progress:
    """How far a file was read, as one of its runs sees it."""
    first, last = run.spans.get(whole.file, (float("inf"), float("-inf")))
    return Progress(
        file=whole.file,
        records=run.counts.get(whole.file, 0),
        size=whole.size,
        unfinished=whole.unfinished,
        modified=whole.modified,
        closed=False,  # nothing there says that a run has ended
        first_wall_time=first,
        last_wall_time=last,
    )
