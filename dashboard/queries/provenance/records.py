"""What tables tell of where each run comes from and of what came of it, in plain values."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import pandas as pd

from insight.lineage.facts import text_of
from insight.lineage.named_parents import named_parent

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_METRICS = 50
PATHS = {"train_dataset_path": "train", "valid_dataset_path": "valid", "source_path": "source"}
USES = ("digest", "source", "name")  # what MLflow says of a data set, the most telling first
GIVEN = ("hyperparameters", "algorithm", "user")  # where a run names what it began with
RUN_ID, MODEL_PATH = "run.id", "model.path"
PARENTS = ("run.parent", "run.forked_from")  # what it is a part of, and what it branched off
DATASET_SIZE, BATCH_SIZE = "dataset.train_dataset_size", "hyperparameters.batch_size"
TRAINED = ("hyperparameters.", "algorithm.", "model.")


class DataUse(NamedTuple):
    """Data that a run read: under which name, and what tells them from others."""

    name: str
    key: str
    """The same for data of one fingerprint; of one path, where nobody took a fingerprint."""
    facts: tuple[tuple[str, str], ...]


class File(NamedTuple):
    """A checkpoint that a run wrote or read."""

    path: str
    sha256: str
    resumed: bool = False


@dataclass(frozen=True)
class RunRecord:
    """One run.

    Attributes:
        run: Its name.
        data: What it read.
        operations: Those of its pipeline, the source first.
        saved, loaded: Checkpoints, oldest first.
        named: Paths of checkpoints that its settings name, and that another run calls its own.
        model_path: The checkpoint that its lineage calls its model.
        parents: Runs that it names as its parents, or that it was forked off.
        lost_parent: The id of a parent that no run here has.
        metrics: What an evaluation found.
        landscapes: How many were recorded.
        steps_per_epoch: As its lineage says; None for unknown.
        trained: Whether it recorded anything of a training.

    """

    run: str
    data: tuple[DataUse, ...] = ()
    operations: tuple[str, ...] = ()
    saved: tuple[File, ...] = ()
    loaded: tuple[File, ...] = ()
    named: tuple[str, ...] = ()
    model_path: str = ""
    parents: tuple[str, ...] = ()
    lost_parent: str = ""
    metrics: tuple[tuple[str, str], ...] = ()
    landscapes: int = 0
    steps_per_epoch: int | None = None
    trained: bool = False

    @property
    def says_anything(self) -> bool:
        """Whether it hangs together with anything."""
        files = self.saved or self.loaded or self.named or self.model_path
        others = self.parents or self.lost_parent
        return bool(self.data or self.operations or files or others or self.metrics)


def records(
    lineage: pd.DataFrame, checkpoints: pd.DataFrame, landscapes: pd.DataFrame
) -> dict[str, RunRecord]:
    """A record of each run, in the order of the lineage.

    Args:
        lineage: `Store.lineage()`.
        checkpoints: `Store.checkpoints()`.
        landscapes: `Store.table("landscape")`.

    >>> told = pd.DataFrame({"run": ["a"], "data.train.sha256": ["5e"], "data.train.rows": [10]})
    >>> files = pd.DataFrame({"run": [], "role": [], "path": [], "sha256": []})
    >>> records(told, files, files)["a"].data
    (DataUse(name='train', key='5e', facts=(('sha256', '5e'), ('rows', '10'))),)

    """
    rows = _rows(lineage)
    saved, loaded = _files(checkpoints)
    drawn = landscapes["run"].astype(str).value_counts().to_dict()
    runs_of_id = {row[RUN_ID]: run for run, row in rows.items() if RUN_ID in row}
    models = {row[MODEL_PATH] for row in rows.values() if isinstance(row.get(MODEL_PATH), str)}
    named = _named(lineage, models)
    found = {}
    for run, row in rows.items():
        called = [str(row[name]) for name in PARENTS if row.get(name)]
        parents = [named_parent(run, parent, rows, runs_of_id) for parent in called]
        lost = [
            parent
            for parent, known in zip(called, parents, strict=True)
            if not known and parent not in runs_of_id
        ]
        found[run] = RunRecord(
            run=run,
            data=_data(row),
            operations=tuple(filter(None, str(row.get("dataset.pipeline", "")).split(" > "))),
            saved=tuple(saved.get(run, ())),
            loaded=tuple(loaded.get(run, ())),
            named=tuple(path for path in named.get(run, ()) if path != row.get(MODEL_PATH)),
            model_path=str(row.get(MODEL_PATH, "")),
            parents=tuple(dict.fromkeys(filter(None, parents))),
            lost_parent=next(iter(lost), ""),
            metrics=_metrics(row),
            landscapes=int(drawn.get(run, 0)),
            steps_per_epoch=_steps_per_epoch(row),
            trained=run in saved or any(name.startswith(TRAINED) for name in row),
        )
    return found


def _rows(lineage: pd.DataFrame) -> dict[str, dict[str, Any]]:
    """What stands in the columns that matter here, without what runs lack."""
    wanted = ("data.", "dataset.", "metric.", "hyperparameters.", "algorithm.", "model.", "run.")
    rows: dict[str, dict[str, Any]] = {str(run): {} for run in lineage["run"]}
    order = list(rows.values())
    for name in lineage.columns:
        if not str(name).startswith(wanted):
            continue
        column = lineage[name]
        there = column.notna().tolist()
        for row, value, is_there in zip(order, column.astype(object).tolist(), there, strict=True):
            if is_there:
                row[str(name)] = value
    return rows


def _files(checkpoints: pd.DataFrame) -> tuple[dict[str, list[File]], dict[str, list[File]]]:
    saved: dict[str, list[File]] = defaultdict(list)
    loaded: dict[str, list[File]] = defaultdict(list)
    columns = (checkpoints[name].tolist() for name in ("run", "role", "path", "sha256"))
    for run, role, path, digest in zip(*columns, strict=True):
        held = saved if role == "saved" else loaded
        held[run].append(File(path, digest, role == "resumed"))
    return saved, loaded


def _named(lineage: pd.DataFrame, paths: set[str]) -> dict[str, list[str]]:
    """The paths among these that each run's settings name."""
    found: dict[str, list[str]] = defaultdict(list)
    if not paths:
        return found
    for name in lineage.columns:
        if str(name).partition(".")[0] not in GIVEN:
            continue
        if pd.api.types.is_numeric_dtype(lineage[name].dtype):
            continue
        for run, value in zip(lineage["run"], lineage[name], strict=True):
            if isinstance(value, str) and value in paths:
                found[str(run)].append(value)
    return found


