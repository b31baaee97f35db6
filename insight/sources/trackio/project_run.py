"""What is known of the runs of a project, and what of it was not told yet."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from insight.sources.records import Batch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .artifacts import Artifact

_SHORT_ID = 8

Series = dict[str, tuple[list[int], list[float], list[float]]]


@dataclass(slots=True)
class Fresh:
    """Rows of one table that were not told yet."""

    series: Series = field(default_factory=dict)
    batches: dict[tuple[str, str], Batch] = field(default_factory=dict)
    odd: dict[int, str] = field(default_factory=dict)
    """What is wrong with rows, by their number."""
    unshown: Counter[str] = field(default_factory=Counter)
    """How many values have no table, by kind."""
    first: float = math.inf
    last: float = -math.inf
    count: int = 0

    def see(self, wall_time: float) -> None:
        self.first, self.last = min(self.first, wall_time), max(self.last, wall_time)
        self.count += 1

    def point(self, tag: str, step: int, wall_time: float, value: float) -> None:
        steps, wall_times, values = self.series.setdefault(tag, ([], [], []))
        steps.append(step)
        wall_times.append(wall_time)
        values.append(value)

    def row(
        self, where: tuple[str, str, str], step: int, wall_time: float, cells: Any, number: int
    ) -> None:
        """A row of another kind: of the table, kind and tag that `where` says."""
        batch = self.batches.setdefault(where[1:], Batch(*where))
        batch.steps.append(step)
        batch.wall_times.append(wall_time)
        batch.cells.append(cells)
        batch.offsets.append(number)


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

    def of(self, table: str) -> Fresh:
        return self.fresh.setdefault(table, Fresh())


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
