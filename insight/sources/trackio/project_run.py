"""What is known of the runs of a project, and what of it was not told yet."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.sources.records import Batch, as_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .artifacts import Artifact

_SHORT_ID = 8


_Rows = list[tuple[int, int, float, Any]]
"""Number of the row, step, wall time, and a number or one of each tag."""


@dataclass(slots=True)
class Fresh:
    """Rows of one table that were not told yet."""

    batches: dict[tuple[str, str], Batch] = field(default_factory=dict)
    odd: dict[int, str] = field(default_factory=dict)
    """What is wrong with rows, by their number."""
    unshown: Counter[str] = field(default_factory=Counter)
    """How many values have no table, by kind."""
    first: float = math.inf
    last: float = -math.inf
    count: int = 0
    _single: dict[str, _Rows] = field(default_factory=dict)
    _together: dict[tuple[str, ...], _Rows] = field(default_factory=dict)
    """By the tags that steps have: nearly all steps of a run have the same."""

    def see(self, wall_time: float) -> None:
        self.first = min(self.first, wall_time)
        self.last = max(self.last, wall_time)
        self.count += 1

    def point(self, tag: str, number: int, step: int, wall_time: float, value: float) -> None:
        """A number of a tag, of the row that `number` says."""
        rows = self._single.get(tag)
        if rows is None:
            rows = self._single[tag] = []
        rows.append((number, step, wall_time, value))

    def points(
        self, tags: tuple[str, ...], number: int, step: int, wall_time: float, values: Any
    ) -> None:
        """A number of each of these tags."""
        rows = self._together.get(tags)
        if rows is None:
            rows = self._together[tags] = []
        rows.append((number, step, wall_time, values))

    def row(
        self, where: tuple[str, str, str], step: int, wall_time: float, cells: Any, number: int
    ) -> None:
        """A row of another kind: of the table, kind and tag that `where` says."""
        batch = self.batches.setdefault(where[1:], Batch(*where))
        batch.steps.append(step)
        batch.wall_times.append(wall_time)
        batch.cells.append(cells)
        batch.offsets.append(number)

    def series(self) -> dict[str, tuple[Any, Any, Any]]:
        """Steps, wall times and values of each tag, in the order of the rows."""
        parts: dict[str, list[tuple[Any, Any, Any, Any]]] = {}
        for tag, held in self._single.items():
            parts.setdefault(tag, []).append(_columns(held))
        for tags, held in self._together.items():
            *same, values = _columns(held)
            for tag, column in zip(tags, values.T, strict=True):
                parts.setdefault(as_text(tag), []).append((same[0], same[1], same[2], column))
        return {tag: _joined(held) for tag, held in parts.items()}


def _columns(rows: _Rows) -> tuple[Any, Any, Any, Any]:
    numbers, steps, wall_times, values = zip(*rows, strict=True)
    return (
        np.array(numbers, np.int64),
        np.array(steps, np.int64),
        np.array(wall_times, np.float64),
        np.array(values, np.float64),
    )


def _joined(parts: list[tuple[Any, Any, Any, Any]]) -> tuple[Any, Any, Any]:
    if len(parts) == 1:
        return parts[0][1:]
    numbers, steps, times, values = (np.concatenate(part) for part in zip(*parts, strict=True))
    order = np.argsort(numbers, kind="stable")
    return steps[order], times[order], values[order]


@dataclass(slots=True)
class ProjectRun:
    """What is known of one run, and what of it was not told yet."""

    name: str
    config: dict[str, Any] = field(default_factory=dict)
    fresh: dict[str, Fresh] = field(default_factory=dict)
    samples: int = 0
    alerts: int = 0
    artifacts: list[Artifact] = field(default_factory=list)
    has_artifacts: bool = False
    """Whether they are others than were told."""
    has_config: bool = False
    has_facts: bool = True
    """Whether its facts are new."""
    is_anew: bool = False
    """Whether nothing that was told of it holds any longer."""
    is_told: bool = False
    """Whether a follower has taken anything of it."""
    revision: int = 0

    @property
    def is_gone(self) -> bool:
        """Whether all was read anew, and nothing of it is there any longer."""
        return self.is_anew and not self.fresh and not self.has_config and not self.artifacts

    def begin_anew(self) -> None:
        """Count from the beginning; the configuration stays, though its line may be gone."""
        self.samples = self.alerts = 0

    def of(self, table: str) -> Fresh:
        found = self.fresh.get(table)
        if found is None:
            found = self.fresh[table] = Fresh()
        return found


def names_of(runs: Mapping[str, ProjectRun]) -> dict[str, str]:
    """The id of each run by a name of its own, which is a path that leads nowhere else.

    >>> names_of({"0123456789": ProjectRun("../a"), "b": ProjectRun("c/d")})
    {'_/a': '0123456789', 'c/d': 'b'}
    >>> list(names_of({"0123456789": ProjectRun("a"), "9876543210": ProjectRun("a")}))
    ['a~01234567', 'a~98765432']
    """
    paths = {run_id: path_of(run.name) for run_id, run in runs.items()}
    counts = Counter(paths.values())
    return {
        path if counts[path] == 1 else f"{path}~{path_of(run_id)[:_SHORT_ID]}": run_id
        for run_id, path in paths.items()
    }


def path_of(name: str) -> str:
    """A name as a path that leads nowhere else."""
    return "/".join("_" if part in {"", ".", ".."} else part for part in name.split("/"))
