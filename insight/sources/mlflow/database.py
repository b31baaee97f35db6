"""MLflow's SQLite file, read as it grows, for all its runs at once.

Metrics and parameters are only ever added: the new rows are read. Runs and tags change in their
place and are few: they are read whole whenever the file has changed.
"""

from __future__ import annotations

import math
import re
import sqlite3
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from insight.sources.sqlite.file import SqliteFile
from insight.sources.sqlite.growing_table import GrowingTable
from insight.sources.sqlite.tables import tables_in

from .facts import (
    OF_DATASETS,
    Facts,
    hyperparameters,
    in_seconds,
    of_datasets,
    of_experiment,
    of_run,
    status_of,
    tagged,
)
from .metric_rows import Part, points_in, texts_as_bytes
from .model_tables import Beside
from .models import of_models

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from insight.sources.place import Place
    from insight.sources.sqlite.growing_table import Row

    from .models import LoggedModel

TABLES = frozenset(("experiments", "runs", "metrics", "params", "tags"))
_DATASET_TABLES = frozenset(("datasets", "inputs", "input_tags"))
_OF_DATASETS = ("dataset_source_type", "dataset_schema", "dataset_profile")
_RUN_ID = re.compile(r"[\w.-]{1,64}")

_RUNS = """
    SELECT r.run_uuid, r.experiment_id, r.name, r.user_id, r.status, r.start_time, r.end_time,
           r.source_name, r.source_version, e.name
    FROM runs AS r LEFT JOIN experiments AS e ON e.experiment_id = r.experiment_id
    WHERE r.lifecycle_stage IS NOT 'deleted' AND e.lifecycle_stage IS NOT 'deleted'
"""
_INPUTS = """
    SELECT i.destination_id, t.value, d.name, d.digest, d.dataset_source, {others}
    FROM inputs AS i JOIN datasets AS d ON d.dataset_uuid = i.source_id
    LEFT JOIN input_tags AS t
           ON t.input_uuid = i.input_uuid AND t.name = 'mlflow.data.context'
    WHERE i.source_type = 'DATASET' AND i.destination_type = 'RUN'
"""

Series = dict[str, list[Part]]


@dataclass(slots=True)
class DatabaseRun:
    """What is known of one run, and what of it was not told yet."""

    row: Row
    params: dict[str, str] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)
    datasets: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    models: list[LoggedModel] = field(default_factory=list)
    beside: tuple[Facts, int] = field(default_factory=lambda: ({}, 0))
    """What is known of its experiment and of models that were registered; how many traces it has.
    """
    fresh: Series = field(default_factory=dict)
    """Points that were not told yet."""
    odd: int = 0
    """Rows of metrics that hold no number or no step."""
    has_facts: bool = True
    """Whether its facts are new."""
    is_anew: bool = False
    """Whether nothing that was told of it holds any longer."""
    is_told: bool = False
    """Whether a follower has taken anything of it."""
    revision: int = 0

    @property
    def experiment(self) -> str:
        return str(self.row[1])

    @property
    def status(self) -> str | None:
        return status_of(self.row[4])

    @property
    def span(self) -> tuple[float, float]:
        """Start and end; infinite and minus infinity for none."""
        times = [time for time in map(in_seconds, self.row[5:7]) if time is not None]
        return (times[0], times[-1]) if times else (math.inf, -math.inf)

    def facts(self) -> Facts:
        """Everything known of it, under the names of the lineage."""
        identity, _, name, user, _, _, _, program, commit, experiment = map(_text, self.row)
        texts = {"id": identity, "name": name, "user": user, "program": program}
        facts = of_run({**texts, "commit": commit, "experiment": experiment})
        facts |= hyperparameters(self.params)
        facts |= tagged(self.tags)
        facts |= of_models(self.models) | self.beside[0]
        return facts | of_datasets(self.datasets)


