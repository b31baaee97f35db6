"""A project of Trackio, read as it grows, for all its runs at once.

Metrics, samples of the machine and alerts are only ever added: the new rows are read.
Configurations change in their place and are few: they are read whole whenever the file has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.errors import SummaryError
from insight.sources.kept_files.artifact_bytes import artifact_bytes
from insight.sources.kept_files.media_folder import MediaFolder
from insight.sources.records import as_name, as_text
from insight.sources.sqlite.file import SqliteFile
from insight.sources.sqlite.growing_table import GrowingTable
from insight.sources.sqlite.tables import tables_in

from .artifacts import OF_ARTIFACTS, artifacts_in
from .facts import facts_of
from .project_run import Fresh, ProjectRun, names_of
from .taking import Taking
from .values import mapping_in, mappings_in, trace_in

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

    from insight.sources.place import Place
    from insight.sources.records import Folder
    from insight.sources.sqlite.growing_table import Row

    from .artifacts import Artifact

METRICS, SAMPLES, ALERTS, TRACES = "metrics", "system_metrics", "alerts", "traces"
CONFIGS, ARTIFACTS = "configs", "artifacts"
"""The tables that a run's news comes from, in the place of files."""
ABOUT = "project_metadata"
_READ = (METRICS, SAMPLES, ALERTS, TRACES, CONFIGS, ABOUT, *OF_ARTIFACTS)
NEEDED = frozenset(("timestamp", "run_name", "step", "metrics"))
_MEDIA = "media"


