"""What a database keeps beside runs: logged models, tags of experiments, traces, versions."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Any

from .models import LoggedModel

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping

_LARGEST = 1.7976931348623157e308  # what MLflow writes for infinity
_MOST_METRICS = 100_000
_NEEDED = {
    "logged_models": {"model_id", "name", "model_type", "status", "lifecycle_stage"}
    | {"source_run_id"},
    "logged_model_params": {"model_id", "param_key", "param_value"},
    "logged_model_tags": {"model_id", "tag_key", "tag_value"},
    "logged_model_metrics": {"model_id", "metric_name", "metric_value", "metric_step"},
    "experiment_tags": {"experiment_id", "key", "value"},
    "trace_request_metadata": {"request_id", "key", "value"},
    "model_versions": {"name", "version", "run_id"},
    "inputs": {"source_type", "source_id", "destination_type", "destination_id", "step"},
}
_MODELS = """
    SELECT model_id, name, model_type, status, source_run_id FROM logged_models
    WHERE lifecycle_stage IS NOT 'deleted' ORDER BY rowid
"""
_OUTPUTS = """
    SELECT destination_id, step FROM inputs
    WHERE source_type = 'RUN_OUTPUT' AND destination_type = 'MODEL_OUTPUT'
"""
_LAST = """
    SELECT model_id, metric_name, metric_value, MAX(metric_step) FROM logged_model_metrics
    GROUP BY model_id, metric_name
"""
_TRACES = """
    SELECT value, COUNT(*) FROM trace_request_metadata WHERE key = 'mlflow.sourceRun' GROUP BY value
"""

Texts = dict[str, dict[str, str]]


class Beside:
    """Reads it whenever the database has changed.

    Attributes:
        models: The logged models by the id of the run that made them.
        experiments: The tags of experiments by their id.
        traces: How many traces each run has, by its id.
        versions: The names and versions of registered models by the id of the run.

    """

    def __init__(self) -> None:
        self.models: dict[str, list[LoggedModel]] = {}
        self.experiments: Texts = {}
        self.traces: Counter[str] = Counter()
        self.versions: dict[str, tuple[str, ...]] = {}
        self._newest_trace: Any = None

    def read(self, connection: sqlite3.Connection, tables: Mapping[str, frozenset[str]]) -> None:
        """What the tables say that are there.

        Raises:
            sqlite3.Error: If one cannot be read.

        """
        has = {name for name, needed in _NEEDED.items() if tables.get(name, frozenset()) >= needed}
        self.models = _models(connection, has) if "logged_models" in has else {}
        query = "SELECT experiment_id, key, value FROM experiment_tags"
        self.experiments = _texts(connection, query) if "experiment_tags" in has else {}
        if "model_versions" in has:
            self._read_versions(connection)
        if "trace_request_metadata" in has:
            self._read_traces(connection)

    def _read_versions(self, connection: sqlite3.Connection) -> None:
        found: dict[str, list[str]] = {}
        query = "SELECT run_id, name, version FROM model_versions WHERE run_id IS NOT NULL"
        for run, name, version in connection.execute(query).fetchall():
            found.setdefault(str(run), []).append(f"{name}/{version}")
        self.versions = {run: tuple(names) for run, names in found.items()}

    def _read_traces(self, connection: sqlite3.Connection) -> None:
        """There may be millions: they are counted again only where some came."""
        query = "SELECT MAX(rowid) FROM trace_request_metadata"
        newest = connection.execute(query).fetchone()
        if newest != self._newest_trace:
            counts = connection.execute(_TRACES).fetchall()
            self.traces = Counter({str(run): int(count) for run, count in counts})
            self._newest_trace = newest


def _models(connection: sqlite3.Connection, has: set[str]) -> dict[str, list[LoggedModel]]:
    params = _texts(connection, "SELECT model_id, param_key, param_value FROM logged_model_params")
    tags = _texts(connection, "SELECT model_id, tag_key, tag_value FROM logged_model_tags")
    steps = dict(connection.execute(_OUTPUTS).fetchall()) if "inputs" in has else {}
    metrics = _last_values(connection)
    found: dict[str, list[LoggedModel]] = {}
    for identity, name, kind, status, run in connection.execute(_MODELS).fetchall():
        step = steps.get(identity)
        model = LoggedModel(
            *(str(identity), str(name), str(kind or ""), str(status or "")),
            "" if step is None else str(step),
            params.get(str(identity), {}),
            tags.get(str(identity), {}),
            metrics.get(str(identity), {}),
        )
        found.setdefault(str(run), []).append(model)
    return found


def _last_values(connection: sqlite3.Connection) -> dict[str, dict[str, float]]:
    """Of each metric of a model; of none where there are so many that it would take long."""
    query = "SELECT MAX(rowid) FROM logged_model_metrics"
    if (connection.execute(query).fetchone()[0] or 0) > _MOST_METRICS:
        return {}
    found: dict[str, dict[str, float]] = {}
    for identity, name, value, _ in connection.execute(_LAST).fetchall():
        if isinstance(value, int | float):
            is_infinite = abs(value) >= _LARGEST
            number = math.copysign(math.inf, value) if is_infinite else float(value)
            found.setdefault(str(identity), {})[str(name)] = number
    return found


def _texts(connection: sqlite3.Connection, query: str) -> Texts:
    found: Texts = {}
    for identity, name, text in connection.execute(query).fetchall():
        found.setdefault(str(identity), {})[str(name)] = "" if text is None else str(text)
    return found
