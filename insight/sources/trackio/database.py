"""A project of Trackio, read as it grows, for all its runs at once.

Metrics, samples of the machine and alerts are only ever added: the new rows are read.
Configurations change in their place and are few: they are read whole whenever the file has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.errors import SummaryError
from insight.plugins.beside import ALERT
from insight.sources.growing_table import GrowingTable
from insight.sources.media_folder import MediaFolder
from insight.sources.records import as_name, as_text
from insight.sources.sqlite_file import SqliteFile
from insight.sources.sqlite_tables import tables_in

from .facts import facts_of
from .machine import machine_tag
from .project_run import ProjectRun, names_of
from .values import mapping_in, number_of, rows_of, seconds

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from insight.sources.growing_table import Row
    from insight.sources.place import Place
    from insight.sources.records import Folder

METRICS, SAMPLES, ALERTS, CONFIGS = "metrics", "system_metrics", "alerts", "configs"
"""The tables that a run's news comes from, in the place of files."""
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
        self._file = SqliteFile(place, path)
        self._tables: dict[str, GrowingTable] = {}
        self._columns: dict[str, frozenset[str]] = {}

    def refresh(self) -> None:
        """Read what is new, if the file has changed."""
        if self._file.look(self):
            self.ids = names_of(self.runs)
            for run in self.runs.values():
                run.revision += run.has_facts or run.is_anew or bool(run.fresh)

    def read_again(self, run_id: str) -> None:
        """Have everything of all runs as fresh once more: rows of one are not looked for."""
        if run_id in self.runs:
            self.begin_again()
            self._file.look_again()
            self.refresh()

    def metrics_of(self, number: int) -> dict[str, Any]:
        """What stands in a row of the metrics.

        Raises:
            FormatError: If there is no such row.
            sqlite3.Error, OSError: If it cannot be read now.

        """
        query = "SELECT metrics FROM metrics WHERE rowid = ?"
        with self._file.connection() as connection:
            found = connection.execute(query, (number,)).fetchone()
        return mapping_in(found[0] if found else None)

    def lose(self) -> None:
        self.runs.clear()
        self._tables.clear()
        self._columns.clear()

    def begin_again(self) -> None:
        for table in self._tables.values():
            table.forget()
        for run in self.runs.values():
            run.is_anew = run.has_facts = True
            run.samples = run.alerts = 0
            run.fresh = {}

    def read(self, connection: sqlite3.Connection) -> None:
        columns = tables_in(connection)
        if not columns.get(METRICS, frozenset()) >= NEEDED:
            self.lose()
            return
        if columns != self._columns:
            self._columns, self._tables = columns, _growing(columns)
            self.begin_again()
        if not all(table.stands(connection) for table in self._tables.values()):
            self.begin_again()
        self._read_configs(connection)
        takes = {
            METRICS: self._take_metrics,
            SAMPLES: self._take_samples,
            ALERTS: self._take_alerts,
        }
        for name, table in self._tables.items():
            takes[name](table.new_rows(connection))
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

    def facts(self, run_id: str) -> dict[str, Any]:
        """What is known of a run, under the names of the lineage."""
        run = self.runs[run_id]
        facts = {"run.name": run.name, "run.project": self._name}
        if as_text(run_id) != run.name:
            facts["run.id"] = as_text(run_id)
        return facts | dict(facts_of(run.config))

    def _run(self, run_id: Any, name: Any) -> ProjectRun:
        key = str(run_id)
        run = self.runs.get(key)
        if run is None:
            run = self.runs[key] = ProjectRun(as_text(str(name)) or as_text(key))
        return run

    def _take_metrics(self, rows: Iterable[Row]) -> None:
        for number, run_id, name, timestamp, step, content in rows:
            fresh = self._run(run_id, name).of(METRICS)
            try:
                wall_time, at = seconds(timestamp), _whole(step)
                metrics = mapping_in(content)
                others = {}
                for tag, value in metrics.items():
                    if type(value) is float:  # by far the most
                        fresh.point(as_text(tag), at, wall_time, value)
                    else:
                        others[tag] = value
                for row in rows_of(others, self.media):
                    if row.kind == "scalar":
                        fresh.point(row.tag, at, wall_time, row.heavy)
                    else:
                        where = METRICS, row.kind, row.tag
                        fresh.row(where, at, wall_time, row.cells, number)
            except Exception as error:  # a reader outlives any content
                fresh.odd[number] = f"row cannot be read: {error or type(error).__name__}"
            else:
                fresh.see(wall_time)

    def _take_samples(self, rows: Iterable[Row]) -> None:
        for number, run_id, name, timestamp, content in rows:
            run = self._run(run_id, name)
            fresh = run.of(SAMPLES)
            try:
                wall_time, values = seconds(timestamp), mapping_in(content)
            except SummaryError as error:
                fresh.odd[number] = f"row cannot be read: {error}"
                continue
            run.samples += 1
            for tag, value in values.items():
                held = number_of(value)
                if held is not None:
                    fresh.point(machine_tag(as_text(tag)), run.samples, wall_time, held)
            fresh.see(wall_time)

    def _take_alerts(self, rows: Iterable[Row]) -> None:
        for number, run_id, name, timestamp, title, text, level in rows:
            run = self._run(run_id, name)
            fresh = run.of(ALERTS)
            try:
                wall_time = seconds(timestamp)
            except SummaryError as error:
                fresh.odd[number] = f"row cannot be read: {error}"
                continue
            run.alerts += 1
            said = "\n".join(as_text(str(part)) for part in (title, text) if part)
            cells = as_text(str(level)).lower(), said
            fresh.row((ALERTS, "message", ALERT), run.alerts, wall_time, cells, number)
            fresh.see(wall_time)


def _whole(step: Any) -> int:
    if not isinstance(step, int):
        raise TypeError(f"step is {type(step).__name__}")
    return step


def _growing(columns: dict[str, frozenset[str]]) -> dict[str, GrowingTable]:
    """The tables that only grow, where they have what is read of them."""
    wanted = {
        METRICS: ("timestamp", "step", "metrics"),
        SAMPLES: ("timestamp", "metrics"),
        ALERTS: ("timestamp", "title", "text", "level"),
    }
    found = {}
    for table, names in wanted.items():
        held = columns.get(table, frozenset())
        if held >= {"run_name", *names}:
            identity = "run_id" if "run_id" in held else "run_name"
            listed = ", ".join(("rowid", identity, "run_name", *names))
            found[table] = GrowingTable(table, listed)
    return found