class Project:
    """One file.

    Attributes:
        runs: By their id, or by their name where they have none; empty where the file is none of
            Trackio's.
        ids: The same ids by the names that tell the runs apart.
        media: Where its pictures lie.

    """

    def __init__(self, place: Place, path: str, folder: Folder) -> None:
        self.runs: dict[str, ProjectRun] = {}
        self.ids: dict[str, str] = {}
        self.media = MediaFolder(folder, place, _MEDIA)
        self._name = as_name(path.rpartition("/")[2].removesuffix(".db"))
        self._place, self._folder = place, folder
        self._file = SqliteFile(place, path)
        self._tables: dict[str, GrowingTable] = {}
        self._columns: dict[str, frozenset[str]] = {}
        self._about: dict[str, str] = {}

    @property
    def problem(self) -> str:
        """Why it cannot be read, or not whole; empty when it can."""
        return self._file.problem

    @property
    def is_refused(self) -> bool:
        """Whether it could not be read now, and may be later, though nothing changes."""
        return self._file.is_refused

    def refresh(self) -> None:
        """Read what is new, if the file has changed."""
        if self._file.look(self):
            self.ids = names_of(self.runs)
            for run in self.runs.values():
                is_new = run.has_facts or run.has_artifacts or run.is_anew
                run.revision += is_new or bool(run.fresh)

    def read_again(self, run_id: str) -> None:
        """Have everything of all runs as fresh once more: rows of one are not looked for."""
        if run_id in self.runs:
            self.begin_again()
            self._file.look_again()
            self.refresh()

    def content_of(self, table: str, number: int) -> dict[str, Any]:
        """What stands in a row of the metrics or of the traces.

        Raises:
            FormatError: If there is no such row.
            sqlite3.Error, OSError: If it cannot be read now.

        """
        columns = "metrics"
        if table == TRACES:
            spans = ", spans" if "spans" in self._columns.get(TRACES, ()) else ""
            columns = f"key, trace_index, messages, metadata{spans}"
        query = f"SELECT {columns} FROM {table} WHERE rowid = ?"  # noqa: S608 - names of ours
        with self._file.connection() as connection:
            found = connection.execute(query, (number,)).fetchone()
        if table == TRACES and found is not None:
            return trace_in(found)
        return mapping_in(found[0] if found else None)

    def bytes_of(self, artifact: Artifact) -> bytes:
        """What a file of an artifact holds: Trackio keeps it under its digest.

        Raises:
            FormatError: If it is kept elsewhere, or not any longer.

        """
        digest = artifact.cells[-1].removeprefix("sha256:")
        path = f"artifacts/{self._name}/blobs/sha256/{digest[:2]}/{digest}"
        return artifact_bytes(self._place, self._folder.path, path)

    def lose(self) -> None:
        self.runs.clear()
        self._tables.clear()
        self._columns.clear()

    def begin_again(self) -> None:
        for table in self._tables.values():
            table.forget()
        for run in self.runs.values():
            run.is_anew = run.has_facts = run.has_artifacts = True
            run.samples = run.alerts = 0
            run.fresh = {}

    def read(self, connection: sqlite3.Connection) -> None:
        tables = tables_in(connection)
        columns = {name: tables[name] for name in _READ if name in tables}
        if not columns.get(METRICS, frozenset()) >= NEEDED:
            self.lose()
            return
        if columns != self._columns:
            self._columns, self._tables = columns, _growing(columns)
            self.begin_again()
        if not all(table.stands(connection) for table in self._tables.values()):
            self.begin_again()
        self._read_configs(connection)
        self._read_beside(connection)
        takes: dict[str, Callable[[list[Row]], None]] = {
            METRICS: self._take_metrics,
            SAMPLES: self._take_samples,
            ALERTS: self._take_alerts,
            TRACES: self._take_traces,
        }
        for name, table in self._tables.items():
            for page in table.new_pages(connection):
                takes[name](page)
        for gone in [key for key, run in self.runs.items() if run.is_gone]:
            del self.runs[gone]

    def _read_configs(self, connection: sqlite3.Connection) -> None:
        if not self._columns.get(CONFIGS, frozenset()) >= {"run_id", "run_name", "config"}:
            return
        rows = connection.execute("SELECT run_id, run_name, config FROM configs").fetchall()
        known = {str(run_id): (str(name), config) for run_id, name, config in rows}
        for gone in [key for key, run in self.runs.items() if run.has_config and key not in known]:
            del self.runs[gone]
        for run_id, (name, content) in known.items():
            run = self._run(run_id, name)
            try:
                config = mapping_in(content)
            except SummaryError as error:
                config = {}
                run.of(CONFIGS).odd[0] = str(error)
            if not run.has_config or (config, as_text(name)) != (run.config, run.name):
                run.config, run.name = config, as_text(name)
                run.has_config = run.has_facts = True

    def _read_beside(self, connection: sqlite3.Connection) -> None:
        """Read what is known of the project, and the files that belong to its runs."""
        about = {}
        if self._columns.get(ABOUT, frozenset()) >= {"key", "value"}:
            rows = connection.execute("SELECT key, value FROM project_metadata LIMIT 1000")
            about = {as_text(str(key)): as_text(str(value)) for key, value in rows.fetchall()}
        if about != self._about:
            self._about = about
            for run in self.runs.values():
                run.has_facts = True
        found = artifacts_in(connection, self._columns)
        for run_id, (name, _) in found.items():
            self._run(run_id, name)
        for run_id, run in self.runs.items():
            artifacts = found.get(run_id, ("", []))[1]
            if artifacts != run.artifacts:
                run.artifacts, run.has_artifacts = artifacts, True

    def facts(self, run_id: str) -> dict[str, Any]:
        """What is known of a run, under the names of the lineage."""
        run = self.runs[run_id]
        facts = {"run.name": run.name, "run.project": self._name}
        if as_text(run_id) != run.name:
            facts["run.id"] = as_text(run_id)
        facts |= {f"user.project.{name}": value for name, value in self._about.items()}
        return facts | dict(facts_of(run.config))

    def _run(self, run_id: Any, name: Any) -> ProjectRun:
        key = run_id if isinstance(run_id, str) else str(run_id)
        run = self.runs.get(key)
        if run is None:
            run = self.runs[key] = ProjectRun(as_text(str(name)) or as_text(key))
        return run

    def _take_metrics(self, rows: list[Row]) -> None:
        taking = Taking(METRICS, self.media)
        held = mappings_in([row[-1] for row in rows])
        last, fresh = None, Fresh()
        for (_, number, run_id, name, timestamp, step, content), metrics in zip(
            rows, held, strict=True
        ):
            if run_id != last or last is None:
                last, fresh = run_id, self._run(run_id, name).of(METRICS)
            try:
                if metrics is None:
                    metrics = mapping_in(content)
                taking.metrics(fresh, number, timestamp, step, metrics)
            except Exception as error:  # a reader outlives any content
                fresh.odd[number] = _said(error)

    def _take_samples(self, rows: list[Row]) -> None:
        taking = Taking(SAMPLES, self.media)
        for _, number, run_id, name, timestamp, content in rows:
            run = self._run(run_id, name)
            try:
                taking.sample(run, run.of(SAMPLES), number, timestamp, mapping_in(content))
            except Exception as error:  # as above
                run.of(SAMPLES).odd[number] = _said(error)

    def _take_alerts(self, rows: list[Row]) -> None:
        taking = Taking(ALERTS, self.media)
        for _, number, run_id, name, timestamp, *told in rows:
            run = self._run(run_id, name)
            try:
                taking.alert(run, run.of(ALERTS), number, timestamp, tuple(told))
            except Exception as error:  # as above
                run.of(ALERTS).odd[number] = _said(error)

    def _take_traces(self, rows: list[Row]) -> None:
        taking = Taking(TRACES, self.media)
        for _, number, run_id, name, timestamp, step, *trace in rows:
            fresh = self._run(run_id, name).of(TRACES)
            try:
                taking.metrics(fresh, number, timestamp, step, trace_in(trace))
            except Exception as error:  # as above
                fresh.odd[number] = _said(error)


def _said(error: Exception) -> str:
    return f"row cannot be read: {error or type(error).__name__}"


def _growing(columns: dict[str, frozenset[str]]) -> dict[str, GrowingTable]:
    """The tables that only grow, where they have what is read of them."""
    wanted = {
        METRICS: ("timestamp", "step", "metrics"),
        SAMPLES: ("timestamp", "metrics"),
        ALERTS: ("timestamp", "title", "text", "level"),
        TRACES: ("timestamp", "step", "key", "trace_index", "messages", "metadata"),
    }
    found = {}
    for table, names in wanted.items():
        held = columns.get(table, frozenset())
        if held >= {"run_name", *names}:
            identity = "run_id" if "run_id" in held else "run_name"
            spans = ("spans",) if table == TRACES and "spans" in held else ()
            listed = ", ".join(("rowid", identity, "run_name", *names, *spans))
            found[table] = GrowingTable(table, listed)
    return found
