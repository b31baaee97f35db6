"""Which Parquet files are projects of Trackio, by the names beside them or in their footers.

- `<project>.parquet` with `<project>_configs.parquet`, `_system` and `_traces`, as Trackio copies a
  database where a Space keeps it: not where `<project>.db` lies beside them, which has the same.
- `metrics.parquet` with `runs.json` and the others in `aux/`: an export that stands by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from insight.sources.parquet import footer_names

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder

_ENDING = ".parquet"
_BESIDE = ("_configs", "_system", "_traces")
_COLUMNS = ("run_name", "timestamp", "step")
_OF_TRACES = ("run_name", "search_text")
# Folders of data sets have thousands of Parquet files: nobody looks into each of them.
_MOST_LOOKED_INTO = 32
_METRICS, _RUNS, _AUX = "metrics.parquet", "runs.json", "aux"


class ProjectFiles(NamedTuple):
    """The files of one project, as the folder names them; empty for those that it lacks."""

    folder: Folder
    name: str
    """The project's own."""
    above: str
    """What its runs' names begin with, below the folder."""
    metrics: str
    configs: str
    system: str
    traces: str

    @property
    def files(self) -> list[str]:
        """Those that there are, sorted."""
        return sorted(filter(None, (self.metrics, self.configs, self.system, self.traces)))

    @property
    def path(self) -> str:
        """Where the metrics lie, by which it is known."""
        return self.folder.file(self.metrics)


def parquet_projects(folders: Sequence[Folder], place: Place) -> Iterator[ProjectFiles]:
    """The projects in these folders."""
    by_path = {folder.path: folder for folder in folders}
    for folder in folders:
        if not any(name.endswith(_ENDING) for name in folder.names):
            continue
        if _METRICS in folder.names and _RUNS in folder.names:
            yield _export(folder, by_path)
        else:
            yield from _copies(folder, place)


def candidates(folders: Sequence[Folder]) -> list[str]:
    """The files whose change may mean other runs."""
    found = []
    for folder in folders:
        names = [name for name in folder.names if name.endswith(_ENDING)]
        if names and (_RUNS in folder.names or len(_bases(names)) <= _MOST_LOOKED_INTO):
            found += [folder.file(name) for name in names]
    return found


def _export(folder: Folder, by_path: Mapping[str, Folder]) -> ProjectFiles:
    beside = by_path.get(f"{folder.path.rstrip('/')}/{_AUX}")
    names = beside.names if beside is not None else ()
    held = [
        f"{_AUX}/{name}" if name in names else ""
        for name in ("configs.parquet", "system_metrics.parquet", "traces.parquet")
    ]
    name = folder.path.rstrip("/").rpartition("/")[2]
    return ProjectFiles(folder, name, "", _METRICS, *held)


def _copies(folder: Folder, place: Place) -> Iterator[ProjectFiles]:
    names = frozenset(folder.names)
    bases = _bases(name for name in folder.names if name.endswith(_ENDING))
    for base in bases:
        metrics = base + _ENDING
        held = [base + ending + _ENDING for ending in _BESIDE]
        held = [name if name in names else "" for name in held]
        if metrics not in names or f"{base}.db" in names:
            continue
        looked = len(bases) <= _MOST_LOOKED_INTO
        if any(held[:2]) or (looked and _is_project(place, folder.file(metrics))):
            yield ProjectFiles(folder, base, metrics, metrics, *held)


def _is_project(place: Place, path: str) -> bool:
    """Whether a file by itself may be the metrics of a project."""
    return footer_names(place, path, _COLUMNS) and not footer_names(place, path, _OF_TRACES)


def _bases(names: Iterator[str] | Sequence[str]) -> list[str]:
    """What projects may be called.

    >>> _bases(["a.parquet", "a_system.parquet", "b_system.parquet"])
    ['a', 'b_system']
    """
    stems = [name.removesuffix(_ENDING) for name in names]
    own = frozenset(stems)
    return [
        stem
        for stem in stems
        if not any(stem.endswith(end) and stem.removesuffix(end) in own for end in _BESIDE)
    ]