def _data(row: Mapping[str, Any]) -> tuple[DataUse, ...]:
    """Data with a fingerprint; else what lineage messages and MLflow call them."""
    told: dict[str, dict[str, str]] = defaultdict(dict)
    for column, value in row.items():
        section, _, rest = column.partition(".")
        name, dot, fact = rest.rpartition(".")
        if section == "data" and dot:
            told[name][fact] = text_of(value)
    found = [
        DataUse(name, facts["sha256"], tuple(facts.items()))
        for name, facts in told.items()
        if "sha256" in facts
    ]
    return tuple(found or _without_fingerprint(row))


def _without_fingerprint(row: Mapping[str, Any]) -> list[DataUse]:
    found: dict[str, DataUse] = {}
    uses: dict[str, dict[str, str]] = defaultdict(dict)
    for column, value in row.items():
        section, _, rest = column.partition(".")
        if section != "dataset" or not isinstance(value, str):
            continue
        name, dot, fact = rest.rpartition(".")
        if rest in PATHS:
            found.setdefault(value, DataUse(PATHS[rest], value, (("path", value),)))
        elif dot and fact in USES:
            uses[name][fact] = value
    for name, facts in uses.items():
        key = next(facts[one] for one in USES if one in facts)
        found.setdefault(key, DataUse(name, key, tuple(facts.items())))
    return list(found.values())


def _metrics(row: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    told = [
        (name.partition(".")[2], f"{value:.6g}" if isinstance(value, float) else text_of(value))
        for name, value in row.items()
        if name.startswith("metric.")
    ]
    return tuple(told[:MOST_METRICS])


def _steps_per_epoch(row: Mapping[str, Any]) -> int | None:
    """As MindSpore's lineage has it: so many rows, in batches of so many."""
    size, batch = (row.get(name) for name in (DATASET_SIZE, BATCH_SIZE))
    if not isinstance(size, (int, float)) or not isinstance(batch, (int, float)) or not batch:
        return None
    steps = size / batch
    return int(steps) if math.isfinite(steps) and steps >= 1 else None