class Database:
    """One file.

    Attributes:
        runs: By their id; empty where the file is none of MLflow's.
        problem: Why it cannot be read, or not whole; empty when it can.

    """

    def __init__(self, place: Place, path: str) -> None:
        self.runs: dict[str, DatabaseRun] = {}
        self.problem = ""
        self._wrong = ""
        self._file = SqliteFile(place, path)
        self._metrics = GrowingTable("metrics", "key, value, timestamp, run_uuid, step, is_nan")
        self._params = GrowingTable("params", "key, value, run_uuid")
        self._beside = Beside()

    @property
    def is_refused(self) -> bool:
        """Whether it could not be read now, and may be later, though nothing changes."""
        return self._file.is_refused

    def refresh(self) -> None:
        """Read what is new, if the file has changed."""
        self._wrong = ""
        if not self._file.look(self):
            return
        self.problem = self._file.problem or self._wrong
        for run in self.runs.values():
            run.revision += run.has_facts or run.is_anew or bool(run.fresh)

    def read_again(self, run_id: str) -> None:
        """Have everything of a run as fresh once more."""
        self.runs.pop(run_id, None)
        self._file.look_again()
        self.refresh()

    def lose(self) -> None:
        self.runs.clear()

    def begin_again(self) -> None:
        self._metrics.forget()
        self._params.forget()
        for run in self.runs.values():
            run.is_anew = run.has_facts = True
            run.fresh, run.params, run.odd = {}, {}, 0

    def read(self, connection: sqlite3.Connection) -> None:
        tables = tables_in(connection)
        if not tables.keys() >= TABLES:
            self.runs.clear()
            return
        with texts_as_bytes(connection):
            stands = self._metrics.stands(connection)
        if not (stands and self._params.stands(connection)):
            self.begin_again()
        self._read_runs(connection)
        query = "SELECT key, value, run_uuid FROM tags"
        self._read_tags(connection.execute(query).fetchall())
        if tables.keys() >= _DATASET_TABLES:
            held = tables["datasets"]
            others = ", ".join(f"d.{one}" if one in held else "NULL" for one in _OF_DATASETS)
            query = _INPUTS.format(others=others)
            self._read_datasets(connection.execute(query).fetchall())
        self._beside.read(connection, tables)
        self._note_beside()
        self._take_params(self._params.new_rows(connection))
        with texts_as_bytes(connection):
            for rows in self._metrics.new_pages(connection):
                self._take_metrics(rows)
        odd = sum(run.odd for run in self.runs.values())
        if odd:
            self._wrong = f"{odd} rows of metrics hold no number or no step"

    def _read_runs(self, connection: sqlite3.Connection) -> None:
        rows = connection.execute(_RUNS).fetchall()
        known = {
            row[0]: row for row in rows if isinstance(row[0], str) and _RUN_ID.fullmatch(row[0])
        }
        if len(known) < len(rows):
            self._wrong = f"{len(rows) - len(known)} runs have no id that MLflow would give"
        for gone in self.runs.keys() - known.keys():
            del self.runs[gone]
        passed = (
            [table for table in (self._params, self._metrics) if table.has_passed(connection)]
            if known.keys() - self.runs.keys()
            else []
        )
        for name, row in known.items():
            run = self.runs.get(name)
            if run is None:
                # Its rows may have been passed over: it was in the trash, or came in this instant.
                self.runs[name] = DatabaseRun(row)
                self._take_passed_over(connection, name, passed)
            elif run.row != row:
                run.row, run.has_facts = row, True

    def _take_passed_over(
        self, connection: sqlite3.Connection, name: str, tables: Sequence[GrowingTable]
    ) -> None:
        if self._params in tables:
            self._take_params(self._params.rows_of(connection, name))
        if self._metrics in tables:
            with texts_as_bytes(connection):
                held = self._metrics.rows_of(connection, name)
                self._take_metrics([(0, *one) for one in held])

    def _read_tags(self, rows: Iterable[Row]) -> None:
        found: dict[str, dict[str, str]] = {}
        for key, value, name in rows:
            found.setdefault(name, {})[_text(key)] = _text(value)
        for name, run in self.runs.items():
            tags = found.get(name, {})
            if tags != run.tags:
                run.tags, run.has_facts = tags, True

    def _read_datasets(self, rows: Iterable[Row]) -> None:
        found: dict[str, list[tuple[str, dict[str, str]]]] = {}
        for name, use, *texts in rows:
            held = dict(zip(OF_DATASETS, map(_text, texts), strict=True))
            found.setdefault(name, []).append((_text(use), held))
        for name, run in self.runs.items():
            datasets = found.get(name, [])
            if datasets != run.datasets:
                run.datasets, run.has_facts = datasets, True

    def _note_beside(self) -> None:
        told = self._beside
        for name, run in self.runs.items():
            facts = of_experiment(told.experiments.get(run.experiment, {}))
            if versions := told.versions.get(name):
                facts["run.registered_models"] = versions
            models, beside = told.models.get(name, []), (facts, told.traces[name])
            if (models, beside) != (run.models, run.beside):
                run.models, run.beside, run.has_facts = models, beside, True

    def _take_params(self, rows: Iterable[Row]) -> None:
        for key, value, name in rows:
            run = self.runs.get(name)
            if run is not None:
                run.params[_text(key)] = _text(value)
                run.has_facts = True

    def _take_metrics(self, rows: Sequence[Row]) -> None:
        found, odd = points_in(rows)
        for name, tag, part in found:
            if (run := self.runs.get(name)) is not None:
                run.fresh.setdefault(tag, []).append(part)
        for name, count in odd.items():
            if (run := self.runs.get(name)) is not None:
                run.odd += count


def _text(value: Any) -> str:
    return "" if value is None else str(value)
