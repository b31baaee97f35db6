"""What an export needs of one run."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pandas as pd

    from insight.tables import Store


class ExportedRun:
    """One run of a store.

    Attributes:
        name: Its name.
        status: How it ended.

    """

    def __init__(self, store: Store, name: str, status: str, facts: dict[str, Any]) -> None:
        self.name = name
        self.status = status
        self.facts = facts
        self._store = store

    def folder_in(self, out: Path) -> Path:
        """Its folder below `out`, made if need be."""
        folder = out if self.name == "." else out.joinpath(*_parts(self.name))
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def table(self, kind: str) -> pd.DataFrame:
        """Its rows of a kind."""
        return self._store.table(kind, runs=self.name)

    def rows(self, kind: str) -> Iterator[Any]:
        """Its rows of a kind, one by one, with the columns as attributes."""
        return iter(self.table(kind).itertuples(index=False))

    def value(self, kind: str, tag: str, step: int) -> Any:
        """One heavy value."""
        return self._store.value(kind, self.name, tag, step)

    def scalar_steps(self) -> Iterator[tuple[float, int, bytes, list[str], list[float]]]:
        """(wall time, step, key of the tags, tags, values) of what was recorded together.

        In the order of wall times. Equal keys mean equal tags.
        """
        table = self.table("scalar")
        if table.empty:
            return
        names = np.array(table["tag"].cat.categories.tolist(), object)
        codes = table["tag"].cat.codes.to_numpy()
        columns = (table[name].to_numpy() for name in ("step", "wall_time", "value"))
        steps, times, values = columns
        order = np.lexsort((codes, steps, times))
        codes, steps, times, values = codes[order], steps[order], times[order], values[order]
        # NaN differs from itself, so a row without a time is a step of its own.
        begins = np.flatnonzero((steps[1:] != steps[:-1]) | (times[1:] != times[:-1])) + 1
        bounds = [0, *begins.tolist(), len(steps)]
        for begin, stop in pairwise(bounds):
            key = codes[begin:stop].tobytes()
            tags = names[codes[begin:stop]].tolist()
            yield float(times[begin]), int(steps[begin]), key, tags, values[begin:stop].tolist()

    def span(self) -> tuple[float, float]:
        """The first and the last wall time of its rows; zeros without any."""
        times = [self.table(kind)["wall_time"] for kind in ("scalar", "histogram", "image")]
        finite = [t[np.isfinite(t)] for t in times]
        lowest = [float(t.min()) for t in finite if len(t)]
        highest = [float(t.max()) for t in finite if len(t)]
        return (min(lowest), max(highest)) if lowest else (0.0, 0.0)


def exported_runs(store: Store, names: list[str]) -> Iterator[ExportedRun]:
    """The runs of these names, one after the other."""
    runs, lineage = store.runs().set_index("run"), store.lineage().set_index("run")
    for name in names:
        row = lineage.loc[name]
        facts = {str(fact): value for fact, value in row.items() if not _lacks(value)}
        yield ExportedRun(store, name, str(runs.loc[name, "status"]), facts)


def _lacks(value: Any) -> bool:
    if isinstance(value, (tuple, list, dict)):
        return False
    return value is None or (isinstance(value, float) and math.isnan(value)) or str(value) == "<NA>"


def _parts(name: str) -> list[str]:
    """The folders of a run's name; none leads out of where it is put."""
    return [part if part not in {"", ".", ".."} else "_" for part in name.split("/")]
